//! The only reader of answers from others, bounded in size and in time, with one error type. A worker's script
//! (src/ui/shell/worker.js) may send the first request before this module is there. The start script
//! (src/ui/shell/parts.js) fetches the page's parts and checks their digests.

use core::cell::{Cell, RefCell};
use core::error::Error;
use core::fmt;
use std::borrow::Cow;
use std::pin::Pin;
use std::rc::Rc;

use gloo_net::http::{Method, Request, RequestBuilder, Response as Reply};
use gloo_timers::callback::Timeout;
use gloo_timers::future::TimeoutFuture;
use js_sys::{Object, Promise, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    AbortController, Blob, ReadableStream, ReadableStreamDefaultReader, ReadableWritablePair,
    ReferrerPolicy, RequestCache, RequestCredentials, RequestMode, RequestRedirect, Response,
    ResponseType,
};

use chain::transport::retry_after;
use intake::file::{ForeignFileError, MAX_BYTES};
use intake::{FileFault, LoadError};
use verify::PayloadError;

/// The most that is read of an endpoint's answer, in bytes.
pub const MAX_RPC_BYTES: u64 = 16 << 20;

/// The longest pause in an answer, in seconds.
pub const IDLE_SECONDS: u32 = 30;

#[wasm_bindgen]
extern "C" {
    /// The browser's way to unpack a stream, which `web-sys` still counts as unstable.
    #[wasm_bindgen(extends = ReadableWritablePair)]
    type DecompressionStream;

    #[wasm_bindgen(constructor, catch)]
    fn new(format: &str) -> Result<DecompressionStream, JsValue>;
}

/// A server's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// The wait that the server asks for, in seconds.
    pub retry_after: Option<u64>,
    /// The whole body.
    pub body: Vec<u8>,
}

impl Answer {
    /// Returns whether the server granted the request.
    pub const fn is_success(&self) -> bool {
        matches!(self.status, 200..=299)
    }
}

/// A missing answer's reason. It is a fault of the network and no evidence about the requested content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NetError {
    /// Nothing was reached: the browser's words.
    Unreachable(String),
    /// The answer broke off: the browser's words.
    BrokeOff(String),
    /// Nothing arrived for [`IDLE_SECONDS`] seconds.
    TimedOut,
    /// The body is larger than allowed: its announced size in bytes, or the bytes that had arrived.
    TooLarge(u64),
    /// The answer redirects to another address. No one chose that address, so the page does not ask it. The browser
    /// does not show the address.
    Redirected,
}

/// The reason that a body was not read to its end.
enum Cut {
    /// It is larger than allowed: its announced size in bytes, or the bytes that had arrived.
    TooLarge(u64),
    /// The browser gave no more of it, for this reason.
    Fault(JsValue),
}

impl From<Cut> for NetError {
    fn from(cut: Cut) -> Self {
        match cut {
            Cut::TooLarge(bytes) => Self::TooLarge(bytes),
            Cut::Fault(fault) => Self::BrokeOff(js_sys::Error::from(fault).message().into()),
        }
    }
}

impl From<NetError> for LoadError {
    fn from(fault: NetError) -> Self {
        match fault {
            NetError::Unreachable(cause) => Self::Unreachable(cause),
            NetError::BrokeOff(cause) => Self::BrokeOff(cause),
            NetError::TimedOut => Self::TimedOut(IDLE_SECONDS.into()),
            NetError::Redirected => Self::Redirected,
            NetError::TooLarge(bytes) => Self::Unreadable(PayloadError::TooLarge {
                bytes,
                limit: MAX_BYTES,
            }),
        }
    }
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreachable(cause) => write!(f, "unreachable: {cause}"),
            Self::BrokeOff(cause) => write!(f, "broke off: {cause}"),
            Self::TimedOut => write!(f, "nothing arrived for {IDLE_SECONDS} s"),
            Self::TooLarge(bytes) => write!(f, "the answer has {bytes} bytes"),
            Self::Redirected => f.write_str("redirected"),
        }
    }
}

impl Error for NetError {}

/// A request that the worker's script has sent, with the options of `chosen`. The browser holds back a body until it
/// is read here. Dropping it ends the request.
pub struct EarlyRequest {
    url: String,
    controller: AbortController,
    /// The browser's response.
    reply: Promise,
}

impl EarlyRequest {
    /// Reads the request of the worker's script; `None` if it has sent none.
    pub fn from_js(crossed: &JsValue) -> Option<Self> {
        let get = |name: &str| Reflect::get(crossed, &name.into()).ok();
        Some(Self {
            url: get("url")?.as_string()?,
            controller: get("end")?.dyn_into().ok()?,
            reply: get("answer")?.dyn_into().ok()?,
        })
    }
}

impl Drop for EarlyRequest {
    fn drop(&mut self) {
        self.controller.abort();
    }
}

/// Gets a URL, and reports the bytes that have arrived, and their total if the server gives it. Reads the answer to the
/// early request if that asked for the same URL. The timeout begins here for it too, where its answer is awaited.
///
/// # Errors
///
/// A [`NetError`] if no whole answer comes in time.
pub async fn get(
    url: &str,
    early: Option<EarlyRequest>,
    observe: impl FnMut(u64, Option<u64>),
) -> Result<Answer, NetError> {
    let url = whole(url);
    let early = early.filter(|early| early.url == url);
    let (sent, timeout): (Sent, _) = match &early {
        Some(early) => {
            let reply = JsFuture::from(early.reply.clone());
            let sent = async move {
                let reply = reply.await.map_err(unreached)?;
                Ok(reply.unchecked_into::<Response>().into())
            };
            let timeout = IdleTimeout::of(early.controller.clone(), IDLE_SECONDS);
            (Box::pin(sent), timeout)
        }
        None => {
            let timeout = IdleTimeout::start(IDLE_SECONDS)?;
            let request = chosen(RequestBuilder::new(&url), &timeout).build();
            (send(request), timeout)
        }
    };
    answer(sent, Limit::payload(), timeout, observe).await
}

/// Posts JSON to a URL, for an answer of at most `most` bytes, which must be complete within `seconds`.
///
/// # Errors
///
/// A [`NetError`] if no whole answer comes in time.
pub async fn post(url: &str, json: String, most: u64, seconds: u32) -> Result<Answer, NetError> {
    let timeout = IdleTimeout::start(seconds)?;
    let request = chosen(RequestBuilder::new(url), &timeout)
        .method(Method::POST)
        .header("content-type", "application/json")
        .body(json);
    answer(send(request), Limit::rpc(most), timeout, |_, _| {}).await
}

/// Returns whether any server answers at a URL, even one whose answer this page may not read.
pub async fn is_there(url: &str) -> bool {
    let Ok(timeout) = IdleTimeout::start(IDLE_SECONDS) else {
        return false;
    };
    let request = ours(RequestBuilder::new(url), &timeout).mode(RequestMode::NoCors);
    request.send().await.is_ok()
}

/// Returns whether the device has a network, as far as the browser knows.
pub fn is_online() -> bool {
    let navigator = Reflect::get(&js_sys::global(), &"navigator".into());
    let online = navigator.and_then(|navigator| Reflect::get(&navigator, &"onLine".into()));
    online
        .ok()
        .and_then(|online| online.as_bool())
        .unwrap_or(true)
}

/// Waits for this many milliseconds.
pub async fn sleep(milliseconds: u32) {
    TimeoutFuture::new(milliseconds).await;
}

/// Returns a URL with its origin. The worker starts from bytes and has no address, so it cannot resolve a relative one.
fn whole(url: &str) -> Cow<'_, str> {
    match origin().filter(|_| url.starts_with('/')) {
        Some(origin) => Cow::Owned(origin + url),
        None => Cow::Borrowed(url),
    }
}

/// Returns whether a URL is of another origin than the page. Only such a server can withhold its answer from the
/// page.
pub fn is_elsewhere(url: &str) -> bool {
    let is_own = |origin: String| {
        let path = url.strip_prefix(&origin);
        path.is_some_and(|path| path.starts_with('/'))
    };
    !url.starts_with('/') && !origin().is_some_and(is_own)
}

/// Returns the page's origin.
fn origin() -> Option<String> {
    let origin = Reflect::get(&js_sys::global(), &"origin".into());
    origin.ok()?.as_string()
}

/// Sets the options that every request of the project shares: no credentials, no referrer, and a check with the
/// server before the browser's cache is used.
fn ours(request: RequestBuilder, timeout: &IdleTimeout) -> RequestBuilder {
    request
        .abort_signal(Some(&timeout.controller.signal()))
        .cache(RequestCache::NoCache)
        .credentials(RequestCredentials::Omit)
        .referrer_policy(ReferrerPolicy::NoReferrer)
}

/// Sets the options of a request to a chosen address: those of [`ours`], and no redirects.
fn chosen(request: RequestBuilder, timeout: &IdleTimeout) -> RequestBuilder {
    ours(request, timeout).redirect(RequestRedirect::Manual)
}

/// A request under way.
type Sent = Pin<Box<dyn Future<Output = Result<Reply, NetError>>>>;

/// Sends a request.
fn send(request: Result<Request, gloo_net::Error>) -> Sent {
    let failed = |fault: gloo_net::Error| NetError::Unreachable(fault.to_string());
    Box::pin(async move { request.map_err(failed)?.send().await.map_err(failed) })
}

async fn answer(
    sent: Sent,
    limit: Limit,
    timeout: IdleTimeout,
    observe: impl FnMut(u64, Option<u64>),
) -> Result<Answer, NetError> {
    let answer = async {
        let response = sent.await?;
        if response.type_() == ResponseType::Opaqueredirect {
            return Err(NetError::Redirected);
        }
        let header = |name| response.headers().get(name);
        let number = |name| header(name).and_then(|text| text.parse().ok());
        // Content-Length counts the bytes on the line; an unpacked body is longer.
        let total = number("content-length").filter(|_| header("content-encoding").is_none());
        let body = match response.body() {
            Some(stream) => collect(stream, total, limit, &timeout, observe).await?,
            None => Vec::new(),
        };
        Ok(Answer {
            status: response.status(),
            retry_after: header("retry-after").and_then(|asked| retry_after(&asked, now())),
            body,
        })
    };
    let answer = answer.await;
    if timeout.ended() {
        Err(NetError::TimedOut)
    } else {
        answer
    }
}

/// Returns the time, in seconds since 1970.
#[allow(clippy::as_conversions, reason = "a browser counts in doubles")]
fn now() -> u64 {
    (js_sys::Date::now() / 1_000.0) as u64
}

/// The largest body that is read, in bytes, and whether each part of it renews the timeout.
#[derive(Clone, Copy)]
struct Limit {
    largest: u64,
    renews: bool,
}

impl Limit {
    const fn payload() -> Self {
        Self {
            largest: MAX_BYTES,
            renews: true,
        }
    }

    const fn rpc(most: u64) -> Self {
        Self {
            largest: most,
            renews: false,
        }
    }
}

/// Returns the size of a file in bytes. The browser gives it, a whole number below 2^53, as a double.
#[allow(clippy::as_conversions, reason = "a browser counts in doubles")]
pub fn size(file: &Blob) -> u64 {
    file.size() as u64
}

/// Reads a file that the user chose: a `Blob`, or bytes that the page has read and found small enough.
///
/// # Errors
///
/// A [`LoadError`] for a file that is too large, or that the browser cannot read.
pub async fn read(
    file: &Object,
    observe: impl FnMut(u64, Option<u64>),
) -> Result<Vec<u8>, LoadError> {
    let limit = Limit::payload();
    let Some(file) = file.dyn_ref::<Blob>() else {
        return Ok(Uint8Array::new(file).to_vec());
    };
    let size = size(file);
    let timeout = IdleTimeout::start(IDLE_SECONDS)?;
    let stream = file.stream();
    let bytes = collect(stream, Some(size), limit, &timeout, observe).await;
    bytes.map_err(|cut| match cut {
        Cut::TooLarge(_) => NetError::from(cut).into(),
        Cut::Fault(fault) => LoadError::File(not_read(fault)),
    })
}

/// Unpacks a gzip file. The browser refuses a damaged one, and one with another file behind it.
///
/// # Errors
///
/// [`ForeignFileError::Gzip`] for a file that the browser refuses, and a [`NetError`] for a text that is too large.
pub async fn inflated(packed: &[u8]) -> Result<Vec<u8>, LoadError> {
    let stream = || {
        let gzip = DecompressionStream::new("gzip").ok()?;
        // In WebKit, a worker of a page on the disk reads no `Blob`, not even one that it made.
        let packed = Response::new_with_opt_js_u8_array(Some(&Uint8Array::from(packed)));
        Some(packed.ok()?.body()?.pipe_through(&gzip))
    };
    let stream = stream().ok_or(ForeignFileError::Gzip)?;
    let timeout = IdleTimeout::start(IDLE_SECONDS)?;
    let text = collect(stream, None, Limit::payload(), &timeout, |_, _| {}).await;
    text.map_err(|cut| match cut {
        Cut::TooLarge(_) => NetError::from(cut).into(),
        Cut::Fault(_) => ForeignFileError::Gzip.into(),
    })
}

async fn collect(
    stream: ReadableStream,
    total: Option<u64>,
    limit: Limit,
    timeout: &IdleTimeout,
    mut observe: impl FnMut(u64, Option<u64>),
) -> Result<Vec<u8>, Cut> {
    if let Some(total) = total.filter(|total| *total > limit.largest) {
        // Otherwise the browser would continue to read an unwanted body.
        drop(stream.cancel());
        return Err(Cut::TooLarge(total));
    }
    let reader: ReadableStreamDefaultReader = stream.get_reader().unchecked_into();
    let mut body = Vec::with_capacity(
        total
            .and_then(|total| usize::try_from(total).ok())
            .unwrap_or(0),
    );
    loop {
        if limit.renews {
            timeout.renew();
        }
        let read = JsFuture::from(reader.read()).await.map_err(Cut::Fault)?;
        let chunk = Reflect::get(&read, &"value".into()).map_err(Cut::Fault)?;
        if chunk.is_undefined() {
            return Ok(body);
        }
        let chunk: Uint8Array = chunk.dyn_into().map_err(Cut::Fault)?;
        let before = body.len();
        let so_far = u64::try_from(before)
            .unwrap_or(u64::MAX)
            .saturating_add(u64::from(chunk.length()));
        if so_far > limit.largest {
            drop(reader.cancel());
            return Err(Cut::TooLarge(so_far));
        }
        body.resize(usize::try_from(so_far).unwrap_or(usize::MAX), 0);
        chunk.copy_to(body.get_mut(before..).unwrap_or_default());
        observe(so_far, total);
    }
}

/// Returns the fault of a file that the browser did not read: by the error's name, the file is gone or unreadable.
pub fn not_read(fault: JsValue) -> FileFault {
    let fault = js_sys::Error::from(fault);
    let (name, words) = (String::from(fault.name()), String::from(fault.message()));
    match name.as_str() {
        "NotFoundError" => FileFault::Gone(words),
        _ => FileFault::Unreadable(words),
    }
}

/// Returns the error of a request that reached nothing, in the words that a request of this module has.
fn unreached(fault: JsValue) -> NetError {
    NetError::Unreachable(js_sys::Error::from(fault).to_string().into())
}

fn unreachable(fault: JsValue) -> NetError {
    NetError::Unreachable(js_sys::Error::from(fault).message().into())
}

/// A timer that aborts a request if nothing arrives for too long.
struct IdleTimeout {
    controller: AbortController,
    ended: Rc<Cell<bool>>,
    timer: RefCell<Option<Timeout>>,
    milliseconds: u32,
}

impl IdleTimeout {
    fn start(seconds: u32) -> Result<Self, NetError> {
        let controller = AbortController::new().map_err(unreachable)?;
        Ok(Self::of(controller, seconds))
    }

    /// Starts the timer of a request that this controller ends.
    fn of(controller: AbortController, seconds: u32) -> Self {
        let timeout = Self {
            controller,
            ended: Rc::default(),
            timer: RefCell::default(),
            milliseconds: seconds.saturating_mul(1_000),
        };
        timeout.renew();
        timeout
    }

    /// Restarts the timer: a new one replaces the old.
    fn renew(&self) {
        let (controller, ended) = (self.controller.clone(), self.ended.clone());
        let abort = move || {
            ended.set(true);
            controller.abort();
        };
        self.timer
            .replace(Some(Timeout::new(self.milliseconds, abort)));
    }

    fn ended(&self) -> bool {
        self.ended.get()
    }
}

impl Drop for IdleTimeout {
    fn drop(&mut self) {
        // Nothing needs a request that is still under way.
        self.controller.abort();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn is_error<E: Error + Send + Sync + 'static>() {}

    const _: () = is_error::<NetError>();
}
