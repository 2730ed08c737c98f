//! The explanation of one proof, or of one pull in it: what the page draws, as codes and whole values.

use explain::{Explanation, NoPart, Part, Subject as Of};
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
    /// What made it.
    pub tool: Tool,
    /// The name of the input.
    pub file: String,
    /// SHA-256 of the input's own bytes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_sha256: Option<Hash>,
    /// What is drawn; absent beside `error`.
    #[serde(flatten)]
    pub drawn: Option<Box<Drawn>>,
    /// Why there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Failure>,
}

/// Everything that is drawn of a proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Drawn {
    /// What kind of payload it is.
    pub kind: Kind,
    /// What it is about.
    pub subject: Subject,
    /// The network that it names.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub network: Option<Network>,
    /// The address of the contract that it names, as published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    /// SHA-256 of the payload's bytes.
    pub payload_sha256: Hash,
    /// The verdict of the whole payload.
    pub verdict: Verdict,
    /// Of a proof: its pull.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pull: Option<DrawnPull>,
    /// Of a proof, where another draw in it was asked for: that draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw: Option<OtherDraw>,
    /// Of an event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<DrawnEvent>,
    /// Of an event, where a pull was asked for: that pull, worked through.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worked: Option<WorkedPull>,
    /// The hashes that anyone can make again.
    pub hashes: Vec<HashLine>,
}

impl Explained {
    /// The explanation of an input, or why there is none.
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

    /// The explanation in one line of JSON, without the end of the line.
    pub fn line(&self) -> String {
        line(self)
    }
}

impl Drawn {
    /// Everything that is drawn of a proof or of a part of it, with the verdict that it has by now.
    ///
    /// # Errors
    ///
    /// Why there is no such part.
    pub fn of(shown: &Explanation, verdict: Verdict, part: Option<&str>) -> Result<Self, NoPart> {
        let part = part.map_or(Ok(Part::Target), |name| shown.part(name))?;
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
        match (part, subject) {
            (Part::Pull(worked), _) => {
                drawn.worked = Some(WorkedPull::of(&worked));
            }
            (Part::Draw(draw), _) => {
                other = Some(draw.row.pull_key);
                drawn.draw = Some(OtherDraw::of(&draw));
            }
            (Part::Target, Of::Pull(pull)) => drawn.pull = Some(DrawnPull::of(pull)),
            (Part::Target, Of::Event(event)) => {
                drawn.event = Some(DrawnEvent::of(event, shown));
            }
        }
        drawn.hashes = HashLine::all(&shown.hashes(other));
        Ok(drawn)
    }
}
