//! Runs `packproof explain` for a proof, for a pull of an event, and for another draw.

use std::fs;
use std::io::Write;

use serde_json::Value;
use verify::hash::Hash32;

use crate::program::{
    VECTORS, run_in, text, vector, with_closed_pipe, with_full_output, with_input,
};

const PULL: &str = "pull-with-dependents.json";
const EVENT: &str = "event-v2-sold-out.json";

fn run(arguments: &[&str]) -> (i32, String) {
    let run = run_in(VECTORS, &[&["explain"], arguments].concat());
    assert_eq!(text(&run.stderr), "");
    (run.status.code().expect("a status"), text(&run.stdout))
}

fn json(arguments: &[&str]) -> (i32, Value) {
    let (status, printed) = run(&[arguments, &["--json"]].concat());
    assert_eq!(printed.lines().count(), 1, "{printed}");
    (status, serde_json::from_str(&printed).expect("JSON"))
}

/// Collects every hash line of a value: the hash, its bytes, and its terminal line.
fn hash_lines(value: &Value) -> Vec<(String, Option<String>, String)> {
    match value {
        Value::Object(object) => {
            let own = object.get("terminal").map(|terminal| {
                let text = |value: &Value| value.as_str().expect("text").to_owned();
                (
                    text(&object["hash"]),
                    object.get("bytes").map(text),
                    text(terminal),
                )
            });
            own.into_iter()
                .chain(object.values().flat_map(hash_lines))
                .collect()
        }
        Value::Array(all) => all.iter().flat_map(hash_lines).collect(),
        _ => Vec::new(),
    }
}

#[test]
fn a_pull_is_printed_as_the_page_draws_it() {
    let printed = include_str!("printed/explain_pull.txt").to_owned();
    assert_eq!(run(&[PULL]), (0, printed));
}

#[test]
fn a_pull_of_an_event_is_worked_through() {
    let printed = include_str!("printed/explain_worked.txt").to_owned();
    assert_eq!(run(&[EVENT, "--pull", "2"]), (0, printed.clone()));
    let by_id = run(&[EVENT, "--pull", "2AF37E07-65d0-4af5-9663-6c69a42e64b4"]);
    assert_eq!(by_id, (0, printed));
}

#[test]
fn another_draw_is_found_by_its_purchase_or_its_key() {
    let (status, by_id) = json(&[PULL, "--pull", "32c04af4-07e5-44c0-8648-f322e6f8a4d2"]);
    assert_eq!(status, 0);
    let key = by_id["draw"]["pull_key"].as_str().expect("a key");
    assert_eq!(json(&[PULL, "--pull", key]), (0, by_id.clone()));
    assert_eq!(by_id["draw"]["roll"], "804952");
    assert_eq!(by_id["draw"]["rolled_band"], 3);
    assert_eq!(
        by_id["draw"]["award"]["card"],
        "b523202b-ff46-481a-95a8-dcc8c2c506b8"
    );
    assert!(by_id.get("pull").is_none());
    // The proof's own pull gives the whole explanation.
    let (_, whole) = json(&[PULL]);
    let own = whole["subject"]["target_pull_key"].as_str().expect("a key");
    assert_eq!(json(&[PULL, "--pull", own]), (0, whole));
}

#[test]
fn every_hash_is_of_its_bytes_and_its_line_makes_it() {
    let mut names = Vec::new();
    for arguments in [
        &[PULL][..],
        &["pull-alone.json"],
        &[PULL, "--pull", "32c04af4-07e5-44c0-8648-f322e6f8a4d2"],
        &[EVENT],
        &[EVENT, "--pull", "30"],
        &["event-v1-ended-early.json"],
    ] {
        let (_, explained) = json(arguments);
        for name in explained["hashes"].as_array().expect("hashes") {
            names.push(name["name"].as_str().expect("a name").to_owned());
        }
        for (hash, bytes, terminal) in hash_lines(&explained) {
            let Some(hex) = bytes else {
                assert!(
                    terminal.contains("| jq -jcS .deck_snapshot | sha256sum"),
                    "{terminal}"
                );
                continue;
            };
            let bytes = hex::decode(&hex).expect("hex");
            assert_eq!(Hash32::of(&[&bytes]).to_string(), hash);
            assert_eq!(terminal, format!("printf {hex} | xxd -r -p | sha256sum"));
        }
    }
    names.sort();
    names.dedup();
    let all = [
        "deck_commitment",
        "deck_hash",
        "effective_seed",
        "leaf",
        "node",
        "pull_key",
        "purchase_commitment",
        "purchase_event_id",
        "roll_hash",
        "seed_commitment",
        "unavailable_hash",
        "version_event_id",
        "version_root",
        "vrf_event_id",
    ];
    assert_eq!(names, all);
}

/// The explanation has the published values, and each of their integers is text.
#[test]
fn json_has_whole_values_and_no_english() {
    let proof: Value = serde_json::from_slice(&vector(PULL)).expect("JSON");
    let (_, explained) = json(&[PULL]);
    assert_eq!(explained["schema"], "packproof-explanation/1");
    assert_eq!(explained["verdict"], "verified_offline");
    assert_eq!(
        explained["pull"]["path"]["version_root"],
        proof["version_root"]
    );
    assert_eq!(explained["pull"]["award"]["card"], proof["award"]);
    assert_eq!(explained["pull"]["roll"], "36781");
    assert_eq!(explained["pull"]["rolled_band"], 1);
    assert_eq!(explained["pull"]["bands"][0]["odds_ppm"], "251143");
    assert_eq!(explained["pull"]["chance"]["free"], 19);
    assert_eq!(explained["pull"]["dependents"], 5);
    let moments = explained["pull"]["timeline"].as_array().expect("moments");
    let codes: Vec<_> = moments
        .iter()
        .filter_map(|moment| moment["code"].as_str())
        .collect();
    assert_eq!(codes.iter().filter(|code| **code == "another").count(), 7);
    assert_eq!(
        (codes.first(), codes.last()),
        (Some(&"version"), Some(&"word"))
    );
    // No English sentence is in the JSON: only terminal lines contain a space.
    fn texts(value: &Value) -> Vec<&str> {
        match value {
            Value::Object(object) => {
                let others = object.iter().filter(|(name, _)| *name != "terminal");
                others.flat_map(|(_, value)| texts(value)).collect()
            }
            Value::Array(all) => all.iter().flat_map(texts).collect(),
            Value::String(text) => vec![text],
            _ => Vec::new(),
        }
    }
    let spaced: Vec<_> = texts(&explained)
        .into_iter()
        .filter(|text| text.contains(' '))
        .collect();
    assert_eq!(spaced, Vec::<&str>::new());
}

#[test]
fn the_status_is_that_of_the_proof_and_of_the_pull() {
    for (arguments, status) in [
        (&["pull-alone--award_other.json"][..], 1),
        (&["event-v1-ended-early--still_active.json"], 3),
        (&["event-v1-ended-early--not_json.json"], 2),
        (&["not-there.json"], 2),
        (&[EVENT, "--pull", "31"], 2),
        (&[EVENT, "--pull", "0"], 2),
        (&[PULL, "--pull", "1"], 2),
        (&[PULL, "--pull", "x"], 2),
        (&["pull-alone--award_other.json", "--pull", "x"], 1),
    ] {
        assert_eq!(run(arguments).0, status, "{arguments:?}");
    }
    let (status, explained) = json(&[EVENT, "--pull", "31"]);
    assert_eq!(
        (status, &explained["error"]["code"]),
        (2, &"no_such_pull".into())
    );
    assert_eq!(explained["error"]["detail"], "31");
    assert!(explained.get("verdict").is_none());
    let (_, printed) = run(&[EVENT, "--pull", "31"]);
    assert!(
        printed.ends_with("\n\n  This proof has no such pull.\n"),
        "{printed}"
    );
}

/// The first pull of an id was shown, whichever was meant, and `+2` or `02` was the pull with the number 2.
#[test]
fn no_other_pull_is_shown_than_the_one_that_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("event.json");
    let path = path.to_str().expect("a path");
    let explained = |id: fn(u64) -> String, named: &str| {
        let mut event: Value = serde_json::from_slice(&vector(EVENT)).expect("JSON");
        for pull in event["pulls"].as_array_mut().expect("pulls") {
            pull["pull_id"] = id(pull["sequence_index"].as_u64().expect("a number")).into();
        }
        fs::write(path, event.to_string()).expect("a file");
        let (status, explained) = json(&[path, "--pull", named]);
        let shown = explained["worked"]["sequence_index"].clone();
        (status, shown, explained["error"]["code"].clone())
    };
    let none = |code: &str| (2, Value::Null, code.into());
    let shown = |number: &str| (0, number.into(), Value::Null);
    let several = none("several_pulls");
    assert_eq!(explained(|_| "same".into(), "same"), several);
    assert_eq!(explained(|_| "SAME".into(), "same"), several);
    let two = |number: u64| match number {
        1 => "A".into(),
        2 => "a".into(),
        _ => "b".into(),
    };
    assert_eq!(explained(two, "A"), shown("1"));
    let padded = |number: u64| format!("{:02}", number % 30 + 1);
    assert_eq!(explained(padded, "02"), shown("1"));
    assert_eq!(explained(padded, "2"), shown("2"));
    assert_eq!(explained(padded, "+2"), none("no_such_pull"));
}

#[test]
fn any_form_of_a_file_is_explained() {
    let plain = run(&["pull-alone.json", "--json"]).1;
    let without_file = |line: &str| {
        let mut value: Value = serde_json::from_str(line).expect("JSON");
        let object = value.as_object_mut().expect("an object");
        object.remove("file");
        object.remove("file_sha256");
        value
    };
    let bytes = vector("pull-alone.json");
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(&bytes).expect("memory");
    let packed = packed.finish().expect("memory");
    let wide = text(&bytes)
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    for input in [bytes.clone(), packed, wide] {
        let run = with_input(&input, &["explain", "-", "--json"]);
        assert_eq!(run.status.code(), Some(0));
        assert_eq!(without_file(&text(&run.stdout)), without_file(&plain));
    }
    // A folder and a file of lines stand for everything in them.
    let folder = tempfile::tempdir().expect("a folder");
    let line = text(&bytes).replace('\n', " ");
    fs::write(folder.path().join("a.ndjson"), format!("{line}\n{{\n")).expect("a file");
    fs::write(folder.path().join("b.json"), &bytes).expect("a file");
    let (status, printed) = run(&[folder.path().to_str().expect("a name"), "--json"]);
    assert_eq!((status, printed.lines().count()), (2, 3));
}

#[test]
fn nothing_of_a_file_steers_the_terminal() {
    let steering = "\u{9b}2J\u{7f}\u{202e}\u{85}";
    let named = text(&vector(PULL)).replace("\"collector_", &format!("\"{steering}collector_"));
    let hides = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
    let printed = text(&with_input(named.as_bytes(), &["explain", "-"]).stdout);
    assert!(printed.contains("⟨009B⟩2J"), "{printed}");
    assert!(!printed.contains(hides), "{printed:?}");
    let printed = text(&with_input(named.as_bytes(), &["explain", "-", "--json"]).stdout);
    assert!(
        !printed.trim_end().contains(char::is_control),
        "{printed:?}"
    );
}

/// No vector stops the program, whatever its fault.
#[test]
fn every_vector_is_explained_or_has_an_error() {
    let run = run_in(VECTORS, &["explain", ".", "--json"]);
    assert_eq!(run.status.code(), Some(1));
    let printed = text(&run.stdout);
    for line in printed.lines() {
        let explained: Value = serde_json::from_str(line).expect("JSON");
        let is_drawn = explained["pull"].is_object() || explained["event"].is_object();
        assert!(is_drawn != explained["error"].is_object(), "{line}");
    }
    assert!(printed.lines().count() > 500);
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let run = with_closed_pipe(b"", &["explain", "."]);
    assert!(matches!(run.status.code(), Some(0..=3)));
    assert!(!text(&run.stderr).contains("panicked"));
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_that_cannot_be_written_is_an_error_of_its_own() {
    let run = with_full_output(&["explain", PULL]);
    assert_eq!(run.status.code(), Some(4));
}
