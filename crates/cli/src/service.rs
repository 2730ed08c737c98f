//! Gets payloads from the shop's service by an id or a link.

use std::thread;
use std::time::Duration;

use chain::endpoint::Endpoint;
use intake::{Link, Target, is_other, served};
use verify::PayloadError;
use verify::json::Document;
use verify::report::Kind;
use words::LoadError;

use crate::ending::say;
use crate::http::{Pool, get};

/// The waits before a busy service is asked again, if it names none.
const WAITS: [Duration; 3] = [
    Duration::from_millis(500),
    Duration::from_secs(1),
    Duration::from_secs(2),
];

/// The longest wait that a service may ask for before one more request.
const LONGEST_WAIT: Duration = Duration::from_secs(20);

/// A shop's service.
#[derive(Debug)]
pub struct Service {
    pool: Pool,
    address: String,
}

impl Service {
    /// Returns the service at an address: https, or http on this machine.
    ///
    /// # Errors
    ///
    /// Says why it cannot be asked.
    pub fn new(url: &str) -> Result<Self, String> {
        let endpoint = Endpoint::parse(url).ok_or_else(|| unfit(url, "service"))?;
        let address = endpoint.url().trim_end_matches('/').to_owned();
        let pool = Pool::open()?;
        Ok(Self { pool, address })
    }

    /// Returns the address in one spelling.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Gets the payload of a link. For an id alone, it asks for a pull and then for an event.
    ///
    /// # Errors
    ///
    /// Returns the reason for which there is none.
    pub fn payload(&self, target: &Target) -> Result<Vec<u8>, LoadError> {
        match target {
            Target::Proof(link) => self.of(link),
            Target::IdOfEitherKind(id) => match self.of(&Link::Pull(id.clone())) {
                Err(LoadError::AnotherKind(_, Some(own))) => self.of(&own),
                Err(error) if error.is_without_proof() => self.of(&Link::Event(id.clone())),
                payload => payload,
            },
        }
    }

    fn of(&self, link: &Link) -> Result<Vec<u8>, LoadError> {
        let (document, kind) = self.ask_patiently(link)?;
        let id = document.object().display("pack_event_id");
        match is_other(link, kind, id) {
            Some(other) => Err(other.into()),
            None => Ok(document.bytes().to_vec()),
        }
    }

    /// Gets the payload of a link, of any kind. A busy service, and one whose answer breaks off, get the patience of an
    /// endpoint: they are asked four times at most, after the wait that they ask for.
    fn ask_patiently(&self, link: &Link) -> Result<(Document, Kind), LoadError> {
        let mut waits = WAITS.into_iter();
        loop {
            let Refused { error, retry_after } = match self.ask(link) {
                Ok(payload) => return Ok(payload),
                Err(refused) => refused,
            };
            let said = match error {
                LoadError::Busy { .. } => Some("the shop, or a server in front of it, is busy: it"),
                LoadError::BrokeOff(_) => Some("the answer broke off: the shop"),
                _ => None,
            };
            let Some((said, wait)) = said.zip(waits.next()) else {
                return Err(error);
            };
            let wait = retry_after.map_or(wait, Duration::from_secs);
            if wait > LONGEST_WAIT {
                return Err(error);
            }
            let seconds = wait.as_secs_f32();
            say(&format!("{said} is asked again in {seconds} s"));
            thread::sleep(wait);
        }
    }

    /// Gets the payload of a link, of any kind. A saved proof is none: what it proves of the chain is not the service's to
    /// say.
    ///
    /// # Errors
    ///
    /// Returns the refusal of the service, or the fault of its answer.
    pub fn ask(&self, link: &Link) -> Result<(Document, Kind), Refused> {
        let url = [&self.address, &*link.service_path()].concat();
        let got = get(&self.pool, &url)?;
        let retry_after = got.retry_after;
        match LoadError::of_answer(served(got.status, &got.body), retry_after) {
            None => Ok(payload(got.body).map_err(LoadError::of_served)?),
            Some(error) => Err(Refused { error, retry_after }),
        }
    }
}

fn payload(body: Vec<u8>) -> Result<(Document, Kind), PayloadError> {
    let document = verify::read(body)?;
    let kind = verify::kind(&document).ok_or(PayloadError::NotAPayload)?;
    Ok((document, kind))
}

/// A request that the service did not grant.
#[derive(Debug)]
pub struct Refused {
    /// The reason of the refusal.
    pub error: LoadError,
    /// The number of seconds that the service asks to wait.
    pub retry_after: Option<u64>,
}

impl From<LoadError> for Refused {
    fn from(error: LoadError) -> Self {
        let retry_after = None;
        Self { error, retry_after }
    }
}

/// Says why an address cannot be asked, without the password in it.
pub fn unfit(url: &str, what: &str) -> String {
    match url.rsplit_once('@') {
        Some((_, host)) => format!("…@{host} is no {what}: {}", words::not_an_endpoint(url)),
        None if url.trim().is_empty() => format!("the address of the {what} is empty"),
        None => format!("{url} is no {what}: https, or http on this machine"),
    }
}
