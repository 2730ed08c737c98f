//! Finds a text in an event's lists.

use verify::json::{Object, Raw, UserId};

use super::needle::{Fold, Needle};

/// A text to find in the lists, in any case and form.
#[derive(Clone, Debug)]
pub struct RowFilter {
    needle: Needle,
    number: Option<u64>,
}

impl RowFilter {
    /// Searches the published fields of a pull for a text: its buyer's name and account, its card's id and title, and
    /// its own id. Digits also match its number. `None` for an empty text.
    pub fn new(text: &str, fold: Fold) -> Option<Self> {
        let needle = Needle::new(text, fold)?;
        let text = text.trim();
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        let number = text.parse().ok();
        Some(Self {
            needle,
            number: number.filter(|_| digits && !text.starts_with('0')),
        })
    }

    /// Returns true if an entry must be read. An entry without escapes can be searched as it is.
    fn may_be_in(&self, entry: Raw<'_>) -> bool {
        let entry = entry.spelling().as_bytes();
        let folded = self.needle.folded().as_bytes();
        !self.needle.is_plain()
            || !entry.is_ascii()
            || entry.contains(&b'\\')
            || entry
                .windows(folded.len())
                .any(|part| part.eq_ignore_ascii_case(folded))
    }

    /// Returns true if a pull matches.
    pub(super) fn is_pull(&self, entry: Raw<'_>) -> bool {
        let Some(pull) = entry.object().filter(|_| self.may_be_in(entry)) else {
            return false;
        };
        let number = self.number.is_some() && pull.required("sequence_index").ok() == self.number;
        number
            || self.is_in(&pull, "username", Needle::is_in_name)
            || self.has_id(&pull, ["pack_card_id", "pull_id"])
            || pull
                .required("user_id")
                .is_ok_and(|id: UserId<'_>| self.needle.is_in_id(&id.0))
            || pull
                .required("card")
                .is_ok_and(|card: Object<'_>| self.is_in(&card, "title", Needle::is_in_name))
    }

    /// Returns true if a deck's entry matches, by its ids.
    pub(super) fn is_card(&self, entry: Raw<'_>) -> bool {
        let card = entry.object().filter(|_| self.may_be_in(entry));
        card.is_some_and(|card| self.has_id(&card, ["pack_card_id", "card_inventory_id"]))
    }

    fn has_id(&self, object: &Object<'_>, names: [&str; 2]) -> bool {
        let mut names = names.into_iter();
        names.any(|name| self.is_in(object, name, Needle::is_in_id))
    }

    fn is_in(&self, object: &Object<'_>, name: &str, is_in: fn(&Needle, &str) -> bool) -> bool {
        let text = object.get(name).ok().flatten().and_then(Raw::text);
        text.is_some_and(|text| is_in(&self.needle, &text))
    }
}
