//! Checks that no two places of an answer disagree, for readings of all kinds and for every way in which steps end.

use answer::moments::{OrderOnChain, OrderStatus};
use answer::{
    Answer, Circumstances, EndpointTrust, Failure, Group, Headline, Lead, Mark, Next, OracleTrust,
    Read, Said, Tone, Trusted,
};
use chain::reading::{Reading, Transcript};
use explain::pull::MomentKind;
use explain::{Explanation, Overview, Subject};
use fixtures::chain::endpoint::Endpoint;
use fixtures::chain::listed_with_logs;
use fixtures::scenes::{Scene, scenes};
use fixtures::shop::Shop;
use verify::claims::{Settled, Unread, ViewSteps, Witnesses};
use verify::hash::Hash32;
use verify::report::{Basis, Cause, LogKind, Place, Point, Report, Step, StepId, StepRun, Verdict};

fn circumstances(read: Read<'_>) -> Circumstances<'_> {
    Circumstances {
        read,
        contracts: &[],
        is_sample: false,
    }
}

fn offline(scene: &Scene<'_>) -> Overview {
    Explanation::of(scene.check()).overview
}

/// Returns a settlement with these steps in the view of one endpoint.
fn of_one_view(steps: Vec<Step>) -> Settled {
    let view = ViewSteps {
        by: Witnesses::of(0),
        chain: None,
        steps: steps.clone(),
        coordinators: Vec::new(),
    };
    Settled {
        steps,
        views: vec![view],
        ..Settled::default()
    }
}

/// Reads a scene: what its endpoints settle, and the reading.
fn read(scene: &Scene<'_>) -> (Settled, Reading) {
    let (_, settled) = scene.settle();
    let reading = Reading::<Transcript> {
        endpoints: scene.hosts(),
        ..Reading::new()
    };
    let reading = reading.summary(&settled, Witnesses::NONE);
    (settled, reading)
}

fn live(scene: &Scene<'_>) -> Answer {
    let (settled, reading) = read(scene);
    let mut overview = offline(scene);
    overview.report = overview.report.with_chain(&settled);
    Answer::of(overview, circumstances(Read::Live(&reading)))
}

fn recorded(scene: &Scene<'_>) -> Answer {
    let (settled, reading) = read(scene);
    let read = Read::Recorded(&reading, "2026-11-25T12:00:00Z", &settled.steps);
    Answer::of(offline(scene), circumstances(read))
}

fn named<'s>(scenes: &'s [Scene<'s>], name: &str) -> &'s Scene<'s> {
    let found = scenes.iter().find(|scene| scene.name == name);
    found.expect("a scene")
}

fn mark(answer: &Answer, group: Group) -> Mark {
    answer.question(group).expect("a question").mark
}

fn said(answer: &Answer, group: Group) -> &Said {
    &answer.question(group).expect("a question").said
}

/// Asserts that all places of an answer say the same.
fn agrees(name: &str, answer: &Answer) {
    let report = &answer.report;
    let marks = || answer.questions.iter().map(|question| question.mark);
    let is = |headline| answer.headline == headline;
    let has_failed = report.steps.iter().any(Step::failed);
    assert_eq!(has_failed, is(Headline::NotVerified), "{name}");
    assert_eq!(
        answer.headline.tone() == Tone::Pass,
        report.verdict == Verdict::Verified,
        "{name}"
    );
    // A green headline has no caveat below it.
    if is(Headline::Verified) {
        let sure = |mark| matches!(mark, Mark::Passed(basis) if basis != Basis::History);
        assert!(marks().all(sure), "{name}");
        assert!(answer.is_confirmed, "{name}");
        assert_eq!(answer.next, Next::Save, "{name}");
    }
    // A value that endpoints dispute, or that nobody vouches for, confirms nothing.
    if matches!(
        answer.headline,
        Headline::Contradicted
            | Headline::Refuted
            | Headline::OriginUnknown
            | Headline::NotConfirmed
            | Headline::AddsUp
    ) {
        assert!(!answer.is_confirmed, "{name}");
        let full = |mark: Mark| matches!(mark.basis(), Some(Basis::Chain | Basis::Proof));
        assert!(!marks().any(full), "{name}");
    }
    if has_failed {
        assert!(marks().any(|mark| mark == Mark::Failed), "{name}");
        assert!(matches!(answer.next, Next::Differs(..)), "{name}");
        assert!(matches!(answer.lead, Lead::Failed(_) | Lead::WrongCard));
    }
    // A failed step of the chain is red in the question that it is about, not only in the last.
    let of_chain = answer.marked().map(|(step, _)| step);
    if of_chain
        .filter(|step| step.id.is_of_chain())
        .any(Step::failed)
    {
        assert_eq!(mark(answer, Group::Contract), Mark::Failed, "{name}");
        let above = [Group::LockedIn, Group::Word, Group::Others];
        let is_red = |group: &Group| mark(answer, *group) == Mark::Failed;
        assert!(above.iter().any(is_red), "{name}");
        assert!(!answer.is_confirmed, "{name}");
        let is_live = report
            .steps
            .iter()
            .any(|step| step.id.is_of_chain() && step.failed());
        assert!(!is_live || answer.on_chain == OrderOnChain::Differs || answer.order.is_none());
    }
    // No question is better than one of its steps, told or proven, live or from a file.
    let rank = |mark| match mark {
        Mark::Failed => 0,
        Mark::Waiting => 1,
        Mark::Skipped => 2,
        Mark::Recorded => 3,
        Mark::Passed(Basis::History) => 4,
        Mark::Passed(_) => 5,
    };
    for question in &answer.questions {
        for id in &question.steps {
            let (_, own) = answer
                .marked()
                .find(|(step, _)| step.id == *id)
                .expect("a step");
            let is_elsewhere = question.group == Group::Others && question.mark == Mark::Skipped;
            assert!(
                rank(question.mark) <= rank(own) || is_elsewhere,
                "{name}: {:?} and {id:?}",
                question.group
            );
        }
        let is_red = matches!(question.said, Said::Failed(_));
        assert_eq!(is_red, question.mark == Mark::Failed, "{name}");
    }
}

#[test]
fn no_two_places_disagree_on_a_reading() {
    for scene in scenes() {
        agrees(scene.name, &live(&scene));
        agrees(scene.name, &recorded_only(&scene));
    }
}

/// Builds the answer of a recorded reading; the report is that of the payload alone.
fn recorded_only(scene: &Scene<'_>) -> Answer {
    let answer = recorded(scene);
    assert!(
        answer
            .report
            .steps
            .iter()
            .all(|step| !step.id.is_of_chain() || !step.passed())
    );
    answer
}

/// Each end of a step of the chain, and whether a file or an endpoint tells it.
#[test]
fn no_two_places_disagree_however_the_steps_end() {
    let scenes = scenes();
    let scene = named(&scenes, "an honest pull, by two");
    let (settled, reading) = read(scene);
    let steps = settled.steps;
    let of_chain = [
        (StepId::Contract, Point::ContractWord),
        (StepId::WordOrigin, Point::CoordinatorWord),
        (StepId::ChainLogs, Point::LogOmitted(LogKind::Fulfilled)),
        (StepId::OracleProof, Point::ProvenWord),
    ];
    let disputed = Cause::Unread(Unread::Refuted {
        by: Witnesses::of(1),
        passes: Witnesses::of(0),
    });
    let ends = |id, point| -> [Step; 5] {
        let passed = steps.iter().find(|step| step.id == id).expect("a step");
        let mut differs = StepRun::new(id);
        differs.differs(point, &Place::Payload, 1_u64, 2_u64);
        [
            passed.clone(),
            Step::skipped(id, Cause::ContractNotRead),
            Step::skipped(id, Cause::Unread(Unread::NoContract)),
            Step::skipped(id, disputed.clone()),
            differs.finish(),
        ]
    };
    let ends = of_chain.map(|(id, point)| ends(id, point));
    let own = offline(scene);
    for number in 0..5_usize.pow(4) {
        let chosen = (0..4).map(|at| ends[at][number / 5_usize.pow(at as u32) % 5].clone());
        let chosen: Vec<Step> = chosen.collect();
        let mut overview = own.clone();
        overview.report = overview.report.with_chain(&of_one_view(chosen.clone()));
        agrees(
            &format!("live {number}"),
            &Answer::of(overview, circumstances(Read::Live(&reading))),
        );
        let at = "2026-11-25T12:00:00Z";
        let of_file = Read::Recorded(&reading, at, &chosen);
        let answer = Answer::of(own.clone(), circumstances(of_file));
        assert_eq!(answer.headline, Headline::AddsUp);
        let full = |question: &answer::Question| {
            matches!(question.mark.basis(), Some(Basis::Chain | Basis::Proof))
        };
        assert!(!answer.questions.iter().any(full), "recorded {number}");
    }
}

/// The list of other draws had half a mark for a draw that the chain refutes, and the question above was red.
#[test]
fn a_draw_that_the_chain_refutes_is_red_in_its_row_too() {
    let scenes = scenes();
    let scene = named(&scenes, "another word of another draw");
    let honest = live(named(&scenes, "an honest pull, by one"));
    for answer in [live(scene), recorded(scene)] {
        assert_eq!(mark(&answer, Group::Others), Mark::Failed);
        assert_eq!(mark(&answer, Group::Word), Mark::Passed(Basis::History));
        let Subject::Pull(pull) = &answer.subject else {
            panic!("a pull");
        };
        let others = pull.timeline.moments.iter();
        let others: Vec<_> = others
            .filter_map(|moment| match &moment.what {
                MomentKind::Another(word) => Some(word.pull_key),
                _ => None,
            })
            .collect();
        let refuted: Vec<&Hash32> = others
            .iter()
            .filter(|key| answer.mark_of_draw(key, Some(true)) == Mark::Failed)
            .collect();
        let [key] = refuted.as_slice() else {
            panic!("one draw: {refuted:?}");
        };
        let steps: Vec<Step> = answer.refuting_draw(key).collect();
        assert_eq!(
            steps.iter().map(|step| step.id).collect::<Vec<_>>(),
            [StepId::Contract]
        );
        let points: Vec<_> = steps[0]
            .findings
            .iter()
            .map(|finding| finding.point)
            .collect();
        assert_eq!(points, [Point::ContractWord]);
        for other in &others {
            let mark = honest.mark_of_draw(other, Some(true));
            assert_eq!(mark, Mark::Passed(Basis::Chain));
            assert_eq!(honest.mark_of_draw(other, Some(false)), Mark::Failed);
            assert_eq!(honest.mark_of_draw(other, None), Mark::Skipped);
            if other != *key {
                let mark = answer.mark_of_draw(other, Some(true));
                assert_eq!(mark, Mark::Passed(Basis::History));
            }
        }
    }
}

/// The question of the random number said that the contract holds nothing, because it held no version.
#[test]
fn a_question_states_its_own_difference() {
    let scenes = scenes();
    let failed = |failure| Said::Failed(vec![failure]);
    let (nothing, other) = (Failure::HoldsNothing, Failure::Differs(StepId::Contract));
    for (name, lead, fixed, word) in [
        (
            "a version that the contract does not hold",
            nothing,
            Some(nothing),
            None,
        ),
        (
            "a purchase that the contract does not hold",
            nothing,
            Some(nothing),
            None,
        ),
        (
            "an honest pull, another word by two",
            other,
            None,
            Some(other),
        ),
        (
            "a version that the contract does not hold, and another word",
            nothing,
            Some(nothing),
            Some(other),
        ),
    ] {
        let answer = live(named(&scenes, name));
        assert_eq!(answer.lead, Lead::Failed(lead), "{name}");
        for (group, failure) in [(Group::LockedIn, fixed), (Group::Word, word)] {
            match failure {
                Some(failure) => assert_eq!(*said(&answer, group), failed(failure), "{name}"),
                None => assert_ne!(mark(&answer, group), Mark::Failed, "{name}"),
            }
        }
        let fixed = answer.order.map(|[fixed, _]| fixed);
        let is_holding = fixed == Some(OrderStatus::Holds);
        assert_eq!(
            is_holding,
            mark(&answer, Group::LockedIn) != Mark::Failed,
            "{name}"
        );
    }
    let event = live(named(&scenes, "an event that the contract does not hold"));
    assert_eq!(*said(&event, Group::LockedIn), failed(nothing));
    let event = live(named(&scenes, "a running event, another value"));
    assert_eq!(*said(&event, Group::LockedIn), failed(other));
}

/// Nothing changed when an event was confirmed while it ran.
#[test]
fn a_running_event_that_was_confirmed_says_so() {
    let scenes = scenes();
    let scene = named(&scenes, "a running event");
    let before = Answer::of(offline(scene), circumstances(Read::Nothing));
    let is_held = |answer: &Answer| matches!(answer.lead, Lead::NotReplayable(_, _, true));
    let of_contract = |answer: &Answer| {
        let mut marked = answer.marked();
        marked.find_map(|(step, mark)| (step.id == StepId::Contract).then_some(mark))
    };
    assert_eq!(before.headline, Headline::NotOverYet);
    assert_eq!(before.next.name(), "confirm");
    assert_eq!(*said(&before, Group::Contract), Said::NotAsked);
    assert!(!is_held(&before));

    let after = live(scene);
    assert_eq!(after.headline, Headline::NotOverYet);
    assert_eq!(after.next, Next::Save);
    assert!(is_held(&after));
    assert_eq!(of_contract(&after), Some(Mark::Passed(Basis::Chain)));
    assert_ne!(
        said(&after, Group::Contract),
        said(&before, Group::Contract)
    );
    assert_eq!(after.lone.as_deref(), Some("node0.example"));

    let saved = recorded(scene);
    assert!(
        saved
            .recorded
            .as_ref()
            .is_some_and(|recorded| recorded.confirms)
    );
    assert!(!is_held(&saved));
    assert_eq!(of_contract(&saved), Some(Mark::Recorded));
    assert_eq!(saved.next, before.next);
}

/// Endpoints that contradict each other about the oracle's proof alone confirm nothing either.
#[test]
fn a_contradiction_confirms_nothing() {
    let scenes = scenes();
    let (settled, reading) = read(named(&scenes, "an honest pull, by two"));
    let mut steps = settled.steps;
    let mut overview = offline(named(&scenes, "an honest pull, by two"));
    let disputed = Cause::Unread(Unread::Refuted {
        by: Witnesses::of(1),
        passes: Witnesses::of(0),
    });
    steps.retain(|step| step.id != StepId::OracleProof);
    steps.push(Step::skipped(StepId::OracleProof, disputed));
    let report: Report = overview.report.with_chain(&of_one_view(steps));
    overview.report = report;
    let answer = Answer::of(overview, circumstances(Read::Live(&reading)));
    assert_eq!(answer.headline, Headline::Contradicted);
    assert!(!answer.is_confirmed);
    assert_eq!(mark(&answer, Group::LockedIn), Mark::Passed(Basis::History));
}

/// A saved proof proves the word of a pull that has no dependents, and nothing else of its chain: that the history was recorded in
/// time was no longer said to be the shop's word.
#[test]
fn a_proven_word_leaves_the_shops_history_to_trust() {
    let mut shop = Shop::open(3);
    let target = shop.sell();
    shop.deliver(target);
    let scene = Scene {
        name: "a pull alone, in a file",
        payload: shop.proof(target).payload(),
        endpoints: vec![Endpoint::of(&shop.chain)],
        listed: listed_with_logs(),
    };
    let (_, settled) = scene.settle();
    let reading = Reading::<Transcript> {
        endpoints: scene.hosts(),
        ..Reading::new()
    };
    let reading = reading.summary(&settled, Witnesses::NONE);
    let mut overview = offline(&scene);
    overview.report = overview.report.with_proven(&settled.proven);
    let read = Read::Recorded(&reading, "2026-11-25T12:00:00Z", &settled.steps);
    let answer = Answer::of(overview, circumstances(read));
    assert_eq!(answer.headline, Headline::AddsUp);
    assert!(answer.is_proven);
    assert!(matches!(answer.oracle, OracleTrust::Proven(_)));
    assert_eq!(answer.endpoints, EndpointTrust::Shop);
    assert!(answer.trust.contains(&Trusted::Endpoint));
    agrees(scene.name, &answer);
}
