//! Reads honest and dishonest proofs on networks and endpoints with the behaviours of real ones. None makes an honest
//! proof fail or a dishonest one pass.

use core::ops::RangeInclusive;
use std::fmt::Write;
use std::fs;
use std::rc::Rc;

use chain::client::Client;
use chain::networks::by_label;
use chain::transport::{HttpReply, SendError, Transport};
use verify::report::Verdict;

use crate::reader::clock::TestClock;
use crate::reader::lies::scene::{self, Scene};
use crate::reader::node::{Node, Wire, refusal};
use crate::reader::read_through;

const TABLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/reader/networks.txt");

/// The proofs on which the test tries each behaviour.
const SCENES: [&str; 7] = [
    "an evening",
    "a busy block",
    "an event",
    "an event by a relayer",
    "another word",
    "a word left out",
    "another seed",
];

/// A behaviour of a network or an endpoint: its name, and a function that gives it to a node.
type Behaviour = (&'static str, fn(&Node));

const BEHAVIOURS: [Behaviour; 37] = [
    ("an archive node", |_| {}),
    ("no final block is told", |node| node.lags.set(None)),
    ("the final block is 10,000 behind", |node| {
        node.lags.set(Some((5_000, 10_000)));
    }),
    ("state is kept for 128 blocks", |node| node.keeps.set(128)),
    (
        "state is kept for 128 blocks, the final one is 600 behind",
        |node| {
            node.lags.set(Some((300, 600)));
            node.keeps.set(128);
        },
    ),
    ("state of the newest block alone", |node| node.keeps.set(1)),
    ("ranges of 10,000 blocks", |node| node.range.set(10_000)),
    ("ranges of 500 blocks", |node| node.range.set(500)),
    ("ranges of 10 blocks", |node| node.range.set(10)),
    ("ranges of 10 blocks, said as HTTP 400", |node| {
        node.range.set(10);
        *node.refuses_range.borrow_mut() = Ok(status(400));
    }),
    ("ranges of 500 blocks, said as HTTP 413", |node| {
        node.range.set(500);
        *node.refuses_range.borrow_mut() = Ok(status(413));
    }),
    ("no ranges at all", |node| node.range.set(0)),
    ("logs of the last 5 blocks alone", |node| {
        node.logs_from.set(node.newest.get() - 5);
    }),
    ("batches of 10", |node| node.batch.set(10)),
    ("no batches", |node| node.batch.set(1)),
    ("HTTP 429 once, with Retry-After", |node| {
        busy(node, 1, Some(1))
    }),
    ("HTTP 429 three times, without Retry-After", |node| {
        busy(node, 3, None)
    }),
    ("HTTP 429 for ever", |node| busy(node, 1_000, None)),
    ("HTTP 429 with Retry-After of an hour", |node| {
        busy(node, 1_000, Some(3_600))
    }),
    ("HTTP 503 once", |node| {
        node.first.borrow_mut().push(Ok(status(503)))
    }),
    ("a rate limit in HTTP 200 once", |node| {
        instead(node, 2..=2, Ok(limited()));
    }),
    ("a rate limit in HTTP 200, for each fifth call", |node| {
        node.busy_calls.set(Some(5));
    }),
    ("a rate limit in HTTP 200 for ever", |node| {
        instead(node, 1..=1_000, Ok(limited()));
    }),
    ("HTTP 429 without CORS, after good answers", |node| {
        instead(node, 2..=3, Err(SendError::NotAllowed));
    }),
    ("ranges of 500 blocks, said as \"limit exceeded\"", |node| {
        node.range.set(500);
        *node.refuses_range.borrow_mut() = Ok(refusal(-32_005, "limit exceeded"));
    }),
    ("ranges of 500 blocks, said as HTTP 504", |node| {
        node.range.set(500);
        *node.refuses_range.borrow_mut() = Ok(status(504));
    }),
    ("ranges of 500 blocks, else no answer in time", |node| {
        node.range.set(500);
        *node.refuses_range.borrow_mut() = Err(SendError::TimedOut);
    }),
    ("ranges of 500 blocks, else an answer that is cut", |node| {
        node.range.set(500);
        *node.refuses_range.borrow_mut() = Ok(HttpReply::ok(
            "[{\"jsonrpc\":\"2.0\",\"id\":1,\"resu".into(),
        ));
    }),
    ("ranges of 500 blocks, and a rate limit", |node| {
        node.range.set(500);
        node.busy_calls.set(Some(7));
    }),
    ("indexes within transactions", |node| {
        node.numbers_within.set(true);
    }),
    ("another block than the one asked for", |node| {
        node.always.set(Some(node.newest.get() - 3));
    }),
    ("no receipts", |node| node.has_receipts.set(false)),
    ("no logs without an address", |node| {
        node.wants_address.set(true);
    }),
    (
        "no logs without an address, no receipts of a block",
        |node| {
            node.wants_address.set(true);
            node.has_block_receipts.set(false);
        },
    ),
    ("the newest two blocks without their state", |node| {
        node.executes_late.set(2);
    }),
    ("seconds behind, and coming on", |node| {
        node.newest.set(node.newest.get() - 8);
        node.comes_on.set(2);
    }),
    ("seconds behind, and stuck", |node| {
        node.newest.set(node.newest.get() - 8)
    }),
];

fn status(status: u16) -> HttpReply {
    HttpReply {
        status,
        retry_after: None,
        text: "no\n".into(),
    }
}

/// Returns a rate limit as a JSON-RPC error.
fn limited() -> HttpReply {
    let error = refusal(-32_016, "over rate limit").text;
    HttpReply::ok(format!(r#"{{"jsonrpc":"2.0","id":null,"error":{error}}}"#))
}

/// Sends this instead of the answers to these requests.
fn instead(node: &Node, requests: RangeInclusive<usize>, sent: Result<HttpReply, SendError>) {
    let sent = requests.map(|nth| (nth, sent.clone()));
    node.instead.borrow_mut().extend(sent);
}

fn busy(node: &Node, times: usize, retry_after: Option<u64>) {
    let reply = HttpReply {
        retry_after,
        ..status(429)
    };
    *node.first.borrow_mut() = vec![Ok(reply); times];
}

fn verdict(scene: &Scene, node: &Rc<Node>, transport: Box<dyn Transport>) -> Verdict {
    let clock = TestClock::with(core::slice::from_ref(node));
    let client = Client::new("node.example".into(), transport, clock.clone());
    let (settled, _) = read_through(&scene.claims, &[client], by_label("base"), &clock);
    scene.report.clone().with_chain(&settled).verdict
}

fn assert_fair(scene: &Scene, what: &str, verdict: Verdict) {
    let wrong = if scene.truth == Verdict::Verified {
        Verdict::NotVerified
    } else {
        Verdict::Verified
    };
    assert_ne!(verdict, wrong, "{}: {what}", scene.name);
}

/// Returns the scenes, in the order of their names above.
fn scenes() -> Vec<Scene> {
    let mut scenes = scene::all();
    scenes.push(scene::busy());
    scenes.retain(|scene| SCENES.contains(&scene.name));
    scenes.sort_by_key(|scene| SCENES.iter().position(|name| *name == scene.name));
    scenes
}

// asking-21, asking-22
#[test]
fn no_behaviour_of_a_network_reverses_a_verdict() {
    let mut text = format!("# behaviour | {}\n", SCENES.join(" | "));
    for (what, behave) in BEHAVIOURS {
        text += what;
        for scene in scenes() {
            let node = Node::new(scene.chain.clone(), scene.chain.newest);
            behave(&node);
            let verdict = verdict(&scene, &node, Box::new(Wire(node.clone())));
            assert_fair(&scene, what, verdict);
            write!(text, " | {}", verdict.name()).expect("text");
        }
        text += "\n";
    }
    if std::env::var_os("PACKPROOF_WRITE").is_some() {
        fs::write(TABLE, &text).expect("written");
    }
    assert_eq!(text, fs::read_to_string(TABLE).expect("networks.txt"));
}

/// The newest blocks are replaced between any two requests: their logs are in other places, or gone.
#[test]
fn a_reorganisation_between_two_requests_reverses_no_verdict() {
    for scene in scenes() {
        let newest = scene.chain.logs.iter().map(|log| log.position.block).max();
        let newest = newest.expect("a log");
        let mut moved = scene.chain.clone();
        let mut gone = scene.chain.up_to(newest - 1);
        gone.newest = scene.chain.newest;
        for log in &mut moved.logs {
            if log.position.block == newest {
                log.position.block += 1;
            }
        }
        for into in [moved, gone] {
            for after in 0..8 {
                let node = Node::new(scene.chain.clone(), scene.chain.newest);
                *node.fork.borrow_mut() = Some((after, into.clone()));
                let verdict = verdict(&scene, &node, Box::new(Wire(node.clone())));
                // After the reorganisation the chain itself refutes the proof.
                if scene.truth != Verdict::Verified {
                    assert_fair(&scene, "reorganised", verdict);
                }
            }
        }
    }
}
