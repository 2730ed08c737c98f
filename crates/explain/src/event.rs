//! What is shown of a pack event.

mod decimal;
mod deck;
mod prices;
mod rows;
mod subject;
mod value;
mod view;
mod row_filter;
mod worked;

pub use deck::{Drawdown, DeckRow};
pub use rows::PullRow;
pub use subject::EventSubject;
pub(crate) use subject::subject;
pub use value::{After, Ended, ExpectedValue, Mean, NoValue};
pub(crate) use view::EventReplayCache;
pub use view::EventView;
pub use row_filter::RowFilter;
pub use worked::Worked;
