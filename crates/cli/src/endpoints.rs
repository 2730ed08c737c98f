//! Reads contracts through the chosen endpoints, and keeps the facts about each endpoint from one proof to the next.

use std::cell::OnceCell;
use std::env;
use std::io;
use std::rc::Rc;

use chain::client::Client;
use chain::deployment::Lists;
use chain::endpoint::Endpoint;
use chain::known::Known;
use chain::networks::Network;
use chain::transport::Clock;
use check::{Checked, Through};
use tokio::runtime::{Builder, Runtime};

use crate::arguments::Asked;
use crate::http::{Http, Machine, Pool};
use crate::outcome::say;
use crate::service::unfit;

/// The variable with the addresses of endpoints, with blanks between them.
const VARIABLE: &str = "PACKPROOF_RPC";

/// The word for the endpoints that packproof suggests.
const SUGGESTED: &str = "suggested";

/// The endpoints that were chosen.
pub struct Endpoints {
    pool: Pool,
    chosen: Vec<Endpoint>,
    has_suggested: bool,
    /// True if a reading waits for blocks that an endpoint does not have yet.
    waits: bool,
}

thread_local! {
    /// The runtime of this thread. It is never dropped: the program does not wait for an endpoint that is still asked.
    static RUNTIME: OnceCell<&'static Runtime> = const { OnceCell::new() };
}

impl Endpoints {
    /// Returns the endpoints that the options name, or else the environment; `None` without one. Reports which
    /// endpoints the environment names.
    ///
    /// # Errors
    ///
    /// Names the address that cannot be asked.
    pub fn chosen(asked: &Asked) -> Result<Option<Self>, String> {
        if !asked.rpc.is_empty() {
            return Ok(Some(Self::new(&asked.rpc)?.waiting(asked.wait)));
        }
        let Some(named) = env::var_os(VARIABLE).filter(|_| !asked.offline) else {
            return match asked.wait {
                true => Err(format!(
                    "--wait waits for an endpoint: name one with --rpc, or in {VARIABLE}"
                )),
                false => Ok(None),
            };
        };
        let named = named.to_string_lossy();
        let named: Vec<_> = named.split_whitespace().map(str::to_owned).collect();
        // A secret that a CI does not have leaves an empty variable, and no check may pass for want of its endpoints.
        if named.is_empty() {
            return Err(format!(
                "{VARIABLE} is empty: name an endpoint, take the variable away, or ask nobody with --offline"
            ));
        }
        let endpoints = Self::new(&named)?.waiting(asked.wait);
        let hosts = endpoints.chosen.iter().map(Endpoint::host);
        let suggested = "the suggested endpoints".to_owned();
        let hosts = hosts.chain(endpoints.has_suggested.then_some(suggested));
        let hosts: Vec<_> = hosts.collect();
        say(&format!("{VARIABLE}: asks {}", hosts.join(", ")));
        Ok(Some(endpoints))
    }

    /// Parses the addresses of endpoints.
    ///
    /// # Errors
    ///
    /// Names the address that cannot be asked.
    pub fn new(urls: &[String]) -> Result<Self, String> {
        let own = urls.iter().filter(|url| *url != SUGGESTED);
        let parsed = own.map(|url| Endpoint::parse(url).ok_or_else(|| unfit(url, "endpoint")));
        Ok(Self {
            chosen: parsed.collect::<Result<_, _>>()?,
            pool: Pool::open()?,
            has_suggested: urls.iter().any(|url| url == SUGGESTED),
            waits: false,
        })
    }

    const fn waiting(mut self, waits: bool) -> Self {
        self.waits = waits;
        self
    }

    /// Builds a client for each endpoint, for a proof of this network.
    pub fn clients(&self, network: Option<&Network>) -> Vec<Client> {
        let suggested = network.filter(|_| self.has_suggested);
        let suggested = suggested.map_or(&[][..], |network| network.endpoints);
        let suggested = suggested.iter().filter_map(|url| Endpoint::parse(url));
        let mut all: Vec<Endpoint> = Vec::new();
        for endpoint in self.chosen.iter().cloned().chain(suggested) {
            if !all.contains(&endpoint) {
                all.push(endpoint);
            }
        }
        let clients = all.iter().map(|endpoint| {
            let http = Http::new(&self.pool, endpoint.url());
            let client = Client::new(endpoint.host(), Box::new(http), Rc::new(Machine));
            client.knowing(Known::of(endpoint))
        });
        clients.collect()
    }

    /// Reads a proof's contract, and adds the result to `checked`.
    ///
    /// # Errors
    ///
    /// Returns the system's error.
    pub fn read(&self, checked: &mut Checked, lists: &Lists) -> io::Result<()> {
        let clients = self.clients(checked.network());
        if clients.is_empty() {
            say("no endpoint is suggested for the proof's network");
        }
        let through = Through {
            clients: &clients,
            clock: &Machine,
            loaded: Machine.now(),
            waits: self.waits,
        };
        wait(check::read(checked, lists, &through))
    }
}

/// Runs a task to its end on this thread.
///
/// # Errors
///
/// Returns the system's error.
pub fn wait<T>(task: impl Future<Output = T>) -> io::Result<T> {
    RUNTIME.with(|cell| {
        let runtime = match cell.get() {
            Some(runtime) => runtime,
            None => {
                let built = Builder::new_current_thread().enable_all().build()?;
                cell.get_or_init(|| Box::leak(Box::new(built)))
            }
        };
        Ok(runtime.block_on(task))
    })
}
