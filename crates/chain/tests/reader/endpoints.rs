//! Reads through several endpoints, and checks which of them gave each answer.

use core::slice::from_ref;
use std::rc::Rc;

use chain::reading::{Finality, Reading};
use verify::claims::{Answer, At, Claims, Fault, Question, Unread, Witnesses};
use verify::hash::Hash32;
use verify::report::StepId;

use crate::clock::TestClock;
use crate::history::draws;
use crate::node::Node;
use crate::{assert_all_passed, fault_of, given, read, read_at, step, unread};

/// Returns the question for the anchored version, and its answer.
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

/// Returns the summary of a reading, and its gaps.
fn gaps(claims: &Claims, node: &Rc<Node>) -> (Reading, Vec<Unread>) {
    let (settled, reading) = read(claims, from_ref(node));
    let told = reading.summary(&settled.steps);
    let unread = told.answers.unread.to_vec();
    (told, unread)
}

// A single endpoint agrees with no other.
#[test]
fn a_summary_counts_the_questions_and_lists_the_gaps() {
    let (claims, history) = draws(1, 1_000);
    let (told, unread) = gaps(&claims, &Node::new(history, 2_000));
    assert_eq!((told.agreed, unread), (0, Vec::new()));
    assert!(told.answers.asked > 4, "{}", told.answers.asked);
    let node = Node::new(draws(1, 1_000).1, 2_000);
    node.logs_from.set(1_500);
    let (_, unread) = gaps(&claims, &node);
    let host = String::from("node0.example");
    let fault = Fault::NoLogs(1_000);
    assert!(
        unread.contains(&Unread::Endpoint { host, fault }),
        "{unread:?}"
    );
}

// An endpoint that keeps no old state has no fault, and the summary mentions none.
#[test]
fn old_state_that_is_not_kept_is_no_gap() {
    let (claims, history) = draws(1, 1_000);
    let node = Node::new(history, 2_000);
    node.logs_from.set(1_500);
    node.keeps.set(128);
    let (_, unread) = gaps(&claims, &node);
    let is_refused = |unread: &Unread| match unread {
        Unread::Endpoint { fault, .. } => matches!(fault, Fault::Refused(..)),
        _ => false,
    };
    assert!(!unread.iter().any(is_refused), "{unread:?}");
    let (_, reading) = read(&claims, &[node]);
    let given = reading.answers.iter().flat_map(|(_, given)| given);
    let mut answers = given.map(|given| &given.answer);
    assert!(answers.any(|answer| matches!(answer, Answer::Unread(unread) if is_refused(unread))));
}

// Before the proof's blocks the contract may not exist yet. The step reports that, and the endpoint that answers "no
// such contract" has no fault.
#[test]
fn a_contract_that_may_still_come_is_no_fault_of_the_endpoint() {
    let (claims, history) = draws(1, 2_000);
    let node = Node::new(history, 1_900);
    node.deployed.set(1_950);
    let not_reached = Unread::NotReached {
        newest: 1_900,
        needed: 2_003,
    };
    let (_, unread) = gaps(&claims, &node);
    assert!(unread.contains(&not_reached), "{unread:?}");
    let fault = Fault::NotTheContract;
    let host = String::from("node0.example");
    let none = Unread::Endpoint { host, fault };
    assert!(!unread.contains(&none), "{unread:?}");
    let (claims, history) = draws(1, 1_000);
    let node = Node::new(history, 2_000);
    node.deployed.set(2_001);
    let (settled, _) = read(&claims, &[node]);
    assert!(step(&settled, StepId::Contract).failed());
}

// One of two endpoints has no contract at the final block, which is older than the proof: the reader reads a newer
// block.
#[test]
fn a_contract_that_one_endpoint_lacks_is_read_at_a_newer_block() {
    let (claims, history) = draws(1, 1_000);
    let nodes = [
        Node::new(history, 2_000),
        Node::new(draws(1, 1_000).1, 2_000),
    ];
    nodes[1].deployed.set(1_990);
    let (settled, reading) = read(&claims, &nodes);
    assert_all_passed(&settled);
    assert_eq!(reading.finality, Finality::Safe);
}

// Logs are the same in whatever order a node lists them.
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
    nodes[1].keeps.set(0);
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

// Under an unknown label, endpoints of two chains made one proof, and the page showed one chain.
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
fn every_question_has_a_cause_if_no_endpoint_can_be_asked() {
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
