//! Runs experiments on a copy of a payload.

use super::port::Port;
use super::rules;
use super::tested::Tested;
use answer::Brief;
use page::experiment::{self, Change};
use page::worker::message::file;
use page::worker::response::PartFault;
use page::worker::response::{LookedUp, Trial, TrialUpdate};
use verify::json::Document;
use verify::report::{Progress, count};

/// Posts the changes that can be made to a copy of a payload, and the payload's bytes; for a payload above
/// [`experiment::MAX_BYTES`], only its size.
pub fn offer(payload: &Document, port: Port) {
    let bytes = payload.bytes();
    let size = count(bytes.len());
    let update = if size > experiment::MAX_BYTES {
        TrialUpdate::TooLarge(size)
    } else if let Some(copy) = file(bytes) {
        port.send(&LookedUp::PayloadCopy, Some(copy));
        TrialUpdate::Offers(experiment::offers(payload))
    } else {
        TrialUpdate::Failed
    };
    post(update, port);
}

/// Checks a changed copy of a payload like any other payload.
///
/// # Errors
///
/// [`PartFault`] if the part that checks could not be loaded or failed its self-test.
pub async fn try_change(
    tested: &Tested,
    bytes: Vec<u8>,
    change: Change,
    port: Port,
) -> Result<TrialUpdate, PartFault> {
    let Some(changed) = experiment::change(bytes, change) else {
        return Ok(TrialUpdate::Nothing);
    };
    // One value replaced another, so the text is still a payload.
    let document = verify::read(changed.bytes).ok();
    let payload = document.and_then(|document| Some((verify::kind(&document)?, document)));
    let Some((kind, document)) = payload else {
        return Ok(TrialUpdate::Nothing);
    };
    let mut observe = |progress| {
        if let Progress::Replayed { done, total } = progress {
            let update = TrialUpdate::Replayed { done, total };
            post(update, port);
        }
    };
    let shown = rules::check(tested, kind, document, &mut observe).await?;
    Ok(TrialUpdate::Checked(Box::new(Trial {
        change,
        before: changed.before,
        after: changed.after,
        brief: Brief::of(shown.overview.report, Vec::new()),
    })))
}

/// Posts the result of an experiment.
pub fn post(update: TrialUpdate, port: Port) {
    port.post(&LookedUp::TrialUpdate(update));
}
