//! A saved proof opens to the same bytes, and to nothing else. What its answers come to is settled in
//! tests/reader/saved.rs.

use packproof::evidence::{Evidence, FORMAT, NotEvidence};
use packproof::verify::{self, Unreadable};

const PAYLOAD: &str = include_str!("vectors/pull-with-dependents.json");

fn saved() -> Evidence {
    Evidence {
        packproof: FORMAT,
        build: "0123456789ab".into(),
        payload: PAYLOAD.into(),
        recorded: None,
    }
}

#[test]
fn a_saved_proof_opens_to_the_same_bytes() {
    let opened = Evidence::read(&saved().write()).expect("a saved proof");
    assert_eq!(opened.payload, PAYLOAD);
    assert!(opened.recorded.is_none());
}

// Its answers do not say who gave them: they settle nothing, and the payload is checked all the same.
#[test]
fn a_saved_proof_of_version_1_opens_without_its_answers() {
    let old = r#"{"packproof":1,"build":"0123456789ab","payload":"{\"a\":1}","recorded":{
        "at":"2026-11-20T12:00:00.000Z","reading":{"endpoints":[["node.example",null]],
        "answers":[[{"events":"00"},{"events":"00"}]]}}}"#;
    let opened = Evidence::read(old.as_bytes()).expect("a saved proof");
    assert_eq!(
        (opened.packproof, opened.payload.as_str()),
        (1, r#"{"a":1}"#)
    );
    assert!(opened.recorded.is_none());
}

#[test]
fn a_saved_proof_is_no_payload_and_no_payload_is_a_saved_proof() {
    let unreadable = verify::check(&saved().write(), &mut |_| {}).err();
    assert_eq!(unreadable, Some(Unreadable::NotAPayload));
    let other = Evidence::read(PAYLOAD.as_bytes()).err();
    assert_eq!(other, Some(NotEvidence::Other));
}

#[test]
fn another_version_and_a_broken_file_are_told_apart() {
    let version = Evidence::read(br#"{"packproof":3,"payload":[]}"#).err();
    assert_eq!(version, Some(NotEvidence::Version(3)));
    for broken in [
        r#"{"packproof":2,"build":"x"}"#,
        r#"{"packproof":1,"build":"x"}"#,
    ] {
        let broken = Evidence::read(broken.as_bytes()).err();
        assert!(
            matches!(broken, Some(NotEvidence::Malformed(_))),
            "{broken:?}"
        );
    }
}
