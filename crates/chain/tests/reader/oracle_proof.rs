//! Counts the calls that the oracle's proof of a word takes.

use core::slice::from_ref;
use std::cell::RefCell;

use chain::client::Client;
use chain::networks::by_label;
use chain::reader;
use fixtures::chain::coordinator::Kind;
use fixtures::chain::{COORDINATOR, Running, listed};
use fixtures::world::{Act, Terms, World};
use verify::claims::{Address, Claims, Fault, Replies, Settled, Unread, Witnesses};
use verify::report::{Basis, Grade, Point, StepId};

use crate::reader::clock::TestClock;
use crate::reader::history::draws;
use crate::reader::node::{Node, Wire};
use crate::reader::{assert_all_passed, read, step, terms, unread, wait_for};

#[test]
fn a_word_is_proven_with_one_more_call() {
    let (claims, history) = draws(1, 1_000);
    let node = Node::new(history, 2_000);
    let (settled, _) = read(&claims, from_ref(&node));
    assert_all_passed(&settled);
    let proof = step(&settled, StepId::OracleProof);
    let [finding] = proof.findings.as_slice() else {
        panic!("{proof:?}");
    };
    assert_eq!(finding.point, Point::ProvenWord);
    // The purchase is anchored in the same transaction, so the endpoint says whose the request is.
    assert_eq!(finding.grade, Grade::Told(Witnesses::of(0)));
    assert_eq!(Basis::of(proof.id), Basis::Proof);
    assert_eq!(node.calls("eth_getTransactionByHash"), 1);
    let requests = node.requests.borrow();
    let last: Vec<&[String]> = requests.iter().rev().take(2).map(Vec::as_slice).collect();
    // The request's block was asked for its time.
    assert_eq!(last[1], ["eth_getTransactionByHash"]);
    // The target's own block takes one more call.
    assert_eq!(last[0], ["eth_getBlockReceipts"]);
}

/// A node that had dropped its index of transactions found no old transaction by its hash.
// asking-8
#[test]
fn a_transaction_is_found_in_its_block() {
    let (claims, history) = draws(2, 1_000);
    let node = Node::new(history, 2_000);
    node.has_hash_index.set(false);
    let (settled, _) = read(&claims, from_ref(&node));
    assert_all_passed(&settled);
    assert_eq!(node.calls("eth_getTransactionByBlockNumberAndIndex"), 2);
}

/// The reader kept megabytes of each of a thousand inputs, and no device has that much memory.
#[test]
fn an_input_that_no_transaction_has_is_not_kept() {
    let (claims, mut history) = draws(1, 1_000);
    for sent in history.transactions.values_mut() {
        sent.call.input.resize(131_073, 0);
    }
    let (settled, _) = read(&claims, from_ref(&Node::new(history, 2_000)));
    assert!(matches!(
        unread(&settled, StepId::OracleProof),
        Some(Unread::Endpoint {
            fault: Fault::Malformed,
            ..
        })
    ));
}

/// The reader held a verdict back for answers that the verdict does not need.
// views-29
#[test]
fn a_verdict_comes_before_the_proofs_are_read() {
    let (claims, history) = draws(2, 1_000);
    let node = Node::new(history, 2_000);
    let clock = TestClock::with(from_ref(&node));
    let client = Client::new("node".into(), Box::new(Wire(node.clone())), clock.clone());
    let told = RefCell::new(Vec::new());
    let mut early = |settled: &Settled, _| {
        let passed = settled.steps.iter().filter(|step| step.passed());
        let passed: Vec<StepId> = passed.map(|step| step.id).collect();
        let asked = node.calls("eth_getTransactionByHash");
        told.borrow_mut().push((passed, asked));
    };
    let listed = listed();
    let terms = terms(by_label("base"), &*clock);
    let clients = [client];
    let none = Replies::new();
    let reading = reader::read(
        &claims, &listed, &none, &clients, terms, &*clock, &mut early,
    );
    wait_for(reading);
    let verdict = vec![StepId::Contract, StepId::WordOrigin, StepId::ChainLogs];
    assert_eq!(told.into_inner(), [(verdict, 0)]);
}

// Strangers' callbacks fail in the window. The inputs that name their requests were read after the first verdict, so on a busy
// coordinator there was none before the oracle's proofs.
#[test]
fn strangers_failed_callbacks_hold_no_first_verdict_back() {
    let stranger = Address::new([0x5a; 20]);
    let mut world = World::open(Kind::V2_5);
    let oracle = world.chain.consumer.oracle;
    world.chain.mine(1);
    let asked = world.chain.transact(stranger, Vec::new(), |running| {
        running.request_words(oracle, stranger, None)
    });
    for act in [Act::Wait, Act::Anchor(0, Terms::Now), Act::Request(0)] {
        world.act(act);
    }
    world.chain.mine(1);
    let answers = |running: &mut Running<'_>| running.fulfils(asked, true);
    world.chain.transact(COORDINATOR, Vec::new(), answers);
    world.act(Act::Fulfil(0, true));
    let proof = world.proof(0, &world.honest_words()).expect("a proof");
    let claims = Claims::Pull(Box::new(proof.check().1));
    let node = Node::new(world.chain.clone(), world.chain.newest + 100);
    let clock = TestClock::with(from_ref(&node));
    let client = Client::new("node".into(), Box::new(Wire(node.clone())), clock.clone());
    let told = RefCell::new(Vec::new());
    let mut early = |settled: &Settled, _| {
        let passed = settled.steps.iter().filter(|step| step.passed());
        let receipts = node.calls("eth_getBlockReceipts");
        told.borrow_mut().push((passed.count(), receipts));
    };
    let (listed, none) = (listed(), Replies::new());
    let (clients, terms) = ([client], terms(by_label("base"), &*clock));
    let reading = reader::read(
        &claims, &listed, &none, &clients, terms, &*clock, &mut early,
    );
    wait_for(reading);
    assert_eq!(told.into_inner(), [(3, 0)]);
}
