//! Whoever makes a payload, a saved proof or an endpoint cannot keep a check busy without end: what it does is in proportion to what
//! it was given, and where entries and logs are compared with each other a settlement gives up, which is no verdict.

mod common;

use common::chain::{Chain, hash, log_of, unread};
use packproof::verify::claims::question::Unread;
use packproof::verify::claims::{Claims, PullClaims, Settled};
use packproof::verify::position::Position;
use packproof::verify::pull::Entry;
use packproof::verify::report::{LogKind, Verdict};
use packproof::verify::{self, Report};
use serde_json::{Value, json};

const PULL: &str = "pull-first-choice-taken.json";

fn checked() -> (Report, PullClaims) {
    let checked = verify::check(common::payload(PULL), &mut |_| {}).expect("a payload");
    match checked.claims {
        Some(Claims::Pull(claims)) => (checked.report, *claims),
        other => panic!("{other:?}"),
    }
}

/// A word of nobody's, told apart from others by its number.
fn word(number: u32, position: Position) -> Entry {
    let mut key = [7; 32];
    key[..4].copy_from_slice(&number.to_be_bytes());
    Entry {
        kind: LogKind::Fulfilled,
        key: packproof::verify::hash::Hash32::new(key),
        position,
        value: hash(8),
    }
}

/// Where the span ends, and later still: each entry in a place of its own.
fn place(claims: &PullClaims, number: u32) -> Position {
    let mut last = claims.coverage.expect("a span").to;
    last.log_index += 100_000 + number;
    last
}

/// The chain of a proof with so many words more, whose logs stand beside where they are said to stand.
fn beside(many: u32) -> (Report, Settled) {
    let (report, mut claims) = checked();
    for number in 0..many {
        let at = place(&claims, 2 * number);
        claims.entries.push(word(number, at));
    }
    let claims = Claims::Pull(Box::new(claims));
    let mut chain = Chain::of(&claims);
    for log in &mut chain.logs {
        if log.data == hash(8).as_bytes() {
            log.position.log_index += 1;
        }
    }
    let settled = chain.settle(&claims);
    (report, settled)
}

#[test]
fn entries_beside_their_logs_are_contradicted() {
    let (_, settled) = beside(30);
    let [contract, logs] = settled.steps;
    assert!(contract.passed() && logs.failed());
}

/// Each entry is looked for among all the logs: with as many of both, and no end to it, nothing would ever be said.
#[test]
fn many_words_that_nobody_shows_are_too_much_and_no_verdict() {
    let (report, mut claims) = checked();
    let few = claims.clone();
    for number in 0..4_000 {
        let at = place(&claims, number);
        claims.entries.push(word(number, at));
    }
    let shown = Claims::Pull(Box::new(claims.clone()));
    let mut chain = Chain::of(&shown);
    // The logs are others: of the same kind and words, and of other keys, so that no entry has one.
    for log in &mut chain.logs {
        if log.data == hash(8).as_bytes() {
            log.topics[0] = hash(9);
            log.topics[1] = hash(10);
        }
    }
    let settled = chain.settle(&shown);
    assert!(settled.steps[0].passed());
    assert_eq!(unread(&settled.steps[1]), Some(&Unread::TooMuchWork));
    let verdict = report.clone().with_chain(&settled.steps).verdict;
    assert_eq!(verdict, Verdict::VerifiedInPart);

    // The same shape with few of them is settled by what was not shown.
    claims.entries.truncate(few.entries.len() + 30);
    let settled = chain.settle(&Claims::Pull(Box::new(claims)));
    assert!(matches!(
        unread(&settled.steps[1]),
        Some(Unread::LogNotSeen(_))
    ));
}

/// A chain has one log at a position; an endpoint can tell any number, each of which would be compared with the others.
#[test]
fn many_logs_at_one_position_are_too_much_and_no_verdict() {
    let (report, claims) = checked();
    let at = claims.draws[0].word.expect("a word").position;
    let claims = Claims::Pull(Box::new(claims));
    let mut chain = Chain::of(&claims);
    for number in 0..5_000 {
        let log = log_of(chain.consumer, &word(number, at));
        chain.logs.insert(0, log);
    }
    let settled = chain.settle(&claims);
    assert_eq!(unread(&settled.steps[1]), Some(&Unread::TooMuchWork));
    let verdict = report.with_chain(&settled.steps).verdict;
    assert_eq!(verdict, Verdict::VerifiedInPart);
}

/// What is shown of a card that went to another draw was read from that draw's record once for each card: with a card that stands
/// 20,000 times, and a record of 20,000 members, 400,000,000 members were read.
#[test]
fn a_record_is_read_once_and_a_report_is_bounded() {
    const MANY: usize = 20_000;
    let mut proof: Value = serde_json::from_slice(common::payload(PULL)).expect("JSON");
    let target = proof["target_pull_key"].as_str().expect("a key").to_owned();
    let (report, _) = checked();
    let verify::subject::Subject::Pull(pull) = &report.subject else {
        panic!("a pull");
    };
    let taken = pull.candidates.iter().find_map(|candidate| {
        let taker = match &candidate.blocked {
            Some(verify::subject::Blocked::Awarded(taker)) => taker,
            _ => return None,
        };
        Some((candidate.card, taker.pull_key))
    });
    let (card, taker) = taken.expect("a card that went to another draw");
    let band = usize::try_from(pull.awarded_band.expect("a band")).expect("small");
    let leaves = &mut proof["records"][&target]["version"]["bands"][band]["leaves"];
    let leaf = json!([card.to_string(), 5]);
    leaves
        .as_array_mut()
        .expect("a list")
        .extend(vec![leaf; MANY]);
    let record = &mut proof["records"][&taker.to_string()];
    record["username"] = json!("n".repeat(MANY));
    for number in 0..MANY {
        record[format!("unread {number}")] = json!(0);
    }
    let bytes = serde_json::to_vec(&proof).expect("JSON");
    let checked = verify::check(&bytes, &mut |_| {}).expect("a payload");
    assert_eq!(checked.report.verdict, Verdict::NotVerified);
    let verify::subject::Subject::Pull(pull) = &checked.report.subject else {
        panic!("a pull");
    };
    assert_eq!(pull.candidates.len(), 500);
    for candidate in &pull.candidates {
        if let Some(verify::subject::Blocked::Awarded(taker)) = &candidate.blocked {
            let name = taker.username.as_ref().expect("a name");
            assert_eq!(name.chars().count(), 2_001, "cut, and marked as cut");
        }
    }
}
