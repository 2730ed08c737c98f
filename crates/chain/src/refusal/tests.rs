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
        ..Asked::default()
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

// Such words ended the call, with a code that a contract's own failure has too.
#[test]
fn a_providers_own_failure_is_waited_for_in_whatever_words() {
    let asked = Asked {
        together: 1,
        has_answered: true,
        ..Asked::default()
    };
    for words in [
        "Internal server error",
        "Max requests reached",
        "Your plan limit has been reached",
        "Unable to complete request at this time.",
        "Something went wrong on our side",
        "monthly allowance exhausted",
    ] {
        let failure = Failure::refused(-32_000, words, None);
        assert_eq!(meaning(&failure, asked), Refusal::Busy, "{words}");
        // A batch of which all calls fail so is sent in parts, unless a limit is named.
        let many = Asked {
            together: 9,
            ..asked
        };
        assert_ne!(meaning(&failure, many), Refusal::Final, "{words}");
    }
    let failed = Failure::refused(-32_000, "execution reverted: internal error", None);
    assert_eq!(meaning(&failed, asked), Refusal::Final);
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
            is_new: false,
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

// The nodes behind one address are seconds apart: one names its newest block, and the next one refuses that block. Each
// wording is one that people reported of a provider.
#[test]
fn a_block_that_a_node_lacks_is_waited_for_while_it_is_new() {
    let query = query();
    for words in [
        "header not found",
        "unknown block",
        "Block not found",
        "block range extends beyond current head block",
        "range extends beyond the head",
        "One of the blocks specified in filter (fromBlock, toBlock or blockHash) cannot be found.",
        "cannot query unfinalized data",
        "requested to block 19049999 after last accepted block 19049990",
        "block is out of range",
        "requested block range is in the future",
        "Block with such an ID doesn't exist yet",
        "backend is not in sync",
    ] {
        for range in [None, Some(&query)] {
            let of = |is_new| {
                let asked = Asked {
                    range,
                    together: 1,
                    has_answered: true,
                    is_new,
                    ..Asked::default()
                };
                name(&meaning(&Failure::refused(-32_000, words, None), asked))
            };
            assert_eq!(of(true), "busy", "{words}");
            assert_eq!(of(false), "not_provided", "{words}");
        }
    }
}

// A sentence about the future is about no block of it.
#[test]
fn a_stated_range_beside_an_announcement_is_used() {
    let query = query();
    let asked = Asked {
        range: Some(&query),
        together: 1,
        has_answered: true,
        is_new: true,
        ..Asked::default()
    };
    for words in [
        "ranges over 1000 blocks will be refused in the future",
        "max block range is 1000, larger ones are not yet supported",
    ] {
        let refusal = meaning(&Failure::refused(-32_000, words, None), asked);
        assert_eq!(name(&refusal), "too_wide 1000", "{words}");
    }
}

// A node that has dropped a state was asked for it four times, and then "asked the reader to wait".
#[test]
fn a_state_that_is_not_kept_is_not_waited_for() {
    let asked = Asked {
        together: 1,
        has_answered: true,
        is_new: true,
        ..Asked::default()
    };
    for words in [
        "World state unavailable",
        "required historical state unavailable (reexec=128)",
        "historical state 0xabc is not available",
        "No state available for block 0xabc",
        "This request is not supported because your node is running with state pruning. Run with --pruning=archive.",
        "state at block #12345 is pruned",
        "method is not included in your current plan",
    ] {
        let refusal = meaning(&Failure::refused(-32_000, words, None), asked);
        assert_eq!(refusal, Refusal::NotProvided, "{words}");
    }
}

// One failure of a provider's own ended the reading of an endpoint.
#[test]
fn a_failure_of_the_provider_itself_is_waited_for() {
    let asked = Asked {
        together: 1,
        has_answered: true,
        ..Asked::default()
    };
    for (status, code, words) in [
        (200, -32_603, "Internal error"),
        (500, -32_000, "Server error"),
        (502, -32_603, "unknown"),
        (200, -32_000, "server is under too much load"),
        (
            200,
            12,
            "Can't route your request to suitable provider, if you specified certain providers revise the list",
        ),
        (200, -32_000, "dial tcp 10.0.0.1:8545: connection refused"),
        (200, -32_000, "socket hang up"),
        (200, -32_000, "daily relay limit is reached"),
    ] {
        let failure = Failure {
            status,
            ..Failure::refused(code, words, None)
        };
        assert_eq!(meaning(&failure, asked), Refusal::Busy, "{words}");
    }
    let reverted = Failure::refused(-32_603, "execution reverted", None);
    assert_eq!(meaning(&reverted, asked), Refusal::Final);
}
