//! Changes each value of a saved proof that proves itself in turn.
//!
//! Every value that a passed step rests on is bound: with another value the file is not verified. The unbound values
//! are listed here, and in `chain::saved_proof`.

use core::ops::Range;

use chain::saved_proof::{FORMAT, SavedProof, TimedReading};
use fixtures::chain::proof::LocalProver;
use fixtures::chain::{KEYS, listed_with_logs};
use fixtures::pack_event::PackEvent;
use serde_json::{Value, json};
use verify::claims::{Listed, Witnesses};
use verify::hash::keccak;
use verify::report::{Grade, Verdict};

use crate::reader::node::Node;
use crate::reader::read;

/// The fields of the file that may have any value, by the beginning of their path.
const UNBOUND: [&str; 5] = [
    // The build, the time, and the told answers.
    "build",
    "recorded.at",
    "recorded.reading",
    // The request id by which the endpoints found the event's transaction.
    "payload.vrf_request_id",
    // Null means the same as false.
    "payload.is_active",
];

/// The bytes of a proof that bind its word on the test chain: the key, the seed, the seal and the preSeed.
const BOUND_OF_A_PROOF: [Range<usize>; 4] = [0..64, 64..96, 128..160, 192..224];

/// Returns the place of an oracle's proof in an input.
fn proof_in(input: &[u8]) -> Option<usize> {
    let mut keys = input.windows(64);
    keys.position(|key| KEYS.contains(&keccak(&[key])))
}

fn saved() -> Value {
    let event = PackEvent::honest();
    let node = Node::new(event.chain.clone(), event.chain.newest);
    let (_, claims) = event.check();
    let (_, reading) = read(&claims, &[node]);
    let saved = SavedProof {
        packproof: FORMAT,
        build: "0123456789ab".into(),
        deployment: None,
        payload: event.payload(),
        recorded: Some(TimedReading {
            at: "2026-11-20T12:00:00.000Z".into(),
            reading,
            without: Witnesses::NONE,
        }),
    };
    let mut file: Value = serde_json::from_slice(&saved.write()).expect("JSON");
    let payload = file["payload"].as_str().expect("text");
    file["payload"] = serde_json::from_str(payload).expect("JSON");
    file
}

/// Returns the verdict of a file without a network; `None` if it does not open.
fn opened(file: &Value) -> Option<Verdict> {
    let mut file = file.clone();
    file["payload"] = json!(file["payload"].to_string());
    let file = SavedProof::read(file.to_string().as_bytes()).ok()?;
    let checked = verify::check(file.payload.into_bytes(), &mut |_| {}).ok()?;
    let claims = checked.claims?;
    // The lists belong to one network.
    let label = checked.document.object().label("vrf_network");
    let listed = match label.as_deref() {
        Some("base") => listed_with_logs(),
        _ => Listed::default(),
    };
    let settled = file.recorded?.settle(&claims, &listed, &LocalProver);
    for step in &settled.proven {
        let mut findings = step.findings.iter();
        assert!(findings.all(|finding| matches!(finding.grade, Grade::Proven(_))));
    }
    Some(checked.report.with_proven(&settled.proven).verdict)
}

/// Collects every value in the file, by its path.
fn paths(value: &Value, path: &str, pointer: &str, all: &mut Vec<(String, String)>) {
    match value {
        Value::Object(values) => {
            for (key, value) in values {
                let path = if path.is_empty() {
                    key.clone()
                } else {
                    format!("{path}.{key}")
                };
                paths(value, &path, &format!("{pointer}/{key}"), all);
            }
        }
        Value::Array(values) => {
            for (place, value) in values.iter().enumerate() {
                paths(
                    value,
                    &format!("{path}[{place}]"),
                    &format!("{pointer}/{place}"),
                    all,
                );
            }
        }
        _ => all.push((path.to_owned(), pointer.to_owned())),
    }
}

/// Returns other values of the same kind.
fn others(value: &Value) -> Vec<Value> {
    match value {
        Value::Bool(flag) => vec![json!(!flag), Value::Null],
        Value::Number(number) => {
            let number = number.as_u64().expect("a count");
            vec![
                json!(number + 1),
                json!(number.wrapping_sub(1)),
                Value::Null,
            ]
        }
        Value::String(text) => {
            let mut changed = text.clone();
            let last = changed.pop();
            changed.push(if last == Some('1') { '2' } else { '1' });
            vec![json!(changed), json!(""), Value::Null]
        }
        _ => vec![json!(1), json!("1")],
    }
}

// file-1
#[test]
fn a_file_that_proves_itself_is_verified_without_a_network() {
    assert_eq!(opened(&saved()), Some(Verdict::Verified));
}

/// Without a list for this contract, the file alone does not show the layout of its logs.
// file-3
#[test]
fn a_file_without_a_listed_contract_is_not_verified() {
    let event = PackEvent::honest();
    let node = Node::new(event.chain.clone(), event.chain.newest);
    let (report, claims) = event.check();
    let (_, reading) = read(&claims, &[node]);
    let at = "2026-11-20T12:00:00.000Z".into();
    let mut recorded = TimedReading {
        at,
        reading,
        without: Witnesses::NONE,
    };
    let settled = recorded.settle(&claims, &fixtures::chain::listed(), &LocalProver);
    assert!(settled.steps.iter().all(verify::report::Step::passed));
    assert!(settled.proven.is_empty());
    assert!(matches!(settled.block, Some(Ok(_))));
    let report = report.with_proven(&settled.proven);
    assert_eq!(report.verdict, Verdict::VerifiedOffline);
}

#[test]
fn a_file_with_any_bound_value_changed_is_not_verified() {
    let file = saved();
    let mut all = Vec::new();
    paths(&file, "", "", &mut all);
    assert!(all.len() > 80, "{}", all.len());
    let mut unbound = Vec::new();
    for (path, pointer) in &all {
        for other in others(file.pointer(pointer).expect("a value")) {
            let mut changed = file.clone();
            *changed.pointer_mut(pointer).expect("a value") = other;
            if opened(&changed) == Some(Verdict::Verified) {
                unbound.push(path.clone());
            }
        }
    }
    let is_bound = |path: &&String| {
        let is_listed = UNBOUND.iter().any(|listed| path.starts_with(listed));
        !is_listed || path.contains(".answer.inclusion")
    };
    let bound: Vec<&String> = unbound.iter().filter(is_bound).collect();
    assert_eq!(bound, Vec::<&String>::new());
}

/// The recorded bytes that prove something are all bound, except the part of the input that only the oracle's contract
/// reads.
#[test]
fn every_byte_that_proves_is_bound() {
    let file = saved();
    let mut all = Vec::new();
    paths(&file, "", "", &mut all);
    let proves = |path: &str| {
        let names = [".headers[0]", ".path[0]", ".index"];
        names
            .iter()
            .any(|name| path.ends_with(name) && path.contains("inclusion"))
    };
    let proving: Vec<&str> = all
        .iter()
        .filter(|(path, _)| proves(path))
        .map(|(_, pointer)| pointer.as_str())
        .collect();
    assert_eq!(proving.len(), 3);
    for pointer in proving {
        let value = file.pointer(pointer).expect("a value");
        let Some(digits) = value.as_str() else {
            let mut changed = file.clone();
            *changed.pointer_mut(pointer).expect("a value") = json!(1);
            assert_eq!(opened(&changed), Some(Verdict::VerifiedOffline));
            continue;
        };
        let bytes = hex::decode(digits).expect("hex");
        for place in (0..bytes.len()).step_by(11) {
            let mut other = bytes.clone();
            other[place] ^= 1;
            let mut changed = file.clone();
            *changed.pointer_mut(pointer).expect("a value") = json!(hex::encode(other));
            assert_eq!(
                opened(&changed),
                Some(Verdict::VerifiedOffline),
                "{pointer} {place}"
            );
        }
    }
    // The bytes of the oracle's proof are bound too.
    let inputs = all
        .iter()
        .filter(|(path, _)| path.ends_with("transaction.input"));
    let mut inputs = inputs.filter_map(|(_, pointer)| {
        let bytes = hex::decode(file.pointer(pointer)?.as_str()?).ok()?;
        Some((pointer, proof_in(&bytes)?, bytes))
    });
    let (pointer, proof, bytes) = inputs.next().expect("the fulfilment");
    for place in BOUND_OF_A_PROOF
        .into_iter()
        .flatten()
        .map(|place| proof + place)
    {
        let mut other = bytes.clone();
        other[place] ^= 1;
        let mut changed = file.clone();
        *changed.pointer_mut(pointer).expect("a value") = json!(hex::encode(other));
        assert_eq!(
            opened(&changed),
            Some(Verdict::VerifiedOffline),
            "input {place}"
        );
    }
}

/// The number of the block was asked beside the inclusion, and another number made no difference: it was part of the
/// recorded reading, which may hold anything. This test changes each byte of the file's text.
#[test]
fn every_byte_of_the_file_is_bound_or_listed() {
    let written = |file: &Value| {
        let mut file = file.clone();
        file["payload"] = json!(file["payload"].to_string());
        file.to_string().into_bytes()
    };
    let parsed = |bytes: &[u8]| {
        let mut file: Value = serde_json::from_slice(bytes).ok()?;
        file["payload"] = serde_json::from_str(file.get("payload")?.as_str()?).ok()?;
        Some(file)
    };
    let file = saved();
    let fields = file["payload"].as_object().expect("an object");
    let names: Vec<String> = fields.keys().cloned().collect();
    // The fields that the rules read of a file that proves itself: the test compares no others.
    let bound = |file: &Value| {
        let mut payload = file["payload"].clone();
        let Some(fields) = payload.as_object_mut() else {
            return String::new();
        };
        let known = ["vrf_request_id", "is_active"];
        fields.retain(|name, value| !known.contains(&name.as_str()) && !value.is_null());
        fields.retain(|name, _| names.contains(name));
        let answers = file["recorded"]["reading"]["answers"].as_array();
        let given = answers.into_iter().flatten().filter_map(|answer| {
            let [question, given] = answer.as_array()?.as_slice() else {
                return None;
            };
            let number = question.get("inclusion");
            let number = number.map(|asked| &asked[1]);
            let input = question.get("fulfilment");
            let input = input.map(|_| &given[0]["answer"]["transaction"]["input"]);
            let input = input.map(|input| {
                let bytes = hex::decode(input.as_str()?).ok()?;
                let proof = bytes.get(proof_in(&bytes)?..)?;
                let bound = BOUND_OF_A_PROOF.into_iter();
                let bound = bound.map(|part| proof.get(part).map(hex::encode));
                bound.collect::<Option<Vec<String>>>()
            });
            let shown = number.map(|_| &given[0]["answer"]["inclusion"]);
            (number.is_some() || input.is_some()).then(|| json!([number, input, shown]))
        });
        let given: Vec<Value> = given.collect();
        json!([payload, given]).to_string().to_lowercase()
    };
    let (whole, own) = (written(&file), bound(&file));
    let mut tried = 0;
    for place in 0..whole.len() {
        let mut changed = whole.clone();
        changed[place] ^= 1;
        let Some(changed) = parsed(&changed).filter(|changed| bound(changed) != own) else {
            continue;
        };
        tried += 1;
        assert_ne!(opened(&changed), Some(Verdict::Verified), "byte {place}");
    }
    assert!(tried > 2_000, "{tried}");
}
