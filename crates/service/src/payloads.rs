//! What the service publishes, and what each of it should come to.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use uuid::Uuid;
use verify::report::Report;

use crate::ledger::Ledger;
use crate::proof::{Supplied, proof};

/// The steps that only the chain can settle, and how.
pub type Expected = &'static [(&'static str, &'static str)];

/// An event or a pull that is honest.
pub const EVENT_PASSES: Expected = &[("contract", "passed"), ("seed_origin", "passed")];
/// An event or a pull that is honest.
pub const PULL_PASSES: Expected = &[
    ("contract", "passed"),
    ("word_origin", "passed"),
    ("chain_logs", "passed"),
];

/// What an id is of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Event,
    Pull,
}

/// A payload that is shown to a visitor.
pub struct PublishedPayload {
    pub name: &'static str,
    /// What it is, in a few words.
    pub says: &'static str,
    pub kind: Kind,
    pub id: Uuid,
    pub honest: bool,
    /// Whether its proof is not ready at first.
    pub waits: bool,
    /// The verdict without the chain.
    pub offline: &'static str,
    pub expected: Expected,
}

/// The whole service.
pub struct Payloads {
    /// The honest shop's: every purchase in it has a proof as soon as its word is there.
    pub ledger: Ledger,
    /// Everything else, by its id.
    payloads: BTreeMap<Uuid, Vec<u8>>,
    pub items: Vec<PublishedPayload>,
}

/// What the service has under an id.
pub enum Lookup {
    Payload(Vec<u8>),
    NotReady,
    Nothing,
}

impl Payloads {
    /// No payloads yet, beside this ledger.
    pub const fn new(ledger: Ledger) -> Self {
        Self {
            ledger,
            payloads: BTreeMap::new(),
            items: Vec::new(),
        }
    }

    /// Shows a payload. It must come to what its item says: a lie that can be told from the payload
    /// alone is no lie for the chain to find.
    pub fn put(&mut self, item: PublishedPayload, payload: Vec<u8>) {
        check(&item, &payload);
        self.payloads.insert(item.id, payload);
        self.items.push(item);
    }

    /// Shows a pull of the honest ledger, whose proof is made when it is asked for.
    pub fn show(&mut self, item: PublishedPayload) {
        match (self.pull(&item.id), item.waits) {
            (Lookup::Payload(payload), false) => check(&item, &payload),
            (Lookup::NotReady, true) => {}
            _ => panic!("{} is not as it should be", item.name),
        }
        self.items.push(item);
    }

    /// An event's report.
    pub fn event(&self, id: &Uuid) -> Lookup {
        self.payloads
            .get(id)
            .map_or(Lookup::Nothing, |payload| Lookup::Payload(payload.clone()))
    }

    /// A pull's proof.
    pub fn pull(&self, id: &Uuid) -> Lookup {
        let sold = self
            .ledger
            .purchases
            .iter()
            .find(|(_, purchase)| purchase.pull_id == *id);
        match sold {
            Some((key, _)) => {
                proof(&self.ledger, key, Supplied::All).map_or(Lookup::NotReady, Lookup::Payload)
            }
            None => self.event(id),
        }
    }

    /// What a test reads: `service` and `rpc` (a list) are addresses, `contracts` those of the chain,
    /// `coordinators` and `oracle_keys` what the served page lists as the oracle's (`network:value`),
    /// and each of `items` has its `name`, what it `says`, `kind` (`pack_event` or `pack_pull`), `id`,
    /// whether it is `honest` and whether it `waits`, the addresses of its page (`link`) and of its
    /// `payload`, its verdict `offline`, and the status that is `expected` of each chain step.
    pub fn index(&self, service: &str, rpc: &str, contracts: Value) -> Value {
        let items = self.items.iter().map(|item| {
            json!({
                "name": item.name,
                "says": item.says,
                "kind": item.kind.name(),
                "id": item.id,
                "honest": item.honest,
                "waits": item.waits,
                "link": format!("{service}{}", item.path()),
                "payload": format!("{service}{}", item.api()),
                "offline": item.offline,
                "expected": item.expected.iter().copied().collect::<BTreeMap<_, _>>(),
            })
        });
        json!({
            "service": service,
            "rpc": [rpc],
            "network": crate::chain::NETWORK,
            "chain_id": crate::chain::CHAIN_ID,
            "contracts": contracts,
            "items": items.collect::<Vec<_>>(),
        })
    }
}

impl Kind {
    const fn name(self) -> &'static str {
        match self {
            Self::Event => "pack_event",
            Self::Pull => "pack_pull",
        }
    }
}

impl PublishedPayload {
    /// The page's address of it.
    pub fn path(&self) -> String {
        match self.kind {
            Kind::Event => format!("/pack-events/verify/{}", self.id),
            Kind::Pull => format!("/packs/verify/{}", self.id),
        }
    }

    fn api(&self) -> String {
        match self.kind {
            Kind::Event => format!("/v1/pack-events/{}/fairness", self.id),
            Kind::Pull => format!("/v1/packs/pulls/{}/proof", self.id),
        }
    }
}

fn check(item: &PublishedPayload, payload: &[u8]) {
    let checked = verify::check(payload, &mut |_| {}).expect("a payload");
    let Report { verdict, steps, .. } = checked.report;
    let failed: Vec<_> = steps.iter().filter(|step| step.failed()).collect();
    assert_eq!(verdict.name(), item.offline, "{}: {failed:#?}", item.name);
}
