//! Computes the parts of a Pack pull that the page shows.

mod candidates;
mod dependents;
mod hashes;
mod odds;
mod path;
mod subject;
mod timeline;
mod top_band;
mod view;
mod wrong_award;

pub use candidates::{Blocked, BlockedBy, Candidate};
pub use dependents::{BandName, DrawReport, DrawRow};
pub(crate) use hashes::of_draw;
pub use odds::{Chance, Odds, expected, mean};
pub use path::{CardPath, PathNode, Side};
pub(crate) use subject::subject;
pub use subject::{BandRow, PullSubject};
pub use timeline::{Moment, MomentKind, MomentStatus, OtherWord, Timeline};
pub use top_band::TopBand;
pub use view::{CardRow, PullView};
