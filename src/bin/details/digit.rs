//! Checks a copy of the held payload in which one digit of the random number is changed.

use super::session::Session;
use answer::Brief;
use page::digit::{self, ChangedCopy};
use page::program::opening::checked;
use page::program::port::Port;
use page::worker::response::{CheckedCopy, LookedUp};
use verify::report::Step;

/// Posts the first changed copy that fails the check, or else the last. The held payload stays as it is.
pub fn change(session: &Session, port: Port) {
    let changed = |bit| {
        let held = session.held.borrow();
        digit::change(&held.as_ref()?.shown.verification.document, bit)
    };
    let mut found = None;
    for copy in digit::BITS.into_iter().map_while(changed) {
        found = check(copy);
        let fails = |copy: &CheckedCopy| copy.brief.steps.iter().any(Step::failed);
        if found.as_ref().is_some_and(fails) {
            break;
        }
    }
    port.post(&LookedUp::CheckedCopy(found.map(Box::new)));
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
    let shown = checked(kind, document, &mut |_| {});
    Some(CheckedCopy {
        before,
        after,
        brief: Brief::of(shown.overview.report, Vec::new()),
    })
}
