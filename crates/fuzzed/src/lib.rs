//! Runs each parser and rule on hostile bytes, and asserts more than the absence of a panic.
//!
//! A target is a function of bytes. libFuzzer calls it from `fuzz/`; `tests/short.rs` calls it on stable, with inputs of a
//! fixed seed. The oracles are other implementations (alloy's encodings, serde's JSON), limits in
//! proportion to the input, and rules that hold for every input, such as that a saved result opens to what was shown.

#![allow(
    clippy::missing_panics_doc,
    clippy::restriction,
    missing_docs,
    unreachable_pub,
    reason = "only tests use this crate"
)]

pub mod changes;
pub mod choices;
mod targets;
mod tree;

use choices::Choices;
use fixtures::random::Random;

/// A fuzz target.
#[derive(Clone, Copy)]
pub struct Target {
    pub name: &'static str,
    /// Runs one input; panics if an oracle does not hold.
    pub run: fn(&[u8]),
    /// Returns the inputs that fuzzing starts from.
    pub seeds: fn() -> Vec<Vec<u8>>,
    /// The inputs of the short run.
    pub short: usize,
}

pub const TARGETS: [Target; 15] = [
    target(
        "payload_bytes",
        targets::payload::bytes,
        targets::payload::texts,
        600,
    ),
    target("payload_tree", targets::payload::tree, choice_seeds, 600),
    target(
        "saved_bytes",
        targets::saved::bytes,
        targets::saved::texts,
        40,
    ),
    target("saved_tree", targets::saved::tree, choice_seeds, 60),
    target("rpc_body", targets::rpc::body, targets::rpc::texts, 3_000),
    target("rpc_tree", targets::rpc::tree, choice_seeds, 3_000),
    target(
        "abi_words",
        targets::abi::words,
        targets::abi::seeds,
        10_000,
    ),
    target("rlp", targets::rlp::items, targets::rlp::seeds, 10_000),
    target(
        "header",
        targets::block::header,
        targets::block::headers,
        5_000,
    ),
    target(
        "receipt",
        targets::block::receipt,
        targets::block::receipts,
        3_000,
    ),
    target("trie_path", targets::trie::path, choice_seeds, 500),
    target("vrf_input", targets::vrf::input, targets::vrf::seeds, 500),
    target("link", targets::link::text, targets::link::seeds, 1_000),
    target("lines", targets::lines::file, targets::lines::seeds, 1_000),
    target(
        "settings",
        targets::settings::file,
        targets::settings::texts,
        3_000,
    ),
];

const fn target(
    name: &'static str,
    run: fn(&[u8]),
    seeds: fn() -> Vec<Vec<u8>>,
    short: usize,
) -> Target {
    Target {
        name,
        run,
        seeds,
        short,
    }
}

/// Runs a target by its name.
pub fn run(name: &str, bytes: &[u8]) {
    let found = TARGETS.iter().find(|target| target.name == name);
    (found.expect("a target").run)(bytes);
}

/// Returns a payload of the vectors with up to eight changes of its tree.
pub fn changed_payload(bytes: &[u8]) -> String {
    targets::payload::changed(&mut Choices::new(bytes))
}

/// Returns inputs for the targets that read their bytes as choices.
fn choice_seeds() -> Vec<Vec<u8>> {
    let mut random = Random::new(1);
    (0..64).map(|length| random.bytes(length)).collect()
}
