//! A chain made of a proof's own entries: an honest consumer contract and its oracle, in memory.

use std::collections::{BTreeMap, BTreeSet};

use packproof::verify::claims::oracle::keccak;
use packproof::verify::claims::question::{Log, PullState, Receipt, Transaction, Unread};
use packproof::verify::claims::{Address, Answer, Answers, Claims, Question, Settled};
use packproof::verify::hash::Hash32;
use packproof::verify::position::Position;
use packproof::verify::pull::Entry;
use packproof::verify::report::{Cause, LogKind, Point, Status, Step};

pub const COORDINATOR: Address = Address::new([0xc0; 20]);

/// What a node of this chain would answer.
pub struct Chain {
    pub consumer: Address,
    pub events: BTreeMap<Hash32, Hash32>,
    pub pulls: BTreeMap<Hash32, PullState>,
    pub logs: Vec<Log>,
    /// Where logs stand that a range of several blocks does not show.
    pub forgotten: Vec<Position>,
    pub transactions: BTreeMap<Hash32, Transaction>,
}

pub fn hash(byte: u8) -> Hash32 {
    Hash32::new([byte; 32])
}

fn signature(kind: LogKind) -> Hash32 {
    keccak(&[match kind {
        LogKind::Anchored => b"Anchored",
        LogKind::Requested => b"Requeste",
        LogKind::Fulfilled => b"Fulfille",
    }])
}

/// The id that the oracle gives to a pull's request.
pub fn request_id(key: &Hash32) -> Hash32 {
    keccak(&[b"request", key.as_bytes()])
}

/// The transaction that wrote an entry's log.
pub fn transaction_of(entry: &Entry) -> Hash32 {
    keccak(&[
        b"tx",
        entry.key.as_bytes(),
        &entry.position.block.to_be_bytes(),
    ])
}

/// The log that an honest consumer writes for an entry.
pub fn log_of(consumer: Address, entry: &Entry) -> Log {
    Log {
        address: consumer,
        topics: vec![signature(entry.kind), entry.key],
        data: entry.value.as_bytes().to_vec(),
        position: entry.position,
        transaction: transaction_of(entry),
    }
}

/// The coordinator's log of a request (VRF v2.5).
pub fn oracle_request(
    consumer: Address,
    id: Hash32,
    position: Position,
    transaction: Hash32,
) -> Log {
    let signature: &[u8] =
        b"RandomWordsRequested(bytes32,uint256,uint256,uint256,uint16,uint32,uint32,bytes,address)";
    Log {
        address: COORDINATOR,
        topics: vec![keccak(&[signature]), hash(1), hash(2), consumer.as_topic()],
        data: [*id.as_bytes(), [3; 32]].concat(),
        position,
        transaction,
    }
}

/// The coordinator's log of a fulfilment (VRF v2.5), whose word is `word(seed)`.
pub fn oracle_answer(id: Hash32, seed: Hash32, position: Position) -> Log {
    let signature: &[u8] = b"RandomWordsFulfilled(uint256,uint256,uint256,uint96,bool,bool,bool)";
    Log {
        address: COORDINATOR,
        topics: vec![keccak(&[signature]), id, hash(2)],
        data: [*seed.as_bytes(), [0; 32]].concat(),
        position,
        transaction: hash(9),
    }
}

/// The word of an output seed.
pub fn word(seed: Hash32) -> Hash32 {
    keccak(&[seed.as_bytes(), &[0; 32]])
}

/// The time of a block: one every two seconds.
pub const fn time_of(block: u64) -> u64 {
    1_700_000_000 + 2 * block
}

/// The points on which a step failed; empty when it did not fail.
pub fn failing(step: &Step) -> Vec<Point> {
    let differing = step.findings.iter().filter(|finding| !finding.agrees());
    differing.map(|finding| finding.point).collect()
}

/// What was not read, if that is why a step was skipped.
pub fn unread(step: &Step) -> Option<&Unread> {
    match &step.status {
        Status::Skipped(Cause::Unread(unread)) => Some(unread),
        _ => None,
    }
}

impl Chain {
    /// A chain on which just these entries happened.
    pub fn of(claims: &Claims) -> Self {
        let consumer = claims.contract().expect("an address");
        let mut chain = Self {
            consumer,
            events: BTreeMap::new(),
            pulls: BTreeMap::new(),
            logs: Vec::new(),
            forgotten: Vec::new(),
            transactions: BTreeMap::new(),
        };
        if let Claims::Pull(claims) = claims {
            // A proof may supply an entry twice; it happened once.
            for entry in BTreeSet::from_iter(&claims.entries) {
                chain.happen(entry);
            }
        }
        chain
    }

    /// An entry happens: the contract's state, its log, and for a request the oracle's log.
    pub fn happen(&mut self, entry: &Entry) {
        self.logs.push(log_of(self.consumer, entry));
        match entry.kind {
            LogKind::Anchored => {
                self.events.insert(entry.key, entry.value);
            }
            LogKind::Requested => {
                let pull = self.pull(&entry.key);
                (pull.requested, pull.event_id) = (true, entry.value);
                let at = Position {
                    log_index: entry.position.log_index + 1_000,
                    ..entry.position
                };
                let id = request_id(&entry.key);
                let log = oracle_request(self.consumer, id, at, transaction_of(entry));
                self.logs.push(log);
            }
            LogKind::Fulfilled => {
                let pull = self.pull(&entry.key);
                (pull.fulfilled, pull.word) = (true, entry.value);
            }
        }
    }

    /// What the contract holds of a pull.
    pub fn pull(&mut self, key: &Hash32) -> &mut PullState {
        self.pulls.entry(*key).or_insert(PullState {
            event_id: Hash32::ZERO,
            requested: false,
            fulfilled: false,
            word: Hash32::ZERO,
            request_id: request_id(key),
        })
    }

    /// A word never reached the contract: its callback failed, and only the coordinator logged it.
    pub fn fail_callback(&mut self, word: &Entry, seed: Hash32) {
        let pull = self.pull(&word.key);
        (pull.fulfilled, pull.word) = (false, Hash32::ZERO);
        let own = log_of(self.consumer, word);
        self.logs.retain(|log| *log != own);
        let answer = oracle_answer(request_id(&word.key), seed, word.position);
        self.logs.push(answer);
    }

    /// The consumer's log at a position.
    pub fn log_at(&mut self, position: Position) -> &mut Log {
        let consumer = self.consumer;
        let mut logs = self.logs.iter_mut();
        logs.find(|log| log.address == consumer && log.position == position)
            .expect("a log")
    }

    pub fn answer(&self, question: &Question) -> Answer {
        match question {
            Question::Events(id) => {
                Answer::Events(self.events.get(id).copied().unwrap_or(Hash32::ZERO))
            }
            Question::GetPull(key) => {
                Answer::GetPull(self.pulls.get(key).copied().unwrap_or(PullState {
                    event_id: Hash32::ZERO,
                    requested: false,
                    fulfilled: false,
                    word: Hash32::ZERO,
                    request_id: Hash32::ZERO,
                }))
            }
            Question::Transaction(hash) => match self.transactions.get(hash) {
                Some(transaction) => Answer::Transaction(transaction.clone()),
                None => Answer::Unread(Unread::UnknownTransaction(*hash)),
            },
            Question::Receipt(hash) => {
                let logs = self.logs.iter().filter(|log| log.transaction == *hash);
                let logs: Vec<Log> = logs.cloned().collect();
                match logs.first().map(|log| log.position.block) {
                    Some(block) => Answer::Receipt(Receipt { block, logs }),
                    None => Answer::Unread(Unread::UnknownTransaction(*hash)),
                }
            }
            Question::Logs(range) => {
                let logs = self.logs.iter().filter(|log| {
                    let shown = range.from == range.to || !self.forgotten.contains(&log.position);
                    shown
                        && log.address == range.address
                        && (range.from..=range.to).contains(&log.position.block)
                        && range
                            .topic1
                            .is_none_or(|topic| log.topics.get(1) == Some(&topic))
                });
                Answer::Logs(logs.cloned().collect())
            }
            Question::Time(block) => Answer::Time(time_of(*block)),
        }
    }

    /// Answers every question until none is open.
    pub fn settle(&self, claims: &Claims) -> Settled {
        let mut answers = Answers::new();
        for _ in 0..12 {
            let settled = claims.settle(&answers);
            if settled.open.is_empty() {
                return settled;
            }
            let open = settled.open.into_iter();
            answers.extend(open.map(|question| (question.clone(), self.answer(&question))));
        }
        panic!("questions never end");
    }
}
