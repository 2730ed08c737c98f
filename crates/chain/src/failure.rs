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
    /// Immediately, with fewer calls together or a smaller one: the reply was too large.
    Parts,
    /// None: every try of the call fails.
    None,
}

/// Codes of providers for an endpoint that is busy.
const BUSY_CODES: [i64; 6] = [429, -32_005, -32_007, -32_016, -32_029, -32_097];

/// Words for an endpoint that is busy, under any code.
const BUSY_WORDS: [&str; 5] = ["rate", "ratelimit", "capacity", "throttled", "throttling"];

/// Words for an amount that is used up for a day or a month. No wait of a reader helps, so the provider's words are
/// shown in place of "busy".
const PERIODS: [&str; 9] = [
    "day", "days", "daily", "week", "weekly", "month", "months", "monthly", "billing",
];

/// Words for an amount that is used up, unless it is one of a moment.
const AMOUNTS: [&str; 5] = ["quota", "quotas", "credit", "credits", "payment"];

/// Words for a moment.
const MOMENTS: [&str; 7] = [
    "second", "seconds", "sec", "minute", "minutes", "min", "rps",
];

/// The code of a method that does not exist.
const NO_SUCH_METHOD: i64 = -32_601;

/// The code of a call that the contract ended.
const REVERTED: i64 = 3;

impl Failure {
    /// Creates the failure of a reply that is not one of JSON-RPC.
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
            SendError::TooLarge => (Fault::Malformed, Remedy::Parts),
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

    /// Creates the failure of a reply with an HTTP status, with any text.
    pub fn of_status(status: u16, text: &str) -> Self {
        let (fault, remedy) = match status {
            _ if is_said_to_be_used_up(text) => {
                (Fault::Refused(status.into(), start(text)), Remedy::Less)
            }
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
            _ if is_used_up(&words) => (Fault::Refused(code, message), Remedy::Less),
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
    /// Returns true if a text that is not JSON-RPC still states why the endpoint does not answer.
    pub fn is_said(text: &str) -> bool {
        is_busy(&start(text)) || is_said_to_be_used_up(text)
    }

    /// Returns the failure as the HTTP status decides. A status is better evidence than a text without a code.
    pub fn with_status(self, status: u16) -> Self {
        let fault = match self.fault {
            Fault::Refused(0, message) => Fault::Refused(status.into(), message),
            fault => fault,
        };
        let is_used_up = matches!(&fault, Fault::Refused(_, words) if is_used_up(words));
        match (status, self.remedy) {
            (429 | 503, _) if !is_used_up => Self::of_status(status, ""),
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
    words.to_ascii_lowercase().contains("too many request") || has(words, &BUSY_WORDS)
}

fn is_used_up(words: &str) -> bool {
    let is_of_a_moment = || has(words, &MOMENTS) || words.contains("/s");
    has(words, &PERIODS) || (has(words, &AMOUNTS) && !is_of_a_moment())
}

/// Returns true if a text has one of these words.
fn has(text: &str, words: &[&str]) -> bool {
    let text = text.to_ascii_lowercase();
    let mut each = text.split(|letter: char| !letter.is_ascii_alphabetic());
    each.any(|word| words.contains(&word))
}

/// Returns true if a text without a code states that an amount is used up. A web page does not count as the provider's
/// words.
fn is_said_to_be_used_up(text: &str) -> bool {
    !text.trim_start().starts_with('<') && is_used_up(&start(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// "Busy, try again in a minute" stood in place of the provider's words about a month.
    #[test]
    fn a_used_up_amount_is_told_in_the_providers_own_words() {
        for (code, words) in [
            (
                -32_005,
                "daily request count exceeded, request rate limited",
            ),
            (-32_000, "you have run out of credits"),
            (
                -32_000,
                "Monthly capacity limit exceeded. Visit https://node.example/billing",
            ),
            (429, "Your monthly quota of 3000000 requests is used up"),
            (-32_603, "monthly quota exceeded"),
            (-32_016, "Quota exceeded, upgrade to continue"),
            (-32_029, "Insufficient credits"),
            (-32_005, "100000 requests per day limit reached"),
        ] {
            let refused = Fault::Refused(code, words.into());
            let failure = Failure::refused(code, words, None);
            assert_eq!(
                (&failure.fault, failure.remedy),
                (&refused, Remedy::Less),
                "{words}"
            );
            // The status of a busy endpoint beside them changes nothing.
            assert_eq!(failure.with_status(429).fault, refused, "{words}");
            let plain = Failure::of_status(429, words).fault;
            assert_eq!(plain, Fault::Refused(429, words.into()), "{words}");
        }
        for (code, words) in [
            (429, "compute units per second capacity exceeded"),
            (-32_000, "credits per second used up, rate limited"),
            (-32_005, "quota of 40 requests/s exceeded"),
            (-32_005, "quota exceeded for requests per minute"),
        ] {
            assert_eq!(
                Failure::refused(code, words, None).fault,
                Fault::Busy,
                "{words}"
            );
        }
        let page = Failure::of_status(429, "<html>monthly quota exceeded</html>");
        assert_eq!(page.fault, Fault::Busy);
    }
}
