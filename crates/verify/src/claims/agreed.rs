//! Keeps the results that the views of all endpoints give (`docs/protocol.md#agreement`).
//!
//! A step keeps a result only if each endpoint's view gives it. So a record that one endpoint alone has in its form proves
//! nothing and refutes nothing, by whatever way a fact rests on it.

use super::evidence::ledger::Ledger;
use crate::answers::{Answer, Question, Unread, Witnesses};
use crate::step::{Cause, Finding, Step, StepId};

/// The steps of one endpoint's view, and the first contradiction that each met.
pub(crate) struct Seen {
    /// The endpoint.
    pub by: Witnesses,
    /// The steps.
    pub steps: Vec<Step>,
    /// The contradictions.
    pub disputes: Vec<(StepId, Unread)>,
}

/// One endpoint of each group that answered everything alike; none if all did. An endpoint that has not reached this block,
/// or one that others have records of, is a group of its own.
pub(crate) fn views(ledger: &Ledger<'_>) -> Vec<Witnesses> {
    let all = ledger.all_witnesses();
    let mut groups = vec![all];
    let mut newest = ledger.needed;
    for (question, given) in ledger.answers {
        newest = given
            .iter()
            .filter_map(|given| newest_in(&given.answer))
            .fold(newest, u64::max);
        // Endpoints differ in how far they have come, and what proves itself is nobody's word.
        let is_judged = !matches!(question, Question::Head | Question::Time(_));
        if !is_judged || question.is_of_proof() || given.iter().any(|one| one.by.include(all)) {
            continue;
        }
        groups = parts(groups, given.iter().map(|given| given.by));
    }
    let short = ledger.heads().filter(|(_, head)| *head < newest);
    groups = parts(groups, short.map(|(by, _)| by));
    if groups.len() < 2 {
        return Vec::new();
    }
    let first = groups.iter().filter_map(|group| group.indices().next());
    first.map(Witnesses::of).collect()
}

/// The groups, each split by these sets in turn. The sets of a saved file may overlap; there are never more groups than
/// endpoints.
fn parts(groups: Vec<Witnesses>, sets: impl Iterator<Item = Witnesses>) -> Vec<Witnesses> {
    sets.fold(groups, |groups, set| {
        let parts = groups
            .into_iter()
            .flat_map(|group| [group.and(set), group.without(set)]);
        parts.filter(|part| !part.is_empty()).collect()
    })
}

/// The newest block that an answer has a record of.
fn newest_in(answer: &Answer) -> Option<u64> {
    match answer {
        Answer::Logs(logs) => logs.iter().map(|log| log.position.block).max(),
        Answer::Receipt(receipt) => Some(receipt.block),
        _ => None,
    }
}

/// The steps, each with the result that every view gives; without one it is skipped, with what the endpoints contradict
/// each other on.
pub(crate) fn agreed(ledger: &Ledger<'_>, steps: Vec<Step>, views: &[Seen]) -> Vec<Step> {
    let steps = steps.into_iter();
    steps.map(|step| of_all(ledger, step, views)).collect()
}

fn of_all(ledger: &Ledger<'_>, step: Step, views: &[Seen]) -> Step {
    let own = |seen: &Seen| seen.steps.iter().find(|own| own.id == step.id).cloned();
    let views: Vec<(&Seen, Step)> = views
        .iter()
        .filter_map(|seen| Some((seen, own(seen)?)))
        .collect();
    if step.passed() {
        let other = views.iter().find(|(_, own)| !own.passed());
        return match other {
            None => step,
            Some((seen, own)) => step.disputed(cause(ledger, seen, own)),
        };
    }
    if !step.failed() {
        return step;
    }
    let is_shared = |finding: &Finding| {
        let mut views = views.iter();
        views.all(|(_, own)| {
            let mut own = own.findings.iter();
            own.any(|own| !own.agrees() && own.is_of(finding))
        })
    };
    let other = views
        .iter()
        .find(|(_, own)| !own.failed())
        .or(views.first());
    match other {
        None => step,
        Some((seen, own)) => step.failing_where(is_shared, cause(ledger, seen, own)),
    }
}

/// Returns the cause for which an endpoint's view gives another result.
fn cause(ledger: &Ledger<'_>, seen: &Seen, own: &Step) -> Cause {
    let mut disputes = seen.disputes.iter();
    let dispute = disputes
        .find(|(of, _)| *of == own.id)
        .map(|(_, dispute)| dispute);
    match (own.cause(), dispute) {
        (Some(Cause::Unread(Unread::NotReached { needed, .. })), _) => {
            let reached = ledger.heads().filter(|(_, head)| head >= needed);
            let by = Witnesses::all(reached.map(|(by, _)| by));
            Cause::Unread(Unread::ReachedByFew(by, *needed))
        }
        (_, Some(dispute)) => Cause::Unread(dispute.clone()),
        (Some(cause), None) => cause.clone(),
        (None, None) => {
            let others = ledger.all_witnesses().without(seen.by);
            Cause::Unread(Unread::ToldByFew(others))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answers::{AnswerSummary, Answers, Head, Log, Receipt, add_answer};
    use crate::claims::listed::Listed;
    use crate::claims::notarised::Receipts;
    use crate::step::{Place, Point, StepRun};
    use values::chain::Address;
    use values::hash::Hash32;
    use values::position::Position;

    const NEEDED: u64 = 5;

    fn both() -> [Witnesses; 2] {
        [Witnesses::of(0), Witnesses::of(1)]
    }

    fn head(newest: u64) -> Answer {
        Answer::Head(Head::at(newest))
    }

    fn log_in(block: u64) -> Log {
        Log {
            position: Position {
                block,
                log_index: 0,
            },
            address: Address::new([1; 20]),
            topics: Vec::new(),
            data: Vec::new(),
            transaction: Hash32::new([2; 32]),
        }
    }

    /// Runs the function with the ledger of two endpoints, by their answers to each question.
    fn with_ledger<T>(
        given: Vec<(Question, [Answer; 2])>,
        run: impl FnOnce(&Ledger<'_>) -> T,
    ) -> T {
        let mut answers = Answers::new();
        for (question, own) in given {
            for (by, answer) in both().into_iter().zip(own) {
                add_answer(&mut answers, question.clone(), by, answer);
            }
        }
        let (receipts, listed) = (Receipts::default(), Listed::default());
        run(&Ledger {
            answers: &answers,
            receipts: &receipts,
            listed: &listed,
            needed: NEEDED,
            view: None,
        })
    }

    /// Returns the views for endpoints with these newest blocks, and these answers beside.
    fn views_of(heads: [u64; 2], others: Vec<(Question, [Answer; 2])>) -> Vec<Witnesses> {
        let mut given = vec![(Question::Head, heads.map(head))];
        given.extend(others);
        with_ledger(given, views)
    }

    #[test]
    fn endpoints_that_differ_only_in_their_newest_block_or_in_proofs_are_of_one_view() {
        let hash = |byte| Answer::BlockHash(Hash32::new([byte; 32]));
        let proofs = vec![(Question::BlockHash(7), [hash(1), hash(2)])];
        assert_eq!(views_of([10, 20], proofs), []);
    }

    // An endpoint that has not come as far as a record of another seemed to agree with it.
    #[test]
    fn an_endpoint_short_of_a_record_is_of_a_view_of_its_own() {
        let logs = |block| Answer::Logs(vec![log_in(block)]);
        let receipt = |block| {
            Answer::Receipt(Receipt {
                block,
                succeeded: true,
                logs: Vec::new(),
            })
        };
        let transaction = Hash32::new([2; 32]);
        for of in [&logs as &dyn Fn(u64) -> Answer, &receipt] {
            let question = Question::Receipt(transaction);
            let told = |block| vec![(question.clone(), [of(block), of(block)])];
            assert_eq!(views_of([10, 20], told(15)), both());
            assert_eq!(views_of([10, 20], told(10)), []);
        }
        assert_eq!(views_of([NEEDED - 1, NEEDED], Vec::new()), both());
        assert_eq!(views_of([NEEDED, NEEDED], Vec::new()), []);
    }

    /// Returns a step that differs at these points.
    fn failed(points: &[Point]) -> Step {
        let mut run = StepRun::new(StepId::ChainLogs);
        for point in points {
            run.differs(*point, &Place::Payload, 1_u64, 2_u64);
        }
        run.finish()
    }

    /// Returns the step as two endpoints with these views agree on it.
    fn agreed_on(step: Step, views: [Step; 2], disputes: Vec<(StepId, Unread)>) -> Step {
        let [one, two] = views;
        let seen = |by, step, disputes| Seen {
            by,
            steps: vec![step],
            disputes,
        };
        let [first, second] = both();
        let views = [seen(first, one, disputes), seen(second, two, Vec::new())];
        let heads = vec![(Question::Head, [head(10), head(20)])];
        let mut steps = with_ledger(heads, |ledger| agreed(ledger, vec![step], &views));
        steps.remove(0)
    }

    #[test]
    fn a_step_fails_only_by_differences_that_every_view_has() {
        let (one, other) = (Point::EventId, Point::PullKey);
        let agreed = agreed_on(
            failed(&[one]),
            [failed(&[one]), failed(&[other])],
            Vec::new(),
        );
        let by = Cause::Unread(Unread::ToldByFew(both()[1]));
        assert_eq!(agreed.cause(), Some(&by));
        let shared = agreed_on(
            failed(&[one, other]),
            [failed(&[one, other]), failed(&[one])],
            Vec::new(),
        );
        // Neither the finding nor its grade is left of the other difference.
        assert_eq!(shared, failed(&[one]));
    }

    #[test]
    fn a_step_that_one_view_does_not_fail_is_skipped_for_that_views_cause() {
        let point = Point::EventId;
        let cause = Cause::Unread(Unread::UnknownTransaction(Hash32::new([3; 32])));
        let skipped = Step::skipped(StepId::ChainLogs, cause.clone());
        let agreed = agreed_on(failed(&[point]), [failed(&[point]), skipped], Vec::new());
        assert_eq!(agreed.cause(), Some(&cause));
    }

    #[test]
    fn a_disputed_step_names_the_contradiction_that_it_met_itself() {
        let dispute = |block| {
            let position = log_in(block).position;
            let [one, two] = both();
            Unread::Disagreement(vec![
                (one, AnswerSummary::Log(position)),
                (two, AnswerSummary::NoLog(position)),
            ])
        };
        let disputes = vec![
            (StepId::Contract, dispute(1)),
            (StepId::ChainLogs, dispute(2)),
        ];
        let point = Point::EventId;
        let agreed = agreed_on(failed(&[point]), [failed(&[]), failed(&[point])], disputes);
        assert_eq!(agreed.cause(), Some(&Cause::Unread(dispute(2))));
    }
}
