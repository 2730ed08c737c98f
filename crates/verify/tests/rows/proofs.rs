//! Plays the oracle's own proof of a word, in the view of one endpoint.

use fixtures::chain::endpoint::{Endpoint, settle};
use fixtures::chain::{COORDINATOR, Chain, KEYS, hash, listed, listed_with_logs};
use fixtures::pack_event::PackEvent;
use fixtures::shop::{SampleSales, Shop};
use verify::claims::{Claims, Listed, Log, Question, Reply, Unread, Witnesses};
use verify::hash::Hash32;
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

/// Returns the coordinator's log of a draw's request, or of its answer.
fn logged<'c>(chain: &'c mut Chain, key: &Hash32, is_request: bool) -> &'c mut Log {
    let id = chain.consumer.request_id(key);
    let mut logs = chain.logs.iter_mut();
    let own = logs.find(|log| {
        log.address == COORDINATOR
            && match is_request {
                true => log.topics.len() == 4 && log.words().next() == Some(id),
                false => log.topics.len() == 3 && log.topics[1] == id,
            }
    });
    own.expect("a log")
}

/// Two draws were requested in one block. A liar gives the one the other's preSeed, proof and word.
// oracle_proof-3
#[test]
fn the_proof_of_another_request_is_not_taken_for_a_draws() {
    let mut shop = Shop::open(3);
    let [target, other] = [(); 2].map(|()| shop.buy(0));
    shop.block(&[target, other].map(|key| shop.request_of(key)));
    let [_, word] = [target, other].map(|key| shop.deliver(key));
    let mut lie = shop.chain.clone();
    let [request, answer] = [true, false].map(|is_request| {
        let of_other = logged(&mut lie, &other, is_request).clone();
        let own = logged(&mut lie, &target, is_request);
        (own.position, own.transaction, of_other)
    });
    lie.log_at(request.0).data[32..64].copy_from_slice(&request.2.data[32..64]);
    lie.log_at(answer.0).data = answer.2.data;
    let input = lie.transactions[&answer.2.transaction].call.input.clone();
    lie.transactions.get_mut(&answer.1).expect("one").call.input = input;
    let own = shop.entry(LogKind::Fulfilled, target).position;
    lie.log_at(own).data = word.value.as_bytes().to_vec();
    lie.consumer
        .pulls
        .change(&target, |pull| pull.word = word.value);
    let mut proof = shop.proof(target);
    proof.entry(LogKind::Fulfilled, target).value = word.value;
    let claims = Claims::Pull(Box::new(proof.check().1));
    let settled = settle(&claims, &listed_with_logs(), &[Endpoint::of(&lie)]);
    let mut steps = settled.steps.iter();
    let origin = steps.find(|step| step.id == StepId::WordOrigin);
    assert!(origin.is_some_and(Step::passed), "{origin:#?}");
    let step = proven(&claims, &listed_with_logs(), Endpoint::of(&lie));
    let unread = step.unread();
    assert!(matches!(unread, Some(Unread::NoProof(_))), "{step:#?}");
}
