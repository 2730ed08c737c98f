//! Plays what a day with fresh eyes found at the reader: each test failed on the day that it was written.

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
use verify::report::{StepId, Verdict};

use crate::reader::clock::TestClock;
use crate::reader::history::draws;
use crate::reader::node::{Node, Wire};
use crate::reader::{read, read_through, step, wait_for};

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

/// An invented word, in whose window strangers' requests (or the shop's own, padded) take more than the 64 MB that a reading keeps. Said:
/// `not_confirmed`, because the window takes the bytes of everything else. Should be: `not_verified` as without them (3: each
/// judged request's own block and receipt are read by themselves; 2.5: a window that the shop chose takes nothing away).
#[test]
fn a_window_of_many_bytes_hides_no_invented_word() {
    for strangers in [2, 70] {
        let (verdict, left) = invented_behind(strangers);
        assert_eq!(verdict, Verdict::NotVerified, "{strangers}: {left}");
    }
}

/// Two addresses of one host, of which one is down. Said: nobody answered if the one that is down comes first, and `verified` if
/// it comes last. Should be: the same in both orders (2.4: the order of endpoints changes nothing, and an endpoint without a view
/// changes nothing but a sentence).
#[test]
fn an_address_that_is_down_silences_no_other_of_its_host() {
    for is_first in [false, true] {
        let (claims, _) = draws(1, 1_000);
        let nodes: [Rc<Node>; 2] = [0, 1].map(|_| Node::new(draws(1, 1_000).1, 2_000));
        let clock = TestClock::with(&nodes);
        let down = usize::from(!is_first);
        nodes[down].chain_id.set(1);
        let clients = nodes.each_ref().map(|node| {
            let wire = Box::new(Wire(node.clone()));
            Client::new("node.example".into(), wire, clock.clone())
        });
        let (settled, _) = read_through(&claims, &clients, by_label("base"), &clock);
        assert!(step(&settled, StepId::WordOrigin).passed(), "{is_first}");
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

/// An invented word, at an endpoint that takes ranges of 2,000 blocks, no batches, and a second for each request. The shop's `as_of`
/// is 2,000,000 blocks old. Said: `not_confirmed`, because the window takes all 900 seconds of the reading. Should be:
/// `not_verified`, as with a younger `as_of` (3, 2.5: as above).
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

/// An invented seed, and an invented word at the answer of a failed callback. The payload names its network by a label that no table
/// knows; the endpoint says that it is on Base. Said: `origin_unknown`, "a coordinator that nobody lists". Should be: `not_verified`, as
/// with the label `base` (3: a telling is the rest of the payload, and no exception is for its label; the coordinator is listed
/// for the chain on which the endpoint is).
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

/// An invented seed; the transaction of the anchor is sent through a contract that writes 36,000 empty logs (375 gas each), so that its
/// receipt is longer than an answer may be. Said: `not_confirmed`, a fault of the endpoint. Should be: `not_verified` as with a short
/// receipt (2.5: limits turn no lie into too much work; 2.6: the endpoint did nothing wrong; the logs of the contract and of the
/// coordinators in this block are a short answer).
#[test]
fn a_receipt_of_many_logs_hides_no_invented_seed() {
    for logs in [10, 36_000] {
        let mut world = World::open(Kind::V2_5);
        for act in [Act::Event(OfEvent::Create), Act::Fulfil(0, false)] {
            world.act(act);
        }
        let mut event = world.event.clone();
        event.seed = LIKED;
        let anchor = world.entries(Anchored).find(|entry| entry.key == event.id);
        let anchor = anchor.expect("an anchor").position;
        let hash = world.chain.transaction_at(anchor);
        event.transaction = hash;
        for log in 0..logs {
            world.chain.logs.push(Log {
                position: at(anchor.block, 10 + log),
                address: STRANGER,
                topics: Vec::new(),
                // As long as a node spells an empty log.
                data: vec![0; 128],
                transaction: hash,
            });
        }
        world.chain.mine(200);
        let (report, claims) = event.check();
        let node = Node::new(world.chain.clone(), world.chain.newest);
        let clock = TestClock::with(from_ref(&node));
        let wire = Box::new(Bounded(node));
        let client = Client::new("node.example".into(), wire, clock.clone());
        let (settled, _) = read_through(&claims, &[client], by_label("base"), &clock);
        let report = report.with_chain(&settled);
        let left: Vec<_> = report.steps.iter().filter(|step| !step.passed()).collect();
        assert_eq!(report.verdict, Verdict::NotVerified, "{logs}: {left:?}");
    }
}

/// A transport to a node that takes no answer of more than 16 MiB, as those of the page and of the terminal.
struct Bounded(Rc<Node>);

impl Transport for Bounded {
    fn send(
        &self,
        request: String,
        bounds: Bounds,
    ) -> LocalBoxFuture<'_, Result<HttpReply, SendError>> {
        Box::pin(async move {
            let reply = Wire(self.0.clone()).send(request, bounds).await?;
            match reply.text.len() > 16 << 20 {
                true => Err(SendError::TooLarge),
                false => Ok(reply),
            }
        })
    }
}

/// An invented seed; the report names a stranger's transaction, whose receipt is longer than an answer may be. Said: `not_confirmed`, a
/// fault of the endpoint. Should be: `not_verified`, as where it names the anchor's transaction (3; "its receipt does not hold the
/// anchor's log": the contract's logs are asked for. The search is left out, because the receipt could not be read).
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
        let wire = Box::new(Bounded(node));
        let client = Client::new("node.example".into(), wire, clock.clone());
        let (settled, _) = read_through(&claims, &[client], by_label("base"), &clock);
        let report = report.with_chain(&settled);
        let left: Vec<_> = report.steps.iter().filter(|step| !step.passed()).collect();
        assert_eq!(report.verdict, Verdict::NotVerified, "{named}: {left:?}");
    }
}
