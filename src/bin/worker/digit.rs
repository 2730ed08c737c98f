//! Checks a copy of the held payload in which one digit of the random number is changed.

use super::port::Port;
use super::rules;
use super::session::Session;
use super::tested::Tested;
use answer::Brief;
use page::digit::{self, ChangedCopy};
use page::worker::response::{CheckedCopy, LookedUp, PartFault};
use verify::report::Step;

/// Posts the first changed copy that fails the check, or else the last. The held payload stays as it is.
///
/// # Errors
///
/// [`PartFault`] if the part that checks could not be loaded or failed its self-test.
pub async fn change(session: &Session, port: Port) -> Result<(), PartFault> {
    let changed = |bit| {
        let held = session.held.borrow();
        digit::change(&held.as_ref()?.shown.verification.document, bit)
    };
    let mut checked = None;
    for copy in digit::BITS.into_iter().map_while(changed) {
        checked = check(&session.tested, copy).await?;
        let fails = |copy: &CheckedCopy| copy.brief.steps.iter().any(Step::failed);
        if checked.as_ref().is_some_and(fails) {
            break;
        }
    }
    port.post(&LookedUp::CheckedCopy(checked.map(Box::new)));
    Ok(())
}

async fn check(tested: &Tested, copy: ChangedCopy) -> Result<Option<CheckedCopy>, PartFault> {
    let ChangedCopy {
        bytes,
        before,
        after,
    } = copy;
    // One digit replaced another, so the text is still a payload.
    let document = verify::read(bytes).ok();
    let payload = document.and_then(|document| Some((verify::kind(&document)?, document)));
    let Some((kind, document)) = payload else {
        return Ok(None);
    };
    let shown = rules::check(tested, kind, document, &mut |_| {}).await?;
    Ok(Some(CheckedCopy {
        before,
        after,
        brief: Brief::of(shown.overview.report, Vec::new()),
    }))
}
