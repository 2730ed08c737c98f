//! Keeps what the second implementation of the rules (`tests/reference/chain.py`) found in this one.

use std::cell::RefCell;
use std::collections::BTreeSet;

use fixtures::chain::believed::Given;
use fixtures::chain::coordinator::Kind;
use fixtures::chain::endpoint::{Endpoint, fault};
use fixtures::chain::{COORDINATOR, Chain, SHOPS_OWN, listed};
use fixtures::shop::Shop;
use fixtures::world::{Act, Id, LIKED, OfEvent, Terms, World};
use verify::claims::{Fault, Question, Unread};
use verify::hash::Hash32;
use verify::report::LogKind::{Anchored, Fulfilled, Requested};
use verify::report::{Cause, Report, Status, StepId, Verdict};

use super::{Payload, fails_step, is, told};

use Act::{Anchor, Fulfil, Join, OwnRequest, Request};
use Terms::Now;

fn v2_5(acts: &[Act]) -> World {
    World::after(Kind::V2_5, acts)
}

fn status(report: &Report, id: StepId) -> &Status {
    let mut steps = report.steps.iter();
    &steps.find(|step| step.id == id).expect("a step").status
}

/// Returns a chain on which the log of a purchase's request stands once more in its block, under another signature.
fn with_a_second_log(world: &World) -> Chain {
    let (key, _) = world.requested(0);
    let mut entries = world.entries(Requested);
    let entry = entries.find(|entry| entry.key == key).expect("a request");
    let mut chain = world.chain.clone();
    let mut log = chain.log_at(entry.position).clone();
    log.topics[0] = LIKED;
    log.position.log_index += 40;
    chain.logs.push(log);
    chain
}

/// The shop's own coordinator gives the id of a draw's request to a key that a log of unknown kind holds. The published word is
/// not the oracle's: should fail `word_origin`, was open.
// views-11, word_origin-11
#[test]
fn a_word_that_differs_is_not_hidden_behind_an_open_part_of_its_draw() {
    let mut world = v2_5(&[Anchor(0, Now), Request(0), Fulfil(0, false)]);
    let (key, version) = world.requested(0);
    let id = world.real[0].id;
    world.chain.mine(1);
    let given = Given {
        id,
        is_logged: false,
    };
    world.chain.transact(SHOPS_OWN, Vec::new(), |running| {
        running.by_own(|running| running.requests_pull(version, key, given));
    });
    let (place, _) = world.honest_words()[0].expect("a word");
    let lie = told(&world, 0, &[(0, Some((place, LIKED)))]);
    let [_, learnt] = lie.on(&world.chain);
    fails_step(&learnt, StepId::WordOrigin);
}

/// One transaction requests for three keys, of which two have one id. The endpoint does not answer for the third: should fail
/// `word_origin`, was open.
// views-11, word_origin-10
#[test]
fn a_second_key_of_a_request_fails_beside_one_that_is_not_read() {
    let world = v2_5(&[
        Anchor(0, Now),
        Anchor(1, Now),
        Anchor(2, Now),
        Request(0),
        Join,
        OwnRequest(1, Id::Real(0)),
        Join,
        OwnRequest(2, Id::Fresh(false)),
        Fulfil(0, false),
    ]);
    let (_, word) = world.honest_words()[0].expect("a word");
    let logged = world.entries(Fulfilled).next().expect("a word");
    let lie = told(
        &world,
        0,
        &[(0, Some((logged.position, word))), (1, None), (2, None)],
    );
    let unread = world.purchases[2].key();
    let endpoint = Endpoint::of(&world.chain).answering(|question| match question {
        Question::GetPull(key, _) if *key == unread => Some(fault(Fault::Unreachable)),
        _ => None,
    });
    fails_step(&lie.by(&[endpoint]), StepId::WordOrigin);
}

/// The contract writes a second log of a request's values, of an unknown signature. The request is told at its own log: should be
/// `verified`, was `not_confirmed`. Told at another place, it should fail, and was open.
// dates-1, dates-4, dates-5
#[test]
fn a_second_log_of_a_requests_values_leaves_its_date_alone() {
    let world = v2_5(&[Anchor(0, Now), Request(0), Fulfil(0, false)]);
    let chain = with_a_second_log(&world);
    let endpoint = || [Endpoint::of(&chain)];
    let honest = told(&world, 0, &[]);
    is(&honest.by_listed(&listed(), &endpoint()), Verdict::Verified);
    let (key, _) = world.requested(0);
    let anchor = world.entries(Anchored).last().expect("an anchor");
    let proof = world.proof(0, &world.honest_words()).expect("a proof");
    let mut place = anchor.position;
    place.log_index += 1;
    let lie = Payload::of(&proof.moving(Requested, key, place));
    fails_step(&lie.by_listed(&listed(), &endpoint()), StepId::ChainLogs);
}

/// The endpoint does not answer for one anchor. The other one shows the kind of anchors: `chain_logs` should pass, was open.
// kinds-2
#[test]
fn an_entry_whose_state_is_not_read_teaches_nothing_and_hides_no_other() {
    let world = v2_5(&[Anchor(0, Now), Request(0), Fulfil(0, false)]);
    let purchase = world.purchases[0].sale.as_ref().expect("a sale").event_id();
    let endpoint = Endpoint::of(&world.chain).answering(|question| match question {
        Question::Events(id, _) if *id == purchase => Some(fault(Fault::Unreachable)),
        _ => None,
    });
    let report = told(&world, 0, &[]).by_listed(&listed(), &[endpoint]);
    let status = status(&report, StepId::ChainLogs);
    assert!(
        matches!(status, Status::Passed(_)),
        "{}",
        super::summary(&report)
    );
}

/// The contract gave a draw's answer to another key, and the word is told at another place of the block, whose logs the endpoint
/// refuses. `chain_logs` should say what became of the answer, and named the refusal.
// causes-2, dates-32
#[test]
fn a_refused_block_hides_no_answer_that_landed_elsewhere() {
    let world = v2_5(&[
        Anchor(0, Now),
        Anchor(1, Terms::Break),
        Request(0),
        OwnRequest(1, Id::Real(0)),
        Fulfil(0, false),
    ]);
    let word = world.honest_words()[0].expect("a word").1;
    let logged = world.entries(Fulfilled).next().expect("a word");
    let endpoint = Endpoint::of(&world.chain).answering(|question| match question {
        Question::BlockLogs(_) => Some(fault(Fault::Unreachable)),
        _ => None,
    });
    let report = told(&world, 0, &[(0, Some((logged.position, word)))]).by(&[endpoint]);
    let status = status(&report, StepId::ChainLogs);
    let is_elsewhere = matches!(
        status,
        Status::Skipped(Cause::Unread(Unread::AnsweredElsewhere(_)))
    );
    assert!(is_elsewhere, "{}", super::summary(&report));
}

/// A node shows the receipt of an event's transaction before it has the block. Nothing is missing from a block that is not there.
// contract-22
#[test]
fn a_receipt_above_the_newest_block_shows_no_missing_event() {
    let world = v2_5(&[
        Anchor(0, Now),
        Act::Event(OfEvent::Create),
        Fulfil(0, false),
    ]);
    let mut logs = world.chain.logs.iter();
    let anchor = logs.find(|log| log.topics.get(1) == Some(&world.event.id));
    let anchor = anchor.expect("an anchor");
    let mut event = world.event.clone();
    let coordinator = &world.chain.coordinators[&COORDINATOR];
    event.seed = coordinator.word_of(&world.real[0].id).expect("a word");
    event.transaction = anchor.transaction;
    let all = world.chain.clone();
    let behind = world.chain.up_to(anchor.position.block - 1);
    let endpoint = Endpoint::of(&behind).answering(move |question| match question {
        Question::Receipt(_) | Question::Transaction(_) => Some(all.answer(question)),
        _ => None,
    });
    let report = Payload::of_event(&event).by(&[endpoint]);
    let status = status(&report, StepId::Contract);
    assert!(
        matches!(status, Status::Skipped(_)),
        "{}",
        super::summary(&report)
    );
}

/// The only judged word is 0, and its log reads in one way. Zero is also what the contract holds of no key.
// kinds-8
#[test]
fn a_word_of_zero_teaches_no_kind() {
    for (word, passes) in [(LIKED, true), (Hash32::ZERO, false)] {
        let mut world = v2_5(&[Anchor(0, Now), OwnRequest(0, Id::Fresh(true))]);
        let id = world.chain.consumer.request_id(&world.purchases[0].key());
        world.chain.mine(1);
        world.chain.transact(SHOPS_OWN, Vec::new(), |running| {
            running.by_own(|running| running.takes(SHOPS_OWN, id, word).ok());
        });
        let logged = world.tellable(0)[0];
        assert_eq!(logged.1, word);
        let [listed, learnt] = told(&world, 0, &[(0, Some(logged))]).on(&world.chain);
        let is_passed =
            |report: &Report| matches!(status(report, StepId::ChainLogs), Status::Passed(_));
        assert!(is_passed(&listed), "{}", super::summary(&listed));
        assert_eq!(is_passed(&learnt), passes, "{}", super::summary(&learnt));
    }
}

/// Returns a shop with this many draws, the last of which is judged with all others.
fn with_draws(count: u32) -> (Shop, Vec<Hash32>) {
    let mut shop = Shop::open(count);
    let keys: Vec<Hash32> = (0..count).map(|_| shop.buy(0)).collect();
    for key in &keys {
        shop.request(*key);
    }
    for key in &keys {
        shop.deliver(*key);
    }
    (shop, keys)
}

fn last(shop: &Shop, keys: &[Hash32]) -> Payload {
    Payload::of(&shop.proof(*keys.last().expect("a draw")))
}

/// Each request has another signature. With those of the anchors and of the words, 16 are read.
// kinds-11
#[test]
fn the_kinds_of_the_first_16_signatures_are_learnt() {
    let (mut shop, keys) = with_draws(16);
    for (number, key) in (0..).zip(&keys) {
        let position = shop.entry(Requested, *key).position;
        shop.chain.log_at(position).topics[0] = fixtures::chain::hash(number);
    }
    let asked = RefCell::new(BTreeSet::new());
    let noting = Endpoint::of(&shop.chain).answering_if_asked(|question| {
        // Only a log of unknown kind makes a pull key an event's id.
        if let Question::Events(id, _) = question
            && keys.contains(id)
        {
            asked.borrow_mut().insert(*id);
        }
        None
    });
    last(&shop, &keys).by_listed(&listed(), &[noting]);
    assert_eq!(asked.into_inner().len(), 14);
}
