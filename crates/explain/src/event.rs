//! Computes the parts of a pack event that the page shows.

mod decimal;
mod deck;
mod hashes;
mod needle;
mod priced;
mod prices;
mod row_filter;
mod rows;
mod stated_return;
mod subject;
mod value;
mod view;
mod worked;
mod wrong_pull;

pub use deck::{DeckRow, Drawdown};
pub(crate) use hashes::hashes;
pub use needle::Fold;
pub use priced::{Fate, PricedCard, PricedCards};
pub use row_filter::RowFilter;
pub use rows::{AccountPulls, Accounts, PullRow};
pub use subject::EventSubject;
pub(crate) use subject::subject;
pub use value::{EventEnd, ExpectedValue, Mean, RemainingValue, ValueError};
pub(crate) use view::EventReplayCache;
pub use view::EventView;
pub use worked::WorkedDraw;
