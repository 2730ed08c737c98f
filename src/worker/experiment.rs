//! Experiments on a copy of a payload.

use super::check::brief;
use super::port::{Port, file};
use super::response::{Response, Trial, TrialUpdate};
use crate::experiment::{self, Change};
use verify::json::Document;
use verify::report::{Progress, count};

/// Posts the changes that can be made to a copy of a payload, and the payload's bytes, if they are not too many.
pub fn offer(payload: &Document, port: Port) {
    let bytes = payload.bytes();
    let size = count(bytes.len());
    port.post(&Response::TrialUpdate(if size > experiment::MAX_BYTES {
        TrialUpdate::TooLarge(size)
    } else if let Some(copy) = file(bytes) {
        port.post_file(&Response::PayloadCopy, copy);
        TrialUpdate::Offers(experiment::offers(payload))
    } else {
        TrialUpdate::Failed
    }));
}

/// Checks a changed copy of a payload, as any other payload is checked.
pub fn try_change(bytes: Vec<u8>, change: Change, port: Port) -> TrialUpdate {
    let Some(changed) = experiment::change(bytes, change) else {
        return TrialUpdate::Nothing;
    };
    let mut observe = |progress| {
        if let Progress::Replayed { done, total } = progress {
            port.post(&Response::TrialUpdate(TrialUpdate::Replayed {
                done,
                total,
            }));
        }
    };
    match verify::check(changed.bytes, &mut observe) {
        Ok(checked) => TrialUpdate::Checked(Box::new(Trial {
            change,
            before: changed.before,
            after: changed.after,
            report: brief(checked.report),
        })),
        // A value was put in the place of another, so the text is a payload still.
        Err(_) => TrialUpdate::Nothing,
    }
}
