//! Checks settings files in a terminal, and takes their lists.

use std::fs;
use std::process::Command;

use chain::transport::HttpReply;
use serde_json::{Value, json};
use tempfile::TempDir;
use verify::hash::{Hash32, keccak};

use crate::reading;

const PAYLOAD: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../assets/samples/pull.json"
);

/// Runs the program beside a settings file; returns its status, and what it prints on both outputs.
fn run(settings: &str, arguments: &[&str]) -> (i32, String) {
    let folder = TempDir::new().expect("a folder");
    fs::write(folder.path().join("deployment.json"), settings).expect("written");
    let mut program = Command::new(env!("CARGO_BIN_EXE_packproof"));
    let program = program.current_dir(folder.path()).args(arguments);
    let output = program.output().expect("run");
    let told = String::from_utf8(output.stdout).expect("text");
    let wrong = String::from_utf8(output.stderr).expect("text");
    (output.status.code().expect("a status"), told + &wrong)
}

#[test]
fn a_settings_file_without_a_mistake_has_a_digest() {
    let settings = r#"{"currency": "USD"}"#;
    let digest = Hash32::of(&[settings.as_bytes()]);
    let line = format!("deployment.json: no mistake, SHA-256 {digest}\n");
    let check = ["site", "check", "deployment.json"];
    assert_eq!(run(settings, &check), (0, line));
}

#[test]
fn a_mistake_ends_with_its_place() {
    let settings = r#"{"contracts": ["base:0x12"]}"#;
    let says = "contracts[0]: no address of 40 hex digits after the colon";
    let checked = run(settings, &["site", "check", "deployment.json"]);
    assert_eq!(
        checked,
        (2, format!("packproof: deployment.json: {says}\n"))
    );
    let (status, told) = run(
        settings,
        &["check", "--deployment", "deployment.json", PAYLOAD],
    );
    assert_eq!(status, 2);
    assert!(told.contains(says), "{told}");
    let (status, _) = run(settings, &["site", "check", "missing.json"]);
    assert_eq!(status, 2);
}

/// An entry for a network with a slip in its name counted for nothing, without a word.
#[test]
fn a_network_that_is_not_known_is_named_and_is_no_mistake() {
    let address = "0x00000000000000000000000000000000000000aa";
    let settings = format!(
        r#"{{"contracts": ["base-sepolla:{address}", "base:{address}"], "coordinators": ["base-sepolla:{address}"]}}"#
    );
    let digest = Hash32::of(&[settings.as_bytes()]);
    let line = format!("deployment.json: no mistake, SHA-256 {digest}\n");
    let warning = "packproof: \"base-sepolla\" is no network that packproof knows: an entry for it counts only if a payload spells it the same\n";
    let check = ["site", "check", "deployment.json"];
    assert_eq!(run(&settings, &check), (0, line + warning));
}

/// A report names the file whose lists it used. A file with no setting is none.
#[test]
fn a_report_names_the_settings_that_it_used() {
    let lists = |settings: &str| {
        let check = [
            "check",
            "--json",
            "--deployment",
            "deployment.json",
            PAYLOAD,
        ];
        let (_, told) = run(settings, &check);
        let report: Value = serde_json::from_str(&told).expect("a report");
        report["lists"].clone()
    };
    let contract = "base:0x00000000000000000000000000000000000000aa";
    let settings = format!(r#"{{"contracts": ["{contract}"]}}"#);
    let digest = Hash32::of(&[settings.as_bytes()]).to_string();
    assert_eq!(lists(&settings), digest);
    assert_eq!(lists("{}\n"), Value::Null);
}

/// The hash for an entry's `code`, and whether the listed one is that of the code.
#[test]
fn the_code_of_each_listed_contract_is_read() {
    let endpoint = reading::serve(|| {
        Box::new(|request| {
            let asked: Value = serde_json::from_str(&request).expect("JSON");
            let answer = |call: &Value| {
                let result = match call["method"].as_str() {
                    Some("eth_chainId") => "0x2105",
                    _ => "0x6001",
                };
                json!({ "jsonrpc": "2.0", "id": call["id"], "result": result })
            };
            let calls = asked.as_array().expect("a batch");
            let text = Value::Array(calls.iter().map(answer).collect()).to_string();
            HttpReply {
                status: 200,
                retry_after: None,
                text,
            }
        })
    });
    let own = "0x00000000000000000000000000000000000000aa";
    let (code, other) = (keccak(&[&[0x60, 0x01]]), "ab".repeat(32));
    for (entry, says, ends) in [
        (
            format!("base:{own}"),
            format!("base:{own}: code 0x{code}"),
            0,
        ),
        (
            format!("base:{own}; code {code}"),
            format!("base:{own}: code 0x{code}, as listed"),
            0,
        ),
        (
            format!("base:{own}; code {other}"),
            format!("base:{own}: code 0x{code}, listed is 0x{other}"),
            1,
        ),
        (
            format!("polygon:{own}"),
            format!("polygon:{own}: not on chain 8453"),
            3,
        ),
    ] {
        let settings = json!({ "contracts": [entry] }).to_string();
        let check = ["site", "check", "deployment.json", "--rpc", &endpoint];
        let (status, told) = run(&settings, &check);
        assert_eq!((status, told.lines().nth(1)), (ends, Some(&*says)));
    }
}
