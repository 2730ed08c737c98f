//! Counts the calls and the bytes that failed callbacks of other contracts cost a reading.

use std::rc::Rc;

use fixtures::chain::asked::Asked;
use fixtures::chain::coordinator::Kind;
use fixtures::world::{Act, Terms, World};
use verify::claims::{Claims, Question, Reply};
use verify::report::StepId;

use crate::reader::node::Node;
use crate::reader::{assert_all_passed, read, step};

/// The most calls that failed callbacks may cost.
const MOST: usize = 256;

/// Returns a world after a pull, in whose window these many strangers' callbacks failed, each with this input behind its call.
fn pull(strangers: u64, behind: &[u8]) -> (World, Claims) {
    let mut world = World::open(Kind::V2_5);
    world.chain.mine(1);
    let block = world.chain.newest;
    for act in [Act::Wait, Act::Anchor(0, Terms::Now), Act::Request(0)] {
        world.act(act);
    }
    for stranger in 0..strangers {
        let asked = Asked::by_stranger(stranger, 1, block);
        let input = [asked.call(), behind.to_vec()].concat();
        asked.fails(&mut world.chain, input);
    }
    world.act(Act::Fulfil(0, false));
    let proof = world.proof(0, &world.honest_words()).expect("a proof");
    (world, Claims::Pull(Box::new(proof.check().1)))
}

fn node(world: &World) -> Rc<Node> {
    Node::new(world.chain.clone(), world.chain.newest)
}

fn calls(node: &Node) -> usize {
    node.requests.borrow().iter().map(Vec::len).sum()
}

/// Returns the calls of a pull alone.
fn alone() -> usize {
    let (world, claims) = pull(0, &[]);
    let node = node(&world);
    assert_all_passed(&read(&claims, core::slice::from_ref(&node)).0);
    calls(&node)
}

/// A hostile node shows failed answers that never were. It knows none of their transactions, or knows them and their blocks alone.
// left_out-33
#[test]
fn failed_answers_that_never_were_cost_at_most_256_calls() {
    let (world, claims) = pull(0, &[]);
    let block = world.chain.newest - 1;
    let hostile = node(&world);
    let asked = (0..).map(|stranger| Asked::by_stranger(stranger, 1, 7));
    let logs = (0..1_000_u32).zip(asked);
    let logs = logs.map(|(index, asked)| asked.invented(block, index));
    hostile.chain.borrow_mut().logs.extend(logs);
    let (settled, _) = read(&claims, core::slice::from_ref(&hostile));
    assert!(!step(&settled, StepId::ChainLogs).passed());
    let more = calls(&hostile) - alone();
    assert!((MOST - 5..=MOST).contains(&more), "{more}");
}

/// A node that finds no transaction by its hash is asked for the blocks, within the same calls.
// asking-8
#[test]
fn a_node_without_an_index_of_transactions_reads_inputs_within_the_same_calls() {
    for (strangers, passes) in [(20, true), (200, false)] {
        let (world, claims) = pull(strangers, &[]);
        let node = node(&world);
        node.has_hash_index.set(false);
        let (settled, _) = read(&claims, core::slice::from_ref(&node));
        assert_eq!(step(&settled, StepId::ChainLogs).passed(), passes);
        let (own, own_claims) = pull(0, &[]);
        let own = Node::new(own.chain.clone(), own.chain.newest);
        own.has_hash_index.set(false);
        read(&own_claims, core::slice::from_ref(&own));
        let more = calls(&node) - calls(&own);
        assert!(more <= MOST, "{more}");
    }
}

/// What one endpoint shows raises no question to another.
// asking-1
#[test]
fn an_invented_log_costs_another_endpoint_no_call() {
    let (world, claims) = pull(0, &[]);
    let (honest, hostile) = (node(&world), node(&world));
    let asked = (0..300).map(|stranger| Asked::by_stranger(stranger, 1, 7));
    let logs = (0..).zip(asked);
    let block = world.chain.newest - 1;
    let logs = logs.map(|(index, asked)| asked.invented(block, index));
    hostile.chain.borrow_mut().logs.extend(logs);
    read(&claims, &[hostile, honest.clone()]);
    assert_eq!(calls(&honest), alone());
}

/// Of an input, the reading keeps the proof and the commitments; all of its bytes count.
// asking-23
#[test]
fn a_reading_keeps_the_proofs_and_the_commitments_of_an_input() {
    // Zeros and a random tail that is no proof.
    let junk: Vec<u8> = (0..60_000_u32)
        .map(|at| (at.wrapping_mul(at) >> 7) as u8)
        .collect();
    let (world, claims) = pull(3, &junk);
    let (settled, reading) = read(&claims, &[node(&world)]);
    assert_all_passed(&settled);
    let mut inputs = 0;
    for (question, given) in &reading.replies.0 {
        for given in given {
            if let (Question::Input(..) | Question::Fulfilment(..), Reply::Transaction(sent)) =
                (question, &given.reply)
            {
                inputs += 1;
                assert_eq!(sent.input.len(), 416 + 160);
            }
        }
    }
    assert_eq!(inputs, 4, "three strangers' and the draw's own");
}
