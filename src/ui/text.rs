//! Every sentence of the page, keyed by the types of the report: the compiler finds a missing one.
//!
//! No DOM in here: the terminal's report is worded by it too.

mod about;
mod bond;
mod cause;
mod contract;
mod dealt;
pub mod dependent;
pub mod draw;
mod endpoints;
mod experiment;
mod files;
mod format;
mod group;
mod how;
mod joint;
mod labels;
pub mod language;
mod merkle;
mod network;
pub mod numerals;
pub mod odds;
mod paper;
mod point;
mod progress;
mod reading;
mod said;
mod share;
mod step;
mod timeline;
mod trouble;
mod trust;
mod unread;
mod value;
mod verdict;
pub mod words;
mod worked;

pub use about::*;
pub use bond::*;
pub use cause::{cause, not_replayable};
pub use contract::{
    Coordinator, beside, coordinator, list, met, several_coordinators, words_served,
};
pub use dealt::*;
pub use endpoints::*;
pub use experiment::*;
pub use files::*;
pub use format::{bytes, money, money_range, odds, percentage, price, when};
pub use group::{answer, question, tally};
pub use how::*;
pub use joint::*;
pub use labels::{both_labels, is_computed, labels, relation};
pub use language::Language;
pub use merkle::*;
pub use network::{Network, network};
pub use numerals::thousands;
pub use paper::*;
pub use point::sentence;
pub use progress::*;
pub use reading::{
    Asked, agreement, asked, asking, chain, disagreements, exact_reading, finality, hosts,
    more_differ, more_unneeded, of_some, recorded, seen_name, tellers, told_by, unneeded,
    unneeded_entries, who_said,
};
pub use said::{Said, said};
pub use share::*;
pub use step::{checked_by, failed_lead, failed_means, failed_todo, more, title};
pub use timeline::*;
pub use trouble::{TroubleText, trouble};
pub use trust::*;
pub use unread::{fault, fault_name, unread, way_on};
pub use value::{differing_from, exact, pair, place, position, short, short_hash};
pub use verdict::{
    document_title, heading, lead, mark_word, note, server_says_no, tab, told_by_one, verdict_said,
    verdict_word,
};

use verdict::unread_contract;
pub use worked::*;

use verify::report::{Status, Step};
pub(crate) use words::say;

/// The page's name, the same in every language.
pub const NAME: &str = "packproof";

/// One plain sentence on how a step ended.
pub fn detail(step: &Step) -> String {
    match &step.status {
        Status::Passed(evidence) => match evidence.comparisons() {
            1 => say!(detail_one_agrees).into(),
            many => say!(detail_all_agree, many = many),
        },
        Status::Skipped(why) => cause(why),
        Status::Failed { differing } => {
            let first = step
                .findings
                .iter()
                .find(|finding| !finding.agrees())
                .map_or_else(|| say!(detail_differs).into(), sentence);
            match differing.get().saturating_sub(1) {
                0 => first,
                more => say!(detail_more, first = first, more = more),
            }
        }
    }
}

/// What a copy button copies.
pub fn copy(what: &str) -> String {
    say!(copy_value, what = what)
}
