//! Reads the rest of a pull.

use core::cell::RefCell;
use core::future::Future;
use core::pin::pin;
use core::slice::from_ref;
use core::task::{Context, Waker};
use std::rc::Rc;

use chain::client::RpcClient;
use chain::networks::by_label;
use chain::reading::{Reading, Transcript};
use chain::rest::{Rest, RestProgress};
use chain::saved_proof::{FORMAT, SavedProof, TimedReading};
use chain::transport::{Bounds, LocalBoxFuture, Reply, Transport};
use fixtures::chain::consumer::Callback;
use fixtures::chain::proof::LocalProver;
use fixtures::chain::{CONSUMER, listed_with_logs};
use fixtures::shop::{Shop, version_id};
use verify::claims::{Answer, Answers, Claims, Fault, Question, RestPlan, Settled, Unread};
use verify::report::{Grade, Point, Step, StepId};

use crate::clock::TestClock;
use crate::history::{draws, stranger_asks};
use crate::node::{Node, Wire};
use crate::{assert_all_passed, read, step, wait_for};

/// The result of reading a rest.
struct Came {
    plan: RestPlan,
    settled: Settled,
    reading: Reading<Transcript>,
    progress: Vec<(u64, u64)>,
}

fn scene(count: usize) -> (Claims, Rc<Node>) {
    let (claims, mut history) = draws(count, 1_000);
    stranger_asks(&mut history);
    (claims, Node::new(history, 2_000))
}

fn clients(nodes: &[Rc<Node>]) -> Vec<RpcClient> {
    let clock = TestClock::with(nodes);
    let clients = nodes.iter().enumerate().map(|(place, node)| {
        let host = format!("node{place}.example");
        RpcClient::new(host, Box::new(Wire(node.clone())), clock.clone())
    });
    clients.collect()
}

fn rest_through(claims: &Claims, mut reading: Reading<Transcript>, clients: &[RpcClient]) -> Came {
    let listed = listed_with_logs();
    let before = reading.clone();
    let rest = Rest {
        claims,
        listed: &listed,
        reading: &before,
        clients,
        network: by_label("base"),
    };
    let plan = wait_for(rest.plan());
    let mut progress = Vec::new();
    let mut take = |came: RestProgress| {
        progress.push((came.blocks, came.of));
        reading.add(came.answers);
    };
    let settled = wait_for(rest.read(&plan, &LocalProver, &mut take));
    Came {
        plan,
        settled,
        reading,
        progress,
    }
}

fn rest(claims: &Claims, nodes: &[Rc<Node>]) -> Came {
    let (_, reading) = read(claims, nodes);
    rest_through(claims, reading, &clients(nodes))
}

/// Asserts that everything is proven except the fact that no log can show.
#[track_caller]
fn is_all_proven(settled: &Settled) {
    assert_all_passed(settled);
    let told = settled.steps.iter().flat_map(|step| &step.findings);
    let told = told.filter(|finding| matches!(finding.grade, Grade::Told(_)));
    let told: Vec<Point> = told.map(|finding| finding.point).collect();
    assert_eq!(told, [Point::WordsOmitted], "{:?}", settled.unproven);
}

#[test]
fn the_rest_is_read_as_the_plan_says() {
    let (claims, node) = scene(3);
    let (_, reading) = read(&claims, from_ref(&node));
    node.requests.borrow_mut().clear();
    let came = rest_through(&claims, reading, &clients(from_ref(&node)));
    is_all_proven(&came.settled);
    assert_eq!(came.plan.unreachable, []);
    // The version is two blocks below the first purchase. Each purchase is in its request's receipt, and the target's
    // receipt is read already. The three words are below the stranger's request.
    let targets: Vec<(u64, u64)> = came
        .plan
        .targets
        .iter()
        .map(|it| (it.block, it.from))
        .collect();
    assert_eq!(
        targets,
        [
            (1_000, 1_002),
            (1_002, 1_002),
            (1_003, 1_003),
            (1_005, 1_008),
            (1_006, 1_008),
            (1_007, 1_008)
        ]
    );
    assert_eq!(came.plan.blocks, 3 + 1 + 4);
    assert_eq!(came.progress, [(0, 8), (3, 8), (4, 8), (8, 8)]);
    assert_eq!(node.calls("eth_getBlockReceipts"), 6);
    // The reader asks for each header once, and for the hash of the stated block with it.
    assert_eq!(node.calls("eth_getTransactionReceipt"), 3);
    assert_eq!(node.calls("eth_getTransactionByHash"), 1);
}

/// The answers of the rest are saved, and prove themselves again.
#[test]
fn a_saved_rest_proves_itself_again() {
    let (claims, node) = scene(3);
    let came = rest(&claims, from_ref(&node));
    let saved = SavedProof {
        packproof: FORMAT,
        build: "0123456789ab".into(),
        deployment: None,
        payload: "{}".into(),
        recorded: Some(TimedReading {
            at: "2026-11-20T12:00:00.000Z".into(),
            reading: came.reading,
        }),
    };
    let opened = SavedProof::read(&saved.write()).expect("a saved proof");
    let mut recorded = opened.recorded.expect("answers");
    let settled = recorded.prove(&claims, &listed_with_logs(), &LocalProver);
    assert_eq!(settled.steps, came.settled.steps);
    assert_eq!(settled.trails, came.settled.trails);
    let proven: Vec<StepId> = settled.proven.iter().map(|step| step.id).collect();
    assert_eq!(
        proven,
        [StepId::Contract, StepId::WordOrigin, StepId::OracleProof]
    );
    // The searches of the plan are of use to the plan alone.
    let answers = recorded.reading.answers.iter();
    let logs = answers.filter(|(question, _)| matches!(question, Question::Logs(_)));
    let (_, plain) = read(&claims, from_ref(&node));
    let before = plain.answers.iter();
    let before = before.filter(|(question, _)| matches!(question, Question::Logs(_)));
    assert_eq!(logs.count(), before.count());
}

/// A transport that answers `left` requests, and then hangs.
struct Stops {
    wire: Wire,
    left: RefCell<usize>,
}

impl Transport for Stops {
    fn send(&self, request: String, bounds: Bounds) -> LocalBoxFuture<'_, Result<Reply, Fault>> {
        let Some(left) = self.left.borrow().checked_sub(1) else {
            return Box::pin(core::future::pending());
        };
        self.left.replace(left);
        self.wire.send(request, bounds)
    }
}

/// The reader stops the reading at any point: all answers handed over are kept, and nothing else is lost.
#[test]
fn a_rest_that_is_stopped_keeps_its_answers() {
    let (claims, node) = scene(3);
    let listed = listed_with_logs();
    let (plain, reading) = read(&claims, from_ref(&node));
    let plan = rest_through(&claims, reading.clone(), &clients(from_ref(&node))).plan;
    let proven = |settled: &Settled| -> u64 {
        let grades = settled.steps.iter().flat_map(|step| &step.grades.proven);
        grades.map(|(_, number)| number).sum()
    };
    let mut last = proven(&plain);
    let mut is_whole = false;
    for requests in 0..30 {
        let transport = Stops {
            wire: Wire(node.clone()),
            left: RefCell::new(requests),
        };
        let clock = TestClock::with(from_ref(&node));
        let client = RpcClient::new("node0.example".into(), Box::new(transport), clock);
        let mut kept = reading.clone();
        let mut take = |came: RestProgress| kept.add(came.answers);
        let rest = Rest {
            claims: &claims,
            listed: &listed,
            reading: &reading,
            clients: from_ref(&client),
            network: by_label("base"),
        };
        {
            let mut reads = pin!(rest.read(&plan, &LocalProver, &mut take));
            let polled = reads.as_mut().poll(&mut Context::from_waker(Waker::noop()));
            is_whole = polled.is_ready();
        }
        let answers: Answers = kept.answers.into_iter().collect();
        let settled = claims.prove(&listed, &answers, &LocalProver);
        assert_all_passed(&settled);
        assert!(proven(&settled) >= last, "{requests}");
        last = proven(&settled);
        if is_whole {
            is_all_proven(&settled);
            break;
        }
    }
    assert!(is_whole);
}

/// One endpoint with fitting receipts is enough, and the others are not asked for megabytes.
#[test]
fn receipts_come_from_one_endpoint() {
    let (claims, first) = scene(3);
    let second = scene(3).1;
    let nodes = [first, second];
    let (_, reading) = read(&claims, &nodes);
    nodes
        .iter()
        .for_each(|node| node.requests.borrow_mut().clear());
    let came = rest_through(&claims, reading.clone(), &clients(&nodes));
    is_all_proven(&came.settled);
    let receipts = nodes
        .each_ref()
        .map(|node| node.calls("eth_getBlockReceipts"));
    assert_eq!(receipts, [6, 0]);
    // Every endpoint returns the hash of each stated block.
    let hashes = came
        .reading
        .answers
        .iter()
        .filter_map(|(question, given)| match question {
            Question::BlockHash(_) => Some(given),
            _ => None,
        });
    for given in hashes {
        assert_eq!(given.iter().map(|given| given.by.count()).sum::<u32>(), 2);
    }

    nodes[0].has_block_receipts.set(false);
    let came = rest_through(&claims, reading, &clients(&nodes));
    is_all_proven(&came.settled);
}

/// If a block has too many receipts, or a node lacks the method, the values stay told.
#[test]
fn values_without_receipts_stay_told() {
    let (claims, node) = scene(2);
    node.has_block_receipts.set(false);
    let (plain, _) = read(&claims, from_ref(&node));
    let came = rest(&claims, from_ref(&node));
    assert_eq!(came.settled.steps, plain.steps);
    assert!(!came.settled.unproven.is_empty());
    let refused = Fault::Refused(-32_601, "no such method".into());
    for (_, why) in &came.settled.unproven {
        let host = "node0.example".into();
        let fault = refused.clone();
        assert_eq!(*why, Unread::Endpoint { host, fault });
    }
}

/// The chain ends with the target's word: no block is above it.
#[test]
fn a_word_at_the_head_is_not_reached() {
    let (claims, history) = draws(1, 1_000);
    let newest = history.newest;
    let node = Node::new(history, newest);
    let came = rest(&claims, from_ref(&node));
    assert_all_passed(&came.settled);
    let why: Vec<_> = came
        .plan
        .unreachable
        .iter()
        .map(|(_, why)| why.clone())
        .collect();
    assert_eq!(why, [Unread::NotNotarised(newest, 256)]);
}

/// A request without an answer states nothing: the reader looks for the next one.
#[test]
fn a_request_without_an_answer_is_passed_over() {
    let (claims, mut history) = draws(1, 1_000);
    let oracle = history.consumer.oracle;
    history.mine(1);
    let other = verify::claims::Address::new([0x78; 20]);
    history.transact(other, Vec::new(), |running| {
        running.request_words(oracle, other, None)
    });
    stranger_asks(&mut history);
    let node = Node::new(history, 2_000);
    let came = rest(&claims, from_ref(&node));
    is_all_proven(&came.settled);
    let last = came.plan.targets.last().expect("one");
    assert_eq!(last.from, last.block + 2);
}

/// An event's own block proves all of the event: the reader asks nothing.
#[test]
fn an_event_has_no_rest() {
    let (claims, history) = crate::history::event(1_500);
    let node = Node::new(history, 2_000);
    let (_, reading) = read(&claims, from_ref(&node));
    node.requests.borrow_mut().clear();
    let came = rest_through(&claims, reading, &clients(from_ref(&node)));
    assert!(came.plan.is_empty());
    assert_eq!(came.plan, RestPlan::default());
    assert_eq!(node.calls("eth_getLogs"), 0);
}

/// A failed callback leaves the coordinator's log, which dates the word.
#[test]
fn a_word_without_a_callback_is_dated_by_the_oracles_log() {
    let mut shop = fixtures::shop::Shop::open(3);
    let target = shop.sell();
    shop.deliver_to(target, Callback::Fails);
    stranger_asks(&mut shop.chain);
    let claims = Claims::Pull(Box::new(shop.proof(target).check().1));
    let newest = shop.chain.newest;
    let node = Node::new(shop.chain.clone(), newest);
    let came = rest(&claims, from_ref(&node));
    is_all_proven(&came.settled);
    let dated = step(&came.settled, StepId::ChainLogs).findings.iter();
    let words = dated.filter(|finding| {
        matches!(
            finding.point,
            Point::LogAt(verify::report::LogKind::Fulfilled)
        )
    });
    assert_eq!(words.count(), 1);
    let proven: Vec<&Step> = came.settled.proven.iter().collect();
    // The contract holds no word, and no log shows one.
    assert!(proven.iter().all(|step| step.id != StepId::Contract));
}

/// Each answer of the rest belongs to one of its questions.
#[test]
fn the_rest_keeps_headers_and_one_path() {
    let (claims, node) = scene(2);
    let came = rest(&claims, from_ref(&node));
    let inclusions = came.reading.answers.iter().flat_map(|(_, given)| given);
    let inclusions = inclusions.filter_map(|given| match &given.answer {
        Answer::Inclusion(inclusion) => Some(inclusion),
        _ => None,
    });
    for inclusion in inclusions {
        assert!(inclusion.size() < 900 * inclusion.headers.len() + 3_000);
    }
}

/// The reader asks for the receipts of one block at a time: the number of receipts decides.
#[test]
fn the_rest_of_100_draws_takes_a_request_a_receipt() {
    let requests = |batch: usize| {
        let (claims, node) = scene(100);
        node.batch.set(batch);
        let (_, reading) = read(&claims, from_ref(&node));
        node.requests.borrow_mut().clear();
        let came = rest_through(&claims, reading, &clients(from_ref(&node)));
        assert_eq!(came.plan.unreachable, []);
        // The version, a hundred requests without the target's, and a hundred words.
        assert_eq!(node.calls("eth_getBlockReceipts"), 200);
        node.requests.borrow().len()
    };
    assert_eq!([100, 10, 1].map(requests), [308, 355, 810]);
}

/// Returns a proof with two draws that were requested in one transaction before the target, its chain, and a chain that
/// lacks that transaction.
fn denied_requests() -> (Claims, [Rc<Node>; 2]) {
    let mut shop = Shop::open(3);
    let keys = [shop.buy(0), shop.buy(0)];
    let version = version_id(&shop.tiers[0]);
    shop.chain.mine(1);
    let (requests, own) = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        let requests = keys.map(|key| running.request_pull(key, version));
        (requests, running.hash)
    });
    shop.entries.extend(requests);
    let target = shop.sell();
    for key in keys.into_iter().chain([target]) {
        shop.deliver(key);
    }
    stranger_asks(&mut shop.chain);
    let claims = Claims::Pull(Box::new(shop.proof(target).check().1));
    let mut denies = shop.chain.clone();
    denies.logs.retain(|log| log.transaction != own);
    denies.transactions.remove(&own);
    let nodes = [&shop.chain, &denies].map(|chain| Node::new(chain.clone(), chain.newest));
    (claims, nodes)
}

/// One of two endpoints denies the request of two draws. Once its receipt is proven, the reader asks for the answers to
/// both, and keeps them: the proof of the second word was missing before.
#[test]
fn the_rest_asks_what_a_proven_receipt_leads_to() {
    let (claims, nodes) = denied_requests();
    let came = rest(&claims, &nodes);
    assert_all_passed(&came.settled);
    let words = step(&came.settled, StepId::OracleProof).findings.iter();
    let words = words.filter(|finding| finding.point == Point::ProvenWord);
    assert_eq!(words.count(), 3);
    let answers: Answers = came.reading.answers.into_iter().collect();
    let again = claims.prove(&listed_with_logs(), &answers, &LocalProver);
    assert_eq!(again.steps, came.settled.steps);
}

/// One endpoint of the reading is out of reach when the rest is read: the other is not asked alone.
#[test]
fn the_rest_asks_no_endpoint_in_the_absence_of_another() {
    let (claims, nodes) = denied_requests();
    let (_, reading) = read(&claims, &nodes);
    let mut clients = clients(&nodes);
    clients.truncate(1);
    let came = rest_through(&claims, reading, &clients);
    let is_of_proof = |open: &Question| matches!(open, Question::Fulfilment(..));
    assert!(came.settled.open.iter().any(is_of_proof));
    assert!(!step(&came.settled, StepId::OracleProof).passed());
}
