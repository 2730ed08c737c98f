//! Gets payloads from the shop's service by an id or a link.

use chain::endpoint::Endpoint;
use intake::{Link, Served, Target, is_other, served};
use ureq::Agent;
use verify::PayloadError;
use verify::json::Document;
use verify::report::Kind;
use words::LoadError;

use crate::http::{agent, get};

/// A shop's service.
#[derive(Debug)]
pub struct Service {
    agent: Agent,
    address: String,
}

impl Service {
    /// Returns the service at an address: https, or http on this machine.
    pub fn new(url: &str) -> Option<Self> {
        let address = address(url)?.trim_end_matches('/').to_owned();
        let agent = agent();
        Some(Self { agent, address })
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
                Err(LoadError::UnknownId) => self.of(&Link::Event(id.clone())),
                payload => payload,
            },
        }
    }

    fn of(&self, link: &Link) -> Result<Vec<u8>, LoadError> {
        let body = self.ask(link).map_err(|refused| refused.error)?;
        let (document, kind) = payload(body)?;
        let id = document.object().display("pack_event_id");
        match is_other(link, kind, id) {
            Some(other) => Err(other.into()),
            None => Ok(document.bytes().to_vec()),
        }
    }

    /// Gets the service's answer for a link without reading it.
    ///
    /// # Errors
    ///
    /// Returns the refusal of the service.
    pub fn ask(&self, link: &Link) -> Result<Vec<u8>, Refused> {
        self.get(&[&self.address, &*link.service_path()].concat())
    }

    /// Gets another address through the same connections.
    ///
    /// # Errors
    ///
    /// Returns the refusal of the service.
    pub fn get(&self, url: &str) -> Result<Vec<u8>, Refused> {
        let got = get(&self.agent, url)?;
        let error = match served(got.status, &got.body) {
            Served::Payload => return Ok(got.body),
            Served::NotReady => LoadError::NotReady,
            Served::UnknownId => LoadError::UnknownId,
            Served::Status(status) => LoadError::ServiceStatus(status),
        };
        let retry_after = got.retry_after;
        Err(Refused { error, retry_after })
    }
}

/// Reads the payload that a service answered with. A saved proof is none: what it proves of the chain is not the
/// service's to say.
///
/// # Errors
///
/// [`PayloadError`] if it is no payload of a known kind.
pub fn payload(body: Vec<u8>) -> Result<(Document, Kind), PayloadError> {
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

/// Returns an address that may be asked, in one spelling: https, or http on this machine.
pub fn address(url: &str) -> Option<String> {
    Endpoint::parse(url).map(|endpoint| endpoint.url().to_owned())
}
