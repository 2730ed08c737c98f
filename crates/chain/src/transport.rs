//! Defines the two services that the reader's caller provides: a transport to an endpoint, and a clock.

use core::future::Future;
use core::pin::Pin;

use verify::claims::Fault;

/// A boxed future that stays on its thread.
pub type LocalBoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + 'a>>;

/// The connection to one endpoint.
///
/// # Examples
///
/// ```
/// use chain::client::RpcClient;
/// use chain::rpc::Call;
/// use chain::transport::{Bounds, Clock, LocalBoxFuture, Reply, Transport};
/// use futures_util::FutureExt;
/// use std::rc::Rc;
/// use verify::claims::Fault;
///
/// /// Answers every request as a node of chain 8453 does.
/// struct Scripted;
///
/// impl Transport for Scripted {
///     fn send(&self, request: String, _: Bounds) -> LocalBoxFuture<'_, Result<Reply, Fault>> {
///         assert!(request.contains("eth_chainId"));
///         let text = r#"{"jsonrpc": "2.0", "id": 1, "result": "0x2105"}"#;
///         Box::pin(async { Ok(Reply::ok(text.into())) })
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
/// let client = RpcClient::new("node.example".into(), Box::new(Scripted), Rc::new(Instantly));
/// let answers = client.ask(&[Call::chain_id()]).now_or_never();
/// assert_eq!(answers, Some(vec![Ok("0x2105".into())]));
/// ```
pub trait Transport {
    /// Sends a request's text and returns the reply within these bounds: a longer reply is [`Fault::TooLarge`], a later
    /// one [`Fault::TimedOut`]. A transport that can stop at the bounds does so.
    fn send(&self, request: String, bounds: Bounds) -> LocalBoxFuture<'_, Result<Reply, Fault>>;
}

/// The bounds on a reply: its size and its delay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The most bytes; `None` for as many as the transport takes.
    pub bytes: Option<usize>,
    /// The most seconds until the reply.
    pub seconds: u32,
}

impl Bounds {
    /// Returns the reply, unless it is larger than the bounds allow.
    ///
    /// # Errors
    ///
    /// [`Fault::TooLarge`] for a reply of more bytes.
    pub fn hold(self, reply: Reply) -> Result<Reply, Fault> {
        let is_larger = self.bytes.is_some_and(|bytes| reply.text.len() > bytes);
        if is_larger {
            Err(Fault::TooLarge)
        } else {
            Ok(reply)
        }
    }
}

/// An endpoint's reply to a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The HTTP status; 200 if there is none.
    pub status: u16,
    /// The wait that the endpoint asks for, in seconds.
    pub retry_after: Option<u64>,
    /// The text of the reply.
    pub text: String,
}

impl Reply {
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
