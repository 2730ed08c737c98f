//! A part of a proof that a reader names: a pull of an event, or a draw of a proof.

use core::error::Error;
use core::fmt;

use uuid::Uuid;
use verify::Facts;
use verify::hash::Hash32;
use verify::pull::recipe;

use crate::event::WorkedDraw;
use crate::explanation::Explanation;
use crate::pull::{DrawReport, PullQuery, PullResponse};

/// A part of a proof.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// The draw that the proof is about.
    Target,
    /// A pull of an event, worked through.
    Pull(Box<WorkedDraw>),
    /// Another draw of a proof, worked through.
    Draw(Box<DrawReport>),
}

/// The reason why a named part is not shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPart {
    /// The proof has no such pull.
    Unknown,
    /// The pull was not replayed.
    NotReplayed,
}

impl fmt::Display for NoPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unknown => "no such pull",
            Self::NotReplayed => "the pull was not replayed",
        })
    }
}

impl Error for NoPart {}

impl Explanation {
    /// Finds a part by its name: a pull of an event by its `sequence_index` or its `pull_id`, a draw of a proof by its
    /// purchase id or its pull key.
    ///
    /// # Errors
    ///
    /// Why there is none.
    pub fn part(&self, name: &str) -> Result<Part, NoPart> {
        match &self.verification.facts {
            Facts::Event(_) => self.pull_of_event(name),
            Facts::Pull(pull) => {
                let draw_key = key(name).ok_or(NoPart::Unknown)?;
                if pull.payload.target.value() == Some(draw_key) {
                    return Ok(Part::Target);
                }
                match self.pull(&PullQuery::Draw(draw_key)) {
                    Some(PullResponse::Draw { draw, .. }) => Ok(Part::Draw(draw)),
                    _ if pull.replay.is_none() => Err(NoPart::NotReplayed),
                    _ => Err(NoPart::Unknown),
                }
            }
        }
    }

    fn pull_of_event(&self, name: &str) -> Result<Part, NoPart> {
        let event = self.event().ok_or(NoPart::NotReplayed)?;
        let number = name
            .parse()
            .ok()
            .filter(|number| event.row_of(*number).is_some());
        let number = number.or_else(|| event.number_of(name));
        let number = number.ok_or(NoPart::Unknown)?;
        let worked = event.work(number).ok_or(NoPart::NotReplayed)?;
        Ok(Part::Pull(Box::new(worked)))
    }
}

/// The pull key that a text is, or that of the purchase that it names.
fn key(name: &str) -> Option<Hash32> {
    let purchase = Uuid::try_parse(name).ok();
    purchase
        .map(|id| recipe::pull_key(&id))
        .or_else(|| Hash32::from_hex(name))
}
