//! One endpoint being asked: calls in batches, split when it refuses them, and tried again when it
//! asks to wait.

use core::cell::Cell;
use core::future::Future;
use core::pin::Pin;
use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::rpc::{self, Call};
use crate::net::{self, NetError};
use crate::verify::claims::unread::Fault;

/// How the browser's wallet is named among hosts; the page says it in its own words.
pub const WALLET: &str = "your browser's wallet";

/// An endpoint that the buyer chose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Endpoint {
    /// A node's address: https, or http on this very machine.
    Url(String),
    /// The browser wallet's provider, asked through the page.
    Wallet,
}

impl Endpoint {
    /// Reads an address that was typed in: https, or http for loopback only.
    pub fn typed(text: &str) -> Option<Self> {
        const LOOPBACK: [&str; 3] = ["http://127.0.0.1", "http://localhost", "http://[::1]"];
        let text = text.trim();
        let rest_of = |scheme: &str| {
            let rest = text.strip_prefix(scheme)?;
            let whole = rest.is_empty() || rest.starts_with([':', '/', '?']);
            whole.then_some(rest)
        };
        let secure = text
            .strip_prefix("https://")
            .is_some_and(|rest| !rest.is_empty());
        let loopback = LOOPBACK.iter().any(|scheme| rest_of(scheme).is_some());
        let plain = text.chars().all(|c| c.is_ascii_graphic()) && !text.contains('@');
        (plain && (secure || loopback)).then(|| Self::Url(text.to_owned()))
    }

    /// How the endpoint is named: its host, or [`WALLET`].
    pub fn host(&self) -> String {
        match self {
            Self::Wallet => WALLET.to_owned(),
            Self::Url(url) => {
                let rest = url.split_once("://").map_or(url.as_str(), |(_, rest)| rest);
                let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
                rest.get(..end).unwrap_or_default().to_owned()
            }
        }
    }
}

/// A request's text on its way to an answer's text.
pub type Sent = Pin<Box<dyn Future<Output = Result<String, Fault>>>>;

/// How a request's text reaches the browser wallet.
pub type Wallet = Rc<dyn Fn(String) -> Sent>;

/// An endpoint with what has been learnt of it.
pub struct Line {
    endpoint: Endpoint,
    wallet: Wallet,
    batch: Cell<usize>,
    round_trips: Cell<u32>,
    /// How long the last answer asked to wait, in seconds.
    retry_after: Cell<Option<u64>>,
}

/// Answers to calls, in their order.
pub type Answers = Vec<rpc::Answered>;

/// How often a request is tried, and for how long at most the endpoint can make it wait.
const TRIES: u32 = 4;
const LONGEST_WAIT_MS: u64 = 20_000;

/// How many calls a batch starts with.
const BATCH: usize = 100;

impl Line {
    /// Starts to ask an endpoint.
    pub fn new(endpoint: Endpoint, wallet: Wallet) -> Self {
        Self {
            endpoint,
            wallet,
            batch: Cell::new(BATCH),
            round_trips: Cell::new(0),
            retry_after: Cell::new(None),
        }
    }

    /// How the endpoint is named.
    pub fn host(&self) -> String {
        self.endpoint.host()
    }

    /// How many requests were sent.
    pub fn round_trips(&self) -> u32 {
        self.round_trips.get()
    }

    /// Asks all the calls.
    pub async fn ask(&self, calls: &[Call]) -> Answers {
        let mut answers: Answers = Vec::with_capacity(calls.len());
        while let Some(rest) = calls.get(answers.len()..).filter(|rest| !rest.is_empty()) {
            let size = self.batch.get().clamp(1, rest.len());
            let part = rest.get(..size).unwrap_or(rest);
            match self.send(part).await {
                Ok(part) => answers.extend(part),
                // Some endpoints refuse batches, or long ones: the same in smaller parts.
                Err(Fault::Refused(..) | Fault::Status(400 | 405 | 413 | 422 | 501))
                    if size > 1 =>
                {
                    self.batch.set(size / 4);
                }
                Err(fault) => answers.extend(part.iter().map(|_| Err(fault.clone()))),
            }
        }
        answers
    }

    async fn send(&self, calls: &[Call]) -> Result<Answers, Fault> {
        let request = rpc::request(calls);
        let mut wait = 500;
        let mut tries = 1;
        loop {
            self.round_trips
                .set(self.round_trips.get().saturating_add(1));
            let answered = match self.text(request.clone()).await {
                Ok(text) => rpc::answers(&text, calls.len()),
                Err(asked) => Err(asked),
            };
            let again = match &answered {
                Err(Fault::Busy) => true,
                Err(Fault::Status(status)) => *status >= 500 && *status != 501,
                Err(_) => false,
                Ok(answers) => answers.iter().zip(calls).any(|(answer, call)| {
                    matches!(answer, Err(Fault::Busy)) && !call.is_in_passing
                }),
            };
            if !again || tries >= TRIES {
                return answered;
            }
            let asked = self
                .retry_after
                .take()
                .map(|seconds| seconds.saturating_mul(1_000));
            let pause = asked.unwrap_or(wait);
            if pause > LONGEST_WAIT_MS {
                return answered;
            }
            net::sleep(u32::try_from(pause).unwrap_or(u32::MAX)).await;
            wait = wait.saturating_mul(2);
            tries = tries.saturating_add(1);
        }
    }

    async fn text(&self, request: String) -> Result<String, Fault> {
        let url = match &self.endpoint {
            Endpoint::Wallet => return (self.wallet)(request).await,
            Endpoint::Url(url) => url,
        };
        let answer = match net::post(url, request).await {
            Ok(answer) => answer,
            Err(NetError::TimedOut) => return Err(Fault::TimedOut),
            Err(NetError::TooLarge(_)) => return Err(Fault::TooLarge),
            Err(NetError::Redirected) => return Err(Fault::Redirected),
            Err(NetError::Unreachable(_)) if net::is_there(url).await => {
                return Err(Fault::NotAllowed);
            }
            Err(NetError::Unreachable(_)) => return Err(Fault::Unreachable),
        };
        self.retry_after.set(answer.retry_after);
        match answer.status {
            200..=299 => String::from_utf8(answer.body).map_err(|_| Fault::NotJsonRpc),
            429 => Err(Fault::Busy),
            status => Err(Fault::Status(status)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_https_and_loopback_are_endpoints() {
        for url in [
            "https://node.example/v2/key",
            "http://127.0.0.1:8545",
            "http://localhost",
            " http://[::1]:1/ ",
        ] {
            assert_eq!(
                Endpoint::typed(url),
                Some(Endpoint::Url(url.trim().to_owned())),
                "{url}"
            );
        }
        for url in [
            "",
            "https://",
            "http://node.example",
            "http://127.0.0.1.example",
            "http://localhost.example:1",
            "http://localhost@node.example",
            "https://user:key@node.example",
            "javascript:alert(1)",
            "data:,x",
            "ws://127.0.0.1",
            "//node.example",
            "https://no de.example",
        ] {
            assert_eq!(Endpoint::typed(url), None, "{url}");
        }
    }

    #[test]
    fn an_endpoint_is_named_by_its_host() {
        let host = |url: &str| Endpoint::Url(url.to_owned()).host();
        assert_eq!(host("https://node.example/v2/secret-key?x"), "node.example");
        assert_eq!(host("http://127.0.0.1:8545"), "127.0.0.1:8545");
    }
}
