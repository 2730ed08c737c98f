//! Connects to endpoints and to a shop's service over HTTP, and reads the clock. One pool of connections serves all
//! endpoints, through a proxy if the environment names one.

use std::collections::HashSet;
use std::env;
use std::io;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use chain::transport::{self, Bounds, Clock, HttpReply, LocalBoxFuture, SendError, Transport};
use intake::LoadError;
use ureq::http::HeaderMap;
use ureq::tls::{Certificate, RootCerts, TlsConfig};
use ureq::{Agent, Error};
use verify::PayloadError;

use crate::outcome::say;
use crate::proxy::{Proxies, Proxy};

/// The largest answer that is read, in bytes.
const MAX_BYTES: usize = 16 << 20;

/// An endpoint over HTTP.
pub struct Http {
    pool: Pool,
    url: String,
}

/// The connections, and the proxy that they go through.
#[derive(Clone, Debug)]
pub struct Pool {
    agent: Agent,
    proxies: Proxies,
}

impl Pool {
    /// Builds the pool of connections.
    ///
    /// # Errors
    ///
    /// As [`Proxies::of_environment`].
    pub fn open() -> Result<Self, String> {
        Ok(Self {
            proxies: Proxies::of_environment()?,
            agent: agent(),
        })
    }
}

fn agent() -> Agent {
    let tls = TlsConfig::builder().root_certs(authorities()).build();
    let config = Agent::config_builder()
        .http_status_as_error(false)
        .proxy(None)
        .max_redirects(0)
        .max_redirects_will_error(false)
        .tls_config(tls)
        .user_agent(concat!("packproof/", env!("CARGO_PKG_VERSION")));
    config.build().new_agent()
}

/// Returns the authorities whose certificates are trusted: those that browsers trust, and those of the system's store.
/// In the place of that store, `SSL_CERT_FILE` and `SSL_CERT_DIR` name a file and folders.
fn authorities() -> RootCerts {
    static ALL: OnceLock<RootCerts> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let found = rustls_native_certs::load_native_certs();
        let is_named = |name| env::var_os(name).is_some();
        if is_named("SSL_CERT_FILE") || is_named("SSL_CERT_DIR") {
            for fault in &found.errors {
                say(&format!(
                    "a certificate of an authority could not be read: {fault}"
                ));
            }
        }
        let of_browsers = webpki_root_certs::TLS_SERVER_ROOT_CERTS.iter();
        let all = of_browsers.chain(&found.certs);
        all.map(|der| Certificate::from_der(der).to_owned()).into()
    });
    all.clone()
}

impl Http {
    /// Connects to an endpoint at this address.
    pub fn new(pool: &Pool, url: &str) -> Self {
        Self {
            pool: pool.clone(),
            url: url.to_owned(),
        }
    }
}

impl Transport for Http {
    fn send(
        &self,
        request: String,
        bounds: Bounds,
    ) -> LocalBoxFuture<'_, Result<HttpReply, SendError>> {
        let (pool, url) = (self.pool.clone(), self.url.clone());
        Box::pin(async move {
            let sent = tokio::task::spawn_blocking(move || post(&pool, &url, &request, bounds));
            let reply = sent.await.unwrap_or(Err(SendError::Unreachable))?;
            bounds.hold(reply)
        })
    }
}

/// Sends a request and reads its answer, within these bounds.
fn post(pool: &Pool, url: &str, request: &str, bounds: Bounds) -> Result<HttpReply, SendError> {
    let seconds = Duration::from_secs(bounds.seconds.into());
    let proxy = pool.proxies.for_url(url);
    let post = pool
        .agent
        .post(url)
        .config()
        .timeout_global(Some(seconds))
        .proxy(proxy.map(|proxy| proxy.client.clone()))
        .build();
    let post = post.header("content-type", "application/json");
    let mut answer = post.send(request).map_err(|error| {
        if let Some(why) = named(url, &error, proxy) {
            say_once(why);
        }
        fault(&error)
    })?;
    let status = answer.status().as_u16();
    if answer.status().is_redirection() {
        return Err(SendError::Redirected);
    }
    let retry_after = asked_wait(answer.headers());
    let most = bounds.bytes.unwrap_or(MAX_BYTES);
    let most = u64::try_from(most).unwrap_or(u64::MAX);
    let body = answer.body_mut().with_config().limit(most).read_to_vec();
    let body = body.map_err(|error| fault(&error))?;
    Ok(HttpReply {
        status,
        retry_after,
        text: String::from_utf8(body).unwrap_or_default(),
    })
}

/// Returns the number of seconds that an answer asks to wait.
fn asked_wait(headers: &HeaderMap) -> Option<u64> {
    let asked = headers.get("retry-after")?.to_str().ok()?;
    transport::retry_after(asked, Machine.now())
}

/// An answer of a service.
#[derive(Debug)]
pub struct Got {
    /// The HTTP status.
    pub status: u16,
    /// The number of seconds that the service asks to wait.
    pub retry_after: Option<u64>,
    /// The body.
    pub body: Vec<u8>,
}

/// The longest time for an answer of a service, in seconds.
const SERVICE_SECONDS: u64 = 120;

/// Gets an address of a service, with a body of at most the size of a file. It follows no redirect.
///
/// # Errors
///
/// Returns the reason why there is no answer.
pub fn get(pool: &Pool, url: &str) -> Result<Got, LoadError> {
    let proxy = pool.proxies.for_url(url);
    let fault = |error: Error| match fault(&error) {
        SendError::TimedOut => LoadError::TimedOut(SERVICE_SECONDS),
        SendError::TooLarge => LoadError::Unreadable(PayloadError::TooLarge {
            bytes: intake::file::MAX_BYTES.saturating_add(1),
            limit: intake::file::MAX_BYTES,
        }),
        SendError::Redirected => LoadError::Redirected,
        _ => {
            let why = named(url, &error, proxy).unwrap_or(error.to_string());
            match is_broken_off(&error) {
                true => LoadError::BrokeOff(why),
                false => LoadError::Unreachable(why),
            }
        }
    };
    let seconds = Duration::from_secs(SERVICE_SECONDS);
    let get = pool
        .agent
        .get(url)
        .config()
        .timeout_global(Some(seconds))
        .proxy(proxy.map(|proxy| proxy.client.clone()))
        .build();
    let mut answer = get.call().map_err(fault)?;
    if answer.status().is_redirection() {
        return Err(LoadError::Redirected);
    }
    let body = answer
        .body_mut()
        .with_config()
        .limit(intake::file::MAX_BYTES);
    let body = body.read_to_vec().map_err(|error| match fault(error) {
        LoadError::Unreachable(why) => LoadError::BrokeOff(why),
        other => other,
    })?;
    Ok(Got {
        status: answer.status().as_u16(),
        retry_after: asked_wait(answer.headers()),
        body,
    })
}

/// Returns true if the connection ended before the head of an answer was whole.
fn is_broken_off(error: &Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionReset, UnexpectedEof};
    let kinds = [ConnectionAborted, ConnectionReset, UnexpectedEof];
    matches!(error, Error::Io(fault) if kinds.contains(&fault.kind()))
}

/// Names what kept a connection from being made: the host's certificate, or the proxy; `None` for the host itself.
fn named(url: &str, error: &Error, proxy: Option<&Proxy>) -> Option<String> {
    let host = url.split('/').nth(2).unwrap_or_default();
    let of_proxy = || proxy.map(|proxy| format!("{host} was asked through {proxy}: {error}"));
    of_certificate(url, error).or_else(of_proxy)
}

/// Reports that a host's certificate was refused, and why; `None` for any other error.
fn of_certificate(url: &str, error: &Error) -> Option<String> {
    let error = error.to_string();
    let (_, why) = error.split_once("invalid peer certificate: ")?;
    let host = url.split('/').nth(2)?;
    Some(format!(
        "The certificate of {host} was refused: {why}. Trusted are the authorities of browsers and of this system; SSL_CERT_FILE names a file with others."
    ))
}

/// Prints a line on the standard error, each once.
fn say_once(line: String) {
    static SAID: OnceLock<Mutex<HashSet<String>>> = OnceLock::new();
    let said = SAID.get_or_init(Mutex::default);
    let mut said = said.lock().unwrap_or_else(PoisonError::into_inner);
    if !said.contains(&line) {
        say(&line);
        said.insert(line);
    }
}

fn fault(error: &Error) -> SendError {
    match error {
        Error::Timeout(_) => SendError::TimedOut,
        Error::BodyExceedsLimit(_) => SendError::TooLarge,
        Error::TooManyRedirects | Error::RedirectFailed => SendError::Redirected,
        Error::Io(fault) if fault.kind() == io::ErrorKind::TimedOut => SendError::TimedOut,
        _ => SendError::Unreachable,
    }
}

/// The machine's clock.
pub struct Machine;

impl Clock for Machine {
    fn now(&self) -> u64 {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        now.map_or(0, |now| now.as_secs())
    }

    fn sleep(&self, milliseconds: u32) -> LocalBoxFuture<'_, ()> {
        let span = Duration::from_millis(milliseconds.into());
        Box::pin(tokio::time::sleep(span))
    }
}
