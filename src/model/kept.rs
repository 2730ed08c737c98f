//! Names the readings that a tab keeps until it closes, and chooses those that make room for a new one.

use super::endpoints;
use chain::endpoint::Endpoint;

/// The most characters that a tab keeps of all readings together.
pub const MAX: usize = 4 << 20;

/// The beginning of every name.
const NAMED: &str = "packproof reading ";

/// Returns the name of a reading: of the payload, by its SHA-256, through these endpoints.
pub fn name(payload: &str, by: &[Endpoint]) -> String {
    let by = endpoints::written(by).replace('\n', " ");
    format!("{NAMED}{payload} {by}")
}

/// Returns the endpoints of a name, if it is of a reading about this payload.
pub fn by(name: &str, payload: &str) -> Option<Vec<Endpoint>> {
    let by = name.strip_prefix(NAMED)?.strip_prefix(payload)?;
    let by = by.strip_prefix(' ')?;
    Some(endpoints::read(&by.replace(' ', "\n")))
}

/// An item of the tab's storage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredItem {
    /// The name.
    pub name: String,
    /// The text, which begins with the time of the reading.
    pub text: String,
}

impl StoredItem {
    /// Returns whether the item is a reading.
    pub fn is_reading(&self) -> bool {
        self.name.starts_with(NAMED)
    }
}

/// Returns the newest of these readings about a payload. If the reader chose endpoints for the network, only a reading
/// through exactly those counts.
pub fn newest(items: Vec<StoredItem>, payload: &str, chosen: &[Endpoint]) -> Option<String> {
    let own = items.into_iter().filter(|item| {
        let by = by(&item.name, payload).unwrap_or_default();
        !by.is_empty() && (chosen.is_empty() || by == chosen)
    });
    own.map(|item| item.text).max()
}

/// Returns the names to remove to make room for a text about a payload: every other reading of it, and then the
/// oldest ones; `None` if the text alone is too long.
pub fn replaced(items: Vec<StoredItem>, payload: &str, text: &str) -> Option<Vec<String>> {
    let mut left = MAX.checked_sub(text.len())?;
    let (mut gone, mut others): (Vec<_>, Vec<_>) = items
        .into_iter()
        .filter(StoredItem::is_reading)
        .partition(|item| by(&item.name, payload).is_some());
    while let Some(at) = (0..others.len()).max_by_key(|at| others.get(*at).map(|item| &item.text)) {
        let newest = others.swap_remove(at);
        match left.checked_sub(newest.text.len()) {
            Some(rest) => left = rest,
            None => {
                left = 0;
                gone.push(newest);
            }
        }
    }
    Some(gone.into_iter().map(|item| item.name).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAYLOAD: &str = "aa";

    fn urls(urls: &[&str]) -> Vec<Endpoint> {
        urls.iter().filter_map(|url| Endpoint::parse(url)).collect()
    }

    fn item(payload: &str, by: &[&str], at: &str, length: usize) -> StoredItem {
        let text = format!("{{\"at\":\"{at}\",");
        StoredItem {
            name: name(payload, &urls(by)),
            text: text.clone() + &" ".repeat(length.saturating_sub(text.len())),
        }
    }

    #[test]
    fn a_reading_is_found_by_its_payload_and_its_endpoints() {
        let [one, two] = ["https://one.example", "https://two.example/key"];
        let older = item(PAYLOAD, &[one], "2026-11-25T12:00", 0);
        let newer = item(PAYLOAD, &[one, two], "2026-11-25T13:00", 0);
        let other = item("ab", &[two], "2026-11-25T14:00", 0);
        let all = || vec![newer.clone(), older.clone(), other.clone()];
        let found = |chosen: &[&str]| newest(all(), PAYLOAD, &urls(chosen));
        assert_eq!(found(&[]), Some(newer.text.clone()));
        assert_eq!(found(&[one]), Some(older.text.clone()));
        assert_eq!(found(&[two]), None);
        assert_eq!(newest(all(), "a", &[]), None);
        assert_eq!(newest(Vec::new(), PAYLOAD, &[]), None);
        let foreign = StoredItem {
            name: "packproof language".into(),
            text: "de".into(),
        };
        assert_eq!(newest(vec![foreign.clone()], PAYLOAD, &[]), None);
        assert_eq!(replaced(vec![foreign], PAYLOAD, "{}"), Some(Vec::new()));
    }

    #[test]
    fn the_oldest_readings_make_room() {
        let by = ["https://one.example"];
        let older = item("ab", &by, "2026-11-25T12:00", MAX / 2);
        let newer = item("ac", &by, "2026-11-25T13:00", MAX / 2);
        let own = item(PAYLOAD, &by, "2026-11-25T11:00", 0);
        let all = vec![newer, older.clone(), own.clone()];
        let made = replaced(all.clone(), PAYLOAD, "{}");
        assert_eq!(made, Some(vec![own.name, older.name]));
        assert_eq!(replaced(all, PAYLOAD, &" ".repeat(MAX + 1)), None);
    }
}
