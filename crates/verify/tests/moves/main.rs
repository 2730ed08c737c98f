//! A dishonest shop's moves, all of them: what it can do on the chain and in its payload, walked
//! exhaustively within bounds.

mod history;
mod moves;
mod payload;
mod reading;
mod truth;
mod walk;

use payload::Reach;
use walk::{Bound, Walked};

#[test]
fn probe() {
    let get = |name: &str| std::env::var(name).map_or(1, |text| text.parse::<usize>().unwrap());
    let bound = Bound {
        purchases: get("N"),
        moves: get("D"),
        lies: get("L"),
        reach: [Reach::OnePull, Reach::Pulls, Reach::All][get("R")],
    };
    let begun = std::time::Instant::now();
    let walked = Walked::of(bound);
    println!(
        "{bound:?}: {} histories, {} payloads, {:?}",
        walked.histories,
        walked.payloads,
        begun.elapsed()
    );
    for (key, count) in &walked.verdicts {
        println!("  {key:?} {count}");
    }
    assert!(walked.wrong.is_empty(), "\n{}", walked.wrong.join("\n"));
}
