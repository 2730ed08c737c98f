//! Words an experiment: the changes, and the check's result for each.

use crate::catalogue::{family, plain, say};
use crate::detail::detail;
use crate::format::bytes;
use crate::step::{failed_lead, title};
use answer::{Brief, Failure, Headline};
use serde::{Deserialize, Serialize};
use verify::report::{Report, Step};

/// The part of a payload that an experiment changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChangedValue {
    /// Event: the lowest bit of a byte of `random_seed`.
    Seed,
    /// Event, v2: the lowest bit of a byte of `seed_salt`.
    Salt,
    /// Event: the `pack_card_id` of a pull, by its `sequence_index`.
    PulledCard,
    /// Event: the last digit of the `initial_price` of a deck entry.
    Price,
    /// Event: a deck entry changes places with the one after it.
    DeckOrder,
    /// Event: the copy leaves out a pull, by its `sequence_index`.
    MissingPull,
    /// Pull: the lowest bit of a byte of the target's word.
    Word,
    /// Pull: the award.
    Award,
    /// Pull: the `claimed_award` of another draw.
    OtherAward,
    /// Pull: the `value_cents` of a card of the target's version, changed by one.
    CardValue,
    /// Pull: the copy drops a card from the target's `committed_unavailable`, or adds a first one.
    Unavailable,
    /// Pull: the `log_index` of the target's `as_of`, changed by one.
    AsOf,
    /// Pull: the copy leaves out the record of another draw.
    MissingRecord,
    /// Pull: the copy leaves out the word of another draw from `chain_events`.
    MissingWord,
}

impl ChangedValue {
    /// All changes, those of an event first.
    pub const ALL: [Self; 14] = [
        Self::Seed,
        Self::Salt,
        Self::PulledCard,
        Self::Price,
        Self::DeckOrder,
        Self::MissingPull,
        Self::Word,
        Self::Award,
        Self::OtherAward,
        Self::CardValue,
        Self::Unavailable,
        Self::AsOf,
        Self::MissingRecord,
        Self::MissingWord,
    ];

    /// Returns the name of the change in `data-change`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Seed => "seed",
            Self::Salt => "salt",
            Self::PulledCard => "pulled_card",
            Self::Price => "price",
            Self::DeckOrder => "deck_order",
            Self::MissingPull => "missing_pull",
            Self::Word => "word",
            Self::Award => "award",
            Self::OtherAward => "other_award",
            Self::CardValue => "card_value",
            Self::Unavailable => "unavailable",
            Self::AsOf => "as_of",
            Self::MissingRecord => "missing_record",
            Self::MissingWord => "missing_word",
        }
    }
}

/// Captions the button of a change.
pub fn change(what: ChangedValue) -> &'static str {
    plain(family::experiment_change(what))
}

/// Returns the unit of the choice, as the messages count it.
fn which(what: ChangedValue) -> &'static str {
    match what {
        ChangedValue::Seed | ChangedValue::Salt | ChangedValue::Word => "byte",
        ChangedValue::PulledCard | ChangedValue::MissingPull => "pull",
        ChangedValue::Price | ChangedValue::DeckOrder => "position",
        ChangedValue::CardValue | ChangedValue::Award | ChangedValue::Unavailable => "card",
        ChangedValue::OtherAward
        | ChangedValue::MissingRecord
        | ChangedValue::MissingWord
        | ChangedValue::AsOf => "draw",
    }
}

/// Captions the choice: `byte, 1 to 32`.
pub fn which_of(what: ChangedValue, of: u64) -> String {
    say!(experiment_which, what = which(what), of = of)
}

/// Returns the specification's name of the changed field.
pub fn changed_field(what: ChangedValue) -> &'static str {
    match what {
        ChangedValue::Seed => "random_seed",
        ChangedValue::Salt => "seed_salt",
        ChangedValue::PulledCard => "pulls[].pack_card_id",
        ChangedValue::Price => "deck_snapshot[].initial_price",
        ChangedValue::DeckOrder => "deck_snapshot",
        ChangedValue::MissingPull => "pulls",
        ChangedValue::Word => "chain_events[].word",
        ChangedValue::Award => "award",
        ChangedValue::OtherAward => "records{}.claimed_award",
        ChangedValue::CardValue => "version.bands[].leaves",
        ChangedValue::Unavailable => "committed_unavailable",
        ChangedValue::AsOf => "as_of.log_index",
        ChangedValue::MissingRecord => "records",
        ChangedValue::MissingWord => "chain_events",
    }
}

/// Says which part was changed, above the two values.
pub fn what_was_changed(what: ChangedValue, at: u64, of: u64) -> String {
    let words = change(what);
    if of > 1 {
        say!(
            experiment_changed,
            change = words,
            what = which(what),
            at = at.saturating_add(1)
        )
    } else {
        words.to_owned()
    }
}

/// Words the check's result for the changed copy in a sentence or two.
pub fn trial_lead(what: ChangedValue, brief: &Brief) -> String {
    let failed: Vec<&Step> = brief.steps.iter().filter(|step| step.failed()).collect();
    match failed.as_slice() {
        [] => still_passes(what),
        [first, rest @ ..] => {
            let lead = say!(
                experiment_stops_at,
                step = title(first.id),
                failed = failed_lead(Failure::of(first)),
                detail = detail(first)
            );
            match u64::try_from(rest.len()).unwrap_or(u64::MAX) {
                0 => lead,
                more => say!(experiment_stops_more, lead = lead, more = more),
            }
        }
    }
}

/// Says how many other steps of the copy passed.
pub fn others_of_trial(report: &Report) -> String {
    let passed = report.steps.iter().filter(|step| step.passed()).count();
    let passed = u64::try_from(passed).unwrap_or(u64::MAX);
    say!(experiment_others_of_trial, passed = passed)
}

/// Says that the check still passes, and who would notice the change.
fn still_passes(what: ChangedValue) -> String {
    let why = match what {
        ChangedValue::MissingPull => {
            say!(experiment_still_passes_missing_pull)
        }
        ChangedValue::MissingWord => {
            say!(experiment_still_passes_missing_word)
        }
        ChangedValue::Seed | ChangedValue::Word => {
            say!(experiment_still_passes_seed_word)
        }
        _ => say!(experiment_still_passes_other),
    };
    say!(experiment_still_passes_said, why = why)
}

/// Says that a payload is too large for an experiment.
pub fn too_large_to_change(size: u64, limit: u64) -> String {
    say!(
        experiment_too_large_to_change,
        size = bytes(size),
        limit = bytes(limit)
    )
}

/// Says how far the check of the changed copy is.
pub fn trying(done: u64, total: u64) -> String {
    match total {
        0 => say!(experiment_trying).to_owned(),
        _ => say!(experiment_trying_draws, done = done, total = total),
    }
}

/// Announces the result of an experiment.
pub fn trial_said(what: ChangedValue, brief: &Brief) -> String {
    let verdict = match brief.headline {
        Headline::NotVerified => say!(experiment_said_not_verified),
        _ => "",
    };
    say!(
        experiment_said,
        verdict = verdict,
        trial = trial_lead(what, brief)
    )
}
