//! The list of an event's pulls as the page asks for it: a few rows at a time, from the bytes.

use core::ops::Range;

use super::payload::Pull;
use crate::json::{self, Object, Raw, UserId};
use crate::subject::PullRow;

/// Where each pull stands in the payload's bytes, in `sequence_index` order.
#[derive(Clone, Debug, Default)]
pub struct Rows(Vec<(Range<usize>, Option<bool>)>);

impl Rows {
    /// Adds a pull of the payload in `bytes`, and whether the recipe gives its card.
    pub(super) fn push(&mut self, bytes: &[u8], pull: &Pull<'_>, agrees: Option<bool>) {
        self.0.push((range_in(bytes, pull.raw), agrees));
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many there are.
    pub const fn len(&self) -> usize {
        self.0.len()
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

    /// The row of the first pull with this `sequence_index`.
    pub fn of_pull(&self, bytes: &[u8], sequence_index: u64) -> Option<usize> {
        let number = |(range, _): &(Range<usize>, _)| {
            let pull = json::read(bytes.get(range.clone())?).ok()?;
            pull.object().required::<u64>("sequence_index").ok()
        };
        let row = self
            .0
            .partition_point(|row| number(row) < Some(sequence_index));
        (number(self.0.get(row)?) == Some(sequence_index)).then_some(row)
    }

    /// Whether the pull of a row is one that is looked for.
    pub fn matches(&self, bytes: &[u8], row: usize, wanted: &Wanted) -> bool {
        let range = self.0.get(row).map(|(range, _)| range.clone());
        let pull = range
            .and_then(|range| bytes.get(range))
            .filter(|pull| wanted.may_be_in(pull))
            .and_then(|pull| json::read(pull).ok());
        pull.is_some_and(|pull| wanted.is_in(&pull.object()))
    }
}

/// Where a value of the payload in `bytes` stands in them.
pub(super) fn range_in(bytes: &[u8], value: Raw<'_>) -> Range<usize> {
    let spelling = value.spelling();
    let start = spelling.as_ptr().addr().wrapping_sub(bytes.as_ptr().addr());
    start..start.saturating_add(spelling.len())
}

/// A text that is looked for in the list, whatever its case.
#[derive(Clone, Debug)]
pub struct Wanted {
    folded: String,
    number: Option<u64>,
    lower: fn(&str) -> String,
}

impl Wanted {
    /// Looks for a text in what is published of a pull: its buyer's name and account, its card's
    /// id and title, its own id. Digits alone are also its number. Nothing looks for nothing.
    /// `lower` puts a text into lower case: whoever runs this has Unicode's tables for it.
    pub fn new(text: &str, lower: fn(&str) -> String) -> Option<Self> {
        let text = text.trim();
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        (!text.is_empty()).then(|| Self {
            lower,
            folded: folded(text, lower),
            number: text
                .parse()
                .ok()
                .filter(|_| digits && !text.starts_with('0')),
        })
    }

    /// Whether the pull needs to be read: one that is spelt without escapes holds what it shows.
    fn may_be_in(&self, pull: &[u8]) -> bool {
        let folded = self.folded.as_bytes();
        !pull.is_ascii()
            || pull.contains(&b'\\')
            || pull
                .windows(folded.len())
                .any(|part| part.eq_ignore_ascii_case(folded))
    }

    fn is_in(&self, pull: &Object<'_>) -> bool {
        let number = self.number.is_some() && pull.required("sequence_index").ok() == self.number;
        number
            || ["username", "pack_card_id", "pull_id"]
                .into_iter()
                .any(|name| self.shows(pull, name))
            || pull
                .required("user_id")
                .is_ok_and(|id: UserId<'_>| self.has(&id.0))
            || pull
                .required("card")
                .is_ok_and(|card: Object<'_>| self.shows(&card, "title"))
    }

    /// Whether a deck's entry is one that is looked for: by its ids.
    pub(super) fn is_card(&self, entry: &[u8]) -> bool {
        let document = self.may_be_in(entry).then(|| json::read(entry).ok());
        document.flatten().is_some_and(|document| {
            ["pack_card_id", "card_inventory_id"]
                .into_iter()
                .any(|name| self.shows(&document.object(), name))
        })
    }

    fn shows(&self, object: &Object<'_>, name: &str) -> bool {
        let text = object.get(name).ok().flatten().and_then(Raw::text);
        text.is_some_and(|text| self.has(&text))
    }

    fn has(&self, text: &str) -> bool {
        let (text, wanted) = (folded(text, self.lower), self.folded.as_bytes());
        text.as_bytes()
            .windows(wanted.len())
            .any(|part| part == wanted)
    }
}

/// Two texts that differ in case alone fold into the same.
fn folded(text: &str, lower: fn(&str) -> String) -> String {
    if text.is_ascii() {
        text.to_ascii_lowercase()
    } else {
        lower(text)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check;

    fn list(pulls: &str) -> (Vec<u8>, Rows) {
        let payload = format!(
            r#"{{"pack_event_id":"2fea377c-6030-4380-a2d7-c9538b227b0c","fairness_algo_version":"v1","is_active":true,"pulls":[{pulls}]}}"#
        )
        .into_bytes();
        let rows = check(&payload, &mut |_| {}).expect("a payload").rows;
        (payload, rows)
    }

    fn found(pulls: &str, text: &str) -> Vec<usize> {
        let (bytes, rows) = list(pulls);
        let wanted = Wanted::new(text, str::to_lowercase).expect("a text");
        (0..rows.len())
            .filter(|row| rows.matches(&bytes, *row, &wanted))
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
        assert!(Wanted::new(" \t", str::to_lowercase).is_none());
    }

    #[test]
    fn a_pull_is_found_by_its_number_where_the_list_has_gaps() {
        let (bytes, rows) = list(PULLS);
        for (number, row) in [
            (1, Some(0)),
            (2, Some(1)),
            (17, Some(2)),
            (3, None),
            (0, None),
            (18, None),
        ] {
            assert_eq!(rows.of_pull(&bytes, number), row, "{number}");
        }
    }
}
