//! Finds the request that an answer of the oracle belongs to: the consumer's logs beside the request show its pull, and
//! the subscription shows whether it is the consumer's at all.

use fixtures::chain::consumer::{Callback, Oracle};
use fixtures::chain::coordinator::Kind;
use fixtures::chain::endpoint::{Endpoint, fault};
use fixtures::chain::{CONSUMER, COORDINATOR, hash};
use fixtures::shop::{Shop, version_id};
use verify::claims::{Address, Answer, Fault, Question};
use verify::report::LogKind::{Anchored, Fulfilled, Requested};
use verify::report::{Point, StepId};

const OMITTED: [(StepId, Point); 1] = [(StepId::ChainLogs, Point::LogOmitted(Fulfilled))];
const STRANGER: Address = Address::new([0x99; 20]);

/// An endpoint's range lacks the contract's log beside a request of the oracle, and the proof leaves out the word of
/// that request, which came by a failed callback: the request's receipt has the log.
#[test]
fn a_request_is_a_packs_by_its_receipt() {
    let mut shop = Shop::open(3);
    let (hidden, target) = (shop.sell(), shop.sell());
    shop.deliver_to(hidden, Callback::Fails);
    shop.deliver(target);
    let request = shop.entry(Requested, hidden).position;
    let forgetting = Endpoint::of(&shop.chain).forgetting(move |log| log.position == request);
    let proof = shop.proof(target).omitting(hidden);
    proof.check_with(&[forgetting]).fails(&OMITTED);
}

/// One transaction requested a Pack beside another sale. An endpoint's range lacks only the Pack's log: by the other
/// sale's log, the Pack's request counted as no Pack's, and the proof could leave its word out.
#[test]
fn a_request_is_a_packs_by_its_receipt_beside_other_logs() {
    let mut shop = Shop::open(3);
    let (hidden, target) = (shop.buy(0), shop.buy(0));
    let of_break = shop.anchor(hash(1), hash(2)).key;
    shop.chain.mine(1);
    let version = version_id(&shop.tiers[0]);
    let requests = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        [(hash(3), of_break), (hidden, version)].map(|(key, id)| running.request_pull(key, id))
    });
    shop.entries.extend(requests);
    shop.request(target);
    shop.deliver_to(hidden, Callback::Fails);
    shop.deliver(target);
    let request = shop.entry(Requested, hidden).position;
    let proof = shop.proof(target).omitting(hidden);
    proof.check_on(&shop.chain).fails(&OMITTED);
    let forgetting = Endpoint::of(&shop.chain).forgetting(move |log| log.position == request);
    proof.check_with(&[forgetting]).fails(&OMITTED);
}

/// Honest: an endpoint returns no receipts. The contract's logs of the windows classify each request.
#[test]
fn the_windows_logs_need_no_receipt() {
    let (shop, sales) = Shop::with_dependents();
    let few = Endpoint::of(&shop.chain).answering(|question| match question {
        Question::Receipt(_) => Some(fault(Fault::Busy)),
        _ => None,
    });
    shop.proof(sales.target).check_with(&[few]).is_verified();
}

/// Honest: one transaction requests a Break and a Pack. The Break's word arrives in the target's window, while the Pack
/// still waits: it is not the Pack's word.
#[test]
fn a_breaks_word_is_not_the_packs_beside_it() {
    let mut shop = Shop::open(3);
    let (pack, target) = (shop.buy(0), shop.sell());
    let of_break = shop.anchor(hash(1), hash(2)).key;
    shop.chain.mine(1);
    let version = version_id(&shop.tiers[0]);
    let requests = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        [(hash(3), of_break), (pack, version)].map(|(key, id)| running.request_pull(key, id))
    });
    shop.entries.extend(requests);
    shop.deliver(hash(3));
    shop.deliver(target);
    shop.proof(target).check_on(&shop.chain).is_verified();
    shop.proof(target)
        .omitting(hash(3))
        .check_on(&shop.chain)
        .is_verified();
}

/// Honest: a coordinator whose count recognises no request, as developers' own do. A stranger's word under
/// the stranger's own subscription is not the consumer's.
#[test]
fn a_strangers_subscription_is_a_strangers_whatever_the_count() {
    let mut shop = Shop::open(3);
    shop.chain.set_version(Kind::Mock);
    shop.chain.subscribe(COORDINATOR, hash(0x66), &[STRANGER]);
    let oracle = Oracle {
        subscription: hash(0x66),
        ..shop.chain.consumer.oracle
    };
    let id = shop.chain.transact(STRANGER, Vec::new(), |running| {
        running.request_words(oracle, STRANGER, None)
    });
    let target = shop.sell();
    shop.chain.mine(1);
    shop.chain.deliver((COORDINATOR, id), Callback::Works);
    shop.deliver(target);
    let proof = shop.proof(target);
    proof.check_on(&shop.chain).is_verified();
    let pruned = Endpoint::of(&shop.chain).without_old_state();
    proof.check_with(&[pruned]).is_verified();
}

/// The proof leaves out a word that another subscription of the consumer paid for. The word is a stranger's only if
/// every endpoint reports that: an endpoint that does not answer, or the shop's own alone, excludes nothing.
#[test]
fn a_subscription_that_is_not_known_excludes_nothing() {
    let mut shop = Shop::open(3);
    let own = shop.chain.consumer.oracle;
    let other = hash(0x77);
    shop.chain.subscribe(COORDINATOR, other, &[CONSUMER]);
    shop.chain.consumer.oracle.subscription = other;
    let hidden = shop.sell();
    shop.chain.mine(20_000);
    shop.chain.consumer.oracle = own;
    shop.anchor(hash(1), hash(2));
    let target = shop.sell();
    shop.deliver_to(hidden, Callback::Fails);
    shop.deliver(target);
    shop.chain.mine(5);
    let mut left = shop.chain.clone();
    left.unsubscribe(COORDINATOR, other, CONSUMER);
    let saying = |answer: Answer| {
        let pruned = Endpoint::of(&shop.chain).without_old_state();
        pruned.answering(move |question| match question {
            Question::Subscription(..) => Some(answer.clone()),
            _ => None,
        })
    };
    let silent = || saying(fault(Fault::Busy));
    let liar = saying(Answer::Subscription(Some(vec![STRANGER])));
    let pruned = Endpoint::of(&left).without_old_state();
    let no_removals =
        pruned.refusing(move |query| query.topics.len() == 2 && query.topics[1] == [other]);
    let proof = shop.proof(target).omitting(hidden);
    for endpoints in [vec![silent()], vec![no_removals], vec![silent(), liar]] {
        proof.check_with(&endpoints).fails(&OMITTED);
    }
}

/// A supplied Break, also asked for at the oracle, names the request of a hidden Pack as its own: the transaction of
/// the Break's request holds another request.
#[test]
fn a_request_that_a_break_names_is_no_breaks() {
    let mut shop = Shop::open(3);
    let hidden = shop.sell();
    let (_, id) = shop.asked(hidden);
    shop.chain.mine(10);
    shop.anchor(hash(1), hash(2));
    let target = shop.buy(0);
    let thief = shop.sell_break();
    shop.request(target);
    shop.deliver(thief);
    let pulls = &mut shop.chain.consumer.pulls;
    pulls.change(&thief, |pull| pull.request_id = id);
    shop.deliver_to(hidden, Callback::Fails);
    shop.deliver(target);
    let proof = shop.proof(target).omitting(hidden);
    proof.check_on(&shop.chain).fails(&OMITTED);
}

/// Honest: a Break was requested long before, and its callback failed in the window. A node shows the oracle's old
/// requests and their receipts, but none of the contract's own old logs.
#[test]
fn an_old_receipt_alone_shows_a_break() {
    let mut shop = Shop::open(3);
    let of_break = shop.sell_break();
    shop.chain.mine(20_000);
    shop.anchor(hash(1), hash(2));
    let target = shop.sell();
    shop.deliver_to(of_break, Callback::Fails);
    shop.deliver(target);
    let request = shop.entry(Requested, of_break).position.block;
    let version = shop.entry(Anchored, version_id(&shop.tiers[0]));
    let few = Endpoint::of(&shop.chain).refusing(move |query| {
        query.address == CONSUMER && query.to <= request && query.from > version.position.block
    });
    let proof = shop.proof(target).omitting(of_break);
    proof.check_with(&[few]).is_verified();
}

/// The contract gave one request to a Break, which was supplied, and to a Pack, which it logged in the same transaction
/// under a signature of its own. The check did not look at the Break's answer again, and the Pack was left out.
#[test]
fn a_request_that_a_break_shares_is_the_packs_too() {
    let mut shop = Shop::open(3);
    let hidden = shop.buy(0);
    let version = version_id(&shop.tiers[0]);
    let of_break = shop.anchor(hash(1), hash(2)).key;
    shop.chain.mine(1);
    let request = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        let request = running.request_pull(hash(3), of_break);
        running.write_log(Requested, hidden, version);
        running.chain.logs.last_mut().expect("a log").topics[0] = hash(4);
        request
    });
    shop.entries.push(request);
    let (_, id) = shop.asked(hash(3));
    let pulls = &mut shop.chain.consumer.pulls;
    pulls.change(&hidden, |pull| pull.request_id = id);
    shop.chain.mine(100);
    shop.anchor(hash(5), hash(6));
    let target = shop.sell();
    shop.deliver(hash(3));
    shop.deliver(target);
    shop.proof(target).check_on(&shop.chain).fails(&OMITTED);
}
