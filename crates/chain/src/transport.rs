//! What the reader's caller provides: a way to an endpoint, and the time.

use core::future::Future;
use core::pin::Pin;

use verify::claims::Fault;

/// A result that is not here yet.
pub type LocalBoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + 'a>>;

/// A way to one endpoint.
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
    /// Sends a request's text and brings the answer's, within these bounds: a longer answer is [`Fault::TooLarge`], a
    /// later one [`Fault::TimedOut`]. A transport that can stop there does.
    fn send(&self, request: String, bounds: Bounds) -> LocalBoxFuture<'_, Result<Reply, Fault>>;
}

/// How large and how late an answer may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The most bytes; as many as the transport takes if `None`.
    pub bytes: Option<usize>,
    /// The most seconds.
    pub seconds: u32,
}

impl Bounds {
    /// The reply, unless it is larger.
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

/// What an endpoint sent back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The HTTP status; 200 where there is none.
    pub status: u16,
    /// How long it asks to wait, in seconds.
    pub retry_after: Option<u64>,
    /// The text.
    pub text: String,
}

impl Reply {
    /// An answer without anything to say about itself.
    pub const fn ok(text: String) -> Self {
        Self {
            status: 200,
            retry_after: None,
            text,
        }
    }
}

/// The time, and a way to let it pass.
pub trait Clock {
    /// Seconds since 1970.
    fn now(&self) -> u64;
    /// Waits.
    fn sleep(&self, milliseconds: u32) -> LocalBoxFuture<'_, ()>;
}
