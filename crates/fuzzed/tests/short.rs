//! Runs each fuzz target on stable: its seeds, and some of them changed, the same in each run. With `FUZZED=10` it runs
//! ten times as many.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]

use fixtures::random::Random;
use fuzzed::{TARGETS, changes, run};

/// Inputs that broke a target once, by the target's name.
const CRASHES: [(&str, &[u8]); 6] = [
    // The check reads one byte order mark and JSON's own white space; the oracle read any.
    ("payload_bytes", b"\xef\xbb\xbf\xef\xbb\xbf{}"),
    ("payload_bytes", b"\xc2\xa0{}"),
    // `oracle_proof` was skipped because of a payload that passed.
    ("saved_bytes", include_bytes!("crashes/saved_bytes-1.json")),
    // `word_origin` was skipped because of a payload that passed: the target named another recipe.
    ("saved_bytes", include_bytes!("crashes/saved_bytes-2.json")),
    // A payload with "custard" at the place of a tar's mark was refused as an archive.
    ("lines", include_bytes!("crashes/lines-1")),
    // The target took the byte order mark of an empty line for text.
    ("lines", include_bytes!("crashes/lines-2")),
];

#[test]
fn each_target_holds_on_its_seeds_and_on_changed_ones() {
    let times = std::env::var("FUZZED").map_or(1, |times| times.parse().expect("a number"));
    std::thread::scope(|scope| {
        for target in TARGETS {
            scope.spawn(move || {
                let mut random = Random::new(48);
                let seeds = (target.seeds)();
                seeds.iter().for_each(|seed| (target.run)(seed));
                for number in 0..target.short * times {
                    let input = changes::changed(&mut random, &seeds);
                    let held = std::panic::catch_unwind(|| (target.run)(&input));
                    assert!(
                        held.is_ok(),
                        "{} {number}: {}",
                        target.name,
                        hex::encode(&input)
                    );
                }
            });
        }
    });
}

#[test]
fn what_broke_a_target_once_holds() {
    for (name, input) in CRASHES {
        run(name, input);
    }
}
