//! Plays pack events whose transactions are beyond the bounds of the walk.

use fixtures::chain::{CONSUMER, COORDINATOR, hash};
use fixtures::pack_event::PackEvent;
use verify::claims::{Address, Unread, create_event};
use verify::report::LogKind::{Anchored, Requested};
use verify::report::{Point, StepId};

/// Another party's contract, which calls the consumer for the shop.
const RELAYER: Address = Address::new([0x77; 20]);

/// The contract was called directly, with or without bytes after the arguments, by a relayer, or by a Safe
/// whose call holds the other.
// seed_origin-16, seed_origin-17
#[test]
fn an_event_that_was_anchored_is_verified() {
    PackEvent::honest().settle().is_verified();
    let planned = PackEvent::unanchored();
    let call = create_event(&planned.id, &planned.value);
    let suffixed = [&call[..], b"referral"].concat();
    let batched = [&[0xac, 0x96, 0x50, 0xd8][..], &call].concat();
    let calls = [
        (CONSUMER, suffixed),
        (RELAYER, call.clone()),
        (RELAYER, [&[1, 2, 3, 4][..], &call].concat()),
        (CONSUMER, batched),
    ];
    for (to, input) in calls {
        let mut event = planned.clone();
        event.anchor(to, input);
        event.settle().is_verified();
    }
}

/// The named transaction is another call of the contract, or of another contract: it anchored nothing of this event.
// seed_origin-15
#[test]
fn another_transaction_is_not_judged_for_the_anchors() {
    for (to, input) in [
        (CONSUMER, create_event(&hash(1), &hash(2))),
        (RELAYER, create_event(&hash(1), &hash(2))),
    ] {
        let mut event = PackEvent::honest();
        event.chain.mine(1);
        let (transaction, request) = event.chain.transact(to, input, |running| {
            (running.hash, running.create_event(hash(1), hash(2)))
        });
        event.transaction = transaction;
        event.deliver_seed(request);
        // Its word is not the answer to the anchor's request.
        let failed = event.settle().failed();
        assert!(
            failed.contains(&(StepId::SeedOrigin, Point::SeedWord)),
            "{failed:?}"
        );
    }
}

/// A reverted transaction anchors nothing, whatever it called.
// seed_origin-3
#[test]
fn a_reverted_transaction_fails() {
    let mut event = PackEvent::honest();
    let sent = event.chain.transactions.get_mut(&event.transaction);
    sent.expect("it").succeeded = false;
    event
        .settle()
        .fails(&[(StepId::SeedOrigin, Point::RequestSucceeded)]);
}

/// Another contract asks the oracle in the anchoring transaction: its request is not the event's, whether it is beside
/// the event's own or in its place.
// seed_origin-20, seed_origin-21
#[test]
fn a_request_that_another_contract_made_is_not_the_events() {
    for asks in [true, false] {
        let mut event = PackEvent::unanchored();
        let (id, value) = (event.id, event.value);
        let call = create_event(&id, &value);
        event.chain.mine(1);
        let oracle = event.chain.consumer.oracle;
        let (transaction, own, others) = event.chain.transact(CONSUMER, call, |running| {
            let others = running.request_words(oracle, RELAYER, None);
            running.write_log(Anchored, id, value);
            let own = asks.then(|| running.requests(None));
            (running.hash, own, others)
        });
        event.transaction = transaction;
        event.deliver_seed(own.unwrap_or(others));
        let result = event.settle();
        if asks {
            result.is_verified();
        } else {
            assert_eq!(
                result.lacks(StepId::SeedOrigin),
                &Unread::NoRequest(transaction)
            );
        }
    }
}

/// What is missing: the transaction, the oracle's request in it, or the word.
// seed_origin-21
#[test]
fn missing_answers_skip_the_step() {
    let honest = PackEvent::honest();
    let mut event = honest.clone();
    event.chain.transactions.clear();
    let transaction = event.transaction;
    assert_eq!(
        event.settle().lacks(StepId::SeedOrigin),
        &Unread::UnknownTransaction(transaction)
    );
    let mut event = honest.clone();
    event.chain.logs.retain(|log| log.address != COORDINATOR);
    assert_eq!(
        event.settle().lacks(StepId::SeedOrigin),
        &Unread::NoRequest(transaction)
    );
    let mut event = honest.clone();
    event.chain.logs.pop();
    assert!(matches!(
        event.settle().lacks(StepId::SeedOrigin),
        Unread::WordNotSeen { .. }
    ));
}

/// Strangers write anything they like around an event that the contract was called for directly.
// seed_origin-16
#[test]
fn logs_of_strangers_change_nothing() {
    let mut event = PackEvent::honest();
    let (id, value) = (event.id, event.value);
    event.chain.mine(5);
    event.chain.transact(RELAYER, Vec::new(), |running| {
        running.create_event(value, id);
        running.create_event(hash(1), id);
        running.request_pull(value, id);
        running.log_only(Requested, hash(2), id);
    });
    event.settle().is_verified();
}
