//! Tests the choice of the block at which an endpoint's state is read, and endpoints that are seconds behind.

use core::slice::from_ref;

use chain::networks::by_label;
use chain::reading::Finality;
use fixtures::chain::time_of;
use verify::claims::Unread;
use verify::report::{Point, StepId};

use crate::reader::clock::TestClock;
use crate::reader::history::{draws, event};
use crate::reader::node::Node;
use crate::reader::{assert_all_passed, failing, fault_of, heads, read, read_at, step, unread};

// contract-8, contract-9
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
        let pinned = reading.block.as_ref().map(|block| block.number);
        assert_eq!((reading.finality, pinned), (finality, Some(block)));
        assert_eq!(heads(&reading)[0].pinned, block);
    }
}

// An endpoint keeps the state of 128 blocks, and the final block is 600 behind: the reader read nothing.
// contract-8, contract-9
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

// All endpoints were read at the oldest block of any: a stuck one decided at which block the others were read.
#[test]
fn each_endpoint_is_read_at_a_block_of_its_own() {
    let (claims, history) = draws(1, 1_000);
    let (_, same) = draws(1, 1_000);
    let nodes = [Node::new(history, 2_000), Node::new(same, 1_010)];
    let (settled, reading) = read(&claims, &nodes);
    assert_all_passed(&settled);
    let pinned: Vec<u64> = heads(&reading).iter().map(|head| head.pinned).collect();
    assert_eq!(pinned, [1_980, 1_010]);
    let pinned = reading.block.map(|block| block.number);
    assert_eq!((reading.finality, pinned), (Finality::Latest, Some(1_010)));
}

// An event was anchored after the final block, by a contract that is younger than that block: the page reported "no
// such contract".
// contract-22
#[test]
fn a_contract_younger_than_the_final_block_is_read_at_a_newer_one() {
    let (claims, history) = event(1_995);
    let node = Node::new(history, 2_000);
    node.deployed.set(1_994);
    let (settled, _) = read(&claims, from_ref(&node));
    let contract = step(&settled, StepId::Contract);
    assert!(contract.passed(), "{contract:?}");
    node.chain.borrow_mut().consumer.events = Default::default();
    let (settled, _) = read(&claims, &[node]);
    assert_eq!(failing(&settled, StepId::Contract), [Point::ContractAnchor]);
}

// A value that is missing says something only if the endpoint's newest block is of this minute.
// contract-23
#[test]
fn the_devices_clock_says_whether_an_endpoint_is_of_this_minute() {
    for (ahead, is_fresh) in [
        (0_i64, true),
        (59, true),
        (60, false),
        (-59, true),
        (-60, false),
    ] {
        let (claims, history) = event(1_500);
        let node = Node::new(history, 2_000);
        node.chain.borrow_mut().consumer.events = Default::default();
        node.has_receipts.set(false);
        let clock = TestClock::with(from_ref(&node));
        clock.now.set(time_of(2_000).saturating_add_signed(ahead));
        let (settled, reading) = read_at(&claims, &[node], by_label("base"), clock);
        assert_eq!(heads(&reading)[0].is_fresh, is_fresh, "{ahead}");
        assert_eq!(step(&settled, StepId::Contract).failed(), is_fresh);
    }
}

// The address has no contract, or another one without these functions.
// contract-13, contract-18, contract-28
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
        if another {
            assert_eq!(
                unread(&settled, StepId::Contract),
                Some(&Unread::NotTheContract)
            );
            continue;
        }
        assert!(failed.contains(&Point::ContractVersion), "{failed:?}");
        // The endpoint may be on another chain.
        let clock = TestClock::with(from_ref(&node));
        let (settled, _) = read_at(&claims, &[node], None, clock);
        assert_eq!(failing(&settled, StepId::Contract), []);
        assert!(!step(&settled, StepId::Contract).passed());
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

// An endpoint that was an hour behind cost every reader half a minute.
// asking-6
#[test]
fn only_an_endpoint_at_most_64_blocks_behind_is_asked_again() {
    // The newest word is in block 2,003.
    for (newest, waits) in [(1_939, 30_000), (1_938, 0)] {
        let (claims, history) = draws(1, 2_000);
        let node = Node::new(history, newest);
        let clock = TestClock::with(from_ref(&node));
        let (settled, reading) = read_at(&claims, &[node], by_label("base"), clock.clone());
        assert_eq!(clock.slept.get(), waits, "{newest}");
        let not_reached = Unread::NotReached {
            newest,
            needed: Some(2_003),
            age: waits / 1_000,
        };
        assert_eq!(unread(&settled, StepId::Contract), Some(&not_reached));
        assert_eq!(fault_of(&reading, 0), None);
    }
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
        needed: Some(2_003),
        age: 0,
    };
    assert_eq!(unread(&settled, StepId::Contract), Some(&not_reached));
}

// Several machines answer under one name, and some of them lag further.
#[test]
fn an_endpoint_that_falls_back_keeps_its_newest_block() {
    let (claims, history) = draws(1, 2_000);
    let node = Node::new(history, 1_950);
    node.comes_on.set(-10);
    let (_, reading) = read(&claims, &[node]);
    assert_eq!(heads(&reading)[0].newest, 1_950);
}

// A node names a new block seconds before it has the block's state, and another one behind the same address returns nothing
// for it: an honest pull of the same minute was not verified.
// views-25, views-39, contract-15, contract-17
#[test]
fn state_that_is_missing_at_a_new_block_is_asked_for_again() {
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

    // State that stays missing says nothing.
    let node = Node::new(draws(2, 1_000).1, needed);
    node.executes_late.set(1);
    let clock = TestClock::with(from_ref(&node));
    let (settled, _) = read_at(&claims, from_ref(&node), by_label("base"), clock.clone());
    let lacks_state = Unread::EndNotShown(needed);
    assert_eq!(unread(&settled, StepId::Contract), Some(&lacks_state));
    // No newer block came.
    assert_eq!(clock.slept.get(), 30_000);
}

// Neither the six newest blocks have state yet, nor does the endpoint name a final block: the contract was there 64 blocks before.
// contract-16
#[test]
fn a_contract_that_was_there_64_blocks_before_holds_its_values() {
    let (claims, history) = draws(2, 1_000);
    let needed = claims.newest_block().expect("a block");
    for (deployed, is_missing) in [(needed - 64, false), (needed - 63, true)] {
        let node = Node::new(history.clone(), needed);
        node.lags.set(None);
        node.executes_late.set(6);
        node.deployed.set(deployed);
        let (settled, _) = read(&claims, from_ref(&node));
        assert_eq!(step(&settled, StepId::Contract).failed(), is_missing);
        let lacks_state = Unread::EndNotShown(needed);
        let cause = (!is_missing).then_some(&lacks_state);
        assert_eq!(unread(&settled, StepId::Contract), cause);
    }
}
