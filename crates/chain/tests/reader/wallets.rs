//! Reads from wallets, which answer as nodes do, except that some of them write quantities in other ways.

use std::rc::Rc;

use chain::client::RpcClient;
use chain::endpoint::WALLET;
use chain::networks::by_label;
use chain::transport::{Bounds, LocalBoxFuture, Reply, Transport};
use serde_json::{Value, json};
use verify::claims::Fault;

use crate::clock::TestClock;
use crate::history::draws;
use crate::node::{Node, Wire};
use crate::{assert_all_passed, fault_of, read_through};

/// A node that writes every hex quantity by this function.
struct Wallet {
    wire: Wire,
    written: fn(u64) -> Value,
}

impl Transport for Wallet {
    fn send(&self, request: String, bounds: Bounds) -> LocalBoxFuture<'_, Result<Reply, Fault>> {
        Box::pin(async move {
            let reply = self.wire.send(request, bounds).await?;
            let mut answers: Value = serde_json::from_str(&reply.text).expect("JSON");
            self.rewrite("", &mut answers);
            Ok(Reply::ok(answers.to_string()))
        })
    }
}

impl Wallet {
    fn rewrite(&self, key: &str, value: &mut Value) {
        const QUANTITIES: [&str; 4] = ["number", "timestamp", "blockNumber", "logIndex"];
        match value {
            Value::Array(items) => items.iter_mut().for_each(|item| self.rewrite(key, item)),
            Value::Object(members) => {
                for (key, value) in members {
                    self.rewrite(key, value);
                }
            }
            Value::String(text) if QUANTITIES.contains(&key) || text == "0x2105" => {
                let digits = text.strip_prefix("0x").expect("a quantity");
                *value = (self.written)(u64::from_str_radix(digits, 16).expect("a number"));
            }
            _ => {}
        }
    }
}

/// A wallet whose `eth_chainId` is a number or a BigInt "did not answer in JSON-RPC".
#[test]
fn a_wallet_is_read_however_it_writes_numbers() {
    let (claims, _) = draws(2, 1_000);
    let written: [fn(u64) -> Value; 5] = [
        |number| json!(number),
        |number| json!(number.to_string()),
        |number| json!(format!("0x{number:08x}")),
        |number| json!(format!("0X{number:X}")),
        |number| json!(format!("{number:#x}")),
    ];
    for (way, written) in written.into_iter().enumerate() {
        let node = Node::new(draws(2, 1_000).1, 2_000);
        let clock = TestClock::with(core::slice::from_ref(&node));
        let wallet = Wallet {
            wire: Wire(node),
            written,
        };
        let client = RpcClient::new(WALLET.into(), Box::new(wallet), clock.clone());
        let (settled, reading) = read_through(&claims, &[client], by_label("base"), &clock);
        assert_eq!(fault_of(&reading, 0), None, "{way}");
        assert_all_passed(&settled);
    }
}

#[test]
fn an_odd_answer_of_a_wallet_is_named() {
    let (claims, _) = draws(1, 1_000);
    let node = Node::new(draws(1, 1_000).1, 2_000);
    let clock = TestClock::with(core::slice::from_ref(&node));
    let wallet = Wallet {
        wire: Wire(Rc::clone(&node)),
        written: |number| json!({ "type": "BigNumber", "hex": format!("{number:#x}") }),
    };
    let client = RpcClient::new(WALLET.into(), Box::new(wallet), clock.clone());
    let (_, reading) = read_through(&claims, &[client], by_label("base"), &clock);
    let odd = Fault::OddAnswer("eth_chainId".into());
    assert_eq!(fault_of(&reading, 0), Some(odd));
}
