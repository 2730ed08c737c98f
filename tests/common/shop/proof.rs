//! A proof as a shop publishes it: true, unless a test changes what it says.
//!
//! Its awards are replayed from the words that it supplies, so that a lie of the shop is consistent in
//! itself and only the chain can contradict it.

use std::collections::BTreeMap;

use packproof::verify::claims::{Claims, Listed, PullClaims, Settled};
use packproof::verify::hash::Hash32;
use packproof::verify::position::Position;
use packproof::verify::pull::selection::{roll, rolled_band, select};
use packproof::verify::pull::version::Version;
use packproof::verify::pull::{Entry, recipe};
use packproof::verify::report::{LogKind, StepId, Verdict};
use packproof::verify::{self, Report};
use serde_json::{Value, json};
use uuid::Uuid;

use super::super::chain::endpoint::{self, Endpoint};
use super::super::chain::{Chain, FIRST_BLOCK, listed};
use super::super::outcome::Outcome;
use super::Sale;

#[derive(Clone)]
pub struct Proof {
    pub target: Hash32,
    pub tiers: Vec<Version>,
    pub sales: Vec<Sale>,
    pub entries: Vec<Entry>,
    pub consumer: String,
    /// The transactions that it names: of the version's anchor, the purchase's, and the request.
    pub transactions: [Option<Hash32>; 3],
    /// The end of its coverage, if not the newest entry.
    pub covers_to: Option<Position>,
}

impl Proof {
    /// It does not supply this entry.
    pub fn without(mut self, kind: LogKind, key: Hash32) -> Self {
        let before = self.entries.len();
        self.entries
            .retain(|entry| (entry.kind, entry.key) != (kind, key));
        assert!(self.entries.len() < before, "an entry that is left out");
        self
    }

    /// It says nothing of a pull: neither its request nor its word.
    pub fn hiding(self, key: Hash32) -> Self {
        self.without(LogKind::Requested, key)
            .without(LogKind::Fulfilled, key)
    }

    /// It dates an entry elsewhere.
    pub fn dating(mut self, kind: LogKind, key: Hash32, position: Position) -> Self {
        self.entry(kind, key).position = position;
        self
    }

    pub fn entry(&mut self, kind: LogKind, key: Hash32) -> &mut Entry {
        let mut entries = self.entries.iter_mut();
        entries
            .find(|entry| (entry.kind, entry.key) == (kind, key))
            .expect("an entry")
    }

    fn word(&self, key: Hash32) -> Option<Entry> {
        let mut entries = self.entries.iter();
        let kind = LogKind::Fulfilled;
        entries
            .find(|entry| (entry.kind, entry.key) == (kind, key))
            .copied()
    }

    /// What each draw was awarded, by the recipe, from the words that are supplied.
    fn awards(&self) -> BTreeMap<Hash32, Option<Uuid>> {
        let mut draws: Vec<(Position, Hash32, Hash32, &Sale)> = self
            .sales
            .iter()
            .filter_map(|sale| {
                let word = self.word(sale.key())?;
                Some((word.position, sale.key(), word.value, sale))
            })
            .collect();
        draws.sort_by_key(|(position, key, ..)| (*position, *key));
        let mut awarded: Vec<(Position, Uuid)> = Vec::new();
        let mut awards = BTreeMap::new();
        for (position, key, word, sale) in draws {
            let version = &self.tiers[sale.tier];
            let rolled = rolled_band(version, roll(&word)).expect("a band");
            let card = select(version, &word, rolled, |card| {
                awarded
                    .iter()
                    .any(|(at, taken)| *at > sale.as_of && taken == card)
            });
            let card = card.map(|(_, leaf)| leaf.card);
            awarded.extend(card.map(|card| (position, card)));
            awards.insert(key, card);
        }
        awards
    }

    pub fn payload(&self) -> Vec<u8> {
        let awards = self.awards();
        let position = |position: Position| json!({ "block": position.block, "log_index": position.log_index });
        let record = |sale: &Sale| {
            let version = &self.tiers[sale.tier];
            let leaves = |band: &packproof::verify::pull::version::Band| {
                let leaves = band.leaves.iter();
                leaves
                    .map(|leaf| json!([leaf.card, leaf.value_cents]))
                    .collect::<Vec<Value>>()
            };
            let band = |band: &packproof::verify::pull::version::Band| {
                json!({ "odds_ppm": band.odds_ppm, "lo_cents": band.lo_cents,
                    "hi_cents": band.hi_cents, "leaves": leaves(band) })
            };
            let bands: Vec<Value> = version.bands.iter().map(band).collect();
            json!({
                "purchase_id": sale.purchase,
                "version": { "tier_price_cents": version.tier_price_cents,
                    "version_no": version.version_no, "bands": bands },
                "selection_version": recipe::NAME,
                "committed_unavailable": [],
                "as_of": position(sale.as_of),
                "claimed_award": awards[&sale.key()],
                "username": "someone",
            })
        };
        let entry = |entry: &Entry| {
            let (kind, key, value) = match entry.kind {
                LogKind::Anchored => ("anchored", "event_id", "root"),
                LogKind::Requested => ("requested", "pull_key", "event_id"),
                LogKind::Fulfilled => ("fulfilled", "pull_key", "word"),
            };
            json!({ "kind": kind, key: entry.key, value: entry.value,
                "block": entry.position.block, "log_index": entry.position.log_index })
        };
        let mut sales = self.sales.iter();
        let target = sales
            .find(|sale| sale.key() == self.target)
            .expect("the target");
        let drawn = self
            .sales
            .iter()
            .filter(|sale| awards.contains_key(&sale.key()));
        let records: BTreeMap<String, Value> = drawn
            .map(|sale| (sale.key().to_string(), record(sale)))
            .collect();
        let root = recipe::version_root(&self.tiers[target.tier]);
        let newest = self.entries.iter().map(|entry| entry.position).max();
        let from = Position {
            block: FIRST_BLOCK - 1,
            log_index: 0,
        };
        let entries: Vec<Value> = self.entries.iter().map(entry).collect();
        let payload = json!({
            "target_pull_key": self.target,
            "award": awards[&self.target],
            "records": records,
            "chain_events": entries,
            "coverage": { "from": position(from),
                "to": position(self.covers_to.or(newest).expect("entries")) },
            "version_root": root,
            "version_event_id": recipe::version_event_id(&root),
            "selection_version": recipe::NAME,
            "vrf_network": "base",
            "vrf_consumer_address": self.consumer,
            "version_anchor_tx_hash": self.transactions[0],
            "purchase_anchor_tx_hash": self.transactions[1],
            "request_tx_hash": self.transactions[2],
            "max_depth": 100,
            "verified": true,
        });
        payload.to_string().into_bytes()
    }

    /// Checks the proof. Without the chain nothing is wrong with it.
    pub fn check(&self) -> (Report, PullClaims) {
        let checked = verify::check(&self.payload(), &mut |_| {}).expect("a payload");
        let report = checked.report;
        let failed: Vec<StepId> = report
            .steps
            .iter()
            .filter(|step| step.failed())
            .map(|step| step.id)
            .collect();
        assert_eq!(report.verdict, Verdict::VerifiedOffline, "{failed:?}");
        match checked.claims {
            Some(Claims::Pull(claims)) => (report, *claims),
            _ => panic!("no claims of a pull"),
        }
    }

    /// Checks the proof on an honest chain.
    pub fn on(&self, chain: &Chain) -> Outcome {
        self.told(&[Endpoint::of(chain)])
    }

    /// Checks the proof by these endpoints.
    pub fn told(&self, endpoints: &[Endpoint<'_>]) -> Outcome {
        self.told_with(&listed(), endpoints)
    }

    /// The same, with another list of the oracle's contracts and keys. No order of the supplied
    /// entries changes a step.
    pub fn told_with(&self, listed: &Listed, endpoints: &[Endpoint<'_>]) -> Outcome {
        let (report, mut claims) = self.check();
        let settle = |claims: &PullClaims| -> Settled {
            endpoint::settle(&Claims::Pull(Box::new(claims.clone())), listed, endpoints)
        };
        let settled = settle(&claims);
        claims.entries.reverse();
        assert_eq!(settle(&claims).steps, settled.steps, "in another order");
        Outcome::new(report, settled)
    }
}
