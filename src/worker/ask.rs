//! Defines the page's questions about the checked payload. Each has one answer, under the question's id.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::message::{Channel, Message};
use super::response::CheckedCopy;
use explain::event::{DeckRow, Drawdown, FoundPulls, HighestCards, PullRow, WorkedDraw};
use explain::pull::{Candidate, CardRow, DrawReport, DrawRow};
use verify::hash::Hash32;

/// A question about the checked payload.
pub trait Ask: Into<Question> {
    /// The answer.
    type Answer: Serialize + DeserializeOwned + Send + Sync + 'static;
}

/// Defines each question as a separate type, with its answer, and all of them as [`Question`].
macro_rules! questions {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty,)* } -> $answer:ty;)*) => {
        /// Any question, as it crosses to the worker.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub enum Question {
            $($(#[$doc])* $name($name),)*
        }

        $(
            $(#[$doc])*
            #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
            pub struct $name {
                $($(#[$field_doc])* pub $field: $type,)*
            }

            impl Ask for $name {
                type Answer = $answer;
            }

            impl From<$name> for Question {
                fn from(question: $name) -> Self {
                    Self::$name(question)
                }
            }
        )*
    };
}

questions! {
    /// Rows of the event's pulls, in `sequence_index` order.
    PullRows {
        /// The first row, counted from 0.
        from: u64,
        /// The number of rows.
        count: u64,
    } -> Vec<PullRow>;
    /// The row of a pull among [`PullRows`]; `None` if the event has no such pull.
    RowOfPull {
        /// The pull's `sequence_index`.
        pull: u64,
    } -> Option<u64>;
    /// The pulls that a reader means by a text.
    FindPulls {
        /// The text.
        text: String,
    } -> FoundPulls;
    /// A pull worked through; `None` if there is no such pull, or it was not replayed.
    WorkedPull {
        /// The pull's `sequence_index`.
        pull: u64,
    } -> Option<WorkedDraw>;
    /// Positions of the event's deck, in the committed order.
    DeckRows {
        /// The first position, counted from 0.
        from: u64,
        /// The number of positions.
        count: u64,
    } -> Vec<DeckRow>;
    /// The course of the deck's drawdown, and its worth.
    DeckDrawdown {} -> Drawdown;
    /// The cards of the event's deck with the highest prices.
    HighestPrices {} -> HighestCards;
    /// Cards of a band of the pull's version, by their rank for its word.
    Candidates {
        /// The band, counted from 0.
        band: u64,
        /// The first rank, counted from 0.
        from: u64,
        /// The number of cards.
        count: u64,
    } -> Vec<Candidate>;
    /// Cards of the pull's version.
    CardRows {
        /// The first row, counted from 0.
        from: u64,
        /// The number of rows.
        count: u64,
    } -> Vec<CardRow>;
    /// The row among [`CardRows`] of the first card whose id begins with a text; `None` if there is none.
    RowOfCard {
        /// The text.
        term: String,
    } -> Option<u64>;
    /// The other draws of a pull's window, the latest word first.
    DrawRows {
        /// The first row, counted from 0.
        from: u64,
        /// The number of rows.
        count: u64,
    } -> Vec<DrawRow>;
    /// Another draw of a pull's window, with its row among [`DrawRows`]; `None` if there is none.
    OtherDraw {
        /// The draw's pull key.
        pull_key: Hash32,
    } -> Option<(u64, DrawReport)>;
    /// The check of a copy of the payload with one digit changed; `None` if there is no digit to change.
    ChangedDigit {} -> Option<CheckedCopy>;
    /// The payload and the reading of its contract, as one file with the answer.
    SavedProof {} -> ();
}

impl Message for Question {
    const CHANNEL: Channel = Channel::Asks;
}

/// The answer to a question.
#[derive(Debug, Serialize, Deserialize)]
pub struct Answered<T>(pub T);

impl<T: Serialize + DeserializeOwned> Message for Answered<T> {
    const CHANNEL: Channel = Channel::Asks;
}
