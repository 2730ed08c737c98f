//! Reads the block of the target's request.

use core::slice::from_ref;

use verify::claims::{Fault, Question, Reply, Unread};

use crate::reader::history::draws;
use crate::reader::node::Node;
use crate::reader::{assert_all_passed, given, read};

/// Returns the cause why the target's block is not proven.
fn why(node: &std::rc::Rc<Node>) -> Unread {
    let (claims, _) = draws(1, 1_000);
    let (settled, _) = read(&claims, from_ref(node));
    assert_all_passed(&settled);
    let block = settled.block.expect("asked for");
    block.expect_err("not proven")
}

#[test]
fn the_targets_block_is_proven_and_kept_in_few_bytes() {
    let (claims, history) = draws(3, 1_000);
    let node = Node::new(history, 2_000);
    let (settled, reading) = read(&claims, from_ref(&node));
    assert_all_passed(&settled);
    assert!(matches!(settled.block, Some(Ok(_))));
    assert_eq!(node.calls("eth_getBlockReceipts"), 1);
    let mut asked = reading.replies.0.iter().map(|(question, _)| question);
    let asked = asked.find(|asked| matches!(asked, Question::Inclusion(..)));
    let told = given(&reading, asked.expect("asked"));
    let [(_, Reply::Inclusion(inclusion))] = told.as_slice() else {
        panic!("{told:?}");
    };
    let bytes: usize = inclusion.path.iter().map(Vec::len).sum();
    assert!(inclusion.header.len() + bytes < 3_000);
}

#[test]
fn a_node_without_the_method_leaves_it_unproven() {
    let node = Node::new(draws(1, 1_000).1, 2_000);
    node.has_block_receipts.set(false);
    let refused = Fault::Refused(-32_601, "no such method".into());
    assert_eq!(
        why(&node),
        Unread::Endpoint {
            host: "node0.example".into(),
            fault: refused
        }
    );
}

/// A block of many receipts would take megabytes.
#[test]
fn receipts_beyond_the_limit_are_not_read() {
    let too_large = Unread::Endpoint {
        host: "node0.example".into(),
        fault: Fault::Malformed,
    };
    let (_, mut history) = draws(1, 1_000);
    let requested = history
        .logs
        .iter()
        .find(|log| log.address == fixtures::chain::COORDINATOR);
    let of_request = requested.expect("a request").clone();
    let mut log = of_request.clone();
    log.data = vec![1; 800_000];
    log.address = verify::claims::Address::new([8; 20]);
    log.position.log_index = 77;
    history.logs.push(log);
    let node = Node::new(history, 2_000);
    assert_eq!(why(&node), too_large);
    assert_eq!(node.calls("eth_getBlockReceipts"), 1);

    // The block's list of transactions shows this before the reader asks for the receipts.
    let (_, mut history) = draws(1, 1_000);
    let sent = history.transactions[&of_request.transaction].clone();
    for number in 0..1_700_u16 {
        let hash = verify::hash::Hash32::of(&[&number.to_be_bytes()]);
        history.transactions.insert(hash, sent.clone());
    }
    let node = Node::new(history, 2_000);
    assert_eq!(why(&node), too_large);
    assert_eq!(node.calls("eth_getBlockReceipts"), 0);
}
