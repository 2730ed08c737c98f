//! The reader, with scripted nodes: what it asks of them, and what comes of their answers.

mod history;
mod node;

use core::pin::pin;
use core::task::{Context, Poll, Waker};
use std::rc::Rc;

use history::{CONSUMER, COORDINATOR, History, draws, event, listed};
use node::{Node, TestClock, Wire};
use packproof::chain::client::RpcClient;
use packproof::chain::networks::{Network, by_label};
use packproof::chain::reader;
use packproof::chain::reading::{Finality, Reading, Transcript};
use packproof::chain::transport::Reply;
use packproof::verify::claims::question::{Head, LogQuery};
use packproof::verify::claims::unread::{Fault, Unread};
use packproof::verify::claims::{Answer, Claims, Question, Settled, Witnesses};
use packproof::verify::hash::Hash32;
use packproof::verify::report::{Cause, Status, Step, StepId};

/// A future of scripted nodes is ready as soon as it is asked.
fn wait_for<T>(future: impl Future<Output = T>) -> T {
    let mut future = pin!(future);
    match future
        .as_mut()
        .poll(&mut Context::from_waker(Waker::noop()))
    {
        Poll::Ready(output) => output,
        Poll::Pending => panic!("nothing is on its way"),
    }
}

fn read_at(
    claims: &Claims,
    nodes: &[Rc<Node>],
    network: Option<&Network>,
    clock: Rc<TestClock>,
) -> (Settled, Reading<Transcript>) {
    let clients: Vec<RpcClient> = nodes
        .iter()
        .enumerate()
        .map(|(place, node)| {
            let host = format!("node{place}.example");
            RpcClient::new(host, Box::new(Wire(node.clone())), clock.clone())
        })
        .collect();
    wait_for(reader::read(claims, &listed(), &clients, network, &*clock))
}

fn read(claims: &Claims, nodes: &[Rc<Node>]) -> (Settled, Reading<Transcript>) {
    read_at(claims, nodes, by_label("base"), TestClock::with(nodes))
}

fn step(settled: &Settled, id: StepId) -> &Step {
    let mut steps = settled.steps.iter();
    steps.find(|step| step.id == id).expect("the step")
}

fn all_passed(settled: &Settled) -> bool {
    settled.steps.iter().all(Step::passed)
}

fn given<'a>(reading: &'a Reading<Transcript>, asked: &Question) -> Vec<(Witnesses, &'a Answer)> {
    let mut answers = reading.answers.iter();
    let given = answers.find(|(question, _)| question == asked);
    let given = given.map(|(_, given)| given.as_slice()).unwrap_or_default();
    given
        .iter()
        .map(|given| (given.by, &given.answer))
        .collect()
}

fn heads(reading: &Reading<Transcript>) -> Vec<Head> {
    let heads = given(reading, &Question::Head).into_iter();
    heads
        .filter_map(|(_, answer)| match answer {
            Answer::Head(head) => Some(*head),
            _ => None,
        })
        .collect()
}

fn fault_of(reading: &Reading<Transcript>, place: usize) -> Option<Fault> {
    reading.endpoints[place].1.clone()
}

#[test]
fn a_proof_of_100_draws_is_read_in_a_few_requests() {
    let requests = |batch: usize| {
        let (claims, history) = draws(100, 1_000);
        let node = Node::new(history, 2_000);
        node.batch.set(batch);
        let (settled, reading) = read(&claims, &[node.clone()]);
        assert!(all_passed(&settled), "{:?}", settled.steps);
        assert_eq!(reading.finality, Finality::Finalized);
        let sent = node.requests.borrow().len();
        assert_eq!(u32::try_from(sent), Ok(reading.round_trips));
        sent
    };
    let sent = [100, 10, 1].map(requests);
    assert!(sent[0] <= 12, "{sent:?}");
    println!("{sent:?}");
}
