//! Says why a step was not checked, and which input would settle it.

use crate::catalogue::say;
use crate::safe_text::safe_text;
use crate::step::title;
use crate::unread::unread;
use verify::report::{Cause, NotReplayable};

/// Says why a step was not checked.
pub fn cause(cause: &Cause) -> String {
    match cause {
        Cause::Unread(why) => unread(why),
        other => cause_before_reading(other),
    }
}

/// Says why a step was not checked, before any endpoint was asked. A fault of an endpoint cannot be the cause then, so
/// it gives an empty text.
pub fn cause_before_reading(cause: &Cause) -> String {
    match cause {
        Cause::Because(step) => say!(cause_because, step = title(*step)),
        Cause::NotReplayable(why) => not_replayable(why),
        Cause::NotPublished(field) => say!(cause_not_published, field = field.as_ref()),
        Cause::ContractNotRead => say!(cause_contract_not_read).into(),
        Cause::Unread(_) => String::new(),
    }
}

/// Says why there is no replay that could verify anything.
pub(crate) fn not_replayable(why: &NotReplayable) -> String {
    match why {
        NotReplayable::Active => say!(cause_not_replayable_active).into(),
        NotReplayable::UnknownVersion(None) => say!(cause_not_replayable_no_version).into(),
        NotReplayable::UnknownVersion(Some(version)) => say!(
            cause_not_replayable_unknown_version,
            version = safe_text(version, 40).shown
        ),
        NotReplayable::ActiveAndPublic => say!(cause_not_replayable_active_and_public).into(),
        NotReplayable::UnknownRecipe(name) => say!(
            cause_not_replayable_unknown_recipe,
            recipe = safe_text(name, 40).shown
        ),
        NotReplayable::DependentOfUnknownRecipe(name) => say!(
            cause_not_replayable_dependent_of_unknown_recipe,
            recipe = safe_text(name, 40).shown
        ),
        NotReplayable::Early => say!(cause_not_replayable_no_seed).into(),
        NotReplayable::NoSeed => say!(cause_not_replayable_seed_withheld).into(),
        NotReplayable::NoSalt => say!(cause_not_replayable_no_salt).into(),
    }
}
