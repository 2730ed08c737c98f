//! Headers and receipts in RLP, against alloy's.

use alloy_consensus::{Header as AlloyHeader, Receipt, ReceiptWithBloom, TxReceipt};
use alloy_primitives::Log;
use alloy_rlp::{Decodable, Encodable};
use proofs::header::Block;
use proofs::{node, receipts as ours};
use serde_json::Value;
use values::hash::keccak;

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
    let mut seeds = vec![alloy_rlp::encode(AlloyHeader::default())];
    each(&mut |value| {
        if let Ok(header) = node::header(value) {
            seeds.extend(header.encodings().take(3));
        }
    });
    seeds
}

pub fn receipts() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    each(&mut |value| {
        if let Ok(receipt) = node::receipt(value) {
            seeds.push(receipt.leaf());
        }
    });
    seeds.retain(|leaf| leaf.len() < 20_000);
    assert!(seeds.len() > 2, "{}", seeds.len());
    seeds
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
    let block = read.expect("alloy reads it");
    assert_eq!(block.receipts_root.as_bytes(), &alloys.receipts_root.0);
    assert_eq!(
        (block.number, block.timestamp),
        (alloys.number, alloys.timestamp)
    );
}

/// Runs a receipt as a trie's leaf holds it.
pub fn receipt(bytes: &[u8]) {
    let read = ours::read(bytes);
    if let Some((_, logs)) = &read {
        let size: usize = logs
            .iter()
            .map(|log| log.topics.len() * 32 + log.data.len())
            .sum();
        assert!(size <= bytes.len());
    }
    let typed = bytes.first().is_some_and(|kind| *kind < 0x80);
    let mut rest = &bytes[usize::from(typed)..];
    let alloys = ReceiptWithBloom::<Receipt<Log>>::decode(&mut rest);
    let Some(alloys) = alloys.ok().filter(|_| rest.is_empty()) else {
        return;
    };
    let mut canonical = bytes[..usize::from(typed)].to_vec();
    alloys.encode(&mut canonical);
    if canonical != bytes {
        return;
    }
    let (succeeded, logs) = read.expect("alloy reads it");
    if alloys.receipt.status.is_eip658() {
        assert_eq!(succeeded, alloys.status());
    }
    assert_eq!(logs.len(), alloys.logs().len());
    for (log, alloys) in logs.iter().zip(alloys.logs()) {
        assert_eq!(log.address.as_bytes(), &alloys.address.into_array());
        assert_eq!(log.data, alloys.data.data.to_vec());
        let topics: Vec<[u8; 32]> = log.topics.iter().map(|topic| *topic.as_bytes()).collect();
        let theirs: Vec<[u8; 32]> = alloys.topics().iter().map(|topic| topic.0).collect();
        assert_eq!(topics, theirs);
    }
}
