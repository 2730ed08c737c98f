//! Runs `packproof check` through endpoints on this machine, and compares its output, its files and its exit status.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::rc::Rc;
use std::thread;
use std::time::{Duration, Instant};

use chain::transport::{Bounds, HttpReply, Transport};
use fixtures::chain::COORDINATOR;
use fixtures::shop::Shop;
use futures_util::FutureExt;

#[allow(dead_code)]
#[path = "../../chain/tests/reader/node.rs"]
mod node;

use crate::program::{self, packproof, reports, text};
use crate::scripted;
use node::{Node, Wire};

/// The behaviour of an endpoint.
pub type Answers = Box<dyn FnMut(String) -> HttpReply>;

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
    let HttpReply { status, text, .. } = answers(String::from_utf8(request).expect("text"));
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
    with_newest(|newest| newest + 100)
}

/// Starts such an endpoint, whose newest block follows from the shop's.
fn with_newest(of: fn(u64) -> u64) -> (String, Vec<u8>) {
    let (shop, sales) = Shop::with_dependents();
    let payload = shop.proof(sales.target).payload();
    let endpoint = serve(move || {
        let (shop, _) = Shop::with_dependents();
        let newest = of(shop.chain.newest);
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
        Box::new(move |_| HttpReply {
            status,
            retry_after: None,
            text: text.to_owned(),
        })
    })
}

fn run(folder: &Path, arguments: &[&str]) -> Output {
    let mut program = packproof(arguments);
    let program = program.current_dir(folder);
    without_proxies(program).output().expect("the program runs")
}

fn without_proxies(program: &mut Command) -> &mut Command {
    for name in ["http_proxy", "HTTP_PROXY", "ALL_PROXY"] {
        program.env_remove(name);
    }
    program
}

/// The options that list the coordinator of the shop, by a settings file in the folder.
fn lists(folder: &Path) -> [&'static str; 2] {
    let settings = format!(r#"{{"coordinators": ["base:{COORDINATOR}"]}}"#);
    fs::write(folder.join("deployment.json"), settings).expect("a file");
    ["--deployment", "deployment.json"]
}

/// "Adds up" stood there, with the status of an open proof and no reason.
#[test]
fn a_network_without_a_suggestion_is_said_to_have_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut shop = Shop::open(3);
    let target = shop.sell();
    shop.deliver(target);
    let payload = shop.proof(target).payload();
    let payload = text(&payload).replace("\"base\"", "\"nonesuch\"");
    assert!(payload.contains("nonesuch"), "{payload}");
    fs::write(folder.path().join("pull.json"), payload).expect("a file");
    let read = run(folder.path(), &["check", "--rpc", "suggested", "pull.json"]);
    assert_eq!(read.status.code(), Some(3));
    assert_eq!(
        text(&read.stderr),
        "packproof: no endpoint is suggested for the proof's network\n"
    );
}

/// The reader refused the files that the page saves, and ended with 0 even if its endpoints failed.
#[test]
fn an_honest_pull_is_verified_saved_and_read_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let (endpoint, payload) = honest();
    fs::write(folder.path().join("pull.json"), payload).expect("a file");
    let lists = lists(folder.path());
    let read = [&["check", "--json", "--rpc", &endpoint][..], &lists].concat();
    let save = ["--save", "saved.jsonl", "pull.json", "pull.json"];
    let first = run(folder.path(), &[&read[..], &save].concat());
    let report = &reports(&first)[0];
    assert_eq!(report["verdict"], "verified", "{report}");
    assert_eq!(first.status.code(), Some(0));
    // The suggested endpoints of the network are not asked.
    let hosts = report["reading"]["endpoints"].as_array().expect("a list");
    let hosts: Vec<_> = hosts.iter().map(|asked| &asked["host"]).collect();
    assert_eq!(hosts, [&endpoint["http://".len()..]]);
    let saved = folder.path().join("saved.jsonl");
    let answers = fs::read(&saved).expect("a file");
    // The file says who answered, and changes no verdict.
    let check = [&["check", "--json"][..], &lists, &["saved.jsonl"]].concat();
    let offline = reports(&run(folder.path(), &check));
    for (offline, name) in offline.iter().zip(["saved.jsonl:1", "saved.jsonl:2"]) {
        assert_eq!(offline["file"], name);
        assert_eq!(offline["verdict"], "verified_offline");
        assert_eq!(offline["payload_sha256"], report["payload_sha256"]);
        assert_eq!(offline.get("reading"), None);
    }
    let check = [&["check", "-v"][..], &lists, &["saved.jsonl"]].concat();
    let words = text(&run(folder.path(), &check).stdout);
    let said = words::verdict::mark_word(answer::Mark::Recorded);
    assert!(words.contains(said), "{words}");
    assert!(words.contains("as saved in this file"), "{words}");
    // A line and a row name what the file says of itself.
    let csv = [&["check", "--csv", "x.csv"][..], &lists, &["saved.jsonl"]].concat();
    let printed = text(&run(folder.path(), &csv).stdout);
    let line = printed.lines().next().expect("a line");
    let says = "Adds up: saved.jsonl:1 (the file says that it was confirmed on ";
    assert!(line.starts_with(says), "{line}");
    let at = &line[says.len()..line.len() - 1];
    let table = fs::read_to_string(folder.path().join("x.csv")).expect("a table");
    let row = table.lines().nth(1).expect("a row");
    assert!(row.ends_with(&format!(",{at}")), "{table}");
    // The saved proofs are read again, and their file is never replaced.
    let again = run(folder.path(), &[&read[..], &["saved.jsonl"]].concat());
    let verdicts = reports(&again)
        .into_iter()
        .map(|report| report["verdict"].clone());
    assert_eq!(verdicts.collect::<Vec<_>>(), ["verified", "verified"]);
    let refused = run(folder.path(), &[&read[..], &save].concat());
    let why = "packproof: the output could not be written: saved.jsonl is another file already\n";
    assert_eq!(
        (refused.status.code(), &*text(&refused.stderr)),
        (Some(4), why)
    );
    assert_eq!(fs::read(&saved).expect("a file"), answers);
}

/// A pipe of two programs: one reads the contract, the other checks what it saved.
#[test]
fn saved_proofs_go_to_the_standard_output() {
    let folder = tempfile::tempdir().expect("a folder");
    let (endpoint, payload) = honest();
    fs::write(folder.path().join("pull.json"), payload).expect("a file");
    let lists = lists(folder.path());
    let read = ["check", "--rpc", &endpoint, "--save", "-", "pull.json"];
    let saved = run(folder.path(), &[&read[..], &lists].concat());
    assert_eq!(saved.status.code(), Some(0));
    let checked = program::with_input(&saved.stdout, &["check", "--json", "--lines"]);
    assert_eq!(reports(&checked)[0]["verdict"], "verified_offline");
}

/// Lines are an input form alone: they are read, saved and counted as files are.
#[test]
fn lines_are_read_as_files_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let (endpoint, payload) = honest();
    let line = text(&payload).replace('\n', " ");
    fs::write(
        folder.path().join("all.txt"),
        format!("{line}\n{{\n\n{line}"),
    )
    .expect("a file");
    let lists = lists(folder.path());
    let files = ["--csv", "x.csv", "--junit", "x.xml", "--save", "x.jsonl"];
    // A million threads were begun for two proofs.
    let options = [
        "check", "--lines", "-q", "-j", "1000000", "--rpc", &endpoint,
    ];
    let asked = [&options[..], &files, &lists, &["all.txt"]].concat();
    let run = run(folder.path(), &asked);
    assert_eq!(
        (run.status.code(), &*text(&run.stdout)),
        (Some(2), "3 inputs: 2 verified, 1 unreadable\n")
    );
    let written = |name| fs::read_to_string(folder.path().join(name)).expect("a file");
    let table = written("x.csv");
    let names = table
        .lines()
        .skip(1)
        .filter_map(|row| row.split(',').next());
    assert_eq!(
        names.collect::<Vec<_>>(),
        ["all.txt:1", "all.txt:2", "all.txt:4"]
    );
    assert!(written("x.xml").contains(" tests=\"3\" failures=\"0\" errors=\"1\" "));
    assert_eq!(written("x.jsonl").lines().count(), 2);
}

/// Returns a run with endpoints in the environment.
fn run_with(endpoints: &str, folder: &Path, arguments: &[&str]) -> Output {
    let mut program = packproof(arguments);
    let program = program.current_dir(folder).env("PACKPROOF_RPC", endpoints);
    without_proxies(program).output().expect("the program runs")
}

#[test]
fn endpoints_of_the_environment_are_named_and_asked_unless_told_otherwise() {
    let folder = tempfile::tempdir().expect("a folder");
    let (endpoint, payload) = honest();
    fs::write(folder.path().join("pull.json"), payload).expect("a file");
    let lists = lists(folder.path());
    let check = [&["check", "--json", "pull.json"][..], &lists].concat();
    let host = &endpoint["http://".len()..];
    let named = format!("packproof: PACKPROOF_RPC: asks {host}\n");
    let asked = run_with(&format!(" {endpoint}\n"), folder.path(), &check);
    assert_eq!(text(&asked.stderr), named);
    assert_eq!(reports(&asked)[0]["verdict"], "verified");
    for (endpoints, more) in [
        (endpoint.as_str(), &["--offline"][..]),
        ("http://node.example", &["--offline"]),
    ] {
        let run = run_with(endpoints, folder.path(), &[&check[..], more].concat());
        assert_eq!(text(&run.stderr), "", "{more:?}");
        assert_eq!(reports(&run)[0]["verdict"], "verified_offline");
    }
    // The option takes the place of the environment's endpoints.
    let own = [&check[..], &["--rpc", &endpoint]].concat();
    let run = run_with("http://127.0.0.1:1", folder.path(), &own);
    assert_eq!(text(&run.stderr), "");
    assert_eq!(reports(&run)[0]["verdict"], "verified");
    let unfit = run_with("http://node.example", folder.path(), &check);
    let why = "packproof: http://node.example is no endpoint: https, or http on this machine\n";
    assert_eq!((unfit.status.code(), &*text(&unfit.stderr)), (Some(2), why));
}

/// A name and a password in the address of an endpoint were printed with the error.
#[test]
fn a_password_in_an_address_is_never_printed() {
    const WHY: &str = "This page does not use addresses with a name or password before an @.";
    let folder = tempfile::tempdir().expect("a folder");
    let url = "https://me:s3cret@node.example/rpc";
    let id = "2fea377c-6030-4380-a2d7-c9538b227b0c";
    for (what, arguments) in [
        ("endpoint", &["check", "--rpc", url, "pull.json"][..]),
        ("service", &["check", "--service", url, id]),
        ("service", &["explain", "--service", url, id]),
        ("service", &["watch", "--service", url, "--state", "s", id]),
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
    let read = ["check", "--json", "--rpc", &address, "pull.json"];
    let run = start(&read, None);
    assert_eq!(run.stderr, format!("packproof: {refused}\n").into_bytes());
    let fault = |run: &Output| reports(run)[0]["reading"]["endpoints"][0]["fault"]["code"].clone();
    assert_eq!(fault(&run), "unreachable");
    assert_eq!(fault(&start(&read, Some(&authority))), "refused");
}

/// Only a failure warned of a single reader, and only on the page. Among several files a pass had no chip.
#[test]
fn a_pass_by_a_single_reader_has_its_caution_and_its_chips() {
    let folder = tempfile::tempdir().expect("a folder");
    let (endpoint, payload) = honest();
    for name in ["one.json", "two.json"] {
        fs::write(folder.path().join(name), &payload).expect("a file");
    }
    let other = "ab".repeat(20);
    let settings =
        format!(r#"{{"coordinators": ["base:{COORDINATOR}"], "contracts": ["base:0x{other}"]}}"#);
    fs::write(folder.path().join("deployment.json"), settings).expect("a file");
    let lists = ["--deployment", "deployment.json"];
    let read = [&["check", "--rpc", &endpoint][..], &lists].concat();
    let host = &endpoint["http://".len()..];
    let caution = format!("  By {host} alone at block ");
    for files in [&["one.json"][..], &["one.json", "two.json"]] {
        let run = run(folder.path(), &[&read[..], files].concat());
        let words = String::from_utf8(run.stdout).expect("text");
        for line in ["Verified: one.json", "  [contract not listed]", &caution] {
            let count = words.lines().filter(|each| each.starts_with(line)).count();
            assert!(count > 0, "{line}: {words}");
        }
        // Each input was a line, and a block of the same name at the end.
        for file in files {
            let name = format!("Verified: {file}");
            let count = words.lines().filter(|each| *each == name).count();
            assert_eq!(count, 1, "{words}");
        }
        assert!(
            files.len() == 1 || words.ends_with("\n2 inputs: 2 verified\n"),
            "{words}"
        );
    }
}

/// What the only reader lacked stood in the lead, and again in the reader's line.
#[test]
fn the_cause_of_a_lone_reader_is_named_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let (endpoint, payload) = with_newest(|newest| newest - 20);
    fs::write(folder.path().join("pull.json"), payload).expect("a file");
    let read = [&["check", "--rpc", &endpoint][..], &lists(folder.path())].concat();
    let words = text(&run(folder.path(), &[&read[..], &["pull.json"]].concat()).stdout);
    let count = words.matches("The newest block is ").count();
    assert_eq!(count, 1, "{words}");
}

/// The terminal named only the endpoints with a fault. Each has its own result, also in the report for programs.
#[test]
fn each_reader_has_a_line_and_its_steps() {
    let folder = tempfile::tempdir().expect("a folder");
    let (endpoint, payload) = honest();
    fs::write(folder.path().join("pull.json"), payload).expect("a file");
    let read = [&["check", "--rpc", &endpoint][..], &lists(folder.path())].concat();
    let words = run(folder.path(), &[&read[..], &["pull.json"]].concat());
    let words = String::from_utf8(words.stdout).expect("text");
    let host = &endpoint["http://".len()..];
    let line = format!("  {host}: confirms everything");
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

/// The terminal named a network that nobody knows, and not the chain that was read, as page and card do.
#[test]
fn the_chain_of_an_unknown_network_has_its_number() {
    let folder = tempfile::tempdir().expect("a folder");
    let (endpoint, payload) = honest();
    let named = text(&payload).replace("\"base\"", "\"my-chain\"");
    fs::write(folder.path().join("pull.json"), named).expect("a file");
    let run = run(
        folder.path(),
        &["check", "-v", "--rpc", &endpoint, "pull.json"],
    );
    let words = text(&run.stdout);
    let on = "on \u{201c}my-chain\u{201d} (chain 8453";
    assert!(words.contains(on), "{words}");
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
    let watch = ["watch", "--service", &service.address, ID];
    let state = ["--state", "state", "--init", "--rpc", &endpoint];
    let lists = lists(folder.path());
    let run = run(folder.path(), &[&watch[..], &state, &lists].concat());
    let settled = format!("settled: pull {ID}: verified\n");
    assert_eq!(String::from_utf8(run.stdout), Ok(settled));
    assert_eq!(run.status.code(), Some(0));
}

#[test]
fn several_at_once_keep_their_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let (endpoint, payload) = honest();
    fs::create_dir(folder.path().join("all")).expect("a folder");
    for name in ["all/a.json", "all/b.json", "all/d.json"] {
        fs::write(folder.path().join(name), &payload).expect("a file");
    }
    fs::write(folder.path().join("all/c.json"), "{").expect("a file");
    let check = ["check", "--json", "-j", "3", "--rpc", &endpoint, "all"];
    let run = run(folder.path(), &[&check[..], &lists(folder.path())].concat());
    let reports = reports(&run);
    let files = reports.iter().map(|report| report["file"].clone());
    assert_eq!(
        files.collect::<Vec<_>>(),
        ["all/a.json", "all/b.json", "all/c.json", "all/d.json"]
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
    let read = ["check", "--rpc", &endpoint, "--service", &service.address];
    let files = ["--save", "x.jsonl", "--csv", "x.csv", "--junit", "x.xml"];
    let lists = lists(folder.path());
    let mut program = crate::program::signalled(&[&read[..], &files, &lists, &IDS].concat());
    let program = without_proxies(program.current_dir(folder.path()));
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
    let written = |name| fs::read_to_string(folder.path().join(name)).expect("a file");
    let table = written("x.csv");
    assert_eq!(table.lines().count(), 2, "{table}");
    let row: Vec<_> = table.lines().nth(1).expect("a row").split(',').collect();
    assert_eq!((row[0], row[3]), (IDS[0], "verified"));
    assert_eq!(written("x.jsonl").lines().count(), 1);
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
            &["check", "--json", "--rpc", &endpoint, "pull.json"],
        );
        let report = &reports(&read)[0];
        assert_eq!(
            report["reading"]["endpoints"][0]["fault"]["code"], fault,
            "{report}"
        );
        let words = run(folder.path(), &["check", "--rpc", &endpoint, "pull.json"]);
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
fn an_address_of_an_endpoint_is_printed_safely() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = "http://node.example/\u{1b}[2J";
    let unfit = run(folder.path(), &["check", "--rpc", url, "pull.json"]);
    assert_eq!(unfit.status.code(), Some(2));
    let why =
        "packproof: http://node.example/⟨001B⟩[2J is no endpoint: https, or http on this machine\n";
    assert_eq!(text(&unfit.stderr), why);
}
