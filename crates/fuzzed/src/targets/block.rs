//! Headers and receipts in RLP, against alloy's.

use alloy_consensus::{
    Eip658Value, Header as AlloyHeader, Receipt as AlloyReceipt, ReceiptWithBloom, TxReceipt,
};
use alloy_primitives::{Address, B64, B256, Bloom, Log, LogData, U256};
use alloy_rlp::{Decodable, Encodable};
use fixtures::random::Random;
use proofs::header::{Block, Header};
use proofs::node;
use proofs::receipts::{PostState, Receipt, read};
use serde_json::Value;
use values::chain::ProvenLog;
use values::hash::{Hash32, keccak};

const ETHEREUM: &str = include_str!("../../../proofs/tests/blocks/ethereum.json");
const LOCAL: &str = include_str!("../../../proofs/tests/blocks/local.json");

fn each(found: &mut dyn FnMut(&Value)) {
    fn walk(value: &Value, found: &mut dyn FnMut(&Value)) {
        found(value);
        match value {
            Value::Array(items) => items.iter().for_each(|item| walk(item, found)),
            Value::Object(members) => members.values().for_each(|member| walk(member, found)),
            _ => {}
        }
    }
    for text in [ETHEREUM, LOCAL] {
        walk(&serde_json::from_str(text).expect("JSON"), found);
    }
}

pub fn headers() -> Vec<Vec<u8>> {
    let mut random = Random::new(3);
    let mut seeds = vec![alloy_rlp::encode(AlloyHeader::default())];
    seeds.extend((0..=8).map(|later| alloy_rlp::encode(any_header(&mut random, later))));
    each(&mut |value| {
        if let Some(header) = node::header(value) {
            seeds.extend(header.encodings().take(3));
        }
    });
    seeds
}

pub fn receipts() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    each(&mut |value| {
        if let Some(receipt) = node::receipt(value) {
            seeds.push(receipt.leaf());
        }
    });
    seeds.retain(|leaf| leaf.len() < 20_000);
    assert!(seeds.len() > 2, "{}", seeds.len());
    let mut random = Random::new(7);
    seeds.extend((0..32).map(|_| any_receipt(&mut random)));
    seeds
}

/// Returns a header with its first later fields.
fn any_header(random: &mut Random, later: usize) -> AlloyHeader {
    let has = |index: usize| index < later;
    let mut number = || U256::from(random.sized());
    let [difficulty, number, limit, used, timestamp] = [(); 5].map(|()| number());
    let mut hash = || B256::new(random.array());
    let mut alloys = AlloyHeader {
        parent_hash: hash(),
        ommers_hash: hash(),
        state_root: hash(),
        transactions_root: hash(),
        receipts_root: hash(),
        mix_hash: hash(),
        withdrawals_root: has(1).then(&mut hash),
        parent_beacon_block_root: has(4).then(&mut hash),
        requests_hash: has(5).then(&mut hash),
        block_access_list_hash: has(6).then(&mut hash),
        difficulty: difficulty << random.below(192),
        number: number.to(),
        gas_limit: limit.to(),
        gas_used: used.to(),
        timestamp: timestamp.to(),
        beneficiary: Address::new(random.array()),
        logs_bloom: Bloom::new(random.array()),
        extra_data: random.some_bytes().into(),
        nonce: B64::new(random.array()),
        base_fee_per_gas: has(0).then(|| random.sized()),
        blob_gas_used: has(2).then(|| random.sized()),
        excess_blob_gas: has(3).then(|| random.sized()),
        slot_number: has(7).then(|| random.sized()),
    };
    // A hash may begin with zeros, and keeps them.
    if let Some(hash) = &mut alloys.block_access_list_hash {
        hash[..2].fill(0);
    }
    alloys
}

/// Returns a receipt as a trie holds it, of any type; some are from before Byzantium.
fn any_receipt(random: &mut Random) -> Vec<u8> {
    let logs = (0..random.below(4)).map(|_| {
        let topics = (0..random.below(5)).map(|_| B256::new(random.array()));
        let topics = topics.collect();
        Log {
            address: Address::new(random.array()),
            data: LogData::new_unchecked(topics, random.some_bytes().into()),
        }
    });
    let logs = logs.collect();
    let receipt = AlloyReceipt::<Log> {
        status: match random.below(4) {
            0 => Eip658Value::PostState(B256::new(random.array())),
            some => Eip658Value::Eip658(some == 1),
        },
        cumulative_gas_used: random.sized(),
        logs,
    };
    let mut leaf = match random.below(3) {
        0 => Vec::new(),
        _ => vec![random.of(&[1, 2, 3, 4, 0x64, 0x7e, 0x7f])],
    };
    receipt.with_bloom().encode(&mut leaf);
    leaf
}

/// Returns a header as a node gives it.
fn header_of(alloys: &AlloyHeader) -> Header {
    let hash = |value: B256| Hash32::new(value.0);
    let root = |value: Option<B256>| value.map(|value| value.to_vec());
    let number = |value: Option<u64>| {
        let digits = value?.to_be_bytes().into_iter();
        Some(digits.skip_while(|digit| *digit == 0).collect::<Vec<u8>>())
    };
    Header {
        parent_hash: hash(alloys.parent_hash),
        sha3_uncles: hash(alloys.ommers_hash),
        miner: alloys.beneficiary.into_array(),
        state_root: hash(alloys.state_root),
        transactions_root: hash(alloys.transactions_root),
        receipts_root: hash(alloys.receipts_root),
        logs_bloom: alloys.logs_bloom.to_vec(),
        difficulty: Hash32::new(alloys.difficulty.to_be_bytes()),
        number: alloys.number,
        gas_limit: alloys.gas_limit,
        gas_used: alloys.gas_used,
        timestamp: alloys.timestamp,
        extra_data: alloys.extra_data.to_vec(),
        mix_hash: hash(alloys.mix_hash),
        nonce: alloys.nonce.0,
        later: [
            number(alloys.base_fee_per_gas),
            root(alloys.withdrawals_root),
            number(alloys.blob_gas_used),
            number(alloys.excess_blob_gas),
            root(alloys.parent_beacon_block_root),
            root(alloys.requests_hash),
            root(alloys.block_access_list_hash),
            number(alloys.slot_number),
        ],
    }
}

/// Returns a receipt as a node gives it.
fn receipt_of(kind: u8, alloys: &ReceiptWithBloom<AlloyReceipt<Log>>) -> Receipt {
    Receipt {
        kind,
        post_state: match alloys.receipt.status {
            Eip658Value::Eip658(succeeded) => PostState::Status(succeeded),
            Eip658Value::PostState(root) => PostState::Root(Hash32::new(root.0)),
        },
        cumulative_gas_used: alloys.receipt.cumulative_gas_used,
        logs_bloom: alloys.logs_bloom.to_vec(),
        logs: alloys.logs().iter().map(log_of).collect(),
        deposit: None,
    }
}

fn log_of(alloys: &Log) -> ProvenLog {
    let topics = alloys.topics().iter();
    ProvenLog {
        address: values::chain::Address::new(alloys.address.into_array()),
        topics: topics.map(|topic| Hash32::new(topic.0)).collect(),
        data: alloys.data.data.to_vec(),
    }
}

/// Runs a header.
pub fn header(bytes: &[u8]) {
    let read = Block::read(bytes);
    if let Some(block) = &read {
        assert_eq!(block.hash, keccak(&[bytes]));
    }
    let mut rest = bytes;
    let alloys = AlloyHeader::decode(&mut rest)
        .ok()
        .filter(|_| rest.is_empty());
    let Some(alloys) = alloys else { return };
    let encoded = header_of(&alloys).encodings().next();
    assert_eq!(encoded, Some(alloy_rlp::encode(&alloys)));
    let block = read.expect("alloy reads it");
    assert_eq!(block.receipts_root.as_bytes(), &alloys.receipts_root.0);
    assert_eq!(
        (block.number, block.timestamp),
        (alloys.number, alloys.timestamp)
    );
}

/// Runs a receipt as a trie's leaf holds it.
pub fn receipt(bytes: &[u8]) {
    let read = read(bytes);
    if let Some((_, logs)) = &read {
        let size: usize = logs
            .iter()
            .map(|log| log.topics.len() * 32 + log.data.len())
            .sum();
        assert!(size <= bytes.len());
    }
    let typed = bytes.first().is_some_and(|kind| *kind < 0x80);
    let mut rest = &bytes[usize::from(typed)..];
    let alloys = ReceiptWithBloom::<AlloyReceipt<Log>>::decode(&mut rest);
    let Some(alloys) = alloys.ok().filter(|_| rest.is_empty()) else {
        return;
    };
    let mut canonical = bytes[..usize::from(typed)].to_vec();
    alloys.encode(&mut canonical);
    // A type of 0 is not written.
    let (kind, written) = match typed {
        true => (bytes[0], &canonical[usize::from(bytes[0] == 0)..]),
        false => (0, canonical.as_slice()),
    };
    let receipt = receipt_of(kind, &alloys);
    assert_eq!(receipt.leaf(), written);
    if canonical != bytes {
        return;
    }
    let (succeeded, logs) = read.expect("alloy reads it");
    // A receipt from before Byzantium counts as failed.
    assert_eq!(succeeded, receipt.post_state == PostState::Status(true));
    assert_eq!(logs, receipt.logs);
}
