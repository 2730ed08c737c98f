//! Inputs of the oracle's fulfilling transactions.

use proofs::Hash32;
use proofs::vrf::{Proof, prove};
use serde_json::Value;
use values::chain::OracleRequest;

const PROOFS: &str = include_str!("../../../../tests/reference/vrf.json");
const CASES: &str = include_str!("../../../../tests/reference/vrf_cases.json");

struct Case {
    proof: Vec<u8>,
    request: OracleRequest,
    word: Hash32,
}

/// Returns the proofs that hold.
fn cases() -> Vec<Case> {
    let lists =
        [PROOFS, CASES].map(|text| serde_json::from_str::<Vec<Value>>(text).expect("a list"));
    let held = lists
        .concat()
        .into_iter()
        .filter(|case| case["word"].is_string());
    let case = |case: Value| {
        let text = |name: &str| case[name].as_str().expect("hex").to_owned();
        let hash = |name| Hash32::from_bare_hex(&text(name)).expect("a hash");
        let bytes = hex::decode(text("proof")).expect("hex");
        let proof = Proof::read(&bytes).expect("seven words");
        Case {
            request: OracleRequest {
                key_hash: proof.key_hash(),
                pre_seed: proof.pre_seed,
                block_hash: hash("block_hash"),
            },
            word: hash("word"),
            proof: bytes,
        }
    };
    held.map(case).collect()
}

pub fn seeds() -> Vec<Vec<u8>> {
    let cases = cases();
    let seeds = (0_u8..)
        .zip(&cases)
        .map(|(number, case)| [&[number], case.proof.as_slice()].concat());
    let mut seeds: Vec<Vec<u8>> = seeds.collect();
    let batch: Vec<u8> = cases.iter().flat_map(|case| case.proof.clone()).collect();
    seeds.push([vec![2, 0xab, 0xcd], batch].concat());
    seeds
}

/// Runs an input: the number of the request that it answers, then its bytes. A request has one word, whatever proves it.
pub fn input(bytes: &[u8]) {
    thread_local! {
        static CASES: Vec<Case> = cases();
    }
    let Some((number, input)) = bytes.split_first() else {
        return;
    };
    CASES.with(|cases| {
        let case = &cases[usize::from(*number) % cases.len()];
        if let Some(word) = prove(input, &case.request) {
            assert_eq!(word, case.word);
        }
        // In another block the same proof is none.
        let mut other = case.request;
        other.block_hash = Hash32::ZERO;
        assert_eq!(prove(input, &other), None);
    });
}
