//! Times as the payloads spell them.

/// Seconds since 1970, as ISO 8601 with its offset.
pub fn iso_8601(seconds: u64) -> String {
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    let (mut year, mut day) = (1970, days);
    while day >= days_of(year) {
        day -= days_of(year);
        year += 1;
    }
    let february = days_of(year) - 337;
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if day < length {
            break;
        }
        day -= length;
        month += 1;
    }
    let (hour, minute, second) = (rest / 3_600, rest / 60 % 60, rest % 60);
    format!(
        "{year}-{month:02}-{:02}T{hour:02}:{minute:02}:{second:02}+00:00",
        day + 1
    )
}

const fn days_of(year: u64) -> u64 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    if leap { 366 } else { 365 }
}
