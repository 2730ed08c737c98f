//! Compares the moments of a pull in its report, and the times that the page asks for beside them.

use explain::pull::{MomentKind, MomentStatus, PullSubject};
use explain::{Explanation, Subject};
use fixtures::chain::{Chain, listed, time_of};
use verify::Verification;
use verify::claims::{Claims, NoProver, Question, Replies, Reply, Witnesses, add_reply};
use verify::pull::WordKind;
use verify::report::{Cause, Status, Step};

fn checked(file: &str) -> Verification {
    verify::check(fixtures::payload(file), &mut |_| {}).expect("a payload")
}

fn pull(file: &str) -> PullSubject {
    match Explanation::of(checked(file)).overview.subject {
        Subject::Pull(pull) => *pull,
        Subject::Event(_) => panic!("a pack event"),
    }
}

/// Returns each moment as one word, with its place.
fn moments(file: &str) -> Vec<(&'static str, Option<(u64, u32)>)> {
    let name = |what: &MomentKind| match what {
        MomentKind::Version(_) => "version",
        MomentKind::Stock => "stock",
        MomentKind::Purchase(_) => "purchase",
        MomentKind::Request(_) => "request",
        MomentKind::Word(_) => "word",
        MomentKind::Another(word) => match word.kind {
            WordKind::Pack => "pack",
            WordKind::Other => "other",
            WordKind::Unknown => "unknown",
        },
    };
    let timeline = pull(file).timeline;
    let all = timeline.moments.iter().map(|moment| {
        let at = moment.position().map(|at| (at.block, at.log_index));
        (name(&moment.what), at)
    });
    all.collect()
}

#[test]
fn moments_stand_in_the_order_of_the_chain_with_the_other_words_between() {
    assert_eq!(
        moments("pull-with-dependents.json"),
        [
            ("version", Some((26_789_481, 6))),
            ("stock", Some((26_789_489, 36))),
            ("purchase", Some((26_789_489, 41))),
            ("pack", Some((26_789_495, 12))),
            ("pack", Some((26_789_503, 38))),
            ("other", Some((26_789_506, 22))),
            ("pack", Some((26_789_506, 22))),
            ("pack", Some((26_789_512, 37))),
            ("other", Some((26_789_512, 40))),
            ("request", Some((26_789_515, 14))),
            ("other", Some((26_789_519, 21))),
            ("word", Some((26_789_519, 28))),
        ]
    );
    let pull = pull("pull-with-dependents.json");
    assert_eq!(pull.timeline.left_out, 0);
    let transactions: Vec<_> = pull
        .timeline
        .moments
        .iter()
        .filter_map(|moment| moment.transaction.clone())
        .collect();
    let published: Vec<_> = pull
        .transactions
        .iter()
        .map(|(_, hash)| hash.clone())
        .collect();
    assert_eq!(transactions, published);
}

#[test]
fn a_moment_out_of_order_keeps_its_place_on_the_chain() {
    let names = |file| -> Vec<_> { moments(file).into_iter().map(|(name, _)| name).collect() };
    assert_eq!(
        names("pull-alone--version_anchor_after_request.json"),
        ["stock", "purchase", "request", "word", "version"]
    );
    assert_eq!(
        names("pull-alone--purchase_anchor_after_request.json"),
        ["version", "stock", "request", "purchase", "word"]
    );
    // Both have one position, but the rule wants one after the other.
    let tied = moments("pull-alone--purchase_anchor_before_as_of.json");
    assert_eq!((tied[1].0, tied[2].0), ("stock", "purchase"));
    assert_eq!(tied[1].1, tied[2].1);
}

#[test]
fn a_missing_or_contradicted_entry_has_no_position() {
    let last = |file| {
        let timeline = pull(file).timeline;
        let last = timeline.moments.last().expect("five moments").clone();
        (last.what, last.status)
    };
    let (what, stands) = last("pull-alone--purchase_anchor_missing.json");
    assert!(matches!(what, MomentKind::Purchase(_)));
    assert_eq!(stands, MomentStatus::Nowhere);
    let (what, stands) = last("pull-alone--requested_twice.json");
    assert!(matches!(what, MomentKind::Request(_)));
    assert_eq!(stands, MomentStatus::Contradicted);
}

#[test]
fn a_word_that_cannot_be_classified_is_said_to_be_unknown() {
    let all = moments("pull-alone--stranger_word_without_request.json");
    assert!(all.iter().any(|(name, _)| *name == "unknown"), "{all:?}");
}

#[test]
fn every_pull_has_its_five_moments_and_an_awarded_card_its_path() {
    for vector in fixtures::vectors() {
        let honest = vector.verdict == "verified_offline" && vector.file.contains("pull-");
        if !honest {
            continue;
        }
        let pull = pull(&vector.file);
        let own = pull.timeline.moments.iter();
        let own = own.filter(|moment| !matches!(moment.what, MomentKind::Another(_)));
        assert_eq!(own.count(), 5, "{}", vector.file);
        assert_eq!(pull.path.is_some(), pull.award.is_some(), "{}", vector.file);
    }
}

fn times(questions: &[Question]) -> Vec<u64> {
    let times = questions.iter().filter_map(|question| match question {
        Question::Time(block) => Some(*block),
        _ => None,
    });
    times.collect()
}

#[test]
fn times_are_asked_for_with_the_first_questions_and_no_step_waits_for_them() {
    let claims: Claims = checked("pull-with-dependents.json").claims.expect("claims");
    let chain = Chain::of(&claims);
    let mut answers = Replies::new();
    for round in 0..12 {
        let settled = claims.settle(&listed(), &answers, &NoProver);
        let wanted = times(&settled.open);
        let mut open = settled.open.into_iter();
        if round == 1 {
            assert_eq!(
                wanted,
                [26_789_481, 26_789_489, 26_789_515, 26_789_519],
                "asked with the first questions after the heads"
            );
        }
        let is_time = |question: &Question| matches!(question, Question::Time(_));
        if round > 0 && open.clone().all(|question| is_time(&question)) {
            let waits = |step: &Step| step.status == Status::Skipped(Cause::ContractNotRead);
            assert!(!settled.steps.iter().any(waits), "{:?}", settled.steps);
            let answer = chain.answer(&Question::Time(26_789_481));
            assert_eq!(answer, Reply::Time(time_of(26_789_481)));
            return;
        }
        for question in open.by_ref().filter(|question| !is_time(question)) {
            let answer = chain.answer(&question);
            add_reply(&mut answers, question, Witnesses::of(0), answer);
        }
    }
    panic!("questions never end");
}
