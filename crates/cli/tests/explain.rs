//! Runs `packproof explain` for a proof, for a pull of an event, and for another draw.

use std::fs;
use std::io::Write;
use std::process::Command;

use fixtures::shop::{Shop, tier};
use serde_json::Value;
use verify::hash::Hash32;

use crate::program::{
    VECTORS, run_in, text, vector, with_closed_pipe, with_full_output, with_input,
};

const PULL: &str = "pull-with-dependents.json";
const EVENT: &str = "event-v2-sold-out.json";
const SHA256: &str = "| (sha256sum 2>/dev/null || shasum -a 256)";

fn run(arguments: &[&str]) -> (i32, String) {
    let run = run_in(VECTORS, &[&["explain"], arguments].concat());
    assert_eq!(text(&run.stderr), "");
    (run.status.code().expect("a status"), text(&run.stdout))
}

/// Collects every hash that a text prints above the line that makes it again: its name, the hash, and the line.
fn hash_lines(printed: &str) -> Vec<(String, String, String)> {
    let lines: Vec<&str> = printed.lines().map(str::trim).collect();
    let pairs = lines.windows(2).filter(|pair| pair[1].ends_with(SHA256));
    let each = pairs.map(|pair| {
        let (name, hash) = pair[0].rsplit_once(": ").expect("a name");
        (name.to_owned(), hash.to_owned(), pair[1].to_owned())
    });
    each.collect()
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
    let (status, by_id) = run(&[PULL, "--pull", "32c04af4-07e5-44c0-8648-f322e6f8a4d2"]);
    assert_eq!(status, 0);
    let key_of = |printed: &str| {
        let all = hash_lines(printed).into_iter();
        let mut keys = all.filter(|(name, ..)| name == "pull_key");
        keys.next().expect("a key").1
    };
    assert_eq!(run(&[PULL, "--pull", &key_of(&by_id)]), (0, by_id.clone()));
    for said in ["804,952", "band 3", "b523202b-ff46-481a-95a8-dcc8c2c506b8"] {
        assert!(by_id.contains(said), "{said}: {by_id}");
    }
    // The proof's own pull gives the whole explanation.
    let (_, whole) = run(&[PULL]);
    assert_eq!(run(&[PULL, "--pull", &key_of(&whole)]), (0, whole));
}

#[test]
fn every_hash_is_of_its_bytes() {
    let mut names = Vec::new();
    for arguments in [
        &[PULL][..],
        &["pull-alone.json"],
        &[PULL, "--pull", "32c04af4-07e5-44c0-8648-f322e6f8a4d2"],
        &[EVENT],
        &[EVENT, "--pull", "30"],
        &["event-v1-ended-early.json"],
    ] {
        for (name, hash, line) in hash_lines(&run(arguments).1) {
            names.push(name);
            let Some(hex) = line.strip_prefix("printf ") else {
                assert_eq!(
                    line,
                    format!("jq -jcS .deck_snapshot PAYLOAD.json {SHA256}")
                );
                continue;
            };
            let hex = hex.strip_suffix(&format!(" | xxd -r -p {SHA256}"));
            let bytes = hex::decode(hex.expect("its bytes")).expect("hex");
            assert_eq!(Hash32::of(&[&bytes]).to_string(), hash);
        }
    }
    names.sort();
    names.dedup();
    let all = [
        "R, its SHA-256",
        "deck_commitment",
        "deck_hash",
        "effective seed: SHA-256 of seed and salt",
        "effective_seed",
        "leaf",
        "node",
        "pull_key",
        "purchase_commitment",
        "purchase_event_id",
        "roll_hash",
        "seed_commitment",
        "the rank's hash",
        "unavailable_hash",
        "version_event_id",
        "version_root",
        "vrf_event_id",
    ];
    assert_eq!(names, all);
}

/// No line worked on a Mac, which has `shasum` and no `sha256sum`.
#[cfg(unix)]
#[test]
fn each_line_works_with_either_program_for_the_hash() {
    use std::os::unix::fs::PermissionsExt;
    let (_, printed) = run(&[PULL]);
    let (_, _, line) = hash_lines(&printed).swap_remove(0);
    for program in ["sha256sum", "shasum"] {
        let folder = tempfile::tempdir().expect("a folder");
        for (name, said) in [("xxd", ""), (program, "echo its hash; ")] {
            let path = folder.path().join(name);
            fs::write(&path, format!("#!/bin/sh\n{said}exec /bin/cat\n")).expect("a program");
            fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("a program");
        }
        let mut shell = Command::new("/bin/sh");
        let ran = shell
            .args(["-c", &line])
            .env("PATH", folder.path())
            .output();
        let ran = ran.expect("a shell");
        let hex = line.split(' ').nth(1).expect("bytes");
        assert_eq!(text(&ran.stdout), format!("its hash\n{hex}"), "{program}");
        assert_eq!(text(&ran.stderr), "", "{program}");
    }
}

/// A list of ranked cards went on for screens, and named the number of the others at its end.
#[test]
fn the_ranked_cards_are_counted_before_their_list() {
    let (_, printed) = run(&[PULL]);
    let (before, _) = printed.split_once("\n    1. ").expect("a list");
    let rows = words::say!(dealt_rows_in_view, first = 1_u64, last = 4_u64, of = 20_u64);
    assert!(before.ends_with(&format!("\n    {rows}")), "{before}");
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
        run(&[path, "--pull", named])
    };
    let is_none = |id, named, why: &str| {
        let (status, printed) = explained(id, named);
        assert_eq!(status, 2, "{named}");
        assert!(printed.ends_with(&format!("\n\n  {why}\n")), "{printed}");
    };
    let is_shown = |id, named, number: u64| {
        let (status, printed) = explained(id, named);
        assert_eq!(status, 0, "{named}");
        let said = format!("\n    sequence_index {number} as 8 bytes: ");
        assert!(printed.contains(&said), "{printed}");
    };
    let several = "Several pulls of this event have this pull_id: name one by its sequence_index.";
    is_none(|_| "same".into(), "same", several);
    is_none(|_| "SAME".into(), "same", several);
    let two = |number: u64| match number {
        1 => "A".into(),
        2 => "a".into(),
        _ => "b".into(),
    };
    is_shown(two, "A", 1);
    let padded = |number: u64| format!("{:02}", number % 30 + 1);
    is_shown(padded, "02", 1);
    is_shown(padded, "2", 2);
    is_none(padded, "+2", "This proof has no such pull.");
}

#[test]
fn any_form_of_a_file_is_explained() {
    let plain = run(&["pull-alone.json"]).1;
    let bytes = vector("pull-alone.json");
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(&bytes).expect("memory");
    let packed = packed.finish().expect("memory");
    let wide = text(&bytes)
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    for input in [bytes.clone(), packed, wide] {
        let run = with_input(&input, &["explain", "-"]);
        assert_eq!(run.status.code(), Some(0));
        assert_eq!(text(&run.stdout), plain.replacen("pull-alone.json", "-", 1));
    }
    // A folder and a file of lines stand for everything in them.
    let folder = tempfile::tempdir().expect("a folder");
    let line = text(&bytes).replace('\n', " ");
    fs::write(folder.path().join("a.ndjson"), format!("{line}\n{{\n")).expect("a file");
    fs::write(folder.path().join("b.json"), &bytes).expect("a file");
    let (status, printed) = run(&[folder.path().to_str().expect("a name")]);
    let heads = printed.lines().filter(|line| line.contains(": /"));
    assert_eq!((status, heads.count()), (2, 3), "{printed}");
}

#[test]
fn nothing_of_a_file_steers_the_terminal() {
    let steering = "\u{9b}2J\u{7f}\u{202e}\u{85}";
    let named = text(&vector(PULL)).replace("\"collector_", &format!("\"{steering}collector_"));
    let hides = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
    let printed = text(&with_input(named.as_bytes(), &["explain", "-"]).stdout);
    assert!(printed.contains("⟨009B⟩2J"), "{printed}");
    assert!(!printed.contains(hides), "{printed:?}");
}

/// No vector stops the program, whatever its fault.
#[test]
fn every_vector_is_explained() {
    let run = run_in(VECTORS, &["explain", "."]);
    assert_eq!(run.status.code(), Some(1));
    let printed = text(&run.stdout);
    let heads = printed.lines().filter(|line| line.contains(": ./"));
    assert!(heads.count() > 500);
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

/// A shop sold the good cards one by one in tiers of one card, after the pull was bought. Nothing said so.
#[test]
fn draws_that_could_give_no_other_card_are_named() {
    let mut shop = Shop::open(1);
    let bands = [(500_000, 500, 5), (500_000, 2_000, 2)];
    let version = tier::invented(&mut shop.stream, (2_500, 2), bands, 8_000, &[]);
    let good = version.bands[1].leaves.clone();
    let tier = shop.offer(version);
    let target = shop.sell_of(tier);
    for (number, leaf) in (3..).zip(good) {
        let alone = tier::invented(
            &mut shop.stream,
            (100, number),
            [(1_000_000, 1, 0)],
            8_000,
            &[leaf],
        );
        let alone = shop.offer(alone);
        let key = shop.sell_of(alone);
        shop.deliver(key);
    }
    shop.deliver(target);
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(
        folder.path().join("pull.json"),
        shop.proof(target).payload(),
    )
    .expect("a file");
    let printed = |arguments: &[&str]| text(&run_in(folder.path(), arguments).stdout);
    let limits =
        "Draws that could give no other card took 2 of the 2 cards of the highest band before it.";
    let counted = "Cards of the highest band that were still available at the purchase: 2. Others drew 2 of them before this random number, 2 in draws that could give no other card. Bought after this pull: 2 of these 2 draws.";
    let explained = printed(&["explain", "pull.json"]);
    assert!(
        explained.contains(limits) && explained.contains(counted),
        "{explained}"
    );
    let checked = printed(&["check", "pull.json"]);
    assert!(
        checked.starts_with("Adds up") && checked.contains(limits),
        "{checked}"
    );
    let steps = printed(&["check", "--verbose", "pull.json"]);
    let short = "2 of them could give no other card.";
    assert!(steps.contains(short), "{steps}");
}
