//! Walks what the operator of a shop can do, and what its payloads can say of it.
//! The contract's code is believed; the operator sets another coordinator for a while, which returns any id and delivers
//! any word, delivers the oracle's answers itself, lets callbacks fail, or leaves a request unpaid.
//!
//! `truth` says which verdicts each payload may have, by a model that shares no code with the rules about the chain. Apart
//! from it, no two proofs of one pull with different awards, and no two reports of one event with different seeds, are
//! both verified.
//!
//! `tones` compares the verdicts of all tellings of one outcome: none is softer than that of the true one.
//!
//! The walk is exhaustive within small bounds, which it prints and asserts; `random` goes further, by seeds.

mod acts;
mod balanced;
mod judge;
mod mixtures;
mod random;
mod tellings;
mod tones;
mod truth;

use std::thread;

use acts::{Bound, Look};
use fixtures::chain::coordinator::Kind;
use fixtures::world::World;
use judge::Judge;

const fn bound(kind: Kind, purchases: usize, dishonest: usize, look: Look) -> Bound {
    Bound {
        kind,
        purchases,
        dishonest,
        look,
    }
}

/// The bounds of the walk, each with its numbers of histories and payloads.
const SHORT: [(Bound, u64, u64); 7] = [
    (bound(Kind::V2_5, 1, 2, Look::Pulls), 51, 424),
    (bound(Kind::V2_5, 2, 1, Look::Pulls), 598, 56_170),
    (bound(Kind::V2, 2, 1, Look::Readds), 610, 60_650),
    (bound(Kind::V2_5, 2, 1, Look::Sales), 898, 75_990),
    (bound(Kind::V2_5, 1, 2, Look::Mimics), 5_836, 54_094),
    (bound(Kind::V2_5, 0, 2, Look::Event), 2_961, 56_502),
    (bound(Kind::V2_5, 1, 1, Look::Event), 3_382, 74_490),
];

const LONG: [(Bound, u64, u64); 2] = [
    (bound(Kind::V2_5, 2, 2, Look::Pulls), 5_866, 651_246),
    (bound(Kind::V2_5, 1, 3, Look::Sales), 615, 4_160),
];

fn walk(judge: &mut Judge, world: &World, bound: Bound, left: usize) {
    for (act, cost) in acts::possible(world, bound) {
        let Some(left) = left.checked_sub(cost) else {
            continue;
        };
        let next = world.with(act);
        if acts::changes(act) {
            judge.exhaustively(&next);
        }
        walk(judge, &next, bound, left);
    }
}

fn walks(bounds: &[(Bound, u64, u64)]) {
    let mut wrong = 0;
    thread::scope(|scope| {
        let walking = bounds.iter().map(|(bound, ..)| {
            scope.spawn(move || {
                let mut judge = Judge::default();
                walk(
                    &mut judge,
                    &World::open(bound.kind),
                    *bound,
                    bound.dishonest,
                );
                judge
            })
        });
        let walking: Vec<_> = walking.collect();
        for ((bound, histories, payloads), walked) in bounds.iter().zip(walking) {
            let judge = walked.join().expect("a walk that ends");
            println!("{bound:?}\n{judge}");
            wrong += judge.wrong.len();
            let counted = (judge.histories, judge.payloads);
            if counted != (*histories, *payloads) {
                println!("counted {counted:?}, and not {:?}", (histories, payloads));
                wrong += 1;
            }
        }
    });
    assert_eq!(wrong, 0, "kinds of wrong verdicts");
}

#[test]
#[ignore = "exhaustive"]
fn no_history_of_a_few_acts_deceives_and_no_truth_fails() {
    walks(&SHORT);
}

#[test]
#[ignore = "exhaustive"]
fn no_longer_history_deceives_and_no_truth_fails() {
    walks(&LONG);
}
