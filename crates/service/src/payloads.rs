//! Holds the payloads that the service publishes, with their expected results.

use std::collections::BTreeMap;

use fixtures::stories::Expected;
use serde_json::{Value, json};
use uuid::Uuid;
use verify::report::Report;

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
    /// The verdict by the chain, if the steps alone do not show it.
    pub verdict: Option<&'static str>,
}

/// Every payload of the service.
#[derive(Default)]
pub struct Payloads {
    /// Each payload by its id, with its kind; `None` until it is ready.
    payloads: BTreeMap<Uuid, (Kind, Option<Vec<u8>>)>,
    pub items: Vec<PublishedPayload>,
}

/// The service's answer for an id.
pub enum Lookup {
    Payload(Vec<u8>),
    NotReady,
    Nothing,
}

impl Payloads {
    /// Publishes a payload, and asserts that its check comes to the item's `offline` verdict: a lie that the payload
    /// itself contradicts leaves nothing for the chain to find.
    pub fn put(&mut self, item: PublishedPayload, payload: Vec<u8>) {
        check(&item, &payload);
        self.payloads.insert(item.id, (item.kind, Some(payload)));
        self.items.push(item);
    }

    /// Publishes the id of a payload that is not ready.
    pub fn announce(&mut self, item: PublishedPayload) {
        self.payloads.insert(item.id, (item.kind, None));
        self.items.push(item);
    }

    /// Publishes the payload of an announced id.
    pub fn complete(&mut self, id: Uuid, payload: Vec<u8>) {
        if let Some((_, empty)) = self.payloads.get_mut(&id) {
            *empty = Some(payload);
        }
    }

    /// Returns a payload of this kind.
    pub fn find(&self, kind: Kind, id: &Uuid) -> Lookup {
        match self.payloads.get(id).filter(|(of, _)| *of == kind) {
            Some((_, Some(payload))) => Lookup::Payload(payload.clone()),
            Some((_, None)) => Lookup::NotReady,
            None => Lookup::Nothing,
        }
    }

    /// Returns the index that a test reads: `service` and `rpc` (a list) are addresses, `contracts` those of the chain,
    /// `coordinators` and `oracle_keys` the oracle's, as the served page lists them (`network:value`), and each of
    /// `items` has its `name`, its description (`says`), `kind` (`pack_event` or `pack_pull`), `id`, the flags `honest`
    /// and `waits`, the addresses of its page (`link`) and of its `payload`, its verdict `offline`, and the status that
    /// is `expected` of each chain step.
    pub fn index(&self, service: &str, rpc: &str, contracts: Value) -> Value {
        let items = self.items.iter().map(|item| {
            let expected = item.expected.iter();
            let expected = expected.map(|(id, status)| (id.name(), status.name()));
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
                "verdict": item.verdict,
                "expected": expected.collect::<BTreeMap<_, _>>(),
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The address of a pull answered with an event, so a bare id of an event led nowhere.
    #[test]
    fn a_payload_is_at_the_address_of_its_kind_alone() {
        let mut payloads = Payloads::default();
        for (kind, id) in [(Kind::Event, 1), (Kind::Pull, 2)] {
            payloads.announce(PublishedPayload {
                name: "one",
                says: "",
                kind,
                id: Uuid::from_u128(id),
                honest: true,
                waits: true,
                offline: "verified_offline",
                verdict: None,
                expected: Expected::default(),
            });
        }
        let find = |payloads: &Payloads, kind, id| payloads.find(kind, &Uuid::from_u128(id));
        assert!(matches!(find(&payloads, Kind::Pull, 1), Lookup::Nothing));
        assert!(matches!(find(&payloads, Kind::Event, 1), Lookup::NotReady));
        payloads.complete(Uuid::from_u128(1), b"{}".to_vec());
        assert!(matches!(
            find(&payloads, Kind::Event, 1),
            Lookup::Payload(_)
        ));
        assert!(matches!(find(&payloads, Kind::Pull, 1), Lookup::Nothing));
        assert!(matches!(find(&payloads, Kind::Event, 2), Lookup::Nothing));
        assert!(matches!(find(&payloads, Kind::Pull, 2), Lookup::NotReady));
    }
}
