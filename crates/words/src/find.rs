//! Words a search in an event's lists, and its result.

use crate::catalogue::say;
use serde::{Deserialize, Serialize};

/// One of an event's lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum List {
    /// The pulls of the event, in `sequence_index` order.
    Pulls,
    /// The deck of the event, in the committed order.
    Deck,
}

/// The term of a search in an event's lists.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SearchTerm {
    /// A text that the row shows.
    Text(String),
    /// The `sequence_index` of a pull, or of the pull that takes a card.
    Pull(u64),
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchResult {
    /// The list that was searched.
    pub list: List,
    /// The term of the search.
    pub term: SearchTerm,
    /// The row of the match; `None` if there is none.
    pub row: Option<u64>,
    /// The number of this match, from 1.
    pub nth: u64,
    /// The number of matching rows.
    pub of: u64,
}

/// Says that no row of a list matches.
fn none_matches(list: List) -> &'static str {
    match list {
        List::Pulls => say!(dealt_none_matches_pulls),
        List::Deck => say!(dealt_none_matches_deck),
    }
}

/// Words the result of a search.
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

/// Captions the search box of a list.
pub fn find_label(list: List) -> &'static str {
    match list {
        List::Pulls => say!(dealt_find_label_pulls),
        List::Deck => say!(dealt_find_label_deck),
    }
}

/// Captions the box that leads to a row by its number.
pub fn go_label(list: List) -> &'static str {
    match list {
        List::Pulls => say!(dealt_go_label_pulls),
        List::Deck => say!(dealt_go_label_deck),
    }
}

/// Says that the pull of this number takes no card of the deck.
fn takes_no_card(pull: u64) -> String {
    say!(dealt_takes_no_card, pull = pull)
}
