//! RLP, headers and receipts. `packproof-fuzzed` compares them with alloy's.

use fixtures::random::Random;
use proofs::Hash32;
use proofs::header::{Header, LATER};
use proofs::inclusion::prove;
use proofs::receipts::{PostState, Receipt};
use proofs::{rlp, trie};
use values::chain::{Address, Inclusion, ProvenLog};
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

/// Returns a receipt with a log of this much data, as a leaf.
fn leaf_with(data: usize) -> Vec<u8> {
    let log = ProvenLog {
        address: Address::new([7; 20]),
        topics: Vec::new(),
        data: vec![1; data],
    };
    let receipt = Receipt {
        kind: 2,
        post_state: PostState::Status(true),
        cumulative_gas_used: 21_000,
        logs_bloom: vec![0; 256],
        logs: vec![log],
        deposit: None,
    };
    receipt.leaf()
}

/// Returns an encoded header with this root of receipts and this much extra data.
fn header_with(receipts_root: Hash32, extra: usize) -> Vec<u8> {
    let header = Header {
        receipts_root,
        extra_data: vec![1; extra],
        ..header(&mut Random::new(7))
    };
    whole(&header).0
}

/// Returns the length of a field with which an encoding has a length: the rest of it is as long with half the field.
fn filling(length: usize, encoded: impl Fn(usize) -> Vec<u8>) -> usize {
    let half = length / 2;
    length - (encoded(half).len() - half)
}

/// Returns the root and a path of this many nodes to a leaf at an index of eight bytes: branches, and a leaf with the rest of the
/// key.
fn path_of(count: usize, index: u64, leaf: &[u8]) -> (Hash32, Vec<Vec<u8>>) {
    let key = rlp::string(&index.to_be_bytes());
    let halves: Vec<u8> = key.iter().flat_map(|byte| [byte >> 4, byte & 15]).collect();
    let (above, rest) = halves.split_at(count - 1);
    let flagged = match rest.len() % 2 {
        0 => [&[2, 0], rest].concat(),
        _ => [&[3], rest].concat(),
    };
    let packed: Vec<u8> = flagged
        .chunks(2)
        .map(|pair| pair[0] << 4 | pair[1])
        .collect();
    let mut nodes = vec![rlp::list(&[rlp::string(&packed), rlp::string(leaf)])];
    for half in above.iter().rev() {
        let mut fields = vec![rlp::string(&[]); 17];
        fields[usize::from(*half)] = rlp::string(keccak(&[&nodes[0]]).as_bytes());
        nodes.insert(0, rlp::list(&fields));
    }
    (keccak(&[&nodes[0]]), nodes)
}

// proven-5
#[test]
fn an_inclusion_is_read_up_to_the_sizes_of_its_header_and_its_path() {
    let shown = |header: Vec<u8>, index, path: Vec<Vec<u8>>| {
        let inclusion = Inclusion {
            header,
            index,
            path,
        };
        prove(&inclusion).is_some()
    };
    let small = [leaf_with(1)];
    let (root, path) = (trie::root(&small), trie::path(&small, 0));
    let extra = filling(65_536, |extra| header_with(root, extra));
    for (more, is_read) in [(0, true), (1, false)] {
        let header = header_with(root, extra + more);
        assert_eq!(header.len(), 65_536 + more);
        assert_eq!(shown(header, 0, path.clone()), is_read);
    }
    let node = |data: usize| trie::path(&[leaf_with(data)], 0).remove(0);
    let data = filling(4_194_304, node);
    for (more, is_read) in [(0, true), (1, false)] {
        let node = node(data + more);
        assert_eq!(node.len(), 4_194_304 + more);
        let header = header_with(keccak(&[&node]), 1);
        assert_eq!(shown(header, 0, vec![node]), is_read);
    }
    let index = 0x0102_0304_0506_0708;
    for (count, is_read) in [(15, true), (16, true), (17, false)] {
        let (root, path) = path_of(count, index, &small[0]);
        assert_eq!(path.len(), count);
        assert_eq!(shown(header_with(root, 1), index, path), is_read, "{count}");
    }
}
