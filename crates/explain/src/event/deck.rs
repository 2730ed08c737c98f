//! Lists the positions of an event's deck, and counts the cards that its pulls took.

use serde::{Deserialize, Serialize};
use verify::report::count;

use super::rows::PullRow;
use super::value::{ExpectedValue, ValueError};
use super::view::EventView;

/// The most cells of the deck's picture.
const CELLS: usize = 400;

/// A position of the deck.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckRow {
    /// The place in the committed order, counted from 1.
    pub position: u64,
    /// `pack_card_id`, as published.
    pub pack_card_id: String,
    /// `card_inventory_id`, as published.
    pub card_inventory_id: Option<String>,
    /// `initial_price`, a decimal string, as published.
    pub initial_price: Option<String>,
    /// The pull that draws the card by the recipe; `None` if no pull draws it or nothing was replayed.
    pub pull: Option<PullRow>,
}

/// The deck's drawdown from the first pull to the last, as pictures show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawdown {
    /// The number of cards.
    pub cards: u64,
    /// The number of cards that were pulled.
    pub pulled: u64,
    /// The number of neighbouring cards of the committed order that a cell represents.
    pub cell: u64,
    /// The number of pulled cards in each cell.
    pub cells: Vec<u64>,
    /// The value of the remaining cards, or the reason why it is unknown.
    pub value: Result<ExpectedValue, ValueError>,
}

impl EventView<'_> {
    /// Returns `count` positions from the one at `from`, counted from 0.
    pub fn deck(&self, from: u64, count: u64) -> Vec<DeckRow> {
        let at = |row: u64| usize::try_from(row).unwrap_or(usize::MAX);
        (at(from)..self.cards())
            .take(at(count))
            .filter_map(|position| self.deck_row(position))
            .collect()
    }

    /// Returns the position that a pull draws, counted from 0.
    pub fn position_of(&self, sequence_index: u64) -> Option<usize> {
        let row = self.row_of(sequence_index)?;
        self.replay.taken.get(row).copied()
    }

    /// Returns the deck's drawdown and its value from the first pull to the last.
    pub fn drawdown(&self) -> Drawdown {
        let cell = self.cards().div_ceil(CELLS).max(1);
        let pulled = |cell: &[Option<usize>]| count(cell.iter().flatten().count());
        let taken = &self.replay.taken;
        Drawdown {
            cards: count(self.cards()),
            pulled: count(taken.len()),
            cell: count(cell),
            cells: self.cache.takers.chunks(cell).map(pulled).collect(),
            value: self.prices().and_then(|prices| prices.drawdown(taken)),
        }
    }

    pub(super) fn deck_row(&self, position: usize) -> Option<DeckRow> {
        let object = self.entry(position)?.object()?;
        Some(DeckRow {
            position: count(position).saturating_add(1),
            pack_card_id: object.display("pack_card_id")?,
            card_inventory_id: object.display("card_inventory_id"),
            initial_price: object.display("initial_price"),
            pull: self.taker(position).and_then(|row| self.pull(row)),
        })
    }
}
