//! The only fetch of the project: bounded in size and in time, one error type.

use core::cell::Cell;
use std::rc::Rc;

use gloo_net::http::RequestBuilder;
use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    AbortController, DedicatedWorkerGlobalScope, ReadableStream, ReadableStreamDefaultReader,
    ReferrerPolicy, RequestCache, RequestCredentials,
};

/// The most that is read of any answer or file, in bytes.
pub const LARGEST: u64 = 128 << 20;

/// How long an answer may say nothing, in seconds.
pub const PATIENCE: u64 = 30;

/// An answer of a server: its status, and its body as far as it is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// The whole body.
    pub body: Vec<u8>,
}

/// Why there is no answer. The network's doing; it says nothing about what was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NetError {
    /// Nothing was reached, or the answer broke off: the browser's own words.
    Unreachable(String),
    /// Nothing arrived for [`PATIENCE`] seconds.
    TimedOut,
    /// The body is larger than [`LARGEST`]; its size as far as it is known.
    TooLarge(u64),
}

/// Gets a URL, telling the bytes that have arrived and how many there are, when the server says so.
pub async fn get(url: &str, observe: impl FnMut(u64, Option<u64>)) -> Result<Answer, NetError> {
    let patience = Patience::start()?;
    let request = RequestBuilder::new(url)
        .abort_signal(Some(&patience.controller.signal()))
        .cache(RequestCache::NoCache)
        .credentials(RequestCredentials::Omit)
        .referrer_policy(ReferrerPolicy::NoReferrer);
    let answer = async {
        let response = request
            .send()
            .await
            .map_err(|fault| NetError::Unreachable(fault.to_string()))?;
        let total = response
            .headers()
            .get("content-length")
            .and_then(|length| length.parse().ok());
        // A length counts what travels: a compressed body is longer than it says.
        let total = total.filter(|_| response.headers().get("content-encoding").is_none());
        let body = match response.body() {
            Some(stream) => collect(stream, total, &patience, observe).await?,
            None => Vec::new(),
        };
        Ok(Answer {
            status: response.status(),
            body,
        })
    };
    let answer = answer.await;
    if patience.ended() {
        Err(NetError::TimedOut)
    } else {
        answer
    }
}

/// Reads a file that the user chose.
pub async fn read(
    file: &web_sys::Blob,
    observe: impl FnMut(u64, Option<u64>),
) -> Result<Vec<u8>, NetError> {
    // A file's size is a whole number below 2^53, which the browser gives as a double.
    let size = format!("{:.0}", file.size()).parse().ok();
    collect(file.stream(), size, &Patience::start()?, observe).await
}

async fn collect(
    stream: ReadableStream,
    total: Option<u64>,
    patience: &Patience,
    mut observe: impl FnMut(u64, Option<u64>),
) -> Result<Vec<u8>, NetError> {
    if let Some(total) = total.filter(|total| *total > LARGEST) {
        return Err(NetError::TooLarge(total));
    }
    let reader: ReadableStreamDefaultReader = stream.get_reader().unchecked_into();
    let mut body = Vec::with_capacity(
        total
            .and_then(|total| usize::try_from(total).ok())
            .unwrap_or(0),
    );
    loop {
        patience.renew();
        let part = JsFuture::from(reader.read()).await.map_err(unreachable)?;
        let chunk = Reflect::get(&part, &"value".into()).map_err(unreachable)?;
        if chunk.is_undefined() {
            return Ok(body);
        }
        let chunk: Uint8Array = chunk.dyn_into().map_err(unreachable)?;
        let before = body.len();
        let so_far = u64::try_from(before)
            .unwrap_or(u64::MAX)
            .saturating_add(u64::from(chunk.length()));
        if so_far > LARGEST {
            drop(reader.cancel());
            return Err(NetError::TooLarge(so_far));
        }
        body.resize(usize::try_from(so_far).unwrap_or(usize::MAX), 0);
        chunk.copy_to(body.get_mut(before..).unwrap_or_default());
        observe(so_far, total);
    }
}

fn unreachable(fault: JsValue) -> NetError {
    NetError::Unreachable(js_sys::Error::from(fault).message().into())
}

/// A timer that aborts a request when nothing arrives for too long.
struct Patience {
    scope: DedicatedWorkerGlobalScope,
    controller: AbortController,
    abort: Closure<dyn FnMut()>,
    ended: Rc<Cell<bool>>,
    timer: Cell<Option<i32>>,
}

impl Patience {
    fn start() -> Result<Self, NetError> {
        let controller = AbortController::new().map_err(unreachable)?;
        let ended = Rc::new(Cell::new(false));
        let abort = Closure::new({
            let (controller, ended) = (controller.clone(), ended.clone());
            move || {
                ended.set(true);
                controller.abort();
            }
        });
        let patience = Self {
            scope: js_sys::global().unchecked_into(),
            controller,
            abort,
            ended,
            timer: Cell::new(None),
        };
        patience.renew();
        Ok(patience)
    }

    fn renew(&self) {
        self.stop();
        let milliseconds = i32::try_from(PATIENCE * 1_000).unwrap_or(i32::MAX);
        let timer = self
            .scope
            .set_timeout_with_callback_and_timeout_and_arguments_0(
                self.abort.as_ref().unchecked_ref(),
                milliseconds,
            );
        self.timer.set(timer.ok());
    }

    fn stop(&self) {
        if let Some(timer) = self.timer.take() {
            self.scope.clear_timeout_with_handle(timer);
        }
    }

    fn ended(&self) -> bool {
        self.ended.get()
    }
}

impl Drop for Patience {
    fn drop(&mut self) {
        self.stop();
    }
}
