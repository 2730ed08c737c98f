//! How far a check is, in words.

use crate::catalogue::say;
use crate::format::bytes;
use crate::join::sentences;
use crate::load_error::{LoadError, load_error};

/// Before anything has come; `local` is a file of the reader's own.
pub fn opening(local: bool) -> &'static str {
    if local {
        say!(progress_opening)
    } else {
        say!(progress_asking)
    }
}

/// How many bytes have come, of how many when that is known.
pub fn received(now: u64, total: Option<u64>) -> String {
    match total {
        Some(all) if now < all => say!(progress_arrived_of, now = bytes(now), all = bytes(all)),
        Some(_) => say!(progress_reading, size = bytes(now)),
        None => say!(progress_arrived, now = bytes(now)),
    }
}

/// How many pulls or draws were replayed, of how many; 0 before the first.
pub fn replayed_so_far(done: u64, total: u64) -> String {
    match total {
        0 => say!(progress_checking).into(),
        _ => say!(progress_replayed, done = done, total = total),
    }
}

/// How a wait for the service stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wait {
    /// It is being asked.
    Asking,
    /// The tab is in the background.
    Hidden,
    /// The device has no network.
    Offline,
    /// It is asked in so many seconds.
    Left(u64),
}

/// Until the service is asked again.
pub fn asks_again(wait: Wait) -> String {
    match wait {
        Wait::Asking => say!(waiting_asking).into(),
        Wait::Hidden => say!(waiting_paused).into(),
        Wait::Offline => say!(waiting_offline).into(),
        Wait::Left(seconds) => say!(waiting_left, seconds = seconds),
    }
}

/// Since when there is no proof: as the shop says, or as far as this page can tell.
pub fn waits_since(error: &LoadError, at: &str) -> String {
    match error {
        LoadError::NotReady => say!(waiting_shop_since, at = at),
        _ => say!(waiting_since, at = at),
    }
}

/// The last try failed, and there will be another.
pub fn goes_on(error: &LoadError) -> String {
    sentences(&load_error(error).cause, say!(waiting_goes_on))
}
