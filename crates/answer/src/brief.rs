//! Shortens an answer to the few facts that a line of a table or a changed copy shows.

use serde::{Deserialize, Serialize};

use verify::report::Report;

use crate::chip::Chip;
use crate::headline::Headline;

/// The answer for a file among several, or for a changed copy.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Brief {
    /// The headline.
    pub headline: Headline,
    /// The chips next to the headline.
    pub chips: Vec<Chip>,
    /// The report, in which each step has at most one finding: the first that differs.
    pub report: Report,
}

impl Brief {
    /// Builds the brief answer of a report, with the chips of its contract.
    pub fn of(mut report: Report, chips: Vec<Chip>) -> Self {
        for step in &mut report.steps {
            step.findings.retain(|finding| !finding.agrees());
            step.findings.truncate(1);
        }
        Self {
            headline: Headline::of(&report),
            chips,
            report,
        }
    }
}
