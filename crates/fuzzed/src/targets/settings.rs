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
    assert_eq!(lists.contracts.len(), entries("contracts"));
    assert_eq!(lists.coordinators.len(), entries("coordinators"));
    assert_eq!(lists.oracle_keys.len(), entries("oracle_keys"));
    let of_network = |network: &str| listed(Some(network), lists);
    for own in &lists.contracts {
        let logs = of_network(&own.network).logs;
        assert!(own.logs.iter().all(|log| logs.contains(log)), "{own:?}");
    }
    for own in &lists.coordinators {
        let coordinators = of_network(&own.network).coordinators;
        assert!(coordinators.contains(&own.address), "{own:?}");
    }
    for own in &lists.oracle_keys {
        let keys = of_network(&own.network).key_hashes;
        assert!(keys.contains(&own.key_hash), "{own:?}");
    }
    assert_eq!(settings.links.len(), entries("links"));
}
