//! Holds the value of the cards that remain, and the rule that ends an event.

use core::error::Error;
use core::fmt;

use serde::{Deserialize, Serialize};

/// The cards that remained after a pull, by their `initial_price`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RemainingValue {
    /// The number of cards.
    pub cards: u64,
    /// The exact sum of their prices.
    pub total: String,
    /// The mean price of the remaining cards; `None` if no cards remained.
    pub mean: Option<Mean>,
    /// True if the mean is below starting EV times `stop_ev_buffer`, compared exactly.
    pub below: bool,
}

/// A mean in decimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mean {
    /// The digits, rounded down.
    pub digits: String,
    /// True if the digits are the whole number.
    pub exact: bool,
}

/// The mean `initial_price` of the remaining cards, from the whole deck to the last pull.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExpectedValue {
    /// The mean of the whole deck: the starting EV.
    pub start: Mean,
    /// `stop_ev_buffer`, as it is spelt.
    pub buffer: String,
    /// Starting EV times `stop_ev_buffer`.
    pub threshold: Mean,
    /// `stop_ev_buffer` in ten-thousandths, rounded down: the place of the threshold in the picture.
    pub threshold_share: u64,
    /// The event's end, compared with the rule.
    pub ended: EventEnd,
    /// The number of pulls that a point of the line represents.
    pub step: u64,
    /// The lowest and the highest remaining EV at each point, in ten-thousandths of the starting EV,
    /// rounded down. The first point begins before the first pull.
    pub line: Vec<(u64, u64)>,
}

/// The event's end, compared with the rule that ends it when remaining EV drops below the threshold. An `Option` is the
/// first pull after which it was below, although the event went on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EventEnd {
    /// Remaining EV dropped below the threshold for the first time after this pull, which was the last.
    ByRule(u64),
    /// Every card was pulled.
    ByLastPack(Option<u64>),
    /// Cards remained, and the last pull was not the first to drop below the threshold.
    Otherwise(Option<u64>),
}

/// The reasons why an expected value is unknown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ValueError {
    /// The draws were not replayed.
    NotReplayed,
    /// The deck has no cards.
    NoCards,
    /// The card at this position, from 1, lacks a price that is a plain decimal of at most 18 digits.
    Price(u64),
    /// `stop_ev_buffer` is not a number from 0 that 18 digits can hold.
    Buffer,
    /// The products are beyond 128 bits.
    TooLarge,
}

impl fmt::Display for ValueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotReplayed => f.write_str("the draws were not replayed"),
            Self::NoCards => f.write_str("there are no cards"),
            Self::Price(position) => write!(f, "card {position} has no price"),
            Self::Buffer => f.write_str("stop_ev_buffer is no number"),
            Self::TooLarge => f.write_str("beyond 128 bits"),
        }
    }
}

impl Error for ValueError {}
