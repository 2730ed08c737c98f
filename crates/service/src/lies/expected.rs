//! Lists the expected results of a lie's chain steps.

use crate::payloads::Expected;

/// The getters, the oracle and a log contradict the lie.
pub const ALL_FAIL: Expected = &[
    ("contract", "failed"),
    ("word_origin", "failed"),
    ("chain_logs", "failed"),
];
/// The getters and a log contradict the lie. The words are the oracle's.
pub const BOTH_FAIL: Expected = &[
    ("contract", "failed"),
    ("word_origin", "passed"),
    ("chain_logs", "failed"),
];
/// The getters contradict the lie. A missing log is no evidence.
pub const CONTRACT_FAILS: Expected = &[
    ("contract", "failed"),
    ("word_origin", "passed"),
    ("chain_logs", "skipped"),
];
/// As [`CONTRACT_FAILS`], and the contract names no request of the oracle.
pub const _THERE: Expected = &[
    ("contract", "failed"),
    ("word_origin", "skipped"),
    ("chain_logs", "skipped"),
];

/// A log is left out, dated elsewhere, or listed twice.
pub const LOGS_FAIL: Expected = &[
    ("contract", "passed"),
    ("word_origin", "passed"),
    ("chain_logs", "failed"),
];

/// The contract holds another value, and the transaction anchored another.
pub const EVENT_FAILS: Expected = &[("contract", "failed"), ("seed_origin", "failed")];
/// The anchored value is right, but the seed is wrong.
pub const SEED_FAILS: Expected = &[("contract", "passed"), ("seed_origin", "failed")];

/// The seed came from a coordinator that nobody lists.
pub const SEED_OF_UNLISTED_COORDINATOR: Expected =
    &[("contract", "passed"), ("seed_origin", "skipped")];
/// The word has no log of a listed coordinator.
pub const WORD_OF_UNLISTED_COORDINATOR: Expected = &[
    ("contract", "passed"),
    ("word_origin", "skipped"),
    ("chain_logs", "passed"),
];

/// The getters agree, with the word or without it, and the oracle logged another.
pub const ORIGIN_FAILS: Expected = &[
    ("contract", "passed"),
    ("word_origin", "failed"),
    ("chain_logs", "passed"),
];
