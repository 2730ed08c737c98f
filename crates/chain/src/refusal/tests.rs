//! Classifies the wordings of `tests/refusals.tsv` row by row: people reported them of providers.

use super::*;
use verify::claims::Address;

const WORDINGS: &str = include_str!("../../tests/refusals.tsv");

/// More reported wordings. The tests use only their words.
const REPORTED: &str = include_str!("../../tests/reported.tsv");

fn query() -> LogQuery {
    LogQuery::all(Address::new([1; 20]), 19_000_000, 19_049_999)
}

fn name(refusal: &Refusal) -> String {
    match refusal {
        Refusal::Busy => "busy".into(),
        Refusal::TooWide(Some(limit)) => format!("too_wide {limit}"),
        Refusal::TooWide(None) => "too_wide".into(),
        Refusal::TooMany => "too_many".into(),
        Refusal::NotProvided => "not_provided".into(),
        Refusal::Blocked => "blocked".into(),
        Refusal::NotJsonRpc => "not_json_rpc".into(),
        Refusal::Final => "final".into(),
    }
}

/// Builds a failure from a wording: an error of JSON-RPC, or else a page with a status.
fn failure(status: &str, code: &str, words: &str) -> Failure {
    let status = status.parse().expect("a status");
    let failure = match code.parse() {
        Ok(code) => Failure::refused(code, words, None),
        Err(_) if status == 200 => Failure::of(Fault::Malformed),
        Err(_) => Failure {
            words: words.into(),
            ..Failure::of(Fault::Status(status))
        },
    };
    Failure { status, ..failure }
}

#[test]
fn every_wording_means_one_thing_for_a_range() {
    let query = query();
    let asked = Asked {
        range: Some(&query),
        together: 1,
        has_answered: true,
        fits: false,
    };
    for row in WORDINGS.lines().skip(1).chain(REPORTED.lines().skip(1)) {
        let [expected, status, code, words] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{row}");
        };
        let refusal = meaning(&failure(status, code, words), asked);
        assert_eq!(name(&refusal), expected, "{row}");
    }
}

// A call without a range narrows no range, and a revert is an answer.
#[test]
fn a_call_without_a_range_is_never_too_wide() {
    let asked = Asked {
        together: 1,
        has_answered: true,
        ..Asked::default()
    };
    for row in WORDINGS.lines().skip(1).chain(REPORTED.lines().skip(1)) {
        let [_, status, code, words] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{row}");
        };
        let refusal = meaning(&failure(status, code, words), asked);
        assert!(
            !matches!(refusal, Refusal::TooWide(_) | Refusal::TooMany),
            "{row}"
        );
    }
    for (code, words) in [
        (3, "execution reverted"),
        (3, "rate limit exceeded"),
        (-32_000, "execution reverted: too many requests"),
        (-32_015, "VM execution error"),
        (-32_000, "gas limit exceeded"),
    ] {
        assert_eq!(
            meaning(&Failure::refused(code, words, None), asked),
            Refusal::Final,
            "{words}"
        );
    }
}

#[test]
fn the_earlier_answers_of_an_endpoint_decide_a_refusal() {
    let query = query();
    let of = |fault: Fault, has_answered: bool, fits: bool| {
        let asked = Asked {
            range: Some(&query),
            together: 1,
            has_answered,
            fits,
        };
        name(&meaning(&Failure::of(fault), asked))
    };
    for fault in [
        Fault::Status(504),
        Fault::Status(500),
        Fault::TimedOut,
        Fault::Malformed,
    ] {
        assert_eq!(of(fault.clone(), true, false), "too_wide", "{fault:?}");
        assert_ne!(of(fault.clone(), false, false), "too_wide", "{fault:?}");
        // A width that was answered before is no reason for a status; another contract may have more logs.
        let is_status = matches!(fault, Fault::Status(_));
        assert_eq!(
            of(fault.clone(), true, true) != "too_wide",
            is_status,
            "{fault:?}"
        );
    }
    for fault in [Fault::NotAllowed, Fault::Unreachable, Fault::Stopped] {
        assert_eq!(of(fault.clone(), true, false), "busy");
        assert_eq!(of(fault, false, false), "blocked");
    }
}

#[test]
fn calls_that_failed_together_are_sent_apart() {
    let asked = Asked {
        together: 3,
        has_answered: true,
        ..Asked::default()
    };
    for failure in [
        Failure::refused(-32_600, "batches are not allowed", None),
        Failure::refused(-32_000, "no", None),
        Failure::of(Fault::Status(413)),
        Failure::of(Fault::WrongIds),
        Failure::of(Fault::Malformed),
    ] {
        assert_eq!(meaning(&failure, asked), Refusal::TooMany, "{failure:?}");
    }
    let rate = Failure::refused(-32_016, "too many requests in a batch", None);
    assert_eq!(meaning(&rate, asked), Refusal::Busy);
}
