//! The shop's service: one request a proof.

use std::time::Duration;

use chain::endpoint::Endpoint;
use intake::Link;
use intake::file::MAX_BYTES;
use ureq::{Agent, Error};

use crate::http::{agent, retry_after};

/// How long an answer may take. A report may have 128 MiB.
const MOST_SECONDS: u64 = 120;

/// The name that the service gives an error, anywhere in its body: the body's shape is not specified.
const NOT_READY: &[u8] = b"proof_not_ready";

/// The shop's service.
#[derive(Clone)]
pub struct Service {
    agent: Agent,
    base: String,
}

/// The service's answer about a proof.
#[derive(Debug)]
pub enum Answer {
    /// The bytes of the payload.
    Payload(Vec<u8>),
    /// The pull, or one around it, has not settled.
    NotReady,
    /// The service has no proof of this id.
    Unknown,
    /// The service could not be asked, or failed. This says nothing of the proof.
    Failed(Failed),
}

/// A request that came to nothing.
#[derive(Debug)]
pub struct Failed {
    /// The status or the fault, for people.
    pub why: String,
    /// How many seconds the service asks to wait.
    pub retry_after: Option<u64>,
}

impl Service {
    /// A service at this address: https, or http on this machine.
    pub fn new(url: &str) -> Option<Self> {
        let base = address(url)?.trim_end_matches('/').to_owned();
        let agent = agent();
        (!base.contains('?')).then_some(Self { agent, base })
    }

    /// The address, in one spelling.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// Asks for the proof of a link.
    pub async fn ask(&self, link: &Link) -> Answer {
        let path = link.path();
        let (_, id) = path.rsplit_once('/').unwrap_or_default();
        let url = match link {
            Link::Pull(_) => format!("{}/v1/packs/pulls/{id}/proof", self.base),
            Link::Event(_) => format!("{}/v1/pack-events/{id}/fairness", self.base),
        };
        self.get(url).await
    }

    /// Reads another address through the same connections.
    pub async fn get(&self, url: String) -> Answer {
        let agent = self.agent.clone();
        let got = tokio::task::spawn_blocking(move || get(&agent, &url));
        got.await.unwrap_or_else(|_| failed("no answer"))
    }
}

/// An address that may be read: https, or http on this machine.
pub fn address(url: &str) -> Option<String> {
    match Endpoint::parse(url)? {
        Endpoint::Url(url) => Some(url),
        Endpoint::Wallet => None,
    }
}

fn failed(why: impl ToString) -> Answer {
    let why = why.to_string();
    let retry_after = None;
    Answer::Failed(Failed { why, retry_after })
}

fn get(agent: &Agent, url: &str) -> Answer {
    let seconds = Duration::from_secs(MOST_SECONDS);
    let get = agent.get(url).config().timeout_global(Some(seconds));
    let mut answer = match get.build().call() {
        Ok(answer) => answer,
        Err(fault) => return failed(fault),
    };
    let status = answer.status();
    let retry_after = retry_after(answer.headers());
    let body = answer.body_mut().with_config().limit(MAX_BYTES);
    let body = body.read_to_vec();
    match (status.as_u16(), body) {
        (200..=299, Ok(bytes)) => Answer::Payload(bytes),
        (200..=299, Err(Error::BodyExceedsLimit(_))) => failed("the answer is too large"),
        (200..=299, Err(fault)) => failed(fault),
        (404, Ok(body)) if body.windows(NOT_READY.len()).any(|part| part == NOT_READY) => {
            Answer::NotReady
        }
        (404 | 410, Ok(_)) => Answer::Unknown,
        (status, _) => Answer::Failed(Failed {
            why: format!("status {status}"),
            retry_after,
        }),
    }
}
