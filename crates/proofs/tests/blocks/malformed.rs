//! Answers that are no header or receipt: the field is named.

use proofs::node::{self, FieldError};
use proofs::receipts::PostState;
use serde_json::{Value, json};

use super::answers::{block, ethereum, hash};

fn refused<T: std::fmt::Debug>(read: Result<T, FieldError>, field: &str, value: Option<&str>) {
    let found = read.expect_err(field);
    assert_eq!((found.field, found.value.as_deref()), (field, value));
}

#[test]
fn a_header_that_lacks_a_field_names_it() {
    let whole = ethereum()["block"].clone();
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
        refused(node::header(&block), field, None);
        for (wrong, shown) in [
            (json!(5), "5"),
            (json!("05"), "\"05\""),
            (json!("0xzz"), "\"0xzz\""),
        ] {
            block[field] = wrong;
            refused(node::header(&block), field, Some(shown));
        }
    }
    for later in ["baseFeePerGas", "parentBeaconBlockRoot"] {
        for wrong in ["0x", "0x0x5", "0xg"] {
            let mut block = whole.clone();
            block[later] = wrong.into();
            refused(node::header(&block), later, Some(&format!("{wrong:?}")));
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
        refused(node::header(&block), field, Some(&format!("{wrong:?}")));
    }
    for other in [json!(null), json!([]), json!("0x")] {
        refused(node::header(&other), "parentHash", None);
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
fn a_receipt_that_lacks_a_field_names_it() {
    let whole = ethereum()["receipt"].clone();
    for field in ["cumulativeGasUsed", "logsBloom", "logs"] {
        let mut receipt = whole.clone();
        receipt[field] = Value::Null;
        let value = (field == "logs").then_some("null");
        refused(node::receipt(&receipt), field, value);
    }
    for (field, wrong) in [
        ("type", "0x80"),
        ("type", "0x100"),
        ("status", "0x2"),
        ("logsBloom", "0x0"),
    ] {
        let mut receipt = whole.clone();
        receipt[field] = wrong.into();
        refused(node::receipt(&receipt), field, Some(&format!("{wrong:?}")));
    }
    for field in ["address", "data", "topics"] {
        let mut receipt = whole.clone();
        receipt["logs"][0][field] = "0x0".into();
        refused(node::receipt(&receipt), field, Some("\"0x0\""));
    }
    let mut receipt = whole.clone();
    receipt["logs"][1]["topics"][0] = json!(7);
    refused(node::receipt(&receipt), "topics", Some("7"));
    refused(node::receipts(&json!({})), "result", Some("{}"));
    refused(node::receipts(&json!([{}])), "root", None);
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

#[test]
fn an_error_says_its_value() {
    let said = |block: Value| node::header(&block).expect_err("none").to_string();
    assert_eq!(said(json!({"parentHash": 5})), "parentHash is 5");
    assert_eq!(said(json!({})), "parentHash is missing");
    let long = said(json!({"parentHash": "7".repeat(10_000)}));
    assert_eq!(long, format!("parentHash is \"{}", "7".repeat(79)));
}
