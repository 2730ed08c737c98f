//! Holds the truth of a chain, seen whole by an observer who knows the meaning of the contract's logs, and reads each
//! payload beside it. It shares no code with the rules about the chain.

use std::collections::BTreeSet;

use fixtures::chain::abi::create_event;
use fixtures::chain::consumer::signature;
use fixtures::chain::{CONSUMER, COORDINATOR, Chain};
use fixtures::pack_event::PackEvent;
use fixtures::world::World;
use verify::claims::word;
use verify::claims::{Log, PullClaims};
use verify::hash::{Hash32, keccak};
use verify::position::Position;
use verify::pull::{Entry, packs_v1};
use verify::report::LogKind::{self, Anchored, Fulfilled, Requested};

/// The verdicts that a payload may have by an honest endpoint that keeps everything, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reading {
    /// Everything is as the payload says: `verified`.
    True,
    /// The rules may decide it or leave it open: anything but `not_verified`.
    Loose(&'static str),
    /// Nothing shows whether it is true: neither `verified` nor `not_verified`.
    Open(&'static str),
    /// It cannot count: anything but `verified`.
    Never(&'static str),
    /// The chain contradicts it: `not_verified`.
    Fails(&'static str),
}

use Reading::{Fails, Loose, Never, Open, True};

/// State reads the anchor in several ways. Where the deployment lists its signature, the oracle's proof shows it.
pub const TURNED: &str = "a pair that reads in several ways";

/// The reason if a transaction asked for several words, and the seed is none of them, whatever it anchored.
const NONE_OF_SEVERAL: &str = "none of several requests gives the seed";

/// The reason if a fulfilment to a later request of the id came first. Another word may be of an earlier fulfilment that a view lacks.
const ASKED_AGAIN: &str = "an id that was asked for again";

/// The oracle's fulfilment to the request of a pull.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// No listed coordinator was asked in the request's transaction.
    Unlisted,
    /// Another key was given the same id in the request's transaction.
    Doubled,
    /// The oracle has not answered.
    Waits,
    /// The oracle has not answered, and its coordinator keeps a later request of the same id.
    Superseded,
    /// The id was asked for again before the fulfilment, which gives this word.
    AskedAgain(Hash32),
    /// The oracle answered at this position, and the contract took the fulfilment as something else.
    Swallowed(Hash32, Position),
    /// The oracle answered: the word, and its date.
    Given(Hash32, Position),
}

/// A chain, and what is on it.
pub struct Truth<'w> {
    chain: &'w Chain,
    found: Reading,
}

fn head(log: &Log) -> Hash32 {
    log.words().next().unwrap_or(Hash32::ZERO)
}

fn is_request(log: &Log) -> bool {
    let signatures: [&[u8]; 2] = [
        b"RandomWordsRequested(bytes32,uint256,uint256,uint64,uint16,uint32,uint32,address)",
        b"RandomWordsRequested(bytes32,uint256,uint256,uint256,uint16,uint32,uint32,bytes,address)",
    ];
    signatures
        .iter()
        .any(|signature| log.topics[0] == keccak(&[signature]))
        && log.topics.get(3) == Some(&CONSUMER.as_topic())
}

/// Returns whether the oracle's callback succeeded, if the log is its fulfilment.
fn success_of(log: &Log) -> Option<bool> {
    if log.address != COORDINATOR {
        return None;
    }
    let place = [
        (&b"RandomWordsFulfilled(uint256,uint256,uint96,bool)"[..], 2),
        (
            &b"RandomWordsFulfilled(uint256,uint256,uint256,uint96,bool,bool,bool)"[..],
            3,
        ),
    ];
    let mut place = place.iter();
    let (_, place) = place.find(|(signature, _)| log.topics[0] == keccak(&[signature]))?;
    Some(log.words().nth(*place)? != Hash32::ZERO)
}

impl<'w> Truth<'w> {
    pub fn of(world: &'w World) -> Self {
        Self {
            chain: &world.chain,
            found: True,
        }
    }

    fn notes(&mut self, found: Reading) {
        self.found = self.found.max(found);
    }

    /// Returns the contract's log of a kind and key; each is written once.
    fn log(&self, kind: LogKind, key: &Hash32) -> Option<&'w Log> {
        let own = signature(kind);
        let mut logs = self.chain.logs.iter();
        logs.find(|log| {
            log.address == CONSUMER && log.topics[0] == own && log.topics.get(1) == Some(key)
        })
    }

    /// Returns the keys that were requested, in their order.
    fn keys(&self) -> Vec<Hash32> {
        let own = signature(Requested);
        let logs = self.chain.logs.iter();
        let logs = logs.filter(|log| log.address == CONSUMER && log.topics[0] == own);
        logs.map(|log| log.topics[1]).collect()
    }

    fn request_id(&self, key: &Hash32) -> Hash32 {
        let pull = self.chain.consumer.pulls.newest(key);
        pull.expect("a request").request_id
    }

    /// Returns the oracle's fulfilment to the request of a key.
    fn fate(&self, key: &Hash32) -> Fate {
        let id = self.request_id(key);
        let own = self.log(Requested, key).expect("a request");
        let logs = || self.chain.logs.iter();
        let of_transaction = || logs().filter(|log| log.transaction == own.transaction);
        let asked = |log: &&Log| is_request(log) && log.address == COORDINATOR && head(log) == id;
        let Some(request) = of_transaction().find(asked) else {
            return Fate::Unlisted;
        };
        let keys = of_transaction().filter(|log| {
            log.address == CONSUMER
                && log.topics[0] == signature(Requested)
                && self.request_id(&log.topics[1]) == id
        });
        if keys.count() > 1 {
            return Fate::Doubled;
        }
        let again = logs().find(|log| asked(log) && log.position > request.position);
        let mut fulfilments = logs().filter(|log| {
            success_of(log).is_some() && log.topics[1] == id && log.position > request.position
        });
        let Some(fulfilment) = fulfilments.next() else {
            return match again {
                Some(_) => Fate::Superseded,
                None => Fate::Waits,
            };
        };
        if again.is_some_and(|again| again.position < fulfilment.position) {
            return Fate::AskedAgain(word(&head(fulfilment)));
        }
        let given = word(&head(fulfilment));
        let mut own = logs().filter(|log| {
            log.address == CONSUMER
                && log.transaction == fulfilment.transaction
                && log.topics[0] == signature(Fulfilled)
                && log.topics[1] == *key
        });
        match (own.next(), success_of(fulfilment)) {
            (Some(log), _) => Fate::Given(given, log.position),
            (None, Some(false)) => Fate::Given(given, fulfilment.position),
            (None, _) => Fate::Swallowed(given, fulfilment.position),
        }
    }

    /// Returns whether a pull is a Pack's (selection 7); `None` as long as nothing is anchored under its event id.
    fn is_pack(&self, key: &Hash32) -> Option<bool> {
        let own = self.chain.consumer.pulls.newest(key)?.event_id;
        let root = self.chain.consumer.events.newest(&own)?;
        Some(packs_v1::is_of_version(&own, &root))
    }

    /// Reads a proof of a pull that agrees with itself.
    pub fn of_pull(mut self, claims: &PullClaims) -> Reading {
        let windows: Vec<_> = claims
            .draws
            .iter()
            .filter_map(|draw| Some((draw.as_of, (draw.word?.position, draw.name.pull_key))))
            .collect();
        let is_inside = |position: Position, key: Hash32| {
            let mut windows = windows.iter();
            windows.any(|(as_of, own)| *as_of < position && (position, key) < *own)
        };
        // Nothing shows that an endpoint keeps logs as old as such a window.
        let oldest = self.chain.logs.first().map(|log| log.position.block);
        if windows.iter().any(|(as_of, _)| Some(as_of.block) < oldest) {
            self.notes(Loose("a window that begins before every log"));
        }
        let mut judged = BTreeSet::new();
        for draw in &claims.draws {
            let key = draw.name.pull_key;
            judged.insert(key);
            let version = (draw.version_event_id, draw.version_root);
            self.entry(draw.version_anchor, Anchored, version, is_inside);
            let purchase = (draw.purchase_event_id, draw.purchase_commitment);
            self.entry(draw.purchase_anchor, Anchored, purchase, is_inside);
            let request = (key, draw.version_event_id);
            self.entry(draw.request, Requested, request, is_inside);
            match draw.word {
                Some(word) if self.log(Requested, &key).is_some() => {
                    // The request is looked for where the proof says, and in the windows.
                    let own = self.log(Requested, &key).map(|log| log.position);
                    let is_found = draw.request.map(|request| request.position) == own
                        || own.is_some_and(|own| is_inside(own, key));
                    self.judges(word, is_found);
                }
                _ => self.notes(Fails("a draw that was never requested")),
            }
        }
        for other in &claims.others {
            let state = self.chain.consumer.pulls.newest(&other.word.key);
            let is_so = state.is_some_and(|state| state.event_id == other.request.value);
            if !is_so
                || self.chain.consumer.events.newest(&other.anchor.key) != Some(other.anchor.value)
            {
                self.notes(Fails("a word of another sale that is not so"));
            }
        }
        for key in self.keys() {
            let told = claims
                .entries
                .iter()
                .find(|entry| (entry.kind, entry.key) == (Fulfilled, key));
            if judged.contains(&key) {
                continue;
            }
            let fate = self.fate(&key);
            let date = match fate {
                Fate::Given(_, date) => Some(date),
                Fate::Doubled => self.doubled(&key),
                _ => None,
            };
            let logged = self.log(Fulfilled, &key).map(|log| log.position);
            let is_asked = |position: Option<Position>| {
                position.is_some_and(|position| is_inside(position, key))
            };
            match self.is_pack(&key) {
                Some(false) => continue,
                None if is_asked(date) || is_asked(logged) => {
                    self.notes(Never("a word of a version that is not anchored yet"));
                    continue;
                }
                _ => {}
            }
            if is_asked(date) {
                self.notes(Fails("a word left out"));
            } else if is_asked(logged) {
                match fate {
                    Fate::Given(..) => {
                        let request = self.log(Requested, &key).map(|log| log.position);
                        let mut supplied = claims.entries.iter();
                        let is_supplied = supplied.any(|entry| {
                            (entry.kind, entry.key) == (Requested, key)
                                && Some(entry.position) == request
                        });
                        let is_found = is_supplied || is_asked(request);
                        let is_elsewhere = told.is_some_and(|told| Some(told.position) != date);
                        self.notes(match (is_elsewhere, is_found) {
                            (true, true) => Fails("a word dated elsewhere"),
                            (true, false) => Never("a word dated elsewhere"),
                            (false, true) => True,
                            (false, false) => {
                                Loose("a late word whose request is before the windows")
                            }
                        });
                    }
                    // The oracle's fulfilment dates it, whatever the contract logged before.
                    Fate::Doubled if date.is_some() => {
                        self.notes(match told.is_some_and(|told| Some(told.position) != date) {
                            true => Never("a word of two keys, dated elsewhere"),
                            false => Loose("a word of two keys, answered outside of the windows"),
                        });
                    }
                    _ => self.notes(Never("a word that the oracle did not give this draw")),
                }
            }
        }
        let is_elsewhere = claims.entries.iter().any(|told| {
            told.kind == Fulfilled
                && self.log(Requested, &told.key).is_some()
                && matches!(self.fate(&told.key), Fate::Given(_, date) if date != told.position)
        });
        match self.found {
            Open(why) if is_elsewhere => Never(why),
            found => found,
        }
    }

    /// Returns the date of a word whose id two keys of its request's transaction have.
    fn doubled(&self, key: &Hash32) -> Option<Position> {
        let (id, own) = (self.request_id(key), self.log(Requested, key)?.position);
        let logs = || self.chain.logs.iter();
        let fulfilment = logs()
            .find(|log| success_of(log).is_some() && log.topics[1] == id && log.position > own)?;
        let logged = self
            .log(Fulfilled, key)
            .filter(|log| log.transaction == fulfilment.transaction);
        match (logged, success_of(fulfilment)) {
            (Some(log), _) => Some(log.position),
            (None, Some(false)) => Some(fulfilment.position),
            _ => None,
        }
    }

    /// Reads a word beside the oracle's, if its request is found.
    fn judges(&mut self, told: Entry, is_found: bool) {
        let state = self
            .chain
            .consumer
            .pulls
            .newest(&told.key)
            .expect("a request");
        if state.fulfilled && state.word != told.value {
            self.notes(Fails("another word than the contract's"));
        }
        let read = match self.fate(&told.key) {
            Fate::Unlisted => Never("a coordinator that nobody lists"),
            Fate::Doubled => Fails("two keys of one request"),
            Fate::Waits => Fails("a word that the oracle has not given"),
            Fate::Superseded => Never("a word that the oracle has not given yet"),
            Fate::AskedAgain(word) if word != told.value => Never(ASKED_AGAIN),
            Fate::AskedAgain(_) => Fails(ASKED_AGAIN),
            Fate::Swallowed(word, _) | Fate::Given(word, _) if word != told.value => {
                Fails("another word than the oracle's")
            }
            Fate::Swallowed(_, date) if date.block != told.position.block => {
                Fails("a word of another date")
            }
            Fate::Swallowed(_, date) if date != told.position => Never("a word of another date"),
            Fate::Swallowed(..) => Open("a fulfilment that landed in another key"),
            Fate::Given(_, date) if date != told.position => Fails("a word of another date"),
            Fate::Given(..) => True,
        };
        // The state of a coordinator that keeps a later request of the id says nothing of this one.
        let is_shown = is_found && !self.is_open_again(&told.key);
        self.notes(match read {
            Fails(why) if !is_shown => Never(why),
            read => read,
        });
    }

    /// Returns whether the id of a key's request was asked for again, and has no fulfilment since.
    fn is_open_again(&self, key: &Hash32) -> bool {
        let id = self.request_id(key);
        let logs = || self.chain.logs.iter();
        let asked =
            logs().filter(|log| is_request(log) && log.address == COORDINATOR && head(log) == id);
        let asked: Vec<&Log> = asked.collect();
        let fulfilments = logs().filter(|log| success_of(log).is_some() && log.topics[1] == id);
        asked.len() > 1 && fulfilments.count() < asked.len()
    }

    /// Reads an entry of an anchor or a request, whose log is looked for in the windows.
    fn entry(
        &mut self,
        told: Option<Entry>,
        kind: LogKind,
        (key, value): (Hash32, Hash32),
        is_inside: impl Fn(Position, Hash32) -> bool,
    ) {
        let log = self.log(kind, &key);
        match (told, log) {
            (Some(told), Some(log)) if head(log) == value && told.value == value => {
                if told.position != log.position {
                    self.notes(match is_inside(log.position, key) {
                        true => Fails("an entry of another date"),
                        false => Never("an entry of a date before the windows"),
                    });
                }
            }
            (Some(_), _) => self.notes(Fails("an entry that is not so")),
            (None, _) => self.notes(Never("a judged entry left out")),
        }
    }

    /// Reads a report of the event that agrees with itself.
    pub fn of_event(mut self, event: &PackEvent) -> Reading {
        let (id, value, seed, named) = (event.id, event.value, event.seed, event.transaction);
        if self.chain.consumer.events.newest(&id) != Some(value) {
            self.notes(Fails("another value than the contract's"));
        }
        // A report that names another transaction is judged by that of the anchor.
        let Some(anchor) = self.log(Anchored, &id) else {
            return self.found.max(Never("no transaction with the anchor"));
        };
        let is_named = anchor.transaction == named;
        let named = anchor.transaction;
        let is_here = |log: &&Log| log.transaction == named;
        let here: Vec<&Log> = self.chain.logs.iter().filter(is_here).collect();
        let call = &self.chain.transactions[&named].call;
        let is_called =
            call.to == Some(CONSUMER) && call.input.starts_with(&create_event(&id, &value));
        let own = here.iter().filter(|log| log.address == CONSUMER).count();
        if own > 1 {
            self.notes(match is_called {
                true => Loose("a call that wrote another log"),
                false => Open("one of several logs of a relayed transaction"),
            });
        } else if !is_called && self.is_turned(&id, &value) {
            self.notes(Open(TURNED));
        }
        let requests: Vec<&&Log> = here.iter().filter(|log| is_request(log)).collect();
        match requests.as_slice() {
            [] => self.notes(Never("no request")),
            [request] if request.address != COORDINATOR => {
                self.notes(Open("a coordinator that nobody lists"));
            }
            [request] => {
                let given = self.first_fulfilment(request, seed);
                match given {
                    Err(found) => self.notes(found),
                    Ok(word) if word != seed => self.notes(Fails("another seed than the oracle's")),
                    Ok(_) => {}
                }
            }
            several => {
                let words = several
                    .iter()
                    .map(|request| match request.address == COORDINATOR {
                        true => self.first_fulfilment(request, seed).ok(),
                        false => None,
                    });
                let words: Option<Vec<Hash32>> = words.collect();
                let is_none = words.is_some_and(|words| !words.contains(&seed));
                self.notes(match is_none {
                    true => Fails(NONE_OF_SEVERAL),
                    false => Open("several requests"),
                });
            }
        }
        match self.found {
            // A log that is not known to be the anchor decides nothing.
            Fails(why) if why != NONE_OF_SEVERAL && (own > 1 || !is_called) => Never(why),
            // A look-alike that is named can leave it open.
            Fails(why) if !is_named => Never(why),
            True if !is_named => Loose("another transaction than the anchor's"),
            found => found,
        }
    }

    fn first_fulfilment(&self, request: &Log, seed: Hash32) -> Result<Hash32, Reading> {
        let id = head(request);
        let later = || {
            let logs = self.chain.logs.iter();
            logs.filter(|log| log.address == COORDINATOR && log.position > request.position)
        };
        let again = later().find(|log| is_request(log) && head(log) == id);
        let fulfilment = later().find(|log| success_of(log).is_some() && log.topics[1] == id);
        match (fulfilment, again) {
            (None, None) => Err(Fails("a seed that the oracle has not given")),
            (None, Some(_)) => Err(Never("a seed that the oracle has not given yet")),
            (Some(fulfilment), Some(again)) if again.position < fulfilment.position => {
                Err(match word(&head(fulfilment)) == seed {
                    true => Fails(ASKED_AGAIN),
                    false => Never(ASKED_AGAIN),
                })
            }
            (Some(fulfilment), _) => Ok(word(&head(fulfilment))),
        }
    }

    /// Returns whether the two values read in more ways than that the one is anchored under the other.
    fn is_turned(&self, id: &Hash32, value: &Hash32) -> bool {
        let consumer = &self.chain.consumer;
        let pull = |key: &Hash32, other: &Hash32| {
            let state = consumer.pulls.newest(key);
            state.is_some_and(|state| {
                state.event_id == *other || (state.fulfilled && state.word == *other)
            })
        };
        consumer.events.newest(value) == Some(*id) || pull(id, value) || pull(value, id)
    }
}
