//! Runs a step: it collects findings, and finishes with a status that they support.

use core::num::NonZeroU64;

use super::cause::Cause;
use super::finding::{Finding, Place, Value};
use super::grade::{Grade, Grades};
use super::id::StepId;
use super::point::Point;
use super::status::{Evidence, Status, Step};
use crate::replies::Witnesses;

/// The most findings of each sort that a report carries; the step counts them all.
const MAX_FINDINGS: usize = 32;

/// A step while it runs.
#[derive(Clone, Debug)]
pub struct StepRun {
    id: StepId,
    agreeing: Vec<Finding>,
    differing: Vec<Finding>,
    agreed: u64,
    differed: u64,
    grades: Grades,
    gap: Option<Cause>,
}

impl StepRun {
    /// Starts a step.
    pub fn new(id: StepId) -> Self {
        Self {
            id,
            agreeing: Vec::new(),
            differing: Vec::new(),
            agreed: 0,
            differed: 0,
            grades: Grades::default(),
            gap: None,
        }
    }

    /// Compares a published value with the computed one: the rule wants them equal.
    pub fn same<T>(&mut self, point: Point, place: &Place, published: T, computed: T) -> bool
    where
        T: PartialEq + Into<Value>,
    {
        let agrees = published == computed;
        self.record(agrees, point, place, published, computed, Grade::Computed);
        agrees
    }

    /// Compares two values: the rule wants the first strictly below the second.
    pub fn below<T>(&mut self, point: Point, place: &Place, lower: T, upper: T) -> bool
    where
        T: PartialOrd + Into<Value>,
    {
        let agrees = lower < upper;
        self.record(agrees, point, place, lower, upper, Grade::Computed);
        agrees
    }

    /// Compares two values: the rule wants the first at most the second.
    pub fn at_most<T>(&mut self, point: Point, place: &Place, lower: T, upper: T) -> bool
    where
        T: PartialOrd + Into<Value>,
    {
        let agrees = lower <= upper;
        self.record(agrees, point, place, lower, upper, Grade::Computed);
        agrees
    }

    /// Compares two values: the rule wants the first at least the second.
    pub fn at_least<T>(&mut self, point: Point, place: &Place, upper: T, lower: T) -> bool
    where
        T: PartialOrd + Into<Value>,
    {
        let agrees = upper >= lower;
        self.record(agrees, point, place, upper, lower, Grade::Computed);
        agrees
    }

    /// Compares two values: the rule wants the first strictly above the second.
    pub fn above<T>(&mut self, point: Point, place: &Place, upper: T, lower: T) -> bool
    where
        T: PartialOrd + Into<Value>,
    {
        let agrees = upper > lower;
        self.record(agrees, point, place, upper, lower, Grade::Computed);
        agrees
    }

    /// Looks for a value that the rule wants to be there, and returns it.
    pub fn present<T>(&mut self, point: Point, place: &Place, found: Option<T>) -> Option<T>
    where
        T: Clone + Into<Value>,
    {
        let grade = Grade::Computed;
        self.record(
            found.is_some(),
            point,
            place,
            found.clone(),
            Value::Nothing,
            grade,
        );
        found
    }

    /// Records that the published value breaks the rule, with the value that the rule requires.
    pub fn differs(
        &mut self,
        point: Point,
        place: &Place,
        published: impl Into<Value>,
        wanted: impl Into<Value>,
    ) {
        self.record(false, point, place, published, wanted, Grade::Computed);
    }

    /// Adds a fact: its comparison, or the cause for which there is no comparison. `by` are the endpoints that show
    /// it.
    pub(crate) fn takes(&mut self, fact: Result<Finding, Cause>, by: Witnesses) {
        match fact {
            Ok(finding) => {
                let Finding {
                    point,
                    place,
                    published,
                    computed,
                    grade,
                    agrees,
                } = finding.told_by(by);
                self.record(agrees, point, &place, published, computed, grade);
            }
            Err(cause) => self.lacks(cause),
        }
    }

    /// Records that a part could not be checked. The step reports its hardest cause, the first of equals.
    pub fn lacks(&mut self, cause: Cause) {
        // views-15
        let is_harder = |kept: &Cause| cause.rank() < kept.rank();
        if self.gap.as_ref().is_none_or(is_harder) {
            self.gap = Some(cause);
        }
    }

    /// Records that the check gave up before its end. This cause comes before every other.
    pub fn gives_up(&mut self, cause: Cause) {
        self.gap = Some(cause);
    }

    /// Ends the step: failed if anything differed, skipped if a part could not be checked or nothing was compared, and
    /// passed if everything agreed.
    pub fn finish(self) -> Step {
        let status = match (
            NonZeroU64::new(self.differed),
            self.gap,
            NonZeroU64::new(self.agreed),
        ) {
            // views-11
            (Some(differing), _, _) => Status::Failed { differing },
            (None, Some(cause), _) => Status::Skipped(cause),
            (None, None, Some(agreed)) => Status::Passed(Evidence(agreed)),
            (None, None, None) => Status::Skipped(Cause::Because(StepId::Payload)),
        };
        let mut findings = self.differing;
        findings.extend(self.agreeing);
        Step {
            id: self.id,
            status,
            findings,
            grades: self.grades,
        }
    }

    fn record(
        &mut self,
        agrees: bool,
        point: Point,
        place: &Place,
        published: impl Into<Value>,
        computed: impl Into<Value>,
        grade: Grade,
    ) {
        let (kept, count) = if agrees {
            (&mut self.agreeing, &mut self.agreed)
        } else {
            (&mut self.differing, &mut self.differed)
        };
        *count = count.saturating_add(1);
        self.grades.count(grade);
        if kept.len() < MAX_FINDINGS {
            kept.push(Finding {
                point,
                place: place.clone(),
                published: published.into(),
                computed: computed.into(),
                grade,
                agrees,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run() -> StepRun {
        StepRun::new(StepId::Draws)
    }

    #[test]
    fn nothing_compared_is_not_a_pass() {
        assert!(matches!(run().finish().status, Status::Skipped(_)));
    }

    #[test]
    fn one_difference_among_agreements_fails() {
        let mut run = run();
        assert!(run.same(Point::PullCount, &Place::Payload, 1_u64, 1));
        assert!(!run.same(Point::PullCount, &Place::Pull(2), 1_u64, 2));
        let step = run.finish();
        assert!(step.failed());
        assert_eq!(
            step.findings.first().map(|f| f.place.clone()),
            Some(Place::Pull(2))
        );
    }

    // views-11
    #[test]
    fn a_gap_is_not_a_pass_and_hides_no_difference() {
        let mut gap = run();
        gap.same(Point::PullCount, &Place::Payload, 1_u64, 1);
        gap.lacks(Cause::ContractNotRead);
        assert_eq!(gap.finish().status, Status::Skipped(Cause::ContractNotRead));

        let mut both = run();
        both.lacks(Cause::ContractNotRead);
        both.below(Point::BandWidth, &Place::Payload, 2_u64, 2);
        assert!(both.finish().failed());
    }

    #[test]
    fn a_report_carries_a_bounded_number_of_findings() {
        let mut run = run();
        for index in 0..1_000 {
            run.same(Point::PulledCard, &Place::Pull(index), index, 0);
        }
        let step = run.finish();
        assert_eq!(step.findings.len(), MAX_FINDINGS + 1);
        assert_eq!(step.grades.computed, 1_000);
        assert_eq!(
            step.status,
            Status::Failed {
                differing: NonZeroU64::new(999).unwrap()
            }
        );
    }
}
