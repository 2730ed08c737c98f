//! Checks a copy of the held payload in which one digit of the random number is changed.

use answer::Brief;
use explain::Explanation;
use page::digit::{self, ChangedCopy};
use page::worker::response::CheckedCopy;
use verify::report::Step;

/// Returns the first changed copy that fails the check, or else the last; `None` if there is no digit to change.
pub fn change(shown: &Explanation) -> Option<CheckedCopy> {
    let document = &shown.verification.document;
    let copies = digit::BITS.into_iter();
    let mut last = None;
    for copy in copies.map_while(|bit| digit::change(document, bit)) {
        last = check(copy);
        let fails = |copy: &CheckedCopy| copy.brief.report.steps.iter().any(Step::failed);
        if last.as_ref().is_some_and(fails) {
            break;
        }
    }
    last
}

fn check(copy: ChangedCopy) -> Option<CheckedCopy> {
    let ChangedCopy {
        bytes,
        before,
        after,
    } = copy;
    // One digit replaced another, so the text is still a payload.
    let document = verify::read(bytes).ok()?;
    let kind = verify::kind(&document)?;
    let shown = Explanation::check(kind, document, &mut |_| {});
    Some(CheckedCopy {
        before,
        after,
        brief: Brief::of(shown.overview.report, Vec::new()),
    })
}
