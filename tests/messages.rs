//! Compares the messages that cross between the page and its worker with the ones that were sent.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]

use page::worker::message::Message;
use page::worker::response::LookedUp;
use words::find::{List, SearchResult, SearchTerm};

#[test]
fn integers_above_2_to_the_53_cross_exactly() {
    let found = SearchResult {
        list: List::Deck,
        term: SearchTerm::Pull(u64::MAX),
        row: Some((1 << 53) + 1),
        nth: u64::MAX - 1,
        of: u64::MAX,
    };
    let sent = LookedUp::SearchResult(found.clone()).write();
    let Ok(LookedUp::SearchResult(read)) = postcard::from_bytes(&sent) else {
        panic!("another message");
    };
    assert_eq!(read, found);
}
