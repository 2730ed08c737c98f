//! Runs a whole local service on a real chain: `cargo run --package packproof-service` (or `make demo`).
//!
//! The program starts a node of its own, deploys the oracle's coordinator and a consumer contract, sells pack events
//! and Packs honestly, and serves their payloads and the page in `dist/` on the loopback interface. With `--lies` a
//! dishonest shop and a look-alike sell beside it: each of their payloads agrees with itself, so that only the chain
//! contradicts it. The page lists the honest shop's contracts and the form of their logs; with `--unlisted` it lists
//! none. With `--empty` nobody sells: it prints the environment of a contract on which an engineer publishes first
//! proofs (`docs/for-shops.md`).
//!
//! ```text
//! cargo run --package packproof-service -- [--port 8080] [--rpc-port 8545] [--dist dist] [--oracle-seconds 20]
//!                                [--multicall] [--lies] [--unlisted] [--index FILE] [--empty]
//! ```
//!
//! `--index` writes a list of the served payloads as JSON, with the chain steps that each must pass or fail. The node's
//! program is the one that `ANVIL` names, else the tests' own, else `anvil` on the PATH.

mod bulk_sales;
mod calls;
mod chain;
mod contracts;
mod demo;
mod ledger;
mod lies;
mod names;
mod offer;
mod options;
mod oracle;
mod pack_event;
mod payloads;
mod proof;
mod random_words;
mod report;
mod result;
mod sales;
mod shop;
mod stream;
mod time;
mod vrf;
mod web;
mod workbench;

use std::sync::{Arc, RwLock};
use std::time::Duration;

use serde_json::json;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};

use chain::{Chain, NETWORK};
use demo::Demo;
use options::Options;
use oracle::Coordinator;
use payloads::Payloads;
use result::Result;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let options = Options::read()?;
    // The program listens for signals from the start, so that its node ends with it in every case.
    let mut terminated = signal(SignalKind::terminate())?;
    let mut interrupted = signal(SignalKind::interrupt())?;
    tokio::select! {
        ended = run(&options) => ended,
        _ = terminated.recv() => Ok(()),
        _ = interrupted.recv() => Ok(()),
    }
}

/// Sells, and then serves until the program ends.
async fn run(options: &Options) -> Result<()> {
    if options.empty {
        let chain = Chain::start(options.rpc_port).await?;
        let oracle = Coordinator::of_the_oracle(&chain).await?;
        return workbench::run(&chain, oracle).await;
    }
    let listener = match TcpListener::bind(("127.0.0.1", options.port)).await {
        Ok(listener) => listener,
        // Another program has the port: any free one will do.
        Err(_) => TcpListener::bind(("127.0.0.1", 0)).await?,
    };
    let service = format!("http://{}", listener.local_addr()?);
    let chain = Chain::start(options.rpc_port).await?;
    if options.multicall {
        chain.deploy_multicall().await?;
    }
    let oracle = Coordinator::of_the_oracle(&chain).await?;

    let mut demo = demo::set_up(&chain, oracle).await?;
    let told = if options.lies {
        Some(lies::publish(&chain, oracle).await?)
    } else {
        chain.catch_up(0).await?;
        None
    };
    demo.start_waiting_pull().await?;
    chain.finalize().await?;

    let consumers = [demo.shop.consumer(), demo.earlier];
    let mut contracts = json!({
        "coordinator": oracle.address,
        "consumer": demo.shop.consumer(),
        "relayer": demo.shop.relayer,
        "earlier_consumer": demo.earlier,
    });
    if let Some(told) = told {
        contracts["dishonest_consumer"] = json!(told.dishonest);
        contracts["look_alike"] = json!(told.look_alike);
        contracts["look_alike_coordinator"] = json!(told.look_alike_coordinator);
        for (item, payload) in told.lies {
            demo.payloads.put(item, payload);
        }
    }
    let contract_logs = contracts::listed(NETWORK, &consumers);
    let mut settings = json!({
        "coordinators": [format!("{NETWORK}:{}", oracle.address)],
        "oracle_keys": [format!("{NETWORK}:{}", oracle::key_hash())],
    });
    if let Some(file) = &options.index {
        let mut index = demo.payloads.index(&service, &chain.url(), contracts);
        for name in ["coordinators", "oracle_keys"] {
            index[name] = settings[name].clone();
        }
        index["contract_logs"] = json!(contract_logs);
        std::fs::write(file, format!("{index:#}\n"))?;
    }
    if !options.unlisted {
        settings["contracts"] = json!(contract_logs);
    }
    print(&demo.payloads, &service, &chain.url());

    let payloads = std::mem::replace(&mut demo.payloads, Payloads::new(demo.shop.ledger.clone()));
    let payloads = Arc::new(RwLock::new(payloads));
    let server = axum::serve(
        listener,
        web::router(payloads.clone(), &options.dist, settings.to_string()),
    );
    tokio::select! {
        served = async { server.await } => Ok(served?),
        failed = tick(&mut demo, &payloads, options.oracle) => failed,
    }
}

/// Delivers the word that is still missing, and then waits for ever.
async fn tick(demo: &mut Demo<'_>, payloads: &RwLock<Payloads>, wait: Duration) -> Result<()> {
    tokio::time::sleep(wait).await;
    let ledger = demo.deliver_waiting_pull().await?;
    payloads.write().expect("no reader fails").ledger = ledger;
    println!("The word that was missing has come: its proof is ready.");
    std::future::pending().await
}

fn print(payloads: &Payloads, service: &str, rpc: &str) {
    println!(
        "A shop on a chain of its own. Open a link, and give the page this address to read the chain from:\n\n  {rpc}\n"
    );
    for honest in [true, false] {
        if !honest && payloads.items.iter().any(|item| !item.honest) {
            println!("Told by others. Each agrees with itself: only the chain can tell.\n");
        }
        for item in payloads.items.iter().filter(|item| item.honest == honest) {
            println!(
                "  {}: {}\n    {service}{}\n",
                item.name,
                item.says,
                item.path()
            );
        }
    }
    println!("Stop with Ctrl-C.");
}
