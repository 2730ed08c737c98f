//! Runs an empty contract, on which an engineer publishes first proofs (`docs/for-shops.md`).

use std::time::Duration;

use serde_json::json;

use crate::chain::{Chain, NETWORK};
use crate::contracts;
use crate::oracle::{self, Coordinator};
use crate::result::Result;

/// The time between two looks for a request.
const PAUSE: Duration = Duration::from_millis(100);

/// Deploys the contract, prints its environment, and answers each request as the oracle, until the program ends.
pub fn run(chain: &Chain, oracle: Coordinator) -> Result<()> {
    let consumer = oracle.consumer(chain, "Consumer")?;
    chain.mine_at_once()?;
    println!("An empty contract on a chain of its own (docs/for-shops.md). For your shell:\n");
    let settings = json!({
        "coordinators": [format!("{NETWORK}:{}", oracle.address)],
        "oracle_keys": [format!("{NETWORK}:{}", oracle::key_hash())],
        "contracts": contracts::listed(NETWORK, &[consumer]),
    });
    let environment = [
        ("RPC", chain.url()),
        ("OWNER", chain.shop.to_string()),
        ("CONSUMER", consumer.to_string()),
        ("NETWORK", NETWORK.to_owned()),
        ("SETTINGS", settings.to_string()),
    ];
    for (name, value) in environment {
        println!("  export {name}='{value}'");
    }
    println!("\nStop with Ctrl-C.");
    let mut answered = 0;
    while !chain.pause(PAUSE) {
        for id in oracle.asked(chain, consumer)?.split_off(answered) {
            oracle.answer(chain, consumer, &[id])?;
            chain.confirm()?;
            answered += 1;
        }
    }
    Ok(())
}
