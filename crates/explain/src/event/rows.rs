//! An event's pulls, a few rows at a time.

use serde::{Deserialize, Serialize};
use verify::json::{Handle, Object, UserId};

use super::row_filter::RowFilter;
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
    /// Whether the recipe gives that card; `None` when the draws were not replayed.
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
    /// `count` pulls from the row `from`, counted from 0, in `sequence_index` order.
    pub fn pulls(&self, from: u64, count: u64) -> Vec<PullRow> {
        let at = |row: u64| usize::try_from(row).unwrap_or(usize::MAX);
        let rows = self.replay.pulls.iter().skip(at(from)).take(at(count));
        rows.filter_map(|pull| self.pull_row(pull)).collect()
    }

    /// The pull of a row.
    pub(super) fn pull(&self, row: usize) -> Option<PullRow> {
        self.pull_row(self.replay.pulls.get(row)?)
    }

    /// The row of the first pull with this `sequence_index`.
    pub fn row_of(&self, sequence_index: u64) -> Option<usize> {
        let pulls = &self.replay.pulls;
        let number = |(pull, _): &(Handle, _)| {
            let object = self.document.value(*pull)?.object()?;
            object.required::<u64>("sequence_index").ok()
        };
        let row = pulls.partition_point(|pull| number(pull) < Some(sequence_index));
        (number(pulls.get(row)?) == Some(sequence_index)).then_some(row)
    }

    /// Whether the pull of a row matches.
    pub fn is_wanted(&self, row: usize, wanted: &RowFilter) -> bool {
        let pull = self.replay.pulls.get(row);
        let pull = pull.and_then(|(pull, _)| self.document.value(*pull));
        pull.is_some_and(|pull| wanted.is_pull(pull))
    }

    /// The pulls of one reader, by account id, or else by name in any case: the first `count` of them, and how many there
    /// are. `lower` puts a text into lower case; the caller has Unicode's tables for it.
    pub fn pulls_of(
        &self,
        who: &str,
        lower: fn(&str) -> String,
        count: usize,
    ) -> (Vec<PullRow>, u64) {
        let (who, name) = (who.trim(), lower(who.trim()));
        let object = |pull: &Handle| self.document.value(*pull)?.object();
        let by_id = |pull: &Object<'_>| {
            let id = pull.required::<UserId<'_>>("user_id");
            id.is_ok_and(|id| id.0 == who)
        };
        let by_name = |pull: &Object<'_>| {
            let username = pull.display("username");
            username.is_some_and(|username| lower(username.trim()) == name)
        };
        let rows = |of: &dyn Fn(&Object<'_>) -> bool| {
            let pulls = self.replay.pulls.iter();
            let pulls = pulls.filter(|(pull, _)| object(pull).is_some_and(|pull| of(&pull)));
            pulls.collect::<Vec<_>>()
        };
        if who.is_empty() {
            return (Vec::new(), 0);
        }
        let mut own = rows(&by_id);
        if own.is_empty() {
            own = rows(&by_name);
        }
        let first = own.iter().take(count);
        (
            first.filter_map(|pull| self.pull_row(pull)).collect(),
            verify::report::count(own.len()),
        )
    }

    fn pull_row(&self, (pull, agrees): &(Handle, Option<bool>)) -> Option<PullRow> {
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
    use crate::event::RowFilter;

    fn list(pulls: &str) -> Explanation {
        let payload = format!(
            r#"{{"pack_event_id":"2fea377c-6030-4380-a2d7-c9538b227b0c","fairness_algo_version":"v1","is_active":true,"pulls":[{pulls}]}}"#
        )
        .into_bytes();
        Explanation::of(verify::check(payload, &mut |_| {}).expect("a payload"))
    }

    fn found(pulls: &str, text: &str) -> Vec<usize> {
        let list = list(pulls);
        let event = list.event().expect("an event");
        let wanted = RowFilter::new(text, str::to_lowercase).expect("a text");
        (0..event.len())
            .filter(|row| event.is_wanted(*row, &wanted))
            .collect()
    }

    const PULLS: &str = r#"
        {"sequence_index":1,"user_id":"acc-17","pack_card_id":"c-1","username":"Zo\u00eb","pull_id":"P-9","card":{"title":"Lantern Fox"}},
        {"sequence_index":2,"user_id":17,"pack_card_id":"c-2","username":"ZO\u00cb"},
        {"sequence_index":17,"user_id":"x","pack_card_id":"C-3","username":null,"card":{"title":5,"front_image":"fox"}}"#;

    #[test]
    fn a_pull_is_found_by_what_is_published_of_it_in_any_case() {
        for (text, rows) in [
            ("zoë", vec![0, 1]),
            ("  ZOË ", vec![0, 1]),
            ("lantern f", vec![0]),
            ("p-9", vec![0]),
            ("c-3", vec![2]),
            ("ACC", vec![0]),
            // An account's digits as they were hashed, and the number of a pull, exactly.
            ("17", vec![0, 1, 2]),
            ("7", vec![0, 1]),
            // No pattern language, and nothing that is not shown.
            ("c.1", vec![]),
            ("%", vec![]),
            ("front_image", vec![]),
            ("017", vec![]),
            ("null", vec![]),
        ] {
            assert_eq!(found(PULLS, text), rows, "{text}");
        }
        assert!(RowFilter::new(" \t", str::to_lowercase).is_none());
    }

    #[test]
    fn a_readers_pulls_are_found_by_the_whole_account_id_or_else_by_the_name_in_any_case() {
        let list = list(PULLS);
        let event = list.event().expect("an event");
        for (who, pulls, of) in [
            ("acc-17", vec![1], 1),
            (" acc-17 ", vec![1], 1),
            // Digits as they were hashed, and no part of another id.
            ("17", vec![2], 1),
            ("acc", vec![], 0),
            ("ACC-17", vec![], 0),
            ("zoë", vec![1], 2),
            ("Zo", vec![], 0),
            ("c-2", vec![], 0),
            ("", vec![], 0),
            (" ", vec![], 0),
        ] {
            let (rows, count) = event.pulls_of(who, str::to_lowercase, 1);
            let numbers: Vec<_> = rows.iter().map(|row| row.sequence_index).collect();
            assert_eq!((numbers, count), (pulls, of), "{who}");
        }
    }

    #[test]
    fn a_pull_is_found_by_its_number_where_the_list_has_gaps() {
        let list = list(PULLS);
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
