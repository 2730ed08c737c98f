//! Writes the reason for which a step was skipped.

use serde::Serialize;
use verify::report::{self, NotReplayable, StepId};

use crate::hosts::Hosts;
use crate::unread::Unread;
use crate::value::bounded;

/// The reason for which a step was skipped.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Cause {
    /// A reason of the check itself.
    Own(Own),
    /// A reason of the reading of the chain.
    Unread(Unread),
}

/// The reason for which a step was skipped without the chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Own {
    /// The fault of another step leaves this one without inputs.
    Because {
        /// The other step.
        #[cfg_attr(test, schemars(with = "crate::schema::Steps"))]
        step: StepId,
    },
    /// The report does not publish this field, and need not.
    NotPublished {
        /// The name of the field.
        field: String,
    },
    /// The contract was not read.
    ContractNotRead,
    /// `fairness_algo_version` is neither v1 nor v2.
    UnknownVersion {
        /// The published version.
        #[serde(skip_serializing_if = "Option::is_none")]
        version: Option<String>,
    },
    /// The event has not ended, and hides its secrets as the rules demand.
    Active,
    /// The event has not ended, but publishes a secret that it must hide.
    ActiveAndPublic,
    /// v1: `random_seed` is not published. An early event may leave it out.
    Early,
    /// v2: `random_seed` is not published.
    NoSeed,
    /// v2: `seed_salt` is not published.
    NoSalt,
    /// The proof names a recipe that the check does not know.
    UnknownRecipe {
        /// The name of the recipe.
        recipe: String,
    },
    /// A draw that the proof needs names a recipe that the check does not know.
    DependentOfUnknownRecipe {
        /// The name of the recipe.
        recipe: String,
    },
}

impl Cause {
    /// Translates a cause, with the names of its endpoints.
    pub fn of(cause: &report::Cause, hosts: &Hosts) -> Self {
        use report::Cause as From;
        Self::Own(match cause {
            From::Because(step) => Own::Because { step: *step },
            From::NotReplayable(why) => not_replayable(why),
            From::NotPublished(field) => Own::NotPublished {
                field: bounded(field),
            },
            From::ContractNotRead => Own::ContractNotRead,
            From::Unread(unread) => return Self::Unread(Unread::of(unread, hosts)),
        })
    }
}

fn not_replayable(why: &NotReplayable) -> Own {
    match why {
        NotReplayable::UnknownVersion(version) => Own::UnknownVersion {
            version: version.as_deref().map(bounded),
        },
        NotReplayable::Active => Own::Active,
        NotReplayable::ActiveAndPublic => Own::ActiveAndPublic,
        NotReplayable::Early => Own::Early,
        NotReplayable::NoSeed => Own::NoSeed,
        NotReplayable::NoSalt => Own::NoSalt,
        NotReplayable::UnknownRecipe(recipe) => Own::UnknownRecipe {
            recipe: bounded(recipe),
        },
        NotReplayable::DependentOfUnknownRecipe(recipe) => Own::DependentOfUnknownRecipe {
            recipe: bounded(recipe),
        },
    }
}
