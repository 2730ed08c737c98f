//! Reads logs over ranges of blocks from endpoints that refuse some.

use core::slice::from_ref;
use std::rc::Rc;

use chain::client::Client;
use chain::networks::{Network, by_label};
use chain::source::{Source, Subject};
use chain::transport::HttpReply;
use verify::claims::{Address, Claims, Fault, Log, LogQuery, LogSearch, Question, Reply, Unread};
use verify::hash::Hash32;
use verify::position::Position;
use verify::report::StepId;

use fixtures::chain::{CONSUMER, COORDINATOR, Chain};

use crate::reader::clock::TestClock;
use crate::reader::history::{draws, named};
use crate::reader::node::{Node, Wire};
use crate::reader::{assert_all_passed, read, step, unread, wait_for};

/// Returns a proof whose windows are `blocks` blocks long.
pub fn wide(blocks: u64) -> (Claims, Chain) {
    let (mut claims, mut history) = draws(1, 10_000_000);
    if let Claims::Pull(claims) = &mut claims {
        for draw in &mut claims.draws {
            let word = draw.word.expect("a word").position;
            draw.as_of = Position {
                block: word.block + 1 - blocks,
                log_index: 0,
            };
            with_older(&mut history, draw.as_of);
        }
    }
    (claims, history)
}

/// Adds an anchor at a position: an endpoint shows by it that it keeps logs as old.
pub fn with_older(history: &mut Chain, position: Position) {
    let mut older = history.logs[0].clone();
    older.topics[1] = Hash32::new([9; 32]);
    older.position = position;
    history.logs.insert(0, older);
}

// Windows of more than 500,000 blocks were not read.
// asking-9
#[test]
fn a_wide_range_is_one_call_if_the_endpoint_allows_it() {
    let (claims, history) = wide(5_000_000);
    let node = Node::new(history, 10_001_000);
    let (settled, _) = read(&claims, from_ref(&node));
    assert_all_passed(&settled);
    assert_eq!(node.calls("eth_getLogs"), 1);
}

// asking-4
#[test]
fn a_refused_range_is_asked_for_in_smaller_slices() {
    let (claims, history) = wide(50_000);
    let node = Node::new(history, 10_001_000);
    node.range.set(2_000);
    let (settled, _) = read(&claims, from_ref(&node));
    assert_all_passed(&settled);
    // Twice whole, and once by 20,000, 10,000 and 5,000 blocks; then by 2,000.
    assert_eq!(node.calls("eth_getLogs"), 2 + 3 + 25);
}

/// A coordinator with 20,000 strangers' requests a day, each answered, in blocks of two seconds.
fn busy(history: &mut Chain, blocks: u64) {
    let of = |signature: fn(&Log) -> bool| history.logs.iter().find(|log| signature(log)).cloned();
    let request = of(|log| log.address == COORDINATOR && log.topics.len() == 4);
    let answer = of(|log| log.address == COORDINATOR && log.topics.len() == 3);
    let (request, answer) = (request.expect("a request"), answer.expect("an answer"));
    let last = history.newest;
    let all = blocks * 2 * 20_000 / 86_400;
    for stranger in 0..all {
        let id = named("stranger", usize::try_from(stranger).expect("few"));
        let block = last - 2 - stranger * blocks / all;
        let mut asked = request.clone();
        asked.position = Position {
            block,
            log_index: 7,
        };
        asked.data[..32].copy_from_slice(id.as_bytes());
        asked.topics[3] = Address::new([0x66; 20]).as_topic();
        let mut answered = answer.clone();
        answered.position = Position {
            block: block + 1,
            log_index: 9,
        };
        answered.topics[1] = id;
        asked.transaction = id;
        answered.transaction = named("answer", usize::try_from(stranger).expect("few"));
        history.logs.extend([asked, answered]);
    }
}

/// The strangers' logs come along with the windows' question. Slices that fit alone and not together were narrowed, down to 50
/// blocks and 208 calls.
// asking-26
#[test]
fn a_busy_coordinator_costs_few_calls() {
    for (range, calls) in [(u64::MAX, 27), (2_000, 81)] {
        let (claims, mut history) = wide(50_000);
        busy(&mut history, 50_000);
        let node = Node::new(history, 10_001_000);
        node.range.set(range);
        let (settled, _) = read(&claims, from_ref(&node));
        assert_all_passed(&settled);
        let all: usize = node.requests.borrow().iter().map(Vec::len).sum();
        assert_eq!(all, calls);
        assert!(node.sent.get() < 43_000_000, "{}", node.sent.get());
    }
}

#[test]
fn a_range_whose_answer_is_too_large_is_asked_for_in_smaller_slices() {
    let (claims, history) = wide(50_000);
    let node = Node::new(history, 10_001_000);
    node.batch.set(1);
    node.range.set(10_000);
    *node.refuses_range.borrow_mut() = Ok(HttpReply {
        status: 413,
        retry_after: None,
        text: "Payload Too Large".into(),
    });
    let (settled, _) = read(&claims, from_ref(&node));
    assert_all_passed(&settled);
    // Twice whole and once by 20,000 blocks; then by 10,000.
    assert_eq!(node.calls("eth_getLogs"), 2 + 1 + 5);
}

// The reader narrowed its ranges down to a single block, once for every query.
#[test]
fn an_endpoint_that_refuses_every_range_serves_no_logs_at_a_usable_width() {
    let (claims, history) = wide(50_000);
    let node = Node::new(history, 10_001_000);
    node.range.set(0);
    let (settled, _) = read(&claims, from_ref(&node));
    assert!(step(&settled, StepId::Contract).passed());
    let fault = match unread(&settled, StepId::ChainLogs) {
        Some(Unread::Endpoint { fault, .. }) => fault,
        other => panic!("{other:?}"),
    };
    assert_eq!(*fault, Fault::NoLogs(9_950_004, 10_000_003));
    assert!(
        node.calls("eth_getLogs") < 60,
        "{}",
        node.calls("eth_getLogs")
    );
}

// asking-25
#[test]
fn a_range_of_too_many_calls_is_given_up() {
    let (claims, history) = wide(5_000_000);
    let node = Node::new(history, 10_001_000);
    node.range.set(999);
    let (settled, _) = read(&claims, from_ref(&node));
    let fault = match unread(&settled, StepId::ChainLogs) {
        Some(Unread::Endpoint { fault, .. }) => fault,
        other => panic!("{other:?}"),
    };
    assert_eq!(*fault, Fault::NoLogs(5_000_004, 10_000_003));
    assert!(
        node.calls("eth_getLogs") < 70,
        "{}",
        node.calls("eth_getLogs")
    );
}

/// Asks a node of a network, one question after the other. Returns its replies, and the seconds that were waited.
fn replies_of(
    node: &Rc<Node>,
    network: Option<&Network>,
    questions: &[Question],
) -> (Vec<Reply>, u64) {
    let clock = TestClock::with(from_ref(node));
    let client = Client::new(
        "node.example".into(),
        Box::new(Wire(node.clone())),
        clock.clone(),
    );
    let subject = Subject {
        contract: CONSUMER,
        needed: 0,
        network,
        loaded: 0,
    };
    let source = wait_for(Source::connect(&client, subject, &*clock, None)).expect("an endpoint");
    let answer = |question: &Question| {
        let mut answers = wait_for(source.replies(&[question]));
        let unread = |fault| {
            let host = "node.example".into();
            Reply::Unread(Unread::Endpoint { host, fault })
        };
        answers.pop().expect("an answer").unwrap_or_else(unread)
    };
    let answers = questions.iter().map(answer).collect();
    (answers, clock.slept.get().div_euclid(1_000))
}

/// Queries the consumer's logs, one range after the other, and returns the endpoint's answers.
fn asked(node: &Rc<Node>, ranges: &[(u64, u64)]) -> Vec<Reply> {
    let question = |range: &(u64, u64)| Question::Logs(LogQuery::all(CONSUMER, range.0, range.1));
    let questions: Vec<Question> = ranges.iter().map(question).collect();
    replies_of(node, None, &questions).0
}

// A block that falls between two slices would hide its logs.
// asking-9
#[test]
fn parts_of_a_range_leave_out_no_block() {
    let (_, history) = draws(100, 1_000);
    let query = LogQuery::all(CONSUMER, 1_000, 1_040);
    let all: Vec<Log> = history
        .logs
        .iter()
        .filter(|log| query.wants(log))
        .cloned()
        .collect();
    let node = Node::new(history, 1_201);
    for range in [1, 10, 41] {
        node.range.set(range);
        let answers = asked(&node, &[(1_000, 1_040)]);
        let [Reply::Logs(logs)] = answers.as_slice() else {
            panic!("{answers:?}");
        };
        assert_eq!(logs.len(), all.len());
        assert!(all.iter().all(|log| logs.contains(log)));
    }
}

// A node refuses slices with many logs, and answers later slices. The logs still come in the chain's order, as from a
// node without limits.
#[test]
fn a_part_that_is_refused_among_others_is_put_in_its_place() {
    let node = || Node::new(draws(100, 1_000).1, 1_201);
    let (unlimited, limited) = (node(), node());
    limited.most_logs.set(120);
    let range = [(900, 1_201)];
    assert_eq!(asked(&limited, &range), asked(&unlimited, &range));
    // An endpoint that is "busy" is asked four times: for the whole range, then for each narrower one twice.
    assert_eq!(limited.calls("eth_getLogs"), 15);
}

// A node refuses a range that reaches beyond its newest block. Blocks that do not exist yet have no logs, and a range
// of such blocks has no answer.
#[test]
fn blocks_that_are_still_to_come_are_not_asked_for() {
    let (_, history) = draws(1, 1_000);
    let node = Node::new(history, 1_003);
    let answers = asked(&node, &[(1_003, 1_010), (1_004, 1_010)]);
    assert!(matches!(&answers[0], Reply::Logs(logs) if logs.len() == 1));
    let not_reached = Unread::NotReached {
        newest: 1_003,
        needed: Some(1_004),
        age: 0,
    };
    assert_eq!(answers[1], Reply::Unread(not_reached));
    assert_eq!(node.calls("eth_getLogs"), 1);
}

// An endpoint's lies may put a request behind its word: the reader asked for a range that ends before it begins.
#[test]
fn a_range_without_blocks_is_not_asked_for() {
    let (_, history) = draws(1, 1_000);
    let node = Node::new(history, 1_010);
    assert_eq!(asked(&node, &[(1_003, 1_002)]), [Reply::Logs(Vec::new())]);
    assert_eq!(node.calls("eth_getLogs"), 0);
}

// The limit that one query found saves the next query its refusals; a refusal of everything is no limit.
#[test]
fn a_limit_is_found_once() {
    let (_, history) = draws(1, 1_000);
    let node = Node::new(history, 60_000);
    let calls = |ranges: &[(u64, u64)]| {
        let before = node.calls("eth_getLogs");
        asked(&node, ranges);
        node.calls("eth_getLogs") - before
    };
    node.range.set(2_000);
    assert_eq!(calls(&[(1, 50_000)]), 2 + 3 + 25);
    assert_eq!(calls(&[(1, 50_000), (1, 50_000)]), 2 + 3 + 25 + 25);
    assert_eq!(calls(&[(1, 2_000), (1, 50_000)]), 1 + 2 + 3 + 25);
    node.range.set(0);
    let refused = calls(&[(1, 50_000), (1, 50_000)]);
    assert!(refused < 64, "{refused}");
}

// A query takes at most 3,000 calls, and the reader does not read a long window block by block.
#[test]
fn a_query_takes_3000_calls_at_most() {
    let (_, history) = draws(1, 1_000);
    let node = Node::new(history, 60_000);
    let refused = |from, to| {
        let host = "node.example".into();
        let fault = Fault::NoLogs(from, to);
        Reply::Unread(Unread::Endpoint { host, fault })
    };
    node.range.set(10);
    let answers = asked(&node, &[(1, 20_000)]);
    assert!(matches!(answers[0], Reply::Logs(_)), "{answers:?}");
    let calls = node.calls("eth_getLogs");
    assert!((2_000..2_100).contains(&calls), "{calls}");
    assert_eq!(asked(&node, &[(1, 31_000)]), [refused(1, 31_000)]);
    node.range.set(1);
    let before = node.calls("eth_getLogs");
    assert_eq!(asked(&node, &[(1_000, 2_999)]), [refused(1_000, 2_999)]);
    assert!(node.calls("eth_getLogs") < before + 70);
}

// A node listed logs of a block that a reorganisation took back: they contradicted the proof.
// asking-10
#[test]
fn a_removed_log_changes_nothing() {
    let (claims, history) = draws(1, 1_000);
    let mut removed = history.logs.clone();
    removed.retain(|log| log.address == CONSUMER);
    for log in &mut removed {
        log.position.block = 1_003;
        log.data = vec![7; 32];
    }
    let node = Node::new(history, 2_000);
    *node.removed.borrow_mut() = removed;
    let (settled, _) = read(&claims, &[node]);
    assert_all_passed(&settled);
}

/// Returns the search for the consumer's logs from a block.
fn search(from: u64) -> Question {
    Question::Search(LogSearch {
        address: CONSUMER,
        topics: Vec::new(),
        from,
    })
}

// Two logs: one in the first blocks of a search, one far from it.
// asking-16, asking-17, asking-18, asking-19
#[test]
fn a_search_goes_on_in_steps_around_a_block() {
    let near = 5_000;
    let read = |newest: u64, range: u64| {
        let (_, mut history) = draws(1, near);
        let first = Position {
            block: 0,
            log_index: 0,
        };
        with_older(&mut history, first);
        let node = Node::new(history, newest);
        node.range.set(range);
        let (answers, _) = replies_of(&node, None, &[search(near)]);
        let (found, is_whole) = match answers.as_slice() {
            [Reply::Found { logs, is_whole }] => (logs.len(), *is_whole),
            other => panic!("{other:?}"),
        };
        (node.ranges.take(), found, is_whole)
    };
    let (ranges, all, is_whole) = read(12_000, u64::MAX);
    assert_eq!((ranges, is_whole), (vec![(0, 12_000)], true));
    // Up in steps that double, then below the block, down to the first.
    let (ranges, found, is_whole) = read(12_000, 8_000);
    let steps = [(5_000, 6_999), (7_000, 10_999), (11_000, 12_000)];
    let below = [(3_000, 4_999), (0, 2_999)];
    assert_eq!(ranges[1..], [&steps[..], &below].concat());
    assert_eq!((found, is_whole), (all, true));
    // A refused step is halved, and the third refusal ends the search, with what it has found.
    let (ranges, found, is_whole) = read(100_000, 3_000);
    let steps = [
        (5_000, 6_999),
        (7_000, 10_999),
        (7_000, 8_999),
        (9_000, 12_999),
    ];
    assert_eq!(ranges[1..], steps);
    assert_eq!((found, is_whole), (all - 1, false));
    // As many steps as there may be do not reach the end.
    let (ranges, found, is_whole) = read(1 << 55, 1 << 50);
    assert_eq!(ranges.len(), 1 + 32 + 2);
    assert_eq!((found, is_whole), (all, false));
}

// The endpoint's width is known from a range before.
// asking-17
#[test]
fn a_search_begins_no_wider_than_the_endpoint_answers() {
    let (_, history) = draws(1, 1_000);
    let node = Node::new(history, 9_000);
    node.range.set(500);
    let before = Question::Logs(LogQuery::all(CONSUMER, 0, 8_999));
    replies_of(&node, None, &[before, search(1_000)]);
    let ranges = node.ranges.take();
    let whole = ranges.iter().rposition(|range| *range == (0, 9_000));
    let first = ranges[whole.expect("the whole chain") + 1];
    assert!(first.0 == 1_000 && first.1 < 1_500, "{first:?}");
}

// A window in slices, of which none ends with a log, at a node that is many blocks ahead, or few.
// asking-12, asking-13, asking-15
#[test]
fn a_slice_counts_once_its_last_block_is_old() {
    let read = |newest: u64, network: Option<&Network>| {
        let (_, history) = draws(1, 900);
        let node = Node::new(history, newest);
        let id = network.map_or(node.chain_id.get(), |network| network.chain_id);
        node.chain_id.set(id);
        node.range.set(10);
        let query = LogQuery::all(CONSUMER, 1_000, 1_039);
        let (answers, waited) = replies_of(&node, network, &[Question::Window(query)]);
        assert_eq!(answers, [Reply::Logs(Vec::new())]);
        let ranges = node.ranges.take();
        let again = |range: &(u64, u64)| ranges.iter().filter(|other| *other == range).count() > 1;
        let slices = [
            (1_000, 1_009),
            (1_010, 1_019),
            (1_020, 1_029),
            (1_030, 1_039),
        ];
        let again = slices.iter().filter(|range| again(range)).count();
        (again, node.calls("eth_getBlockByNumber"), waited)
    };
    let connects = read(1_039, by_label("local")).1;
    // The time of the last slice's block dates those before it.
    assert_eq!(read(1_039 + 60, None), (0, connects + 1, 0));
    let (again, _, waited) = read(1_039 + 45, None);
    assert_eq!((again, waited), (2, 30));
    // On a local chain nobody waits.
    assert_eq!(read(1_039, by_label("local")), (0, connects, 0));
}

// A block's hash, no address: a node that lacks the block cannot answer with another, and strangers' logs are there.
// asking-20
#[test]
fn all_logs_of_a_block_are_asked_for_by_its_hash() {
    let (_, mut history) = draws(1, 1_000);
    let mut strangers = history.logs[0].clone();
    strangers.address = COORDINATOR;
    strangers.position.log_index = 7;
    let block = strangers.position.block;
    history.logs.insert(1, strangers.clone());
    let node = Node::new(history, 1_010);
    let (answers, _) = replies_of(&node, None, &[Question::BlockLogs(block)]);
    let [Reply::BlockLogs { logs, is_whole }] = answers.as_slice() else {
        panic!("{answers:?}");
    };
    assert!(logs.contains(&strangers) && logs.len() > 1 && !is_whole);
    assert_eq!(node.ranges.take(), []);
    assert_eq!(node.calls("eth_getLogs"), 1);
}
