//! A small honest shop of Packs on a chain of its own, and the proofs that it publishes.

pub mod proof;

use packproof::verify::hash::Hash32;
use packproof::verify::position::Position;
use packproof::verify::pull::Entry;
use packproof::verify::pull::recipe;
use packproof::verify::pull::version::{Band, Leaf, Version};
use packproof::verify::report::LogKind;
use uuid::Uuid;

use super::chain::consumer::{Callback, signature};
use super::chain::coordinator::Delivered;
use super::chain::{CONSUMER, Chain};
use proof::Proof;

/// The shop.
#[derive(Clone)]
pub struct Shop {
    pub chain: Chain,
    pub tiers: Vec<Version>,
    pub sales: Vec<Sale>,
    /// What the shop read of its contract: every log that a proof may need.
    pub entries: Vec<Entry>,
}

/// A Pack that was bought.
#[derive(Clone, Debug)]
pub struct Sale {
    pub purchase: Uuid,
    /// Which of the shop's tiers.
    pub tier: usize,
    pub as_of: Position,
}

impl Sale {
    pub fn key(&self) -> Hash32 {
        recipe::pull_key(&self.purchase)
    }

    pub fn event_id(&self) -> Hash32 {
        recipe::purchase_event_id(&self.purchase)
    }

    /// What is anchored for it.
    pub fn commitment(&self, version: &Version) -> Hash32 {
        let root = recipe::version_root(version);
        let nothing = recipe::unavailable_hash(&Default::default());
        recipe::purchase_commitment(&root, &nothing, self.as_of)
    }
}

/// A tier of one band with so many cards.
pub fn tier(number: u64, cards: u32) -> Version {
    let card = |place: u32| Leaf {
        card: Uuid::from_u128(u128::from(number) << 64 | u128::from(place)),
        value_cents: 500,
    };
    Version {
        tier_price_cents: 1_000,
        version_no: number,
        bands: vec![Band {
            odds_ppm: 1_000_000,
            lo_cents: 1,
            hi_cents: 1_000,
            leaves: (1..=cards).map(card).collect(),
        }],
    }
}

/// The id under which a version's root is anchored.
pub fn version_id(version: &Version) -> Hash32 {
    recipe::version_event_id(&recipe::version_root(version))
}

impl Shop {
    /// A shop with one tier of so many cards.
    pub fn open(cards: u32) -> Self {
        let mut shop = Self {
            chain: Chain::default(),
            tiers: Vec::new(),
            sales: Vec::new(),
            entries: Vec::new(),
        };
        shop.offer(tier(1, cards));
        shop
    }

    /// An evening of three cards: two Packs and a Break whose words arrive inside of the target's
    /// window. The target, the Break's key, and the other two.
    pub fn evening() -> (Self, Evening) {
        let mut shop = Self::open(3);
        let first = shop.sell();
        let other = shop.sell_break();
        let second = shop.sell();
        let target = shop.sell();
        for key in [first, other, second, target] {
            shop.deliver(key);
        }
        let evening = Evening {
            target,
            other,
            first,
            second,
        };
        (shop, evening)
    }

    /// A tier is anchored.
    pub fn offer(&mut self, version: Version) -> usize {
        let root = recipe::version_root(&version);
        self.anchor(version_id(&version), root);
        self.tiers.push(version);
        self.tiers.len() - 1
    }

    /// A value is anchored, in a block of its own.
    pub fn anchor(&mut self, id: Hash32, value: Hash32) -> Entry {
        self.writes(LogKind::Anchored, id, value)
    }

    /// The contract writes a log, in a block of its own.
    pub fn writes(&mut self, kind: LogKind, key: Hash32, value: Hash32) -> Entry {
        self.chain.mine(1);
        let entry = self.chain.transact(CONSUMER, Vec::new(), |running| {
            running.writes(kind, key, value)
        });
        self.entries.push(entry);
        entry
    }

    /// A Pack is bought and its word requested.
    pub fn sell(&mut self) -> Hash32 {
        let key = self.buy(0);
        self.request(key);
        key
    }

    /// A Pack is bought: what is unavailable is taken now.
    pub fn buy(&mut self, tier: usize) -> Hash32 {
        let as_of = self.chain.tip();
        self.buy_as_of(tier, as_of)
    }

    pub fn buy_as_of(&mut self, tier: usize, as_of: Position) -> Hash32 {
        let number = u128::try_from(self.sales.len()).expect("few") + 1;
        let sale = Sale {
            purchase: Uuid::from_u128(number << 96 | number),
            tier,
            as_of,
        };
        self.anchor(sale.event_id(), sale.commitment(&self.tiers[tier]));
        let key = sale.key();
        self.sales.push(sale);
        key
    }

    pub fn sale(&self, key: Hash32) -> &Sale {
        let mut sales = self.sales.iter();
        sales.find(|sale| sale.key() == key).expect("a sale")
    }

    /// A Pack's word is requested.
    pub fn request(&mut self, key: Hash32) -> Entry {
        let version = version_id(&self.tiers[self.sale(key).tier]);
        self.request_for(key, version)
    }

    pub fn request_for(&mut self, key: Hash32, event_id: Hash32) -> Entry {
        self.chain.mine(1);
        let entry = self.chain.transact(CONSUMER, Vec::new(), |running| {
            running.request_pull(key, event_id)
        });
        self.entries.push(entry);
        entry
    }

    /// A Break is sold: another sale of the same contract, under a root that is no version's.
    pub fn sell_break(&mut self) -> Hash32 {
        let number = u8::try_from(self.entries.len()).expect("few");
        let (id, key) = (
            Hash32::of(&[b"break", &[number]]),
            Hash32::of(&[b"key", &[number]]),
        );
        self.anchor(id, Hash32::of(&[b"root", &[number]]));
        self.request_for(key, id);
        key
    }

    /// The oracle delivers the word of a pull, and the shop reads it.
    pub fn deliver(&mut self, key: Hash32) -> Entry {
        self.deliver_to(key, Callback::Works)
    }

    pub fn deliver_to(&mut self, key: Hash32, callback: Callback) -> Entry {
        self.chain.mine(1);
        let asked = self.asked(key);
        let delivered = self.chain.deliver(asked, callback);
        self.reads(key, &delivered)
    }

    /// The shop reads a word.
    pub fn reads(&mut self, key: Hash32, delivered: &Delivered) -> Entry {
        let word = delivered.of(key);
        self.entries.push(word);
        word
    }

    /// The oracle's request for a pull: whose, and its id.
    pub fn asked(&self, key: Hash32) -> (packproof::verify::claims::Address, Hash32) {
        let consumer = &self.chain.consumer;
        (consumer.oracle.coordinator, consumer.request_id(&key))
    }

    /// The entry that the shop read of a kind under a key.
    pub fn entry(&self, kind: LogKind, key: Hash32) -> Entry {
        let mut entries = self.entries.iter();
        *entries
            .find(|entry| entry.kind == kind && entry.key == key)
            .expect("an entry")
    }

    /// The honest proof of a pull.
    pub fn proof(&self, target: Hash32) -> Proof {
        let mut proof = self.proof_without_transactions(target);
        let sale = self.sale(target);
        let version = version_id(&self.tiers[sale.tier]);
        proof.transactions = [
            (LogKind::Anchored, version),
            (LogKind::Anchored, sale.event_id()),
            (LogKind::Requested, target),
        ]
        .map(|(kind, key)| Some(self.transaction_of(kind, key)));
        proof
    }

    /// The same, naming no transactions, which are optional.
    pub fn proof_without_transactions(&self, target: Hash32) -> Proof {
        Proof {
            target,
            tiers: self.tiers.clone(),
            sales: self.sales.clone(),
            entries: self.entries.clone(),
            consumer: self.chain.consumer.address.to_string(),
            transactions: [None; 3],
            covers_to: None,
        }
    }

    /// The transaction that wrote what the shop read.
    fn transaction_of(&self, kind: LogKind, key: Hash32) -> Hash32 {
        let own = signature(kind);
        let mut logs = self.chain.logs.iter();
        let log = logs.find(|log| log.topics[0] == own && log.topics[1] == key);
        log.expect("a log").transaction
    }
}

/// The keys of [`Shop::evening`].
#[derive(Clone, Copy)]
pub struct Evening {
    pub target: Hash32,
    /// The Break.
    pub other: Hash32,
    pub first: Hash32,
    pub second: Hash32,
}
