//! Changes every member of every object and every item of every list of an honest payload in turn. The check always
//! ends in a consistent report or in a typed error. Answers of a chain end in steps.

use explain::Explanation;
use fixtures::chain::endpoint::{Endpoint, read};
use fixtures::chain::listed;
use fixtures::chain::proof::LocalProver;
use fixtures::consistent::assert_consistent;
use fixtures::pack_event::PackEvent;
use fixtures::shop::Shop;
use fixtures::views::look_around;
use serde_json::Value;
use verify::PayloadError;
use verify::claims::{Claims, Question, Replies, WitnessedReply};
use verify::report::{StepId, Verdict};

/// Texts in the place of a value of an answer.
const TEXTS: [&str; 10] = [
    "0",
    "1",
    "4294967295",
    "18446744073709551615",
    "[]",
    "null",
    "false",
    "\"\"",
    "\"ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff\"",
    "\"0000000000000000000000000000000000000000000000000000000000000000\"",
];

/// Honest payloads of each kind and shape, small enough to change everywhere.
const HONEST: &[&str] = &[
    "event-v1-deck-text-escaped.json",
    "event-v2-one-card.json",
    "event-v2-numeric-users.json",
    "pull-alone.json",
    "pull-tie-smaller-key.json",
];

/// Returns the replacements of a value, as JSON text.
fn replacements() -> Vec<String> {
    let plain = [
        "null",
        "true",
        "false",
        "0",
        "-0",
        "-1",
        "1",
        "1.0",
        "1e3",
        "1e999",
        "-1e-999",
        "9007199254740993",
        "18446744073709551615",
        "18446744073709551616",
        "4294967296",
        "\"\"",
        "\"0x\"",
        "\"0\"",
        "\"ffffffffffffffff\"",
        "\"\\ud800\"",
        "\"\\u0000\"",
        "\"é\"",
        "[]",
        "{}",
        "[[]]",
        "[null]",
        "{\"block\":0,\"log_index\":4294967295}",
        "[[\"\",0]]",
    ];
    let mut all: Vec<String> = plain.iter().map(|text| (*text).to_owned()).collect();
    all.push(format!("\"{}\"", "0".repeat(64)));
    all.push(format!("\"{}\"", "f".repeat(1 << 20)));
    all.push(format!("{}{}", "[".repeat(100), "]".repeat(100)));
    all.push(format!(
        "{}0{}",
        "{\"a\":".repeat(50_000),
        "}".repeat(50_000)
    ));
    all.push(format!("[{}0]", "0,".repeat(300)));
    all
}

/// Collects every place of a value, by JSON pointer.
fn places(value: &Value, at: &str, places: &mut Vec<String>) {
    let below: Vec<(String, &Value)> = match value {
        Value::Object(members) => members
            .iter()
            .map(|(key, value)| (key.clone(), value))
            .collect(),
        Value::Array(items) => items
            .iter()
            .enumerate()
            .map(|(n, item)| (n.to_string(), item))
            .collect(),
        _ => Vec::new(),
    };
    for (key, value) in below {
        let place = format!("{at}/{key}");
        places.push(place.clone());
        self::places(value, &place, places);
    }
}

/// Returns the payload with another text in one place.
fn changed(payload: &Value, place: &str, text: &str) -> String {
    const MARK: &str = "@changed@";
    let mut payload = payload.clone();
    *payload.pointer_mut(place).expect("a place of this payload") = MARK.into();
    payload
        .to_string()
        .replacen(&format!("\"{MARK}\""), text, 1)
}

/// Returns the payload without the value in one place.
fn without(payload: &Value, place: &str) -> String {
    let mut payload = payload.clone();
    let (parent, last) = place.rsplit_once('/').expect("below the root");
    match payload.pointer_mut(parent).expect("a parent") {
        Value::Object(members) => drop(members.remove(last)),
        Value::Array(items) => drop(items.remove(last.parse().expect("an index"))),
        _ => unreachable!("only objects and lists have places below"),
    }
    payload.to_string()
}

/// Returns the payload with one member of an object twice.
fn twice(payload: &Value, place: &str) -> Option<String> {
    let (parent, last) = place.rsplit_once('/')?;
    let Value::Object(members) = payload.pointer(parent)? else {
        return None;
    };
    let member = format!("\"{last}\":{}", members.get(last)?);
    Some(changed(payload, parent, "@").replacen('@', &format!("{{{member},{member}}}"), 1))
}

fn assert_total(json: &str, change: &str) {
    if let Ok(checked) = verify::check(json.as_bytes(), &mut |_| {}) {
        assert_consistent(&checked.report, change);
        look_around(&Explanation::of(checked));
    }
}

#[test]
fn every_change_of_every_place_ends_in_a_report_or_an_error() {
    let replacements = replacements();
    for file in HONEST {
        let payload: Value = serde_json::from_slice(fixtures::payload(file)).expect("JSON");
        let mut all = Vec::new();
        places(&payload, "", &mut all);
        assert!(all.len() > 20, "{file}: only {} places", all.len());
        for place in &all {
            for text in &replacements {
                let shown: String = text.chars().take(30).collect();
                assert_total(
                    &changed(&payload, place, text),
                    &format!("{file} {place} {shown}"),
                );
            }
            assert_total(
                &without(&payload, place),
                &format!("{file} without {place}"),
            );
        }
    }
}

/// The fields of a payload that the page shows and no rule reads.
const UNREAD: [&str; 13] = [
    "/card",
    "/market_price",
    "/max_depth",
    "/pack_price",
    "/payment_unavailable",
    "/pulled_at",
    "/random_seed_source",
    "/request_tx_hash",
    "/stop_ev_buffer",
    "/title",
    "/username",
    "/verified",
    "/vrf_request_id",
];

/// No value of such a field changes a verdict, unless it is nested deeper than any payload.
#[test]
fn a_field_that_no_rule_reads_changes_no_verdict() {
    let mut read = 0;
    for file in HONEST {
        let payload: Value = serde_json::from_slice(fixtures::payload(file)).expect("JSON");
        let mut all = Vec::new();
        places(&payload, "", &mut all);
        all.retain(|place| UNREAD.iter().any(|name| place.ends_with(name)));
        for (place, text) in all
            .iter()
            .flat_map(|place| replacements().into_iter().map(move |text| (place, text)))
        {
            let json = changed(&payload, place, &text);
            match verify::check(json.as_bytes(), &mut |_| {}) {
                Ok(checked) => assert_eq!(
                    checked.report.verdict,
                    Verdict::VerifiedOffline,
                    "{file} {place}: {text}"
                ),
                Err(error) => assert_eq!(error, PayloadError::TooDeep, "{file} {place}"),
            }
            read += 1;
        }
    }
    assert!(read > 1_000, "only {read}");
}

/// A repeated key is a fault anywhere, whether a rule reads it or not.
#[test]
fn every_repeated_key_fails_payload() {
    for file in HONEST {
        let payload: Value = serde_json::from_slice(fixtures::payload(file)).expect("JSON");
        let mut all = Vec::new();
        places(&payload, "", &mut all);
        for json in all.iter().filter_map(|place| twice(&payload, place)) {
            let report = verify::check(json.as_bytes(), &mut |_| {}).map(|checked| checked.report);
            let Ok(report) = report else { continue };
            assert!(
                report
                    .steps
                    .iter()
                    .any(|step| step.id == StepId::Payload && step.failed()),
                "{json}"
            );
        }
    }
}

/// Bytes that end or break at any point are an error, never a report of half a payload.
#[test]
fn a_payload_cut_short_is_unreadable() {
    let bytes = fixtures::payload("event-v2-one-card.json");
    for end in 0..bytes.trim_ascii_end().len() {
        let cut = bytes.get(..end).expect("a beginning");
        assert!(verify::check(cut, &mut |_| {}).is_err(), "cut at {end}");
    }
}

/// Returns the answers with another text in one place, if they are answers still.
fn changed_answers(answers: &Value, place: &str, text: &str) -> Option<Replies> {
    let answers: Vec<(Question, Vec<WitnessedReply>)> =
        serde_json::from_str(&changed(answers, place, text)).ok()?;
    Some(answers.into_iter().collect())
}

/// Answers of any form end in steps: of two endpoints that share some.
#[test]
fn every_change_of_every_answer_ends_in_steps() {
    let mut shop = Shop::open(2);
    let target = shop.sell();
    shop.deliver(target);
    let pull = Claims::Pull(Box::new(shop.proof(target).check().1));
    let event = PackEvent::honest();
    let mut settled = 0_u32;
    for (claims, chain) in [(pull, &shop.chain), (event.check().1, &event.chain)] {
        let endpoints = [
            Endpoint::of(chain),
            Endpoint::of(&chain.up_to(chain.newest - 1)),
        ];
        let answers: Vec<_> = read(&claims, &listed(), &endpoints).into_iter().collect();
        let answers = serde_json::to_value(answers).expect("JSON");
        let mut all = Vec::new();
        places(&answers, "", &mut all);
        for (place, text) in all.iter().flat_map(|place| TEXTS.map(|text| (place, text))) {
            if let Some(changed) = changed_answers(&answers, place, text) {
                let steps = claims.settle(&listed(), &changed, &LocalProver).steps;
                assert!(!steps.is_empty(), "{place} {text}");
                settled += 1;
            }
        }
    }
    assert!(settled > 500, "only {settled}");
}
