//! Settles the chain steps by a chain's answers: honest chains pass, values that the contract does not hold fail, and
//! missing answers are never evidence.

use std::collections::BTreeSet;

use fixtures::chain::endpoint::{self, Endpoint};
use fixtures::chain::{Chain, hash, listed};
use fixtures::settled_report::SettledReport;
use fixtures::shop::{Shop, version_id};
use verify::claims::{
    Answers, At, Claims, PullClaims, Question, Unread, WitnessedAnswer, Witnesses,
};
use verify::report::LogKind::{Anchored, Fulfilled, Requested};
use verify::report::{Cause, Point, Status, Step, StepId, Verdict};

/// The vectors' words are made up: no coordinator can have logged them. The contract and its logs can still be true.
/// (Earlier, the contract's own word was enough for `verified`.)
#[test]
fn every_honest_vector_is_verified_in_part_on_a_chain_of_its_own() {
    let honest = fixtures::vectors()
        .into_iter()
        .filter(|vector| vector.file.contains("pull-") && vector.verdict == "verified_offline");
    let mut seen = 0;
    for vector in honest {
        let bytes = fixtures::payload(&vector.file);
        let checked = verify::check(bytes, &mut |_| {}).expect("a payload");
        let claims = checked.claims.expect("claims");
        let chain = Chain::of(&claims);
        if has_two_at_one_place(&chain) {
            // No chain has two words at one place.
            continue;
        }
        let settled = endpoint::settle(&claims, &listed(), &[Endpoint::of(&chain)]);
        let result = SettledReport::new(checked.report, settled);
        let unread = result.unread(StepId::WordOrigin);
        assert!(
            matches!(unread, Unread::WordNotSeen { .. }),
            "{}: {unread:?}",
            vector.file
        );
        let steps = [
            result.step(StepId::Contract),
            result.step(StepId::ChainLogs),
        ];
        for step in steps {
            assert!(step.passed(), "{}: {:?}", vector.file, step.status);
        }
        assert_eq!(result.failed(), [], "{}", vector.file);
        assert_eq!(result.verdict(), Verdict::VerifiedInPart, "{}", vector.file);
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
    let settled = Claims::Pull(Box::new(claims)).settle(&listed(), &Answers::new());
    assert!(!settled.open.is_empty());
    let open = Status::Skipped(Cause::ContractNotRead);
    assert!(settled.steps.iter().all(|step| step.status == open));
    assert_eq!(settled.coordinators, []);
    let report = report.with_chain(&settled.steps);
    assert_eq!(report.verdict, Verdict::VerifiedOffline);
}

/// Answers arrive one by one: no step fails on the way, and few rounds of questions are enough.
#[test]
fn an_honest_step_never_fails_on_the_way() {
    let (shop, sales) = Shop::with_dependents();
    let (_, claims) = shop.proof(sales.target).check();
    let claims = Claims::Pull(Box::new(claims));
    let mut answers = Answers::new();
    let mut rounds = 0;
    loop {
        let settled = claims.settle(&listed(), &answers);
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
            verify::claims::add_answer(&mut one, question, by, answer);
            assert!(
                !claims
                    .settle(&listed(), &one)
                    .steps
                    .iter()
                    .any(verify::report::Step::failed)
            );
            answers = one;
        }
    }
}

/// The contract lacks a value of the target, a dependent or a Break, or holds another one.
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
    for key in [sales.target, sales.first, sales.other] {
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

/// A log of the contract or the coordinator that no answer shows is never evidence, for the proof or against it.
#[test]
fn a_log_that_is_not_shown_is_never_evidence() {
    let (shop, sales) = Shop::with_dependents();
    let proof = shop.proof_without_transactions(sales.target);
    let own = [
        (Anchored, version_id(&shop.tiers[0])),
        (Anchored, shop.sale(sales.first).event_id()),
        (Requested, sales.second),
        (Fulfilled, sales.second),
        (Fulfilled, sales.target),
    ];
    for (kind, key) in own {
        let position = shop.entry(kind, key).position;
        for old_state in [true, false] {
            let mut blind = Endpoint::of(&shop.chain)
                .with_chain(|chain| chain.logs.retain(|log| log.position != position));
            if !old_state {
                blind = blind.without_old_state();
            }
            let result = proof.check_with(&[blind]);
            assert_eq!(result.failed(), []);
            let unread = result.unread(StepId::ChainLogs);
            assert_eq!(unread, &Unread::LogNotSeen(position));
        }
    }
    for log in &shop.chain.logs {
        let blind = Endpoint::of(&shop.chain)
            .with_chain(|chain| chain.logs.retain(|other| other.position != log.position));
        let result = proof.check_with(&[blind]);
        assert_eq!(result.failed(), [], "{log:?}");
    }
}

/// A log that the span's answer left out, and its own block showed, passed. The answer was known to have holes, and a
/// word could hide in one of them.
#[test]
fn a_range_that_left_out_a_log_proves_no_absence() {
    let (shop, sales) = Shop::with_dependents();
    let word = shop.entry(Fulfilled, sales.second).position;
    let forgetting = Endpoint::of(&shop.chain).forgetting(move |log| log.position == word);
    let result = shop.proof(sales.target).check_with(&[forgetting]);
    assert_eq!(result.lacks(StepId::ChainLogs), &Unread::LogNotSeen(word));
}

/// Another contract's log is not the contract's.
#[test]
fn another_contracts_log_is_not_the_contracts() {
    let (shop, sales) = Shop::with_dependents();
    let word = shop.entry(Fulfilled, sales.second).position;
    let other = verify::claims::Address::new([7; 20]);
    let mut chain = shop.chain.clone();
    chain.log_at(word).address = other;
    let result = shop.proof(sales.target).check_on(&chain);
    assert_eq!(result.lacks(StepId::ChainLogs), &Unread::LogNotSeen(word));
}

/// A payload that names no contract leaves every chain step skipped.
#[test]
fn a_payload_without_a_contract_asks_nothing() {
    let (shop, sales) = Shop::with_dependents();
    let mut proof = shop.proof(sales.target);
    proof.consumer = "unknown".to_owned();
    let result = proof.check_on(&shop.chain);
    for id in [StepId::Contract, StepId::WordOrigin, StepId::ChainLogs] {
        assert_eq!(result.unread(id), &Unread::NoContract);
    }
}

/// If a proof's draws cannot be read, or its target has no word, the chain steps are skipped for the step that says so.
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

/// A reader waits for the newest block that a proof needs. Once it knows the endpoints' newest blocks, it asks at once
/// the questions that would cost another round: those that teach the logs' kinds, and the times of the moments.
#[test]
fn questions_that_cost_another_round_come_first() {
    let mut shop = Shop::open(3);
    let target = shop.sell();
    shop.deliver(target);
    let (_, claims) = shop.proof(target).check();
    let newest = claims.draws[0].word.expect("a word").position.block;
    let entry = claims.draws[0].purchase_anchor.expect("an anchor");
    let claims = Claims::Pull(Box::new(claims));
    assert_eq!(claims.newest_block(), Some(newest));
    let mut answers = Answers::new();
    let head = shop.chain.answer(&Question::Head);
    let by = Witnesses::of(0);
    answers.insert(Question::Head, vec![WitnessedAnswer { by, answer: head }]);
    let open = claims.settle(&listed(), &answers).open;
    for value in [entry.key, entry.value] {
        assert!(open.contains(&Question::Events(value, At::Pinned)));
        assert!(open.contains(&Question::GetPull(value, At::Pinned)));
    }
    assert!(open.contains(&Question::Time(newest)));
}
