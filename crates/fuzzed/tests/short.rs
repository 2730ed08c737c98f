//! Runs each fuzz target on stable: its seeds, and some of them changed, the same in each run. With `FUZZED=10` it runs
//! ten times as many.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]

use alloy_trie::root::ordered_trie_root_encoded;
use fixtures::random::Random;
use proofs::{rlp, trie};

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

/// No input of a target is as long.
#[test]
fn long_strings_and_a_trie_with_keys_of_three_bytes_are_alloys() {
    for length in [65_535, 65_536, 16_777_216] {
        let long = vec![7; length];
        assert!(rlp::string(&long) == alloy_rlp::encode(long.as_slice()));
    }
    let leaves: Vec<_> = (0_u32..65_540)
        .map(|index| index.to_be_bytes().repeat(10))
        .collect();
    let root = trie::root(&leaves);
    assert_eq!(root.as_bytes(), &ordered_trie_root_encoded(&leaves).0);
    for index in [0, 255, 65_536] {
        let path = trie::path(&leaves, index);
        assert_eq!(
            trie::leaf(&root, index, &path),
            Some(leaves[index].as_slice())
        );
    }
}

#[test]
fn what_broke_a_target_once_holds() {
    for (name, input) in CRASHES {
        run(name, input);
    }
}
