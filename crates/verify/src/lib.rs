//! The verifier: a payload's bytes in, a report out.
//!
//! Pure and total. No fetch, clock, randomness, DOM or log, and no input makes it panic. A payload
//! that is not one is an [`Unreadable`]; everything else ends in a [`Report`], whose steps say what
//! was published, what was computed, and where they differ.
//!
//! A pass proves that the payload follows its recipe from the values that it publishes. It does not
//! prove that the chain holds those values: that is what the chain steps are for.

#![cfg_attr(
    not(test),
    deny(
        clippy::arithmetic_side_effects,
        clippy::as_conversions,
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::string_slice,
        clippy::unwrap_used
    )
)]

pub mod claims;
pub mod event;
mod fields;
pub mod hash;
pub mod json;
pub mod order;
pub mod position;
pub mod pull;
pub mod report;
mod steps;
pub mod subject;

use serde::{Deserialize, Serialize};

use claims::Claims;
use json::{JsonType, Object};
use report::{Kind, Step, StepId, Verdict};
use subject::Subject;

pub use event::{Dealt, Rows, Wanted};

/// A payload that was checked.
#[derive(Clone, Debug)]
pub struct Checked {
    /// What the check says.
    pub report: Report,
    /// What the chain must say; `None` when nothing was judged.
    pub claims: Option<Claims>,
    /// An event's pulls, to be read from the same bytes; empty for a Pack pull.
    pub rows: Rows,
    /// A Pack pull's replay; `None` for an event, and where there was nothing to replay.
    pub pull: Option<pull::Kept>,
    /// An event's deck as it was dealt, to be read so too.
    pub dealt: Dealt,
}

/// What a payload says it is, before it is checked: its kind, and an event's `pack_event_id`.
pub fn about(bytes: &[u8]) -> Result<(Kind, Option<String>), Unreadable> {
    let document = json::read(bytes)?;
    let object = document.object();
    let kind = kind(&object).ok_or(Unreadable::NotAPayload)?;
    Ok((kind, object.display("pack_event_id")))
}

fn kind(object: &Object<'_>) -> Option<Kind> {
    if object.has("target_pull_key") {
        Some(Kind::PackPull)
    } else if object.has("pack_event_id") {
        Some(Kind::PackEvent)
    } else {
        None
    }
}

/// Checks a payload's bytes, telling each step as it settles.
pub fn check(bytes: &[u8], observe: &mut dyn FnMut(Progress)) -> Result<Checked, Unreadable> {
    let document = json::read(bytes)?;
    match kind(&document.object()) {
        Some(Kind::PackPull) => Ok(pull::check(&document, observe)),
        Some(Kind::PackEvent) => Ok(event::check(bytes, &document, observe)),
        None => Err(Unreadable::NotAPayload),
    }
}

/// What a check says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// What kind of payload it was.
    pub kind: Kind,
    /// What the steps come to.
    pub verdict: Verdict,
    /// Every step, in the order of its kind.
    pub steps: Vec<Step>,
    /// What the payload is about.
    pub subject: Subject,
}

impl Report {
    /// The same report with its chain steps settled.
    pub fn with_chain(mut self, settled: &[Step]) -> Self {
        for step in &mut self.steps {
            if let Some(settled) = settled.iter().find(|settled| settled.id == step.id) {
                step.clone_from(settled);
            }
        }
        self.verdict = Verdict::of(&self.steps);
        self
    }
}

/// What a running check tells: each message as soon as it is so.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// The payload is of this kind, and these are the steps to come.
    Began(Kind, Vec<StepId>),
    /// A step settled.
    Settled(Step),
    /// So many of so many pulls or draws were replayed.
    Replayed {
        /// Replayed so far.
        done: u64,
        /// All there are.
        total: u64,
    },
}

/// Why bytes are not a payload at all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unreadable {
    /// There are no bytes.
    Empty,
    /// The bytes are not UTF-8 text; the first bad byte.
    NotText(u64),
    /// The text is not JSON.
    NotJson {
        /// Line of the first fault, from 1.
        line: u64,
        /// Column of the first fault, from 1.
        column: u64,
    },
    /// It is JSON, but not an object: what it is instead.
    NotAnObject(JsonType),
    /// It nests deeper than any payload.
    TooDeep,
    /// It is an object with neither `target_pull_key` nor `pack_event_id`.
    NotAPayload,
    /// It is larger than any payload.
    TooLarge {
        /// Its size in bytes, as far as it is known.
        bytes: u64,
        /// The largest size that is read.
        limit: u64,
    },
}
