//! RLP, headers and receipts. `packproof-fuzzed` compares them with alloy's.

use fixtures::random::Random;
use proofs::Hash32;
use proofs::header::{Header, LATER};
use proofs::receipts::{PostState, Receipt};
use proofs::rlp;
use values::hash::keccak;

#[test]
fn what_is_cut_off_or_goes_on_is_no_list() {
    let list = rlp::list(&[
        rlp::string(&[7; 60]),
        rlp::string(b"dog"),
        rlp::string(&[5]),
    ]);
    assert!(rlp::strings(&list).is_some());
    for length in 0..list.len() {
        assert_eq!(rlp::strings(&list[..length]), None, "{length}");
    }
    assert_eq!(rlp::strings(&[list.as_slice(), &[0]].concat()), None);
    assert_eq!(rlp::strings(&rlp::list(std::slice::from_ref(&list))), None);
    assert_eq!(rlp::strings(&rlp::string(b"dog")), None);
    // A length of eight bytes.
    assert_eq!(rlp::strings(&[0xff; 40]), None);
}

/// Returns a header with all later fields.
fn header(random: &mut Random) -> Header {
    let mut hash = || Hash32::new(random.array());
    Header {
        parent_hash: hash(),
        sha3_uncles: hash(),
        state_root: hash(),
        transactions_root: hash(),
        receipts_root: hash(),
        difficulty: hash(),
        mix_hash: hash(),
        miner: random.array(),
        logs_bloom: random.bytes(256),
        number: random.sized(),
        gas_limit: random.sized(),
        gas_used: random.sized(),
        timestamp: random.sized(),
        extra_data: random.some_bytes(),
        nonce: random.array(),
        later: [(); LATER.len()].map(|()| Some(random.bytes(32))),
    }
}

/// Returns the encoding of a header with all its fields, and its hash.
fn whole(header: &Header) -> (Vec<u8>, Hash32) {
    let encoded = header.encodings().next().expect("one");
    let hash = keccak(&[&encoded]);
    (encoded, hash)
}

// A node adds fields of its own to the header's.
// proven-3
#[test]
fn each_choice_of_later_fields_is_tried() {
    let given = header(&mut Random::new(4));
    for kept in 0..=u8::MAX {
        let mut own = given.clone();
        for (index, field) in own.later.iter_mut().enumerate() {
            field.take_if(|_| kept >> index & 1 == 0);
        }
        let (encoded, hash) = whole(&own);
        assert_eq!(given.encoding(&hash), Some(encoded), "{kept:b}");
    }
    assert_eq!(given.encoding(&Hash32::ZERO), None);
}

#[test]
fn a_header_with_one_other_field_is_another() {
    let given = header(&mut Random::new(5));
    let (_, hash) = whole(&given);
    let changes: [fn(&mut Header); 16] = [
        |h| h.parent_hash = Hash32::ZERO,
        |h| h.sha3_uncles = Hash32::ZERO,
        |h| h.miner[19] ^= 1,
        |h| h.state_root = Hash32::ZERO,
        |h| h.transactions_root = Hash32::ZERO,
        |h| h.receipts_root = Hash32::ZERO,
        |h| h.logs_bloom[255] ^= 1,
        |h| h.difficulty = Hash32::new([9; 32]),
        |h| h.number ^= 1,
        |h| h.gas_limit ^= 1,
        |h| h.gas_used ^= 1,
        |h| h.timestamp ^= 1,
        |h| h.extra_data.push(0),
        |h| h.mix_hash = Hash32::ZERO,
        |h| h.nonce[7] ^= 1,
        |h| h.later[7] = None,
    ];
    for (index, change) in changes.iter().enumerate() {
        let mut changed = given.clone();
        change(&mut changed);
        assert_eq!(changed.encoding(&hash), None, "{index}");
    }
}

// Each choice of later fields hashed megabytes again. Such a header is tried with all its fields alone.
#[test]
fn a_header_of_megabytes_is_not_hashed_for_each_choice() {
    let mut given = header(&mut Random::new(6));
    given.extra_data = vec![0; 5_000_000];
    let mut own = given.clone();
    own.later = [const { None }; LATER.len()];
    let (encoded, hash) = whole(&own);
    assert_eq!(given.encoding(&hash), None);
    assert!(own.encoding(&hash) == Some(encoded));
}

// Such a type and the list after it can be spelt as one list.
#[test]
fn a_type_that_would_begin_a_list_is_none() {
    let mut receipt = Receipt {
        kind: 0,
        post_state: PostState::Status(true),
        cumulative_gas_used: 21_000,
        logs_bloom: vec![0; 256],
        logs: Vec::new(),
        deposit: None,
    };
    let untyped = receipt.leaf();
    for kind in 0x80..=0xff {
        receipt.kind = kind;
        assert_eq!(receipt.leaf(), untyped);
    }
    receipt.kind = 0x7f;
    assert_eq!(receipt.leaf(), [&[0x7f], untyped.as_slice()].concat());
}
