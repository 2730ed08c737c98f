//! Formats numbers, money, sizes and times for people.

use crate::catalogue::{numerals, say};

/// Formats a time in seconds since 1970 as ISO 8601, in UTC.
///
/// ```
/// assert_eq!(words::format::utc(1_795_176_000), "2026-11-20T12:00:00Z");
/// assert_eq!(words::format::utc(951_782_399), "2000-02-28T23:59:59Z");
/// ```
#[allow(
    clippy::arithmetic_side_effects,
    reason = "each number is below 146,097, and each difference is at least 0"
)]
pub fn utc(seconds: u64) -> String {
    let (days, seconds_of_day) = (seconds / 86_400, seconds % 86_400);
    // Years begin with March, so that a leap day ends one: 400 of them have 146,097 days.
    let days = days.saturating_add(719_468);
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    let year = era.saturating_mul(400).saturating_add(year + next);
    let (hour, minute, second) = (
        seconds_of_day / 3_600,
        seconds_of_day / 60 % 60,
        seconds_of_day % 60,
    );
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// Formats a whole number with its thousands apart: `21,884,131`.
pub fn thousands(number: u64) -> String {
    numerals().whole(&number.to_string())
}

/// Formats a number of whole and decimal digits: `1,234.5`. Without decimals, it formats only the whole part.
pub(crate) fn decimal(whole: &str, fraction: &str) -> String {
    numerals().decimal(whole, fraction)
}

/// Formats an amount by its digits: `1,248.00`, with the sign of the currency that the deployment names.
pub(crate) fn amount(whole: &str, fraction: &str) -> String {
    numerals().amount(whole, fraction)
}

/// Formats a percentage by its digits: `8.5%`.
fn percent(whole: &str, fraction: &str) -> String {
    numerals().percent(whole, fraction)
}

/// Formats an amount in cents: `1,248.00`.
pub fn money(cents: u64) -> String {
    amount(&(cents / 100).to_string(), &format!("{:02}", cents % 100))
}

/// Formats a range of money: `10 to 40`. It shows cents only if there are some.
pub fn money_range(lo_cents: u64, hi_cents: u64) -> String {
    let short = |cents: u64| {
        if cents.is_multiple_of(100) {
            amount(&(cents / 100).to_string(), "")
        } else {
            money(cents)
        }
    };
    say!(money_range, from = short(lo_cents), to = short(hi_cents))
}

/// Formats a decimal text as money. Returns `None` for any other text, for the caller to show as published.
pub fn price(text: &str) -> Option<String> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "00"));
    let all_digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if !all_digits(whole) || !all_digits(fraction) || fraction.len() > 4 {
        return None;
    }
    let whole: u64 = whole.parse().ok()?;
    Some(amount(&whole.to_string(), fraction))
}

/// Formats odds in parts per million as a percentage without trailing zeros: `8.5%`.
pub fn odds(ppm: u64) -> String {
    let fraction = format!("{:04}", ppm % 10_000);
    percent(&(ppm / 10_000).to_string(), fraction.trim_end_matches('0'))
}

/// Formats ten-thousandths as a percentage: `8.50%`.
pub(crate) fn percentage(ten_thousandths: u64) -> String {
    let fraction = format!("{:02}", ten_thousandths % 100);
    percent(&(ten_thousandths / 100).to_string(), &fraction)
}

/// Formats a size in bytes, in steps of 1,024: `812 bytes`, `14 kB`, `1.4 MB`, `128 MB`.
pub fn bytes(bytes: u64) -> String {
    const K: u64 = 1_024;
    const M: u64 = K * K;
    match (bytes / M, (bytes % M).saturating_mul(10) / M) {
        (0, _) if bytes < K => say!(size_bytes, bytes = bytes),
        (0, _) => say!(size_kilobytes, size = bytes / K),
        (whole, tenths) if whole < 100 => {
            let size = decimal(&whole.to_string(), &tenths.to_string());
            say!(size_megabytes, size = size)
        }
        (whole, _) => say!(size_megabytes, size = whole),
    }
}

/// Formats an ISO 8601 time as `2026-10-01 00:01:03 UTC`. Returns `None` for any other text, for the caller to show as
/// published.
pub fn when(text: &str) -> Option<String> {
    let (date, after) = text.split_once(['T', ' '])?;
    let time = after.get(..8)?;
    let zone = after.get(8..)?;
    let shaped = |text: &str, like: &str| {
        text.len() == like.len()
            && text.chars().zip(like.chars()).all(|(c, l)| match l {
                '0' => c.is_ascii_digit(),
                other => c == other,
            })
    };
    if !shaped(date, "0000-00-00") || !shaped(time, "00:00:00") {
        return None;
    }
    let zone = match zone.find(['Z', '+', '-']) {
        Some(start) if zone.starts_with('.') || start == 0 => zone.get(start..)?,
        _ => return None,
    };
    match zone {
        "Z" | "+00:00" | "-00:00" => Some(format!("{date} {time} UTC")),
        other if shaped(other.get(1..)?, "00:00") => Some(format!("{date} {time} UTC{other}")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_as_people_write_them() {
        assert_eq!(thousands(0), "0");
        assert_eq!(thousands(999), "999");
        assert_eq!(thousands(21_884_131), "21,884,131");
        assert_eq!(money(123_456), "1,234.56");
        assert_eq!(money_range(1_000, 4_050), "10 to 40.50");
        assert_eq!(odds(85_000), "8.5%");
        assert_eq!(odds(1_000_000), "100%");
        assert_eq!(odds(1), "0.0001%");
        assert_eq!(bytes(1), "1 byte");
        assert_eq!(bytes(1_450_000), "1.3 MB");
        assert_eq!(bytes(128 * 1024 * 1024), "128 MB");
    }

    #[test]
    fn only_a_price_or_a_time_is_formatted_as_one() {
        assert_eq!(price("1149.22").as_deref(), Some("1,149.22"));
        assert_eq!(price("25").as_deref(), Some("25.00"));
        for text in ["", "-1", "1e3", "25.", ".5", "free", "1.00000", "1.2.3"] {
            assert_eq!(price(text), None, "{text}");
        }
        let utc = Some("2026-10-01 00:01:03 UTC");
        assert_eq!(when("2026-10-01T00:01:03+00:00").as_deref(), utc);
        assert_eq!(when("2026-10-01T00:01:03.25Z").as_deref(), utc);
        let there = Some("2026-10-01 00:01:03 UTC+02:00");
        assert_eq!(when("2026-10-01T00:01:03+02:00").as_deref(), there);
        for text in [
            "",
            "yesterday",
            "2026-10-01",
            "2026-10-01T00:01:03",
            "2026-10-01T00:01:03é",
        ] {
            assert_eq!(when(text), None, "{text}");
        }
    }
}
