//! Reads everything else that the oracle's proofs can show of a pull, when the page's reader asks for it.

use verify::order::{OrderedSet, grouped};

use super::contract::clients;
use super::port::Port;
use chain::endpoint::Endpoint;
use chain::networks::Network;
use chain::reading::{Reading, Transcript};
use chain::rest::Rest;
use page::worker::response::{ChainResponse, RestOffer, RestUpdate};
use proofs::prover::OracleProver;
use verify::claims::{Answers, Claims, Listed, RestPlan, Settled};
use verify::report::count;

/// The endpoints of a reading, and the lists and the network that it used.
#[derive(Clone)]
pub struct ReadBy {
    /// The endpoints, in their order as witnesses.
    pub endpoints: Vec<Endpoint>,
    /// The deployment's lists for the network.
    pub listed: Listed,
    /// The network, if it is known.
    pub network: Option<&'static Network>,
}

/// A reading, and everything needed to read its rest.
pub struct RestOfReading {
    /// The payload's claims.
    pub claims: Claims,
    /// The reading so far.
    pub reading: Reading<Transcript>,
    /// The endpoints of the reading, with the lists and the network.
    pub by: ReadBy,
}

impl RestOfReading {
    /// Returns the price of the rest, as far as it is known without another request.
    pub fn offer(&self) -> (RestPlan, RestOffer) {
        let (plan, open) = self.claims.plan_rest(&self.by.listed, &self.answers());
        let offer = offer(&plan, open.is_empty());
        (plan, offer)
    }

    /// Returns the price of the rest. Asks the endpoints for the places of the blocks, but for no block.
    pub async fn plan(&self, port: Port) -> (RestPlan, RestOffer) {
        let clients = clients(self.by.endpoints.clone(), port);
        let plan = self.of(&clients).plan().await;
        let offer = offer(&plan, true);
        (plan, offer)
    }

    /// Returns the remainder of a started plan: the receipts that were not requested yet.
    pub fn left(&self, plan: &RestPlan) -> (RestPlan, RestOffer) {
        let questions = self.reading.answers.iter();
        let asked: OrderedSet<_> = questions.map(|(question, _)| question).collect();
        let targets = plan.targets.iter();
        let targets: Vec<_> = targets
            .filter(|target| !asked.contains(&target.inclusion()))
            .cloned()
            .collect();
        let walks = grouped(targets.iter().map(|target| (target.from, target.block)));
        let lengths = walks.iter().map(|(from, blocks)| {
            let lowest = blocks.iter().min().unwrap_or(from);
            from.saturating_sub(*lowest).saturating_add(1)
        });
        let blocks = lengths.fold(0, u64::saturating_add);
        let bytes = plan.bytes.saturating_mul(blocks).checked_div(plan.blocks);
        let left = RestPlan {
            targets,
            unreachable: plan.unreachable.clone(),
            blocks,
            bytes: bytes.unwrap_or_default(),
        };
        let offer = offer(&left, true);
        (left, offer)
    }

    /// Carries out a plan; `keep` receives each part as soon as it was read.
    pub async fn read(&self, plan: &RestPlan, port: Port, keep: impl Fn(Transcript)) -> Settled {
        let clients = clients(self.by.endpoints.clone(), port);
        let rest = self.of(&clients);
        let mut progress = |progress: chain::rest::RestProgress| {
            keep(progress.answers);
            let update = RestUpdate::Progress {
                blocks: progress.blocks,
                of: progress.of,
            };
            port.post(&ChainResponse::Rest(update));
        };
        rest.read(plan, &OracleProver, &mut progress).await
    }

    /// Settles everything that was read so far.
    pub fn settled(&self) -> Settled {
        let answers = self.answers();
        self.claims.prove(&self.by.listed, &answers, &OracleProver)
    }

    fn of<'r>(&'r self, clients: &'r [chain::client::RpcClient]) -> Rest<'r> {
        Rest {
            claims: &self.claims,
            listed: &self.by.listed,
            reading: &self.reading,
            clients,
            network: self.by.network,
        }
    }

    fn answers(&self) -> Answers {
        self.reading.answers.iter().cloned().collect()
    }
}

fn offer(plan: &RestPlan, is_whole: bool) -> RestOffer {
    RestOffer {
        blocks: plan.blocks,
        bytes: plan.bytes,
        unreachable: count(plan.unreachable.len()),
        is_whole,
    }
}
