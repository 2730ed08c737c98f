//! Reads a payload directly: it judges by the rules alone whether the payload is true of a chain.
//!
//! The direct reading sees the whole chain and asks no endpoint. It shares only the names and hashes of the recipe with
//! the checks of claims.

use std::collections::{BTreeMap, BTreeSet};

use fixtures::chain::FIRST_BLOCK;
use fixtures::shop::proof::Proof;
use fixtures::shop::{Sale, version_id};
use serde_json::Value;
use uuid::Uuid;
use verify::claims::Log;
use verify::hash::Hash32;
use verify::position::Position;
use verify::pull::Entry;
use verify::pull::packs_v1;
use verify::report::LogKind::{self, Anchored, Fulfilled, Requested};

use super::truth::{Form, Origin, Truth, Word, head};

/// The result of a direct reading, the better first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reading {
    /// The payload is true, and the chain shows it: `verified`.
    True,
    /// The payload is true, but the shop made its logs hard to read: `verified`, or `verified_in_part`.
    Blurred(&'static str),
    /// The payload may be true, and no rule decides: `verified_in_part`, or `origin_unknown` for [`NOT_LISTED`].
    Untold(&'static str),
    /// A judged entry has another index in its block, and nothing else that is judged is in that block. State dates it
    /// to the block, and that is enough: any verdict.
    Loose,
    /// The payload is not true, or the shop broke a rule on the chain: anything but `verified`.
    False(&'static str),
}

/// The reason if nobody publishes the coordinator that served a word: `origin_unknown`.
pub const NOT_LISTED: &str = "a coordinator that is not listed";

use Reading::{Blurred, False, Loose, True, Untold};

/// A payload read against a chain.
struct Reader<'r> {
    truth: Truth<'r>,
    proof: &'r Proof,
    payload: &'r Value,
    /// The pulls that were requested, by their keys.
    words: BTreeMap<Hash32, Option<Word>>,
    /// The award of each judged draw.
    awards: BTreeMap<Hash32, Option<Uuid>>,
    found: Reading,
    /// The judged positions: of entries, and every `as_of`.
    judged: BTreeSet<Position>,
    /// The positions of entries that have another index in their block.
    elsewhere: BTreeSet<Position>,
}

/// Reads a payload, which is the published form of a proof. The keys are all that were ever requested.
pub fn reading(truth: Truth<'_>, keys: &[Hash32], (proof, payload): (&Proof, &Value)) -> Reading {
    let mut reader = Reader {
        truth,
        proof,
        payload,
        words: BTreeMap::new(),
        awards: BTreeMap::new(),
        found: True,
        judged: BTreeSet::new(),
        elsewhere: BTreeSet::new(),
    };
    for key in keys {
        let word = truth.word(key);
        reader.words.insert(*key, word);
    }
    reader.read();
    match reader.found {
        True | Blurred(_) if !reader.elsewhere.is_empty() => Loose,
        Untold(why) if !reader.elsewhere.is_empty() => False(why),
        found => found,
    }
}

impl<'r> Reader<'r> {
    fn notes(&mut self, found: Reading) {
        self.found = self.found.max(found);
    }

    /// Returns the supplied entry of a kind and key; a second, different one contradicts it.
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
        self.alone();
        if self.found < False("") {
            self.replay(&judged);
        }
    }

    /// Reads a Pack draw that the target depends on, or the target itself. Returns the words of its window: those of
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
        let anchor = self.entry(Anchored, &id, Some(packs_v1::version_root(version)));
        let bought = self.entry(Anchored, &sale.event_id(), Some(sale.commitment(version)));
        let request = self.entry(Requested, key, Some(id));
        let word = self.words.get(key).copied().flatten();
        let (Some(word), Some(told)) = (word, self.supplied(Fulfilled, key)) else {
            self.notes(False("no word"));
            return nothing;
        };
        if told.1 != word.value || !self.is_there(word.position, told.0) {
            self.notes(False("another word"));
        }
        match (word.form, word.origin) {
            (_, Origin::Shop) => self.notes(False("a word of the shop's choice")),
            (_, Origin::Unlisted) => self.notes(Untold(NOT_LISTED)),
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
        self.covered(sale, told.0);
        self.judged.extend([sale.as_of, told.0]);
        self.window(sale, (word.position, *key))
    }

    fn covered(&mut self, sale: &Sale, word: Position) {
        let newest = self.proof.entries.iter().map(|entry| entry.position).max();
        let to = self.proof.covers_to.or(newest).expect("entries");
        if sale.as_of.block < FIRST_BLOCK || to < word {
            self.notes(False("not covered"));
        }
    }

    /// Returns the words of a draw's window.
    fn window(&mut self, sale: &Sale, own: (Position, Hash32)) -> (Vec<Hash32>, Vec<Hash32>) {
        let holds =
            |position: Position, key: Hash32| sale.as_of < position && (position, key) < own;
        let (mut packs, mut others) = (Vec::new(), Vec::new());
        for (key, word) in self.words.clone() {
            let logged = self.truth.logs(Fulfilled, &key).into_iter();
            let mut logged = logged.map(|log| log.position);
            let is_another = |at: &Position| word.is_none_or(|word| word.position != *at);
            let mut earlier = self.truth.earlier(&key).into_iter();
            let is_drawn_again = logged.any(|at| is_another(&at) && holds(at, key))
                || earlier.any(|at| holds(at, key));
            if is_drawn_again && self.truth.is_pack(&key) {
                self.notes(False("a word of a draw that was drawn again"));
            }
            let Some(word) = word else { continue };
            let is_told = |kind| self.supplied(kind, &key).is_some();
            if word.origin == Origin::Shop && is_told(Requested) && !is_told(Fulfilled) {
                self.notes(Blurred("a request whose word the shop chose"));
            }
            // The oracle's word counts, whatever the contract did with it.
            if word.other.is_some_and(|other| holds(other, key)) && self.truth.is_pack(&key) {
                self.notes(False(
                    "the oracle's word of a draw whose word the shop chose",
                ));
            }
            if !holds(word.position, key) {
                continue;
            }
            let supplied = self.supplied(Fulfilled, &key);
            if !self.truth.is_pack(&key) {
                // An entry that is dated out of the window is one that no rule needs.
                let is_inside = supplied.is_some_and(|(told, _)| holds(told, key));
                others.extend(is_inside.then_some(key));
            } else if supplied.is_some() {
                packs.push(key);
            } else {
                match (word.form, word.origin) {
                    (Form::None, _) => {}
                    (Form::Odd, Origin::Unlisted) => {
                        self.notes(False("a left out word that nothing listed logged"));
                    }
                    _ => self.notes(False("a left out word")),
                }
            }
        }
        let told = self.proof.entries.iter();
        let told: Vec<Entry> = told
            .filter(|entry| entry.kind == Fulfilled)
            .copied()
            .collect();
        for entry in told {
            let word = self.words.get(&entry.key).copied().flatten();
            let word = word.filter(|word| word.value == entry.value);
            if holds(entry.position, entry.key)
                && !word.is_some_and(|word| self.is_there(word.position, entry.position))
            {
                self.notes(False("a word that is not there"));
            }
        }
        (packs, others)
    }

    /// Reads a supplied word that is no Pack draw's: its request and its anchor must be true.
    fn other(&mut self, key: &Hash32) {
        let state = self.truth.chain.consumer.pulls.newest(key).expect("a pull");
        self.entry(Requested, key, Some(state.event_id));
        let root = self.truth.chain.consumer.events.newest(&state.event_id);
        self.entry(Anchored, &state.event_id, root);
        let word = self.words[key].expect("a word");
        let told = self.supplied(Fulfilled, key).expect("a word");
        self.judged.insert(told.0);
        if told.1 != word.value || !self.is_there(word.position, told.0) {
            self.notes(False("another word"));
        }
        match word.form {
            Form::Plain => {}
            Form::Odd => self.notes(Blurred("another sale's word without its log")),
            Form::None => self.notes(Untold("another sale's word that nothing listed logged")),
        }
    }

    /// Returns whether an entry is in the block that the proof dates it to. Another index is noted, and judged at the
    /// end.
    fn is_there(&mut self, own: Position, told: Position) -> bool {
        if own != told {
            self.elsewhere.insert(told);
        }
        own.block == told.block
    }

    /// Checks that every judged entry with another index in its block is alone there.
    fn alone(&mut self) {
        for told in &self.elsewhere {
            let judged = self.judged.iter().filter(|at| at.block == told.block);
            let words = self.words.values().flatten();
            let words = words.filter(|word| word.position.block == told.block);
            if judged.count() > 1 || words.count() > 1 {
                self.found = self.found.max(False("an entry of another index"));
            }
        }
    }

    /// Returns the position of a judged entry, which must be supplied as it is on the chain.
    fn entry(&mut self, kind: LogKind, key: &Hash32, value: Option<Hash32>) -> Option<Position> {
        let logs = self.truth.logs(kind, key);
        let Some(told) = self.supplied(kind, key) else {
            self.notes(False("a judged entry left out"));
            return None;
        };
        let holds = |log: &&&Log| head(log) == told.1;
        let mut own = logs.iter().filter(holds).map(|log| log.position);
        let there = own.clone().find(|position| *position == told.0);
        let Some(position) = there.or_else(|| own.next()) else {
            self.notes(False("an entry that is not so"));
            return None;
        };
        if value != Some(told.1) || !self.is_there(position, told.0) {
            self.notes(False("an entry that is not so"));
        }
        self.judged.insert(told.0);
        if self.truth.is_mimicked(key, &told.1) {
            self.notes(Blurred("another log of the same values"));
        }
        Some(told.0)
    }

    /// Checks that nothing judged was written twice, up to the target's word.
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
        let sales = self.proof.sales.iter();
        let of_judged = sales.filter(|sale| judged.contains(&sale.key()));
        let from = of_judged.map(|sale| sale.as_of.block).min().unwrap_or(0);
        let to = self.supplied(Fulfilled, &self.proof.target);
        for (kind, key) in keys {
            let mut logs = self.truth.logs(kind, &key);
            if others.contains(&key) {
                // Writes of another sale before all blocks that are read take nothing from a Pack.
                logs.retain(|log| from <= log.position.block);
            }
            if logs.len() > 1 {
                let is_early = to.is_some_and(|(to, _)| logs[1].position <= to);
                self.notes(match is_early {
                    true => False("written twice"),
                    false => Blurred("written again afterwards"),
                });
            }
        }
    }

    /// Replays the award of each judged draw, the earliest word first, and compares it with the payload's.
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
            let earlier = draws
                .iter()
                .filter(|(at, other, _)| sale.as_of < *at && (at, other) < (position, key));
            let taken: Vec<Uuid> = earlier
                .filter_map(|(_, other, _)| self.awards[other])
                .collect();
            let cards = self.proof.tiers[sale.tier].bands[0].leaves.iter();
            let free = cards
                .map(|leaf| leaf.card)
                .filter(|card| !taken.contains(card));
            let rank = |card: &Uuid| {
                (
                    Hash32::of(&[word.as_bytes(), b"packs_v1:card", card.as_bytes()]),
                    *card,
                )
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
