//! A change of a proof that is followed, in one line.

use serde::Serialize;

use crate::text;

/// The version of a line in JSON.
pub const SCHEMA: &str = "packproof-watch/1";

/// A change of a proof that is followed.
#[derive(Clone, Debug, Serialize)]
pub struct Change {
    /// The version of the line.
    pub schema: &'static str,
    /// The change.
    pub change: News,
    /// The kind of the proof, once it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<&'static str>,
    /// Its id, as it was given.
    pub id: String,
    /// When it was noticed.
    pub at: String,
    /// When the proof was first seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_seen: Option<String>,
    /// The verdict, a code of the report.
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

/// The kinds of changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// Everything agrees, and nothing is left to wait for.
    Settled,
    /// A step failed.
    Failed,
    /// A commitment is another than at first.
    Changed,
    /// The service no longer has it.
    Gone,
}

/// A commitment that changed.
#[derive(Clone, Debug, Serialize)]
pub struct Differs {
    /// The field of the payload.
    pub field: String,
    /// Its value when it was first seen.
    pub first: String,
    /// Its value now; absent if it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub now: Option<String>,
}

impl Change {
    /// The line for people.
    pub fn line(&self) -> String {
        let (name, rest) = match self.change {
            News::Settled => ("settled", self.verdict.clone().unwrap_or_default()),
            News::Failed => ("failed", self.failing_steps.join(", ")),
            News::Changed => ("changed since first seen", self.differences()),
            News::Gone => ("gone", "the service no longer has it".to_owned()),
        };
        let kind = match self.kind {
            Some("pack_event") => "event ",
            Some(_) => "pull ",
            None => "",
        };
        text::shown(&format!("{name}: {kind}{}: {rest}", self.id)) + "\n"
    }

    fn differences(&self) -> String {
        let each = self.commitments.iter().map(|differs| {
            let now = differs.now.as_deref().unwrap_or("not there");
            format!("{} was {}, is {now}", differs.field, differs.first)
        });
        each.collect::<Vec<_>>().join("; ")
    }

    /// The line in JSON. Ids are the only texts of somebody else in it, and have no control characters left.
    pub fn json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default() + "\n"
    }
}
