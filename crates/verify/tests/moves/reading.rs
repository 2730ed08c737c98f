//! The direct reading: whether a payload is true of a chain, by the rules alone.
//!
//! It sees the whole chain, knows what its contract's logs mean, and asks nobody. It shares nothing
//! with the checks of claims but the recipe's names and hashes.

use std::collections::{BTreeMap, BTreeSet};

use fixtures::chain::consumer::signature;
use fixtures::chain::{CONSUMER, Chain, FIRST_BLOCK};
use fixtures::shop::proof::Proof;
use fixtures::shop::{Sale, version_id};
use serde_json::Value;
use uuid::Uuid;
use verify::claims::Address;
use verify::claims::evidence::coordinator::{keccak, word};
use verify::claims::question::Log;
use verify::hash::Hash32;
use verify::position::Position;
use verify::pull::recipe::{version_event_id, version_root};
use verify::report::LogKind::{self, Anchored, Fulfilled, Requested};

/// What a payload is, the better first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reading {
    /// It is true, and the chain shows it: `verified`.
    True,
    /// It is true, but the shop made its logs hard to read: `verified`, or `verified_in_part`.
    Blurred(&'static str),
    /// It may be true, and no rule can tell: `verified_in_part`.
    Untold(&'static str),
    /// It is not true, or the shop broke a rule on the chain: anything but `verified`.
    False(&'static str),
}

use Reading::{Blurred, False, True, Untold};

/// A word on the chain.
#[derive(Clone, Copy)]
struct Word {
    position: Position,
    value: Hash32,
    origin: Origin,
    /// Whether a log of the contract, or where it has none a listed coordinator's, shows it.
    form: Form,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// A listed coordinator gave it for this very request.
    Oracle,
    /// Another coordinator did.
    Unlisted,
    /// Nobody did.
    Shop,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// The contract logged it, or the callback failed and a listed coordinator logged it.
    Plain,
    /// The contract holds it and logged it otherwise or not at all.
    Odd,
    /// Only a coordinator that is not listed logged it: for the rules there is no word.
    None,
}

/// A payload read against a chain.
struct Reader<'r> {
    chain: &'r Chain,
    listed: &'r [Address],
    proof: &'r Proof,
    payload: &'r Value,
    /// The pulls that were requested, by their keys.
    words: BTreeMap<Hash32, Option<Word>>,
    /// What each judged draw was awarded.
    awards: BTreeMap<Hash32, Option<Uuid>>,
    /// The first position that any judged window reaches back to.
    from: Position,
    found: Reading,
}

/// Reads a payload, which is the published form of a proof. The keys are all that were ever requested.
pub fn reading(
    chain: &Chain,
    listed: &[Address],
    keys: &[Hash32],
    (proof, payload): (&Proof, &Value),
) -> Reading {
    let mut reader = Reader {
        chain,
        listed,
        proof,
        payload,
        words: BTreeMap::new(),
        awards: BTreeMap::new(),
        from: chain.tip(),
        found: True,
    };
    for key in keys {
        let word = reader.word(key);
        reader.words.insert(*key, word);
    }
    reader.read();
    reader.found
}

impl<'r> Reader<'r> {
    fn notes(&mut self, found: Reading) {
        self.found = self.found.max(found);
    }

    /// The contract's logs of a kind and key, in the chain's order.
    fn logs(&self, kind: LogKind, key: &Hash32) -> Vec<&'r Log> {
        let own = signature(kind);
        let logs = self.chain.logs.iter();
        let own = logs.filter(|log| {
            log.address == CONSUMER && log.topics[0] == own && log.topics.get(1) == Some(key)
        });
        own.collect()
    }

    /// The word that arrived for a pull.
    fn word(&self, key: &Hash32) -> Option<Word> {
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
            });
        }
        let origin = match given {
            Some((_, value)) if value != state.word => Origin::Shop,
            Some(_) if is_listed => Origin::Oracle,
            Some(_) => Origin::Unlisted,
            None => Origin::Shop,
        };
        let logged = self.logs(Fulfilled, key);
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
        Some(Word {
            position,
            value: state.word,
            origin,
            form,
        })
    }

    /// The supplied entry of a kind and key; a second, different one contradicts it.
    fn supplied(&self, kind: LogKind, key: &Hash32) -> Option<(Position, Hash32)> {
        let mut entries = self.proof.entries.iter();
        let entry = entries.find(|entry| (entry.kind, entry.key) == (kind, *key))?;
        Some((entry.position, entry.value))
    }

    fn read(&mut self) {
        let entries = &self.proof.entries;
        let contradicts = entries.iter().any(|one| {
            let mut others = entries.iter();
            others.any(|other| (one.kind, one.key) == (other.kind, other.key) && one != other)
        });
        if contradicts {
            return self.notes(False("two entries of one key"));
        }
        let mut judged = BTreeSet::new();
        let mut open = vec![self.proof.target];
        let mut others = BTreeSet::new();
        while let Some(key) = open.pop() {
            if judged.insert(key) {
                let (packs, rest) = self.draw(&key);
                open.extend(packs);
                others.extend(rest);
            }
        }
        for key in &others {
            self.other(key);
        }
        self.once(&judged, &others);
        if self.found < False("") {
            self.replay(&judged);
        }
    }

    /// A Pack draw that the target depends on, or the target itself. The words of its window: those of
    /// Packs, and the supplied ones of others.
    fn draw(&mut self, key: &Hash32) -> (Vec<Hash32>, Vec<Hash32>) {
        let nothing = (Vec::new(), Vec::new());
        let mut sales = self.proof.sales.iter();
        let Some(sale) = sales.find(|sale| sale.key() == *key) else {
            self.notes(False("no record"));
            return nothing;
        };
        let version = &self.proof.tiers[sale.tier];
        let id = version_id(version);
        let anchor = self.entry(Anchored, &id, Some(version_root(version)));
        let bought = self.entry(Anchored, &sale.event_id(), Some(sale.commitment(version)));
        let request = self.entry(Requested, key, Some(id));
        let word = self.words.get(key).copied().flatten();
        let (Some(word), Some(told)) = (word, self.supplied(Fulfilled, key)) else {
            self.notes(False("no word"));
            return nothing;
        };
        if told != (word.position, word.value) {
            self.notes(match word.form {
                // Where the contract logged no word, it is where its transaction says.
                Form::Odd if told == (word.position, word.value) => Untold("an odd log"),
                _ => False("another word"),
            });
        }
        match (word.form, word.origin) {
            (_, Origin::Shop) => self.notes(False("a word of the shop's choice")),
            (_, Origin::Unlisted) => self.notes(Untold("a coordinator that is not listed")),
            (Form::Odd, Origin::Oracle) => self.notes(Blurred("a word without its log")),
            (Form::Plain | Form::None, Origin::Oracle) => {}
        }
        if let (Some(anchor), Some(bought), Some(request)) = (anchor, bought, request) {
            let is_ordered = sale.as_of < bought
                && bought < request
                && anchor < request
                && request < word.position;
            if !is_ordered {
                self.notes(False("the wrong order"));
            }
        }
        self.covered(sale, word.position);
        self.from = self.from.min(sale.as_of);
        self.window(sale, (word.position, *key))
    }

    fn covered(&mut self, sale: &Sale, word: Position) {
        let newest = self.proof.entries.iter().map(|entry| entry.position).max();
        let to = self.proof.covers_to.or(newest).expect("entries");
        if sale.as_of.block < FIRST_BLOCK || to < word {
            self.notes(False("not covered"));
        }
    }

    /// The words of a draw's window.
    fn window(&mut self, sale: &Sale, own: (Position, Hash32)) -> (Vec<Hash32>, Vec<Hash32>) {
        let holds = |position: Position, key: Hash32| {
            sale.as_of < position && (position, key) < own
        };
        let (mut packs, mut others) = (Vec::new(), Vec::new());
        for (key, word) in self.words.clone() {
            let Some(word) = word else { continue };
            if !holds(word.position, key) {
                continue;
            }
            let is_supplied = self.supplied(Fulfilled, &key).is_some();
            if !self.is_pack(&key) {
                others.extend(is_supplied.then_some(key));
            } else if is_supplied {
                packs.push(key);
            } else {
                match (word.form, word.origin) {
                    (Form::None, _) => {}
                    (Form::Odd, Origin::Unlisted) => {
                        self.notes(Untold("a left out word that nothing listed logged"));
                    }
                    _ => self.notes(False("a left out word")),
                }
            }
        }
        let told = self.proof.entries.iter();
        let told: Vec<_> = told.filter(|entry| entry.kind == Fulfilled).collect();
        for entry in told {
            let is_true = self.words.get(&entry.key).is_some_and(|word| {
                word.is_some_and(|word| (word.position, word.value) == (entry.position, entry.value))
            });
            if holds(entry.position, entry.key) && !is_true {
                self.notes(False("a word that is not there"));
            }
        }
        (packs, others)
    }

    /// Selection 7: the request's id is that of a root that is anchored under it.
    fn is_pack(&self, key: &Hash32) -> bool {
        let state = self.chain.consumer.pulls.newest(key).expect("a pull");
        let root = self.chain.consumer.events.newest(&state.event_id);
        root.is_some_and(|root| version_event_id(&root) == state.event_id)
    }

    /// A supplied word that is no Pack draw's: what classifies it is true.
    fn other(&mut self, key: &Hash32) {
        let state = self.chain.consumer.pulls.newest(key).expect("a pull");
        self.entry(Requested, key, Some(state.event_id));
        let root = self.chain.consumer.events.newest(&state.event_id);
        self.entry(Anchored, &state.event_id, root);
        let word = self.words[key].expect("a word");
        if self.supplied(Fulfilled, key) != Some((word.position, word.value)) {
            self.notes(False("another word"));
        }
        match word.form {
            Form::Plain => {}
            Form::Odd => self.notes(Blurred("another sale's word without its log")),
            Form::None => self.notes(Untold("another sale's word that nothing listed logged")),
        }
    }

    /// The place of a judged entry, which is supplied as it is on the chain.
    fn entry(&mut self, kind: LogKind, key: &Hash32, value: Option<Hash32>) -> Option<Position> {
        let logs = self.logs(kind, key);
        let Some(told) = self.supplied(kind, key) else {
            self.notes(False("a judged entry left out"));
            return None;
        };
        let own = logs.iter().find(|log| (log.position, head(log)) == told);
        if own.is_none() || value != Some(told.1) {
            self.notes(False("an entry that is not so"));
        }
        Some(told.0)
    }

    /// Nothing judged was written twice, up to the target's word.
    fn once(&mut self, judged: &BTreeSet<Hash32>, others: &BTreeSet<Hash32>) {
        let mut keys: Vec<(LogKind, Hash32)> = Vec::new();
        for key in judged {
            let sales = self.proof.sales.iter();
            for sale in sales.filter(|sale| sale.key() == *key) {
                keys.push((Anchored, sale.event_id()));
                keys.push((Anchored, version_id(&self.proof.tiers[sale.tier])));
            }
        }
        let pulls = judged.iter().chain(others);
        keys.extend(pulls.flat_map(|key| [(Requested, *key), (Fulfilled, *key)]));
        let to = self.supplied(Fulfilled, &self.proof.target);
        for (kind, key) in keys {
            let logs = self.logs(kind, &key);
            if logs.len() > 1 {
                let is_early = to.is_some_and(|(to, _)| logs[1].position <= to);
                self.notes(match is_early {
                    true => False("written twice"),
                    false => Blurred("written again afterwards"),
                });
            }
        }
    }

    /// The award of each judged draw, the earliest word first, and what the payload says of it.
    fn replay(&mut self, judged: &BTreeSet<Hash32>) {
        let mut draws: Vec<(Position, Hash32, Hash32)> = Vec::new();
        for key in judged {
            let word = self.words[key].expect("a word");
            draws.push((word.position, *key, word.value));
        }
        draws.sort_unstable();
        for (position, key, word) in &draws {
            let mut sales = self.proof.sales.iter();
            let sale = sales.find(|sale| sale.key() == *key).expect("a sale");
            let earlier = draws.iter().filter(|(at, other, _)| {
                sale.as_of < *at && (at, other) < (position, key)
            });
            let taken: Vec<Uuid> = earlier
                .filter_map(|(_, other, _)| self.awards[other])
                .collect();
            let cards = self.proof.tiers[sale.tier].bands[0].leaves.iter();
            let free = cards.map(|leaf| leaf.card).filter(|card| !taken.contains(card));
            let rank = |card: &Uuid| {
                (Hash32::of(&[word.as_bytes(), b"packs_v1:card", card.as_bytes()]), *card)
            };
            let award = free.min_by_key(rank);
            self.awards.insert(*key, award);
            let published = &self.payload["records"][key.to_string()]["claimed_award"];
            if *published != serde_json::json!(award) {
                self.notes(False("another award"));
            }
        }
        if self.payload["award"] != serde_json::json!(self.awards[&self.proof.target]) {
            self.notes(False("another award"));
        }
    }
}

/// The first data word of a log.
fn head(log: &Log) -> Hash32 {
    log.words().next().unwrap_or(Hash32::ZERO)
}

fn is_requested(log: &Log) -> bool {
    log.topics[0]
        == keccak(&[
            b"RandomWordsRequested(bytes32,uint256,uint256,uint256,uint16,uint32,uint32,bytes,address)",
        ])
}

fn is_fulfilled(log: &Log) -> bool {
    log.topics[0]
        == keccak(&[b"RandomWordsFulfilled(uint256,uint256,uint256,uint96,bool,bool,bool)"])
}
