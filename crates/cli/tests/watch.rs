//! Runs `packproof watch` before a service on this machine, run after run, and compares its lines, its state and
//! its exit status.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::program::{self, text};
use crate::scripted::{Answer, Shop, UNKNOWN};

const EVENT: &str = "606931e5-faba-4912-932a-d844c6af37f0";
const PULL: &str = "2fea377c-6030-4380-a2d7-c9538b227b0c";
const ANOTHER: &str = "7d1a2f0e-1f6c-4f57-9c43-0a6f0f3c9a11";
const NOT_READY: &str = "{\"error\":\"proof_not_ready\"}";

fn vector(name: &str) -> String {
    text(&program::vector(name))
}

/// Returns the event of the vectors after its end.
fn ended() -> Value {
    serde_json::from_str(&vector("event-v2-sold-out.json")).expect("JSON")
}

/// Returns the same event while it runs: everything that decides a draw is hidden.
fn live() -> Value {
    let mut event = ended();
    for name in [
        "random_seed",
        "random_seed_source",
        "seed_salt",
        "deck_snapshot",
    ] {
        event[name] = Value::Null;
    }
    event["pulls"] = Value::Array(Vec::new());
    event["is_active"] = true.into();
    event
}

fn fairness(id: &str) -> String {
    format!("/v1/pack-events/{id}/fairness")
}

fn proof(id: &str) -> String {
    format!("/v1/packs/pulls/{id}/proof")
}

fn payload(body: impl ToString) -> Answer {
    Answer::of(200, &body.to_string())
}

fn busy(code: u16) -> String {
    format!(
        "The shop, or a server in front of it, is busy just now, so nothing was checked yet. This says nothing about your proof. The answer has HTTP status {code}."
    )
}

fn redirected() -> String {
    let words = words::load_error(&intake::LoadError::Redirected);
    words::join::sentences(&words.sentence, &words.cause)
}

fn status(code: u16) -> String {
    format!(
        "An answer came, but it is not a proof, so nothing was checked. It may come from a server between you and the shop. This says nothing about your proof. The answer has HTTP status {code}."
    )
}

/// A service, the list of followed proofs, and the state.
struct Watched {
    shop: Shop,
    folder: tempfile::TempDir,
}

impl Watched {
    fn new(ids: &[&str]) -> Self {
        let watched = Self {
            shop: Shop::open(),
            folder: tempfile::tempdir().expect("a folder"),
        };
        watched.list(ids);
        watched
    }

    fn list(&self, ids: &[&str]) {
        fs::write(self.folder.path().join("ids.txt"), ids.join("\n")).expect("a file");
    }

    fn state(&self) -> PathBuf {
        self.folder.path().join("state")
    }

    fn kept(&self, name: &str) -> Value {
        let bytes = fs::read(self.state().join(name)).expect("a file of the state");
        serde_json::from_slice(&bytes).expect("JSON")
    }

    fn program(&self, arguments: &[&str]) -> Command {
        let mut program = Command::new(env!("CARGO_BIN_EXE_packproof"));
        program
            .current_dir(self.folder.path())
            .args(["watch", "--service", &self.shop.address, "--state", "state"])
            .args(arguments);
        program.arg("ids.txt");
        for proxy in ["http_proxy", "HTTP_PROXY", "ALL_PROXY"] {
            program.env_remove(proxy);
        }
        program
    }

    fn run(&self, arguments: &[&str]) -> Output {
        self.program(arguments).output().expect("the program runs")
    }

    /// Runs a round. Returns the exit status, and the lines.
    fn round(&self, arguments: &[&str]) -> (Option<i32>, String) {
        let run = self.run(arguments);
        (run.status.code(), text(&run.stdout))
    }
}

/// Returns the exit status, the output and the errors of a run that does not begin.
fn refusal(run: &Output) -> (Option<i32>, String, String) {
    // Windows writes a path with the other separator.
    let said = text(&run.stderr).replace('\\', "/");
    (run.status.code(), text(&run.stdout), said)
}

fn refused(why: &str) -> (Option<i32>, String, String) {
    (Some(2), String::new(), format!("packproof: {why}\n"))
}

#[test]
fn an_event_and_a_pull_settle_and_are_asked_for_no_more() {
    let event = format!("https://shop.example/pack-events/verify/{EVENT}");
    let watched = Watched::new(&["# what we sold", &event, PULL]);
    let shop = &watched.shop;
    shop.says(&fairness(EVENT), payload(live()));
    shop.says(&proof(PULL), Answer::of(404, NOT_READY));
    assert_eq!(watched.round(&["--init"]), (Some(3), String::new()));
    let kept = watched.kept(&format!("event-{EVENT}.json"));
    assert_eq!(kept["commitments"]["deck_hash"], ended()["deck_hash"]);
    assert_eq!(kept["commitments"].get("random_seed"), None);
    assert_eq!(watched.round(&[]), (Some(3), String::new()));

    shop.says(&fairness(EVENT), payload(ended()));
    let settled = format!("settled: event {EVENT}: adds up\n");
    assert_eq!(watched.round(&[]), (Some(3), settled));
    shop.says(&proof(PULL), payload(vector("pull-alone.json")));
    shop.asked();
    let settled = format!("settled: pull {PULL}: adds up\n");
    assert_eq!(watched.round(&[]), (Some(0), settled));
    assert_eq!(shop.asked(), [proof(PULL)]);
    assert_eq!(watched.round(&[]), (Some(0), String::new()));
    assert_eq!(shop.asked(), [""; 0]);
    let run = watched.run(&[]);
    assert_eq!(
        text(&run.stderr),
        "packproof: 2 followed: 2 settled, 0 waiting, 0 failed, changed or gone; 0 not answered\n"
    );
}

#[test]
fn a_failure_is_told_once_and_stands_until_it_settles() {
    let watched = Watched::new(&[&format!("/packs/verify/{PULL}")]);
    let shop = &watched.shop;
    shop.says(
        &proof(PULL),
        payload(vector("pull-alone--award_other.json")),
    );
    let failed = format!("failed: pull {PULL}: award\n");
    assert_eq!(watched.round(&["--init"]), (Some(1), failed));
    assert_eq!(watched.round(&[]), (Some(1), String::new()));
    // The watch keeps the first published values.
    shop.says(&proof(PULL), payload(vector("pull-alone.json")));
    let wrong: Value = serde_json::from_str(&vector("pull-alone--award_other.json")).expect("JSON");
    let right: Value = serde_json::from_str(&vector("pull-alone.json")).expect("JSON");
    let lines = format!(
        "changed since first seen: pull {PULL}: award was {}, is {}\nsettled: pull {PULL}: adds up\n",
        wrong["award"].as_str().expect("an award"),
        right["award"].as_str().expect("an award"),
    );
    assert_eq!(watched.round(&[]), (Some(1), lines));
    assert_eq!(watched.round(&[]), (Some(1), String::new()));
}

/// Both reports agree in themselves: only a record of the first shows the change.
#[test]
fn commitments_that_change_while_an_event_runs_are_told_in_json() {
    let watched = Watched::new(&[EVENT]);
    let shop = &watched.shop;
    shop.says(&fairness(EVENT), payload(live()));
    assert_eq!(watched.round(&["--init"]), (Some(3), String::new()));
    let mut other = live();
    other["vrf_consumer_address"] = format!("0x{}", "5a".repeat(20)).into();
    other["vrf_request_id"] = Value::Null;
    shop.says(&fairness(EVENT), payload(&other));
    let (status, line) = watched.round(&["--json"]);
    assert_eq!(status, Some(1));
    let change: Value = serde_json::from_str(&line).expect("one line of JSON");
    assert_eq!(change["schema"], "packproof-watch/1");
    assert_eq!(change["change"], "changed");
    assert_eq!(change["kind"], "pack_event");
    assert_eq!(change["id"], EVENT);
    assert_eq!(change["verdict"], "not_replayable");
    assert_eq!(
        change["commitments"],
        serde_json::json!([
            { "field": "vrf_consumer_address", "first": live()["vrf_consumer_address"], "now": format!("0x{}", "5a".repeat(20)) },
            { "field": "vrf_request_id", "first": live()["vrf_request_id"] },
        ])
    );
    assert_eq!(watched.round(&["--json"]), (Some(1), String::new()));
    // A value that returns has changed twice.
    watched.shop.says(&fairness(EVENT), payload(ended()));
    let settled = format!("settled: event {EVENT}: adds up\n");
    assert_eq!(watched.round(&[]), (Some(1), settled));
    assert_eq!(watched.round(&[]), (Some(1), String::new()));
}

/// A hash in the other case is no change, and neither is a value that was hidden until the end.
#[test]
fn a_respelt_or_revealed_value_is_no_change() {
    let watched = Watched::new(&[EVENT]);
    let shop = &watched.shop;
    shop.says(&fairness(EVENT), payload(live()));
    assert_eq!(watched.round(&["--init"]).0, Some(3));
    let mut respelt = ended();
    let address = respelt["vrf_consumer_address"]
        .as_str()
        .expect("an address");
    respelt["vrf_consumer_address"] = format!("0x{}", address[2..].to_uppercase()).into();
    shop.says(&fairness(EVENT), payload(&respelt));
    let settled = format!("settled: event {EVENT}: adds up\n");
    assert_eq!(watched.round(&[]), (Some(0), settled));
}

/// The rules read a hash with `0x` or without, and an id with hyphens or without: neither form is another value.
#[test]
fn a_hash_or_an_id_in_another_form_has_not_changed() {
    let watched = Watched::new(&[EVENT, &format!("/packs/verify/{PULL}")]);
    let shop = &watched.shop;
    shop.says(&fairness(EVENT), payload(live()));
    let mut wrong: Value =
        serde_json::from_str(&vector("pull-alone--award_other.json")).expect("JSON");
    let right: Value = serde_json::from_str(&vector("pull-alone.json")).expect("JSON");
    shop.says(&proof(PULL), payload(&wrong));
    assert_eq!(watched.round(&["--init"]).0, Some(1));
    let mut respelt = live();
    let hash = respelt["deck_hash"].as_str().expect("a hash");
    respelt["deck_hash"] = match hash.strip_prefix("0x") {
        Some(bare) => bare.into(),
        None => format!("0x{hash}").into(),
    };
    shop.says(&fairness(EVENT), payload(&respelt));
    let award = wrong["award"].as_str().expect("an award").replace('-', "");
    wrong["award"] = award.into();
    let root = right["version_root"].as_str().expect("a root");
    wrong["version_root"] = root.trim_start_matches("0x").into();
    shop.says(&proof(PULL), payload(&wrong));
    assert_eq!(watched.round(&[]), (Some(1), String::new()));
    watched.list(&[]);
    let changed = &watched.kept(&format!("id-{EVENT}.json"))["changed"];
    assert_eq!(*changed, serde_json::json!({}));
}

/// A file's proof about the chain says nothing about a service's pull, as for `--service`.
#[test]
fn a_saved_proof_is_no_answer_of_a_service() {
    let link = format!("/packs/verify/{PULL}");
    let watched = Watched::new(&[&link]);
    let saved = serde_json::json!({
        "packproof": 2, "build": "x", "payload": vector("pull-alone.json"), "recorded": null,
    });
    watched.shop.says(&proof(PULL), payload(saved));
    let run = watched.run(&["--init"]);
    let told = (run.status.code(), text(&run.stdout));
    assert_eq!(told, (Some(3), String::new()), "{}", text(&run.stderr));
    assert_eq!(
        watched.kept(&format!("pull-{PULL}.json"))["stand"],
        "waiting"
    );
}

/// A watch that read the marker before it held the folder kept the list of before, and wrote it over the other's.
#[cfg(unix)]
#[test]
fn a_watch_holds_the_state_before_it_reads_it() {
    let watched = Watched::new(&[EVENT]);
    assert_eq!(watched.round(&["--init"]).0, Some(3));
    let marker = watched.state().join("watch.json");
    fs::remove_file(&marker).expect("no marker");
    let made = Command::new("mkfifo").arg(&marker).status();
    assert!(made.expect("a pipe").success());
    let mut running = watched.program(&[]).stderr(Stdio::null()).spawn();
    let running = running.as_mut().expect("it starts");
    // Opening the pipe waits for the watch to read it.
    let writes = fs::OpenOptions::new().write(true).open(&marker);
    let lock = fs::File::open(watched.state().join(".lock")).expect("a lock");
    let held = matches!(lock.try_lock(), Err(fs::TryLockError::WouldBlock));
    drop(writes);
    running.wait().expect("it ends");
    assert!(held);
}

#[test]
fn a_proof_is_gone_only_if_the_service_once_had_it() {
    let watched = Watched::new(&[EVENT, ANOTHER]);
    let shop = &watched.shop;
    shop.says(&fairness(EVENT), payload(live()));
    assert_eq!(watched.round(&["--init"]), (Some(3), String::new()));
    shop.says(&fairness(EVENT), Answer::of(404, UNKNOWN));
    assert_eq!(watched.round(&[]), (Some(3), String::new()));
    let gone = format!("gone: event {EVENT}: the service no longer returns it\n");
    assert_eq!(watched.round(&[]), (Some(1), gone));
    assert_eq!(watched.round(&[]), (Some(1), String::new()));
    // A list that drops a failed proof hides nothing.
    watched.list(&[ANOTHER]);
    assert_eq!(watched.round(&[]), (Some(1), String::new()));
    shop.says(&fairness(EVENT), payload(ended()));
    let back = format!(
        "back: event {EVENT}: the service returns it again\nsettled: event {EVENT}: adds up\n"
    );
    assert_eq!(watched.round(&[]), (Some(3), back));
}

/// A single 404 of a balancer read "gone", and nothing took that back.
#[test]
fn a_404_that_does_not_last_is_no_news() {
    for absent in [
        Answer::of(404, "default backend - 404"),
        Answer::of(404, "<h1>404</h1>"),
        Answer::of(404, UNKNOWN),
        Answer::of(404, NOT_READY),
        Answer::of(410, ""),
    ] {
        let watched = Watched::new(&[&format!("/pack-events/verify/{EVENT}")]);
        let shop = &watched.shop;
        shop.says(&fairness(EVENT), payload(live()));
        assert_eq!(watched.round(&["--init"]), (Some(3), String::new()));
        let nothing = (Some(3), String::new());
        for _ in 0..2 {
            shop.says_once(&fairness(EVENT), absent.clone());
            assert_eq!(watched.round(&[]), nothing);
            // The proof is there again, and nothing was told.
            assert_eq!(watched.round(&[]), nothing);
        }
        shop.says(&fairness(EVENT), absent);
        assert_eq!(watched.round(&[]), nothing);
        // A failure of the service is no look.
        shop.says_once(&fairness(EVENT), Answer::of(503, "").retry_after(3_600));
        assert_eq!(watched.round(&[]), nothing);
        let gone = format!("gone: event {EVENT}: the service no longer returns it\n");
        assert_eq!(watched.round(&[]), (Some(1), gone));
        assert_eq!(watched.round(&[]), (Some(1), String::new()));
        shop.says(&fairness(EVENT), payload(live()));
        let (status, line) = watched.round(&["--json"]);
        let change: Value = serde_json::from_str(&line).expect("one line of JSON");
        assert_eq!((status, &change["change"]), (Some(3), &"back".into()));
    }
}

/// A stranger's 404 is named, and counts as no answer.
#[test]
fn a_404_of_a_stranger_is_named() {
    let watched = Watched::new(&[&format!("/packs/verify/{PULL}")]);
    watched.shop.says(&proof(PULL), Answer::of(404, "nope"));
    let run = watched.run(&["--init"]);
    assert_eq!(run.status.code(), Some(3));
    let said = text(&run.stderr);
    let named = format!(
        "packproof: /packs/verify/{PULL}: A server answers at the shop's address, but this answer is not the shop's own."
    );
    assert!(said.starts_with(&named), "{said}");
    assert!(said.ends_with("; 1 not answered\n"), "{said}");
}

/// A service that withdraws a proof and calls it not ready again was told of as waiting.
#[test]
fn a_proof_that_was_seen_and_is_not_ready_again_is_gone() {
    for (id, path, seen) in [
        (EVENT, fairness(EVENT), payload(live())),
        (
            PULL,
            proof(PULL),
            payload(vector("pull-alone--award_other.json")),
        ),
    ] {
        for withdrawn in [
            Answer::of(404, NOT_READY),
            Answer::of(404, UNKNOWN),
            Answer::of(410, ""),
        ] {
            let watched = Watched::new(&[id]);
            let shop = &watched.shop;
            shop.says(&path, Answer::of(404, NOT_READY));
            assert_eq!(watched.round(&["--init"]), (Some(3), String::new()));
            shop.says(&path, seen.clone());
            watched.round(&[]);
            shop.says(&path, withdrawn);
            watched.round(&[]);
            let (status, line) = watched.round(&["--json"]);
            assert_eq!(status, Some(1), "{line}");
            let change: Value = serde_json::from_str(&line).expect("one line of JSON");
            assert_eq!(
                (&change["change"], &change["id"]),
                (&"gone".into(), &id.into())
            );
            assert!(change.get("first_seen").is_some(), "{line}");
            assert_eq!(watched.round(&[]), (Some(1), String::new()));
        }
    }
}

/// A busy service may name a date, and the wait until then counts.
#[test]
fn a_wait_until_a_date_is_kept() {
    let watched = Watched::new(&[&format!("/packs/verify/{PULL}")]);
    let shop = &watched.shop;
    let far = "Fri, 31 Dec 2100 23:59:59 GMT";
    shop.says(&proof(PULL), Answer::of(503, "").retry_at(far));
    assert_eq!(watched.round(&["--init"]), (Some(3), String::new()));
    // The wait is too long for a round.
    assert_eq!(shop.asked(), [proof(PULL)]);
    let past = "Fri, 31 Dec 1999 23:59:59 GMT";
    shop.says_once(&proof(PULL), Answer::of(503, "").retry_at(past));
    shop.says(&proof(PULL), payload(vector("pull-alone.json")));
    let settled = format!("settled: pull {PULL}: adds up\n");
    assert_eq!(watched.round(&[]), (Some(0), settled));
    assert_eq!(shop.asked(), [proof(PULL), proof(PULL)]);
}

#[test]
fn the_report_of_another_proof_fails() {
    let watched = Watched::new(&[&format!("/pack-events/verify/{ANOTHER}")]);
    watched.shop.says(&fairness(ANOTHER), payload(ended()));
    let failed = format!("failed: event {ANOTHER}: another_proof\n");
    assert_eq!(watched.round(&["--init"]), (Some(1), failed));
}

/// The commitments of another event were kept as this one's first, which then had "changed" for ever.
#[test]
fn another_proof_has_no_commitments_of_this_one() {
    let watched = Watched::new(&[&format!("/pack-events/verify/{EVENT}")]);
    let shop = &watched.shop;
    let another = || payload(vector("event-v1-ended-early.json"));
    let failed = format!("failed: event {EVENT}: another_proof\n");
    shop.says(&fairness(EVENT), another());
    assert_eq!(watched.round(&["--init"]), (Some(1), failed));
    shop.says(&fairness(EVENT), payload(live()));
    assert_eq!(watched.round(&[]), (Some(1), String::new()));
    shop.says(&fairness(EVENT), another());
    assert_eq!(watched.round(&[]), (Some(1), String::new()));
    shop.says(&fairness(EVENT), payload(ended()));
    let settled = format!("settled: event {EVENT}: adds up\n");
    assert_eq!(watched.round(&[]), (Some(0), settled));
}

#[test]
fn a_service_that_fails_changes_nothing() {
    let watched = Watched::new(&[&format!("/packs/verify/{PULL}")]);
    let shop = &watched.shop;
    shop.says(
        &proof(PULL),
        payload(vector("pull-alone--award_other.json")),
    );
    assert_eq!(watched.round(&["--init"]).0, Some(1));
    let before = watched.kept(&format!("pull-{PULL}.json"));
    shop.asked();
    for (answer, why) in [
        (Answer::of(500, "").retry_after(0), busy(500)),
        (Answer::of(400, "").retry_after(0), status(400)),
        (Answer::of(429, "").retry_after(0), busy(429)),
        (Answer::of(403, NOT_READY).retry_after(0), status(403)),
        (Answer::of(302, "").retry_after(0), redirected()),
    ] {
        shop.says(&proof(PULL), answer);
        let run = watched.run(&[]);
        assert_eq!(
            (run.status.code(), text(&run.stdout)),
            (Some(1), String::new())
        );
        let first = format!("packproof: /packs/verify/{PULL}: {why}\n");
        assert!(
            text(&run.stderr).starts_with(&first),
            "{}",
            text(&run.stderr)
        );
        // The requests are the first one, and eight more.
        assert_eq!(shop.asked().len(), 9, "{why}");
    }
    for body in ["<html>", "{}", ""] {
        shop.says(&proof(PULL), Answer::of(200, body));
        assert_eq!(watched.round(&[]), (Some(1), String::new()), "{body}");
    }
    assert_eq!(watched.kept(&format!("pull-{PULL}.json")), before);
}

#[test]
fn a_busy_service_is_asked_again_as_it_says_and_a_long_wait_ends_the_round() {
    let pull = format!("/packs/verify/{PULL}");
    let watched = Watched::new(&[&pull, &format!("/pack-events/verify/{EVENT}")]);
    let shop = &watched.shop;
    shop.says(&fairness(EVENT), payload(ended()));
    shop.says(&proof(PULL), Answer::of(503, "").retry_after(3600));
    let run = watched.run(&["--init"]);
    assert_eq!(
        (run.status.code(), text(&run.stdout)),
        (Some(3), String::new())
    );
    assert_eq!(shop.asked(), [proof(PULL)]);
    assert_eq!(
        text(&run.stderr),
        format!(
            "packproof: {pull}: {}\npackproof: 2 followed: 0 settled, 2 waiting, 0 failed, changed or gone; 2 not answered\n",
            busy(503)
        )
    );
    shop.says_once(&proof(PULL), Answer::of(429, "").retry_after(1));
    shop.says(&proof(PULL), payload(vector("pull-alone.json")));
    let begun = Instant::now();
    let lines = format!("settled: event {EVENT}: adds up\nsettled: pull {PULL}: adds up\n");
    assert_eq!(watched.round(&[]), (Some(0), lines));
    assert!(begun.elapsed() >= Duration::from_secs(1));
    assert_eq!(shop.asked(), [fairness(EVENT), proof(PULL), proof(PULL)]);
}

/// Each round asked nine times for the first proof, and never for any other.
#[test]
fn a_proof_that_is_never_answered_hides_no_other() {
    let pull = format!("/packs/verify/{PULL}");
    let watched = Watched::new(&[&pull, &format!("/pack-events/verify/{EVENT}")]);
    let shop = &watched.shop;
    let settled = format!("settled: event {EVENT}: adds up\n");
    for (retry_after, requests) in [(0, 9), (3600, 1)] {
        shop.says(&proof(PULL), Answer::of(500, "").retry_after(retry_after));
        shop.says(&fairness(EVENT), payload(live()));
        let first = if watched.state().exists() {
            &[][..]
        } else {
            &["--init"][..]
        };
        assert_eq!(watched.round(first), (Some(3), String::new()));
        shop.asked();
        assert_eq!(watched.round(&[]), (Some(3), String::new()));
        let asked = shop.asked();
        assert_eq!(asked[0], fairness(EVENT));
        assert_eq!(asked.len(), 1 + requests);
    }
    shop.says(&fairness(EVENT), payload(ended()));
    assert_eq!(watched.round(&[]), (Some(3), settled));
}

#[test]
fn a_lost_state_is_no_first_run() {
    let watched = Watched::new(&[EVENT]);
    let shop = &watched.shop;
    shop.says(&fairness(EVENT), payload(live()));
    let lost = "state has no watch.json: the state is lost, or was never begun (--init begins one)";
    assert_eq!(refusal(&watched.run(&[])), refused(lost));
    fs::create_dir(watched.state()).expect("a folder");
    assert_eq!(refusal(&watched.run(&[])), refused(lost));
    assert_eq!(shop.asked(), [""; 0]);
    assert_eq!(watched.round(&["--init"]), (Some(3), String::new()));
    let begun = format!(
        "state/id-{EVENT}.json is in the way: --init begins a state in a folder that is empty or not there"
    );
    assert_eq!(refusal(&watched.run(&["--init"])), refused(&begun));
    shop.asked();

    let file = format!("state/id-{EVENT}.json");
    let path = watched.folder.path().join(&file);
    let whole = fs::read(&path).expect("a file");
    let unreadable = format!("{file} cannot be read as a watch's state");
    for bytes in [&whole[..whole.len() / 2], b"", b"{}"] {
        fs::write(&path, bytes).expect("a file");
        assert_eq!(refusal(&watched.run(&[])), refused(&unreadable));
    }
    fs::remove_file(&path).expect("no file");
    let missing = format!("{file} is not there: the state is lost in part");
    assert_eq!(refusal(&watched.run(&[])), refused(&missing));
    fs::write(&path, &whole).expect("a file");
    fs::remove_file(watched.state().join("watch.json")).expect("no marker");
    assert_eq!(refusal(&watched.run(&[])), refused(lost));
    assert_eq!(refusal(&watched.run(&["--init"])), refused(&begun));
    assert_eq!(shop.asked(), [""; 0]);
    assert_eq!(fs::read(&path).expect("a file"), whole);
}

#[test]
fn the_state_of_another_service_or_watch_is_refused() {
    let watched = Watched::new(&[EVENT]);
    watched.shop.says(&fairness(EVENT), payload(live()));
    assert_eq!(watched.round(&["--init"]).0, Some(3));
    let other = Watched::new(&[EVENT]);
    fs::rename(watched.state(), other.state()).expect("a folder");
    let foreign = format!(
        "state is the state of another service: {}",
        watched.shop.address
    );
    assert_eq!(refusal(&other.run(&[])), refused(&foreign));
    assert_eq!(other.shop.asked(), [""; 0]);
    // A file of another state lies among the files of this one.
    fs::rename(other.state(), watched.state()).expect("a folder");
    let file = format!("id-{EVENT}.json");
    let stranger = format!("pull-{PULL}.json");
    let kept = fs::read_to_string(watched.state().join(&file)).expect("a file");
    fs::write(watched.state().join(&stranger), &kept).expect("a file");
    watched.list(&[&format!("/packs/verify/{PULL}")]);
    let unlisted = format!("state/{stranger} is not in watch.json's list: it is of another state");
    assert_eq!(refusal(&watched.run(&[])), refused(&unlisted));
    fs::remove_file(watched.state().join(&stranger)).expect("no file");
    let marker = watched.state().join("watch.json");
    let text = fs::read_to_string(&marker).expect("a marker");
    fs::write(&marker, text.replace(&file, &stranger)).expect("a marker");
    fs::write(watched.state().join(&stranger), &kept).expect("a file");
    let renamed = format!("state/{stranger} cannot be read as a watch's state");
    assert_eq!(refusal(&watched.run(&[])), refused(&renamed));
}

#[test]
fn a_list_that_names_no_proofs_is_an_error() {
    let watched = Watched::new(&[EVENT, "", "not an id"]);
    let line = "ids.txt: line 3 does not name one proof";
    assert_eq!(refusal(&watched.run(&["--init"])), refused(line));
    fs::remove_file(watched.folder.path().join("ids.txt")).expect("no list");
    let none = "ids.txt is no file, and does not name one proof";
    assert_eq!(refusal(&watched.run(&[])), refused(none));
    let stranger = watched.run(&["not an id"]);
    let none = "not an id is no file, and does not name one proof";
    assert_eq!(refusal(&stranger), refused(none));
    // A list that a program failed to fill followed nothing, and ended with 0. A watch may begin before its list.
    let empty = Watched::new(&["# my pulls", ""]);
    assert_eq!(empty.round(&["--init"]), (Some(0), String::new()));
    let none = "the inputs name no proof, so there is nothing to follow";
    assert_eq!(refusal(&empty.run(&[])), refused(none));
}

#[test]
fn a_watch_that_is_killed_leaves_a_whole_state_and_goes_on() {
    let (first, second) = (
        format!("/pack-events/verify/{EVENT}"),
        format!("/packs/verify/{PULL}"),
    );
    let watched = Watched::new(&[&first, &second]);
    let shop = &watched.shop;
    shop.says(&fairness(EVENT), payload(ended()));
    shop.says(&proof(PULL), Answer::never());
    let piped = Stdio::piped;
    let mut program = watched.program(&["--init"]);
    let mut running = program
        .stdout(piped())
        .stderr(piped())
        .spawn()
        .expect("it starts");
    while !shop.has_asked(&proof(PULL)) {
        assert_eq!(running.try_wait().expect("a status"), None);
        thread::sleep(Duration::from_millis(10));
    }
    let busy = "state is in use by another watch";
    assert_eq!(refusal(&watched.run(&[])), refused(busy));
    running.kill().expect("it ends");
    let run = running.wait_with_output().expect("it ends");
    let settled = format!("settled: event {EVENT}: adds up\n");
    assert_eq!(text(&run.stdout), settled);
    assert_eq!(
        watched.kept(&format!("event-{EVENT}.json"))["stand"],
        "settled"
    );
    assert_eq!(
        watched.kept(&format!("pull-{PULL}.json"))["stand"],
        "waiting"
    );
    shop.says(&proof(PULL), payload(vector("pull-alone.json")));
    shop.asked();
    let settled = format!("settled: pull {PULL}: adds up\n");
    assert_eq!(watched.round(&[]), (Some(0), settled));
    assert_eq!(shop.asked(), [proof(PULL)]);
}

/// The run stopped between the new files and the marker that lists them, or in the middle of a file.
#[test]
fn a_state_that_was_left_half_begun_goes_on() {
    let watched = Watched::new(&[]);
    let shop = &watched.shop;
    assert_eq!(watched.round(&["--init"]), (Some(0), String::new()));
    let marker = watched.state().join("watch.json");
    let before = fs::read(&marker).expect("a marker");
    watched.list(&[EVENT, PULL]);
    shop.says(&fairness(EVENT), Answer::of(500, "").retry_after(3600));
    shop.says(&proof(EVENT), Answer::of(500, "").retry_after(3600));
    assert_eq!(watched.round(&[]), (Some(3), String::new()));
    fs::write(&marker, before).expect("a marker");
    fs::remove_file(watched.state().join(format!("id-{PULL}.json"))).expect("no file");
    fs::write(
        watched.state().join(format!(".id-{PULL}.json.part")),
        "{\"pack",
    )
    .expect("a file");
    shop.says(&proof(EVENT), Answer::of(404, ""));
    shop.says(&fairness(EVENT), payload(ended()));
    shop.says(&proof(PULL), payload(vector("pull-alone.json")));
    let lines = format!("settled: event {EVENT}: adds up\nsettled: pull {PULL}: adds up\n");
    assert_eq!(watched.round(&[]), (Some(0), lines));
}

/// Ids and links stand beside files of them, each once.
#[test]
fn ids_links_and_lists_are_inputs() {
    let watched = Watched::new(&[PULL]);
    let link = format!("https://shop.example/pack-events/verify/{EVENT}");
    watched
        .shop
        .says(&proof(PULL), payload(vector("pull-alone.json")));
    watched.shop.says(&fairness(EVENT), payload(ended()));
    let lines = format!("settled: event {EVENT}: adds up\nsettled: pull {PULL}: adds up\n");
    let asked = watched.round(&["--init", &link, PULL]);
    assert_eq!(asked, (Some(0), lines));
    assert_eq!(watched.shop.asked(), [fairness(EVENT), proof(PULL)]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_change_that_cannot_be_written_is_told_by_the_next_run() {
    let watched = Watched::new(&[PULL]);
    watched
        .shop
        .says(&proof(PULL), payload(vector("pull-alone.json")));
    let full = fs::File::create("/dev/full").expect("a device");
    let run = watched.program(&["--init"]).stdout(full).output();
    assert_eq!(run.expect("it runs").status.code(), Some(4));
    let settled = format!("settled: pull {PULL}: adds up\n");
    assert_eq!(watched.round(&[]), (Some(0), settled));
}

/// With endpoints, only the chain settles a proof.
#[test]
fn an_endpoint_that_does_not_answer_leaves_it_waiting() {
    let watched = Watched::new(&[PULL]);
    watched
        .shop
        .says(&proof(PULL), payload(vector("pull-alone.json")));
    watched
        .shop
        .says("/rpc", Answer::of(500, "no").retry_after(0));
    let rpc = format!("{}/rpc", watched.shop.address);
    assert_eq!(
        watched.round(&["--init", "--rpc", &rpc]),
        (Some(3), String::new())
    );
    assert!(watched.shop.has_asked("/rpc"));
    let settled = format!("settled: pull {PULL}: adds up\n");
    assert_eq!(watched.round(&[]), (Some(0), settled));
}

/// What had settled without endpoints stayed settled, whatever the chain said, when they were named.
#[test]
fn what_settled_without_the_chain_opens_again_for_endpoints() {
    let watched = Watched::new(&[PULL]);
    watched
        .shop
        .says(&proof(PULL), payload(vector("pull-alone.json")));
    let settled = format!("settled: pull {PULL}: adds up\n");
    assert_eq!(watched.round(&["--init"]), (Some(0), settled.clone()));
    watched
        .shop
        .says("/rpc", Answer::of(500, "no").retry_after(0));
    let rpc = format!("{}/rpc", watched.shop.address);
    watched.shop.asked();
    assert_eq!(watched.round(&["--rpc", &rpc]), (Some(3), String::new()));
    assert!(watched.shop.has_asked("/rpc"));
    assert_eq!(watched.round(&["--rpc", &rpc]), (Some(3), String::new()));
    assert_eq!(watched.round(&[]), (Some(0), settled));
}

/// A volume of its own has a folder of its system, which was in the way.
#[test]
fn a_state_begins_in_a_new_volume_and_what_is_in_the_way_is_named() {
    let watched = Watched::new(&[PULL]);
    for name in ["lost+found", ".Trash-0"] {
        fs::create_dir_all(watched.state().join(name)).expect("a folder");
    }
    fs::write(watched.state().join("notes.txt"), "mine").expect("a file");
    let why = "state/notes.txt is in the way: --init begins a state in a folder that is empty or not there";
    assert_eq!(refusal(&watched.run(&["--init"])), refused(why));
    fs::remove_file(watched.state().join("notes.txt")).expect("no file");
    assert_eq!(watched.round(&["--init"]), (Some(3), String::new()));
}

/// An id in capitals was asked for in capitals, which no service knows, and followed beside the same in lower case.
#[test]
fn an_id_in_capitals_is_the_same_proof() {
    let upper = PULL.to_uppercase();
    let watched = Watched::new(&[&upper, PULL]);
    let shop = &watched.shop;
    shop.says(&proof(PULL), payload(vector("pull-alone.json")));
    let settled = format!("settled: pull {PULL}: adds up\n");
    assert_eq!(watched.round(&["--init"]), (Some(0), settled));
    assert_eq!(shop.asked(), [proof(PULL)]);
    // An earlier version kept the id as it was listed.
    let (marker, file) = (
        watched.state().join("watch.json"),
        format!("id-{PULL}.json"),
    );
    let kept = fs::read_to_string(watched.state().join(&file)).expect("a file");
    let kept = kept
        .replace(PULL, &upper)
        .replace("\"settled\"", "\"waiting\"");
    let hash = verify::hash::Hash32::of(&[upper.as_bytes()]);
    fs::write(watched.state().join(format!("id-{hash}.json")), kept).expect("a file");
    fs::remove_file(watched.state().join(&file)).expect("no file");
    let of_marker = fs::read_to_string(&marker).expect("a file");
    fs::write(&marker, of_marker.replace(PULL, &hash.to_string())).expect("a file");
    let (status, line) = watched.round(&[]);
    assert_eq!(
        (status, line.to_lowercase()),
        (Some(0), format!("settled: pull {PULL}: adds up\n"))
    );
    assert_eq!(shop.asked(), [proof(PULL)]);
}

/// PowerShell writes a list in UTF-16.
#[test]
fn a_list_of_a_windows_shell_is_read() {
    let watched = Watched::new(&[]);
    let list: Vec<u8> = format!("\u{feff}# sold\r\n{PULL}\r\n")
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    fs::write(watched.folder.path().join("ids.txt"), list).expect("a file");
    watched
        .shop
        .says(&proof(PULL), payload(vector("pull-alone.json")));
    let settled = format!("settled: pull {PULL}: adds up\n");
    assert_eq!(watched.round(&["--init"]), (Some(0), settled));
}

/// A cut answer was no news for the run, and its cause was the shop's JSON.
#[test]
fn an_answer_that_breaks_off_is_asked_again_in_the_same_run() {
    let watched = Watched::new(&[&format!("/packs/verify/{PULL}")]);
    let whole = vector("pull-alone.json");
    let shop = &watched.shop;
    shop.says(&proof(PULL), payload(&whole));
    shop.says_once(
        &proof(PULL),
        payload(&whole[..whole.len() / 2]).retry_after(0),
    );
    let settled = format!("settled: pull {PULL}: adds up\n");
    assert_eq!(watched.round(&["--init"]), (Some(0), settled));
    assert_eq!(shop.asked(), [proof(PULL), proof(PULL)]);
}

/// A changed value in a line of the watch set the result of the CI that showed it.
#[test]
fn nothing_of_a_service_commands_a_ci() {
    let watched = Watched::new(&[EVENT]);
    let shop = &watched.shop;
    shop.says(&fairness(EVENT), payload(live()));
    assert_eq!(watched.round(&["--init"]), (Some(3), String::new()));
    let mut other = live();
    other["vrf_network"] = "##vso[task.complete result=Succeeded;] ::stop-commands::x".into();
    shop.says(&fairness(EVENT), payload(&other));
    let (status, line) = watched.round(&[]);
    assert_eq!(status, Some(1));
    let broken = "is #⟨0023⟩vso[task.complete result=succeeded;] :⟨003A⟩stop-commands:⟨003A⟩x\n";
    assert!(line.ends_with(broken), "{line}");
}

#[test]
fn an_address_in_the_clear_is_refused() {
    let watched = Watched::new(&[PULL]);
    let node = "http://node.example is no endpoint: https, or http on this machine";
    let run = watched.run(&["--init", "--rpc", "http://node.example"]);
    assert_eq!(refusal(&run), refused(node));
    for url in ["http://shop.example", "shop.example"] {
        let mut program = Command::new(env!("CARGO_BIN_EXE_packproof"));
        let program = program.current_dir(watched.folder.path());
        let watch = [
            "watch",
            PULL,
            "--init",
            "--state",
            "state",
            "--service",
            url,
        ];
        let run = program.args(watch).output().expect("it runs");
        assert_eq!(run.status.code(), Some(2));
        let why = format!("error: {url} is no service: https, or http on this machine\n");
        assert!(text(&run.stderr).starts_with(&why), "{}", text(&run.stderr));
    }
    assert!(!watched.state().exists());
}
