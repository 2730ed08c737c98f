//! Checks that a saved proof opens to the same bytes, and to nothing else. tests/reader/saved.rs settles its answers.

use chain::saved_proof::{self, FORMAT, SavedProof, SavedProofError, Skipped};
use verify::{self, PayloadError};

const PAYLOAD: &str = include_str!("../../../tests/vectors/pull-with-dependents.json");

fn saved() -> SavedProof {
    SavedProof {
        packproof: FORMAT,
        build: "0123456789ab".into(),
        deployment: None,
        payload: PAYLOAD.into(),
        recorded: None,
    }
}

#[test]
fn a_saved_proof_opens_to_the_same_bytes() {
    let opened = SavedProof::read(&saved().write()).expect("a saved proof");
    assert_eq!(opened.payload, PAYLOAD);
    assert!(opened.recorded.is_none());
}

/// An editor's byte order mark, which a payload may have, made a saved proof "Not a proof".
#[test]
fn a_byte_order_mark_is_no_part_of_a_saved_proof() {
    let marked = ["\u{feff}".as_bytes(), &saved().write()].concat();
    let opened = SavedProof::read(&marked).map(|saved| saved.payload);
    assert_eq!(opened.as_deref(), Ok(PAYLOAD));
    let opened = saved_proof::read::<Skipped>(&marked).map(|saved| saved.payload);
    assert_eq!(opened.as_deref(), Ok(PAYLOAD));
}

#[test]
fn a_saved_proof_is_no_payload_and_no_payload_is_a_saved_proof() {
    let unreadable = verify::check(saved().write(), &mut |_| {}).err();
    assert_eq!(unreadable, Some(PayloadError::NotAPayload));
    let other = SavedProof::read(PAYLOAD.as_bytes()).err();
    assert_eq!(other, Some(SavedProofError::Other));
}

// file-7
#[test]
fn another_version_and_a_broken_file_are_distinguished() {
    for other in [1, 3] {
        let file = format!(r#"{{"packproof":{other},"payload":[]}}"#);
        let version = SavedProof::read(file.as_bytes()).err();
        assert_eq!(version, Some(SavedProofError::Version(other)));
    }
    let broken = SavedProof::read(br#"{"packproof":2,"build":"x"}"#).err();
    assert!(
        matches!(broken, Some(SavedProofError::Malformed(_))),
        "{broken:?}"
    );
}

/// A file of version 2 as pages have written it: it must stay readable.
const VERSION_2: &str = r#"{
  "packproof": 2, "build": "0123456789ab", "payload": "{}",
  "recorded": {
    "at": "2026-11-20T12:00:00.000Z",
    "reading": {
      "endpoints": [["one.example", null], ["two.example", {"refused": [-32000, "limit"]}]],
      "chain_id": 8453,
      "block": {"number": 9, "timestamp": 1795176000, "hash": "HASH"},
      "finality": "finalized", "agreed": 1, "round_trips": 10,
      "coordinators": [{"coordinator": "0xADDRESS", "is_listed": true, "words": 1}],
      "unneeded": [{"entry": {"kind": "anchored", "key": "HASH", "value": "HASH",
        "position": {"block": 3, "log_index": 1}}, "seen": "not_read"}],
      "times": [[9, 1795176000]],
      "answers": [
        ["head", [{"by": 3, "answer": {"head": {
          "chain_id": 8453, "newest": 9, "ten_minutes": null, "is_current": true, "is_known": true}}}]],
        [{"events": ["HASH", "pinned"]}, [
          {"by": 1, "answer": {"events": "HASH"}},
          {"by": 2, "answer": {"unread": {"endpoint": {"host": "two.example", "fault": "busy"}}}}]],
        [{"get_pull": ["HASH", {"block": 8}]}, [{"by": 1, "answer": {"get_pull": {
          "event_id": "HASH", "requested": true, "fulfilled": true, "word": "HASH",
          "request_id": "HASH"}}}]],
        [{"subscription": ["0xADDRESS", "HASH", "pinned"]}, [
          {"by": 3, "answer": {"subscription": ["0xADDRESS"]}}]],
        [{"transaction": "HASH"}, [{"by": 1, "answer": {"transaction": {
          "to": "0xADDRESS", "input": "00"}}}]],
        [{"receipt": "HASH"}, [{"by": 1, "answer": {"receipt": {
          "block": 8, "succeeded": true, "logs": []}}}]],
        [{"logs": {"address": "0xADDRESS", "topics": [[], ["HASH"]], "from": 1, "to": 9}}, [
          {"by": 1, "answer": {"logs": [{"position": {"block": 3, "log_index": 1},
            "address": "0xADDRESS", "topics": ["HASH"], "data": "", "transaction": "HASH"}]}}]]
      ]
    }
  }
}"#;

/// A file of an earlier build opens with what this build knows of it: subscriptions, state of earlier blocks and entries that
/// no rule needs are left out.
#[test]
fn a_saved_proof_of_version_2_stays_readable() {
    let file = VERSION_2.replace("HASH", &"ab".repeat(32));
    let file = file.replace("ADDRESS", &"cd".repeat(20));
    let opened = SavedProof::read(file.as_bytes()).expect("a saved proof");
    let again: serde_json::Value = serde_json::from_slice(&opened.write()).expect("JSON");
    let mut written: serde_json::Value = serde_json::from_str(&file).expect("JSON");
    let reading = written["recorded"]["reading"]
        .as_object_mut()
        .expect("a reading");
    for gone in ["agreed", "unneeded"] {
        assert!(reading.remove(gone).is_some(), "{gone}");
    }
    reading.insert("waits".to_owned(), false.into());
    let answers = reading["answers"].as_array_mut().expect("answers");
    answers.retain(|answer| {
        let question = answer[0].to_string();
        !["subscription", "block"]
            .iter()
            .any(|gone| question.contains(gone))
    });
    answers[0][1][0]["answer"]["head"] = serde_json::json!({
        "chain_id": 8453, "newest": 9, "is_known": true, "pinned": 0, "is_fresh": false, "age": 0,
        "is_local": false, "is_doubted": false, "is_after_load": false
    });
    assert_eq!(again, written);
}
