//! Reads from endpoints that contradict themselves, in each way there is. Nothing rests on their logs: no honest proof
//! fails by them, alone or beside another endpoint, and no dishonest one is verified. `contradictions.txt` holds the
//! result of each.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::rc::Rc;

use chain::transport::{Bounds, HttpReply, LocalBoxFuture, SendError, Transport};
use serde_json::{Value, json};
use verify::report::Verdict;

use super::endpoint::{Honest, Replies, calls, pass};
use super::scene;
use super::{read, shown};
use crate::reader::node::Node;

const TABLE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/reader/lies/contradictions.txt"
);

/// A change of the answer to a method that makes the endpoint contradict itself.
type Way = fn(&str, &mut Value);

const WAYS: [(&str, Way); 4] = [
    ("two logs at one place", |method, result| {
        if method == "eth_getLogs"
            && let Some(list) = result.as_array_mut()
            && let Some(mut other) = list.last().cloned()
        {
            other["data"] = json!("0x07");
            list.push(other);
        }
    }),
    ("a log of another contract", |method, result| {
        if method == "eth_getLogs"
            && let Some(list) = result.as_array_mut()
            && let Some(mut other) = list.last().cloned()
        {
            other["address"] = json!(format!("0x{}", "07".repeat(20)));
            other["logIndex"] = json!("0x3e7");
            list.push(other);
        }
    }),
    ("two hashes of one block", |method, result| {
        let hash = |byte: &str| json!(format!("0x{}", byte.repeat(32)));
        if method == "eth_getLogs"
            && let Some(list) = result.as_array_mut()
        {
            list.iter_mut()
                .for_each(|log| log["blockHash"] = hash("01"));
        }
        if method == "eth_getTransactionReceipt" && result.is_object() {
            result["blockHash"] = hash("02");
        }
    }),
    ("one log at two places", |method, result| {
        if method == "eth_getTransactionReceipt"
            && let Some(logs) = result["logs"].as_array_mut()
        {
            for (place, log) in logs.iter_mut().enumerate() {
                log["logIndex"] = json!(format!("{:#x}", 900 + place));
            }
        }
    }),
];

/// An endpoint that answers as its node does, and contradicts itself.
struct Contradicting {
    replies: Rc<Replies>,
    way: Way,
}

impl Transport for Contradicting {
    fn send(
        &self,
        request: String,
        bounds: Bounds,
    ) -> LocalBoxFuture<'_, Result<HttpReply, SendError>> {
        let calls = calls(&request);
        let reply = self.replies.to(&request, bounds);
        let reply = reply.map(|reply| {
            pass(&calls, reply, |(method, _), answer| {
                (self.way)(method, &mut answer["result"]);
            })
        });
        Box::pin(core::future::ready(reply))
    }
}

#[test]
fn an_endpoint_that_contradicts_itself_changes_no_verdict() {
    let mut table: BTreeMap<&str, [BTreeSet<&'static str>; 4]> = BTreeMap::new();
    for scene in scene::all() {
        let node = Node::new(scene.chain.clone(), scene.chain.newest);
        let replies = Replies::of(&node);
        let within = Node::new(scene.chain.clone(), scene.chain.newest);
        within.numbers_within.set(true);
        let honest = || -> Box<dyn Transport> { Box::new(Honest(replies.clone())) };
        let ways = WAYS.map(|(name, way)| {
            let replies = replies.clone();
            let liar: Box<dyn Fn() -> Box<dyn Transport>> = Box::new(move || {
                let replies = replies.clone();
                Box::new(Contradicting { replies, way })
            });
            (name, liar)
        });
        let numbered = Replies::of(&within);
        let numbered: Box<dyn Fn() -> Box<dyn Transport>> =
            Box::new(move || Box::new(Honest(numbered.clone())));
        let is_honest = scene.truth == Verdict::Verified;
        for (name, liar) in ways
            .into_iter()
            .chain([("indexes within transactions", numbered)])
        {
            let beside = [vec![liar(), honest()], vec![honest(), liar()]];
            let beside = beside.map(|transports| read(&scene, &node, transports).0);
            let (alone, _) = read(&scene, &node, vec![liar()]);
            let row = table.entry(name).or_default();
            let column = if is_honest { 0 } else { 2 };
            for settled in &beside {
                let shown = shown(&scene, settled);
                // The honest one's view is one of the two.
                let never = match is_honest {
                    true => "not_verified",
                    false => "verified",
                };
                assert_ne!(shown, never, "{name}: {}: {:?}", scene.name, settled.steps);
                row[column].insert(shown);
            }
            let alone = shown(&scene, &alone);
            let never = if is_honest {
                "not_verified"
            } else {
                "verified"
            };
            assert_ne!(alone, never, "{name}: {}", scene.name);
            row[column + 1].insert(alone);
        }
    }
    let mut text = String::from(
        "# What an endpoint that contradicts itself does to the verdict.\n\
         # way | honest, beside another | honest, alone | dishonest, beside another | dishonest, alone\n",
    );
    for (name, cells) in &table {
        let cells = cells.each_ref().map(|cell| {
            let shown: Vec<&str> = cell.iter().copied().collect();
            shown.join(" ")
        });
        text += &format!("{name} | {}\n", cells.join(" | "));
    }
    if std::env::var_os("PACKPROOF_WRITE").is_some() {
        fs::write(TABLE, &text).expect("written");
    }
    assert_eq!(text, fs::read_to_string(TABLE).expect("contradictions.txt"));
}
