//! Lists the cards of an event's deck with the highest prices, each with where it went.

use serde::{Deserialize, Serialize};
use verify::json::Raw;
use verify::order;
use verify::report::count;

use super::decimal;
use super::deck::DeckRow;
use super::rows::PullRow;
use super::view::EventView;

/// The number of listed cards.
const SHOWN: usize = 10;

/// The cards of a deck with the highest `initial_price`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HighestCards {
    /// The cards by falling price. Cards of one price are in the order of the deck.
    pub rows: Vec<HighestCard>,
    /// The number of these cards that pulls took by the rules; `None` if the draws were not replayed.
    pub pulled: Option<u64>,
    /// The number of cards of the deck with the lowest listed price.
    pub same: u64,
    /// The number of cards of the deck whose price is not a plain decimal.
    pub unpriced: u64,
}

/// A card of the deck, and where it went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HighestCard {
    /// The card.
    pub card: DeckRow,
    /// The title that a pull of this very card gives it.
    pub title: Option<String>,
    /// The place that it went to.
    pub fate: Fate,
}

/// The place that a card of the deck went to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// This pull took it, by the rules and by the shop's record.
    Pulled(Box<PullRow>),
    /// This pull takes it by the rules, and the shop recorded another card.
    ByRules(Box<PullRow>),
    /// The shop recorded it for this pull. The rules give that pull another card, or it was not replayed.
    Recorded(Box<PullRow>),
    /// No pull took it before the event ended.
    Left,
    /// No pull took it, and the event still runs.
    InDeck,
    /// The draws were not replayed, and no pull names the card.
    Unknown,
}

impl Fate {
    /// Returns the name of the fate in `data-fate`.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Pulled(_) => "pulled",
            Self::ByRules(_) => "by-rules",
            Self::Recorded(_) => "recorded",
            Self::Left => "left",
            Self::InDeck => "in-deck",
            Self::Unknown => "unknown",
        }
    }

    /// Returns the pull that took the card.
    pub fn pull(&self) -> Option<&PullRow> {
        match self {
            Self::Pulled(pull) | Self::ByRules(pull) | Self::Recorded(pull) => Some(pull),
            Self::Left | Self::InDeck | Self::Unknown => None,
        }
    }
}

impl EventView<'_> {
    /// Returns the ten cards with the highest `initial_price`, each with where it went.
    pub fn highest(&self) -> HighestCards {
        let price = |position| decimal::price(self.entry(position)?)?.units();
        let all = (0..self.cards()).filter_map(|position| Some((price(position)?, position)));
        let mut all: Vec<(u128, usize)> = all.collect();
        let unpriced = self.cards().saturating_sub(all.len());
        order::sort_by(&mut all, |one, other| {
            other.0.cmp(&one.0).then(one.1.cmp(&other.1))
        });
        let last = all.iter().take(SHOWN).next_back().map(|(price, _)| *price);
        let same = all.iter().filter(|(price, _)| Some(*price) == last);
        let same = count(same.count());
        let shown = all.iter().take(SHOWN);
        let shown = shown.filter_map(|(_, at)| Some((*at, self.deck_row(*at)?)));
        let shown: Vec<(usize, DeckRow)> = shown.collect();
        let taken = shown.iter().filter(|(at, _)| self.taker(*at).is_some());
        let pulled = self.replay.is_replayed.then(|| count(taken.count()));
        let recorded = self.recorded(&shown);
        let rows = shown.into_iter().zip(recorded);
        let rows = rows.map(|((at, card), recorded)| HighestCard {
            title: self.title_of(&card, [self.taker(at), recorded]),
            fate: self.fate(at, recorded),
            card,
        });
        HighestCards {
            rows: rows.collect(),
            pulled,
            same,
            unpriced: count(unpriced),
        }
    }

    fn fate(&self, position: usize, recorded: Option<usize>) -> Fate {
        let pull = |row: usize| self.pull(row).map(Box::new);
        if let Some(pull) = self.taker(position).and_then(pull) {
            return match pull.agrees {
                Some(false) => Fate::ByRules(pull),
                _ => Fate::Pulled(pull),
            };
        }
        if let Some(pull) = recorded.and_then(pull) {
            return Fate::Recorded(pull);
        }
        let object = self.document.object();
        match object.required("is_active").ok() {
            Some(true) => Fate::InDeck,
            _ if self.replay.is_replayed => Fate::Left,
            _ => Fate::Unknown,
        }
    }

    /// Returns the title that the first of these pulls gives the card. A pull of another card names that one.
    fn title_of(&self, card: &DeckRow, pulls: [Option<usize>; 2]) -> Option<String> {
        let mut pulls = pulls.into_iter().flatten().filter_map(|row| self.pull(row));
        let pull = pulls.find(|pull| pull.pack_card_id == card.pack_card_id)?;
        pull.title
    }

    /// Finds, for each of these cards, the row of the pull that the shop recorded it for, unless the rules give it to
    /// that pull too.
    fn recorded(&self, cards: &[(usize, DeckRow)]) -> Vec<Option<usize>> {
        let mut found = vec![None; cards.len()];
        for (row, (pull, agrees)) in self.replay.pulls.iter().enumerate() {
            if *agrees == Some(true) {
                continue;
            }
            let object = self.document.value(*pull).and_then(Raw::object);
            let id = object.and_then(|object| object.display("pack_card_id"));
            for (found, (_, card)) in found.iter_mut().zip(cards) {
                if id.as_ref() == Some(&card.pack_card_id) {
                    *found = Some(row);
                }
            }
        }
        found
    }
}
