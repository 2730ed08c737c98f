//! Checks that one verdict follows from the steps, by the first rule that fits (`docs/protocol.md#verdict`).

use fixtures::chain::SHOPS_OWN;
use verify::claims::{Fault, Settled, Unread, ViewSteps, Witnesses, merged};
use verify::hash::Hash32;
use verify::position::Position;
use verify::report::{
    Cause, Kind, NotReplayable, Place, Point, Report, Step, StepId, StepRun, Verdict,
};

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

const UNLISTED: Unread = Unread::UnlistedCoordinator(SHOPS_OWN);

/// A view: its chain steps all passed except these, which failed, or were skipped for a cause.
type Except = Vec<(StepId, Option<Cause>)>;

fn step(id: StepId, except: &Except) -> Step {
    match except.iter().find(|(other, _)| *other == id) {
        Some((_, Some(cause))) => Step::skipped(id, cause.clone()),
        Some((_, None)) => ended(id, 2),
        None => ended(id, 1),
    }
}

fn unread(why: Unread) -> Option<Cause> {
    Some(Cause::Unread(why))
}

/// Merges these views in this order, with their endpoints' places in the list.
fn settled(views: &[(usize, &Except)]) -> Settled {
    let views = views.iter().map(|(index, except)| ViewSteps {
        by: Witnesses::of(*index),
        chain: None,
        steps: (StepId::of_pull().iter())
            .filter(|id| id.is_of_chain())
            .map(|id| step(*id, except))
            .collect(),
        coordinators: Vec::new(),
    });
    let views: Vec<ViewSteps> = views.collect();
    Settled {
        steps: merged(&views),
        views,
        ..Settled::default()
    }
}

/// Returns the orders of up to three places.
fn orders(count: usize) -> Vec<Vec<usize>> {
    match count {
        1 => vec![vec![0]],
        2 => vec![vec![0, 1], vec![1, 0]],
        _ => vec![
            vec![0, 1, 2],
            vec![0, 2, 1],
            vec![1, 0, 2],
            vec![1, 2, 0],
            vec![2, 0, 1],
            vec![2, 1, 0],
        ],
    }
}

/// Returns the report of a pull whose steps before the chain's all passed except these, as these views settle it: the same
/// in every order of the views.
fn by(own: &Except, views: &[Except]) -> Report {
    let offline = Report {
        kind: Kind::PackPull,
        verdict: Verdict::VerifiedOffline,
        steps: (StepId::of_pull().iter())
            .map(|id| match id.is_of_chain() {
                true => Step::skipped(*id, Cause::ContractNotRead),
                false => step(*id, own),
            })
            .collect(),
    };
    let reports = orders(views.len()).into_iter().map(|order| {
        let views: Vec<_> = order.iter().map(|index| (*index, &views[*index])).collect();
        offline.clone().with_chain(&settled(&views))
    });
    let reports: Vec<Report> = reports.collect();
    let first = reports[0].clone();
    for other in &reports {
        assert_eq!(other.verdict, first.verdict, "{views:?}");
        for (one, other) in first.steps.iter().zip(&other.steps) {
            assert_eq!(one.status, other.status, "{views:?}");
        }
    }
    first
}

const ALL: Except = Vec::new();

/// A line for each row of the table in `docs/protocol.md#verdict`, one to three views in every order.
// views-12, views-13, views-16, causes-4, oracle_proof-8
#[test]
fn the_first_rule_that_fits_decides_in_any_order_of_the_views() {
    use StepId::{ChainLogs, Contract, OracleProof, Recipe, Replay, WordOrigin};
    let unknown = || {
        let unknown = NotReplayable::UnknownRecipe("x".into());
        vec![(Recipe, Some(Cause::NotReplayable(unknown)))]
    };
    let lacks = |step| vec![(step, unread(unreachable()))];
    let unlisted = || vec![(WordOrigin, unread(UNLISTED))];
    let fails = |step| vec![(step, None)];
    let at = Position {
        block: 316,
        log_index: 2,
    };
    for (own, views, expected) in [
        (ALL, vec![ALL], Verdict::Verified),
        (ALL, vec![ALL, ALL, ALL], Verdict::Verified),
        (ALL, vec![lacks(OracleProof)], Verdict::Verified),
        (
            ALL,
            vec![vec![(OracleProof, unread(UNLISTED))], ALL],
            Verdict::Verified,
        ),
        (ALL, vec![lacks(ChainLogs)], Verdict::NotConfirmed),
        (ALL, vec![lacks(WordOrigin), ALL], Verdict::NotConfirmed),
        (
            ALL,
            vec![vec![(ChainLogs, unread(Unread::NoLogThere(at)))], ALL],
            Verdict::NotConfirmed,
        ),
        // An origin is unknown if some view says so whose contract passed, whatever the others lack.
        (ALL, vec![unlisted()], Verdict::OriginUnknown),
        (
            ALL,
            vec![unlisted(), lacks(Contract)],
            Verdict::OriginUnknown,
        ),
        (
            ALL,
            vec![unlisted(), lacks(WordOrigin), lacks(ChainLogs)],
            Verdict::OriginUnknown,
        ),
        (
            ALL,
            vec![[unlisted(), lacks(Contract)].concat(), ALL],
            Verdict::NotConfirmed,
        ),
        (
            ALL,
            vec![vec![(
                WordOrigin,
                unread(Unread::RequestUnclear(Hash32::ZERO)),
            )]],
            Verdict::NotConfirmed,
        ),
        (unknown(), vec![unlisted()], Verdict::OriginUnknown),
        (unknown(), vec![ALL], Verdict::NotReplayable),
        // Nothing is softer for a view that lacks it.
        (ALL, vec![fails(Contract)], Verdict::NotVerified),
        (
            ALL,
            vec![fails(Contract), fails(Contract)],
            Verdict::NotVerified,
        ),
        (
            ALL,
            vec![fails(Contract), lacks(Contract)],
            Verdict::Contradicted,
        ),
        (
            ALL,
            vec![fails(ChainLogs), ALL, unlisted()],
            Verdict::Contradicted,
        ),
        (ALL, vec![fails(OracleProof), ALL], Verdict::Contradicted),
        (unknown(), vec![fails(Contract), ALL], Verdict::Contradicted),
        (fails(Replay), vec![ALL], Verdict::NotVerified),
        (
            fails(Replay),
            vec![fails(Contract), ALL],
            Verdict::NotVerified,
        ),
    ] {
        let report = by(&own, &views);
        assert_eq!(report.verdict, expected, "{own:?} {views:?}");
    }
}

/// The order of two readers decided between a warning and a calm word.
// views-15, causes-1, causes-2, causes-3
#[test]
fn the_hardest_cause_of_all_views_decides() {
    let no_log = Unread::NoLogThere(Position {
        block: 316,
        log_index: 2,
    });
    let several = Unread::SeveralRequests(Hash32::ZERO);
    let inconsistent = Unread::Inconsistent(
        Witnesses::of(0),
        verify::claims::Inconsistency::TwoHashes(7),
    );
    for (causes, hardest) in [
        (vec![unreachable(), no_log.clone()], no_log.clone()),
        (vec![no_log, several.clone(), UNLISTED], UNLISTED),
        (vec![Unread::NotSettled, several.clone()], several),
        (
            vec![inconsistent, Unread::NoOlderLogs(7)],
            Unread::NoOlderLogs(7),
        ),
        (
            vec![
                Unread::EndNotShown(9),
                Unread::LogNotSeen(Position {
                    block: 1,
                    log_index: 0,
                }),
                unreachable(),
            ],
            Unread::EndNotShown(9),
        ),
    ] {
        let views = causes
            .iter()
            .map(|cause| vec![(StepId::WordOrigin, unread(cause.clone()))]);
        let report = by(&ALL, &views.collect::<Vec<_>>());
        let step = report
            .steps
            .iter()
            .find(|step| step.id == StepId::WordOrigin);
        assert_eq!(step.and_then(Step::unread), Some(&hardest), "{causes:?}");
    }
    // A question that waits can still decide.
    let waits = vec![(StepId::WordOrigin, Some(Cause::ContractNotRead))];
    let report = by(&ALL, &[vec![(StepId::WordOrigin, unread(UNLISTED))], waits]);
    let step = report
        .steps
        .iter()
        .find(|step| step.id == StepId::WordOrigin);
    assert_eq!(step.and_then(Step::cause), Some(&Cause::ContractNotRead));
}

/// A refuted step names who refutes it and with whom it passes.
// views-14
#[test]
fn a_contradiction_names_both_sides() {
    let fails = vec![(StepId::ChainLogs, None)];
    let lacks = vec![(StepId::ChainLogs, unread(unreachable()))];
    for (views, by_whom, passes) in [
        (vec![fails.clone(), ALL], [0].as_slice(), [1].as_slice()),
        (vec![lacks.clone(), fails.clone()], &[1], &[]),
        (vec![fails.clone(), lacks, ALL], &[0], &[2]),
    ] {
        let report = by(&ALL, &views);
        let step = report
            .steps
            .iter()
            .find(|step| step.id == StepId::ChainLogs);
        let set = |of: &[usize]| Witnesses::all(of.iter().map(|index| Witnesses::of(*index)));
        let refuted = Unread::Refuted {
            by: set(by_whom),
            passes: set(passes),
        };
        assert_eq!(step.and_then(Step::unread), Some(&refuted));
    }
}

/// Nobody showed anything, or no endpoint was named: only the payload speaks.
#[test]
fn without_a_view_a_report_adds_up() {
    let report = |cause: Cause| {
        let steps = StepId::of_pull().iter().map(|id| match id.is_of_chain() {
            true => Step::skipped(*id, cause.clone()),
            false => ended(*id, 1),
        });
        Verdict::of(&steps.collect::<Vec<_>>(), &[])
    };
    for (cause, expected) in [
        (Cause::ContractNotRead, Verdict::VerifiedOffline),
        (Cause::Unread(unreachable()), Verdict::VerifiedOffline),
        // The shop does not say where it locked the odds in.
        (Cause::Unread(Unread::NoContract), Verdict::NotConfirmed),
    ] {
        assert_eq!(report(cause.clone()), expected, "{cause:?}");
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
            Verdict::of(&steps.collect::<Vec<_>>(), &[]),
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
        let view = ViewSteps {
            by: Witnesses::of(0),
            chain: None,
            steps: chain.clone(),
            coordinators: Vec::new(),
        };
        let settled = Settled {
            steps: chain.clone(),
            views: vec![view],
            ..Settled::default()
        };
        let report = honest.clone().with_chain(&settled);
        assert_eq!(
            (report.adds_up(), report.unknown_origin()),
            (adds_up, unknown),
            "{chain:?}"
        );
    }
    assert!(!checked("pull-alone--word_bit.json").report.adds_up());
}
