//! Tests the whole worker on proofs with known answers.

use explain::Explanation;
use page::program::{KINDS, wrong_checks};
use page::worker::selftest::{self, VECTORS};
use proofs::prover::OracleProver;
use verify::report::Kind;

/// Returns the names of the vectors that this worker answers wrongly.
pub fn wrong() -> Vec<String> {
    let mut wrong = wrong_checks();
    wrong.extend(KINDS.map(wrong_of).concat());
    wrong.extend(selftest::wrong_proofs(&OracleProver));
    wrong
}

/// Returns the names of the wrong answers that are not of a check: those of a settlement, and of the look-ups.
fn wrong_of(kind: Kind) -> Vec<String> {
    let Ok(document) = verify::read(selftest::payload(kind).into()) else {
        return vec![kind.name().to_owned()];
    };
    let known = Explanation::check(kind, document, &mut |_| {});
    let mut wrong = selftest::wrong_settled(VECTORS, kind, &known.verification);
    if !selftest::looks_up(&known) {
        wrong.push(format!("{}-look_ups", kind.name()));
    }
    wrong
}
