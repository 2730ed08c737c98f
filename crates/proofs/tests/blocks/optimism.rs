//! Receipts of deposits on OP chains. The values are those in the tests of paradigmxyz/reth.

use proofs::node::receipt;
use proofs::receipts::Deposit;
use serde_json::{Value, json};

/// A deposit's receipt as a node tells it since Regolith.
fn deposit() -> Value {
    json!({
        "type": "0x7e", "status": "0x1", "cumulativeGasUsed": "0xb741", "logs": [],
        "logsBloom": format!("0x{}", "00".repeat(256)), "depositNonce": "0x3d3bbf",
    })
}

fn leaf(nonce_and_version: &str) -> String {
    let bloom = "00".repeat(256);
    let length = 0x108 + nonce_and_version.len() / 2;
    format!("7ef9{length:04x}0182b741b90100{bloom}c0{nonce_and_version}")
}

#[test]
fn its_nonce_is_in_the_trie_where_it_has_a_version() {
    let regolith = receipt(&deposit()).expect("a receipt");
    assert_eq!(regolith.deposit, None);
    assert_eq!(hex::encode(regolith.leaf()), leaf(""));

    let mut canyon = deposit();
    canyon["depositReceiptVersion"] = "0x1".into();
    let canyon = receipt(&canyon).expect("a receipt");
    let (nonce, version) = (4_012_991, 1);
    assert_eq!(canyon.deposit, Some(Deposit { nonce, version }));
    assert_eq!(hex::encode(canyon.leaf()), leaf("833d3bbf01"));

    let mut no_nonce = deposit();
    no_nonce["depositReceiptVersion"] = "0x1".into();
    no_nonce["depositNonce"] = Value::Null;
    assert!(receipt(&no_nonce).is_none());
}

#[test]
fn another_type_has_no_deposit_fields_in_the_trie() {
    let mut other = deposit();
    other["type"] = "0x2".into();
    other["depositReceiptVersion"] = "0x1".into();
    let encoded = hex::encode(receipt(&other).expect("a receipt").leaf());
    assert_eq!(encoded, leaf("").replacen("7e", "02", 1));
}
