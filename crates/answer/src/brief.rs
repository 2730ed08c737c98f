//! An answer in brief, for a line of a table or an experiment.

use core::ops::Deref;

use serde::{Deserialize, Serialize};

use verify::report::Report;

use crate::headline::Headline;

/// What is said of a file among several, or of a changed copy.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Brief {
    /// The headline.
    pub headline: Headline,
    /// The report, in which each step has at most one finding: the first that differs.
    pub report: Report,
}

impl Brief {
    /// The answer of a report, in brief.
    pub fn of(mut report: Report) -> Self {
        for step in &mut report.steps {
            step.findings.retain(|finding| !finding.agrees());
            step.findings.truncate(1);
        }
        Self {
            headline: Headline::of(&report),
            report,
        }
    }
}

/// A brief answer's report is read as its own.
impl Deref for Brief {
    type Target = Report;

    fn deref(&self) -> &Report {
        &self.report
    }
}
