//! Words a reading of the contract and its endpoints in plain language.

use crate::catalogue::say;
use crate::endpoints::{self, listed};
use crate::format::thousands;
use crate::format::when;
use crate::join::sentences;
use crate::safe_text::safe_text;
use crate::step::failed_lead;
use crate::unread::{fault_and_remedy, unread};
use crate::value::{position, short_hash};
use answer::{Answer, Reader, Shows};
use chain::reading::{Finality, Reading};
use verify::claims::{Fault, Unread, Witnesses};
use verify::hash::Hash32;

/// Says in one line the result that an endpoint alone shows, with the cause.
pub fn reader(reader: &Reader) -> String {
    let host = endpoints::host(&reader.host);
    match reader_in_full(reader) {
        // It names the endpoint.
        Some(full) if reader.shows.fault().is_some() => full,
        Some(full) => say!(reader_lacks, host = host, why = full),
        None => say!(reader_lacks, host = host, why = reader_in_short(reader)),
    }
}

/// Says in a few words the result that an endpoint alone shows, after its host.
pub fn reader_in_short(reader: &Reader) -> String {
    match &reader.shows {
        Shows::All => say!(reader_short_all).into(),
        Shows::Refutes(_) => say!(reader_short_refutes).into(),
        Shows::Nothing(fault) | Shows::Lacks(Unread::Endpoint { fault, .. }) => {
            in_short(fault).into()
        }
        Shows::Lacks(Unread::NoLogThere(at)) => say!(reader_short_no_log, at = position(*at)),
        Shows::Lacks(Unread::UnlistedCoordinator(_)) => say!(reader_short_unlisted).into(),
        Shows::Lacks(Unread::NoFulfilment { .. } | Unread::WordNotSeen { .. }) => {
            say!(reader_short_no_answer_of_oracle).into()
        }
        Shows::Lacks(Unread::NotReached { newest, .. }) => {
            say!(reader_short_behind, newest = *newest)
        }
        Shows::Lacks(Unread::Inconsistent(..)) => say!(reader_short_inconsistent).into(),
        Shows::Lacks(_) => say!(reader_short_not_all).into(),
    }
}

fn in_short(fault: &Fault) -> &'static str {
    match fault {
        Fault::Unreachable | Fault::Stopped | Fault::NotAllowed | Fault::Busy => {
            say!(reader_short_silent)
        }
        Fault::Malformed => say!(reader_short_malformed),
        Fault::Refused(..) | Fault::NoLogs(..) => say!(reader_short_refused),
        Fault::WrongChain(..) => say!(reader_short_other_chain),
        Fault::NotTheContract => say!(reader_short_no_contract),
        Fault::Inconsistent(_) => say!(reader_short_inconsistent),
        Fault::SameOperator => say!(reader_short_not_asked),
    }
}

/// Says why an endpoint alone does not show everything, and what the reader can do about it; `None` if it does.
pub fn reader_in_full(reader: &Reader) -> Option<String> {
    match &reader.shows {
        Shows::All => None,
        Shows::Refutes(failures) => {
            let failures: Vec<_> = failures.iter().map(|each| failed_lead(*each)).collect();
            Some(in_sentences(&failures))
        }
        Shows::Nothing(fault) | Shows::Lacks(Unread::Endpoint { fault, .. }) => {
            Some(fault_and_remedy(&reader.host, fault))
        }
        Shows::Lacks(cause) => Some(unread(cause)),
    }
}

fn in_sentences(all: &[&str]) -> String {
    let (first, others) = match all.split_first() {
        Some((first, others)) => ((*first).to_owned(), others),
        None => return String::new(),
    };
    others
        .iter()
        .fold(first, |said, next| sentences(&said, next))
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

/// Says a recorded reading's endpoints, block and time in one sentence, and in another which endpoints were left out of the
/// result. All of it comes from the file.
pub fn recorded(reading: &Reading, at: &str) -> String {
    let out = witness_hosts(reading, reading.replies.without);
    let mut hosts = hosts(reading);
    hosts.retain(|host| !out.contains(host));
    let who = if hosts.is_empty() {
        say!(reading_nobody).into()
    } else {
        listed(&hosts)
    };
    let block = reading.block.as_ref().map_or_else(String::new, |block| {
        say!(reading_recorded_at, number = block.number)
    });
    let said = say!(
        reading_recorded,
        who = who,
        block = block,
        at = safe_text(at, 40).shown
    );
    match out.len() {
        0 => said,
        count => {
            let without = say!(
                reading_recorded_without,
                count = count,
                hosts = listed(&out)
            );
            sentences(&said, &without)
        }
    }
}

/// Says when this tab made the reading that it shows again.
pub fn read_before(at: &str) -> String {
    let at = when(at).unwrap_or_else(|| safe_text(at, 40).shown);
    say!(reading_before, at = at)
}

/// Says at which block the readers answered; empty if no block was read.
pub(crate) fn at(answer: &Answer) -> String {
    let block = answer.block;
    block.map_or_else(String::new, |block| say!(reading_at, number = block))
}

/// Says by which readers the result is, and which of the others did not answer. A result of one reader alone has a
/// [caution](crate::verdict::caution) that names it; the rest is empty if no other was asked.
pub fn rests_on(answer: &Answer) -> String {
    if answer.lone.is_some() {
        return without_a_view(answer);
    }
    let at = at(answer);
    let is_asked = |reader: &&Reader| reader.shows.fault() != Some(&Fault::SameOperator);
    let all = answer.readers.iter().filter(is_asked).count();
    let by = answer.readers.iter().filter(|reader| reader.counts());
    let by = match by.count() {
        0 if all > 0 && !answer.readers.iter().any(Reader::answered) => {
            return say!(reading_none_of, all = all);
        }
        0 => return say!(reading_none).into(),
        1 => say!(reading_one, at = at),
        several => say!(reading_several, several = several, all = all, at = at),
    };
    sentences(&by, &without_a_view(answer))
}

/// Says which readers did not answer, or are on another chain; empty if all that were asked have a view.
pub fn without_a_view(answer: &Answer) -> String {
    let without = |is_of: fn(&Fault) -> bool| {
        let readers = answer.readers.iter();
        let readers = readers.filter(|reader| match &reader.shows {
            Shows::Nothing(fault) => is_of(fault),
            _ => false,
        });
        let hosts = readers.map(|reader| reader.host.clone());
        hosts.collect::<Vec<String>>()
    };
    let elsewhere = without(|fault| matches!(fault, Fault::WrongChain(..)));
    let silent = without(|fault| !matches!(fault, Fault::WrongChain(..) | Fault::SameOperator));
    let said = |hosts: &[String], say: fn(&[String]) -> String| match hosts {
        [] => String::new(),
        hosts => say(hosts),
    };
    let silent = said(&silent, |hosts| {
        say!(
            reading_not_answered,
            count = hosts.len(),
            hosts = listed(hosts)
        )
    });
    let elsewhere = said(&elsewhere, |hosts| {
        say!(
            reading_other_chain,
            count = hosts.len(),
            hosts = listed(hosts)
        )
    });
    match silent.is_empty() {
        true => elsewhere,
        false => sentences(&silent, &elsewhere),
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
    rows.push((say!(reading_asked), thousands(reading.replies.asked)));
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

/// Says which endpoints have not answered, and for how long. `silent` has each with the time since when, and `now` is the
/// present time, in seconds since 1970.
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
    use answer::{Failure, Standing};
    use verify::position::Position;

    fn of(host: &str, standing: Standing, shows: Shows) -> Reader {
        Reader {
            host: host.into(),
            by: Witnesses::of(0),
            standing,
            shows,
            is_dispensable: false,
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

    // A buyer saw which reader told which value of which step, and not what each of them came to; and "a.example refutes:
    // The contract holds what was published".
    #[test]
    fn each_reader_has_its_result_in_one_line_and_its_cause_behind_it() {
        let lacks = |unread| Shows::Lacks(unread);
        let at = Position {
            block: 316,
            log_index: 2,
        };
        let refused = lacks(Unread::Endpoint {
            host: "a.example".into(),
            fault: Fault::Refused(-32005, "limit".into()),
        });
        for (shows, short, full) in [
            (Shows::All, "confirms everything", None),
            (
                Shows::Refutes(vec![Failure::HoldsNothing, Failure::LeavesOut]),
                "refutes this proof",
                Some(format!(
                    "{} {}",
                    failed_lead(Failure::HoldsNothing),
                    failed_lead(Failure::LeavesOut)
                )),
            ),
            (
                lacks(Unread::NoLogThere(at)),
                "no log at block 316, log 2",
                Some(unread(&Unread::NoLogThere(at))),
            ),
            (
                lacks(Unread::NoOlderLogs(9)),
                "does not show everything",
                Some(unread(&Unread::NoOlderLogs(9))),
            ),
            (
                refused,
                "refused",
                Some("a.example refused: limit (code -32005). Check that its address is complete, with its key if it needs one, or try another, best one that keeps the whole history.".into()),
            ),
            (
                Shows::Nothing(Fault::Unreachable),
                "did not answer",
                Some("a.example could not be reached. Check your connection, or try another.".into()),
            ),
        ] {
            let reader = of("a.example", Standing::Counts, shows);
            let said = (reader_in_short(&reader), reader_in_full(&reader));
            assert_eq!(said, (short.to_owned(), full));
        }
    }
}
