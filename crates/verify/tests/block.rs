//! Dates words by the contract's state. If no log's signature is known, state dates a word to its block, and only logs
//! order several words of one block.

use fixtures::chain::consumer::Callback;
use fixtures::chain::coordinator::output_seed;
use fixtures::chain::endpoint::Endpoint;
use fixtures::chain::{CONSUMER, COORDINATOR, SHOPS_OWN, SUBSCRIPTION, at, hash};
use fixtures::settled_report::SettledReport;
use fixtures::shop::{Shop, version_id};
use verify::claims::word;
use verify::claims::{Address, Unread};
use verify::hash::Hash32;
use verify::position::Position;
use verify::report::LogKind::{Anchored, Fulfilled, Requested};
use verify::report::{Point, StepId};

/// Also makes the anchors of these sales with key and value exchanged. Then no anchor's signature is known, and an
/// anchor of a pull key and its word may be the word's log.
fn exchange_anchors(shop: &mut Shop, sales: &[Hash32]) {
    let mut ids = vec![version_id(&shop.tiers[0])];
    ids.extend(sales.iter().map(|key| shop.sale(*key).event_id()));
    for id in ids {
        let anchor = shop.entry(Anchored, id);
        shop.anchor(anchor.value, anchor.key);
    }
}

/// Anchors a target's word under its key, in the transaction in which a hidden pull's word arrives. The target's own
/// word comes after it, and the contract does not log that word: the proof dates it by the anchor.
fn dated_before(hidden_by: Address, callback: Callback) -> (SettledReport, Position) {
    let mut shop = Shop::open(3);
    shop.chain.subscribe(SHOPS_OWN, SUBSCRIPTION, &[CONSUMER]);
    let (hidden, target) = (shop.buy(0), shop.buy(0));
    shop.chain.consumer.oracle.coordinator = hidden_by;
    shop.request(hidden);
    let first = shop.asked(hidden);
    shop.chain.consumer.oracle.coordinator = COORDINATOR;
    shop.request(target);
    let last = shop.asked(target);
    exchange_anchors(&mut shop, &[target]);
    shop.chain.mine(1);
    let [seed, other] = [last, first].map(|asked| output_seed(&asked.1));
    let (anchor, words) = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        let anchor = running.write_log(Anchored, target, word(&seed));
        let hidden = running.fulfil(first, other, callback);
        (
            anchor,
            [hidden, running.fulfil(last, seed, Callback::IsSilent)],
        )
    });
    shop.reads(hidden, &words[0]);
    shop.reads(target, &words[1]);
    let proof = shop.proof(target).omitting(hidden);
    let result = proof
        .moving(Fulfilled, target, anchor.position)
        .check_on(&shop.chain);
    (result, anchor.position)
}

/// Honest: strangers also anchor every word under its key, so that no word's signature is known. Each word has a block
/// of its own, and state dates it.
#[test]
fn state_dates_a_word_alone_in_its_block() {
    let mut shop = Shop::open(3);
    let (first, target) = (shop.sell(), shop.sell());
    exchange_anchors(&mut shop, &[first, target]);
    for key in [first, target] {
        let word = shop.deliver(key);
        shop.anchor(key, word.value);
    }
    let proof = shop.proof(target);
    proof.check_on(&shop.chain).is_verified();
    let pruned = Endpoint::of(&shop.chain).without_old_state();
    assert!(matches!(
        proof.check_with(&[pruned]).lacks(StepId::ChainLogs),
        Unread::UnknownLog(_)
    ));
}

/// Honest: a pull was requested under the version's id for the target's key, so that no request's signature is known.
/// State dates the request.
#[test]
fn state_dates_a_request() {
    let mut shop = Shop::open(3);
    let target = shop.sell();
    let request = shop.entry(Requested, target);
    shop.request_for(request.value, request.key);
    shop.deliver(target);
    let proof = shop.proof(target);
    proof.check_on(&shop.chain).is_verified();
    let pruned = Endpoint::of(&shop.chain).without_old_state();
    let result = proof.check_with(&[pruned]);
    let unknown = Unread::UnknownLog(request.position);
    assert_eq!(result.lacks(StepId::ChainLogs), &unknown);
}

/// The contract holds another value than its log says. That fails one step, and the contract's state dates neither the
/// log nor its value.
#[test]
fn state_dates_no_value_that_it_does_not_hold() {
    for (kind, point) in [
        (Requested, Point::ContractRequest),
        (Fulfilled, Point::ContractWord),
    ] {
        let mut shop = Shop::open(3);
        let target = shop.sell();
        shop.deliver(target);
        let pulls = &mut shop.chain.consumer.pulls;
        pulls.change(&target, |pull| match kind {
            Fulfilled => pull.word = hash(7),
            _ => pull.event_id = hash(7),
        });
        let result = shop.proof(target).check_on(&shop.chain);
        assert_eq!(result.failed(), [(StepId::Contract, point)]);
        let own = shop.entry(kind, target).position;
        let unread = result.unread(StepId::ChainLogs);
        assert_eq!(unread, &Unread::UnknownLog(own));
    }
}

/// The oracle answered a hidden pull in the block, before the target's word.
#[test]
fn state_does_not_date_a_word_before_a_hidden_answer() {
    for callback in [Callback::IsSilent, Callback::Fails] {
        let (result, anchor) = dated_before(COORDINATOR, callback);
        let unread = result.lacks(StepId::ChainLogs);
        assert_eq!(unread, &Unread::UnknownLog(anchor));
    }
}

/// The shop's own coordinator answered the hidden pull, and the contract logged the hidden word under a signature of
/// its own: a log of an unknown signature may be a word.
#[test]
fn state_does_not_date_a_word_before_a_log_that_may_be_one() {
    for callback in [Callback::LogsOtherwise, Callback::Works] {
        let (result, anchor) = dated_before(SHOPS_OWN, callback);
        let unread = result.lacks(StepId::ChainLogs);
        assert_eq!(unread, &Unread::UnknownLog(anchor));
    }
}

/// The contract logs no word, and the proof dates it to another block than the one in which the coordinator answered.
/// The check needs no old state to see that.
#[test]
fn an_answer_in_another_block_contradicts_a_date() {
    let mut shop = Shop::open(3);
    let target = shop.sell();
    let word = shop.deliver_to(target, Callback::IsSilent).position;
    shop.chain.mine(3);
    let later = at(word.block + 2, 0);
    let proof = shop.proof(target).moving(Fulfilled, target, later);
    let elsewhere = [(StepId::ChainLogs, Point::LogAt(Fulfilled))];
    proof.check_on(&shop.chain).fails(&elsewhere);
    let pruned = Endpoint::of(&shop.chain).without_old_state();
    proof.check_with(&[pruned]).fails(&elsewhere);
}
