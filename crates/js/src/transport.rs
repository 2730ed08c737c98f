//! The caller's transports, and the time.

use chain::transport::{self, Bounds, Clock, HttpReply, LocalBoxFuture, SendError, Transport};
use js_sys::{Date, Function, Promise};
use serde::Deserialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    /// A transport of the caller's, behind the package's guard (`packages/packproof/src/transport.js`): it never
    /// throws, and resolves to a [`Sent`].
    pub type JsTransport;

    #[wasm_bindgen(method, getter)]
    pub fn url(this: &JsTransport) -> String;

    #[wasm_bindgen(method, catch, js_name = send)]
    fn post(
        this: &JsTransport,
        request: &str,
        bytes: f64,
        seconds: u32,
    ) -> Result<Promise, JsValue>;

    #[wasm_bindgen(js_name = setTimeout)]
    fn set_timeout(resolve: &Function, milliseconds: u32) -> JsValue;
}

/// The most that is read of an answer, in bytes.
const MAX_BYTES: usize = 16 << 20;

/// The outcome of a request.
#[derive(Deserialize)]
struct Sent {
    status: Option<u16>,
    retry_after: Option<Wait>,
    text: Option<String>,
    fault: Option<String>,
}

/// The wait that an answer asks for.
#[derive(Deserialize)]
#[serde(untagged)]
enum Wait {
    Seconds(f64),
    /// The text of its `Retry-After` header.
    Header(String),
}

impl Transport for JsTransport {
    fn send(
        &self,
        request: String,
        bounds: Bounds,
    ) -> LocalBoxFuture<'_, Result<HttpReply, SendError>> {
        Box::pin(async move {
            let bytes = bounds.bytes.unwrap_or(MAX_BYTES);
            let sent = self.post(&request, bytes as f64, bounds.seconds);
            let sent = JsFuture::from(sent.map_err(|_| SendError::Unreachable)?).await;
            let sent = sent.map_err(|_| SendError::Unreachable)?;
            let sent: Sent =
                serde_wasm_bindgen::from_value(sent).map_err(|_| SendError::Unreachable)?;
            bounds.hold(sent.reply()?)
        })
    }
}

impl Sent {
    fn reply(self) -> Result<HttpReply, SendError> {
        if let Some(fault) = self.fault {
            return Err(match fault.as_str() {
                "timed_out" => SendError::TimedOut,
                "too_large" => SendError::TooLarge,
                "redirected" => SendError::Redirected,
                "not_allowed" => SendError::NotAllowed,
                "stopped" => SendError::Stopped,
                _ => SendError::Unreachable,
            });
        }
        let retry_after = self.retry_after.and_then(|wait| match wait {
            // A double becomes the nearest whole number of seconds that there is.
            Wait::Seconds(seconds) => (seconds >= 0.0).then_some(seconds.ceil() as u64),
            Wait::Header(text) => transport::retry_after(&text, JsClock.now()),
        });
        Ok(HttpReply {
            status: self.status.unwrap_or(200),
            retry_after,
            text: self.text.unwrap_or_default(),
        })
    }
}

/// JavaScript's clock.
pub struct JsClock;

impl Clock for JsClock {
    fn now(&self) -> u64 {
        // A whole number of milliseconds below 2^53.
        (Date::now() / 1_000.0) as u64
    }

    fn sleep(&self, milliseconds: u32) -> LocalBoxFuture<'_, ()> {
        let waited = Promise::new(&mut |resolve, _| {
            set_timeout(&resolve, milliseconds);
        });
        Box::pin(async move {
            // A timer never fails.
            drop(JsFuture::from(waited).await);
        })
    }
}
