//! The buyer's questions and their answers in a line.

use std::sync::Arc;

use super::{cause, count, money_range, ordinal, plural, thousands, title};
use crate::ui::group::{Group, Mark};
use crate::ui::state::Steps;
use crate::verify::Report;
use crate::verify::report::{Cause, Kind, NotReplayable, Status, Step};
use crate::verify::subject::{EventSubject, PullSubject, Subject};

/// The question.
pub const fn question(group: Group, kind: Kind) -> &'static str {
    match (group, kind) {
        (Group::Data, _) => "The published data",
        (Group::Fixed, _) => "Was it fixed before I paid?",
        (Group::Word, Kind::PackPull) => "Was the random word used as published?",
        (Group::Word, Kind::PackEvent) => "Was the random seed used as published?",
        (Group::Recipe, Kind::PackPull) => "Does the recipe give this card?",
        (Group::Recipe, Kind::PackEvent) => "Does the recipe give these cards?",
        (Group::Others, _) => "Was every other draw accounted for?",
        (Group::Contract, _) => "What does the contract say?",
    }
}

/// How many of a question's steps passed: `4 of 5`, or that none was checked.
pub fn tally(group: Group, steps: &Steps) -> String {
    let mine: Vec<_> = steps.ids().filter(|id| Group::of(*id) == group).collect();
    let is = |wanted: Mark| {
        mine.iter()
            .filter(|id| {
                steps
                    .get(**id)
                    .is_some_and(|step| Mark::of(&step.status) == wanted)
            })
            .count()
    };
    if mine.is_empty() {
        String::new()
    } else if is(Mark::Skipped) == mine.len() {
        "not checked".into()
    } else {
        format!("{} of {}", is(Mark::Passed), mine.len())
    }
}

/// What will be compared to answer the question, while that is still to come.
const fn to_come(group: Group, kind: Kind) -> &'static str {
    match (group, kind) {
        (Group::Data, _) => {
            "Every value that the check reads must be there, once, and well-formed."
        }
        (Group::Fixed, Kind::PackEvent) => "The deck and the id, against the published hashes.",
        (Group::Fixed, Kind::PackPull) => {
            "Odds, cards and stock, against what was anchored before the word was requested."
        }
        (Group::Word, Kind::PackEvent) => {
            "The seed must be published, and the salt must be the one that was committed to."
        }
        (Group::Word, Kind::PackPull) => "One request, one word, and the word after the request.",
        (Group::Recipe, Kind::PackEvent) => {
            "Every pull, replayed from the seed, its number and its account id."
        }
        (Group::Recipe, Kind::PackPull) => "The draw, replayed from the word.",
        (Group::Others, Kind::PackEvent) => {
            "All pulls, numbered without a gap, from one shrinking deck."
        }
        (Group::Others, Kind::PackPull) => {
            "Every draw in between, each replayed by the same rules."
        }
        (Group::Contract, _) => "What the contract itself holds; it is not asked yet.",
    }
}

/// The answer in a line, as far as it is known.
pub fn answer(group: Group, kind: Kind, steps: &Steps, report: Option<&Report>) -> String {
    let deciding = group.deciding(kind, steps);
    let settled: Vec<_> = deciding.iter().filter_map(|id| steps.get(*id)).collect();
    match Mark::together(steps, &deciding) {
        Mark::Waiting if group == Group::Contract && report.is_some() => "It is being asked just now.".into(),
        Mark::Waiting => to_come(group, kind).into(),
        Mark::Failed if group == Group::Others && kind == Kind::PackEvent => {
            "Not as published: the pulls of one event are replayed together, and the question above says where they differ.".into()
        }
        Mark::Failed => failed(&settled),
        Mark::Skipped if group == Group::Contract && settled.iter().all(|step| unasked(step)) => {
            "Not asked. The contract has not been read, so that these values really stand there, and since when, is the shop's word for now.".into()
        }
        Mark::Skipped => skipped(group, &settled, report.is_some_and(live)),
        Mark::Passed => match report.map(|report| &report.subject) {
            Some(Subject::Event(event)) => of_event(group, event),
            Some(Subject::Pull(pull)) => of_pull(group, pull),
            // The answer comes with the report; until then no line changes its length.
            None => to_come(group, kind).into(),
        },
    }
}

fn unasked(step: &Step) -> bool {
    step.status == Status::Skipped(Cause::ContractNotRead)
}

fn failed(settled: &[Arc<Step>]) -> String {
    let failed: Vec<_> = settled.iter().filter(|step| step.failed()).collect();
    match failed.as_slice() {
        [one] => format!("This did not pass: “{}”.", title(one.id)),
        several => format!("{} checks here did not pass.", several.len()),
    }
}

fn live(report: &Report) -> bool {
    matches!(&report.subject, Subject::Event(event) if event.is_active == Some(true))
}

fn skipped(group: Group, settled: &[Arc<Step>], live: bool) -> String {
    let why = settled.iter().find_map(|step| match &step.status {
        Status::Skipped(why) => Some(why),
        Status::Passed(_) | Status::Failed { .. } => None,
    });
    let why = match (why, group) {
        (Some(Cause::NotReplayable(NotReplayable::Active)), Group::Word) => {
            "The seed is published when the event ends.".into()
        }
        (Some(Cause::NotReplayable(NotReplayable::Active)), Group::Recipe | Group::Others) => {
            "The pulls are published when the event ends.".into()
        }
        (Some(Cause::NotPublished(_)), _) if live => {
            "The rest is published when the event ends.".into()
        }
        (Some(why), _) => cause(why),
        (None, _) => String::new(),
    };
    if settled.iter().any(|step| step.passed()) {
        format!("What could be checked agrees. {why}")
    } else {
        why
    }
}

fn of_event(group: Group, event: &EventSubject) -> String {
    let pulls = count(event.pulls, "pull", "pulls");
    match group {
        Group::Data => "Complete and well-formed: every value that the check reads is there, once.".into(),
        Group::Fixed => match event.cards {
            Some(cards) => format!(
                "The published deck of {} has the published hash. Since when that hash stands is for the contract to say.",
                count(cards, "card", "cards")
            ),
            None => "What is published so far belongs together.".into(),
        },
        Group::Word => match event.algo_version.as_deref() {
            Some("v2") => "The seed is published whole, and the salt is the one that was committed to before the seed existed.".into(),
            _ => "The seed is published whole. This version of the rules has no salt.".into(),
        },
        Group::Recipe => format!(
            "{pulls} replayed: each gave the card that the report names."
        ),
        Group::Others => format!(
            "All pulls draw from one shrinking deck, and {} from 1 to {} without a gap.",
            plural(event.pulls, "this one is numbered", "they are numbered"),
            thousands(event.pulls)
        ),
        Group::Contract => "The contract holds the same values.".into(),
    }
}

fn of_pull(group: Group, pull: &PullSubject) -> String {
    match group {
        Group::Data => "Complete and well-formed: every value that the check reads is there, once.".into(),
        Group::Fixed => "By the published history, the odds, the cards and what was out of stock were anchored before the random word was requested.".into(),
        Group::Word => "One request, one word, and the word came after the request.".into(),
        Group::Recipe => recipe(pull),
        Group::Others => match pull.dependents {
            0 => "No other Pack was drawn in between.".into(),
            1 => "One other draw counted. It was replayed by the same rules.".into(),
            many => format!("{} other draws counted. Each was replayed by the same rules.", thousands(many)),
        },
        Group::Contract => "The contract holds the same values.".into(),
    }
}

fn recipe(pull: &PullSubject) -> String {
    let Some(roll) = pull.roll else {
        return "The recipe gives this card.".into();
    };
    let rolled = pull.rolled_band.and_then(|band| {
        let row = pull.bands.get(usize::try_from(band).ok()?)?;
        Some(format!(
            "Roll {} falls in the {} band ({})",
            thousands(roll),
            ordinal(band.saturating_add(1)),
            money_range(row.lo_cents, row.hi_cents)
        ))
    });
    let rolled = rolled.unwrap_or_else(|| format!("The roll is {}", thousands(roll)));
    match (pull.award, pull.awarded_band == pull.rolled_band) {
        (None, _) => {
            format!("{rolled}; no band had a card that was free, so no card could be drawn.")
        }
        (Some(_), true) => format!("{rolled}; among its free cards this one ranks first."),
        (Some(_), false) => format!(
            "{rolled}, which had no free card; in the next band of the search order this card ranks first."
        ),
    }
}
