//! Settles the chain steps by a chain's answers: honest chains pass, values that the contract does not hold fail, and
//! missing answers are never evidence.

use std::collections::BTreeSet;

use fixtures::chain::endpoint::{self, Endpoint};
use fixtures::chain::proof::LocalProver;
use fixtures::chain::{Chain, hash, listed};
use fixtures::export;
use fixtures::settled_report::SettledReport;
use fixtures::shop::{Shop, version_id};
use verify::claims::{Claims, PullClaims, Replies, Unread};
use verify::report::LogKind::{Anchored, Fulfilled, Requested};
use verify::report::{Cause, Point, Status, Step, StepId, Verdict};

/// The vectors' words are made up: no coordinator can have logged them. The contract can still hold them.
#[test]
fn the_contract_can_hold_every_honest_vector() {
    let honest = fixtures::vectors()
        .into_iter()
        .filter(|vector| vector.file.contains("pull-") && vector.verdict == "verified_offline");
    let mut seen = 0;
    for vector in honest {
        let bytes = fixtures::payload(&vector.file);
        let checked = export::checked(bytes);
        let claims = checked.claims.expect("claims");
        let chain = Chain::of(&claims);
        if has_two_at_one_place(&chain) {
            // No chain has two words at one place.
            continue;
        }
        let settled = endpoint::settle(&claims, &listed(), &[Endpoint::of(&chain)]);
        let result = SettledReport::new(checked.report, settled);
        let contract = result.step(StepId::Contract);
        assert!(contract.passed(), "{}: {contract:?}", vector.file);
        assert!(result.step(StepId::WordOrigin).failed(), "{}", vector.file);
        seen += 1;
    }
    assert!(seen >= 40, "only {seen} honest pulls");
}

fn has_two_at_one_place(chain: &Chain) -> bool {
    let mut places = BTreeSet::new();
    !chain.logs.iter().all(|log| places.insert(log.position))
}

#[test]
fn every_question_is_open_and_no_step_passes_without_answers() {
    let (shop, sales) = Shop::with_dependents();
    let (report, claims) = shop.proof(sales.target).check();
    let settled = Claims::Pull(Box::new(claims)).settle(&listed(), &Replies::new(), &LocalProver);
    assert!(!settled.open.is_empty());
    let open = Status::Skipped(Cause::ContractNotRead);
    assert!(settled.steps.iter().all(|step| step.status == open));
    assert_eq!(settled.coordinators, []);
    let report = report.with_chain(&settled);
    assert_eq!(report.verdict, Verdict::VerifiedOffline);
}

/// Answers arrive one by one: no step fails on the way, and few rounds of questions are enough.
#[test]
fn an_honest_step_never_fails_on_the_way() {
    let (shop, sales) = Shop::with_dependents();
    let (_, claims) = shop.proof(sales.target).check();
    let claims = Claims::Pull(Box::new(claims));
    let mut answers = Replies::new();
    let mut rounds = 0;
    loop {
        let settled = claims.settle(&listed(), &answers, &LocalProver);
        if settled.open.is_empty() {
            let unproven = |step: &Step| step.id == StepId::OracleProof;
            break assert!(
                settled
                    .steps
                    .iter()
                    .all(|step| step.passed() || unproven(step))
            );
        }
        rounds += 1;
        assert!(rounds < 9, "too many round trips");
        for question in settled.open {
            // One question at a time leaves the others open.
            let mut one = answers.clone();
            let answer = shop.chain.answer(&question);
            let by = verify::claims::Witnesses::of(0);
            verify::claims::add_reply(&mut one, question, by, answer);
            assert!(
                !claims
                    .settle(&listed(), &one, &LocalProver)
                    .steps
                    .iter()
                    .any(verify::report::Step::failed)
            );
            answers = one;
        }
    }
}

/// The contract lacks a value of the target, a dependent or a Break, or holds another one.
// views-35, contract-2, contract-3, contract-4, contract-5, contract-19, contract-20
#[test]
fn a_value_that_the_contract_does_not_hold_fails_contract() {
    let (shop, sales) = Shop::with_dependents();
    let proof = shop.proof(sales.target);
    let lie = |lie: &dyn Fn(&mut Chain)| {
        let mut chain = shop.chain.clone();
        lie(&mut chain);
        proof.check_on(&chain).failed()
    };
    let contract = |points: &[Point]| -> Vec<_> {
        points
            .iter()
            .map(|point| (StepId::Contract, *point))
            .collect()
    };
    let version = version_id(&shop.tiers[0]);
    // Each of the three draws names the version; without it the draws are no Packs.
    let versions = lie(&|chain| chain.consumer.events.forget(&version));
    assert_eq!(versions, contract(&[Point::ContractVersion; 3]));
    let purchase = shop.sale(sales.first).event_id();
    let purchases = lie(&|chain| {
        chain
            .consumer
            .events
            .change(&purchase, |held| *held = hash(7))
    });
    assert_eq!(purchases, contract(&[Point::ContractPurchase]));
    let request = lie(&|chain| {
        let pulls = &mut chain.consumer.pulls;
        pulls.change(&sales.second, |pull| pull.event_id = hash(7));
    });
    assert_eq!(request, contract(&[Point::ContractRequest]));
    let unrequested = lie(&|chain| {
        let pulls = &mut chain.consumer.pulls;
        pulls.change(&sales.second, |pull| pull.requested = false);
    });
    assert_eq!(unrequested, contract(&[Point::ContractRequest]));
    for key in [sales.target, sales.first] {
        let word = lie(&|chain| {
            let pulls = &mut chain.consumer.pulls;
            pulls.change(&key, |pull| pull.word = hash(7));
        });
        assert_eq!(word, contract(&[Point::ContractWord]));
    }
    let of_break = shop.entry(Requested, sales.other).value;
    let root = lie(&|chain| {
        chain
            .consumer
            .events
            .change(&of_break, |held| *held = hash(7))
    });
    assert_eq!(root, contract(&[Point::ContractOtherRoot]));
}

/// A log of the contract or the coordinator that no answer shows is never evidence against the proof, and the log of a
/// judged entry is needed for it.
// word_origin-2, dates-15
#[test]
fn a_log_that_is_not_shown_is_never_evidence() {
    let (shop, sales) = Shop::with_dependents();
    let proof = shop.proof(sales.target);
    let own = [
        (Anchored, version_id(&shop.tiers[0])),
        (Anchored, shop.sale(sales.first).event_id()),
        (Requested, sales.second),
        (Fulfilled, sales.second),
        (Fulfilled, sales.target),
    ];
    let judged = own.map(|(kind, key)| shop.entry(kind, key).position);
    for log in &shop.chain.logs {
        let blind = Endpoint::of(&shop.chain).hiding(|other| other.position == log.position);
        let result = proof.check_with(&[blind]);
        assert_eq!(result.failed(), [], "{log:?}");
        let is_judged = judged.contains(&log.position);
        assert!(!is_judged || !result.step(StepId::ChainLogs).passed());
    }
}

/// A payload that names no contract leaves every chain step skipped.
// views-1, views-2
#[test]
fn a_payload_without_a_contract_asks_nothing() {
    let (shop, sales) = Shop::with_dependents();
    let mut proof = shop.proof(sales.target);
    proof.consumer = "unknown".to_owned();
    let result = proof.check_on(&shop.chain);
    for id in [StepId::Contract, StepId::WordOrigin, StepId::ChainLogs] {
        assert_eq!(result.unread(id), &Unread::NoContract);
    }
    // The shop does not say where it locked the odds in: no endpoint can show it.
    assert_eq!(result.verdict(), Verdict::NotConfirmed);
}

/// If a proof's draws cannot be read, or its target has no word, the chain steps are skipped for the step that says so.
// views-37, views-38
#[test]
fn a_missing_word_or_draw_leaves_the_cause_to_another_step() {
    let (shop, sales) = Shop::with_dependents();
    let (_, whole) = shop.proof(sales.target).check();
    let causes = |claims: PullClaims| -> Vec<Status> {
        let claims = Claims::Pull(Box::new(claims));
        let settled = endpoint::settle(&claims, &listed(), &[Endpoint::of(&shop.chain)]);
        let steps = settled.steps.into_iter();
        steps.map(|step| step.status).collect()
    };
    let because = |id| Status::Skipped(Cause::Because(id));
    let mut none = whole.clone();
    none.draws.clear();
    none.others.clear();
    assert_eq!(causes(none), [StepId::Payload; 4].map(because));
    let mut silent = whole;
    silent.draws[0].word = None;
    assert_eq!(causes(silent), [StepId::Word; 4].map(because));
}

/// The record of a draw names another recipe, and those of others do not: the steps of the chain do not pass without it.
// views-37
#[test]
fn a_draw_of_another_recipe_leaves_the_cause_to_the_recipe() {
    let (shop, sales) = Shop::with_dependents();
    let proof = shop.proof(sales.target);
    let honest: serde_json::Value = serde_json::from_slice(&proof.payload()).expect("JSON");
    let records = honest["records"].as_object().expect("records");
    assert!(records.len() > 1, "{}", records.len());
    for key in records.keys() {
        let mut payload = honest.clone();
        payload["records"][key]["selection_version"] = "packs_v0".into();
        let bytes = payload.to_string();
        let checked = export::checked(bytes);
        let claims = checked.claims.expect("claims");
        let settled = endpoint::settle(&claims, &listed(), &[Endpoint::of(&shop.chain)]);
        let result = SettledReport::new(checked.report, settled);
        assert_eq!(result.verdict(), Verdict::NotVerified);
        let because = Cause::Because(StepId::Recipe);
        for id in [
            StepId::Contract,
            StepId::WordOrigin,
            StepId::ChainLogs,
            StepId::OracleProof,
        ] {
            assert_eq!(result.step(id).cause(), Some(&because), "{id:?}");
        }
    }
}
