//! Tells one sale in other ways: the cards and the values from which the rules compute them stay as they are, and the rest
//! of the payload is told otherwise.

use std::collections::BTreeSet;

use fixtures::chain::coordinator::Kind;
use fixtures::chain::{CONSUMER, FIRST_BLOCK, at, hash};
use fixtures::shop::Sale;
use fixtures::shop::proof::Proof;
use fixtures::world::{Act, Id, Terms, World};
use verify::hash::Hash32;
use verify::position::Position;
use verify::pull::Entry;
use verify::report::LogKind::{self, Anchored, Fulfilled, Requested};

use super::judge::Told;

use Act::{Anchor, Fulfil, OwnRequest, Request};
use Terms::{Early, Now};

/// An index at which no block of these chains has a log.
const NO_LOG: u32 = 1_000;
/// A block without a log, before every other.
const EMPTY: u64 = FIRST_BLOCK - 10;

/// Returns the true telling of a proof's outcome: each entry that has a log at the place of that log, a word without a log
/// where it is told if the outcome needs it, and nothing left out. `None` if the cards follow only from what the proof leaves out
/// or dates otherwise: no true telling has them.
pub fn truly(world: &World, proof: &Proof) -> Option<Proof> {
    let honest = world.honest_words();
    let needed: BTreeSet<Hash32> = proof.needed().into_iter().map(Sale::key).collect();
    let words = honest.iter().enumerate().map(|(number, honest)| {
        let key = world.purchases[number].key();
        // An answer of the oracle's that has the id of another coordinator's request is not the purchase's.
        let honest = match world.is_asked_of_oracle(number) {
            true => *honest,
            false => world
                .entries(Fulfilled)
                .find(|own| own.key == key)
                .map(|own| (own.position, own.value)),
        };
        let told = entry(proof, Fulfilled, key);
        match told.filter(|_| needed.contains(&key)) {
            Some(told) => Some(true_place(world, number, honest, &told)),
            // Without its version's anchor no payload can tell the word. One that landed in another key is none of this one's.
            None => honest.filter(|honest| {
                let version = world.requested(number).1;
                world.chain.consumer.events.newest(&version).is_some()
                    && !landed_elsewhere(world, key, *honest)
            }),
        }
    });
    let target = world
        .purchases
        .iter()
        .position(|own| own.key() == proof.target);
    let words: Vec<Told> = words.collect();
    let mut truth = world.proof(target?, &words)?;
    truth.sales.clone_from(&proof.sales);
    let (told, held) = (proof.awards(), truth.awards());
    needed
        .iter()
        .all(|key| told.get(key) == held.get(key))
        .then_some(truth)
}

/// Returns whether the contract gave an answer of the oracle to another key than that of its request.
fn landed_elsewhere(world: &World, key: Hash32, (place, word): (Position, Hash32)) -> bool {
    let transaction = world.chain.transaction_at(place);
    let words = world
        .entries(Fulfilled)
        .filter(|own| world.chain.transaction_at(own.position) == transaction && own.value == word);
    let keys: Vec<Hash32> = words.map(|own| own.key).collect();
    !keys.is_empty() && !keys.contains(&key)
}

/// Returns the place of the log that gives a told word: the oracle's answer, or else one that the contract logged.
fn true_place(world: &World, number: usize, honest: Told, told: &Entry) -> (Position, Hash32) {
    let of_oracle = honest.filter(|(_, word)| *word == told.value);
    let mut logged = world.tellable(number).into_iter();
    let logged = logged.find(|(_, word)| *word == told.value);
    let behind = told.position.min(at(world.chain.newest, u32::MAX));
    of_oracle.or(logged).unwrap_or((behind, told.value))
}

fn entry(proof: &Proof, kind: LogKind, key: Hash32) -> Option<Entry> {
    let mut entries = proof.entries.iter();
    entries
        .find(|entry| (entry.kind, entry.key) == (kind, key))
        .copied()
}

/// Returns the proof with one entry of its target told elsewhere: each entry, at each place where something is or nothing.
pub fn moved(world: &World, proof: &Proof) -> Vec<(String, Proof)> {
    let mut all = Vec::new();
    let judged = judged(world, proof);
    let places = places(world, &judged);
    for (name, entry) in &judged {
        for place in places.iter().filter(|place| **place != entry.position) {
            let way = way(world, name, entry.position, *place);
            let told = proof.clone().moving(entry.kind, entry.key, *place);
            all.push((way, told));
        }
    }
    all
}

/// Names a telling of an entry elsewhere.
fn way(world: &World, name: &str, from: Position, to: Position) -> String {
    let when = if to < from { "early" } else { "late" };
    let mut logs = world.chain.logs.iter();
    let what = match logs.find(|log| log.position == to) {
        Some(log) if log.address == CONSUMER => "at another log of the contract",
        Some(_) => "at another's log",
        None if to.block == EMPTY => "in an empty block",
        None => "where no log is",
    };
    format!("{name} told {when}, {what}")
}

/// Returns the entries of the target of a proof, with their names.
pub fn judged(world: &World, proof: &Proof) -> Vec<(&'static str, Entry)> {
    let own = world
        .purchases
        .iter()
        .position(|own| own.key() == proof.target);
    let (key, version) = world.requested(own.expect("the target"));
    let sale = proof.sales.iter().find(|sale| sale.key() == key);
    let purchase = sale.expect("a sale").event_id();
    let judged = [
        ("version", Anchored, version),
        ("purchase", Anchored, purchase),
        ("request", Requested, key),
        ("word", Fulfilled, key),
    ];
    let judged = judged.into_iter();
    let judged = judged.filter_map(|(name, kind, key)| Some((name, entry(proof, kind, key)?)));
    judged.collect()
}

/// Returns places around these entries: at the logs beside them, behind the logs of their blocks and of those before, and in
/// an empty block.
pub fn places(world: &World, judged: &[(&'static str, Entry)]) -> Vec<Position> {
    let mut logs: Vec<Position> = world.chain.logs.iter().map(|log| log.position).collect();
    logs.sort_unstable();
    let around = judged.iter().flat_map(|(_, entry)| {
        let own = entry.position;
        let before = logs.iter().rev().find(|log| **log < own);
        let after = logs.iter().find(|log| **log > own);
        let none = [at(own.block - 1, NO_LOG), at(own.block, NO_LOG)];
        before.into_iter().chain(after).copied().chain(none)
    });
    let places: BTreeSet<Position> = around.chain([at(EMPTY, 0)]).collect();
    places.into_iter().collect()
}

/// Returns the transactions that a report of the event can name, each with the name of the telling: those that wrote a log with its
/// id, another one, one that does not exist, and none.
pub fn named(world: &World) -> Vec<(&'static str, Hash32)> {
    let (id, logs) = (world.event.id, world.chain.logs.iter());
    let holding = logs.filter(|log| log.values().any(|value| value == id));
    let holding: BTreeSet<Hash32> = holding.map(|log| log.transaction).collect();
    let others = world.chain.transactions.keys();
    let other = others.copied().find(|hash| !holding.contains(hash));
    let holding = holding
        .into_iter()
        .map(|hash| ("event, another with its id named", hash));
    let others = other.map(|hash| ("event, another's transaction named", hash));
    let none = [
        ("event, an unknown hash named", hash(0xee)),
        ("event, none named", Hash32::ZERO),
    ];
    holding.chain(others).chain(none).collect()
}

/// The operator lets the answer to a draw's request land in another key, and annuls that draw. The true telling of each other draw
/// leaves it out: a word that the contract gave to no draw blocks no card.
#[test]
fn the_true_telling_leaves_out_an_annulled_draw() {
    let acts = [
        Anchor(0, Early),
        Anchor(1, Now),
        Request(1),
        Anchor(2, Now),
        Request(0),
        Request(2),
        Anchor(3, Now),
        OwnRequest(3, Id::Real(2)),
        Fulfil(2, false),
        Fulfil(1, false),
        Fulfil(0, false),
    ];
    let world = World::after(Kind::V2_5, &acts);
    let mut words = world.honest_words();
    words[3] = world
        .entries(Fulfilled)
        .find(|own| own.key == world.purchases[3].key())
        .map(|own| (own.position, own.value));
    words[2] = None;
    let proof = world.proof(0, &words).expect("a proof");
    let truth = truly(&world, &proof).expect("a true telling");
    let key = world.purchases[2].key();
    assert_eq!(entry(&truth, Fulfilled, key), None);
    assert_eq!(truth.awards(), proof.awards());
}
