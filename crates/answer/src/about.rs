//! Finds the questions that a failed step of the chain answers with no (`docs/protocol.md#questions-and-marks`).

use verify::hash::Hash32;
use verify::report::{DrawName, Finding, LogKind, Place, Point, Status, Step, StepId, count};

use crate::group::Group;

/// Returns the questions that a failed step of the chain refutes; every other step refutes none. `target` is the key of
/// a pull.
pub fn refuted(step: &Step, target: Option<Hash32>) -> impl Iterator<Item = Group> {
    let all = match step.status {
        Status::Failed { differing } if step.id.is_of_chain() => differing.get(),
        _ => 0,
    };
    // A report carries a bounded number of findings. The others may be about any question.
    let is_cut = all > count(differing(step).count());
    let each = differing(step).flat_map(move |finding| about(step.id, finding, target));
    let any: &[Group] = if is_cut { &ANY } else { &[] };
    each.chain(any).copied().filter(move |_| all > 0)
}

/// Returns the first difference of a failed step that is about a question.
pub fn difference(step: &Step, group: Group, target: Option<Hash32>) -> Option<&Finding> {
    differing(step).find(|finding| about(step.id, finding, target).contains(&group))
}

/// Returns true if a failed step of the chain differs on another draw.
pub fn differs_on(step: &Step, key: &Hash32) -> bool {
    step.id.is_of_chain() && step.failed() && differing(step).any(|finding| is_on(finding, key))
}

/// Returns true if a finding is about the draw with this key.
pub fn is_on(finding: &Finding, key: &Hash32) -> bool {
    match &finding.place {
        Place::Draw(draw) => draw.pull_key == *key,
        Place::Key(of) => of == key,
        _ => false,
    }
}

/// Returns the differences of a step.
pub fn differing(step: &Step) -> impl Iterator<Item = &Finding> {
    step.findings.iter().filter(|finding| !finding.agrees())
}

const ANY: [Group; 3] = [Group::LockedIn, Group::Word, Group::Others];

/// Returns the questions that one difference is about.
fn about(step: StepId, finding: &Finding, target: Option<Hash32>) -> &'static [Group] {
    let is_of = |kind| match (kind, target, &finding.place) {
        (LogKind::Anchored, ..) => &[Group::LockedIn][..],
        (_, Some(target), Place::Key(key)) if *key == target => &[Group::Word],
        (_, Some(_), Place::Key(_)) => &[Group::Others],
        _ => &[Group::Word, Group::Others],
    };
    match finding.point {
        // The event's transaction asked the oracle for another seed.
        Point::RequestSucceeded | Point::RequestOfPull | Point::LogAt(_) | Point::LogTwice(_)
            if step == StepId::SeedOrigin =>
        {
            &[Group::LockedIn, Group::Word]
        }
        Point::SeedWord => &[Group::Word],
        Point::ContractAnchor => &[Group::LockedIn],
        Point::LogOmitted(_) | Point::ContractOtherRoot => &[Group::Others],
        Point::LogAt(kind) | Point::LogTwice(kind) => is_of(kind),
        point => match (&finding.place, point) {
            (Place::Draw(DrawName { target: false, .. }), _) => &[Group::Others],
            // The contract shows what another word of the window was for.
            (Place::Key(key), _) if target.is_some_and(|target| target != *key) => &[Group::Others],
            (_, Point::ContractVersion | Point::ContractPurchase) => &[Group::LockedIn],
            (_, Point::ContractRequest) => &[Group::LockedIn, Group::Word],
            (_, Point::ContractWord | Point::CoordinatorWord | Point::ProvenWord) => &[Group::Word],
            // A judged block does not exist, or this comparison does not concern the chain.
            _ => &ANY,
        },
    }
}
