//! Words the sentences that a reader sees, in seven languages. The types of the report are the keys, so the compiler
//! finds a missing sentence. Only a page that stops before its program runs has words of its own
//! (src/ui/shell/stopped.html).
//!
//! [`catalogue`] has the messages; every other module uses them through [`say!`]. There is no DOM here: the page, the
//! terminal and the package share the sentences.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]
#![cfg_attr(
    test,
    allow(clippy::restriction, reason = "a test that fails ends in a panic")
)]

mod about;
mod block;
mod card;
pub mod catalogue;
mod cause;
mod check_error;
mod commitments;
mod contract;
mod deck;
pub mod dependent;
mod detail;
mod difference;
mod digit;
pub mod draw;
mod endpoints;
mod files;
mod format;
mod highest;
mod how;
mod join;
mod labels;
pub mod language;
mod limits;
mod load_error;
mod messages;
mod network;
pub mod numerals;
pub mod odds;
mod point;
mod progress;
mod question;
mod reading;
mod safe_text;
mod share;
mod step;
mod subject;
mod timeline;
mod trust;
mod unread;
mod value;
mod verdict;
mod worked;
mod working;
mod wrong_card;

pub use about::*;
pub use block::{block, block_name};
pub use card::{Answered, Believed, Card, Context};
pub use cause::{cause, cause_before_reading};
pub use check_error::{CheckError, check_error, error_heading};
pub use commitments::*;
pub use contract::{coordinator, list, several_coordinators, words_asked};
pub use deck::*;
pub use detail::detail;
pub use difference::{Piece, difference};
pub use digit::{changed_field, copy_lead, copy_said, others_of_copy};
pub use endpoints::*;
pub use files::*;
pub use format::{bytes, money, money_range, odds, price, thousands, utc, when};
pub use highest::*;
pub use how::*;
pub use join::*;
pub use labels::{both_labels, is_computed, labels, relation};
pub use language::Language;
pub use limits::{drawn_before, limits_of_pass, stated_return};
pub use load_error::{ErrorText, elsewhere, load_error, load_heading};
pub use network::{chain, network_kind, network_meaning};
pub use point::sentence;
pub use progress::*;
pub use question::{answer, being_read, question, to_come};
pub use reading::{
    answers, asking, exact_reading, finality, left_out_refutes, proven_to, read_before, reader,
    reader_in_full, reader_in_short, recorded, rests_on, waiting_for, without_a_view,
};
pub use safe_text::{SafeText, middle, safe_json, safe_line, safe_text};
pub use share::*;
pub use step::{checked_by, failed_lead, failed_means, failed_todo, more, title, title_of};
pub use subject::subject;
pub use timeline::*;
pub use trust::unbound;
pub use unread::{fault, fault_name, unread, way_on};
pub use value::{exact, place_of, position, short_hash};
pub use verdict::{
    after_reasons, beneath, caution, document_title, heading, lead, mark_word, note, tab,
    verdict_said,
};
pub use worked::*;
pub use working::*;
pub use wrong_card::{card_amount, sources};

/// The page's name, the same in every language.
pub const NAME: &str = "packproof";
