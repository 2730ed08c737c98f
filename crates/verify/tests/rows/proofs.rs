//! Plays the oracle's own proof of a word, in the view of one endpoint.

use fixtures::chain::endpoint::{Endpoint, settle};
use fixtures::chain::{KEYS, hash, listed, listed_with_logs};
use fixtures::pack_event::PackEvent;
use fixtures::shop::{SampleSales, Shop};
use verify::claims::{Claims, Listed, Question, Reply, Unread, Witnesses};
use verify::report::{Grade, LogKind, Point, Step, StepId};

/// Returns the step of the proofs of a pull with dependents.
fn step(shop: &Shop, sales: &SampleSales, listed: &Listed, endpoint: Endpoint<'_>) -> Step {
    let (_, claims) = shop.proof(sales.target).check();
    proven(&Claims::Pull(Box::new(claims)), listed, endpoint)
}

fn proven(claims: &Claims, listed: &Listed, endpoint: Endpoint<'_>) -> Step {
    let steps = settle(claims, listed, &[endpoint]).steps.into_iter();
    let mut steps = steps.filter(|step| step.id == StepId::OracleProof);
    steps.next().expect("the step")
}

// oracle_proof-6
#[test]
fn the_targets_word_is_proven_to_its_key() {
    let (shop, sales) = Shop::with_dependents();
    let step = step(
        &shop,
        &sales,
        &listed_with_logs(),
        Endpoint::of(&shop.chain),
    );
    assert!(step.passed(), "{step:#?}");
    // The block of the target's request alone is proven.
    let draws = shop.proof(sales.target).check().1.draws.len() as u64;
    assert_eq!(step.grades.proven, [(KEYS[0], 1)]);
    assert_eq!(step.grades.told, [(Witnesses::of(0), draws - 1)]);
    let target = step.findings.first().map(|found| found.grade);
    assert_eq!(target, Some(Grade::Proven(KEYS[0])));
}

// oracle_proof-7
#[test]
fn a_changed_proof_is_the_endpoints() {
    let (shop, sales) = Shop::with_dependents();
    let chain = shop.chain.clone();
    let endpoint = Endpoint::of(&shop.chain).answering(move |question| match question {
        Question::Fulfilment(..) => match chain.answer(question) {
            Reply::Transaction(mut call) => {
                // The seal of the proof in memory stands in the place of c.
                call.input[4 + 128] ^= 1;
                Some(Reply::Transaction(call))
            }
            other => Some(other),
        },
        _ => None,
    });
    let step = step(&shop, &sales, &listed(), endpoint);
    let unread = step.unread();
    assert!(matches!(unread, Some(Unread::NoProof(_))), "{step:#?}");
}

// oracle_proof-2
#[test]
fn an_unlisted_key_proves_nothing() {
    let (shop, sales) = Shop::with_dependents();
    let listed = Listed {
        key_hashes: Vec::new(),
        ..listed()
    };
    let step = step(&shop, &sales, &listed, Endpoint::of(&shop.chain));
    assert_eq!(step.unread(), Some(&Unread::UnlistedKey(KEYS[0])));
}

// oracle_proof-6
#[test]
fn another_word_than_the_proven_one_fails() {
    let (shop, sales) = Shop::with_dependents();
    let mut proof = shop.proof(sales.target);
    proof.entry(LogKind::Fulfilled, sales.target).value = hash(9);
    let (_, claims) = proof.check();
    let claims = Claims::Pull(Box::new(claims));
    let step = proven(&claims, &listed(), Endpoint::of(&shop.chain));
    let mut differing = step.findings.iter().filter(|found| !found.agrees());
    assert!(step.failed());
    assert_eq!(
        differing.next().map(|found| found.point),
        Some(Point::ProvenWord)
    );
}

// proven-10
#[test]
fn the_seed_of_an_event_is_proven_too() {
    let event = PackEvent::honest();
    let endpoint = Endpoint::of(&event.chain);
    let step = proven(&event.check().1, &listed_with_logs(), endpoint);
    assert!(step.passed(), "{step:#?}");
    // Nothing of it rests on the endpoint's word alone.
    assert_eq!(
        (step.grades.proven, step.grades.told),
        (vec![(KEYS[0], 1)], vec![])
    );
}
