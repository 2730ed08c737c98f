//! Words a reading of the contract and its endpoints in plain language.

use crate::catalogue::say;
use crate::endpoints::{self, listed};
use crate::format::thousands;
use crate::format::when;
use crate::safe_text::safe_text;
use crate::step::title;
use crate::unread::{fault_and_remedy, unread};
use crate::value::short_hash;
use answer::{Answer, Headline, Reader, Shows};
use chain::reading::{Finality, Reading};
use verify::claims::{Fault, Unread, Witnesses};
use verify::hash::Hash32;

/// Says in one line what an endpoint alone shows, with a remedy for its fault.
pub fn reader(reader: &Reader) -> String {
    let host = endpoints::host(&reader.host);
    match &reader.shows {
        Shows::All => say!(reader_shows, host = host),
        Shows::Refutes(steps) => {
            let steps: Vec<_> = steps.iter().map(|step| title(*step)).collect();
            let steps = steps.join(say!(joint_dot));
            say!(reader_refutes, host = host, steps = steps)
        }
        Shows::Nothing(what) | Shows::Lacks(Unread::Endpoint { fault: what, .. }) => {
            fault_and_remedy(&reader.host, what)
        }
        Shows::Lacks(cause) => say!(reader_lacks, host = host, why = unread(cause)),
    }
}

/// Says which readers refute the proof although the result leaves them out; `None` if none does.
pub fn left_out_refutes(answer: &Answer) -> Option<String> {
    let hosts = answer.refuting_left_out();
    let hosts: Vec<String> = hosts.map(|reader| reader.host.clone()).collect();
    (!hosts.is_empty()).then(|| {
        say!(
            reader_left_out_refutes,
            count = hosts.len(),
            hosts = listed(&hosts)
        )
    })
}

/// Returns the hosts of these endpoints.
pub(crate) fn witness_hosts(reading: &Reading, by: Witnesses) -> Vec<String> {
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
pub(crate) fn hosts(reading: &Reading) -> Vec<String> {
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

/// Says at which block the readers answered; empty if no block was read.
fn at(reading: &Reading) -> String {
    let block = reading.block.as_ref();
    block.map_or_else(String::new, |block| say!(reading_at, number = block.number))
}

/// Says in one sentence on how many of the readers the result rests.
pub fn rests_on(answer: &Answer, reading: &Reading) -> String {
    let at = at(reading);
    if answer.headline == Headline::Contradicted {
        return say!(reading_disagree, at = at);
    }
    let is_asked = |reader: &&Reader| reader.shows.fault() != Some(&Fault::SameOperator);
    let all = answer.readers.iter().filter(is_asked).count();
    let shows = |reader: &&Reader| !matches!(reader.shows, Shows::Nothing(_));
    let counted = answer.readers.iter().filter(|reader| reader.counts());
    let by: Vec<&Reader> = counted.filter(shows).collect();
    match (by.as_slice(), all) {
        ([], _) => match no_contract(answer) {
            Some(said) => said,
            None if all > 0 && !answer.readers.iter().any(Reader::answered) => {
                say!(reading_none_of, all = all)
            }
            None => say!(reading_none).into(),
        },
        ([_], 1) => say!(reading_one, at = at),
        ([only], _) => {
            let only = endpoints::host(&only.host);
            say!(reading_one_of, all = all, at = at, only = only)
        }
        (several, _) => say!(reading_several, several = several.len(), all = all, at = at),
    }
}

/// Says how many readers found no contract at the published address; `None` if not all that answered did.
pub(crate) fn no_contract(answer: &Answer) -> Option<String> {
    match answer.without_contract() {
        0 => None,
        readers => Some(say!(reading_no_contract, readers = readers)),
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

/// Says which endpoints have not answered, and for how long. `silent` has each with the time since when, and `now` is
/// the present time, in seconds since 1970.
pub fn waiting_for(silent: &[(String, u64)], now: u64) -> String {
    let hosts = silent.iter().map(|(host, since)| {
        let seconds = now.saturating_sub(*since);
        say!(reading_silent, host = host, seconds = seconds)
    });
    match silent.is_empty() {
        true => String::new(),
        false => say!(
            reading_waiting_for,
            hosts = listed(&hosts.collect::<Vec<_>>())
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use answer::Standing;
    use verify::report::StepId;

    fn of(host: &str, standing: Standing, shows: Shows) -> Reader {
        Reader {
            host: host.into(),
            by: Witnesses::of(0),
            standing,
            shows,
        }
    }

    #[test]
    fn a_silent_reader_is_named_with_its_seconds() {
        let silent = [("a.example".to_owned(), 100), ("b.example".to_owned(), 97)];
        assert_eq!(
            waiting_for(&silent, 112),
            "Waiting for a.example (12 s) and b.example (15 s)."
        );
        assert_eq!(
            waiting_for(&silent[..1], 99),
            "Waiting for a.example (0 s)."
        );
        assert_eq!(waiting_for(&[], 99), "");
    }

    /// A buyer saw which reader told which value of which step, and not what each of them came to.
    #[test]
    fn each_reader_has_its_own_result_in_one_line() {
        let lacks = |unread| Shows::Lacks(unread);
        let refused = Fault::Refused(-32005, "limit".into());
        for (shows, said) in [
            (Shows::All, "a.example: all shown"),
            (
                Shows::Refutes(vec![StepId::Contract, StepId::ChainLogs]),
                "a.example refutes: The contract holds what was published · Every entry has its true date, and no random number is missing",
            ),
            (
                lacks(Unread::NoOlderLogs(9)),
                "a.example: The reader shows no log of block 9 or of an earlier one, so it may keep none that old. Try one that keeps the whole history.",
            ),
            (
                lacks(Unread::Endpoint {
                    host: "a.example".into(),
                    fault: refused.clone(),
                }),
                "a.example refused: limit (code -32005). Check that its address is complete, with its key if it needs one, or try another, best one that keeps the whole history.",
            ),
            (
                Shows::Nothing(Fault::Unreachable),
                "a.example could not be reached. Check your connection, or try another.",
            ),
        ] {
            assert_eq!(reader(&of("a.example", Standing::Counts, shows)), said);
        }
    }
}
