//! What an endpoint's refusal of a range of blocks means.

use verify::claims::Fault;

/// How many blocks a part has after a refusal.
const PARTS: [u64; 6] = [10_000, 2_000, 500, 100, 10, 1];

/// How many blocks to ask for after a refusal of so many; `None` when fewer cannot help.
pub fn smaller_range(fault: &Fault, refused: u64) -> Option<u64> {
    const NO_SUCH_METHOD: i64 = -32_601;
    let named = match fault {
        Fault::Refused(NO_SUCH_METHOD, _) => return None,
        Fault::Refused(_, message) => limit(message, refused),
        Fault::TooLarge | Fault::Status(400 | 413 | 414 | 422) => None,
        _ => return None,
    };
    named.or_else(|| PARTS.into_iter().find(|part| *part < refused))
}

/// The number of blocks that a refusal allows, if it names fewer than the query had.
fn limit(message: &str, refused: u64) -> Option<u64> {
    let message = message.to_ascii_lowercase();
    let words: Vec<String> = message
        .split(|c: char| c.is_whitespace() || matches!(c, '(' | ')' | ':' | '-'))
        .map(|word| word.replace([',', '_'], ""))
        .collect();
    let mut limits = words.windows(2).filter_map(|pair| match pair {
        [number, block] if block.starts_with("block") => {
            let thousands = number.strip_suffix('k').map(|digits| (digits, 1_000));
            let (digits, unit) = thousands.unwrap_or((number, 1));
            digits.parse::<u64>().ok()?.checked_mul(unit)
        }
        _ => None,
    });
    limits.find(|limit| (1..refused).contains(limit))
}

/// What a refusal of the smallest part means.
pub fn last(fault: Fault, block: u64) -> Fault {
    match fault {
        Fault::Refused(..) => Fault::NoLogs(block),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_that_names_its_limit_is_heeded() {
        for (message, allowed) in [
            (
                "eth_getLogs is limited to a 10,000 block range",
                Some(10_000),
            ),
            ("block range exceeds limit, up to 1000 blocks", Some(1_000)),
            ("with up to a 10 block range", Some(10)),
            ("maximum is 2k blocks", Some(2_000)),
            ("exceed maximum block range: 5000", None),
            ("query returned more than 10000 results", None),
            ("0 blocks", None),
            ("", None),
        ] {
            assert_eq!(limit(message, 50_000), allowed, "{message}");
        }
        assert_eq!(limit("limited to 10,000 blocks", 500), None);
    }

    #[test]
    fn a_refused_part_is_asked_for_in_smaller_ones() {
        let refused = |code: i64| Fault::Refused(code, String::new());
        assert_eq!(smaller_range(&refused(-32_000), u64::MAX), Some(10_000));
        assert_eq!(smaller_range(&refused(-32_000), 10_000), Some(2_000));
        assert_eq!(smaller_range(&Fault::TooLarge, 2), Some(1));
        assert_eq!(smaller_range(&refused(-32_000), 1), None);
        assert_eq!(smaller_range(&refused(-32_601), 500), None);
        assert_eq!(smaller_range(&Fault::Busy, 500), None);
    }
}
