//! Tests the choice of the block at which state is read, and endpoints that lag.

use core::slice::from_ref;

use chain::networks::by_label;
use chain::reading::Finality;
use fixtures::chain::{CONSUMER, Chain, hash};
use fixtures::pack_event::PackEvent;
use verify::claims::{AnswerSummary, Claims, Fault, Unread, Witnesses};
use verify::hash::Hash32;
use verify::position::Position;
use verify::report::{Point, StepId};

use crate::clock::TestClock;
use crate::history::{draws, event};
use crate::node::Node;
use crate::{assert_all_passed, failing, fault_of, heads, read, read_at, step, unread};

#[test]
fn state_is_read_at_the_most_final_block_that_holds_it() {
    // The newest word is in block 1,003; the safe block is 10 behind the newest, the final one 20.
    for (newest, lags, finality, block) in [
        (1_023, Some((10, 20)), Finality::Finalized, 1_003),
        (1_022, Some((10, 20)), Finality::Safe, 1_012),
        (1_012, Some((10, 20)), Finality::Latest, 1_012),
        (1_023, None, Finality::Latest, 1_023),
    ] {
        let (claims, history) = draws(1, 1_000);
        let node = Node::new(history, newest);
        node.lags.set(lags);
        let (settled, reading) = read(&claims, &[node]);
        assert_all_passed(&settled);
        let pinned = reading.block.map(|block| block.number);
        assert_eq!((reading.finality, pinned), (finality, Some(block)));
    }
}

// An endpoint keeps the state of 128 blocks, and the final block is 600 behind: the reader read nothing.
#[test]
fn state_that_is_not_kept_is_read_at_a_newer_block() {
    for (keeps, finality) in [
        (601, Finality::Finalized),
        (128, Finality::Safe),
        (20, Finality::Latest),
    ] {
        let (claims, history) = draws(1, 1_000);
        let node = Node::new(history, 2_000);
        node.lags.set(Some((100, 600)));
        node.keeps.set(keeps);
        let (settled, reading) = read(&claims, &[node]);
        assert_all_passed(&settled);
        assert_eq!(reading.finality, finality, "{keeps}");
    }
}

/// Returns a contract that writes a log of its own kind in the window. The reader asks about its values when it sees
/// the log.
fn with_another_log() -> (Claims, Chain) {
    let (claims, mut history) = draws(1, 1_000);
    let own = history.logs.iter().find(|log| log.address == CONSUMER);
    let mut log = own.expect("one").clone();
    log.position = Position {
        block: 1_002,
        log_index: 5,
    };
    log.topics = vec![Hash32::new([7; 32]), Hash32::new([8; 32])];
    history.logs.push(log);
    (claims, history)
}

// The endpoint lost the final block's state while the reader was reading: later questions had no answer, and a step was
// skipped.
#[test]
fn state_that_is_lost_on_the_way_is_read_at_a_newer_block() {
    let (claims, history) = with_another_log();
    let node = Node::new(history, 2_000);
    node.forgets_after.set(2);
    let (settled, reading) = read(&claims, from_ref(&node));
    assert_all_passed(&settled);
    assert_eq!(reading.finality, Finality::Latest);
    // The reader does not repeat questions that are independent of the block.
    assert_eq!(node.calls("eth_getLogs"), 5);
}

// A newer block's state helps an endpoint that has lost that of an older one, though others have it: a liar could
// choose a block whose state no other endpoint has kept. A newer block is of use only for missing state.
#[test]
fn a_newer_block_is_read_for_the_endpoint_that_lost_the_state_of_an_older_one() {
    for [forgets, keeps] in [[true, false], [false, true]] {
        let (claims, _) = with_another_log();
        let nodes = [2_000; 2].map(|newest| Node::new(with_another_log().1, newest));
        if forgets {
            nodes[0].forgets_after.set(2);
        }
        for node in &nodes {
            if keeps {
                node.keeps.set(100);
            }
            let mut chain = node.chain.borrow_mut();
            chain.logs.retain(|log| log.address == CONSUMER);
        }
        let (settled, reading) = read(&claims, &nodes);
        assert!(step(&settled, StepId::Contract).passed());
        assert!(!step(&settled, StepId::WordOrigin).passed());
        let expected = if forgets {
            Finality::Latest
        } else {
            Finality::Finalized
        };
        assert_eq!(reading.finality, expected);
    }
}

// An event was anchored after the final block, by a contract that is younger than that block: the page reported "no
// such contract".
#[test]
fn a_contract_younger_than_the_final_block_is_read_at_a_newer_one() {
    let (claims, history) = event(1_995);
    let node = Node::new(history, 2_000);
    node.deployed.set(1_994);
    let (settled, reading) = read(&claims, from_ref(&node));
    assert!(
        step(&settled, StepId::Contract).passed(),
        "{:?}",
        settled.steps
    );
    assert_eq!(reading.finality, Finality::Latest);

    node.chain.borrow_mut().consumer.events = Default::default();
    let (settled, reading) = read(&claims, &[node]);
    assert_eq!(failing(&settled, StepId::Contract), [Point::ContractAnchor]);
    assert_eq!(reading.finality, Finality::Latest);
}

#[test]
fn several_endpoints_are_read_at_the_oldest_of_their_blocks() {
    let (claims, history) = draws(1, 1_000);
    let (_, same) = draws(1, 1_000);
    let nodes = [Node::new(history, 2_000), Node::new(same, 1_990)];
    let (settled, reading) = read(&claims, &nodes);
    assert_all_passed(&settled);
    assert_eq!(reading.block.map(|block| block.number), Some(1_970));
}

// An endpoint without a final block is further behind than the other's final one.
#[test]
fn several_endpoints_are_read_at_a_block_that_all_have_reached() {
    let (claims, history) = draws(1, 1_000);
    let (_, same) = draws(1, 1_000);
    let nodes = [Node::new(history, 2_000), Node::new(same, 1_975)];
    nodes[1].lags.set(None);
    let (settled, reading) = read(&claims, &nodes);
    assert_all_passed(&settled);
    let pinned = reading.block.map(|block| block.number);
    assert_eq!((reading.finality, pinned), (Finality::Latest, Some(1_975)));
}

// The same block under another name holds the same state: the reader reads it once.
#[test]
fn a_block_is_read_once_whatever_it_is_called() {
    let reads = |lags| {
        let (claims, history) = event(1_500);
        let node = Node::new(history, 2_000);
        node.chain.borrow_mut().consumer.events = Default::default();
        node.lags.set(lags);
        let (settled, _) = read(&claims, from_ref(&node));
        assert!(step(&settled, StepId::Contract).failed());
        node.calls("eth_call")
    };
    assert_eq!(reads(None), 1);
    assert_eq!(reads(Some((0, 0))), 1);
    assert_eq!(reads(Some((0, 20))), 2);
}

// One of two endpoints is stuck, and calls its newest block final. The state that the other holds above that block is
// not final.
#[test]
fn state_above_the_block_of_a_stuck_endpoint_is_not_final() {
    let (claims, history) = event(1_500);
    let nodes = [Node::new(history, 2_000), Node::new(event(1_500).1, 1_400)];
    nodes[1].lags.set(Some((0, 0)));
    let (_, reading) = read(&claims, &nodes);
    assert_eq!(reading.finality, Finality::Latest);
}

// One of two endpoints is stuck before the event: the reader read both at its block, and they agreed that the event was
// never anchored.
#[test]
fn an_endpoint_that_is_stuck_refutes_nothing_alone() {
    let (claims, history) = event(1_500);
    let nodes = [Node::new(history, 2_000), Node::new(event(1_500).1, 1_400)];
    let (settled, _) = read(&claims, &nodes);
    assert_eq!(failing(&settled, StepId::Contract), []);
    let contract = unread(&settled, StepId::Contract);
    assert!(
        matches!(contract, Some(Unread::Disagreement(_))),
        "{contract:?}"
    );
}

// The address, far behind the newest block, has no contract, or another one without these functions: the reader set
// every endpoint aside for it, and the proof added up.
#[test]
fn an_address_without_the_contract_holds_nothing() {
    for another in [false, true] {
        let (claims, history) = draws(1, 1_000);
        let node = Node::new(history, 2_000);
        if another {
            node.has_functions.set(false);
        } else {
            node.deployed.set(2_001);
        }
        let (settled, reading) = read(&claims, from_ref(&node));
        assert_eq!(fault_of(&reading, 0), None);
        let failed = failing(&settled, StepId::Contract);
        assert!(failed.contains(&Point::ContractVersion), "{failed:?}");
        // The endpoint may be on another chain.
        let clock = TestClock::with(from_ref(&node));
        let (settled, _) = read_at(&claims, &[node], None, clock);
        assert_eq!(failing(&settled, StepId::Contract), []);
        assert!(!step(&settled, StepId::Contract).passed());
    }
}

// Two honest endpoints of three answered that there is no such contract, and the reader set them aside: it believed the
// liar alone.
#[test]
fn one_endpoint_alone_makes_no_contract() {
    for another in [false, true] {
        let (claims, history) = draws(1, 1_000);
        let liar = Node::new(history, 2_000);
        let honest = || {
            let mut chain = draws(1, 1_000).1;
            chain.logs.clear();
            chain.transactions.clear();
            let node = Node::new(chain, 2_000);
            if another {
                node.has_functions.set(false);
            } else {
                node.deployed.set(2_001);
            }
            node
        };
        for nodes in [
            vec![liar.clone(), honest(), honest()],
            vec![honest(), liar.clone()],
        ] {
            // Of a network that the page does not know, code without the functions may be that of another chain.
            let networks = [by_label("base"), None];
            for network in networks.into_iter().take(2 - usize::from(another)) {
                let clock = TestClock::with(&nodes);
                let (settled, _) = read_at(&claims, &nodes, network, clock);
                for id in [StepId::Contract, StepId::WordOrigin, StepId::ChainLogs] {
                    let why = unread(&settled, id);
                    assert!(
                        matches!(why, Some(Unread::Disagreement(_))),
                        "{id:?} {why:?}"
                    );
                }
            }
        }
    }
}

// A report of an event names no blocks: the reader set the honest endpoints aside, and the liar alone gave "Verified".
#[test]
fn one_endpoint_alone_makes_no_contract_of_an_event() {
    for another in [false, true] {
        let event = PackEvent::honest();
        let (_, claims) = event.check();
        let newest = event.chain.newest + 100;
        let liar = Node::new(event.chain.clone(), newest);
        let honest = || {
            let mut chain = event.chain.clone();
            chain.logs.clear();
            // Other transactions are in its blocks.
            let sent = core::mem::take(&mut chain.transactions).into_values();
            chain.transactions = (1..).map(hash).zip(sent).collect();
            let node = Node::new(chain, newest);
            if another {
                node.has_functions.set(false);
            } else {
                node.deployed.set(newest + 1);
            }
            node
        };
        for nodes in [
            vec![liar.clone(), honest(), honest()],
            vec![honest(), liar.clone()],
        ] {
            let (settled, _) = read(&claims, &nodes);
            let why = unread(&settled, StepId::SeedOrigin);
            assert!(
                matches!(why, Some(Unread::Disagreement(_))),
                "{another} {why:?}"
            );
            let why = unread(&settled, StepId::Contract);
            let is_disputed = matches!(why, Some(Unread::Disagreement(_)));
            assert!(another || is_disputed, "{why:?}");
        }
        // Endpoints that all lack the contract may be from before it.
        let (settled, reading) = read(&claims, &[honest(), honest()]);
        assert!(!step(&settled, StepId::Contract).passed());
        assert_eq!(failing(&settled, StepId::Contract), []);
        let fault = (!another).then_some(Fault::NotTheContract);
        assert_eq!(fault_of(&reading, 0), fault);
    }
}

// A proof is often seconds old, and an endpoint seconds behind.
#[test]
fn an_endpoint_that_is_seconds_behind_is_asked_again() {
    let (claims, history) = draws(1, 1_000);
    let node = Node::new(history, 1_000);
    node.comes_on.set(1);
    let clock = TestClock::with(from_ref(&node));
    let (settled, reading) = read_at(&claims, &[node], by_label("base"), clock.clone());
    assert_all_passed(&settled);
    assert_eq!(clock.slept.get(), 3 * 3_000);
    assert_eq!(fault_of(&reading, 0), None);
}

#[test]
fn an_endpoint_that_stays_behind_is_read_up_to_its_newest_block() {
    let (claims, history) = draws(1, 2_000);
    let node = Node::new(history, 1_900);
    let clock = TestClock::with(from_ref(&node));
    let (settled, reading) = read_at(&claims, &[node], by_label("base"), clock.clone());
    assert_eq!(clock.slept.get(), 30_000);
    let head = heads(&reading)[0];
    assert_eq!((head.newest, head.ten_minutes), (1_900, Some(300)));
    assert!(!head.is_current && head.is_known);
    let not_reached = Unread::NotReached {
        newest: 1_900,
        needed: 2_003,
    };
    assert_eq!(unread(&settled, StepId::Contract), Some(&not_reached));
    assert_eq!(fault_of(&reading, 0), None);
}

// The contract is younger than the newest block of an endpoint that lags: the reader called the address wrong.
#[test]
fn an_endpoint_from_before_the_contract_is_behind() {
    let (claims, history) = draws(1, 2_000);
    let node = Node::new(history, 1_900);
    node.deployed.set(1_950);
    let (settled, reading) = read(&claims, &[node]);
    assert_eq!(fault_of(&reading, 0), None);
    let not_reached = Unread::NotReached {
        newest: 1_900,
        needed: 2_003,
    };
    assert_eq!(unread(&settled, StepId::ChainLogs), Some(&not_reached));
}

// Several machines answer under one name, and some of them lag further.
#[test]
fn an_endpoint_that_falls_back_keeps_its_newest_block() {
    let (claims, history) = draws(1, 2_000);
    let node = Node::new(history, 1_900);
    node.comes_on.set(-10);
    let (_, reading) = read(&claims, &[node]);
    assert_eq!(heads(&reading)[0].newest, 1_900);
}

// The pace shows how far an endpoint is short. The reader asks no other endpoint for it.
#[test]
fn an_endpoint_at_the_proofs_block_is_not_asked_for_its_pace() {
    let asked = |newest| {
        let (claims, history) = draws(1, 1_000);
        let node = Node::new(history, newest);
        read_at(&claims, from_ref(&node), None, TestClock::with(&[]));
        node.calls("eth_getBlockByNumber")
    };
    assert_eq!(asked(1_003), asked(1_004));
}

// The pace belongs to the block that was asked for: a wrong one would make blocks that are still to come look as if
// they did not exist.
#[test]
fn another_block_than_the_one_asked_for_tells_no_pace() {
    let (claims, history) = draws(1, 2_000);
    let node = Node::new(history, 1_900);
    node.always.set(Some(1_000));
    let (_, reading) = read(&claims, &[node]);
    assert_eq!(heads(&reading)[0].ten_minutes, None);
}

// One endpoint goes on and the other stopped long ago: they are too far apart to be on one chain.
#[test]
fn an_endpoint_that_stopped_long_ago_contradicts_one_that_goes_on() {
    let (claims, history) = draws(1, 1_000);
    let (_, same) = draws(1, 1_000);
    let nodes = [Node::new(same, 600), Node::new(history, 1_000)];
    nodes[1].comes_on.set(1);
    let clock = TestClock::with(&nodes);
    let (settled, reading) = read_at(&claims, &nodes, by_label("base"), clock.clone());
    assert_eq!(clock.slept.get(), 30_000);
    assert_eq!(fault_of(&reading, 0), Some(Fault::Behind(600, 1_003)));
    let said = [(0, 600), (1, 1_003)]
        .map(|(place, newest)| (Witnesses::of(place), AnswerSummary::Newest(newest)));
    let apart = Unread::Disagreement(said.to_vec());
    for id in [StepId::Contract, StepId::WordOrigin, StepId::ChainLogs] {
        assert_eq!(unread(&settled, id), Some(&apart));
    }
}

// A proof that the contract refutes named blocks far above the newest: the reader blamed the endpoint.
#[test]
fn a_block_far_above_a_recent_newest_one_does_not_exist() {
    let far = |newest: u64, label: &str, comes_on: i64| {
        let (claims, history) = draws(1, 2_000);
        let node = Node::new(history, newest);
        node.comes_on.set(comes_on);
        let clock = TestClock::with(from_ref(&node));
        let (settled, reading) = read_at(&claims, &[node], by_label(label), clock.clone());
        let failed = failing(&settled, StepId::Contract);
        (failed, heads(&reading)[0].is_current, clock.slept.get())
    };
    // The node advances by one block, which is two seconds, in each of ten waits of three seconds.
    assert_eq!(
        far(1_692, "base", 1),
        (vec![Point::BlockExists], true, 30_000)
    );
    assert_eq!(far(1_693, "base", 1), (Vec::new(), true, 30_000));
    // Nothing can be concluded about an unknown chain, nor from an endpoint that has stopped or is catching up.
    assert_eq!(far(1_692, "my-chain", 1), (Vec::new(), false, 0));
    assert_eq!(far(1_692, "base", 0), (Vec::new(), false, 30_000));
    assert_eq!(far(1_092, "base", 61), (Vec::new(), false, 30_000));
}

// A chain runs faster now than over its last thousand blocks, and the device's clock is wrong: an honest proof named
// blocks that seemed not to exist.
#[test]
fn a_chain_that_became_faster_reaches_further() {
    let (claims, history) = draws(1, 2_000);
    let node = Node::new(history, 1_793);
    node.comes_on.set(1);
    node.slow_until.set(1_693);
    let clock = TestClock::with(from_ref(&node));
    clock.now.set(0);
    let (settled, reading) = read_at(&claims, &[node], by_label("base"), clock);
    assert_eq!(heads(&reading)[0].ten_minutes, Some(300));
    assert_eq!(failing(&settled, StepId::Contract), []);
}

// An endpoint that has stopped would be out of date for a month: a block further away does not exist.
#[test]
fn a_block_a_month_ahead_does_not_exist() {
    let month = 300 * 6 * 24 * 30;
    let failed = |newest: u64| {
        let (claims, history) = draws(1, newest + month - 3);
        let node = Node::new(history, newest);
        failing(&read(&claims, &[node]).0, StepId::Contract)
    };
    assert_eq!(failed(1_702), []);
    let (claims, history) = draws(1, 1_702 + month);
    let (settled, _) = read(&claims, &[Node::new(history, 1_702)]);
    assert_eq!(failing(&settled, StepId::Contract), [Point::BlockExists]);
}

// The honest endpoint was one block behind, and the reader set it aside at once: the other one alone decided.
#[test]
fn an_endpoint_behind_is_waited_for_and_leaves_the_steps_open() {
    let (claims, history) = draws(1, 1_000);
    let (_, same) = draws(1, 1_000);
    let nodes = [Node::new(same, 1_002), Node::new(history, 1_010)];
    let clock = TestClock::with(&nodes);
    let (settled, reading) = read_at(&claims, &nodes, by_label("base"), clock.clone());
    assert_eq!(clock.slept.get(), 30_000);
    assert_eq!(fault_of(&reading, 0), Some(Fault::Behind(1_002, 1_003)));
    assert_eq!(fault_of(&reading, 1), None);
    let reached = Unread::ReachedByFew(Witnesses::of(1), 1_003);
    for id in [StepId::Contract, StepId::WordOrigin, StepId::ChainLogs] {
        assert_eq!(unread(&settled, id), Some(&reached));
    }
    // The endpoint advances: both endpoints have the whole proof.
    let (_, history) = draws(1, 1_000);
    let nodes = [
        Node::new(draws(1, 1_000).1, 1_002),
        Node::new(history, 1_010),
    ];
    nodes[0].comes_on.set(1);
    let clock = TestClock::with(&nodes);
    let (settled, reading) = read_at(&claims, &nodes, by_label("base"), clock.clone());
    assert_all_passed(&settled);
    assert_eq!(clock.slept.get(), 3_000);
    assert_eq!(fault_of(&reading, 0), None);
}

// An honest proof is some seconds old: the honest endpoint is a block behind, and the liar denies an anchor.
#[test]
fn a_liar_beside_an_endpoint_behind_refutes_nothing() {
    let (claims, history) = draws(1, 1_000);
    let nodes = [
        Node::new(history, 1_002),
        Node::new(draws(1, 1_000).1, 1_010),
    ];
    nodes[1].chain.borrow_mut().consumer.events = Default::default();
    let (settled, _) = read(&claims, &nodes);
    for id in [StepId::Contract, StepId::WordOrigin, StepId::ChainLogs] {
        let step = step(&settled, id);
        assert!(!step.failed() && !step.passed(), "{step:?}");
    }
}

// A node names a new block seconds before it has the block's state, and another one behind the same address returns nothing
// for it: an honest pull of the same minute was not verified.
#[test]
fn state_that_is_missing_at_the_newest_block_is_asked_for_again() {
    let (claims, history) = draws(2, 1_000);
    let needed = claims.newest_block().expect("a block");
    let node = Node::new(history, needed);
    node.lags.set(None);
    node.executes_late.set(1);
    node.comes_on.set(1);
    let clock = TestClock::with(from_ref(&node));
    let (settled, _) = read_at(&claims, from_ref(&node), by_label("base"), clock.clone());
    assert_all_passed(&settled);
    assert_eq!(clock.slept.get(), 3_000);

    // State that stays missing is missing.
    let node = Node::new(draws(2, 1_000).1, needed);
    node.executes_late.set(1);
    let clock = TestClock::with(from_ref(&node));
    let (settled, _) = read_at(&claims, from_ref(&node), by_label("base"), clock.clone());
    assert!(step(&settled, StepId::Contract).failed());
    assert_eq!(clock.slept.get(), 3_000);
}
