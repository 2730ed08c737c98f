//! Checks saved payloads and reads their contract in a terminal, one JSON object a line.
//!
//! ```text
//! cargo run --package packproof-service --bin read -- [--rpc URL]... [--coordinators "network:address, ..."]
//!     [--oracle-keys "network:key hash, ..."] [--contracts "network:address; ..."] [--rest] [--save PROOF] FILE...
//! ```
//!
//! The lines are those of `packproof check --json`, with the chain's steps settled by the endpoints that
//! `--rpc` names and the oracle's proofs checked. `--coordinators`, `--oracle-keys` and `--contracts` are what a
//! deployment lists in its meta tags of these names. `--rest` proves the rest of a pull too, and says what that took.
//! `--save` writes the last file with its answers as a saved proof.

use std::cell::Cell;
use std::io::{Write, stdout};
use std::process::ExitCode;
use std::rc::Rc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use alloy::transports::http::reqwest::Client;
use chain::client::RpcClient;
use chain::deployment::{self, Lists};
use chain::endpoint::Endpoint;
use chain::reading::{Reading, Transcript};
use chain::rest::{Rest, RestProgress};
use chain::saved_proof::{FORMAT, Recorded, SavedProof};
use chain::transport::{Bounds, Clock, LocalBoxFuture, Reply, Transport};
use chain::{networks, reader};
use proofs::prover::OracleProver;
use serde_json::{Value, json};
use verify::claims::{Fault, Settled};
use verify::report::{Basis, Grade, Status, Step};

/// An endpoint over HTTP.
struct Http {
    client: Client,
    url: String,
    received: Rc<Cell<usize>>,
}

impl Transport for Http {
    fn send(&self, request: String, bounds: Bounds) -> LocalBoxFuture<'_, Result<Reply, Fault>> {
        Box::pin(async move {
            let sent = self.client.post(&self.url).body(request);
            let sent = sent.header("content-type", "application/json").send().await;
            let reply = sent.map_err(|_| Fault::Unreachable)?;
            let status = reply.status().as_u16();
            let text = reply.text().await.map_err(|_| Fault::Unreachable)?;
            self.received.set(self.received.get() + text.len());
            bounds.hold(Reply {
                status,
                retry_after: None,
                text,
            })
        })
    }
}

/// The machine's own clock.
struct Machine;

impl Clock for Machine {
    fn now(&self) -> u64 {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        now.map_or(0, |now| now.as_secs())
    }

    fn sleep(&self, milliseconds: u32) -> LocalBoxFuture<'_, ()> {
        Box::pin(tokio::time::sleep(Duration::from_millis(
            milliseconds.into(),
        )))
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let (mut urls, mut lists, mut files) = (Vec::new(), Lists::default(), Vec::new());
    let (mut save, mut with_rest) = (None, false);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--rpc" => urls.extend(arguments.next()),
            "--coordinators" => lists.coordinators = arguments.next().unwrap_or_default(),
            "--oracle-keys" => lists.oracle_keys = arguments.next().unwrap_or_default(),
            "--contracts" => lists.contracts = arguments.next().unwrap_or_default(),
            "--rest" => with_rest = true,
            "--save" => save = arguments.next(),
            _ => files.push(argument),
        }
    }
    if files.is_empty() {
        eprintln!(
            "usage: read [--rpc URL]... [--coordinators \"network:address, ...\"] [--oracle-keys \"network:key hash, ...\"] [--contracts \"network:address; ...\"] [--rest] [--save PROOF] FILE..."
        );
        return ExitCode::from(2);
    }
    let mut worst = ExitCode::SUCCESS;
    for file in files {
        let line = match read(&file, &urls, &lists, (with_rest, save.as_deref())).await {
            Ok(line) => line,
            Err(error) => {
                worst = ExitCode::from(2);
                json!({ "file": file, "error": error })
            }
        };
        // Whoever reads the lines may stop before they end.
        drop(writeln!(stdout(), "{line}"));
    }
    worst
}

/// A payload's line.
async fn read(
    file: &str,
    urls: &[String],
    lists: &Lists,
    (with_rest, save): (bool, Option<&str>),
) -> Result<Value, String> {
    let bytes = std::fs::read(file).map_err(|cause| cause.to_string())?;
    let checked = verify::check(bytes, &mut |_| {}).map_err(|cause| format!("{cause:?}"))?;
    let Some(claims) = checked.claims else {
        return Err("nothing of it can be read from a chain".to_owned());
    };
    let label = checked.document.object().label("vrf_network");
    let network = label.as_deref().and_then(networks::by_label);
    let listed = deployment::listed(label.as_deref(), lists);
    let received = Rc::new(Cell::new(0));
    let clients: Result<Vec<RpcClient>, String> = urls
        .iter()
        .map(|url| {
            let endpoint = Endpoint::parse(url).ok_or_else(|| format!("{url} is no endpoint"))?;
            let http = Http {
                client: Client::new(),
                url: url.clone(),
                received: received.clone(),
            };
            Ok(RpcClient::new(
                endpoint.host(),
                Box::new(http),
                Rc::new(Machine),
            ))
        })
        .collect();
    let clients = clients?;
    let mut early = 0;
    let mut verdict_came = |_: &Settled, reading: Reading<Transcript>| early = reading.round_trips;
    let reading = reader::read(
        &claims,
        &listed,
        &clients,
        network,
        &Machine,
        &mut verdict_came,
    );
    let started = Instant::now();
    let (_, mut reading) = reading.await;
    let (read_ms, read_bytes) = (milliseconds(started), received.get());
    let answers = reading.answers.iter().cloned().collect();
    let mut settled = claims.prove(&listed, &answers, &OracleProver);
    let mut of_rest = Value::Null;
    if with_rest {
        let before = reading.clone();
        let rest = Rest {
            claims: &claims,
            listed: &listed,
            reading: &before,
            clients: &clients,
            network,
        };
        let (started, bytes) = (Instant::now(), received.get());
        let plan = rest.plan().await;
        let planned = reading.round_trips;
        let mut requests = planned;
        let mut take = |came: RestProgress| {
            requests = came.requests;
            reading.add(came.answers);
        };
        settled = rest.read(&plan, &OracleProver, &mut take).await;
        let unreachable = plan.unreachable.iter();
        let unproven = settled.unproven.iter();
        of_rest = json!({
            "targets": plan.targets.len(),
            "blocks": plan.blocks,
            "estimate": plan.bytes,
            "bytes": received.get() - bytes,
            "requests": requests - planned,
            "ms": milliseconds(started),
            "unreachable": unreachable.map(|each| format!("{each:?}")).collect::<Vec<_>>(),
            "unproven": unproven.map(|each| format!("{each:?}")).collect::<Vec<_>>(),
            "trails": settled.trails.len(),
            "counts": settled.counts,
        });
    }
    let report = checked.report.with_chain(&settled.steps);
    let step = |step: &Step| {
        let detail = match &step.status {
            Status::Skipped(cause) => Some(format!("{cause:?}")),
            Status::Failed { .. } => step.findings.first().map(|finding| {
                format!(
                    "{:?}: {:?}, {:?}",
                    finding.point, finding.published, finding.computed
                )
            }),
            Status::Passed(_) => None,
        };
        let (id, status) = (step.id.name(), step.status.name());
        let findings = step.findings.iter();
        let told = findings.filter(|finding| matches!(finding.grade, Grade::Told(_)));
        let told = told.map(|finding| format!("{:?}", finding.point));
        let grades = &step.grades;
        let sum = |counts: &mut dyn Iterator<Item = u64>| counts.sum::<u64>();
        json!({
            "id": id, "status": status, "basis": Basis::of(step.id).name(), "detail": detail,
            "grades": {
                "told": sum(&mut grades.told.iter().map(|(_, number)| *number)),
                "proven": sum(&mut grades.proven.iter().map(|(_, number)| *number)),
            },
            "told": told.collect::<Vec<_>>(),
        })
    };
    let block = settled.block.as_ref().map(|block| match block {
        Ok(proven) => json!({ "number": proven.block.number, "timestamp": proven.block.timestamp }),
        Err(why) => json!({ "unproven": format!("{why:?}") }),
    });
    let (requests, proofs) = (
        reading.round_trips,
        reading.round_trips.saturating_sub(early),
    );
    if let Some(path) = save {
        let saved = SavedProof {
            packproof: FORMAT,
            build: "read".to_owned(),
            payload: String::from_utf8_lossy(checked.document.bytes()).into_owned(),
            recorded: Some(Recorded {
                at: "2026-01-02T03:04:05Z".to_owned(),
                reading,
            }),
        };
        std::fs::write(path, saved.write()).map_err(|cause| cause.to_string())?;
    }
    Ok(json!({
        "file": file,
        "kind": report.kind,
        "verdict": report.verdict.name(),
        "steps": report.steps.iter().map(step).collect::<Vec<_>>(),
        "block": block,
        "rest": of_rest,
        "requests": requests,
        "bytes": read_bytes,
        "ms": read_ms,
        "requests_of_proofs": early.checked_sub(1).map_or(0, |_| proofs),
    }))
}

fn milliseconds(since: Instant) -> u64 {
    u64::try_from(since.elapsed().as_millis()).unwrap_or(u64::MAX)
}
