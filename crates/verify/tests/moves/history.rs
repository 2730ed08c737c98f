//! Keeps the shop after its moves: the chain, and the entries that an honest shop would publish.

use fixtures::chain::consumer::{Callback, NO_PULL};
use fixtures::chain::coordinator::output_seed;
use fixtures::chain::{CONSUMER, COORDINATOR, Chain, Running, SHOPS_OWN, SUBSCRIPTION, at, hash};
use fixtures::shop::backend::Backend;
use fixtures::shop::proof::{Proof, Supplied};
use fixtures::shop::{Sale, Shop, tier, version_id};
use uuid::Uuid;
use verify::claims::Address;
use verify::hash::Hash32;
use verify::position::Position;
use verify::pull::Entry;
use verify::pull::packs_v1;
use verify::pull::version::Version;
use verify::report::LogKind::{self, Anchored, Fulfilled, Requested};

use super::event::Asked;
use super::moves::{Mimic, Move, Terms};

/// Another party's contract, which calls the consumer for the shop.
const RELAYER: Address = Address::new([0x77; 20]);
/// The length of a wait, in blocks: longer than the check searches for a word.
const WAIT: u64 = 20_000;
/// The word that the shop likes.
pub const LIKED: Hash32 = Hash32::new([0x42; 32]);

/// The shop after its moves.
#[derive(Clone)]
pub struct History {
    pub moves: Vec<Move>,
    pub chain: Chain,
    pub purchases: Vec<Purchase>,
    /// The words that were requested about the pack event.
    pub asked: Vec<Asked>,
    /// The entries that an honest shop would publish: the newest of each kind and key.
    pub entries: Vec<Entry>,
    pub tiers: [Version; 2],
    pub is_second_offered: bool,
    /// True if the coordinator was set since the last request.
    pub is_switched: bool,
    /// The transaction of the last move.
    last: Hash32,
    pub next: Next,
}

/// The form of the next move's transaction.
#[derive(Clone, Copy, Default)]
pub struct Next {
    pub joins: bool,
    pub is_near: bool,
    is_relayed: bool,
}

/// A purchase that at least one move was about.
#[derive(Clone)]
pub struct Purchase {
    id: Uuid,
    pub tier: usize,
    pub is_break: bool,
    pub as_of: Option<Position>,
    pub is_anchored: bool,
    /// The coordinator that the contract asked, and the request's id.
    pub asked: Option<(Address, Hash32)>,
    pub asked_in: u64,
    pub is_answered: bool,
    /// True if the contract holds a word.
    pub is_recorded: bool,
    pub mimics: Vec<Mimic>,
}

impl Purchase {
    pub fn new(number: usize) -> Self {
        let number = number as u128 + 1;
        Self {
            id: Uuid::from_u128(number << 96 | number),
            tier: 0,
            is_break: false,
            as_of: None,
            is_anchored: false,
            asked: None,
            asked_in: 0,
            is_answered: false,
            is_recorded: false,
            mimics: Vec::new(),
        }
    }

    /// Returns the sale, once its terms are known; `None` for a Break.
    pub fn sale(&self) -> Option<Sale> {
        let as_of = self.as_of.filter(|_| !self.is_break)?;
        Some(Sale::new(self.id, self.tier, as_of))
    }

    pub fn key(&self) -> Hash32 {
        packs_v1::pull_key(&self.id).hash()
    }
}

impl History {
    /// Opens a shop with one tier on offer.
    pub fn open() -> Self {
        let mut shop = Shop::open(3);
        shop.chain.subscribe(SHOPS_OWN, SUBSCRIPTION, &[CONSUMER]);
        let last = shop.chain.transaction_at(shop.entries[0].position);
        Self {
            moves: Vec::new(),
            chain: shop.chain,
            purchases: Vec::new(),
            asked: Vec::new(),
            entries: shop.entries,
            tiers: [shop.tiers[0].clone(), tier(2, 3)],
            is_second_offered: false,
            is_switched: false,
            last,
            next: Next::default(),
        }
    }

    pub fn word(&self, own: &Purchase) -> Option<Hash32> {
        let key = own.key();
        let mut entries = self.entries.iter();
        let word = entries.find(|entry| entry.kind == Fulfilled && entry.key == key);
        word.map(|word| word.value)
    }

    /// Returns the history with one more move.
    pub fn with(&self, made: Move) -> Self {
        let mut history = self.clone();
        history.make(made);
        history.moves.push(made);
        if made == Move::Switch || made.requests() {
            history.is_switched = made == Move::Switch;
        }
        history
    }

    fn make(&mut self, made: Move) {
        if let Move::Anchor(number, _) | Move::Request(number) | Move::Mimic(number, _) = made
            && number == self.purchases.len()
        {
            self.purchases.push(Purchase::new(number));
        }
        match made {
            Move::Anchor(number, terms) => self.anchor(number, terms),
            Move::Request(number) => self.request(number),
            Move::Deliver(number, callback) => self.deliver(number, callback),
            Move::Choose(number) => {
                let key = self.purchases[number].key();
                let word = self.transact(SHOPS_OWN, Vec::new(), |running| {
                    running.receives(key, LIKED, Callback::Works)
                });
                self.tell(word.expect("a log"));
                self.purchases[number].is_recorded = true;
            }
            Move::RequestAgain(number) => {
                let own = &mut self.purchases[number];
                (own.is_answered, own.is_recorded) = (false, false);
                self.request(number);
            }
            Move::AnchorAgain(number) => {
                self.purchases[number].as_of = Some(self.chain.tip());
                self.purchases[number].is_anchored = false;
                self.anchor(number, Terms::Now);
            }
            Move::Mimic(number, mimic) => self.mimic(number, mimic),
            Move::Offer => {
                let id = version_id(&self.tiers[1]);
                let root = packs_v1::version_root(&self.tiers[1]);
                self.write_log(Anchored, id, root);
                self.is_second_offered = true;
            }
            Move::Switch => {
                let coordinator = &mut self.chain.consumer.oracle.coordinator;
                *coordinator = match *coordinator {
                    COORDINATOR => SHOPS_OWN,
                    _ => COORDINATOR,
                };
            }
            Move::Event(made) => self.make_of_event(made),
            Move::Wait => self.chain.mine(WAIT),
            Move::Join => self.next.joins = true,
            Move::Near => self.next.is_near = true,
            Move::Relay => self.next.is_relayed = true,
        }
    }

    pub fn transact<T>(
        &mut self,
        to: Address,
        input: Vec<u8>,
        run: impl FnOnce(&mut Running<'_>) -> T,
    ) -> T {
        let next = std::mem::take(&mut self.next);
        if next.joins {
            return run(&mut Running {
                chain: &mut self.chain,
                hash: self.last,
            });
        }
        if !next.is_near {
            self.chain.mine(1);
        }
        let (to, input) = match next.is_relayed {
            true => (RELAYER, Vec::new()),
            false => (to, input),
        };
        let (last, result) = self
            .chain
            .transact(to, input, |running| (running.hash, run(running)));
        self.last = last;
        result
    }

    /// Adds an entry to those that the shop publishes: the newest of its kind and key.
    fn tell(&mut self, told: Entry) {
        let is_other = |entry: &Entry| (entry.kind, entry.key) != (told.kind, told.key);
        self.entries.retain(is_other);
        self.entries.push(told);
    }

    fn write_log(&mut self, kind: LogKind, key: Hash32, value: Hash32) {
        let told = self.transact(CONSUMER, Vec::new(), |running| {
            running.write_log(kind, key, value)
        });
        self.tell(told);
    }

    fn anchor(&mut self, number: usize, terms: Terms) {
        self.plan(number, terms);
        let own = &mut self.purchases[number];
        own.is_anchored = true;
        let (id, value) = match own.sale() {
            Some(sale) => (sale.event_id(), sale.commitment(&self.tiers[sale.tier])),
            None => (of_break(own), Hash32::of(&[b"root", own.id.as_bytes()])),
        };
        self.write_log(Anchored, id, value);
    }

    /// Settles the terms of the sale: the commitment is known from now on.
    fn plan(&mut self, number: usize, terms: Terms) {
        let own = &mut self.purchases[number];
        match terms {
            Terms::SecondTier => own.tier = 1,
            Terms::Break => own.is_break = true,
            _ => {}
        }
        let mut positions: Vec<Position> = self.chain.logs.iter().map(|log| log.position).collect();
        positions.sort_unstable();
        let back = match terms {
            Terms::Early => positions.len() - 1,
            Terms::JustBefore => 1.min(positions.len() - 1),
            _ => 0,
        };
        own.as_of
            .get_or_insert(positions[positions.len() - 1 - back]);
    }

    fn request(&mut self, number: usize) {
        let own = &self.purchases[number];
        let event_id = match own.is_break {
            true => of_break(own),
            false => version_id(&self.tiers[own.tier]),
        };
        let key = own.key();
        let told = self.transact(CONSUMER, Vec::new(), |running| {
            let chain = &mut running.chain;
            chain.consumer.pulls.write(key, chain.newest, NO_PULL);
            running.request_pull(key, event_id)
        });
        self.tell(told);
        let consumer = &self.chain.consumer;
        let asked = (consumer.oracle.coordinator, consumer.request_id(&key));
        let own = &mut self.purchases[number];
        (own.asked, own.asked_in) = (Some(asked), self.chain.newest);
    }

    fn deliver(&mut self, number: usize, callback: Callback) {
        let (key, asked) = (
            self.purchases[number].key(),
            self.purchases[number].asked.expect("a request"),
        );
        let delivered = self.transact(asked.0, Vec::new(), |running| {
            running.fulfil(asked, output_seed(&asked.1), callback)
        });
        let own = &mut self.purchases[number];
        own.is_answered = true;
        if !own.is_recorded {
            own.is_recorded = callback != Callback::Fails;
            self.tell(delivered.of(key));
        }
    }

    fn mimic(&mut self, number: usize, mimic: Mimic) {
        self.plan(number, Terms::Now);
        let own = &mut self.purchases[number];
        own.mimics.push(mimic);
        let own = self.purchases[number].clone();
        let sale = own.sale().expect("a Pack");
        let version = &self.tiers[own.tier];
        let (id, commitment) = (sale.event_id(), sale.commitment(version));
        let (key, version, root) = (
            own.key(),
            version_id(version),
            packs_v1::version_root(version),
        );
        let word = self.word(&own).unwrap_or(hash(0));
        self.transact(CONSUMER, Vec::new(), |running| {
            match mimic {
                Mimic::AnchorTurned => running.write_log(Anchored, commitment, id),
                Mimic::AnchorAsRequest => running.request_pull(id, commitment),
                Mimic::RequestAsAnchor => running.write_log(Anchored, key, version),
                Mimic::RequestTurned => running.request_pull(version, key),
                Mimic::WordAsAnchor => running.write_log(Anchored, key, word),
                Mimic::WordTurned => running.write_log(Anchored, word, key),
                Mimic::VersionTurned => running.write_log(Anchored, root, version),
                Mimic::VersionAsRequest => running.request_pull(version, root),
            };
        });
    }

    /// Returns the proof that an honest shop would publish of a purchase, once it is anchored and has its word.
    pub fn proof(&self, target: &Purchase) -> Option<Proof> {
        let is_ready = target.is_anchored && !target.is_break && self.word(target).is_some();
        is_ready.then(|| Proof {
            target: target.key(),
            tiers: self.tiers.to_vec(),
            sales: self.purchases.iter().filter_map(Purchase::sale).collect(),
            entries: self.entries.clone(),
            network: Chain::NETWORK,
            consumer: self.chain.contract(),
            transactions: self.transactions(target),
            covers_to: None,
            supplied: Supplied::Everything,
        })
    }

    /// Returns the transactions that the shop names.
    fn transactions(&self, target: &Purchase) -> [Option<Hash32>; 3] {
        let purchase = target.sale().expect("a Pack").event_id();
        let version = version_id(&self.tiers[target.tier]);
        let named = [
            (Anchored, version),
            (Anchored, purchase),
            (Requested, target.key()),
        ];
        named.map(|(kind, key)| {
            let mut entries = self.entries.iter();
            let entry = entries.find(|entry| (entry.kind, entry.key) == (kind, key))?;
            Some(self.chain.transaction_at(entry.position))
        })
    }
}

/// Returns the id under which a Break's root is anchored.
fn of_break(own: &Purchase) -> Hash32 {
    Hash32::of(&[b"break", own.id.as_bytes()])
}

/// Returns a position after everything on the chain.
pub fn behind(chain: &Chain) -> Position {
    at(chain.newest + 1, 0)
}
