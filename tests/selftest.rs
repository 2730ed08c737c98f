//! Runs the worker's self-test: it covers every step, passes here, and names wrong answers.

use std::collections::BTreeSet;

use explain::Explanation;
use page::worker::selftest::{
    VECTORS, count, looked_up, looks_up, payload, wrong_checks, wrong_settled,
};
use verify::Verification;
use verify::hash::Hash32;
use verify::report::{Kind, StepId};

/// Splits a vector into its columns: its name, payload, way, verdict and steps, and its replacements.
fn columns(vector: &str) -> ([&str; 5], Vec<&str>) {
    let mut columns = vector.split('\t');
    let first = core::array::from_fn(|_| columns.next().expect("five columns"));
    (first, columns.collect())
}

fn line((first, rest): ([&str; 5], Vec<&str>)) -> String {
    [first.as_slice(), rest.as_slice()].concat().join("\t")
}

const KINDS: [Kind; 2] = [Kind::PackEvent, Kind::PackPull];

/// Checks the payload that a kind's vectors change.
fn base(kind: Kind) -> Verification {
    verify::check(payload(kind), &mut |_| {}).expect("a payload")
}

/// Returns the names of the vectors that are answered wrongly.
fn wrong(vectors: &str) -> Vec<String> {
    let check = |document| verify::check_document(document, &mut |_| {}).expect("a payload");
    let of_kind = KINDS.map(|kind| {
        let mut wrong = wrong_checks(vectors, kind, &check);
        wrong.extend(wrong_settled(vectors, kind, &base(kind)));
        wrong
    });
    of_kind.concat()
}

#[test]
fn every_vector_is_answered_rightly() {
    assert_eq!(wrong(VECTORS), [""; 0]);
    let counts = KINDS.map(|kind| [count(kind, false), count(kind, true)]);
    assert_eq!(counts, [[9, 3], [14, 4]]);
}

/// The look-ups give the same digests as when these were written. PACKPROOF_WRITE=1 rewrites them.
#[test]
fn look_ups_have_a_known_answer() {
    let shown = KINDS.map(|kind| Explanation::of(base(kind)));
    let digests = shown.each_ref().map(|shown| {
        let name = shown.overview.report.kind.name();
        format!(
            "{name}\t{}\n",
            looked_up(shown).to_string().trim_start_matches("0x")
        )
    });
    if std::env::var_os("PACKPROOF_WRITE").is_some() {
        let file = "src/worker/selftest/looked_up.tsv";
        return std::fs::write(file, digests.concat()).expect("written");
    }
    assert!(shown.iter().all(looks_up), "now {}", digests.concat());
    for other in ["event-v2-sold-out.json", "pull-alone.json"] {
        let other = verify::check(fixtures::payload(other), &mut |_| {}).expect("a payload");
        assert!(!looks_up(&Explanation::of(other)));
    }
}

/// A new step needs a vector.
#[test]
fn every_step_has_a_vector_that_ends_at_it_alone() {
    let vectors: Vec<_> = VECTORS.lines().map(|vector| columns(vector).0).collect();
    for (kind, of) in [
        ("event", StepId::of_event(true)),
        ("pull", StepId::of_pull()),
    ] {
        // The prover has its own known answers.
        let of_checker = of.iter().filter(|step| **step != StepId::OracleProof);
        for step in of_checker.map(|step| step.name()) {
            let ends = vectors.iter().any(|[_, of, _, verdict, steps]| {
                // An event without its seed cannot be drawn either.
                let alone = *steps == step || (step, *steps) == ("replayable", "replayable draws");
                *of == kind && alone && *verdict != "verified"
            });
            assert!(ends, "no vector of a {kind} ends at {step} alone");
        }
        for verdict in ["verified_offline", "verified"] {
            let passes = |[_, of, _, given, _]: &[&str; 5]| *of == kind && *given == verdict;
            assert!(vectors.iter().any(passes), "no {kind} is {verdict}");
        }
    }
}

#[test]
fn a_vector_with_another_answer_is_named() {
    let mut names = BTreeSet::new();
    for vector in VECTORS.lines() {
        let (mut first, rest) = columns(vector);
        let name = first[0];
        assert!(names.insert(name), "{name} twice");
        let expected = first;
        for (verdict, steps) in [
            ("not_verified", "draws replay"),
            ("not_confirmed", ""),
            (expected[3], "window"),
            ("verified", expected[4]),
        ] {
            (first[3], first[4]) = (verdict, steps);
            if first != expected {
                let table = VECTORS.replace(vector, &line((first, rest.clone())));
                assert_eq!(wrong(&table), [name], "{name} as {verdict} {steps}");
            }
        }
    }
}

/// A failing vector fails because of its change: the payload without it passes.
#[test]
fn a_vector_without_its_change_is_named() {
    for vector in VECTORS.lines() {
        let (first, rest) = columns(vector);
        // Both recipes draw the same cards.
        if !rest.is_empty() && first[3] != "verified_offline" {
            assert_eq!(wrong(&line((first, Vec::new()))), [first[0]]);
            let nowhere = vec!["stands nowhere", "either"];
            assert_eq!(wrong(&line((first, nowhere))), [first[0]]);
        }
    }
}

/// The page rejects a prover that gives a wrong answer.
#[test]
fn a_prover_must_reject_a_changed_proof() {
    use page::worker::selftest::{PROVER_COUNT, wrong_proofs};
    use proofs::prover::OracleProver;
    use verify::claims::{Inclusion, NoProver, OracleRequest, ProvenReceipt, Prover};

    /// A prover that believes every input.
    struct Gullible;

    impl Prover for Gullible {
        fn prove(&self, _: &[u8], _: &OracleRequest) -> Option<Hash32> {
            let word = include_str!("../src/worker/selftest/proof.txt")
                .lines()
                .nth(3);
            Hash32::from_bare_hex(word.expect("a word"))
        }

        fn prove_receipt(&self, inclusion: &Inclusion) -> Option<ProvenReceipt> {
            let mut whole = inclusion.clone();
            // This prover ignores the path's last byte.
            let last = whole.path.last_mut().and_then(|node| node.last_mut());
            *last.expect("a node") = 0xad;
            OracleProver.prove_receipt(&whole)
        }
    }

    assert_eq!(wrong_proofs(&OracleProver), [""; 0]);
    let refused = ["proof-changed", "block-receipt-changed"];
    assert_eq!(wrong_proofs(&Gullible), refused);
    let all = wrong_proofs(&NoProver);
    assert_eq!(
        all[..4],
        ["proof", "proof-changed", "block", "block-header-changed"]
    );
    // `NoProver` shows no receipt, so it gives the right answer for the changed path.
    assert_eq!((all.len(), PROVER_COUNT), (4, 5));
}
