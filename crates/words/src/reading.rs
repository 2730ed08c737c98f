//! Words a reading of the contract and its endpoints in plain language.

use crate::catalogue::say;
use crate::endpoints::{self, listed};
use crate::format::thousands;
use crate::format::when;
use crate::join::in_a_row;
use crate::safe_text::safe_text;
use crate::step::title;
use crate::unread::{fault, unread};
use crate::value::short_hash;
use answer::{Reader, Shows};
use chain::reading::{Finality, Reading};
use verify::claims::{Fault, Witnesses};
use verify::hash::Hash32;
use verify::report::Step;

/// Says in one line what an endpoint alone shows.
pub fn reader(reader: &Reader) -> String {
    let host = endpoints::host(&reader.host);
    match &reader.shows {
        Shows::All => say!(reader_shows, host = host),
        Shows::Refutes(steps) => {
            let steps = in_a_row(steps.iter().map(|step| title(*step).to_owned()));
            say!(reader_refutes, host = host, steps = steps)
        }
        Shows::Lacks(cause) => say!(reader_lacks, host = host, why = unread(cause)),
        Shows::Nothing(what) => fault(&reader.host, what),
    }
}

/// Returns the hosts of these endpoints.
pub fn witness_hosts(reading: &Reading, by: Witnesses) -> Vec<String> {
    let hosts = by
        .indices()
        .filter_map(|place| reading.endpoints.get(place));
    hosts.map(|(host, _)| host.clone()).collect()
}

/// Names the key to which a value is proven, by its hash.
pub fn proven_to(key_hash: &Hash32) -> String {
    say!(grade_proven, key = short_hash(&key_hash.to_string()))
}

/// Returns the hosts that could be read.
pub fn hosts(reading: &Reading) -> Vec<String> {
    let there = reading
        .endpoints
        .iter()
        .filter(|(_, fault)| fault.is_none());
    there.map(|(host, _)| host.clone()).collect()
}

/// Says a recorded reading's endpoints, block and time in one sentence. The time comes from the file.
pub fn recorded(reading: &Reading, at: &str) -> String {
    let hosts = hosts(reading);
    let who = if hosts.is_empty() {
        say!(reading_nobody).into()
    } else {
        listed(&hosts)
    };
    let block = reading.block.as_ref().map_or_else(String::new, |block| {
        say!(reading_recorded_at, number = block.number)
    });
    say!(
        reading_recorded,
        who = who,
        block = block,
        at = safe_text(at, 40).shown
    )
}

/// Says when this tab made the reading that it shows again.
pub fn read_before(at: &str) -> String {
    let at = when(at).unwrap_or_else(|| safe_text(at, 40).shown);
    say!(reading_before, at = at)
}

/// Counts the operators that were asked.
fn operators(reading: &Reading) -> usize {
    let asked = reading.endpoints.iter();
    asked
        .filter(|(_, fault)| *fault != Some(Fault::SameOperator))
        .count()
}

/// Says at which block the readers answered; empty if no block was read.
fn at(reading: &Reading) -> String {
    let block = reading.block.as_ref();
    block.map_or_else(String::new, |block| say!(reading_at, number = block.number))
}

/// Says in one sentence who was asked and whether they agree. A reader with a fault agrees with nobody.
pub fn agreement(steps: &[Step], reading: &Reading) -> String {
    let all = operators(reading);
    let there = hosts(reading);
    let at = at(reading);
    if steps.iter().any(Step::is_contradicted) {
        return say!(reading_disagree, at = at);
    }
    match (there.as_slice(), all) {
        ([], 0 | 1) => say!(reading_none).into(),
        ([], _) => say!(reading_none_of, all = all),
        ([_], 1) => say!(reading_one, at = at),
        ([only], _) => say!(
            reading_one_of,
            all = all,
            at = at,
            only = safe_text(only, 60).shown
        ),
        (several, _) => say!(reading_several, several = several.len(), all = all, at = at),
    }
}

/// Says in plain words how final the block is.
pub fn finality(finality: Finality) -> &'static str {
    match finality {
        Finality::Finalized => say!(reading_finality_finalized),
        Finality::Safe => say!(reading_finality_safe),
        Finality::Latest => say!(reading_finality_latest),
    }
}

/// Returns the exact values of the reading, for readers who want them: name and value.
pub fn exact_reading(reading: &Reading) -> Vec<(&'static str, String)> {
    let mut rows = Vec::new();
    if let Some(chain_id) = reading.chain_id {
        rows.push((say!(reading_chain_id), chain_id.to_string()));
    }
    if let Some(block) = &reading.block {
        rows.push((say!(reading_block), block.number.to_string()));
        rows.push((say!(reading_block_hash), format!("0x{}", block.hash)));
    }
    rows.push((say!(reading_asked), thousands(reading.answers.asked)));
    let trips = u64::from(reading.round_trips);
    rows.push((
        say!(reading_round_trips),
        say!(reading_requests, requests = trips),
    ));
    for served in &reading.coordinators {
        rows.push((say!(reading_coordinator), served.coordinator.to_string()));
    }
    rows
}

/// Says which endpoints the page is asking.
pub fn asking(hosts: &[String]) -> String {
    say!(reading_asking, hosts = listed(hosts))
}

/// Says how many answers of a reading have arrived.
pub fn answers(answers: u32) -> String {
    say!(reading_answers, answers = u64::from(answers))
}

/// Says which endpoints have not answered.
pub fn waiting_for(hosts: &[String]) -> String {
    match hosts.is_empty() {
        true => String::new(),
        false => say!(reading_waiting_for, hosts = listed(hosts)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One reader that was typed in two ways counted as "2 of 2 readers agree".
    #[test]
    fn one_operator_never_agrees_with_itself() {
        let said = |faults: &[Option<Fault>]| {
            let endpoints = faults
                .iter()
                .map(|fault| ("node.example".to_owned(), fault.clone()));
            let endpoints = endpoints.collect();
            let reading = Reading {
                endpoints,
                ..Reading::new()
            };
            let alike = say!(reading_alike);
            let rows = exact_reading(&reading);
            (
                agreement(&[], &reading),
                rows.iter().any(|(name, _)| *name == alike),
            )
        };
        let same = || Some(Fault::SameOperator);
        let one = ("The reader answered.".to_owned(), false);
        assert_eq!(said(&[None]), one);
        assert_eq!(said(&[None, same()]), one);
        assert_eq!(said(&[None, same(), same()]), one);
        let none = ("The blockchain could not be read.".to_owned(), false);
        assert_eq!(said(&[Some(Fault::Unreachable), same()]), none);
        let two = ("2 of 2 readers agree.".to_owned(), true);
        assert_eq!(said(&[None, None]), two);
        assert_eq!(said(&[None, same(), None]), two);
        // A reader that failed later agreed with nobody.
        let mut reading: Reading = Reading::new();
        reading.endpoints = ["a.example", "b.example"]
            .map(|host| (host.to_owned(), None))
            .into();
        reading.answers.unread.push(Unread::Endpoint {
            host: "b.example".into(),
            fault: Fault::Busy,
        });
        assert_eq!(
            agreement(&[], &reading),
            "1 of 2 readers answered: a.example."
        );
        let half = ("1 of 2 readers answered: node.example.".to_owned(), true);
        assert_eq!(said(&[None, same(), Some(Fault::Busy)]), half);
    }
}
