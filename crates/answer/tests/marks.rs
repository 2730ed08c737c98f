//! A mark is never greener than what its steps rest on.

use answer::{Group, Mark, Steps};
use verify::report::{Basis, Cause, Check, Kind, Place, Point, Step, StepId, Verdict};

#[test]
fn nothing_settled_is_no_pass_and_neither_is_nothing_at_all() {
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
    let mut check = Check::new(id);
    check.same(Point::PullKey, &Place::Payload, 1_u64, 1);
    check.finish()
}

/// Every step of a pack pull, and of the chain's those that passed.
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

/// Every pass was green, also where only the shop's own history says so.
#[test]
fn a_step_is_marked_by_its_basis_and_the_history_is_the_chains_once_all_of_the_chain_passed() {
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
    let mut check = Check::new(StepId::OracleProof);
    check.same(Point::PullKey, &Place::Payload, 1_u64, 2);
    steps.insert(check.finish());
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
    assert_eq!(Group::Fixed.mark(Kind::PackEvent, &event), history);
    assert_eq!(Group::Word.mark(Kind::PackEvent, &event), data);
    for id in [StepId::Contract, StepId::SeedOrigin] {
        assert_eq!(Group::Fixed.mark(Kind::PackEvent, &event), history);
        event.insert(passed(id));
    }
    assert_eq!(Group::Fixed.mark(Kind::PackEvent, &event), chain);
    assert_eq!(Group::Others.mark(Kind::PackEvent, &event), data);
}

#[test]
fn only_a_verdict_that_the_chain_confirms_in_full_is_full() {
    for (verdict, mark) in [
        (Verdict::Verified, Mark::Passed(Basis::Chain)),
        (Verdict::VerifiedInPart, Mark::Passed(Basis::History)),
        (Verdict::VerifiedOffline, Mark::Passed(Basis::History)),
        (Verdict::NotVerified, Mark::Failed),
        (Verdict::NotReplayable, Mark::Skipped),
    ] {
        assert_eq!(Mark::of_verdict(verdict), mark);
    }
}

/// Two questions were red for one failed step: the other draws of an event have no step of their own.
#[test]
fn a_question_is_red_only_where_a_step_of_its_own_failed() {
    let mut event = Steps::of(Kind::PackEvent);
    for id in StepId::of_event(true) {
        event.insert(passed(*id));
    }
    let mut draws = Check::new(StepId::Draws);
    draws.same(Point::PullKey, &Place::Payload, 1_u64, 2);
    event.insert(draws.finish());
    let (kind, failed) = (Kind::PackEvent, Mark::Failed);
    assert_eq!(Group::Recipe.mark(kind, &event), failed);
    assert_eq!(Group::Others.mark(kind, &event), Mark::Skipped);
    for group in Group::ALL {
        let own = event.finished().filter(|step| Group::of(step.id) == group);
        let red = group.mark(kind, &event) == failed;
        assert_eq!(red, own.into_iter().any(|step| step.failed()), "{group:?}");
    }
}
