//! A pack event as the page draws it, and one pull of it worked through.

use explain::Explanation;
use explain::event::{EventEnd, EventSubject, ExpectedValue, Mean, NoValue, RemainingValue};
use explain::event::{PullRow, WorkedDraw};
use serde::Serialize;

use crate::hash_line::HashLine;
use crate::subject::Event;
use crate::value::{Decimal, Hash, Hex, bounded};

/// A pack event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DrawnEvent {
    /// Its name, as published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// `pack_price`, as published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pack_price: Option<String>,
    /// `fairness_algo_version`, as published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub algo_version: Option<String>,
    /// Its counts.
    #[serde(flatten)]
    pub counts: Option<Event>,
    /// The value of the cards from the whole deck to the last pull; absent where it is unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<DeckValue>,
    /// Why it is unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_value: Option<&'static str>,
    /// Its pulls, in their order.
    pub draws: Vec<EventPull>,
}

/// A pull of an event, beside the card that the rules give.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EventPull {
    /// `sequence_index`.
    pub sequence_index: Decimal,
    /// `pull_id`, as published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pull_id: Option<String>,
    /// `user_id`: the text that is hashed.
    pub user_id: String,
    /// `username`, as published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub username: Option<String>,
    /// `pack_card_id`, as published.
    pub pack_card_id: String,
    /// The place of the card that the rules give, in the committed order from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<u64>,
    /// Whether the rules give the published card; absent where the draws were not replayed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agrees: Option<bool>,
}

/// The mean price of the cards that remained, and the rule that ends an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DeckValue {
    /// Of the whole deck.
    pub start: Digits,
    /// `stop_ev_buffer`, as it is spelt.
    pub buffer: String,
    /// The start times the buffer.
    pub threshold: Digits,
    /// `by_rule`, `by_last_pack` or `otherwise`: how the event ended.
    pub ended: &'static str,
    /// The pull after which it was below the threshold for the first time, if it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub below_after: Option<Decimal>,
}

/// A mean in decimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Digits {
    /// The digits, rounded down.
    pub digits: String,
    /// Whether they are all there are.
    pub is_exact: bool,
}

/// One pull of an event, with every value on the way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WorkedPull {
    /// The pull.
    #[serde(flatten)]
    pub pull: EventPull,
    /// `random_seed`.
    pub random_seed: Hash,
    /// `seed_salt`, of a v2 event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed_salt: Option<Hash>,
    /// The parts that are hashed.
    pub message: Message,
    /// R: the hash of them, and what that is made from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hash: Option<HashLine>,
    /// R as a decimal number.
    pub decimal: String,
    /// How many cards remained.
    pub remaining: u64,
    /// R mod remaining: the place among them, from 0.
    pub idx: u64,
    /// The card at that place: the one that the rules give.
    pub card: String,
    /// The cards that remained afterwards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<Remaining>,
    /// Why their value is unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_value: Option<&'static str>,
}

/// The parts that a pull's hash is of, in their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Message {
    /// The effective seed.
    pub effective_seed: Hex,
    /// `sequence_index`, as 8 bytes.
    pub sequence_index: Hex,
    /// `user_id`, as UTF-8.
    pub user_id: Hex,
    /// The tag.
    pub tag: Hex,
}

/// The cards that remained after a pull.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Remaining {
    /// How many.
    pub cards: u64,
    /// Their prices together.
    pub total: String,
    /// Their mean; absent where none remained.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mean: Option<Digits>,
    /// Whether it is below the threshold.
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

const fn reason(why: &NoValue) -> &'static str {
    match why {
        NoValue::NotReplayed => "not_replayed",
        NoValue::NoCards => "no_cards",
        NoValue::Price(_) => "price",
        NoValue::Buffer => "buffer",
        NoValue::TooLarge => "too_large",
    }
}

impl DrawnEvent {
    /// An event.
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
    /// A pull; `position` counts from 0.
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
    /// A pull worked through.
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
