//! Reads recorded answers of nodes.

use proofs::Hash32;
use proofs::header::Block;
use proofs::node;
use serde_json::Value;

/// Ethereum's block 21,925,176, one of its 202 receipts, and the nodes above this one. The block's and the
/// receipts' answers are those in the test data of a16z/helios (tests/testdata/rpc).
pub fn ethereum() -> Value {
    serde_json::from_str(include_str!("ethereum.json")).expect("JSON")
}

/// Two blocks of a local chain with their parents and receipts, and the transactions that fulfil their
/// requests: three directly, two in one batch. The coordinator is `VRFCoordinatorV2_5` of @chainlink/contracts 1.3.0.
pub fn local() -> Value {
    serde_json::from_str(include_str!("local.json")).expect("JSON")
}

/// The block's own hash, as the node tells it.
pub fn hash(block: &Value) -> Hash32 {
    Hash32::from_hex(block["hash"].as_str().expect("a hash")).expect("a hash")
}

/// The block, held to its hash.
pub fn block(answer: &Value) -> Block {
    let header = node::header(answer).expect("a header");
    let header = header.encoding(&hash(answer)).expect("its own header");
    Block::read(&header).expect("a header")
}
