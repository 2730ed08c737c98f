//! Writes times as the payloads do.

use jiff::Timestamp;

/// Writes seconds since 1970 as ISO 8601 with its offset.
pub fn iso_8601(seconds: u64) -> String {
    let seconds = i64::try_from(seconds).unwrap_or(i64::MAX);
    let time = Timestamp::from_second(seconds).unwrap_or(Timestamp::MAX);
    time.strftime("%Y-%m-%dT%H:%M:%S+00:00").to_string()
}
