//! Holds what an audit found, each with the clause of `docs/protocol.md` that it broke.

use fixtures::chain::abi::{self, Committed};
use fixtures::chain::believed::Given;
use fixtures::chain::block::{Block, Executed};
use fixtures::chain::coordinator::Kind;
use fixtures::chain::endpoint::{Endpoint, fault, settle, settle_beside};
use fixtures::chain::{
    CONSUMER, COORDINATOR, Chain, KEYS, Running, SHOPS_OWN, SUBSCRIPTION, hash, listed,
    listed_with_logs, time_of,
};
use fixtures::pack_event::PackEvent;
use fixtures::world::{Act, Id, JUNK, Terms, World};
use verify::claims::{
    Address, At, Fault, Log, OracleRequest, Question, Replies, Reply, Transaction, Unread,
    Witnesses, add_reply, create_event, pre_seed, request_id,
};
use verify::hash::{Hash32, keccak};
use verify::position::Position;
use verify::pull::Entry;
use verify::report::LogKind::Fulfilled;
use verify::report::{Grade, Step, StepId, Verdict};

use super::{Payload, is, is_not, number_within_transactions, told};

use Act::{Anchor, Fulfil, Join, Near, OwnRequest, Readd, Request};
use Terms::{Break, Now};

const FORWARDER: Address = Address::new([0x66; 20]);
/// The owner of the contract, which is a contract of the operator's.
const OWNER: Address = Address::new([0x77; 20]);
const HEIR: Address = Address::new([0x78; 20]);

fn of(chain: &Chain) -> Endpoint<'static> {
    Endpoint::of(chain)
}

fn by_own<T>(world: &mut World, run: impl FnOnce(&mut Running<'_>) -> T) -> T {
    world.chain.mine(1);
    world
        .chain
        .transact(FORWARDER, Vec::new(), |running| running.by_own(run))
}

// --- 1: false passes -------------------------------------------------------------------------------------------------

/// `chain_logs` passed without a Pack's word, which the contract logged in the window: the kind of words was learnt from a
/// Break's word that the shop dated at `OwnershipTransferRequested(from, to)` of the oracle's base contract. While a kind
/// counts as known, logs of other unknown signatures are not words.
// kinds-3, dates-23, left_out-10
#[test]
fn a_breaks_word_at_another_log_teaches_no_kind() {
    let acts = [
        Anchor(0, Now),
        Anchor(1, Now),
        Anchor(2, Break),
        Request(0),
        Request(1),
    ];
    let mut world = World::after(Kind::V2_5, &acts);
    let (key, heir) = (OWNER.as_topic(), HEIR.as_topic());
    let (_, broken) = world.requested(2);
    let given = Given {
        id: JUNK,
        is_logged: false,
    };
    // A Break under the owner's address, whose word is the heir's.
    let asked = by_own(&mut world, |running| {
        let asked = running.requests_pull(key, broken, given);
        running.takes(SHOPS_OWN, JUNK, heir).expect("a word");
        asked.expect("a request")
    });
    world.chain.mine(1);
    let shown = world.chain.transact(OWNER, Vec::new(), |running| {
        let signature = keccak(&[b"OwnershipTransferRequested(address,address)"]);
        running.log(CONSUMER, vec![signature, key, heir], Vec::new())
    });
    // The word that is left out, and the target's.
    world.act(Fulfil(1, false));
    world.act(Fulfil(0, true));
    let mut words = world.honest_words();
    words[1] = None;
    let mut proof = world.proof(0, &words).expect("a proof");
    proof.entries.push(asked);
    proof.entries.push(Entry {
        kind: Fulfilled,
        key,
        position: shown,
        value: heir,
    });
    let payload = Payload::of(&proof);
    let endpoints = [of(&world.chain)];
    is(&payload.by(&endpoints), Verdict::NotVerified);
    is_not(&payload.by_listed(&listed(), &endpoints), Verdict::Verified);
}

/// The endpoint numbers logs within their transactions, and the proof states its numbers: a word of the target's own block,
/// earlier in it, seems to be later. The indexes were checked only before one failed an entry.
// dates-28, left_out-8
#[test]
fn indexes_that_mean_nothing_pass_no_window() {
    let acts = [Anchor(0, Now), Anchor(1, Now), Request(0), Request(1)];
    let mut world = World::after(Kind::V2_5, &acts);
    world.chain.mine(1);
    let omitted = world.real[1].id;
    world.chain.transact(FORWARDER, Vec::new(), |running| {
        for log in 0..2 {
            running.log(FORWARDER, vec![Hash32::new([log; 32])], Vec::new());
        }
        running.fulfils(omitted, false);
    });
    world.act(Near);
    world.act(Fulfil(0, false));
    let (at, word) = world.honest_words()[0].expect("a word");
    let first = Position { log_index: 0, ..at };
    let payload = told(&world, 0, &[(0, Some((first, word))), (1, None)]);
    is(&payload.by(&[of(&world.chain)]), Verdict::NotVerified);
    for listed in [listed_with_logs(), listed()] {
        let endpoint = of(&world.chain).with_chain(number_within_transactions);
        is_not(&payload.by_listed(&listed, &[endpoint]), Verdict::Verified);
    }
}

/// Returns an endpoint whose state of the block that was chosen lies behind several nodes, one of which keeps nothing that old
/// and answers with nothing: it is asked for this pull.
fn keeping_nothing_of(chain: &Chain, key: Hash32) -> Endpoint<'static> {
    let mut chain = chain.clone();
    chain.mine(1_000);
    chain.pinned = Some(chain.newest - 600);
    of(&chain).answering(move |question| match question {
        Question::GetPull(of, At::Pinned) if *of == key => Some(fault(Fault::NotTheContract)),
        _ => None,
    })
}

/// Two keys of one request fail `word_origin`. It passed, because nothing was answered for the other key, which the
/// contract's own log names as requested.
// word_origin-4
#[test]
fn a_second_key_of_a_request_is_not_absent_because_nothing_was_answered() {
    let acts = [
        Anchor(0, Now),
        Anchor(1, Now),
        Request(0),
        Join,
        OwnRequest(1, Id::Real(0)),
        Fulfil(0, false),
    ];
    let world = World::after(Kind::V2_5, &acts);
    let landed = world.tellable(1)[0];
    let payload = told(&world, 1, &[(0, None), (1, Some(landed))]);
    is(&payload.by(&[of(&world.chain)]), Verdict::NotVerified);
    let endpoint = keeping_nothing_of(&world.chain, world.purchases[0].key());
    is_not(&payload.by(&[endpoint]), Verdict::Verified);
}

/// A Pack's word is left out, and nothing was answered for its key. The word counted as that of event id 0, under which the
/// operator anchored something, so it was not a Pack draw's.
// left_out-12
#[test]
fn a_word_is_no_breaks_because_nothing_was_answered_for_its_key() {
    let acts = [Anchor(0, Now), Anchor(1, Now), Request(0), Request(1)];
    let mut world = World::after(Kind::V2_5, &acts);
    world.chain.mine(1);
    world.chain.transact(CONSUMER, Vec::new(), |running| {
        running.anchors(Hash32::ZERO, JUNK).expect("an anchor");
    });
    world.act(Fulfil(1, false));
    world.act(Fulfil(0, false));
    let payload = told(&world, 0, &[(1, None)]);
    is(&payload.by(&[of(&world.chain)]), Verdict::NotVerified);
    let endpoint = keeping_nothing_of(&world.chain, world.purchases[1].key());
    is_not(&payload.by(&[endpoint]), Verdict::Verified);
}

/// Returns an event, and another transaction of its block.
fn event_beside_another() -> (PackEvent, Hash32) {
    let mut event = PackEvent::unanchored();
    let (id, value) = (event.id, event.value);
    event.chain.mine(1);
    let other = event
        .chain
        .transact(FORWARDER, Vec::new(), |running| running.hash);
    let call = create_event(&id, &value);
    let (own, request) = event.chain.transact(CONSUMER, call, |running| {
        (running.hash, running.create_event(id, value))
    });
    event.transaction = own;
    event.deliver_seed(request);
    (event, other)
}

/// Returns a file with the event's proof, said to be of another transaction.
fn file_of(event: &PackEvent, named: Hash32) -> Replies {
    let mut logs = event.chain.logs.iter();
    let asked = logs.find(|log| log.address == COORDINATOR).expect("one");
    let answered = event.chain.logs.last().expect("an answer");
    let block = asked.position.block;
    let inclusion = event
        .chain
        .answer(&Question::Inclusion(asked.transaction, block));
    let fulfilment = Question::Fulfilment(answered.transaction, answered.position.block);
    let answer = event.chain.answer(&fulfilment);
    let mut answers = Replies::new();
    let by = Witnesses::of(0);
    add_reply(
        &mut answers,
        Question::Inclusion(named, block),
        by,
        inclusion,
    );
    add_reply(&mut answers, fulfilment, by, answer);
    answers
}

/// The report names another transaction of the anchor's block, and a file says that the anchor's receipt is that one's. The
/// endpoint's own search leads to the anchor's transaction, which is judged in its place.
#[test]
fn the_anchors_own_transaction_is_judged_in_place_of_another() {
    let (mut event, other) = event_beside_another();
    event.transaction = other;
    let payload = Payload::of_event(&event);
    let endpoint = || [of(&event.chain)];
    is(&payload.by(&endpoint()), Verdict::Verified);
    let proofs = verify::claims::proofs(&file_of(&event, other));
    let settled = settle_beside(&payload.claims, &listed_with_logs(), &proofs, &endpoint());
    is(
        &payload.report.clone().with_chain(&settled),
        Verdict::Verified,
    );
}

// --- 2: honest proofs ------------------------------------------------------------------------------------------------

/// The page does not know the network, and one of two endpoints is on another chain; the reader unticks it, and the other
/// one's result stayed `contradicted`: every view was replaced by the cause, not the merge.
// views-3, views-17
#[test]
fn without_the_endpoint_of_another_chain_the_others_result_appears() {
    let world = World::after(Kind::V2_5, &[Anchor(0, Now), Request(0), Fulfil(0, false)]);
    let payload = told(&world, 0, &[]);
    let on = |id: u64| {
        let own = world.chain.clone();
        of(&world.chain).answering(move |question| match own.answer(question) {
            Reply::Head(mut head) => {
                (head.chain_id, head.is_known) = (id, false);
                Some(Reply::Head(head))
            }
            _ => None,
        })
    };
    is(&payload.by(&[on(77)]), Verdict::Verified);
    let settled = settle(&payload.claims, &listed_with_logs(), &[on(77), on(78)]);
    let both = payload.report.clone().with_chain(&settled);
    is(&both, Verdict::Contradicted);
    let without = settled.without(Witnesses::of(1));
    let report = payload.report.clone().with_chain(&without);
    is(&report, Verdict::Verified);
}

/// On a chain of an unknown network the address may hold nothing because it is another chain. "The proof names no contract" was
/// said of it.
// contract-28
#[test]
fn nothing_at_the_address_on_an_unknown_network_may_be_another_chain() {
    let world = World::after(Kind::V2_5, &[Anchor(0, Now), Request(0), Fulfil(0, false)]);
    let payload = told(&world, 0, &[]);
    let own = world.chain.clone();
    let other = of(&world.chain).answering(move |question| match question {
        Question::Events(..) | Question::GetPull(..) => Some(fault(Fault::NotTheContract)),
        Question::CodeHash(_) => Some(Reply::CodeHash(verify::hash::keccak(&[]))),
        _ => match own.answer(question) {
            Reply::Head(mut head) => {
                head.is_known = false;
                Some(Reply::Head(head))
            }
            _ => None,
        },
    });
    let report = payload.by(&[other]);
    let mut steps = report.steps.iter();
    let contract = steps.find(|step| step.id == StepId::Contract);
    assert_eq!(contract.and_then(Step::unread), Some(&Unread::UnknownChain));
    is(&report, Verdict::NotConfirmed);
}

/// An honest endpoint keeps the state of 128 blocks and answers questions about its final block with nothing: an honest pull
/// was `origin_unknown`, as if a coordinator of the shop's own had served it.
// contract-10
#[test]
fn a_pull_is_verified_where_the_final_state_is_not_kept_and_answered_with_nothing() {
    let world = World::after(Kind::V2_5, &[Anchor(0, Now), Request(0), Fulfil(0, false)]);
    let mut chain = world.chain.clone();
    chain.mine(1_000);
    chain.pinned = Some(chain.newest - 600);
    let endpoint = of(&chain).answering(|question| match question {
        Question::GetPull(_, At::Pinned) | Question::Events(_, At::Pinned) => {
            Some(fault(Fault::NotTheContract))
        }
        _ => None,
    });
    is(&told(&world, 0, &[]).by(&[endpoint]), Verdict::Verified);
}

/// v2: an id was answered, and given again after the consumer came back; of the coordinator's logs, the node behind the
/// address keeps only those after the first answer, and `word_origin` of the honest first draw failed.
// word_origin-27
#[test]
fn an_id_that_was_given_again_fails_no_draw_whose_answer_is_not_kept() {
    let acts = [
        Anchor(0, Now),
        Anchor(1, Now),
        Request(0),
        Fulfil(0, false),
        Readd,
        Request(1),
        Fulfil(1, false),
    ];
    let world = World::after(Kind::V2, &acts);
    assert_eq!(world.real[0].id, world.real[1].id, "one id");
    let payload = told(&world, 0, &[(1, None)]);
    is(&payload.by(&[of(&world.chain)]), Verdict::Verified);
    let from = world.real[1].block - 1;
    let pruned =
        of(&world.chain).hiding(|log| log.address == COORDINATOR && log.position.block < from);
    is_not(&payload.by(&[pruned]), Verdict::NotVerified);
}

// --- 3: grades -------------------------------------------------------------------------------------------------------

/// The first endpoint gives the hash of the block that a proof states, the second another: the finding was marked as proven,
/// and in the other order as told.
// proven-9
#[test]
fn a_finding_is_not_proven_beside_an_endpoint_that_has_another_block() {
    let event = PackEvent::honest();
    let payload = Payload::of_event(&event);
    let mut logs = event.chain.logs.iter();
    let asked = logs.find(|log| log.address == COORDINATOR).expect("one");
    let number = asked.position.block;
    let other = of(&event.chain).answering(move |question| match question {
        Question::BlockHash(block) if *block == number => Some(Reply::BlockHash(hash(0x66))),
        _ => None,
    });
    let settled = settle(
        &payload.claims,
        &listed_with_logs(),
        &[of(&event.chain), other],
    );
    let report = payload.report.clone().with_chain(&settled);
    is(&report, Verdict::Verified);
    assert!(settled.block.is_some_and(|block| block.is_err()));
    for id in [StepId::Contract, StepId::SeedOrigin] {
        let mut steps = settled.steps.iter();
        let step = steps.find(|step| step.id == id).expect("a step");
        for finding in &step.findings {
            assert!(!matches!(finding.grade, Grade::Proven(_)), "{finding:#?}");
        }
    }
}

/// A stranger's contract, which made a million requests, fails its callbacks twelve times in an honest pull's window: each
/// answer cost a search from nonce 0, the twelfth was too much work, and `chain_logs` was skipped.
// left_out-26
#[test]
fn a_busy_strangers_failed_callbacks_take_nothing_away() {
    let stranger = Address::new([0x5a; 20]);
    let mut world = World::after(Kind::V2_5, &[Anchor(0, Now), Request(0)]);
    let asked_in = world.chain.newest;
    for nonce in 1_000_000..1_000_012 {
        let seed = pre_seed(&KEYS[0], stranger, &SUBSCRIPTION, nonce);
        let committed = Committed {
            id: request_id(&KEYS[0], &seed),
            block: asked_in,
            subscription: SUBSCRIPTION,
            sender: stranger,
        };
        let asked = OracleRequest {
            key_hash: KEYS[0],
            pre_seed: seed,
            block_hash: fixtures::chain::proof::block_hash(asked_in),
        };
        world.chain.mine(1);
        let call = abi::fulfil(Kind::V2_5, &committed, &asked, &JUNK);
        world.chain.transact(COORDINATOR, call, |running| {
            running.log_word(COORDINATOR, (committed.id, SUBSCRIPTION), JUNK, false);
        });
    }
    world.act(Fulfil(0, false));
    let report = told(&world, 0, &[]).by(&[of(&world.chain)]);
    is(&report, Verdict::Verified);
}

// --- 4: work ---------------------------------------------------------------------------------------------------------

/// A hostile endpoint's receipt, in a block of its own making, has 2,200 requests with ids of their own preSeeds: trying each
/// with two inputs took all the work of the settlement, and the honest endpoint's proof was not looked at, unticked or not. In
/// `reader::nodes::a_hostile_receipt_takes_no_proof_from_another_endpoint` the ids of the requests are wrong, and cost nothing.
// proven-22
#[test]
fn requests_of_a_hostile_receipt_take_no_proof_from_another_endpoint() {
    let event = PackEvent::honest();
    let payload = Payload::of_event(&event);
    let alone = settle(&payload.claims, &listed_with_logs(), &[of(&event.chain)]);
    assert_eq!(alone.proven.len(), 3, "the control");
    let mut logs = event.chain.logs.iter();
    let asked = logs.find(|log| log.address == COORDINATOR).expect("one");
    let number = asked.position.block;
    let request = |nth: u32| {
        let mut log: Log = asked.clone();
        let mut seed = [0x5e; 32];
        seed[..4].copy_from_slice(&nth.to_be_bytes());
        let id = request_id(&KEYS[0], &Hash32::new(seed));
        log.data[..32].copy_from_slice(id.as_bytes());
        log.data[32..64].copy_from_slice(&seed);
        log
    };
    let hostile = Block {
        number,
        timestamp: time_of(number),
        transactions: vec![Executed {
            hash: asked.transaction,
            succeeded: true,
            logs: (0..2_200).map(request).collect(),
        }],
    };
    let inclusion = hostile.inclusion(&asked.transaction).expect("an inclusion");
    let liar = of(&event.chain).answering(move |question| match question {
        Question::Inclusion(..) => Some(Reply::Inclusion(inclusion.clone())),
        Question::Fulfilment(..) => Some(Reply::Transaction(Transaction {
            to: None,
            input: vec![0; 500],
        })),
        _ => None,
    });
    let endpoints = [liar, of(&event.chain)];
    let settled = settle(&payload.claims, &listed_with_logs(), &endpoints);
    let without = settled.without(Witnesses::of(0));
    assert_eq!(without.proven.len(), alone.proven.len());
}
