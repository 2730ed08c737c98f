//! What a check came to, as a test asserts it.

use packproof::verify::Report;
use packproof::verify::claims::unread::Unread;
use packproof::verify::claims::{Served, Settled};
use packproof::verify::report::{Cause, Point, Status, Step, StepId, Verdict};

use super::chain::COORDINATOR;

pub struct Outcome {
    pub report: Report,
    pub settled: Settled,
}

/// The points on which a step failed; empty when it did not fail.
pub fn failing(step: &Step) -> Vec<Point> {
    let differing = step.findings.iter().filter(|finding| !finding.agrees());
    differing.map(|finding| finding.point).collect()
}

/// What was not read, if that is why a step was skipped.
pub fn unread(step: &Step) -> Option<&Unread> {
    match &step.status {
        Status::Skipped(Cause::Unread(unread)) => Some(unread),
        _ => None,
    }
}

impl Outcome {
    pub fn new(report: Report, settled: Settled) -> Self {
        let report = report.with_chain(&settled.steps);
        Self { report, settled }
    }

    pub fn verdict(&self) -> Verdict {
        self.report.verdict
    }

    pub fn step(&self, id: StepId) -> &Step {
        let mut steps = self.settled.steps.iter();
        steps.find(|step| step.id == id).expect("a chain step")
    }

    /// Every point that failed, with its step.
    pub fn failed(&self) -> Vec<(StepId, Point)> {
        let steps = self.settled.steps.iter();
        let failed = steps.flat_map(|step| failing(step).into_iter().map(|point| (step.id, point)));
        failed.collect()
    }

    /// The steps that could not be read.
    pub fn skipped(&self) -> Vec<StepId> {
        let steps = self.settled.steps.iter();
        let skipped = steps.filter(|step| matches!(step.status, Status::Skipped(_)));
        skipped.map(|step| step.id).collect()
    }

    pub fn unread(&self, id: StepId) -> &Unread {
        let step = self.step(id);
        unread(step).unwrap_or_else(|| panic!("not skipped: {step:#?}"))
    }

    /// Every chain step in a line.
    fn summary(&self) -> String {
        let steps = self.settled.steps.iter();
        let line = |step: &Step| {
            let name = step.status.name();
            format!(
                "\n{:?}: {name} {:?} {:?}",
                step.id,
                failing(step),
                unread(step)
            )
        };
        steps.map(line).collect()
    }

    /// Everything passed, and the listed coordinator served every judged word.
    pub fn is_verified(&self) {
        assert_eq!(self.verdict(), Verdict::Verified, "{}", self.summary());
        let served = |served: &Served| served.is_listed && served.coordinator == COORDINATOR;
        assert_eq!(self.settled.coordinators.len(), 1);
        assert!(self.settled.coordinators.iter().all(served));
    }

    /// These points failed, and no other; every other step passed.
    pub fn fails(&self, points: &[(StepId, Point)]) {
        assert_eq!(self.failed(), points, "{}", self.summary());
        assert_eq!(self.skipped(), [], "{}", self.summary());
        assert_eq!(self.verdict(), Verdict::NotVerified);
    }

    /// This step alone could not be read, and everything else passed. Why it could not.
    pub fn lacks(&self, id: StepId) -> &Unread {
        assert_eq!(self.failed(), [], "{}", self.summary());
        assert_eq!(self.skipped(), [id], "{}", self.summary());
        self.unread(id)
    }
}
