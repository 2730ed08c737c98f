//! Writes a pack event as the page draws it, and one pull of it with every step of its computation.

use explain::Explanation;
use explain::event::{EventEnd, EventSubject, ExpectedValue, Mean, RemainingValue, ValueError};
use explain::event::{PullRow, WorkedDraw};
use serde::Serialize;

use crate::hash_line::HashLine;
use crate::subject::Event;
use crate::value::{Decimal, Hash, Hex, bounded};

/// A pack event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DrawnEvent {
    /// The name of the event, as published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The published `pack_price`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pack_price: Option<String>,
    /// The published `fairness_algo_version`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub algo_version: Option<String>,
    /// The counts of the event.
    #[serde(flatten)]
    pub counts: Option<Event>,
    /// The value of the cards from the whole deck to the last pull; absent if it is unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<DeckValue>,
    /// The code of the reason for which the value is unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_value: Option<&'static str>,
    /// The pulls of the event, in order.
    pub draws: Vec<EventPull>,
}

/// A pull of an event, beside the card that the rules give.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EventPull {
    /// The `sequence_index` of the pull.
    pub sequence_index: Decimal,
    /// The published `pull_id`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pull_id: Option<String>,
    /// The `user_id`, as the text that the rules hash.
    pub user_id: String,
    /// The published `username`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub username: Option<String>,
    /// The published `pack_card_id`.
    pub pack_card_id: String,
    /// The place of the card that the rules give, in the committed order from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<u64>,
    /// True if the rules give the published card; absent if the draws were not replayed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agrees: Option<bool>,
}

/// The mean price of the cards that remained, and the rule that ends an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DeckValue {
    /// The mean price of the whole deck.
    pub start: Digits,
    /// The published `stop_ev_buffer`, as the payload spells it.
    pub buffer: String,
    /// The product of `start` and `buffer`.
    pub threshold: Digits,
    /// The way in which the event ended: `by_rule`, `by_last_pack` or `otherwise`.
    pub ended: &'static str,
    /// The pull after which the mean was below the threshold for the first time, if it ever was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub below_after: Option<Decimal>,
}

/// A mean in decimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Digits {
    /// The digits, rounded down.
    pub digits: String,
    /// True if the digits are the exact value.
    pub is_exact: bool,
}

/// One pull of an event, with every value on the way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WorkedPull {
    /// The pull.
    #[serde(flatten)]
    pub pull: EventPull,
    /// The published `random_seed`.
    pub random_seed: Hash,
    /// The published `seed_salt` of a v2 event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed_salt: Option<Hash>,
    /// The parts of the hashed message.
    pub message: Message,
    /// R: the hash of the message, with the bytes that it is the hash of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hash: Option<HashLine>,
    /// R as a decimal number.
    pub decimal: String,
    /// The number of cards that remained before the pull.
    pub remaining: u64,
    /// R mod remaining: the place of the card among them, from 0.
    pub idx: u64,
    /// The card at that place, which the rules give.
    pub card: String,
    /// The cards that remained after the pull.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<Remaining>,
    /// The code of the reason for which their value is unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_value: Option<&'static str>,
}

/// The parts of the message that a pull's hash covers, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Message {
    /// The effective seed.
    pub effective_seed: Hex,
    /// The `sequence_index`, as 8 bytes.
    pub sequence_index: Hex,
    /// The `user_id`, as UTF-8.
    pub user_id: Hex,
    /// The tag that ends the message.
    pub tag: Hex,
}

/// The cards that remained after a pull.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Remaining {
    /// The number of cards.
    pub cards: u64,
    /// The sum of their prices.
    pub total: String,
    /// The mean of their prices; absent if none remained.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mean: Option<Digits>,
    /// True if the mean is below the threshold.
    pub is_below: bool,
}

impl From<&Mean> for Digits {
    fn from(mean: &Mean) -> Self {
        Self {
            digits: mean.digits.clone(),
            is_exact: mean.exact,
        }
    }
}

const fn reason(why: &ValueError) -> &'static str {
    match why {
        ValueError::NotReplayed => "not_replayed",
        ValueError::NoCards => "no_cards",
        ValueError::Price(_) => "price",
        ValueError::Buffer => "buffer",
        ValueError::TooLarge => "too_large",
    }
}

impl DrawnEvent {
    /// Builds the drawing of an event.
    pub fn of(event: &EventSubject, shown: &Explanation) -> Self {
        let text = |text: &Option<String>| text.as_deref().map(bounded);
        let view = shown.event();
        let value = view.map(|view| view.drawdown().value);
        let (value, no_value) = match value {
            Some(Ok(value)) => (Some(DeckValue::of(&value)), None),
            Some(Err(why)) => (None, Some(reason(&why))),
            None => (None, None),
        };
        let rows = view.map(|view| view.pulls(0, u64::MAX)).unwrap_or_default();
        let draws = rows.iter().map(|row| {
            let position = view.and_then(|view| view.position_of(row.sequence_index));
            EventPull::of(row, position.map(verify::report::count))
        });
        Self {
            name: text(&event.name),
            pack_price: text(&event.pack_price),
            algo_version: text(&event.algo_version),
            counts: Event::of(&shown.overview.subject),
            value,
            no_value,
            draws: draws.collect(),
        }
    }
}

impl EventPull {
    /// Builds the drawing of a pull; `position` counts from 0.
    fn of(row: &PullRow, position: Option<u64>) -> Self {
        Self {
            sequence_index: row.sequence_index.into(),
            pull_id: row.pull_id.as_deref().map(bounded),
            user_id: bounded(&row.user_id),
            username: row.username.as_deref().map(bounded),
            pack_card_id: bounded(&row.pack_card_id),
            position: position.map(|position| position.saturating_add(1)),
            agrees: row.agrees,
        }
    }
}

impl DeckValue {
    fn of(value: &ExpectedValue) -> Self {
        let (ended, below) = match value.ended {
            EventEnd::ByRule(pull) => ("by_rule", Some(pull)),
            EventEnd::ByLastPack(below) => ("by_last_pack", below),
            EventEnd::Otherwise(below) => ("otherwise", below),
        };
        Self {
            start: (&value.start).into(),
            buffer: bounded(&value.buffer),
            threshold: (&value.threshold).into(),
            ended,
            below_after: below.map(Decimal::from),
        }
    }
}

impl WorkedPull {
    /// Builds the drawing of a pull with every step of its computation.
    pub fn of(worked: &WorkedDraw) -> Self {
        let [seed, place, buyer, tag] = worked.message.clone().map(Hex);
        let (after, no_value) = match &worked.after {
            Ok(after) => (Some(Remaining::of(after)), None),
            Err(why) => (None, Some(reason(why))),
        };
        Self {
            pull: EventPull::of(&worked.pull, worked.position.checked_sub(1)),
            random_seed: Hash(worked.random_seed),
            seed_salt: worked.seed_salt.map(Hash),
            message: Message {
                effective_seed: seed,
                sequence_index: place,
                user_id: buyer,
                tag,
            },
            hash: worked.preimage().map(|made| HashLine::of("r", &made)),
            decimal: worked.decimal.clone(),
            remaining: worked.remaining,
            idx: worked.idx,
            card: bounded(&worked.card),
            after,
            no_value,
        }
    }
}

impl Remaining {
    fn of(after: &RemainingValue) -> Self {
        Self {
            cards: after.cards,
            total: after.total.clone(),
            mean: after.mean.as_ref().map(Digits::from),
            is_below: after.below,
        }
    }
}
