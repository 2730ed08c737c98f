//! Runs `packproof check` and compares the exact output and the exit status for each outcome.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::Value;
use verify::hash::Hash32;

use crate::program::{
    VECTORS, packproof, reports, run_in, text, vector, with_closed_pipe, with_full_output,
    with_input,
};

const VERIFIED: &str = "event-v1-deck-text-escaped.json";
const NOT_VERIFIED: &str = "pull-alone--award_other.json";
const UNREADABLE: &str = "event-v1-ended-early--not_an_object.json";
const NOT_REPLAYABLE: &str = "event-v1-ended-early--still_active.json";
const TEST_NETWORK: &str = "own/event-id-in-upper-case.json";

/// Runs the program among the vectors. Returns the exit status, and the output.
fn run(arguments: &[&str]) -> (i32, String) {
    let run = run_in(VECTORS, arguments);
    assert_eq!(text(&run.stderr), "");
    (run.status.code().expect("a status"), printed(&run.stdout))
}

/// Returns the output, without the name of the build.
fn printed(bytes: &[u8]) -> String {
    text(bytes).replace(env!("PACKPROOF_BUILD"), "BUILD")
}

fn json(bytes: &[u8]) -> Value {
    serde_json::from_slice(bytes).expect("JSON")
}

#[test]
fn a_proof_that_agrees() {
    let printed = include_str!("printed/verified.txt").to_owned();
    assert_eq!(run(&["check", "-v", VERIFIED]), (0, printed));
}

#[test]
fn a_proof_that_does_not_agree_shows_both_values() {
    let printed = include_str!("printed/not_verified.txt").to_owned();
    assert_eq!(run(&["check", "-v", NOT_VERIFIED]), (1, printed));
}

#[test]
fn a_file_without_a_proof_is_an_error() {
    let printed = include_str!("printed/unreadable.txt").to_owned();
    assert_eq!(run(&["check", "-v", UNREADABLE]), (2, printed));
}

#[test]
fn a_proof_that_cannot_be_replayed() {
    let printed = include_str!("printed/not_replayable.txt").to_owned();
    assert_eq!(run(&["check", "-v", NOT_REPLAYABLE]), (3, printed));
}

/// The page quoted the server, and the terminal did not.
#[test]
fn a_server_that_says_no_beside_a_pass_is_quoted() {
    let (status, printed) = run(&["check", "-v", "pull-alone--ok_server_says_no.json"]);
    assert_eq!(status, 0);
    let says = "  The shop's own server calls this proof not verified. ";
    assert!(
        printed.lines().any(|line| line.starts_with(says)),
        "{printed}"
    );
    assert!(!run(&["check", "-v", "pull-alone.json"]).1.contains(says));
}

#[test]
fn several_files_are_counted_and_the_worst_decides() {
    let (status, printed) = run(&[
        "check",
        "-v",
        VERIFIED,
        NOT_REPLAYABLE,
        UNREADABLE,
        "not-there.json",
        NOT_VERIFIED,
    ]);
    assert_eq!(status, 1);
    let missing = std::io::Error::from_raw_os_error(2);
    let missing = format!("Not read: not-there.json\n  {missing}\n");
    let blocks = [
        include_str!("printed/verified.txt"),
        include_str!("printed/not_replayable.txt"),
        include_str!("printed/unreadable.txt"),
        &missing,
        include_str!("printed/not_verified.txt"),
        "5 inputs: 1 add up, 1 not verified, 2 unreadable, 1 not replayable\n",
    ];
    assert_eq!(printed, blocks.join("\n"));
    assert_eq!(run(&["check", VERIFIED, NOT_REPLAYABLE]).0, 3);
    assert_eq!(run(&["check", NOT_REPLAYABLE, UNREADABLE, VERIFIED]).0, 2);
}

/// The JSON had a step's cause in English only, and shortened hashes.
#[test]
fn json_is_one_report_a_line() {
    let (status, printed) = run(&["check", "--json", NOT_REPLAYABLE, UNREADABLE]);
    assert_eq!(status, 2);
    let reports: Vec<Value> = printed.lines().map(|line| json(line.as_bytes())).collect();
    let [replayable, unreadable] = reports.as_slice() else {
        panic!("two lines: {printed}");
    };
    assert!(printed.starts_with("{\"schema\":\"packproof-report/2\",\"tool\":{"));
    assert_eq!(replayable["file"], NOT_REPLAYABLE);
    assert_eq!(replayable["verdict"], "not_replayable");
    assert_eq!(replayable["steps"][1]["cause"]["code"], "active");
    assert_eq!(unreadable["error"]["code"], "not_an_object");
    assert!(unreadable.get("verdict").is_none());
    let bytes = fs::read(Path::new(VECTORS).join(NOT_REPLAYABLE)).expect("a vector");
    assert_eq!(
        replayable["payload_sha256"],
        Hash32::of(&[&bytes]).to_string()
    );
}

#[test]
fn help_is_no_error_and_nothing_to_check_is_one() {
    let (status, help) = run(&["check", "--help"]);
    assert_eq!(status, 0);
    assert!(
        help.contains("Exit status, that of the worst input: 1, then 2, 3 and 0:\n  0  everything"),
        "{help}"
    );
    let (status, version) = run(&["--version"]);
    assert_eq!(status, 0);
    let named = concat!("packproof ", env!("CARGO_PKG_VERSION"), " (build ");
    assert!(version.starts_with(named), "{version}");
    for (arguments, why) in [
        (
            &["check"][..],
            "error: the following required arguments were not provided:",
        ),
        (
            &["check", "--fast", VERIFIED],
            "error: unexpected argument '--fast' found",
        ),
        (
            &["check", "--\u{1b}[2J", VERIFIED],
            "error: unexpected argument '--' found",
        ),
    ] {
        let run = run_in(VECTORS, arguments);
        assert_eq!(run.status.code(), Some(2), "{why}");
        assert_eq!(text(&run.stdout), "");
        assert_eq!(text(&run.stderr).lines().next(), Some(why));
    }
}

/// A file's name and a payload's texts are untrusted: none of them moves the cursor, sets a title or turns the line.
// Windows has no such names.
#[cfg(unix)]
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
            "  The report names the rules “⟨009B⟩2J⟨007F⟩⟨202E⟩⟨0085⟩v1”. packproof knows v1 and v2 only. Nothing else was judged.",
        ),
        (
            "\"deck_hash\":\"",
            "77",
            "      published: \"⟨009B⟩2J⟨007F⟩⟨202E⟩⟨0085⟩77e51d1fbf81ddd12ab7ead9cc93b1e1cac9b8c7484390a16bff061ca2e52013\"",
        ),
        (
            "\"pack_event_id\":\"",
            "",
            "  The published data is not complete and well-formed. pack_event_id is \"⟨009B⟩2J⟨007F⟩⟨202E⟩⟨0085⟩c4c51d02-282c-449a-b140-f538703fede1\"; expected: a UUID with its hyphens. 3 other checks passed.",
        ),
    ] {
        let old = format!("{field}{of}");
        assert!(honest.contains(&old), "{old}");
        let changed = honest.replace(&old, &format!("{field}{steering}{of}"));
        fs::write(folder.path().join(name), changed).expect("a file");
        let printed = text(&run_in(folder.path(), &["check", "-v", name]).stdout);
        let first = printed.lines().next().expect("a line");
        assert!(
            first.ends_with(": ⟨001B⟩[31mVerified⟨0007⟩⟨009B⟩.json"),
            "{first}"
        );
        assert!(printed.lines().any(|each| each == line), "{printed}");
        let hides = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
        assert!(!printed.contains(hides), "{printed:?}");
        let files = ["check", "-q", "--csv", "x.csv", "--junit", "x.xml", name];
        assert_eq!(text(&run_in(folder.path(), &files).stderr), "");
        for file in ["x.csv", "x.xml"] {
            let written = fs::read_to_string(folder.path().join(file)).expect("a file");
            assert!(
                written.contains("⟨001B⟩[31mVerified⟨0007⟩⟨009B⟩.json"),
                "{written}"
            );
            assert!(!written.contains(hides), "{written:?}");
        }
        let json = text(&run_in(folder.path(), &["check", "--json", name]).stdout);
        assert!(
            !json.contains(hides) && json.contains("\\u202e"),
            "{json:?}"
        );
        let read: serde_json::Value = serde_json::from_str(&json).expect("JSON");
        assert_eq!(read["file"], name);
    }
}

/// A joiner in an emoji or a Persian word is part of a name; anywhere else it hides.
#[test]
fn names_are_written_as_people_write_them() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, shown) in [
        ("\u{1f469}\u{200d}\u{1f4bb} Ana.json", None),
        (
            "\u{646}\u{645}\u{6cc}\u{200c}\u{62e}\u{648}\u{627}\u{647}\u{645}.json",
            None,
        ),
        ("pay\u{200d}pal.json", Some("pay⟨200D⟩pal.json")),
    ] {
        fs::copy(format!("{VECTORS}/{VERIFIED}"), folder.path().join(name)).expect("a file");
        let printed = text(&run_in(folder.path(), &["check", name]).stdout);
        let head = format!("Adds up: {}", shown.unwrap_or(name));
        assert_eq!(printed.lines().next(), Some(head.as_str()));
        let json = text(&run_in(folder.path(), &["check", "--json", name]).stdout);
        assert_eq!(json.contains(name), shown.is_none(), "{json:?}");
        let read: Value = serde_json::from_str(&json).expect("JSON");
        assert_eq!(read["file"], name);
    }
}

/// Only the steps named a test network and a contract that the deployment does not list.
#[test]
fn chips_about_the_contract_are_under_the_headline() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = folder.path().join("deployment.json");
    let other = "ab".repeat(20);
    fs::write(&settings, format!(r#"{{"contracts": ["base:0x{other}"]}}"#)).expect("a file");
    let settings = settings.to_str().expect("a name");
    let (_, printed) = run(&["check", "--deployment", settings, TEST_NETWORK]);
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

/// Checks one file with these bytes. Returns the exit status, and the output.
fn run_on(name: &str, bytes: &[u8]) -> (i32, String) {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join(name), bytes).expect("a file");
    let run = run_in(folder.path(), &["check", "-v", name]);
    (run.status.code().expect("a status"), printed(&run.stdout))
}

/// A file from a spreadsheet or a Windows shell was "not text".
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
    let lines = [
        line(VERIFIED),
        String::new(),
        line(NOT_VERIFIED),
        "{".into(),
    ]
    .join("\n");
    for brought in [lines.clone().into_bytes(), gzip(lines.as_bytes())] {
        let (status, printed) = run_on("all.ndjson", &brought);
        assert_eq!(status, 1);
        let heads: Vec<_> = printed
            .lines()
            .filter(|line| line.contains("all.ndjson:"))
            .collect();
        // The numbers were those of the proofs, and `--lines` gave the same proof another name.
        let numbers = heads.iter().filter_map(|head| head.rsplit(':').next());
        assert_eq!(numbers.collect::<Vec<_>>(), ["1", "3", "4"]);
        assert!(printed.ends_with("3 inputs: 1 add up, 1 not verified, 1 unreadable\n"));
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

/// The program stops reading a small file that unpacks to a large one.
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
        "Not read: {link}\n  This is a link, and without --service only files are read. Name the service that has its proof, or open {link} in a browser and save its proof file.\n"
    );
    assert_eq!(run(&["check", link]), (2, printed));
    // The lines of a link were a file that does not exist.
    let (status, printed) = run(&["check", "--json", "--lines", link]);
    assert_eq!(status, 2);
    assert_eq!(json(printed.as_bytes())["error"]["code"], "link");
}

#[test]
fn each_file_has_a_line_and_the_failures_follow() {
    let (status, printed) = run(&["check", VERIFIED, NOT_VERIFIED, NOT_REPLAYABLE]);
    assert_eq!(status, 1);
    let (list, rest) = printed.split_once("\n\n").expect("an empty line");
    assert_eq!(
        list,
        format!(
            "Adds up: {VERIFIED}\nNot verified: {NOT_VERIFIED}\nNot over yet: {NOT_REPLAYABLE}"
        )
    );
    assert!(!rest.contains('✓'), "{rest}");
    assert!(
        rest.contains("  ✗ award: The card you got is not the one the rules give.\n"),
        "{rest}"
    );
    assert!(rest.contains("      published award: 431a2f08-862c-4b02-a844-800f1651c503\n"));
    assert!(
        rest.ends_with("\n3 inputs: 1 add up, 1 not verified, 1 not replayable\n"),
        "{rest}"
    );
    let counts = "3 inputs: 1 add up, 1 not verified, 1 not replayable\n".to_owned();
    let quiet = run(&["check", "-q", VERIFIED, NOT_VERIFIED, NOT_REPLAYABLE]);
    assert_eq!(quiet, (1, counts));
    assert_eq!(
        run(&["check", "-q", VERIFIED]),
        (0, "1 input: 1 add up\n".to_owned())
    );
}

#[test]
fn the_standard_input_is_a_file() {
    for bytes in [vector(VERIFIED), gzip(&vector(VERIFIED))] {
        let run = with_input(&bytes, &["check", "-"]);
        assert_eq!(run.status.code(), Some(0));
        assert!(text(&run.stdout).starts_with("Adds up: -\n"));
    }
    assert_eq!(with_input(b"", &["check", "-"]).status.code(), Some(2));
}

/// The program checks the files of a folder and of those in it in the order of their names.
#[test]
fn a_folder_is_all_that_is_in_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, bytes: &[u8]| {
        let path = folder.path().join("all").join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, bytes).expect("a file");
    };
    write("b.json", &vector(VERIFIED));
    write("a/z.JSON", &vector(NOT_VERIFIED));
    write("a/b.json.gz", &gzip(&vector(VERIFIED)));
    write("notes.txt", b"none of it");
    fs::create_dir(folder.path().join("all/c.json")).expect("a folder");
    fs::create_dir(folder.path().join("empty")).expect("a folder");
    let run = run_in(folder.path(), &["check", "all"]);
    assert_eq!(run.status.code(), Some(1));
    let list = "Adds up: all/a/b.json.gz\nNot verified: all/a/z.JSON\nAdds up: all/b.json\n";
    assert!(text(&run.stdout).starts_with(list), "{}", text(&run.stdout));
    assert_eq!(
        text(&run.stderr),
        "packproof: left out in folders: 1 (read is what ends in .json, .jsonl or .ndjson, also with .gz, or holds a proof; no hidden file, and none that this run writes)\n"
    );
    // A CI that finds nothing to check must not succeed.
    let run = run_in(folder.path(), &["check", "--json", "empty"]);
    assert_eq!(run.status.code(), Some(2));
    assert_eq!(json(&run.stdout)["error"]["code"], "empty_folder");
}

/// The reports of a folder's proofs, written into that folder, were inputs: the run ended with 2, and with `--lines` it read
/// what it wrote.
#[test]
fn the_files_of_the_output_are_no_inputs() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("a.json"), vector(VERIFIED)).expect("a file");
    let reports = folder.path().join("reports.jsonl");
    for (options, others) in [
        (&["--json"][..], 1),
        (&["--json", "--csv", "table.json"], 2),
    ] {
        let to = fs::File::create(&reports).expect("a file");
        let mut program = packproof(&[&["check", "."], options].concat());
        let run = program.current_dir(folder.path()).stdout(to).output();
        let run = run.expect("the program runs");
        assert_eq!(run.status.code(), Some(0), "{options:?}");
        assert_eq!(
            text(&run.stderr),
            format!(
                "packproof: left out in folders: {others} (read is what ends in .json, .jsonl or .ndjson, also with .gz, or holds a proof; no hidden file, and none that this run writes)\n"
            )
        );
        let report = json(&fs::read(&reports).expect("a file"));
        assert_eq!(report["file"], "./a.json");
    }
}

/// A link to a folder may form a circle, which ends, and a pipe may never end, so it is not read, and an error. A folder
/// behind a link, and a link that leads nowhere, were left out like files of another kind.
#[cfg(unix)]
#[test]
fn links_in_a_folder_are_read_once_or_errors() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().expect("a folder");
    let all = folder.path().join("all");
    fs::create_dir(&all).expect("a folder");
    fs::write(folder.path().join("x"), vector(VERIFIED)).expect("a file");
    symlink("../x", all.join("a.json")).expect("a link");
    symlink("nowhere", all.join("b.json")).expect("a link");
    symlink("c.json", all.join("c.json")).expect("a link");
    symlink("..", all.join("d.json")).expect("a link");
    let made = Command::new("mkfifo").arg(all.join("e.json")).status();
    assert!(made.expect("a pipe").success());
    let run = run_in(folder.path(), &["check", "all"]);
    let list = "Adds up: all/a.json\nNot read: all/b.json\nNot read: all/c.json\nAdds up: all/d.json/x\nNot read: all/e.json\n\n";
    assert!(text(&run.stdout).starts_with(list), "{}", text(&run.stdout));
    assert_eq!(run.status.code(), Some(2));
}

/// A dishonest proof behind a link, or with another ending, was left out, and the run ended well.
#[cfg(unix)]
#[test]
fn what_is_not_read_in_a_folder_does_not_end_well() {
    use std::os::unix::fs::symlink;
    let outside = tempfile::tempdir().expect("a folder");
    fs::write(outside.path().join("bad.json"), vector(NOT_VERIFIED)).expect("a file");
    let wide: Vec<u8> = text(&vector(NOT_VERIFIED))
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    let marked = [&[0xff, 0xfe][..], &wide].concat();
    let lines = [VERIFIED, NOT_VERIFIED].map(|name| text(&vector(name)).replace('\n', " "));
    let around = |before: &str, after: &str| {
        [before, &text(&vector(NOT_VERIFIED)), after]
            .concat()
            .into_bytes()
    };
    let utf32: Vec<u8> = text(&vector(NOT_VERIFIED))
        .chars()
        .flat_map(|char| u32::from(char).to_le_bytes())
        .collect();
    let mut tar = vec![b'x'; 512];
    tar[257..262].copy_from_slice(b"ustar");
    for (name, bytes, status) in [
        ("more", None, 1),
        ("proof.txt", Some(vector(NOT_VERIFIED)), 1),
        ("pull.json.bak", Some(vector(NOT_VERIFIED)), 1),
        ("proof", Some(marked), 1),
        ("pull.dat", Some(gzip(&vector(NOT_VERIFIED))), 1),
        ("all.log", Some(lines.join("\n").into_bytes()), 1),
        ("pull.json.zip", Some(b"PK\x03\x04".to_vec()), 2),
        ("all.ndjson.zst", Some(b"\x28\xb5\x2f\xfd".to_vec()), 2),
        // A proof in a form that is not read: a list, a log, a script, a comment before it, UTF-32, archives.
        ("list.txt", Some(around("[", "]")), 2),
        ("proof.yaml", Some(around("---\n", "")), 2),
        ("requests.log", Some(around("2026-11-28 GET ", "\n")), 2),
        ("callback.js", Some(around("callback(", ");")), 2),
        ("proof.jsonc", Some(around("// the proof\n", "")), 2),
        ("xssi.txt", Some(around(")]}',\n", "")), 2),
        ("all.json-seq", Some(around("\u{1e}", "\n")), 2),
        ("wide.dat", Some(utf32), 2),
        ("proofs.zip", Some(b"PK\x03\x04..pull.json..".to_vec()), 2),
        ("proofs.7z", Some(b"7z\xbc\xaf\x27\x1c".to_vec()), 2),
        ("proofs.tgz", Some(gzip(&tar)), 2),
        ("half.gz", Some(gzip(&tar)[..20].to_vec()), 2),
        (
            "letter.docx",
            Some(b"PK\x03\x04..word/document.xml..".to_vec()),
            0,
        ),
        // Other files are no proofs.
        ("notes.md", Some(b"# \"target_pull_key\"".to_vec()), 0),
        ("tsconfig.jsonc", Some(b"{\"a\": 1}".to_vec()), 0),
        ("photo.jpg", Some(b"\xff\xd8\xff".to_vec()), 0),
        ("backup.tgz", Some(gzip(b"none of it")), 0),
        ("empty.txt", Some(Vec::new()), 0),
        // More lines than a file may have, none of which holds a proof.
        ("server.log", Some(b"{\"a\":1}\n".repeat(20_002)), 0),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("good.json"), vector(VERIFIED)).expect("a file");
        let path = folder.path().join(name);
        match bytes {
            Some(bytes) => fs::write(path, bytes).expect("a file"),
            None => symlink(outside.path(), path).expect("a link"),
        }
        let run = run_in(folder.path(), &["check", "."]);
        assert_eq!(
            run.status.code(),
            Some(status),
            "{name}: {}",
            text(&run.stdout)
        );
    }
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("good.json"), vector(VERIFIED)).expect("a file");
    symlink("gone", folder.path().join("more")).expect("a link");
    let run = run_in(folder.path(), &["check", "."]);
    assert_eq!(run.status.code(), Some(2), "{}", text(&run.stdout));
}

/// A nickname, a version or a file's name set the result of the CI that showed it.
#[cfg(unix)]
#[test]
fn nothing_of_a_file_commands_a_ci() {
    let folder = tempfile::tempdir().expect("a folder");
    for command in [
        "##vso[task.complete result=Succeeded;]",
        "::stop-commands::x",
        "##[error]x",
        "##teamcity[buildStatus status='SUCCESS']",
        "::add-mask::a",
        "###[section]",
        "=1+1 ::error file=a]b::c",
    ] {
        let is_free = |printed: &str| !printed.contains("##") && !printed.contains("::");
        let named = |of: &str, field: &str| {
            let payload = text(&vector(of));
            assert!(payload.contains(field), "{of}: {field}");
            payload.replace(field, &format!("{field}{command}"))
        };
        let name = format!("{command}.json");
        let written = [
            named("pull-with-dependents.json", "\"username\":\""),
            named(VERIFIED, "\"fairness_algo_version\":\""),
        ];
        for payload in written {
            fs::write(folder.path().join(&name), payload).expect("a file");
            for arguments in [
                &["check", &name][..],
                &["check", "-v", &name],
                &["check", "--csv", "-", &name],
                &["check", "--junit", "-", &name],
                &["explain", &name],
                &["check", "--rpc", command, &name],
            ] {
                let run = run_in(folder.path(), arguments);
                for printed in [text(&run.stdout), text(&run.stderr)] {
                    assert!(is_free(&printed), "{arguments:?}: {printed}");
                }
            }
            // A program reads the text as it is.
            let json = text(&run_in(folder.path(), &["check", "--json", &name]).stdout);
            assert_eq!(self::json(json.as_bytes())["file"], name.as_str());
            assert!(json.contains(command), "{json}");
        }
    }
}

/// What terminals, the logs of CIs, shells and spreadsheets obey stays a text, in each output.
#[test]
fn nothing_of_a_payload_commands_a_terminal_or_a_spreadsheet() {
    let folder = tempfile::tempdir().expect("a folder");
    for command in [
        "\u{9b}2J\u{90}q\u{9c}",
        "\u{1b}]8;;https://x.example\u{7}Verified\u{1b}]8;;\u{7}",
        "\u{1b}]1337;File=inline=1:AAAA\u{7}",
        "\rsection_start:1:x\r\u{1b}[0K",
        "\u{2028}Verified: all\u{2029}\u{85}\u{b}\u{c}",
        "\u{202e}deifireV\u{2066}\u{e0041}\u{200b}",
        "x;=HYPERLINK(\"https://x.example\";\"Verified\")",
        ";@SUM(1);\u{ff0b}1;\u{a0}-1",
        "\n=1+1\n\t+1",
        "$(id) `id` '; id; ' \" \\ %n",
    ] {
        let escaped = serde_json::to_string(command).expect("a text");
        let written = [
            ("pull-with-dependents.json", "\"username\":\""),
            ("pull-with-dependents.json", "\"vrf_network\":\""),
            (VERIFIED, "\"fairness_algo_version\":\""),
        ]
        .map(|(of, field)| {
            let payload = text(&vector(of));
            assert!(payload.contains(field), "{of}: {field}");
            payload.replace(field, &format!("{field}{}", escaped.trim_matches('"')))
        });
        for payload in written {
            fs::write(folder.path().join("a.json"), payload).expect("a file");
            for options in [
                &["check"][..],
                &["check", "-v"],
                &["check", "--csv", "-"],
                &["check", "--junit", "-"],
                &["explain"],
            ] {
                let run = run_in(folder.path(), &[options, &["a.json"]].concat());
                let printed = text(&run.stdout) + &text(&run.stderr);
                let obeyed = printed.contains(|char: char| {
                    (char.is_control() && char != '\n')
                        || matches!(
                            char,
                            '\u{2028}'..='\u{202e}' | '\u{2066}' | '\u{200b}' | '\u{e0041}'
                        )
                });
                assert!(!obeyed, "{options:?}: {printed:?}");
                let is_table = options.contains(&"--csv");
                let begins = [";=", ";@", ";\u{ff0b}", ";\u{a0}-", "\n=", ",=", ",\"="];
                let is_formula = begins.iter().any(|begins| printed.contains(begins));
                assert!(!is_table || !is_formula, "{printed:?}");
            }
        }
    }
}

/// A CI names a folder for its reports that is not there yet.
#[test]
fn the_folder_of_a_file_of_the_output_is_made() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("a.json"), vector(VERIFIED)).expect("a file");
    let files = ["--junit", "reports/of/junit.xml", "--csv", "tables/x.csv"];
    let run = run_in(
        folder.path(),
        &[&["check", "-q", "a.json"], &files[..]].concat(),
    );
    assert_eq!(run.status.code(), Some(0), "{}", text(&run.stderr));
    for file in ["reports/of/junit.xml", "tables/x.csv"] {
        assert!(folder.path().join(file).is_file(), "{file}");
    }
    // A folder that cannot be made is an error, as a file is.
    let run = run_in(folder.path(), &["check", "--csv", "a.json/x.csv", "a.json"]);
    assert_eq!(run.status.code(), Some(4));
}

/// JSON has the English of `sentence` alone. Every other text with a space in it is one of the payload's.
#[test]
fn json_has_no_english_but_in_sentences() {
    fn texts<'r>(value: &'r Value, found: &mut Vec<&'r str>) {
        match value {
            Value::String(text) => found.push(text),
            Value::Array(all) => all.iter().for_each(|value| texts(value, found)),
            Value::Object(all) => {
                let named = all.iter().filter(|(name, _)| *name != "sentence");
                named.for_each(|(_, value)| texts(value, found));
            }
            _ => {}
        }
    }
    let folder = fs::read_dir(VECTORS).expect("the vectors");
    let names = folder.map(|entry| entry.expect("a vector").file_name());
    let names = names.filter_map(|name| name.into_string().ok());
    let names: Vec<_> = names.filter(|name| name.ends_with(".json")).collect();
    let files = names.iter().map(String::as_str);
    let arguments: Vec<_> = ["check", "--json"].into_iter().chain(files).collect();
    let (_, lines) = run(&arguments);
    assert_eq!(lines.lines().count(), names.len());
    for (line, name) in lines.lines().zip(&names) {
        let report = json(line.as_bytes());
        let mut found = Vec::new();
        texts(&report, &mut found);
        let payload = text(&vector(name));
        for told in found.iter().filter(|told| told.contains(' ')) {
            let quoted = serde_json::to_string(told).expect("JSON");
            assert!(payload.contains(quoted.trim_matches('"')), "{name}: {told}");
        }
    }
}

#[test]
fn each_line_has_its_report_in_order() {
    let line = |name| text(&vector(name)).replace('\n', " ");
    let lines = [
        line(VERIFIED),
        "{".into(),
        String::new(),
        line(NOT_VERIFIED),
    ]
    .join("\n");
    let many = [lines.as_str(); 100].join("\n");
    let marked = ["\u{feff}", &many].concat();
    for input in [
        many.clone().into_bytes(),
        gzip(many.as_bytes()),
        marked.into_bytes(),
    ] {
        let run = with_input(&input, &["check", "--json", "--lines"]);
        assert_eq!(run.status.code(), Some(1));
        assert_eq!(text(&run.stderr), "");
        let reports: Vec<Value> = text(&run.stdout)
            .lines()
            .map(|line| json(line.as_bytes()))
            .collect();
        assert_eq!(reports.len(), 300);
        for (number, reports) in reports.chunks(3).enumerate() {
            let names = reports.iter().map(|report| report["file"].clone());
            let first = number * 4 + 1;
            let expected = [first, first + 1, first + 3].map(|line| format!("-:{line}"));
            assert_eq!(names.collect::<Vec<_>>(), expected);
            assert_eq!(reports[0]["verdict"], "verified_offline");
            assert_eq!(reports[1]["error"]["code"], "not_json");
            assert_eq!(reports[2]["verdict"], "not_verified");
        }
    }
}

/// A pipe may bring the first byte alone. A packed stream was then a line that is no text.
#[test]
fn a_packed_stream_is_one_whatever_its_first_byte_waits_for() {
    let mut program = packproof(&["check", "--json", "--lines"]);
    let piped = program.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut running = piped.spawn().expect("the program starts");
    let mut to = running.stdin.take().expect("a pipe");
    let packed = gzip(b"{}\n{}\n");
    for part in [&packed[..1], &packed[1..]] {
        to.write_all(part).expect("it is written");
        std::thread::sleep(Duration::from_millis(50));
    }
    drop(to);
    let run = running.wait_with_output().expect("it ends");
    let reports = crate::program::reports(&run);
    assert_eq!(reports.len(), 2);
    for report in &reports {
        assert_eq!(report["error"]["code"], "not_a_payload");
    }
}

/// A program that writes a line and waits for its report gets it before the next line.
#[test]
fn a_report_waits_for_no_other_line() {
    let mut program = packproof(&["check", "--json", "--lines"]);
    let piped = program.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut running = piped.spawn().expect("the program starts");
    let mut to = running.stdin.take().expect("a pipe");
    let mut from = BufReader::new(running.stdout.take().expect("a pipe"));
    for number in 1..4 {
        to.write_all(b"{}\n").expect("it is written");
        let mut line = String::new();
        from.read_line(&mut line).expect("a line");
        assert_eq!(json(line.as_bytes())["file"], format!("-:{number}"));
    }
    drop(to);
    assert_eq!(running.wait().expect("it ends").code(), Some(2));
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let lines = (text(&vector(VERIFIED)).replace('\n', " ") + "\n").repeat(500);
    let run = with_closed_pipe(lines.as_bytes(), &["check", "--json", "--lines"]);
    assert_eq!(
        (run.status.code(), text(&run.stderr)),
        (Some(0), String::new())
    );
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_that_cannot_be_written_is_an_error_of_its_own() {
    let run = with_full_output(&["check", VERIFIED]);
    assert_eq!(run.status.code(), Some(4));
    let run = run_in(VECTORS, &["check", "--csv", "/dev/null/x.csv", VERIFIED]);
    assert_eq!(run.status.code(), Some(4));
    let says = "packproof: the output could not be written: /dev/null/x.csv: ";
    assert!(text(&run.stderr).starts_with(says));
}

/// The program panicked, with status 101, if nothing could be written to the standard error.
#[cfg(target_os = "linux")]
#[test]
fn a_full_or_closed_standard_error_changes_no_status() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("notes.txt"), "none of it").expect("a file");
    for (arguments, status) in [
        (&["check", "--fast"][..], 2),
        (&["check", "."], 2),
        (&["check", "--csv", "/dev/null/x.csv", "notes.txt"], 4),
        (&["explain", "notes.txt"], 2),
        (&["site", "check", "notes.txt"], 2),
        (&["check", "--rpc", "x", "notes.txt"], 2),
        (&["check", "--rpc", "http://127.0.0.1:1", "."], 2),
    ] {
        let (from, closed) = std::io::pipe().expect("a pipe");
        drop(from);
        let full = fs::File::create("/dev/full").expect("a device");
        for unwritable in [Stdio::from(full), Stdio::from(closed)] {
            let mut program = packproof(arguments);
            let run = program
                .current_dir(folder.path())
                .stderr(unwritable)
                .output()
                .expect("the program runs");
            assert_eq!(run.status.code(), Some(status), "{arguments:?}");
        }
    }
}

/// `check --csv *.json` wrote the table over the first proof.
#[test]
fn a_table_replaces_no_proof() {
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["a.json", "b.json"] {
        fs::write(folder.path().join(name), vector(VERIFIED)).expect("a file");
    }
    for option in ["--csv", "--junit"] {
        let run = run_in(folder.path(), &["check", option, "a.json", "b.json"]);
        assert_eq!(run.status.code(), Some(4), "{option}");
        assert_eq!(
            text(&run.stderr),
            "packproof: the output could not be written: a.json is another file already\n"
        );
        assert_eq!(
            fs::read(folder.path().join("a.json")).expect("a file"),
            vector(VERIFIED)
        );
        // The output of an earlier run is replaced.
        for _ in 0..2 {
            let run = run_in(folder.path(), &["check", option, "out", "b.json"]);
            assert_eq!(run.status.code(), Some(0), "{option}");
        }
        fs::write(folder.path().join("out"), "").expect("a file");
    }
}

/// `--csv -` made a file of this name.
#[test]
fn a_table_or_test_cases_go_to_the_standard_output() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("a.json"), vector(VERIFIED)).expect("a file");
    let run = |options: &[&str]| {
        let run = run_in(
            folder.path(),
            &[&["check"], options, &["a.json", "b.json"]].concat(),
        );
        (run.status.code(), text(&run.stdout), text(&run.stderr))
    };
    let file = |name: &str| fs::read_to_string(folder.path().join(name)).expect("a file");
    let (status, table, said) = run(&["--csv", "-", "--junit", "x.xml"]);
    assert_eq!((status, said), (Some(2), String::new()));
    let rows: Vec<_> = table.lines().collect();
    assert_eq!(rows.len(), 3, "{table}");
    assert!(rows[0].starts_with("file,payload_sha256,id,") && rows[1].starts_with("a.json,"));
    let (_, cases, _) = run(&["--junit", "-", "--csv", "x.csv"]);
    assert_eq!(cases, file("x.xml"));
    assert_eq!(file("x.csv").lines().count(), 3);
    assert!(!folder.path().join("-").exists());
    for both in [
        &["--csv", "-", "--junit", "-"][..],
        &["--json", "--csv", "-"],
        &["-v", "--junit", "-"],
        &["-q", "--junit", "-"],
        &["--rpc", "http://127.0.0.1:1", "--save", "-", "--csv", "-"],
    ] {
        let why = "packproof: --csv -, --junit - and --save - take the standard output for themselves: leave out the other outputs\n";
        assert_eq!(
            run(both),
            (Some(2), String::new(), why.to_owned()),
            "{both:?}"
        );
    }
    // The name of a file is another one.
    run(&["--csv", "./-"]);
    assert!(file("-").starts_with("file,payload_sha256,id,"));
}

/// A hidden file of a system or an editor beside a proof turned a CI red.
#[cfg(unix)]
#[test]
fn files_of_systems_and_editors_in_a_folder_are_left_out_and_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join("proofs").join(name);
    for name in ["__MACOSX", ".git", "@eaDir", "May"] {
        fs::create_dir_all(path(name)).expect("a folder");
    }
    for name in ["pull.json", "May/pull.json"] {
        fs::write(path(name), vector(VERIFIED)).expect("a file");
    }
    for name in [
        "._pull.json",
        "__MACOSX/._pull.json",
        "__MACOSX/pull.json",
        "@eaDir/pull.json",
        ".git/config.json",
        "~$pull.json",
        "May/.~lock.pull.json#",
        "pull.json~",
        "May/.pull.json.swp",
    ] {
        fs::write(path(name), "\0\u{5}\u{16}\u{7}").expect("a file");
    }
    // The lock of an editor is a link to nowhere.
    std::os::unix::fs::symlink("me@machine.1:2", path(".#pull.json")).expect("a link");
    let run = run_in(folder.path(), &["check", "-q", "proofs"]);
    assert_eq!(
        text(&run.stderr),
        "packproof: left out in folders: 9 (read is what ends in .json, .jsonl or .ndjson, also with .gz, or holds a proof; no hidden file, and none that this run writes)\n"
    );
    assert_eq!(
        (run.status.code(), text(&run.stdout)),
        (Some(0), "2 inputs: 2 add up\n".to_owned())
    );
    // A file that is named is read.
    let run = run_in(folder.path(), &["check", "-q", "proofs/._pull.json"]);
    assert_eq!(run.status.code(), Some(2));
    fs::remove_file(path("pull.json")).expect("no file");
    fs::remove_file(path("May/pull.json")).expect("no file");
    let run = run_in(folder.path(), &["check", "-q", "proofs"]);
    assert_eq!(run.status.code(), Some(2));
}

/// SIGTERM and SIGHUP left an empty JUnit file and an empty table.
#[cfg(unix)]
#[test]
fn every_signal_keeps_the_work_done() {
    for signal in ["-INT", "-TERM", "-HUP"] {
        let folder = tempfile::tempdir().expect("a folder");
        let options = [
            "check", "--json", "--lines", "--csv", "x.csv", "--junit", "x.xml",
        ];
        let mut program = crate::program::signalled(&options);
        let piped = program
            .current_dir(folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut running = piped.spawn().expect("the program starts");
        let mut to = running.stdin.take().expect("a pipe");
        let line = text(&vector(VERIFIED)).replace('\n', " ") + "\n";
        to.write_all(line.as_bytes()).expect("written");
        let mut from = BufReader::new(running.stdout.take().expect("a pipe"));
        from.read_line(&mut String::new()).expect("a report");
        // The row comes with its report.
        let file = |name: &str| fs::read_to_string(folder.path().join(name)).expect("a file");
        assert_eq!(file("x.csv").lines().count(), 2, "{signal}");
        let stopped = Command::new("kill")
            .args([signal, &running.id().to_string()])
            .status();
        assert!(stopped.expect("a signal").success());
        let run = running.wait().expect("it ends");
        assert_eq!(run.code(), Some(130), "{signal}");
        assert_eq!(file("x.csv").lines().count(), 2, "{signal}");
        let cases = file("x.xml");
        assert!(cases.contains(" tests=\"1\" failures=\"0\" "), "{cases}");
        assert!(cases.ends_with("</testsuites>\n"), "{cases}");
        drop(to);
    }
}

/// A signal in the first moment ended the program at once, and left the head of each file.
#[cfg(target_os = "linux")]
#[test]
fn a_signal_is_heard_before_the_first_file_is_there() {
    use std::io::Read;
    let folder = tempfile::tempdir().expect("a folder");
    let pipe = folder.path().join("x.xml");
    let made = Command::new("mkfifo").arg(&pipe).status();
    assert!(made.expect("a pipe").success());
    let options = ["check", "--lines", "--csv", "x.csv", "--junit", "x.xml"];
    let mut program = crate::program::signalled(&options);
    let piped = program
        .current_dir(folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::null());
    let mut running = piped.spawn().expect("the program starts");
    let open = running.stdin.take();
    // Then it waits for a reader of the test cases.
    let table = || fs::read_to_string(folder.path().join("x.csv")).unwrap_or_default();
    while !table().ends_with('\n') {
        std::thread::sleep(Duration::from_millis(1));
    }
    let stopped = Command::new("kill")
        .args(["-TERM", &running.id().to_string()])
        .status();
    assert!(stopped.expect("a signal").success());
    let cases = fs::File::options().read(true).write(true).open(&pipe);
    let run = running.wait().expect("it ends");
    assert_eq!(run.code(), Some(130));
    drop(open);
    let mut written = [0; 1024];
    let count = cases.expect("a reader").read(&mut written);
    let cases = text(&written[..count.expect("test cases")]);
    assert!(cases.ends_with("</testsuites>\n"), "{cases}");
}

/// A run that `nohup` started goes on when its terminal is closed.
#[cfg(target_os = "linux")]
#[test]
fn an_ignored_signal_stays_ignored() {
    let line = text(&vector(VERIFIED)).replace('\n', " ");
    let program = env!("CARGO_BIN_EXE_packproof");
    let script = format!(
        "trap '' HUP; (printf '%s\\n' \"$LINE\"; sleep 1; printf '%s\\n' \"$LINE\") | {program} check --json --lines & sleep 0.5; kill -HUP $!; wait $!"
    );
    let run = Command::new("sh")
        .args(["-c", &script])
        .env("LINE", line)
        .output()
        .expect("the shell runs");
    assert_eq!(
        (run.status.code(), reports(&run).len()),
        (Some(0), 2),
        "{}",
        text(&run.stderr)
    );
}

/// A file whose numbers a program had rounded read "Not verified", and nothing named the program.
#[test]
fn a_file_that_a_program_changed_names_its_mark_beside_the_verdict() {
    const ROUNDED: &str = "  This proof bears a mark of a program that holds numbers as doubles, such as a script, a browser's viewer, jq or a spreadsheet: numbers in it look rounded or rewritten. Get the proof again, and save it as it comes.\n";
    let changed = |name: &str, from: &str, to: &str| {
        let whole = text(&vector(name));
        assert!(whole.contains(from), "{name}: {from}");
        let run = with_input(whole.replace(from, to).as_bytes(), &["check", "-"]);
        assert_eq!(run.status.code(), Some(1), "{name}");
        text(&run.stdout)
    };
    for (name, from, to) in [
        (
            "own/pull-coverage-of-everything.json",
            "18446744073709551615",
            "18446744073709552000",
        ),
        (
            "own/pull-coverage-of-everything.json",
            "18446744073709551615",
            "1.8446744073709552e+19",
        ),
        (
            "own/event-user-ids-beyond-64-bits.json",
            "12345678901234567890",
            "12345678901234567000",
        ),
    ] {
        let printed = changed(name, from, to);
        assert!(printed.starts_with("Not verified: "), "{printed}");
        assert!(printed.contains(ROUNDED), "{name} {to}: {printed}");
    }
    // A changed value without a mark, and a pass with numbers that a double holds.
    let printed = changed(
        "pull-alone.json",
        "\"odds_ppm\":879110",
        "\"odds_ppm\":879111",
    );
    assert!(!printed.contains("bears a mark"), "{printed}");
    let (status, printed) = run(&["check", "pull-wide-numbers.json"]);
    assert_eq!(status, 0);
    assert!(!printed.contains("bears a mark"), "{printed}");
}

/// Test cases of the same name replaced the table, and a refusal of one file emptied the other.
#[test]
fn one_file_of_the_output_replaces_no_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let read = |name| fs::read_to_string(folder.path().join(name)).expect("a file");
    fs::write(folder.path().join("a.json"), vector(VERIFIED)).expect("a file");
    let run = |arguments: &[&str]| {
        let run = run_in(folder.path(), &[&["check", "a.json"], arguments].concat());
        (run.status.code(), text(&run.stderr))
    };
    let refused = |name| {
        let why =
            format!("packproof: the output could not be written: {name} is another file already\n");
        (Some(4), why)
    };
    assert_eq!(run(&["--csv", "out", "--junit", "out"]), refused("out"));
    assert!(read("out").starts_with("file,payload_sha256,id,"));
    assert_eq!(run(&["--csv", "out"]).0, Some(0));
    let table = read("out");
    assert_eq!(
        run(&["--csv", "out", "--junit", "a.json"]),
        refused("a.json")
    );
    assert_eq!(read("out"), table);
}

/// The test cases were an empty file if the reader of the lines had read enough.
#[test]
fn a_closed_pipe_leaves_the_files_of_the_output_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let line = |name| text(&vector(name)).replace('\n', " ") + "\n";
    let lines = line(VERIFIED).repeat(500) + &line(NOT_VERIFIED);
    let (csv, junit) = (path("out.csv"), path("out.xml"));
    let options = ["check", "--lines", "--csv", &csv, "--junit", &junit];
    let run = with_closed_pipe(lines.as_bytes(), &options);
    assert_eq!(
        (run.status.code(), text(&run.stderr)),
        (Some(1), String::new())
    );
    let read = |path| fs::read_to_string(path).expect("a file");
    assert_eq!(read(csv).lines().count(), 502);
    let cases = read(junit);
    assert!(cases.contains("tests=\"501\" failures=\"1\""), "{cases}");
    assert!(cases.ends_with("</testsuites>\n"));
}

#[test]
fn a_table_and_test_cases_name_the_failures() {
    let folder = tempfile::tempdir().expect("a folder");
    let [csv, junit] = ["x.csv", "x.xml"].map(|name| folder.path().join(name));
    let [csv, junit] = [&csv, &junit].map(|path| path.to_str().expect("a name"));
    let files = [VERIFIED, NOT_VERIFIED, NOT_REPLAYABLE, UNREADABLE];
    let (status, _) = run(&[&["check", "-q", "--csv", csv, "--junit", junit], &files[..]].concat());
    assert_eq!(status, 1);
    let table = fs::read_to_string(csv).expect("a table");
    let rows: Vec<Vec<&str>> = table
        .lines()
        .map(|line| line.split(',').collect())
        .collect();
    assert_eq!(
        rows[0].join(","),
        "file,payload_sha256,id,verdict,failing_steps,award,block,build,date,recorded"
    );
    assert_eq!(rows.len(), 5);
    let [event, live] = [
        "c4c51d02-282c-449a-b140-f538703fede1",
        "332f8b12-2408-4fd2-ab90-2f8911e81818",
    ];
    let purchase = "9b18304a-5726-425c-8407-ef937c897e90";
    let award = "431a2f08-862c-4b02-a844-800f1651c503";
    for (row, fields) in rows[1..].iter().zip([
        [VERIFIED, event, "verified_offline", "", "", ""],
        [NOT_VERIFIED, purchase, "not_verified", "award", award, ""],
        [NOT_REPLAYABLE, live, "not_replayable", "", "", ""],
        [UNREADABLE, "", "not_an_object", "", "", ""],
    ]) {
        let [name, id, verdict, failing, award, block] = fields;
        let hash = match name {
            UNREADABLE => String::new(),
            name => Hash32::of(&[&vector(name)]).to_string(),
        };
        let build = env!("PACKPROOF_BUILD");
        let whole = [name, &hash, id, verdict, failing, award, block, build];
        assert_eq!(row[..8], whole);
        // `2026-11-26T01:30:00Z`.
        assert_eq!((row.len(), row[8].len(), row[9]), (10, 20, ""), "{row:?}");
    }
    let cases = fs::read_to_string(junit).expect("test cases");
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"packproof\" tests=\"4\" failures=\"1\" errors=\"1\" skipped=\"1\">\n";
    assert!(cases.starts_with(head), "{cases}");
    for (name, rest) in [
        (VERIFIED, "/>".to_owned()),
        (
            NOT_VERIFIED,
            ">\n    <failure type=\"not_verified\" message=\"This pull should".to_owned(),
        ),
        (
            NOT_REPLAYABLE,
            ">\n    <skipped message=\"The event is still running.".to_owned(),
        ),
        (
            UNREADABLE,
            ">\n    <error type=\"not_an_object\" message=\"".to_owned(),
        ),
    ] {
        assert!(
            cases.contains(&format!(" name=\"{name}\"{rest}")),
            "{name}: {cases}"
        );
    }
}

#[test]
fn colours_are_only_for_terminals_or_on_request() {
    let green = |arguments: &[&str]| {
        run(arguments)
            .1
            .starts_with("\u{1b}[1;36mAdds up\u{1b}[0m: ")
    };
    assert!(green(&["check", "--color", "always", VERIFIED]));
    assert!(!green(&["check", "--color", "never", VERIFIED]));
    assert!(!green(&["check", VERIFIED]));
}

/// A terminal has colours. `script` opens one.
#[cfg(target_os = "linux")]
#[test]
fn a_terminal_has_colours_unless_it_wants_none() {
    let terminal = |command: &str, no_color: &str| {
        let line = format!("{} {command} {VERIFIED}", env!("CARGO_BIN_EXE_packproof"));
        let mut program = Command::new("script");
        let program = program.args(["-qec", &line, "/dev/null"]);
        let program = program.env("NO_COLOR", no_color).env("TERM", "xterm");
        let run = program.current_dir(VECTORS).stdin(Stdio::null()).output();
        text(&run.expect("a terminal").stdout)
    };
    let coloured = "\u{1b}[1;36mAdds up\u{1b}[0m: ";
    let check = terminal("check", "");
    assert!(check.starts_with(coloured), "{check:?}");
    assert!(terminal("check", "1").starts_with("Adds up: "));
    assert!(terminal("check --json", "").starts_with("{\"schema\":"));
}

#[test]
fn too_many_jobs_are_as_many_as_there_are_cores_and_none_is_wrong() {
    assert_eq!(run(&["check", "-q", "-j", "1000000", VERIFIED]).0, 0);
    for arguments in [
        &["check", "-j", "0", VERIFIED][..],
        &["check", "-j", "0", "--rpc", "http://127.0.0.1:1", VERIFIED],
    ] {
        let run = run_in(VECTORS, arguments);
        assert_eq!(run.status.code(), Some(2), "{}", text(&run.stderr));
    }
}

/// The program before a pipe failed, nothing was checked, and the run ended with 0.
#[test]
fn an_empty_stream_is_an_error_as_an_empty_file_is() {
    for stream in [&b""[..], b"\n", b" \r\n\n", &gzip(b"")] {
        for (options, printed) in [
            (&[][..], "Empty: -\n"),
            (&["-q"], "1 input: 1 unreadable\n"),
            (&["--json"], "{"),
        ] {
            let run = with_input(stream, &[&["check", "--lines"], options].concat());
            assert_eq!(run.status.code(), Some(2), "{stream:?}");
            assert!(
                text(&run.stdout).starts_with(printed),
                "{}",
                text(&run.stdout)
            );
        }
    }
}

/// A pipe was read for a list, and then again for its proof, when it was empty.
#[cfg(unix)]
#[test]
fn a_pipe_is_read_once_also_for_a_service() {
    let options = ["check", "-q", "--service", "http://127.0.0.1:1"];
    for pipe in ["-", "/dev/stdin"] {
        let run = with_input(&vector(NOT_VERIFIED), &[&options[..], &[pipe]].concat());
        assert_eq!(text(&run.stdout), "1 input: 1 not verified\n", "{pipe}");
        assert_eq!(run.status.code(), Some(1), "{pipe}");
    }
}

/// An option that acts in no way is refused with a sentence: `--ndjson -q` printed reports all the same.
#[test]
fn an_option_that_would_not_act_is_refused() {
    let cannot = |one: &str, other: &str| {
        format!("error: the argument '{one}' cannot be used with '{other}'")
    };
    let waits = || {
        "packproof: --wait waits for an endpoint: name one with --rpc, or in PACKPROOF_RPC"
            .to_owned()
    };
    let colours = || {
        "packproof: --color always colours the lines for people, and this output has none: leave it out".to_owned()
    };
    for (options, why) in [
        (&["--json", "-q"][..], cannot("--json", "--quiet")),
        (&["--json", "-v"], cannot("--json", "--verbose")),
        (&["-v", "-q"], cannot("--verbose", "--quiet")),
        (
            &["--lines", "--service", "https://shop.example"],
            cannot("--lines", "--service <URL>"),
        ),
        (
            &["--offline", "--rpc", "http://127.0.0.1:1"],
            cannot("--offline", "--rpc <URL>"),
        ),
        (&["--json", "--color", "always"], colours()),
        (&["-q", "--color", "always"], colours()),
        (&["--csv", "-", "--color", "always"], colours()),
        (
            &["--save", "x.json"],
            "packproof: --save writes the answers of endpoints: name one with --rpc, or in PACKPROOF_RPC".to_owned(),
        ),
        (&["--wait"], waits()),
        (&["--wait", "--offline"], waits()),
    ] {
        let run = run_in(VECTORS, &[&["check", VERIFIED], options].concat());
        assert_eq!(run.status.code(), Some(2), "{options:?}");
        assert_eq!(text(&run.stdout), "", "{options:?}");
        assert_eq!(text(&run.stderr).lines().next(), Some(&*why), "{options:?}");
    }
}

/// Lines are an input form alone, with each form of output.
#[test]
fn lines_have_every_form_of_output() {
    let line = |name| text(&vector(name)).replace('\n', " ") + "\n";
    let lines = line(VERIFIED) + &line(NOT_VERIFIED);
    let counts = "2 inputs: 1 add up, 1 not verified\n";
    for (options, begins, ends) in [
        (&["-q"][..], counts, counts),
        (&[], "Adds up: -:1\nNot verified: -:2\n\n", counts),
        (&["-v"], "Adds up: -:1\n  Not yet", counts),
        (&["--json"], "{\"schema\":\"packproof-report/2\",", "}\n"),
        (&["--csv", "-"], "file,payload_sha256,", "Z,\n"),
        (&["--junit", "-"], "<?xml ", "</testsuites>\n"),
    ] {
        for input in [&["--lines"][..], &["--lines", "-"]] {
            let run = with_input(lines.as_bytes(), &[&["check"], input, options].concat());
            let printed = text(&run.stdout);
            assert_eq!(run.status.code(), Some(1), "{options:?}");
            assert!(printed.starts_with(begins), "{options:?}: {printed}");
            assert!(printed.ends_with(ends), "{options:?}: {printed}");
        }
    }
}

#[test]
fn completions_and_the_manual_are_printed() {
    let (status, script) = run(&["completions", "bash"]);
    assert!(status == 0 && script.contains("packproof"), "{script}");
    let (status, page) = run(&["man"]);
    assert!(status == 0 && page.contains(".TH packproof 1"), "{page}");
    let commands = ["check", "explain", "watch"];
    for command in commands {
        let (status, help) = run(&[command, "--help"]);
        assert!(status == 0 && help.contains("--service <URL>"), "{help}");
        assert!(help.contains("Exit status"), "{help}");
        // It fits one screen.
        assert!(help.lines().count() <= 50, "{help}");
        assert!(
            page.contains(&format!("packproof\\-{command}(1)")),
            "{command}"
        );
        assert!(
            script.contains(&format!("packproof__subcmd__{command})")),
            "{command}"
        );
    }
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let (status, script) = run(&["completions", shell]);
        assert_eq!(status, 0, "{shell}");
        for option in ["pull", "csv", "service", "init"] {
            assert!(script.contains(option), "{shell}: {option}");
        }
    }
}
