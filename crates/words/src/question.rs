//! The buyer's questions and their answers in a line.

use std::sync::Arc;

use crate::catalogue::say;
use crate::format::money_range;
use crate::join::sentences;
use crate::step::failed_lead;
use answer::Group;
use answer::Mark;
use answer::Steps;
use explain::event::EventSubject;
use explain::pull::PullSubject;
use explain::{Overview, Subject};
use verify::report::{Basis, Cause, Kind, NotReplayable, Status, Step, StepId};

/// The question.
pub fn question(group: Group, kind: Kind) -> &'static str {
    match (group, kind) {
        (Group::Data, _) => say!(group_question_data),
        (Group::Fixed, _) => say!(group_question_fixed),
        (Group::Word, Kind::PackPull) => say!(group_question_word_pack_pull),
        (Group::Word, Kind::PackEvent) => say!(group_question_word_pack_event),
        (Group::Recipe, Kind::PackPull) => say!(group_question_recipe_pack_pull),
        (Group::Recipe, Kind::PackEvent) => say!(group_question_recipe_pack_event),
        (Group::Others, _) => say!(group_question_others),
        (Group::Contract, _) => say!(group_question_contract),
    }
}

/// How many of a question's steps passed: `4 of 5`, or that none was checked.
pub fn tally(group: Group, kind: Kind, steps: &Steps) -> String {
    let own = steps.ids().filter(|id| Group::of(*id) == group);
    let refuting = group.steps(kind, steps).into_iter();
    let refuting = refuting.filter(|id| id.is_of_chain() && Group::of(*id) != group);
    let mine: Vec<_> = own.chain(refuting).collect();
    let count = |is: fn(&Step) -> bool| {
        let settled = mine.iter().filter_map(|id| steps.get(*id));
        settled.filter(|step| is(step)).count()
    };
    if mine.is_empty() {
        String::new()
    } else if count(skipped_one) == mine.len() {
        say!(group_none_checked).into()
    } else {
        say!(
            group_tally,
            passed = count(Step::passed),
            total = mine.len()
        )
    }
}

fn skipped_one(step: &Step) -> bool {
    matches!(step.status, Status::Skipped(_))
}

/// What will be compared to answer the question, while that is still to come.
fn to_come(group: Group, kind: Kind) -> &'static str {
    match (group, kind) {
        (Group::Data, _) => {
            say!(group_to_come_data)
        }
        (Group::Fixed, Kind::PackEvent) => say!(group_to_come_fixed_pack_event),
        (Group::Fixed, Kind::PackPull) => {
            say!(group_to_come_fixed_pack_pull)
        }
        (Group::Word, Kind::PackEvent) => {
            say!(group_to_come_word_pack_event)
        }
        (Group::Word, Kind::PackPull) => say!(group_to_come_word_pack_pull),
        (Group::Recipe, Kind::PackEvent) => {
            say!(group_to_come_recipe_pack_event)
        }
        (Group::Recipe, Kind::PackPull) => say!(group_to_come_recipe_pack_pull),
        (Group::Others, Kind::PackEvent) => {
            say!(group_to_come_others_pack_event)
        }
        (Group::Others, Kind::PackPull) => {
            say!(group_to_come_others_pack_pull)
        }
        (Group::Contract, _) => say!(group_to_come_contract),
    }
}

/// The answer in a line, as far as it is known. `cause` says why a step was not checked.
pub fn answer(
    group: Group,
    kind: Kind,
    steps: &Steps,
    overview: Option<&Overview>,
    cause: fn(&Cause) -> String,
) -> String {
    let rests_on = group.steps(kind, steps);
    let settled: Vec<_> = rests_on.iter().filter_map(|id| steps.get(*id)).collect();
    match group.mark(kind, steps) {
        Mark::Waiting if group == Group::Contract && overview.is_some() => {
            say!(group_answer_waiting_contract).into()
        }
        Mark::Waiting => to_come(group, kind).into(),
        Mark::Failed => failed(&settled),
        Mark::Skipped if group == Group::Contract && settled.iter().all(|step| unasked(step)) => {
            say!(group_answer_skipped_contract).into()
        }
        Mark::Skipped if group == Group::Others && draws_failed(steps) => {
            say!(group_answer_see_above).into()
        }
        Mark::Skipped => skipped(group, &settled, overview.is_some_and(live), cause),
        Mark::Passed(basis) => match overview.map(|overview| &overview.subject) {
            Some(subject) => passed(group, basis, subject),
            // The answer comes with the report; until then no line changes its length.
            None => to_come(group, kind).into(),
        },
    }
}

/// Whether an event's pulls, which account for each other, were not all right.
fn draws_failed(steps: &Steps) -> bool {
    steps.get(StepId::Draws).is_some_and(|step| step.failed())
}

fn unasked(step: &Step) -> bool {
    step.status == Status::Skipped(Cause::ContractNotRead)
}

fn failed(settled: &[Arc<Step>]) -> String {
    let failed: Vec<_> = settled.iter().filter(|step| step.failed()).collect();
    match failed.as_slice() {
        [one] => failed_lead(one.id).into(),
        several => say!(group_failed_several, several = several.len()),
    }
}

fn live(overview: &Overview) -> bool {
    matches!(&overview.subject, Subject::Event(event) if event.is_active == Some(true))
}

fn skipped(group: Group, settled: &[Arc<Step>], live: bool, cause: fn(&Cause) -> String) -> String {
    // The failed step belongs to another question.
    if let Some(failed) = settled.iter().find(|step| step.failed()) {
        return cause(&Cause::Because(failed.id));
    }
    let why = settled.iter().find_map(|step| match &step.status {
        Status::Skipped(why) => Some(why),
        Status::Passed(_) | Status::Failed { .. } => None,
    });
    let why = match (why, group) {
        (Some(Cause::NotReplayable(NotReplayable::Active)), Group::Word) => {
            say!(group_seed_comes_at_end).into()
        }
        (Some(Cause::NotReplayable(NotReplayable::Active)), Group::Recipe | Group::Others) => {
            say!(group_pulls_come_at_end).into()
        }
        (Some(Cause::NotPublished(_)), _) if live => say!(group_rest_comes_at_end).into(),
        (Some(why), _) => cause(why),
        (None, _) => String::new(),
    };
    if settled.iter().any(|step| step.passed()) {
        say!(group_skipped_but_agrees, why = why)
    } else {
        why
    }
}

/// The answer of what passed, and where only the shop says so, that it does.
fn passed(group: Group, basis: Basis, subject: &Subject) -> String {
    let answer = match subject {
        Subject::Event(event) => of_event(group, event),
        Subject::Pull(pull) => of_pull(group, pull),
    };
    match (basis, subject) {
        (Basis::History, Subject::Event(_)) => sentences(&answer, say!(group_of_event_unconfirmed)),
        (Basis::History, Subject::Pull(_)) if group == Group::Others => {
            sentences(&answer, say!(group_of_pull_others_unconfirmed))
        }
        (Basis::History, Subject::Pull(_)) => sentences(&answer, say!(group_of_pull_unconfirmed)),
        (Basis::Chain, _) if group == Group::Fixed => {
            sentences(&answer, say!(group_fixed_confirmed))
        }
        _ => answer,
    }
}

fn of_event(group: Group, event: &EventSubject) -> String {
    match group {
        Group::Data => say!(group_of_event_data).into(),
        Group::Fixed => match event.cards {
            Some(cards) => say!(group_of_event_deck, cards = cards),
            None => say!(group_of_event_fixed).into(),
        },
        Group::Word => match event.algo_version.as_deref() {
            Some("v2") => say!(group_of_event_salted).into(),
            _ => say!(group_of_event_unsalted).into(),
        },
        Group::Recipe | Group::Others if event.pulls == 0 => say!(group_of_event_no_pulls).into(),
        Group::Recipe => say!(group_of_event_recipe, pulls = event.pulls),
        Group::Others => say!(group_of_event_others, pulls = event.pulls),
        Group::Contract => say!(group_of_event_contract).into(),
    }
}

fn of_pull(group: Group, pull: &PullSubject) -> String {
    match group {
        Group::Data => say!(group_of_pull_data).into(),
        Group::Fixed => say!(group_of_pull_fixed).into(),
        Group::Word => say!(group_of_pull_word).into(),
        Group::Recipe => recipe(pull),
        Group::Others => match pull.dependents {
            0 => say!(group_of_pull_no_others).into(),
            1 => say!(group_of_pull_one_other).into(),
            count => say!(group_of_pull_others, count = count),
        },
        Group::Contract => say!(group_of_pull_contract).into(),
    }
}

fn recipe(pull: &PullSubject) -> String {
    let Some(roll) = pull.roll else {
        return say!(group_recipe_agrees).into();
    };
    let rolled = pull.rolled_band.and_then(|band| {
        let row = pull.bands.get(usize::try_from(band).ok()?)?;
        Some(say!(
            group_recipe_rolled,
            roll = roll,
            band = band.saturating_add(1),
            range = money_range(row.lo_cents, row.hi_cents)
        ))
    });
    let rolled = rolled.unwrap_or_else(|| say!(group_recipe_roll, roll = roll));
    match (pull.award, pull.awarded_band == pull.rolled_band) {
        (None, _) => {
            say!(group_recipe_no_card, rolled = rolled)
        }
        (Some(_), true) => say!(group_recipe_first, rolled = rolled),
        (Some(_), false) => say!(group_recipe_next_band, rolled = rolled),
    }
}
