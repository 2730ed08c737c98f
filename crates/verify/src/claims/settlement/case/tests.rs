use super::*;
use crate::answers::{AnswerSummary, Witnesses};
use crate::claims::settlement::tests::{Told as Answers, cause};
use crate::step::Grade;
use values::hash::Hash32;

const KEY_HASH: Hash32 = Hash32::new([5; 32]);

/// Runs the function with a settlement that has no answers.
fn settle<T>(run: impl FnOnce(&mut Settlement<'_>) -> T) -> T {
    Answers::default().settle(None, run)
}

fn endpoint() -> Witnesses {
    Witnesses::of(0)
}

fn found(told: Option<u64>, proven: Option<u64>) -> Graded<u64> {
    Graded {
        told: told.map(|value| Told {
            value,
            by: endpoint(),
        }),
        proven: proven.map(|value| Proven {
            value,
            key_hash: KEY_HASH,
        }),
    }
}

/// Compares the published value 1 with these.
fn compare(case: &mut Settlement<'_>, told: Option<u64>, proven: Option<u64>) {
    let found = found(told, proven);
    case.compare(Point::EventId, &Place::Payload, 1_u64, found);
}

/// Returns the only comparison of a step: its second value, the grade, and whether the two agree.
fn compared(step: &Step) -> Option<(Value, Grade, bool)> {
    assert!(step.findings.len() < 2, "{step:?}");
    let finding = step.findings.first()?;
    assert_eq!(finding.agrees(), step.passed());
    assert_eq!(finding.published, Value::Number(1));
    Some((finding.computed.clone(), finding.grade, finding.agrees()))
}

#[test]
fn a_proven_value_counts_beside_one_that_endpoints_told() {
    let (told, proven) = (Grade::Told(endpoint()), Grade::Proven(KEY_HASH));
    let comparisons = [
        (None, None, None),
        (Some(1), None, Some((1, told, true))),
        (Some(2), None, Some((2, told, false))),
        // A proven value that agrees is no comparison with the present state, which nobody told.
        (None, Some(1), None),
        (None, Some(2), Some((2, proven, false))),
        (Some(1), Some(1), Some((1, proven, true))),
        (Some(2), Some(2), Some((2, proven, false))),
        (Some(2), Some(1), Some((2, told, false))),
        (Some(1), Some(2), Some((2, proven, false))),
        (Some(3), Some(2), Some((3, told, false))),
    ];
    for (told, proven, expected) in comparisons {
        let step = settle(|case| {
            compare(case, told, proven);
            case.run.clone().finish()
        });
        let expected = expected.map(|(value, grade, agrees)| (Value::Number(value), grade, agrees));
        assert_eq!(compared(&step), expected, "{told:?} {proven:?}");
    }
}

#[test]
fn proven_values_settle_the_steps_that_differ_and_those_of_which_every_value_is_proven() {
    let statuses = |proven: &[(StepId, Option<u64>)]| {
        settle(|case| {
            for (id, value) in proven {
                case.on(&mut StepRun::new(*id), |case| {
                    compare(case, Some(1), *value)
                });
            }
            let steps = case.proven_steps(&[StepId::SeedOrigin, StepId::ChainLogs]);
            let steps = steps.into_iter();
            steps
                .map(|step| (step.id, compared(&step)))
                .collect::<Vec<_>>()
        })
    };
    let of = |value, agrees| Some((Value::Number(value), Grade::Proven(KEY_HASH), agrees));
    let (one, other) = (StepId::ChainLogs, StepId::SeedOrigin);
    assert_eq!(statuses(&[]), []);
    assert_eq!(statuses(&[(StepId::Contract, Some(1))]), []);
    assert_eq!(statuses(&[(one, Some(1))]), [(one, of(1, true))]);
    // A value that only endpoints told leaves its own step without a result.
    let partly = [(one, Some(1)), (one, None), (one, None)];
    assert_eq!(statuses(&partly), []);
    let differing = [(one, Some(2)), (one, None), (other, Some(1))];
    let settled = [(other, of(1, true)), (one, of(2, false))];
    assert_eq!(statuses(&differing), settled);
}

#[test]
fn a_step_lacks_what_it_is_left_without() {
    let cause_of = |leave: fn(&mut Settlement<'_>)| {
        settle(|case| {
            leave(case);
            cause(case)
        })
    };
    assert_eq!(cause_of(|_| ()), None);
    let because = Cause::Because(StepId::Payload);
    let lacks = cause_of(|case| case.lacks(Cause::Because(StepId::Payload)));
    assert_eq!(lacks, Some(because));
    let unread = Cause::Unread(Unread::NoTransaction);
    let lacks = cause_of(|case| case.unread(Unread::NoTransaction));
    assert_eq!(lacks, Some(unread));
    // To give up comes before a cause that was met earlier.
    settle(|case| {
        case.waits();
        assert_eq!(cause(case), Some(Cause::ContractNotRead));
        case.gives_up();
        assert_eq!(cause(case), Some(Cause::Unread(Unread::TooMuchWork)));
    });
}

#[test]
fn a_search_beside_a_step_leaves_it_with_a_cause_only_where_that_is_taken() {
    let dispute = || Unread::Disagreement(vec![(endpoint(), AnswerSummary::Newest(7))]);
    let causes = |lacking: Unread| {
        settle(|case| {
            let (value, search) = case.aside(|case| {
                case.unread(lacking);
                8
            });
            assert_eq!((value, search.id()), (8, StepId::Contract));
            let left = cause(case);
            case.takes_contradiction(search.clone());
            let contradiction = cause(case);
            case.takes_gap(search);
            [left, contradiction, cause(case)]
        })
    };
    let unread = Some(Cause::Unread(Unread::NoTransaction));
    assert_eq!(causes(Unread::NoTransaction), [None, None, unread]);
    let dispute_of = Some(Cause::Unread(dispute()));
    assert_eq!(causes(dispute()), [None, dispute_of.clone(), dispute_of]);
}
