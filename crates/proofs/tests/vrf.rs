//! The oracle's proofs: its own, those of another implementation, and proofs that do not hold.

use proofs::Hash32;
use proofs::vrf::{
    Invalid, MAX_PLACES, MAX_PROOFS, PROOF_BYTES, PointName, Proof, Request, ScalarName, Unproven,
    find, prove, seed, verify,
};
use serde_json::Value;
use verify::claims::Address;
use verify::numbering::request;

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

    fn request(&self) -> Request {
        let proof = self.proof();
        Request {
            key_hash: proof.key_hash(),
            pre_seed: proof.pre_seed,
        }
    }

    fn name(&self) -> &str {
        self.0["name"].as_str().expect("a name")
    }
}

#[test]
fn a_valid_proof_gives_its_word() {
    let cases = Case::held();
    assert_eq!(cases.len(), 5 + 6 + 9);
    for case in cases {
        let proof = case.proof();
        let output = verify(&proof, &seed(&proof.pre_seed, &case.word("block_hash")));
        let found = output.map(|output| (output.output_seed, output.word));
        let expected = (case.word("output_seed"), case.word("word"));
        assert_eq!(found, Ok(expected), "{}", case.name());
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
        let (id, pre_seed) = request(&key_hash, sender, &case.word("sub_id"), nonce);
        assert_eq!(pre_seed, case.word("pre_seed"), "{}", case.name());
        assert_eq!(id, case.word("request_id"));
        assert_eq!(case.request(), Request { key_hash, pre_seed });
        assert_eq!(case.request().id(), case.word("request_id"));
    }
}

#[test]
fn what_does_not_hold_is_refused_for_what_is_wrong() {
    let refused = Case::all(CASES).into_iter();
    let refused: Vec<_> = refused.filter(|c| c.0["problem"].is_string()).collect();
    assert_eq!(refused.len(), 24);
    for case in refused {
        let (proof, block_hash) = (case.proof(), case.word("block_hash"));
        let found = verify(&proof, &seed(&proof.pre_seed, &block_hash)).expect_err(case.name());
        let fits = match case.0["problem"].as_str().expect("text") {
            "pk not on curve" => found == Invalid::NotOnCurve(PointName::Pk, proof.pk),
            "gamma not on curve" => found == Invalid::NotOnCurve(PointName::Gamma, proof.gamma),
            "pk not multipliable" => found == Invalid::NotMultipliable(PointName::Pk),
            "gamma not multipliable" => found == Invalid::NotMultipliable(PointName::Gamma),
            "c zero" => found == Invalid::Zero(ScalarName::C, proof.c),
            "s zero" => found == Invalid::Zero(ScalarName::S, proof.s),
            "no U" => found == Invalid::NoU,
            "no V" => found == Invalid::NoV,
            "challenge" => matches!(found, Invalid::Challenge { given, .. } if given == proof.c),
            other => panic!("{other}"),
        };
        assert!(fits, "{}: {found}", case.name());
        let request = case.request();
        assert_eq!(
            prove(&case.bytes("proof"), &request, &block_hash),
            Err(Unproven::Invalid {
                tried: 1,
                first: found
            })
        );
    }
}

#[test]
fn a_change_of_any_bit_is_refused() {
    let cases = Case::held();
    for case in [&cases[0], &cases[4], &cases[5], &cases[19]] {
        let (bytes, block_hash) = (case.bytes("proof"), case.word("block_hash"));
        for bit in 0..7 * 32 * 8 {
            let mut changed = bytes.clone();
            changed[bit / 8] ^= 1 << (bit % 8);
            let proof = Proof::read(&changed).expect("seven words");
            let refused = verify(&proof, &seed(&proof.pre_seed, &block_hash)).is_err();
            assert!(refused, "{}, bit {bit}", case.name());
            // Of another key or pre-seed it is no proof for this request.
            let is_found = (64 * 8..192 * 8).contains(&bit);
            match prove(&changed, &case.request(), &block_hash) {
                Err(Unproven::NotFound) => assert!(!is_found, "bit {bit}"),
                Err(Unproven::Invalid { tried, .. }) => {
                    assert!(is_found && tried == 1, "bit {bit}")
                }
                Ok(_) => panic!("bit {bit}"),
            }
        }
        let proof = case.proof();
        for bit in 0..256 {
            let mut other = *block_hash.as_bytes();
            other[bit / 8] ^= 1 << (bit % 8);
            let found = verify(&proof, &seed(&proof.pre_seed, &Hash32::new(other)));
            assert!(matches!(found, Err(Invalid::Challenge { .. })), "bit {bit}");
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
    let found = prove(&bytes, &case.request(), &case.word("block_hash"));
    assert_eq!(found.map(|(_, output)| output.word), Ok(case.word("word")));
}

#[test]
fn a_proof_is_found_at_any_offset_and_a_cut_one_is_not() {
    let case = &Case::held()[1];
    let (bytes, request, block_hash) =
        (case.bytes("proof"), case.request(), case.word("block_hash"));
    for before in [0, 1, 4, 31, 32, 33, 68, 4 + 32 * 9 + 7] {
        let input = [&vec![0xab; before], bytes.as_slice(), &[0xcd; 5]].concat();
        let (proof, output) = prove(&input, &request, &block_hash).expect("a proof");
        assert_eq!((proof, output.word), (case.proof(), case.word("word")));
    }
    assert!(prove(&bytes[..224], &request, &block_hash).is_ok());
    for cut in [&bytes[..223], &bytes[1..], &bytes[..31], &[]] {
        assert_eq!(prove(cut, &request, &block_hash), Err(Unproven::NotFound));
    }
}

#[test]
fn a_batch_gives_each_request_its_own_word() {
    let cases = Case::held();
    let batch: Vec<u8> = cases.iter().flat_map(|case| case.bytes("proof")).collect();
    for case in &cases {
        let found = prove(&batch, &case.request(), &case.word("block_hash"));
        assert_eq!(found.map(|(_, output)| output.word), Ok(case.word("word")));
    }
    let other_key = Request {
        key_hash: cases[5].request().key_hash,
        ..cases[0].request()
    };
    let found = prove(&batch, &other_key, &cases[0].word("block_hash"));
    assert_eq!(found, Err(Unproven::NotFound));
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

#[test]
fn a_proof_that_fails_does_not_hide_the_next_one() {
    let case = &Case::held()[2];
    let (bytes, request, block_hash) =
        (case.bytes("proof"), case.request(), case.word("block_hash"));
    let mut spoilt = bytes.clone();
    spoilt[191] ^= 1;
    let proven = |input: &[u8]| prove(input, &request, &block_hash);
    assert!(proven(&[spoilt.clone(), bytes.clone()].concat()).is_ok());
    assert!(proven(&[bytes.clone(), spoilt.clone()].concat()).is_ok());
    let Err(Unproven::Invalid { tried: 2, first }) = proven(&spoilt.repeat(2)) else {
        panic!("two that fail");
    };
    assert!(matches!(first, Invalid::Challenge { .. }));
    // What is tried is bounded.
    let Err(Unproven::Invalid { tried, .. }) = proven(&spoilt.repeat(MAX_PROOFS + 9)) else {
        panic!("many that fail");
    };
    assert_eq!(tried, MAX_PROOFS);
}

// Each place of an input of zeros holds a pre-seed of zeros, and hashing each place took seconds.
#[test]
fn a_pre_seed_that_is_everywhere_is_not_searched_for_ever() {
    let input = vec![0; 2_000_000];
    let key_hash = Proof::read(&input).expect("long enough").key_hash();
    let pre_seed = Hash32::ZERO;
    let own = Request { key_hash, pre_seed };
    assert_eq!(find(&input, &own).count(), MAX_PLACES);
    let first = Invalid::NotOnCurve(PointName::Pk, [Hash32::ZERO; 2]);
    let tried = MAX_PROOFS;
    let refused = Err(Unproven::Invalid { tried, first });
    assert_eq!(prove(&input, &own, &Hash32::ZERO), refused);
    let other = Request {
        key_hash: Hash32::ZERO,
        pre_seed,
    };
    assert_eq!(
        prove(&input, &other, &Hash32::ZERO),
        Err(Unproven::NotFound)
    );
}

#[test]
fn an_error_says_its_values() {
    let case = &Case::all(CASES)[9];
    assert_eq!(case.name(), "pk at the origin");
    let found = prove(
        &case.bytes("proof"),
        &case.request(),
        &case.word("block_hash"),
    );
    let zero = Hash32::ZERO;
    assert_eq!(
        found.expect_err("refused").to_string(),
        format!("none of 1 proofs verifies; the first: pk ({zero}, {zero}) is not on the curve")
    );
}
