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

pub(crate) struct Steps;
pub(crate) struct Verdicts;
pub(crate) struct Kinds;

/// The codes that are written by their names, each with its meaning.
#[expect(dead_code, reason = "the schema describes them, and nothing makes one")]
mod named {
    use schemars::JsonSchema;

    /// The form that the check demands at a place.
    #[derive(JsonSchema)]
    #[schemars(rename_all = "snake_case")]
    pub(crate) enum FormCode {
        /// Any value at all.
        Present,
        /// An object.
        Object,
        /// A list.
        List,
        /// A list of exactly two: an inventory id and its `value_cents`.
        Leaf,
        /// A list of at most 255 bands.
        Bands,
        /// A text of whole characters.
        Text,
        /// `true` or `false`.
        Boolean,
        /// A JSON integer from 0 to `most`.
        Integer,
        /// A JSON integer from 0 to `most`, or the same as hex text.
        PositionInteger,
        /// A text, or a JSON integer.
        UserId,
        /// 32 bytes in hex, with or without `0x`.
        Hash32,
        /// Exactly 64 hex digits.
        BareHash32,
        /// 1 to 64 hex digits, with or without `0x`.
        Word,
        /// A UUID in its hyphenated form.
        Hyphenated,
        /// A UUID, hyphenated or as 32 hex digits.
        Uuid,
        /// A UUID, hyphenated or as 32 hex digits, or null.
        UuidOrNull,
        /// One of `anchored`, `requested` and `fulfilled`.
        LogKind,
        /// A `pack_card_id` that no other entry of the deck has.
        OnceInDeck,
        /// A pull key that no other record has.
        OnceInRecords,
        /// The record of `target_pull_key`.
        TargetRecord,
    }

    /// A kind of entry in the chain's history.
    #[derive(JsonSchema)]
    #[schemars(rename_all = "snake_case")]
    pub(crate) enum EntryKind {
        /// A root or commitment written under an event id.
        Anchored,
        /// A word requested for a pull key.
        Requested,
        /// A word delivered for a pull key.
        Fulfilled,
    }

    /// The result of a step.
    #[derive(JsonSchema)]
    #[schemars(rename_all = "snake_case")]
    pub(crate) enum StatusCode {
        /// Every comparison agreed.
        Passed,
        /// At least one comparison differed.
        Failed,
        /// Some of it was not compared, and nothing differed.
        Skipped,
    }

    /// The finality of a block.
    #[derive(JsonSchema)]
    #[schemars(rename_all = "snake_case")]
    pub(crate) enum FinalityCode {
        /// The block cannot be undone.
        Finalized,
        /// The block is unlikely to be undone.
        Safe,
        /// The block is the newest, and may still be undone.
        Latest,
    }

    /// The kind of a network.
    #[derive(JsonSchema)]
    #[schemars(rename_all = "snake_case")]
    pub(crate) enum NetworkKind {
        /// A main network.
        Main,
        /// A test network, on which nothing costs anything.
        Test,
        /// A network on one machine.
        Local,
        /// A network with an unknown label.
        Unknown,
    }

    /// The code of the reason for which an input has no verdict.
    #[derive(JsonSchema)]
    #[schemars(rename_all = "snake_case")]
    pub(crate) enum ErrorCode {
        /// The check of the input was stopped, or failed before it had a result.
        NotChecked,
        /// The input has no bytes.
        Empty,
        /// The bytes are not text.
        NotText,
        /// The text is not JSON.
        NotJson,
        /// The text is JSON, but not an object.
        NotAnObject,
        /// The JSON nests deeper than any payload.
        TooDeep,
        /// The input is larger than any payload.
        TooLarge,
        /// The object is neither a payload nor a saved proof.
        NotAPayload,
        /// The saved proof has another version: `detail`.
        SavedProofVersion,
        /// The saved proof is not whole.
        SavedProofBroken,
        /// The input is a ZIP archive.
        Zip,
        /// The gzip file is not whole, or holds another one.
        Gzip,
        /// The input is packed in another format: `detail`.
        Archive,
        /// The input is a browser's recording.
        Har,
        /// The input is a report of packproof on a proof, not the proof.
        Report,
        /// The payload stands inside another object, under a key: `detail`.
        Envelope,
        /// The file has more lines than the program takes from one file: `detail`.
        Lines,
        /// The file could not be read.
        UnreadableFile,
        /// The folder holds no file to check.
        EmptyFolder,
        /// The input is a link, not a file: `detail`.
        Link,
        /// The service has no proof yet.
        NotReady,
        /// The service does not know the id.
        UnknownId,
        /// The service could not be asked: `detail`.
        Service,
        /// The service sent another payload than the requested one: `detail`.
        AnotherPayload,
    }
}

pub(crate) use named::*;

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
        .map(|id| (id.name(), words::step::title(id)))
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
