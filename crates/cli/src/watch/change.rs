//! Writes a change of a followed proof on one line.

use answer::Headline;
use serde::Serialize;

use crate::text;

/// The version of a line in JSON.
pub const SCHEMA: &str = "packproof-watch/1";

/// A change of a followed proof.
#[derive(Clone, Debug, Serialize)]
pub struct Change {
    /// The version of the line.
    pub schema: &'static str,
    /// The change.
    pub change: News,
    /// The kind of the proof, once it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<&'static str>,
    /// The id; a UUID in lower case.
    pub id: String,
    /// The time at which the change was noticed.
    pub at: String,
    /// The time at which the proof was first seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_seen: Option<String>,
    /// The code of the verdict.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<String>,
    /// The steps that failed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub failing_steps: Vec<String>,
    /// The commitments that changed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub commitments: Vec<Differs>,
    /// SHA-256 of the payload.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payload_sha256: Option<String>,
}

/// A kind of change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// Everything agrees, and nothing is left to wait for.
    Settled,
    /// A step failed.
    Failed,
    /// A commitment differs from its first value.
    Changed,
    /// The service no longer has the proof.
    Gone,
    /// The service has the proof again.
    Back,
}

/// A commitment that changed.
#[derive(Clone, Debug, Serialize)]
pub struct Differs {
    /// The field of the payload.
    pub field: String,
    /// The value when it was first seen.
    pub first: String,
    /// The present value; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub now: Option<String>,
}

impl Change {
    /// Writes the line for people.
    pub fn line(&self) -> String {
        let (name, rest) = match self.change {
            News::Settled => ("settled", self.result()),
            News::Failed => ("failed", self.failing_steps.join(", ")),
            News::Changed => ("changed since first seen", self.differences()),
            News::Gone => ("gone", "the service no longer returns it".to_owned()),
            News::Back => ("back", "the service returns it again".to_owned()),
        };
        let kind = match self.kind {
            Some("pack_event") => "event ",
            Some(_) => "pull ",
            None => "",
        };
        text::shown(&format!("{name}: {kind}{}: {rest}", self.id)) + "\n"
    }

    /// Returns the verdict in the words of the page; its code stays in JSON.
    fn result(&self) -> String {
        match self.verdict.as_deref() {
            Some("verified_offline") => words::verdict::heading(Headline::AddsUp).to_lowercase(),
            verdict => verdict.unwrap_or_default().to_owned(),
        }
    }

    fn differences(&self) -> String {
        let each = self.commitments.iter().map(|differs| {
            let now = differs.now.as_deref().unwrap_or("not there");
            format!("{} was {}, is {now}", differs.field, differs.first)
        });
        each.collect::<Vec<_>>().join("; ")
    }

    /// Writes the line in JSON.
    pub fn json(&self) -> String {
        report::line(self) + "\n"
    }
}
