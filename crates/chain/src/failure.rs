//! Classifies failures: waiting helps, a smaller question helps, or nothing does
//! (`docs/architecture.md#how-an-endpoint-is-asked`).

use super::transport::SendError;
use verify::claims::Fault;

/// A request, or one call of it, that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The fault, as the reading reports it.
    pub fault: Fault,
    /// The remedy.
    pub remedy: Remedy,
    /// The wait that the endpoint asks for, in seconds.
    pub retry_after: Option<u64>,
}

/// The remedy for a failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// A wait may let the call succeed.
    Wait,
    /// A second try may succeed; else a smaller call.
    Less,
    /// None: the call fails however often it is sent.
    None,
}

/// Codes of providers for an endpoint that is busy.
const BUSY_CODES: [i64; 6] = [429, -32_005, -32_007, -32_016, -32_029, -32_097];

/// Words for an endpoint that is busy, under whatever code.
const BUSY_WORDS: [&str; 7] = [
    "rate",
    "ratelimit",
    "capacity",
    "throttled",
    "throttling",
    "credit",
    "credits",
];

/// The code of a method that does not exist.
const NO_SUCH_METHOD: i64 = -32_601;

/// The code of a call that the contract ended.
const REVERTED: i64 = 3;

impl Failure {
    /// Creates the failure of a reply that is not one of JSON-RPC, or is too large.
    pub const fn malformed() -> Self {
        Self {
            fault: Fault::Malformed,
            remedy: Remedy::Less,
            retry_after: None,
        }
    }

    /// Creates a failure without a remedy.
    pub const fn last(fault: Fault) -> Self {
        Self {
            fault,
            remedy: Remedy::None,
            retry_after: None,
        }
    }

    /// Creates the failure of a request without a reply. An endpoint that has answered this page has a passing fault.
    pub const fn unsent(error: SendError, has_answered: bool) -> Self {
        let (fault, remedy) = match error {
            SendError::TimedOut if !has_answered => (Fault::Busy, Remedy::None),
            SendError::TimedOut => (Fault::Busy, Remedy::Less),
            SendError::TooLarge => (Fault::Malformed, Remedy::Less),
            SendError::Redirected => (Fault::Malformed, Remedy::None),
            _ if has_answered => (Fault::Unreachable, Remedy::Wait),
            SendError::Unreachable => (Fault::Unreachable, Remedy::None),
            SendError::Stopped => (Fault::Stopped, Remedy::None),
            SendError::NotAllowed => (Fault::NotAllowed, Remedy::None),
        };
        Self {
            fault,
            remedy,
            retry_after: None,
        }
    }

    /// Creates the failure of a reply with an HTTP status, whatever text comes with it.
    pub fn of_status(status: u16, text: &str) -> Self {
        let (fault, remedy) = match status {
            429 | 503 => (Fault::Busy, Remedy::Wait),
            _ if is_busy(&start(text)) => (Fault::Busy, Remedy::Wait),
            401 | 403 | 404 => (Fault::Refused(status.into(), "HTTP".into()), Remedy::None),
            _ => (Fault::Refused(status.into(), "HTTP".into()), Remedy::Less),
        };
        Self {
            fault,
            remedy,
            retry_after: None,
        }
    }

    /// Creates the failure of a call from its error. Some endpoints put words into the data that the message lacks.
    pub fn refused(code: i64, message: &str, data: Option<&str>) -> Self {
        let message = start(message);
        let words = match data {
            Some(data) => [&message, " ", &start(data)].concat(),
            None => message.clone(),
        };
        let (fault, remedy) = match code {
            _ if code == REVERTED || words.to_ascii_lowercase().contains("revert") => {
                (Fault::NotTheContract, Remedy::None)
            }
            _ if BUSY_CODES.contains(&code) || is_busy(&words) => (Fault::Busy, Remedy::Wait),
            NO_SUCH_METHOD => (Fault::Refused(code, message), Remedy::None),
            _ => (Fault::Refused(code, message), Remedy::Less),
        };
        Self {
            fault,
            remedy,
            retry_after: None,
        }
    }
}

impl Failure {
    /// Returns the failure as the HTTP status beside it decides. A status says more than a text without a code.
    pub fn with_status(self, status: u16) -> Self {
        let fault = match self.fault {
            Fault::Refused(0, message) => Fault::Refused(status.into(), message),
            fault => fault,
        };
        match (status, self.remedy) {
            (429 | 503, _) => Self::of_status(status, ""),
            (401 | 403 | 404, Remedy::Less) => Self {
                fault,
                remedy: Remedy::None,
                ..self
            },
            _ => Self { fault, ..self },
        }
    }
}

/// Returns the start of a text, which is all that is read of it.
fn start(text: &str) -> String {
    text.chars().take(300).collect()
}

fn is_busy(words: &str) -> bool {
    let words = words.to_ascii_lowercase();
    let mut each = words.split(|letter: char| !letter.is_ascii_alphabetic());
    words.contains("too many request") || each.any(|word| BUSY_WORDS.contains(&word))
}
