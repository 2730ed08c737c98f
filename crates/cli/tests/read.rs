//! Runs `packproof read` through endpoints on this machine, and compares its output, its files and its exit status.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::rc::Rc;
use std::thread;
use std::time::{Duration, Instant};

use chain::transport::{Bounds, Reply, Transport};
use fixtures::chain::COORDINATOR;
use fixtures::shop::Shop;
use futures_util::FutureExt;
use serde_json::Value;

#[allow(dead_code)]
#[path = "../../chain/tests/reader/node.rs"]
mod node;

use crate::program::{self, packproof, reports};
use crate::scripted;
use node::{Node, Wire};

/// The behaviour of an endpoint.
pub type Answers = Box<dyn FnMut(String) -> Reply>;

/// Serves an endpoint until the test ends, and returns its address.
pub fn serve(answers: impl FnOnce() -> Answers + Send + 'static) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    thread::spawn(move || {
        let mut answers = answers();
        for connection in listener.incoming().flatten() {
            // A reader that was stopped closes its connections.
            drop(converse(&connection, &mut answers));
        }
    });
    format!("http://{address}")
}

/// Answers one request, and closes the connection.
fn converse(connection: &TcpStream, answers: &mut Answers) -> std::io::Result<()> {
    let mut from = BufReader::new(connection);
    let mut length = 0;
    loop {
        let mut line = String::new();
        from.read_line(&mut line)?;
        let line = line.trim().to_lowercase();
        if let Some(bytes) = line.strip_prefix("content-length:") {
            length = bytes.trim().parse().expect("a length");
        }
        if line.is_empty() {
            break;
        }
    }
    let mut request = vec![0; length];
    from.read_exact(&mut request)?;
    let Reply { status, text, .. } = answers(String::from_utf8(request).expect("text"));
    let head = format!(
        "HTTP/1.1 {status} X\r\nlocation: /x\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        text.len()
    );
    let mut to = connection;
    to.write_all(head.as_bytes())?;
    to.write_all(text.as_bytes())
}

/// Starts an endpoint that answers from a shop's chain. Returns its address, and the payload.
fn honest() -> (String, Vec<u8>) {
    let (shop, sales) = Shop::with_dependents();
    let payload = shop.proof(sales.target).payload();
    let endpoint = serve(|| {
        let (shop, _) = Shop::with_dependents();
        let newest = shop.chain.newest + 100;
        let node: Rc<Node> = Node::new(shop.chain, newest);
        let wire = Wire(node);
        Box::new(move |request| {
            let bounds = Bounds {
                bytes: None,
                seconds: 10,
            };
            let reply = wire.send(request, bounds).now_or_never();
            reply.expect("nothing is waited for").expect("no fault")
        })
    });
    (endpoint, payload.to_vec())
}

/// Starts an endpoint that answers everything alike.
fn always(status: u16, text: &'static str) -> String {
    serve(move || {
        Box::new(move |_| Reply {
            status,
            retry_after: None,
            text: text.to_owned(),
        })
    })
}

fn run(folder: &Path, arguments: &[&str]) -> Output {
    let mut program = packproof(arguments);
    let program = program.current_dir(folder);
    program
        .env_remove("http_proxy")
        .env_remove("HTTP_PROXY")
        .env_remove("ALL_PROXY");
    program.output().expect("the program runs")
}

fn coordinators() -> String {
    format!("base:{COORDINATOR}")
}

/// The reader refused the files that the page saves, and ended with 0 even if its endpoints failed.
#[test]
fn an_honest_pull_is_verified_saved_and_read_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let (endpoint, payload) = honest();
    fs::write(folder.path().join("pull.json"), payload).expect("a file");
    let (list, read) = (coordinators(), ["read", "--json", "--rpc", &endpoint]);
    let lists = ["--coordinators", &list, "--save", "saved"];
    let first = run(folder.path(), &[&read[..], &lists, &["pull.json"]].concat());
    let report = &reports(&first)[0];
    assert_eq!(report["verdict"], "verified", "{report}");
    assert_eq!(first.status.code(), Some(0));
    assert_eq!(
        report["reading"]["endpoints"][0]["host"],
        endpoint["http://".len()..]
    );
    // The suggested endpoints of the network are not asked.
    let endpoints = report["reading"]["endpoints"].as_array();
    assert_eq!(endpoints.map(Vec::len), Some(1), "{report}");
    assert!(report["reading"]["requests"].as_u64() > Some(0));
    assert!(report.get("needed").is_none());
    let saved = folder.path().join("saved/pull.proof.json");
    let first_answers = fs::read(&saved).expect("a file");
    // The file says who answered, and changes no verdict.
    let offline = run(
        folder.path(),
        &["check", "--json", "--coordinators", &list, "saved"],
    );
    let offline = &reports(&offline)[0];
    assert_eq!(offline["verdict"], "verified_offline");
    assert_eq!(offline["recorded"]["confirms"], true);
    assert_eq!(offline["payload_sha256"], report["payload_sha256"]);
    let contract = |report: &Value| {
        let questions = report["questions"].as_array().expect("questions").iter();
        let mut statuses = questions.filter(|question| question["id"] == "contract");
        statuses.next().map(|question| question["status"].clone())
    };
    assert_eq!(contract(report), Some("passed".into()));
    assert_eq!(contract(offline), Some("recorded".into()));
    let words = run(
        folder.path(),
        &["check", "-v", "--coordinators", &list, "saved"],
    );
    let words = String::from_utf8(words.stdout).expect("text");
    let said = words::mark_word(answer::Mark::Recorded);
    assert!(words.contains(said), "{words}");
    assert!(words.contains("as saved in this file"), "{words}");
    let again = run(
        folder.path(),
        &[&read[..], &lists, &["saved/pull.proof.json", "pull.json"]].concat(),
    );
    let verdicts = reports(&again)
        .into_iter()
        .map(|report| report["verdict"].clone());
    assert_eq!(verdicts.collect::<Vec<_>>(), ["verified", "verified"]);
    // An input keeps its answers, whatever this reading gives.
    assert_eq!(fs::read(&saved).expect("a file"), first_answers);
    for name in ["pull-2", "pull-3"] {
        let saved = format!("saved/{name}.proof.json");
        assert!(folder.path().join(saved).exists(), "{name}");
    }
}

/// A later reading that came to less replaced a good saved proof, and so did another pull of the same file name.
#[test]
fn a_saved_proof_is_replaced_only_by_one_that_says_as_much() {
    let folder = tempfile::tempdir().expect("a folder");
    let (endpoint, payload) = honest();
    let closed = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    let closed = format!("http://{}", closed.expect("an address"));
    let path = |name: &str| folder.path().join(name);
    let bytes = |name: &str| fs::read(path(name)).expect("a file");
    fs::write(path("pull.json"), payload).expect("a file");
    fs::create_dir(path("other")).expect("a folder");
    fs::write(path("other/pull.json"), program::vector("pull-alone.json")).expect("a file");
    let list = coordinators();
    let read = |endpoints: &[&str], file: &str| {
        let rpc: Vec<_> = endpoints.iter().flat_map(|url| ["--rpc", url]).collect();
        let options = ["--coordinators", &list, "--save", "saved", file];
        run(
            folder.path(),
            &[&["read", "-q"], &rpc[..], &options].concat(),
        )
    };
    let saved = || {
        let entries = fs::read_dir(path("saved")).expect("a folder");
        let names = entries.map(|entry| entry.expect("an entry").file_name());
        let mut names: Vec<_> = names
            .map(|name| name.into_string().expect("text"))
            .collect();
        names.sort();
        names
    };
    read(&[&endpoint], "pull.json");
    let first = bytes("saved/pull.proof.json");
    // A reading that comes to less.
    read(&[&closed], "pull.json");
    assert_eq!(bytes("saved/pull.proof.json"), first);
    assert_eq!(saved(), ["pull-2.proof.json", "pull.proof.json"]);
    // Another pull of the same file name, and a file that is no saved proof.
    fs::write(path("saved/pull-3.proof.json"), "mine").expect("a file");
    read(&[&endpoint], "other/pull.json");
    assert_eq!(bytes("saved/pull.proof.json"), first);
    assert_eq!(bytes("saved/pull-3.proof.json"), b"mine");
    assert_eq!(saved().len(), 4);
    // A reading that says as much.
    let record = String::from_utf8(first.clone()).expect("text");
    let earlier = record.replacen("\"at\":\"20", "\"at\":\"19", 1);
    assert_ne!(record, earlier);
    fs::write(path("saved/pull.proof.json"), &earlier).expect("a file");
    read(&[&endpoint], "pull.json");
    assert_ne!(bytes("saved/pull.proof.json"), earlier.into_bytes());
    assert_eq!(saved().len(), 4);
}

/// A name and a password in the address of an endpoint were printed with the error.
#[test]
fn a_password_in_an_address_is_never_printed() {
    const WHY: &str = "This page does not use addresses with a name or password before an @.";
    let folder = tempfile::tempdir().expect("a folder");
    let url = "https://me:s3cret@node.example/rpc";
    let id = "2fea377c-6030-4380-a2d7-c9538b227b0c";
    for (what, arguments) in [
        ("endpoint", &["read", "--rpc", url, "pull.json"][..]),
        ("service", &["check", "--service", url, id]),
        ("service", &["explain", "--service", url, id]),
        (
            "address",
            &["watch", "--service", url, "--ids", "x", "--state", "s"],
        ),
    ] {
        let run = run(folder.path(), arguments);
        assert_eq!(run.status.code(), Some(2), "{arguments:?}");
        let said = String::from_utf8([run.stdout, run.stderr].concat()).expect("text");
        let named = format!("…@node.example/rpc is no {what}: {WHY}");
        assert!(said.contains(&named), "{said}");
        assert!(!said.contains("s3cret"), "{said}");
    }
}

/// Serves an endpoint over HTTPS, with a certificate of the tests' own authority, and returns its address.
fn serve_securely() -> String {
    use rustls::pki_types::pem::PemObject;
    use rustls::pki_types::{CertificateDer, PrivateKeyDer};
    let tls = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tls");
    let own = CertificateDer::from_pem_file(tls.join("localhost.pem")).expect("a certificate");
    let key = PrivateKeyDer::from_pem_file(tls.join("localhost.key")).expect("a key");
    let provider = std::sync::Arc::new(rustls::crypto::ring::default_provider());
    let config = rustls::ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_no_client_auth()
        .with_single_cert(vec![own], key)
        .expect("a key of the certificate");
    let config = std::sync::Arc::new(config);
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("an address").port();
    thread::spawn(move || {
        for connection in listener.incoming().flatten() {
            let session = rustls::ServerConnection::new(config.clone()).expect("a session");
            let mut stream = rustls::StreamOwned::new(session, connection);
            // The request may stop at the certificate.
            drop(stream.read(&mut [0; 4_096]));
            drop(stream.write_all(b"HTTP/1.1 404 X\r\ncontent-length: 21\r\nconnection: close\r\n\r\n{\"error\":\"not_found\"}"));
            stream.conn.send_close_notify();
            drop(stream.flush());
        }
    });
    format!("https://localhost:{port}")
}

/// The program trusted its built-in list of authorities alone, and named no certificate.
#[test]
fn an_authority_of_the_machine_is_trusted_and_a_refused_certificate_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let address = serve_securely();
    let host = &address["https://".len()..];
    let id = "/packs/verify/2fea377c-6030-4380-a2d7-c9538b227b0c";
    let authority = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tls/authority.pem");
    let start = |arguments: &[&str], authority: Option<&Path>| {
        let mut program = packproof(arguments);
        let program = program.current_dir(folder.path());
        for name in [
            "https_proxy",
            "HTTPS_PROXY",
            "ALL_PROXY",
            "SSL_CERT_DIR",
            "SSL_CERT_FILE",
        ] {
            program.env_remove(name);
        }
        program.envs(authority.map(|path| ("SSL_CERT_FILE", path)));
        program.output().expect("the program runs")
    };
    let service = ["check", "--json", "--service", &address, id];
    let refused = format!(
        "The certificate of {host} was refused: UnknownIssuer. Trusted are the authorities of browsers and of this system; SSL_CERT_FILE names a file with others."
    );
    let error = reports(&start(&service, None))[0]["error"].clone();
    assert_eq!(error["detail"], "unreachable");
    let sentence = error["sentence"].as_str().expect("a sentence");
    assert!(sentence.ends_with(&refused), "{sentence}");
    let error = reports(&start(&service, Some(&authority)))[0]["error"].clone();
    assert_eq!(error["code"], "unknown_id", "{error}");
    // An endpoint has the same list, and its certificate is named once.
    let (_, payload) = honest();
    fs::write(folder.path().join("pull.json"), payload).expect("a file");
    let read = ["read", "--json", "--rpc", &address, "pull.json"];
    let run = start(&read, None);
    assert_eq!(run.stderr, format!("packproof: {refused}\n").into_bytes());
    let fault = |run: &Output| reports(run)[0]["reading"]["endpoints"][0]["fault"]["code"].clone();
    assert_eq!(fault(&run), "unreachable");
    assert_eq!(fault(&start(&read, Some(&authority))), "status");
}

/// Only a failure warned of a single reader, and only on the page. Among several files a pass had no chip.
#[test]
fn a_pass_by_a_single_reader_has_its_caution_and_its_chips() {
    let folder = tempfile::tempdir().expect("a folder");
    let (endpoint, payload) = honest();
    for name in ["one.json", "two.json"] {
        fs::write(folder.path().join(name), &payload).expect("a file");
    }
    let list = coordinators();
    let contracts = format!("base:0x{}", "ab".repeat(20));
    let lists = ["--coordinators", &list, "--contracts", &contracts];
    let read = [&["read", "--rpc", &endpoint][..], &lists].concat();
    let host = &endpoint["http://".len()..];
    let caution = format!(
        "  This rests on one reader, {host}. A single reader can be wrong: ask another too."
    );
    for files in [&["one.json"][..], &["one.json", "two.json"]] {
        let run = run(folder.path(), &[&read[..], files].concat());
        let words = String::from_utf8(run.stdout).expect("text");
        for line in ["Verified: one.json", "  [contract not listed]", &caution] {
            let count = words.lines().filter(|each| each == &line).count();
            assert!(count > 0, "{line}: {words}");
        }
        assert!(
            files.len() == 1 || words.ends_with("\n2 files: 2 verified\n"),
            "{words}"
        );
    }
}

/// The terminal named only the endpoints with a fault. Each has its own result, also in the report for programs.
#[test]
fn each_reader_has_a_line_and_its_steps() {
    let folder = tempfile::tempdir().expect("a folder");
    let (endpoint, payload) = honest();
    fs::write(folder.path().join("pull.json"), payload).expect("a file");
    let list = coordinators();
    let read = ["read", "--rpc", &endpoint, "--coordinators", &list];
    let words = run(folder.path(), &[&read[..], &["pull.json"]].concat());
    let words = String::from_utf8(words.stdout).expect("text");
    let host = &endpoint["http://".len()..];
    let line = format!("  {host}: all shown");
    assert_eq!(
        words.lines().filter(|each| *each == line).count(),
        1,
        "{words}"
    );
    let json = run(
        folder.path(),
        &[&read[..], &["--json", "pull.json"]].concat(),
    );
    let report = &reports(&json)[0];
    let steps = report["reading"]["endpoints"][0]["steps"].as_array();
    let steps = steps.expect("steps").iter();
    let steps: Vec<_> = steps
        .map(|step| (step["id"].as_str(), step["status"].as_str()))
        .collect();
    let ended = [
        ("contract", "passed"),
        ("word_origin", "passed"),
        ("chain_logs", "passed"),
        // No key of this oracle is listed.
        ("oracle_proof", "skipped"),
    ];
    assert_eq!(steps, ended.map(|(id, status)| (Some(id), Some(status))));
}

/// A watch with an endpoint settles a proof only if the chain confirms it.
#[test]
fn a_watch_reads_the_chain() {
    const ID: &str = "2fea377c-6030-4380-a2d7-c9538b227b0c";
    let folder = tempfile::tempdir().expect("a folder");
    let (endpoint, payload) = honest();
    let service = scripted::Shop::open();
    let text = String::from_utf8(payload).expect("text");
    let answer = scripted::Answer::of(200, &text);
    service.says(&format!("/v1/packs/pulls/{ID}/proof"), answer);
    fs::write(folder.path().join("ids.txt"), ID).expect("a file");
    let list = coordinators();
    let watch = ["watch", "--service", &service.address, "--ids", "ids.txt"];
    let state = ["--state", "state", "--init", "--rpc", &endpoint];
    let lists = ["--coordinators", &list];
    let run = run(folder.path(), &[&watch[..], &state, &lists].concat());
    let settled = format!("settled: pull {ID}: verified\n");
    assert_eq!(String::from_utf8(run.stdout), Ok(settled));
    assert_eq!(run.status.code(), Some(0));
}

#[test]
fn several_at_once_keep_their_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let (endpoint, payload) = honest();
    for name in ["a.json", "b.json", "d.json"] {
        fs::write(folder.path().join(name), &payload).expect("a file");
    }
    fs::write(folder.path().join("c.json"), "{").expect("a file");
    let arguments = [
        "read",
        "--json",
        "--batch",
        "3",
        "--rpc",
        &endpoint,
        "--coordinators",
        &coordinators(),
        ".",
    ];
    let run = run(folder.path(), &arguments);
    let reports = reports(&run);
    let files = reports.iter().map(|report| report["file"].clone());
    assert_eq!(
        files.collect::<Vec<_>>(),
        ["./a.json", "./b.json", "./c.json", "./d.json"]
    );
    assert_eq!(reports[3]["verdict"], "verified");
    assert_eq!(reports[2]["error"]["code"], "not_json");
    assert_eq!(run.status.code(), Some(2));
}

/// Ctrl-C waited for a service's answer, up to two minutes. Everything that was read before it is kept.
#[cfg(unix)]
#[test]
fn ctrl_c_keeps_the_work_done_and_waits_for_nobody() {
    const IDS: [&str; 2] = [
        "2fea377c-6030-4380-a2d7-c9538b227b0c",
        "7d1a2f0e-1f6c-4f57-9c43-0a6f0f3c9a11",
    ];
    let folder = tempfile::tempdir().expect("a folder");
    let (endpoint, payload) = honest();
    let service = scripted::Shop::open();
    let [first, second] = IDS.map(|id| format!("/v1/packs/pulls/{id}/proof"));
    let payload = String::from_utf8(payload).expect("text");
    service.says(&first, scripted::Answer::of(200, &payload));
    service.says(&second, scripted::Answer::never());
    let list = coordinators();
    let read = ["read", "--rpc", &endpoint, "--service", &service.address];
    let files = ["--save", "saved", "--csv", "x.csv", "--junit", "x.xml"];
    let lists = ["--coordinators", &list];
    let mut program = packproof(&[&read[..], &files, &lists, &IDS].concat());
    let program = program.current_dir(folder.path());
    for proxy in ["http_proxy", "HTTP_PROXY", "ALL_PROXY"] {
        program.env_remove(proxy);
    }
    let piped = program.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut running = piped.spawn().expect("the program starts");
    let mut from = BufReader::new(running.stdout.take().expect("a pipe"));
    let mut line = String::new();
    from.read_line(&mut line).expect("a line");
    assert_eq!(line, format!("Verified: {}\n", IDS[0]));
    while !service.has_asked(&second) {
        thread::sleep(Duration::from_millis(10));
    }
    let mut stopped = Command::new("kill");
    let stopped = stopped.args(["-INT", &running.id().to_string()]);
    assert!(stopped.status().expect("a signal").success());
    let begun = Instant::now();
    let run = running.wait_with_output().expect("it ends");
    assert!(begun.elapsed() < Duration::from_secs(30));
    assert_eq!(run.status.code(), Some(130));
    // The standard error is no terminal, so it has no progress.
    assert_eq!(String::from_utf8(run.stderr), Ok(String::new()));
    let mut rest = String::new();
    from.read_to_string(&mut rest).expect("text");
    assert!(
        rest.contains("the blockchain confirms it. 16 of 16"),
        "{rest}"
    );
    let saved = format!("saved/{}.proof.json", IDS[0]);
    assert!(folder.path().join(saved).exists());
    let written = |name| fs::read_to_string(folder.path().join(name)).expect("a file");
    let table = written("x.csv");
    assert_eq!(table.lines().count(), 2, "{table}");
    let row: Vec<_> = table.lines().nth(1).expect("a row").split(',').collect();
    assert_eq!((row[0], row[3]), (IDS[0], "verified"));
    // The block of the reading.
    assert!(row[6].parse::<u64>().is_ok(), "{table}");
    assert!(written("x.xml").contains(" tests=\"1\" failures=\"0\" "));
}

#[test]
fn a_reader_that_does_not_answer_leaves_it_open() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, payload) = honest();
    fs::write(folder.path().join("pull.json"), payload).expect("a file");
    let address = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    let closed = format!("http://{}", address.expect("an address"));
    for (endpoint, fault) in [
        (closed, "unreachable"),
        (always(302, ""), "malformed"),
        (always(500, "no"), "refused"),
        (always(200, "<html>"), "malformed"),
    ] {
        let read = run(
            folder.path(),
            &["read", "--json", "--rpc", &endpoint, "pull.json"],
        );
        let report = &reports(&read)[0];
        assert_eq!(
            report["reading"]["endpoints"][0]["fault"]["code"], fault,
            "{report}"
        );
        let words = run(folder.path(), &["read", "--rpc", &endpoint, "pull.json"]);
        let words = String::from_utf8(words.stdout).expect("text");
        let host = &endpoint["http://".len()..];
        let named = words
            .lines()
            .filter(|line| line.trim_start().starts_with(host));
        assert_eq!(named.count(), 1, "{words}");
        assert_eq!(report["verdict"], "verified_offline", "{fault}");
        assert_eq!(read.status.code(), Some(3), "{fault}");
    }
}

#[test]
fn only_named_endpoints_are_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let none = run(folder.path(), &["read", "pull.json"]);
    assert_eq!(none.status.code(), Some(2));
    let unfit = run(
        folder.path(),
        &[
            "read",
            "--rpc",
            "http://node.example/\u{1b}[2J",
            "pull.json",
        ],
    );
    assert_eq!(unfit.status.code(), Some(2));
    let said = String::from_utf8(unfit.stderr).expect("text");
    assert_eq!(
        said,
        "packproof: http://node.example/⟨001B⟩[2J is no endpoint: https, or http on this machine\n"
    );
}
