//! What was read of the contract, and through whom: said in plain words.

use super::{count, listed, said, thousands};
use crate::chain::networks::NETWORKS;
use crate::chain::reader::{Finality, Reading};
use crate::verify::Report;
use crate::verify::claim::question::{Fault, Unread};
use crate::verify::report::{Cause, Status};

/// An endpoint that was asked, and the first thing that was wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Its host.
    pub host: String,
    /// What was wrong, if anything.
    pub fault: Option<Fault>,
}

/// Every endpoint that was asked. What went wrong later, with the logs perhaps, counts as well.
pub fn asked(report: &Report, reading: &Reading) -> Vec<Asked> {
    let of_steps = report.steps.iter().filter_map(|step| match &step.status {
        Status::Skipped(Cause::Unread(unread)) => Some(unread),
        _ => None,
    });
    let later: Vec<_> = of_steps.chain(&reading.answers.unread).collect();
    let fault_of = |name: &str| {
        later.iter().find_map(|unread| match unread {
            Unread::Endpoint { host, fault } if host == name => Some(fault.clone()),
            _ => None,
        })
    };
    let endpoints = reading.endpoints.iter();
    endpoints
        .map(|(host, fault)| Asked {
            host: host.clone(),
            fault: fault.clone().or_else(|| fault_of(host)),
        })
        .collect()
}

/// What endpoints said differently: each, who said what.
pub fn disagreements(reading: &Reading) -> Vec<Vec<(String, String)>> {
    let unread = reading.answers.unread.iter();
    unread
        .filter_map(|unread| match unread {
            Unread::Disagreement(said) => Some(said.clone()),
            _ => None,
        })
        .collect()
}

/// The hosts that could be read.
pub fn hosts(reading: &Reading) -> Vec<String> {
    let there = reading
        .endpoints
        .iter()
        .filter(|(_, fault)| fault.is_none());
    there.map(|(host, _)| host.clone()).collect()
}

/// What stands under a recorded reading.
pub const RECORDED_IS_NOT_READ: &str = "These are answers that were written into the file, and whoever wrote it could have written others. The contract itself has not been asked here: ask it to be sure.";

/// A recorded reading's endpoints, block and time, in a sentence. The time is the file's own word.
pub fn recorded(reading: &Reading, at: &str) -> String {
    let hosts: Vec<String> = hosts(reading)
        .iter()
        .map(|host| said(host, 60).shown)
        .collect();
    let who = if hosts.is_empty() {
        "nobody".into()
    } else {
        listed(&hosts)
    };
    let block = reading.block.as_ref().map_or_else(String::new, |block| {
        format!(" at block {}", thousands(block.number))
    });
    format!(
        "Recorded in the file: as answered by {who}{block} on {}.",
        said(at, 40).shown
    )
}

/// Who was asked and whether they agree, in a sentence.
pub fn agreement(reading: &Reading) -> String {
    let all = reading.endpoints.len();
    let there = hosts(reading);
    let at = reading.block.as_ref().map_or_else(String::new, |block| {
        format!(" at block {}", thousands(block.number))
    });
    if !disagreements(reading).is_empty() {
        return format!(
            "The endpoints do not agree{at}. Nothing that rests on what they say differently counts as checked."
        );
    }
    match (there.as_slice(), all) {
        ([], 0 | 1) => "The contract could not be read.".into(),
        ([], _) => format!("None of the {all} endpoints could be read."),
        ([_], 1) => format!("The endpoint answered{at}."),
        ([only], _) => format!(
            "1 of {all} endpoints answered{at}: {}.",
            said(only, 60).shown
        ),
        (several, _) => format!("{} of {all} endpoints agree{at}.", several.len()),
    }
}

/// How final the block is, said plainly.
pub const fn finality(finality: Finality) -> &'static str {
    match finality {
        Finality::Finalized => "a final block: what it holds cannot be undone",
        Finality::Safe => "a safe block: it is very unlikely to be undone, but not final yet",
        Finality::Latest => "the newest block, not final yet: it may still be undone",
    }
}

/// Which chain was read, when the label does not say.
pub fn chain(chain_id: u64) -> String {
    let known = NETWORKS.iter().find(|network| network.chain_id == chain_id);
    match known {
        Some(network) if network.test => {
            format!("chain {chain_id}, {}: a test network", network.name)
        }
        Some(network) => format!("chain {chain_id}, {}", network.name),
        None => format!("chain {chain_id}, which this page does not know"),
    }
}

/// How the values were come by, for those who want to know: name and value.
pub fn exact_reading(reading: &Reading) -> Vec<(&'static str, String)> {
    let mut rows = Vec::new();
    if let Some(chain_id) = reading.chain_id {
        rows.push(("chain id", chain_id.to_string()));
    }
    if let Some(block) = &reading.block {
        rows.push(("block", block.number.to_string()));
        rows.push(("its hash", format!("0x{}", block.hash)));
    }
    rows.push(("questions asked", thousands(reading.answers.asked)));
    if reading.endpoints.len() > 1 {
        rows.push(("answered alike by several", thousands(reading.agreed)));
    }
    let trips = u64::from(reading.round_trips);
    rows.push(("round trips", count(trips, "request", "requests")));
    if let Some(coordinator) = &reading.coordinator {
        rows.push(("coordinator", coordinator.to_string()));
    }
    rows
}

/// While endpoints are being asked.
pub fn asking(hosts: &[String]) -> String {
    format!("Asking {} …", listed(hosts))
}

/// Beside what endpoints said differently.
pub const WHO_IS_RIGHT: &str = "The chain holds one value, so at least one endpoint is behind or wrong. Ask again in a while, or ask others; which of them is right cannot be told from here.";

/// How many more questions endpoints answered differently.
pub fn more_differ(more: usize) -> String {
    match more {
        1 => "One more question was answered differently.".into(),
        _ => format!("{more} more questions were answered differently."),
    }
}
