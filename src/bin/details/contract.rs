//! Reads the contract in the worker.

use std::rc::Rc;

use super::transport::{BrowserClock, Counted, Http, Traffic};
use chain::client::Client;
use chain::endpoint::Endpoint;
use chain::known::Known;
use chain::reader::{self, Terms};
use chain::reading::{Reading, Transcript};
use page::program::port::Port;
use verify::claims::{Claims, Listed, Replies, Settled};

/// Reads the contract, and settles the chain steps. `early` receives the settled claims as soon as a verdict is possible, while the
/// reader still waits for newer blocks or reads for the oracle's proofs.
pub async fn read(
    claims: &Claims,
    listed: &Listed,
    terms: Terms<'_>,
    endpoints: Vec<Endpoint>,
    proofs: &Replies,
    port: Port,
    early: &mut dyn FnMut(&Settled, Reading<Transcript>),
) -> (Settled, Reading<Transcript>) {
    let clients = clients(endpoints, port);
    let clock = &BrowserClock;
    reader::read(claims, listed, proofs, &clients, terms, clock, early).await
}

/// Returns a client for each endpoint.
fn clients(endpoints: Vec<Endpoint>, port: Port) -> Vec<Client> {
    let clock = Rc::new(BrowserClock);
    let traffic = Rc::new(Traffic::default());
    let endpoints = endpoints.into_iter();
    endpoints
        .map(|endpoint| {
            let host = endpoint.host();
            let known = Known::of(&endpoint);
            let counted = Counted {
                transport: Http {
                    url: endpoint.url().to_owned(),
                },
                host: host.clone(),
                traffic: traffic.clone(),
                port,
            };
            Client::new(host, Box::new(counted), clock.clone()).knowing(known)
        })
        .collect()
}
