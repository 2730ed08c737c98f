//! Lists an event's pulls, a few rows at a time.

use serde::{Deserialize, Serialize};
use verify::json::{Handle, Object, Raw, UserId};

use super::view::EventView;

/// A row of an event's list of pulls.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PullRow {
    /// `sequence_index`.
    pub sequence_index: u64,
    /// `user_id`: the text that was hashed.
    pub user_id: String,
    /// `pack_card_id`, as published.
    pub pack_card_id: String,
    /// True if the recipe gives that card; `None` if the draws were not replayed.
    pub agrees: Option<bool>,
    /// `username`.
    pub username: Option<String>,
    /// `pulled_at`.
    pub pulled_at: Option<String>,
    /// `pull_id`.
    pub pull_id: Option<String>,
    /// `card.title`.
    pub title: Option<String>,
    /// `card.front_image`.
    pub front_image: Option<String>,
    /// `card.market_price`, a decimal string.
    pub market_price: Option<String>,
}

impl EventView<'_> {
    /// Returns `count` pulls from the row `from`, counted from 0, in `sequence_index` order.
    pub fn pulls(&self, from: u64, count: u64) -> Vec<PullRow> {
        let at = |row: u64| usize::try_from(row).unwrap_or(usize::MAX);
        let rows = self.replay.pulls.iter().skip(at(from)).take(at(count));
        rows.filter_map(|pull| self.pull_row(pull)).collect()
    }

    /// Returns the pull of a row.
    pub(super) fn pull(&self, row: usize) -> Option<PullRow> {
        self.pull_row(self.replay.pulls.get(row)?)
    }

    /// Returns the row of the first pull with this `sequence_index`.
    pub fn row_of(&self, sequence_index: u64) -> Option<usize> {
        let pulls = &self.replay.pulls;
        let number = |(pull, _): &(Handle, _)| {
            let object = self.document.value(*pull)?.object()?;
            object.required::<u64>("sequence_index").ok()
        };
        let row = pulls.partition_point(|pull| number(pull) < Some(sequence_index));
        (number(pulls.get(row)?) == Some(sequence_index)).then_some(row)
    }

    /// Returns the `sequence_index` of each pull with this `pull_id`, or else in another case.
    pub fn numbers_of(&self, pull_id: &str) -> Vec<u64> {
        let (mut exact, mut in_any_case) = (Vec::new(), Vec::new());
        for (pull, _) in &self.replay.pulls {
            let object = self.document.value(*pull).and_then(Raw::object);
            let named = object.and_then(|object| {
                let number = object.required("sequence_index").ok()?;
                Some((object.display("pull_id")?, number))
            });
            match named {
                Some((id, number)) if id == pull_id => exact.push(number),
                Some((id, number)) if id.eq_ignore_ascii_case(pull_id) => in_any_case.push(number),
                _ => {}
            }
        }
        if exact.is_empty() { in_any_case } else { exact }
    }

    pub(super) fn pull_row(&self, (pull, agrees): &(Handle, Option<bool>)) -> Option<PullRow> {
        let object = self.document.value(*pull)?.object()?;
        let card: Object<'_> = object.required("card").unwrap_or_default();
        let user_id: UserId<'_> = object.required("user_id").ok()?;
        Some(PullRow {
            sequence_index: object.required("sequence_index").ok()?,
            user_id: user_id.0.into_owned(),
            pack_card_id: object.display("pack_card_id")?,
            agrees: *agrees,
            username: object.display("username"),
            pulled_at: object.display("pulled_at"),
            pull_id: object.display("pull_id"),
            title: card.display("title"),
            front_image: card.display("front_image"),
            market_price: card.display("market_price"),
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::Explanation;

    #[test]
    fn a_pull_is_found_by_its_number_in_a_list_with_gaps() {
        let payload = br#"{"pack_event_id":"2fea377c-6030-4380-a2d7-c9538b227b0c","fairness_algo_version":"v1","is_active":true,"pulls":[
            {"sequence_index":1,"user_id":"a","pack_card_id":"c-1"},
            {"sequence_index":2,"user_id":"b","pack_card_id":"c-2"},
            {"sequence_index":17,"user_id":"c","pack_card_id":"c-3"}]}"#;
        let list = Explanation::of(verify::check(&payload[..], &mut |_| {}).expect("a payload"));
        let event = list.event().expect("an event");
        for (number, row) in [
            (1, Some(0)),
            (2, Some(1)),
            (17, Some(2)),
            (3, None),
            (0, None),
            (18, None),
        ] {
            assert_eq!(event.row_of(number), row, "{number}");
        }
    }
}
