//! Learns the signature of a kind of log from a pair of values that the contract's state reads in one way alone.

use fixtures::chain::consumer::Callback;
use fixtures::chain::coordinator::output_seed;
use fixtures::chain::endpoint::Endpoint;
use fixtures::chain::{CONSUMER, hash};
use fixtures::shop::{Shop, version_id};
use verify::claims::word;
use verify::report::LogKind::{Anchored, Fulfilled};
use verify::report::{Point, StepId};

/// A shop supplies another word than the contract's, and dates it by a log of its own that holds both the
/// pull's key and that word: such a log shows no word's signature, and the contract's log of the word
/// contradicts the entry.
#[test]
fn a_word_that_the_contract_does_not_hold_shows_no_signature() {
    let mut shop = Shop::open(3);
    let (first, target) = (shop.sell(), shop.sell());
    shop.deliver(first);
    shop.deliver(target);
    shop.chain.mine(1);
    let mimic = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        let topics = vec![hash(0x70), target];
        running.log(CONSUMER, topics, hash(0x42).as_bytes().to_vec())
    });
    let mut proof = shop.proof(target).moving(Fulfilled, target, mimic);
    proof.entry(Fulfilled, target).value = hash(0x42);
    proof.check_on(&shop.chain).fails(&[
        (StepId::Contract, Point::ContractWord),
        (StepId::WordOrigin, Point::CoordinatorWord),
        (StepId::ChainLogs, Point::LogValue(Fulfilled)),
    ]);
}

/// Honest: pulls were requested for something else under the ids of the anchors. The pair of an anchor still reads in
/// one way.
#[test]
fn a_pull_under_an_anchors_id_changes_nothing() {
    let mut shop = Shop::open(3);
    let target = shop.sell();
    for id in [version_id(&shop.tiers[0]), shop.sale(target).event_id()] {
        shop.request_for(id, hash(9));
    }
    shop.deliver(target);
    let pruned = Endpoint::of(&shop.chain).without_old_state();
    let proof = shop.proof_without_transactions(target);
    proof.check_with(&[pruned]).is_verified();
}

/// Every anchor was also made with key and value exchanged, so no anchor's signature is known, and the proof dates the
/// target's word by an anchor of it in its own block, before the word itself. Another draw's word, which reads in one
/// way, shows the form of a word's log.
#[test]
fn a_word_shows_its_signature_if_no_anchor_does() {
    let mut shop = Shop::open(3);
    let (first, target) = (shop.sell(), shop.sell());
    let mut ids = vec![version_id(&shop.tiers[0])];
    ids.extend([first, target].map(|key| shop.sale(key).event_id()));
    for anchor in ids
        .iter()
        .map(|id| shop.entry(Anchored, *id))
        .collect::<Vec<_>>()
    {
        shop.anchor(anchor.value, anchor.key);
    }
    shop.deliver(first);
    let asked = shop.asked(target);
    let seed = output_seed(&asked.1);
    let word = word(&seed);
    shop.chain.mine(1);
    let mimic = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        running.write_log(Anchored, target, word)
    });
    let delivered = shop.chain.deliver(asked, Callback::Works);
    shop.reads(target, &delivered);
    let proof = shop.proof(target);
    let proof = proof.moving(Fulfilled, target, mimic.position);
    let at = (StepId::ChainLogs, Point::LogAt(Fulfilled));
    proof.check_on(&shop.chain).fails(&[at]);
}
