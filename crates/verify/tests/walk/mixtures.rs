//! Mixes the answers of a true chain with those of a coherent other one, on which the operator did otherwise. Beside an
//! endpoint that is honest and keeps everything, no dishonest proof is verified, and no honest one fails.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use fixtures::chain::endpoint::{Endpoint, settle};
use fixtures::chain::{listed, listed_with_logs};
use fixtures::export;
use fixtures::shop::proof::Proof;
use fixtures::world::{Act, World};
use verify::claims::{Claims, Question};
use verify::report::Verdict;

use super::random::{Numbers, asked, history, telling};
use super::truth::{Reading, Truth};

/// Returns an endpoint that answers each question from one of the two chains, by a seed.
fn mixed(truth: &World, other: &World, seed: u64, share: u64) -> Endpoint<'static> {
    let lie = other.chain.clone();
    Endpoint::of(&truth.chain).answering_if_asked(move |question: &Question| {
        let mut hasher = DefaultHasher::new();
        format!("{question:?}").hash(&mut hasher);
        seed.hash(&mut hasher);
        (hasher.finish() % 4 < share).then(|| lie.answer(question))
    })
}

/// Returns a history that differs in some acts of the first, as far as they are possible then.
fn otherwise(numbers: &mut Numbers, world: &World) -> World {
    let kind = world.chain.coordinators[&fixtures::chain::COORDINATOR].kind;
    let mut other = World::open(kind);
    let changed = numbers.below(world.acts.len().max(1));
    for (number, act) in world.acts.iter().enumerate() {
        let is_changed = number == changed || numbers.is_one_in(12);
        let act = match *act {
            Act::Fulfil(real, fails) if is_changed => Act::Fulfil(real, !fails),
            _ if is_changed => continue,
            act => act,
        };
        if is_possible(&other, act) {
            other.act(act);
        }
    }
    // Both have the same newest block.
    let behind = world.chain.newest.saturating_sub(other.chain.newest);
    other.chain.mine(behind);
    other
}

fn is_possible(world: &World, act: Act) -> bool {
    use fixtures::world::{Id, Word};
    let is_known = |id: Id| match id {
        Id::Real(real) => real < world.real.len(),
        Id::Of(number) => world.purchases.get(number).is_some_and(|own| {
            let pull = world.chain.consumer.pulls.newest(&own.key());
            pull.is_some_and(|pull| pull.requested)
        }),
        _ => true,
    };
    match act {
        Act::Fulfil(real, _) => real < world.real.len() && world.is_open(real),
        Act::Anchor(number, _) => number <= world.purchases.len(),
        Act::Request(number) => number < world.purchases.len(),
        Act::OwnRequest(number, id) => number < world.purchases.len() && is_known(id),
        Act::OwnDeliver(id, Word::True(real)) => {
            is_known(id) && real < world.real.len() && world.is_public(real)
        }
        Act::OwnDeliver(id, _) => is_known(id),
        Act::Mimic(number, mimic) => world.mimicked(number, mimic).is_some(),
        Act::Readd => world.can_leave(),
        _ => true,
    }
}

/// Reads a proof beside the true chain: `None` if it contradicts itself.
pub fn read(world: &World, proof: &Proof) -> Option<(Reading, verify::report::Report, Claims)> {
    let checked = export::checked(proof.payload());
    if checked.report.verdict != Verdict::VerifiedOffline {
        return None;
    }
    let claims = checked.claims.expect("claims");
    let Claims::Pull(pull) = &claims else {
        panic!("claims of a pull");
    };
    let read = Truth::of(world).of_pull(pull);
    Some((read, checked.report, claims))
}

fn mix(mixtures: usize, seed: u64) {
    let mut numbers = Numbers(seed);
    let (mut count, mut wrong, mut by_verdict) = (0, Vec::new(), std::collections::BTreeMap::new());
    while count < mixtures {
        let world = history(&mut numbers);
        let other = otherwise(&mut numbers, &world);
        for target in 0..world.purchases.len() {
            let mut proofs = Vec::new();
            proofs.extend(world.proof(target, &world.honest_words()));
            proofs.extend(telling(&mut numbers, &world, target));
            if target < other.purchases.len() {
                proofs.extend(other.proof(target, &other.honest_words()));
            }
            for proof in proofs {
                let Some((read, report, claims)) = read(&world, &proof) else {
                    continue;
                };
                count += 1;
                let share = 1 + u64::try_from(numbers.below(4)).expect("few");
                let liar = |seed| mixed(&world, &other, seed, share);
                let mut endpoints = vec![liar(numbers.0)];
                if numbers.is_one_in(3) {
                    endpoints.push(liar(numbers.0.rotate_left(7)));
                }
                endpoints.insert(
                    numbers.below(endpoints.len() + 1),
                    Endpoint::of(&world.chain),
                );
                let by_list = numbers.is_one_in(2);
                let lists = if by_list {
                    listed_with_logs()
                } else {
                    listed()
                };
                let settled = settle(&claims, &lists, &endpoints);
                let report = report.with_chain(&settled);
                let is_right = match read {
                    Reading::True | Reading::Loose(_) => report.verdict != Verdict::NotVerified,
                    Reading::Open(_) => {
                        !matches!(report.verdict, Verdict::Verified | Verdict::NotVerified)
                    }
                    Reading::Never(_) | Reading::Fails(_) => report.verdict != Verdict::Verified,
                };
                let is_true = matches!(read, Reading::True);
                *by_verdict
                    .entry((is_true, report.verdict.name()))
                    .or_insert(0) += 1;
                if !is_right {
                    let acts = (&world.acts, &other.acts);
                    wrong.push(format!(
                        "{read:?} {:?}: {acts:?} {:?}",
                        report.verdict, proof.entries
                    ));
                }
            }
        }
    }
    println!("{count} mixtures, seed {seed:#x}: {by_verdict:?}");
    assert!(
        wrong.is_empty(),
        "{} wrong verdicts, the first: {}",
        wrong.len(),
        wrong[0]
    );
}

#[test]
#[ignore = "exhaustive"]
fn no_mixture_of_two_chains_deceives_beside_an_honest_endpoint() {
    mix(4_000, 0xd1b5_4a32_d192_ed03);
}

/// `MIXTURES=100000 SEED=7 cargo test --release -p packproof-verify -- --ignored --nocapture many_mixtures`
#[test]
#[ignore = "exhaustive"]
fn many_mixtures_of_two_chains_deceive_nobody() {
    mix(asked("MIXTURES", 20_000), asked("SEED", 7));
}
