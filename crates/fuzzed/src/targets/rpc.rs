//! JSON-RPC: bodies of answers, and what is read from their results.

use chain::rpc;
use proofs::header::Block;
use proofs::{node, receipts};
use serde_json::{Value, json};
use values::hash::keccak;
use verify::claims::{Address, LogQuery};
use verify::hash::Hash32;

use crate::choices::Choices;
use crate::tree;

const ETHEREUM: &str = include_str!("../../../proofs/tests/blocks/ethereum.json");
const LOCAL: &str = include_str!("../../../proofs/tests/blocks/local.json");

/// Returns results of nodes: blocks, receipts, logs and single values.
fn results() -> Vec<Value> {
    let mut results = vec![json!("0x2105"), json!(null), json!("0x"), json!([])];
    for text in [ETHEREUM, LOCAL] {
        let recorded: Value = serde_json::from_str(text).expect("JSON");
        objects(&recorded, &mut results);
    }
    results.retain(|result| result.to_string().len() < 60_000);
    results
}

/// Collects every value that may be a result: each list, and each object of a block, receipt or log.
fn objects(value: &Value, found: &mut Vec<Value>) {
    match value {
        Value::Array(items) => {
            found.push(value.clone());
            items.iter().take(4).for_each(|item| objects(item, found));
        }
        Value::Object(members) => {
            let is_result = ["number", "transactionHash", "hash", "logs"];
            if is_result.iter().any(|key| members.contains_key(*key)) {
                found.push(value.clone());
            }
            members.values().for_each(|member| objects(member, found));
        }
        _ => {}
    }
}

pub fn texts() -> Vec<Vec<u8>> {
    let mut texts: Vec<Vec<u8>> = vec![
        br#"[{"id":1,"error":{"code":-32000,"message":"no"}},{"id":2,"result":1}]"#.to_vec(),
        br#"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"no batches"}}"#.to_vec(),
        br#"{"id":1,"error":"limit","result":null}"#.to_vec(),
    ];
    let answers = results().into_iter();
    texts.extend(answers.map(|result| {
        json!({ "id": 1, "result": result })
            .to_string()
            .into_bytes()
    }));
    texts
}

/// Runs an answer's body.
pub fn body(bytes: &[u8]) {
    let Ok(text) = core::str::from_utf8(bytes) else {
        return;
    };
    for calls in 0..4 {
        let Ok(answers) = rpc::results(text, calls) else {
            continue;
        };
        assert_eq!(answers.len(), calls);
        answers
            .iter()
            .flatten()
            .for_each(|value| decode(value, text.len()));
    }
}

/// Runs a node's result with its tree changed.
pub fn tree(bytes: &[u8]) {
    thread_local! {
        static RESULTS: std::cell::OnceCell<Vec<Value>> = const { std::cell::OnceCell::new() };
    }
    let mut choices = Choices::new(bytes);
    let result = RESULTS.with(|all| choices.of(all.get_or_init(results)).clone());
    let text = tree::changed(result, &mut choices);
    if let Ok(value) = serde_json::from_str(&text) {
        decode(&value, text.len());
    }
}

/// Decodes a result as the answer of each call. No decoded value is larger than its text.
fn decode(value: &Value, length: usize) {
    let hash_at = |key| {
        value
            .get(key)
            .and_then(Value::as_str)
            .and_then(Hash32::from_hex)
    };
    let _ = rpc::chain_id(value);
    let _ = rpc::block(value);
    if let Ok(data) = rpc::data(value) {
        assert!(data.len() <= length);
    }
    let hash = hash_at("hash")
        .or(hash_at("transactionHash"))
        .unwrap_or(Hash32::ZERO);
    let _ = rpc::transaction(value, &hash);
    let _ = rpc::transaction_index(value, &hash);
    if let Ok(transactions) = rpc::transactions(value) {
        assert!(transactions <= length);
    }
    if let Ok(Some(receipt)) = rpc::receipt(value, &hash) {
        let is_own = |log: &verify::claims::Log| log.position.block == receipt.block;
        assert!(receipt.logs.iter().all(is_own));
    }
    let query = LogQuery {
        addresses: vec![Address::new([0; 20])],
        from: 0,
        to: u64::MAX,
        topics: Vec::new(),
    };
    if let Ok(logs) = rpc::logs(value, &query) {
        assert!(logs.iter().all(|log| query.wants(log)));
    }
    let _ = rpc::logs_of_block(value, 0);
    of_node(value);
}

/// Encodes what a node tells of a block, and reads it back.
fn of_node(value: &Value) {
    if let Some(header) = node::header(value) {
        for encoded in header.encodings() {
            let read = Block::read(&encoded).expect("our own encoding");
            assert_eq!(
                (read.number, read.timestamp),
                (header.number, header.timestamp)
            );
            assert_eq!(read.hash, keccak(&[&encoded]));
            assert_eq!(read.receipts_root, header.receipts_root);
        }
    }
    if let Some(all) = node::receipts(value) {
        all.iter().for_each(round);
    }
    if let Some(receipt) = node::receipt(value) {
        round(&receipt);
    }
}

fn round(receipt: &receipts::Receipt) {
    let (succeeded, logs) = receipts::read(&receipt.leaf()).expect("our own encoding");
    assert_eq!(logs, receipt.logs);
    if let receipts::PostState::Status(status) = receipt.post_state {
        assert_eq!(succeeded, status);
    }
}
