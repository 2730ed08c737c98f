//! Reads settings files: each setting, and each mistake by its name and place.

use chain::deployment::{
    Link, ListedContract, ListedCoordinator, ListedKey, Lists, MAX_BYTES, Mistake, Settings,
    SettingsError,
};
use verify::PayloadError;
use verify::claims::{Address, ListedLog};
use verify::hash::Hash32;
use verify::json::JsonFault;
use verify::report::LogKind;

const ADDRESS: &str = "0x00000000000000000000000000000000000000aa";
const OTHER: &str = "0x00000000000000000000000000000000000000bb";

fn key() -> String {
    "5a".repeat(32)
}

fn read(json: &str) -> Result<Settings, SettingsError> {
    Settings::read(json.as_bytes())
}

#[test]
fn a_file_sets_everything() {
    let signature = "cd".repeat(32);
    let file = format!(
        r#"{{
            "service": "https://shop.example/api/",
            "contracts": ["base:{ADDRESS}; anchored {signature} 0 1; requested {signature} 0 1 2", " my-chain : {OTHER} "],
            "coordinators": ["my-chain:{ADDRESS}"],
            "oracle_keys": ["my-chain:0x{key}"],
            "currency": "USD",
            "origin": "https://proofs.example:8443",
            "links": [{{"text": "Help", "url": "https://Shop.example/help"}}]
        }}"#,
        key = key(),
    );
    let address = |hex| Address::from_hex(hex).expect("an address");
    let hash = |hex: &str| Hash32::from_hex(hex).expect("a hash");
    let log = |kind, request| ListedLog {
        contract: address(ADDRESS),
        kind,
        signature: hash(&signature),
        key: 0,
        value: 1,
        request,
    };
    let contract = |network: &str, hex, logs| ListedContract {
        network: network.to_owned(),
        address: address(hex),
        code: None,
        logs,
    };
    let expected = Settings {
        service: "https://shop.example/api".to_owned(),
        lists: Lists {
            coordinators: vec![ListedCoordinator {
                network: "my-chain".to_owned(),
                address: address(ADDRESS),
            }],
            oracle_keys: vec![ListedKey {
                network: "my-chain".to_owned(),
                key_hash: hash(&key()),
            }],
            contracts: vec![
                contract(
                    "base",
                    ADDRESS,
                    vec![
                        log(LogKind::Anchored, None),
                        log(LogKind::Requested, Some(2)),
                    ],
                ),
                contract("my-chain", OTHER, Vec::new()),
            ],
            deployment: Some(Hash32::of(&[file.as_bytes()])),
        },
        currency: "USD".to_owned(),
        origin: "https://proofs.example:8443".to_owned(),
        links: vec![Link {
            text: "Help".to_owned(),
            url: "https://shop.example/help".to_owned(),
        }],
    };
    assert_eq!(read(&file), Ok(expected));
}

/// A file with no setting is as no file: a report names no digest for it.
#[test]
fn an_empty_object_is_the_default() {
    for file in ["{}", " {\n} \n", "\u{feff}{}"] {
        assert_eq!(read(file), Ok(Settings::default()), "{file:?}");
    }
}

#[test]
fn a_service_is_an_address_or_a_path_of_the_site() {
    let service = |text: &str| read(&format!(r#"{{"service": "{text}"}}"#)).map(|all| all.service);
    for (given, kept) in [
        ("https://shop.example", "https://shop.example"),
        ("https://shop.example/v/", "https://shop.example/v"),
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
        ("http://localhost:1/", "http://localhost:1"),
        ("/shop/", "/shop"),
        ("/", ""),
    ] {
        assert_eq!(service(given).as_deref(), Ok(kept), "{given}");
    }
}

#[test]
fn each_mistake_has_its_name_and_place() {
    let (key, short) = (key(), "5a".repeat(31));
    let named = |place: &str, mistake: Mistake| (place.to_owned(), mistake);
    let whole = |cause| named("", Mistake::Unreadable(cause));
    let contract = |text: &str, mistake| {
        let entry = format!(r#"{{"contracts": ["base:{OTHER}", "{text}"]}}"#);
        (entry, named("contracts[1]", mistake))
    };
    let one = |json: &str, place: &str, mistake| (json.to_owned(), named(place, mistake));
    let link = |json: &str, mistake| {
        (
            format!(r#"{{"links": [{json}]}}"#),
            named("links[0]", mistake),
        )
    };
    let many = |count: usize| {
        let all: Vec<_> = (0..count)
            .map(|n| format!(r#""base:0x{n:040x}""#))
            .collect();
        format!(r#"{{"coordinators": [{}]}}"#, all.join(","))
    };
    assert!(read(&many(200)).is_ok());
    let cases = [
        ("".to_owned(), whole(PayloadError::Empty)),
        (
            "{".to_owned(),
            whole(PayloadError::NotJson {
                fault: JsonFault::CutOff,
                line: 1,
                column: 1,
            }),
        ),
        (
            "<!DOCTYPE html>".to_owned(),
            whole(PayloadError::NotJson {
                fault: JsonFault::WebPage,
                line: 1,
                column: 1,
            }),
        ),
        (
            "[]".to_owned(),
            whole(PayloadError::NotAnObject(verify::json::JsonType::Array)),
        ),
        (
            "[".repeat(300) + &"]".repeat(300),
            whole(PayloadError::TooDeep),
        ),
        one(
            &format!("{{}}{}", " ".repeat(MAX_BYTES)),
            "",
            Mistake::TooLarge,
        ),
        one(
            r#"{"currency": "USD", "currency": "EUR"}"#,
            "currency",
            Mistake::RepeatedKey,
        ),
        one(
            r#"{"links": [{"text": "a", "text": "b", "url": "https://a.example"}]}"#,
            "links[0].text",
            Mistake::RepeatedKey,
        ),
        one(r#"{"contract": []}"#, "contract", Mistake::UnknownKey),
        one(r#"{"Service": "/"}"#, "Service", Mistake::UnknownKey),
        one(r#"{"oracle-keys": []}"#, "oracle-keys", Mistake::UnknownKey),
        one(r#"{"service": null}"#, "service", Mistake::NotText),
        one(r#"{"service": ["/"]}"#, "service", Mistake::NotText),
        one(r#"{"service": "\ud800"}"#, "service", Mistake::NotText),
        one(
            r#"{"contracts": "base:0x"}"#,
            "contracts",
            Mistake::NotAList,
        ),
        one(r#"{"contracts": {}}"#, "contracts", Mistake::NotAList),
        one(
            r#"{"links": "https://a.example"}"#,
            "links",
            Mistake::NotAList,
        ),
        one(
            r#"{"coordinators": [1]}"#,
            "coordinators[0]",
            Mistake::NotText,
        ),
        one(&many(201), "coordinators", Mistake::TooMany),
        contract(&format!("base:{ADDRESS}, base:{OTHER}"), Mistake::Comma),
        contract(
            &format!("base:{ADDRESS}; code {key}; code {key}"),
            Mistake::Duplicate,
        ),
        contract(&format!("base:{ADDRESS}; code {short}"), Mistake::CodeHash),
        contract(&format!("base:{ADDRESS}; code {key} 1"), Mistake::CodeHash),
        contract(ADDRESS, Mistake::NoNetwork),
        contract(&format!(" :{ADDRESS}"), Mistake::NoNetwork),
        contract("", Mistake::NoNetwork),
        contract(&format!("base:{}", &ADDRESS[..41]), Mistake::Address),
        contract(&format!("base:{ADDRESS};"), Mistake::LogKind),
        contract(
            &format!("base:{ADDRESS}; delivered {key} 0 1"),
            Mistake::LogKind,
        ),
        contract(
            &format!("base:{ADDRESS}; anchored {short} 0 1"),
            Mistake::LogSignature,
        ),
        contract(&format!("base:{ADDRESS}; anchored"), Mistake::LogSignature),
        contract(
            &format!("base:{ADDRESS}; anchored {key} 0"),
            Mistake::LogPlace,
        ),
        contract(
            &format!("base:{ADDRESS}; anchored {key} 0 x"),
            Mistake::LogPlace,
        ),
        contract(
            &format!("base:{ADDRESS}; anchored {key} 0 0"),
            Mistake::LogPlace,
        ),
        contract(
            &format!("base:{ADDRESS}; anchored {key} 0 1 2"),
            Mistake::LogPlace,
        ),
        contract(
            &format!("base:{ADDRESS}; requested {key} 0 1 1"),
            Mistake::LogPlace,
        ),
        contract(
            &format!("base:{ADDRESS}; requested {key} 0 1 2 3"),
            Mistake::LogPlace,
        ),
        contract(
            &format!("base:{ADDRESS}; anchored {key} 0 1; anchored {key} 1 0"),
            Mistake::Duplicate,
        ),
        contract(
            &format!("Base Mainnet:{}", OTHER.to_uppercase()),
            Mistake::Duplicate,
        ),
        one(
            &format!(r#"{{"coordinators": ["a:{ADDRESS}; anchored {key} 0 1"]}}"#),
            "coordinators[0]",
            Mistake::Address,
        ),
        one(
            &format!(r#"{{"oracle_keys": ["{key}"]}}"#),
            "oracle_keys[0]",
            Mistake::NoNetwork,
        ),
        one(
            &format!(r#"{{"oracle_keys": ["a:{short}"]}}"#),
            "oracle_keys[0]",
            Mistake::KeyHash,
        ),
        one(
            &format!(r#"{{"oracle_keys": ["8453:{key}", "base:0x{key}"]}}"#),
            "oracle_keys[1]",
            Mistake::Duplicate,
        ),
        one(
            r#"{"service": "http://shop.example"}"#,
            "service",
            Mistake::Url,
        ),
        one(r#"{"service": "//shop.example"}"#, "service", Mistake::Url),
        one(
            r#"{"service": "https://shop.example/?a=b"}"#,
            "service",
            Mistake::Url,
        ),
        one(
            r#"{"service": "https://me@shop.example"}"#,
            "service",
            Mistake::Url,
        ),
        one(
            r#"{"service": "javascript:alert(1)"}"#,
            "service",
            Mistake::Url,
        ),
        one(r#"{"service": ""}"#, "service", Mistake::Url),
        one(
            r#"{"origin": "https://proofs.example/"}"#,
            "origin",
            Mistake::Origin,
        ),
        one(
            r#"{"origin": "https://Proofs.example"}"#,
            "origin",
            Mistake::Origin,
        ),
        one(
            r#"{"origin": "http://proofs.example"}"#,
            "origin",
            Mistake::Origin,
        ),
        one(r#"{"origin": "proofs.example"}"#, "origin", Mistake::Origin),
        one(r#"{"currency": "usd"}"#, "currency", Mistake::Currency),
        one(r#"{"currency": "US$"}"#, "currency", Mistake::Currency),
        link("\"https://a.example\"", Mistake::NotALink),
        link(r#"{"text": "a"}"#, Mistake::NotALink),
        link(
            r#"{"text": "a", "url": "https://a.example", "rel": ""}"#,
            Mistake::NotALink,
        ),
        link(
            r#"{"text": 1, "url": "https://a.example"}"#,
            Mistake::NotText,
        ),
        link(
            r#"{"text": " ", "url": "https://a.example"}"#,
            Mistake::LinkText,
        ),
        link(
            r#"{"text": "a\u0000", "url": "https://a.example"}"#,
            Mistake::LinkText,
        ),
        link(
            &format!(
                r#"{{"text": "{}", "url": "https://a.example"}}"#,
                "a".repeat(81)
            ),
            Mistake::LinkText,
        ),
        link(
            r#"{"text": "a", "url": "javascript:alert(1)"}"#,
            Mistake::Url,
        ),
        link(r#"{"text": "a", "url": "/help"}"#, Mistake::Url),
    ];
    for (file, (place, mistake)) in cases {
        let expected = SettingsError { place, mistake };
        assert_eq!(read(&file), Err(expected), "{file:.200}");
    }
}

#[test]
fn an_error_says_its_place_and_mistake() {
    let said = |file: &str| read(file).expect_err("a mistake").to_string();
    assert_eq!(said("nothing"), "not JSON at line 1, column 2");
    assert_eq!(
        said(r#"{"contracts": ["base:0x12"]}"#),
        "contracts[0]: no address of 40 hex digits after the colon"
    );
    assert_eq!(said(r#"{"lists": 1}"#), "lists: no setting has this name");
}
