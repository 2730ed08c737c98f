//! Checks pulls that were requested before the target's word, and whose own word a proof does not supply: each waits
//! for it, or had it outside of the windows, or is followed.

use fixtures::chain::consumer::Callback;
use fixtures::chain::endpoint::{Endpoint, fault};
use fixtures::chain::{CONSUMER, COORDINATOR, SHOPS_OWN, SUBSCRIPTION, hash};
use fixtures::shop::Shop;
use verify::claims::{Answer, At, Fault, PullState, Question, Unread};
use verify::hash::Hash32;
use verify::report::LogKind::{Fulfilled, Requested};
use verify::report::StepId;

/// Honest: the contract reports that a pull still waits. The check believes this without a log or old state.
#[test]
fn a_pull_that_waits_needs_no_old_state() {
    let mut shop = Shop::open(3);
    let (_, target) = (shop.sell(), shop.sell());
    shop.deliver(target);
    let pruned = Endpoint::of(&shop.chain).without_old_state();
    shop.proof(target).check_with(&[pruned]).is_verified();
}

/// Honest: the contract names no request of the oracle for a pull whose word came after the window. Only old state
/// shows when it came.
#[test]
fn a_later_word_without_a_request_id_is_no_omission() {
    let mut shop = Shop::open(3);
    let (late, target) = (shop.sell(), shop.sell());
    shop.deliver(target);
    shop.deliver(late);
    let pulls = &mut shop.chain.consumer.pulls;
    pulls.change(&late, |pull| pull.request_id = Hash32::ZERO);
    let proof = shop.proof(target).without(Fulfilled, late);
    proof.check_on(&shop.chain).is_verified();
    let pruned = Endpoint::of(&shop.chain).without_old_state();
    let result = proof.check_with(&[pruned]);
    assert_eq!(
        result.lacks(StepId::ChainLogs),
        &Unread::NoRequestNamed(late)
    );
}

/// No endpoint shows the log of a word. Old state shows that it came before the windows; an endpoint that answers every
/// block with its present state shows the same for every word, including those inside.
#[test]
fn a_word_before_the_windows_is_shown_by_old_state_alone() {
    for inside in [false, true] {
        let mut shop = Shop::open(3);
        let early = shop.sell();
        let word = (!inside).then(|| shop.deliver(early));
        shop.chain.mine(5);
        shop.anchor(hash(1), hash(2));
        let target = shop.sell();
        let word = word.unwrap_or_else(|| shop.deliver(early)).position;
        shop.deliver(target);
        let (_, id) = shop.asked(early);
        let proof = shop.proof(target).without(Fulfilled, early);
        let blind = || {
            Endpoint::of(&shop.chain).with_chain(|chain| {
                let logs = &mut chain.logs;
                logs.retain(|log| log.position.block != word.block);
            })
        };
        let unseen = Unread::WordNotSeen {
            request_id: id,
            from: shop.entry(Requested, early).position.block,
            to: shop.entry(Fulfilled, target).position.block + 10_000,
        };
        let present = proof.check_with(&[blind().ignoring_blocks()]);
        assert_eq!(present.lacks(StepId::ChainLogs), &unseen);
        // The control, which tells the two apart, may be refused or lost.
        for refused in [Fault::Refused(-32_000, "pruned".into()), Fault::Busy] {
            let no_control = |question: &Question| match question {
                Question::GetPull(_, At::Block(0)) => Some(fault(refused.clone())),
                _ => None,
            };
            let present = blind().answering(no_control).ignoring_blocks();
            let present = proof.check_with(&[present]);
            assert_eq!(present.lacks(StepId::ChainLogs), &unseen, "{inside}");
        }
        let kept = proof.check_with(&[blind()]);
        if inside {
            assert_eq!(kept.lacks(StepId::ChainLogs), &unseen);
        } else {
            kept.is_verified();
        }
    }
}

/// Honest: a contract logs a word under a signature of its own, or logs its use beside it. The contract's first log
/// dates the word, and `as_of` is there: the word is before the window, and the coordinator's log is after it.
#[test]
fn the_contracts_first_log_dates_a_word() {
    for callback in [Callback::LogsOtherwise, Callback::Works] {
        let mut shop = Shop::open(3);
        let early = shop.sell();
        let asked = shop.asked(early);
        shop.chain.mine(1);
        let delivered = shop.chain.deliver(asked, callback);
        let word = shop.reads(early, &delivered);
        if callback == Callback::Works {
            let mut used = shop.chain.log_at(word.position).clone();
            shop.chain.log_at(delivered.position).position.log_index += 1;
            (used.topics[0], used.position) = (hash(0x70), delivered.position);
            shop.chain.logs.push(used);
        }
        let target = shop.buy_as_of(0, word.position);
        shop.request(target);
        shop.deliver(target);
        let proof = shop.proof(target).omitting(early);
        proof.check_on(&shop.chain).is_verified();
    }
}

/// The shop's own coordinator gives a word inside the window, and the contract does not log it: only old state shows
/// when it came. The shop's endpoint, which alone keeps that state, reported that the word came later, or before.
#[test]
fn one_endpoint_alone_does_not_excuse_a_word() {
    let mut shop = Shop::open(3);
    shop.chain.subscribe(SHOPS_OWN, SUBSCRIPTION, &[CONSUMER]);
    let (hidden, target) = (shop.buy(0), shop.buy(0));
    shop.chain.consumer.oracle.coordinator = SHOPS_OWN;
    shop.request(hidden);
    let asked = shop.asked(hidden);
    shop.chain.consumer.oracle.coordinator = COORDINATOR;
    shop.request(target);
    shop.chain.mine(1);
    let delivered = shop.chain.deliver(asked, Callback::IsSilent);
    shop.reads(hidden, &delivered);
    shop.deliver(target);
    let proof = shop.proof(target).without(Fulfilled, hidden);
    // Both coordinators count alike: the target's request also has the id.
    let unseen = Unread::NoRequestNamed(hidden);
    let pruned = || Endpoint::of(&shop.chain).without_old_state();
    for fulfilled in [false, true] {
        let liar = Endpoint::of(&shop.chain).answering({
            let chain = shop.chain.clone();
            move |question| match (question, chain.answer(question)) {
                (Question::GetPull(key, At::Block(_)), Answer::GetPull(pull)) if *key == hidden => {
                    Some(Answer::GetPull(PullState { fulfilled, ..pull }))
                }
                _ => None,
            }
        });
        let result = proof.check_with(&[pruned(), liar]);
        assert_eq!(result.lacks(StepId::ChainLogs), &unseen, "{fulfilled}");
    }
}

/// Honest: a word arrived before the window, and inside of it the contract logs the word again, under a signature of
/// its own, when its buyer takes the card. The second log passed for a word that was left out.
#[test]
fn a_word_that_is_logged_again_is_no_omission() {
    let mut shop = Shop::open(3);
    let early = shop.sell();
    let word = shop.deliver(early);
    shop.chain.mine(5);
    shop.anchor(hash(1), hash(2));
    let target = shop.sell();
    shop.chain.mine(1);
    let again = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        let topics = vec![hash(0x70), early];
        running.log(CONSUMER, topics, word.value.as_bytes().to_vec())
    });
    shop.deliver(target);
    for proof in [shop.proof(target), shop.proof(target).omitting(early)] {
        proof.check_on(&shop.chain).is_verified();
        let pruned = Endpoint::of(&shop.chain).without_old_state();
        let result = proof.check_with(&[pruned]);
        let unknown = Unread::UnknownLog(again);
        assert_eq!(result.lacks(StepId::ChainLogs), &unknown);
    }
}
