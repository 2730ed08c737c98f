//! A saved proof opens to the same bytes and the same chain steps, and to nothing else.

mod common;

use common::chain::Chain;
use packproof::chain::reader::{Finality, Reading};
use packproof::evidence::{Evidence, FORMAT, NotEvidence, Recorded};
use packproof::verify::claims::question::Unread;
use packproof::verify::claims::{Answer, Answers, Claims};
use packproof::verify::report::{Cause, Status, Step};
use packproof::verify::{self, Unreadable};

const PAYLOAD: &str = "pull-with-dependents.json";

fn claims(bytes: &[u8]) -> Claims {
    verify::check(bytes, &mut |_| {})
        .expect("a payload")
        .claims
        .expect("claims")
}

fn recorded(claims: &Claims) -> Recorded {
    let chain = Chain::of(claims);
    let mut answers = Answers::new();
    loop {
        let open = claims.settle(&answers).open;
        if open.is_empty() {
            break;
        }
        answers.extend(
            open.into_iter()
                .map(|question| (question.clone(), chain.answer(&question))),
        );
    }
    Recorded {
        at: "2026-11-20T12:00:00.000Z".into(),
        reading: Reading {
            endpoints: vec![("node.example".into(), None)],
            chain_id: Some(8453),
            block: None,
            finality: Finality::Latest,
            agreed: 0,
            round_trips: 3,
            coordinator: None,
            times: vec![(21_884_131, 1_795_176_000)],
            answers: answers.into_iter().collect(),
        },
    }
}

fn saved() -> Evidence {
    let bytes = common::payload(PAYLOAD);
    Evidence {
        packproof: FORMAT,
        build: "0123456789ab".into(),
        payload: String::from_utf8(bytes.to_vec()).expect("text"),
        recorded: Some(recorded(&claims(bytes))),
    }
}

#[test]
fn a_saved_proof_opens_to_the_same_bytes_and_steps() {
    let opened = Evidence::read(&saved().write()).expect("a saved proof");
    assert_eq!(opened.payload.as_bytes(), common::payload(PAYLOAD));
    let settled = opened
        .recorded
        .expect("answers")
        .settle(&claims(opened.payload.as_bytes()));
    assert!(settled.steps.iter().all(Step::passed) && settled.open.is_empty());
}

#[test]
fn a_saved_proof_keeps_the_times_of_blocks_and_one_of_before_opens_without() {
    let bytes = saved().write();
    let times = |bytes: &[u8]| {
        let opened = Evidence::read(bytes).expect("a saved proof");
        opened.recorded.expect("answers").reading.times
    };
    assert_eq!(times(&bytes), [(21_884_131, 1_795_176_000)]);
    let text = String::from_utf8(bytes).expect("text");
    let old = text.replace("\"times\":[[21884131,1795176000]],", "");
    assert!(old.len() < text.len());
    assert_eq!(times(old.as_bytes()), []);
}

#[test]
fn recorded_answers_are_settled_and_never_believed() {
    let mut evidence = saved();
    let recorded = evidence.recorded.as_mut().expect("answers");
    for (_, answer) in &mut recorded.reading.answers {
        if matches!(answer, Answer::GetPull(_)) {
            *answer = Answer::Unread(Unread::NoContract);
        }
    }
    let opened = Evidence::read(&evidence.write()).expect("a saved proof");
    let claims = claims(opened.payload.as_bytes());
    let [contract, _] = opened.recorded.expect("answers").settle(&claims).steps;
    assert_eq!(
        contract.status,
        Status::Skipped(Cause::Unread(Unread::NoContract))
    );
}

#[test]
fn a_saved_proof_is_no_payload_and_no_payload_is_a_saved_proof() {
    let unreadable = verify::check(&saved().write(), &mut |_| {}).err();
    assert_eq!(unreadable, Some(Unreadable::NotAPayload));
    let other = Evidence::read(common::payload(PAYLOAD)).err();
    assert_eq!(other, Some(NotEvidence::Other));
}

#[test]
fn another_version_and_a_broken_file_are_told_apart() {
    let version = Evidence::read(br#"{"packproof":2,"payload":[]}"#).err();
    assert_eq!(version, Some(NotEvidence::Version(2)));
    let broken = Evidence::read(br#"{"packproof":1,"build":"x"}"#).err();
    assert!(
        matches!(broken, Some(NotEvidence::Malformed(_))),
        "{broken:?}"
    );
}
