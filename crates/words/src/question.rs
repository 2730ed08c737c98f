//! Words the buyer's questions and their answers, each on one line.

#![allow(
    clippy::disallowed_types,
    reason = "matches their variants to sentences"
)]

use crate::catalogue::say;
use crate::format::money_range;
use crate::join::sentences;
use crate::step::failed_lead;
use answer::{Group, Said};
use explain::Subject;
use explain::event::EventSubject;
use explain::pull::PullSubject;
use verify::report::{Basis, Cause, Kind};

/// Words a question.
pub fn question(group: Group, kind: Kind) -> &'static str {
    match (group, kind) {
        (Group::Data, _) => say!(group_question_data),
        (Group::LockedIn, _) => say!(group_question_locked_in),
        (Group::Word, Kind::PackPull) => say!(group_question_word_pack_pull),
        (Group::Word, Kind::PackEvent) => say!(group_question_word_pack_event),
        (Group::Recipe, Kind::PackPull) => say!(group_question_recipe_pack_pull),
        (Group::Recipe, Kind::PackEvent) => say!(group_question_recipe_pack_event),
        (Group::Others, _) => say!(group_question_others),
        (Group::Contract, _) => say!(group_question_contract),
    }
}

/// Says which comparisons will answer the question, before they are made.
pub fn to_come(group: Group, kind: Kind) -> &'static str {
    match (group, kind) {
        (Group::Data, _) => {
            say!(group_to_come_data)
        }
        (Group::LockedIn, Kind::PackEvent) => say!(group_to_come_locked_in_pack_event),
        (Group::LockedIn, Kind::PackPull) => {
            say!(group_to_come_locked_in_pack_pull)
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

/// Says that the page is reading the chain for the last question.
pub fn being_read() -> &'static str {
    say!(group_answer_waiting_contract)
}

/// Words the answer on one line. `cause` words the reason why a step was not checked.
pub fn answer(group: Group, said: &Said, subject: &Subject, cause: fn(&Cause) -> String) -> String {
    let open = |why: String, agrees: &bool| match agrees {
        true => say!(group_skipped_but_agrees, why = why),
        false => why,
    };
    match said {
        Said::Passed(basis) => passed(group, *basis, subject),
        Said::Apart => sentences(&agreeing(group, subject), say!(group_refuted_apart)),
        Said::Recorded => say!(group_answer_recorded).into(),
        Said::Failed(steps) => match steps.as_slice() {
            [one] => failed_lead(*one).into(),
            several => say!(group_failed_several, several = several.len()),
        },
        Said::NotAsked => say!(group_answer_skipped_contract).into(),
        Said::SeeAbove => say!(group_answer_see_above).into(),
        Said::SeedAtEnd(agrees) => open(say!(group_seed_comes_at_end).into(), agrees),
        Said::PullsAtEnd(agrees) => open(say!(group_pulls_come_at_end).into(), agrees),
        Said::RestAtEnd(agrees) => open(say!(group_rest_comes_at_end).into(), agrees),
        // The sentence under the headline gives the cause.
        Said::ReasonAbove(agrees) | Said::Open(Some(Cause::NotReplayable(_)), agrees) => {
            open(say!(group_answer_reason_above).into(), agrees)
        }
        Said::Open(why, agrees) => open(why.as_ref().map(cause).unwrap_or_default(), agrees),
    }
}

/// Words the answer of a pass. If only the shop's history shows it, the answer adds that.
fn passed(group: Group, basis: Basis, subject: &Subject) -> String {
    let answer = agreeing(group, subject);
    match (basis, subject) {
        (Basis::History, Subject::Event(_)) => sentences(&answer, say!(group_of_event_unconfirmed)),
        (Basis::History, Subject::Pull(_)) => sentences(&answer, say!(group_of_pull_unconfirmed)),
        (Basis::Chain, _) if group == Group::LockedIn => {
            sentences(&answer, say!(group_locked_in_confirmed))
        }
        _ => answer,
    }
}

/// Says what agrees.
fn agreeing(group: Group, subject: &Subject) -> String {
    match subject {
        Subject::Event(event) => of_event(group, event),
        Subject::Pull(pull) => of_pull(group, pull),
    }
}

fn of_event(group: Group, event: &EventSubject) -> String {
    match group {
        Group::Data => say!(group_of_event_data).into(),
        Group::LockedIn => match event.cards {
            Some(cards) => say!(group_of_event_deck, cards = cards),
            None if event.is_live() => say!(group_of_event_locked_in).into(),
            None => say!(group_of_event_locked_in_at_end).into(),
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
        Group::LockedIn => say!(group_of_pull_locked_in).into(),
        Group::Word => say!(group_of_pull_word).into(),
        Group::Recipe => recipe(pull),
        Group::Others => {
            let others = match pull.dependents {
                0 => say!(group_of_pull_no_others).into(),
                1 => say!(group_of_pull_one_other).into(),
                count => say!(group_of_pull_others, count = count),
            };
            let sure = pull.top_band.as_ref().map_or(0, |top| top.sure);
            match sure {
                0 => others,
                _ => sentences(&others, &say!(group_of_pull_sure, sure = sure)),
            }
        }
        Group::Contract => say!(group_of_pull_contract).into(),
    }
}

fn recipe(pull: &PullSubject) -> String {
    let Some(roll) = pull.roll else {
        return say!(group_recipe_agrees).into();
    };
    let rolled = pull.rolled_band.and_then(|band| {
        let row = pull.band(band)?;
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
