//! Runs the program with ids and links at a shop's service on this machine, in the place of files.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::process::Output;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::Value;

use crate::program::{VECTORS, packproof, reports, run_in, text, vector, with_input};
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
    let run = run(&shop, &["explain", ID]);
    assert_eq!(run.status.code(), Some(0));
    assert_eq!(shop.asked(), [pull_path(ID)]);
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
            said.starts_with(
                "packproof: the shop, or a server in front of it, is busy: it is asked again in "
            ),
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

/// Serves these answers, byte for byte, one after the other, and the last for ever. Returns the address.
fn raw(answers: Vec<Vec<u8>>) -> (String, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    let asked = Arc::new(AtomicUsize::new(0));
    let count = asked.clone();
    thread::spawn(move || {
        for connection in listener.incoming().flatten() {
            let lines = BufReader::new(&connection).lines();
            let ends = |line: &String| line.is_empty();
            lines.map_while(Result::ok).find(ends);
            let number = count.fetch_add(1, Ordering::SeqCst);
            let answer = answers.get(number).or(answers.last()).expect("an answer");
            drop((&connection).write_all(answer));
        }
    });
    (format!("http://{address}"), asked)
}

/// The first answer of a service broke off: "The shop cannot be reached", and it was not asked again.
#[test]
fn an_answer_that_breaks_off_is_asked_again_and_named() {
    let proof = vector("pull-alone.json");
    let half = &proof[..proof.len() / 2];
    let with = |head: &str, body: &[u8]| {
        let head = format!("HTTP/1.1 200 X\r\n{head}connection: close\r\n\r\n");
        [head.as_bytes(), body].concat()
    };
    let length = format!("content-length: {}\r\n", proof.len());
    let chunk = [format!("{:x}\r\n", proof.len()).as_bytes(), half].concat();
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(&proof).expect("packed");
    let packed = packed.finish().expect("packed");
    let link = format!("/packs/verify/{ID}");
    let check = |service: &str| run_in(VECTORS, &["check", "--json", "--service", service, &link]);
    for broken in [
        with(&length, half),
        with("transfer-encoding: chunked\r\n", &chunk),
        with("", half),
        with("content-encoding: gzip\r\n", &packed[..packed.len() / 2]),
        b"HTTP/1.1 200 X\r\ncontent-".to_vec(),
        Vec::new(),
    ] {
        let (service, asked) = raw(vec![broken.clone(), with(&length, &proof)]);
        let run = check(&service);
        let said = text(&run.stderr);
        assert_eq!(run.status.code(), Some(0), "{said}: {}", text(&run.stdout));
        assert!(
            said.starts_with("packproof: the answer broke off: the shop is asked again in "),
            "{said}"
        );
        assert_eq!(asked.load(Ordering::SeqCst), 2);
    }
    let (service, asked) = raw(vec![with(&length, half)]);
    let (status, all) = ended(&check(&service));
    let error = &all[0]["error"];
    assert_eq!((status, &error["detail"]), (2, &"broke_off".into()));
    let sentence = error["sentence"].as_str().expect("a sentence");
    let begins = "The answer ended before the whole proof had arrived, so nothing was checked. ";
    assert!(sentence.starts_with(begins), "{sentence}");
    assert_eq!(asked.load(Ordering::SeqCst), 4);
}

/// A list, as `watch` reads it, was "text, but not JSON".
#[test]
fn a_list_of_ids_is_checked_as_its_proofs() {
    let event_id = "606931e5-faba-4912-932a-d844c6af37f0";
    let shop = open(vec![
        (pull_path(ID), 200, vector("pull-alone.json")),
        (event_path(event_id), 200, vector("event-v2-sold-out.json")),
    ]);
    let folder = tempfile::tempdir().expect("a folder");
    let list = format!(
        "# of March\r\n\r\n{}\r\nhttps://shop.example/pack-events/verify/{event_id}\r\nnone of them\r\n",
        ID.to_uppercase()
    );
    let wide: Vec<u8> = format!("\u{feff}{list}")
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    let options = ["check", "--json", "--service", &shop.address];
    for bytes in [list.clone().into_bytes(), wide] {
        let path = folder.path().join("ids.txt");
        fs::write(&path, &bytes).expect("a file");
        for name in ["ids.txt", "-"] {
            let all = [&options[..], &[name]].concat();
            let run = match name {
                "-" => with_input(&bytes, &all),
                _ => run_in(folder.path(), &all),
            };
            let (status, all) = ended(&run);
            assert_eq!(status, 2, "{}", text(&run.stdout));
            let names: Vec<_> = all.iter().map(|report| report["file"].clone()).collect();
            assert_eq!(names, [3, 4, 5].map(|line| format!("{name}:{line}")));
            assert_eq!(all[0]["verdict"], "verified_offline");
            assert_eq!(all[1]["verdict"], "verified_offline");
            let said = "This line of the list does not name one proof.";
            assert_eq!(all[2]["error"]["sentence"], said);
            // Windows and Apple write an id in capitals.
            let mut asked = shop.asked();
            asked.sort();
            assert_eq!(asked, [event_path(event_id), pull_path(ID)]);
        }
        // Without a service, nothing of a list is checked.
        let run = run_in(folder.path(), &["check", "--json", "ids.txt"]);
        let (status, all) = ended(&run);
        assert_eq!((status, &all[0]["error"]["code"]), (2, &"link".into()));
    }
    // A proof beside a service is a proof.
    let run = with_input(&vector("pull-alone.json"), &[&options[..], &["-"]].concat());
    assert_eq!(run.status.code(), Some(0), "{}", text(&run.stdout));
    assert_eq!(shop.asked(), [""; 0]);
}

#[test]
fn an_id_in_capitals_is_asked_for_in_lower_case() {
    let shop = open(vec![(pull_path(ID), 200, vector("pull-alone.json"))]);
    let upper = ID.to_uppercase();
    for asked in [
        upper.clone(),
        format!("https://shop.example/packs/verify/{upper}"),
    ] {
        let (status, all) = ended(&run(&shop, &["check", "--json", &asked]));
        assert_eq!((status, &all[0]["file"]), (0, &asked.as_str().into()));
        assert_eq!(shop.asked(), [pull_path(ID)]);
    }
}

/// Returns a run through this proxy, named by a variable.
fn through(variable: &str, proxy: &str, service: &str) -> Output {
    let mut program = packproof(&["check", "--json", "--service", service, ID]);
    for name in [
        "https_proxy",
        "HTTPS_PROXY",
        "all_proxy",
        "ALL_PROXY",
        "http_proxy",
        "HTTP_PROXY",
        "no_proxy",
        "NO_PROXY",
    ] {
        program.env_remove(name);
    }
    program
        .env(variable, proxy)
        .output()
        .expect("the program runs")
}

/// A SOCKS proxy, or one without a scheme, was passed by without a word.
#[test]
fn a_request_goes_through_the_proxy_that_the_environment_names() {
    for (variable, scheme, begins) in [
        ("ALL_PROXY", "socks5://", &b"\x05\x01\x00"[..]),
        ("ALL_PROXY", "socks5h://", b"\x05\x01\x00"),
        ("ALL_PROXY", "socks4://", b"\x04\x01\x01\xbb"),
        ("HTTPS_PROXY", "", b"CONNECT 203.0.113.1:443 "),
        ("https_proxy", "http://", b"CONNECT 203.0.113.1:443 "),
    ] {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let length = begins.len();
        let heard = thread::spawn(move || {
            let (mut connection, _) = listener.accept().expect("a connection");
            let mut first = vec![0; length];
            connection.read_exact(&mut first).expect("a request");
            first
        });
        let run = through(
            variable,
            &format!("{scheme}{address}"),
            "https://203.0.113.1",
        );
        assert_eq!(run.status.code(), Some(2), "{scheme}");
        let named =
            format!("203.0.113.1 was asked through the proxy {address} that {variable} names: ");
        assert!(text(&run.stdout).contains(&named), "{}", text(&run.stdout));
        assert_eq!(heard.join().expect("a request"), begins, "{scheme}");
    }
}

/// "The shop cannot be reached", whatever the proxy did, also for a shop on this machine.
#[test]
fn a_dead_proxy_is_named_and_this_machine_is_asked_without_it() {
    let closed = TcpListener::bind("127.0.0.1:0").expect("a port");
    let dead = closed.local_addr().expect("an address").to_string();
    drop(closed);
    let shop = open(vec![(pull_path(ID), 200, vector("pull-alone.json"))]);
    for variable in ["HTTP_PROXY", "http_proxy", "ALL_PROXY"] {
        let run = through(variable, &format!("http://{dead}"), &shop.address);
        assert_eq!(
            run.status.code(),
            Some(0),
            "{variable}: {}",
            text(&run.stdout)
        );
    }
    let (_, all) = ended(&through(
        "ALL_PROXY",
        &format!("http://{dead}"),
        "https://203.0.113.1",
    ));
    let sentence = all[0]["error"]["sentence"].as_str().expect("a sentence");
    let named = format!("203.0.113.1 was asked through the proxy {dead} that ALL_PROXY names: ");
    assert!(sentence.contains(&named), "{sentence}");
}

/// A proxy of an unknown kind was passed by, and an empty variable asked nobody: both without a word.
#[test]
fn what_the_environment_asks_and_cannot_be_done_is_refused_before_a_request() {
    let shop = open(vec![(pull_path(ID), 200, vector("pull-alone.json"))]);
    let run = through("ALL_PROXY", "quic://me:word@127.0.0.1:1", &shop.address);
    let said = text(&run.stderr);
    assert_eq!(run.status.code(), Some(2), "{said}");
    let why = "error: ALL_PROXY names no proxy that packproof can use: …@127.0.0.1:1 (quic). ";
    assert!(said.starts_with(why), "{said}");
    let mut check = packproof(&["check", "pull-alone.json", "--rpc", "https://node.example"]);
    let run = check
        .env("HTTPS_PROXY", "carrier://p")
        .output()
        .expect("it runs");
    assert!(text(&run.stderr).starts_with("packproof: HTTPS_PROXY names no proxy "));
    for rpc in ["", " \t"] {
        let why = "packproof: PACKPROOF_RPC is empty: name an endpoint, take the variable away, or ask nobody with --offline\n";
        let mut check = packproof(&["check", "pull-alone.json"]);
        let run = check.env("PACKPROOF_RPC", rpc).output().expect("it runs");
        assert_eq!((run.status.code(), &*text(&run.stderr)), (Some(2), why));
        let mut check = packproof(&["check", "--offline", "pull-alone.json"]);
        let run = check.env("PACKPROOF_RPC", rpc).output().expect("it runs");
        assert_eq!(run.status.code(), Some(0));
        let run = run_in(VECTORS, &["check", "pull-alone.json", "--rpc", rpc]);
        let why = "packproof: the address of the endpoint is empty\n";
        assert_eq!((run.status.code(), &*text(&run.stderr)), (Some(2), why));
        let run = run_in(VECTORS, &["check", ID, "--service", rpc]);
        assert!(text(&run.stderr).starts_with("error: the address of the service is empty"));
        let watch = [
            "watch",
            "--init",
            "--service",
            &shop.address,
            "--state",
            rpc,
            ID,
        ];
        assert_eq!(run_in(VECTORS, &watch).status.code(), Some(2));
    }
    assert_eq!(shop.asked(), [""; 0]);
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
