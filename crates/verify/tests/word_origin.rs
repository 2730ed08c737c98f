//! Checks that every judged word is the oracle's own for the draw's own request, or the proof is not `verified`.

use fixtures::chain::consumer::{Callback, Oracle};
use fixtures::chain::coordinator::{Kind, output_seed};
use fixtures::chain::endpoint::Endpoint;
use fixtures::chain::{
    CONSUMER, COORDINATOR, Chain, KEYS, SHOPS_OWN, SUBSCRIPTION, WRAPPER, hash, listed,
};
use fixtures::shop::{Shop, version_id};
use verify::claims::{Address, Listed, Unread, UsedCoordinator};
use verify::hash::Hash32;
use verify::report::LogKind::{Anchored, Fulfilled, Requested};
use verify::report::{Point, StepId, Verdict};

const OTHER_WORD: [(StepId, Point); 1] = [(StepId::WordOrigin, Point::CoordinatorWord)];

/// Replaces the contract's oracle by one whose words the shop chooses. Returns the honest one.
fn set_coordinator(chain: &mut Chain) -> Oracle {
    let honest = chain.consumer.oracle;
    chain.consumer.oracle.coordinator = SHOPS_OWN;
    honest
}

/// The owner requests at the real coordinator, sets another, and delivers a chosen word. The real one logs another word
/// for that request: at once, or later.
#[test]
fn a_chosen_word_for_a_real_request_fails() {
    for blocks in [1, 9_000] {
        let mut shop = Shop::open(3);
        let target = shop.sell();
        let asked = shop.asked(target);
        shop.chain.mine(1);
        let word = shop.chain.transact(SHOPS_OWN, Vec::new(), |running| {
            running.receives(target, hash(0x42), Callback::Works)
        });
        shop.entries.extend(word);
        shop.chain.mine(blocks);
        shop.chain.deliver(asked, Callback::Fails);
        shop.proof(target).check_on(&shop.chain).fails(&OTHER_WORD);
    }
}

/// Delivers a chosen word just after the real one, whose transaction's callback reverts: the first fulfilment that is seen
/// counts.
#[test]
fn a_chosen_word_after_the_real_one_fails() {
    let mut shop = Shop::open(3);
    let target = shop.sell();
    let asked = shop.asked(target);
    shop.chain.mine(1);
    shop.chain.deliver(asked, Callback::Fails);
    shop.chain.mine(1);
    let word = shop.chain.transact(SHOPS_OWN, Vec::new(), |running| {
        running.receives(target, hash(0x42), Callback::Works)
    });
    shop.entries.extend(word);
    let result = shop.proof(target).check_on(&shop.chain);
    assert!(
        result.failed().contains(&OTHER_WORD[0]),
        "{:?}",
        result.failed()
    );
}

/// v2 counts from the beginning again if a consumer leaves its subscription and comes back, and so it answers an id
/// twice. A shop that disliked a word asked again under the same id, and its contract took the second answer.
#[test]
fn a_second_answer_to_one_id_fails() {
    let mut shop = Shop::open(3);
    shop.chain.set_version(Kind::V2);
    let target = shop.sell();
    let asked = shop.asked(target);
    shop.chain.mine(1);
    shop.chain.deliver(asked, Callback::Fails);
    shop.chain.mine(1);
    shop.chain.unsubscribe(COORDINATOR, SUBSCRIPTION, CONSUMER);
    shop.chain.subscribe(COORDINATOR, SUBSCRIPTION, &[CONSUMER]);
    let oracle = shop.chain.consumer.oracle;
    let again = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        running.request_words(oracle, CONSUMER, Some(target))
    });
    assert_eq!(again, asked.1);
    shop.chain.mine(1);
    let liked = shop.chain.transact(COORDINATOR, Vec::new(), |running| {
        running.fulfil(asked, hash(0x42), Callback::Works)
    });
    shop.reads(target, &liked);
    shop.proof(target).check_on(&shop.chain).fails(&OTHER_WORD);
}

/// A contract asked for two words in the transaction of a draw's request, and gave the draw the liked one when it knew
/// them. A request is never chosen by its word: the answer of `getPull` in the transaction's own block counts.
#[test]
fn a_request_that_is_named_later_is_not_the_draws() {
    let mut shop = Shop::open(3);
    let target = shop.buy(0);
    let version = version_id(&shop.tiers[0]);
    shop.chain.mine(1);
    let (transaction, spare, request) = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        let spare = running.requests(None);
        (running.hash, spare, running.request_pull(target, version))
    });
    shop.entries.push(request);
    shop.chain.mine(1);
    let mut pull = shop.chain.consumer.pulls.newest(&target).expect("a pull");
    pull.request_id = spare;
    let block = shop.chain.newest;
    shop.chain.consumer.pulls.write(target, block, pull);
    let liked = shop.chain.transact(COORDINATOR, Vec::new(), |running| {
        let asked = (COORDINATOR, spare);
        let liked = running.fulfil(asked, output_seed(&spare), Callback::Works);
        running.receives(target, liked.word, Callback::Works)
    });
    shop.entries.extend(liked);
    let result = shop.proof(target).check_on(&shop.chain);
    let unread = result.lacks(StepId::WordOrigin);
    assert_eq!(unread, &Unread::NoRequestSeen(transaction));
    // If no endpoint keeps that state, the choice rests on the contract's code.
    let pruned = Endpoint::of(&shop.chain).without_old_state();
    shop.proof(target).check_with(&[pruned]).is_verified();
}

/// The contract records another word than the one that the coordinator delivered to it.
#[test]
fn a_word_that_the_contract_changed_fails() {
    let mut shop = Shop::open(3);
    let target = shop.sell();
    shop.deliver_to(target, Callback::Records(hash(0x42)));
    shop.proof(target).check_on(&shop.chain).fails(&OTHER_WORD);
    // The same with a dependent: its award decides which cards the target can take.
    let mut shop = Shop::open(3);
    let (dependent, target) = (shop.sell(), shop.sell());
    shop.deliver_to(dependent, Callback::Records(hash(0x42)));
    shop.deliver(target);
    shop.proof(target).check_on(&shop.chain).fails(&OTHER_WORD);
}

/// The real coordinator never answers, since its subscription is empty: the chosen word passed, and the report named
/// the real coordinator.
#[test]
fn a_chosen_word_that_the_coordinator_never_logged_is_not_the_oracles() {
    for word in [hash(0x42), Hash32::ZERO] {
        let mut shop = Shop::open(3);
        let target = shop.sell();
        let (_, id) = shop.asked(target);
        shop.chain.mine(1);
        let entry = shop.chain.transact(SHOPS_OWN, Vec::new(), |running| {
            running.receives(target, word, Callback::Works)
        });
        shop.entries.extend(entry);
        let result = shop.proof(target).check_on(&shop.chain);
        let from = shop.entry(Requested, target).position.block;
        assert_eq!(
            result.lacks(StepId::WordOrigin),
            &Unread::WordNotSeen {
                request_id: id,
                from,
                to: from + 10_000
            }
        );
        assert_eq!(result.verdict(), Verdict::VerifiedInPart);
    }
}

/// A second coordinator of the shop serves the pull and logs nothing, while the same transaction asks the real one for
/// another word: the report named the real one.
#[test]
fn a_silent_coordinator_beside_a_real_request_is_not_the_oracle() {
    let mut shop = Shop::open(3);
    let target = shop.buy(0);
    let version = version_id(&shop.tiers[0]);
    shop.chain.mine(1);
    let real = shop.chain.consumer.oracle;
    let (request, id) = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        let id = running.request_words(real, CONSUMER, None);
        let request = running.write_log(Requested, target, version);
        (request, id)
    });
    shop.entries.push(request);
    let silent = hash(0x31);
    shop.chain
        .consumer
        .pulls
        .change(&target, |pull| pull.request_id = silent);
    shop.chain.deliver((COORDINATOR, id), Callback::Works);
    shop.chain.mine(1);
    let word = shop.chain.transact(SHOPS_OWN, Vec::new(), |running| {
        running.receives(target, hash(0x42), Callback::Works)
    });
    shop.entries.extend(word);
    let result = shop.proof(target).check_on(&shop.chain);
    let transaction = shop.chain.transaction_at(request.position);
    assert_eq!(
        result.lacks(StepId::WordOrigin),
        &Unread::NoRequestSeen(transaction)
    );
    assert_eq!(result.settled.coordinators, []);
}

/// The shop's own coordinator behaves as the real one does, for the target or a dependent. The step names it, and its
/// word is not shown to be the oracle's.
#[test]
fn an_unlisted_coordinator_is_named_and_nothing_more() {
    for of_target in [true, false] {
        let mut shop = Shop::open(3);
        shop.chain.subscribe(SHOPS_OWN, SUBSCRIPTION, &[CONSUMER]);
        let (dependent, target) = (shop.buy(0), shop.buy(0));
        for key in [dependent, target] {
            let honest = shop.chain.consumer.oracle;
            if of_target == (key == target) {
                set_coordinator(&mut shop.chain);
            }
            shop.request(key);
            shop.deliver(key);
            shop.chain.consumer.oracle = honest;
        }
        let result = shop.proof(target).check_on(&shop.chain);
        assert_eq!(
            result.lacks(StepId::WordOrigin),
            &Unread::UnlistedCoordinator(SHOPS_OWN)
        );
        assert_eq!(result.verdict(), Verdict::OriginUnknown);
        let mut served = result.settled.coordinators;
        served.sort_by_key(|served| served.is_listed);
        let one = |coordinator, is_listed| UsedCoordinator {
            coordinator,
            is_listed,
            words: 1,
        };
        assert_eq!(served, [one(SHOPS_OWN, false), one(COORDINATOR, true)]);
    }
}

/// The shop's coordinator logs a request under the real one's id, in the same transaction as the real
/// request, and answers it with a chosen word: the listed coordinator's own request counts.
#[test]
fn an_unlisted_coordinator_that_copies_an_id_is_not_taken() {
    let mut shop = Shop::open(3);
    shop.chain.subscribe(SHOPS_OWN, SUBSCRIPTION, &[CONSUMER]);
    let target = shop.buy(0);
    let version = version_id(&shop.tiers[0]);
    shop.chain.mine(1);
    let real = shop.chain.consumer.oracle;
    let (request, id) = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        // Both coordinators count alike, so both requests have one id.
        let copied = Oracle {
            coordinator: SHOPS_OWN,
            ..real
        };
        let id = running.request_words(copied, CONSUMER, Some(target));
        (running.request_pull(target, version), id)
    });
    shop.entries.push(request);
    assert_eq!(shop.asked(target), (COORDINATOR, id));
    shop.chain.mine(1);
    let delivered = shop.chain.transact(SHOPS_OWN, Vec::new(), |running| {
        running.fulfil((SHOPS_OWN, id), hash(0x42), Callback::Works)
    });
    shop.reads(target, &delivered);
    let result = shop.proof(target).check_on(&shop.chain);
    assert!(matches!(
        result.lacks(StepId::WordOrigin),
        Unread::WordNotSeen { .. }
    ));
    shop.chain.deliver((COORDINATOR, id), Callback::Fails);
    shop.proof(target).check_on(&shop.chain).fails(&OTHER_WORD);
}

/// A contract of the shop's own asks the oracle in the transaction of the draw's request, and the draw names that
/// request: the shop can ask as often as it likes, and give the draw the word that suits it. In the window's logs and
/// in the receipt, the consumer must be the one that asked.
#[test]
fn a_request_that_another_contract_made_is_not_the_draws() {
    let other = Address::new([0x99; 20]);
    let mut shop = Shop::open(3);
    let target = shop.buy(0);
    let version = version_id(&shop.tiers[0]);
    shop.chain.mine(1);
    let oracle = shop.chain.consumer.oracle;
    let (request, liked) = shop.chain.transact(other, Vec::new(), |running| {
        let liked = running.request_words(oracle, other, Some(target));
        (running.request_pull(target, version), liked)
    });
    shop.entries.push(request);
    let pulls = &mut shop.chain.consumer.pulls;
    pulls.change(&target, |pull| pull.request_id = liked);
    shop.deliver(target);
    let result = shop.proof(target).check_on(&shop.chain);
    assert_eq!(
        result.lacks(StepId::WordOrigin),
        &Unread::NoRequestSeen(shop.chain.transaction_at(request.position))
    );
}

/// Two listed coordinators number requests alike, so that a request of each has one id: the shop lets the one answer
/// that suits it. The draw's word is that of the coordinator that was asked for the draw.
#[test]
fn a_word_of_another_listed_coordinator_is_not_the_requests() {
    let mut shop = Shop::open(3);
    shop.chain.subscribe(SHOPS_OWN, SUBSCRIPTION, &[CONSUMER]);
    let target = shop.sell();
    let (_, id) = shop.asked(target);
    let other = Oracle {
        coordinator: SHOPS_OWN,
        ..shop.chain.consumer.oracle
    };
    shop.chain.mine(1);
    let copied = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        running.request_words(other, CONSUMER, Some(target))
    });
    assert_eq!(copied, id, "both count alike");
    shop.chain.mine(1);
    let delivered = shop.chain.deliver((SHOPS_OWN, id), Callback::Works);
    shop.reads(target, &delivered);
    let listed = Listed {
        coordinators: vec![COORDINATOR, SHOPS_OWN],
        ..listed()
    };
    let result = shop
        .proof(target)
        .check_with_listed(&listed, &[Endpoint::of(&shop.chain)]);
    assert!(matches!(
        result.lacks(StepId::WordOrigin),
        Unread::WordNotSeen { .. }
    ));
    shop.chain.mine(1);
    shop.chain.transact(COORDINATOR, Vec::new(), |running| {
        running.fulfil((COORDINATOR, id), hash(0x42), Callback::Fails)
    });
    let result = shop
        .proof(target)
        .check_with_listed(&listed, &[Endpoint::of(&shop.chain)]);
    result.fails(&OTHER_WORD);
}

/// No coordinator is listed for the network.
#[test]
fn no_word_is_the_oracles_if_no_coordinator_is_listed() {
    let (shop, sales) = Shop::with_dependents();
    let result = shop
        .proof(sales.target)
        .check_with_listed(&Listed::default(), &[Endpoint::of(&shop.chain)]);
    assert_eq!(result.failed(), []);
    assert_eq!(result.verdict(), Verdict::OriginUnknown);
    assert_eq!(
        result.unread(StepId::WordOrigin),
        &Unread::UnlistedCoordinator(COORDINATOR)
    );
}

/// The contract names no request of the oracle for the pull.
#[test]
fn a_pull_without_a_request_id_is_not_the_oracles() {
    let (mut shop, sales) = Shop::with_dependents();
    let pulls = &mut shop.chain.consumer.pulls;
    pulls.change(&sales.target, |pull| pull.request_id = Hash32::ZERO);
    let result = shop.proof(sales.target).check_on(&shop.chain);
    assert_eq!(result.failed(), []);
    assert_eq!(
        result.unread(StepId::WordOrigin),
        &Unread::NoRequestNamed(sales.target)
    );
}

/// The contract names the request of another draw, whose word the shop likes better.
#[test]
fn another_draws_request_is_not_this_ones() {
    let (mut shop, sales) = Shop::with_dependents();
    let (_, liked) = shop.asked(sales.first);
    let word = shop.entry(Fulfilled, sales.first).value;
    let pulls = &mut shop.chain.consumer.pulls;
    pulls.change(&sales.target, |pull| {
        (pull.request_id, pull.word) = (liked, if pull.fulfilled { word } else { pull.word });
    });
    let own = shop.entry(Fulfilled, sales.target);
    shop.chain.log_at(own.position).data = word.as_bytes().to_vec();
    let mut proof = shop.proof(sales.target);
    proof.entry(Fulfilled, sales.target).value = word;
    let result = proof.check_on(&shop.chain);
    let request = shop.entry(Requested, sales.target).position;
    assert_eq!(
        result.unread(StepId::WordOrigin),
        &Unread::NoRequestSeen(shop.chain.transaction_at(request))
    );
    assert_eq!(result.verdict(), Verdict::VerifiedInPart);
}

/// Honest: v2, whose fulfilments name no subscription.
#[test]
fn a_word_of_v2_is_the_oracles() {
    let mut shop = Shop::open(3);
    shop.chain.set_version(Kind::V2);
    let (dependent, target) = (shop.sell(), shop.sell());
    shop.deliver(dependent);
    shop.deliver(target);
    shop.proof(target).check_on(&shop.chain).is_verified();
}

/// Honest: the target's callback failed, or a dependent's, and the coordinator's log has the word.
#[test]
fn a_word_by_failed_callback_is_the_oracles() {
    for fails in [[true, false], [false, true], [true, true]] {
        let mut shop = Shop::open(3);
        let keys = [shop.sell(), shop.sell()];
        for (key, fails) in keys.iter().zip(fails) {
            let callback = if fails {
                Callback::Fails
            } else {
                Callback::Works
            };
            shop.deliver_to(*key, callback);
        }
        shop.proof(keys[1]).check_on(&shop.chain).is_verified();
    }
}

/// A failed callback has another published word.
#[test]
fn another_word_by_failed_callback_fails() {
    let mut shop = Shop::open(3);
    let target = shop.sell();
    shop.deliver_to(target, Callback::Fails);
    let mut proof = shop.proof(target);
    proof.entry(Fulfilled, target).value = hash(0x42);
    proof.check_on(&shop.chain).fails(&OTHER_WORD);
}

/// No log shows the word of a failed callback yet.
#[test]
fn a_failed_callback_that_is_not_shown_is_skipped() {
    let mut shop = Shop::open(3);
    let target = shop.sell();
    let word = shop.deliver_to(target, Callback::Fails);
    let proof = shop.proof(target);
    shop.chain.logs.retain(|log| log.position != word.position);
    let result = proof.check_on(&shop.chain);
    assert_eq!(result.failed(), []);
    for step in [StepId::WordOrigin, StepId::ChainLogs] {
        assert!(matches!(result.unread(step), Unread::WordNotSeen { .. }));
    }
}

/// Honest: two requests are in one transaction, and their ids distinguish their words.
#[test]
fn two_requests_in_a_transaction_are_distinguished() {
    let mut shop = Shop::open(3);
    let keys = [shop.buy(0), shop.buy(0)];
    let version = version_id(&shop.tiers[0]);
    shop.chain.mine(1);
    let requests = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        keys.map(|key| running.request_pull(key, version))
    });
    shop.entries.extend(requests);
    for key in [keys[1], keys[0]] {
        shop.deliver(key);
    }
    for key in keys {
        shop.proof(key).check_on(&shop.chain).is_verified();
    }
}

/// Returns pulls that a wrapper requested in one transaction, with `others` requests of others beside them.
fn wrapped(pulls: usize, others: usize) -> (Shop, Hash32) {
    let mut shop = Shop::open(3);
    shop.chain.subscribe(COORDINATOR, hash(0x88), &[WRAPPER]);
    let oracle = Oracle {
        coordinator: COORDINATOR,
        key_hash: KEYS[0],
        subscription: hash(0x88),
        wrapper: Some(WRAPPER),
    };
    shop.chain.consumer.oracle = oracle;
    let keys: Vec<Hash32> = (0..pulls).map(|_| shop.buy(0)).collect();
    let version = version_id(&shop.tiers[0]);
    shop.chain.mine(1);
    let requests = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        for _ in 0..others {
            running.request_words(oracle, WRAPPER, None);
        }
        keys.iter()
            .map(|key| running.request_pull(*key, version))
            .collect::<Vec<_>>()
    });
    shop.entries.extend(requests);
    for key in &keys {
        shop.deliver(*key);
    }
    (shop, keys[keys.len() - 1])
}

/// Honest: the pull is paid directly, alone or as one of several pulls.
#[test]
fn a_word_that_a_wrapper_requested_is_the_oracles() {
    for pulls in [1, 3] {
        let (shop, target) = wrapped(pulls, 0);
        shop.proof(target).check_on(&shop.chain).is_verified();
    }
}

/// Another request of the wrapper in the transaction may be the pull's.
#[test]
fn a_wrappers_request_that_may_be_anothers_is_not_taken() {
    let (shop, target) = wrapped(1, 1);
    let result = shop.proof(target).check_on(&shop.chain);
    assert!(matches!(
        result.lacks(StepId::WordOrigin),
        Unread::NoRequestSeen(_)
    ));
}

/// A wrapper's only request beside the draw's is not the draw's if the contract names another id.
#[test]
fn a_wrappers_request_under_another_id_is_not_taken() {
    let (mut shop, target) = wrapped(1, 0);
    let pulls = &mut shop.chain.consumer.pulls;
    pulls.change(&target, |pull| pull.request_id = hash(0x31));
    let result = shop.proof(target).check_on(&shop.chain);
    let request = shop.entry(Requested, target).position;
    assert_eq!(
        result.unread(StepId::WordOrigin),
        &Unread::NoRequestSeen(shop.chain.transaction_at(request))
    );
}

/// A contract that is not listed as a wrapper asks for itself.
#[test]
fn an_unlisted_wrapper_asks_for_itself() {
    let (shop, target) = wrapped(1, 0);
    let listed = Listed {
        wrappers: Vec::new(),
        ..listed()
    };
    let result = shop
        .proof(target)
        .check_with_listed(&listed, &[Endpoint::of(&shop.chain)]);
    assert!(matches!(
        result.lacks(StepId::WordOrigin),
        Unread::NoRequestSeen(_)
    ));
}

/// The shop lets the callback fail, and has a coordinator of its own log a request under the oracle's id beside an
/// anchor that holds the request's values: the word was then the shop's.
#[test]
fn a_coordinator_is_not_taken_from_beside_an_anchor() {
    let mut shop = Shop::open(3);
    shop.chain.subscribe(SHOPS_OWN, SUBSCRIPTION, &[CONSUMER]);
    let target = shop.sell();
    let request = shop.entry(Requested, target);
    let asked = shop.asked(target);
    let real = shop.chain.consumer.oracle;
    shop.chain.mine(1);
    let mimic = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        let copied = Oracle {
            coordinator: SHOPS_OWN,
            ..real
        };
        running.request_words(copied, CONSUMER, None);
        running.write_log(Anchored, target, request.value)
    });
    shop.chain.mine(1);
    let delivered = shop.chain.transact(SHOPS_OWN, Vec::new(), |running| {
        running.fulfil((SHOPS_OWN, asked.1), output_seed(&hash(1)), Callback::Works)
    });
    shop.reads(target, &delivered);
    let mut proof = shop.proof(target);
    let told = proof.entry(Fulfilled, target);
    (told.value, told.position) = (delivered.word, delivered.position);
    let proof = proof.moving(Requested, target, mimic.position);
    let result = proof.check_on(&shop.chain);
    assert_ne!(result.verdict(), Verdict::Verified);
    assert!(!result.step(StepId::WordOrigin).passed());
    assert!(!result.step(StepId::ChainLogs).passed());
}
