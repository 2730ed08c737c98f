//! Finds the pulls that a reader looks for: those of an account or a name, and those of a number, an id or a card.

use serde::{Deserialize, Serialize};
use verify::json::{Handle, Object, Raw, UserId};

use super::needle::{Fit, Fold, Needle};
use super::rows::PullRow;
use super::view::EventView;

/// The most accounts that one text finds.
const MAX_ACCOUNTS: usize = 20;

/// The pulls that a text finds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoundPulls {
    /// The first accounts that match, in the order of their pulls: those of this id, or else of this name, or else
    /// those with the text in their id or name.
    pub accounts: Vec<AccountPulls>,
    /// True if there are more accounts than these.
    pub has_more: bool,
    /// True if the text is only a part of their ids or names.
    pub is_part: bool,
    /// The first pulls of this number, or with the text in their id, their card's id or its title.
    pub pulls: Vec<PullRow>,
    /// The number of all these pulls.
    pub of: u64,
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

/// A pull's place in the document, and whether the recipe gives its card.
type Replayed = (Handle, Option<bool>);

impl EventView<'_> {
    /// Finds the pulls that a reader means by a text: of each account, and of the others, the first `count`.
    pub fn find(&self, text: &str, fold: Fold, count: usize) -> FoundPulls {
        let Some(needle) = Needle::new(text, fold) else {
            return FoundPulls::default();
        };
        let objects = self.replay.pulls.iter().filter_map(|pull| {
            let object = self.document.value(pull.0).and_then(Raw::object)?;
            Some((pull, object))
        });
        let (mut fits, mut found) = (Vec::new(), FoundPulls::default());
        for (pull, object) in objects {
            fits.extend(fit(&needle, &object).map(|(fit, id)| (fit, id, pull)));
            if is_meant(&needle, &object) {
                found.of = found.of.saturating_add(1);
                if found.pulls.len() < count {
                    found.pulls.extend(self.pull_row(pull));
                }
            }
        }
        self.add_accounts(&mut found, fits, count);
        found
    }

    /// Adds the accounts that match best.
    fn add_accounts(
        &self,
        found: &mut FoundPulls,
        fits: Vec<(Fit, String, &Replayed)>,
        count: usize,
    ) {
        let best = fits.iter().map(|(fit, ..)| *fit).min();
        found.is_part = best == Some(Fit::Part);
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
    }
}

/// Returns the way in which a pull's account matches, and its id.
fn fit(needle: &Needle, pull: &Object<'_>) -> Option<(Fit, String)> {
    let id: UserId<'_> = pull.required("user_id").ok()?;
    let username = pull.display("username");
    let fit = needle.fit(&id.0, username.as_deref())?;
    Some((fit, id.0.into_owned()))
}

/// Returns true if a pull has this number, or the text in its id, its card's id or its title.
fn is_meant(needle: &Needle, pull: &Object<'_>) -> bool {
    let number: Option<u64> = pull.required("sequence_index").ok();
    let is_in_id = |name| {
        let id = pull.display(name);
        id.is_some_and(|id| needle.is_in_id(&id))
    };
    let is_in_title = || {
        let card: Option<Object<'_>> = pull.required("card").ok();
        let title = card.and_then(|card| card.display("title"));
        title.is_some_and(|title| needle.is_in_name(&title))
    };
    number.is_some_and(|number| needle.is_number(number))
        || is_in_id("pull_id")
        || is_in_id("pack_card_id")
        || is_in_title()
}

#[cfg(test)]
mod tests {
    use crate::Explanation;

    fn list(pulls: &str) -> Explanation {
        let payload = format!(
            r#"{{"pack_event_id":"2fea377c-6030-4380-a2d7-c9538b227b0c","fairness_algo_version":"v1","is_active":true,"pulls":[{pulls}]}}"#
        )
        .into_bytes();
        Explanation::of(verify::check(payload, &mut |_| {}).expect("a payload"))
    }

    /// Returns the numbers of the pulls that a text finds by a number, an id or a card.
    fn numbers(pulls: &str, text: &str) -> Vec<u64> {
        let list = list(pulls);
        let found = list.event().expect("an event").find(text, fold, 20);
        let numbers: Vec<_> = found.pulls.iter().map(|row| row.sequence_index).collect();
        assert_eq!(found.of, numbers.len() as u64);
        numbers
    }

    const PULLS: &str = r#"
        {"sequence_index":1,"user_id":"acc-17","pack_card_id":"c-1","username":"Zo\u00eb","pull_id":"P-9","card":{"title":"Lantern Fox"}},
        {"sequence_index":2,"user_id":17,"pack_card_id":"c-2","username":"ZO\u00cb"},
        {"sequence_index":17,"user_id":"x","pack_card_id":"C-3","username":null,"card":{"title":5,"front_image":"fox"}}"#;

    #[test]
    fn a_pull_is_found_by_its_number_its_id_its_card_or_its_title_in_any_case() {
        for (text, found) in [
            ("17", vec![17]),
            ("lantern f", vec![1]),
            ("p-9", vec![1]),
            ("c-3", vec![17]),
            ("C-", vec![]),
            // The account and the name find their own pulls.
            ("acc-17", vec![]),
            ("zoë", vec![]),
            // No pattern language, and no field that is not shown.
            ("c.1", vec![]),
            ("%", vec![]),
            ("front_image", vec![]),
            ("017", vec![]),
            ("null", vec![]),
            (" \t", vec![]),
        ] {
            assert_eq!(numbers(PULLS, text), found, "{text}");
        }
        const ONE: &str = r#"{"sequence_index":1,"user_id":"a","pack_card_id":"c","pull_id":"2FEA377C-6030-4380-A2D7-C9538B227B0C"}"#;
        assert_eq!(numbers(ONE, "60304380a2d7"), [1]);
        assert_eq!(numbers(ONE, "2fea377c-6030-4380-a2d7-c9538b227b0c"), [1]);
    }

    /// "No pull matches" was the answer to "#1", which is how a shop writes it.
    #[test]
    fn a_number_is_read_as_people_write_it() {
        for text in [
            "17",
            "#17",
            " # 17 ",
            "pull 17",
            "Pull #17",
            "pull no. 17",
            "PULL-17",
            "#pull-17",
            "Nr. 17",
            "N.º 17",
            "№ 17",
            "17.",
            "(17)",
            "\u{ff11}\u{ff17}",
            "\u{ff03}\u{ff11}\u{ff17}",
            "\u{661}\u{667}",
            "プル17",
            "第17次抽卡",
            "뽑기 17번",
        ] {
            assert_eq!(numbers(PULLS, text), [17], "{text}");
        }
        for text in [
            "acc-17",
            "fox 17",
            "#017",
            "1.7",
            "17 17",
            "17x",
            "pull",
            "#",
            "-",
            "99999999999999999999",
        ] {
            assert_eq!(numbers(PULLS, text), [0_u64; 0], "{text}");
        }
    }

    #[test]
    fn many_pulls_are_cut_and_counted() {
        let pull = |at: u64| {
            format!(
                r#"{{"sequence_index":{at},"user_id":"a","pack_card_id":"c","card":{{"title":"Fox"}}}}"#
            )
        };
        let pulls: Vec<_> = (1..=30).map(pull).collect();
        let list = list(&pulls.join(","));
        let found = list.event().expect("an event").find("fox", fold, 20);
        assert_eq!((found.pulls.len(), found.of), (20, 30));
    }

    /// Folds case, and the one decomposed letter that the tests have.
    fn fold(text: &str) -> String {
        text.to_lowercase().replace("e\u{308}", "\u{eb}")
    }

    /// Returns the accounts that a text finds, each with its first pull and its number of pulls, and `is_part`.
    fn accounts(pulls: &str, who: &str) -> (Vec<(String, u64, u64)>, bool) {
        let list = list(pulls);
        let found = list.event().expect("an event").find(who, fold, 1);
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
    fn a_name_is_found_with_the_marks_of_any_keyboard() {
        for (name, typed) in [
            ("O'Brien", "O\u{2019}Brien"),
            ("O\u{2019}Brien", "O'Brien"),
            ("O\u{2019}Brien", "o`brien"),
            ("Hawai\u{2bb}i", "hawai'i"),
            ("Anne-Marie", "Anne\u{2011}Marie"),
            ("Anne\u{2013}Marie", "anne-marie"),
            ("The \u{201c}Fox\u{201d}", "the \u{201f}fox\u{201d}"),
            (
                "\u{2764}\u{fe0f}\u{200d}\u{1f525} Bo",
                "\u{2764}\u{1f525} bo",
            ),
            (
                "\u{646}\u{645}\u{6cc}\u{200c}\u{62e}",
                "\u{646}\u{645}\u{6cc}\u{62e}",
            ),
        ] {
            let pull = format!(
                r#"{{"sequence_index":1,"user_id":"acc","pack_card_id":"c","username":"{name}"}}"#
            );
            let found = accounts(&pull, typed);
            assert_eq!(found, (vec![("acc".to_owned(), 1, 1)], false), "{typed}");
        }
        let titled = r#"{"sequence_index":1,"user_id":"a","pack_card_id":"c","card":{"title":"Farfetch\u2019d"}}"#;
        assert_eq!(numbers(titled, "farfetch'd"), [1]);
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
        let found = list.event().expect("an event").find("acc", fold, 2);
        assert_eq!((found.accounts.len(), found.has_more), (20, true));
        assert_eq!(
            found
                .accounts
                .first()
                .map(|account| (account.rows.len(), account.of)),
            Some((2, 2))
        );
    }
}
