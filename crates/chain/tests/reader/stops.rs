//! Reads from an endpoint that stops while the reading waits for a block.

use std::cell::RefCell;
use std::rc::Rc;
use std::slice::from_ref;

use chain::client::Client;
use chain::networks::by_label;
use chain::reader::{self, Terms};
use chain::reading::{Reading, Transcript};
use chain::transport::SendError;
use fixtures::chain::{listed_with_logs, time_of};
use verify::claims::{Claims, Replies, Settled};

use super::history::draws;
use crate::reader::clock::TestClock;
use crate::reader::node::{Node, Wire};
use crate::reader::{settled, wait_for};

/// Reads, and waits for blocks. Returns the number of views of each result so far, and the result.
fn waited(claims: &Claims, node: &Rc<Node>) -> (Vec<usize>, Settled) {
    let clock = TestClock::with(from_ref(node));
    clock.now.set(time_of(node.newest.get()) + 4);
    let client = Client::new("node".into(), Box::new(Wire(node.clone())), clock.clone());
    let so_far = RefCell::new(Vec::new());
    let mut early = |settled: &Settled, _: Reading<Transcript>| {
        so_far.borrow_mut().push(settled.views.len());
    };
    let terms = Terms {
        network: by_label("base"),
        loaded: clock.now.get(),
        waits: true,
    };
    let (listed, none, clients) = (listed_with_logs(), Replies::new(), [client]);
    let reading = reader::read(claims, &listed, &none, &clients, terms, &*clock, &mut early);
    let (_, reading) = wait_for(reading);
    (so_far.into_inner(), settled(claims, &reading))
}

/// An endpoint is asked again for a block that does not exist yet, names a newer one, and stops. It had a view, and the result so far
/// was `not_confirmed`: its view was lost, and the result was `verified_offline`.
#[test]
fn an_endpoint_that_stops_while_a_reading_waits_keeps_its_view() {
    let (claims, history) = draws(1, 2_000);
    let node = || {
        let node = Node::new(history.up_to(1_500), 1_500);
        node.comes_on.set(6);
        node
    };
    let once = node();
    let (so_far, whole) = waited(&claims, &once);
    assert_eq!((so_far.first(), whole.views.len()), (Some(&1), 1));
    let requests = once.requests.borrow();
    let heads = (1..).zip(requests.iter());
    let mut heads = heads.filter(|(_, calls)| calls.contains(&"eth_chainId".to_owned()));
    let (second, _) = heads.nth(1).expect("a second reading");
    let stops = node();
    for nth in second..second + 400 {
        stops
            .instead
            .borrow_mut()
            .insert(nth, Err(SendError::Unreachable));
    }
    let (so_far, settled) = waited(&claims, &stops);
    assert_eq!(so_far.first(), Some(&1), "the result so far has its view");
    assert_eq!(settled.views.len(), 1, "{:?}", settled.silent);
}
