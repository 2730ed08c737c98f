//! How far a check is, in words.

use crate::catalogue::say;
use crate::format::bytes;

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

/// Until the service is asked again.
pub fn asks_again(asking: bool, paused: bool, seconds: u64) -> String {
    match (asking, paused) {
        (true, _) => say!(waiting_asking).into(),
        (_, true) => say!(waiting_paused).into(),
        _ => say!(waiting_left, seconds = seconds),
    }
}
