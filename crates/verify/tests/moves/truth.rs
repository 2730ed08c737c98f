//! Holds the truth of a chain, seen whole by an observer who knows the meaning of the contract's logs.

use fixtures::chain::consumer::signature;
use fixtures::chain::{CONSUMER, Chain};
use verify::claims::word;
use verify::claims::{Address, Log};
use verify::hash::Hash32;
use verify::hash::keccak;
use verify::position::Position;
use verify::pull::packs_v1;
use verify::report::LogKind::{self, Anchored, Fulfilled, Requested};

/// A chain, and the coordinators of the oracle.
#[derive(Clone, Copy)]
pub struct Truth<'t> {
    pub chain: &'t Chain,
    pub listed: &'t [Address],
}

/// A word on the chain.
#[derive(Clone, Copy)]
pub struct Word {
    pub position: Position,
    pub value: Hash32,
    pub origin: Origin,
    /// The kind of log that shows the word.
    pub form: Form,
    /// The position of another word that a listed coordinator logged for the same request, in another transaction.
    pub other: Option<Position>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// A listed coordinator gave the word for this very request.
    Oracle,
    /// Another coordinator gave the word.
    Unlisted,
    /// The shop chose the word.
    Shop,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// The contract logged the word, or the callback failed and a listed coordinator logged it.
    Plain,
    /// The contract holds the word and logged it otherwise or not at all.
    Odd,
    /// Only a coordinator that is not listed logged the word: for the rules there is no word.
    None,
}

impl<'t> Truth<'t> {
    /// Returns the contract's logs of a kind and key, in the chain's order.
    pub fn logs(&self, kind: LogKind, key: &Hash32) -> Vec<&'t Log> {
        let own = signature(kind);
        let logs = self.chain.logs.iter();
        let own = logs.filter(|log| {
            log.address == CONSUMER && log.topics[0] == own && log.topics.get(1) == Some(key)
        });
        own.collect()
    }

    /// Returns the word that arrived for a pull.
    pub fn word(&self, key: &Hash32) -> Option<Word> {
        let state = self.chain.consumer.pulls.newest(key)?;
        let request = *self.logs(Requested, key).last()?;
        let of_request = |log: &&Log| log.transaction == request.transaction;
        let asked = self.chain.logs.iter().filter(of_request);
        let asked = asked.filter(|log| is_requested(log) && head(log) == state.request_id);
        let mut coordinators: Vec<Address> = asked.map(|log| log.address).collect();
        coordinators.sort_by_key(|coordinator| !self.listed.contains(coordinator));
        let coordinator = *coordinators.first()?;
        let is_listed = self.listed.contains(&coordinator);
        let mut answers = self.chain.logs.iter().filter(|log| {
            log.address == coordinator && is_fulfilled(log) && log.topics[1] == state.request_id
        });
        let answer = answers.next();
        let given = answer.map(|log| (log.position, word(&head(log))));
        if !state.fulfilled {
            let (position, value) = given?;
            let (origin, form) = match is_listed {
                true => (Origin::Oracle, Form::Plain),
                false => (Origin::Unlisted, Form::None),
            };
            return Some(Word {
                position,
                value,
                origin,
                form,
                other: None,
            });
        }
        let origin = match given {
            Some((_, value)) if value != state.word => Origin::Shop,
            Some(_) if is_listed => Origin::Oracle,
            Some(_) => Origin::Unlisted,
            None => Origin::Shop,
        };
        // A log before the request shows an earlier request's word.
        let mut logged = self.logs(Fulfilled, key);
        logged.retain(|log| request.position < log.position);
        let (position, form) = match (logged.last(), answer) {
            (Some(log), _) => (log.position, Form::Plain),
            (None, Some(answer)) => {
                let holds = |log: &&Log| {
                    log.address == CONSUMER
                        && log.transaction == answer.transaction
                        && log.topics.get(1) == Some(key)
                        && head(log) == state.word
                        && log.topics[0] != signature(Anchored)
                };
                let otherwise = self.chain.logs.iter().find(holds);
                (otherwise.unwrap_or(answer).position, Form::Odd)
            }
            (None, None) => return None,
        };
        // A callback's log gives the word's position, whatever else it says.
        let is_own = |answer: &&Log| {
            let mut logged = logged.iter();
            logged.any(|log| log.transaction == answer.transaction)
        };
        Some(Word {
            position,
            value: state.word,
            origin,
            form,
            other: answer
                .filter(|answer| is_listed && origin == Origin::Shop && !is_own(answer))
                .map(|answer| answer.position),
        })
    }

    /// Returns the positions of a listed coordinator's words for earlier requests of a pull.
    pub fn earlier(&self, key: &Hash32) -> Vec<Position> {
        let requests = self.logs(Requested, key);
        let Some((_, earlier)) = requests.split_last() else {
            return Vec::new();
        };
        let logs = self.chain.logs.iter();
        let of = |log: &Log, request: &&Log| {
            log.transaction == request.transaction && log.position.next() == Some(request.position)
        };
        let asked = logs.filter(|log| {
            is_requested(log)
                && self.listed.contains(&log.address)
                && earlier.iter().any(|request| of(log, request))
        });
        let asked: Vec<Hash32> = asked.map(head).collect();
        let given = self.chain.logs.iter().filter(|log| {
            is_fulfilled(log)
                && self.listed.contains(&log.address)
                && asked.contains(&log.topics[1])
        });
        // If a callback wrote a log of the key, the word is there, and the coordinator's log is after it.
        let own = |given: &Log| {
            let mut logs = self.chain.logs.iter();
            logs.find(|log| {
                log.address == CONSUMER
                    && log.transaction == given.transaction
                    && log.position < given.position
                    && log.topics.get(1) == Some(key)
                    && head(log) == word(&head(given))
                    && log.topics[0] != signature(Anchored)
            })
        };
        let places = given.map(|given| own(given).unwrap_or(given).position);
        places.collect()
    }

    /// Returns whether a pull is a Pack's, by selection 7: the request's id is that of a root that is anchored under
    /// it.
    pub fn is_pack(&self, key: &Hash32) -> bool {
        let state = self.chain.consumer.pulls.newest(key).expect("a pull");
        let root = self.chain.consumer.events.newest(&state.event_id);
        root.is_some_and(|root| packs_v1::is_of_version(&state.event_id, &root))
    }

    /// Returns whether the contract wrote the two values more than once, in any form.
    pub fn is_mimicked(&self, key: &Hash32, value: &Hash32) -> bool {
        let holds = |log: &&Log| {
            let values: Vec<Hash32> = log.topics[1..].iter().copied().chain(log.words()).collect();
            log.address == CONSUMER && values.contains(key) && values.contains(value)
        };
        self.chain.logs.iter().filter(holds).count() > 1
    }
}

/// Returns the first data word of a log.
pub fn head(log: &Log) -> Hash32 {
    log.words().next().unwrap_or(Hash32::ZERO)
}

pub fn is_requested(log: &Log) -> bool {
    log.topics[0]
        == keccak(&[
            b"RandomWordsRequested(bytes32,uint256,uint256,uint256,uint16,uint32,uint32,bytes,address)",
        ])
}

pub fn is_fulfilled(log: &Log) -> bool {
    log.topics[0]
        == keccak(&[b"RandomWordsFulfilled(uint256,uint256,uint256,uint96,bool,bool,bool)"])
}
