//! Follows the oracle's trail to a draw's word if endpoints show less of it or more.

use fixtures::chain::consumer::Callback;
use fixtures::chain::endpoint::Endpoint;
use fixtures::chain::{CONSUMER, COORDINATOR, hash};
use fixtures::shop::{Shop, version_id};
use verify::claims::{Address, Unread};
use verify::report::LogKind::{Fulfilled, Requested};
use verify::report::{Point, StepId};

const STRANGER: Address = Address::new([0x99; 20]);

/// Honest: an endpoint's range lacks the log of the draw's request. The receipt that the proof names shows whose
/// request it was; only the question whether a word was left out stays open.
#[test]
fn a_named_receipt_shows_the_request_that_a_range_lacks() {
    let (shop, sales) = Shop::with_dependents();
    let request = shop.entry(Requested, sales.target).position;
    let forgetting = || Endpoint::of(&shop.chain).forgetting(move |log| log.position == request);
    let unseen = Unread::LogNotSeen(request);
    let result = shop.proof(sales.target).check_with(&[forgetting()]);
    assert_eq!(result.lacks(StepId::ChainLogs), &unseen);
    let silent = shop.proof_without_transactions(sales.target);
    let result = silent.check_with(&[forgetting()]);
    assert_eq!(result.failed(), []);
    assert_eq!(result.unread(StepId::WordOrigin), &unseen);
}

/// A contract asks the oracle again for a draw whose word the shop dislikes, in a transaction that logs the request's
/// two values once more. The proof names that transaction, and the endpoint forgets the request's own log: a log
/// elsewhere is not the request's.
#[test]
fn a_named_receipt_of_a_later_request_shows_nothing() {
    let mut shop = Shop::open(3);
    let target = shop.sell();
    let request = shop.entry(Requested, target).position;
    shop.chain.mine(1);
    let version = version_id(&shop.tiers[0]);
    let later = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        let topics = vec![hash(0x70), target];
        running.log(CONSUMER, topics, version.as_bytes().to_vec());
        running.requests(Some(target));
        running.hash
    });
    shop.deliver(target);
    let mut proof = shop.proof_without_transactions(target);
    proof.transactions[2] = Some(later);
    let forgetting = Endpoint::of(&shop.chain).forgetting(|log| log.position == request);
    let result = proof.check_with(&[forgetting]);
    assert_eq!(result.failed(), []);
    assert_eq!(
        result.unread(StepId::WordOrigin),
        &Unread::LogNotSeen(request)
    );
}

/// Honest: one of two endpoints adds an earlier answer of the coordinator to the draw's request. The answer in the
/// word's block, which both show, is the word's, whatever the callback did.
#[test]
fn an_answer_in_another_block_takes_nothing_away() {
    for callback in [Callback::Works, Callback::Fails] {
        let mut shop = Shop::open(3);
        let target = shop.sell();
        shop.chain.mine(5);
        let word = shop.deliver_to(target, callback).position;
        let (_, id) = shop.asked(target);
        let adding = Endpoint::of(&shop.chain).with_chain(|chain| {
            let mut logs = chain.logs.iter();
            let own = logs.find(|log| log.address == COORDINATOR && log.topics[1] == id);
            let mut other = own.expect("an answer").clone();
            other.position.block = word.block - 1;
            other.data[0] ^= 1;
            chain.logs.push(other);
        });
        let honest = Endpoint::of(&shop.chain);
        shop.proof(target)
            .check_with(&[honest, adding])
            .is_verified();
    }
}

/// A request is dated at another draw's position, whose log holds one of its two values, the version's id: that draw's
/// transaction is not the request's.
#[test]
fn another_draws_log_is_not_the_requests() {
    let mut shop = Shop::open(3);
    let (target, other) = (shop.sell(), shop.sell());
    shop.deliver(target);
    let elsewhere = shop.entry(Requested, other).position;
    let proof = shop.proof(target).moving(Requested, target, elsewhere);
    let result = proof.check_on(&shop.chain);
    let before = (StepId::ChainLogs, Point::StateAt(Requested));
    assert_eq!(result.failed(), [before; 2]);
    let unseen = Unread::LogNotSeen(elsewhere);
    assert_eq!(result.unread(StepId::WordOrigin), &unseen);
}

/// A contract names a stranger's request for a draw whose callback failed, and the proof dates the word at
/// another stranger's answer: only the answer to the named request dates it.
#[test]
fn another_answer_does_not_date_a_word() {
    let mut shop = Shop::open(3);
    let oracle = shop.chain.consumer.oracle;
    let other = shop.chain.transact(STRANGER, Vec::new(), |running| {
        running.request_words(oracle, STRANGER, None)
    });
    let target = shop.sell();
    let named = shop.chain.transact(STRANGER, Vec::new(), |running| {
        running.request_words(oracle, STRANGER, Some(target))
    });
    let pulls = &mut shop.chain.consumer.pulls;
    pulls.change(&target, |pull| pull.request_id = named);
    shop.chain.mine(1);
    let first = shop.chain.deliver((COORDINATOR, other), Callback::Fails);
    shop.deliver_to(target, Callback::Fails);
    let proof = shop.proof(target).moving(Fulfilled, target, first.position);
    let result = proof.check_on(&shop.chain);
    let at = (StepId::ChainLogs, Point::LogAt(Fulfilled));
    assert_eq!(result.failed(), [at]);
    let request = shop.entry(Requested, target).position;
    let unseen = Unread::NoRequestSeen(shop.chain.transaction_at(request));
    assert_eq!(result.unread(StepId::WordOrigin), &unseen);
}
