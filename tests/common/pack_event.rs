//! A pack event of one card and no pulls, anchored on a chain, and its report.

use packproof::verify::claims::evidence::coordinator::create_event;
use packproof::verify::claims::{Claims, Listed};
use packproof::verify::event::commitments::{deck_commitment, seed_commitment, vrf_event_id};
use packproof::verify::event::deck::{Spelling, deck_hash};
use packproof::verify::hash::Hash32;
use packproof::verify::json::{self, Raw};
use packproof::verify::{self, Report};
use serde_json::json;
use uuid::Uuid;

use super::chain::consumer::Callback;
use super::chain::endpoint::{self, Endpoint};
use super::chain::{CONSUMER, Chain, hash, listed};
use super::outcome::Outcome;

const ID: Uuid = Uuid::from_u128(0x332f_8b12_2408_4fd2_ab90_2f89_11e8_1818);

/// An event and the chain it happened on.
#[derive(Clone)]
pub struct PackEvent {
    pub chain: Chain,
    /// `vrf_event_id`.
    pub id: Hash32,
    /// `deck_commitment`.
    pub value: Hash32,
    /// The transaction that the report names.
    pub transaction: Hash32,
    /// `random_seed`.
    pub seed: Hash32,
    deck_hash: Hash32,
}

impl PackEvent {
    /// An event that is not anchored yet.
    pub fn planned() -> Self {
        let wrapped = json!({ "deck": deck() }).to_string();
        let read = json::read(wrapped.as_bytes()).expect("an object");
        let entries: Vec<Raw<'_>> = read.object().required("deck").expect("a list");
        let deck_hash = deck_hash(entries.into_iter(), Spelling::Utf8).expect("text");
        Self {
            chain: Chain::default(),
            id: vrf_event_id(&ID),
            value: deck_commitment(&deck_hash, &seed_commitment(&hash(8))),
            transaction: Hash32::ZERO,
            seed: Hash32::ZERO,
            deck_hash,
        }
    }

    /// An event that was anchored by a call to the contract, and has its seed.
    pub fn honest() -> Self {
        let mut event = Self::planned();
        let call = create_event(&event.id, &event.value);
        event.anchor(CONSUMER, call);
        event
    }

    /// The event is anchored by this call, and its seed arrives.
    pub fn anchor(&mut self, to: packproof::verify::claims::Address, input: Vec<u8>) {
        let (id, value) = (self.id, self.value);
        self.chain.mine(1);
        let (transaction, request) = self.chain.transact(to, input, |running| {
            (running.hash, running.create_event(id, value))
        });
        self.transaction = transaction;
        self.arrives(request);
    }

    /// The word of a request arrives, and is the seed.
    pub fn arrives(&mut self, request: Hash32) {
        self.chain.mine(3);
        let coordinator = self.chain.consumer.oracle.coordinator;
        let delivered = self.chain.deliver((coordinator, request), Callback::Works);
        self.seed = delivered.word;
        self.chain.mine(3);
    }

    fn check(&self) -> (Report, Claims) {
        let payload = json!({
            "pack_event_id": ID, "fairness_algo_version": "v2", "is_active": false, "pulls": [],
            "deck_snapshot": deck(), "deck_hash": self.deck_hash,
            "seed_commitment": seed_commitment(&hash(8)), "deck_commitment": self.value,
            "seed_salt": hash(8), "random_seed": self.seed, "vrf_event_id": self.id,
            "vrf_request_id": self.transaction, "vrf_consumer_address": CONSUMER,
            "vrf_network": "base",
        });
        let bytes = payload.to_string();
        let checked = verify::check(bytes.as_bytes(), &mut |_| {}).expect("a payload");
        (checked.report, checked.claims.expect("claims"))
    }

    /// Checks the report on its chain.
    pub fn settle(&self) -> Outcome {
        self.told(&[Endpoint::of(&self.chain)])
    }

    pub fn told(&self, endpoints: &[Endpoint<'_>]) -> Outcome {
        self.told_with(&listed(), endpoints)
    }

    pub fn told_with(&self, listed: &Listed, endpoints: &[Endpoint<'_>]) -> Outcome {
        let (report, claims) = self.check();
        Outcome::new(report, endpoint::settle(&claims, listed, endpoints))
    }
}

fn deck() -> serde_json::Value {
    json!([{ "pack_card_id": "a", "card_inventory_id": "b", "initial_price": "1.00" }])
}
