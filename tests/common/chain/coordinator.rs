//! The oracle's coordinator: subscriptions with consumers, requests by count, and fulfilments.

use std::collections::BTreeMap;

use packproof::verify::claims::Address;
use packproof::verify::claims::evidence::coordinator::{keccak, word};
use packproof::verify::claims::evidence::numbering;
use packproof::verify::hash::Hash32;
use packproof::verify::position::Position;
use packproof::verify::pull::Entry;
use packproof::verify::report::LogKind;

use super::consumer::{Callback, Oracle};
use super::history::History;
use super::{Chain, Running};

/// Which coordinator it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    V2,
    V2_5,
    /// The one that developers test with: it counts requests alone.
    Mock,
}

#[derive(Clone)]
pub struct Coordinator {
    pub kind: Kind,
    /// The consumers of each subscription; `None` once it was canceled.
    pub consumers: History<Option<Vec<Address>>>,
    nonces: BTreeMap<(Address, Hash32), u64>,
    requests: BTreeMap<Hash32, Request>,
}

/// A request that was made.
#[derive(Clone, Copy)]
struct Request {
    subscription: Hash32,
    /// The pull of the consumer that it was made for; `None` for an event's, or another consumer's.
    pull_key: Option<Hash32>,
}

/// A word that was delivered.
#[derive(Clone, Copy)]
pub struct Delivered {
    pub word: Hash32,
    /// Where the coordinator logged it.
    pub position: Position,
    /// The consumer's own log of it.
    pub entry: Option<Entry>,
}

impl Delivered {
    /// The word as the entry of a pull: where the consumer logged it, else where the coordinator did.
    pub fn of(&self, pull_key: Hash32) -> Entry {
        self.entry.unwrap_or(Entry {
            kind: LogKind::Fulfilled,
            key: pull_key,
            position: self.position,
            value: self.word,
        })
    }
}

/// The seed that the oracle gives for a request.
pub fn output_seed(request_id: &Hash32) -> Hash32 {
    keccak(&[b"seed", request_id.as_bytes()])
}

impl Coordinator {
    pub fn new(kind: Kind) -> Self {
        Self {
            kind,
            consumers: History::default(),
            nonces: BTreeMap::new(),
            requests: BTreeMap::new(),
        }
    }

    /// The next request's id and preSeed.
    fn number(&mut self, oracle: &Oracle, sender: Address) -> (Hash32, Hash32) {
        let nonce = self
            .nonces
            .entry((sender, oracle.subscription))
            .or_insert(u64::from(self.kind == Kind::V2));
        *nonce += 1;
        if self.kind == Kind::Mock {
            let mut id = [0; 32];
            id[24..].copy_from_slice(&(self.requests.len() as u64 + 1).to_be_bytes());
            return (Hash32::new(id), Hash32::new([0x64; 32]));
        }
        numbering::request(&oracle.key_hash, sender, &oracle.subscription, *nonce)
    }

    const fn signatures(&self) -> (&[u8], &[u8]) {
        match self.kind {
            Kind::V2 => (
                b"RandomWordsRequested(bytes32,uint256,uint256,uint64,uint16,uint32,uint32,address)",
                b"RandomWordsFulfilled(uint256,uint256,uint96,bool)",
            ),
            Kind::V2_5 | Kind::Mock => (
                b"RandomWordsRequested(bytes32,uint256,uint256,uint256,uint16,uint32,uint32,bytes,address)",
                b"RandomWordsFulfilled(uint256,uint256,uint256,uint96,bool,bool,bool)",
            ),
        }
    }
}

impl Chain {
    /// A subscription has these consumers from the newest block on.
    pub fn subscribe(&mut self, coordinator: Address, subscription: Hash32, consumers: &[Address]) {
        let block = self.newest;
        let coordinator = self.coordinators.get_mut(&coordinator).expect("one");
        let consumers = Some(consumers.to_vec());
        coordinator.consumers.write(subscription, block, consumers);
    }

    /// A consumer is taken off a subscription.
    pub fn unsubscribe(&mut self, coordinator: Address, subscription: Hash32, consumer: Address) {
        self.transact(coordinator, Vec::new(), |running| {
            let signature = keccak(&[b"SubscriptionConsumerRemoved(uint256,address)"]);
            let data = consumer.as_topic().as_bytes().to_vec();
            running.log(coordinator, vec![signature, subscription], data);
        });
        let consumers = &self.coordinators[&coordinator].consumers;
        let mut consumers = consumers.newest(&subscription).flatten().expect("one");
        consumers.retain(|other| *other != consumer);
        self.subscribe(coordinator, subscription, &consumers);
    }

    /// A subscription is canceled.
    pub fn cancel(&mut self, coordinator: Address, subscription: Hash32) {
        let block = self.newest;
        let coordinator = self.coordinators.get_mut(&coordinator).expect("one");
        coordinator.consumers.write(subscription, block, None);
    }

    /// The oracle delivers the word of a request, in a transaction of its own.
    pub fn deliver(&mut self, asked: (Address, Hash32), callback: Callback) -> Delivered {
        self.transact(asked.0, Vec::new(), |running| {
            running.fulfil(asked, output_seed(&asked.1), callback)
        })
    }
}

impl Running<'_> {
    /// A coordinator is asked for a word.
    pub fn request_words(
        &mut self,
        oracle: Oracle,
        sender: Address,
        pull_key: Option<Hash32>,
    ) -> Hash32 {
        let coordinators = &mut self.chain.coordinators;
        let coordinator = coordinators.get_mut(&oracle.coordinator).expect("one");
        let (id, pre_seed) = coordinator.number(&oracle, sender);
        let subscription = oracle.subscription;
        let request = Request {
            subscription,
            pull_key,
        };
        coordinator.requests.insert(id, request);
        let signature = keccak(&[coordinator.signatures().0]);
        let topics = vec![signature, oracle.key_hash, subscription, sender.as_topic()];
        let numbers = [[0; 32]; 3].concat();
        let data = [&id.as_bytes()[..], pre_seed.as_bytes(), &numbers].concat();
        self.log(oracle.coordinator, topics, data);
        id
    }

    /// A coordinator gives the word of a seed: to the contract first, and then to its own log.
    pub fn fulfil(
        &mut self,
        (address, id): (Address, Hash32),
        seed: Hash32,
        callback: Callback,
    ) -> Delivered {
        let coordinator = &self.chain.coordinators[&address];
        let request = coordinator.requests[&id];
        let mut topics = vec![keccak(&[coordinator.signatures().1]), id];
        if coordinator.kind != Kind::V2 {
            topics.push(request.subscription);
        }
        let word = word(&seed);
        let entry = request
            .pull_key
            .and_then(|key| self.receives(key, word, callback));
        let data = [&seed.as_bytes()[..], &[0; 64]].concat();
        let position = self.log(address, topics, data);
        Delivered {
            word,
            position,
            entry,
        }
    }
}
