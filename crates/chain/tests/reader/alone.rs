//! Reads through several endpoints, each alone: no endpoint waits for one that lags, hangs or is busy, and each one's own
//! result stands beside the others'.

use core::cell::{Cell, RefCell};
use core::pin::pin;
use core::slice::from_ref;
use core::task::{Context, Poll, Waker};
use std::rc::Rc;

use chain::client::Client;
use chain::networks::by_label;
use chain::reader;
use chain::reading::{Reading, Transcript};
use chain::source::{Source, Subject};
use chain::transport::{Bounds, Clock, HttpReply, LocalBoxFuture, SendError, Transport};
use fixtures::chain::proof::LocalProver;
use fixtures::chain::{CONSUMER, listed_with_logs, time_of};
use verify::claims::{
    Claims, Fault, Inconsistency, Question, Replies, Reply, Settled, Unread, Witnesses,
};
use verify::report::{Cause, Step, StepId};

use crate::reader::clock::TestClock;
use crate::reader::history::draws;
use crate::reader::node::{Node, Wire};
use crate::reader::{fault_of, given, heads, read, terms, wait_for};

/// A clock of virtual time, which passes when everybody waits.
#[derive(Default)]
struct Virtual {
    started: u64,
    now_ms: Cell<u64>,
    sleeping: RefCell<Vec<(u64, Waker)>>,
}

impl Clock for Virtual {
    fn now(&self) -> u64 {
        self.started + self.now_ms.get() / 1_000
    }

    fn sleep(&self, milliseconds: u32) -> LocalBoxFuture<'_, ()> {
        let until = self.now_ms.get() + u64::from(milliseconds);
        Box::pin(core::future::poll_fn(move |context| {
            if self.now_ms.get() >= until {
                return Poll::Ready(());
            }
            let waker = context.waker().clone();
            self.sleeping.borrow_mut().push((until, waker));
            Poll::Pending
        }))
    }
}

impl Virtual {
    /// Runs a future to its end. Time goes on to the next moment for which somebody waits.
    fn run<T>(&self, future: impl Future<Output = T>) -> T {
        let mut future = pin!(future);
        loop {
            let context = &mut Context::from_waker(Waker::noop());
            if let Poll::Ready(output) = future.as_mut().poll(context) {
                return output;
            }
            let mut sleeping = self.sleeping.borrow_mut();
            let next = sleeping.iter().map(|(until, _)| *until).min();
            self.now_ms.set(next.expect("somebody waits for a time"));
            let over = sleeping.extract_if(.., |(until, _)| *until <= self.now_ms.get());
            over.for_each(|(_, waker)| waker.wake());
        }
    }
}

/// A transport to a node that hangs after some requests, and notes the time of each request.
struct Timed {
    node: Rc<Node>,
    clock: Rc<Virtual>,
    hangs_after: usize,
    sent_at: Rc<RefCell<Vec<u64>>>,
}

impl Transport for Timed {
    fn send(
        &self,
        request: String,
        bounds: Bounds,
    ) -> LocalBoxFuture<'_, Result<HttpReply, SendError>> {
        self.sent_at.borrow_mut().push(self.clock.now_ms.get());
        let hangs = self.sent_at.borrow().len() > self.hangs_after;
        Box::pin(async move {
            if hangs {
                self.clock.sleep(bounds.seconds * 1_000).await;
                return Err(SendError::TimedOut);
            }
            Wire(self.node.clone()).send(request, bounds).await
        })
    }
}

/// The result of a reading of three endpoints, of which the middle one is in trouble.
struct Read {
    merged: Settled,
    reading: Reading<Transcript>,
    /// The time of the last request to each, in milliseconds.
    last_sent: Vec<u64>,
    ended: u64,
}

fn of_three(trouble: impl Fn(&Node), hangs_after: usize) -> Read {
    let (claims, history) = draws(2, 1_000);
    let nodes = [(); 3].map(|()| Node::new(history.clone(), 2_000));
    trouble(&nodes[1]);
    let clock = Rc::new(Virtual {
        started: time_of(2_000),
        ..Virtual::default()
    });
    let sent_at = [(); 3].map(|()| Rc::<RefCell<Vec<u64>>>::default());
    let clients: Vec<Client> = nodes
        .iter()
        .enumerate()
        .map(|(place, node)| {
            let transport = Timed {
                node: node.clone(),
                clock: clock.clone(),
                hangs_after: if place == 1 { hangs_after } else { usize::MAX },
                sent_at: sent_at[place].clone(),
            };
            let host = format!("node{place}.example");
            Client::new(host, Box::new(transport), clock.clone())
        })
        .collect();
    let (listed, terms) = (listed_with_logs(), terms(by_label("base"), &*clock));
    let mut early = |_: &Settled, _| {};
    let none = Replies::new();
    let reading = reader::read(
        &claims, &listed, &none, &clients, terms, &*clock, &mut early,
    );
    let (_, reading) = clock.run(reading);
    Read {
        merged: merged(&claims, &reading),
        reading,
        last_sent: sent_at
            .map(|times| *times.borrow().last().expect("asked"))
            .to_vec(),
        ended: clock.now_ms.get(),
    }
}

fn merged(claims: &Claims, reading: &Reading<Transcript>) -> Settled {
    let answers = reading.replies.0.iter().cloned().collect();
    claims.settle(&listed_with_logs(), &answers, &LocalProver)
}

/// Returns the cause of a step in the view of the middle endpoint, or the one for which it has no view; and checks that the others'
/// views pass whole.
#[track_caller]
fn cause(read: &Read, id: StepId) -> Option<Cause> {
    let mut silent = read.merged.silent.iter();
    if let Some((_, unread)) = silent.find(|(by, _)| by.include(Witnesses::of(1))) {
        assert!(
            read.merged.steps.iter().all(Step::passed),
            "it changes nothing"
        );
        return Some(Cause::Unread(unread.clone()));
    }
    let view = |place| {
        let mut views = read.merged.views.iter();
        let view = views.find(|view| view.by.include(Witnesses::of(place)));
        &view.expect("a view").steps
    };
    for place in [0, 2] {
        assert!(view(place).iter().all(Step::passed), "{:?}", view(place));
        assert_eq!(fault_of(&read.reading, place), None);
    }
    let find = |steps: &[Step]| {
        let step = steps.iter().find(|step| step.id == id).expect("the step");
        step.cause().cloned()
    };
    // Others answered, so that the contract was read.
    let own = match find(view(1)) {
        Some(Cause::Unread(Unread::Endpoint { host, fault })) => {
            Some(Cause::Unread(Unread::Endpoint { host, fault }))
        }
        own => own,
    };
    assert_eq!(find(&read.merged.steps), own, "it is the merge's cause too");
    own
}

fn fault_at_node1(fault: Fault) -> Option<Cause> {
    let host = "node1.example".into();
    Some(Cause::Unread(Unread::Endpoint { host, fault }))
}

// One of three endpoints that lagged cost every reader 30 seconds before the first question.
// asking-1
#[test]
fn nobody_waits_for_an_endpoint_that_lags() {
    let read = of_three(|node| node.newest.set(990), usize::MAX);
    assert_eq!(read.last_sent, [0, 30_000, 0]);
    let not_reached = Unread::NotReached {
        newest: 990,
        needed: Some(1_005),
        age: 2_050,
    };
    let not_reached = Some(Cause::Unread(not_reached));
    assert_eq!(cause(&read, StepId::Contract), not_reached);
    assert_eq!(heads(&read.reading).len(), 2, "the others have one head");
}

#[test]
fn nobody_waits_for_an_endpoint_that_hangs() {
    // At first contact; then later.
    let read = of_three(|_| {}, 0);
    assert_eq!((read.ended, &*read.last_sent), (30_000, &[0; 3][..]));
    assert_eq!(cause(&read, StepId::ChainLogs), fault_at_node1(Fault::Busy));
    assert_eq!(fault_of(&read.reading, 1), Some(Fault::Busy));
    let read = of_three(|_| {}, 1);
    assert_eq!([read.last_sent[0], read.last_sent[2]], [0, 0]);
    assert!(read.ended <= 200_000, "{}", read.ended);
    assert_eq!(cause(&read, StepId::Contract), fault_at_node1(Fault::Busy));
    assert_eq!(fault_of(&read.reading, 1), None);
}

#[test]
fn nobody_waits_for_an_endpoint_that_is_busy() {
    let busy = |node: &Node| {
        let reply = HttpReply {
            status: 429,
            retry_after: None,
            text: String::new(),
        };
        let instead = (2..200).map(|nth| (nth, Ok(reply.clone())));
        node.instead.borrow_mut().extend(instead);
    };
    let read = of_three(busy, usize::MAX);
    assert_eq!([read.last_sent[0], read.last_sent[2]], [0, 0]);
    assert!(read.ended <= 180_000, "{}", read.ended);
    assert_eq!(cause(&read, StepId::Contract), fault_at_node1(Fault::Busy));
}

// Logs that one endpoint refused, or had dropped, were taken from the others, whoever they were.
// views-9, views-10, dates-3, left_out-4
#[test]
fn nobody_stands_in_for_an_endpoint_that_prunes_or_refuses() {
    let read = of_three(|node| node.logs_from.set(1_004), usize::MAX);
    assert_eq!(read.ended, 0);
    assert!(cause(&read, StepId::ChainLogs).is_some());
    assert_eq!(cause(&read, StepId::Contract), None);
    let read = of_three(|node| node.keeps.set(0), usize::MAX);
    let pruned = Fault::Refused(-32_000, "missing trie node".into());
    assert_eq!(cause(&read, StepId::Contract), fault_at_node1(pruned));
    let read = of_three(|node| node.range.set(0), usize::MAX);
    assert_eq!(cause(&read, StepId::Contract), None);
    let refused = cause(&read, StepId::ChainLogs);
    assert!(
        matches!(
            &refused,
            Some(Cause::Unread(Unread::Endpoint { host, fault: Fault::NoLogs(..) }))
                if host == "node1.example"
        ),
        "{refused:?}"
    );
}

// views-3, views-4, views-5, views-6
#[test]
fn an_endpoint_that_cannot_be_asked_has_no_view() {
    let first = |reply| move |node: &Node| node.first.borrow_mut().push(reply);
    let page = |status| {
        Ok(HttpReply {
            status,
            retry_after: None,
            text: "<html>".into(),
        })
    };
    for (reply, fault) in [
        (Err(SendError::Unreachable), Fault::Unreachable),
        (Err(SendError::Stopped), Fault::Stopped),
        (Err(SendError::NotAllowed), Fault::NotAllowed),
        (Err(SendError::Redirected), Fault::Malformed),
        (page(404), Fault::Refused(404, "HTTP".into())),
    ] {
        let reply: Result<HttpReply, SendError> = reply;
        let read = of_three(|node| first(reply.clone())(node), usize::MAX);
        for id in [StepId::Contract, StepId::WordOrigin, StepId::ChainLogs] {
            assert_eq!(cause(&read, id), fault_at_node1(fault.clone()));
        }
        assert_eq!(fault_of(&read.reading, 1), Some(fault.clone()));
        let host = "node1.example".into();
        let unread = Reply::Unread(Unread::Endpoint { host, fault });
        let heads = given(&read.reading, &Question::Head);
        assert!(heads.contains(&(Witnesses::of(1), &unread)), "{heads:?}");
    }
    let read = of_three(|node| node.chain_id.set(137), usize::MAX);
    let wrong = Fault::WrongChain(8_453, 137);
    assert_eq!(cause(&read, StepId::Contract), fault_at_node1(wrong));
    assert_eq!(read.reading.chain_id, Some(8_453));
}

/// Returns the claims, and two forks: the logs of each transaction are in another order on the first.
fn reorganised() -> (Claims, fixtures::chain::Chain, fixtures::chain::Chain) {
    let (claims, history) = draws(2, 1_000);
    let mut before = history.clone();
    for log in &mut before.logs {
        if log.address == CONSUMER {
            log.position.log_index = 2 - log.position.log_index;
        }
    }
    (claims, before, history)
}

// An endpoint was reorganised while it was read: half of its answers were of one fork.
// views-24
#[test]
fn an_endpoint_that_is_reorganised_is_read_once_more() {
    let (claims, before, after) = reorganised();
    let mut is_read_again = 0;
    for requests in 1..=6 {
        let node = Node::new(before.clone(), 2_000);
        *node.fork.borrow_mut() = Some((requests, after.clone()));
        let (settled, reading) = read(&claims, from_ref(&node));
        let contacts = node.calls("eth_chainId");
        assert!(contacts <= 2, "{contacts}");
        if contacts == 2 {
            is_read_again += 1;
            assert!(
                settled.steps.iter().all(Step::passed),
                "{:?}",
                settled.steps
            );
            assert_eq!(fault_of(&reading, 0), None);
        }
    }
    assert!(is_read_again > 0);
}

// views-18, views-27
#[test]
fn an_endpoint_that_goes_on_contradicting_itself_is_named() {
    let (claims, mut history) = draws(2, 1_000);
    let own = history.logs.iter().find(|log| log.address == CONSUMER);
    let mut other = own.expect("a log").clone();
    other.data = vec![7; 32];
    history.logs.push(other);
    let node = Node::new(history, 2_000);
    let (settled, reading) = read(&claims, from_ref(&node));
    assert_eq!(node.calls("eth_chainId"), 2);
    let fault = fault_of(&reading, 0);
    assert!(
        matches!(fault, Some(Fault::Inconsistent(Inconsistency::TwoLogs(_)))),
        "{fault:?}"
    );
    for step in settled.steps {
        let cause = step.cause();
        assert!(
            matches!(cause, Some(Cause::Unread(Unread::Inconsistent(..)))),
            "{cause:?}"
        );
    }
}

// A node behind the same address had not yet indexed a receipt.
// asking-7
#[test]
fn a_receipt_that_an_endpoint_does_not_know_is_asked_for_once_more() {
    let (_, history) = draws(1, 1_000);
    let log = history.logs.iter().find(|log| log.address == CONSUMER);
    let log = log.expect("a log").clone();
    let asked = |lacks: usize, newest: u64| {
        let node = Node::new(history.clone(), newest);
        node.lacks_receipts.set(lacks);
        let clock = TestClock::with(from_ref(&node));
        let client = Client::new("node".into(), Box::new(Wire(node.clone())), clock.clone());
        let subject = Subject {
            contract: CONSUMER,
            needed: 0,
            network: None,
            loaded: 0,
        };
        let source = Source::connect(&client, subject, &*clock, None);
        let source = wait_for(source).expect("an endpoint");
        let receipt = Question::Receipt(log.transaction);
        let answer = wait_for(source.replies(&[&receipt])).remove(0);
        let is_there = matches!(answer, Ok(Reply::Receipt(_)));
        let calls = node.calls("eth_getTransactionReceipt");
        (is_there, calls, clock.slept.get())
    };
    assert_eq!(asked(0, 2_000), (true, 1, 0));
    assert_eq!(asked(1, 2_000), (true, 2, 3_000));
    assert_eq!(asked(2, 2_000), (false, 2, 3_000));
}

/// The verdict came only once, after the last endpoint.
#[test]
fn a_verdict_comes_once_when_every_endpoint_has_told_it() {
    let (claims, history) = draws(2, 1_000);
    let nodes = [(); 2].map(|()| Node::new(history.clone(), 2_000));
    let clock = TestClock::with(&nodes);
    let client = |node: &Rc<Node>| {
        let transport = Box::new(Wire(node.clone()));
        Client::new(
            "node".to_owned() + &node.newest.get().to_string(),
            transport,
            clock.clone(),
        )
    };
    nodes[1].newest.set(2_001);
    let clients: Vec<Client> = nodes.iter().map(client).collect();
    let told = RefCell::new(Vec::new());
    let mut early = |settled: &Settled, reading: Reading<Transcript>| {
        let passed = settled.steps.iter().filter(|step| step.passed()).count();
        told.borrow_mut().push((passed, reading.endpoints.len()));
    };
    let (listed, terms) = (listed_with_logs(), terms(by_label("base"), &*clock));
    let none = Replies::new();
    let reading = reader::read(
        &claims, &listed, &none, &clients, terms, &*clock, &mut early,
    );
    wait_for(reading);
    assert_eq!(*told.borrow(), [(3, 2)]);
}
