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
/// use chain::transport::{Clock, LocalBoxFuture, Reply, Transport};
/// use futures_util::FutureExt;
/// use std::rc::Rc;
/// use verify::claims::Fault;
///
/// /// Answers every request as a node of chain 8453 does.
/// struct Scripted;
///
/// impl Transport for Scripted {
///     fn send(&self, request: String) -> LocalBoxFuture<'_, Result<Reply, Fault>> {
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
    /// Sends a request's text and brings the answer's.
    fn send(&self, request: String) -> LocalBoxFuture<'_, Result<Reply, Fault>>;

    /// The same, for an answer of at most so many bytes: a longer one is [`Fault::TooLarge`]. A transport that can stop
    /// reading there does.
    fn send_within(
        &self,
        request: String,
        bytes: usize,
    ) -> LocalBoxFuture<'_, Result<Reply, Fault>> {
        let sent = self.send(request);
        Box::pin(async move {
            let reply = sent.await?;
            match reply.text.len() > bytes {
                true => Err(Fault::TooLarge),
                false => Ok(reply),
            }
        })
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
