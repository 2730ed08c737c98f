//! Runs the program with ids and links at a shop's service on this machine, in the place of files.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::process::Output;
use std::thread;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::Value;

use crate::program::{VECTORS, reports, run_in, text, vector};
use crate::scripted::{Answer, Shop};

const ID: &str = "2fea377c-6030-4380-a2d7-c9538b227b0c";

/// Opens a service that answers these paths with their status and body, and 404 for all others.
fn open(served: Vec<(String, u16, Vec<u8>)>) -> Shop {
    let shop = Shop::open();
    for (path, status, body) in served {
        shop.says(&path, Answer::of(status, &text(&body)));
    }
    shop
}

fn run(shop: &Shop, arguments: &[&str]) -> Output {
    run_in(
        VECTORS,
        &[arguments, &["--service", &shop.address]].concat(),
    )
}

fn pull_path(id: &str) -> String {
    format!("/v1/packs/pulls/{id}/proof")
}

fn event_path(id: &str) -> String {
    format!("/v1/pack-events/{id}/fairness")
}

/// Returns the exit status of a run, and its reports.
fn ended(run: &Output) -> (i32, Vec<Value>) {
    (run.status.code().expect("a status"), reports(run))
}

#[test]
fn an_id_or_a_link_is_checked_as_its_file_is() {
    let event = vector("event-v2-sold-out.json");
    let event_id = "606931e5-faba-4912-932a-d844c6af37f0";
    let shop = open(vec![
        (pull_path(ID), 200, vector("pull-alone.json")),
        (event_path(event_id), 200, event),
    ]);
    let link = format!("https://shop.example/packs/verify/{ID}");
    let (status, all) = ended(&run(
        &shop,
        &["check", "--json", ID, &link, event_id, "pull-alone.json"],
    ));
    assert_eq!(status, 0);
    let verdicts: Vec<_> = all.iter().map(|report| report["verdict"].clone()).collect();
    assert_eq!(verdicts, ["verified_offline"; 4]);
    let names: Vec<_> = all.iter().map(|report| report["file"].clone()).collect();
    assert_eq!(names, [ID, link.as_str(), event_id, "pull-alone.json"]);
    assert_eq!(all[0]["payload_sha256"], all[3]["payload_sha256"]);
    let mut asked = shop.asked();
    asked.sort();
    // An id alone may be of either kind: the program asks for the pull first.
    let mut wanted = [
        pull_path(ID),
        pull_path(ID),
        pull_path(event_id),
        event_path(event_id),
    ];
    wanted.sort();
    assert_eq!(asked, wanted);
    for command in ["explain", "odds"] {
        let run = run(&shop, &[command, ID]);
        assert_eq!(run.status.code(), Some(0), "{command}");
    }
    assert_eq!(shop.asked(), [pull_path(ID), pull_path(ID)]);
}

#[test]
fn a_service_without_the_proof_gives_the_error_of_its_answer() {
    let event = vector("event-v2-sold-out.json");
    let not_ready = br#"{"error":"proof_not_ready"}"#.to_vec();
    let [other, moved, broken, wait, kind] =
        [1, 2, 3, 4, 5].map(|digit| ID.replace('2', &digit.to_string()));
    let shop = open(vec![
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
        (format!("({})", pull(ID)), "unreadable_file", 2),
        (format!("{ID} {wait}"), "unreadable_file", 2),
        ("ab".repeat(32), "unreadable_file", 2),
        ("not-there.json".to_owned(), "unreadable_file", 2),
    ] {
        let (ended, all) = ended(&run(&shop, &["check", "--json", &asked]));
        assert_eq!(all[0]["error"]["code"], code, "{asked}: {}", all[0]);
        assert_eq!(ended, status, "{asked}");
    }
    // The program follows no redirect.
    assert!(!shop.asked().contains(&"/x".to_owned()));
}

/// A 404 of a balancer read "This shop has no proof with that id", an empty answer "The file is empty", and a web page
/// "Open the file you saved".
#[test]
fn an_answer_that_the_service_did_not_write_is_not_its_word() {
    const STRANGER: &str = "A server answers at the shop's address, but this answer is not the shop's own. It may come from a server in front of the shop. Nothing was checked, and this says nothing about your proof. The answer has HTTP status 404 and no error in the form of the shop's service (JSON with an “error”).";
    const NOTHING: &str = "An answer without any content came, so nothing was checked. It may come from a server between you and the shop. This says nothing about your proof. The answer has HTTP status";
    const PAGE: &str = "The answer is a web page instead of a proof, so nothing was checked. It may be a sign-in, or come from a server between you and the shop. This says nothing about your proof. The answer has HTTP status 200.";
    const GATE: &str = "A sign-in or another gate refused packproof's request for the proof. packproof sends no password and no cookie, so nothing was checked. This says nothing about your proof. The answer has HTTP status 401.";
    const NO_PROOF: &str = "An answer came, but it is not a proof, so nothing was checked. It may come from a server between you and the shop. This says nothing about your proof. The place: line 1, column 1.";
    let shop = Shop::open();
    let link = format!("/packs/verify/{ID}");
    for (status, body, code, sentence) in [
        (404, "default backend - 404", "service", STRANGER.to_owned()),
        (204, "", "empty", format!("{NOTHING} 204.")),
        (200, "", "empty", format!("{NOTHING} 200.")),
        (
            200,
            "<!doctype html><title>Shop</title>",
            "not_json",
            PAGE.to_owned(),
        ),
        (401, "Authorization Required", "service", GATE.to_owned()),
        (200, "OK", "not_json", NO_PROOF.to_owned()),
    ] {
        shop.says(&pull_path(ID), Answer::of(status, body));
        let (ended, all) = ended(&run(&shop, &["check", "--json", &link]));
        assert_eq!(ended, 2, "{body}");
        let error = &all[0]["error"];
        assert_eq!(error["code"], code, "{body}");
        assert_eq!(error["sentence"], sentence.as_str());
    }
    // An id alone may be an event's, whoever wrote the 404 about the pull.
    let event_id = "606931e5-faba-4912-932a-d844c6af37f0";
    shop.says(&pull_path(event_id), Answer::of(404, "404 page not found"));
    let event = text(&vector("event-v2-sold-out.json"));
    shop.says(&event_path(event_id), Answer::of(200, &event));
    assert_eq!(ended(&run(&shop, &["check", "--json", event_id])).0, 0);
}

/// A busy shop ended the check of its proof.
#[test]
fn a_busy_service_is_asked_again_as_it_asks_and_four_times_at_most() {
    let shop = Shop::open();
    let link = format!("/packs/verify/{ID}");
    let proof = text(&vector("pull-alone.json"));
    for busy in [
        Answer::of(503, "<h1>Busy</h1>").retry_after(1),
        Answer::of(429, ""),
        Answer::of(500, "").retry_after(0),
        Answer::of(503, "").retry_at("Fri, 31 Dec 1999 23:59:59 GMT"),
    ] {
        shop.says(&pull_path(ID), Answer::of(200, &proof));
        shop.says_once(&pull_path(ID), busy);
        let run = run(&shop, &["check", "--json", &link]);
        let (status, all) = ended(&run);
        assert_eq!(
            (status, &all[0]["verdict"]),
            (0, &"verified_offline".into())
        );
        assert_eq!(shop.asked(), [pull_path(ID), pull_path(ID)]);
        let said = text(&run.stderr);
        assert!(
            said.starts_with("packproof: the shop is busy: it is asked again in "),
            "{said}"
        );
    }
    for (wait, asked) in [(0, 4), (21, 1)] {
        shop.says(&pull_path(ID), Answer::of(503, "").retry_after(wait));
        let (status, all) = ended(&run(&shop, &["check", "--json", &link]));
        assert_eq!((status, &all[0]["error"]["detail"]), (2, &"busy".into()));
        assert_eq!(shop.asked().len(), asked);
    }
    shop.says(&pull_path(ID), Answer::of(500, ""));
    ended(&run(&shop, &["check", "--json", &link]));
    assert_eq!(shop.asked().len(), 1);
}

#[test]
fn a_service_that_is_not_there_or_no_address_is_an_error() {
    let closed = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = closed.local_addr().expect("an address").to_string();
    drop(closed);
    let at = |service: &str| run_in(VECTORS, &["check", "--json", "--service", service, ID]);
    let (status, all) = ended(&at(&format!("http://{address}")));
    assert_eq!((status, &all[0]["error"]["code"]), (2, &"service".into()));
    for service in ["http://shop.example", "ftp://shop.example", "shop"] {
        let run = at(service);
        assert_eq!(run.status.code(), Some(2), "{service}");
        let said = text(&run.stderr);
        assert!(
            said.contains("no service: https, or http on this machine"),
            "{said}"
        );
    }
}

/// Serves these bytes of gzip for every path, whatever the request accepts, and returns the address.
fn packed(body: Vec<u8>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    thread::spawn(move || {
        for connection in listener.incoming().flatten() {
            let asked = BufReader::new(&connection).lines();
            let ends = |line: &String| line.is_empty();
            asked.map_while(Result::ok).find(ends);
            let mut to = &connection;
            let head = "HTTP/1.1 200 X\r\ncontent-encoding: gzip\r\nconnection: close\r\n\r\n";
            drop(to.write_all(head.as_bytes()));
            drop(to.write_all(&body));
        }
    });
    format!("http://{address}")
}

/// Some stores keep their files packed, and send them so to everyone: a proof "was not text".
#[test]
fn an_answer_in_gzip_is_unpacked_within_the_limit() {
    let gzip = |body: &[u8]| {
        let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
        packed.write_all(body).expect("packed");
        packed.finish().expect("packed")
    };
    let at = |body: &[u8]| {
        let service = packed(gzip(body));
        ended(&run_in(
            VECTORS,
            &["check", "--json", "--service", &service, ID],
        ))
    };
    let (status, all) = at(&vector("pull-alone.json"));
    assert_eq!(
        (status, &all[0]["verdict"]),
        (0, &"verified_offline".into())
    );
    let (status, all) = at(&vec![b' '; (128 << 20) + 1]);
    assert_eq!((status, &all[0]["error"]["code"]), (2, &"too_large".into()));
}

/// The program stops reading an answer that has no end.
#[test]
fn an_answer_larger_than_any_payload_is_too_large() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("http://{}", listener.local_addr().expect("an address"));
    thread::spawn(move || {
        for connection in listener.incoming().flatten() {
            let asked = BufReader::new(&connection).lines();
            let ends = |line: &String| line.is_empty();
            asked.map_while(Result::ok).find(ends);
            let mut to = &connection;
            let head = b"HTTP/1.1 200 X\r\nconnection: close\r\n\r\n";
            drop(to.write_all(head));
            let more = vec![b' '; 1 << 20];
            while to.write_all(&more).is_ok() {}
        }
    });
    let run = run_in(VECTORS, &["check", "--json", "--service", &address, ID]);
    let (status, all) = ended(&run);
    assert_eq!((status, &all[0]["error"]["code"]), (2, &"too_large".into()));
}
