//! Words a reading of the contract and its endpoints in plain language.

use std::collections::BTreeSet;

use crate::catalogue::say;
use crate::endpoints::listed;
use crate::format::thousands;
use crate::format::when;
use crate::join::named;
use crate::point::written;
use crate::safe_text::safe_text;
use crate::unread::told;
use crate::value::{place, position, short_hash};
use chain::reading::{Finality, Reading};
use verify::claims::{AnswerSummary, EntryMatch, Fault, Unneeded, Unread, Witnesses};
use verify::hash::Hash32;
use verify::report::{Place, Step};

/// An endpoint that the page asked, and its first fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestionCount {
    /// The host of the endpoint.
    pub host: String,
    /// The fault of the endpoint, if it has one.
    pub fault: Option<Fault>,
}

/// Returns every endpoint that the page asked. Later faults count too, for example with the logs.
pub fn asked(steps: &[Step], reading: &Reading) -> Vec<QuestionCount> {
    let of_steps = steps.iter().filter_map(|step| step.unread());
    let later: Vec<_> = of_steps.chain(&reading.answers.unread).collect();
    let fault_of = |name: &str| {
        later.iter().find_map(|unread| match unread {
            Unread::Endpoint { host, fault } if host == name => Some(fault.clone()),
            _ => None,
        })
    };
    let endpoints = reading.endpoints.iter();
    endpoints
        .map(|(host, fault)| QuestionCount {
            host: host.clone(),
            fault: fault.clone().or_else(|| fault_of(host)),
        })
        .collect()
}

/// Returns each difference between endpoints once, with the answer of each.
pub fn disagreements(reading: &Reading) -> Vec<Vec<(String, String)>> {
    let mut all = Vec::new();
    for unread in &reading.answers.unread {
        if let Unread::Disagreement(said) = unread {
            let said = who_said(reading, said);
            if !all.contains(&said) {
                all.push(said);
            }
        }
    }
    all
}

/// Returns each host with its answer, shortened if the short forms still differ.
pub fn who_said(reading: &Reading, said: &[(Witnesses, AnswerSummary)]) -> Vec<(String, String)> {
    let all = |shown: fn(&str) -> String| -> BTreeSet<String> {
        said.iter().map(|(_, said)| told(said, shown)).collect()
    };
    let is_apart = all(short_hash).len() == all(str::to_owned).len();
    let shown: fn(&str) -> String = if is_apart { short_hash } else { str::to_owned };
    let told = said.iter().flat_map(|(by, said)| {
        let value = told(said, shown);
        let hosts = witness_hosts(reading, *by).into_iter();
        hosts.map(move |host| (host, value.clone()))
    });
    told.collect()
}

/// Returns the hosts of these endpoints.
pub fn witness_hosts(reading: &Reading, by: Witnesses) -> Vec<String> {
    let hosts = by
        .indices()
        .filter_map(|place| reading.endpoints.get(place));
    hosts.map(|(host, _)| host.clone()).collect()
}

/// Names the endpoints that gave a value.
pub fn told_by(hosts: &[String]) -> String {
    say!(reading_told_by, hosts = listed(hosts))
}

/// Names the key to which a value is proven, by its hash.
pub fn proven_to(key_hash: &Hash32) -> String {
    say!(grade_proven, key = short_hash(&key_hash.to_string()))
}

/// Names the endpoints that a cause calls "some of the endpoints"; `None` if it names none.
pub fn of_some(reading: &Reading, unread: &Unread) -> Option<String> {
    let (by, shown) = match unread {
        Unread::LogNotShared(_, by) => (*by, false),
        Unread::NoProofFound(_, by)
        | Unread::ProofInvalid(_, by)
        | Unread::OtherWordProven(_, by)
        | Unread::BlockMistold(_, by)
        | Unread::OtherBlock(_, by)
        | Unread::ToldByFew(by)
        | Unread::ReachedByFew(by, _) => (*by, true),
        _ => return None,
    };
    let hosts = witness_hosts(reading, by);
    (!hosts.is_empty()).then(|| match shown {
        true => told_by(&hosts),
        false => say!(reading_not_shown_by, hosts = listed(&hosts)),
    })
}

/// Says how many entries no rule needs.
pub fn unneeded_entries(entries: usize) -> String {
    say!(reading_unneeded, entries = entries)
}

/// Says how many of these entries the list leaves out.
pub fn more_unneeded(more: usize) -> String {
    say!(reading_unneeded_more, more = more)
}

/// Returns the name in `data-seen` of an entry's match with the chain.
pub fn seen_name(seen: EntryMatch) -> &'static str {
    match seen {
        EntryMatch::Fits => "fits",
        EntryMatch::DoesNotFit => "does_not_fit",
        EntryMatch::NotRead => "not_read",
    }
}

/// Says which entry no rule needs, and how it compares with its log.
pub fn unneeded(unneeded: &Unneeded) -> String {
    let entry = &unneeded.entry;
    let what = say!(
        reading_unneeded_entry,
        key = place(&Place::Key(entry.key)),
        kind = written(entry.kind),
        at = position(entry.position)
    );
    let seen = match unneeded.seen {
        EntryMatch::Fits => say!(reading_unneeded_fits),
        EntryMatch::DoesNotFit => say!(reading_unneeded_does_not_fit),
        EntryMatch::NotRead => say!(reading_unneeded_not_read),
    };
    named(&what, seen)
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

/// Says that a reader answered. The answer of a single reader names the block, because no line says who agrees.
pub fn answered(reading: &Reading, host: &str) -> String {
    let at = match reading.endpoints.as_slice() {
        [_] => at(reading),
        _ => String::new(),
    };
    say!(reading_answered, host = host, at = at)
}

/// Says in one sentence who was asked and whether they agree. A reader with a fault agrees with nobody.
pub fn agreement(steps: &[Step], reading: &Reading) -> String {
    let all = operators(reading);
    let mut there = asked(steps, reading);
    there.retain(|asked| asked.fault.is_none());
    let at = at(reading);
    if !disagreements(reading).is_empty() {
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
            only = safe_text(&only.host, 60).shown
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
    if operators(reading) > 1 {
        rows.push((say!(reading_alike), thousands(reading.agreed)));
    }
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

/// Says how many more questions the endpoints answered differently.
pub fn more_differ(more: usize) -> String {
    match more {
        1 => say!(reading_one_more_differs).into(),
        _ => say!(reading_more_differ, more = more),
    }
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
