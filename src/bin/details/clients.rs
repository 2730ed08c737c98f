//! The clients through which the worker reads a contract.

use std::rc::Rc;

use super::transport::{BrowserClock, Counted, Http, Traffic};
use chain::client::Client;
use chain::endpoint::Endpoint;
use chain::known::Known;
use page::program::port::Port;

/// Returns a client for each endpoint.
pub fn clients(endpoints: Vec<Endpoint>, port: Port) -> Vec<Client> {
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
