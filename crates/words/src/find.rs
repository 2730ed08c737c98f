//! A search in an event's lists, and its result.

use crate::catalogue::say;
use serde::{Deserialize, Serialize};

/// One of an event's lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum List {
    /// Its pulls, in `sequence_index` order.
    Pulls,
    /// Its deck, in the committed order.
    Deck,
}

/// A search in an event's lists.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SearchTerm {
    /// Rows that show this text.
    Text(String),
    /// The pull of this `sequence_index`, or the card that it takes.
    Pull(u64),
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchResult {
    /// In which list.
    pub list: List,
    /// The term of the search.
    pub term: SearchTerm,
    /// Its row; `None` when there is none.
    pub row: Option<u64>,
    /// Which of the matches this is, from 1.
    pub nth: u64,
    /// How many rows match.
    pub of: u64,
}

/// A search that found nothing.
fn none_matches(list: List) -> &'static str {
    match list {
        List::Pulls => say!(dealt_none_matches_pulls),
        List::Deck => say!(dealt_none_matches_deck),
    }
}

/// The result of a search.
pub fn found(found: &SearchResult) -> String {
    match (&found.term, found.row) {
        (SearchTerm::Text(text), _) if text.trim().is_empty() => String::new(),
        (SearchTerm::Text(_), None) => none_matches(found.list).into(),
        (SearchTerm::Text(_), Some(_)) => say!(find_match, nth = found.nth, of = found.of),
        (SearchTerm::Pull(pull), None) if found.list == List::Deck => takes_no_card(*pull),
        (SearchTerm::Pull(pull), None) => say!(find_no_pull, pull = *pull),
        (SearchTerm::Pull(pull), Some(_)) => say!(find_pull, pull = *pull),
    }
}

/// The search box of a list.
pub fn find_label(list: List) -> &'static str {
    match list {
        List::Pulls => say!(dealt_find_label_pulls),
        List::Deck => say!(dealt_find_label_deck),
    }
}

/// The way to a number.
pub fn go_label(list: List) -> &'static str {
    match list {
        List::Pulls => say!(dealt_go_label_pulls),
        List::Deck => say!(dealt_go_label_deck),
    }
}

/// No card of the deck was pulled so.
fn takes_no_card(pull: u64) -> String {
    say!(dealt_takes_no_card, pull = pull)
}
