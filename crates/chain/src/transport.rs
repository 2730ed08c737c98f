//! Defines the two services that the reader's caller provides: a transport to an endpoint, and a clock.

use core::error::Error;
use core::fmt;
use core::future::Future;
use core::pin::Pin;
use std::time::UNIX_EPOCH;

/// A boxed future that stays on its thread.
pub type LocalBoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + 'a>>;

/// The connection to one endpoint.
///
/// # Examples
///
/// ```
/// use chain::client::Client;
/// use chain::rpc::Call;
/// use chain::transport::{Bounds, Clock, LocalBoxFuture, HttpReply, SendError, Transport};
/// use futures_util::FutureExt;
/// use std::rc::Rc;
///
/// /// Answers every request as a node of chain 8453 does.
/// struct Scripted;
///
/// impl Transport for Scripted {
///     fn send(&self, request: String, _: Bounds) -> LocalBoxFuture<'_, Result<HttpReply, SendError>> {
///         assert!(request.contains("eth_chainId"));
///         let text = r#"{"jsonrpc": "2.0", "id": 1, "result": "0x2105"}"#;
///         Box::pin(async { Ok(HttpReply::ok(text.into())) })
///     }
/// }
///
/// /// Time passes at once.
/// struct Instantly;
///
/// impl Clock for Instantly {
///     fn now(&self) -> u64 {
///         0
///     }
///
///     fn sleep(&self, _: u32) -> LocalBoxFuture<'_, ()> {
///         Box::pin(async {})
///     }
/// }
///
/// let client = Client::new("node.example".into(), Box::new(Scripted), Rc::new(Instantly));
/// let answers = client.ask(&[Call::chain_id()]).now_or_never();
/// assert_eq!(answers, Some(vec![Ok("0x2105".into())]));
/// ```
pub trait Transport {
    /// Sends a request's text and returns the reply within these bounds: a longer reply is [`SendError::TooLarge`], a later
    /// one [`SendError::TimedOut`]. A transport that can stop at the bounds does so.
    fn send(
        &self,
        request: String,
        bounds: Bounds,
    ) -> LocalBoxFuture<'_, Result<HttpReply, SendError>>;
}

/// The reason why a request has no reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SendError {
    /// The endpoint could not be reached.
    Unreachable,
    /// The request failed immediately although the device is online: the browser itself may have stopped it.
    Stopped,
    /// The endpoint is there, but does not allow this reader to ask.
    NotAllowed,
    /// The reply did not come in time.
    TimedOut,
    /// The reply is too large.
    TooLarge,
    /// The endpoint redirects to an address that the reader did not choose.
    Redirected,
}

impl SendError {
    /// Returns whether the endpoint answered, although there is no reply to read.
    pub(crate) const fn is_answer(self) -> bool {
        matches!(self, Self::TooLarge | Self::Redirected)
    }
}

impl fmt::Display for SendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unreachable => "unreachable",
            Self::Stopped => "unreachable at once",
            Self::NotAllowed => "does not let this reader ask",
            Self::TimedOut => "timed out",
            Self::TooLarge => "the reply is too large",
            Self::Redirected => "redirects",
        })
    }
}

impl Error for SendError {}

/// The bounds on a reply: its size and its delay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The most bytes; `None` for as many as the transport accepts.
    pub bytes: Option<usize>,
    /// The most seconds until the reply.
    pub seconds: u32,
}

impl Bounds {
    /// Returns the reply, unless it is larger than the bounds allow.
    ///
    /// # Errors
    ///
    /// [`SendError::TooLarge`] for a reply of more bytes.
    pub fn hold(self, reply: HttpReply) -> Result<HttpReply, SendError> {
        let is_larger = self.bytes.is_some_and(|bytes| reply.text.len() > bytes);
        if is_larger {
            Err(SendError::TooLarge)
        } else {
            Ok(reply)
        }
    }
}

/// Returns the seconds that an answer asks to wait by its `Retry-After` header, which has a number of them or a date.
/// `now` is in seconds since 1970. `None` if the header has neither ([RFC 9110, 10.2.3]).
///
/// [RFC 9110, 10.2.3]: https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3
pub fn retry_after(header: &str, now: u64) -> Option<u64> {
    let header = header.trim();
    if !header.is_empty() && header.bytes().all(|byte| byte.is_ascii_digit()) {
        return Some(header.parse().unwrap_or(u64::MAX));
    }
    let date = httpdate::parse_http_date(header).ok()?;
    let date = date.duration_since(UNIX_EPOCH).ok()?;
    Some(date.as_secs().saturating_sub(now))
}

/// An endpoint's reply to a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HttpReply {
    /// The HTTP status; 200 if there is none.
    pub status: u16,
    /// The wait that the endpoint asks for, in seconds.
    pub retry_after: Option<u64>,
    /// The text of the reply.
    pub text: String,
}

impl HttpReply {
    /// Returns whether the status is one of success.
    pub const fn is_success(&self) -> bool {
        matches!(self.status, 200..=299)
    }

    /// Creates a reply with status 200 that asks for no wait.
    pub const fn ok(text: String) -> Self {
        Self {
            status: 200,
            retry_after: None,
            text,
        }
    }
}

/// The time, and a way to wait.
pub trait Clock {
    /// Returns the current time, in seconds since 1970.
    fn now(&self) -> u64;
    /// Waits for this many milliseconds.
    fn sleep(&self, milliseconds: u32) -> LocalBoxFuture<'_, ()>;
}

#[cfg(test)]
mod tests {
    use super::retry_after;

    // "5 minutes" was five seconds in one program, and a date was no wait in another.
    #[test]
    fn a_wait_is_a_number_of_seconds_or_a_date() {
        const NOW: u64 = 784_111_770;
        for (header, wait) in [
            ("120", Some(120)),
            (" 120 ", Some(120)),
            ("99999999999999999999", Some(u64::MAX)),
            ("Sun, 06 Nov 1994 08:49:37 GMT", Some(7)),
            ("Sunday, 06-Nov-94 08:49:37 GMT", Some(7)),
            ("Sun Nov  6 08:49:37 1994", Some(7)),
            ("Sun, 06 Nov 1994 08:49:00 GMT", Some(0)),
            ("5 minutes", None),
            ("soon", None),
            ("-1", None),
            ("+1", None),
            ("", None),
        ] {
            assert_eq!(retry_after(header, NOW), wait, "{header}");
        }
    }
}
