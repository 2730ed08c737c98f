//! Keeps a shop's sales, and the logs that the chain wrote for them.

use std::collections::BTreeMap;
use std::sync::Arc;

use alloy::primitives::{Address, B256, U256};
use alloy::rpc::types::Log;
use alloy::sol_types::SolEvent;
use uuid::Uuid;
use verify::hash::Hash32;
use verify::order::OrderedSet;
use verify::position::Position;
use verify::report::LogKind;

use crate::contracts::IConsumer::{EventCreated, PullFulfilled, PullRequested};
use crate::contracts::ICoordinator::RandomWordsFulfilled;
use crate::contracts::word_of;
use crate::offer::Offer;
use crate::result::Result;

/// A log of the contract, and the transaction that wrote it.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The anchored root, the event id asked for, or the word.
    pub value: Hash32,
    pub position: Position,
    pub transaction: B256,
}

/// A Pack that was sold.
#[derive(Clone)]
pub struct Purchase {
    pub pull_id: Uuid,
    pub purchase_id: Uuid,
    pub username: &'static str,
    pub offer: Arc<Offer>,
    /// The unavailable cards of the offer, as of the position `as_of`.
    pub unavailable: OrderedSet<Uuid>,
    pub as_of: Position,
    /// The cards that were unavailable at payment, for a Pack that waited its turn.
    pub at_payment: Option<OrderedSet<Uuid>>,
}

/// Every purchase by its pull key, and every log by its kind and event id or pull key. A lie changes a copy.
#[derive(Clone)]
pub struct Ledger {
    pub consumer: Address,
    pub purchases: BTreeMap<Hash32, Purchase>,
    pub entries: BTreeMap<(LogKind, Hash32), Entry>,
}

impl Ledger {
    /// Returns an empty ledger of this contract.
    pub const fn new(consumer: Address) -> Self {
        Self {
            consumer,
            purchases: BTreeMap::new(),
            entries: BTreeMap::new(),
        }
    }

    /// Records all logs of the contract, and the coordinator's own for a word that the contract did not log.
    pub fn follow(&mut self, logs: &[Log]) -> Result<()> {
        let mut asked: BTreeMap<U256, Hash32> = BTreeMap::new();
        for log in logs {
            let own = log.address() == self.consumer;
            let (kind, key, value) = match log.topic0() {
                Some(&EventCreated::SIGNATURE_HASH) if own => {
                    let EventCreated { eventId, deckHash } =
                        EventCreated::decode_log(&log.inner)?.data;
                    (LogKind::Anchored, eventId, Hash32::new(deckHash.0))
                }
                Some(&PullRequested::SIGNATURE_HASH) if own => {
                    let request = PullRequested::decode_log(&log.inner)?.data;
                    asked.insert(request.requestId, Hash32::new(request.pullKey.0));
                    (
                        LogKind::Requested,
                        request.pullKey,
                        Hash32::new(request.eventId.0),
                    )
                }
                Some(&PullFulfilled::SIGNATURE_HASH) if own => {
                    let PullFulfilled { pullKey, word } =
                        PullFulfilled::decode_log(&log.inner)?.data;
                    (LogKind::Fulfilled, pullKey, Hash32::new(word.to_be_bytes()))
                }
                Some(&RandomWordsFulfilled::SIGNATURE_HASH) => {
                    let answer = RandomWordsFulfilled::decode_log(&log.inner)?.data;
                    let Some(key) = asked.get(&answer.requestId) else {
                        continue;
                    };
                    if self.get(LogKind::Fulfilled, key).is_some() {
                        continue;
                    }
                    (
                        LogKind::Fulfilled,
                        B256::from(*key.as_bytes()),
                        word_of(answer.outputSeed),
                    )
                }
                _ => continue,
            };
            let entry = Entry {
                value,
                position: Position {
                    block: log.block_number.ok_or("a log of no block")?,
                    log_index: log.log_index.ok_or("a log of no block")?.try_into()?,
                },
                transaction: log.transaction_hash.ok_or("a log of no transaction")?,
            };
            self.entries.insert((kind, Hash32::new(key.0)), entry);
        }
        Ok(())
    }

    /// Returns the log of this kind under this event id or pull key.
    pub fn get(&self, kind: LogKind, key: &Hash32) -> Option<&Entry> {
        self.entries.get(&(kind, *key))
    }

    /// Returns the word that arrived for a pull key.
    pub fn word(&self, key: &Hash32) -> Option<Hash32> {
        Some(self.get(LogKind::Fulfilled, key)?.value)
    }

    /// Returns the position of the log of this kind under this event id or pull key, with its kind and key.
    pub fn place(&self, kind: LogKind, key: Hash32) -> Option<(Position, LogKind, Hash32)> {
        Some((self.get(kind, &key)?.position, kind, key))
    }

    /// Returns every log's position, kind and key.
    pub fn places(&self) -> impl Iterator<Item = (Position, LogKind, Hash32)> {
        self.entries
            .iter()
            .map(|((kind, key), entry)| (entry.position, *kind, *key))
    }

    /// Returns the position of the last log.
    pub fn head(&self) -> Position {
        let positions = self.entries.values().map(|entry| entry.position);
        positions
            .max()
            .expect("the version is anchored before it is sold")
    }

    /// Returns the words' positions and pull keys, in chain order.
    fn words(&self) -> Vec<(Position, Hash32)> {
        let words = self
            .entries
            .iter()
            .filter(|((kind, _), _)| *kind == LogKind::Fulfilled);
        let mut words: Vec<_> = words
            .map(|((_, key), word)| (word.position, *key))
            .collect();
        words.sort_unstable();
        words
    }

    /// Returns the purchase under this pull key, if its word was requested as a Pack draw.
    fn pack(&self, key: &Hash32) -> Option<&Purchase> {
        let purchase = self.purchases.get(key)?;
        let request = self.get(LogKind::Requested, key)?;
        (request.value == purchase.offer.event_id).then_some(purchase)
    }

    /// Returns the card that each Pack draw gave, in chain order (selection 6).
    pub fn awards(&self) -> BTreeMap<Hash32, Option<Uuid>> {
        let mut landed: Vec<(Position, Uuid)> = Vec::new();
        let mut awards = BTreeMap::new();
        for (position, key) in self.words() {
            if let Some(purchase) = self.pack(&key) {
                let since = landed.iter().filter(|(at, _)| *at > purchase.as_of);
                let taken: OrderedSet<Uuid> = since.map(|(_, card)| *card).collect();
                let award = self.drawn(&key, &taken);
                landed.extend(award.map(|card| (position, card)));
                awards.insert(key, award);
            }
        }
        awards
    }

    /// Returns the card that a draw gives if `taken` are not free, besides those that were unavailable at sale.
    pub fn drawn(&self, key: &Hash32, taken: &OrderedSet<Uuid>) -> Option<Uuid> {
        let purchase = self.purchases.get(key)?;
        let word = self.get(LogKind::Fulfilled, key)?.value;
        let blocked = |card: &Uuid| purchase.unavailable.contains(card) || taken.contains(card);
        purchase.offer.drawn(&word, blocked)
    }

    /// Returns true if a draw gave another card than it would have given alone.
    pub fn is_changed(&self, key: &Hash32) -> bool {
        self.awards().get(key).copied().flatten() != self.drawn(key, &OrderedSet::new())
    }

    /// Returns the Pack draws in a draw's window.
    pub fn window(&self, key: &Hash32) -> Vec<Hash32> {
        let (Some(purchase), Some(own)) =
            (self.purchases.get(key), self.get(LogKind::Fulfilled, key))
        else {
            return Vec::new();
        };
        let (from, to) = (purchase.as_of, (own.position, *key));
        let inside =
            |word: &(Position, Hash32)| word.0 > from && *word < to && self.pack(&word.1).is_some();
        self.words()
            .into_iter()
            .filter(inside)
            .map(|(_, key)| key)
            .collect()
    }

    /// Returns the draw itself first, and then every draw that its result depends on.
    pub fn needed(&self, target: &Hash32) -> Vec<Hash32> {
        let mut needed = vec![*target];
        let mut next = 0;
        while let Some(key) = needed.get(next).copied() {
            for other in self.window(&key) {
                if !needed.contains(&other) {
                    needed.push(other);
                }
            }
            next += 1;
        }
        needed
    }
}
