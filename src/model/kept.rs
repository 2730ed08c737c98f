//! Names the readings that a tab keeps until it closes. A reading is found by its name alone, because its text is long.

use super::endpoints;
use chain::endpoint::Endpoint;

/// The most bytes of a reading that a tab keeps.
pub const MAX: u32 = 4 << 20;

/// The beginning of every name.
const NAMED: &str = "packproof reading ";

/// Returns the name of a reading: made at this time, in ISO 8601, of the payload, by its SHA-256, through these
/// endpoints. The name of a later reading is greater.
pub fn name(at: &str, payload: &str, by: &[Endpoint]) -> String {
    let by = endpoints::written(by).replace('\n', " ");
    format!("{NAMED}{at} {payload} {by}")
}

/// Returns the endpoints of a name, if it is of a reading about this payload.
pub fn by(name: &str, payload: &str) -> Option<Vec<Endpoint>> {
    let (_at, of) = name.strip_prefix(NAMED)?.split_once(' ')?;
    let by = of.strip_prefix(payload)?.strip_prefix(' ')?;
    Some(endpoints::read(&by.replace(' ', "\n")))
}

/// Returns the newest of these readings about a payload. If the reader chose endpoints for the network, only a reading
/// through exactly those counts.
pub fn newest(names: Vec<String>, payload: &str, chosen: &[Endpoint]) -> Option<String> {
    let own = names.into_iter().filter(|name| {
        let by = by(name, payload).unwrap_or_default();
        !by.is_empty() && (chosen.is_empty() || by == chosen)
    });
    own.max()
}

/// Returns the oldest reading, the first to make room for another.
pub fn oldest(names: Vec<String>) -> Option<String> {
    let readings = names.into_iter().filter(|name| name.starts_with(NAMED));
    readings.min()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAYLOAD: &str = "aa";

    fn urls(urls: &[&str]) -> Vec<Endpoint> {
        urls.iter().filter_map(|url| Endpoint::parse(url)).collect()
    }

    #[test]
    fn a_reading_is_found_by_its_payload_and_its_endpoints() {
        let [one, two] = ["https://one.example", "https://two.example/key"];
        let older = name("2026-11-25T12:00", PAYLOAD, &urls(&[one]));
        let newer = name("2026-11-25T13:00", PAYLOAD, &urls(&[one, two]));
        let other = name("2026-11-25T14:00", "ab", &urls(&[two]));
        let foreign = "packproof language".to_owned();
        let all = || vec![newer.clone(), older.clone(), other.clone(), foreign.clone()];
        let found = |chosen: &[&str]| newest(all(), PAYLOAD, &urls(chosen));
        assert_eq!(found(&[]), Some(newer.clone()));
        assert_eq!(found(&[one]), Some(older.clone()));
        assert_eq!(found(&[two]), None);
        assert_eq!(newest(all(), "a", &[]), None);
        assert_eq!(newest(Vec::new(), PAYLOAD, &[]), None);
        assert_eq!(by(&other, PAYLOAD), None);
        assert_eq!(oldest(all()), Some(older.clone()));
        assert_eq!(oldest(vec![foreign]), None);
    }
}
