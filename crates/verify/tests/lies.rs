//! Tells single lies of an endpoint. Each test opens with the effect that the lie had on the rules.

use fixtures::chain::consumer::{Callback, Oracle};
use fixtures::chain::coordinator::Kind;
use fixtures::chain::endpoint::{Endpoint, fault};
use fixtures::chain::{CONSUMER, COORDINATOR, SHOPS_OWN, SUBSCRIPTION, at, hash, listed};
use fixtures::pack_event::PackEvent;
use fixtures::settled_report::SettledReport;
use fixtures::shop::Shop;
use fixtures::shop::proof::Proof;
use verify::claims::{
    Address, Answer, AnswerSummary, At, Fault, Inconsistency, Listed, Question, Unread, Witnesses,
};
use verify::hash::Hash32;
use verify::report::LogKind::{Fulfilled, Requested};
use verify::report::{Point, StepId, Verdict};

const RELAYER: Address = Address::new([0x5a; 20]);
const OMITTED: [(StepId, Point); 1] = [(StepId::ChainLogs, Point::LogOmitted(Fulfilled))];

/// Returns the contradiction that keeps a step from passing, if one does.
fn contradiction(result: &SettledReport, id: StepId) -> Option<Vec<(Witnesses, AnswerSummary)>> {
    match result.unread(id) {
        Unread::Disagreement(said) => Some(said.clone()),
        _ => None,
    }
}

/// Returns a proof that leaves out a word whose callback failed, and whose request is older than the window.
fn failed_callback_left_out() -> (Shop, Proof, Hash32) {
    let (shop, target, hidden) = Shop::with_an_older_request(20_000, Callback::Fails);
    let proof = shop.proof(target).omitting(hidden);
    (shop, proof, hidden)
}

/// The present state was that of the final block, before the transaction that the report names. That state did not
/// include the transaction, so any endpoint without old state took a later pull or event of the same two values for the
/// anchor.
#[test]
fn state_before_the_transaction_says_nothing_of_it() {
    let PackEvent { id, value, .. } = PackEvent::unanchored();
    for is_pull in [true, false] {
        let mut event = PackEvent::honest();
        let block = event.chain.newest + 100;
        event.chain.mine(100);
        let (transaction, request) = event.chain.transact(RELAYER, vec![1], |running| {
            let request = if is_pull {
                running.request_pull(id, value);
                running.chain.consumer.request_id(&id)
            } else {
                running.create_event(value, id)
            };
            (running.hash, request)
        });
        event.transaction = transaction;
        event.deliver_seed(request);
        event.chain.pinned = Some(block - 1);
        for endpoint in [
            Endpoint::of(&event.chain),
            Endpoint::of(&event.chain).without_old_state(),
        ] {
            let result = event.check_with(&[endpoint]);
            assert!(!result.step(StepId::SeedOrigin).passed(), "{is_pull}");
            assert_ne!(result.verdict(), Verdict::Verified);
        }
    }
}

/// An endpoint answered falsely for the chain's first block, and so seemed to keep no old state. The answer of the
/// other endpoint, which keeps it, about the block before the anchor was set aside too.
#[test]
fn one_keeper_of_old_state_is_enough_to_refute() {
    let mut event = PackEvent::unanchored();
    let call = verify::claims::evidence::coordinator::create_event(&event.id, &event.value);
    for _ in 0..2 {
        event.anchor(CONSUMER, call.clone());
        event.chain.mine(20_000);
    }
    let liar = Endpoint::of(&event.chain).answering(|question| match question {
        Question::Events(_, At::Block(0)) => Some(Answer::Events(hash(7))),
        _ => None,
    });
    let result = event.check_with(&[liar, Endpoint::of(&event.chain)]);
    result.fails(&[(StepId::SeedOrigin, Point::AnchoredBefore)]);
}

/// The endpoint's receipt showed the anchor's log changed, so the check missed that the second anchor was one. The logs
/// of an endpoint that contradicts itself count for nothing, for the proof or against it.
#[test]
fn a_second_anchor_is_not_hidden_by_a_changed_receipt() {
    let mut event = PackEvent::unanchored();
    let call = verify::claims::evidence::coordinator::create_event(&event.id, &event.value);
    let mut first = None;
    for _ in 0..2 {
        event.anchor(CONSUMER, call.clone());
        first.get_or_insert((event.transaction, event.seed));
        event.chain.mine(50);
    }
    (event.transaction, event.seed) = first.expect("the first");
    for change in [
        |topics: &mut Vec<Hash32>| topics.clear(),
        |topics: &mut Vec<Hash32>| topics[0] = hash(7),
    ] {
        let liar = Endpoint::of(&event.chain).answering({
            let (chain, named) = (event.chain.clone(), event.transaction);
            move |question| match (question, chain.answer(question)) {
                (Question::Receipt(hash), Answer::Receipt(mut receipt)) if *hash == named => {
                    let mut logs = receipt.logs.iter_mut();
                    change(&mut logs.find(|log| log.address == CONSUMER)?.topics);
                    Some(Answer::Receipt(receipt))
                }
                _ => None,
            }
        });
        let two = Inconsistency::TwoLogs(event.chain.logs[0].position);
        let result = event.check_with(&[liar]);
        let first = Witnesses::of(0);
        assert_eq!(
            result.lacks(StepId::SeedOrigin),
            &Unread::Inconsistent(first, two)
        );
    }
}

/// A contract logged a request a second time in its block. An endpoint that answered falsely for one value kept the
/// requests' signature from being known, and the check did not look for the second log.
#[test]
fn a_second_log_of_an_unknown_kind_is_seen() {
    let mut shop = Shop::open(3);
    let target = shop.sell();
    let request = shop.entry(Requested, target);
    shop.chain.transact(CONSUMER, Vec::new(), |running| {
        running.log_only(Requested, target, request.value)
    });
    shop.deliver(target);
    let lying = |answer: Answer| {
        Endpoint::of(&shop.chain).answering(move |question| match question {
            Question::Events(id, At::Pinned) if *id == target => Some(answer.clone()),
            _ => None,
        })
    };
    let proof = shop.proof(target);
    let twice = (StepId::ChainLogs, Point::LogTwice(Requested));
    proof.check_on(&shop.chain).fails(&[twice]);
    for answer in [Answer::Events(hash(7)), fault(Fault::NotTheContract)] {
        proof.check_with(&[lying(answer)]).fails(&[twice]);
    }
    let two = [lying(Answer::Events(hash(7))), Endpoint::of(&shop.chain)];
    proof.check_with(&two).fails(&[twice]);
}

/// Two endpoints contradicted each other on the kind of a log. Its date by state passed, and the report did not show
/// the contradiction.
#[test]
fn a_contradiction_on_a_logs_kind_is_shown() {
    let (shop, sales) = Shop::with_dependents();
    let proof = shop.proof_without_transactions(sales.target);
    let requests = [sales.target, sales.second, sales.first, sales.other];
    let liar = Endpoint::of(&shop.chain).answering(move |question| match question {
        Question::Events(id, At::Pinned) if requests.contains(id) => Some(Answer::Events(hash(7))),
        _ => None,
    });
    let result = proof.check_with(&[liar, Endpoint::of(&shop.chain)]);
    assert_eq!(result.failed(), []);
    assert!(contradiction(&result, StepId::ChainLogs).is_some());
}

/// An endpoint's answer for the consumer's own subscription lacked the consumer: a word of it counted as a stranger's,
/// and the proof could leave it out.
#[test]
fn the_subscription_of_an_own_request_is_never_a_strangers() {
    let (shop, proof, _) = failed_callback_left_out();
    for listed in [Vec::new(), vec![RELAYER]] {
        let liar = Endpoint::of(&shop.chain).answering(move |question| match question {
            Question::Subscription(..) => Some(Answer::Subscription(Some(listed.clone()))),
            _ => None,
        });
        proof.check_with(&[liar]).fails(&OMITTED);
    }
}

/// An endpoint's receipt of a request lacked the consumer's log: the request counted as another sale's, and the proof
/// could leave its word out.
#[test]
fn a_request_is_a_packs_by_its_blocks_logs_too() {
    let (shop, proof, hidden) = failed_callback_left_out();
    let requested = shop.entry(Requested, hidden).position;
    let requested = shop.chain.transaction_at(requested);
    let liar = Endpoint::of(&shop.chain).answering({
        let chain = shop.chain.clone();
        move |question| match (question, chain.answer(question)) {
            (Question::Receipt(hash), Answer::Receipt(mut receipt)) if *hash == requested => {
                receipt.logs.retain(|log| log.address != CONSUMER);
                Some(Answer::Receipt(receipt))
            }
            _ => None,
        }
    });
    proof.check_with(&[liar]).fails(&OMITTED);
}

/// A coordinator of the shop's counted to the same id as the oracle's: the check judged the date of one's word by the
/// other's answer.
#[test]
fn a_word_is_dated_by_its_own_coordinator() {
    let mut shop = Shop::open(3);
    shop.chain.subscribe(SHOPS_OWN, SUBSCRIPTION, &[CONSUMER]);
    let real = shop.chain.consumer.oracle;
    let own = Oracle {
        coordinator: SHOPS_OWN,
        ..real
    };
    shop.chain.consumer.oracle = own;
    let first = shop.sell();
    shop.chain.consumer.oracle = real;
    let target = shop.sell();
    assert_eq!(shop.asked(first).1, shop.asked(target).1, "one id");
    shop.chain.consumer.oracle = own;
    let word = shop.deliver(first).position;
    shop.chain.consumer.oracle = real;
    shop.deliver(target);
    let liar = Endpoint::of(&shop.chain).answering({
        let chain = shop.chain.clone();
        move |question| match (question, chain.answer(question)) {
            (Question::Logs(_), Answer::Logs(mut logs)) => {
                let own = logs.iter_mut().find(|log| log.position == word)?;
                own.topics[0] = hash(7);
                Some(Answer::Logs(logs))
            }
            _ => None,
        }
    });
    for endpoints in [vec![Endpoint::of(&shop.chain)], vec![liar]] {
        let result = shop.proof(target).check_with(&endpoints);
        assert_eq!(result.failed(), []);
    }
}

/// One of two endpoints changed the id in a fulfilment of the consumer's subscription: the step named a request that
/// nobody had seen, and no endpoint.
#[test]
fn a_fulfilment_that_one_shows_is_a_contradiction() {
    let mut shop = Shop::open(3);
    let of_break = shop.sell_break();
    let target = shop.sell();
    shop.deliver(of_break);
    shop.deliver(target);
    let word = shop.entry(Fulfilled, of_break).position;
    let answer = at(word.block, word.log_index + 1);
    let listed = Listed {
        key_hashes: Vec::new(),
        ..listed()
    };
    shop.chain.set_version(Kind::Mock);
    let liar = Endpoint::of(&shop.chain).with_chain(|chain| {
        let changed = chain.log_at(answer);
        assert_eq!(changed.address, COORDINATOR);
        changed.topics[1] = hash(7);
    });
    let endpoints = [liar, Endpoint::of(&shop.chain)];
    let result = shop.proof(target).check_with_listed(&listed, &endpoints);
    assert_eq!(result.failed(), []);
    let said = contradiction(&result, StepId::ChainLogs).expect("a contradiction");
    assert_eq!(said[0].0, Witnesses::of(0));
}
