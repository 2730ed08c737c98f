//! Gets payloads from the shop's service by an id or a link.

use std::thread;

use chain::endpoint::Endpoint;
use intake::{Link, LoadError, Patience, Target, another, served_payload};
use verify::json::Document;
use verify::report::Kind;

use crate::http::{Pool, get};
use crate::outcome::say;

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
    /// Explains why it cannot be asked.
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
    /// Returns the reason why there is no payload.
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
        let (kind, document) = self.ask_patiently(link)?;
        let id = document.object().display("pack_event_id");
        match another(link, kind, id) {
            Some(error) => Err(error),
            None => Ok(document.bytes().to_vec()),
        }
    }

    /// Gets the payload of a link, of any kind. A busy service, and one whose answer breaks off, are asked four times at
    /// most.
    fn ask_patiently(&self, link: &Link) -> Result<(Kind, Document), LoadError> {
        let mut tries = 0;
        loop {
            let error = match self.ask(link) {
                Ok(payload) => return Ok(payload),
                Err(error) => error,
            };
            let wait = Patience::CHECK.wait(tries, error.wait());
            let Some(wait) = wait.filter(|_| error.again().check) else {
                return Err(error);
            };
            tries = tries.saturating_add(1);
            let said = match error {
                LoadError::Busy { .. } => "the shop, or a server in front of it, is busy: it",
                _ => "the answer broke off: the shop",
            };
            let seconds = wait.as_secs_f32();
            say(&format!("{said} is asked again in {seconds} s"));
            thread::sleep(wait);
        }
    }

    /// Gets the payload of a link, of any kind.
    ///
    /// # Errors
    ///
    /// Returns the refusal of the service, or the fault of its answer.
    pub fn ask(&self, link: &Link) -> Result<(Kind, Document), LoadError> {
        let url = [&self.address, &*link.service_path()].concat();
        let got = get(&self.pool, &url)?;
        served_payload(got.status, got.retry_after, got.body)
    }
}

/// Explains why an address cannot be asked, without the password in it.
pub fn unfit(url: &str, what: &str) -> String {
    match url.rsplit_once('@') {
        Some((_, host)) => format!(
            "…@{host} is no {what}: {}",
            words::endpoints::not_an_endpoint(url)
        ),
        None if url.trim().is_empty() => format!("the address of the {what} is empty"),
        None => format!("{url} is no {what}: https, or http on this machine"),
    }
}
