//! Ids and links at a shop's service on this machine, in the place of files.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Output};
use std::sync::{Arc, Mutex};
use std::thread;

use serde_json::Value;

const VECTORS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/vectors");
const ID: &str = "2fea377c-6030-4380-a2d7-c9538b227b0c";

/// A shop's service, and the paths that it was asked.
struct Shop {
    address: String,
    asked: Arc<Mutex<Vec<String>>>,
}

impl Shop {
    /// Serves these bodies with their status by their paths, and 404 for all others.
    fn of(served: Vec<(String, u16, Vec<u8>)>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = format!("http://{}", listener.local_addr().expect("an address"));
        let asked = Arc::<Mutex<Vec<String>>>::default();
        let paths = asked.clone();
        thread::spawn(move || {
            for connection in listener.incoming().flatten() {
                let path = path(&connection);
                let found = served.iter().find(|(of, ..)| *of == path);
                let (status, body) = found.map_or((404, &b"{}"[..]), |(_, status, body)| {
                    (*status, body.as_slice())
                });
                paths.lock().expect("paths").push(path);
                drop(answer(&connection, status, body));
            }
        });
        Self { address, asked }
    }

    fn run(&self, arguments: &[&str]) -> Output {
        let mut program = Command::new(env!("CARGO_BIN_EXE_packproof"));
        let program = program.current_dir(VECTORS).args(arguments);
        let program = program.args(["--service", &self.address]);
        program.output().expect("the program runs")
    }

    fn asked(&self) -> Vec<String> {
        std::mem::take(&mut self.asked.lock().expect("paths"))
    }
}

fn path(connection: &TcpStream) -> String {
    let mut lines = BufReader::new(connection).lines();
    let first = lines.next().expect("a line").expect("a line");
    for line in lines {
        if line.expect("a line").is_empty() {
            break;
        }
    }
    first.split(' ').nth(1).expect("a path").to_owned()
}

fn answer(mut to: &TcpStream, status: u16, body: &[u8]) -> std::io::Result<()> {
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status} X\r\nlocation: /elsewhere\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n"
    );
    to.write_all(head.as_bytes())?;
    to.write_all(body)
}

fn vector(name: &str) -> Vec<u8> {
    fs::read(Path::new(VECTORS).join(name)).expect("a vector")
}

fn pull_path(id: &str) -> String {
    format!("/v1/packs/pulls/{id}/proof")
}

fn event_path(id: &str) -> String {
    format!("/v1/pack-events/{id}/fairness")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

/// The reports of a run, and its exit status.
fn reports(run: &Output) -> (i32, Vec<Value>) {
    let lines = text(&run.stdout);
    let lines = lines
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"));
    (run.status.code().expect("a status"), lines.collect())
}

#[test]
fn an_id_or_a_link_is_checked_as_its_file_is() {
    let event = vector("event-v2-sold-out.json");
    let event_id = "606931e5-faba-4912-932a-d844c6af37f0";
    let shop = Shop::of(vec![
        (pull_path(ID), 200, vector("pull-alone.json")),
        (event_path(event_id), 200, event),
    ]);
    let link = format!("https://shop.example/packs/verify/{ID}");
    let (status, all) =
        reports(&shop.run(&["check", "--json", ID, &link, event_id, "pull-alone.json"]));
    assert_eq!(status, 0);
    let verdicts: Vec<_> = all.iter().map(|report| report["verdict"].clone()).collect();
    assert_eq!(verdicts, ["verified_offline"; 4]);
    let names: Vec<_> = all.iter().map(|report| report["file"].clone()).collect();
    assert_eq!(names, [ID, link.as_str(), event_id, "pull-alone.json"]);
    assert_eq!(all[0]["file_sha256"], all[3]["file_sha256"]);
    let mut asked = shop.asked();
    asked.sort();
    // An id alone may be of either kind: the pull is asked for first.
    let mut wanted = [
        pull_path(ID),
        pull_path(ID),
        pull_path(event_id),
        event_path(event_id),
    ];
    wanted.sort();
    assert_eq!(asked, wanted);
    for command in ["explain", "odds"] {
        let run = shop.run(&[command, ID]);
        assert_eq!(run.status.code(), Some(0), "{command}");
    }
    assert_eq!(shop.asked(), [pull_path(ID), pull_path(ID)]);
}

#[test]
fn a_service_without_the_proof_is_told_by_what_it_says() {
    let event = vector("event-v2-sold-out.json");
    let not_ready = br#"{"error":"proof_not_ready"}"#.to_vec();
    let [other, moved, broken, wait, kind] =
        [1, 2, 3, 4, 5].map(|digit| ID.replace('2', &digit.to_string()));
    let shop = Shop::of(vec![
        (pull_path(&wait), 404, not_ready),
        (pull_path(&moved), 302, Vec::new()),
        (
            pull_path(&broken),
            500,
            b"{\"error\":\"proof_not_ready\"}".to_vec(),
        ),
        (pull_path(&kind), 200, event.clone()),
        (event_path(&other), 200, event),
        (pull_path("x"), 200, b"<html>".to_vec()),
    ]);
    let pull = |id: &str| format!("/packs/verify/{id}");
    let event = format!("/pack-events/verify/{other}");
    let unknown = format!("/pack-events/verify/{ID}");
    for (asked, code, status) in [
        (pull(&wait), "not_ready", 3),
        (pull(&moved), "service", 2),
        (pull(&broken), "service", 2),
        (pull(&kind), "another_payload", 2),
        (event, "another_payload", 2),
        (unknown, "unknown_id", 2),
        (pull("x"), "not_json", 2),
        (format!("{ID} {wait}"), "several_ids", 2),
        ("ab".repeat(32), "key", 2),
        ("not-there.json".to_owned(), "unreadable_file", 2),
    ] {
        let (ended, all) = reports(&shop.run(&["check", "--json", &asked]));
        assert_eq!(all[0]["error"]["code"], code, "{asked}: {}", all[0]);
        assert_eq!(ended, status, "{asked}");
    }
    // No redirect is followed.
    assert!(!shop.asked().contains(&"/elsewhere".to_owned()));
}

#[test]
fn a_service_that_is_not_there_or_no_address_is_an_error() {
    let closed = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = closed.local_addr().expect("an address").to_string();
    drop(closed);
    let run = |service: &str| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_packproof"));
        let run = program
            .args(["check", "--json", "--service", service, ID])
            .output();
        run.expect("the program runs")
    };
    let (status, all) = reports(&run(&format!("http://{address}")));
    assert_eq!((status, &all[0]["error"]["code"]), (2, &"service".into()));
    for service in ["http://shop.example", "ftp://shop.example", "shop"] {
        let run = run(service);
        assert_eq!(run.status.code(), Some(2), "{service}");
        let said = text(&run.stderr);
        assert!(
            said.contains("no service: https, or http on this machine"),
            "{said}"
        );
    }
}

/// An answer without an end is not read to it.
#[test]
fn an_answer_larger_than_any_payload_is_too_large() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("http://{}", listener.local_addr().expect("an address"));
    thread::spawn(move || {
        for connection in listener.incoming().flatten() {
            path(&connection);
            let mut to = &connection;
            let head = b"HTTP/1.1 200 X\r\nconnection: close\r\n\r\n";
            drop(to.write_all(head));
            let more = vec![b' '; 1 << 20];
            while to.write_all(&more).is_ok() {}
        }
    });
    let mut program = Command::new(env!("CARGO_BIN_EXE_packproof"));
    let run = program
        .args(["check", "--json", "--service", &address, ID])
        .output();
    let (status, all) = reports(&run.expect("the program runs"));
    assert_eq!((status, &all[0]["error"]["code"]), (2, &"too_large".into()));
}
