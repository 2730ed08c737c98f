//! Checks the settings file of a site.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use chain::code;
use chain::deployment::{ListedContract, Settings, contracts};
use chain::networks::by_label;
use tokio::runtime::Builder;
use verify::claims::Fault;
use verify::hash::Hash32;

use crate::arguments::Site;
use crate::ending::{print, say};
use crate::endpoints::Endpoints;
use crate::outcome::Outcome;
use crate::service::unfit;
use crate::text::shown;

/// Runs `packproof site`.
pub fn run(asked: &Site) -> ExitCode {
    match asked {
        Site::Check { file, rpc } => check(file, rpc.as_deref()),
    }
}

/// Reads a settings file, and prints its SHA-256 or its first mistake; with an endpoint, the hashes of the contracts' code
/// too.
fn check(path: &Path, rpc: Option<&str>) -> ExitCode {
    let name = path.display().to_string();
    let name = shown(&name);
    let fault = match fs::read(path) {
        Ok(file) => match Settings::read(&file) {
            Ok(settings) => {
                let mut text = format!("{name}: no mistake, SHA-256 {}\n", Hash32::of(&[&file]));
                let listed = contracts(&settings.lists.contracts);
                let codes = rpc.map(|url| codes(url, &listed)).transpose();
                return match codes {
                    Ok(lines) => {
                        text.extend(lines);
                        print(text.as_bytes())
                    }
                    Err(fault) => {
                        say(&fault);
                        Outcome::Unreadable.exit()
                    }
                };
            }
            Err(mistake) => mistake.to_string(),
        },
        Err(fault) => fault.to_string(),
    };
    say(&[&name, ": ", &fault].concat());
    Outcome::Unreadable.exit()
}

/// Asks an endpoint for the code of each contract, and returns a line for each.
fn codes(url: &str, listed: &[ListedContract<'_>]) -> Result<String, String> {
    let urls = [url.to_owned()];
    let endpoints = Endpoints::new(&urls, false).map_err(|url| unfit(url, "endpoint"))?;
    let clients = endpoints.clients(None);
    let Some(client) = clients.first() else {
        return Err(unfit(url, "endpoint"));
    };
    let runtime = Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|fault| fault.to_string())?;
    let lines = listed.iter().map(|contract| {
        let found = runtime.block_on(code::hash(client, &contract.address));
        line(client.host(), contract, found)
    });
    lines.collect()
}

/// Says what the address of a listed contract holds: the chain's id and the hash of its code.
fn line(
    host: &str,
    contract: &ListedContract<'_>,
    found: Result<(u64, Option<Hash32>), Fault>,
) -> Result<String, String> {
    let (chain_id, found) = found.map_err(|fault| format!("{}: {fault}", shown(host)))?;
    let named = format!("{}:{}", shown(contract.network), contract.address);
    let is_there = by_label(contract.network).is_none_or(|network| network.chain_id == chain_id);
    let said = match (is_there, found, contract.code) {
        (false, ..) => format!("not on chain {chain_id}"),
        (true, None, _) => "no code at this address".to_owned(),
        (true, Some(found), None) => format!("code 0x{found}"),
        (true, Some(found), Some(listed)) if found == listed => {
            format!("code 0x{found}, as listed")
        }
        (true, Some(found), Some(listed)) => format!("code 0x{found}, listed is 0x{listed}"),
    };
    Ok(format!("{named}: {said}\n"))
}
