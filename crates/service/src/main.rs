//! Runs a whole local service on a real chain: `cargo run --package packproof-service` (or `make demo`).
//!
//! The program starts a node, deploys the oracle's coordinator and a consumer contract, sells pack events and Packs
//! honestly, and serves their payloads and the page in `dist/` on the loopback interface. With `--lies` a dishonest
//! shop and a look-alike also sell: each of their payloads agrees with itself, so that only the chain contradicts it.
//! With `--acts` owners do anything that their contracts allow, and publish the proofs that they would like. The page
//! lists the honest shop's contracts and the form of their logs; with `--unlisted` it lists none. With `--empty` nobody
//! sells: it prints the environment of a contract on which an engineer publishes first proofs (`docs/for-shops.md`).
//!
//! ```text
//! cargo run --package packproof-service -- [--port 8080] [--rpc-port 8545] [--dist dist] [--oracle-seconds 20]
//!                                [--lies] [--acts] [--unlisted] [--index FILE] [--empty]
//! ```
//!
//! `--index` writes a list of the served payloads as JSON, with the chain steps that each must pass or fail. The node's
//! program is the one that `ANVIL` names, else that of the tests, else `anvil` on the PATH.

#![allow(
    clippy::missing_errors_doc,
    clippy::needless_pass_by_value,
    clippy::restriction,
    unreachable_pub,
    reason = "only tests use this crate"
)]

mod acts;
mod chain;
mod contracts;
mod demo;
mod ending;
mod lies;
mod node;
mod options;
mod oracle;
mod payloads;
mod result;
mod sales;
mod vrf;
mod web;
mod workbench;

use std::sync::{Arc, RwLock};

use serde_json::json;
use tokio::net::TcpListener;
use tokio::runtime::Builder;

use chain::{Chain, NETWORK};
use ending::Ending;
use lies::Lies;
use options::Options;
use oracle::Coordinator;
use payloads::Payloads;
use result::Result;

/// Sells, and then serves until a signal ends the program.
fn main() -> Result<()> {
    let options = Options::read()?;
    let runtime = Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()?;
    let (ending, listener) = runtime.block_on(async {
        let listener = match TcpListener::bind(("127.0.0.1", options.port)).await {
            Ok(listener) => listener,
            // Another program has the port: any free one will do.
            Err(_) => TcpListener::bind(("127.0.0.1", 0)).await?,
        };
        Result::Ok((Ending::listen()?, listener))
    })?;
    let service = format!("http://{}", listener.local_addr()?);
    let chain = Chain::start(runtime.handle().clone(), ending.clone(), options.rpc_port)?;
    if options.empty {
        return workbench::run(&chain, Coordinator::of_the_oracle(&chain)?);
    }
    let oracle = Coordinator::of_the_oracle(&chain)?;

    let mut demo = demo::set_up(&chain, oracle)?;
    let mut contracts = json!({
        "coordinator": oracle.address,
        "consumer": demo.shop.chain.contract,
        "relayer": demo.shop.chain.relayer,
        "earlier_consumer": demo.earlier,
    });
    if options.acts {
        let payloads = std::mem::take(&mut demo.payloads);
        demo.payloads = acts::tell(&chain, oracle, payloads)?;
    }
    if options.lies {
        let payloads = std::mem::take(&mut demo.payloads);
        let lies = Lies::tell(&chain, oracle, payloads);
        demo.payloads = lies.payloads;
        let (look_alike, coordinator) = lies.look_alike.unzip();
        contracts["dishonest_consumer"] = json!(lies.dishonest);
        contracts["look_alike"] = json!(look_alike);
        contracts["look_alike_coordinator"] = json!(coordinator);
    } else {
        chain.catch_up(0)?;
    }
    let (waiting, waiting_id) = demo.start_waiting_pull();
    chain.finalize()?;

    let consumers = [demo.shop.chain.contract, demo.earlier];
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

    let payloads = Arc::new(RwLock::new(std::mem::take(&mut demo.payloads)));
    let router = web::router(payloads.clone(), &options.dist, settings.to_string());
    runtime.spawn(async move { axum::serve(listener, router).await });
    if !chain.pause(options.oracle) {
        let payload = demo.deliver_waiting_pull(waiting)?;
        let mut payloads = payloads.write().expect("no reader fails");
        payloads.complete(waiting_id, payload);
        drop(payloads);
        println!("The word that was missing has come: its proof is ready.");
        runtime.block_on(ending.comes());
    }
    Ok(())
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
