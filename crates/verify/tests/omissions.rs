//! Checks that a proof cannot leave out a word inside a judged window, however the contract logged it.

use fixtures::chain::consumer::{Callback, NO_PULL, Oracle};
use fixtures::chain::coordinator::{Kind, output_seed};
use fixtures::chain::endpoint::Endpoint;
use fixtures::chain::{
    CONSUMER, COORDINATOR, Chain, KEYS, SHOPS_OWN, SUBSCRIPTION, WRAPPER, hash, listed,
};
use fixtures::settled_report::SettledReport;
use fixtures::shop::Shop;
use verify::claims::{Address, Listed, Unread};
use verify::hash::Hash32;
use verify::report::LogKind::{self, Anchored, Fulfilled, Requested};
use verify::report::{Point, StepId, Verdict};

const OMITTED: [(StepId, Point); 1] = [(StepId::ChainLogs, Point::LogOmitted(Fulfilled))];
const STRANGER: Address = Address::new([0x99; 20]);

/// Returns a shop whose target had a Pack draw in its window, with this callback of the draw's word; then the target
/// and the draw.
fn hidden(callback: Callback) -> (Shop, Hash32, Hash32) {
    let mut shop = Shop::open(3);
    let (hidden, target) = (shop.sell(), shop.sell());
    shop.deliver_to(hidden, callback);
    shop.deliver(target);
    (shop, target, hidden)
}

/// Sells something else and a target, and delivers the hidden draw's word to a callback that fails, and then the target's.
fn sell_after(shop: &mut Shop, hidden: Hash32) -> Hash32 {
    shop.sell_break();
    let target = shop.sell();
    shop.deliver_to(hidden, Callback::Fails);
    shop.deliver(target);
    target
}

/// Asserts that the target's proof is verified, and that it fails without the hidden draw.
fn an_omission_fails(shop: &Shop, target: Hash32, hidden: Hash32) {
    shop.proof(target).check_on(&shop.chain).is_verified();
    let omitting = shop.proof(target).omitting(hidden);
    omitting.check_on(&shop.chain).fails(&OMITTED);
}

/// The proof leaves out a Pack's word, and its request too.
#[test]
fn a_word_that_the_contract_logged_is_an_omission() {
    let (shop, target, hidden) = hidden(Callback::Works);
    an_omission_fails(&shop, target, hidden);
    let waiting = shop.proof(target).without(Fulfilled, hidden);
    waiting.check_on(&shop.chain).fails(&OMITTED);
}

/// The oracle's callback failed, so the contract logged no word: a proof that left the word out passed every step, and
/// the target took the card that the word blocks.
#[test]
fn a_word_that_only_the_coordinator_logged_is_an_omission() {
    let (shop, target, hidden) = hidden(Callback::Fails);
    an_omission_fails(&shop, target, hidden);
    let waiting = shop.proof(target).without(Fulfilled, hidden);
    waiting.check_on(&shop.chain).fails(&OMITTED);
}

/// A contract logged the callback under another signature, or not at all, and the proof left the word out.
#[test]
fn a_word_that_the_contract_logged_otherwise_is_an_omission() {
    for callback in [Callback::LogsOtherwise, Callback::IsSilent] {
        let (shop, target, hidden) = hidden(callback);
        shop.proof(target)
            .omitting(hidden)
            .check_on(&shop.chain)
            .fails(&OMITTED);
        let waiting = shop.proof(target).without(Fulfilled, hidden);
        waiting.check_on(&shop.chain).fails(&OMITTED);
    }
}

/// The request was older than the searched blocks, and not supplied. Its count recognises it, however old it is.
#[test]
fn a_word_of_an_old_request_is_an_omission() {
    for blocks in [0, 50_000, 5_000_000] {
        for callback in [Callback::Fails, Callback::IsSilent, Callback::Works] {
            let (shop, target, hidden) = Shop::with_an_older_request(blocks, callback);
            if callback != Callback::IsSilent {
                shop.proof(target).check_on(&shop.chain).is_verified();
            }
            shop.proof(target)
                .omitting(hidden)
                .check_on(&shop.chain)
                .fails(&OMITTED);
        }
    }
}

/// No endpoint has the old request: the word is known to be this consumer's, but not its pull.
#[test]
fn a_word_whose_request_is_not_shown_leaves_the_step_skipped() {
    let (shop, target, hidden) = Shop::with_an_older_request(50_000, Callback::Fails);
    let (_, id) = shop.asked(hidden);
    let proof = shop.proof(target).omitting(hidden);
    let request = shop.entry(Requested, hidden).position.block;
    let refusing = Endpoint::of(&shop.chain).refusing(move |query| query.from <= request);
    let result = proof.check_with(&[refusing]);
    assert_eq!(result.lacks(StepId::ChainLogs), &Unread::RequestNotSeen(id));
    // An old range without logs is no evidence either.
    let forgetting = Endpoint::of(&shop.chain).forgetting(move |log| log.position.block == request);
    let result = proof.check_with(&[forgetting]);
    assert_eq!(result.lacks(StepId::ChainLogs), &Unread::RequestNotSeen(id));
    assert_eq!(result.verdict(), Verdict::VerifiedInPart);
}

/// The old request was made under another of the oracle's keys, and another subscription, which this consumer has left.
#[test]
fn a_word_under_another_key_and_subscription_is_an_omission() {
    let other = Oracle {
        coordinator: COORDINATOR,
        key_hash: KEYS[1],
        subscription: hash(0x77),
        wrapper: None,
    };
    for leaves in [
        |_: &mut Chain| {},
        |chain: &mut Chain| chain.unsubscribe(COORDINATOR, hash(0x77), CONSUMER),
        |chain: &mut Chain| chain.cancel(COORDINATOR, hash(0x77)),
    ] {
        for later in [0, 50] {
            let mut shop = Shop::open(3);
            let own = shop.chain.consumer.oracle;
            shop.chain
                .subscribe(COORDINATOR, other.subscription, &[STRANGER, CONSUMER]);
            shop.chain.consumer.oracle = other;
            let hidden = shop.sell();
            shop.chain.mine(20_000);
            shop.chain.consumer.oracle = own;
            shop.sell_break();
            let target = shop.sell();
            shop.deliver_to(hidden, Callback::Fails);
            if later == 0 {
                leaves(&mut shop.chain);
            }
            shop.deliver(target);
            shop.chain.mine(later);
            if later > 0 {
                leaves(&mut shop.chain);
            }
            let proof = shop.proof(target).omitting(hidden);
            proof.check_on(&shop.chain).fails(&OMITTED);
            let without_old_state = Endpoint::of(&shop.chain).without_old_state();
            proof.check_with(&[without_old_state]).fails(&OMITTED);
            // A node that answers every block with its present state lists the consumers of today.
            let of_today = Endpoint::of(&shop.chain).ignoring_blocks();
            proof.check_with(&[of_today]).fails(&OMITTED);
        }
    }
}

/// The contract asked for something else before: the id decides which request is the old one, not the first that is
/// found.
#[test]
fn a_word_of_an_old_request_after_another_sales_is_an_omission() {
    let mut shop = Shop::open(3);
    shop.sell_break();
    let hidden = shop.sell();
    shop.chain.mine(5_000);
    let target = sell_after(&mut shop, hidden);
    let proof = shop.proof(target).omitting(hidden);
    proof.check_on(&shop.chain).fails(&OMITTED);
}

/// Under v2 the fulfilment names no subscription.
#[test]
fn a_word_under_v2_is_an_omission() {
    let mut shop = Shop::open(3);
    shop.chain.set_version(Kind::V2);
    let hidden = shop.sell();
    shop.chain.mine(20_000);
    let target = sell_after(&mut shop, hidden);
    an_omission_fails(&shop, target, hidden);
}

/// v2 gives an id again if the consumer leaves its subscription and comes back. The answer to the first request of that
/// id passed for the target's, and the proof could leave its word out.
#[test]
fn a_word_under_an_id_that_v2_gave_again_is_an_omission() {
    for blocks in [0, 20_000] {
        let mut shop = Shop::open(3);
        shop.chain.set_version(Kind::V2);
        let hidden = shop.sell();
        let asked = shop.asked(hidden);
        shop.chain.mine(blocks);
        let target = if blocks == 0 {
            shop.buy(0)
        } else {
            shop.sell_break();
            shop.buy(0)
        };
        shop.deliver_to(hidden, Callback::Fails);
        shop.chain.unsubscribe(COORDINATOR, SUBSCRIPTION, CONSUMER);
        shop.chain.subscribe(COORDINATOR, SUBSCRIPTION, &[CONSUMER]);
        shop.request(target);
        assert_eq!(shop.asked(target), asked);
        shop.chain.mine(1);
        let delivered = shop.chain.transact(COORDINATOR, Vec::new(), |running| {
            running.fulfil(asked, hash(0x42), Callback::Works)
        });
        shop.reads(target, &delivered);
        shop.proof(target).check_on(&shop.chain).is_verified();
        let proof = shop.proof(target).omitting(hidden);
        proof.check_on(&shop.chain).fails(&OMITTED);
    }
}

/// A coordinator numbers its requests in another way: no count recognises them, and none excludes them.
#[test]
fn a_word_at_a_coordinator_with_other_numbers_is_an_omission() {
    let mut shop = Shop::open(3);
    shop.chain.set_version(Kind::Mock);
    let hidden = shop.sell();
    shop.chain.mine(20_000);
    let target = sell_after(&mut shop, hidden);
    an_omission_fails(&shop, target, hidden);
}

/// A deployment lists the coordinator and none of its keys. A count under no key recognised nothing, and everything was
/// excluded.
#[test]
fn a_word_under_no_listed_key_is_an_omission() {
    let mut shop = Shop::open(3);
    shop.chain.consumer.oracle.key_hash = KEYS[1];
    let hidden = shop.sell();
    shop.chain.mine(20_000);
    shop.chain.consumer.oracle.key_hash = KEYS[0];
    let target = sell_after(&mut shop, hidden);
    let listed = Listed {
        key_hashes: Vec::new(),
        ..listed()
    };
    let endpoint = || [Endpoint::of(&shop.chain)];
    let honest = shop.proof(target).check_with_listed(&listed, &endpoint());
    honest.is_verified();
    let hiding = shop.proof(target).omitting(hidden);
    hiding
        .check_with_listed(&listed, &endpoint())
        .fails(&OMITTED);
}

/// A wrapper requested a pull that was paid directly, under the wrapper's subscription, whose consumers do not include
/// this one.
#[test]
fn a_word_that_a_wrapper_requested_is_an_omission() {
    for blocks in [0, 20_000] {
        let mut shop = Shop::open(3);
        let own = shop.chain.consumer.oracle;
        shop.chain.subscribe(COORDINATOR, hash(0x88), &[WRAPPER]);
        shop.chain.consumer.oracle = Oracle {
            subscription: hash(0x88),
            wrapper: Some(WRAPPER),
            ..own
        };
        let hidden = shop.sell();
        shop.chain.mine(blocks);
        shop.chain.consumer.oracle = own;
        let target = sell_after(&mut shop, hidden);
        an_omission_fails(&shop, target, hidden);
    }
}

/// Two requests of one transaction are distinguished by their ids, and by the pulls that `getPull` gives them to.
#[test]
fn a_word_of_one_of_two_requests_in_a_transaction_is_an_omission() {
    let mut shop = Shop::open(3);
    let (hidden, other) = (shop.buy(0), shop.buy(0));
    let version = shop
        .entry(Anchored, fixtures::shop::version_id(&shop.tiers[0]))
        .key;
    shop.chain.mine(1);
    let requests = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        [other, hidden].map(|key| running.request_pull(key, version))
    });
    shop.entries.extend(requests);
    let target = shop.sell();
    shop.deliver_to(hidden, Callback::Fails);
    shop.deliver(target);
    an_omission_fails(&shop, target, hidden);
}

/// A transaction of many sales had too many values in its logs: the check did not ask about the pull of this
/// request, and took its word for another sale's.
#[test]
fn a_word_of_one_of_many_requests_in_a_transaction_is_an_omission() {
    let mut shop = Shop::open(3);
    let mut bought: Vec<Hash32> = (0..80).map(|_| shop.buy(0)).collect();
    bought.sort();
    let hidden = *bought.last().expect("one");
    let version = shop
        .entry(Anchored, fixtures::shop::version_id(&shop.tiers[0]))
        .key;
    shop.chain.mine(1);
    let requests = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        bought
            .iter()
            .map(|key| running.request_pull(*key, version))
            .collect::<Vec<_>>()
    });
    shop.entries.extend(requests);
    let target = shop.sell();
    shop.deliver_to(hidden, Callback::Fails);
    shop.deliver(target);
    an_omission_fails(&shop, target, hidden);
}

/// The contract reported for a Pack that no word was requested, and still had its version and its word: the word passed
/// for another sale's. Its version alone makes it a Pack's.
#[test]
fn a_word_of_a_request_that_the_contract_denies_is_an_omission() {
    for callback in [Callback::Works, Callback::Fails] {
        let (mut shop, target, hidden) = hidden(callback);
        let pulls = &mut shop.chain.consumer.pulls;
        pulls.change(&hidden, |pull| pull.requested = false);
        let proof = shop.proof(target).omitting(hidden);
        proof.check_on(&shop.chain).fails(&OMITTED);
    }
}

/// The endpoint's answer over the span lacks the word, and its answer to the question for the request shows it.
#[test]
fn a_word_that_the_spans_answer_lacks_is_looked_for() {
    let (shop, target, hidden) = hidden(Callback::Works);
    let word = shop.entry(Fulfilled, hidden).position.block;
    let waiting = shop.proof(target).without(Fulfilled, hidden);
    // The whole span's answers lack the word; the answer to the question for the request has it.
    let narrow = Endpoint::of(&shop.chain).answering({
        let chain = shop.chain.clone();
        move |question| match question {
            verify::claims::Question::Logs(query) if query.topics.len() < 2 => {
                match chain.answer(question) {
                    verify::claims::Answer::Logs(mut logs) => {
                        logs.retain(|log| log.position.block != word);
                        Some(verify::claims::Answer::Logs(logs))
                    }
                    other => Some(other),
                }
            }
            _ => None,
        }
    });
    waiting.check_with(&[narrow]).fails(&OMITTED);
    // No log shows the word: the contract says that there is one, and the step does not pass.
    let blind = Endpoint::of(&shop.chain).with_chain(|chain| {
        chain.logs.retain(|log| log.position.block != word);
    });
    let result = waiting.check_with(&[blind]);
    assert!(
        matches!(result.lacks(StepId::ChainLogs), Unread::WordNotSeen { .. }),
        "{:#?}",
        result.settled.steps
    );
}

/// A contract accepted a second request for a Pack's key, and forgot the word that had arrived in the target's window:
/// no pull had the first request's id any more. The target's own callback failed, so that the signature of a word was
/// unknown too, and the proof passed without the word.
#[test]
fn a_word_of_a_key_that_was_requested_again_is_an_omission() {
    for blocks in [0, 20_000] {
        for callback in [Callback::Works, Callback::Fails] {
            let mut shop = Shop::open(3);
            let hidden = shop.sell();
            shop.chain.mine(blocks);
            shop.sell_break();
            let target = shop.buy(0);
            shop.deliver(hidden);
            let pulls = &mut shop.chain.consumer.pulls;
            pulls.write(hidden, shop.chain.newest + 1, NO_PULL);
            let first = shop.entry(Requested, hidden);
            shop.request(hidden);
            shop.entries.retain(|entry| *entry != first);
            shop.request(target);
            shop.deliver_to(target, callback);
            let proof = shop.proof(target).without(Fulfilled, hidden);
            proof.check_on(&shop.chain).fails(&OMITTED);
        }
    }
}

/// The check looks for two words, and sees one of them after the window: that word says nothing about the other.
#[test]
fn a_word_that_is_seen_later_is_none_of_another_request() {
    let mut shop = Shop::open(4);
    let (hidden, late, target) = (shop.sell(), shop.sell(), shop.sell());
    let word = shop.deliver(hidden).position.block;
    shop.deliver(target);
    shop.deliver(late);
    let (_, id) = shop.asked(hidden);
    let waiting = shop.proof(target).without(Fulfilled, hidden);
    let waiting = waiting.without(Fulfilled, late);
    let blind = Endpoint::of(&shop.chain)
        .without_old_state()
        .with_chain(|chain| chain.logs.retain(|log| log.position.block != word));
    let result = waiting.check_with(&[blind]);
    match result.lacks(StepId::ChainLogs) {
        Unread::WordNotSeen { request_id, .. } => assert_eq!(*request_id, id),
        other => panic!("{other:?}"),
    }
}

/// The shop's own coordinator served a Pack under the id of the target's request, and the contract logged the word in
/// another way: the target's fulfilment passed for its answer, and the check did not look for its word. A request that
/// is supplied or in the window, and whose word the contract has, is never passed over.
#[test]
fn a_word_under_the_id_of_another_request_is_not_passed_over() {
    for id in [None, Some(Hash32::ZERO), Some(hash(0x31))] {
        for callback in [Callback::LogsOtherwise, Callback::IsSilent] {
            let mut shop = Shop::open(3);
            shop.chain.subscribe(SHOPS_OWN, SUBSCRIPTION, &[CONSUMER]);
            let (target, hidden) = (shop.buy(0), shop.buy(0));
            let honest = shop.chain.consumer.oracle;
            shop.chain.consumer.oracle.coordinator = SHOPS_OWN;
            shop.request(hidden);
            let asked = shop.asked(hidden);
            shop.chain.consumer.oracle = honest;
            shop.request(target);
            assert_eq!(shop.asked(target).1, asked.1, "both count alike");
            shop.chain.mine(1);
            let delivered = shop.chain.deliver(asked, callback);
            shop.reads(hidden, &delivered);
            shop.deliver(target);
            if let Some(id) = id {
                let pulls = &mut shop.chain.consumer.pulls;
                pulls.change(&hidden, |pull| pull.request_id = id);
            }
            // The request is in the window: the check follows it whether the proof supplies it or not.
            let waiting = shop.proof(target).without(Fulfilled, hidden);
            for told in [waiting, shop.proof(target).omitting(hidden)] {
                let result = told.check_on(&shop.chain);
                if matches!(callback, Callback::LogsOtherwise) {
                    result.fails(&OMITTED);
                    continue;
                }
                let unread = result.lacks(StepId::ChainLogs);
                match id {
                    Some(id) if id != Hash32::ZERO => {
                        assert!(matches!(unread, Unread::WordNotSeen { .. }), "{unread:?}");
                    }
                    _ => assert_eq!(unread, &Unread::NoRequestNamed(hidden)),
                }
                assert_eq!(result.verdict(), Verdict::VerifiedInPart);
            }
        }
    }
}

/// Returns a shop and an result with `as_of` between the consumer's log of a word and the coordinator's: the word was
/// before `as_of`.
fn at_the_edge(callback: Callback, decoy: bool) -> (Shop, Hash32, Hash32, SettledReport) {
    let mut shop = Shop::open(3);
    let early = shop.sell();
    let asked = shop.asked(early);
    shop.chain.mine(1);
    let delivered = shop.chain.transact(COORDINATOR, Vec::new(), |running| {
        if decoy {
            running.write_log(Anchored, early, hash(7));
        }
        running.fulfil(asked, output_seed(&asked.1), callback)
    });
    shop.reads(early, &delivered);
    let mut as_of = delivered.position;
    as_of.log_index -= 1;
    let target = shop.buy_as_of(0, as_of);
    shop.request(target);
    shop.deliver(target);
    let result = shop.proof(target).omitting(early).check_on(&shop.chain);
    (shop, target, early, result)
}

/// The contract's log dates a word, so the coordinator's log after `as_of` does not put it into the window.
#[test]
fn a_word_just_before_as_of_is_no_omission() {
    let (shop, target, _, result) = at_the_edge(Callback::Works, false);
    result.is_verified();
    shop.proof(target).check_on(&shop.chain).is_verified();
}

/// A shop submits the oracle's word itself, and anchors something under the pull's key just before it in the same
/// transaction: the word of the failed callback counted as written there, before `as_of`.
#[test]
fn a_word_just_after_as_of_is_not_dated_by_another_log_of_its_key() {
    let (shop, target, early, result) = at_the_edge(Callback::Fails, true);
    result.fails(&OMITTED);
    shop.proof(target).check_on(&shop.chain).is_verified();
    let waiting = shop.proof(target).without(Fulfilled, early);
    waiting.check_on(&shop.chain).fails(&OMITTED);
}

/// The contract logged the word under a signature of its own, and the two values again after the coordinator's log: the
/// word counted as written there, after `as_of`.
#[test]
fn a_word_just_before_as_of_is_not_dated_by_a_later_log_of_it() {
    let mut shop = Shop::open(3);
    let early = shop.sell();
    let asked = shop.asked(early);
    shop.chain.mine(1);
    let delivered = shop.chain.transact(COORDINATOR, Vec::new(), |running| {
        let seed = output_seed(&asked.1);
        let delivered = running.fulfil(asked, seed, Callback::LogsOtherwise);
        running.write_log(Anchored, early, delivered.word);
        delivered
    });
    shop.reads(early, &delivered);
    let target = shop.buy_as_of(0, delivered.position);
    shop.request(target);
    shop.deliver(target);
    let proof = shop.proof(target).omitting(early);
    proof.check_on(&shop.chain).is_verified();
}

/// A silent word is in the block of `as_of`, and after it, and no endpoint shows its log: the contract's state at the
/// end of that block does not show that the word was before the window.
#[test]
fn a_word_in_the_block_of_as_of_is_not_before_it() {
    let mut shop = Shop::open(3);
    let early = shop.sell();
    let asked = shop.asked(early);
    shop.chain.mine(1);
    let (as_of, delivered) = shop.chain.transact(COORDINATOR, Vec::new(), |running| {
        let before = running.write_log(Anchored, hash(6), hash(7)).position;
        let delivered = running.fulfil(asked, output_seed(&asked.1), Callback::IsSilent);
        (before, delivered)
    });
    shop.reads(early, &delivered);
    let target = shop.buy_as_of(0, as_of);
    shop.request(target);
    shop.deliver(target);
    let proof = shop.proof(target).without(Fulfilled, early);
    proof.check_on(&shop.chain).fails(&OMITTED);
    let blind = Endpoint::of(&shop.chain).with_chain(|chain| {
        let logs = &mut chain.logs;
        logs.retain(|log| log.position != delivered.position);
    });
    let result = proof.check_with(&[blind]);
    assert!(matches!(
        result.lacks(StepId::ChainLogs),
        Unread::WordNotSeen { .. }
    ));
}

/// One transaction delivers several words: those before the target's own are inside, and those after it are not.
#[test]
fn a_batch_delivery_is_parted_by_the_targets_own_word() {
    for place in 0..3 {
        for callback in [Callback::Works, Callback::Fails] {
            let mut shop = Shop::open(4);
            let mut others = vec![shop.sell(), shop.sell()];
            let target = shop.sell();
            others.insert(place, target);
            shop.chain.mine(1);
            let asked: Vec<_> = others.iter().map(|key| shop.asked(*key)).collect();
            let delivered = shop.chain.transact(COORDINATOR, Vec::new(), |running| {
                let fulfil = |asked: &(Address, Hash32)| {
                    running.fulfil(*asked, output_seed(&asked.1), callback)
                };
                asked.iter().map(fulfil).collect::<Vec<_>>()
            });
            for (key, delivered) in others.iter().zip(&delivered) {
                shop.reads(*key, delivered);
            }
            shop.proof(target).check_on(&shop.chain).is_verified();
            for (number, key) in others.iter().enumerate() {
                if *key == target {
                    continue;
                }
                let result = shop.proof(target).omitting(*key).check_on(&shop.chain);
                if number < place {
                    result.fails(&OMITTED);
                } else {
                    result.is_verified();
                }
            }
        }
    }
}

/// The proof covered more blocks than were read, and words in the rest were not missed. Now the check reads only the
/// windows, but all of them.
#[test]
fn a_word_left_out_of_a_wide_proof_is_an_omission() {
    let mut shop = Shop::open(3);
    shop.chain.mine(2_000_000);
    shop.sell_break();
    let (hidden, target) = (shop.sell(), shop.sell());
    shop.deliver(hidden);
    shop.deliver(target);
    let few = |shop: &Shop| {
        Endpoint::of(&shop.chain)
            .refusing(|query| query.topics.is_empty() && query.to - query.from > 10_000)
    };
    shop.proof(target).check_with(&[few(&shop)]).is_verified();
    shop.proof(target)
        .omitting(hidden)
        .check_with(&[few(&shop)])
        .fails(&OMITTED);
}

/// A dependent's window reaches further back than the target's.
#[test]
fn a_word_left_out_of_a_dependents_window_is_an_omission() {
    let mut shop = Shop::open(4);
    let (hidden, dependent) = (shop.sell(), shop.sell());
    shop.deliver_to(hidden, Callback::Fails);
    let target = shop.sell();
    shop.deliver(dependent);
    shop.deliver(target);
    an_omission_fails(&shop, target, hidden);
    // The dependent is outside the target's own window.
    let alone = shop.proof(target).omitting(hidden);
    let alone = alone.omitting(dependent);
    let failed = alone.check_on(&shop.chain).failed();
    assert_eq!(failed, OMITTED, "the dependent alone");
}

/// A word that is called something else is still left out: a Break, by another event id of its request.
#[test]
fn a_pack_cannot_be_called_a_break() {
    let (shop, sales) = Shop::with_dependents();
    let of_break = shop.entry(Requested, sales.other).value;
    let mut proof = shop.proof(sales.target);
    proof.entry(Requested, sales.first).value = of_break;
    proof.sales.retain(|sale| sale.key() != sales.first);
    proof.check_on(&shop.chain).fails(&[
        (StepId::Contract, Point::ContractRequest),
        (StepId::ChainLogs, Point::LogValue(Requested)),
    ]);
}

/// The contract has the word anchored under its key afterwards, and the proof calls it an anchor.
#[test]
fn a_word_called_an_anchor_is_an_omission() {
    for anchored in [false, true] {
        let (mut shop, sales) = Shop::with_dependents();
        let word = shop.entry(Fulfilled, sales.first);
        let mut proof = shop.proof(sales.target);
        *proof.entry(Fulfilled, sales.first) = verify::pull::Entry {
            kind: LogKind::Anchored,
            ..word
        };
        if anchored {
            shop.anchor(word.key, word.value);
        }
        proof.check_on(&shop.chain).fails(&OMITTED);
    }
}

/// A Break requests the key that the proof gives as the word: the contract has no word of it.
#[test]
fn a_word_exchanged_with_a_requested_key_is_an_omission() {
    let (mut shop, sales) = Shop::with_dependents();
    let word = shop.entry(Fulfilled, sales.first);
    let of_break = shop.entry(Requested, sales.other).value;
    let mut proof = shop.proof(sales.target);
    let request = verify::pull::Entry {
        key: word.value,
        value: of_break,
        ..*proof.entry(Requested, sales.first)
    };
    *proof.entry(Requested, sales.first) = request;
    let exchanged = proof.entry(Fulfilled, sales.first);
    (exchanged.key, exchanged.value) = (word.value, word.key);
    proof.sales.retain(|sale| sale.key() != sales.first);
    shop.chain.mine(1);
    shop.chain.transact(CONSUMER, Vec::new(), |running| {
        running.request_pull(word.value, of_break);
    });
    let result = proof.check_on(&shop.chain);
    let failed = result.failed();
    assert!(failed.contains(&OMITTED[0]), "{failed:?}");
}

/// A pull that was never supplied, requested long before and delivered in the window, is excluded only by the
/// subscription that its fulfilment names.
#[test]
fn a_foreign_words_subscription_excludes_it() {
    let mut shop = Shop::open(3);
    let foreign = Oracle {
        coordinator: COORDINATOR,
        key_hash: KEYS[0],
        subscription: hash(0x66),
        wrapper: None,
    };
    shop.chain
        .subscribe(COORDINATOR, foreign.subscription, &[STRANGER]);
    let id = shop.chain.transact(STRANGER, Vec::new(), |running| {
        running.request_words(foreign, STRANGER, None)
    });
    let target = shop.sell();
    shop.chain.mine(1);
    shop.chain.deliver((COORDINATOR, id), Callback::Works);
    shop.deliver(target);
    shop.proof(target).check_on(&shop.chain).is_verified();
    let without_old_state = Endpoint::of(&shop.chain).without_old_state();
    shop.proof(target)
        .check_with(&[without_old_state])
        .is_verified();
    // The request is under the consumer's own subscription, which it shares: the count excludes the request.
    let shared = Oracle {
        subscription: SUBSCRIPTION,
        ..foreign
    };
    shop.chain
        .subscribe(COORDINATOR, SUBSCRIPTION, &[STRANGER, CONSUMER]);
    let id = shop.chain.transact(STRANGER, Vec::new(), |running| {
        running.request_words(shared, STRANGER, None)
    });
    let next = shop.sell();
    shop.chain.mine(1);
    shop.chain.deliver((COORDINATOR, id), Callback::Works);
    shop.deliver(next);
    shop.proof(next).check_on(&shop.chain).is_verified();
}
