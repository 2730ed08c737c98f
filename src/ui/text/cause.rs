//! Why a step was not checked, and what would settle it.

use super::{said, title, unread};
use crate::verify::report::{Cause, NotReplayable};

/// Why a step was not checked.
pub fn cause(cause: &Cause) -> String {
    match cause {
        Cause::Because(step) => format!(
            "Not checked, because of another check that did not pass: “{}”.",
            title(*step)
        ),
        Cause::NotReplayable(why) => not_replayable(why),
        Cause::NotPublished(field) => format!("Not checked: the report does not publish {field}."),
        Cause::ContractNotRead => {
            "The contract has not been read, so this is neither confirmed nor contradicted.".into()
        }
        Cause::Unread(why) => unread(why),
    }
}

/// Why there is nothing to replay, though nothing is wrong.
pub fn not_replayable(why: &NotReplayable) -> String {
    match why {
        NotReplayable::Active => {
            "The event has not ended: its seed, its deck and its pulls are published when it does."
                .into()
        }
        NotReplayable::UnknownVersion(None) => {
            "The report names no version of the rules, as early events did, so there is no published rule to replay it by."
                .into()
        }
        NotReplayable::UnknownVersion(Some(version)) => format!(
            "The report names the rules “{}”, and this page knows v1 and v2.",
            said(version, 40).shown
        ),
        NotReplayable::NoSeed => {
            "The report does not publish the random seed, without which no pull can be replayed."
                .into()
        }
        NotReplayable::NoSalt => {
            "The report does not publish the salt, without which no pull of this version can be replayed."
                .into()
        }
    }
}
