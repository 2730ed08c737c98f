//! Several endpoints' answers to one question: agreement, or a finding of its own. Pure.

use std::collections::BTreeMap;

use crate::verify::claims::Answer;
use crate::verify::claims::question::{Log, Unread};
use crate::verify::position::Position;

/// The one answer, and whether more than one endpoint gave it.
///
/// An endpoint that gave none takes no part. Logs are put together, since absence is no evidence;
/// two different logs in one place are a disagreement like any other.
pub fn merge<'a>(answers: impl Iterator<Item = (&'a str, &'a Answer)>) -> (Answer, bool) {
    let mut unread = None;
    let mut read: Vec<(&str, &Answer)> = Vec::new();
    for (host, answer) in answers {
        match answer {
            Answer::Unread(why) => {
                unread.get_or_insert(why.clone());
            }
            answer => read.push((host, answer)),
        }
    }
    let Some((_, first)) = read.first() else {
        let why = unread.unwrap_or(Unread::NoContract);
        return (Answer::Unread(why), false);
    };
    let several = read.len() > 1;
    if let Some(logs) = together(&read) {
        return (Answer::Logs(logs), several);
    }
    if read.iter().all(|(_, answer)| answer == first) {
        ((*first).clone(), several)
    } else {
        let said = read
            .iter()
            .map(|(host, answer)| ((*host).to_owned(), said(answer)));
        (Answer::Unread(Unread::Disagreement(said.collect())), false)
    }
}

/// All logs that anyone showed; `None` when they are no logs, or two differ in one place.
fn together(read: &[(&str, &Answer)]) -> Option<Vec<Log>> {
    let mut logs: BTreeMap<Position, &Log> = BTreeMap::new();
    for (_, answer) in read {
        let Answer::Logs(more) = answer else {
            return None;
        };
        for log in more {
            if logs
                .insert(log.position, log)
                .is_some_and(|known| known != log)
            {
                return None;
            }
        }
    }
    Some(logs.into_values().cloned().collect())
}

/// An answer in a few words.
fn said(answer: &Answer) -> String {
    match answer {
        Answer::Events(value) => format!("0x{value}"),
        Answer::GetPull(pull) => format!(
            "event 0x{}, requested {}, fulfilled {}, word 0x{}",
            pull.event_id, pull.requested, pull.fulfilled, pull.word
        ),
        Answer::Transaction(transaction) => match transaction.to {
            Some(to) => format!("a call of {to} with {} bytes", transaction.input.len()),
            None => "a deployment".to_owned(),
        },
        Answer::Receipt(receipt) => {
            format!("{} logs in block {}", receipt.logs.len(), receipt.block)
        }
        Answer::Logs(logs) => format!("{} logs", logs.len()),
        Answer::Time(seconds) => seconds.to_string(),
        Answer::Unread(_) => "nothing".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verify::claims::Address;
    use crate::verify::claims::question::Fault;
    use crate::verify::hash::Hash32;

    fn events(byte: u8) -> Answer {
        Answer::Events(Hash32::new([byte; 32]))
    }

    fn log(log_index: u32, byte: u8) -> Log {
        Log {
            address: Address::new([1; 20]),
            topics: vec![Hash32::new([byte; 32])],
            data: Vec::new(),
            position: Position {
                block: 7,
                log_index,
            },
            transaction: Hash32::ZERO,
        }
    }

    fn merged(answers: &[(&str, Answer)]) -> (Answer, bool) {
        merge(answers.iter().map(|(host, answer)| (*host, answer)))
    }

    #[test]
    fn what_all_say_is_the_answer() {
        assert_eq!(merged(&[("a", events(1))]), (events(1), false));
        assert_eq!(
            merged(&[("a", events(1)), ("b", events(1))]),
            (events(1), true)
        );
    }

    #[test]
    fn a_disagreement_names_who_said_what() {
        let (answer, agreed) = merged(&[("a", events(1)), ("b", events(2)), ("c", events(1))]);
        let Answer::Unread(Unread::Disagreement(said)) = answer else {
            panic!("{answer:?}");
        };
        let hosts: Vec<&str> = said.iter().map(|(host, _)| host.as_str()).collect();
        assert_eq!(hosts, ["a", "b", "c"]);
        assert!(said[1].1.starts_with("0x0202") && !agreed);
    }

    #[test]
    fn who_gave_no_answer_takes_no_part() {
        let failed = Answer::Unread(Unread::Endpoint {
            host: "b".into(),
            fault: Fault::TimedOut,
        });
        assert_eq!(
            merged(&[("b", failed.clone()), ("a", events(1))]),
            (events(1), false)
        );
        assert_eq!(merged(&[("b", failed.clone())]), (failed, false));
    }

    #[test]
    fn logs_are_put_together_unless_two_differ_in_one_place() {
        let (one, two) = (Answer::Logs(vec![log(1, 1)]), Answer::Logs(vec![log(2, 2)]));
        let both = Answer::Logs(vec![log(1, 1), log(2, 2)]);
        assert_eq!(merged(&[("a", one.clone()), ("b", two)]), (both, true));
        let (answer, _) = merged(&[("a", one), ("b", Answer::Logs(vec![log(1, 9)]))]);
        assert!(matches!(answer, Answer::Unread(Unread::Disagreement(_))));
    }
}
