//! Settles question by question, and checks the questions and the steps while some questions are open.

use fixtures::chain::consumer::Callback;
use fixtures::chain::proof::LocalProver;
use fixtures::chain::{CONSUMER, Chain, listed};
use fixtures::pack_event::PackEvent;
use fixtures::shop::Shop;
use verify::claims::{Claims, LogQuery, Question, Replies, Settled, Witnesses, add_reply};
use verify::report::StepId;

/// Answers one question at a time until none is open. Returns the steps that passed after each answer, the last ones at the
/// end, and every question in its order.
fn rounds(claims: &Claims, chain: &Chain) -> (Vec<Vec<StepId>>, Vec<Question>) {
    let (mut answers, mut asked, mut passed) = (Replies::new(), Vec::new(), Vec::new());
    for _ in 0..400 {
        let settled = claims.settle(&listed(), &answers, &LocalProver);
        let steps = settled.steps.iter().filter(|step| step.passed());
        passed.push(steps.map(|step| step.id).collect());
        // Times, which are only shown, are answered last.
        let mut open = settled.open;
        open.sort_by_key(|question| matches!(question, Question::Time(_)));
        let Some(question) = open.into_iter().next() else {
            return (passed, asked);
        };
        let answer = chain.answer(&question);
        add_reply(&mut answers, question.clone(), Witnesses::of(0), answer);
        asked.push(question);
    }
    panic!("questions never end");
}

fn of_logs(asked: &[Question]) -> impl Iterator<Item = &LogQuery> {
    asked.iter().filter_map(|question| match question {
        Question::Logs(query) | Question::Window(query) => Some(query),
        _ => None,
    })
}

/// A step that passed before a question was open never fails or opens by its answer: of an honest pull, of an event, and of a
/// proof that leaves out a word whose request is old.
#[test]
fn no_step_passes_that_is_open_in_the_end() {
    let event = PackEvent::honest();
    let (shop, sales) = Shop::with_dependents();
    let honest = Claims::Pull(Box::new(shop.proof(sales.target).check().1));
    let (old, target, hidden) = Shop::with_an_older_request(20_000, Callback::Fails);
    let hiding = Claims::Pull(Box::new(old.proof(target).omitting(hidden).check().1));
    for (claims, chain) in [
        (event.check().1, &event.chain),
        (honest, &shop.chain),
        (hiding, &old.chain),
    ] {
        let (passed, _) = rounds(&claims, chain);
        let last = passed.last().expect("the end");
        for steps in &passed {
            assert!(steps.iter().all(|step| last.contains(step)), "{steps:?}");
        }
    }
}

/// An honest proof costs one range of the contract's logs; the check looks for none of its entries separately.
// left_out-2
#[test]
fn no_entry_of_an_honest_proof_is_looked_for_alone() {
    let (shop, sales) = Shop::with_dependents();
    let (_, claims) = shop.proof(sales.target).check();
    let (_, asked) = rounds(&Claims::Pull(Box::new(claims)), &shop.chain);
    let own = of_logs(&asked).filter(|query| query.addresses.contains(&CONSUMER));
    assert_eq!(own.count(), 1);
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
/// the further questions.
#[test]
fn a_reading_of_100_draws_settles_four_times() {
    let mut shop = Shop::open(200);
    let sold: Vec<_> = (0..100).map(|_| shop.sell()).collect();
    for key in &sold {
        shop.deliver(*key);
    }
    let target = *sold.last().expect("one");
    let claims = Claims::Pull(Box::new(shop.proof(target).check().1));
    let mut answers = Replies::new();
    let mut compared = Vec::new();
    loop {
        let settled = claims.settle(&listed(), &answers, &LocalProver);
        compared.push(comparisons(&settled));
        if settled.open.is_empty() {
            break;
        }
        for question in settled.open {
            let answer = shop.chain.answer(&question);
            add_reply(&mut answers, question, Witnesses::of(0), answer);
        }
    }
    assert_eq!(compared, [0, 0, 400, 901]);
}
