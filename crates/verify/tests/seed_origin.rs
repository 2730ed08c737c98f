//! Checks that the seed of a pack event is the oracle's word for the event's own anchoring transaction.

use fixtures::chain::consumer::Callback;
use fixtures::chain::coordinator::Kind;
use fixtures::chain::endpoint::Endpoint;
use fixtures::chain::{CONSUMER, COORDINATOR, SHOPS_OWN, SUBSCRIPTION, hash};
use fixtures::pack_event::PackEvent;
use verify::claims::evidence::coordinator::create_event;
use verify::claims::{Address, Unread};
use verify::hash::Hash32;
use verify::report::LogKind::{Anchored, Requested};
use verify::report::{Cause, Point, StepId, Verdict};

const RELAYER: Address = Address::new([0x5a; 20]);

const fn fails(point: Point) -> [(StepId, Point); 1] {
    [(StepId::SeedOrigin, point)]
}

/// Honest: the contract was called directly, with or without bytes after the arguments, by a relayer, or by a Safe
/// whose call holds the other.
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

/// Honest: a relayer anchors an event and requests pulls in the same transaction. The check sets the requests aside
/// that `getPull` gives to the pulls.
#[test]
fn a_batch_of_an_event_and_pulls_is_verified() {
    let mut event = PackEvent::unanchored();
    let (id, value) = (event.id, event.value);
    event.chain.mine(1);
    let (transaction, request) = event.chain.transact(RELAYER, Vec::new(), |running| {
        running.request_pull(hash(1), hash(2));
        let request = running.create_event(id, value);
        running.request_pull(hash(3), hash(2));
        (running.hash, request)
    });
    event.transaction = transaction;
    event.deliver_seed(request);
    event.settle().is_verified();
}

/// The contract does not hold the event, or holds another value.
#[test]
fn an_event_that_was_not_anchored_fails_contract() {
    let failed = [(StepId::Contract, Point::ContractAnchor)];
    let mut event = PackEvent::honest();
    event.chain.consumer.events.forget(&event.id);
    event.settle().fails(&failed);
    let mut event = PackEvent::honest();
    event
        .chain
        .consumer
        .events
        .change(&event.id, |value| *value = hash(7));
    let result = event.settle();
    assert!(result.failed().contains(&failed[0]));
}

/// `random_seed` is another word.
#[test]
fn a_seed_that_is_not_the_oracles_fails() {
    let mut event = PackEvent::honest();
    event.seed = hash(7);
    event.settle().fails(&fails(Point::SeedWord));
}

/// The named transaction is another call of the contract, or of another contract: it anchored nothing of this event.
#[test]
fn another_transaction_fails() {
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
        let outcome = event.settle();
        outcome.fails(&fails(Point::RequestCall));
        // The step was skipped because of the payload, which passed.
        let proof = outcome.step(StepId::OracleProof);
        let cause = Cause::Because(StepId::SeedOrigin);
        assert_eq!(proof.cause(), Some(&cause));
    }
}

/// A shop dislikes its seed and anchors the value again with key and value exchanged, or requests a pull under the two:
/// a log then holds both, and the report names that transaction as the anchoring one.
#[test]
fn a_later_transaction_with_the_same_two_values_never_passes() {
    for to in [CONSUMER, RELAYER] {
        let later = |write: &dyn Fn(&mut fixtures::chain::Running<'_>) -> Hash32| {
            let mut event = PackEvent::honest();
            let disliked = event.seed;
            event.chain.mine(100);
            let (transaction, request) =
                event.chain.transact(to, b"elsewise".to_vec(), |running| {
                    (running.hash, write(running))
                });
            event.transaction = transaction;
            event.deliver_seed(request);
            assert_ne!(event.seed, disliked);
            event.settle()
        };
        let PackEvent { id, value, .. } = PackEvent::unanchored();
        let pull_of_id = later(&|running| {
            running.request_pull(id, value);
            running.chain.consumer.request_id(&id)
        });
        pull_of_id.fails(&fails(Point::RequestOfPull));
        let pull_of_value = later(&|running| {
            running.request_pull(value, id);
            running.chain.consumer.request_id(&value)
        });
        pull_of_value.fails(&fails(Point::RequestOfPull));
        let exchanged = later(&|running| running.create_event(value, id));
        assert!(matches!(
            exchanged.lacks(StepId::SeedOrigin),
            Unread::NoAnchorSeen(_)
        ));
        // Both are in one transaction, and the report names the pull's word as the seed.
        let both = later(&|running| {
            running.create_event(value, id);
            running.request_pull(hash(5), id);
            running.chain.consumer.request_id(&hash(5))
        });
        assert_ne!(both.verdict(), Verdict::Verified);
    }
}

/// A direct call with the two values exchanged is another call.
#[test]
fn a_call_with_key_and_value_exchanged_fails() {
    let mut event = PackEvent::honest();
    let (id, value) = (event.id, event.value);
    event.chain.mine(1);
    let call = create_event(&value, &id);
    let (transaction, request) = event.chain.transact(CONSUMER, call, |running| {
        (running.hash, running.create_event(value, id))
    });
    event.transaction = transaction;
    event.deliver_seed(request);
    event.settle().fails(&fails(Point::RequestCall));
}

/// A contract accepts the same `createEvent` again, and the report names the transaction with the liked seed, the
/// second or the first.
#[test]
fn an_id_that_was_anchored_twice_fails() {
    for liked in [0, 1] {
        let mut event = PackEvent::unanchored();
        let call = create_event(&event.id, &event.value);
        let mut seeds = Vec::new();
        for _ in 0..2 {
            event.anchor(CONSUMER, call.clone());
            seeds.push((event.transaction, event.seed));
            event.chain.mine(50);
        }
        (event.transaction, event.seed) = seeds[liked];
        let twice = fails(Point::LogTwice(Anchored));
        let before = fails(Point::AnchoredBefore);
        let earlier = if liked == 1 {
            [before, twice].concat()
        } else {
            twice.to_vec()
        };
        event.settle().fails(&earlier);
        let without_old_state = Endpoint::of(&event.chain).without_old_state();
        event.check_with(&[without_old_state]).fails(&twice);
        let without_logs = Endpoint::of(&event.chain).refusing(|query| query.address == CONSUMER);
        let result = event.check_with(&[without_logs]);
        if liked == 1 {
            result.fails(&before);
        } else {
            // Nothing shows the second.
            result.is_verified();
        }
    }
}

/// A contract accepts the same `createEvent` again and logs nothing, so that the receipt of the liked transaction has
/// no anchor. The first one's log shows that the liked one is not the anchoring transaction.
#[test]
fn a_second_call_that_logs_nothing_never_passes() {
    let mut event = PackEvent::honest();
    let call = create_event(&event.id, &event.value);
    event.chain.mine(50);
    let (transaction, request) = event.chain.transact(CONSUMER, call, |running| {
        (running.hash, running.requests(None))
    });
    event.transaction = transaction;
    event.deliver_seed(request);
    event.settle().fails(&fails(Point::AnchoredBefore));
    let without_old_state = Endpoint::of(&event.chain).without_old_state();
    // The first request was answered before this one: the shop knew two words.
    let result = event.check_with(&[without_old_state]);
    result.fails(&fails(Point::LogTwice(Anchored)));
}

/// v2 counts from the beginning again if a consumer leaves its subscription and comes back. A shop that saw an answer
/// had its contract leave, come back and anchor the event in the same block: the new request has the id that was
/// answered, and the seed was known before it.
#[test]
fn an_answer_before_the_request_is_not_its_word() {
    for is_answered in [false, true] {
        let mut event = PackEvent::unanchored();
        event.chain.set_version(Kind::V2);
        let (id, value) = (event.id, event.value);
        let known = event
            .chain
            .transact(CONSUMER, Vec::new(), |running| running.requests(None));
        event.chain.mine(3);
        let early = event.chain.deliver((COORDINATOR, known), Callback::Works);
        event.chain.unsubscribe(COORDINATOR, SUBSCRIPTION, CONSUMER);
        event
            .chain
            .subscribe(COORDINATOR, SUBSCRIPTION, &[CONSUMER]);
        let call = create_event(&id, &value);
        let (transaction, request) = event.chain.transact(CONSUMER, call, |running| {
            (running.hash, running.create_event(id, value))
        });
        assert_eq!(request, known);
        event.transaction = transaction;
        event.seed = early.word;
        if is_answered {
            event.chain.mine(3);
            event.chain.transact(COORDINATOR, Vec::new(), |running| {
                running.fulfil((COORDINATOR, request), hash(0x42), Callback::Works)
            });
            event.settle().fails(&fails(Point::SeedWord));
        } else {
            let result = event.settle();
            let unread = result.lacks(StepId::SeedOrigin);
            assert!(matches!(unread, Unread::WordNotSeen { .. }), "{unread:?}");
        }
    }
}

/// A reverted transaction anchors nothing, whatever it called.
#[test]
fn a_reverted_transaction_fails() {
    let mut event = PackEvent::honest();
    let sent = event.chain.transactions.get_mut(&event.transaction);
    sent.expect("it").succeeded = false;
    event.settle().fails(&fails(Point::RequestSucceeded));
}

/// No pull has either of two requests: no rule decides which is the event's, and its word does not either.
#[test]
fn a_request_is_never_chosen_by_its_word() {
    let mut event = PackEvent::unanchored();
    let (id, value) = (event.id, event.value);
    let call = create_event(&id, &value);
    event.chain.mine(1);
    let (transaction, liked) = event.chain.transact(CONSUMER, call, |running| {
        running.create_event(id, value);
        (running.hash, running.requests(None))
    });
    event.transaction = transaction;
    event.deliver_seed(liked);
    let result = event.settle();
    assert_eq!(
        result.lacks(StepId::SeedOrigin),
        &Unread::NoRequestSeen(transaction)
    );
}

/// Another contract asks the oracle in the anchoring transaction: its request is not the event's, whether it is beside
/// the event's own or in its place.
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
                &Unread::NoRequestSeen(transaction)
            );
        }
    }
}

/// The shop's own coordinator gave the seed: the step names it, and no step fails.
#[test]
fn an_unlisted_coordinator_is_named() {
    let mut event = PackEvent::unanchored();
    event.chain.subscribe(SHOPS_OWN, SUBSCRIPTION, &[CONSUMER]);
    event.chain.consumer.oracle.coordinator = SHOPS_OWN;
    let call = create_event(&event.id, &event.value);
    event.anchor(CONSUMER, call);
    let result = event.settle();
    assert_eq!(
        result.lacks(StepId::SeedOrigin),
        &Unread::UnlistedCoordinator(SHOPS_OWN)
    );
    assert_eq!(result.settled.coordinators.len(), 1);
    assert!(!result.settled.coordinators[0].is_listed);
}

/// Missing answers are no evidence: the transaction, its logs, or the word.
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
        &Unread::NoRequestSeen(transaction)
    );
    let mut event = honest.clone();
    event.chain.logs.pop();
    assert!(matches!(
        event.settle().lacks(StepId::SeedOrigin),
        Unread::WordNotSeen { .. }
    ));
}

/// Honest: strangers write anything they like around an event that the contract was called for directly.
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

/// Honest: the callback that stores the seed failed; the coordinator's log has it.
#[test]
fn a_seed_whose_callback_failed_is_verified() {
    let mut event = PackEvent::unanchored();
    let (id, value) = (event.id, event.value);
    let call = create_event(&id, &value);
    let (transaction, request) = event.chain.transact(CONSUMER, call, |running| {
        (running.hash, running.create_event(id, value))
    });
    event.transaction = transaction;
    event.chain.mine(2_000);
    let delivered = event.chain.deliver((COORDINATOR, request), Callback::Fails);
    event.seed = delivered.word;
    event.settle().is_verified();
}
