//! Compares the messages that cross between the page and its worker with the ones that were sent.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]

use page::worker::message::Message;
use page::worker::response::LookedUp;

#[test]
fn integers_above_2_to_the_53_cross_exactly() {
    let (pull, row) = (u64::MAX, Some((1 << 53) + 1));
    let sent = LookedUp::RowOf(pull, row).write();
    let Ok(LookedUp::RowOf(read, read_row)) = postcard::from_bytes(&sent) else {
        panic!("another message");
    };
    assert_eq!((read, read_row), (pull, row));
}
