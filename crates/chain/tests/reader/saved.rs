//! Saves a reading, and opens it again.

use chain::saved_proof::{FORMAT, SavedProof, TimedReading};
use verify::claims::{Listed, Question, Reply, Unread, Witnesses};
use verify::report::{StepId, Verdict};

use crate::reader::history::draws;
use crate::reader::node::Node;
use crate::reader::{assert_all_passed, read, step, unread};
use fixtures::chain::proof::LocalProver;
use fixtures::chain::{listed, listed_with_logs};

/// Returns the recorded reading of a saved proof of two endpoints' answers, after this change.
fn opened(change: impl Fn(&mut TimedReading)) -> TimedReading {
    let (claims, _) = draws(2, 1_000);
    let nodes = [2_000; 2].map(|newest| Node::new(draws(2, 1_000).1, newest));
    let (settled, reading) = read(&claims, &nodes);
    assert_all_passed(&settled);
    let mut recorded = TimedReading {
        at: "2026-11-20T12:00:00.000Z".into(),
        reading,
        without: Witnesses::NONE,
    };
    change(&mut recorded);
    let saved = SavedProof {
        packproof: FORMAT,
        build: "0123456789ab".into(),
        deployment: None,
        payload: "{}".into(),
        recorded: Some(recorded),
    };
    let opened = SavedProof::read(&saved.write()).expect("a saved proof");
    opened.recorded.expect("answers")
}

#[test]
fn a_saved_proof_keeps_which_endpoints_were_left_out() {
    for left in [Witnesses::NONE, Witnesses::of(1)] {
        assert_eq!(opened(|recorded| recorded.without = left).without, left);
    }
}

#[test]
fn recorded_answers_settle_as_they_did_and_keep_who_gave_them() {
    let mut recorded = opened(|_| {});
    assert_eq!(recorded.reading.times.len(), 3);
    let given = recorded
        .reading
        .replies
        .0
        .iter()
        .flat_map(|(_, given)| given);
    assert!(given.clone().count() > 10);
    assert!(given.clone().any(|given| given.by.count() == 2));
    let (claims, _) = draws(2, 1_000);
    // The oracle's proof is in the file, and is checked once more.
    let settled = recorded.settle(&claims, &listed_with_logs(), &LocalProver);
    assert_all_passed(&settled);
    // Times are kept beside the answers.
    let mut open = settled.open.iter();
    assert!(open.all(|open| matches!(open, Question::Time(_))));
}

// The file named its own listed coordinators.
// file-4
#[test]
fn a_saved_proof_is_settled_by_the_lists_of_this_deployment() {
    let mut recorded = opened(|_| {});
    assert!(
        recorded
            .reading
            .coordinators
            .iter()
            .all(|served| served.is_listed)
    );
    let (claims, _) = draws(2, 1_000);
    let settled = recorded.settle(&claims, &Listed::default(), &LocalProver);
    assert!(!step(&settled, StepId::WordOrigin).passed());
    assert!(
        recorded
            .reading
            .coordinators
            .iter()
            .all(|served| !served.is_listed)
    );
}

// file-3
#[test]
fn recorded_answers_are_settled_and_never_believed() {
    let mut recorded = opened(|recorded| {
        let given = recorded.reading.replies.0.iter_mut();
        for given in given.flat_map(|(_, given)| given) {
            if matches!(given.reply, Reply::GetPull(_)) {
                given.reply = Reply::Unread(Unread::NoContract);
            }
        }
    });
    let (claims, _) = draws(2, 1_000);
    let settled = recorded.settle(&claims, &listed(), &LocalProver);
    assert_eq!(
        unread(&settled, StepId::Contract),
        Some(&Unread::NoContract)
    );
}

/// A file of an earlier build answers other questions. It opens: what it proves counts, what it told is settled as far as this
/// build knows the questions, and nothing of that fails.
// file-7
#[test]
fn a_file_of_an_earlier_build_opens() {
    let opened = |file: &[u8]| SavedProof::read(file).expect("a saved proof");
    let pull = opened(include_bytes!("saved_pull_of_an_earlier_build.json"));
    let (claims, _) = draws(1, 1_000);
    let mut recorded = pull.recorded.expect("answers");
    let settled = recorded.settle(&claims, &listed_with_logs(), &LocalProver);
    assert!(settled.steps.iter().all(|step| !step.failed()));
    assert!(matches!(settled.block, Some(Ok(_))));

    let event = opened(include_bytes!("saved_event_of_an_earlier_build.json"));
    let checked = verify::check(event.payload.into_bytes(), &mut |_| {}).expect("a payload");
    let claims = checked.claims.expect("claims");
    let mut recorded = event.recorded.expect("answers");
    let settled = recorded.settle(&claims, &listed_with_logs(), &LocalProver);
    let report = checked.report.with_proven(&settled.proven);
    assert_eq!(report.verdict, Verdict::Verified);
}
