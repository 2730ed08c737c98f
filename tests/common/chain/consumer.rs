//! The consumer contract: write-once anchors, and pulls with a word each.

use packproof::verify::claims::Address;
use packproof::verify::claims::evidence::coordinator::keccak;
use packproof::verify::claims::question::PullState;
use packproof::verify::hash::Hash32;
use packproof::verify::pull::Entry;
use packproof::verify::report::LogKind;

use super::history::History;
use super::{COORDINATOR, KEYS, Running, SUBSCRIPTION};

/// What `getPull` returns of a key that was never requested.
pub const NO_PULL: PullState = PullState {
    event_id: Hash32::ZERO,
    requested: false,
    fulfilled: false,
    word: Hash32::ZERO,
    request_id: Hash32::ZERO,
};

#[derive(Clone)]
pub struct Consumer {
    pub address: Address,
    pub events: History<Hash32>,
    pub pulls: History<PullState>,
    /// Whom it asks for words.
    pub oracle: Oracle,
}

/// Whom a contract asks for words, and who pays.
#[derive(Clone, Copy)]
pub struct Oracle {
    pub coordinator: Address,
    pub key_hash: Hash32,
    pub subscription: Hash32,
    /// The wrapper that asks in the consumer's place, where it pays directly.
    pub wrapper: Option<Address>,
}

/// What the contract does when a word arrives.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Callback {
    /// It records the word and logs it.
    Works,
    /// It reverts: the contract records nothing.
    Fails,
    /// It records the word and logs nothing.
    IsSilent,
    /// It records the word and logs it under a signature of its own.
    LogsOtherwise,
    /// It records and logs this instead.
    Records(Hash32),
}

impl Consumer {
    pub fn new(address: Address) -> Self {
        Self {
            address,
            events: History::default(),
            pulls: History::default(),
            oracle: Oracle {
                coordinator: COORDINATOR,
                key_hash: KEYS[0],
                subscription: SUBSCRIPTION,
                wrapper: None,
            },
        }
    }

    /// The oracle's request for a pull.
    pub fn request_id(&self, pull_key: &Hash32) -> Hash32 {
        self.pulls.newest(pull_key).expect("a pull").request_id
    }
}

pub fn signature(kind: LogKind) -> Hash32 {
    let text: &[u8] = match kind {
        LogKind::Anchored => b"EventCreated(bytes32,bytes32)",
        LogKind::Requested => b"PullRequested(bytes32,bytes32)",
        LogKind::Fulfilled => b"PullFulfilled(bytes32,uint256)",
    };
    keccak(&[text])
}

impl Running<'_> {
    /// The contract writes a log of a kind, and holds what it says.
    pub fn writes(&mut self, kind: LogKind, key: Hash32, value: Hash32) -> Entry {
        self.holds(kind, key, value);
        self.logs_that(kind, key, value)
    }

    /// The contract logs this, whatever it holds.
    pub fn logs_that(&mut self, kind: LogKind, key: Hash32, value: Hash32) -> Entry {
        let topics = vec![signature(kind), key];
        let data = value.as_bytes().to_vec();
        let position = self.log(self.chain.consumer.address, topics, data);
        Entry {
            kind,
            key,
            position,
            value,
        }
    }

    fn holds(&mut self, kind: LogKind, key: Hash32, value: Hash32) {
        let block = self.chain.newest;
        let consumer = &mut self.chain.consumer;
        let mut pull = consumer.pulls.newest(&key).unwrap_or(NO_PULL);
        match kind {
            LogKind::Anchored => return consumer.events.write(key, block, value),
            LogKind::Requested => (pull.requested, pull.event_id) = (true, value),
            LogKind::Fulfilled => (pull.fulfilled, pull.word) = (true, value),
        }
        consumer.pulls.write(key, block, pull);
    }

    /// `createEvent(id, value)`: anchors the value and asks for a word.
    pub fn create_event(&mut self, id: Hash32, value: Hash32) -> Hash32 {
        self.writes(LogKind::Anchored, id, value);
        self.requests(None)
    }

    /// A word is requested for a pull.
    pub fn request_pull(&mut self, key: Hash32, event_id: Hash32) -> Entry {
        self.requests(Some(key));
        self.writes(LogKind::Requested, key, event_id)
    }

    /// The contract asks its oracle, and records the id of the request under a pull key.
    pub fn requests(&mut self, pull_key: Option<Hash32>) -> Hash32 {
        let consumer = &self.chain.consumer;
        let (oracle, own) = (consumer.oracle, consumer.address);
        let id = self.request_words(oracle, oracle.wrapper.unwrap_or(own), pull_key);
        if let Some(key) = pull_key {
            let block = self.chain.newest;
            let pulls = &mut self.chain.consumer.pulls;
            let mut pull = pulls.newest(&key).unwrap_or(NO_PULL);
            pull.request_id = id;
            pulls.write(key, block, pull);
        }
        id
    }

    /// A word reaches the contract. Returns the entry of its log.
    pub fn receives(&mut self, key: Hash32, word: Hash32, callback: Callback) -> Option<Entry> {
        let kind = LogKind::Fulfilled;
        match callback {
            Callback::Works => return Some(self.writes(kind, key, word)),
            Callback::Records(other) => return Some(self.writes(kind, key, other)),
            Callback::Fails => {}
            Callback::IsSilent => self.holds(kind, key, word),
            Callback::LogsOtherwise => {
                let mut entry = self.writes(kind, key, word);
                let log = self.chain.logs.last_mut().expect("a log");
                log.topics[0] = keccak(&[b"WordStored(bytes32,uint256)"]);
                entry.position = log.position;
                return Some(entry);
            }
        }
        None
    }
}
