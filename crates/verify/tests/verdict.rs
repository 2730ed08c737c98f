//! Checks that one verdict follows from the steps, by the first rule that fits (`docs/protocol.md#verdict`).

use fixtures::chain::SHOPS_OWN;
use verify::claims::{Fault, Unread, Witnesses};
use verify::report::{Cause, NotReplayable, Place, Point, Step, StepId, StepRun, Verdict};

fn ended(id: StepId, computed: u64) -> Step {
    let mut run = StepRun::new(id);
    run.same(Point::PullKey, &Place::Payload, 1_u64, computed);
    run.finish()
}

fn contradiction() -> Unread {
    Unread::Refuted {
        by: Witnesses::of(0),
        passes: Witnesses::of(1),
    }
}

fn unreachable() -> Unread {
    Unread::Endpoint {
        host: "node.example".into(),
        fault: Fault::Unreachable,
    }
}

fn silent() -> Unread {
    Unread::Silent {
        host: "node.example".into(),
        fault: Fault::Unreachable,
    }
}

const UNLISTED: Unread = Unread::UnlistedCoordinator(SHOPS_OWN);

/// Returns the verdict of a pull whose steps all passed except these, which failed, or were skipped for a cause.
fn verdict(others: &[(StepId, Option<Cause>)]) -> Verdict {
    let step = |id: &StepId| match others.iter().find(|(other, _)| other == id) {
        Some((_, Some(cause))) => Step::skipped(*id, cause.clone()),
        Some((_, None)) => ended(*id, 2),
        None => ended(*id, 1),
    };
    Verdict::of(&StepId::of_pull().iter().map(step).collect::<Vec<_>>())
}

#[test]
fn the_first_rule_that_fits_decides() {
    use StepId::{ChainLogs, Contract, OracleProof, Recipe, Replay, WordOrigin};
    let unread = |why: Unread| Some(Cause::Unread(why));
    let unknown = || {
        Some(Cause::NotReplayable(NotReplayable::UnknownRecipe(
            "x".into(),
        )))
    };
    for (others, expected) in [
        (vec![], Verdict::Verified),
        (
            vec![(OracleProof, unread(unreachable()))],
            Verdict::Verified,
        ),
        (vec![(OracleProof, unread(UNLISTED))], Verdict::Verified),
        (
            vec![(ChainLogs, unread(unreachable()))],
            Verdict::VerifiedInPart,
        ),
        (
            vec![(WordOrigin, unread(unreachable()))],
            Verdict::VerifiedInPart,
        ),
        (vec![(WordOrigin, unread(UNLISTED))], Verdict::OriginUnknown),
        (
            vec![
                (WordOrigin, unread(UNLISTED)),
                (ChainLogs, unread(unreachable())),
            ],
            Verdict::OriginUnknown,
        ),
        (
            vec![
                (WordOrigin, unread(UNLISTED)),
                (Contract, unread(unreachable())),
            ],
            Verdict::VerifiedInPart,
        ),
        (
            vec![(WordOrigin, unread(UNLISTED)), (Contract, unread(silent()))],
            Verdict::VerifiedOffline,
        ),
        (
            vec![(Contract, Some(Cause::ContractNotRead))],
            Verdict::VerifiedOffline,
        ),
        (vec![(Recipe, unknown())], Verdict::NotReplayable),
        (
            vec![(Recipe, unknown()), (Contract, unread(contradiction()))],
            Verdict::Contradicted,
        ),
        (
            vec![(Contract, unread(contradiction()))],
            Verdict::Contradicted,
        ),
        (
            vec![(OracleProof, unread(contradiction()))],
            Verdict::Contradicted,
        ),
        (
            vec![
                (WordOrigin, unread(UNLISTED)),
                (ChainLogs, unread(contradiction())),
            ],
            Verdict::Contradicted,
        ),
        (
            vec![(Replay, None), (Contract, unread(contradiction()))],
            Verdict::NotVerified,
        ),
        (
            vec![(Contract, None), (ChainLogs, unread(contradiction()))],
            Verdict::NotVerified,
        ),
        (
            vec![(ChainLogs, None), (WordOrigin, unread(UNLISTED))],
            Verdict::NotVerified,
        ),
    ] {
        assert_eq!(verdict(&others), expected, "{others:?}");
    }
}

/// An early report does not publish its event's id; nothing else that is not checked lets an event add up.
#[test]
fn the_id_alone_may_be_unpublished() {
    use StepId::{Contract, DeckHash, EventId};
    let not_published = || Cause::NotPublished("vrf_event_id".into());
    for (id, cause, expected) in [
        (EventId, not_published(), Verdict::VerifiedOffline),
        (
            EventId,
            Cause::Because(StepId::Payload),
            Verdict::NotReplayable,
        ),
        (DeckHash, not_published(), Verdict::NotReplayable),
    ] {
        let steps = StepId::of_event(false).iter().map(|step| match step {
            Contract => Step::skipped(Contract, Cause::ContractNotRead),
            step if *step == id => Step::skipped(id, cause.clone()),
            step => ended(*step, 1),
        });
        assert_eq!(
            Verdict::of(&steps.collect::<Vec<_>>()),
            expected,
            "{id:?} {cause:?}"
        );
    }
}

#[test]
fn every_verdict_has_a_name_of_its_own() {
    let names = Verdict::ALL.map(Verdict::name);
    let unique: std::collections::BTreeSet<_> = names.iter().collect();
    assert_eq!(unique.len(), names.len(), "{names:?}");
}

/// A report adds up until a step fails, whatever the chain's steps lack; and an unlisted coordinator is named only if it
/// decides the verdict.
#[test]
fn a_failed_step_of_the_chain_outweighs_the_rest() {
    let checked = |file| verify::check(fixtures::payload(file), &mut |_| {}).expect("a payload");
    let honest = checked("pull-alone.json").report;
    let unlisted = Step::skipped(StepId::WordOrigin, Cause::Unread(UNLISTED));
    let contradicted = Step::skipped(StepId::ChainLogs, Cause::Unread(contradiction()));
    let passed = ended(StepId::Contract, 1);
    for (chain, adds_up, unknown) in [
        (vec![], true, None),
        (
            vec![passed.clone(), unlisted.clone()],
            true,
            Some(SHOPS_OWN),
        ),
        (
            vec![passed.clone(), unlisted.clone(), contradicted],
            true,
            None,
        ),
        (vec![ended(StepId::Contract, 2), unlisted], false, None),
    ] {
        let report = honest.clone().with_chain(&chain);
        assert_eq!(
            (report.adds_up(), report.unknown_origin()),
            (adds_up, unknown),
            "{chain:?}"
        );
    }
    assert!(!checked("pull-alone--word_bit.json").report.adds_up());
}
