//! Everything else that the oracle's proofs can show of a pull, read when the reader of the page asks for it.

use verify::order::{OrderedMap, OrderedSet};

use super::contract::clients;
use super::port::Port;
use super::transport::WalletTransport;
use chain::endpoint::Endpoint;
use chain::networks::Network;
use chain::reading::{Reading, Transcript};
use chain::rest::Rest;
use page::worker::response::{ChainResponse, RestOffer, RestUpdate};
use proofs::prover::OracleProver;
use verify::claims::{Answers, Claims, Listed, RestPlan, Settled};
use verify::report::count;

/// Through whom a reading was made, and what was listed.
#[derive(Clone)]
pub struct ReadBy {
    /// The endpoints, in their order as witnesses.
    pub endpoints: Vec<Endpoint>,
    /// What is listed for the network.
    pub listed: Listed,
    /// The network, if it is known.
    pub network: Option<&'static Network>,
}

/// A reading whose rest is read.
pub struct RestOfReading {
    /// What the payload claims.
    pub claims: Claims,
    /// What was read.
    pub reading: Reading<Transcript>,
    /// Through whom.
    pub by: ReadBy,
}

impl RestOfReading {
    /// What the rest takes, as far as nothing more must be asked to know it.
    pub fn offer(&self) -> (RestPlan, RestOffer) {
        let (plan, open) = self.claims.plan_rest(&self.by.listed, &self.answers());
        let offer = offer(&plan, open.is_empty());
        (plan, offer)
    }

    /// What the rest takes. The endpoints are asked where the blocks are, and for no block.
    pub async fn plan(&self, wallet: &WalletTransport, port: Port) -> (RestPlan, RestOffer) {
        let clients = clients(self.by.endpoints.clone(), wallet, port);
        let plan = self.of(&clients).plan().await;
        let offer = offer(&plan, true);
        (plan, offer)
    }

    /// What is left of a plan that was begun: the receipts that were not asked for.
    pub fn left(&self, plan: &RestPlan) -> (RestPlan, RestOffer) {
        let questions = self.reading.answers.iter();
        let asked: OrderedSet<_> = questions.map(|(question, _)| question).collect();
        let targets = plan.targets.iter();
        let targets: Vec<_> = targets
            .filter(|target| !asked.contains(&target.inclusion()))
            .cloned()
            .collect();
        let mut lowest = OrderedMap::new();
        for target in &targets {
            let lowest = lowest.entry(target.from).or_insert(target.block);
            *lowest = target.block.min(*lowest);
        }
        let lengths = lowest
            .into_iter()
            .map(|(from, lowest)| from.saturating_sub(lowest).saturating_add(1));
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

    /// Reads what a plan says; `keep` is given each part as soon as it was read.
    pub async fn read(
        &self,
        plan: &RestPlan,
        (wallet, port): (&WalletTransport, Port),
        keep: impl Fn(Transcript),
    ) -> Settled {
        let clients = clients(self.by.endpoints.clone(), wallet, port);
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

    /// What all that was read so far comes to.
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
