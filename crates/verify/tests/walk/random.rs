//! Makes random histories, longer than the walk's, and tells random proofs of each: honest ones, and dishonest ones.

use std::str::FromStr;

use fixtures::chain::coordinator::Kind;
use fixtures::shop::proof::Proof;
use fixtures::world::{Act, LIKED, World};
use verify::report::LogKind::{Fulfilled, Requested};

use super::acts::{self, Bound, Look};
use super::judge::Judge;

/// Returns the number that the environment asks for.
pub fn asked<T: FromStr>(name: &str, or: T) -> T {
    let asked = std::env::var(name).ok();
    asked.and_then(|asked| asked.parse().ok()).unwrap_or(or)
}

/// A fixed sequence of numbers.
pub struct Numbers(pub u64);

impl Numbers {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let end = u64::try_from(end).expect("few");
        usize::try_from((self.0 >> 11) % end).expect("small")
    }

    pub fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    pub fn is_one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }
}

const LOOKS: [(Kind, Look); 8] = [
    (Kind::V2_5, Look::Pulls),
    (Kind::V2_5, Look::Pulls),
    (Kind::V2, Look::Pulls),
    (Kind::V2, Look::Readds),
    (Kind::V2_5, Look::Sales),
    (Kind::V2_5, Look::Mimics),
    (Kind::V2_5, Look::Late),
    (Kind::V2_5, Look::Event),
];

/// Makes a history.
pub fn history(numbers: &mut Numbers) -> World {
    let (kind, look) = numbers.one_of(&LOOKS);
    let bound = Bound {
        kind,
        purchases: 2 + numbers.below(3),
        dishonest: usize::MAX,
        look,
    };
    let mut world = World::open(kind);
    let dishonest = 2 + numbers.below(4);
    let (mut left, length) = (dishonest, 8 + numbers.below(14));
    for _ in 0..length {
        let mut possible = acts::possible(&world, bound);
        // Most acts are an honest shop's.
        if left == 0 || !numbers.is_one_in(3) {
            possible.retain(|(_, cost)| *cost == 0);
        }
        if numbers.is_one_in(40) {
            possible.push((Act::Wait, 0));
        }
        if possible.is_empty() {
            continue;
        }
        let (act, cost) = numbers.one_of(&possible);
        left = left.saturating_sub(cost);
        world.act(act);
    }
    // Something is to be judged.
    for number in 0..world.real.len() {
        if world.is_open(number) && !numbers.is_one_in(4) {
            let fails = numbers.is_one_in(3);
            world.act(Act::Fulfil(number, fails));
        }
    }
    world
}

/// Tells a random proof of a purchase.
pub fn telling(numbers: &mut Numbers, world: &World, target: usize) -> Option<Proof> {
    let mut words = world.honest_words();
    let places: Vec<_> = world.chain.logs.iter().map(|log| log.position).collect();
    let lies = 1 + numbers.below(2);
    let mut moved = Vec::new();
    for _ in 0..lies {
        let number = numbers.below(words.len());
        match numbers.below(6) {
            0 if number != target => words[number] = None,
            0 | 1 => {
                let told = world.tellable(number);
                if !told.is_empty() {
                    let (position, value) = (numbers.one_of(&told).0, numbers.one_of(&told).1);
                    words[number] = Some((position, value));
                }
            }
            2 => {
                let position = numbers.one_of(&places);
                words[number] = words[number].map(|(_, value)| (position, value));
            }
            3 => {
                let value = words[numbers.below(words.len())].map_or(LIKED, |(_, value)| value);
                words[number] = words[number].map(|(position, _)| (position, value));
            }
            4 => moved.push((numbers.below(8), numbers.one_of(&places))),
            _ => {
                let other = numbers.below(words.len());
                if let (Some(one), Some(two)) = (words[number], words[other]) {
                    words[number] = Some((two.0, one.1));
                    words[other] = Some((one.0, two.1));
                }
            }
        }
    }
    let mut proof = world.proof(target, &words)?;
    for (entry, position) in moved {
        if let Some(entry) = proof.entries.get_mut(entry) {
            entry.position = position;
        }
    }
    if numbers.is_one_in(6) {
        lies_about_a_sale(numbers, &mut proof, world);
    }
    Some(proof)
}

/// Calls a Pack a Break, dates a sale otherwise, or leaves a request out.
fn lies_about_a_sale(numbers: &mut Numbers, proof: &mut Proof, world: &World) {
    let purchase = numbers.below(world.purchases.len());
    let key = world.purchases[purchase].key();
    match numbers.below(3) {
        0 => {
            let broken = world.purchases.iter().position(|own| own.is_break);
            if let Some(broken) = broken {
                let id = world.requested(broken).1;
                for entry in &mut proof.entries {
                    if (entry.kind, entry.key) == (Requested, key) {
                        entry.value = id;
                    }
                }
            }
        }
        1 => {
            let as_of = world.chain.logs[numbers.below(world.chain.logs.len())].position;
            for sale in proof.sales.iter_mut().filter(|sale| sale.key() == key) {
                sale.as_of = as_of;
            }
        }
        _ => proof
            .entries
            .retain(|entry| (entry.kind, entry.key) != (Requested, key) || entry.kind == Fulfilled),
    }
}

/// Makes histories, and tells proofs of each.
fn tell(histories: u64, proofs: usize, seed: u64) {
    let mut judge = Judge::default();
    let mut numbers = Numbers(seed);
    for _ in 0..histories {
        let world = history(&mut numbers);
        judge.histories += 1;
        for target in 0..world.purchases.len() {
            let mut awards = std::collections::BTreeSet::new();
            let honest = world.proof(target, &world.honest_words());
            let lies = (0..proofs).filter_map(|_| telling(&mut numbers, &world, target));
            let told: Vec<Proof> = honest.into_iter().chain(lies).collect();
            for proof in told {
                let words: Vec<_> = proof
                    .entries
                    .iter()
                    .filter(|entry| entry.kind == Fulfilled)
                    .collect();
                let verdict = judge.pull(&world, &proof, &words);
                if let Some((verify::report::Verdict::Verified, award)) = verdict {
                    awards.insert(award);
                }
            }
            judge.is_one(&world, "awards of one pull", awards.len());
        }
        judge.reports(&world);
    }
    println!("seed {seed:#x}\n{judge}");
    assert_eq!(judge.wrong.len(), 0, "kinds of wrong verdicts");
}

#[test]
#[ignore = "exhaustive"]
fn no_random_history_deceives_and_no_truth_fails() {
    tell(2_000, 4, 0x9e37_79b9_7f4a_7c15);
}

/// `HISTORIES=100000 SEED=7 cargo test --release -p packproof-verify -- --ignored --nocapture many_random`
#[test]
#[ignore = "exhaustive"]
fn many_random_histories_deceive_nobody() {
    tell(asked("HISTORIES", 20_000), 8, asked("SEED", 7));
}
