//! Says how far a check is.

use crate::catalogue::say;
use crate::format::bytes;
use crate::join::sentences;
use crate::load_error::load_error;
use intake::LoadError;

/// Says that the page opens or asks for the payload. `local` is true for a file of the reader.
pub fn opening(local: bool) -> &'static str {
    if local {
        say!(progress_opening)
    } else {
        say!(progress_asking)
    }
}

/// Says how many bytes have arrived, and of how many if the total is known.
pub fn received(now: u64, total: Option<u64>) -> String {
    match total {
        Some(all) if now < all => say!(progress_arrived_of, now = bytes(now), all = bytes(all)),
        Some(_) => say!(progress_reading, size = bytes(now)),
        None => say!(progress_arrived, now = bytes(now)),
    }
}

/// Says how many pulls or draws were replayed, and of how many. A total of 0 means that the replay has not begun.
pub fn replayed_so_far(done: u64, total: u64) -> String {
    match total {
        0 => say!(progress_checking).into(),
        _ => say!(progress_replayed, done = done, total = total),
    }
}

/// The state of a wait for the service.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wait {
    /// The page is asking the service.
    Asking,
    /// The tab is in the background.
    Hidden,
    /// The device has no network.
    Offline,
    /// The number of seconds until the page asks the service.
    Left(u64),
}

/// Says when the page asks the service again.
pub fn asks_again(wait: Wait) -> String {
    match wait {
        Wait::Asking => say!(waiting_asking).into(),
        Wait::Hidden => say!(waiting_paused).into(),
        Wait::Offline => say!(waiting_offline).into(),
        Wait::Left(seconds) => say!(waiting_left, seconds = seconds),
    }
}

/// Says since when there is no proof, according to the shop or else to this page.
pub fn waits_since(error: &LoadError, at: &str) -> String {
    match error {
        LoadError::NotReady => say!(waiting_shop_since, at = at),
        _ => say!(waiting_since, at = at),
    }
}

/// Says that the last try failed, and that there will be another.
pub fn goes_on(error: &LoadError) -> String {
    sentences(&load_error(error).cause, say!(waiting_goes_on))
}
