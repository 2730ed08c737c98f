//! Writes the explanation of one proof, or of one pull in it: the content of the page, as codes and whole values.

use explain::{Excerpt, ExcerptError, Explanation, Subject as Of};
use serde::Serialize;
use verify::hash::Hash32;
use verify::report::{Kind, Verdict};

use crate::drawn::{DrawnPull, OtherDraw};
use crate::error::Failure;
use crate::hash_line::HashLine;
use crate::report::{Tool, line};
use crate::subject::{Network, Subject};
use crate::value::{Hash, bounded};
use crate::worked::{DrawnEvent, WorkedPull};

/// The explanation of one input.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Explained {
    /// The format, `packproof-explanation/1`.
    pub schema: &'static str,
    /// The program that made the explanation.
    pub tool: Tool,
    /// The name of the input.
    pub file: String,
    /// SHA-256 of the input's own bytes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_sha256: Option<Hash>,
    /// The content of the explanation; absent beside `error`.
    #[serde(flatten)]
    pub drawn: Option<Box<Drawn>>,
    /// The reason for which there is no explanation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Failure>,
}

/// Everything that the page draws of a proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Drawn {
    /// The kind of the payload.
    pub kind: Kind,
    /// The event or the pull that the payload is about.
    pub subject: Subject,
    /// The network that the payload names.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub network: Option<Network>,
    /// The address of the contract that the payload names, as published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    /// SHA-256 of the payload's bytes.
    pub payload_sha256: Hash,
    /// The verdict of the whole payload.
    pub verdict: Verdict,
    /// For a proof: the pull.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pull: Option<DrawnPull>,
    /// For a proof: the other draw that the caller asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw: Option<OtherDraw>,
    /// For an event: the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<DrawnEvent>,
    /// For an event: the pull that the caller asked for, with every step of its computation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worked: Option<WorkedPull>,
    /// The hashes that anyone can recompute.
    pub hashes: Vec<HashLine>,
}

impl Explained {
    /// Builds the explanation of an input, or its error.
    pub fn new(
        tool: Tool,
        (file, sha256): (&str, Option<Hash32>),
        drawn: Result<Drawn, Failure>,
    ) -> Self {
        let (drawn, error) = match drawn {
            Ok(drawn) => (Some(Box::new(drawn)), None),
            Err(error) => (None, Some(error)),
        };
        Self {
            schema: "packproof-explanation/1",
            tool,
            file: bounded(file),
            file_sha256: sha256.map(Hash),
            drawn,
            error,
        }
    }

    /// Returns the explanation as one line of JSON, without the end of the line.
    pub fn line(&self) -> String {
        line(self)
    }
}

impl Drawn {
    /// Builds the drawing of a proof, or of an excerpt of it, with the given verdict.
    ///
    /// # Errors
    ///
    /// Returns the reason for which there is no such excerpt.
    pub fn of(
        shown: &Explanation,
        verdict: Verdict,
        excerpt: Option<&str>,
    ) -> Result<Self, ExcerptError> {
        let excerpt = excerpt.map_or(Ok(Excerpt::Target), |name| shown.excerpt(name))?;
        let subject = &shown.overview.subject;
        let contract = subject.contract();
        let mut drawn = Self {
            kind: shown.overview.kind,
            subject: Subject::of(subject),
            network: contract.network.as_deref().map(Network::of),
            contract: contract.address.clone(),
            payload_sha256: Hash(Hash32::of(&[shown.verification.document.bytes()])),
            verdict,
            pull: None,
            draw: None,
            event: None,
            worked: None,
            hashes: Vec::new(),
        };
        let mut other = None;
        match (excerpt, subject) {
            (Excerpt::Pull(worked), _) => {
                drawn.worked = Some(WorkedPull::of(&worked));
            }
            (Excerpt::Draw(draw), _) => {
                other = Some(draw.row.pull_key);
                drawn.draw = Some(OtherDraw::of(&draw));
            }
            (Excerpt::Target, Of::Pull(pull)) => drawn.pull = Some(DrawnPull::of(pull)),
            (Excerpt::Target, Of::Event(event)) => {
                drawn.event = Some(DrawnEvent::of(event, shown));
            }
        }
        drawn.hashes = HashLine::all(&shown.hashes(other));
        Ok(drawn)
    }
}
