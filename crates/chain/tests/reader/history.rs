//! A proof of some draws, and what an honest contract and its oracle wrote for them.

use std::collections::BTreeMap;

use verify::claims::evidence::coordinator::{keccak, word};
use verify::claims::evidence::numbering;
use verify::claims::question::{Log, LogQuery, PullState};
use verify::claims::{Address, Claims, DrawClaim, Listed, PullClaims};
use verify::hash::Hash32;
use verify::position::Position;
use verify::pull::Entry;
use verify::report::{DrawName, LogKind};

pub const CONSUMER: Address = Address::new([0xaa; 20]);
pub const COORDINATOR: Address = Address::new([0xc0; 20]);

const KEY: Hash32 = Hash32::new([1; 32]);
const SUBSCRIPTION: Hash32 = Hash32::new([2; 32]);

/// What was written, block by block.
#[derive(Default)]
pub struct History {
    pub events: BTreeMap<Hash32, (u64, Hash32)>,
    pub requests: BTreeMap<Hash32, (u64, Hash32, Hash32)>,
    pub words: BTreeMap<Hash32, (u64, Hash32)>,
    pub logs: Vec<Log>,
}

pub fn listed() -> Listed {
    Listed {
        coordinators: vec![COORDINATOR],
        wrappers: Vec::new(),
        key_hashes: vec![KEY],
    }
}

fn named(name: &str, of: usize) -> Hash32 {
    keccak(&[name.as_bytes(), &of.to_be_bytes()])
}

fn at(block: u64, log_index: u32) -> Position {
    Position { block, log_index }
}

/// A proof of so many draws: a version at the first block, then a block for each purchase, then a
/// block for each word.
pub fn draws(count: usize, first: u64) -> (Claims, History) {
    let mut history = History::default();
    let purchases = u64::try_from(count).expect("few");
    let version = Entry {
        kind: LogKind::Anchored,
        key: named("version", 0),
        position: at(first, 0),
        value: named("root", 0),
    };
    history.write(&version, named("transaction", 0));
    let as_of = at(first + purchases + 1, 0);
    let mut claims = PullClaims {
        contract: Some(CONSUMER),
        ..PullClaims::default()
    };
    claims.entries.push(version);
    for (nth, block) in (1..=count).zip(first + 1..) {
        let transaction = named("transaction", nth);
        let pull_key = named("pull", nth);
        let purchase = Entry {
            kind: LogKind::Anchored,
            key: named("purchase", nth),
            position: at(block, 0),
            value: named("commitment", nth),
        };
        let request = Entry {
            kind: LogKind::Requested,
            key: pull_key,
            position: at(block, 1),
            value: version.key,
        };
        let seed = named("seed", nth);
        let word = Entry {
            kind: LogKind::Fulfilled,
            key: pull_key,
            position: at(block + purchases + 1, 1),
            value: word(&seed),
        };
        let nonce = u64::try_from(nth).expect("few");
        let (id, pre_seed) = numbering::request(&KEY, CONSUMER, &SUBSCRIPTION, nonce);
        history.write(&purchase, transaction);
        history.write(&request, transaction);
        history.requests.insert(pull_key, (block, version.key, id));
        history.ask_oracle(block, [id, pre_seed], transaction);
        history.answer(&word, [id, seed], named("answer", nth));
        let draw = DrawClaim {
            name: DrawName {
                pull_key,
                purchase_id: None,
                target: nth == count,
            },
            version_event_id: version.key,
            version_root: version.value,
            purchase_event_id: purchase.key,
            purchase_commitment: purchase.value,
            as_of,
            version_anchor: Some(version),
            purchase_anchor: Some(purchase),
            request: Some(request),
            word: Some(word),
        };
        claims.draws.insert(0, draw);
        claims.entries.extend([purchase, request, word]);
        if nth == count {
            let moments = [version, request, word];
            claims.moments = moments.map(|entry| entry.position.block).into();
        }
    }
    (Claims::Pull(Box::new(claims)), history)
}

/// The claims of an event's report, and its value anchored at a block of the contract that it names.
pub fn event(block: u64) -> (Claims, History) {
    let report = include_bytes!("../../../../tests/vectors/event-v2-one-card.json");
    let checked = verify::check(report, &mut |_| {}).expect("a report");
    let Some(Claims::Event(claims)) = checked.claims else {
        panic!("claims of an event");
    };
    let anchor = Entry {
        kind: LogKind::Anchored,
        key: claims.event_id.value().expect("an id"),
        position: at(block, 0),
        value: claims.anchored.value().expect("a value"),
    };
    let mut history = History::default();
    let transaction = claims.request.expect("a transaction");
    history.write(&anchor, transaction);
    (Claims::Event(claims), history)
}

impl History {
    /// An entry is written: the contract's state, and its log.
    fn write(&mut self, entry: &Entry, transaction: Hash32) {
        let block = entry.position.block;
        match entry.kind {
            LogKind::Anchored => drop(self.events.insert(entry.key, (block, entry.value))),
            LogKind::Fulfilled => drop(self.words.insert(entry.key, (block, entry.value))),
            LogKind::Requested => {}
        }
        let signature = format!("{:?}(bytes32,bytes32)", entry.kind);
        self.logs.push(Log {
            position: entry.position,
            address: CONSUMER,
            topics: vec![keccak(&[signature.as_bytes()]), entry.key],
            data: entry.value.as_bytes().to_vec(),
            transaction,
        });
    }

    fn ask_oracle(&mut self, block: u64, data: [Hash32; 2], transaction: Hash32) {
        let signature: &[u8] = b"RandomWordsRequested(bytes32,uint256,uint256,uint256,uint16,uint32,uint32,bytes,address)";
        let topics = [keccak(&[signature]), KEY, SUBSCRIPTION, CONSUMER.as_topic()];
        self.by_coordinator(at(block, 2), topics.to_vec(), data, transaction);
    }

    fn answer(&mut self, word: &Entry, [id, seed]: [Hash32; 2], transaction: Hash32) {
        let signature: &[u8] =
            b"RandomWordsFulfilled(uint256,uint256,uint256,uint96,bool,bool,bool)";
        let topics = vec![keccak(&[signature]), id, SUBSCRIPTION];
        let position = at(word.position.block, 0);
        self.by_coordinator(position, topics, [seed, Hash32::ZERO], transaction);
        self.write(word, transaction);
    }

    fn by_coordinator(
        &mut self,
        position: Position,
        topics: Vec<Hash32>,
        data: [Hash32; 2],
        transaction: Hash32,
    ) {
        self.logs.push(Log {
            position,
            address: COORDINATOR,
            topics,
            data: data.map(|word| *word.as_bytes()).concat(),
            transaction,
        });
    }

    /// `events(id)` after a block.
    pub fn anchored(&self, id: &Hash32, block: u64) -> Hash32 {
        let held = self.events.get(id).filter(|(since, _)| *since <= block);
        held.map_or(Hash32::ZERO, |(_, value)| *value)
    }

    /// `getPull(key)` after a block.
    pub fn pull(&self, key: &Hash32, block: u64) -> PullState {
        let requested = self.requests.get(key).filter(|(since, ..)| *since <= block);
        let word = self.words.get(key).filter(|(since, _)| *since <= block);
        PullState {
            event_id: requested.map_or(Hash32::ZERO, |(_, event, _)| *event),
            requested: requested.is_some(),
            fulfilled: word.is_some(),
            word: word.map_or(Hash32::ZERO, |(_, word)| *word),
            request_id: requested.map_or(Hash32::ZERO, |(_, _, id)| *id),
        }
    }

    /// The logs of a transaction.
    pub fn of_transaction(&self, hash: &Hash32) -> Vec<&Log> {
        let logs = self.logs.iter();
        logs.filter(|log| log.transaction == *hash).collect()
    }

    /// The logs of a query.
    pub fn wanted(&self, query: &LogQuery) -> Vec<&Log> {
        self.logs.iter().filter(|log| query.wants(log)).collect()
    }
}
