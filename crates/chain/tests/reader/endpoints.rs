//! Several endpoints: who answered what.

use verify::claims::{Answer, At, Claims, Fault, Question, Unread, Witnesses};
use verify::hash::Hash32;
use verify::report::StepId;

use crate::clock::TestClock;
use crate::history::draws;
use crate::node::Node;
use crate::{assert_all_passed, fault_of, given, read, read_at, unread};

/// The question for the anchored version.
fn version(claims: &Claims) -> (Question, Hash32) {
    let Claims::Pull(claims) = claims else {
        panic!("a pull");
    };
    let draw = &claims.draws[0];
    let question = Question::Events(draw.version_event_id, At::Pinned);
    (question, draw.version_root)
}

#[test]
fn an_answer_keeps_every_endpoint_that_gave_it() {
    let nodes = [2_000; 2].map(|newest| Node::new(draws(1, 1_000).1, newest));
    let (claims, _) = draws(1, 1_000);
    let (settled, reading) = read(&claims, &nodes);
    assert_all_passed(&settled);
    let both = Witnesses::of(0).with(Witnesses::of(1));
    let (question, root) = version(&claims);
    assert_eq!(given(&reading, &question), [(both, &Answer::Events(root))]);
    assert!(reading.agreed > 4, "{}", reading.agreed);
}

// Logs are the same in whatever order a node names them.
#[test]
fn logs_in_another_order_are_the_same_answer() {
    let nodes = [2_000; 2].map(|newest| Node::new(draws(1, 1_000).1, newest));
    nodes[1].chain.borrow_mut().logs.reverse();
    let (claims, _) = draws(1, 1_000);
    let (settled, reading) = read(&claims, &nodes);
    assert_all_passed(&settled);
    let mut logs = reading.answers.iter();
    assert!(
        logs.all(|(question, given)| !matches!(question, Question::Logs(_)) || given.len() == 1)
    );
}

#[test]
fn answers_that_differ_are_kept_apart() {
    let nodes = [2_000; 2].map(|newest| Node::new(draws(1, 1_000).1, newest));
    let (claims, _) = draws(1, 1_000);
    let (question, root) = version(&claims);
    let other = Hash32::new([9; 32]);
    let Question::Events(id, _) = question else {
        panic!("events");
    };
    let change = |value: &mut Hash32| *value = other;
    nodes[1]
        .chain
        .borrow_mut()
        .consumer
        .events
        .change(&id, change);
    let (settled, reading) = read(&claims, &nodes);
    assert_eq!(
        given(&reading, &question),
        [
            (Witnesses::of(0), &Answer::Events(root)),
            (Witnesses::of(1), &Answer::Events(other)),
        ]
    );
    let contract = unread(&settled, StepId::Contract);
    assert!(
        matches!(contract, Some(Unread::Disagreement(_))),
        "{contract:?}"
    );
}

#[test]
fn a_failure_on_one_question_is_that_endpoints_own() {
    let nodes = [2_000; 2].map(|newest| Node::new(draws(1, 1_000).1, newest));
    nodes[1].keeps.set(5);
    let (claims, _) = draws(1, 1_000);
    let (settled, reading) = read(&claims, &nodes);
    assert_all_passed(&settled);
    let (question, root) = version(&claims);
    let failed = Answer::Unread(Unread::Endpoint {
        host: "node1.example".into(),
        fault: Fault::Refused(-32_000, "missing trie node".into()),
    });
    assert_eq!(
        given(&reading, &question),
        [
            (Witnesses::of(0), &Answer::Events(root)),
            (Witnesses::of(1), &failed),
        ]
    );
    assert_eq!(fault_of(&reading, 1), None);
}

#[test]
fn an_endpoint_of_another_chain_is_not_asked() {
    let nodes = [2_000; 2].map(|newest| Node::new(draws(1, 1_000).1, newest));
    nodes[0].chain_id.set(137);
    let (claims, _) = draws(1, 1_000);
    let (settled, reading) = read(&claims, &nodes);
    assert_all_passed(&settled);
    assert_eq!(fault_of(&reading, 0), Some(Fault::WrongChain(8_453, 137)));
    assert_eq!(reading.chain_id, Some(8_453));
    assert_eq!(nodes[0].requests.borrow().len(), 1);
}

// Under a label that is not known, endpoints of two chains made one proof, and one chain was shown.
#[test]
fn endpoints_of_two_chains_contradict_each_other() {
    let nodes = [2_000; 2].map(|newest| Node::new(draws(1, 1_000).1, newest));
    nodes[0].chain_id.set(137);
    let (claims, _) = draws(1, 1_000);
    let clock = TestClock::with(&nodes);
    let (settled, reading) = read_at(&claims, &nodes, None, clock);
    assert_eq!(reading.chain_id, None);
    let contract = unread(&settled, StepId::Contract);
    assert!(
        matches!(contract, Some(Unread::Disagreement(_))),
        "{contract:?}"
    );
}

#[test]
fn where_no_endpoint_can_be_asked_every_question_says_why() {
    let node = Node::new(draws(1, 1_000).1, 2_000);
    node.first.borrow_mut().push(Err(Fault::Unreachable));
    let (claims, _) = draws(1, 1_000);
    let (settled, reading) = read(&claims, &[node]);
    assert_eq!(fault_of(&reading, 0), Some(Fault::Unreachable));
    assert!(settled.open.is_empty());
    let endpoint = Unread::Endpoint {
        host: "node0.example".into(),
        fault: Fault::Unreachable,
    };
    assert_eq!(unread(&settled, StepId::Contract), Some(&endpoint));
}
