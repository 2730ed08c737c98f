//! Plays what a day with fresh eyes found: each test failed on the day that it was written.

use fixtures::chain::SHOPS_OWN;
use fixtures::chain::believed::Given;
use fixtures::chain::coordinator::Kind;
use fixtures::chain::endpoint::{Endpoint, fault};
use fixtures::chain::{Chain, at};
use fixtures::world::{Act, Id, LIKED, OfEvent, Terms, Word, World};
use verify::claims::{Address, Fault, Head, Question, Reply as Answered, Unread};
use verify::hash::Hash32;
use verify::pull::Entry;
use verify::report::LogKind::{Anchored, Fulfilled, Requested};
use verify::report::{StepId, Verdict};

use super::{Payload, fails_step, is, is_not, number_within_transactions, told};

use Act::{Anchor, Fulfil, Near, OwnDeliver, OwnRequest, Request, Wait};
use Terms::{Break, Now};

fn v2_5(acts: &[Act]) -> World {
    World::after(Kind::V2_5, acts)
}

/// Returns an endpoint of another chain, with no contract at the address, for a payload whose label no table knows.
fn of_another_chain(newest: u64) -> Endpoint<'static> {
    let mut chain = Chain::default();
    (chain.id, chain.newest) = (424_242, newest);
    let own = chain.clone();
    Endpoint::of(&chain).answering(move |question| match own.answer(question) {
        Answered::Head(head) => Some(Answered::Head(Head {
            is_known: false,
            is_after_load: true,
            ..head
        })),
        _ => None,
    })
}

/// An honest pull on a network that no table knows, read at an honest endpoint of another chain. Said: `not_verified`. Should be:
/// open (2.2: no honest proof is `not_verified` because of what honest endpoints lack; `contract` says `UnknownChain` for the
/// same reason, and `chain_logs` does not).
// contract-28
#[test]
fn an_endpoint_of_another_chain_refutes_no_pull_of_an_unknown_network() {
    let world = v2_5(&[Anchor(0, Now), Request(0), Fulfil(0, false)]);
    let payload = told(&world, 0, &[]);
    for listed in [
        fixtures::chain::listed_with_logs(),
        fixtures::chain::listed(),
    ] {
        let other = of_another_chain(world.chain.newest + 1_000);
        is_not(&payload.by_listed(&listed, &[other]), Verdict::NotVerified);
    }
}

/// The same, of a chain that is shorter. Said: `not_verified`, since the judged block "did not exist when the shop named it".
/// Should be: open, by the same sentence.
// contract-28
#[test]
fn a_shorter_chain_refutes_no_pull_of_an_unknown_network() {
    let world = v2_5(&[Anchor(0, Now), Wait, Request(0), Fulfil(0, false)]);
    let payload = told(&world, 0, &[]);
    let other = of_another_chain(world.chain.newest - 100);
    is_not(&payload.by(&[other]), Verdict::NotVerified);
}

/// Returns a world in which a word of a coordinator of the shop's, with an old request, comes in the window of the last purchase.
fn with_an_old_request(breaks: usize) -> World {
    let mut world = v2_5(&[Anchor(0, Now), OwnRequest(0, Id::Fresh(true))]);
    for number in 1..=breaks {
        world.act(Anchor(number, Break));
        world.act(Request(number));
    }
    let own = breaks + 1;
    world.act(Act::Offer);
    for act in [Anchor(own, Now), OwnDeliver(Id::Of(0), Word::Liked)] {
        world.act(act);
    }
    for number in 0..breaks {
        world.act(Fulfil(number, false));
    }
    world.act(Request(own));
    world.act(Fulfil(breaks, false));
    world
}

/// A word that is left out, with an old request at another coordinator; the proof tells that request alone, at a wrong place.
/// Said: `not_confirmed`. Should be: `not_verified`, as without this entry (3: no telling is softer).
// left_out-16
#[test]
fn a_request_told_at_a_wrong_place_hides_no_left_out_word() {
    let world = with_an_old_request(0);
    let mut words = world.honest_words();
    words[0] = None;
    let proof = world.proof(1, &words).expect("a proof");
    is(
        &Payload::of(&proof).by(&[Endpoint::of(&world.chain)]),
        Verdict::NotVerified,
    );
    let (key, value) = world.requested(0);
    let own = world.entries(Requested).find(|entry| entry.key == key);
    let own = own.expect("a request").position;
    for position in [
        at(own.block, 900),
        at(own.block - 1, 0),
        at(1, 0),
        at(1 << 60, 0),
    ] {
        let mut lie = proof.clone();
        lie.entries.push(Entry {
            kind: Requested,
            key,
            position,
            value,
        });
        let lie = Payload::of(&lie).by(&[Endpoint::of(&world.chain)]);
        is(&lie, Verdict::NotVerified);
    }
}

/// The same word, behind the words of 64 Breaks whose requests are as old. Said: `not_confirmed`. Should be: `not_verified`: no
/// Break's request is looked for (5: cost follows the draws; 3).
// left_out-40
#[test]
fn the_requests_of_breaks_hide_no_left_out_word() {
    for breaks in [1, 62, 70] {
        let world = with_an_old_request(breaks);
        let mut words = vec![None; breaks + 2];
        words[breaks + 1] = world.honest_words()[breaks + 1];
        let payload = Payload::of(&world.proof(breaks + 1, &words).expect("a proof"));
        let report = payload.by(&[Endpoint::of(&world.chain)]);
        is(&report, Verdict::NotVerified);
    }
}

/// A word of a request that is open, without a list of the contract's logs; in the request's transaction the contract logs 1,001 coordinators.
/// Said: `not_confirmed`, too much work. Should be: `not_verified` as with fewer: the request is open whatever other key has its id
/// (views-11: a difference comes before every cause).
// views-11
#[test]
fn many_values_beside_a_request_hide_no_invented_word() {
    for many in [0_u16, 1_001] {
        let mut world = v2_5(&[Anchor(0, Now), Request(0)]);
        let hash = *world
            .chain
            .logs
            .last()
            .map(|log| &log.transaction)
            .expect("a log");
        let mut running = fixtures::chain::Running {
            chain: &mut world.chain,
            hash,
        };
        for number in 0..many {
            let mut address = [0x99; 20];
            address[..2].copy_from_slice(&number.to_be_bytes());
            running.set_coordinator(Address::new(address));
        }
        running.set_coordinator(fixtures::chain::COORDINATOR);
        // The request is open.
        world.chain.mine(1);
        let position = at(world.chain.newest, 0);
        let lie = told(&world, 0, &[(0, Some((position, LIKED)))]);
        for report in lie.on(&world.chain) {
            fails_step(&report, StepId::WordOrigin);
            is(&report, Verdict::NotVerified);
        }
    }
}

/// An endpoint numbers logs within their transactions. A failed answer stands behind a stranger's logs in the block of `as_of`, and its
/// word is left out. Said: `verified`. Should be: open (2.1; left_out-8 asks for the indexes only where two transactions of the
/// contract or a coordinator are in the block, and `as_of` may be the index of anybody's log).
// left_out-8
#[test]
fn indexes_that_mean_nothing_begin_no_window() {
    let mut world = v2_5(&[Anchor(0, Now), Request(0)]);
    world.chain.mine(1);
    let stranger = Address::new([0x66; 20]);
    world.chain.transact(stranger, Vec::new(), |running| {
        for log in 0..3 {
            running.log(stranger, vec![Hash32::new([log; 32])], Vec::new());
        }
    });
    for act in [
        Near,
        Fulfil(0, true),
        Anchor(1, Terms::JustBefore),
        Request(1),
        Fulfil(1, false),
    ] {
        world.act(act);
    }
    let payload = told(&world, 1, &[(0, None)]);
    is(
        &payload.by(&[Endpoint::of(&world.chain)]),
        Verdict::NotVerified,
    );
    let endpoint = Endpoint::of(&world.chain).with_chain(number_within_transactions);
    is_not(&payload.by(&[endpoint]), Verdict::Verified);
}

/// An invented seed, of a coordinator of the shop's that logs no request. Said: `not_confirmed`. Should be: `origin_unknown`, as with one
/// that logs it, and as of a pull (`no_request`): a coordinator that says less buys no softer word.
// seed_origin-21
#[test]
fn an_invented_seed_of_a_silent_coordinator_has_no_origin() {
    for is_logged in [true, false] {
        let world = v2_5(&[Act::Event(OfEvent::OwnCreate(Id::Fresh(is_logged)))]);
        let mut event = world.event.clone();
        let anchor = world.entries(Anchored).last().expect("an anchor");
        event.transaction = world.chain.transaction_at(anchor.position);
        event.seed = LIKED;
        for report in Payload::of_event(&event).on(&world.chain) {
            is(&report, Verdict::OriginUnknown);
        }
    }
}

/// An endpoint numbers logs within their transactions. A purchase is anchored after its request, in the same block, and told before it.
/// Said: `verified`. Should be: open (2.1; dates-1 takes an index at its word, and dates-28 lets it decide nothing here).
// dates-33
#[test]
fn indexes_that_mean_nothing_order_no_entries_of_a_block() {
    let mut world = v2_5(&[Request(0), Near, Anchor(0, Terms::Early)]);
    let block = world.chain.newest;
    let requested = world.entries(Requested).last().expect("a request").position;
    let transaction = world.chain.transaction_at(requested);
    // The request is made by a contract that logs before.
    let stranger = Address::new([0x66; 20]);
    for log in &mut world.chain.logs {
        if log.position.block == block {
            log.position.log_index += 5;
        }
    }
    for log in 0..5 {
        world.chain.logs.push(verify::claims::Log {
            position: at(block, log),
            address: stranger,
            topics: vec![Hash32::new([0x67; 32])],
            data: Vec::new(),
            transaction,
        });
    }
    world.act(Fulfil(0, false));
    let id = world.purchases[0].sale.as_ref().expect("a sale").event_id();
    let proof = world.proof(0, &world.honest_words()).expect("a proof");
    let lie = Payload::of(&proof.moving(Anchored, id, at(block, 0)));
    is(&lie.by(&[Endpoint::of(&world.chain)]), Verdict::NotVerified);
    let endpoint = Endpoint::of(&world.chain).with_chain(number_within_transactions);
    is_not(&lie.by(&[endpoint]), Verdict::Verified);
}

/// A word of the shop's coordinator lies in the window of an honest proof, and the oracle answers that request after the window. An
/// endpoint lags behind that answer, and not behind a judged block. Said: `not_verified`, "a word is left out". Should be: open (2.2; a
/// request that is open at the newest block may be answered in the next one, and then the proof is `verified`).
// left_out-41
#[test]
fn an_answer_that_a_lagging_endpoint_lacks_fails_no_honest_proof() {
    let world = v2_5(&[
        Anchor(0, Now),
        Anchor(1, Now),
        Request(0),
        Request(1),
        OwnDeliver(Id::Of(1), Word::Liked),
        Fulfil(0, false),
        Fulfil(1, false),
    ]);
    let payload = told(&world, 0, &[]);
    is(
        &payload.by(&[Endpoint::of(&world.chain)]),
        Verdict::Verified,
    );
    let behind = Endpoint::of(&world.chain.up_to(world.chain.newest - 1));
    let own = behind.chain.clone();
    let behind = behind.answering(move |question| match own.answer(question) {
        Answered::Head(head) => Some(Answered::Head(Head {
            is_fresh: false,
            ..head
        })),
        _ => None,
    });
    is_not(&payload.by(&[behind]), Verdict::NotVerified);
}

/// Without a list of the contract's logs: an honest report names its transaction. The endpoint keeps nothing that old, and shows a later
/// transaction with two requests whose log holds the event's two values (`requestPull(id, value)`). Said: `not_verified`. Should be:
/// open (2.2, 1: an honest endpoint may keep nothing before some block; the named transaction is not among those that are judged).
// seed_origin-35
#[test]
fn a_look_alike_fails_no_honest_event_that_an_endpoint_has_pruned() {
    let world = v2_5(&[
        Act::Event(OfEvent::Create),
        Fulfil(0, false),
        Anchor(0, Now),
        Request(0),
        Act::Join,
        Act::Event(OfEvent::AsPull),
        Fulfil(1, false),
        Fulfil(2, false),
    ]);
    let mut event = world.event.clone();
    let mut anchors = world.entries(Anchored);
    let anchor = anchors.find(|entry| entry.key == event.id);
    let anchor = anchor.expect("an anchor").position;
    event.transaction = world.chain.transaction_at(anchor);
    let coordinator = &world.chain.coordinators[&fixtures::chain::COORDINATOR];
    event.seed = coordinator.word_of(&world.real[0].id).expect("a word");
    let payload = Payload::of_event(&event);
    for listed in [
        fixtures::chain::listed_with_logs(),
        fixtures::chain::listed(),
    ] {
        is(
            &payload.by_listed(&listed, &[Endpoint::of(&world.chain)]),
            Verdict::Verified,
        );
        let named = event.transaction;
        let pruned = Endpoint::keeping_since(&world.chain, anchor.block + 2);
        let pruned = pruned.answering_if_asked(move |question| match question {
            Question::Receipt(hash) | Question::Transaction(hash) if *hash == named => {
                Some(Answered::Unread(Unread::UnknownTransaction(*hash)))
            }
            _ => None,
        });
        is_not(&payload.by_listed(&listed, &[pruned]), Verdict::NotVerified);
    }
}

/// The same seed, of a report that says that its event runs. Said: `not_replayable`, "Not over yet". Should be: `origin_unknown` or harder
/// (section 4: "`is_active: true` with a published, invented seed").
#[test]
fn an_invented_seed_of_a_silent_coordinator_is_no_running_event() {
    let world = v2_5(&[Act::Event(OfEvent::OwnCreate(Id::Fresh(false)))]);
    let mut event = world.event.clone();
    let anchor = world.entries(Anchored).last().expect("an anchor");
    event.transaction = world.chain.transaction_at(anchor.position);
    event.seed = LIKED;
    let mut report: serde_json::Value = serde_json::from_str(&event.payload()).expect("JSON");
    report["is_active"] = true.into();
    let checked = verify::check(report.to_string().into_bytes(), &mut |_| {}).expect("a payload");
    let payload = Payload {
        report: checked.report,
        claims: checked.claims.expect("claims"),
    };
    for report in payload.on(&world.chain) {
        is(&report, Verdict::OriginUnknown);
    }
}

/// A coordinator of the shop's takes the request, gives it the id 0, and delivers an invented word. Said: `not_confirmed`. Should be:
/// `origin_unknown`, as with any other id (3: "coordinator unlisted: a receipt shows the request there"; a shop's coordinator chooses
/// its ids, and one more lie buys no softer word).
// word_origin-3
#[test]
fn a_request_of_the_id_0_has_no_origin() {
    for id in [Hash32::new([7; 32]), Hash32::ZERO] {
        for is_logged in [true, false] {
            let mut world = v2_5(&[Anchor(0, Now)]);
            let (key, event_id) = world.requested(0);
            let given = Given { id, is_logged };
            let relayer = Address::new([0x77; 20]);
            for is_delivery in [false, true] {
                world.chain.mine(1);
                world
                    .chain
                    .transact(relayer, Vec::new(), |running| {
                        running.by_own(|running| match is_delivery {
                            true => running.takes(SHOPS_OWN, id, LIKED).map(|_| ()),
                            false => {
                                running.requests_pull(key, event_id, given);
                                Ok(())
                            }
                        })
                    })
                    .expect("done");
            }
            let word = world.entries(Fulfilled).last().expect("a word");
            let payload = told(&world, 0, &[(0, Some((word.position, LIKED)))]);
            for report in payload.on(&world.chain) {
                is(&report, Verdict::OriginUnknown);
            }
        }
    }
}

/// The word of such a request is left out of another draw's window. Said: `not_confirmed`. Should be: `not_verified`, as with any other
/// id (left_out-17: a word fails if its request is an unlisted coordinator's, or logged by none).
// left_out-17
#[test]
fn a_left_out_word_of_the_id_0_fails() {
    for id in [Hash32::new([7; 32]), Hash32::ZERO] {
        let mut world = v2_5(&[Anchor(0, Now), Anchor(1, Now), Request(1)]);
        let (key, event_id) = world.requested(0);
        let given = Given {
            id,
            is_logged: false,
        };
        let relayer = Address::new([0x77; 20]);
        world.chain.mine(1);
        world.chain.transact(relayer, Vec::new(), |running| {
            running.by_own(|running| running.requests_pull(key, event_id, given))
        });
        world.chain.mine(1);
        let taken = world.chain.transact(relayer, Vec::new(), |running| {
            running.by_own(|running| running.takes(SHOPS_OWN, id, LIKED))
        });
        taken.expect("taken");
        world.act(Fulfil(0, false));
        let payload = told(&world, 1, &[(0, None)]);
        is(
            &payload.by(&[Endpoint::of(&world.chain)]),
            Verdict::NotVerified,
        );
    }
}

/// An invented seed; the transaction of the anchor is sent through a contract of the shop's that also writes a log like that of a
/// coordinator. Said: `origin_unknown`, several requests. Should be: `not_verified` as without it: a listed coordinator logged the
/// contract's request, and the contract wrote one log, so that it made one request.
// seed_origin-36
#[test]
fn a_made_up_request_beside_an_event_softens_no_invented_seed() {
    for is_made_up in [false, true] {
        let mut world = v2_5(&[Act::Relay, Act::Event(OfEvent::Create), Fulfil(0, false)]);
        let mut event = world.event.clone();
        let anchor = world.entries(Anchored).last().expect("an anchor").position;
        (event.transaction, event.seed) = (world.chain.transaction_at(anchor), LIKED);
        if is_made_up {
            let mut logs = world.chain.logs.iter();
            let own = logs.find(|log| {
                log.transaction == event.transaction && log.address == fixtures::chain::COORDINATOR
            });
            let mut made_up = own.expect("a request").clone();
            made_up.address = Address::new([0x77; 20]);
            made_up.data[..32].copy_from_slice(&[0x55; 32]);
            made_up.position = at(anchor.block, 50);
            world.chain.logs.push(made_up);
        }
        let [listed, _] = Payload::of_event(&event).on(&world.chain);
        is(&listed, Verdict::NotVerified);
    }
}

/// One endpoint refuses the logs, and its proof shows the origin of an event's seed. Another one gives the receipt of another transaction
/// of the same block for it. Said: `verified` or `not_confirmed`, by their order. Should be: the same in both orders (2.4: the order of
/// endpoints changes nothing; of two proven receipts for one question, the first one silences the other).
#[test]
fn a_proof_of_another_receipt_silences_none_by_its_order() {
    let world = v2_5(&[
        Anchor(0, Now),
        Act::Event(OfEvent::Create),
        Near,
        Request(0),
        Fulfil(0, false),
        Fulfil(1, false),
    ]);
    let chain = &world.chain;
    let mut event = world.event.clone();
    let anchor = world.entries(Anchored).find(|entry| entry.key == event.id);
    let anchor = anchor.expect("an anchor").position;
    event.transaction = chain.transaction_at(anchor);
    let coordinator = &chain.coordinators[&fixtures::chain::COORDINATOR];
    event.seed = coordinator.word_of(&world.real[0].id).expect("a word");
    let requested = world.entries(Requested).last().expect("a request").position;
    assert_eq!(requested.block, anchor.block, "one block");
    let (own, other) = (event.transaction, chain.transaction_at(requested));
    let inputs = chain.transactions.values();
    let inputs: Vec<u8> = inputs.flat_map(|sent| sent.call.input.clone()).collect();
    let payload = Payload::of_event(&event);
    let liar = || {
        let (chain, inputs) = (chain.clone(), inputs.clone());
        Endpoint::of(&chain.clone()).answering(move |question| match question {
            Question::Inclusion(hash, block) if *hash == own => {
                let shown = chain.block(*block).inclusion(&other);
                Some(Answered::Inclusion(shown.expect("a receipt")))
            }
            Question::Fulfilment(..) => match chain.answer(question) {
                Answered::Transaction(mut sent) => {
                    sent.input.extend(&inputs);
                    Some(Answered::Transaction(sent))
                }
                other => Some(other),
            },
            _ => None,
        })
    };
    let refusing = || {
        Endpoint::of(chain).answering(|question| match question {
            Question::Window(query) => Some(fault(Fault::NoLogs(query.from, query.to))),
            _ => None,
        })
    };
    let one = payload.by(&[refusing(), liar()]);
    let other = payload.by(&[liar(), refusing()]);
    assert_eq!(one.verdict, other.verdict, "{}", super::summary(&other));
}
