//! Settings files: what a site sets for itself.

use chain::deployment::{MAX_BYTES, Settings, listed};
use serde_json::Value;

pub fn texts() -> Vec<Vec<u8>> {
    let (address, hash) = ("00000000000000000000000000000000000000aa", "5a".repeat(32));
    let whole = format!(
        r#"{{"service":"https://shop.example/api","contracts":["base:0x{address}; anchored {hash} 0 1; requested {hash} 0 1 2"],"coordinators":["my-chain:{address}"],"oracle_keys":["my-chain:{hash}"],"currency":"USD","origin":"https://proofs.example","links":[{{"text":"Help","url":"https://shop.example/help"}}]}}"#
    );
    let texts = [
        whole.as_str(),
        "{}",
        r#"{"service":"/shop"}"#,
        r#"{"currency":"EUR"}"#,
        r#"{"links":[]}"#,
    ];
    texts.map(|text| text.as_bytes().to_vec()).to_vec()
}

/// Runs the bytes of a settings file. A file that is read is one object of the known keys, and each of its entries is
/// listed; a mistake has a place in the file.
pub fn file(bytes: &[u8]) {
    let settings = match Settings::read(bytes) {
        Ok(settings) => settings,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            assert!(
                error.place.len() <= bytes.len().saturating_add(16),
                "{error}"
            );
            return;
        }
    };
    assert!(bytes.len() <= MAX_BYTES);
    let text = core::str::from_utf8(bytes).expect("text");
    let json: Value = serde_json::from_str(text.trim_start_matches('\u{feff}')).expect("JSON");
    let object = json.as_object().expect("an object");
    assert_eq!(object.is_empty(), settings == Settings::default());
    let entries = |key: &str| {
        object
            .get(key)
            .and_then(Value::as_array)
            .map_or(0, Vec::len)
    };
    let lists = &settings.lists;
    for (key, list) in [
        ("contracts", &lists.contracts),
        ("coordinators", &lists.coordinators),
        ("oracle_keys", &lists.oracle_keys),
    ] {
        let count = list.split(',').filter(|entry| !entry.is_empty()).count();
        assert_eq!(count, entries(key), "{key}");
        for entry in list
            .split(',')
            .map(str::trim)
            .filter(|entry| !entry.is_empty())
        {
            let named = entry.split(';').next().unwrap_or_default();
            let network = named.rsplit_once(':').expect("a network").0.trim();
            let of_network = listed(Some(network), lists);
            let is_listed = match key {
                "contracts" => of_network.logs.len() >= entry.split(';').count() - 1,
                "coordinators" => !of_network.coordinators.is_empty(),
                _ => !of_network.key_hashes.is_empty(),
            };
            assert!(is_listed, "{entry}");
        }
    }
    assert_eq!(settings.links.len(), entries("links"));
}
