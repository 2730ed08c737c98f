//! Lists the cards of an event's deck by their price, each with where it went.

use serde::{Deserialize, Serialize};
use verify::json::Raw;
use verify::order;
use verify::report::count;

use super::decimal;
use super::deck::DeckRow;
use super::rows::PullRow;
use super::view::EventView;

/// The most cards of one list.
const SHOWN: usize = 10;

/// The cards of a deck with the highest `initial_price`, or those of a price that the reader chose and above.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PricedCards {
    /// The price that the reader chose, a plain decimal; `None` for the highest prices.
    pub from: Option<String>,
    /// The first ten cards: by falling price, or from the chosen price upwards. Cards of one price are in the order of
    /// the deck.
    pub rows: Vec<PricedCard>,
    /// The number of cards that the list is about: its rows, or all from the chosen price.
    pub cards: u64,
    /// The number of these cards that pulls took by the rules; `None` if the draws were not replayed.
    pub pulled: Option<u64>,
    /// The number of cards with exactly the chosen price, or with the lowest listed one.
    pub same: u64,
    /// The number of cards of the deck whose price is no plain decimal.
    pub unpriced: u64,
}

/// A card of the deck, and where it went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PricedCard {
    /// The card.
    pub card: DeckRow,
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

/// A price in units that can be compared, and the position of its card.
type Priced = (u128, usize);

impl EventView<'_> {
    /// Returns the ten cards with the highest `initial_price`, each with where it went.
    pub fn highest(&self) -> PricedCards {
        let (mut all, unpriced) = self.priced();
        order::sort_by(&mut all, |one, other| {
            other.0.cmp(&one.0).then(one.1.cmp(&other.1))
        });
        let shown: Vec<Priced> = all.iter().copied().take(SHOWN).collect();
        let last = shown.last().map(|(price, _)| *price);
        let same = all.iter().filter(|(price, _)| Some(*price) == last);
        PricedCards {
            from: None,
            same: count(same.count()),
            unpriced,
            ..self.listed(&shown)
        }
    }

    /// Returns the cards from a price upwards, each with where it went; `None` if the price is no plain decimal.
    pub fn priced_from(&self, price: &str) -> Option<PricedCards> {
        let from = decimal::plain(price)?.units()?;
        let (mut all, unpriced) = self.priced();
        all.retain(|(price, _)| *price >= from);
        order::sort_by(&mut all, Ord::cmp);
        let same = all.iter().filter(|(price, _)| *price == from);
        Some(PricedCards {
            from: Some(price.to_owned()),
            same: count(same.count()),
            unpriced,
            ..self.listed(&all)
        })
    }

    /// Reads the price of each card. Also returns the number of cards without one.
    fn priced(&self) -> (Vec<Priced>, u64) {
        let price = |position| decimal::price(self.entry(position)?)?.units();
        let priced = (0..self.cards()).filter_map(|position| Some((price(position)?, position)));
        let priced: Vec<_> = priced.collect();
        let unpriced = self.cards().saturating_sub(priced.len());
        (priced, count(unpriced))
    }

    /// Counts these cards, and lists the first of them.
    fn listed(&self, cards: &[Priced]) -> PricedCards {
        let taken = cards.iter().filter(|(_, at)| self.taker(*at).is_some());
        let shown = cards.iter().take(SHOWN);
        let shown = shown.filter_map(|(_, at)| Some((*at, self.deck_row(*at)?)));
        let shown: Vec<(usize, DeckRow)> = shown.collect();
        let recorded = self.recorded(&shown);
        let rows = shown.into_iter().zip(recorded);
        PricedCards {
            rows: rows
                .map(|((at, card), recorded)| PricedCard {
                    fate: self.fate(at, recorded),
                    card,
                })
                .collect(),
            cards: count(cards.len()),
            pulled: self.replay.is_replayed.then(|| count(taken.count())),
            ..PricedCards::default()
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
