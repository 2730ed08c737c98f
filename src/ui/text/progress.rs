//! How far a check is, in words.

use super::{bytes, say};
use crate::ui::state::State;

/// What is being done just now; `local` is a file of the reader's own.
pub fn progress(state: &State, local: bool) -> String {
    match state {
        State::Receiving {
            bytes: now,
            total: Some(all),
        } if now < all => say!(progress_arrived_of, now = bytes(*now), all = bytes(*all)),
        State::Receiving {
            bytes: now,
            total: Some(_),
        } => say!(progress_reading, size = bytes(*now)),
        State::Receiving { bytes: now, .. } => say!(progress_arrived, now = bytes(*now)),
        State::Checking { done, total } if *total > 0 => {
            say!(progress_replayed, done = *done, total = *total)
        }
        State::Checking { .. } => say!(progress_checking).into(),
        State::Starting | State::Done | State::Halted(_) | State::Cancelled => if local {
            say!(progress_opening)
        } else {
            say!(progress_asking)
        }
        .into(),
    }
}

/// Until the service is asked again.
pub fn asks_again(asking: bool, paused: bool, seconds: u64) -> String {
    match (asking, paused) {
        (true, _) => say!(waiting_asking).into(),
        (_, true) => say!(waiting_paused).into(),
        _ => say!(waiting_left, seconds = seconds),
    }
}
