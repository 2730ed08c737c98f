//! Plays what a shop does so that a reading does not come to what it invented. Each lie was softer than it should be.

use core::slice::from_ref;
use std::rc::Rc;

use chain::client::Client;
use chain::deployment::{self, ListedCoordinator, Lists};
use chain::networks::by_label;
use chain::reader::{self, Terms};
use chain::transport::{Bounds, Clock, HttpReply, LocalBoxFuture, SendError, Transport};
use fixtures::chain::coordinator::Kind;
use fixtures::chain::{COORDINATOR, at};
use fixtures::world::{Act, LIKED, OfEvent, Terms as Sold, World};
use verify::claims::{Address, Claims, Log, Replies, Settled};
use verify::hash::{Hash32, keccak};
use verify::report::LogKind::Anchored;
use verify::report::Verdict;

use crate::reader::clock::TestClock;
use crate::reader::node::{Node, Wire};
use crate::reader::{read, read_through, wait_for};

const STRANGER: Address = Address::new([0x66; 20]);

/// Returns the verdict of a pull whose word is invented, and whose window holds requests of these many strangers, of a megabyte each,
/// at a node that takes ranges of 50 blocks.
fn invented_behind(strangers: u64) -> (Verdict, String) {
    let mut world = World::open(Kind::V2_5);
    world.act(Act::Anchor(0, Sold::Now));
    world.act(Act::Request(0));
    let requested = keccak(&[
        b"RandomWordsRequested(bytes32,uint256,uint256,uint256,uint16,uint32,uint32,bytes,address)",
    ]);
    for stranger in 0..strangers {
        world.chain.mine(10);
        world.chain.transact(STRANGER, Vec::new(), |running| {
            let id = Hash32::of(&[&stranger.to_be_bytes()]);
            let topics = vec![requested, id, id, STRANGER.as_topic()];
            let data = [id.as_bytes().to_vec(), vec![0x11; 1 << 20]].concat();
            running.log(COORDINATOR, topics, data);
        });
    }
    world.chain.mine(10);
    let told = at(world.chain.newest, 0);
    world.chain.mine(200);
    let proof = world.proof(0, &[Some((told, LIKED))]).expect("a proof");
    let (report, claims) = proof.check();
    let node = Node::new(world.chain.clone(), world.chain.newest);
    node.range.set(50);
    let (settled, _) = read(&Claims::Pull(Box::new(claims)), from_ref(&node));
    let left = settled.steps.iter().filter(|step| !step.passed());
    let left = left.map(|step| format!("{:?} {:?}\n", step.id, step.status));
    let left = left.collect();
    (report.with_chain(&settled).verdict, left)
}

/// The requests in the window, of strangers or of the shop's own, take more than the 64 MB that a reading keeps. They took the bytes of
/// everything else.
// asking-27
#[test]
fn a_window_of_many_bytes_hides_no_invented_word() {
    for strangers in [2, 70] {
        let (verdict, left) = invented_behind(strangers);
        assert_eq!(verdict, Verdict::NotVerified, "{strangers}: {left}");
    }
}

/// A transport to a node that takes a second for each request.
struct Slow {
    node: Rc<Node>,
    clock: Rc<TestClock>,
}

impl Transport for Slow {
    fn send(
        &self,
        request: String,
        bounds: Bounds,
    ) -> LocalBoxFuture<'_, Result<HttpReply, SendError>> {
        self.clock.now.set(self.clock.now.get() + 1);
        Box::pin(async move { Wire(self.node.clone()).send(request, bounds).await })
    }
}

/// The endpoint takes ranges of 2,000 blocks, no batches, and a second for each request, and `as_of` is 2,000,000 blocks old. The window took
/// all 900 seconds of the reading.
// asking-27
#[test]
fn a_long_window_hides_no_invented_word() {
    for blocks in [100, 2_000_000] {
        let mut world = World::open(Kind::V2_5);
        world.chain.mine(blocks);
        world.act(Act::Anchor(0, Sold::Now));
        world.act(Act::Request(0));
        world.chain.mine(10);
        let told = at(world.chain.newest, 0);
        world.chain.mine(200);
        let proof = world.proof(0, &[Some((told, LIKED))]).expect("a proof");
        let (report, claims) = proof.check();
        let node = Node::new(world.chain.clone(), world.chain.newest);
        node.range.set(2_000);
        node.batch.set(1);
        let clock = TestClock::with(from_ref(&node));
        let slow = Slow {
            node,
            clock: clock.clone(),
        };
        let client = Client::new("node.example".into(), Box::new(slow), clock.clone());
        let claims = Claims::Pull(Box::new(claims));
        let (settled, _) = read_through(&claims, &[client], by_label("base"), &clock);
        let report = report.with_chain(&settled);
        let left: Vec<_> = report.steps.iter().filter(|step| !step.passed()).collect();
        assert_eq!(report.verdict, Verdict::NotVerified, "{blocks}: {left:?}");
    }
}

/// An invented seed, and an invented word at the fulfilment of a failed callback, at an endpoint that says that it is on Base. The label
/// made each coordinator one that nobody lists.
// views-40
#[test]
fn a_label_that_no_table_knows_softens_nothing() {
    let mut world = World::open(Kind::V2_5);
    for act in [
        Act::Event(OfEvent::Create),
        Act::Anchor(0, Sold::Now),
        Act::Request(0),
        Act::Fulfil(0, false),
        Act::Fulfil(1, true),
    ] {
        world.act(act);
    }
    let (told, _) = world.honest_words()[0].expect("a word");
    world.chain.mine(200);
    let proof = world.proof(0, &[Some((told, LIKED))]).expect("a proof");
    let (report, claims) = proof.check();
    let pull = (report, Claims::Pull(Box::new(claims)));
    let mut event = world.event.clone();
    event.seed = LIKED;
    let anchor = world.entries(Anchored).find(|entry| entry.key == event.id);
    let anchor = anchor.expect("an anchor").position;
    event.transaction = world.chain.transaction_at(anchor);
    for (what, (report, claims)) in [("pull", pull), ("event", event.check())] {
        for label in ["base", "base, the chain of coins"] {
            let node = Node::new(world.chain.clone(), world.chain.newest);
            let clock = TestClock::with(from_ref(&node));
            let wire = Box::new(Wire(node));
            let client = Client::new("node.example".into(), wire, clock.clone());
            let coordinators = vec![ListedCoordinator {
                network: "base".into(),
                address: COORDINATOR,
            }];
            let lists = Lists {
                coordinators,
                ..Lists::default()
            };
            let listed = deployment::listed(Some(label), &lists);
            let terms = Terms {
                network: by_label(label),
                loaded: clock.now(),
                waits: false,
            };
            let mut early = |_: &Settled, _| {};
            let none = Replies::new();
            let clients = [client];
            let read = reader::read(
                &claims, &listed, &none, &clients, terms, &*clock, &mut early,
            );
            let (settled, _) = wait_for(read);
            let report = report.clone().with_chain(&settled);
            let left: Vec<_> = report.steps.iter().filter(|step| !step.passed()).collect();
            assert_eq!(
                report.verdict,
                Verdict::NotVerified,
                "{what}, {label}: {left:?}"
            );
        }
    }
}

/// The report names a stranger's transaction, whose receipt is longer than a reply may be. The anchor was not searched for, and the
/// endpoint was blamed.
// seed_origin-14
#[test]
fn a_long_receipt_that_is_named_hides_no_invented_seed() {
    let mut world = World::open(Kind::V2_5);
    for act in [Act::Event(OfEvent::Create), Act::Fulfil(0, false)] {
        world.act(act);
    }
    let mut event = world.event.clone();
    event.seed = LIKED;
    let anchor = world.entries(Anchored).find(|entry| entry.key == event.id);
    let anchor = anchor.expect("an anchor").position;
    let anchors = world.chain.transaction_at(anchor);
    world.chain.mine(1);
    let (strangers, block) = world.chain.transact(STRANGER, Vec::new(), |running| {
        (running.hash, running.chain.newest)
    });
    for log in 0..36_000 {
        world.chain.logs.push(Log {
            position: at(block, log),
            address: STRANGER,
            topics: Vec::new(),
            // As long as a node spells an empty log.
            data: vec![0; 128],
            transaction: strangers,
        });
    }
    world.chain.mine(200);
    for named in [anchors, strangers] {
        event.transaction = named;
        let (report, claims) = event.check();
        let node = Node::new(world.chain.clone(), world.chain.newest);
        let clock = TestClock::with(from_ref(&node));
        let wire = Box::new(Wire(node));
        let client = Client::new("node.example".into(), wire, clock.clone());
        let (settled, _) = read_through(&claims, &[client], by_label("base"), &clock);
        let report = report.with_chain(&settled);
        let left: Vec<_> = report.steps.iter().filter(|step| !step.passed()).collect();
        assert_eq!(report.verdict, Verdict::NotVerified, "{named}: {left:?}");
    }
}
