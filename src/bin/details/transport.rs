//! Provides the reader with the worker's transports to endpoints, and with the time.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Date;

use chain::endpoint::{Endpoint, is_near};
use chain::transport::{Bounds, Clock, HttpReply, LocalBoxFuture, SendError, Transport};
use page::net::{self, NetError};
use page::program::port::Port;
use page::worker::response::ChainResponse;
use verify::report::count;

/// The time, in milliseconds, within which a request fails if the browser stops it.
const AT_ONCE_MS: f64 = 300.0;

/// An endpoint that the worker asks itself.
pub struct Http {
    /// The endpoint's address.
    pub url: String,
}

impl Transport for Http {
    fn send(
        &self,
        request: String,
        bounds: Bounds,
    ) -> LocalBoxFuture<'_, Result<HttpReply, SendError>> {
        Box::pin(async move {
            let most = bounds.bytes.map_or(net::MAX_RPC_BYTES, count);
            let sent = Date::now();
            let answer = match net::post(&self.url, request, most, bounds.seconds).await {
                Ok(answer) => answer,
                Err(NetError::TimedOut) => return Err(SendError::TimedOut),
                Err(NetError::TooLarge(_)) => return Err(SendError::TooLarge),
                Err(NetError::Redirected) => return Err(SendError::Redirected),
                Err(NetError::BrokeOff(_)) => return Err(SendError::Unreachable),
                Err(NetError::Unreachable(_)) => return Err(self.unanswered(sent).await),
            };
            Ok(HttpReply {
                status: answer.status,
                retry_after: answer.retry_after,
                text: String::from_utf8(answer.body).unwrap_or_default(),
            })
        })
    }
}

impl Http {
    /// Returns the reason that a request sent at this time got no answer.
    async fn unanswered(&self, sent: f64) -> SendError {
        let is_at_once = Date::now() - sent < AT_ONCE_MS;
        // A browser that asks for leave first needs more time.
        let is_near = Endpoint::parse(&self.url).is_some_and(|url| is_near(&url.host()));
        if net::is_there(&self.url).await {
            SendError::NotAllowed
        } else if is_near || (is_at_once && net::is_online()) {
            SendError::Stopped
        } else {
            SendError::Unreachable
        }
    }
}

/// The requests and answers of all transports of a reading.
#[derive(Default)]
pub struct Traffic {
    /// The number of answers that have come.
    answers: Cell<u32>,
    /// The host of each request that still waits for its answer, with the time since when, in seconds since 1970.
    open: RefCell<Vec<(String, u64)>>,
}

impl Traffic {
    /// Returns the progress of the reading, as a response for the page.
    fn so_far(&self) -> ChainResponse {
        // The oldest request of a host comes first.
        let mut waiting_for: Vec<(String, u64)> = Vec::new();
        for open in self.open.borrow().iter() {
            if !waiting_for.iter().any(|(host, _)| *host == open.0) {
                waiting_for.push(open.clone());
            }
        }
        ChainResponse::Answers {
            answers: self.answers.get(),
            waiting_for,
        }
    }
}

/// A transport that counts its answers, for the page to show the progress of a reading.
pub struct Counted {
    /// The counted transport.
    pub transport: Http,
    /// The host that it asks.
    pub host: String,
    /// The traffic of this transport and the others.
    pub traffic: Rc<Traffic>,
    /// The port that receives the count.
    pub port: Port,
}

impl Transport for Counted {
    fn send(
        &self,
        request: String,
        bounds: Bounds,
    ) -> LocalBoxFuture<'_, Result<HttpReply, SendError>> {
        Box::pin(async move {
            let Traffic { answers, open } = &*self.traffic;
            open.borrow_mut()
                .push((self.host.clone(), BrowserClock.now()));
            self.port.post(&self.traffic.so_far());
            let answer = self.transport.send(request, bounds).await;
            let mut still = open.borrow_mut();
            if let Some(at) = still.iter().position(|(host, _)| *host == self.host) {
                still.remove(at);
            }
            drop(still);
            // A refusal brings the reading no further.
            let is_answered = answer.as_ref().is_ok_and(HttpReply::is_success);
            answers.set(answers.get().saturating_add(u32::from(is_answered)));
            self.port.post(&self.traffic.so_far());
            answer
        })
    }
}

/// The browser's clock.
pub struct BrowserClock;

impl Clock for BrowserClock {
    #[allow(clippy::as_conversions, reason = "a browser counts in doubles")]
    fn now(&self) -> u64 {
        // The browser gives a whole number of milliseconds below 2^53 as a double.
        (Date::now() / 1_000.0) as u64
    }

    fn sleep(&self, milliseconds: u32) -> LocalBoxFuture<'_, ()> {
        Box::pin(net::sleep(milliseconds))
    }
}
