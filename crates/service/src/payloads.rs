//! Holds the payloads that the service publishes, with their expected results.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use uuid::Uuid;
use verify::report::Report;

use crate::ledger::Ledger;
use crate::proof::{Supplied, proof};

/// The steps that only the chain can settle, each with its status.
pub type Expected = &'static [(&'static str, &'static str)];

/// The expected steps of an honest event.
pub const EVENT_PASSES: Expected = &[("contract", "passed"), ("seed_origin", "passed")];
/// The expected steps of an honest pull.
pub const PULL_PASSES: Expected = &[
    ("contract", "passed"),
    ("word_origin", "passed"),
    ("chain_logs", "passed"),
];

/// The kinds of payload that an id can name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Event,
    Pull,
}

/// A payload that a visitor can open.
pub struct PublishedPayload {
    pub name: &'static str,
    /// A description in a few words.
    pub says: &'static str,
    pub kind: Kind,
    pub id: Uuid,
    pub honest: bool,
    /// True if the proof is not ready at first.
    pub waits: bool,
    /// The verdict without the chain.
    pub offline: &'static str,
    pub expected: Expected,
}

/// Every payload of the service.
pub struct Payloads {
    /// The honest shop's ledger: every purchase in it has a proof as soon as its word arrives.
    pub ledger: Ledger,
    /// Every other payload, by its id.
    payloads: BTreeMap<Uuid, Vec<u8>>,
    pub items: Vec<PublishedPayload>,
}

/// The service's answer for an id.
pub enum Lookup {
    Payload(Vec<u8>),
    NotReady,
    Nothing,
}

impl Payloads {
    /// Returns an empty list of payloads beside this ledger.
    pub const fn new(ledger: Ledger) -> Self {
        Self {
            ledger,
            payloads: BTreeMap::new(),
            items: Vec::new(),
        }
    }

    /// Publishes a payload, and asserts that its check comes to the item's `offline` verdict: a lie that the payload
    /// itself contradicts leaves nothing for the chain to find.
    pub fn put(&mut self, item: PublishedPayload, payload: Vec<u8>) {
        check(&item, &payload);
        self.payloads.insert(item.id, payload);
        self.items.push(item);
    }

    /// Publishes a pull of the honest ledger. Its proof is made for each request.
    pub fn show(&mut self, item: PublishedPayload) {
        match (self.pull(&item.id), item.waits) {
            (Lookup::Payload(payload), false) => check(&item, &payload),
            (Lookup::NotReady, true) => {}
            _ => panic!("{} is not as it should be", item.name),
        }
        self.items.push(item);
    }

    /// Returns an event's report.
    pub fn event(&self, id: &Uuid) -> Lookup {
        self.payloads
            .get(id)
            .map_or(Lookup::Nothing, |payload| Lookup::Payload(payload.clone()))
    }

    /// Returns a pull's proof.
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

    /// Returns the index that a test reads: `service` and `rpc` (a list) are addresses, `contracts` those of the chain,
    /// `coordinators` and `oracle_keys` the oracle's, as the served page lists them (`network:value`), and each of
    /// `items` has its `name`, its description (`says`), `kind` (`pack_event` or `pack_pull`), `id`, the flags `honest`
    /// and `waits`, the addresses of its page (`link`) and of its `payload`, its verdict `offline`, and the status that
    /// is `expected` of each chain step.
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
    /// Returns the payload's address in the page.
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
