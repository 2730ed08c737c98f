//! A block of Ethereum.

use proofs::node;
use proofs::trie::leaf;
use serde_json::Value;

use super::answers::{block, ethereum};

fn path(answers: &Value) -> Vec<Vec<u8>> {
    let nodes = answers["path"].as_array().expect("nodes").iter();
    let bytes = |node: &Value| hex::decode(node.as_str().expect("hex")).expect("hex");
    nodes.map(bytes).collect()
}

#[test]
fn its_header_hashes_to_its_hash() {
    let answers = ethereum();
    let proven = block(&answers["block"]);
    assert_eq!(
        (proven.number, proven.timestamp),
        (21_925_176, 1_740_508_595)
    );
    let mut other = answers["block"].clone();
    other["timestamp"] = "0x67be0db4".into();
    let other = node::header(&other).expect("a header");
    assert_eq!(other.encoding(&proven.hash), None);
}

#[test]
fn its_receipt_is_the_one_of_its_index() {
    let answers = ethereum();
    let (root, path) = (block(&answers["block"]).receipts_root, path(&answers));
    let receipt = node::receipt(&answers["receipt"]).expect("a receipt");
    assert_eq!((receipt.kind, receipt.logs.len()), (2, 2));
    assert_eq!(leaf(&root, 121, &path), Some(receipt.leaf().as_slice()));
    assert_eq!(leaf(&root, 120, &path), None);
}
