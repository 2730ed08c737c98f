//! The shop's service, which has the payload of an id or a link.

use chain::endpoint::Endpoint;
use intake::{Link, Served, Target, is_other, served};
use ureq::Agent;
use verify::Unreadable;
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
        match Endpoint::parse(url)? {
            Endpoint::Url(url) => Some(Self {
                agent: agent(),
                address: url.trim_end_matches('/').to_owned(),
            }),
            Endpoint::Wallet => None,
        }
    }

    /// Gets the payload of a link, or of an id: of a pull, or else of an event.
    ///
    /// # Errors
    ///
    /// Why there is none.
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
        let url = [&self.address, &*link.service_path()].concat();
        let (status, body) = get(&self.agent, &url)?;
        match served(status, &body) {
            Served::Payload => {}
            Served::NotReady => return Err(LoadError::NotReady),
            Served::UnknownId => return Err(LoadError::UnknownId),
            Served::Status(status) => return Err(LoadError::ServiceStatus(status)),
        }
        let document = verify::read(body)?;
        let kind = verify::kind(&document).ok_or(Unreadable::NotAPayload)?;
        let id = document.object().display("pack_event_id");
        match is_other(link, kind, id) {
            Some(other) => Err(other.into()),
            None => Ok(document.bytes().to_vec()),
        }
    }
}
