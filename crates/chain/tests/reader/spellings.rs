//! Reads from endpoints that write their answers in other ways than most nodes.

use chain::client::Client;
use chain::networks::by_label;
use chain::transport::{Bounds, HttpReply, LocalBoxFuture, SendError, Transport};
use fixtures::pack_event::PackEvent;
use serde_json::{Value, json};
use verify::claims::Fault;

use crate::reader::clock::TestClock;
use crate::reader::node::{Node, Wire};
use crate::reader::ranges::wide;
use crate::reader::{fault_of, read_through};

/// A change to one envelope of a reply.
type Change = fn(&mut Value);

/// A transport to a node that changes each of its answers.
struct Changed(Wire, Change);

impl Transport for Changed {
    fn send(
        &self,
        request: String,
        bounds: Bounds,
    ) -> LocalBoxFuture<'_, Result<HttpReply, SendError>> {
        Box::pin(async move {
            let reply = self.0.send(request, bounds).await?;
            let mut text: Value = serde_json::from_str(&reply.text).expect("JSON");
            match &mut text {
                Value::Array(batch) => batch.iter_mut().for_each(self.1),
                one => self.1(one),
            }
            Ok(HttpReply {
                text: text.to_string(),
                ..reply
            })
        })
    }
}

/// Changes the hex digits of every text.
fn digits(value: &mut Value, change: fn(&str) -> String) {
    match value {
        Value::String(text) => {
            if let Some(digits) = text.strip_prefix("0x") {
                *text = change(digits);
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| digits(value, change)),
        Value::Object(fields) => fields.values_mut().for_each(|value| digits(value, change)),
        _ => {}
    }
}

/// Returns the logs of an answer.
fn logs(envelope: &mut Value) -> Option<&mut Vec<Value>> {
    let result = envelope.get_mut("result")?;
    match result.is_array() {
        true => result.as_array_mut(),
        false => result.get_mut("logs")?.as_array_mut(),
    }
}

const CHANGES: [(&str, Change); 8] = [
    ("an empty error", |envelope| envelope["error"] = Value::Null),
    ("an id as text", |envelope| {
        envelope["id"] = json!(envelope["id"].to_string());
    }),
    ("capitals", |envelope| {
        digits(envelope, |digits| format!("0x{}", digits.to_uppercase()));
    }),
    ("a capital prefix", |envelope| {
        digits(envelope, |digits| format!("0X{digits}"));
    }),
    ("leading zeros of a number", |envelope| {
        digits(envelope, |digits| match digits.len() {
            1..=16 if digits != "60" => format!("0x{digits:0>64}"),
            _ => format!("0x{digits}"),
        });
    }),
    ("logs twice, the last one first", |envelope| {
        if let Some(logs) = logs(envelope) {
            logs.extend(logs.clone());
            logs.reverse();
        }
    }),
    ("logs of no stated removal", |envelope| {
        for log in logs(envelope).into_iter().flatten() {
            log["removed"] = Value::Null;
        }
    }),
    ("a status that is true or false", |envelope| {
        if envelope["result"].get("status").is_some() {
            let succeeded = envelope["result"]["status"] == "0x1";
            envelope["result"]["status"] = json!(succeeded);
        }
    }),
];

#[test]
fn an_endpoint_may_spell_its_answers_otherwise() {
    let (claims, chain) = wide(50_000);
    let event = PackEvent::honest();
    for (claims, chain) in [(claims, chain), (event.check().1, event.chain)] {
        for (name, change) in CHANGES {
            let newest = chain.newest.saturating_add(1_000);
            let node = Node::new(chain.clone(), newest);
            let clock = TestClock::with(core::slice::from_ref(&node));
            let transport = Box::new(Changed(Wire(node), change));
            let clients = [Client::new("node.example".into(), transport, clock.clone())];
            let (settled, _) = read_through(&claims, &clients, by_label("base"), &clock);
            let open: Vec<_> = settled.steps.iter().filter(|step| !step.passed()).collect();
            assert!(open.is_empty(), "{name}: {open:?}");
        }
    }
}

// Such an endpoint "did not answer in JSON-RPC".
// views-4
#[test]
fn an_endpoint_without_a_newest_block_is_named_by_that() {
    let (claims, chain) = wide(50_000);
    let node = Node::new(chain, 0);
    let clock = TestClock::with(core::slice::from_ref(&node));
    let no_blocks: Change = |envelope| {
        if envelope["result"].get("timestamp").is_some() {
            envelope["result"] = Value::Null;
        }
    };
    let transport = Box::new(Changed(Wire(node), no_blocks));
    let clients = [Client::new("node.example".into(), transport, clock.clone())];
    let (_, reading) = read_through(&claims, &clients, by_label("base"), &clock);
    assert_eq!(fault_of(&reading, 0), Some(Fault::Malformed));
}
