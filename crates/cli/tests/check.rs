//! The program as it is run: exactly what it prints, and the exit status, of each outcome.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const VECTORS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/vectors");

const VERIFIED: &str = "event-v1-deck-text-escaped.json";
const NOT_VERIFIED: &str = "pull-alone--award_other.json";
const UNREADABLE: &str = "event-v1-ended-early--not_an_object.json";
const NOT_REPLAYABLE: &str = "event-v1-ended-early--still_active.json";
const TEST_NETWORK: &str = "own/event-id-in-upper-case.json";

fn run_in(folder: impl AsRef<Path>, arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_packproof"));
    let run = program.current_dir(folder).args(arguments).output();
    run.expect("the program runs")
}

/// Runs the program among the vectors: its exit status, and what it printed.
fn run(arguments: &[&str]) -> (i32, String) {
    let run = run_in(VECTORS, arguments);
    assert_eq!(text(&run.stderr), "");
    (run.status.code().expect("a status"), text(&run.stdout))
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

#[test]
fn a_proof_that_agrees() {
    let printed = include_str!("printed/verified.txt").to_owned();
    assert_eq!(run(&["check", VERIFIED]), (0, printed));
}

#[test]
fn a_proof_that_does_not_agree_shows_both_values() {
    let printed = include_str!("printed/not_verified.txt").to_owned();
    assert_eq!(run(&["check", NOT_VERIFIED]), (1, printed));
}

#[test]
fn what_is_no_proof() {
    let printed = include_str!("printed/unreadable.txt").to_owned();
    assert_eq!(run(&["check", UNREADABLE]), (2, printed));
}

#[test]
fn a_proof_that_cannot_be_replayed() {
    let printed = include_str!("printed/not_replayable.txt").to_owned();
    assert_eq!(run(&["check", NOT_REPLAYABLE]), (3, printed));
}

/// The page said so, and the terminal did not.
#[test]
fn a_server_that_says_no_beside_a_pass_is_quoted() {
    let (status, printed) = run(&["check", "pull-alone--ok_server_says_no.json"]);
    assert_eq!(status, 0);
    let says = "  The shop's own server calls this proof not verified. ";
    assert!(
        printed.lines().any(|line| line.starts_with(says)),
        "{printed}"
    );
    assert!(!run(&["check", "pull-alone.json"]).1.contains(says));
}

#[test]
fn several_files_are_counted_and_the_worst_decides() {
    let (status, printed) = run(&[
        "check",
        VERIFIED,
        NOT_REPLAYABLE,
        UNREADABLE,
        "not-there.json",
        NOT_VERIFIED,
    ]);
    assert_eq!(status, 1);
    let blocks = [
        include_str!("printed/verified.txt"),
        include_str!("printed/not_replayable.txt"),
        include_str!("printed/unreadable.txt"),
        "Not read: not-there.json\n  No such file or directory (os error 2)\n",
        include_str!("printed/not_verified.txt"),
        "5 files: 1 add up, 1 not verified, 2 unreadable, 1 not replayable\n",
    ];
    assert_eq!(printed, blocks.join("\n"));
    assert_eq!(run(&["check", VERIFIED, NOT_REPLAYABLE]).0, 3);
    assert_eq!(run(&["check", NOT_REPLAYABLE, UNREADABLE, VERIFIED]).0, 2);
}

#[test]
fn json_is_one_object_a_line() {
    let (status, printed) = run(&["check", "--json", NOT_REPLAYABLE, UNREADABLE]);
    assert_eq!(status, 2);
    assert_eq!(printed, include_str!("printed/lines.jsonl"));
}

#[test]
fn help_is_no_error_and_nothing_to_check_is_one() {
    let (status, help) = run(&["--help"]);
    assert_eq!(status, 0);
    assert!(help.contains("Usage: packproof check [OPTION]... FILE...\n"));
    for (arguments, why) in [
        (&[][..], "a command is missing"),
        (&["check"], "a file is missing"),
        (&["check", "--fast", VERIFIED], "no option --fast"),
        (&["check", "--\u{1b}[2J", VERIFIED], "no option --⟨001B⟩[2J"),
    ] {
        let run = run_in(VECTORS, arguments);
        assert_eq!(run.status.code(), Some(2), "{why}");
        assert_eq!(text(&run.stdout), "");
        assert_eq!(text(&run.stderr), format!("packproof: {why}\n\n{help}"));
    }
}

/// A file's name and a payload's texts are whatever somebody wrote: none of them moves the cursor, sets a title or turns the line.
#[test]
fn nothing_of_a_file_steers_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let steering = "\u{9b}2J\u{7f}\u{202e}\u{85}";
    let honest = fs::read_to_string(format!("{VECTORS}/{VERIFIED}")).expect("a vector");
    let name = "\u{1b}[31mVerified\u{7}\u{9b}.json";
    for (field, of, line) in [
        (
            "\"fairness_algo_version\":\"",
            "v1\"",
            "  The report names the rules “⟨009B⟩2J⟨007F⟩⟨202E⟩⟨0085⟩v1”. This page knows v1 and v2 only. Nothing else was judged.",
        ),
        (
            "\"deck_hash\":\"",
            "77",
            "      published: \"⟨009B⟩2J⟨007F⟩⟨202E⟩⟨0085⟩77e51d1fbf81ddd12ab7ead9cc93b1e1cac9b8c7484390a16bff061ca2e52013\"",
        ),
    ] {
        let old = format!("{field}{of}");
        assert!(honest.contains(&old), "{old}");
        let changed = honest.replace(&old, &format!("{field}{steering}{of}"));
        fs::write(folder.path().join(name), changed).expect("a file");
        let printed = text(&run_in(folder.path(), &["check", name]).stdout);
        let first = printed.lines().next().expect("a line");
        assert!(
            first.ends_with(": ⟨001B⟩[31mVerified⟨0007⟩⟨009B⟩.json"),
            "{first}"
        );
        assert!(printed.lines().any(|each| each == line), "{printed}");
        let hides = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
        assert!(!printed.contains(hides), "{printed:?}");
        let json = text(&run_in(folder.path(), &["check", "--json", name]).stdout);
        let controls = json.chars().filter(|c| c.is_control());
        assert_eq!(controls.collect::<String>(), "\n", "{json:?}");
        let read: serde_json::Value = serde_json::from_str(&json).expect("JSON");
        assert_eq!(read["file"], name);
    }
}

/// A test network and a contract that the deployment does not list stood in the steps alone.
#[test]
fn what_is_known_of_the_contract_stands_under_the_headline() {
    let list = format!("base:0x{}", "ab".repeat(20));
    let (_, printed) = run(&["check", "--contracts", &list, TEST_NETWORK]);
    let lines: Vec<_> = printed.lines().take(4).collect();
    let head = format!("Adds up: {TEST_NETWORK}");
    assert_eq!(
        lines,
        [
            head.as_str(),
            "  [test network]",
            "  [contract not listed]",
            "  Not yet confirmed on the blockchain"
        ]
    );
}

/// Packs a text with gzip, without compressing it.
fn gzip(text: &[u8]) -> Vec<u8> {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    std::io::Write::write_all(&mut packed, text).expect("memory");
    packed.finish().expect("memory")
}

/// Checks one file of these bytes: the exit status, and what was printed.
fn run_on(name: &str, bytes: &[u8]) -> (i32, String) {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join(name), bytes).expect("a file");
    let run = run_in(folder.path(), &["check", name]);
    (run.status.code().expect("a status"), text(&run.stdout))
}

/// A file from a spreadsheet or a shell of Windows was "not text".
#[test]
fn a_text_in_utf16_or_packed_is_the_same_proof() {
    let vector = fs::read(Path::new(VECTORS).join(VERIFIED)).expect("a vector");
    let printed = include_str!("printed/verified.txt");
    let plain = std::str::from_utf8(&vector).expect("UTF-8");
    let utf16 = |text: &str, bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
        text.encode_utf16().flat_map(bytes).collect()
    };
    let marked = ["\u{feff}", plain].concat();
    for brought in [
        vector.clone(),
        marked.clone().into_bytes(),
        utf16(plain, u16::to_le_bytes),
        utf16(plain, u16::to_be_bytes),
        utf16(&marked, u16::to_le_bytes),
        utf16(&marked, u16::to_be_bytes),
        gzip(&vector),
        gzip(&utf16(&marked, u16::to_le_bytes)),
        [gzip(&vector[..100]), gzip(&vector[100..])].concat(),
    ] {
        assert_eq!(run_on(VERIFIED, &brought), (0, printed.to_owned()));
    }
}

#[test]
fn each_line_of_several_is_a_file_of_its_own() {
    let line = |name| {
        let vector = fs::read_to_string(Path::new(VECTORS).join(name)).expect("a vector");
        vector.replace('\n', " ")
    };
    let lines = [line(VERIFIED), line(NOT_VERIFIED), "{".into()].join("\n");
    for brought in [lines.clone().into_bytes(), gzip(lines.as_bytes())] {
        let (status, printed) = run_on("all.ndjson", &brought);
        assert_eq!(status, 1);
        let heads: Vec<_> = printed
            .lines()
            .filter(|line| line.contains("all.ndjson:"))
            .collect();
        assert_eq!(heads.len(), 3, "{printed}");
        assert!(
            printed
                .ends_with("3 files: 1 add up, 1 not verified, 1 unreadable, 0 not replayable\n")
        );
    }
}

#[test]
fn a_file_that_is_no_proof_as_it_stands_is_named() {
    let cut = &gzip(b"{}")[..15];
    for (bytes, printed) in [
        (
            b"PK\x03\x04".as_slice(),
            "File not read: x\n  This is a ZIP archive, and a proof is a single file. Unpack it, and open the proof file that is in it. \
             The format is recognised by the file\u{2019}s first bytes.\n",
        ),
        (
            cut,
            "File not read: x\n  This is a gzip file that cannot be unpacked: it is damaged, cut off, or packed twice. Ask for the file again. \
             The format is recognised by the file\u{2019}s first bytes.\n",
        ),
        (
            b"{\"data\": {\"pack_event_id\": 1}}",
            "Not a proof: x\n  The proof in this JSON has something around it: it stands under \u{201c}data\u{201d}. Save what stands there as a file of its own, and open that. \
             It has neither target_pull_key nor pack_event_id.\n",
        ),
        (
            b"{\"log\": {\"entries\": []}}",
            "Not a proof: x\n  This is a HAR: a browser\u{2019}s recording of web requests and their answers. It is not a proof itself. Save the shop\u{2019}s answer from it as a file, and open that. \
             It has neither target_pull_key nor pack_event_id.\n",
        ),
    ] {
        assert_eq!(run_on("x", bytes), (2, printed.to_owned()));
    }
}

/// A small file that unpacks to a large one is not read to its end.
#[test]
fn a_gzip_bomb_is_too_large() {
    let bomb = gzip(&vec![b' '; (128 << 20) + 10]);
    let (status, printed) = run_on("x", &bomb);
    assert_eq!(status, 2);
    assert!(printed.starts_with("Too large: x\n"), "{printed}");
}

#[test]
fn a_link_in_the_place_of_a_file_is_named() {
    let link = "https://shop.example/packs/verify/2fea377c-6030-4380-a2d7-c9538b227b0c";
    let printed = format!(
        "Not read: ({link}).\n  This is a link, and only files are checked here. Open {link} in a browser, save its proof file, and check that.\n"
    );
    assert_eq!(run(&["check", &format!("({link}).")]), (2, printed));
}
