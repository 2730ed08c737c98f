//! Checks that a mark is never greener than its steps' basis, and that no question is better than its worst step.

use answer::{Group, Mark, Steps};
use verify::hash::Hash32;
use verify::report::{Basis, Cause, DrawName, Kind, LogKind, Place, Point, Step, StepId, StepRun};

#[test]
fn no_steps_or_unfinished_steps_are_no_pass() {
    let mut steps = Steps::of(Kind::PackPull);
    let ids = [StepId::Contract, StepId::ChainLogs];
    assert_eq!(Mark::together(&steps, &ids), Mark::Waiting);
    assert_eq!(Mark::together(&steps, &[]), Mark::Waiting);
    steps.insert(Step::skipped(StepId::Contract, Cause::ContractNotRead));
    assert_eq!(Mark::together(&steps, &ids), Mark::Waiting);
    steps.insert(Step::skipped(StepId::ChainLogs, Cause::ContractNotRead));
    assert_eq!(Mark::together(&steps, &ids), Mark::Skipped);
}

fn passed(id: StepId) -> Step {
    let mut run = StepRun::new(id);
    run.same(Point::PullKey, &Place::Payload, 1_u64, 1);
    run.finish()
}

/// Builds every step of a pack pull; of the chain's steps, those in `read` passed.
fn pull(read: &[StepId]) -> Steps {
    let mut steps = Steps::of(Kind::PackPull);
    for id in StepId::of_pull() {
        steps.insert(if id.is_of_chain() && !read.contains(id) {
            Step::skipped(*id, Cause::ContractNotRead)
        } else {
            passed(*id)
        });
    }
    steps
}

const READ: [StepId; 3] = [StepId::Contract, StepId::WordOrigin, StepId::ChainLogs];

/// Every pass was green, also one that only the shop's own history showed.
#[test]
fn a_step_has_its_basis_as_mark_and_a_confirmed_history_counts_as_the_chains() {
    for (read, history) in [
        (&[][..], Basis::History),
        (&READ[..2], Basis::History),
        (&READ[1..], Basis::History),
        (&READ, Basis::Chain),
    ] {
        let steps = pull(read);
        for (id, basis) in [
            (StepId::VersionAnchor, history),
            (StepId::Window, history),
            (StepId::Replay, Basis::Data),
        ] {
            assert_eq!(
                Mark::in_steps(&steps, id),
                Mark::Passed(basis),
                "{read:?} {id:?}"
            );
        }
    }
    let steps = pull(&READ);
    assert_eq!(
        Mark::in_steps(&steps, StepId::Contract),
        Mark::Passed(Basis::Chain)
    );
    assert_eq!(Mark::in_steps(&steps, StepId::OracleProof), Mark::Skipped);
}

#[test]
fn an_oracles_proof_that_failed_confirms_nothing() {
    let mut steps = pull(&READ);
    assert!(steps.confirmed());
    let mut run = StepRun::new(StepId::OracleProof);
    run.same(Point::PullKey, &Place::Payload, 1_u64, 2);
    steps.insert(run.finish());
    assert!(!steps.confirmed());
}

#[test]
fn a_question_is_no_greener_than_its_weakest_step_and_its_time_is_the_chains_alone() {
    let marks = |steps: &Steps| Group::ALL.map(|group| group.mark(Kind::PackPull, steps));
    let [data, history, chain] = [Basis::Data, Basis::History, Basis::Chain].map(Mark::Passed);
    assert_eq!(
        marks(&pull(&[])),
        [data, history, history, data, history, Mark::Skipped]
    );
    assert_eq!(
        marks(&pull(&READ[..1])),
        [data, history, history, data, history, Mark::Skipped]
    );
    assert_eq!(
        marks(&pull(&READ)),
        [data, chain, chain, data, chain, chain]
    );

    // The steps of an event rest on its data alone, which does not show when it was recorded.
    let mut event = Steps::of(Kind::PackEvent);
    for id in StepId::of_event(true) {
        event.insert(if id.is_of_chain() {
            Step::skipped(*id, Cause::ContractNotRead)
        } else {
            passed(*id)
        });
    }
    assert_eq!(Group::LockedIn.mark(Kind::PackEvent, &event), history);
    assert_eq!(Group::Word.mark(Kind::PackEvent, &event), data);
    for id in [StepId::Contract, StepId::SeedOrigin] {
        assert_eq!(Group::LockedIn.mark(Kind::PackEvent, &event), history);
        event.insert(passed(id));
    }
    assert_eq!(Group::LockedIn.mark(Kind::PackEvent, &event), chain);
    assert_eq!(Group::Others.mark(Kind::PackEvent, &event), data);
}

/// Two questions were red for one failed step: the other draws of an event have no step of their own.
#[test]
fn a_question_is_red_only_if_a_step_of_its_own_failed() {
    let mut event = Steps::of(Kind::PackEvent);
    for id in StepId::of_event(true) {
        event.insert(passed(*id));
    }
    let mut draws = StepRun::new(StepId::Draws);
    draws.same(Point::PullKey, &Place::Payload, 1_u64, 2);
    event.insert(draws.finish());
    let (kind, failed) = (Kind::PackEvent, Mark::Failed);
    assert_eq!(Group::Recipe.mark(kind, &event), failed);
    assert_eq!(Group::Others.mark(kind, &event), Mark::Skipped);
    let red = Group::ALL.map(|group| group.mark(kind, &event) == failed);
    assert_eq!(red, [false, false, false, true, false, false]);
}

fn key(digit: u8) -> Hash32 {
    Hash32::new([digit; 32])
}

fn draw(target: bool) -> Place {
    Place::Draw(DrawName {
        pull_key: key(if target { 1 } else { 2 }),
        purchase_id: None,
        target,
    })
}

/// Builds a step of the chain that failed on this point.
fn refuted(id: StepId, point: Point, place: &Place) -> Step {
    let mut run = StepRun::new(id);
    run.differs(point, place, 1_u64, 2_u64);
    run.finish()
}

/// The chain shows a word that the proof left out, a word that differs, or a later anchor. The contract's question was
/// red then, and the question that the difference is about was half marked or ticked.
#[test]
fn a_failed_chain_step_turns_the_question_of_its_difference_red() {
    use Group::{Contract, LockedIn, Others, Word};
    use LogKind::{Anchored, Fulfilled, Requested};
    use StepId::{ChainLogs, OracleProof, SeedOrigin, WordOrigin};
    let (target, other) = (Place::Key(key(1)), Place::Key(key(2)));
    for (step, point, place, red) in [
        (
            ChainLogs,
            Point::LogOmitted(Fulfilled),
            other.clone(),
            &[Others][..],
        ),
        (
            ChainLogs,
            Point::LogAt(Anchored),
            other.clone(),
            &[LockedIn],
        ),
        (ChainLogs, Point::LogAt(Requested), target.clone(), &[Word]),
        (
            ChainLogs,
            Point::LogTwice(Requested),
            target.clone(),
            &[Word],
        ),
        (ChainLogs, Point::LogAt(Fulfilled), target, &[Word]),
        (ChainLogs, Point::LogAt(Fulfilled), other, &[Others]),
        (StepId::Contract, Point::ContractWord, draw(true), &[Word]),
        (
            StepId::Contract,
            Point::ContractWord,
            draw(false),
            &[Others],
        ),
        (
            StepId::Contract,
            Point::ContractVersion,
            draw(true),
            &[LockedIn],
        ),
        (
            StepId::Contract,
            Point::ContractPurchase,
            draw(true),
            &[LockedIn],
        ),
        (
            StepId::Contract,
            Point::ContractPurchase,
            draw(false),
            &[Others],
        ),
        (
            StepId::Contract,
            Point::ContractRequest,
            draw(true),
            &[LockedIn, Word],
        ),
        (
            StepId::Contract,
            Point::ContractOtherRoot,
            Place::Key(key(3)),
            &[Others],
        ),
        // A Pack passed off as something else: the red questions were those of this pull, and "No other Pack was drawn" stood.
        (
            StepId::Contract,
            Point::ContractRequest,
            Place::Key(key(3)),
            &[Others],
        ),
        (WordOrigin, Point::CoordinatorWord, draw(true), &[Word]),
        (WordOrigin, Point::CoordinatorWord, draw(false), &[Others]),
        (OracleProof, Point::ProvenWord, draw(true), &[Word]),
    ] {
        let mut steps = pull(&READ);
        let mut named = StepRun::new(StepId::PullKey);
        named.same(Point::PullKey, &draw(true), 1_u64, 1);
        steps.insert(named.finish());
        steps.insert(refuted(step, point, &place));
        let marks = Group::ALL.map(|group| group.mark(Kind::PackPull, &steps) == Mark::Failed);
        let expected = Group::ALL.map(|group| group == Contract || red.contains(&group));
        assert_eq!(marks, expected, "{step:?} {point:?} {place:?}");
    }
    for (step, point, red) in [
        (StepId::Contract, Point::ContractAnchor, &[LockedIn][..]),
        (SeedOrigin, Point::SeedWord, &[Word]),
        (SeedOrigin, Point::RequestSucceeded, &[LockedIn, Word]),
        (SeedOrigin, Point::RequestOfPull, &[LockedIn, Word]),
        (SeedOrigin, Point::LogTwice(Anchored), &[LockedIn, Word]),
        (OracleProof, Point::ProvenWord, &[Word]),
    ] {
        let mut steps = Steps::of(Kind::PackEvent);
        for id in StepId::of_event(true) {
            steps.insert(passed(*id));
        }
        steps.insert(refuted(step, point, &Place::Key(key(1))));
        let marks = Group::ALL.map(|group| group.mark(Kind::PackEvent, &steps) == Mark::Failed);
        let expected = Group::ALL.map(|group| group == Contract || red.contains(&group));
        assert_eq!(marks, expected, "{step:?} {point:?}");
    }
}

/// The first findings were about one question, and the report did not carry the others.
#[test]
fn a_difference_that_the_report_left_out_leaves_no_question_ticked() {
    let mut run = StepRun::new(StepId::ChainLogs);
    for _ in 0..100 {
        run.differs(
            Point::LogAt(LogKind::Anchored),
            &Place::Payload,
            1_u64,
            2_u64,
        );
    }
    let mut steps = pull(&READ);
    steps.insert(run.finish());
    let kind = Kind::PackPull;
    let red = Group::ALL.map(|group| group.mark(kind, &steps) == Mark::Failed);
    assert_eq!(red, [false, true, true, false, true, true]);
}

/// Returns the rank of a mark, the worst first.
fn rank(mark: Mark) -> usize {
    const ORDER: [Mark; 7] = [
        Mark::Failed,
        Mark::Waiting,
        Mark::Skipped,
        Mark::Passed(Basis::History),
        Mark::Passed(Basis::Chain),
        Mark::Passed(Basis::Proof),
        Mark::Passed(Basis::Data),
    ];
    ORDER.iter().position(|each| *each == mark).expect("a mark")
}

#[test]
fn no_question_is_better_than_the_worst_of_its_steps() {
    let unread = |id| Step::skipped(id, Cause::ContractNotRead);
    let differs = |id| refuted(id, Point::ContractWord, &draw(true));
    let endings: [fn(StepId) -> Step; 2] = [unread, differs];
    for (kind, ids) in [
        (Kind::PackPull, StepId::of_pull()),
        (Kind::PackEvent, StepId::of_event(true)),
    ] {
        for one in ids {
            for other in ids {
                for (first, second) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    let mut steps = Steps::of(kind);
                    for id in ids {
                        steps.insert(passed(*id));
                    }
                    steps.insert(endings[first](*one));
                    steps.insert(endings[second](*other));
                    for group in Group::ALL {
                        let mark = group.mark(kind, &steps);
                        let each = group.steps(kind, &steps).into_iter();
                        let worst = each.map(|id| rank(Mark::in_steps(&steps, id))).min();
                        // The other draws of an event are a part of another question's step.
                        let is_elsewhere = kind == Kind::PackEvent && group == Group::Others;
                        let is_no_better = worst.is_none_or(|worst| rank(mark) <= worst);
                        let is_open = is_elsewhere && mark == Mark::Skipped;
                        assert!(
                            is_no_better || is_open,
                            "{group:?} {mark:?} {one:?} {other:?}"
                        );
                    }
                }
            }
        }
    }
}
