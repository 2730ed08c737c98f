//! Computes the parts of a pack event that the page shows.

mod decimal;
mod deck;
mod hashes;
mod highest;
mod needle;
mod prices;
mod rows;
mod search;
mod stated_return;
mod subject;
mod value;
mod view;
mod worked;
mod wrong_pull;

pub use deck::{DeckRow, Drawdown};
pub(crate) use hashes::hashes;
pub use highest::{Fate, HighestCard, HighestCards};
pub use needle::Fold;
pub use rows::PullRow;
pub use search::{AccountPulls, FoundPulls};
pub use subject::EventSubject;
pub(crate) use subject::subject;
pub use value::{EventEnd, ExpectedValue, Mean, RemainingValue, ValueError};
pub(crate) use view::EventReplayCache;
pub use view::EventView;
pub use worked::WorkedDraw;
