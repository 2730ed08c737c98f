//! Settles by several endpoints: facts that all show count, a contradiction names both sides, and one endpoint decides
//! nothing alone.

use fixtures::chain::endpoint::{Endpoint, fault};
use fixtures::chain::{CONSUMER, COORDINATOR, Chain, FIRST_BLOCK, at, hash};
use fixtures::pack_event::PackEvent;
use fixtures::settled_report::SettledReport;
use fixtures::shop::Shop;
use verify::claims::{
    Answer, AnswerSummary, Fault, Inconsistency, Log, Question, Unread, Witnesses,
};
use verify::hash::Hash32;
use verify::report::LogKind::Fulfilled;
use verify::report::{Cause, Point, Status, StepId, Verdict};

const OMITTED: [(StepId, Point); 1] = [(StepId::ChainLogs, Point::LogOmitted(Fulfilled))];

fn witnesses(indices: &[usize]) -> Witnesses {
    let each = indices.iter().map(|index| Witnesses::of(*index));
    each.fold(Witnesses::default(), Witnesses::with)
}

/// Returns the sides of the contradiction for which a step was skipped.
fn disagreement(result: &SettledReport, id: StepId) -> &[(Witnesses, AnswerSummary)] {
    match &result.step(id).status {
        Status::Skipped(Cause::Unread(Unread::Disagreement(said))) => said,
        other => panic!("{id:?}: {other:?}"),
    }
}

/// Returns a shop whose proof leaves a word out, with the target and the hidden pull.
fn hiding() -> (Shop, Hash32, Hash32) {
    let mut shop = Shop::open(3);
    let (hidden, target) = (shop.sell(), shop.sell());
    shop.deliver(hidden);
    shop.deliver(target);
    (shop, target, hidden)
}

fn of(chain: &Chain) -> Endpoint<'static> {
    Endpoint::of(chain)
}

/// Returns an endpoint that shows no log of a block, whatever question it is asked.
fn denying(chain: &Chain, block: u64) -> Endpoint<'static> {
    of(chain).with_chain(|chain| {
        chain.logs.retain(|log| log.position.block != block);
        chain.transactions.retain(|_, sent| sent.block != block);
    })
}

/// Of three honest endpoints, one has no old state, and one no logs.
#[test]
fn endpoints_that_show_less_take_nothing_away() {
    let (shop, sales) = Shop::with_dependents();
    let endpoints = [
        of(&shop.chain),
        of(&shop.chain).without_old_state(),
        of(&shop.chain).refusing(|_| true),
        of(&shop.chain).answering(|_| Some(fault(Fault::Busy))),
    ];
    let result = shop.proof(sales.target).check_with(&endpoints);
    result.is_verified();
    let contract = result.step(StepId::Contract);
    let by = contract
        .findings
        .iter()
        .map(|finding| finding.grade.witnesses());
    assert!(by.into_iter().all(|by| by == witnesses(&[0, 1, 2])));
}

/// One endpoint has not reached the proof's block. Only the other shows the blocks above its newest one: nothing rests
/// on them.
#[test]
fn a_block_that_one_endpoint_alone_has_reached_settles_nothing() {
    let (shop, sales) = Shop::with_dependents();
    let word = shop.entry(Fulfilled, sales.target).position.block;
    let Answer::Head(mut head) = shop.chain.answer(&Question::Head) else {
        panic!("no head");
    };
    head.newest = word - 1;
    let short = of(&shop.chain).answering(|question| match question {
        Question::Head => Some(Answer::Head(head)),
        _ => None,
    });
    let result = shop
        .proof(sales.target)
        .check_with(&[of(&shop.chain), short]);
    assert_eq!(result.failed(), []);
    let reached = Unread::ReachedByFew(witnesses(&[0]), word);
    for id in [StepId::Contract, StepId::WordOrigin, StepId::ChainLogs] {
        assert_eq!(result.unread(id), &reached);
    }
}

/// An endpoint run by the shop denies the word that another shows. The contradiction went unseen; now it leads the
/// step, with both sides.
#[test]
fn a_denied_omission_is_a_contradiction() {
    let (shop, target, hidden) = hiding();
    let word = shop.entry(Fulfilled, hidden).position;
    let proof = shop.proof(target).omitting(hidden);
    let denies = || denying(&shop.chain, word.block);
    proof
        .check_with(&[of(&shop.chain), of(&shop.chain)])
        .fails(&OMITTED);
    for (endpoints, shows, denied) in [
        (
            vec![of(&shop.chain), denies()],
            witnesses(&[0]),
            witnesses(&[1]),
        ),
        (
            vec![denies(), of(&shop.chain)],
            witnesses(&[1]),
            witnesses(&[0]),
        ),
        (
            vec![of(&shop.chain), of(&shop.chain), denies()],
            witnesses(&[0, 1]),
            witnesses(&[2]),
        ),
    ] {
        let result = proof.check_with(&endpoints);
        assert_eq!(result.failed(), [], "never by majority");
        let said = disagreement(&result, StepId::ChainLogs);
        assert_eq!(
            said,
            [
                (shows, AnswerSummary::Log(word)),
                (denied, AnswerSummary::NoLog(word))
            ]
        );
        assert_ne!(result.verdict(), Verdict::Verified);
    }
}

/// An honest endpoint whose range lacks a log returns it in the receipt of its transaction: then the log counts.
#[test]
fn a_log_that_a_receipt_confirms_counts() {
    let (shop, target, hidden) = hiding();
    let word = shop.entry(Fulfilled, hidden).position.block;
    let proof = shop.proof(target);
    let forgets = || of(&shop.chain).forgetting(move |log| log.position.block == word);
    let endpoints = [of(&shop.chain), forgets()];
    proof.check_with(&endpoints).is_verified();
    proof
        .omitting(hidden)
        .check_with(&endpoints)
        .fails(&OMITTED);
}

/// One of three endpoints is stale after a reorganisation: it has other logs of a block.
#[test]
fn a_stale_endpoint_is_named_and_fails_nothing() {
    let (shop, sales) = Shop::with_dependents();
    let word = shop.entry(Fulfilled, sales.second).position;
    let stale = of(&shop.chain).with_chain(|chain| {
        for log in &mut chain.logs {
            if log.position.block == word.block {
                log.position.log_index += 3;
            }
        }
    });
    let result = shop
        .proof(sales.target)
        .check_with(&[of(&shop.chain), of(&shop.chain), stale]);
    assert_eq!(result.failed(), []);
    let said = disagreement(&result, StepId::ChainLogs);
    assert_eq!(said[0].0, witnesses(&[0, 1]));
    assert_eq!(said[1].0, witnesses(&[2]));
}

/// One of three endpoints adds a log: a word that was left out, or a second log of an entry.
#[test]
fn an_endpoint_that_adds_a_log_is_named_and_fails_nothing() {
    let (shop, sales) = Shop::with_dependents();
    let word = shop.entry(Fulfilled, sales.second);
    let adding = |change: &dyn Fn(&mut Log)| {
        of(&shop.chain).with_chain(|chain| {
            let mut log = chain.log_at(word.position).clone();
            log.position.log_index += 7;
            change(&mut log);
            chain.logs.push(log);
        })
    };
    let second = adding(&|_| {});
    let proof = shop.proof(sales.target);
    let result = proof.check_with(&[of(&shop.chain), second, of(&shop.chain)]);
    assert_eq!(result.failed(), []);
    let said = disagreement(&result, StepId::ChainLogs);
    assert_eq!(
        [said[0].0, said[1].0],
        [witnesses(&[1]), witnesses(&[0, 2])]
    );
    // A word of a key that the contract does not have belongs to no pull.
    let invented = adding(&|log| log.topics[1] = hash(7));
    proof.check_with(&[of(&shop.chain), invented]).is_verified();
}

/// An endpoint adds another word by the coordinator for a judged request.
#[test]
fn an_endpoint_that_adds_a_fulfilment_fails_nothing() {
    let (shop, sales) = Shop::with_dependents();
    let (_, id) = shop.asked(sales.target);
    let adding = of(&shop.chain).with_chain(|chain| {
        let own = chain.logs.iter_mut();
        let mut own = own.filter(|log| log.address == COORDINATOR && log.topics[1] == id);
        own.next().expect("it").data[0] ^= 1;
    });
    let result = shop
        .proof(sales.target)
        .check_with(&[of(&shop.chain), adding]);
    assert_eq!(result.failed(), []);
    assert_eq!(result.skipped(), [StepId::WordOrigin]);
}

/// Endpoints contradict each other on the contract's state: the step names both values, with the endpoints that gave
/// each.
#[test]
fn a_contradiction_on_state_is_named() {
    let (shop, sales) = Shop::with_dependents();
    let purchase = shop.sale(sales.target).event_id();
    let other = of(&shop.chain).with_chain(|chain| {
        let events = &mut chain.consumer.events;
        events.change(&purchase, |value| *value = hash(7));
    });
    let result = shop
        .proof(sales.target)
        .check_with(&[of(&shop.chain), other, of(&shop.chain)]);
    assert_eq!(result.failed(), []);
    let held = shop.chain.consumer.events.newest(&purchase).expect("it");
    assert_eq!(
        disagreement(&result, StepId::Contract),
        [
            (witnesses(&[0, 2]), AnswerSummary::Holds(held)),
            (witnesses(&[1]), AnswerSummary::Holds(hash(7)))
        ]
    );
    assert_eq!(result.verdict(), Verdict::Contradicted);
}

/// A refutation that all endpoints share counts, whatever else they contradict each other on.
#[test]
fn a_shared_refutation_fails_beside_a_contradiction() {
    let (mut shop, sales) = Shop::with_dependents();
    let purchase = shop.sale(sales.target).event_id();
    let events = &mut shop.chain.consumer.events;
    events.change(&purchase, |value| *value = hash(7));
    let other = of(&shop.chain).with_chain(|chain| {
        let pulls = &mut chain.consumer.pulls;
        pulls.change(&sales.first, |pull| pull.word = hash(9));
    });
    let result = shop
        .proof(sales.target)
        .check_with(&[of(&shop.chain), other]);
    assert_eq!(
        result.failed(),
        [(StepId::Contract, Point::ContractPurchase)]
    );
}

/// Endpoints are on two chains, whatever the network's label is: the page showed one chain, and everything passed.
#[test]
fn endpoints_of_two_chains_contradict_each_other() {
    let (shop, sales) = Shop::with_dependents();
    let event = PackEvent::honest();
    let other = |chain: &Chain| of(chain).with_chain(|chain| chain.id = 1);
    let pull = shop
        .proof(sales.target)
        .check_with(&[of(&shop.chain), other(&shop.chain)]);
    let event = event.check_with(&[of(&event.chain), other(&event.chain)]);
    for result in [pull, event] {
        assert_eq!(result.failed(), []);
        let steps: Vec<StepId> = result.settled.steps.iter().map(|step| step.id).collect();
        assert!(result.settled.steps.iter().all(|step| !step.passed()));
        for id in steps {
            let mut said = disagreement(&result, id).to_vec();
            said.sort();
            let chains = [
                (witnesses(&[0]), AnswerSummary::Chain(8453)),
                (witnesses(&[1]), AnswerSummary::Chain(1)),
            ];
            assert_eq!(said, chains);
        }
        assert_eq!(result.verdict(), Verdict::Contradicted);
    }
}

/// An endpoint shows no request of the oracle, though it returns the request's transaction.
#[test]
fn a_log_that_speaks_for_the_proof_is_of_all() {
    let (shop, sales) = Shop::with_dependents();
    let word = shop.entry(Fulfilled, sales.first).position;
    let result = shop
        .proof(sales.target)
        .check_with(&[of(&shop.chain), denying(&shop.chain, word.block)]);
    assert_eq!(result.failed(), []);
    assert_eq!(result.skipped(), [StepId::WordOrigin, StepId::ChainLogs]);
    let said = [
        (witnesses(&[0]), AnswerSummary::Log(word)),
        (witnesses(&[1]), AnswerSummary::NoLog(word)),
    ];
    assert_eq!(disagreement(&result, StepId::ChainLogs), said);
}

/// Answers to other questions, and logs outside of the asked range, settle nothing.
#[test]
fn an_answer_to_another_question_settles_nothing() {
    let (shop, sales) = Shop::with_dependents();
    let proof = shop.proof(sales.target);
    let absurd = of(&shop.chain).answering(|question| match question {
        Question::Head => None,
        _ => Some(Answer::Time(7)),
    });
    let result = proof.check_with(&[absurd]);
    assert_eq!(result.failed(), []);
    for step in &result.settled.steps {
        assert_eq!(result.unread(step.id), &Unread::Mismatched);
    }
    // Every answer holds all logs of the chain, of all contracts.
    let all = Answer::Logs(shop.chain.logs.clone());
    let generous = of(&shop.chain).answering(|question| match question {
        Question::Logs(_) => Some(all.clone()),
        _ => None,
    });
    proof.check_with(&[generous]).is_verified();
}

/// One endpoint returns another call for an event's transaction.
#[test]
fn an_events_transaction_is_the_one_that_all_return() {
    let event = PackEvent::honest();
    let other = of(&event.chain).with_chain(|chain| {
        let sent = chain.transactions.get_mut(&event.transaction);
        sent.expect("it").call.input[5] ^= 1;
    });
    let result = event.check_with(&[of(&event.chain), other]);
    assert_eq!(result.failed(), []);
    let said = disagreement(&result, StepId::SeedOrigin);
    let call = AnswerSummary::Call(Some(CONSUMER), 68);
    assert_eq!(
        said,
        [(witnesses(&[0]), call.clone()), (witnesses(&[1]), call)]
    );
    assert_eq!(result.verdict(), Verdict::Contradicted);
}

/// A second word by the real coordinator that only one endpoint shows does not refute a seed.
#[test]
fn a_seed_is_refuted_by_logs_that_all_show() {
    let mut event = PackEvent::honest();
    let honest = event.chain.clone();
    event.seed = hash(7);
    let word = honest.tip().block;
    let result = event.check_with(&[of(&honest), denying(&honest, word)]);
    // The oracle's own proof refutes the seed, whoever supplies the proof.
    let proven = (StepId::OracleProof, Point::ProvenWord);
    assert_eq!(result.failed(), [proven]);
    disagreement(&result, StepId::SeedOrigin);
    event
        .check_with(&[of(&honest), of(&honest)])
        .fails(&[(StepId::SeedOrigin, Point::SeedWord), proven]);
}

/// Returns an event anchored beside another request of the contract, whose word the shop likes better, and the two
/// requests' logs, the event's own first.
fn beside_a_liked_request() -> (PackEvent, [Log; 2]) {
    let mut event = PackEvent::honest();
    let block = event.chain.log_at(at(FIRST_BLOCK + 1, 1)).position.block;
    let newest = event.chain.newest;
    event.chain.newest = block;
    let oracle = event.chain.consumer.oracle;
    let liked = event.chain.transact(CONSUMER, Vec::new(), |running| {
        running.request_words(oracle, CONSUMER, None)
    });
    event.chain.newest = newest;
    let mut asked = event
        .chain
        .logs
        .iter()
        .filter(|log| log.address == COORDINATOR && log.position.block == block);
    let own = asked.next().expect("one").clone();
    let other = asked.next().expect("another").clone();
    event.deliver_seed(liked);
    (event, [own, other])
}

/// Returns the receipt of the event's transaction, as the shop's endpoint forges it: with the liked request.
fn forged(event: &PackEvent, liked: &Log, hash: Hash32) -> Answer {
    match event.chain.answer(&Question::Receipt(event.transaction)) {
        Answer::Receipt(mut receipt) => {
            receipt.logs.retain(|log| log.address == CONSUMER);
            receipt.logs.push(liked.clone());
            for log in &mut receipt.logs {
                log.transaction = hash;
            }
            Answer::Receipt(receipt)
        }
        other => panic!("{other:?}"),
    }
}

/// Returns the cause of an endpoint that shows two logs at one place.
fn shows_two_logs(log_index: u32) -> Unread {
    let two = Inconsistency::TwoLogs(at(FIRST_BLOCK + 1, log_index));
    Unread::Inconsistent(Witnesses::of(0), two)
}

/// A transaction that only one endpoint knows has a request that all show in another transaction: an invented
/// transaction is not the anchoring one.
#[test]
fn an_invented_transaction_anchors_nothing() {
    let (mut event, [_, liked]) = beside_a_liked_request();
    let invented = hash(0x3a);
    let receipt = forged(&event, &liked, invented);
    let call = event
        .chain
        .answer(&Question::Transaction(event.transaction));
    let shops = of(&event.chain).answering(|question| match question {
        Question::Transaction(hash) if *hash == invented => Some(call.clone()),
        Question::Receipt(hash) if *hash == invented => Some(receipt.clone()),
        _ => None,
    });
    let chain = event.chain.clone();
    event.transaction = invented;
    let result = event.check_with(&[shops, of(&chain)]);
    assert_eq!(result.lacks(StepId::SeedOrigin), &shows_two_logs(0));
}

/// Only one endpoint returns the anchoring transaction's receipt, with a request that all show elsewhere: the request
/// in that transaction is another.
#[test]
fn an_invented_request_is_not_the_events() {
    let (event, [own, liked]) = beside_a_liked_request();
    assert_ne!(own.data, liked.data);
    let receipt = forged(&event, &liked, event.transaction);
    let shops = of(&event.chain).answering(|question| match question {
        Question::Receipt(_) => Some(receipt.clone()),
        _ => None,
    });
    let other = of(&event.chain).answering(|question| match question {
        Question::Receipt(_) => Some(fault(Fault::Busy)),
        _ => None,
    });
    let result = event.check_with(&[shops, other]);
    assert_eq!(result.lacks(StepId::SeedOrigin), &shows_two_logs(2));
}
