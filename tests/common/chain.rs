//! A small chain in memory: blocks of transactions, the logs that they wrote, and all earlier state.
//!
//! A consumer contract and the oracle's coordinators live on it and behave as the real ones do.

pub mod consumer;
pub mod coordinator;
pub mod endpoint;
pub mod history;

use std::collections::BTreeMap;

use packproof::verify::claims::evidence::coordinator::keccak;
use packproof::verify::claims::question::{At, Head, Log, Receipt, Transaction};
use packproof::verify::claims::unread::{Fault, Unread};
use packproof::verify::claims::{Address, Answer, Claims, Listed, Question};
use packproof::verify::hash::Hash32;
use packproof::verify::position::Position;
use packproof::verify::pull::Entry;
use packproof::verify::report::LogKind;

use consumer::Consumer;
use coordinator::{Coordinator, Kind};

pub const CONSUMER: Address = Address::new([0xee; 20]);
/// The oracle's coordinator, which is listed.
pub const COORDINATOR: Address = Address::new([0xc0; 20]);
/// A coordinator that the shop runs.
pub const SHOPS_OWN: Address = Address::new([0xdd; 20]);
/// The oracle's wrapper, which is listed.
pub const WRAPPER: Address = Address::new([0xaa; 20]);
/// The oracle's keys, which are listed.
pub const KEYS: [Hash32; 2] = [Hash32::new([0x11; 32]), Hash32::new([0x12; 32])];
/// The consumer's subscription.
pub const SUBSCRIPTION: Hash32 = Hash32::new([0x51; 32]);
/// Where the chain's story begins.
pub const FIRST_BLOCK: u64 = 1_000_000;

pub fn hash(byte: u8) -> Hash32 {
    Hash32::new([byte; 32])
}

pub const fn at(block: u64, log_index: u32) -> Position {
    Position { block, log_index }
}

/// The time of a block: one every two seconds.
pub const fn time_of(block: u64) -> u64 {
    1_700_000_000 + 2 * block
}

/// What the oracle's operator publishes for this chain.
pub fn listed() -> Listed {
    Listed {
        coordinators: vec![COORDINATOR],
        wrappers: vec![WRAPPER],
        key_hashes: KEYS.to_vec(),
    }
}

/// The chain.
#[derive(Clone)]
pub struct Chain {
    pub id: u64,
    /// The newest block.
    pub newest: u64,
    /// The block whose state is read as the present one; the newest if none.
    pub pinned: Option<u64>,
    pub logs: Vec<Log>,
    pub transactions: BTreeMap<Hash32, Sent>,
    pub consumer: Consumer,
    pub coordinators: BTreeMap<Address, Coordinator>,
}

/// A transaction of a block.
#[derive(Clone)]
pub struct Sent {
    pub block: u64,
    pub call: Transaction,
    pub succeeded: bool,
}

/// A transaction while it runs.
pub struct Running<'c> {
    pub chain: &'c mut Chain,
    pub hash: Hash32,
}

impl Default for Chain {
    fn default() -> Self {
        let mut coordinators = BTreeMap::new();
        coordinators.insert(COORDINATOR, Coordinator::new(Kind::V2_5));
        coordinators.insert(SHOPS_OWN, Coordinator::new(Kind::V2_5));
        let mut chain = Self {
            id: 8453,
            newest: FIRST_BLOCK,
            pinned: None,
            logs: Vec::new(),
            transactions: BTreeMap::new(),
            consumer: Consumer::new(CONSUMER),
            coordinators,
        };
        chain.subscribe(COORDINATOR, SUBSCRIPTION, &[CONSUMER]);
        chain
    }
}

impl Chain {
    /// A chain on which just a proof's entries happened, where they say. Their words need not be of
    /// the oracle: no coordinator logs them.
    pub fn of(claims: &Claims) -> Self {
        let mut chain = Self::default();
        chain.consumer.address = claims.contract().expect("an address");
        let consumer = chain.consumer.address;
        chain.subscribe(COORDINATOR, SUBSCRIPTION, &[consumer]);
        if let Claims::Pull(claims) = claims {
            let mut entries = claims.entries.clone();
            entries.sort_by_key(|entry| (entry.position, entry.kind, entry.key));
            entries.dedup();
            for entry in &entries {
                chain.happens(entry);
            }
            let newest = entries.iter().map(|entry| entry.position.block).max();
            chain.newest = newest.unwrap_or(FIRST_BLOCK) + 100;
        }
        chain
    }

    /// An entry happens where it says.
    pub fn happens(&mut self, entry: &Entry) {
        let newest = self.newest;
        self.newest = entry.position.block;
        self.transact(CONSUMER, Vec::new(), |running| {
            running.writes(entry.kind, entry.key, entry.value);
            let own = running.chain.logs.last_mut().expect("a log");
            own.position = entry.position;
            if entry.kind == LogKind::Requested {
                running.requests(Some(entry.key));
                let asked = running.chain.logs.last_mut().expect("a log");
                asked.position = at(entry.position.block, entry.position.log_index + 1_000_000);
            }
        });
        self.newest = newest.max(entry.position.block);
    }

    /// So many blocks pass.
    pub fn mine(&mut self, blocks: u64) {
        self.newest += blocks;
    }

    /// Runs a transaction in the newest block.
    pub fn transact<T>(
        &mut self,
        to: Address,
        input: Vec<u8>,
        run: impl FnOnce(&mut Running<'_>) -> T,
    ) -> T {
        let number = self.transactions.len().to_be_bytes();
        let hash = keccak(&[b"transaction", &number]);
        let call = Transaction {
            to: Some(to),
            input,
        };
        let sent = Sent {
            block: self.newest,
            call,
            succeeded: true,
        };
        self.transactions.insert(hash, sent);
        run(&mut Running { chain: self, hash })
    }

    /// The place of the newest log.
    pub fn tip(&self) -> Position {
        let positions = self.logs.iter().map(|log| log.position);
        positions.max().unwrap_or(at(FIRST_BLOCK, 0))
    }

    /// The log at a position.
    pub fn log_at(&mut self, position: Position) -> &mut Log {
        let mut logs = self.logs.iter_mut();
        logs.find(|log| log.position == position).expect("a log")
    }

    /// The transaction that wrote the log at a position.
    pub fn transaction_at(&self, position: Position) -> Hash32 {
        let mut logs = self.logs.iter();
        let log = logs.find(|log| log.position == position);
        log.expect("a log").transaction
    }

    /// The chain as it was at a block.
    pub fn up_to(&self, block: u64) -> Self {
        let mut chain = self.clone();
        chain.newest = block;
        chain.logs.retain(|log| log.position.block <= block);
        chain.transactions.retain(|_, sent| sent.block <= block);
        chain
    }

    /// What a node with all earlier state answers.
    pub fn answer(&self, question: &Question) -> Answer {
        let unknown = |hash: &Hash32| Answer::Unread(Unread::UnknownTransaction(*hash));
        match question {
            Question::Head => Answer::Head(Head {
                chain_id: self.id,
                newest: self.newest,
                ten_minutes: Some(300),
                is_current: true,
            }),
            Question::Events(id, at) => self.state(*at, |consumer, block| {
                Answer::Events(consumer.events.at(id, block).unwrap_or(Hash32::ZERO))
            }),
            Question::GetPull(key, at) => self.state(*at, |consumer, block| {
                Answer::GetPull(consumer.pulls.at(key, block).unwrap_or(consumer::NO_PULL))
            }),
            Question::Subscription(coordinator, subscription, at) => self.state(*at, |_, block| {
                let coordinator = self.coordinators.get(coordinator);
                let consumers = coordinator.and_then(|it| it.consumers.at(subscription, block));
                Answer::Subscription(consumers.flatten())
            }),
            Question::Transaction(hash) => match self.transactions.get(hash) {
                Some(sent) => Answer::Transaction(sent.call.clone()),
                None => unknown(hash),
            },
            Question::Receipt(hash) => match self.transactions.get(hash) {
                Some(sent) => Answer::Receipt(Receipt {
                    block: sent.block,
                    succeeded: sent.succeeded,
                    logs: self.logs_where(|log| log.transaction == *hash),
                }),
                None => unknown(hash),
            },
            Question::Logs(query) => Answer::Logs(self.logs_where(|log| query.wants(log))),
            Question::Time(block) => Answer::Time(time_of(*block)),
        }
    }

    fn state(&self, at: At, read: impl FnOnce(&Consumer, u64) -> Answer) -> Answer {
        match at {
            At::Pinned => read(&self.consumer, self.pinned.unwrap_or(self.newest)),
            At::Block(block) if block < FIRST_BLOCK / 2 => {
                // No contract was there yet.
                Answer::Unread(Unread::Endpoint {
                    host: "node.example".to_owned(),
                    fault: Fault::NotTheContract,
                })
            }
            At::Block(block) => read(&self.consumer, block),
        }
    }

    fn logs_where(&self, is_wanted: impl Fn(&Log) -> bool) -> Vec<Log> {
        let logs = self.logs.iter().filter(|log| is_wanted(log));
        logs.cloned().collect()
    }
}

impl Running<'_> {
    /// Writes a log behind the block's others.
    pub fn log(&mut self, address: Address, topics: Vec<Hash32>, data: Vec<u8>) -> Position {
        let block = self.chain.newest;
        let logs = self.chain.logs.iter();
        let in_block = logs.filter(|log| log.position.block == block);
        let last = in_block.map(|log| log.position.log_index).max();
        let position = at(block, last.map_or(0, |last| last + 1));
        self.chain.logs.push(Log {
            position,
            address,
            topics,
            data,
            transaction: self.hash,
        });
        position
    }
}
