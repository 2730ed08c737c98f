//! Compares the local oracle's proofs with those of another implementation (tests/reference/vrf.py).

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]
#![allow(
    clippy::needless_pass_by_value,
    unreachable_pub,
    reason = "nothing else uses the items of a test"
)]

#[path = "../src/vrf.rs"]
mod vrf;

use alloy::primitives::B256;
use serde_json::Value;

#[test]
fn each_proof_equals_the_one_made_in_python() {
    let cases: Vec<Value> =
        serde_json::from_str(include_str!("../../../tests/reference/vrf.json")).expect("a list");
    let ours: Vec<_> = cases
        .iter()
        .filter(|case| case["secret"].is_string())
        .collect();
    assert_eq!(ours.len(), 6);
    for case in ours {
        let word = |name: &str| -> B256 {
            let digits = case[name].as_str().expect(name);
            digits.parse().expect(name)
        };
        let proof = vrf::Key::new(word("secret")).prove(word("pre_seed"), word("block_hash"));
        let proof: String = proof.iter().map(|word| format!("{word:x}")).collect();
        assert_eq!(proof, case["proof"], "{}", case["name"]);
    }
}
