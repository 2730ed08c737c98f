//! Reads through addresses of several nodes, limited or reorganised ones, and through a hostile endpoint next to an honest one.

use core::cell::Cell;
use core::slice::from_ref;
use std::cell::RefCell;
use std::rc::Rc;

use chain::client::Client;
use chain::networks::by_label;
use chain::reader;
use chain::reading::{Reading, Transcript};
use chain::transport::{Bounds, HttpReply, LocalBoxFuture, SendError, Transport};
use fixtures::chain::consumer::Callback;
use fixtures::chain::proof::LocalProver;
use fixtures::chain::{CONSUMER, COORDINATOR, Chain, SHOPS_OWN, SUBSCRIPTION, listed_with_logs};
use fixtures::pack_event::PackEvent;
use fixtures::shop::Shop;
use serde_json::{Value, json};
use verify::claims::{Claims, Listed, Replies, Reply, Settled};
use verify::hash::Hash32;
use verify::report::StepId;

use crate::reader::clock::TestClock;
use crate::reader::history::draws;
use crate::reader::node::{Node, Wire};
use crate::reader::{open, read_at, step, terms, wait_for};

type Sent = Result<HttpReply, SendError>;

/// A transport that hands each request to the node that `choose` names, as a balancer before several nodes does, and lets
/// `change` replace the reply.
struct Balanced<C, R> {
    choose: C,
    change: R,
}

impl<C, R> Transport for Balanced<C, R>
where
    C: Fn(&Value) -> Rc<Node>,
    R: Fn(&Value, Sent) -> Sent,
{
    fn send(
        &self,
        request: String,
        bounds: Bounds,
    ) -> LocalBoxFuture<'_, Result<HttpReply, SendError>> {
        let asked: Value = serde_json::from_str(&request).expect("JSON");
        let node = (self.choose)(&asked);
        Box::pin(async move {
            let reply = Wire(node).send(request, bounds).await;
            (self.change)(&asked, reply).and_then(|reply| bounds.hold(reply))
        })
    }
}

fn same(_: &Value, reply: Sent) -> Sent {
    reply
}

fn read_with(
    claims: &Claims,
    listed: &Listed,
    clients: &[Client],
    clock: &TestClock,
) -> (Settled, Reading<Transcript>) {
    let mut early = |_: &Settled, _| {};
    let none = Replies::new();
    let reading = reader::read(
        claims,
        listed,
        &none,
        clients,
        terms(by_label("base"), clock),
        clock,
        &mut early,
    );
    let (_, reading) = wait_for(reading);
    let answers = reading.replies.0.iter().cloned().collect();
    (claims.settle(listed, &answers, &LocalProver), reading)
}

fn balanced(
    claims: &Claims,
    listed: &Listed,
    nodes: &[Rc<Node>],
    choose: impl Fn(&Value) -> Rc<Node> + 'static,
) -> Settled {
    let clock = TestClock::with(nodes);
    let way = Balanced {
        choose,
        change: same,
    };
    let client = Client::new("node.example".into(), Box::new(way), clock.clone());
    read_with(claims, listed, from_ref(&client), &clock).0
}

/// Reads so, from nodes each of which is asked: a node that is never asked shows nothing.
fn balanced_over_all(
    claims: &Claims,
    listed: &Listed,
    nodes: &[Rc<Node>],
    choose: impl Fn(&Value) -> Rc<Node> + 'static,
) -> Settled {
    let settled = balanced(claims, listed, nodes, choose);
    for node in nodes {
        assert!(!node.requests.borrow().is_empty(), "a node was not asked");
    }
    settled
}

fn pull(proof: &fixtures::shop::proof::Proof) -> Claims {
    Claims::Pull(Box::new(proof.check().1))
}

/// Returns whether a call asks for logs of blocks before this one.
fn is_slice_before(asked: &Value, block: u64) -> bool {
    let filter = &asked["params"][0];
    let is_slice = is_of_range(asked) && !asked.is_array();
    is_slice && number(&filter["toBlock"]) < block
}

/// Returns the calls of a request.
fn calls(asked: &Value) -> Vec<Value> {
    asked
        .as_array()
        .cloned()
        .unwrap_or_else(|| vec![asked.clone()])
}

/// Returns whether a request asks for the logs of a range of blocks.
fn is_of_range(asked: &Value) -> bool {
    let is_range = |call: &Value| {
        let filter = &call["params"][0];
        call["method"] == "eth_getLogs" && filter["fromBlock"] != filter["toBlock"]
    };
    calls(asked).iter().any(is_range)
}

fn number(value: &Value) -> u64 {
    u64::from_str_radix(&value.as_str().expect("text")[2..], 16).expect("a number")
}

fn failed(settled: &Settled) -> Vec<StepId> {
    let failed = settled.steps.iter().filter(|step| step.failed());
    failed.map(|step| step.id).collect()
}

fn plain(claims: &Claims, listed: &Listed, node: &Rc<Node>) -> Settled {
    let own = node.clone();
    balanced(claims, listed, from_ref(node), move |_| own.clone())
}

// ---- state that is missing at a new block ----

// The event was anchored seconds ago. A node names its newest block and has not its state yet, so it returns nothing; the
// same node does so for a pull, which is read again.
#[test]
fn an_event_of_this_minute_at_a_node_that_executes_late_is_not_refuted() {
    let event = PackEvent::honest();
    let (claims, chain) = (event.check().1, event.chain);
    let node = Node::new(chain.clone(), chain.newest);
    node.executes_late.set(1);
    node.comes_on.set(1);
    let clock = TestClock::with(from_ref(&node));
    let (settled, _) = read_at(&claims, from_ref(&node), by_label("base"), clock);
    assert_eq!(
        failed(&settled),
        [],
        "{:#?}",
        step(&settled, StepId::Contract)
    );
}

// The proof is old: 1,000 blocks. The endpoint knows no `safe` and `finalized` (or keeps no state of them), so its newest
// block is read, of which it has no state for a second.
#[test]
fn an_old_pull_at_a_node_that_executes_late_is_not_refuted() {
    let (claims, history) = draws(2, 1_000);
    let node = Node::new(history, 2_000);
    node.lags.set(None);
    node.executes_late.set(1);
    node.comes_on.set(1);
    let clock = TestClock::with(from_ref(&node));
    let (settled, _) = read_at(&claims, from_ref(&node), by_label("base"), clock);
    assert_eq!(
        failed(&settled),
        [],
        "{:#?}",
        step(&settled, StepId::Contract)
    );
}

// ---- a reorganisation during the reading ----

/// Returns the claims, and two forks. The proof is of the second; on the first, one transaction (the word's, or the
/// request's and the purchase's) was `later` blocks later.
fn forks(which: usize, later: u64) -> (Claims, Chain, Chain) {
    let (claims, history) = draws(2, 1_000);
    let mut before = history.clone();
    let mut hashes: Vec<Hash32> = Vec::new();
    for log in &history.logs {
        if !hashes.contains(&log.transaction) {
            hashes.push(log.transaction);
        }
    }
    let moved = hashes[which];
    let mut to = 0;
    for log in &mut before.logs {
        if log.transaction == moved {
            log.position.block += later;
            to = log.position.block;
        }
    }
    // It is the last of its new block.
    let taken = history.logs.iter().filter(|log| log.position.block == to);
    let next = taken
        .map(|log| log.position.log_index + 1)
        .max()
        .unwrap_or(0);
    for log in &mut before.logs {
        if log.transaction == moved {
            log.position.log_index += next;
        }
    }
    before.transactions.get_mut(&moved).expect("one").block = to;
    (claims, before, history)
}

// views-21, views-23
#[test]
fn an_endpoint_that_is_reorganised_while_it_is_read_refutes_nothing() {
    let mut refuted = Vec::new();
    for which in 0..5 {
        for later in [1, 2, 20] {
            // Later, it has said the same twice.
            for after in 1..=8 {
                let (claims, before, history) = forks(which, later);
                let node = Node::new(before, 1_030);
                *node.fork.borrow_mut() = Some((after, history));
                let listed = listed_with_logs();
                let settled = plain(&claims, &listed, &node);
                let changed = node.fork.borrow().is_none();
                if !failed(&settled).is_empty() && changed {
                    refuted.push((which, later, after, failed(&settled)));
                }
            }
        }
    }
    assert!(refuted.is_empty(), "{refuted:?}");
}

/// The callback of a word that the proof leaves out succeeds on one fork and fails on the other: each shows the word, and the contract's
/// logs of one beside the oracle's answers of the other hide it.
#[test]
fn a_reorganisation_while_the_chain_is_read_hides_no_word() {
    let fork = |callback| {
        let mut shop = Shop::open(3);
        let (other, target) = (shop.sell(), shop.sell());
        shop.deliver_to(other, callback);
        shop.deliver(target);
        let claims = pull(&shop.proof(target).omitting(other));
        (claims, shop.chain)
    };
    let forks = [Callback::Works, Callback::Fails].map(fork);
    let listed = listed_with_logs();
    let mut hidden = Vec::new();
    for (from, to) in [(0, 1), (1, 0)] {
        let (claims, before) = &forks[from];
        for after in 0..40 {
            let node = Node::new(before.clone(), before.newest);
            node.batch.set(1);
            *node.fork.borrow_mut() = Some((after, forks[to].1.clone()));
            if step(&plain(claims, &listed, &node), StepId::ChainLogs).passed() {
                hidden.push((from, after));
            }
        }
    }
    assert!(hidden.is_empty(), "{hidden:?}");
}

// ---- several nodes behind one address ----

// Both coordinators are listed, as v2 and v2.5 are on Ethereum. The shop has one word asked at the second, whose callback
// fails, and leaves it out. The second's answers come from a node that has not reached the word's block.
// left_out-2
#[test]
fn a_node_that_lags_hides_no_answer_of_another_listed_coordinator() {
    let mut shop = Shop::open(3);
    shop.chain.subscribe(SHOPS_OWN, SUBSCRIPTION, &[CONSUMER]);
    let target = shop.buy(0);
    shop.request(target);
    shop.chain.consumer.oracle.coordinator = SHOPS_OWN;
    let other = shop.sell();
    shop.deliver_to(other, Callback::Fails);
    shop.chain.consumer.oracle.coordinator = COORDINATOR;
    shop.deliver(target);
    let claims = pull(&shop.proof(target).omitting(other));
    let mut listed = listed_with_logs();
    listed.coordinators.push(SHOPS_OWN);
    let newest = shop.chain.newest;
    let whole = Node::new(shop.chain.clone(), newest);
    let honest = plain(&claims, &listed, &whole);
    assert!(step(&honest, StepId::ChainLogs).failed(), "the control");
    // It has all but the newest two blocks, and returns what it has.
    let lagging = Node::new(shop.chain.up_to(newest - 2), newest);
    let nodes = [whole, lagging];
    let own = nodes.clone();
    let settled = balanced_over_all(&claims, &listed, &nodes, move |asked| {
        own[usize::from(is_of_range(asked))].clone()
    });
    assert!(
        !step(&settled, StepId::ChainLogs).passed(),
        "{:#?}",
        open(&settled)
    );
}

// The endpoint answers for 10 blocks at once, and one call at a time. The slice of the last blocks comes from a node that
// has them, the one before it from another that is eight blocks behind.
// asking-11, asking-14
#[test]
fn a_node_that_lags_hides_no_word_in_a_slice_before_the_last() {
    for callback in [Callback::Works, Callback::Fails] {
        let mut shop = Shop::open(3);
        let other = shop.sell();
        let target = shop.sell();
        shop.chain.mine(20);
        shop.deliver_to(other, callback);
        shop.chain.mine(5);
        shop.deliver(target);
        let claims = pull(&shop.proof(target).omitting(other));
        let listed = listed_with_logs();
        let newest = shop.chain.newest;
        let limited = |chain: Chain| {
            let node = Node::new(chain, newest);
            node.range.set(10);
            node.batch.set(1);
            node
        };
        let whole = limited(shop.chain.clone());
        let honest = plain(&claims, &listed, &whole);
        assert!(step(&honest, StepId::ChainLogs).failed(), "the control");
        let lagging = limited(shop.chain.up_to(newest - 8));
        let nodes = [whole, lagging];
        let own = nodes.clone();
        let seen = RefCell::new(Vec::new());
        let settled = balanced_over_all(&claims, &listed, &nodes, move |asked| {
            let is_new = !seen.borrow().contains(&asked["params"]);
            seen.borrow_mut().push(asked["params"].clone());
            own[usize::from(is_new && is_slice_before(asked, newest))].clone()
        });
        assert!(
            !step(&settled, StepId::ChainLogs).passed(),
            "{callback:?} {:#?}",
            open(&settled)
        );
    }
}

// One node keeps everything, the other nothing before a block, and returns nothing for older ones. The contract's logs come
// from the first, the coordinator's answers from the second.
#[test]
fn a_node_that_prunes_behind_one_that_does_not_hides_no_failed_answer() {
    let mut shop = Shop::open(3);
    let other = shop.sell();
    let target = shop.sell();
    shop.deliver_to(other, Callback::Fails);
    shop.chain.mine(1_000);
    shop.deliver(target);
    let claims = pull(&shop.proof(target).omitting(other));
    let listed = listed_with_logs();
    let newest = shop.chain.newest;
    let whole = Node::new(shop.chain.clone(), newest);
    let honest = plain(&claims, &listed, &whole);
    assert!(step(&honest, StepId::ChainLogs).failed(), "the control");
    let pruned = Node::new(shop.chain.clone(), newest);
    pruned.logs_from.set(newest - 500);
    let nodes = [whole, pruned];
    let own = nodes.clone();
    let settled = balanced_over_all(&claims, &listed, &nodes, move |asked| {
        own[usize::from(is_of_range(asked))].clone()
    });
    assert!(
        !step(&settled, StepId::ChainLogs).passed(),
        "{:#?}",
        open(&settled)
    );
}

// ---- the code ----

/// A transport that answers `eth_getCode` itself, and nothing for state of this block or before.
struct Coded {
    node: Rc<Node>,
    code: &'static str,
    empty_up_to: u64,
}

impl Transport for Coded {
    fn send(
        &self,
        request: String,
        bounds: Bounds,
    ) -> LocalBoxFuture<'_, Result<HttpReply, SendError>> {
        let asked: Value = serde_json::from_str(&request).expect("JSON");
        let (mut answers, mut left) = (Vec::new(), Vec::new());
        for call in calls(&asked) {
            let is_state = call["method"] == "eth_getCode" || call["method"] == "eth_call";
            let block = is_state.then(|| number(&call["params"][1]));
            let result = match block {
                Some(block) if block <= self.empty_up_to => json!("0x"),
                Some(_) if call["method"] == "eth_getCode" => json!(self.code),
                _ => {
                    left.push(call);
                    continue;
                }
            };
            answers.push(json!({"jsonrpc": "2.0", "id": call["id"], "result": result}));
        }
        Box::pin(async move {
            if !left.is_empty() {
                let request = Value::Array(left).to_string();
                let reply = Wire(self.node.clone()).send(request, bounds).await?;
                let more: Value = serde_json::from_str(&reply.text).expect("JSON");
                answers.extend(more.as_array().expect("a batch").iter().cloned());
            }
            Ok(HttpReply::ok(match asked {
                Value::Array(_) => Value::Array(answers).to_string(),
                _ => answers.remove(0).to_string(),
            }))
        })
    }
}

// The deployment lists the hash of the contract's code, and the contract has other code. The endpoint keeps no state of its
// final block and answers questions about it with nothing, as an honest one may.
#[test]
fn code_that_an_endpoint_does_not_keep_is_not_compared_and_passes_nothing() {
    let (claims, history) = draws(1, 1_000);
    let mut listed = listed_with_logs();
    listed
        .codes
        .push((CONSUMER, verify::hash::keccak(&[b"the code that was read"])));
    for (empty_up_to, what) in [(0, "the control"), (1_990, "nothing of the final block")] {
        let node = Node::new(history.clone(), 2_000);
        let clock = TestClock::with(from_ref(&node));
        let way = Coded {
            node,
            code: "0x600035",
            empty_up_to,
        };
        let client = Client::new("node.example".into(), Box::new(way), clock.clone());
        let (settled, _) = read_with(&claims, &listed, from_ref(&client), &clock);
        let contract = step(&settled, StepId::Contract);
        assert!(!contract.passed(), "{what}: {contract:#?}");
    }
}

// ---- bounds ----

/// Returns the bytes of the logs that a reading keeps.
fn bytes_of_logs(reading: &Reading<Transcript>) -> usize {
    let given = reading.replies.0.iter().flat_map(|(_, given)| given);
    given
        .map(|given| match &given.reply {
            Reply::Logs(logs) => logs.iter().map(|log| log.data.len()).sum(),
            Reply::Receipt(receipt) => receipt.logs.iter().map(|log| log.data.len()).sum(),
            _ => 0_usize,
        })
        .sum()
}

// "The most bytes of logs that a reading keeps of one endpoint" is 64,000,000. Each receipt of a hostile endpoint has a log
// of 7 MB, within the 16 MB of an answer.
#[test]
fn the_logs_of_receipts_are_bounded() {
    let (claims, history) = draws(20, 1_000);
    let node = Node::new(history, 2_000);
    // The logs of ranges are refused, so that each request is looked for in its receipt.
    let clock = TestClock::with(from_ref(&node));
    let own = node.clone();
    let way = Balanced {
        choose: move |_: &Value| own.clone(),
        change: |asked: &Value, reply: Sent| {
            let mut reply = reply?;
            if !asked.is_array() && is_of_range(asked) {
                reply.text = json!({"jsonrpc": "2.0", "id": asked["id"],
                    "error": {"code": -32_601, "message": "no"}})
                .to_string();
                return Ok(reply);
            }
            let calls = calls(asked);
            let is_receipt = |call: &Value| call["method"] == "eth_getTransactionReceipt";
            if calls.len() > 1 && calls.iter().any(is_receipt) {
                reply.text = json!({"jsonrpc": "2.0", "id": null,
                    "error": {"code": -32_600, "message": "batches are not allowed"}})
                .to_string();
                return Ok(reply);
            }
            if calls.iter().any(is_receipt) {
                let mut answer: Value = serde_json::from_str(&reply.text).expect("JSON");
                let result = &mut answer["result"];
                let (block, hash) = (
                    result["blockNumber"].clone(),
                    result["transactionHash"].clone(),
                );
                let logs = result["logs"].as_array_mut().expect("logs");
                logs.push(json!({
                    "address": "0x1111111111111111111111111111111111111111", "topics": [],
                    "data": format!("0x{}", "00".repeat(7_000_000)), "blockNumber": block,
                    "logIndex": "0xffff", "transactionHash": hash, "removed": false,
                }));
                reply.text = answer.to_string();
            }
            Ok(reply)
        },
    };
    let client = Client::new("node.example".into(), Box::new(way), clock.clone());
    let (_, reading) = read_with(&claims, &listed_with_logs(), from_ref(&client), &clock);
    let kept = bytes_of_logs(&reading);
    assert!(kept <= chain::limits::BYTES_OF_LOGS, "{kept} bytes of logs");
}

/// A transport to a node that takes this many seconds for each request.
struct Slow {
    node: Rc<Node>,
    clock: Rc<TestClock>,
    seconds: u64,
    took: Rc<Cell<u64>>,
}

impl Transport for Slow {
    fn send(
        &self,
        request: String,
        bounds: Bounds,
    ) -> LocalBoxFuture<'_, Result<HttpReply, SendError>> {
        self.clock.now.set(self.clock.now.get() + self.seconds);
        self.took.set(self.took.get() + self.seconds);
        Box::pin(async move { Wire(self.node.clone()).send(request, bounds).await })
    }
}

// A hostile endpoint takes nine seconds for each answer, allows no batches, and 100 blocks at once. Everybody's verdict
// waits for it.
#[test]
fn an_endpoint_that_is_always_slow_holds_a_reading_back_for_minutes_at_most() {
    let (claims, chain) = crate::reader::ranges::wide(50_000);
    let node = Node::new(chain.clone(), chain.newest + 1_000);
    node.range.set(100);
    node.batch.set(1);
    let clock = TestClock::with(from_ref(&node));
    let took = Rc::new(Cell::new(0));
    let way = Slow {
        node: node.clone(),
        clock: clock.clone(),
        seconds: 9,
        took: took.clone(),
    };
    let client = Client::new("node.example".into(), Box::new(way), clock.clone());
    read_with(&claims, &listed_with_logs(), from_ref(&client), &clock);
    let took = took.get() + clock.slept.get() / 1_000;
    assert!(
        took <= 3_600,
        "{took} seconds, {} requests",
        node.requests.borrow().len()
    );
}

// ---- one endpoint and another's view ----

// The hostile endpoint's receipt has thousands of requests of a listed coordinator, in a block of its own making. Looking for
// their proofs takes all the work of the settlement, so the honest endpoint's proof is not looked at; leaving the hostile
// one out does not bring it back.
#[test]
fn a_hostile_receipt_takes_no_proof_from_another_endpoint() {
    let (claims, history) = draws(1, 1_000);
    let alone = Node::new(history.clone(), 2_000);
    let (settled, _) = read_at(
        &claims,
        from_ref(&alone),
        by_label("base"),
        TestClock::with(from_ref(&alone)),
    );
    assert!(matches!(settled.block, Some(Ok(_))), "the control");
    let proven = settled.proven.len();
    let mut hostile = history.clone();
    let asked = hostile
        .logs
        .iter()
        .find(|log| log.address == COORDINATOR)
        .expect("a request")
        .clone();
    for nth in 0..2_200_u32 {
        let mut more = asked.clone();
        more.position.log_index = 1_000 + nth;
        let mut data = more.data.clone();
        data[32..36].copy_from_slice(&nth.to_be_bytes());
        data[36] ^= 0xff;
        more.data = data;
        hostile.logs.push(more);
    }
    // A second input, so that each request is tried twice.
    let answering = history
        .logs
        .iter()
        .rfind(|log| log.address == COORDINATOR)
        .expect("an answer")
        .transaction;
    let sent = hostile.transactions.get_mut(&answering).expect("one");
    sent.call.input = vec![0; 131_000];
    let hostile = Node::new(hostile, 2_000);
    let honest = Node::new(history, 2_000);
    let nodes = [hostile, honest];
    let (settled, _) = read_at(&claims, &nodes, by_label("base"), TestClock::with(&nodes));
    let without = settled.without(verify::claims::Witnesses::of(0));
    assert!(
        matches!(without.block, Some(Ok(_))) && without.proven.len() == proven,
        "{:?} {:?}",
        without.block,
        without.proven.len()
    );
}

/// The endpoint answers for fewer blocks at once than a node behind its address may lack, so the slice before the last one may come
/// from a node without its blocks.
// asking-11
#[test]
fn a_slice_of_fewer_blocks_than_a_node_may_lack_hides_no_word() {
    let listed = listed_with_logs();
    let (mut hidden, mut asked_both) = (Vec::new(), 0);
    for callback in [Callback::Works, Callback::Fails] {
        for gap in 0..8 {
            let mut shop = Shop::open(3);
            let (other, target) = (shop.sell(), shop.sell());
            shop.chain.mine(4);
            shop.deliver_to(other, callback);
            shop.chain.mine(gap);
            shop.deliver(target);
            let claims = pull(&shop.proof(target).omitting(other));
            let newest = shop.chain.newest;
            let lagging = shop.chain.up_to(newest - 8);
            for range in [1, 2, 3, 5, 7, 8, 10] {
                let nodes = [&shop.chain, &lagging].map(|chain| {
                    let node = Node::new(chain.clone(), newest);
                    node.range.set(range);
                    node.batch.set(1);
                    node
                });
                let own = nodes.clone();
                // Asked again two minutes later, every node has the blocks.
                let seen = RefCell::new(Vec::new());
                let settled = balanced(&claims, &listed, &nodes, move |asked| {
                    let is_new = !seen.borrow().contains(&asked["params"]);
                    seen.borrow_mut().push(asked["params"].clone());
                    own[usize::from(is_new && is_slice_before(asked, newest))].clone()
                });
                asked_both += usize::from(!nodes[1].requests.borrow().is_empty());
                if step(&settled, StepId::ChainLogs).passed() {
                    hidden.push((range, callback, gap));
                }
            }
        }
    }
    assert!(hidden.is_empty(), "{hidden:?}");
    assert!(asked_both > 40, "{asked_both}");
}
