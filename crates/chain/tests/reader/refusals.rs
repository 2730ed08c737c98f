//! Reads from endpoints that refuse, in every wording of `tests/refusals.tsv`, alone and in pairs: the reader still
//! reads the proof, within a bound of calls.

use core::slice::from_ref;
use std::fs;
use std::rc::Rc;

use chain::client::Client;
use chain::known::Known;
use chain::limits;
use chain::networks::by_label;
use chain::transport::{HttpReply, SendError};
use fixtures::chain::Chain;
use fixtures::pack_event::PackEvent;
use verify::claims::{Claims, Fault, Unread};
use verify::report::{Step, StepId};

use crate::reader::clock::TestClock;
use crate::reader::fault_of;
use crate::reader::node::{Node, Wire, refusal};
use crate::reader::ranges::wide;
use crate::reader::{read, read_through, step, unread};

const WORDINGS: &str = include_str!("../refusals.tsv");

type Sent = Result<HttpReply, SendError>;

/// A wording, with the replies in which an endpoint sends it.
struct Wording {
    meaning: &'static str,
    row: &'static str,
    /// The reply to one call.
    to_call: Sent,
    /// The reply to a whole request.
    to_request: Sent,
}

fn wordings(meaning: &str) -> Vec<Wording> {
    let rows = WORDINGS.lines().skip(1).filter_map(|row| {
        let [means, status, code, words] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{row}");
        };
        let status: u16 = status.parse().expect("a status");
        let page = HttpReply {
            status,
            retry_after: None,
            text: words.into(),
        };
        let (to_call, to_request) = match code.parse() {
            Ok(code) => {
                let error = refusal(code, words);
                let whole = format!(r#"{{"jsonrpc":"2.0","id":null,"error":{}}}"#, error.text);
                let whole = HttpReply {
                    text: whole,
                    ..page
                };
                let each = if status == 200 { error } else { whole.clone() };
                (each, whole)
            }
            Err(_) => (page.clone(), page),
        };
        Some(Wording {
            meaning: means.split(' ').next()?,
            row,
            to_call: Ok(to_call),
            to_request: Ok(to_request),
        })
    });
    rows.filter(|wording| wording.meaning == meaning).collect()
}

/// Returns the limit that a row states, or 2,000 if it states none.
fn limit(row: &str) -> u64 {
    let meaning = row.split('\t').next().unwrap_or_default();
    let stated = meaning
        .split(' ')
        .nth(1)
        .and_then(|limit| limit.parse().ok());
    stated.unwrap_or(2_000)
}

/// Returns a pull with long windows, and an event, each with its chain.
fn proofs() -> [(&'static str, Claims, Chain); 2] {
    let (claims, chain) = wide(50_000);
    let event = PackEvent::honest();
    [
        ("a pull", claims, chain),
        ("an event", event.check().1, event.chain),
    ]
}

fn node(chain: Chain) -> Rc<Node> {
    let newest = chain.newest.saturating_add(1_000);
    Node::new(chain, newest)
}

fn calls(node: &Node) -> usize {
    node.requests.borrow().iter().map(Vec::len).sum()
}

/// Reads a proof, checks that it is verified, and returns the number of calls.
#[track_caller]
fn verified(row: &str, claims: &Claims, node: &Rc<Node>, known: &Rc<Known>) -> usize {
    let before = calls(node);
    let clock = TestClock::with(from_ref(node));
    let client = Client::new(
        "node0.example".into(),
        Box::new(Wire(node.clone())),
        clock.clone(),
    );
    let clients = [client.knowing(known.clone())];
    let (settled, _) = read_through(claims, &clients, by_label("base"), &clock);
    let open: Vec<_> = settled.steps.iter().filter(|step| !step.passed()).collect();
    assert!(open.is_empty(), "{row}: {open:?}");
    calls(node) - before
}

// `https://mainnet.base.org` sends its rate limit with HTTP 200: 6 calls became 4,784.
// asking-3
#[test]
fn a_busy_endpoint_is_waited_for() {
    for (what, claims, chain) in proofs() {
        let of_plan = verified(what, &claims, &node(chain.clone()), &Rc::default());
        for Wording {
            row, to_request, ..
        } in wordings("busy")
        {
            for first in 1..=4 {
                let node = node(chain.clone());
                let instead = [first, first + 1].map(|nth| (nth, to_request.clone()));
                node.instead.borrow_mut().extend(instead);
                let calls = verified(row, &claims, &node, &Rc::default());
                assert!(calls <= 3 * of_plan, "{row}: {calls} calls, not {of_plan}");
            }
        }
    }
}

// The words do not say that waiting helps: the same call is sent once more.
// asking-4
#[test]
fn a_refusal_that_passes_is_no_answer() {
    for (what, claims, chain) in proofs() {
        for Wording {
            row, to_request, ..
        } in wordings("refused")
        {
            for first in 1..=4 {
                let node = node(chain.clone());
                node.instead.borrow_mut().insert(first, to_request.clone());
                verified(&format!("{what}, {row}"), &claims, &node, &Rc::default());
            }
        }
    }
}

// The endpoint refuses each call of a batch alone: the reader does not repeat calls that were answered.
#[test]
fn only_the_calls_that_were_refused_are_sent_again() {
    let (claims, chain) = wide(50_000);
    let of_plan = verified("", &claims, &node(chain.clone()), &Rc::default());
    let node = node(chain);
    node.busy_calls.set(Some(5));
    let calls = verified("", &claims, &node, &Rc::default());
    assert!(
        calls <= of_plan + of_plan.div_ceil(4),
        "{calls} calls, not {of_plan}"
    );
}

#[test]
fn a_range_that_is_too_wide_is_narrowed() {
    for (what, claims, chain) in proofs() {
        for Wording { row, to_call, .. } in wordings("too_wide") {
            let node = node(chain.clone());
            node.range.set(limit(row));
            *node.refuses_range.borrow_mut() = to_call.clone();
            let known = Rc::default();
            let first = verified(row, &claims, &node, &known);
            // The next reading keeps the width that this one found.
            let again = verified(row, &claims, &node, &known);
            assert!(
                first <= 2 * again,
                "{what}, {row}: {first} calls, then {again}"
            );
        }
    }
}

// An endpoint hangs if the range is too wide.
#[test]
fn a_range_that_hangs_is_narrowed() {
    let (claims, chain) = wide(50_000);
    let node = node(chain);
    node.range.set(10_000);
    *node.refuses_range.borrow_mut() = Err(SendError::TimedOut);
    verified("a hang", &claims, &node, &Rc::default());
    // A failure without CORS is temporary once the endpoint has answered.
    *node.refuses_range.borrow_mut() = Err(SendError::NotAllowed);
    verified("no CORS", &claims, &node, &Rc::default());
}

// The endpoint refused a range and was busy while the reader narrowed it, and the other way round.
#[test]
#[ignore = "exhaustive"]
fn refusals_in_pairs_are_distinguished() {
    let (claims, chain) = wide(50_000);
    let rates: Vec<Wording> = wordings("busy");
    for wide in wordings("too_wide") {
        for rate in rates.iter().step_by(7) {
            for first in [2, 3, 4] {
                let node = node(chain.clone());
                node.range.set(limit(wide.row));
                *node.refuses_range.borrow_mut() = wide.to_call.clone();
                let mut instead = node.instead.borrow_mut();
                instead.insert(first, rate.to_request.clone());
                drop(instead);
                let row = format!("{} and {}", wide.row, rate.row);
                let known = Rc::default();
                let calls = verified(&row, &claims, &node, &known);
                let again = verified(&row, &claims, &node, &known);
                assert!(
                    calls <= 2 * again + 64,
                    "{row}: {calls} calls, then {again}"
                );
            }
        }
    }
}

/// Returns the most calls of a reading whose plan has `of_plan` calls.
fn bound(of_plan: usize) -> usize {
    let times = usize::try_from(limits::CALLS_OF_THE_PLAN).expect("few");
    times * of_plan + usize::try_from(limits::CALLS_MORE).expect("few")
}

// Bounds the calls whatever an endpoint sends, and however often: the reader asked for each answer again at four
// levels.
// asking-25
#[test]
fn no_refusal_exceeds_the_bound_of_calls() {
    let all = WORDINGS
        .lines()
        .skip(1)
        .map(|row| row.split('\t').next().unwrap_or_default());
    let all: std::collections::BTreeSet<&str> = all
        .filter_map(|meaning| meaning.split(' ').next())
        .collect();
    for (what, claims, chain) in proofs() {
        let of_plan = verified(what, &claims, &node(chain.clone()), &Rc::default());
        for Wording {
            row,
            to_call,
            to_request,
            ..
        } in all.iter().flat_map(|kind| wordings(kind))
        {
            // The endpoint refuses every range; then it refuses every request.
            let node_of = || node(chain.clone());
            let ranges = node_of();
            ranges.range.set(0);
            *ranges.refuses_range.borrow_mut() = to_call.clone();
            let requests = node_of();
            let instead = (2..200).map(|nth| (nth, to_request.clone()));
            requests.instead.borrow_mut().extend(instead);
            for node in [ranges, requests] {
                let (settled, _) = read(&claims, from_ref(&node));
                let calls = calls(&node);
                assert!(calls <= bound(of_plan), "{what}, {row}: {calls} calls");
                assert!(!settled.steps.iter().any(Step::failed), "{what}, {row}");
            }
        }
    }
}

// Two nodes stand behind one address, and one of them lags by a block: it refused the newest block that the other had
// named, and the logs of a proof of the same minute "could not be read".
// asking-5
#[test]
fn a_node_that_lags_behind_its_own_address_is_waited_for() {
    let (claims, chain) = wide(50_000);
    let needed = claims.newest_block().expect("a block");
    for lacks in 1..=6 {
        let node = Node::new(chain.clone(), needed);
        node.lags.set(None);
        node.lacks_newest.set(lacks);
        verified(&lacks.to_string(), &claims, &node, &Rc::default());
        assert_eq!(node.lacks_newest.get(), 0);
    }
}

// A gateway allowed a few methods, and not one that no step needs: its other answers counted for nothing.
#[test]
fn an_endpoint_without_a_method_that_no_step_needs_is_read() {
    for (what, claims, chain) in proofs() {
        let node = node(chain.clone());
        let words = "rpc method is not whitelisted";
        *node.refuses.borrow_mut() = Some(("eth_getBlockReceipts", refusal(-32_601, words)));
        let (settled, _) = read(&claims, from_ref(&node));
        let needed = settled.steps.iter().filter(|step| step.id.is_needed());
        let open: Vec<_> = needed.filter(|step| !step.passed()).collect();
        assert!(open.is_empty(), "{what}: {open:?}");
    }
}

// The cause names CORS only if the endpoint has never answered.
#[test]
fn an_endpoint_that_answered_lets_this_page_ask() {
    let (claims, chain) = wide(50_000);
    let first = node(chain.clone());
    first.first.borrow_mut().push(Err(SendError::NotAllowed));
    let (_, reading) = read(&claims, from_ref(&first));
    assert_eq!(fault_of(&reading, 0), Some(Fault::NotAllowed));

    let later = node(chain.clone());
    let instead = (2..=2).map(|nth| (nth, Err(SendError::NotAllowed)));
    later.instead.borrow_mut().extend(instead);
    verified("once", &claims, &later, &Rc::default());

    let gone = node(chain);
    let instead = (2..200).map(|nth| (nth, Err(SendError::NotAllowed)));
    gone.instead.borrow_mut().extend(instead);
    let (settled, _) = read(&claims, from_ref(&gone));
    assert!(!step(&settled, StepId::Contract).passed());
    let fault = match unread(&settled, StepId::Contract) {
        Some(Unread::Endpoint { fault, .. }) => fault,
        other => panic!("{other:?}"),
    };
    assert_eq!(*fault, Fault::Unreachable);
}

const PROTOCOL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");

/// Returns the most calls of a pull and of an event, with an endpoint of this behaviour.
fn most(all: &[Wording], behave: impl Fn(&Node, &Wording)) -> String {
    let calls = proofs().map(|(_, claims, chain)| {
        let counts = all.iter().map(|wording| {
            let node = node(chain.clone());
            behave(&node, wording);
            read(&claims, from_ref(&node));
            calls(&node)
        });
        counts.max().expect("a wording")
    });
    format!("{} | {}", calls[0], calls[1])
}

#[test]
fn the_protocol_counts_the_calls_of_a_reading() {
    let (busy, wide) = (wordings("busy"), wordings("too_wide"));
    let of = |limit: &str| {
        let rows = wordings("too_wide").into_iter();
        rows.filter(|wording| wording.row.starts_with(limit))
            .collect::<Vec<_>>()
    };
    let range = |node: &Node, blocks: u64, wording: &Wording| {
        node.range.set(blocks);
        *node.refuses_range.borrow_mut() = wording.to_call.clone();
    };
    let rows = [
        ("refuses nothing".to_owned(), most(&busy[..1], |_, _| {})),
        (
            format!(
                "is busy for two requests in a row, in any of {} wordings",
                busy.len()
            ),
            most(&busy, |node, wording| {
                let twice = [2, 3].map(|nth| (nth, wording.to_request.clone()));
                node.instead.borrow_mut().extend(twice);
            }),
        ),
        (
            "takes ranges of 10,000 blocks".into(),
            most(&of("too_wide 10000"), |node, wording| {
                range(node, 10_000, wording)
            }),
        ),
        (
            "takes ranges of 2,000 blocks".into(),
            most(&of("too_wide\t"), |node, wording| {
                range(node, 2_000, wording)
            }),
        ),
        (
            "refuses every range".into(),
            most(&wide, |node, wording| range(node, 0, wording)),
        ),
    ];
    let rows = rows
        .map(|(endpoint, calls)| format!("| {endpoint} | {calls} |\n"))
        .concat();
    let document = fs::read_to_string(PROTOCOL).expect("docs/protocol.md");
    let head = "| the endpoint | calls for the pull | for the event |\n| --- | --- | --- |\n";
    let (before, list) = document.split_once(head).expect("the table");
    let (_, after) = list.split_once("\n\n").expect("what follows");
    let written = format!("{before}{head}{rows}\n{after}");
    if std::env::var_os("PACKPROOF_WRITE").is_some() {
        fs::write(PROTOCOL, &written).expect("written");
    }
    assert!(
        document == written,
        "docs/protocol.md counts other calls: {rows}"
    );
}
