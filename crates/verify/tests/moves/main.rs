//! Walks all moves of a dishonest shop, on the chain and in its payload, exhaustively within bounds.
//!
//! On the chain it anchors purchases of two tiers and of Breaks, as of any of three times; requests words, also before
//! it anchors; sets the coordinator; delivers words, with callbacks that fail, are silent, log or record otherwise;
//! delivers words of its own; anchors and requests again; writes logs that hold the values of others; and does any of
//! it in the last transaction or block, through a relayer, or after a wait. In its payload it leaves out, dates,
//! reorders and exchanges.
//!
//! The shop can anchor a pack event at the same consumer: again, with another value, with its two values exchanged, or
//! as a pull. The event's report names each transaction with each word.
//!
//! A bound limits the purchases, the moves that an honest sale would not make, and the lies in a payload. The walk
//! covers everything within it, except for these symmetries:
//!
//! - Purchases differ in their ids alone, so the next new purchase is the next number.
//! - The choice of a coordinator matters to requests alone, so a switch comes before a request.
//! - The place, the time and the caller of a move commute, so they come in one order.
//! - The positions between two logs are alike, so an entry is dated to one of them.
//!
//! The direct reading gives the verdicts that each payload may have. Every walk prints and asserts its numbers of
//! histories and payloads.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]
#![allow(
    clippy::needless_pass_by_value,
    unreachable_pub,
    reason = "nothing else uses the items of a test"
)]

mod event;
mod history;
mod moves;
mod payload;
mod reading;
mod truth;
mod walk;

use std::thread;

use payload::Reach;
use walk::{Bound, Walked};

/// A bound, with the numbers of histories and payloads within it.
type Walk = (Bound, u64, u64);

const fn bound(purchases: usize, moves: usize, lies: usize, reach: Reach) -> Bound {
    Bound {
        purchases,
        moves,
        lies,
        reach,
        has_event: false,
    }
}

/// Adds a pack event to a bound.
const fn with_event(bound: Bound) -> Bound {
    Bound {
        has_event: true,
        ..bound
    }
}

const SHORT: [Walk; 5] = [
    (with_event(bound(0, 2, 0, Reach::OnePull)), 1_756, 22_273),
    (with_event(bound(1, 2, 0, Reach::OnePull)), 15_189, 72_498),
    (bound(1, 1, 1, Reach::All), 112, 5_584),
    (with_event(bound(2, 1, 1, Reach::Pulls)), 7_792, 51_951),
    (bound(3, 0, 1, Reach::OnePull), 876, 9_790),
];

const LONG: [Walk; 8] = [
    (with_event(bound(0, 3, 0, Reach::OnePull)), 36_366, 703_990),
    (bound(1, 2, 1, Reach::All), 2_442, 178_399),
    (bound(2, 0, 1, Reach::All), 34, 7_896),
    (bound(2, 1, 1, Reach::All), 3_587, 1_100_053),
    (bound(2, 2, 1, Reach::Pulls), 224_463, 1_046_616),
    (bound(3, 0, 1, Reach::Pulls), 876, 19_135),
    (bound(3, 1, 0, Reach::All), 198_456, 427_633),
    (bound(4, 0, 1, Reach::OnePull), 46_172, 1_165_230),
];

/// Runs walks side by side.
fn walks(walks: &[Walk]) {
    thread::scope(|scope| {
        let walk = |(bound, _, _): &Walk| {
            let bound = *bound;
            scope.spawn(move || Walked::of(bound))
        };
        let walking: Vec<_> = walks.iter().map(walk).collect();
        for ((bound, histories, payloads), walked) in walks.iter().zip(walking) {
            let walked = walked.join().expect("a walk that ends");
            println!("{bound:?}\n{walked}");
            assert!(walked.wrong.is_empty(), "{:#?}", walked.wrong);
            let counted = (walked.histories, walked.payloads);
            assert_eq!(counted, (*histories, *payloads), "{bound:?}");
        }
    });
}

#[test]
fn no_lie_of_a_few_purchases_is_verified_and_no_truth_fails() {
    walks(&SHORT);
}

/// Walks up to four purchases: `cargo test -p packproof-verify --test moves -- --ignored --nocapture`.
#[test]
#[ignore = "a quarter of an hour"]
fn no_lie_of_four_purchases_is_verified_and_no_truth_fails() {
    walks(&LONG);
}
