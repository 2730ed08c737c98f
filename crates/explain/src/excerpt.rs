//! An excerpt of a proof that a reader names: a pull of an event, or a draw of a proof.

use core::error::Error;
use core::fmt;

use uuid::Uuid;
use verify::Facts;
use verify::hash::Hash32;
use verify::pull::{CheckedProof, packs_v1};

use crate::event::WorkedDraw;
use crate::explanation::Explanation;
use crate::pull::{DrawReport, PullView};

/// An excerpt of a proof.
#[derive(Clone, Debug, PartialEq)]
pub enum Excerpt {
    /// The draw that the proof is about.
    Target,
    /// A pull of an event, worked through.
    Pull(Box<WorkedDraw>),
    /// Another draw of a proof, worked through.
    Draw(Box<DrawReport>),
}

/// The reason why a named excerpt is not shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExcerptError {
    /// The proof has no such pull.
    Unknown,
    /// Several pulls of the event go by this name.
    Several,
    /// The pull was not replayed.
    NotReplayed,
}

impl fmt::Display for ExcerptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unknown => "no such pull",
            Self::Several => "several pulls of this name",
            Self::NotReplayed => "the pull was not replayed",
        })
    }
}

impl Error for ExcerptError {}

impl Explanation {
    /// Finds an excerpt by its name: a pull of an event by its `sequence_index`, else by its `pull_id`; a draw of a
    /// proof by its purchase id or its pull key.
    ///
    /// # Errors
    ///
    /// [`ExcerptError`] if the proof has no such draw.
    pub fn excerpt(&self, name: &str) -> Result<Excerpt, ExcerptError> {
        match &self.verification.facts {
            Facts::Event(_) => self.pull_of_event(name),
            Facts::Pull(pull) => {
                let key = key(name).ok_or(ExcerptError::Unknown)?;
                Self::draw(pull, key)
            }
        }
    }

    fn draw(pull: &CheckedProof, key: Hash32) -> Result<Excerpt, ExcerptError> {
        if pull.payload.target.value() == Some(key) {
            return Ok(Excerpt::Target);
        }
        let view = PullView::of(pull).ok_or(ExcerptError::NotReplayed)?;
        let (_, draw) = view.draw(&key).ok_or(ExcerptError::Unknown)?;
        Ok(Excerpt::Draw(Box::new(draw)))
    }

    fn pull_of_event(&self, name: &str) -> Result<Excerpt, ExcerptError> {
        let event = self.event().ok_or(ExcerptError::NotReplayed)?;
        // "+2" and "02" are not numbers of a pull, and may be ids.
        let number = name
            .parse()
            .ok()
            .filter(|number: &u64| number.to_string() == name && event.row_of(*number).is_some());
        let numbers = match number {
            Some(number) => vec![number],
            None => event.numbers_of(name),
        };
        let number = match numbers.as_slice() {
            [] => return Err(ExcerptError::Unknown),
            [number] => *number,
            _ => return Err(ExcerptError::Several),
        };
        let worked = event.work(number).ok_or(ExcerptError::NotReplayed)?;
        Ok(Excerpt::Pull(Box::new(worked)))
    }
}

/// Returns the pull key that a text is, or that of the purchase that it names.
fn key(name: &str) -> Option<Hash32> {
    match Uuid::try_parse(name) {
        Ok(id) => Some(packs_v1::pull_key(&id).hash()),
        Err(_) => Hash32::from_hex(name),
    }
}
