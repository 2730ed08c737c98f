//! Runs every command of `docs/terminal.md`.

use std::fs;
use std::path::Path;
use std::process::Command;

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::program::{text, vector};
use crate::scripted::{Answer, Shop};

const DOCUMENT: &str = include_str!("../../../docs/terminal.md");
const PULL: &str = "pull-with-dependents.json";
const EVENT: &str = "event-v2-sold-out.json";

/// An address at which nobody answers.
const NOBODY: &str = "http://127.0.0.1:1";

/// Fills a folder with the files that the document names.
fn fill(folder: &Path) {
    let write = |name: &str, bytes: &[u8]| fs::write(folder.join(name), bytes).expect("a file");
    fs::create_dir(folder.join("proofs")).expect("a folder");
    for name in ["pull.json", "proofs/pull.json"] {
        write(name, &vector(PULL));
    }
    write("event.json", &vector(EVENT));
    write("proofs/other.json", &vector("pull-alone--award_other.json"));
    write("deployment.json", br#"{"currency": "USD"}"#);
    write(
        "ids.txt",
        b"/pack-events/verify/606931e5-faba-4912-932a-d844c6af37f0\n",
    );
    let lines = text(&vector(PULL)).replace('\n', " ") + "\n{\n";
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    std::io::Write::write_all(&mut packed, lines.as_bytes()).expect("memory");
    write("all.ndjson.gz", &packed.finish().expect("memory"));
}

#[test]
fn every_command_of_the_document_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    fill(folder.path());
    let shop = Shop::open();
    let event = "/v1/pack-events/606931e5-faba-4912-932a-d844c6af37f0/fairness";
    shop.says(event, Answer::of(200, &text(&vector(EVENT))));
    let program = Path::new(env!("CARGO_BIN_EXE_packproof"));
    let path = std::env::var("PATH").expect("a path");
    let path = format!("{}:{path}", program.parent().expect("a folder").display());
    let code = DOCUMENT
        .lines()
        .filter_map(|line| line.strip_prefix("    "));
    let commands = code.filter(|line| line.contains("packproof "));
    let mut count = 0;
    for command in commands {
        let asked = command
            .replace("https://api.shop.example", &shop.address)
            .replace("https://node.example", NOBODY)
            .replace("https://one.example/rpc", NOBODY)
            .replace("https://two.example/rpc", "http://127.0.0.1:2");
        let run = Command::new("sh")
            .args(["-c", &asked])
            .current_dir(folder.path())
            .env("PATH", &path)
            .output();
        let run = run.expect("the shell runs");
        let status = run.status.code().expect("a status");
        let said = text(&run.stderr);
        assert!(!said.contains("error:"), "{command}: {said}");
        count += 1;
        match command {
            // Nobody answers.
            _ if command.contains("--rpc") => assert!([1, 3].contains(&status), "{command}"),
            // The folder holds a proof that is not verified.
            _ if command.contains("check -q --csv") => assert_eq!(status, 1, "{command}"),
            // The stream holds a line that is no proof.
            _ if command.contains("--lines") => assert_eq!(status, 2, "{command}"),
            _ => assert_eq!(status, 0, "{command}: {said}"),
        }
    }
    assert!(count >= 12, "{count}");
    for written in ["proofs.csv", "reports.ndjson", "saved.jsonl"] {
        let file = fs::metadata(folder.path().join(written)).expect("a file");
        assert!(file.len() > 0, "{written}");
    }
}
