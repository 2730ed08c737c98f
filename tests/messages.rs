//! What crosses between the page and its worker is what was sent.

use page::worker::encoded::Encoded;
use page::worker::request::RequestId;
use page::worker::response::{LookedUp, Response};
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
    let looked_up = Encoded::of(&LookedUp::SearchResult(Encoded::of(&found)));
    let sent = Encoded::of(&(RequestId(u32::MAX), Response::LookedUp(looked_up)));
    let (id, response) = sent.read().expect("what was sent");
    assert_eq!(id, RequestId(u32::MAX));
    let Response::LookedUp(looked_up) = response else {
        panic!("another response");
    };
    let Some(LookedUp::SearchResult(read)) = looked_up.read() else {
        panic!("another message");
    };
    assert_eq!(read.read(), Some(found));
}
