//! Reads through honest endpoints in trouble, and shows what a reading concludes from them all the same.

use core::slice::from_ref;
use std::rc::Rc;

use chain::client::Client;
use chain::networks::by_label;
use chain::reader;
use chain::transport::{Bounds, HttpReply, LocalBoxFuture, SendError, Transport};
use fixtures::chain::consumer::Callback;
use fixtures::chain::listed_with_logs;
use fixtures::chain::proof::LocalProver;
use fixtures::pack_event::PackEvent;
use fixtures::shop::Shop;
use serde_json::Value;
use verify::claims::{Claims, Listed, Replies, Settled};
use verify::report::{Step, StepId};

use crate::reader::clock::TestClock;
use crate::reader::history::draws;
use crate::reader::node::{Node, Wire};
use crate::reader::{open, read_at, step, terms};

type Sent = Result<HttpReply, SendError>;

/// A transport that hands each request to the node that `choose` names, as a balancer before several nodes does.
struct Balanced<C>(C);

impl<C: Fn(&Value) -> Rc<Node>> Transport for Balanced<C> {
    fn send(&self, request: String, bounds: Bounds) -> LocalBoxFuture<'_, Sent> {
        let asked: Value = serde_json::from_str(&request).expect("JSON");
        let node = (self.0)(&asked);
        Box::pin(async move { Wire(node).send(request, bounds).await })
    }
}

fn balanced_by(
    claims: &Claims,
    listed: &Listed,
    nodes: &[Rc<Node>],
    choose: impl Fn(&Value) -> Rc<Node> + 'static,
) -> Settled {
    let clock = TestClock::with(nodes);
    let client = Client::new(
        "node.example".into(),
        Box::new(Balanced(choose)),
        clock.clone(),
    );
    let mut early = |_: &Settled, _| {};
    let none = Replies::new();
    let (clients, terms) = (from_ref(&client), terms(by_label("base"), &*clock));
    let reading = reader::read(claims, listed, &none, clients, terms, &*clock, &mut early);
    let (_, reading) = crate::reader::wait_for(reading);
    let answers = reading.replies.0.iter().cloned().collect();
    claims.settle(listed, &answers, &LocalProver)
}

fn balanced(
    claims: &Claims,
    nodes: &[Rc<Node>],
    choose: impl Fn(&Value) -> Rc<Node> + 'static,
) -> Settled {
    balanced_by(claims, &listed_with_logs(), nodes, choose)
}

/// Returns whether a request of one call is for logs of a range.
fn is_of_windows(asked: &Value) -> bool {
    let filter = &asked["params"][0];
    asked["method"] == "eth_getLogs" && filter["fromBlock"] != filter["toBlock"]
}

// The target's callback fails, so that its block has no log of the contract. The contract's logs come from a node behind the
// address that lacks the last two blocks and returns what it has, and with it the omitted draw's word: the control at the
// window's end asked for the last block alone, and passed.
// left_out-6
#[test]
fn a_node_that_lags_hides_no_word_before_a_last_block_without_logs_of_the_contract() {
    let mut shop = Shop::open(3);
    let target = shop.buy(0);
    shop.request(target);
    let other = shop.sell();
    shop.chain.mine(1);
    shop.deliver(other);
    shop.deliver_to(target, Callback::Fails);
    let proof = shop.proof(target).omitting(other);
    let claims = Claims::Pull(Box::new(proof.check().1));
    let newest = shop.chain.newest;
    let single = |chain| {
        let node = Node::new(chain, newest);
        node.batch.set(1);
        node
    };
    let whole = single(shop.chain.clone());
    let own = whole.clone();
    let honest = balanced(&claims, from_ref(&whole), move |_| own.clone());
    assert!(step(&honest, StepId::ChainLogs).failed(), "the control");
    // It has all but the newest two blocks, and returns what it has.
    let lagging = single(shop.chain.up_to(newest - 2));
    let nodes = [whole, lagging];
    let own = nodes.clone();
    let settled = balanced(&claims, &nodes, move |asked| {
        own[usize::from(is_of_windows(asked))].clone()
    });
    let logs = step(&settled, StepId::ChainLogs);
    assert!(!Step::passed(logs), "verified without the omitted word");
}

// The endpoint keeps the state of 128 blocks, and answers questions about its final block with nothing, which counts as kept
// state: an honest pull's origin was "unknown".
// contract-8
#[test]
fn final_state_that_is_answered_with_nothing_is_not_kept() {
    let (claims, history) = draws(2, 1_000);
    let node = Node::new(history, 9_000);
    node.lags.set(Some((300, 600)));
    node.deployed.set(9_000 - 128);
    let clock = TestClock::with(from_ref(&node));
    let (settled, _) = read_at(&claims, from_ref(&node), by_label("base"), clock);
    assert_eq!(open(&settled), []);
}

// An event's seed arrived seconds ago, and the endpoint was a few blocks behind: its newest block was of this minute, the
// request was open in it, and the honest report failed. It is asked again.
#[test]
fn a_seed_of_this_minute_is_not_refuted_by_an_endpoint_that_is_seconds_behind() {
    let event = PackEvent::honest();
    let claims = event.check().1;
    let answered = event.chain.logs.last().expect("an answer").position.block;
    let node = Node::new(event.chain, answered - 1);
    node.comes_on.set(2);
    let clock = TestClock::with(from_ref(&node));
    let (settled, _) = read_at(&claims, from_ref(&node), by_label("base"), clock);
    let failed: Vec<_> = settled.steps.iter().filter(|step| step.failed()).collect();
    assert!(failed.is_empty(), "{failed:#?}");
}
