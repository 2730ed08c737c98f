//! Holds the chosen endpoints, and keeps the facts about each from one proof to the next.

use std::rc::Rc;

use chain::client::Client;
use chain::endpoint::Endpoint;
use chain::known::Known;
use chain::networks::Network;
use ureq::Agent;

use crate::http::{Http, Machine, agent};

/// The endpoints that were chosen.
pub struct Endpoints {
    agent: Agent,
    chosen: Vec<Endpoint>,
    is_suggested_asked: bool,
    known: std::cell::RefCell<Vec<(Endpoint, Rc<Known>)>>,
}

impl Endpoints {
    /// Parses the addresses of the chosen endpoints. If `is_suggested_asked`, each proof also asks those that packproof
    /// suggests for its network.
    ///
    /// # Errors
    ///
    /// Returns the first text that is no endpoint's address.
    pub fn new(urls: &[String], is_suggested_asked: bool) -> Result<Self, &str> {
        let parsed = urls
            .iter()
            .map(|url| Endpoint::parse(url).ok_or(url.as_str()));
        Ok(Self {
            agent: agent(),
            chosen: parsed.collect::<Result<_, _>>()?,
            is_suggested_asked,
            known: std::cell::RefCell::default(),
        })
    }

    /// Builds a client for each endpoint, for a proof of this network.
    pub fn clients(&self, network: Option<&Network>) -> Vec<Client> {
        let suggested = network.filter(|_| self.is_suggested_asked);
        let suggested = suggested.map_or(&[][..], |network| network.endpoints);
        let suggested = suggested.iter().filter_map(|url| Endpoint::parse(url));
        let mut all: Vec<Endpoint> = Vec::new();
        for endpoint in self.chosen.iter().cloned().chain(suggested) {
            if !all.contains(&endpoint) {
                all.push(endpoint);
            }
        }
        let clients = all.iter().map(|endpoint| {
            let http = Http::new(&self.agent, endpoint.url());
            let client = Client::new(endpoint.host(), Box::new(http), Rc::new(Machine));
            client.knowing(self.known(endpoint))
        });
        clients.collect()
    }

    fn known(&self, endpoint: &Endpoint) -> Rc<Known> {
        let mut all = self.known.borrow_mut();
        if let Some((_, known)) = all.iter().find(|(of, _)| of == endpoint) {
            return known.clone();
        }
        let known = Rc::<Known>::default();
        all.push((endpoint.clone(), known.clone()));
        known
    }
}
