//! Settles question by question, and checks the questions and the steps while some questions are open.

use fixtures::chain::consumer::Callback;
use fixtures::chain::endpoint::fault;
use fixtures::chain::proof::LocalProver;
use fixtures::chain::{CONSUMER, COORDINATOR, Chain, hash, listed};
use fixtures::pack_event::PackEvent;
use fixtures::shop::Shop;
use verify::claims::evidence::coordinator::create_event;
use verify::claims::{
    Answers, At, Claims, Fault, LogQuery, Question, Settled, Witnesses, add_answer,
};
use verify::report::{StepId, Verdict};

/// Answers one question at a time until none is open, with old state or without. Returns the steps that passed after
/// each answer, the last ones at the end, and every question in its order.
fn rounds(claims: &Claims, chain: &Chain, keeps: bool) -> (Vec<Vec<StepId>>, Vec<Question>) {
    let (mut answers, mut asked, mut passed) = (Answers::new(), Vec::new(), Vec::new());
    for _ in 0..400 {
        let settled = claims.settle(&listed(), &answers);
        let steps = settled.steps.iter().filter(|step| step.passed());
        passed.push(steps.map(|step| step.id).collect());
        // Times, which are only shown, are answered last.
        let mut open = settled.open;
        open.sort_by_key(|question| matches!(question, Question::Time(_)));
        let Some(question) = open.into_iter().next() else {
            return (passed, asked);
        };
        let is_old = matches!(
            question,
            Question::Events(_, At::Block(_))
                | Question::GetPull(_, At::Block(_))
                | Question::Subscription(_, _, At::Block(_))
        );
        let answer = if is_old && !keeps {
            fault(Fault::Busy)
        } else {
            chain.answer(&question)
        };
        add_answer(&mut answers, question.clone(), Witnesses::of(0), answer);
        asked.push(question);
    }
    panic!("questions never end");
}

fn of_logs(asked: &[Question]) -> impl Iterator<Item = &LogQuery> {
    asked.iter().filter_map(|question| match question {
        Question::Logs(query) => Some(query),
        _ => None,
    })
}

/// The state before an event's anchor, or before a draw's, refutes a fact that everything else agrees on: no step
/// passes before that state is known.
#[test]
fn no_step_passes_that_fails_in_the_end() {
    let mut event = PackEvent::unanchored();
    for _ in 0..2 {
        event.anchor(CONSUMER, create_event(&event.id, &event.value));
        event.chain.mine(20_000);
    }
    let mut shop = Shop::open(3);
    let early = shop.chain.newest;
    shop.chain.mine(50_000);
    shop.anchor(hash(1), hash(2));
    let target = shop.sell();
    shop.deliver(target);
    let purchase = shop.sale(target).event_id();
    let events = &mut shop.chain.consumer.events;
    events.write(purchase, early, hash(9));
    let of_pull = Claims::Pull(Box::new(shop.proof(target).check().1));
    for (claims, chain) in [(event.check().1, &event.chain), (of_pull, &shop.chain)] {
        let (passed, _) = rounds(&claims, chain, true);
        let last = passed.last().expect("the end");
        for steps in &passed {
            assert!(steps.iter().all(|step| last.contains(step)), "{steps:?}");
        }
    }
    assert_eq!(event.settle().verdict(), Verdict::NotVerified);
}

/// A word that was left out belongs to a subscription that the consumer has left: no step passes before that is known,
/// with old state or without.
#[test]
fn no_step_passes_before_a_subscription_is_known() {
    let mut shop = Shop::open(3);
    let own = shop.chain.consumer.oracle;
    let left = hash(0x77);
    shop.chain.subscribe(COORDINATOR, left, &[CONSUMER]);
    shop.chain.consumer.oracle.subscription = left;
    let hidden = shop.sell();
    shop.chain.mine(50);
    shop.chain.consumer.oracle = own;
    shop.anchor(hash(1), hash(2));
    let target = shop.sell();
    shop.deliver_to(hidden, Callback::Fails);
    shop.deliver(target);
    shop.chain.mine(5);
    shop.chain.unsubscribe(COORDINATOR, left, CONSUMER);
    let (_, claims) = shop.proof(target).omitting(hidden).check();
    let claims = Claims::Pull(Box::new(claims));
    for keeps in [true, false] {
        let (passed, _) = rounds(&claims, &shop.chain, keeps);
        let early = passed
            .iter()
            .any(|steps| steps.contains(&StepId::ChainLogs));
        assert!(!early, "{keeps}");
    }
}

/// An honest proof costs one range of the contract's logs, and one of its keys' logs before it; the check looks for
/// none of its entries separately.
#[test]
fn no_entry_of_an_honest_proof_is_looked_for_alone() {
    let (shop, sales) = Shop::with_dependents();
    let (_, claims) = shop.proof(sales.target).check();
    let (_, asked) = rounds(&Claims::Pull(Box::new(claims)), &shop.chain, true);
    let own = of_logs(&asked).filter(|query| query.address == CONSUMER);
    assert_eq!(own.count(), 2);
}

/// The check looks for an old request step by step: it does not ask the chain's whole history for a near one.
#[test]
fn a_near_request_is_not_looked_for_in_all_history() {
    let mut shop = Shop::open(3);
    let hidden = shop.sell();
    shop.chain.mine(5_000);
    shop.anchor(hash(1), hash(2));
    let target = shop.sell();
    shop.deliver_to(hidden, Callback::Fails);
    shop.deliver(target);
    let (_, claims) = shop.proof(target).omitting(hidden).check();
    let (_, asked) = rounds(&Claims::Pull(Box::new(claims)), &shop.chain, true);
    let of_oracle = of_logs(&asked).filter(|query| query.address == COORDINATOR);
    let widest = of_oracle.map(|query| query.to - query.from).max();
    assert!(widest.expect("some") <= 10_000, "{widest:?}");
}

/// Returns the number of comparisons that a settlement's steps hold, those that the report does not carry included.
fn comparisons(settled: &Settled) -> u64 {
    let grades = settled.steps.iter().map(|step| &step.grades);
    let counts = grades.flat_map(|grades| {
        let told = grades.told.iter().map(|(_, number)| number);
        told.chain(grades.proven.iter().map(|(_, number)| number))
    });
    counts.sum()
}

/// Every round settles all facts again. The first two rounds of a reading of 100 draws compare nothing: their answers name
/// the further questions. The last round has the proofs.
#[test]
fn a_reading_of_100_draws_settles_five_times() {
    let mut shop = Shop::open(200);
    let sold: Vec<_> = (0..100).map(|_| shop.sell()).collect();
    for key in &sold {
        shop.deliver(*key);
    }
    let target = *sold.last().expect("one");
    let claims = Claims::Pull(Box::new(shop.proof(target).check().1));
    let mut answers = Answers::new();
    let mut compared = Vec::new();
    let mut prover = None;
    loop {
        let settled = match prover {
            Some(prover) => claims.prove(&listed(), &answers, prover),
            None => claims.settle(&listed(), &answers),
        };
        let (of_proof, mut open): (Vec<_>, Vec<_>) = settled
            .open
            .clone()
            .into_iter()
            .partition(Question::is_of_proof);
        if open.is_empty() {
            prover = Some(&LocalProver);
            open = of_proof;
        }
        compared.push(comparisons(&settled));
        if open.is_empty() {
            break;
        }
        for question in open {
            let answer = shop.chain.answer(&question);
            add_answer(&mut answers, question, Witnesses::of(0), answer);
        }
    }
    assert_eq!(compared, [0, 0, 802, 802, 902]);
}
