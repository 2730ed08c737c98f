//! Answers that are no header or receipt.

use proofs::node;
use proofs::receipts::PostState;
use serde_json::{Value, json};

use super::answers::{block, ethereum, hash};

#[test]
fn a_header_with_a_missing_or_malformed_field_is_refused() {
    let whole = ethereum()["block"].clone();
    assert!(node::header(&whole).is_some());
    let needed = [
        "parentHash",
        "sha3Uncles",
        "miner",
        "stateRoot",
        "transactionsRoot",
        "receiptsRoot",
        "logsBloom",
        "difficulty",
        "number",
        "gasLimit",
        "gasUsed",
        "timestamp",
        "extraData",
        "mixHash",
        "nonce",
    ];
    for field in needed {
        let mut block = whole.clone();
        block[field] = Value::Null;
        assert!(node::header(&block).is_none(), "{field}");
        for wrong in [json!(5), json!("05"), json!("0xzz")] {
            block[field] = wrong;
            assert!(node::header(&block).is_none(), "{field}");
        }
    }
    for later in ["baseFeePerGas", "parentBeaconBlockRoot"] {
        for wrong in ["0x", "0x0x5", "0xg"] {
            let mut block = whole.clone();
            block[later] = wrong.into();
            assert!(node::header(&block).is_none(), "{later} {wrong}");
        }
    }
    for (field, wrong) in [
        ("number", "0x0x5"),
        ("number", "0x10000000000000000"),
        ("miner", "0x00"),
        ("difficulty", "0x"),
    ] {
        let mut block = whole.clone();
        block[field] = wrong.into();
        assert!(node::header(&block).is_none(), "{field} {wrong}");
    }
    for other in [json!(null), json!([]), json!("0x")] {
        assert!(node::header(&other).is_none(), "{other}");
    }
}

// Nodes tell null for what a block has not, and fields of their own.
#[test]
fn what_a_node_adds_does_not_matter() {
    let mut answer = ethereum()["block"].clone();
    answer["requestsHash"] = Value::Null;
    answer["slotNumber"] = "0x5".into();
    answer["l1BlockNumber"] = json!({});
    assert_eq!(block(&answer).hash, hash(&answer));
}

#[test]
fn a_receipt_with_a_missing_or_malformed_field_is_refused() {
    let whole = ethereum()["receipt"].clone();
    assert!(node::receipt(&whole).is_some());
    for field in ["cumulativeGasUsed", "logsBloom", "logs"] {
        let mut receipt = whole.clone();
        receipt[field] = Value::Null;
        assert!(node::receipt(&receipt).is_none(), "{field}");
    }
    for (field, wrong) in [
        ("type", "0x80"),
        ("type", "0x100"),
        ("status", "0x2"),
        ("logsBloom", "0x0"),
    ] {
        let mut receipt = whole.clone();
        receipt[field] = wrong.into();
        assert!(node::receipt(&receipt).is_none(), "{field} {wrong}");
    }
    for field in ["address", "data", "topics"] {
        let mut receipt = whole.clone();
        receipt["logs"][0][field] = "0x0".into();
        assert!(node::receipt(&receipt).is_none(), "{field}");
    }
    let mut receipt = whole.clone();
    receipt["logs"][1]["topics"][0] = json!(7);
    assert!(node::receipt(&receipt).is_none());
    assert!(node::receipts(&json!([whole])).is_some());
    for other in [json!({}), json!([{}])] {
        assert!(node::receipts(&other).is_none(), "{other}");
    }
}

#[test]
fn a_receipt_of_before_byzantium_has_a_root() {
    let mut receipt = ethereum()["receipt"].clone();
    let root = receipt["logs"][0]["topics"][0].clone();
    receipt["status"] = Value::Null;
    receipt["root"] = root;
    let read = node::receipt(&receipt).expect("a receipt");
    assert_eq!(read.post_state, PostState::Root(read.logs[0].topics[0]));
}
