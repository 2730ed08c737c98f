//! A text to find in an event's lists.

use verify::json::{Object, Raw, UserId};

/// A text to find in the list, in any case.
#[derive(Clone, Debug)]
pub struct RowFilter {
    folded: String,
    number: Option<u64>,
    lower: fn(&str) -> String,
}

impl RowFilter {
    /// Looks for a text in the published fields of a pull: its buyer's name and account, its card's id and title, its
    /// own id. Digits also match its number. An empty text matches nothing. `lower` puts a text into lower case; the
    /// caller has Unicode's tables for it.
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

    /// Whether an entry must be read. An entry without escapes can be searched as it is.
    fn may_be_in(&self, entry: Raw<'_>) -> bool {
        let entry = entry.spelling().as_bytes();
        let folded = self.folded.as_bytes();
        !entry.is_ascii()
            || entry.contains(&b'\\')
            || entry
                .windows(folded.len())
                .any(|part| part.eq_ignore_ascii_case(folded))
    }

    /// Whether a pull matches.
    pub(super) fn is_pull(&self, entry: Raw<'_>) -> bool {
        let Some(pull) = entry.object().filter(|_| self.may_be_in(entry)) else {
            return false;
        };
        let number = self.number.is_some() && pull.required("sequence_index").ok() == self.number;
        number
            || ["username", "pack_card_id", "pull_id"]
                .into_iter()
                .any(|name| self.shows(&pull, name))
            || pull
                .required("user_id")
                .is_ok_and(|id: UserId<'_>| self.has(&id.0))
            || pull
                .required("card")
                .is_ok_and(|card: Object<'_>| self.shows(&card, "title"))
    }

    /// Whether a deck's entry matches, by its ids.
    pub(super) fn is_card(&self, entry: Raw<'_>) -> bool {
        let card = entry.object().filter(|_| self.may_be_in(entry));
        card.is_some_and(|card| {
            ["pack_card_id", "card_inventory_id"]
                .into_iter()
                .any(|name| self.shows(&card, name))
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

/// Folds texts that differ only in case into the same text.
fn folded(text: &str, lower: fn(&str) -> String) -> String {
    if text.is_ascii() {
        text.to_ascii_lowercase()
    } else {
        lower(text)
    }
}
