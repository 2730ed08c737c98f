//! Finds the numbers that a refusal states: the limit of a range ("500 blocks", "up to a 10,000 block range", "max is
//! 1k", "0x3e8") and a wait ("retry in 10s", "try again after 5 seconds").

use super::super::limits::USABLE_BLOCKS;
use verify::claims::LogQuery;

/// Units of a number that does not count blocks.
const OTHER_UNITS: [&str; 26] = [
    "result", "log", "event", "request", "call", "record", "entr", "item", "address", "topic",
    "second", "sec", "minute", "hour", "day", "ms", "mb", "kb", "gb", "byte", "credit", "cu", "%",
    "response", "s", "x",
];

/// Words that come before a limit.
const BEFORE: [&str; 22] = [
    "a", "filter", "limit", "limited", "max", "maximum", "most", "to", "exceed", "exceeds",
    "exceeded", "than", "over", "within", "allowed", "allows", "only", "is", "of", "range", "size",
    "under",
];

/// Words that come before a number of another kind. The number after "block" is that of a block, and the number after
/// "last" says how old blocks may be.
const NOT_AFTER: [&str; 11] = [
    "block", "code", "error", "status", "http", "eip", "id", "chain", "last", "latest", "recent",
];

/// Words that announce a wait, up to three words before its number.
const BEFORE_A_WAIT: [&str; 4] = ["retry", "again", "wait", "backoff"];

/// Words right before a wait without a unit. Any other word may name a code, a block, a limit, or a part of a date.
const RIGHT_BEFORE_A_WAIT: [&str; 10] = [
    "in", "after", "for", "wait", "backoff", "least", "about", "another", "seconds", "ms",
];

/// The longest wait without a unit, in seconds. A greater number is a time or a count of something else.
const WAIT_WITHOUT_UNIT: u64 = 600;

/// The range of JSON-RPC's own error codes, without their sign.
const CODES: core::ops::RangeInclusive<u64> = 32_000..=32_799;

/// Returns the most blocks that a refusal of a range allows, if it states them.
pub(crate) fn limit(words: &str, query: &LogQuery) -> Option<u64> {
    let words = tokens(&words.to_ascii_lowercase());
    if !words.iter().any(|word| is_about_blocks(word)) {
        return None;
    }
    let refused = query.to.saturating_sub(query.from).saturating_add(1);
    let is_requested =
        |number: u64| number.abs_diff(refused) <= 1 || number == query.from || number == query.to;
    // Two numbers in hex are the ends of a range: the requested one, or one to ask for instead.
    let are_ends = words.iter().filter(|word| word.starts_with("0x")).count() > 1;
    let mut best = None;
    let mut before = "";
    for (index, word) in words.iter().enumerate() {
        let next = words
            .get(index.saturating_add(1))
            .map_or("", String::as_str);
        let Some((number, rest)) = number(word) else {
            before = word;
            continue;
        };
        let unit = if rest.is_empty() { next } else { rest };
        let is_of_blocks = unit.starts_with("block");
        let is_end = are_ends && word.starts_with("0x");
        let is_other = OTHER_UNITS.iter().any(|other| match other.len() {
            1 | 2 => unit == *other,
            _ => unit.starts_with(other) || (!is_of_blocks && before.starts_with(other)),
        });
        let is_code = NOT_AFTER.contains(&before) || (CODES.contains(&number) && !is_of_blocks);
        let may_be = (1..refused).contains(&number) && !is_requested(number) && !is_code;
        let rank = match (is_of_blocks, BEFORE.contains(&before)) {
            (true, _) => 0_u8,
            (false, true) => 1,
            (false, false) => 2,
        };
        // A number that no word announces may belong to the name of a tier, or to an id.
        let is_stray = rank == 2
            && (number < USABLE_BLOCKS
                || !rest.is_empty()
                || before.contains(|c: char| c.is_ascii_digit())
                    && self::number(before).is_none_or(|(_, rest)| !rest.is_empty()));
        if !may_be || is_other || is_end || is_stray {
            before = word;
            continue;
        }
        if best.is_none_or(|(so_far, _)| rank < so_far) {
            best = Some((rank, number));
        }
        before = word;
    }
    best.map(|(_, number)| number)
}

/// Returns the wait that a refusal asks for, in seconds, if it states one.
pub(crate) fn wait(words: &str) -> Option<u64> {
    let words = tokens(&words.to_ascii_lowercase());
    let waits = words.iter().enumerate().filter_map(|(index, word)| {
        let before = words.get(index.saturating_sub(3)..index)?;
        if !before.iter().any(|word| announces(word)) {
            return None;
        }
        let end = word.find(|c: char| c.is_ascii_alphabetic());
        let (digits, rest) = word.split_at_checked(end.unwrap_or(word.len()))?;
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
        let number: u64 = whole.parse().ok()?;
        // A fraction of a second counts as a whole one.
        let is_more = fraction.bytes().any(|digit| digit != b'0');
        let number = number.saturating_add(u64::from(is_more));
        let next = words.get(index.saturating_add(1));
        let unit = match rest {
            "" => next.map_or("", String::as_str),
            unit => unit,
        };
        match unit {
            "ms" | "msec" | "msecs" | "millisecond" | "milliseconds" => {
                Some(number.div_ceil(1_000))
            }
            "s" | "sec" | "secs" | "second" | "seconds" => Some(number),
            "m" | "min" | "mins" | "minute" | "minutes" => Some(number.saturating_mul(60)),
            "h" | "hr" | "hour" | "hours" => Some(number.saturating_mul(3_600)),
            "time" | "times" | "block" | "blocks" | "request" | "requests" | "call" | "calls" => {
                None
            }
            _ => {
                let last = before.last().map_or("", String::as_str);
                // A name in the data announces its value: "retry_after", "retryAfterMs", "backoff_seconds".
                let is_name = last != "retry" && last != "again" && announces(last);
                if !is_name && !RIGHT_BEFORE_A_WAIT.contains(&last) {
                    None
                } else if last.ends_with("ms") {
                    Some(number.div_ceil(1_000))
                } else {
                    (number <= WAIT_WITHOUT_UNIT).then_some(number)
                }
            }
        }
    });
    waits.into_iter().next()
}

/// Returns whether a word announces a wait.
fn announces(word: &str) -> bool {
    BEFORE_A_WAIT.iter().any(|asks| word.contains(asks))
}

fn is_about_blocks(word: &str) -> bool {
    ["block", "range", "span", "distance"]
        .iter()
        .any(|about| word.contains(about))
}

/// Splits a sentence into words, without its addresses. Hyphens and brackets separate words; a separator within a
/// number does not.
fn tokens(words: &str) -> Vec<String> {
    let words = words.split(|c: char| c.is_whitespace() || c == '"');
    let words = words.filter(|word| !word.contains("://"));
    let words = words.collect::<Vec<_>>().join(" ");
    let is_break =
        |c: char| !(c.is_ascii_alphanumeric() || matches!(c, ',' | '.' | '_' | '\'' | '%'));
    let words = words.split(is_break);
    let words = words.map(|word| word.trim_matches([',', '.', '_', '\'']));
    let words = words.filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// Reads a number at the start of a word, and returns the rest of the word with it.
fn number(word: &str) -> Option<(u64, &str)> {
    if let Some(digits) = word.strip_prefix("0x") {
        return Some((u64::from_str_radix(digits, 16).ok()?, ""));
    }
    let end = word.find(|c: char| c.is_ascii_alphabetic() || c == '%');
    let (digits, rest) = word.split_at_checked(end.unwrap_or(word.len()))?;
    // A point separates thousands only if three digits follow it.
    let is_whole = digits
        .split([',', '.', '_', '\''])
        .skip(1)
        .all(|group| group.len() == 3);
    let digits: String = digits.chars().filter(char::is_ascii_digit).collect();
    let number: u64 = digits.parse().ok().filter(|_| is_whole)?;
    let (unit, rest) = match rest.strip_prefix(['k', 'm']) {
        Some(after) if after.is_empty() || after.starts_with("block") => {
            let unit = if rest.starts_with('k') {
                1_000
            } else {
                1_000_000
            };
            (unit, after)
        }
        _ => (1, rest),
    };
    Some((number.checked_mul(unit)?, rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use verify::claims::Address;

    #[test]
    fn a_stated_wait_is_found_in_any_wording() {
        for (words, seconds) in [
            ("rate limited, retry in 10s", Some(10)),
            ("Too many requests, please try again in 5 seconds.", Some(5)),
            ("rate limit exceeded: retry after 1500ms", Some(2)),
            ("try again in 1.5s", Some(2)),
            ("Please wait for 2 minutes", Some(120)),
            ("wait at least 3 sec before the next request", Some(3)),
            ("exceeded; Retry-After: 30", Some(30)),
            (
                r#"project ID request rate exceeded {"rate":{"allowed_rps":1,"backoff_seconds":30}}"#,
                Some(30),
            ),
            (r#"{"try_again_in":"772.8ms"}"#, Some(1)),
            (r#"slow down {"retry_after": 7}"#, Some(7)),
            ("backoff for 4 s", Some(4)),
            ("retry in 1h", Some(3_600)),
            ("retry 3 times", None),
            // No number of these is a wait: each ended the reading of an endpoint that was busy for a moment.
            ("Too many requests, please try again (429)", None),
            ("rate limited, retry. Status: 503", None),
            ("rate limit, retry 3", None),
            ("Too many requests, try again. Max 40 rps", None),
            ("try again at block 100", None),
            ("retry after block 100", None),
            ("retry after Wed, 25 Nov 2026 10:00:00 GMT", None),
            ("retry after 2026-11-25T22:00:00Z", None),
            ("wait, request 57 is under way", None),
            ("please retry your request (limit 100)", None),
            ("Retry-After=15", Some(15)),
            (r#"{"retryAfter":4}"#, Some(4)),
            (r#"{"retry_after_ms":900}"#, Some(1)),
            (r#"{"retryAfterMs":"1500"}"#, Some(2)),
            ("retry after about 5 seconds", Some(5)),
            ("Please wait another 12 seconds", Some(12)),
            ("100 requests in 10 seconds", None),
            ("try again later", None),
            ("retry after 1764102394", None),
            ("retry in 99999999999999999999999s", None),
            ("", None),
        ] {
            assert_eq!(wait(words), seconds, "{words}");
        }
    }

    // Each wording is one that people reported of a provider.
    #[test]
    fn a_stated_limit_is_found_in_any_wording() {
        let query = LogQuery::all(Address::new([1; 20]), 19_000_000, 19_049_999);
        for (words, allowed) in [
            (
                "eth_getLogs is limited to a 10,000 block range",
                Some(10_000),
            ),
            ("block range exceeds limit, up to 1000 blocks", Some(1_000)),
            (
                "You can make eth_getLogs requests with up to a 500 block range. Based on your parameters, this block range should work: [0x121eac0, 0x121ecb3]",
                Some(500),
            ),
            ("with up to a 10 block range", Some(10)),
            ("maximum is 2k blocks", Some(2_000)),
            ("range too large, max is 1k", Some(1_000)),
            ("range too large, max is 1k blocks", Some(1_000)),
            ("exceed maximum block range: 5000", Some(5_000)),
            ("block range limit: 0x3e8", Some(1_000)),
            (
                "eth_getLogs is limited to 0 - 1000 blocks range",
                Some(1_000),
            ),
            ("query block range exceeds the max of 2_048", Some(2_048)),
            (
                "requested too many blocks from 19000000 to 19049999, maximum is set to 2048",
                Some(2_048),
            ),
            (
                "block range too large (50000), maximum allowed is 3000 blocks",
                Some(3_000),
            ),
            (
                "exceeds the range allowed for your plan (50000 > 100)",
                Some(100),
            ),
            ("please limit your request to 800-block ranges", Some(800)),
            ("Block range is too wide: limit=1000", Some(1_000)),
            ("max block range is 1'000", Some(1_000)),
            (
                "ranges over 10000 blocks are not supported on freetier",
                Some(10_000),
            ),
            ("the block range must be less than 1.5k blocks", None),
            ("error -32005: block range limit exceeded", None),
            ("query returned more than 10000 results in this range", None),
            ("block range query timed out after 10 seconds", None),
            ("range 19000000-19049999 is too wide", None),
            ("block #12345 not found", None),
            ("no logs of block 0x1234", None),
            ("cannot query 50000 blocks", None),
            ("cannot query 49999 blocks", None),
            ("limit 500", None),
            ("block range too wide", None),
            ("range too wide: https://node.example/2024/05?tier=10", None),
            (
                r#"range too wide {"limit":1000,"see":"https://node.example/10"}"#,
                Some(1_000),
            ),
            ("only ranges in the last 128 blocks", None),
            ("0 blocks", None),
            ("", None),
        ] {
            assert_eq!(limit(words, &query), allowed, "{words}");
        }
        let narrow = LogQuery::all(Address::new([1; 20]), 1, 500);
        assert_eq!(limit("limited to 10,000 blocks", &narrow), None);
    }
}
