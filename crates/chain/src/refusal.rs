//! Classifies calls that failed: wait, ask for less, or give up (`docs/architecture.md#how-an-endpoint-is-asked`).
//!
//! Providers use one code for many things, and many codes for one thing. So the words decide before the code, and the
//! call and the endpoint's earlier answers before the status.

mod stated;

use verify::claims::{Fault, LogQuery};

/// A call that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The fault, as the reading reports it.
    pub fault: Fault,
    /// The HTTP status; 200 if there is none.
    pub status: u16,
    /// The wait that the endpoint asks for, in seconds: in a header, else in the words.
    pub retry_after: Option<u64>,
    /// The words of a refusal, in their own case.
    pub words: String,
}

/// The call that failed, with the endpoint's earlier answers.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Asked<'q> {
    /// The query for logs, if the call was for logs of more than one block.
    pub range: Option<&'q LogQuery>,
    /// The number of calls that were sent together.
    pub together: usize,
    /// True if the endpoint has answered any call of this page.
    pub has_answered: bool,
    /// True if the endpoint has answered for a range of this width.
    pub fits: bool,
    /// True if the call reads one of the endpoint's newest blocks. A node behind the same address may still lack it.
    pub is_new: bool,
}

/// The meaning of a call that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// The endpoint is busy or out of reach for a moment: the same call may succeed after a wait.
    Busy,
    /// The range of blocks is too wide. The value is the most blocks, if the endpoint states them.
    TooWide(Option<u64>),
    /// Too many calls were sent together.
    TooMany,
    /// The endpoint does not provide this call.
    NotProvided,
    /// The endpoint refuses this page, or has never been reached.
    Blocked,
    /// The reply is not JSON-RPC.
    NotJsonRpc,
    /// The call itself failed, as it would at any endpoint.
    Final,
}

/// The kinds of refusal, with the phrases that mean each. The first row that fits decides.
const PHRASES: [(Kind, &[&str]); 12] = [
    (
        Kind::Reverted,
        &[
            "revert",
            "vm execution error",
            "out of gas",
            "gas limit",
            "gas required",
            "invalid opcode",
        ],
    ),
    (
        Kind::Rate,
        &[
            "rate limit",
            "rate-limit",
            "ratelimit",
            "rate exceeded",
            "request rate",
            "too many requests",
            "request limit",
            "requests limit",
            "request count",
            "per second",
            "per minute",
            "per hour",
            "per day",
            "/sec ",
            "/min ",
            "/s ",
            " rps",
            "capacity",
            "throttl",
            "throughput",
            "credit",
            "quota",
            "compute unit",
            "cu limit",
            "slow down",
            "too fast",
            "concurren",
            "overload",
            "daily limit",
            "monthly limit",
            "usage limit",
            "call limit",
            "calls limit",
            "too many calls",
            "relay limit",
            "too much load",
            "heavy load",
        ],
    ),
    (Kind::Batch, &["batch"]),
    (
        Kind::NoBlock,
        &[
            "header not found",
            "unknown block",
            "block not found",
            "block is out of range",
            "could not find block",
            "cannot be found",
            "beyond current head",
            "beyond the current head",
            "beyond head",
            "beyond the head",
            "beyond the latest",
            "future block",
            "is in the future",
            "unfinalized",
            "after last accepted",
            "not yet available",
            "exist yet",
            "is syncing",
            "not in sync",
            "not synced",
        ],
    ),
    (
        Kind::Pruned,
        &[
            "pruned",
            "pruning",
            "missing trie node",
            "state is not available",
            "state not available",
            "state unavailable",
            "state is unavailable",
            "no state",
            "state not found",
            "older than",
        ],
    ),
    (Kind::Archive, &["history", "archive"]),
    (
        Kind::Wide,
        &[
            "range",
            "more than",
            "results",
            "response size",
            "too large",
            "too big",
            "too wide",
            "too many blocks",
            "too many logs",
            "blocks",
            "block limit",
            "span",
            "distance",
            "timeout",
            "timed out",
            "deadline",
            "took too long",
            "exceeds limit",
            "narrow",
            "reduce",
        ],
    ),
    (Kind::Busy, &["try again", "retry", "temporar"]),
    (
        Kind::Unknown,
        &[
            "method not found",
            "not included",
            "not supported",
            "unsupported",
            "not available",
            "unavailable method",
            "does not exist",
            "not whitelisted",
            "not enabled",
            "not implemented",
            "disabled",
        ],
    ),
    (
        Kind::Denied,
        &[
            "unauthorized",
            "forbidden",
            "api key",
            "apikey",
            "must be authenticated",
            "not allowed",
            "access denied",
            "blocked",
            "captcha",
        ],
    ),
    (
        Kind::Busy,
        &[
            "limit exceeded",
            "limit reached",
            "exceeded limit",
            "exceeded the limit",
            "limit has been reached",
            "max requests",
            "exhausted",
            "limited",
            "too many",
            "busy",
            "backoff",
            "back off",
            "timeout",
            "timed out",
            "deadline",
            "unavailable",
            "no backend",
            "no healthy",
            "upstream",
            "gateway",
            "can't route",
            "cannot route",
            "could not route",
            "no available",
            "no matched",
            "connection refused",
            "connection reset",
            "connection closed",
            "connection error",
            "econn",
            "hang up",
            "unexpected eof",
            "fetch failed",
            "failed to fetch",
        ],
    ),
    (
        Kind::Failed,
        &[
            "server error",
            "internal error",
            "unexpected error",
            "unable to complete",
            "something went wrong",
        ],
    ),
];

/// Codes that mean a rate limit unless the words say otherwise.
const BUSY_CODES: [i64; 9] = [
    -32_005, -32_007, -32_016, -32_029, -32_090, -32_097, 429, 503, -32_011,
];

/// The code of a method that does not exist, of a node's own failure, and of a call that the contract ended.
const NO_SUCH_METHOD: i64 = -32_601;
pub(crate) const INTERNAL: i64 = -32_603;
const REVERTED: i64 = 3;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Rate,
    Reverted,
    Batch,
    NoBlock,
    Pruned,
    /// Old blocks, or the plan that has them, beside a limit that may count.
    Archive,
    Wide,
    Unknown,
    Denied,
    Busy,
    /// A failure of the provider's own, in whatever code.
    Failed,
}

impl Failure {
    /// Creates a failure without words or a status of its own.
    pub const fn of(fault: Fault) -> Self {
        Self {
            fault,
            status: 200,
            retry_after: None,
            words: String::new(),
        }
    }

    /// Creates a failure from the error of a call. Some endpoints put words into the data that the message lacks.
    pub fn refused(code: i64, message: &str, data: Option<&str>) -> Self {
        let start = |text: &str| text.chars().take(300).collect::<String>();
        let message = start(message);
        let words = match data.map(start) {
            Some(data) => [&message, " ", &data].concat(),
            None => message.clone(),
        };
        // The message may leave it to the data that the contract ended the call.
        let is_revert = |text: &str| text.to_ascii_lowercase().contains("revert");
        let is_of_data = is_revert(&words) && !is_revert(&message);
        let fault = Fault::Refused(code, if is_of_data { words.clone() } else { message });
        Self {
            retry_after: stated::wait(&words),
            words,
            ..Self::of(fault)
        }
    }
}

/// Returns the meaning of a failure.
pub(crate) fn meaning(failure: &Failure, asked: Asked<'_>) -> Refusal {
    match &failure.fault {
        Fault::Refused(code, _) => of_words(failure, asked, *code),
        Fault::Status(429 | 503) | Fault::Busy => Refusal::Busy,
        Fault::Status(_) if kind(&failure.words, asked).is_some() => of_words(failure, asked, 0),
        Fault::Status(400 | 413 | 414 | 422) | Fault::TooLarge if asked.range.is_some() => {
            Refusal::TooWide(None)
        }
        Fault::Status(400 | 405 | 413 | 422 | 501) | Fault::TooLarge | Fault::WrongIds
            if asked.together > 1 =>
        {
            Refusal::TooMany
        }
        Fault::Status(408 | 500 | 502 | 504..) | Fault::TimedOut | Fault::Malformed
            if asked.may_be_too_wide() =>
        {
            Refusal::TooWide(None)
        }
        // Another contract may have more logs over as many blocks.
        Fault::TimedOut | Fault::Malformed if asked.range.is_some() && asked.has_answered => {
            Refusal::TooWide(None)
        }
        Fault::Malformed if asked.together > 1 => Refusal::TooMany,
        Fault::Status(501) => Refusal::NotProvided,
        Fault::Status(408 | 500..) => Refusal::Busy,
        Fault::Unreachable | Fault::Stopped | Fault::NotAllowed if asked.has_answered => {
            Refusal::Busy
        }
        Fault::Unreachable | Fault::Stopped | Fault::NotAllowed | Fault::Status(401 | 403) => {
            Refusal::Blocked
        }
        Fault::Malformed | Fault::WrongIds => Refusal::NotJsonRpc,
        _ => Refusal::Final,
    }
}

/// Returns the meaning of a refusal by its words, else by its code.
fn of_words(failure: &Failure, asked: Asked<'_>, code: i64) -> Refusal {
    if code == REVERTED {
        return Refusal::Final;
    }
    if matches!(failure.status, 429 | 503) {
        return Refusal::Busy;
    }
    let kind = kind(&failure.words, asked);
    // A gateway that gave up sends a page of its own.
    if kind == Some(Kind::Busy)
        && matches!(failure.status, 500 | 502 | 504..)
        && asked.may_be_too_wide()
    {
        return Refusal::TooWide(None);
    }
    if let Some(query) = asked.range
        && !matches!(
            kind,
            Some(Kind::Rate | Kind::Reverted | Kind::Batch | Kind::NoBlock | Kind::Pruned)
        )
        && let Some(limit) = stated::limit(&failure.words, query)
    {
        return Refusal::TooWide(Some(limit));
    }
    match kind {
        Some(Kind::Rate | Kind::Busy) => Refusal::Busy,
        Some(Kind::Wide) => Refusal::TooWide(None),
        Some(Kind::Batch) => Refusal::TooMany,
        // The nodes behind one address learn of a block at different times.
        Some(Kind::NoBlock) if asked.is_new => Refusal::Busy,
        Some(Kind::NoBlock | Kind::Pruned | Kind::Archive | Kind::Unknown) => Refusal::NotProvided,
        Some(Kind::Denied) => Refusal::Blocked,
        Some(Kind::Reverted) => Refusal::Final,
        None | Some(Kind::Failed) if BUSY_CODES.contains(&code) => Refusal::Busy,
        None if code == NO_SUCH_METHOD => Refusal::NotProvided,
        // An endpoint may refuse a range in any words.
        None | Some(Kind::Failed) if asked.range.is_some() => Refusal::TooWide(None),
        None | Some(Kind::Failed) if asked.together > 1 => Refusal::TooMany,
        Some(Kind::Failed) => Refusal::Busy,
        None if code == INTERNAL || matches!(failure.status, 408 | 500..) => Refusal::Busy,
        None => Refusal::Final,
    }
}

/// Returns the first kind with a phrase among the words, of the kinds for which the call can be refused.
fn kind(words: &str, asked: Asked<'_>) -> Option<Kind> {
    let mut words = words.to_ascii_lowercase();
    // Words such as "requests limited to 500 blocks" state no limit of requests.
    for limited in ["request", "requests", "call", "calls"] {
        words = words.replace(&format!("{limited} limited to"), limited);
    }
    words.push(' ');
    let applies = |kind: Kind| match kind {
        Kind::Wide => asked.range.is_some(),
        Kind::Batch => asked.together > 1,
        _ => true,
    };
    let mut rows = PHRASES.iter();
    rows.find(|(kind, phrases)| {
        applies(*kind) && phrases.iter().any(|phrase| words.contains(phrase))
    })
    .map(|(kind, _)| *kind)
}

impl Asked<'_> {
    /// Returns whether the call may have failed because its range is too wide, whatever the failure says.
    const fn may_be_too_wide(self) -> bool {
        self.range.is_some() && self.has_answered && !self.fits
    }
}

#[cfg(test)]
mod tests;
