//! Plays what the rows leave out: requests that look like others, inputs of batches, answers just given, entries that no
//! rule needs, and numbers at the end of their range.

use std::cell::Cell;

use fixtures::chain::abi::{self, number};
use fixtures::chain::believed::Given;
use fixtures::chain::coordinator::Kind;
use fixtures::chain::endpoint::{Endpoint, fault};
use fixtures::chain::{CONSUMER, COORDINATOR, Chain, Running, SHOPS_OWN, SUBSCRIPTION, at, listed};
use fixtures::pack_event::PackEvent;
use fixtures::world::{Act, JUNK, LIKED, OfEvent, Terms, World};
use verify::claims::{Address, At, Fault, Head, Question, Reply};
use verify::hash::Hash32;
use verify::pull::packs_v1;
use verify::report::LogKind::{Anchored, Requested};
use verify::report::{StepId, Verdict};

use super::{Payload, fails_step, is, is_not, is_open, told};

use Act::{Anchor, Event, Fulfil, Readd, Request, Wait};
use Terms::{Break, Early, Now};

const FORWARDER: Address = Address::new([0x66; 20]);

fn of(chain: &Chain) -> Endpoint<'static> {
    Endpoint::of(chain)
}

/// Returns the report's own event, told as it happened.
fn honest_event(world: &World) -> PackEvent {
    let mut event = world.event.clone();
    let coordinator = &world.chain.coordinators[&COORDINATOR];
    event.seed = coordinator.word_of(&world.real[0].id).expect("a word");
    let mut logs = world.chain.logs.iter();
    let anchor = logs.find(|log| log.topics.get(1) == Some(&event.id));
    event.transaction = anchor.expect("an anchor").transaction;
    event
}

/// v2: the input of the transaction that delivers an answer names, before the real commitment, that of an earlier request
/// of the same id, which was a Break's. The word of the later one, a Pack's, is left out.
// left_out-31, left_out-32
#[test]
fn an_input_that_names_an_earlier_request_of_its_id_hides_no_word() {
    let acts = [
        Anchor(0, Now),
        Anchor(1, Break),
        Request(1),
        Fulfil(0, false),
        Readd,
        Request(0),
        Wait,
        Anchor(2, Break),
        Anchor(3, Now),
        Request(3),
    ];
    let mut world = World::after(Kind::V2, &acts);
    assert_eq!(world.real[0].id, world.real[1].id, "one id");
    let id = world.real[1].id;
    let sender = CONSUMER.as_topic();
    let named = [
        number(world.real[0].block),
        *SUBSCRIPTION.as_bytes(),
        number(200_000),
        number(1),
        *sender.as_bytes(),
    ];
    let decoy = [&[0; 4][..], &named.concat(), &[0; 28]].concat();
    world.chain.mine(1);
    world
        .chain
        .transact(FORWARDER, decoy, |running| running.fulfils(id, true));
    world.act(Fulfil(2, false));
    for report in told(&world, 3, &[]).on(&world.chain) {
        is(&report, Verdict::Verified);
    }
    for report in told(&world, 3, &[(0, None)]).on(&world.chain) {
        is_not(&report, Verdict::Verified);
    }
    let [listed, _] = told(&world, 3, &[(0, None)]).on(&world.chain);
    is(&listed, Verdict::NotVerified);
}

/// Strangers' requests are answered in batches, and their callbacks fail.
// left_out-22, left_out-23
#[test]
fn a_batch_of_strangers_failed_callbacks_takes_nothing_away() {
    let mut world = World::open(Kind::V2_5);
    let oracle = world.chain.consumer.oracle;
    let strangers = (0..16).map(|stranger| Address::new([0xa0 + stranger; 20]));
    let ids: Vec<Hash32> = strangers
        .map(|stranger| {
            world.chain.transact(stranger, Vec::new(), |running| {
                running.request_words(oracle, stranger, None)
            })
        })
        .collect();
    for act in [Wait, Anchor(0, Now), Request(0)] {
        world.act(act);
    }
    world.chain.mine(1);
    let batch = world.chain.transact(FORWARDER, Vec::new(), |running| {
        for id in ids {
            running.fulfils(id, true);
        }
        running.hash
    });
    let sent = world.chain.transactions.get_mut(&batch).expect("one");
    sent.call.input = abi::as_batch(&sent.call.input);
    world.act(Fulfil(0, true));
    for report in told(&world, 0, &[]).on(&world.chain) {
        is(&report, Verdict::Verified);
    }
}

/// The oracle answers an event late, after the block of the state and before the newest one.
#[test]
fn an_event_that_was_just_answered_is_verified() {
    let mut world = World::after(
        Kind::V2_5,
        &[Event(OfEvent::Create), Wait, Fulfil(0, false)],
    );
    world.chain.pinned = Some(world.chain.newest - 1);
    for report in Payload::of_event(&honest_event(&world)).on(&world.chain) {
        is(&report, Verdict::Verified);
    }
}

/// An invented seed, of a request that is open in a block of this minute, fails all the same.
// seed_origin-26
#[test]
fn an_invented_seed_of_an_open_request_fails() {
    let mut world = World::after(Kind::V2_5, &[Event(OfEvent::Create), Wait]);
    world.chain.pinned = Some(world.chain.newest - 1);
    let mut event = honest_event(&world);
    event.seed = LIKED;
    for report in Payload::of_event(&event).on(&world.chain) {
        is(&report, Verdict::NotVerified);
    }
}

/// The contract was deployed after the block of the state.
// contract-10
#[test]
fn a_contract_younger_than_the_block_of_the_state_is_read_at_the_newest() {
    let world = World::after(Kind::V2_5, &[Event(OfEvent::Create), Fulfil(0, false)]);
    let mut chain = world.chain.clone();
    chain.pinned = Some(world.real[0].block - 1);
    let payload = Payload::of_event(&honest_event(&world));
    let endpoint = of(&chain).answering(|question| match question {
        Question::Events(_, At::Pinned) | Question::GetPull(_, At::Pinned) => {
            Some(fault(Fault::NotTheContract))
        }
        _ => None,
    });
    is(&payload.by(&[endpoint]), Verdict::Verified);
}

/// No code at the address, or other code, is a missing value.
// contract-13, contract-15
#[test]
fn a_contract_that_does_not_exist_fails() {
    let world = World::after(Kind::V2_5, &[Anchor(0, Now), Request(0), Fulfil(0, false)]);
    let none = |question: &Question| match question {
        Question::Events(..) | Question::GetPull(..) => Some(fault(Fault::NotTheContract)),
        Question::CodeHash(_) => Some(Reply::CodeHash(verify::hash::keccak(&[]))),
        Question::Logs(_) | Question::Window(_) => Some(Reply::Logs(Vec::new())),
        _ => None,
    };
    let report = told(&world, 0, &[]).by(&[of(&world.chain).answering(none)]);
    fails_step(&report, StepId::Contract);
    let world = World::after(Kind::V2_5, &[Event(OfEvent::Create), Fulfil(0, false)]);
    let payload = Payload::of_event(&honest_event(&world));
    let report = payload.by(&[of(&world.chain).answering(none)]);
    fails_step(&report, StepId::Contract);
}

fn with_a_break() -> World {
    World::after(
        Kind::V2_5,
        &[
            Anchor(0, Now),
            Anchor(1, Break),
            Request(0),
            Request(1),
            Fulfil(1, false),
            Fulfil(0, false),
        ],
    )
}

/// The dates of what classifies a Break's word are used by no rule.
// views-35, contract-20
#[test]
fn the_dates_of_a_breaks_entries_decide_nothing() {
    let world = with_a_break();
    let (key, broken) = world.requested(1);
    for (kind, id) in [(Anchored, broken), (Requested, key)] {
        let mut proof = world.proof(0, &world.honest_words()).expect("a proof");
        proof.entry(kind, id).position = at(1 << 60, 0);
        proof.covers_to = Some(world.chain.tip());
        for report in Payload::of(&proof).on(&world.chain) {
            is(&report, Verdict::Verified);
        }
        // A purchase that is not anchored stays so.
        let sale = world.purchases[0].sale.as_ref().expect("a sale");
        let mut chain = world.chain.clone();
        chain.consumer.events.forget(&sale.event_id());
        for report in Payload::of(&proof).on(&chain) {
            fails_step(&report, StepId::Contract);
        }
    }
}

/// A Break's root is anchored after the target's word; an endpoint has not reached that block.
// contract-21
#[test]
fn a_breaks_root_that_is_anchored_later_is_not_missing() {
    let mut world = World::after(
        Kind::V2_5,
        &[Anchor(0, Now), Anchor(1, Break), Request(0), Request(1)],
    );
    // The Break's root comes last.
    let (_, broken) = world.requested(1);
    let root = world.chain.consumer.events.newest(&broken).expect("a root");
    world.chain.consumer.events.forget(&broken);
    world
        .chain
        .logs
        .retain(|log| log.topics.get(1) != Some(&broken));
    world.act(Fulfil(1, false));
    world.act(Fulfil(0, false));
    let before = world.chain.newest;
    world.chain.mine(5);
    world.chain.transact(CONSUMER, Vec::new(), |running| {
        running.anchors(broken, root)
    });
    let payload = told(&world, 0, &[]);
    for report in payload.on(&world.chain) {
        is(&report, Verdict::Verified);
    }
    for report in payload.on(&world.chain.up_to(before)) {
        is_open(&report);
    }
}

/// A search goes on to the last block that a number can name.
#[test]
fn a_search_ends_at_the_last_number() {
    let world = World::after(Kind::V2_5, &[Anchor(0, Now), Request(0), Fulfil(0, false)]);
    let far = at(u64::MAX - 5, 0);
    let (_, word) = world.honest_words()[0].expect("a word");
    let mut chain = world.chain.clone();
    chain.newest = u64::MAX;
    let silent = of(&chain).hiding(|log| log.address == COORDINATOR);
    let report = told(&world, 0, &[(0, Some((far, word)))]).by(&[silent]);
    is_not(&report, Verdict::Verified);
    // The same for a head alone.
    let ahead = of(&world.chain).answering(|question| match question {
        Question::Head => Some(Reply::Head(Head {
            chain_id: 8453,
            newest: u64::MAX,
            is_known: true,
            pinned: u64::MAX,
            is_fresh: true,
            ..Head::default()
        })),
        _ => None,
    });
    is(&told(&world, 0, &[]).by(&[ahead]), Verdict::Verified);
}

/// Another pull's word, by the shop's own coordinator, follows the target's in its block; the node numbers logs within
/// their transactions.
// dates-28, dates-29
#[test]
fn an_index_that_means_nothing_fails_no_window() {
    let mut world = World::after(Kind::V2_5, &[Anchor(0, Now), Anchor(1, Now), Request(0)]);
    let given = Given {
        id: LIKED,
        is_logged: true,
    };
    let (key, version) = world.requested(1);
    by_own(&mut world, |running| {
        running.requests_pull(key, version, given);
    });
    world.chain.mine(1);
    let other = |running: &mut Running<'_>, count: u8| {
        for log in 0..count {
            running.log(FORWARDER, vec![Hash32::new([log; 32])], Vec::new());
        }
    };
    let id = world.real[0].id;
    world.chain.transact(FORWARDER, Vec::new(), |running| {
        other(running, 20);
        running.fulfils(id, false);
    });
    world.chain.transact(FORWARDER, Vec::new(), |running| {
        running.by_own(|running| running.takes(SHOPS_OWN, LIKED, LIKED).ok());
    });
    let payload = told(&world, 0, &[(1, None)]);
    for report in payload.on(&world.chain) {
        is_not(&report, Verdict::NotVerified);
    }
    is(&payload.by(&[of(&world.chain)]), Verdict::Verified);
    let within = of(&world.chain).with_chain(|chain| {
        let logs = chain.logs.clone();
        for log in &mut chain.logs {
            let before = logs.iter().filter(|other| {
                other.transaction == log.transaction && other.position < log.position
            });
            log.position.log_index = u32::try_from(before.count()).expect("few");
        }
    });
    let numbered = told(&world, 0, &[(1, None)]);
    is_not(&numbered.by(&[within]), Verdict::NotVerified);
}

fn by_own(world: &mut World, run: impl FnOnce(&mut Running<'_>)) {
    world.chain.mine(1);
    world
        .chain
        .transact(SHOPS_OWN, Vec::new(), |running| running.by_own(run));
}

/// The signatures of anchors and of requests are exchanged: in each log that teaches them, the contract's own pair has a
/// value of zero, and the shop's own coordinator returned the third value as its id. So v2's second answer to one id has
/// a request, and a pull has two words.
// kinds-9
#[test]
fn a_log_whose_own_pair_has_a_zero_teaches_nothing() {
    let mut world = World::after(
        Kind::V2,
        &[
            Anchor(0, Early),
            Anchor(1, Break),
            Request(0),
            Request(1),
            Fulfil(1, false),
            Fulfil(0, true),
        ],
    );
    let honest = told(&world, 0, &[]);
    world.act(Readd);
    let sale = world.purchases[0].sale.clone().expect("a sale");
    let (key, version) = world.requested(0);
    let root = packs_v1::version_root(&world.tiers[0]);
    let (id, value) = (sale.event_id(), sale.commitment(&world.tiers[0]));
    let given = |id: Hash32| Given {
        id,
        is_logged: false,
    };
    let mut anchors = Vec::new();
    for (id, value) in [(version, root), (id, value)] {
        by_own(&mut world, |running| {
            let own = running.requests_pull(id, Hash32::ZERO, given(value));
            anchors.push((id, own.expect("a log").position));
        });
    }
    world.chain.mine(1);
    let other = Hash32::new([0x0b; 32]);
    let asked = world.chain.transact(FORWARDER, Vec::new(), |running| {
        let own = running.by_own(|running| running.creates(Hash32::ZERO, key, given(version)));
        running.requests_pull(other, JUNK, given(JUNK));
        own.expect("a log").position
    });
    world.chain.mine(1);
    let oracles = world.real[0].id;
    let answered = world.chain.transact(FORWARDER, Vec::new(), |running| {
        running.fulfils(oracles, true)
    });
    let mut words = world.honest_words();
    assert_ne!(words[0].expect("a word").1, answered.word, "two words");
    words[0] = Some((answered.position, answered.word));
    let mut proof = world.proof(0, &words).expect("a proof");
    for (id, position) in anchors {
        proof.entry(Anchored, id).position = position;
    }
    proof.entry(Requested, key).position = asked;
    let [listed, _] = honest.on(&world.chain);
    is(&listed, Verdict::Verified);
    for report in Payload::of(&proof).on(&world.chain) {
        is_not(&report, Verdict::Verified);
    }
}

/// The shop's own coordinator gives the id of a draw's request to a later pull, whose key is a value of the draw's own log.
/// Without listed signatures that log reads in both ways, and may not be a request of the later key.
// word_origin-11, dates-4
#[test]
fn a_later_key_with_a_draws_id_fails_nothing() {
    let acts = [Anchor(0, Now), Request(0), Fulfil(0, false)];
    let mut world = World::after(Kind::V2_5, &acts);
    let (key, version) = world.requested(0);
    let given = Given {
        id: world.real[0].id,
        is_logged: false,
    };
    by_own(&mut world, |running| {
        running.requests_pull(version, key, given);
    });
    let [listed, learnt] = told(&world, 0, &[]).on(&world.chain);
    is(&listed, Verdict::Verified);
    is_open(&learnt);
}

/// An endpoint shows a log of many values in a request's transaction. Each may be a key, and would be a question.
// word_origin-13
#[test]
fn a_log_of_many_values_asks_little() {
    let world = World::after(Kind::V2_5, &[Anchor(0, Now), Request(0), Fulfil(0, false)]);
    let request = world.entries(Requested).next().expect("a request");
    let mut chain = world.chain.clone();
    let mut log = chain.log_at(request.position).clone();
    log.topics = vec![LIKED];
    log.position.log_index += 40;
    log.data = (0..20_000).flat_map(number).collect();
    chain.logs.push(log);
    let asked = Cell::new(0);
    let counting = of(&chain).answering_if_asked(|question| {
        asked.set(asked.get() + usize::from(matches!(question, Question::GetPull(..))));
        None
    });
    is_open(&told(&world, 0, &[]).by_listed(&listed(), &[counting]));
    assert!(asked.get() < 2_000, "{} questions", asked.get());
}

/// Several nodes behind one address: the contract's logs of the windows came from one that had not reached the last block,
/// and a word of that block is left out.
// left_out-6
#[test]
fn an_answer_of_a_node_that_is_a_block_behind_hides_no_word() {
    let world = World::after(
        Kind::V2_5,
        &[
            Anchor(0, Now),
            Anchor(1, Now),
            Request(0),
            Request(1),
            Fulfil(0, false),
            Act::Near,
            Fulfil(1, true),
        ],
    );
    let last = world.chain.newest;
    let behind = world.chain.up_to(last - 1);
    let endpoint = of(&world.chain).answering(|question| match question {
        Question::Window(_) => Some(behind.answer(question)),
        _ => None,
    });
    let report = told(&world, 1, &[(0, None)]).by(&[endpoint]);
    is_not(&report, Verdict::Verified);
}

/// A liar's newest block lies so far ahead that a search by single steps took more rounds than a reading has.
// word_origin-19
#[test]
fn a_search_to_a_head_of_the_future_ends_in_time() {
    let world = World::after(Kind::V2_5, &[Anchor(0, Now), Request(0), Fulfil(0, false)]);
    let mut chain = world.chain.clone();
    chain.newest = 1 << 62;
    let silent = of(&chain).hiding(|log| log.address == COORDINATOR);
    is_open(&told(&world, 0, &[]).by(&[silent, of(&world.chain)]));
}
