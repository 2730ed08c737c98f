//! Describes to the schema the types that belong to other crates.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use verify::report::{StepId, Verdict};

use crate::value::{Address, Decimal, Hash};

/// Returns the ids of all steps, the event's first.
pub(crate) fn step_ids() -> Vec<StepId> {
    let mut ids: Vec<StepId> = StepId::of_event(true).to_vec();
    for id in StepId::of_pull() {
        if !ids.contains(id) {
            ids.push(*id);
        }
    }
    ids
}

pub(crate) fn step(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<Steps>()
}

pub(crate) fn verdict(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<Verdicts>()
}

pub(crate) fn kind(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<Kinds>()
}

struct Steps;
struct Verdicts;
struct Kinds;

macro_rules! codes {
    ($of:ty, $name:literal, $description:literal, $each:expr) => {
        impl JsonSchema for $of {
            fn schema_name() -> Cow<'static, str> {
                $name.into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                let each = $each.into_iter();
                let each = each.map(|(code, line)| json_schema!({ "const": code, "description": line }));
                json_schema!({ "description": $description, "oneOf": each.collect::<Vec<_>>() })
            }
        }
    };
}

codes!(
    Steps,
    "StepId",
    "A step.",
    step_ids()
        .into_iter()
        .map(|id| (id.name(), words::title(id)))
);
codes!(
    Verdicts,
    "Verdict",
    "The verdict.",
    Verdict::ALL.map(|each| (each.name(), said(each)))
);
codes!(
    Kinds,
    "Kind",
    "A kind of payload.",
    [
        ("pack_event", "The report of a pack event."),
        ("pack_pull", "The proof of a Pack pull."),
    ]
);

const fn said(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::NotVerified => "A step failed.",
        Verdict::Contradicted => {
            "A step of the chain fails with some endpoints and not with all, or endpoints are on different chains."
        }
        Verdict::NotReplayable => "There is nothing to replay, yet or any more.",
        Verdict::OriginUnknown => {
            "No step failed, and an endpoint shows that the oracle did not give a random number, or not for this draw."
        }
        Verdict::NotConfirmed => "No step failed, and something that a pass needs is not shown.",
        Verdict::VerifiedOffline => "No step failed, and no endpoint showed anything.",
        Verdict::Verified => "No step failed, and the chain confirms it.",
    }
}

macro_rules! text {
    ($of:ty, $name:literal, $pattern:literal, $description:literal) => {
        impl JsonSchema for $of {
            fn schema_name() -> Cow<'static, str> {
                $name.into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({ "type": "string", "pattern": $pattern, "description": $description })
            }
        }
    };
}

text!(
    Decimal,
    "Decimal",
    "^-?(0|[1-9][0-9]*)$",
    "An integer that someone else chose, in decimal digits."
);
text!(Hash, "Hash", "^[0-9a-f]{64}$", "32 bytes in hex.");
text!(Address, "Address", "^0x[0-9a-f]{40}$", "An account.");
