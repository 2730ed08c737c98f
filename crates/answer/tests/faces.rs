//! Holds the face of every verdict and of every cause in one golden file: headline, tone, lead, button, trust and marks.
//!
//! With `PACKPROOF_WRITE=1` the test writes it: read the difference line by line.

use answer::{Answer, Circumstances, Headline, Mark, Read, Shape, Tone};
use chain::reading::{Reading, Transcript};
use explain::{Explanation, Overview};
use fixtures::chain::SHOPS_OWN;
use verify::claims::{Fault, Inconsistency, Settled, Unread, ViewSteps, Witnesses, merged};
use verify::hash::Hash32;
use verify::position::Position;
use verify::report::{Cause, Place, Point, Step, StepId, StepRun, Verdict};

use crate::answers::{hold, mark};

/// The steps of a view that did not pass: failed, or open for a cause.
type Except = Vec<(StepId, Option<Cause>)>;

const PASSES: Except = Vec::new();

fn unread(why: Unread) -> Option<Cause> {
    Some(Cause::Unread(why))
}

fn refused(host: &str) -> Unread {
    Unread::Endpoint {
        host: host.into(),
        fault: Fault::NoLogs(1, 9),
    }
}

fn step(id: StepId, except: &Except) -> Step {
    let ended = |computed: u64| {
        let mut run = StepRun::new(id);
        run.same(Point::ContractWord, &Place::Payload, 1_u64, computed);
        run.finish()
    };
    match except.iter().find(|(other, _)| *other == id) {
        Some((_, Some(cause))) => Step::skipped(id, cause.clone()),
        Some((_, None)) => ended(2),
        None => ended(1),
    }
}

/// Returns the settlement of these views, by one endpoint each.
fn settled(views: &[Except]) -> Settled {
    let views = (0..).zip(views).map(|(index, except)| ViewSteps {
        by: Witnesses::of(index),
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

fn overview(file: &str) -> Overview {
    let checked = verify::check(fixtures::payload(file), &mut |_| {}).expect("a payload");
    Explanation::of(checked).overview
}

/// Returns the answer of a pull in these views, and of endpoints without a view.
fn face(views: &[Except], silent: &[(&str, Fault)]) -> Answer {
    let settled = settled(views);
    let mut overview = overview("pull-alone.json");
    overview.report = overview.report.with_chain(&settled);
    let named = ["one.example", "two.example", "three.example"];
    let shown = named.iter().take(views.len());
    let shown = shown.map(|host| ((*host).to_owned(), None));
    let silent = silent
        .iter()
        .map(|(host, fault)| ((*host).to_owned(), Some(fault.clone())));
    let reading = Reading::<Transcript> {
        endpoints: shown.chain(silent).collect(),
        ..Reading::new()
    };
    let reading = reading.summary(&settled, Witnesses::NONE);
    Answer::of(
        overview,
        Circumstances {
            read: Read::Live(&reading),
            contracts: &[],
            is_sample: false,
        },
    )
}

/// Every cause for which a view may leave a step open.
fn causes() -> Vec<(StepId, Unread)> {
    use StepId::{ChainLogs, Contract, WordOrigin};
    let at = Position {
        block: 316,
        log_index: 2,
    };
    let (request_id, from, to) = (Hash32::ZERO, 1, 9);
    vec![
        (Contract, Unread::UnknownChain),
        (Contract, refused("one.example")),
        (
            Contract,
            Unread::Inconsistent(Witnesses::of(0), Inconsistency::TwoHashes(7)),
        ),
        (
            Contract,
            Unread::NotReached {
                newest: 8,
                needed: Some(9),
                age: 4,
            },
        ),
        (
            Contract,
            Unread::NotReached {
                newest: 8,
                needed: None,
                age: 4,
            },
        ),
        (Contract, Unread::NotTheContract),
        (Contract, Unread::NotSettled),
        (Contract, Unread::OtherCode(Hash32::ZERO, Hash32::ZERO)),
        (ChainLogs, Unread::EndNotShown(9)),
        (ChainLogs, Unread::ManyInputs(300)),
        (ChainLogs, Unread::NoOlderLogs(7)),
        (ChainLogs, Unread::NoIndexes(7)),
        (ChainLogs, Unread::LogNotSeen(at)),
        (ChainLogs, Unread::NoLogThere(at)),
        (ChainLogs, Unread::UnknownLog(at)),
        (ChainLogs, Unread::TooMuchWork),
        (WordOrigin, Unread::UnknownTransaction(Hash32::ZERO)),
        (WordOrigin, Unread::NoAnchor(Hash32::ZERO)),
        (WordOrigin, Unread::NoLogThere(at)),
        (
            WordOrigin,
            Unread::WordNotSeen {
                request_id,
                from,
                to,
            },
        ),
        (
            WordOrigin,
            Unread::NoFulfilment {
                request_id,
                from,
                to,
            },
        ),
        (WordOrigin, Unread::AnsweredElsewhere(Hash32::ZERO)),
        (WordOrigin, Unread::RequestUnclear(Hash32::ZERO)),
        (WordOrigin, Unread::SeveralRequests(Hash32::ZERO)),
        (WordOrigin, Unread::UnlistedCoordinator(SHOPS_OWN)),
    ]
}

/// Returns every face with its name.
fn faces() -> Vec<(String, Answer)> {
    let down = [("down.example", Fault::Unreachable)];
    let elsewhere = [("far.example", Fault::WrongChain(8453, 1))];
    let fails = || vec![(StepId::Contract, None)];
    let lacks = || vec![(StepId::Contract, unread(refused("two.example")))];
    let mut faces = vec![
        ("nobody has a view".to_owned(), face(&[], &down)),
        ("one shows everything".to_owned(), face(&[PASSES], &[])),
        (
            "two show everything".to_owned(),
            face(&[PASSES, PASSES], &[]),
        ),
        (
            "one shows everything, one is down".to_owned(),
            face(&[PASSES], &down),
        ),
        (
            "one shows everything, one is elsewhere".to_owned(),
            face(&[PASSES], &elsewhere),
        ),
        ("one refutes".to_owned(), face(&[fails()], &[])),
        (
            "one refutes, one is down".to_owned(),
            face(&[fails()], &down),
        ),
        ("two refute".to_owned(), face(&[fails(), fails()], &[])),
        (
            "one refutes, one shows everything".to_owned(),
            face(&[fails(), PASSES], &[]),
        ),
        (
            "one refutes, one refused".to_owned(),
            face(&[fails(), lacks()], &[]),
        ),
        (
            "one shows everything, one refused".to_owned(),
            face(&[PASSES, lacks()], &[]),
        ),
    ];
    for (step, cause) in causes() {
        let open = || vec![(step, unread(cause.clone()))];
        let name = format!("{} {cause:?}", step.name());
        faces.push((format!("{name}, by one"), face(&[open()], &[])));
        faces.push((
            format!("{name}, and another shows it"),
            face(&[open(), PASSES], &[]),
        ));
    }
    faces
}

fn line(name: &str, answer: &Answer) -> String {
    let questions = answer.questions.iter();
    let questions: Vec<_> = questions
        .map(|question| format!("{}={}", question.group.name(), mark(question.mark)))
        .collect();
    let trust: Vec<_> = answer.trust.iter().map(|trusted| trusted.name()).collect();
    let readers = answer.readers.iter().map(|reader| {
        let without = if reader.is_dispensable {
            " go on without"
        } else {
            ""
        };
        format!("{}={}{without}", reader.host, reader.shows.name())
    });
    let parts = [
        name.to_owned(),
        format!(
            "{} {}",
            answer.headline.name(),
            answer.headline.tone().name()
        ),
        format!("{:?}", answer.lead),
        format!("next {}", answer.next.name()),
        format!(
            "trust {} endpoints {} oracle {}",
            trust.join(" "),
            answer.endpoints.name(),
            answer.oracle.name()
        ),
        questions.join(" "),
        readers.collect::<Vec<_>>().join(" "),
    ];
    parts.join(" | ")
}

#[test]
fn every_verdict_and_every_cause_has_its_face() {
    let lines = faces();
    let lines: Vec<_> = lines
        .iter()
        .map(|(name, answer)| line(name, answer))
        .collect();
    hold("faces", &lines);
}

/// An invented number had a calm headline, with a tick in its seal.
#[test]
fn what_is_not_shown_is_not_almost_shown() {
    for (name, answer) in faces() {
        let is_open = matches!(
            answer.report.verdict,
            Verdict::Contradicted | Verdict::OriginUnknown | Verdict::NotConfirmed
        );
        if is_open {
            let tone = answer.headline.tone();
            assert!(!matches!(tone, Tone::Pass | Tone::Calm), "{name}");
            assert_eq!(answer.headline.mark(), Mark::Skipped, "{name}");
            assert_eq!(answer.headline.mark().shape(), Shape::Dashes, "{name}");
            assert!(!answer.headline.name().starts_with("verified"), "{name}");
        }
        // The trust never names a coordinator that the headline does not.
        if answer.headline == Headline::NotConfirmed {
            assert_ne!(answer.oracle.name(), "unknown", "{name}");
        }
    }
}

/// A further reader that is down changed "Verified" and "Not verified".
#[test]
fn a_reader_without_a_view_changes_no_verdict() {
    let mut all = vec![PASSES, vec![(StepId::Contract, None)]];
    all.extend(
        causes()
            .into_iter()
            .map(|(step, cause)| vec![(step, unread(cause))]),
    );
    for view in all {
        let alone = face(std::slice::from_ref(&view), &[]);
        for fault in [
            Fault::Unreachable,
            Fault::Busy,
            Fault::Malformed,
            Fault::Refused(500, "no".into()),
            Fault::WrongChain(8453, 1),
        ] {
            let beside = face(std::slice::from_ref(&view), &[("down.example", fault)]);
            assert_eq!(
                (
                    beside.report.verdict,
                    beside.headline,
                    &beside.lead,
                    beside.next
                ),
                (
                    alone.report.verdict,
                    alone.headline,
                    &alone.lead,
                    alone.next
                ),
                "{view:?}"
            );
        }
    }
}
