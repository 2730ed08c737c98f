//! Dates judged entries whose own logs were not read.

use fixtures::chain::consumer::Callback;
use fixtures::chain::endpoint::{Endpoint, fault};
use fixtures::chain::{CONSUMER, Chain, at, hash};
use fixtures::shop::{Shop, version_id};
use verify::claims::{Address, AnswerSummary, At, Fault, Question, Unread, Witnesses};
use verify::report::LogKind::{Anchored, Fulfilled};
use verify::report::{Point, StepId};

const RELAYER: Address = Address::new([0x5a; 20]);

/// Returns an endpoint without logs up to a block, and without old state.
fn without_logs_up_to(chain: &Chain, block: u64) -> Endpoint<'static> {
    let pruned = Endpoint::of(chain).without_old_state();
    pruned.refusing(move |query| query.from <= block)
}

/// Honest: a node has neither the logs of the version's old anchor any more, nor old state. The receipt that the proof
/// names dates the anchor.
#[test]
fn a_named_receipt_dates_an_old_anchor() {
    let (shop, target) = Shop::with_old_version();
    let anchor = shop.entry(Anchored, version_id(&shop.tiers[0])).position;
    let node = || without_logs_up_to(&shop.chain, anchor.block);
    shop.proof(target).check_with(&[node()]).is_verified();
    let silent = shop.proof_without_transactions(target);
    let result = silent.check_with(&[node()]);
    assert_eq!(result.lacks(StepId::ChainLogs), &Unread::LogNotSeen(anchor));
}

/// Honest: an endpoint without those logs answers every block with its present state, in which the version
/// was anchored at all times. That contradicts no date.
#[test]
fn present_state_dates_nothing() {
    let (shop, target) = Shop::with_old_version();
    let anchor = shop.entry(Anchored, version_id(&shop.tiers[0])).position;
    let node = Endpoint::of(&shop.chain).ignoring_blocks();
    let node = node.refusing(move |query| query.from <= anchor.block);
    let result = shop.proof_without_transactions(target).check_with(&[node]);
    let unseen = Unread::LogNotSeen(anchor);
    assert_eq!(result.lacks(StepId::ChainLogs), &unseen);
}

/// The contract never held the version's root. That fails one step, and contradicts no date.
#[test]
fn a_version_that_was_never_anchored_has_no_date() {
    let (mut shop, target) = Shop::with_old_version();
    let anchor = shop.entry(Anchored, version_id(&shop.tiers[0]));
    shop.chain.consumer.events.forget(&anchor.key);
    let position = anchor.position;
    shop.chain.logs.retain(|log| log.position != position);
    let result = shop
        .proof_without_transactions(target)
        .check_on(&shop.chain);
    let never = (StepId::Contract, Point::ContractVersion);
    assert_eq!(result.failed(), [never; 2], "of both draws");
    let unseen = Unread::LogNotSeen(position);
    assert_eq!(result.unread(StepId::ChainLogs), &unseen);
}

/// Neither of two endpoints has the logs of the version's anchor any more. One keeps the state of its block, or of the
/// block before, and the other the state of both: one endpoint is too few to date it.
#[test]
fn state_that_one_endpoint_keeps_dates_nothing() {
    let (shop, target) = Shop::with_old_version();
    let anchor = shop.entry(Anchored, version_id(&shop.tiers[0])).position;
    let node = || Endpoint::of(&shop.chain).refusing(move |query| query.from <= anchor.block);
    let proof = shop.proof_without_transactions(target);
    proof.check_with(&[node(), node()]).is_verified();
    for lost in [anchor.block - 1, anchor.block] {
        let loses = node().answering(move |question| match question {
            Question::Events(_, At::Block(block)) if *block == lost => Some(fault(Fault::Busy)),
            _ => None,
        });
        let result = proof.check_with(&[node(), loses]);
        let unseen = Unread::LogNotSeen(anchor);
        assert_eq!(result.lacks(StepId::ChainLogs), &unseen);
    }
}

/// A contract accepts a version's anchor a second time. A node's ranges lack the first anchor, which the receipt that
/// the proof names shows; they show the second, which the check used to pass over.
#[test]
fn a_second_anchor_beside_a_named_receipt_fails() {
    let mut shop = Shop::open(3);
    let anchor = shop.entry(Anchored, version_id(&shop.tiers[0]));
    shop.chain.mine(100_000);
    shop.chain.transact(CONSUMER, Vec::new(), |running| {
        running.log_only(Anchored, anchor.key, anchor.value)
    });
    shop.anchor(hash(1), hash(2));
    let target = shop.sell();
    shop.deliver(target);
    let chain = shop.chain.clone();
    let node = Endpoint::of(&shop.chain)
        .without_old_state()
        .answering(move |question| match question {
            Question::Receipt(_) => Some(chain.answer(question)),
            _ => None,
        })
        .with_chain(|chain| chain.logs.retain(|log| log.position != anchor.position));
    let twice = (StepId::ChainLogs, Point::LogTwice(Anchored));
    shop.proof(target).check_with(&[node]).fails(&[twice]);
}

/// A version is anchored long after its sale, and dated by a log of another contract in a transaction that the proof
/// names.
#[test]
fn a_named_receipt_of_another_contract_dates_nothing() {
    let (mut shop, target) = Shop::with_old_version();
    let anchor = shop.entry(Anchored, version_id(&shop.tiers[0]));
    let mut proof = shop.proof(target);
    proof.transactions[0] = Some(shop.chain.transaction_at(anchor.position));
    shop.chain.log_at(anchor.position).address = RELAYER;
    shop.chain.mine(30_000);
    shop.anchor(anchor.key, anchor.value);
    let node = without_logs_up_to(&shop.chain, anchor.position.block);
    let result = proof.check_with(&[node]);
    assert_eq!(
        result.lacks(StepId::ChainLogs),
        &Unread::LogNotSeen(anchor.position)
    );
}

/// One of two endpoints denies the answer to a request whose callback failed: the two contradict each other, wherever
/// the proof dates the word.
#[test]
fn an_answer_that_one_endpoint_denies_dates_nothing() {
    let mut shop = Shop::open(3);
    let target = shop.sell();
    shop.chain.mine(5);
    let word = shop.deliver_to(target, Callback::Fails).position;
    let both = || {
        let denying = Endpoint::of(&shop.chain).with_chain(|chain| {
            chain.logs.retain(|log| log.position != word);
        });
        [Endpoint::of(&shop.chain), denying]
    };
    let proof = shop.proof(target);
    let result = proof.check_with(&both());
    assert_eq!(result.failed(), []);
    let said = vec![
        (Witnesses::of(0), AnswerSummary::Log(word)),
        (Witnesses::of(1), AnswerSummary::NoLog(word)),
    ];
    let unread = result.unread(StepId::ChainLogs);
    assert_eq!(unread, &Unread::Disagreement(said.clone()));
    let elsewhere = at(word.block, word.log_index + 1);
    let result = proof
        .moving(Fulfilled, target, elsewhere)
        .check_with(&both());
    assert_eq!(result.failed(), []);
    let unread = result.unread(StepId::ChainLogs);
    assert_eq!(unread, &Unread::Disagreement(said));
}
