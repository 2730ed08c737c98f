//! The list of an event's pulls as the page asks for it: a few rows at a time, from the bytes.

use core::ops::Range;

use super::payload::Pull;
use crate::verify::json::{self, Object, UserId};
use crate::verify::subject::PullRow;

/// Where each pull stands in the payload's bytes, in `sequence_index` order.
#[derive(Clone, Debug, Default)]
pub struct Rows(Vec<(Range<usize>, Option<bool>)>);

impl Rows {
    /// Adds a pull of the payload in `bytes`, and whether the recipe gives its card.
    pub(super) fn push(&mut self, bytes: &[u8], pull: &Pull<'_>, agrees: Option<bool>) {
        let spelling = pull.raw.spelling();
        let start = spelling.as_ptr().addr().wrapping_sub(bytes.as_ptr().addr());
        self.0
            .push((start..start.saturating_add(spelling.len()), agrees));
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// `count` rows from the one at `from`, counted from 0, read again from the payload's bytes.
    pub fn read(&self, bytes: &[u8], from: u64, count: u64) -> Vec<PullRow> {
        let at = |row: u64| usize::try_from(row).unwrap_or(usize::MAX);
        self.0
            .iter()
            .skip(at(from))
            .take(at(count))
            .filter_map(|(range, agrees)| row(bytes.get(range.clone())?, *agrees))
            .collect()
    }
}

fn row(pull: &[u8], agrees: Option<bool>) -> Option<PullRow> {
    let document = json::read(pull).ok()?;
    let object = document.object();
    let card: Object<'_> = object.required("card").unwrap_or_default();
    let user_id: UserId<'_> = object.required("user_id").ok()?;
    Some(PullRow {
        sequence_index: object.required("sequence_index").ok()?,
        user_id: user_id.0.into_owned(),
        pack_card_id: object.display("pack_card_id")?,
        agrees,
        username: object.display("username"),
        pulled_at: object.display("pulled_at"),
        pull_id: object.display("pull_id"),
        title: card.display("title"),
        front_image: card.display("front_image"),
        market_price: card.display("market_price"),
    })
}
