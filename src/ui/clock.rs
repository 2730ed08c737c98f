//! Reads the reader's clock, and writes times.

use crate::numerals::options;
use words::{Language, catalogue, say};

/// Returns the time, in seconds since 1970.
#[allow(clippy::as_conversions, reason = "a browser counts in doubles")]
pub fn now() -> u64 {
    (js_sys::Date::now() / 1_000.0) as u64
}

/// Writes a time in seconds since 1970 as the reader's clock shows it.
pub fn local_time(seconds: u64) -> String {
    let Ok(since) = u32::try_from(seconds) else {
        return say!(time_since_1970, seconds = seconds);
    };
    let date = js_sys::Date::new(&(f64::from(since) * 1_000.0).into());
    let form = options(&[("dateStyle", "medium"), ("timeStyle", "long")]);
    let locale = match catalogue::language() {
        Language::English => "en-GB",
        other => other.tag(),
    };
    date.to_locale_string(locale, &form).into()
}

/// Returns whether the reader's clock shows UTC at this time.
pub fn shows_utc(seconds: u64) -> bool {
    u32::try_from(seconds).is_ok_and(|since| {
        let date = js_sys::Date::new(&(f64::from(since) * 1_000.0).into());
        date.get_timezone_offset() == 0.0
    })
}

/// Writes a time in seconds since 1970 by the reader's clock, and also in UTC if that differs.
pub fn both_times(seconds: u64) -> String {
    let local = local_time(seconds);
    if shows_utc(seconds) {
        return local;
    }
    say!(time_both, local = local, utc = utc_time(seconds))
}

/// Writes a time in seconds since 1970 in UTC: `2026-11-21 12:43:20 UTC`.
pub fn utc_time(seconds: u64) -> String {
    match iso_time(seconds) {
        Some(iso) => words::format::when(&iso).unwrap_or(iso),
        None => local_time(seconds),
    }
}

/// Writes a time in seconds since 1970 in UTC, in the form of ISO 8601.
pub fn iso_time(seconds: u64) -> Option<String> {
    let seconds = u32::try_from(seconds).ok()?;
    let date = js_sys::Date::new(&(f64::from(seconds) * 1_000.0).into());
    Some(date.to_iso_string().into())
}
