//! Counts the requests of a reading, and follows an endpoint that refuses some.

use core::slice::from_ref;
use std::rc::Rc;

use chain::client::Client;
use chain::networks::by_label;
use chain::reading::Finality;
use chain::transport::{Bounds, HttpReply, LocalBoxFuture, SendError, Transport};
use serde_json::{Value, json};
use verify::claims::Fault;
use verify::report::{Step, StepId};

use crate::reader::clock::TestClock;
use crate::reader::history::draws;
use crate::reader::node::{Node, Wire};
use crate::reader::{assert_all_passed, fault_of, read, read_at, read_through, unread, wait_for};

// asking-2
#[test]
fn a_proof_of_100_draws_is_read_in_a_few_requests() {
    let requests = |batch: usize| {
        let (claims, history) = draws(100, 1_000);
        let node = Node::new(history, 2_000);
        node.batch.set(batch);
        let (settled, reading) = read(&claims, from_ref(&node));
        assert_all_passed(&settled);
        assert_eq!(reading.finality, Finality::Finalized);
        let sent = node.requests.borrow().len();
        assert_eq!(u32::try_from(sent), Ok(reading.round_trips));
        sent
    };
    assert_eq!([100, 10, 1].map(requests), [9, 49, 416]);
}

// The reader sent a batch in every round to an endpoint without batches.
#[test]
fn a_refused_batch_is_split_and_that_is_remembered() {
    let (claims, history) = draws(3, 1_000);
    let node = Node::new(history, 2_000);
    node.batch.set(1);
    let (settled, _) = read(&claims, from_ref(&node));
    assert_all_passed(&settled);
    let requests = node.requests.borrow();
    let batches = requests.iter().filter(|methods| methods.len() > 1);
    let sizes: Vec<usize> = batches.map(Vec::len).collect();
    assert_eq!(sizes, [4, 4, 3, 3]);
}

// asking-3
#[test]
fn an_endpoint_that_asks_to_wait_is_waited_for() {
    let (claims, history) = draws(1, 1_000);
    let node = Node::new(history, 2_000);
    let busy = |retry_after| {
        Ok(HttpReply {
            status: 429,
            retry_after,
            text: String::new(),
        })
    };
    node.first.borrow_mut().extend([busy(None), busy(Some(7))]);
    let clock = TestClock::with(from_ref(&node));
    let (settled, _) = read_at(&claims, from_ref(&node), None, clock.clone());
    assert_all_passed(&settled);
    assert_eq!(clock.slept.get(), 7_000 + 1_000);

    // A wait of no time used up every try at once: the date of a wait may have passed on the way.
    node.first
        .borrow_mut()
        .extend([busy(Some(0)), busy(Some(0)), busy(Some(0))]);
    let clock = TestClock::with(from_ref(&node));
    let (settled, _) = read_at(&claims, from_ref(&node), None, clock.clone());
    assert_all_passed(&settled);
    assert_eq!(clock.slept.get(), 500 + 1_000 + 2_000);

    // The reader waits as long as a person would, and no longer.
    let waited = |seconds| {
        node.first.borrow_mut().push(busy(Some(seconds)));
        let clock = TestClock::with(from_ref(&node));
        read_at(&claims, from_ref(&node), None, clock.clone());
        clock.slept.get()
    };
    assert_eq!([20, 21].map(waited), [20_000, 0]);

    node.first.borrow_mut().push(busy(Some(60)));
    let (settled, reading) = read(&claims, from_ref(&node));
    assert_eq!(fault_of(&reading, 0), Some(Fault::Busy));
    assert!(unread(&settled, StepId::Contract).is_some());
}

// A node puts its own error into JSON-RPC, and an HTTP status beside it: the reader read only the status.
#[test]
fn an_error_of_the_node_is_read_whatever_its_status() {
    let (claims, history) = draws(1, 1_000);
    let node = Node::new(history, 2_000);
    let reply = |status, text: &str| {
        Ok(HttpReply {
            status,
            retry_after: None,
            text: text.into(),
        })
    };
    let refusal =
        r#"{"jsonrpc":"2.0","id":null,"error":{"code":31,"message":"at most 3 in a batch"}}"#;
    node.first.borrow_mut().push(reply(500, refusal));
    let (settled, _) = read(&claims, from_ref(&node));
    assert_all_passed(&settled);

    node.first
        .borrow_mut()
        .push(reply(403, r#"{"error":"no key"}"#));
    let (_, reading) = read(&claims, &[node]);
    assert_eq!(
        fault_of(&reading, 0),
        Some(Fault::Refused(403, "no key".into()))
    );
}

/// A transport to a node that counts the calls of a batch against its rate: it is busy for those beyond the first few,
/// or for the whole request.
struct Counting {
    node: Rc<Node>,
    most: usize,
    is_whole: bool,
    words: &'static str,
}

impl Transport for Counting {
    fn send(
        &self,
        request: String,
        bounds: Bounds,
    ) -> LocalBoxFuture<'_, Result<HttpReply, SendError>> {
        let calls: Value = serde_json::from_str(&request).expect("JSON");
        let calls = calls.as_array().map_or(1, Vec::len);
        let error = json!({"code": -32_005, "message": self.words});
        if self.is_whole && calls > self.most {
            let methods = vec![String::new(); calls];
            self.node.requests.borrow_mut().push(methods);
            let refused = json!({"jsonrpc": "2.0", "id": null, "error": error});
            return Box::pin(core::future::ready(Ok(HttpReply::ok(refused.to_string()))));
        }
        let reply = wait_for(Wire(self.node.clone()).send(request, bounds)).map(|mut reply| {
            let mut answers: Value = serde_json::from_str(&reply.text).expect("JSON");
            for answer in answers.as_array_mut().into_iter().flatten().skip(self.most) {
                *answer = json!({"jsonrpc": "2.0", "id": answer["id"], "error": error});
            }
            reply.text = answers.to_string();
            reply
        });
        Box::pin(core::future::ready(reply))
    }
}

// Providers count each call of a batch: a batch of a hundred calls stayed busy, however long the reader waited.
#[test]
fn a_batch_that_exceeds_a_rate_is_sent_in_parts() {
    let (claims, history) = draws(100, 1_000);
    for (is_whole, most, words) in [
        (false, 10, "rate limit exceeded"),
        (false, 20, "rate limit exceeded"),
        (true, 20, "rate limit exceeded"),
        (true, 6, "rate limit exceeded"),
        (true, 3, "batch request limit exceeded"),
        (true, 1, "too many requests in a batch"),
    ] {
        let node = Node::new(history.clone(), 2_000);
        let clock = TestClock::with(from_ref(&node));
        let transport = Counting {
            node: node.clone(),
            most,
            is_whole,
            words,
        };
        let client = Client::new("node.example".into(), Box::new(transport), clock.clone());
        let (settled, _) = read_through(&claims, &[client], by_label("base"), &clock);
        let open: Vec<_> = settled
            .steps
            .iter()
            .filter(|step| !Step::passed(step))
            .collect();
        assert!(open.is_empty(), "{is_whole} {most} {words}: {open:?}");
        assert!(
            clock.slept.get() <= 60_000,
            "{most} {words}: {}",
            clock.slept.get()
        );
    }
}
