//! Why a step was not checked, and what would settle it.

use super::{said, say, title, unread};
use crate::verify::report::{Cause, NotReplayable};

/// Why a step was not checked.
pub fn cause(cause: &Cause) -> String {
    match cause {
        Cause::Because(step) => say!(cause_because, step = title(*step)),
        Cause::NotReplayable(why) => not_replayable(why),
        Cause::NotPublished(field) => say!(cause_not_published, field = field.as_ref()),
        Cause::ContractNotRead => say!(cause_contract_not_read).into(),
        Cause::Unread(why) => unread(why),
    }
}

/// Why there is nothing to replay, though nothing is wrong.
pub fn not_replayable(why: &NotReplayable) -> String {
    match why {
        NotReplayable::Active => say!(cause_not_replayable_active).into(),
        NotReplayable::UnknownVersion(None) => say!(cause_not_replayable_no_version).into(),
        NotReplayable::UnknownVersion(Some(version)) => say!(
            cause_not_replayable_unknown_version,
            version = said(version, 40).shown
        ),
        NotReplayable::NoSeed => say!(cause_not_replayable_no_seed).into(),
        NotReplayable::NoSalt => say!(cause_not_replayable_no_salt).into(),
    }
}
