//! Words the sentences that a reader sees, in seven languages. The types of the report are the keys, so the compiler finds
//! a missing sentence. Only a page that stops before its program runs has separate words (src/ui/shell/stopped.html).
//!
//! [`catalogue`] has the messages; every other module uses them through [`say!`]. A sentence is called through its module:
//! [`verdict::lead`], [`reading::waiting_for`]. There is no DOM here: the page, the
//! terminal and the package share the sentences.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]
#![cfg_attr(
    test,
    allow(clippy::restriction, reason = "a test that fails ends in a panic")
)]

pub mod about;
pub mod block;
pub mod card;
pub mod catalogue;
pub mod cause;
pub mod check_error;
pub mod commitments;
pub mod contract;
pub mod deck;
pub mod dependent;
pub mod detail;
pub mod difference;
pub mod digit;
pub mod draw;
pub mod endpoints;
pub mod files;
pub mod format;
pub mod highest;
pub mod how;
pub mod join;
pub mod labels;
pub mod language;
pub mod limits;
pub mod load_error;
mod messages;
pub mod network;
pub mod numerals;
pub mod odds;
pub mod point;
pub mod progress;
pub mod question;
pub mod reading;
pub mod safe_text;
pub mod share;
pub mod step;
pub mod subject;
pub mod timeline;
pub mod trust;
pub mod unread;
pub mod value;
pub mod verdict;
pub mod worked;
pub mod working;
pub mod wrong_card;

// The types, and each function that has the name of its module.
pub use about::{SAMPLE_EVENT, SAMPLE_PULL, SAMPLES};
pub use block::block;
pub use card::{Answered, Believed, Card, Context};
pub use cause::cause;
pub use check_error::{CheckError, check_error};
pub use detail::detail;
pub use difference::{Piece, difference};
pub use how::Passage;
pub use join::HERE;
pub use labels::labels;
pub use language::Language;
pub use load_error::{ErrorText, load_error};
pub use progress::Wait;
pub use question::question;
pub use safe_text::{SafeText, safe_text};
pub use share::{Origin, Saving};
pub use subject::subject;
pub use timeline::TimeSource;
pub use unread::unread;

/// The page's name, the same in every language.
pub const NAME: &str = "packproof";
