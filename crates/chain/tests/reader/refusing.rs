//! Reads from hostile endpoints, which refuse at random, or in ways that people have met.

use core::cell::{Cell, RefCell};
use core::slice::from_ref;
use std::rc::Rc;

use chain::client::Client;
use chain::known::Known;
use chain::networks::by_label;
use chain::source::{Source, Subject};
use chain::transport::{Bounds, HttpReply, LocalBoxFuture, SendError, Transport};
use fixtures::chain::{CONSUMER, Chain};
use fixtures::pack_event::PackEvent;
use fixtures::random;
use serde_json::{Value, json};
use verify::claims::{Claims, Fault, LogQuery, Question, Reply};
use verify::position::Position;
use verify::report::Step;

use crate::reader::clock::TestClock;
use crate::reader::history::draws;
use crate::reader::node::{Node, Wire, refusal};
use crate::reader::ranges::{wide, with_older};
use crate::reader::{open, read_through, wait_for};

type Sent = Result<HttpReply, SendError>;

/// The generator, shared by the requests of a test.
pub struct Random(RefCell<random::Random>);

impl Random {
    fn new(seed: u64) -> Self {
        Self(RefCell::new(random::Random::new(seed)))
    }

    fn below(&self, most: u64) -> u64 {
        let most = usize::try_from(most).expect("small");
        u64::try_from(self.0.borrow_mut().below(most)).expect("small")
    }
}

/// A transport to a node on which each request may go wrong.
struct Rough<F>(Rc<Node>, F);

impl<F: Fn(&Value, &Node) -> Option<Sent>> Transport for Rough<F> {
    fn send(
        &self,
        request: String,
        bounds: Bounds,
    ) -> LocalBoxFuture<'_, Result<HttpReply, SendError>> {
        let asked: Value = serde_json::from_str(&request).expect("JSON");
        match (self.1)(&asked, &self.0) {
            Some(instead) => {
                let calls = asked.as_array().map_or(1, Vec::len);
                let lost = vec!["lost".to_owned(); calls];
                self.0.requests.borrow_mut().push(lost);
                Box::pin(core::future::ready(instead))
            }
            None => Box::pin(async move { Wire(self.0.clone()).send(request, bounds).await }),
        }
    }
}

fn rough(
    node: &Rc<Node>,
    host: &str,
    clock: &Rc<TestClock>,
    rough: impl Fn(&Value, &Node) -> Option<Sent> + 'static,
) -> Client {
    let way = Rough(node.clone(), rough);
    Client::new(host.into(), Box::new(way), clock.clone())
}

fn whole(status: u16, code: i64, words: &str, retry_after: Option<u64>) -> Sent {
    let text = json!({"jsonrpc": "2.0", "id": null, "error": {"code": code, "message": words}});
    Ok(HttpReply {
        status,
        retry_after,
        text: text.to_string(),
    })
}

fn page(status: u16, text: &str, retry_after: Option<u64>) -> Sent {
    Ok(HttpReply {
        status,
        retry_after,
        text: text.into(),
    })
}

fn is_of_logs(asked: &Value) -> bool {
    asked.to_string().contains("eth_getLogs")
}

/// Returns the trouble with one request, if any, at random.
fn trouble(random: &Random, asked: &Value) -> Option<Sent> {
    let of_range = is_of_logs(asked);
    Some(match random.below(16) {
        0 => whole(200, -32_016, "over rate limit", None),
        1 => page(429, "Too Many Requests", None),
        2 => page(429, "", Some(1 + random.below(30))),
        3 => page(
            503,
            "<html>503 Service Temporarily Unavailable</html>",
            None,
        ),
        4 => page(504, "<html>504 Gateway Time-out</html>", None),
        5 => page(500, "<html>error</html>", None),
        6 => page(200, "[{\"jsonrpc\":\"2.0\",\"id\":1,\"resu", None),
        7 => page(200, "<html>an error</html>", None),
        8 => Err(SendError::TimedOut),
        9 => Err(SendError::NotAllowed),
        10 if of_range => whole(200, -32_000, "block range is too wide", None),
        11 if of_range => whole(200, -32_000, "limited to 2,000 blocks", None),
        12 => whole(200, -32_600, "batches are not allowed", None),
        13 => page(200, "[]", None),
        14 => page(502, "<html>502 Bad Gateway</html>", None),
        15 => whole(200, -32_005, "limit exceeded", None),
        _ => return None,
    })
}

fn proofs() -> [(&'static str, Claims, Chain); 3] {
    let (claims, chain) = wide(50_000);
    let (narrow, few) = draws(3, 1_000);
    let event = PackEvent::honest();
    [
        ("a pull", claims, chain),
        ("three draws", narrow, few),
        ("an event", event.check().1, event.chain),
    ]
}

fn node(chain: &Chain) -> Rc<Node> {
    Node::new(chain.clone(), chain.newest.saturating_add(1_000))
}

fn calls(node: &Node) -> usize {
    node.requests.borrow().iter().map(Vec::len).sum()
}

/// The longest waits and the most calls of the readings so far.
#[derive(Default, Debug)]
struct Most {
    slept: u64,
    calls: usize,
    hung: u64,
}

// Whatever an honest endpoint does in between, its proof is never refuted, and the reading ends within its bounds.
#[test]
fn no_sequence_of_refusals_refutes_an_honest_proof() {
    for (what, claims, chain) in proofs() {
        let plain = node(&chain);
        let clock = TestClock::with(from_ref(&plain));
        let client = rough(&plain, "node0.example", &clock, |_, _| None);
        read_through(&claims, from_ref(&client), by_label("base"), &clock);
        let of_plan = calls(&plain);
        let (mut most, mut verified) = (Most::default(), 0);
        for seed in 1..=400_u64 {
            let random = Rc::new(Random::new(seed));
            let often = 1 + random.below(100);
            let range =
                [u64::MAX, 10_000, 500, 7][usize::try_from(random.below(4)).expect("small")];
            let many = usize::try_from(1 + random.below(2)).expect("small");
            let nodes: Vec<_> = (0..many).map(|_| node(&chain)).collect();
            let clock = TestClock::with(&nodes);
            let hung = Rc::new(Cell::new(0));
            let clients: Vec<_> = nodes
                .iter()
                .enumerate()
                .map(|(place, node)| {
                    node.range.set(range);
                    let (random, hung) = (random.clone(), hung.clone());
                    rough(
                        node,
                        &format!("node{place}.example"),
                        &clock,
                        move |asked, node| {
                            if node.requests.borrow().is_empty() || random.below(100) >= often {
                                return None;
                            }
                            let trouble = trouble(&random, asked);
                            if trouble == Some(Err(SendError::TimedOut)) {
                                hung.set(hung.get() + 1);
                            }
                            trouble
                        },
                    )
                })
                .collect();
            let (settled, _) = read_through(&claims, &clients, by_label("base"), &clock);
            let failed: Vec<_> = settled.steps.iter().filter(|step| step.failed()).collect();
            assert!(failed.is_empty(), "{what} {seed}: {failed:#?}");
            verified += usize::from(settled.steps.iter().all(Step::passed));
            for node in &nodes {
                let calls = calls(node);
                assert!(calls <= 10_000, "{what} {seed}: {calls} calls");
                most.calls = most.calls.max(calls);
            }
            most.slept = most.slept.max(clock.slept.get());
            most.hung = most.hung.max(hung.get());
        }
        println!("{what}: plan {of_plan}, {most:?}, verified {verified} of 400");
    }
}

// Bounds the waits of one reading, whatever an endpoint answers after first contact.
#[test]
fn the_waits_of_a_reading_are_bounded() {
    let mut worst = Vec::new();
    for (what, claims, chain) in proofs() {
        for (how, instead) in [
            ("429, wait 20", page(429, "", Some(20))),
            ("429", page(429, "", None)),
            ("-32005", whole(200, -32_005, "limit exceeded", None)),
            ("every second", page(429, "", Some(20))),
            ("three of four", page(429, "", Some(20))),
            ("three of four, alone", page(429, "", Some(20))),
        ] {
            let node = node(&chain);
            let clock = TestClock::with(from_ref(&node));
            if how.ends_with("alone") {
                node.batch.set(1);
                node.range.set(500);
            }
            let client = rough(&node, "node0.example", &clock, move |_, node| {
                let nth = node.requests.borrow().len();
                let is_answered = match how {
                    "every second" => nth % 2 == 0,
                    "three of four" | "three of four, alone" => nth % 4 == 3,
                    _ => false,
                };
                (nth > 0 && !is_answered).then(|| instead.clone())
            });
            let (settled, _) = read_through(&claims, from_ref(&client), by_label("base"), &clock);
            assert!(!settled.steps.iter().any(Step::failed));
            worst.push((clock.slept.get() / 1_000, calls(&node), what, how));
        }
    }
    worst.sort_unstable();
    println!("{worst:#?}");
    assert!(
        worst.iter().all(|(seconds, ..)| *seconds <= 180),
        "{:?}",
        worst.last()
    );
}

/// Queries the consumer's logs over this rough transport, and returns the answer to the last query.
fn asked(
    node: &Rc<Node>,
    ranges: &[(u64, u64)],
    way: impl Fn(&Value, &Node) -> Option<Sent> + 'static,
) -> Result<Reply, Fault> {
    let clock = TestClock::with(from_ref(node));
    let client = rough(node, "node.example", &clock, way);
    let subject = Subject {
        contract: CONSUMER,
        needed: 0,
        network: None,
        loaded: 0,
    };
    let source = wait_for(Source::connect(&client, subject, &*clock, None)).expect("an endpoint");
    let answers = ranges.iter().map(|range| {
        let query = Question::Logs(LogQuery::all(CONSUMER, range.0, range.1));
        let mut answers = wait_for(source.replies(&[&query]));
        answers.pop().expect("an answer")
    });
    answers.last().expect("a range")
}

// Every block has a log: an answer with a log missing has skipped a block.
#[test]
fn no_sequence_of_refusals_leaves_out_a_block() {
    let (_, history) = draws(100, 1_000);
    let (mut answered, mut given_up) = (0, 0);
    for seed in 1..=1_500_u64 {
        let random = Rc::new(Random::new(seed));
        let from = 900 + random.below(150);
        let to = (from + random.below(300)).min(1_200);
        let query = LogQuery::all(CONSUMER, from, to);
        let mut all: Vec<_> = history
            .logs
            .iter()
            .filter(|log| query.wants(log))
            .cloned()
            .collect();
        all.sort_by_key(|log| log.position);
        let node = Node::new(history.clone(), 1_201);
        node.range.set(1 + random.below(400));
        node.most_logs
            .set(usize::try_from(20 + random.below(400)).expect("small"));
        let often = random.below(60);
        let sent = Rc::new(RefCell::new(Vec::new()));
        let own = random.clone();
        let log = sent.clone();
        let answer = asked(&node, &[(from, to)], move |asked, node| {
            if node.requests.borrow().is_empty() || own.below(100) >= often {
                return None;
            }
            let stated = own.below(200);
            let way = match own.below(6) {
                0 => whole(200, -32_000, &format!("limited to {stated} blocks"), None),
                1 => whole(
                    200,
                    -32_000,
                    &format!("block range too wide, try 0x{stated:x}"),
                    None,
                ),
                2 => page(200, "[]", None),
                _ => return trouble(&own, asked),
            };
            log.borrow_mut().push(asked.to_string());
            Some(way)
        });
        match answer {
            Ok(Reply::Logs(logs)) => {
                assert_eq!(logs, all, "{seed}: {from} to {to}");
                answered += 1;
            }
            Ok(Reply::Unread(_)) | Err(_) => given_up += 1,
            other => panic!("{other:?}"),
        }
    }
    println!("{answered} answered, {given_up} given up");
    assert!(answered > 300);
}

// An endpoint answered 50,000 blocks with few logs, and hung or cut its answer for 50,000 with many.
#[test]
fn a_width_that_fits_once_may_be_too_wide_elsewhere() {
    let (_, history) = draws(100, 1_000);
    for instead in [
        Err(SendError::TimedOut),
        page(200, "[{\"jsonrpc\":\"2.0\",\"id\":1,\"resu", None),
        page(200, "<html>an error</html>", None),
        page(413, "", None),
        page(500, "<html>error</html>", None),
        page(504, "", None),
        page(408, "", None),
        Err(SendError::TooLarge),
    ] {
        let node = Node::new(history.clone(), 60_000);
        let own = instead.clone();
        let answer = asked(&node, &[(2_000, 51_999), (1, 50_000)], move |asked, _| {
            let filter = &asked["params"][0];
            let number = |key: &str| {
                let text = filter[key].as_str().unwrap_or("0x0");
                u64::from_str_radix(text.trim_start_matches("0x"), 16).unwrap_or(0)
            };
            let (from, to) = (number("fromBlock"), number("toBlock"));
            (from < 1_100 && to > 1_100 && to - from > 1_000).then(|| own.clone())
        });
        assert!(
            matches!(&answer, Ok(Reply::Logs(logs)) if !logs.is_empty()),
            "{instead:?}: {answer:?}"
        );
    }
}

// An endpoint asked for a minute's wait, or refused this page, and the reader at once asked it for half of the blocks,
// and so on.
#[test]
fn an_endpoint_that_asks_for_a_long_wait_is_not_asked_more() {
    let (claims, chain) = wide(50_000);
    for instead in [
        page(429, "Too Many Requests", Some(60)),
        page(503, "", Some(3_600)),
        whole(429, -32_005, "limit exceeded", Some(60)),
        page(403, "Forbidden", None),
        page(401, "", None),
    ] {
        let node = node(&chain);
        let clock = TestClock::with(from_ref(&node));
        let own = instead.clone();
        let client = rough(&node, "node0.example", &clock, move |asked, _| {
            is_of_logs(asked).then(|| own.clone())
        });
        let (settled, _) = read_through(&claims, from_ref(&client), by_label("base"), &clock);
        assert!(!settled.steps.iter().any(Step::failed));
        let requests = node.requests.borrow();
        let lost = requests
            .iter()
            .filter(|calls| calls.iter().any(|call| call == "lost"))
            .count();
        assert!(lost <= 4, "{instead:?}: {lost} requests");
    }
}

// An endpoint was in trouble during one reading: the next reading asked it for single blocks.
#[test]
fn a_width_that_was_never_answered_is_not_kept() {
    let (claims, chain) = wide(50_000);
    for instead in [
        page(504, "", None),
        page(429, "", None),
        whole(200, -32_000, "block range is too wide, limit 2", None),
    ] {
        let known: Rc<Known> = Rc::default();
        let node = node(&chain);
        let clock = TestClock::with(from_ref(&node));
        let own = instead.clone();
        let client = rough(&node, "node0.example", &clock, move |asked, _| {
            is_of_logs(asked).then(|| own.clone())
        });
        let client = client.knowing(known.clone());
        read_through(&claims, from_ref(&client), by_label("base"), &clock);
        let client = rough(&node, "node0.example", &clock, |_, _| None).knowing(known);
        let (settled, _) = read_through(&claims, from_ref(&client), by_label("base"), &clock);
        let open: Vec<_> = settled.steps.iter().filter(|step| !step.passed()).collect();
        assert!(open.is_empty(), "{instead:?}: {open:#?}");
    }
}

// `-32005 limit exceeded` for ranges over 500 blocks, and every other sentence about a rate that means a range.
#[test]
fn a_rate_that_means_a_range_is_narrowed_after_the_waits() {
    let (claims, chain) = wide(50_000);
    for instead in [
        Ok(refusal(-32_005, "limit exceeded")),
        Ok(refusal(-32_016, "rate limit exceeded")),
        page(429, "Too Many Requests", None),
        page(503, "", None),
        page(
            502,
            "<html><head><title>502 Bad Gateway</title></head></html>",
            None,
        ),
    ] {
        let node = node(&chain);
        node.range.set(500);
        *node.refuses_range.borrow_mut() = instead.clone();
        let clock = TestClock::with(from_ref(&node));
        let client = rough(&node, "node0.example", &clock, |_, _| None);
        let (settled, _) = read_through(&claims, from_ref(&client), by_label("base"), &clock);
        let open: Vec<_> = settled.steps.iter().filter(|step| !step.passed()).collect();
        assert!(open.is_empty(), "{instead:?}: {open:#?}");
        println!(
            "{instead:?}: {} calls, {} ms",
            calls(&node),
            clock.slept.get()
        );
    }
}

/// Returns the number of blocks of a query for logs; `None` for another call.
fn blocks(asked: &Value) -> Option<u64> {
    let filter = &asked["params"][0];
    let number = |key: &str| {
        let text = filter[key].as_str()?.strip_prefix("0x")?;
        u64::from_str_radix(text, 16).ok()
    };
    Some(number("toBlock")? - number("fromBlock")? + 1)
}

// An endpoint takes 10,000 blocks, and fails most other requests for a moment. Each failure narrowed the width that it
// had answered before, and each narrower width was a new plan: 5,986 calls.
#[test]
fn a_passing_fault_does_not_make_the_plan_larger() {
    let (claims, chain) = wide(50_000);
    for seed in 1..=200_u64 {
        let node = node(&chain);
        node.range.set(10_000);
        let clock = TestClock::with(from_ref(&node));
        let random = Random::new(seed);
        let widest = Rc::new(Cell::new(0));
        let own = widest.clone();
        let client = rough(&node, "node0.example", &clock, move |asked, _| {
            let calls = asked.as_array().map_or(from_ref(asked), Vec::as_slice);
            let most = calls.iter().filter_map(blocks).max()?;
            if random.below(100) < 70 {
                return Some(page(504, "", None));
            }
            if most <= 10_000 {
                own.set(own.get().max(most));
            }
            None
        });
        let (settled, _) = read_through(&claims, from_ref(&client), by_label("base"), &clock);
        assert!(!settled.steps.iter().any(Step::failed));
        // 19 calls, and three ranges in as many slices as the widest answer needs.
        let slices = 3 * 50_000_u64.div_ceil(widest.get().max(10));
        let bound = 4 * (19 + usize::try_from(slices).expect("few")) + 64;
        let calls = calls(&node);
        assert!(calls <= bound, "{seed}, {}: {calls} calls", widest.get());
    }
}

// An endpoint took each of 80 calls and answered none: one reading took 40 minutes.
#[test]
fn an_endpoint_that_hangs_is_left_after_three_minutes() {
    let (claims, chain) = draws(40, 1_000);
    let node = node(&chain);
    node.batch.set(1);
    let clock = TestClock::with(from_ref(&node));
    let hung = Rc::new(Cell::new(0));
    let own = hung.clone();
    let client = rough(&node, "node0.example", &clock, move |_, node| {
        (node.requests.borrow().len() > 20).then(|| {
            own.set(own.get() + 1);
            Err(SendError::TimedOut)
        })
    });
    let (settled, _) = read_through(&claims, from_ref(&client), by_label("base"), &clock);
    assert!(!settled.steps.iter().any(Step::failed));
    // The reader waits 30 seconds for each.
    assert_eq!(hung.get(), 6);
}

// An endpoint that had answered an earlier reading, and then took every request and answered none, kept the next one for
// three minutes.
#[test]
fn an_endpoint_that_answers_nothing_in_a_reading_is_left_after_one_silence() {
    let (claims, chain) = draws(1, 1_000);
    let known: Rc<Known> = Rc::default();
    let node = node(&chain);
    let clock = TestClock::with(from_ref(&node));
    let client = rough(&node, "node0.example", &clock, |_, _| None).knowing(known.clone());
    let (settled, _) = read_through(&claims, from_ref(&client), by_label("base"), &clock);
    assert!(settled.steps.iter().any(Step::passed));
    let hung = Rc::new(Cell::new(0));
    let own = hung.clone();
    let client = rough(&node, "node0.example", &clock, move |_, _| {
        own.set(own.get() + 1);
        Some(Err(SendError::TimedOut))
    });
    let client = client.knowing(known);
    let (settled, reading) = read_through(&claims, from_ref(&client), by_label("base"), &clock);
    assert!(
        !settled
            .steps
            .iter()
            .any(|step| step.passed() || step.failed())
    );
    assert_eq!(reading.endpoints[0].1, Some(Fault::Busy));
    assert_eq!(hung.get(), 1);
}

// An endpoint that took 29 seconds for each answer, one second less than counts as a hang, kept a reading for hours.
#[test]
fn an_endpoint_that_answers_slowly_is_left_in_time() {
    let (claims, chain) = draws(40, 1_000);
    for (how, instead) in [
        ("answers", None),
        ("refuses", Some(whole(200, -32_000, "no", None))),
        ("is no node", Some(page(200, "<html>", None))),
    ] {
        let node = node(&chain);
        node.batch.set(1);
        let clock = TestClock::with(from_ref(&node));
        let begun = clock.now.get();
        let own = clock.clone();
        let client = rough(&node, "node0.example", &clock, move |_, node| {
            if node.requests.borrow().len() < 20 {
                return None;
            }
            own.now.set(own.now.get() + 29);
            instead.clone()
        });
        let (settled, _) = read_through(&claims, from_ref(&client), by_label("base"), &clock);
        assert!(!settled.steps.iter().any(Step::failed));
        let took = clock.now.get() - begun;
        println!("{how}: {took} s, {} calls", calls(&node));
        assert!(took < 600, "{how}: {took}");
    }
}

// Nodes behind one address have limits of their own: each states its own, and refuses what the other states.
#[test]
fn nodes_of_different_limits_behind_one_address_are_read() {
    let (claims, chain) = wide(200_000);
    for limits in [[10_000, 500], [500, 10_000], [2_000, 500], [50_000, 1_000]] {
        for batch in [usize::MAX, 1] {
            let node = node(&chain);
            node.batch.set(batch);
            let clock = TestClock::with(from_ref(&node));
            let client = rough(&node, "node0.example", &clock, move |_, node| {
                let nth = node.requests.borrow().len();
                let limit = limits[nth % 2];
                node.range.set(limit);
                let words = format!("block range is too wide: limited to {limit} blocks");
                *node.refuses_range.borrow_mut() = Ok(refusal(-32_000, &words));
                None
            });
            let (settled, _) = read_through(&claims, from_ref(&client), by_label("base"), &clock);
            assert_eq!(open(&settled), [], "{limits:?} {batch}");
        }
    }
}

// A sale in a rush: a thousand logs in a few blocks of a long window, from an endpoint that gives a few hundred at most.
#[test]
fn a_rush_in_a_long_window_is_read_within_a_limit_of_results() {
    for (count, window, most_logs) in [(400, 500_000, 100), (400, 100_000, 300)] {
        let (mut claims, mut history) = draws(count, 10_000_000);
        if let Claims::Pull(claims) = &mut claims {
            claims.draws.truncate(1);
            for draw in &mut claims.draws {
                let word = draw.word.expect("a word").position;
                draw.as_of = Position {
                    block: word.block + 1 - window,
                    log_index: 0,
                };
                with_older(&mut history, draw.as_of);
            }
        }
        let node = node(&history);
        node.most_logs.set(most_logs);
        let clock = TestClock::with(from_ref(&node));
        let client = rough(&node, "node0.example", &clock, |_, _| None);
        let (settled, _) = read_through(&claims, from_ref(&client), by_label("base"), &clock);
        assert_eq!(open(&settled), [], "{count} in {window}");
    }
}
