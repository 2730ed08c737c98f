//! Checks the settings file of a site.

use std::collections::HashSet;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use chain::code;
use chain::deployment::{ListedContract, Lists, Settings};
use chain::networks::by_label;
use verify::claims::Fault;
use verify::hash::Hash32;

use crate::arguments::Site;
use crate::endpoints::{Endpoints, wait};
use crate::outcome::{Outcome, say, written};
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
                warn(&settings.lists);
                let codes = rpc.map(|url| codes(url, &settings.lists.contracts));
                let codes = codes.transpose();
                return match codes {
                    Ok(codes) => {
                        let codes = codes.unwrap_or_default();
                        text.extend(codes.iter().map(|(line, _)| line.as_str()));
                        let worst = codes.iter().map(|(_, outcome)| *outcome).min();
                        let worst = worst.unwrap_or(Outcome::Verified);
                        written(io::stdout().write_all(text.as_bytes()), worst)
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

/// Names on the standard error each network that packproof does not know. Its items count only for a payload that
/// spells it the same.
fn warn(lists: &Lists) {
    let mut named = HashSet::new();
    for network in lists.networks() {
        if by_label(network).is_none() && named.insert(network) {
            say(&format!(
                "{network:?} is no network that packproof knows: an entry for it counts only if a payload spells it the same"
            ));
        }
    }
}

/// Asks an endpoint for the code of each contract, and returns a line for each, with the outcome of the comparison.
fn codes(url: &str, listed: &[ListedContract]) -> Result<Vec<(String, Outcome)>, String> {
    let endpoints = Endpoints::new(&[url.to_owned()])?;
    let clients = endpoints.clients(None);
    let Some(client) = clients.first() else {
        return Err(unfit(url, "endpoint"));
    };
    let lines = listed.iter().map(|contract| {
        let found = wait(code::hash(client, &contract.address));
        line(
            client.host(),
            contract,
            found.map_err(|fault| fault.to_string())?,
        )
    });
    lines.collect()
}

/// Reports what is at the address of a listed contract: the chain's id and the hash of its code.
fn line(
    host: &str,
    contract: &ListedContract,
    found: Result<(u64, Option<Hash32>), Fault>,
) -> Result<(String, Outcome), String> {
    let (chain_id, found) = found.map_err(|fault| format!("{}: {fault}", shown(host)))?;
    let named = format!("{}:{}", shown(&contract.network), contract.address);
    let is_there = by_label(&contract.network).is_none_or(|network| network.chain_id == chain_id);
    let (said, outcome) = match (is_there, found, contract.code) {
        (false, ..) => (format!("not on chain {chain_id}"), Outcome::Open),
        (true, None, _) => ("no code at this address".to_owned(), Outcome::NotVerified),
        (true, Some(found), None) => (format!("code 0x{found}"), Outcome::Verified),
        (true, Some(found), Some(listed)) => match found == listed {
            true => (format!("code 0x{found}, as listed"), Outcome::Verified),
            false => (
                format!("code 0x{found}, listed is 0x{listed}"),
                Outcome::NotVerified,
            ),
        },
    };
    Ok((format!("{named}: {said}\n"), outcome))
}
