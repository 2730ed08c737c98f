//! Runs the reader against scripted nodes, and checks its requests and its results.

mod alone;
mod batches;
mod binds;
mod block;
mod blocks;
mod blocks_to_come;
mod changed_file;
mod clock;
mod cost;
mod history;
mod lagging;
mod lies;
mod networks;
mod node;
mod nodes;
mod operators;
mod oracle_proof;
mod ranges;
mod refusals;
mod refusing;
mod saved;
mod softened;
mod spellings;
mod stops;

use core::pin::pin;
use core::task::{Context, Poll, Waker};
use std::rc::Rc;

use chain::client::Client;
use chain::networks::{Network, by_label};
use chain::reader::{self, Terms};
use chain::reading::{Reading, Transcript};
use chain::transport::Clock;
use clock::TestClock;
use fixtures::chain::listed_with_logs;
use fixtures::chain::proof::LocalProver;
use node::{Node, Wire};
use verify::claims::{Claims, Fault, Head, Question, Replies, Reply, Settled, Unread, Witnesses};
use verify::report::{Cause, Point, Status, Step, StepId};

/// Polls a future once. A future of scripted nodes is ready at its first poll.
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
    let clients: Vec<Client> = nodes
        .iter()
        .enumerate()
        .map(|(place, node)| {
            let host = format!("node{place}.example");
            Client::new(host, Box::new(Wire(node.clone())), clock.clone())
        })
        .collect();
    read_through(claims, &clients, network, &clock)
}

/// Reads the claims through these clients, and checks the oracle's proofs.
fn read_through(
    claims: &Claims,
    clients: &[Client],
    network: Option<&Network>,
    clock: &TestClock,
) -> (Settled, Reading<Transcript>) {
    let mut early = |_: &Settled, _| {};
    let listed = listed_with_logs();
    let none = Replies::new();
    let terms = terms(network, clock);
    let reading = reader::read(claims, &listed, &none, clients, terms, clock, &mut early);
    let (_, reading) = wait_for(reading);
    (settled(claims, &reading), reading)
}

/// Returns the terms of a reading that waits for no blocks, of a payload that was loaded just now.
fn terms<'n>(network: Option<&'n Network>, clock: &dyn Clock) -> Terms<'n> {
    Terms {
        network,
        loaded: clock.now(),
        waits: false,
    }
}

/// Settles a reading with the prover of the test chain.
fn settled(claims: &Claims, reading: &Reading<Transcript>) -> Settled {
    let (listed, answers) = (
        listed_with_logs(),
        reading.replies.0.iter().cloned().collect(),
    );
    claims.settle(&listed, &answers, &LocalProver)
}

fn read(claims: &Claims, nodes: &[Rc<Node>]) -> (Settled, Reading<Transcript>) {
    read_at(claims, nodes, by_label("base"), TestClock::with(nodes))
}

fn step(settled: &Settled, id: StepId) -> &Step {
    let mut steps = settled.steps.iter();
    steps.find(|step| step.id == id).expect("the step")
}

#[track_caller]
fn assert_all_passed(settled: &Settled) {
    assert_eq!(open(settled), []);
}

/// Returns the steps that did not pass, each with its state.
fn open(settled: &Settled) -> Vec<(StepId, &Status)> {
    let open = settled.steps.iter().filter(|step| !step.passed());
    open.map(|step| (step.id, &step.status)).collect()
}

/// Returns the cause for which a step was skipped.
fn unread(settled: &Settled, id: StepId) -> Option<&Unread> {
    match &step(settled, id).status {
        Status::Skipped(Cause::Unread(unread)) => Some(unread),
        _ => None,
    }
}

/// Returns the points on which a step failed.
fn failing(settled: &Settled, id: StepId) -> Vec<Point> {
    let findings = step(settled, id).findings.iter();
    let differing = findings.filter(|finding| !finding.agrees());
    differing.map(|finding| finding.point).collect()
}

fn given<'a>(reading: &'a Reading<Transcript>, asked: &Question) -> Vec<(Witnesses, &'a Reply)> {
    let mut answers = reading.replies.0.iter();
    let given = answers.find(|(question, _)| question == asked);
    let given = given.map(|(_, given)| given.as_slice()).unwrap_or_default();
    given.iter().map(|given| (given.by, &given.reply)).collect()
}

fn heads(reading: &Reading<Transcript>) -> Vec<Head> {
    let heads = given(reading, &Question::Head).into_iter();
    heads
        .filter_map(|(_, answer)| match answer {
            Reply::Head(head) => Some(*head),
            _ => None,
        })
        .collect()
}

fn fault_of(reading: &Reading<Transcript>, place: usize) -> Option<Fault> {
    reading.endpoints[place].1.clone()
}
