//! Prepares one pull of an event for a replay in steps.

use serde::{Deserialize, Serialize};
use verify::report::count;

use super::rows::PullRow;
use super::view::EventView;
use super::worked::WorkedDraw;

/// The number of cards on each side of the drawn one.
const AROUND: usize = 2;

/// A pull of an event, with its draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StagedPull {
    /// The pull as published.
    pub pull: PullRow,
    /// The draw of the pull; `None` if it was not replayed.
    pub draw: Option<StagedDraw>,
}

/// A draw of an event, and the cards around the drawn one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StagedDraw {
    /// The draw with every value on the way.
    pub worked: WorkedDraw,
    /// The drawn card and those nearest to it, among the cards that remained before the pull, in the committed order.
    pub near: Vec<RemainingCard>,
}

/// A card that remained before a pull.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RemainingCard {
    /// The place among the cards that remained, counted from 0.
    pub idx: u64,
    /// The place in the committed order, counted from 1.
    pub position: u64,
    /// `pack_card_id`, as published.
    pub card: String,
    /// `initial_price`, a decimal string, as published.
    pub price: Option<String>,
}

impl StagedPull {
    /// Returns the card that the rules give, if it is not the recorded one.
    pub fn other_card(&self) -> Option<&str> {
        let is_other = self.pull.agrees == Some(false);
        let draw = self.draw.as_ref().filter(|_| is_other)?;
        Some(&draw.worked.card)
    }
}

impl StagedDraw {
    /// Returns the drawn card.
    pub fn drawn(&self) -> Option<&RemainingCard> {
        self.near.iter().find(|near| near.idx == self.worked.idx)
    }
}

impl EventView<'_> {
    /// Returns a pull with its draw, or the last one if no number is given; `None` if there is no such pull.
    pub fn staged(&self, sequence_index: Option<u64>) -> Option<StagedPull> {
        let row = match sequence_index {
            Some(sequence_index) => self.row_of(sequence_index)?,
            None => self.len().checked_sub(1)?,
        };
        let pull = self.pull(row)?;
        let draw = self.work(pull.sequence_index).map(|worked| StagedDraw {
            near: self.near(row, worked.idx),
            worked,
        });
        Some(StagedPull { pull, draw })
    }

    /// Returns the card with this index among those that remained before the pull of a row, and its neighbours.
    fn near(&self, row: usize, idx: u64) -> Vec<RemainingCard> {
        let remained = |at: &usize| self.taker(*at).is_none_or(|taker| taker >= row);
        let remaining = (0..self.cards()).filter(remained).enumerate();
        let idx = usize::try_from(idx).unwrap_or(usize::MAX);
        let first = idx.saturating_sub(AROUND);
        let last = idx.saturating_add(AROUND);
        let near = remaining.skip(first).take_while(|(at, _)| *at <= last);
        near.filter_map(|(at, position)| {
            let row = self.deck_row(position)?;
            Some(RemainingCard {
                idx: count(at),
                position: row.position,
                card: row.pack_card_id,
                price: row.initial_price,
            })
        })
        .collect()
    }
}
