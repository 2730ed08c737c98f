//! Runs `packproof odds`, and compares the sheet of each version with the results of the given pulls.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use fixtures::shop::Shop;
use serde_json::Value;
use verify::hash::Hash32;
use verify::report::LogKind;

use crate::program::{self, VECTORS, text, vector};

const PULL: &str = "pull-with-dependents.json";

fn run_in(folder: impl AsRef<Path>, arguments: &[&str]) -> Output {
    program::run_in(folder, &[&["odds"], arguments].concat())
}

fn json(run: &Output) -> Value {
    serde_json::from_slice(&run.stdout).expect("JSON")
}

#[test]
fn a_version_has_a_sheet() {
    let run = run_in(VECTORS, &[PULL]);
    assert_eq!(text(&run.stderr), "");
    assert_eq!(run.status.code(), Some(0));
    assert_eq!(text(&run.stdout), include_str!("printed/odds.txt"));
    let run = run_in(VECTORS, &["--csv", PULL]);
    assert_eq!(text(&run.stdout), include_str!("printed/odds.csv"));
    let sheet = json(&run_in(VECTORS, &["--json", PULL]));
    assert_eq!(sheet["schema"], "packproof-odds/1");
    let proof: Value = serde_json::from_slice(&vector(PULL)).expect("JSON");
    let version = &sheet["versions"][0];
    assert_eq!(version["version_root"], proof["version_root"]);
    assert_eq!(version["version_event_id"], proof["version_event_id"]);
    assert_eq!(version["contract"], proof["vrf_consumer_address"]);
    assert_eq!(version["locked_in"][0]["at"]["block"], "26789481");
    assert_eq!(
        version["locked_in"][0]["transaction"],
        proof["version_anchor_tx_hash"]
    );
    let bands = version["bands"].as_array().expect("bands");
    let key = proof["target_pull_key"].as_str().expect("a key");
    let record = &proof["records"][key];
    let published = record["version"]["bands"].as_array().expect("bands");
    for (band, published) in bands.iter().zip(published) {
        for name in ["odds_ppm", "lo_cents", "hi_cents"] {
            assert_eq!(band[name], published[name].to_string(), "{name}");
        }
        let leaves = published["leaves"].as_array().expect("leaves");
        assert_eq!(band["cards"], leaves.len());
    }
    assert_eq!(
        (bands.len(), &bands[0]["rolled"], &bands[0]["awarded"]),
        (4, &1.into(), &1.into())
    );
}

/// The program counts the pulls of one version together, each once, and only the valid ones.
#[test]
fn pulls_of_one_version_are_counted_together() {
    let mut shop = Shop::open(40);
    let sales: Vec<_> = (0..20).map(|_| shop.sell()).collect();
    for sale in &sales {
        shop.deliver(*sale);
    }
    let folder = tempfile::tempdir().expect("a folder");
    let payloads = sales.iter().map(|sale| shop.proof(*sale).payload());
    let mut given = 0_u64;
    for (number, payload) in payloads.enumerate() {
        fs::write(folder.path().join(format!("{number}.json")), &payload).expect("a file");
        fs::write(folder.path().join(format!("{number}-again.json")), payload).expect("a file");
        given += 2;
    }
    fs::write(
        folder.path().join("other.json"),
        vector("pull-alone--award_other.json"),
    )
    .expect("a file");
    fs::write(
        folder.path().join("event.json"),
        vector("event-v2-sold-out.json"),
    )
    .expect("a file");
    fs::write(folder.path().join("broken.json"), b"{").expect("a file");
    let run = run_in(folder.path(), &["--json", "."]);
    assert_eq!(run.status.code(), Some(1));
    let sheet = json(&run);
    let count = |name: &str| sheet["inputs"][name].as_u64().expect("a count");
    assert_eq!(count("given"), given + 3);
    assert_eq!(count("counted"), given / 2);
    assert_eq!(count("repeated"), given / 2);
    assert_eq!(
        [count("not_verified"), count("events"), count("unreadable")],
        [1, 1, 1]
    );
    let versions = sheet["versions"].as_array().expect("versions");
    let pulls = |version: &Value| version["pulls"].as_u64().expect("a count");
    assert_eq!(versions.iter().map(pulls).sum::<u64>(), given / 2);
    for version in versions {
        let bands = version["bands"].as_array().expect("bands");
        let sum = |name: &str| {
            bands
                .iter()
                .map(|band| band[name].as_u64().expect("a count"))
                .sum::<u64>()
        };
        assert_eq!(sum("rolled"), pulls(version));
        let exhausted = version["exhausted"].as_u64().expect("a count");
        assert_eq!(sum("awarded") + exhausted, pulls(version));
    }
    let said = text(&run.stderr);
    assert!(
        said.contains("packproof: ./other.json: not counted: it is not verified\n"),
        "{said}"
    );
    assert!(
        said.contains("packproof: ./event.json: not counted: a pack event has no bands"),
        "{said}"
    );
}

/// Two proofs of one pull, each true in itself: the second was "counted before", and the run ended well.
#[test]
fn files_that_give_one_pull_two_results_are_told() {
    let mut shop = Shop::open(40);
    let sale = shop.sell();
    shop.deliver(sale);
    let (proof, mut other) = (shop.proof(sale), shop.proof(sale));
    other.entry(LogKind::Fulfilled, sale).value = Hash32::of(&[b"another word"]);
    let folder = tempfile::tempdir().expect("a folder");
    for (name, payload) in [("a", proof.payload()), ("b", other.payload())] {
        fs::write(folder.path().join(name), payload).expect("a file");
    }
    let run = run_in(folder.path(), &["--json", "a", "a", "b"]);
    assert_eq!(run.status.code(), Some(3));
    let sheet = json(&run);
    let inputs = (&sheet["inputs"]["counted"], &sheet["inputs"]["repeated"]);
    assert_eq!(inputs, (&1.into(), &2.into()));
    let key = sale.to_string();
    assert_eq!(
        sheet["disagreements"],
        serde_json::json!([{"code": "pull", "pull_key": key}])
    );
    let said = text(&run_in(folder.path(), &["a", "b"]).stdout);
    let told = format!("The files disagree: the pull with the key {key} has one result");
    assert!(said.contains(&told), "{said}");
    assert_eq!(run_in(folder.path(), &["a", "a"]).status.code(), Some(0));
}

#[test]
fn files_that_disagree_on_a_version_are_told() {
    let files = ["pull-alone.json", "pull-alone--ok_gap_between_bands.json"];
    let run = run_in(VECTORS, &[&["--json"], &files[..]].concat());
    assert_eq!(run.status.code(), Some(3));
    let sheet = json(&run);
    assert_eq!(sheet["disagreements"][0]["code"], "roots");
    let roots = sheet["disagreements"][0]["version_roots"]
        .as_array()
        .expect("roots");
    let versions = sheet["versions"].as_array().expect("versions");
    let each: Vec<_> = versions
        .iter()
        .map(|version| version["version_root"].clone())
        .collect();
    assert_eq!((roots, roots.len()), (&each, 2));
    let said = text(&run_in(VECTORS, &files).stdout);
    let told = "The files disagree: several versions have the same contract, price and number: ";
    assert!(said.contains(told), "{said}");
    // One root is at two places, though the contract writes it once.
    let folder = tempfile::tempdir().expect("a folder");
    let proof = text(&vector("pull-alone.json"));
    let mut moved: Value = serde_json::from_str(&proof).expect("JSON");
    let root = moved["version_root"].clone();
    let entries = moved["chain_events"].as_array_mut().expect("entries");
    let anchored = entries
        .iter_mut()
        .find(|entry| entry["root"] == root)
        .expect("its anchor");
    let index = anchored["log_index"].as_u64().expect("a number");
    anchored["log_index"] = (index - 1).into();
    fs::write(folder.path().join("a.json"), proof).expect("a file");
    fs::write(folder.path().join("b.json"), moved.to_string()).expect("a file");
    let run = run_in(folder.path(), &["--json", "a.json", "b.json"]);
    assert_eq!(run.status.code(), Some(3), "{}", text(&run.stderr));
    let sheet = json(&run);
    assert_eq!(sheet["disagreements"][0]["code"], "places");
    assert_eq!(
        sheet["versions"][0]["locked_in"].as_array().map(Vec::len),
        Some(2)
    );
}

#[test]
fn a_text_of_a_file_is_no_formula_and_steers_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let proof = text(&vector("pull-alone.json"));
    let mut odd: Value = serde_json::from_str(&proof).expect("JSON");
    odd["vrf_network"] = "=1+1\u{9b}2J\n,\"".into();
    fs::write(folder.path().join("a.json"), odd.to_string()).expect("a file");
    let run = run_in(folder.path(), &["--csv", "a.json"]);
    let table = text(&run.stdout);
    let row = table.lines().nth(1).expect("a row");
    assert!(row.starts_with("\"'=1+1"), "{table:?}");
    assert!(!table.contains('\u{9b}'), "{table:?}");
    let printed = text(&run_in(folder.path(), &["a.json"]).stdout);
    assert!(
        !printed.contains(|c: char| c.is_control() && c != '\n'),
        "{printed:?}"
    );
}

/// Returns the most memory that a run took, in kB, and its output.
#[cfg(target_os = "linux")]
fn peak(folder: &Path) -> (u64, String) {
    let program = env!("CARGO_BIN_EXE_packproof");
    let mut running = Command::new(program)
        .current_dir(folder)
        .args(["odds", "--json", "."])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::null())
        .spawn()
        .expect("the program starts");
    let status = format!("/proc/{}/status", running.id());
    let mut most = 0;
    while running.try_wait().expect("a child").is_none() {
        let read = fs::read_to_string(&status).unwrap_or_default();
        let line = read.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok());
        most = kilobytes.unwrap_or(0).max(most);
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let output = running.wait_with_output().expect("it ends");
    (most, text(&output.stdout))
}

/// Ten thousand files need no more memory than a thousand. Every tenth is a proof.
#[cfg(target_os = "linux")]
#[test]
fn memory_does_not_grow_with_the_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let proof = vector("pull-alone.json");
    let fill = |from: u64, to: u64| {
        for number in from..to {
            let bytes = if number % 10 == 0 {
                proof.as_slice()
            } else {
                b"{}"
            };
            fs::write(folder.path().join(format!("{number}.json")), bytes).expect("a file");
        }
    };
    fill(0, 1_000);
    let (few, _) = peak(folder.path());
    fill(1_000, 10_000);
    let (many, printed) = peak(folder.path());
    let sheet: Value = serde_json::from_str(&printed).expect("JSON");
    assert_eq!(sheet["inputs"]["given"], 10_000);
    assert_eq!(sheet["inputs"]["repeated"], 999);
    assert_eq!(sheet["inputs"]["unreadable"], 9_000);
    // The names of the files take a few megabytes.
    assert!(few > 0 && many < few + 8_192, "{few} kB, then {many} kB");
}
