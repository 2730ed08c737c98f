//! The words of an experiment: the changes, and the check's result for each.

use crate::catalogue::{family, plain, say};
use crate::detail::detail;
use crate::format::bytes;
use crate::step::{failed_lead, title};
use answer::{Brief, Failure, Headline};
use serde::{Deserialize, Serialize};
use verify::report::{Report, Step};

/// What of a payload is changed.
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
    /// Event: a deck entry and the one after it change places.
    DeckOrder,
    /// Event: a pull is left out, by its `sequence_index`.
    MissingPull,
    /// Pull: the lowest bit of a byte of the target's word.
    Word,
    /// Pull: the award.
    Award,
    /// Pull: the `claimed_award` of another draw.
    OtherAward,
    /// Pull: the `value_cents` of a card of the target's version, by one.
    CardValue,
    /// Pull: a card fewer in the target's `committed_unavailable`, or the first one.
    Unavailable,
    /// Pull: the `log_index` of the target's `as_of`, by one.
    AsOf,
    /// Pull: the record of another draw is left out.
    MissingRecord,
    /// Pull: the word of another draw is left out of `chain_events`.
    MissingWord,
}

impl ChangedValue {
    /// Every change, those of an event first.
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

    /// The agreed name, as in `data-change`.
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

/// What a change does, for its button.
pub fn change(what: ChangedValue) -> &'static str {
    plain(family::experiment_change(what))
}

/// The things to choose from, as the messages count them.
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

/// The caption of the choice: `byte, 1 to 32`.
pub fn which_of(what: ChangedValue, of: u64) -> String {
    say!(experiment_which, what = which(what), of = of)
}

/// The specification's name of what is changed.
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

/// What was changed, over the two values.
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

/// The check's result for the changed copy, in a sentence or two.
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

/// The results of the other steps of the copy.
pub fn others_of_trial(report: &Report) -> String {
    let passed = report.steps.iter().filter(|step| step.passed()).count();
    let passed = u64::try_from(passed).unwrap_or(u64::MAX);
    say!(experiment_others_of_trial, passed = passed)
}

/// The check still passes, and who would notice.
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

/// A payload that is too large for an experiment.
pub fn too_large_to_change(size: u64, limit: u64) -> String {
    say!(
        experiment_too_large_to_change,
        size = bytes(size),
        limit = bytes(limit)
    )
}

/// While the changed copy is checked.
pub fn trying(done: u64, total: u64) -> String {
    match total {
        0 => say!(experiment_trying).to_owned(),
        _ => say!(experiment_trying_draws, done = done, total = total),
    }
}

/// The announcement of a result.
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
