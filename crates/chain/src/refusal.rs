//! The meaning of a call that failed (`readers.md`, in one table): wait, ask for less, or give up.
//!
//! Providers use one code for many things, and many codes for one. So the words decide before the code, and the call and
//! the endpoint's earlier answers before the status.

mod stated;

use verify::claims::{Fault, LogQuery};

/// A call that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The fault, as it is reported.
    pub fault: Fault,
    /// The HTTP status; 200 where there is none.
    pub status: u16,
    /// The wait that the endpoint asks for, in seconds: in a header, else in the words.
    pub retry_after: Option<u64>,
    /// The words of a refusal, in its own case.
    pub words: String,
}

/// The call that failed, and what the endpoint answered before.
#[derive(Clone, Copy, Debug, Default)]
pub struct Asked<'q> {
    /// The logs that were asked for, if the call was for logs of more than one block.
    pub range: Option<&'q LogQuery>,
    /// How many calls were sent together.
    pub together: usize,
    /// Whether the endpoint has answered any call of this page.
    pub has_answered: bool,
    /// Whether it has answered for a range of this width.
    pub fits: bool,
}

/// The meaning of a call that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The endpoint is busy or out of reach for a moment: the same call may succeed after a wait.
    Busy,
    /// The range of blocks is too wide: the most blocks, if the endpoint states them.
    TooWide(Option<u64>),
    /// Too many calls were sent together.
    TooMany,
    /// The endpoint does not provide this.
    NotProvided,
    /// The endpoint does not let this page ask, or has never been reached.
    Blocked,
    /// What came is no JSON-RPC.
    NotJsonRpc,
    /// The call itself failed, as it would everywhere.
    Final,
}

/// A kind of refusal, and the phrases that mean it. The first row that fits decides.
const PHRASES: [(Kind, &[&str]); 9] = [
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
        ],
    ),
    (Kind::Batch, &["batch"]),
    (
        Kind::Pruned,
        &[
            "pruned",
            "missing trie node",
            "unknown block",
            "block not found",
            "header not found",
            "state is not available",
            "history",
            "archive",
            "older than",
        ],
    ),
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
        ],
    ),
];

/// Codes that mean a rate where the words do not say otherwise.
const BUSY_CODES: [i64; 9] = [
    -32_005, -32_007, -32_016, -32_029, -32_090, -32_097, 429, 503, -32_011,
];

/// The code of a method that is not there, and that of a call that the contract ended.
const NO_SUCH_METHOD: i64 = -32_601;
const REVERTED: i64 = 3;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Rate,
    Reverted,
    Batch,
    Pruned,
    Wide,
    Unknown,
    Denied,
    Busy,
}

impl Failure {
    /// A failure without words or status of its own.
    pub const fn of(fault: Fault) -> Self {
        Self {
            fault,
            status: 200,
            retry_after: None,
            words: String::new(),
        }
    }

    /// The error of a call. Some endpoints say in the data what they do not say in the message.
    pub fn refused(code: i64, message: &str, data: Option<&str>) -> Self {
        let part = |text: &str| text.chars().take(300).collect::<String>();
        let mut words = part(message);
        let fault = Fault::Refused(code, words.clone());
        if let Some(data) = data {
            words.push(' ');
            words.push_str(&part(data));
        }
        Self {
            retry_after: stated::wait(&words),
            words,
            ..Self::of(fault)
        }
    }
}

/// The meaning of a failure.
pub fn meaning(failure: &Failure, asked: Asked<'_>) -> Refusal {
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
        // Another contract's logs over as many blocks may be more.
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

/// The meaning of a refusal by its words, else by its code.
fn of_words(failure: &Failure, asked: Asked<'_>, code: i64) -> Refusal {
    if code == REVERTED {
        return Refusal::Final;
    }
    if matches!(failure.status, 429 | 503) {
        return Refusal::Busy;
    }
    let kind = kind(&failure.words, asked);
    // A gateway that gave up says so in its own page.
    if kind == Some(Kind::Busy)
        && matches!(failure.status, 500 | 502 | 504..)
        && asked.may_be_too_wide()
    {
        return Refusal::TooWide(None);
    }
    if let Some(query) = asked.range
        && !matches!(
            kind,
            Some(Kind::Rate | Kind::Reverted | Kind::Batch | Kind::Pruned)
        )
        && let Some(limit) = stated::limit(&failure.words, query)
    {
        return Refusal::TooWide(Some(limit));
    }
    match kind {
        Some(Kind::Rate | Kind::Busy) => Refusal::Busy,
        Some(Kind::Wide) => Refusal::TooWide(None),
        Some(Kind::Batch) => Refusal::TooMany,
        Some(Kind::Pruned | Kind::Unknown) => Refusal::NotProvided,
        Some(Kind::Denied) => Refusal::Blocked,
        Some(Kind::Reverted) => Refusal::Final,
        None if BUSY_CODES.contains(&code) => Refusal::Busy,
        None if code == NO_SUCH_METHOD => Refusal::NotProvided,
        // A range may be refused in any words.
        None if asked.range.is_some() => Refusal::TooWide(None),
        None if asked.together > 1 => Refusal::TooMany,
        None => Refusal::Final,
    }
}

/// The first kind whose phrases the words have, of those that the call can be refused for.
fn kind(words: &str, asked: Asked<'_>) -> Option<Kind> {
    let mut words = words.to_ascii_lowercase();
    // Requests that are limited to some blocks meet no limit of requests.
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
    /// Whether the width of the range may be why the call failed, whatever the failure says.
    const fn may_be_too_wide(self) -> bool {
        self.range.is_some() && self.has_answered && !self.fits
    }
}

#[cfg(test)]
mod tests;
