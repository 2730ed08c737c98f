//! Compares the messages that cross between the page and its worker with the ones that were sent.

use page::worker::ask::{Answered, PullRows, Question};
use page::worker::message::Message;

#[test]
fn integers_above_2_to_the_53_cross_exactly() {
    let (from, count) = (u64::MAX, (1 << 53) + 1);
    let asked = Question::from(PullRows { from, count });
    assert_eq!(postcard::from_bytes(&asked.write()), Ok(asked));
    let answer = Answered(Some(count)).write();
    let Answered(row) = postcard::from_bytes::<Answered<Option<u64>>>(&answer).expect("an answer");
    assert_eq!(row, Some(count));
}
