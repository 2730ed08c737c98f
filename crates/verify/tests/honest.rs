//! Plays honest shops and honest nodes whose behaviour a check once took for a lie. Everything is verified, or skipped
//! if a node shows too little.

use fixtures::chain::consumer::{Callback, Oracle};
use fixtures::chain::coordinator::{Kind, output_seed};
use fixtures::chain::endpoint::{Endpoint, fault};
use fixtures::chain::{CONSUMER, COORDINATOR, KEYS, SUBSCRIPTION, hash};
use fixtures::pack_event::PackEvent;
use fixtures::shop::{Shop, version_id};
use verify::claims::{Address, Fault, Unread};
use verify::hash::Hash32;
use verify::report::LogKind::{Anchored, Fulfilled, Requested};
use verify::report::{StepId, Verdict};

const STRANGER: Address = Address::new([0x99; 20]);

#[test]
fn an_evening_is_verified() {
    let (shop, sales) = Shop::with_dependents();
    for key in [sales.target, sales.second, sales.first] {
        let result = shop.proof(key).check_on(&shop.chain);
        result.is_verified();
    }
}

/// The contract also serves pack events and other sales: their anchors and requests lie in every span, and counted as
/// left out.
#[test]
fn other_sales_of_the_contract_are_no_omission() {
    let mut shop = Shop::open(3);
    let target = shop.sell();
    let anchor = shop.anchor(hash(1), hash(2));
    let of_break = shop.sell_break();
    shop.chain.mine(1);
    let event = shop.chain.transact(STRANGER, Vec::new(), |running| {
        running.create_event(hash(3), hash(4))
    });
    shop.chain.mine(1);
    shop.chain.deliver((COORDINATOR, event), Callback::Works);
    shop.deliver_to(of_break, Callback::Works);
    shop.deliver(target);
    let proof = shop.proof(target);
    proof.check_on(&shop.chain).is_verified();
    let proof = proof.without(Anchored, anchor.key);
    proof.check_on(&shop.chain).is_verified();
    let proof = proof.omitting(of_break);
    proof.check_on(&shop.chain).is_verified();
}

/// A Break's word arrives by failed callback, by an old request, or silently: supplied or not.
#[test]
fn a_breaks_word_is_no_omission() {
    for blocks in [0, 20_000] {
        for callback in [Callback::Works, Callback::Fails, Callback::IsSilent] {
            let mut shop = Shop::open(3);
            let of_break = shop.sell_break();
            shop.chain.mine(blocks);
            shop.anchor(hash(1), hash(2));
            let target = shop.sell();
            shop.deliver_to(of_break, callback);
            shop.deliver(target);
            if callback != Callback::IsSilent {
                shop.proof(target).check_on(&shop.chain).is_verified();
            }
            let hiding = shop.proof(target).omitting(of_break);
            hiding.check_on(&shop.chain).is_verified();
        }
    }
}

/// A Break's request is supplied, and older than the ranges that the node serves. The check reads it in its own block,
/// and does not search the contract's history for it.
#[test]
fn a_breaks_request_that_is_supplied_is_read_in_its_block() {
    let mut shop = Shop::open(3);
    let of_break = shop.sell_break();
    shop.chain.mine(20_000);
    shop.anchor(hash(1), hash(2));
    let target = shop.sell();
    shop.deliver_to(of_break, Callback::Fails);
    shop.deliver(target);
    let request = shop.entry(Requested, of_break).position.block;
    let endpoint = Endpoint::of(&shop.chain)
        .refusing(move |query| query.from <= request && query.from != query.to);
    shop.proof(target).check_with(&[endpoint]).is_verified();
}

/// Pulls wait for their word, supplied or not, and words arrive after the target's.
#[test]
fn a_pull_that_waits_is_no_omission() {
    let mut shop = Shop::open(5);
    let (waits, late, failed, target) = (shop.sell(), shop.sell(), shop.sell(), shop.sell());
    shop.deliver(target);
    shop.deliver(late);
    shop.deliver_to(failed, Callback::Fails);
    shop.proof(target).check_on(&shop.chain).is_verified();
    let proof = shop.proof(target);
    let proof = proof.without(Fulfilled, late).without(Fulfilled, failed);
    proof.check_on(&shop.chain).is_verified();
    let proof = proof.without(Requested, late).without(Requested, failed);
    let proof = proof.without(Requested, waits);
    proof.check_on(&shop.chain).is_verified();
}

/// The oracle was down for days: a pull that waited has its word long after the window.
#[test]
fn a_word_long_after_the_window_is_no_omission() {
    let mut shop = Shop::open(5);
    let (late, target) = (shop.sell(), shop.sell());
    shop.deliver(target);
    shop.chain.mine(200_000);
    shop.deliver(late);
    let proof = shop.proof(target).without(Fulfilled, late);
    proof.check_on(&shop.chain).is_verified();
    let result = proof.check_with(&[Endpoint::of(&shop.chain).without_old_state()]);
    assert!(matches!(
        result.lacks(StepId::ChainLogs),
        Unread::WordNotSeen { .. }
    ));
}

/// A word took days to come: requests and words lie far apart.
#[test]
fn a_slow_word_is_the_oracles() {
    let mut shop = Shop::open(3);
    let target = shop.sell();
    shop.chain.mine(50_000);
    shop.deliver(target);
    shop.proof(target).check_on(&shop.chain).is_verified();
}

/// Others also use the oracle, under their own subscriptions or the same one, and their words arrive in the window, in
/// transactions of their own or in one with the target's.
#[test]
fn the_words_of_others_are_no_omissions() {
    for kind in [Kind::V2, Kind::V2_5] {
        let mut shop = Shop::open(3);
        shop.chain.set_version(kind);
        let shared = [STRANGER, CONSUMER];
        shop.chain.subscribe(COORDINATOR, SUBSCRIPTION, &shared);
        shop.chain.subscribe(COORDINATOR, hash(0x66), &[STRANGER]);
        let ids = [SUBSCRIPTION, hash(0x66)].map(|subscription| {
            let oracle = Oracle {
                coordinator: COORDINATOR,
                key_hash: KEYS[1],
                subscription,
                wrapper: None,
            };
            shop.chain.transact(STRANGER, Vec::new(), |running| {
                running.request_words(oracle, STRANGER, None)
            })
        });
        let target = shop.sell();
        shop.chain.mine(1);
        shop.chain.deliver((COORDINATOR, ids[0]), Callback::Works);
        shop.chain.mine(1);
        let asked = shop.asked(target);
        let delivered = shop.chain.transact(COORDINATOR, Vec::new(), |running| {
            let foreign = (COORDINATOR, ids[1]);
            running.fulfil(foreign, output_seed(&ids[1]), Callback::Works);
            running.fulfil(asked, output_seed(&asked.1), Callback::Works)
        });
        shop.reads(target, &delivered);
        shop.proof(target).check_on(&shop.chain).is_verified();
    }
}

/// A stranger was taken off the consumer's subscription afterwards, and so was the consumer itself.
#[test]
fn a_subscription_that_changed_since_changes_nothing() {
    for gone in [STRANGER, CONSUMER] {
        let mut shop = Shop::open(3);
        shop.chain
            .subscribe(COORDINATOR, SUBSCRIPTION, &[STRANGER, CONSUMER]);
        let oracle = shop.chain.consumer.oracle;
        let foreign = shop.chain.transact(STRANGER, Vec::new(), |running| {
            running.request_words(oracle, STRANGER, None)
        });
        let target = shop.sell();
        shop.chain.mine(1);
        shop.chain.deliver((COORDINATOR, foreign), Callback::Works);
        shop.deliver(target);
        shop.chain.mine(9);
        shop.chain.unsubscribe(COORDINATOR, SUBSCRIPTION, gone);
        shop.proof(target).check_on(&shop.chain).is_verified();
        let pruned = Endpoint::of(&shop.chain).without_old_state();
        shop.proof(target).check_with(&[pruned]).is_verified();
    }
}

/// The anchors of strangers cast no doubt on an honest sale: a pair of the target's that reads in two ways shows no
/// signature, and another pair does.
#[test]
fn anchors_of_strangers_change_nothing() {
    let (mut shop, sales) = Shop::with_dependents();
    let version = shop.entry(Anchored, version_id(&shop.tiers[0]));
    let word = shop.entry(Fulfilled, sales.target);
    let request = shop.entry(Requested, sales.target);
    let proof = shop.proof(sales.target);
    shop.write_log(Anchored, version.value, version.key);
    shop.write_log(Anchored, word.key, word.value);
    shop.write_log(Anchored, word.value, word.key);
    shop.write_log(Requested, request.value, request.key);
    proof.check_on(&shop.chain).is_verified();
    // Nothing else dates an entry here.
    let without_old_state = Endpoint::of(&shop.chain).without_old_state();
    proof.check_with(&[without_old_state]).is_verified();
}

/// A stranger anchors the only word under its pull's key. Nobody chooses a word: once the logs of anchors and requests
/// are known, the word's log is recognised as the remaining one.
#[test]
fn an_anchor_of_the_only_word_changes_nothing() {
    let mut shop = Shop::open(3);
    let target = shop.sell();
    let word = shop.deliver(target);
    let proof = shop.proof(target);
    shop.write_log(Anchored, word.key, word.value);
    let without_old_state = Endpoint::of(&shop.chain).without_old_state();
    proof.check_with(&[without_old_state]).is_verified();
}

/// Strangers anchor the values of many dependents with key and value exchanged, so that their logs read in two ways.
/// The target's own entries, which the check asks about first, show the form of an anchor.
#[test]
fn the_targets_own_entries_teach_first() {
    let mut shop = Shop::open(20);
    let dependents: Vec<Hash32> = (0..9).map(|_| shop.sell()).collect();
    let target = shop.sell();
    for key in dependents.iter().chain([&target]) {
        shop.deliver(*key);
    }
    let proof = shop.proof(target);
    for key in &dependents {
        let purchase = shop.entry(Anchored, shop.sale(*key).event_id());
        shop.write_log(Anchored, purchase.value, purchase.key);
    }
    let pruned = Endpoint::of(&shop.chain).without_old_state();
    proof.check_with(&[pruned]).is_verified();
}

/// The contract logs both values of a request a second time, under another signature, and the node has lost the
/// request's own block: the other log passed for the request, elsewhere.
#[test]
fn another_log_of_the_same_values_is_no_contradiction() {
    let mut shop = Shop::open(3);
    let target = shop.buy(0);
    let version = version_id(&shop.tiers[0]);
    shop.chain.mine(1);
    shop.chain.transact(CONSUMER, Vec::new(), |running| {
        let data = version.as_bytes().to_vec();
        running.log(CONSUMER, vec![hash(0x70), target], data)
    });
    let request = shop.request(target);
    shop.deliver(target);
    let proof = shop.proof_without_transactions(target);
    proof.check_on(&shop.chain).is_verified();
    let lost = Endpoint::of(&shop.chain)
        .without_old_state()
        .with_chain(|chain| {
            chain
                .logs
                .retain(|log| log.position.block != request.position.block);
        });
    let result = proof.check_with(&[lost]);
    assert_eq!(result.failed(), []);
    assert_eq!(
        result.unread(StepId::ChainLogs),
        &Unread::LogNotSeen(request.position)
    );
}

/// A proof is seconds old and a node lags by seconds: it has not reached the proof's blocks, and shows nothing else.
#[test]
fn a_node_behind_is_behind() {
    let (shop, sales) = Shop::with_dependents();
    let word = shop.entry(Fulfilled, sales.target).position.block;
    let behind = |blocks| Endpoint::of(&shop.chain.up_to(word - blocks));
    let proof = shop.proof(sales.target);
    for blocks in [1, 5, 8] {
        let result = proof.check_with(&[behind(blocks)]);
        assert_eq!(result.failed(), []);
        let (newest, needed) = (word - blocks, word);
        for step in [StepId::WordOrigin, StepId::ChainLogs] {
            assert_eq!(result.unread(step), &Unread::NotReached { newest, needed });
        }
        assert_eq!(result.verdict(), Verdict::VerifiedOffline);
    }
    // An entry's block may be above the node's newest one by at most the blocks of ten minutes.
    let far = |blocks: u64| {
        let mut proof = proof.clone();
        proof.entry(Fulfilled, sales.target).position.block = shop.chain.newest + blocks;
        proof.check_on(&shop.chain).failed()
    };
    assert_eq!(far(300), []);
    assert_ne!(far(301), []);
}

/// A value that a node that lags holds already, and holds differently, still refutes the proof.
#[test]
fn a_node_behind_can_refute() {
    let (mut shop, sales) = Shop::with_dependents();
    let word = shop.entry(Fulfilled, sales.target).position.block;
    let purchase = shop.sale(sales.target).event_id();
    let events = &mut shop.chain.consumer.events;
    events.change(&purchase, |value| *value = hash(7));
    let behind = Endpoint::of(&shop.chain.up_to(word - 1));
    let result = shop.proof(sales.target).check_with(&[behind]);
    let contract = (StepId::Contract, verify::report::Point::ContractPurchase);
    assert_eq!(result.failed(), [contract]);
    let (mut shop, sales) = Shop::with_dependents();
    let pulls = &mut shop.chain.consumer.pulls;
    pulls.change(&sales.first, |pull| pull.event_id = hash(7));
    let behind = Endpoint::of(&shop.chain.up_to(word - 1));
    let result = shop.proof(sales.target).check_with(&[behind]);
    let contract = (StepId::Contract, verify::report::Point::ContractRequest);
    assert_eq!(result.failed(), [contract]);
}

/// A node keeps no old state, or answers every block with its present state.
#[test]
fn a_node_without_old_state_is_enough() {
    let (shop, sales) = Shop::with_dependents();
    let event = PackEvent::honest();
    for limits in [Endpoint::ignoring_blocks, Endpoint::without_old_state] {
        let of_pull = limits(Endpoint::of(&shop.chain));
        shop.proof(sales.target)
            .check_with(&[of_pull])
            .is_verified();
        let of_event = limits(Endpoint::of(&event.chain));
        event.check_with(&[of_event]).is_verified();
    }
}

/// The version's old anchor is in a block whose logs a node no longer has: state dates it. A node with only present
/// state dates nothing.
#[test]
fn state_dates_entries_without_logs() {
    let (shop, target) = Shop::with_old_version();
    let position = shop.entry(Anchored, version_id(&shop.tiers[0])).position;
    let proof = shop.proof_without_transactions(target);
    let refusing = || Endpoint::of(&shop.chain).refusing(move |query| query.from <= position.block);
    proof.check_with(&[refusing()]).is_verified();
    let result = proof.check_with(&[refusing().without_old_state()]);
    assert_eq!(
        result.lacks(StepId::ChainLogs),
        &Unread::LogNotSeen(position)
    );
}

/// A node refuses all logs: the check reads the contract, and leaves the rest.
#[test]
fn a_node_without_logs_leaves_two_steps_skipped() {
    let (shop, sales) = Shop::with_dependents();
    let refusing = Endpoint::of(&shop.chain).refusing(|_| true);
    let result = shop.proof(sales.target).check_with(&[refusing]);
    assert_eq!(result.failed(), []);
    assert_eq!(result.skipped(), [StepId::WordOrigin, StepId::ChainLogs]);
    assert_eq!(result.verdict(), Verdict::VerifiedInPart);
    let silent = Endpoint::of(&shop.chain).with_chain(|chain| chain.logs.clear());
    let result = shop.proof(sales.target).check_with(&[silent]);
    assert_eq!(result.failed(), []);
    assert_eq!(result.skipped(), [StepId::WordOrigin, StepId::ChainLogs]);
    let dead = Endpoint::of(&shop.chain).answering(|_| Some(fault(Fault::Busy)));
    let result = shop.proof(sales.target).check_with(&[dead]);
    assert_eq!(result.failed(), []);
    assert_eq!(result.verdict(), Verdict::VerifiedOffline);
}

/// An event's node refuses logs and old state.
#[test]
fn an_event_needs_the_transaction_and_the_word() {
    let event = PackEvent::honest();
    let few = Endpoint::of(&event.chain)
        .without_old_state()
        .refusing(|query| query.address == CONSUMER);
    event.check_with(&[few]).is_verified();
    let none = Endpoint::of(&event.chain).refusing(|_| true);
    let result = event.check_with(&[none]);
    assert!(matches!(
        result.lacks(StepId::SeedOrigin),
        Unread::Endpoint { .. }
    ));
}

/// Draws of two versions come from a shop that delivers many words in one transaction beside Breaks.
#[test]
fn a_long_evening_is_verified() {
    let mut shop = Shop::open(20);
    shop.offer(fixtures::shop::tier(2, 20));
    let mut keys: Vec<Hash32> = Vec::new();
    for number in 0..12 {
        let key = shop.buy(number % 2);
        shop.request(key);
        keys.push(key);
        keys.push(shop.sell_break());
    }
    let asked: Vec<_> = keys.iter().map(|key| shop.asked(*key)).collect();
    let chain = &mut shop.chain;
    chain.mine(1);
    let delivered = chain.transact(COORDINATOR, Vec::new(), |running| {
        let mut place = 0;
        let mut fulfil = |asked: &(Address, Hash32)| {
            place += 1;
            let callback = if place % 5 == 0 {
                Callback::Fails
            } else {
                Callback::Works
            };
            running.fulfil(*asked, output_seed(&asked.1), callback)
        };
        asked.iter().map(&mut fulfil).collect::<Vec<_>>()
    });
    for (key, delivered) in keys.iter().zip(&delivered) {
        shop.reads(*key, delivered);
    }
    for key in [keys[0], keys[10], keys[22]] {
        shop.proof(key).check_on(&shop.chain).is_verified();
    }
}
