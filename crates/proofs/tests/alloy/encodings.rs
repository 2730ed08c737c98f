//! RLP, headers and receipts.

use alloy_consensus::{Eip658Value, Header as AlloyHeader, Receipt as AlloyReceipt, TxReceipt};
use alloy_primitives::{Address, B64, B256, Bloom, Bytes, Log as AlloyLog, LogData, U256};
use alloy_rlp::Encodable;
use proofs::Hash32;
use proofs::header::{Block, Header, HeaderError, LATER};
use proofs::receipts::{PostState, Receipt};
use proofs::rlp;
use values::chain::ProvenLog;

use fixtures::random::Random;

#[test]
fn strings_numbers_and_lists_are_alloys() {
    let mut random = Random::new(1);
    for _ in 0..10_000 {
        let strings: Vec<_> = (0..random.below(6)).map(|_| random.some_bytes()).collect();
        let encoded: Vec<_> = strings.iter().map(|bytes| rlp::string(bytes)).collect();
        for (string, encoded) in strings.iter().zip(&encoded) {
            assert_eq!(*encoded, alloy_rlp::encode(string.as_slice()));
        }
        let list = rlp::list(&encoded);
        let alloys: Vec<_> = strings.iter().cloned().map(Bytes::from).collect();
        assert_eq!(list, alloy_rlp::encode(&alloys));
        let read: Vec<&[u8]> = strings.iter().map(Vec::as_slice).collect();
        assert_eq!(rlp::strings(&list), Some(read));
        let number = random.sized();
        assert_eq!(
            rlp::number(&number.to_be_bytes()),
            alloy_rlp::encode(number)
        );
    }
    for length in [65_535, 65_536, 16_777_216] {
        let long = vec![7; length];
        assert_eq!(rlp::string(&long), alloy_rlp::encode(long.as_slice()));
    }
}

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
    let mut random = Random::new(2);
    for _ in 0..10_000 {
        let length = random.below(40);
        let bytes = random.bytes(length);
        let _ = rlp::strings(&bytes);
    }
}

fn hash(value: B256) -> Hash32 {
    Hash32::new(value.0)
}

fn number(value: u64) -> Vec<u8> {
    let bytes = value.to_be_bytes();
    bytes.into_iter().skip_while(|byte| *byte == 0).collect()
}

/// A header with its first later fields, as both spell it.
fn header(random: &mut Random, later: usize) -> (AlloyHeader, Header) {
    let difficulty = U256::from(random.sized()) << random.below(192);
    let mut alloys = AlloyHeader {
        parent_hash: B256::new(random.array()),
        ommers_hash: B256::new(random.array()),
        beneficiary: Address::new(random.array()),
        state_root: B256::new(random.array()),
        transactions_root: B256::new(random.array()),
        receipts_root: B256::new(random.array()),
        logs_bloom: Bloom::new(random.array()),
        difficulty,
        number: random.sized(),
        gas_limit: random.sized(),
        gas_used: random.sized(),
        timestamp: random.sized(),
        extra_data: random.some_bytes().into(),
        mix_hash: B256::new(random.array()),
        nonce: B64::new(random.array()),
        ..AlloyHeader::default()
    };
    let (numbers, mut roots) = (
        [(); 4].map(|()| random.sized()),
        [(); 4].map(|()| random.array()),
    );
    // A hash may begin with zeros, and keeps them.
    roots[3][..2].fill(0);
    let [fee, used, excess, slot] = numbers;
    let is_there = |index: usize| index < later;
    alloys.base_fee_per_gas = is_there(0).then_some(fee);
    alloys.withdrawals_root = is_there(1).then_some(B256::new(roots[0]));
    alloys.blob_gas_used = is_there(2).then_some(used);
    alloys.excess_blob_gas = is_there(3).then_some(excess);
    alloys.parent_beacon_block_root = is_there(4).then_some(B256::new(roots[1]));
    alloys.requests_hash = is_there(5).then_some(B256::new(roots[2]));
    alloys.block_access_list_hash = is_there(6).then_some(B256::new(roots[3]));
    alloys.slot_number = is_there(7).then_some(slot);
    let fields = [
        number(fee),
        roots[0].to_vec(),
        number(used),
        number(excess),
        roots[1].to_vec(),
        roots[2].to_vec(),
        roots[3].to_vec(),
        number(slot),
    ];
    let ours = Header {
        parent_hash: hash(alloys.parent_hash),
        sha3_uncles: hash(alloys.ommers_hash),
        miner: alloys.beneficiary.into_array(),
        state_root: hash(alloys.state_root),
        transactions_root: hash(alloys.transactions_root),
        receipts_root: hash(alloys.receipts_root),
        logs_bloom: alloys.logs_bloom.to_vec(),
        difficulty: Hash32::new(difficulty.to_be_bytes()),
        number: alloys.number,
        gas_limit: alloys.gas_limit,
        gas_used: alloys.gas_used,
        timestamp: alloys.timestamp,
        extra_data: alloys.extra_data.to_vec(),
        mix_hash: hash(alloys.mix_hash),
        nonce: alloys.nonce.0,
        later: fields.map(Some),
    };
    (alloys, ours)
}

#[test]
fn headers_hash_as_alloys_do() {
    let mut random = Random::new(3);
    for _ in 0..10_000 {
        let later = random.below(LATER.len() + 1);
        let (alloys, mut ours) = header(&mut random, later);
        for field in &mut ours.later[later..] {
            *field = None;
        }
        let hash = hash(alloys.hash_slow());
        let encoded = ours.encoding(&hash).expect("its own hash");
        let block = Block::read(&encoded).expect("a header");
        assert_eq!(block.hash, hash);
        assert_eq!(
            (block.number, block.timestamp),
            (alloys.number, alloys.timestamp)
        );
        assert_eq!(block.receipts_root, ours.receipts_root);
    }
}

// A node tells fields of its own beside the header's.
#[test]
fn which_later_fields_a_header_has_is_tried() {
    let mut random = Random::new(4);
    for _ in 0..20 {
        for later in 0..=LATER.len() {
            let (mut alloys, ours) = header(&mut random, later);
            assert!(ours.encoding(&hash(alloys.hash_slow())).is_ok(), "{later}");
            // Polygon has a base fee and none of the later ones but, some day, the last.
            if later == LATER.len() {
                alloys.withdrawals_root = None;
                alloys.blob_gas_used = None;
                assert!(ours.encoding(&hash(alloys.hash_slow())).is_ok());
            }
            let (other, all) = (B256::new(random.array()), hash(alloys.hash_slow()));
            let refused = ours.encoding(&hash(other)).expect_err("another hash");
            assert_eq!(refused.hash, hash(other));
            if later == LATER.len() {
                assert_ne!(refused.computed, all);
            }
        }
    }
}

#[test]
fn a_header_with_one_other_field_is_another() {
    let (alloys, ours) = header(&mut Random::new(5), LATER.len());
    let proven = hash(alloys.hash_slow());
    let zero = Hash32::ZERO;
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
    assert_ne!(ours.parent_hash, zero);
    for (index, change) in changes.iter().enumerate() {
        let mut changed = ours.clone();
        change(&mut changed);
        let HeaderError { hash, computed } = changed.encoding(&proven).expect_err("changed");
        assert!(hash == proven && computed != proven, "{index}");
    }
}

// Each choice of later fields hashed megabytes again. Such a header is tried with all its fields alone.
#[test]
fn a_header_of_megabytes_is_not_hashed_for_each_choice() {
    let (mut alloys, mut ours) = header(&mut Random::new(6), 0);
    ours.extra_data = vec![0; 5_000_000];
    alloys.extra_data = ours.extra_data.clone().into();
    let proven = hash(alloys.hash_slow());
    assert!(ours.encoding(&proven).is_err());
    ours.later = [const { None }; LATER.len()];
    assert!(ours.encoding(&proven).is_ok());
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

#[test]
fn errors_say_their_values() {
    let (one, other) = (Hash32::new([1; 32]), Hash32::new([2; 32]));
    let header = HeaderError {
        hash: one,
        computed: other,
    };
    let said = format!("the block's hash is {one}, and its fields hash to {other}");
    assert_eq!(header.to_string(), said);
}

#[test]
fn receipts_are_alloys() {
    let mut random = Random::new(7);
    for _ in 0..10_000 {
        let logs: Vec<_> = (0..random.below(4)).map(|_| log(&mut random)).collect();
        let (succeeded, root) = (random.below(2) == 1, random.array());
        let is_old = random.below(8) == 0;
        let alloys = AlloyReceipt {
            status: match is_old {
                true => Eip658Value::PostState(B256::new(root)),
                false => Eip658Value::Eip658(succeeded),
            },
            cumulative_gas_used: random.sized(),
            logs: logs.iter().map(|(alloys, _)| alloys.clone()).collect(),
        };
        let kind = [0, 1, 2, 3, 4, 0x64, 0x7e, 0x7f][random.below(8)];
        let ours = Receipt {
            kind,
            post_state: match is_old {
                true => PostState::Root(Hash32::new(root)),
                false => PostState::Status(succeeded),
            },
            cumulative_gas_used: alloys.cumulative_gas_used,
            logs_bloom: alloys.bloom().to_vec(),
            logs: logs.into_iter().map(|(_, ours)| ours).collect(),
            deposit: None,
        };
        let mut expected = Vec::new();
        if kind != 0 {
            expected.push(kind);
        }
        alloys.with_bloom().encode(&mut expected);
        assert_eq!(ours.leaf(), expected);
    }
}

fn log(random: &mut Random) -> (AlloyLog, ProvenLog) {
    let topics: Vec<[u8; 32]> = (0..random.below(5)).map(|_| random.array()).collect();
    let (address, data) = (random.array(), random.some_bytes());
    let alloys = AlloyLog {
        address: Address::new(address),
        data: LogData::new_unchecked(
            topics.iter().copied().map(B256::new).collect(),
            data.clone().into(),
        ),
    };
    let topics = topics.into_iter().map(Hash32::new).collect();
    let ours = ProvenLog {
        address: values::chain::Address::new(address),
        topics,
        data,
    };
    (alloys, ours)
}
