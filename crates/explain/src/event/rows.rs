//! Lists an event's pulls, a few rows at a time.

use serde::{Deserialize, Serialize};
use verify::json::{Handle, Object, UserId};

use super::needle::{Fit, Fold, Needle};
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

/// The most accounts that one text finds.
const MAX_ACCOUNTS: usize = 20;

/// The accounts that a text finds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Accounts {
    /// The first accounts, in the order of their pulls.
    pub accounts: Vec<AccountPulls>,
    /// True if there are more accounts than these.
    pub has_more: bool,
    /// True if the text is only a part of their ids or names.
    pub is_part: bool,
}

/// The pulls of one account.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AccountPulls {
    /// `user_id`: the text that was hashed.
    pub user_id: String,
    /// The first of the account's pulls.
    pub rows: Vec<PullRow>,
    /// The number of all its pulls.
    pub of: u64,
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

    /// Returns the `sequence_index` of the first pull with this `pull_id`.
    pub fn number_of(&self, pull_id: &str) -> Option<u64> {
        let mut pulls = self.replay.pulls.iter();
        pulls.find_map(|(pull, _)| {
            let object = self.document.value(*pull)?.object()?;
            let is_wanted = object.display("pull_id")?.eq_ignore_ascii_case(pull_id);
            object.required("sequence_index").ok().filter(|_| is_wanted)
        })
    }

    /// Returns true if the pull of a row matches.
    pub fn is_wanted(&self, row: usize, wanted: &RowFilter) -> bool {
        let pull = self.replay.pulls.get(row);
        let pull = pull.and_then(|(pull, _)| self.document.value(*pull));
        pull.is_some_and(|pull| wanted.is_pull(pull))
    }

    /// Finds the accounts that match a text best, each with its first `count` pulls: those of this id, or else of this
    /// name, or else those with the text in their id or name.
    pub fn accounts(&self, who: &str, fold: Fold, count: usize) -> Accounts {
        let needle = Needle::new(who, fold);
        let fits = self.replay.pulls.iter().filter_map(|pull| {
            let object = self.document.value(pull.0)?.object()?;
            let id: UserId<'_> = object.required("user_id").ok()?;
            let username = object.display("username");
            let fit = needle.as_ref()?.fit(&id.0, username.as_deref())?;
            Some((fit, id.0.into_owned(), pull))
        });
        let fits: Vec<_> = fits.collect();
        let best = fits.iter().map(|(fit, ..)| *fit).min();
        let mut found = Accounts {
            is_part: best == Some(Fit::Part),
            ..Accounts::default()
        };
        for (_, id, pull) in fits.into_iter().filter(|(fit, ..)| Some(*fit) == best) {
            let mut known = found.accounts.iter();
            let at = known.position(|known| known.user_id == id);
            if at.is_none() && found.accounts.len() == MAX_ACCOUNTS {
                found.has_more = true;
                continue;
            }
            if at.is_none() {
                found.accounts.push(AccountPulls {
                    user_id: id,
                    ..AccountPulls::default()
                });
            }
            let last = found.accounts.len().saturating_sub(1);
            let Some(account) = found.accounts.get_mut(at.unwrap_or(last)) else {
                continue;
            };
            account.of = account.of.saturating_add(1);
            if account.rows.len() < count {
                account.rows.extend(self.pull_row(pull));
            }
        }
        found
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
        let wanted = RowFilter::new(text, fold).expect("a text");
        (0..event.len())
            .filter(|row| event.is_wanted(*row, &wanted))
            .collect()
    }

    const PULLS: &str = r#"
        {"sequence_index":1,"user_id":"acc-17","pack_card_id":"c-1","username":"Zo\u00eb","pull_id":"P-9","card":{"title":"Lantern Fox"}},
        {"sequence_index":2,"user_id":17,"pack_card_id":"c-2","username":"ZO\u00cb"},
        {"sequence_index":17,"user_id":"x","pack_card_id":"C-3","username":null,"card":{"title":5,"front_image":"fox"}}"#;

    #[test]
    fn a_pull_is_found_by_its_published_fields_in_any_case() {
        for (text, rows) in [
            ("zoë", vec![0, 1]),
            ("  ZOË ", vec![0, 1]),
            ("lantern f", vec![0]),
            ("p-9", vec![0]),
            ("c-3", vec![2]),
            ("ACC", vec![0]),
            // The digits of an account as they were hashed, or exactly the number of a pull.
            ("17", vec![0, 1, 2]),
            ("7", vec![0, 1]),
            // No pattern language, and no field that is not shown.
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

    /// Folds case, and the one decomposed letter that the tests have.
    fn fold(text: &str) -> String {
        text.to_lowercase().replace("e\u{308}", "\u{eb}")
    }

    /// Returns the accounts that a text finds, each with its first pull and its number of pulls, and `is_part`.
    fn accounts(pulls: &str, who: &str) -> (Vec<(String, u64, u64)>, bool) {
        let list = list(pulls);
        let found = list.event().expect("an event").accounts(who, fold, 1);
        let accounts = found.accounts.into_iter().map(|account| {
            let first = account.rows.first().map(|row| row.sequence_index);
            assert_eq!(account.rows.len(), 1);
            (account.user_id, first.expect("a row"), account.of)
        });
        (accounts.collect(), found.is_part)
    }

    #[test]
    fn an_account_is_found_by_its_id_or_else_by_its_name_or_else_by_a_part_of_either() {
        let by = |who: &str| accounts(PULLS, who);
        let one = |id: &str, first, is_part| (vec![(id.to_owned(), first, 1)], is_part);
        let none = (vec![], false);
        for who in ["acc-17", " ACC-17 ", "acc17", "a-c-c-17"] {
            assert_eq!(by(who), one("acc-17", 1, false), "{who}");
        }
        // These digits, as they were hashed, are the whole id of one account and a part of another.
        assert_eq!(by("17"), one("17", 2, false));
        assert_eq!(by("acc"), one("acc-17", 1, true));
        for who in ["c17", "ACC-1"] {
            assert_eq!(by(who), one("acc-17", 1, true), "{who}");
        }
        for who in ["ac", "Zo", "c-1", "c-2", "", " ", "@", "null"] {
            assert_eq!(by(who), none, "{who:?}");
        }
    }

    /// Two accounts of one name were listed as one reader's pulls.
    #[test]
    fn two_accounts_of_one_name_are_two() {
        let both = vec![("acc-17".to_owned(), 1, 1), ("17".to_owned(), 2, 1)];
        for who in [
            "zo\u{eb}",
            "ZO\u{cb}",
            "zoe\u{308}",
            " @Zo\u{eb} ",
            "@ zo\u{eb}",
        ] {
            assert_eq!(accounts(PULLS, who), (both.clone(), false), "{who}");
        }
    }

    #[test]
    fn a_name_is_compared_with_its_spaces_folded_and_its_at_dropped() {
        const SPACED: &str = r#"
            {"sequence_index":1,"user_id":"2FEA377C-6030-4380-A2D7-C9538B227B0C","pack_card_id":"c-1","username":"@Fox \u00a0 of\tthe  North"},
            {"sequence_index":2,"user_id":"2fea377c-6030-4380-a2d7-c9538b227b0c","pack_card_id":"c-2","username":"Zoe\u0308"},
            {"sequence_index":3,"user_id":"b","pack_card_id":"c-3","username":"Zo\u00eb 2"}"#;
        let upper = "2FEA377C-6030-4380-A2D7-C9538B227B0C".to_owned();
        for who in [
            "fox of the north",
            "Fox  of the\u{a0}North",
            "@fox of the north ",
        ] {
            assert_eq!(
                accounts(SPACED, who),
                (vec![(upper.clone(), 1, 1)], false),
                "{who}"
            );
        }
        for who in ["of the", "FOX", "north"] {
            assert_eq!(
                accounts(SPACED, who),
                (vec![(upper.clone(), 1, 1)], true),
                "{who}"
            );
        }
        let both = vec![(upper.clone(), 1, 1), (upper.to_lowercase(), 2, 1)];
        for who in ["2fea377c60304380a2d7c9538b227b0c", &upper] {
            assert_eq!(accounts(SPACED, who), (both.clone(), false), "{who}");
        }
        assert_eq!(accounts(SPACED, "0c"), (vec![], false));
        assert_eq!(accounts(SPACED, "b0c"), (both, true));
        // A whole name wins over a part of another.
        assert_eq!(accounts(SPACED, "zo\u{eb}").0.len(), 1);
        for (text, rows) in [
            ("of the north", vec![0]),
            ("@fox", vec![0]),
            ("60304380a2d7", vec![0, 1]),
            ("zo\u{eb}", vec![1, 2]),
        ] {
            assert_eq!(found(SPACED, text), rows, "{text}");
        }
    }

    #[test]
    fn many_accounts_are_cut_to_the_first_twenty() {
        let pulls: Vec<_> = (1..=30)
            .map(|pull| {
                format!(
                    r#"{{"sequence_index":{pull},"user_id":"acc-{}","pack_card_id":"c"}}"#,
                    pull % 25
                )
            })
            .collect();
        let list = list(&pulls.join(","));
        let found = list.event().expect("an event").accounts("acc", fold, 2);
        assert_eq!((found.accounts.len(), found.has_more), (20, true));
        assert_eq!(
            found
                .accounts
                .first()
                .map(|account| (account.rows.len(), account.of)),
            Some((2, 2))
        );
    }

    #[test]
    fn a_pull_is_found_by_its_number_in_a_list_with_gaps() {
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
