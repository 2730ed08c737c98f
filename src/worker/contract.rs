//! The worker's part in reading the contract.

use std::rc::Rc;

use super::transport::{BrowserClock, Http, WalletTransport};
use chain::client::RpcClient;
use chain::endpoint::Endpoint;
use chain::reading::{Reading, Transcript};
use chain::transport::Transport;
use chain::{deployment, networks, reader};
use verify::claims::Claims;
use verify::report::Report;

/// Reads the contract for a report, on the network of this label, and settles its chain steps.
/// `coordinators` is the deployment's own list of them.
pub async fn read(
    report: Report,
    claims: &Claims,
    label: Option<&str>,
    endpoints: Vec<Endpoint>,
    coordinators: &str,
    wallet: &WalletTransport,
) -> (Report, Reading<Transcript>) {
    let listed = deployment::listed(label, coordinators);
    let network = label.and_then(networks::by_label);
    let clock = Rc::new(BrowserClock);
    let clients: Vec<RpcClient> = endpoints
        .into_iter()
        .map(|endpoint| {
            let host = endpoint.host();
            let transport: Box<dyn Transport> = match endpoint {
                Endpoint::Url(url) => Box::new(Http { url }),
                Endpoint::Wallet => Box::new(wallet.clone()),
            };
            RpcClient::new(host, transport, clock.clone())
        })
        .collect();
    let (settled, reading) = reader::read(claims, &listed, &clients, network, &*clock).await;
    (report.with_chain(&settled.steps), reading)
}
