//! Runs `packproof odds`, and compares its tables with the given pulls.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use fixtures::shop::{Shop, tier};
use serde_json::Value;
use verify::hash::Hash32;
use verify::report::LogKind;

use crate::program::{self, VECTORS, text, vector};

const PULL: &str = "pull-with-dependents.json";

fn run_in(folder: impl AsRef<Path>, arguments: &[&str]) -> Output {
    program::run_in(folder, &[&["odds"], arguments].concat())
}

/// Returns the fields of each line of a table, without its head.
fn rows(table: &[u8]) -> Vec<Vec<String>> {
    let table = text(table);
    let lines = table.lines().skip(1);
    let fields = |line: &str| line.split(',').map(str::to_owned).collect();
    lines.map(fields).collect()
}

fn number(field: &str) -> u32 {
    field.parse().expect("a number")
}

#[test]
fn a_version_has_a_table() {
    let run = run_in(VECTORS, &[PULL]);
    assert_eq!(text(&run.stderr), "");
    assert_eq!(run.status.code(), Some(0));
    assert_eq!(text(&run.stdout), include_str!("printed/odds.txt"));
    let run = run_in(VECTORS, &["--csv", PULL]);
    assert_eq!(text(&run.stdout), include_str!("printed/odds.csv"));
    let proof: Value = serde_json::from_slice(&vector(PULL)).expect("JSON");
    let key = proof["target_pull_key"].as_str().expect("a key");
    let version = &proof["records"][key]["version"];
    let published = version["bands"].as_array().expect("bands");
    let rows = rows(&run.stdout);
    assert_eq!(rows.len(), published.len());
    for (row, band) in rows.iter().zip(published) {
        assert_eq!(row[1], proof["vrf_consumer_address"]);
        assert_eq!(row[4], proof["version_root"]);
        assert_eq!(row[6], band["odds_ppm"].to_string());
    }
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
    let write = |name: &str, bytes: &[u8]| {
        fs::write(folder.path().join(name), bytes).expect("a file");
    };
    for (number, sale) in sales.iter().enumerate() {
        let payload = shop.proof(*sale).payload();
        write(&format!("{number}.json"), &payload);
        write(&format!("{number}-again.json"), &payload);
    }
    write("other.json", &vector("pull-alone--award_other.json"));
    write("event.json", &vector("event-v2-sold-out.json"));
    write("broken.json", b"{");
    let run = run_in(folder.path(), &["."]);
    assert_eq!(run.status.code(), Some(1));
    let printed = text(&run.stdout);
    assert!(
        printed.ends_with("\n43 inputs: 20 counted, 23 not\n"),
        "{printed}"
    );
    assert!(!printed.contains("If the stated odds hold"), "{printed}");
    let said = text(&run.stderr);
    for why in [
        "0.json: not counted: its pull was counted before",
        "broken.json: not counted: ",
        "event.json: not counted: a pack event has no bands",
        "other.json: not counted: it is not verified",
    ] {
        assert!(said.contains(&format!("packproof: ./{why}")), "{said}");
    }
    let rows = rows(&run_in(folder.path(), &["--csv", "."]).stdout);
    assert!(
        rows.iter()
            .all(|row| number(&row[7]) == 20 && row[10].is_empty())
    );
    let realised: u32 = rows.iter().map(|row| number(&row[9])).sum();
    assert_eq!(realised, 20);
}

/// From a hundred pulls of a version on, the program says how likely they are.
#[test]
fn a_hundred_pulls_are_compared_with_the_odds() {
    let mut shop = Shop::open(1);
    let bands = [(600_000, 500, 5), (400_000, 2_000, 5)];
    let version = tier::invented(&mut shop.stream, (2_500, 2), bands, 8_000, &[]);
    let number_of = shop.offer(version);
    let folder = tempfile::tempdir().expect("a folder");
    for number in 0..100 {
        let sale = shop.sell_of(number_of);
        shop.deliver(sale);
        let payload = shop.proof(sale).payload();
        fs::write(folder.path().join(format!("{number}.json")), payload).expect("a file");
    }
    let printed = text(&run_in(folder.path(), &["."]).stdout);
    let said = "  If the stated odds hold, the probability of a band this far off is at most ";
    let (_, said) = printed.split_once(said).expect("a sentence");
    let (p, _) = said.split_once(".\n").expect("its end");
    let rows = rows(&run_in(folder.path(), &["--csv", "."]).stdout);
    let expected: Vec<_> = rows.iter().map(|row| row[8].as_str()).collect();
    assert_eq!(expected, ["60.0", "40.0"]);
    assert!(rows.iter().all(|row| row[10] == p), "{rows:?}");
    let realised: u32 = rows.iter().map(|row| number(&row[9])).sum();
    assert_eq!(realised, 100);
    fs::remove_file(folder.path().join("0.json")).expect("a file");
    let printed = text(&run_in(folder.path(), &["."]).stdout);
    assert!(!printed.contains("If the stated odds hold"), "{printed}");
}

/// A pull is drawn once: the first file that has it counts.
#[test]
fn a_pull_with_two_results_is_counted_once() {
    let mut shop = Shop::open(40);
    let sale = shop.sell();
    shop.deliver(sale);
    let (proof, mut other) = (shop.proof(sale), shop.proof(sale));
    other.entry(LogKind::Fulfilled, sale).value = Hash32::of(&[b"another word"]);
    let folder = tempfile::tempdir().expect("a folder");
    for (name, payload) in [("a", proof.payload()), ("b", other.payload())] {
        fs::write(folder.path().join(name), payload).expect("a file");
    }
    let run = run_in(folder.path(), &["a", "b"]);
    assert_eq!(run.status.code(), Some(0));
    let said = "packproof: b: not counted: its pull was counted before\n";
    assert_eq!(text(&run.stderr), said);
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
        .args(["odds", "."])
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
    assert!(
        printed.ends_with("\n10000 inputs: 1 counted, 9999 not\n"),
        "{printed}"
    );
    // The names of the files take a few megabytes.
    assert!(few > 0 && many < few + 8_192, "{few} kB, then {many} kB");
}
