//! Checks that the exchange in the worker's self-test holds the requests that the reader sends and the replies of a
//! node.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use chain::client::RpcClient;
use chain::reader;
use chain::transport::{Bounds, LocalBoxFuture, Reply, Transport};
use fixtures::chain::coordinator::{Coordinator, Kind};
use fixtures::chain::{Chain, SUBSCRIPTION, Sent};
use serde::Deserialize;
use serde_json::Value;
use verify::claims::{Address, Fault, Listed, Log, NoProver, PullState, Settled, Transaction};
use verify::hash::Hash32;
use verify::report::{Step, StepId};

use crate::clock::TestClock;
use crate::node::{Node, Wire};
use crate::wait_for;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../src/worker/selftest");

/// A transport that writes down each request with its reply.
struct Recorder {
    node: Wire,
    lines: Rc<RefCell<String>>,
}

impl Transport for Recorder {
    fn send(&self, request: String, bounds: Bounds) -> LocalBoxFuture<'_, Result<Reply, Fault>> {
        Box::pin(async move {
            let reply = self.node.send(request.clone(), bounds).await?;
            let short = without_headers(&reply.text);
            let lines = format!("{request}\n{short}\n");
            self.lines.borrow_mut().push_str(&lines);
            Ok(Reply::ok(short))
        })
    }
}

/// Cuts the blocks of a reply down to the fields that the reader needs, so that the self-test stays small.
fn without_headers(reply: &str) -> String {
    let mut replies: Value = serde_json::from_str(reply).expect("JSON");
    let answers = replies.as_array_mut().into_iter().flatten();
    for block in answers.filter_map(|answer| answer["result"].as_object_mut()) {
        if block.contains_key("timestamp") {
            block.retain(|field, _| ["hash", "number", "timestamp"].contains(&field.as_str()));
        }
    }
    replies.to_string()
}

/// The history on the chain of a payload of the self-test.
#[derive(Deserialize)]
struct Happened {
    coordinator: Address,
    events: BTreeMap<Hash32, Hash32>,
    pulls: BTreeMap<Hash32, PullState>,
    transactions: BTreeMap<Hash32, Transaction>,
    logs: Vec<Log>,
}

impl Happened {
    /// Builds the chain on which this history happened to this contract.
    fn chain(self, contract: Address) -> Chain {
        let mut chain = Chain {
            first: 1,
            ..Chain::default()
        };
        chain.consumer.address = contract;
        let own = Coordinator::new(Kind::V2_5);
        chain.coordinators.insert(self.coordinator, own);
        chain.subscribe(self.coordinator, SUBSCRIPTION, &[contract]);
        // The contract logs each change of its state.
        for log in self.logs.iter().filter(|log| log.address == contract) {
            let (key, block) = (log.topics[1], log.position.block);
            if let Some(value) = self.events.get(&key) {
                chain.consumer.events.write(key, block, *value);
            }
            if let Some(state) = self.pulls.get(&key) {
                let fulfilled = chain.consumer.pulls.newest(&key).is_some();
                let word = if fulfilled { state.word } else { Hash32::ZERO };
                let state = PullState {
                    fulfilled,
                    word,
                    ..*state
                };
                chain.consumer.pulls.write(key, block, state);
            }
        }
        for (hash, call) in self.transactions {
            let log = self.logs.iter().find(|log| log.transaction == hash);
            let block = log.expect("a log").position.block;
            let sent = Sent {
                block,
                call,
                succeeded: true,
            };
            chain.transactions.insert(hash, sent);
        }
        let blocks = self.logs.iter().map(|log| log.position.block);
        chain.newest = blocks.max().expect("a log") + 1_000;
        chain.logs = self.logs;
        chain
    }
}

/// Returns the requests and replies of reading a payload of the self-test, and the settlement.
fn exchange(name: &str) -> (String, Settled) {
    let file = |ending: &str| std::fs::read(format!("{FOLDER}/{name}.{ending}")).expect("a file");
    let checked = verify::check(file("json"), &mut |_| {}).expect("a payload");
    let claims = checked.claims.expect("claims");
    let happened: Happened = serde_json::from_slice(&file("chain.json")).expect("a chain");
    let listed = Listed {
        coordinators: vec![happened.coordinator],
        ..Listed::default()
    };
    let chain = happened.chain(claims.contract().expect("an address"));
    let newest = chain.newest;
    let node = Node::new(chain, newest);
    let clock = TestClock::with(core::slice::from_ref(&node));
    let lines = Rc::default();
    let recorder = Recorder {
        node: Wire(node),
        lines: Rc::clone(&lines),
    };
    let clients = [RpcClient::new(
        "node".into(),
        Box::new(recorder),
        clock.clone(),
    )];
    let mut early = |_: &Settled, _| {};
    let reading = reader::read(
        &claims, &listed, &clients, None, &*clock, &NoProver, &mut early,
    );
    let (settled, _) = wait_for(reading);
    (lines.take(), settled)
}

/// With `PACKPROOF_WRITE=1` the test rewrites the exchange.
#[test]
fn the_self_test_has_the_requests_of_the_reader() {
    for name in ["event", "pull"] {
        let (exchange, settled) = exchange(name);
        // This chain holds no proof of an oracle.
        let steps = settled
            .steps
            .iter()
            .filter(|step| step.id != StepId::OracleProof);
        assert!(
            steps.clone().count() > 0 && steps.clone().all(Step::passed),
            "{name}"
        );
        let file = format!("{FOLDER}/{name}.exchange.txt");
        if std::env::var_os("PACKPROOF_WRITE").is_some() {
            std::fs::write(&file, &exchange).expect("written");
        }
        let written = std::fs::read_to_string(&file).expect("an exchange");
        assert!(
            written == exchange,
            "{name}: the reader asks something else now"
        );
    }
}
