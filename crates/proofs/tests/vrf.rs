//! The oracle's proofs: its own, those of another implementation, and proofs that do not hold.

use proofs::Hash32;
use proofs::vrf::{MAX_OFFSETS, MAX_PROOFS, PROOF_BYTES, Proof, challenge, find, prove, verify};
use serde_json::Value;
use values::chain::{Address, OracleRequest, pre_seed, request_id};

/// Five proofs that the oracle's own software made, and six of another implementation
/// (tests/reference/vrf.py).
const PROOFS: &str = include_str!("../../../tests/reference/vrf.json");
/// Numbered requests, and proofs that do not hold (tests/reference/vrf_cases.py).
const CASES: &str = include_str!("../../../tests/reference/vrf_cases.json");

struct Case(Value);

impl Case {
    fn all(text: &str) -> Vec<Self> {
        let cases: Vec<Value> = serde_json::from_str(text).expect("a list");
        cases.into_iter().map(Self).collect()
    }

    fn held() -> Vec<Self> {
        let cases = Self::all(PROOFS).into_iter().chain(Self::all(CASES));
        cases.filter(|case| case.0["word"].is_string()).collect()
    }

    fn bytes(&self, name: &str) -> Vec<u8> {
        hex::decode(self.0[name].as_str().expect(name)).expect(name)
    }

    fn word(&self, name: &str) -> Hash32 {
        Hash32::from_bare_hex(self.0[name].as_str().expect(name)).expect(name)
    }

    fn proof(&self) -> Proof {
        Proof::read(&self.bytes("proof")).expect("seven words")
    }

    fn request(&self) -> OracleRequest {
        let proof = self.proof();
        OracleRequest {
            key_hash: proof.key_hash(),
            pre_seed: proof.pre_seed,
            block_hash: self.word("block_hash"),
        }
    }

    fn name(&self) -> &str {
        self.0["name"].as_str().expect("a name")
    }
}

/// The value that a proof is made over, in another block.
fn seed(proof: &Proof, block_hash: Hash32) -> Hash32 {
    let request = OracleRequest {
        key_hash: proof.key_hash(),
        pre_seed: proof.pre_seed,
        block_hash,
    };
    request.seed()
}

#[test]
fn a_valid_proof_gives_its_word() {
    let cases = Case::held();
    assert_eq!(cases.len(), 5 + 6 + 9);
    for case in cases {
        let proof = case.proof();
        let output = verify(&proof, &case.request().seed());
        let found = output.map(|output| (output.output_seed, output.word));
        let expected = (case.word("output_seed"), case.word("word"));
        assert_eq!(found, Some(expected), "{}", case.name());
    }
}

#[test]
fn requests_are_numbered_as_v2_and_v2_5_number_them() {
    let numbered = Case::all(CASES).into_iter();
    let numbered: Vec<_> = numbered.filter(|c| c.0["nonce"].is_u64()).collect();
    assert_eq!(numbered.len(), 9);
    for case in numbered {
        let key_hash = case.word("key_hash");
        let sender = Address::new(case.bytes("sender").try_into().expect("20 bytes"));
        let nonce = case.0["nonce"].as_u64().expect("a count");
        let pre_seed = pre_seed(&key_hash, sender, &case.word("sub_id"), nonce);
        let id = request_id(&key_hash, &pre_seed);
        assert_eq!(pre_seed, case.word("pre_seed"), "{}", case.name());
        assert_eq!(id, case.word("request_id"));
        let own = case.request();
        assert_eq!((own.key_hash, own.pre_seed), (key_hash, pre_seed));
    }
}

// oracle_proof-7
#[test]
fn a_proof_that_does_not_hold_is_refused() {
    let refused = Case::all(CASES).into_iter();
    let refused: Vec<_> = refused.filter(|c| c.0["problem"].is_string()).collect();
    assert_eq!(refused.len(), 24);
    for case in refused {
        let (proof, block_hash) = (case.proof(), case.word("block_hash"));
        let seed = seed(&proof, block_hash);
        assert_eq!(verify(&proof, &seed), None, "{}", case.name());
        // Every other problem leaves the contract without a challenge to compare.
        let has_challenge = challenge(&proof, &seed).is_some();
        let is_challenge = case.0["problem"] == "challenge";
        assert_eq!(has_challenge, is_challenge, "{}", case.name());
        let (input, request) = (case.bytes("proof"), case.request());
        assert_eq!(find(&input, &request).count(), 1);
        assert_eq!(prove(&input, &request), None);
    }
}

// oracle_proof-4
#[test]
fn a_change_of_any_bit_is_refused() {
    let cases = Case::held();
    for case in [&cases[0], &cases[4], &cases[5], &cases[19]] {
        let (bytes, block_hash) = (case.bytes("proof"), case.word("block_hash"));
        for bit in 0..7 * 32 * 8 {
            let mut changed = bytes.clone();
            changed[bit / 8] ^= 1 << (bit % 8);
            let proof = Proof::read(&changed).expect("seven words");
            let found = verify(&proof, &seed(&proof, block_hash));
            assert_eq!(found, None, "{}, bit {bit}", case.name());
            // Of another key or pre-seed it is no proof for this request.
            let is_found = (64 * 8..192 * 8).contains(&bit);
            let request = case.request();
            assert_eq!(find(&changed, &request).count(), usize::from(is_found));
            assert_eq!(prove(&changed, &request), None, "bit {bit}");
        }
        let proof = case.proof();
        for bit in 0..256 {
            let mut other = *block_hash.as_bytes();
            other[bit / 8] ^= 1 << (bit % 8);
            let seed = seed(&proof, Hash32::new(other));
            let found = challenge(&proof, &seed).expect("a challenge");
            assert_ne!(found, proof.c, "bit {bit}");
            assert_eq!(verify(&proof, &seed), None, "bit {bit}");
        }
    }
}

// The other six words of 416 bytes are what the contract is spared to compute.
#[test]
fn the_witnesses_are_not_read() {
    let case = &Case::held()[0];
    let mut bytes = case.bytes("proof");
    assert_eq!(bytes.len(), PROOF_BYTES);
    bytes[224..].fill(0xff);
    let found = prove(&bytes, &case.request());
    assert_eq!(found, Some(case.word("word")));
}

#[test]
fn a_proof_is_found_at_any_offset_and_a_cut_one_is_not() {
    let case = &Case::held()[1];
    let (bytes, request) = (case.bytes("proof"), case.request());
    for before in [0, 1, 4, 31, 32, 33, 68, 4 + 32 * 9 + 7] {
        let input = [&vec![0xab; before], bytes.as_slice(), &[0xcd; 5]].concat();
        assert_eq!(prove(&input, &request), Some(case.word("word")));
    }
    // The check reads no more of a proof.
    assert!(prove(&bytes[..224], &request).is_some());
    for cut in [&bytes[..223], &bytes[1..], &bytes[..31], &[]] {
        assert_eq!(prove(cut, &request), None);
    }
}

// oracle_proof-4
#[test]
fn a_batch_gives_each_request_its_own_word() {
    let cases = Case::held();
    let batch: Vec<u8> = cases.iter().flat_map(|case| case.bytes("proof")).collect();
    for case in &cases {
        assert_eq!(prove(&batch, &case.request()), Some(case.word("word")));
    }
    let other_key = OracleRequest {
        key_hash: cases[5].request().key_hash,
        ..cases[0].request()
    };
    assert_eq!(find(&batch, &other_key).count(), 0);
    assert_eq!(prove(&batch, &other_key), None);
}

// The oracle proved one request twice, with another c and s.
#[test]
fn two_proofs_of_one_request_have_one_gamma() {
    let cases = Case::held();
    let [one, other] = [cases[2].proof(), cases[3].proof()];
    assert_eq!(cases[2].request(), cases[3].request());
    assert_eq!((one.pk, one.gamma), (other.pk, other.gamma));
    assert_ne!((one.c, one.s), (other.c, other.s));
    assert_eq!(cases[2].word("word"), cases[3].word("word"));
}

// oracle_proof-5
#[test]
fn a_proof_that_fails_does_not_hide_the_next_one() {
    let case = &Case::held()[2];
    let (bytes, request) = (case.bytes("proof"), case.request());
    let mut spoilt = bytes.clone();
    spoilt[191] ^= 1;
    let proven = |input: &[u8]| prove(input, &request);
    let word = Some(case.word("word"));
    assert_eq!(proven(&[spoilt.clone(), bytes.clone()].concat()), word);
    assert_eq!(proven(&[bytes.clone(), spoilt.clone()].concat()), word);
    assert_eq!(proven(&spoilt.repeat(2)), None);
    // The number of tries is bounded.
    let behind = |others: usize| [spoilt.repeat(others), bytes.clone()].concat();
    assert_eq!(proven(&behind(MAX_PROOFS - 1)), word);
    assert_eq!(proven(&behind(MAX_PROOFS)), None);
}

// Each place of an input of zeros holds a pre-seed of zeros, and hashing each place took seconds.
// oracle_proof-5
#[test]
fn a_pre_seed_that_is_everywhere_is_not_searched_for_ever() {
    let input = vec![0; 2_000_000];
    let key_hash = Proof::read(&input).expect("long enough").key_hash();
    let pre_seed = Hash32::ZERO;
    let block_hash = Hash32::ZERO;
    let own = OracleRequest {
        key_hash,
        pre_seed,
        block_hash,
    };
    assert_eq!(find(&input, &own).count(), MAX_OFFSETS);
    assert_eq!(prove(&input, &own), None);
    let other = OracleRequest {
        key_hash: Hash32::ZERO,
        ..own
    };
    assert_eq!(prove(&input, &other), None);
}
