//! Settles claims by the answers of endpoints.

use proofs::prover::OracleProver;
use verify::claims::{Answers, Claims, Listed, Question, Settled};
use verify::views;

/// Settles the chain steps in the view of each endpoint, and merges the results.
pub(crate) fn settle(claims: &Claims, listed: &Listed, answers: &Answers) -> Settled {
    let settled = claims.settle(listed, answers);
    let merged = views::settle(claims, listed, answers, &OracleProver);
    let mut open = merged.open;
    let is_shown = |open: &Question| matches!(open, Question::Time(_) | Question::Inclusion(..));
    let more = settled.open.iter().filter(|open| is_shown(open)).cloned();
    open.extend(more);
    Settled {
        steps: merged.steps,
        open,
        ..settled
    }
}
