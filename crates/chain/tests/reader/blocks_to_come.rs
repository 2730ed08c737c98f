//! Blocks that an endpoint does not have yet, state that it lacks, and transactions that it does not know at first.

use std::cell::RefCell;
use std::rc::Rc;
use std::slice::from_ref;

use chain::client::Client;
use chain::networks::by_label;
use chain::reader::{self, Terms};
use chain::reading::{Reading, Transcript};
use chain::transport::SendError;
use fixtures::chain::consumer::Callback;
use fixtures::chain::{COORDINATOR, Chain, listed_with_logs, time_of};
use fixtures::pack_event::PackEvent;
use fixtures::shop::Shop;
use verify::claims::{Claims, Replies, Settled, Unread};
use verify::hash::Hash32;
use verify::report::{Point, StepId};

use super::history::draws;
use crate::reader::clock::TestClock;
use crate::reader::node::{Node, Wire};
use crate::reader::{assert_all_passed, failing, open, read, settled, step, unread, wait_for};

/// A reading that waits for blocks: the result, and the results so far that it told.
struct Waited {
    settled: Settled,
    so_far: Vec<bool>,
    slept: u64,
}

fn claims_of(payload: &str) -> Claims {
    let checked = verify::check(payload.as_bytes(), &mut |_| {}).expect("a payload");
    checked.claims.expect("claims")
}

/// Reads on a network, with a device's clock that is some seconds ahead of the node's newest block. The payload was loaded just now.
fn read_for(claims: &Claims, node: &Rc<Node>, network: &str, ahead: u64, waits: bool) -> Waited {
    let clock = TestClock::with(from_ref(node));
    clock.now.set(time_of(node.newest.get()) + ahead);
    let client = Client::new("node".into(), Box::new(Wire(node.clone())), clock.clone());
    let so_far = RefCell::new(Vec::new());
    let mut early = |_: &Settled, reading: Reading<Transcript>| {
        so_far.borrow_mut().push(reading.waits);
    };
    let terms = Terms {
        network: by_label(network),
        loaded: clock.now.get(),
        waits,
    };
    let (listed, none, clients) = (listed_with_logs(), Replies::new(), [client]);
    let reading = reader::read(claims, &listed, &none, &clients, terms, &*clock, &mut early);
    let (_, reading) = wait_for(reading);
    Waited {
        settled: settled(claims, &reading),
        so_far: so_far.into_inner(),
        slept: clock.slept.get(),
    }
}

// An event that was created ten seconds ago, at a node that is seconds behind: the contract lacked it, and the honest report failed.
// views-31, views-32
#[test]
fn a_running_event_of_ten_seconds_is_confirmed_when_a_node_has_its_block() {
    let event = PackEvent::honest();
    let claims = claims_of(&event.running());
    let created = event.chain.logs[0].position.block;
    for behind in 1..=30 {
        let node = Node::new(event.chain.clone(), created - behind);
        let ahead = 2 * behind + 10;
        let now = read_for(&claims, &node, "base", ahead, false).settled;
        assert!(matches!(
            unread(&now, StepId::Contract),
            Some(Unread::NotReached { needed: None, .. })
        ));
        // A block every two seconds.
        node.comes_on.set(6);
        let waited = read_for(&claims, &node, "base", ahead, true);
        assert!(step(&waited.settled, StepId::Contract).passed(), "{behind}");
        assert_eq!(waited.so_far.first(), Some(&true));
    }
}

// views-31, contract-24, contract-25
#[test]
fn a_running_event_that_was_never_created_is_missing_after_two_minutes() {
    let event = PackEvent::unanchored();
    let claims = claims_of(&event.running());
    let read = |network: &str, ahead, comes_on| {
        let node = Node::new(event.chain.clone(), event.chain.newest);
        node.chain_id
            .set(if network == "base" { 8_453 } else { 31_337 });
        node.comes_on.set(comes_on);
        read_for(&claims, &node, network, ahead, true)
    };
    let missing = read("base", 10, 6);
    assert_eq!(
        failing(&missing.settled, StepId::Contract),
        [Point::ContractAnchor]
    );
    // The endpoint's newest block was not of this minute when it was first asked.
    assert_eq!(failing(&read("base", 70, 6).settled, StepId::Contract), []);
    // Its chain stands still, and nobody waits longer than four minutes.
    let still = read("base", 10, 0);
    assert_eq!(failing(&still.settled, StepId::Contract), []);
    assert_eq!(still.slept, 240_000);
    let local = read("localhost", 10, 0);
    assert_eq!(
        failing(&local.settled, StepId::Contract),
        [Point::ContractAnchor]
    );
}

// The shop named a block that did not exist yet: for ever "the reader is behind".
// views-30, views-32, contract-26, contract-27
#[test]
fn a_block_that_did_not_exist_when_it_was_named_fails() {
    let (claims, history) = draws(1, 2_000);
    let needed = claims.newest_block().expect("a block");
    let read = |network: &str, ahead, comes_on, waits| {
        let node = Node::new(history.up_to(1_500), 1_500);
        node.chain_id
            .set(if network == "base" { 8_453 } else { 31_337 });
        node.comes_on.set(comes_on);
        read_for(&claims, &node, network, ahead, waits)
    };
    let failed = read("base", 4, 6, true);
    assert_eq!(
        failing(&failed.settled, StepId::Contract),
        [
            Point::ContractVersion,
            Point::ContractPurchase,
            Point::ContractRequest,
            Point::JudgedBlock
        ]
    );
    for (network, ahead, comes_on, waits) in [
        ("base", 4, 6, false),
        ("base", 70, 6, true),
        ("base", 4, 0, true),
        ("localhost", 4, 6, true),
    ] {
        let open = read(network, ahead, comes_on, waits).settled;
        let cause = unread(&open, StepId::Contract).expect("open");
        let is_named =
            matches!(cause, Unread::NotReached { needed: Some(block), .. } if *block == needed);
        assert!(is_named, "{cause:?}");
    }
    // A block that comes while the reading waits is read.
    let node = Node::new(history.clone(), needed - 70);
    node.comes_on.set(6);
    assert_all_passed(&read_for(&claims, &node, "base", 4, true).settled);
}

// A balanced endpoint returned nothing once, and an honest event was open.
// asking-7
#[test]
fn a_transaction_that_an_endpoint_does_not_know_is_asked_for_twice() {
    let event = PackEvent::honest();
    let claims = event.check().1;
    for (receipts, transactions) in [(1, 0), (0, 1), (1, 1)] {
        let node = Node::new(event.chain.clone(), event.chain.newest);
        node.lacks_receipts.set(receipts);
        node.lacks_transactions.set(transactions);
        let (settled, _) = read(&claims, from_ref(&node));
        assert_all_passed(&settled);
        assert_eq!(
            (node.lacks_receipts.get(), node.lacks_transactions.get()),
            (0, 0)
        );
    }
}

// The endpoint lacks a value, and is not there when it is asked again: the first reading's failure was kept, or nothing of it.
// views-25, views-28
#[test]
fn a_second_reading_that_gives_no_block_leaves_the_first_ones_view() {
    let (claims, history) = draws(1, 1_000);
    let lacks = || {
        let node = Node::new(history.clone(), 2_000);
        node.chain.borrow_mut().consumer.events = Default::default();
        node
    };
    let once = lacks();
    let (settled, _) = read(&claims, from_ref(&once));
    assert!(step(&settled, StepId::Contract).failed());
    let requests = once.requests.borrow();
    let heads = (1..).zip(requests.iter());
    let mut heads = heads.filter(|(_, calls)| calls.contains(&"eth_chainId".to_owned()));
    let (second, _) = heads.nth(1).expect("a second reading");
    let node = lacks();
    for nth in second..second + 400 {
        node.instead
            .borrow_mut()
            .insert(nth, Err(SendError::Unreachable));
    }
    let (settled, reading) = read(&claims, from_ref(&node));
    assert_eq!(
        unread(&settled, StepId::Contract),
        Some(&Unread::NotSettled)
    );
    assert!(
        step(&settled, StepId::WordOrigin).passed(),
        "{:?}",
        open(&settled)
    );
    assert_eq!(reading.endpoints[0].1, None);
}

// A node names its newest block and has not its state yet: "0x" was a missing value.
#[test]
fn a_newest_block_without_its_state_refutes_nothing() {
    let event = PackEvent::honest();
    for (claims, chain) in [
        (event.check().1, event.chain.clone()),
        (claims_of(&event.running()), event.chain.clone()),
        draws(1, 1_000),
    ] {
        let newest = chain.newest.max(2_000);
        for tags in [Some((10, 20)), None] {
            for late in 1..=3 {
                for comes_on in [0, 1] {
                    let node = Node::new(chain.clone(), newest);
                    node.lags.set(tags);
                    node.executes_late.set(late);
                    node.comes_on.set(comes_on);
                    for waits in [false, true] {
                        let read = read_for(&claims, &node, "base", 4, waits);
                        let failed = read.settled.steps.iter().filter(|step| step.failed());
                        let case = (newest, tags, late, comes_on, waits);
                        assert_eq!(failed.count(), 0, "{case:?} {:?}", read.settled.steps);
                    }
                }
            }
        }
    }
}

/// Returns a proof with a word left out, whose failed answer is one block after the target's word; and the fork before, on which it is
/// in the target's window.
fn forks() -> (Claims, Chain, Chain) {
    let (shop, target, hidden) = Shop::with_an_older_request(20_000, Callback::Fails);
    let claims = Claims::Pull(Box::new(shop.proof(target).omitting(hidden).check().1));
    let history = shop.chain;
    let word = claims.newest_block().expect("a word");
    let failed = history.logs.iter().filter(|log| log.address == COORDINATOR);
    let failed: Vec<Hash32> = failed.map(|log| log.transaction).collect();
    let mut after = history.clone();
    let moved = failed[failed.len() - 2];
    for log in &mut after.logs {
        if log.transaction == moved {
            (log.position.block, log.position.log_index) = (word + 1, 0);
        }
    }
    after.transactions.get_mut(&moved).expect("sent").block = word + 1;
    after.newest = word + 2;
    (claims, history, after)
}

// The refutation needs the input of the failed answer, which was read after the reading had been judged: no second reading.
// views-24, views-29
#[test]
fn a_reading_that_refutes_by_an_input_is_made_once_more() {
    let (claims, before, after) = forks();
    let newest = claims.newest_block().expect("a word") + 2;
    let node = Node::new(before, newest);
    let (refuted, _) = read(&claims, from_ref(&node));
    assert!(
        step(&refuted, StepId::ChainLogs).failed(),
        "{:?}",
        open(&refuted)
    );
    let is_first = |calls: &Vec<String>| calls.contains(&"eth_chainId".to_owned());
    let requests = node.requests.borrow().clone();
    assert_eq!(requests.iter().filter(|calls| is_first(calls)).count(), 2);
    let last = requests
        .iter()
        .rposition(is_first)
        .expect("a second reading");
    let node = Node::new(node.chain.borrow().clone(), newest);
    *node.fork.borrow_mut() = Some((last, after));
    let (settled, _) = read(&claims, from_ref(&node));
    assert!(node.fork.borrow().is_none(), "the chain changed");
    assert!(
        !step(&settled, StepId::ChainLogs).failed(),
        "{:?}",
        open(&settled)
    );
}

// The one node of a local chain lacks the proof's values. It gets no newer block, and replaces none.
// views-26
#[test]
fn a_value_that_a_local_chain_lacks_is_read_once() {
    let (claims, history) = draws(1, 1_000);
    let read = |network: &str, chain_id| {
        let node = Node::new(history.clone(), 1_010);
        node.chain_id.set(chain_id);
        node.chain.borrow_mut().consumer.events = Default::default();
        let settled = read_for(&claims, &node, network, 4, false).settled;
        assert!(step(&settled, StepId::Contract).failed());
        node
    };
    assert_eq!(read("base", 8_453).calls("eth_chainId"), 2);
    let local = read("localhost", 31_337);
    assert_eq!(local.calls("eth_chainId"), 1);
}
