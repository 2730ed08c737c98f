//! Lists the content of a pull's proof in addition to its draw: its cards by rank, its version's cards, its other
//! draws.

use serde::{Deserialize, Serialize};
use uuid::Uuid;
use verify::hash::Hash32;
use verify::pull::version::Leaf;
use verify::pull::{CheckedProof, Draw, Replay};
use verify::report::count;

use super::candidates::{Blocked, Candidate, blocked, candidate, ranked};
use super::dependents::{self, DrawReport, DrawRow};

/// The most rows of one list.
const MAX: u64 = 200;

/// A card of the target's version.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardRow {
    /// The card's band, counted from 1.
    pub band: u64,
    /// The card's inventory id.
    pub card: Uuid,
    /// The card's `value_cents`.
    pub value_cents: u64,
    /// The reason why the card could not be drawn; `None` if it was free.
    pub blocked: Option<Blocked>,
}

/// The lists of a pull whose draws were replayed. Rows are counted from 0, and a list has at most 200 of them.
#[derive(Clone, Copy, Debug)]
pub struct PullView<'a> {
    pull: &'a CheckedProof,
    target: &'a Draw,
    replay: &'a Replay,
}

impl<'a> PullView<'a> {
    /// Returns the lists of a pull; `None` if its draws were not replayed.
    pub(crate) fn of(pull: &'a CheckedProof) -> Option<Self> {
        Some(Self {
            pull,
            target: pull.target()?,
            replay: pull.replay.as_ref()?,
        })
    }

    /// Returns cards of a band of the target's version, by their rank for its word; none for a band that the version
    /// lacks. Bands are counted from 0.
    pub fn candidates(self, band: u64, from: u64, count: u64) -> Vec<Candidate> {
        let bands = &self.target.version.bands;
        let at = usize::try_from(band).ok().and_then(|band| bands.get(band));
        let cards = at.map_or_else(Vec::new, |band| ranked(self.pull, band));
        let rows = slice(cards.into_iter(), from, count).into_iter();
        rows.filter_map(|card| candidate(self.pull, self.replay, card))
            .collect()
    }

    /// Returns cards of the target's version: the bands lowest first, each by id.
    pub fn cards(self, from: u64, count: u64) -> Vec<CardRow> {
        let bands = (1..).zip(&self.target.version.bands);
        let leaves = bands.flat_map(|(band, of)| of.leaves.iter().map(move |leaf| (band, leaf)));
        let row = |(band, leaf): (u64, &Leaf)| CardRow {
            band,
            card: leaf.card,
            value_cents: leaf.value_cents,
            blocked: blocked(self.pull, self.replay, self.target, &leaf.card),
        };
        slice(leaves, from, count).into_iter().map(row).collect()
    }

    /// Returns the row among [`Self::cards`] of the first card whose id begins with this text; `None` if there is none.
    pub fn row_of_card(self, term: &str) -> Option<u64> {
        let term = term.trim().to_ascii_lowercase();
        let bands = self.target.version.bands.iter();
        let mut leaves = bands.flat_map(|band| &band.leaves);
        let row =
            leaves.position(|leaf| !term.is_empty() && leaf.card.to_string().starts_with(&term));
        row.map(count)
    }

    /// Returns other draws, the latest word first.
    pub fn draws(self, from: u64, count: u64) -> Vec<DrawRow> {
        let indices = slice(1..self.pull.window.draws.len(), from, count).into_iter();
        indices
            .filter_map(|index| dependents::row(self.pull, index))
            .collect()
    }

    /// Returns another draw, by its pull key, and its row among [`Self::draws`]; `None` if there is none.
    pub fn draw(self, pull_key: &Hash32) -> Option<(u64, DrawReport)> {
        let mut draws = self.pull.window.draws.iter();
        let index = draws.position(|draw| draw.name.pull_key == *pull_key)?;
        Some((
            count(index).checked_sub(1)?,
            dependents::report(self.pull, index)?,
        ))
    }
}

/// Returns `many` rows of a list, at most [`MAX`], from the row `from`.
fn slice<T>(all: impl Iterator<Item = T>, from: u64, many: u64) -> Vec<T> {
    let row = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
    all.skip(row(from)).take(row(many.min(MAX))).collect()
}
