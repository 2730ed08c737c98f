//! Finds endpoints that contradict themselves. Nothing rests on the logs of such an endpoint, for the proof or against
//! it (`docs/protocol.md#views`).

use super::log::Log;
use super::question::Question;
use super::reply::{Replies, Reply};
use super::state::Receipt;
use super::unread::{Fault, Inconsistency, Unread};
use super::witness::Witnesses;
use values::chain::Address;
use values::hash::Hash32;
use values::order::{self, GrowingMap, OrderedMap};
use values::position::Position;

/// Returns the endpoints that contradict themselves, each with its first contradiction.
pub fn inconsistent(replies: &Replies) -> Vec<(Witnesses, Inconsistency)> {
    let given = replies.values().flatten();
    let logs = given.filter(|given| is_of_logs(&given.reply) || stated(&given.reply).is_some());
    let all = logs.fold(Witnesses::NONE, |all, given| all.with(given.by));
    let each = all.indices().map(Witnesses::of);
    each.filter_map(|one| Some((one, contradiction(replies, one)?)))
        .collect()
}

fn is_of_logs(reply: &Reply) -> bool {
    reply.logs().is_some() || matches!(reply, Reply::Receipt(_))
}

/// Returns the contradiction that the reader found in one reply.
const fn stated(reply: &Reply) -> Option<Inconsistency> {
    match reply {
        Reply::Unread(Unread::Endpoint {
            fault: Fault::Inconsistent(how),
            ..
        }) => Some(*how),
        _ => None,
    }
}

/// Returns the first contradiction among the replies of one endpoint.
fn contradiction(replies: &Replies, one: Witnesses) -> Option<Inconsistency> {
    let mut by_place: GrowingMap<Position, &Log> = GrowingMap::new();
    let mut receipts = Vec::new();
    let own = replies.iter().flat_map(|(question, given)| {
        let given = given.iter().filter(|given| given.by.include(one));
        given.map(move |given| (question, &given.reply))
    });
    for (question, reply) in own {
        if let Some(how) = stated(reply) {
            return Some(how);
        }
        let logs = match reply {
            Reply::Receipt(receipt) => {
                if let Question::Receipt(hash) = question {
                    receipts.push((*hash, receipt));
                }
                &receipt.logs
            }
            other => match other.logs() {
                Some(logs) => logs,
                None => continue,
            },
        };
        for log in logs {
            let first = by_place.get_or_insert_with(log.position, || log);
            if first != log {
                // views-18
                return Some(Inconsistency::TwoLogs(log.position));
            }
        }
    }
    let receipts: OrderedMap<Hash32, &Receipt> = receipts.into_iter().collect();
    let logs = receipts.iter().flat_map(|(hash, receipt)| {
        let logs = receipt.logs.iter();
        logs.map(move |log| (*hash, log))
    });
    let places = order::set(logs.clone().map(|(hash, log)| (hash, log.position)));
    let first = logs.rev();
    let first = first.map(|(hash, log)| ((hash, content(log)), log.position));
    let first_of: OrderedMap<(Hash32, Content<'_>), Position> = first.collect();
    let mut shown = by_place.values();
    shown.find_map(|log| {
        // One index of a block has one log, so the receipt holds this one if it holds its place.
        if places.contains(&(log.transaction, log.position)) {
            return None;
        }
        let first = first_of.get(&(log.transaction, content(log)))?;
        // views-19
        Some(Inconsistency::TwoPlaces(log.position, *first))
    })
}

/// A log without its place.
type Content<'a> = (Address, &'a [Hash32], &'a [u8]);

fn content(log: &Log) -> Content<'_> {
    (log.address, &log.topics, &log.data)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::replies::{LogQuery, add_reply};

    fn log(log_index: u32, transaction: u8) -> Log {
        Log {
            position: Position {
                block: 7,
                log_index,
            },
            address: Address::new([1; 20]),
            topics: Vec::new(),
            data: vec![transaction],
            transaction: Hash32::new([transaction; 32]),
        }
    }

    fn told(given: &[(Question, Reply)]) -> Option<Inconsistency> {
        let mut replies = Replies::new();
        for (question, reply) in given {
            add_reply(
                &mut replies,
                question.clone(),
                Witnesses::of(0),
                reply.clone(),
            );
        }
        let found = inconsistent(&replies);
        found.first().map(|(_, how)| *how)
    }

    fn range(logs: &[Log]) -> (Question, Reply) {
        let query = LogQuery::all(Address::new([1; 20]), 7, 7);
        (Question::Logs(query), Reply::Logs(logs.to_vec()))
    }

    fn receipt(transaction: u8, logs: &[Log]) -> (Question, Reply) {
        let receipt = Receipt {
            block: 7,
            succeeded: true,
            logs: logs.to_vec(),
        };
        let hash = Hash32::new([transaction; 32]);
        (Question::Receipt(hash), Reply::Receipt(receipt))
    }

    // A node numbered logs within their transactions: an honest pull was not verified.
    #[test]
    fn logs_that_are_numbered_within_their_transactions_contradict_each_other() {
        let at = log(0, 1).position;
        let within = [range(&[log(0, 1)]), receipt(2, &[log(0, 2)])];
        assert_eq!(told(&within), Some(Inconsistency::TwoLogs(at)));
        let all = (
            Question::BlockLogs(7),
            Reply::Logs(vec![log(0, 1), log(0, 2)]),
        );
        assert_eq!(told(&[all]), Some(Inconsistency::TwoLogs(at)));
    }

    // views-19
    #[test]
    fn a_log_has_one_place() {
        let (one, other) = (log(3, 1), log(0, 1));
        let how = Inconsistency::TwoPlaces(one.position, other.position);
        let elsewhere = [range(core::slice::from_ref(&one)), receipt(1, &[other])];
        assert_eq!(told(&elsewhere), Some(how));
        // A log that is absent from a receipt has no second place.
        assert_eq!(
            told(&[range(core::slice::from_ref(&one)), receipt(1, &[])]),
            None
        );
        // A range shows a part of a receipt's logs, and a transaction may log the same values twice.
        let twice = [log(3, 1), log(4, 1)];
        assert_eq!(told(&[range(&[one]), receipt(1, &twice)]), None);
    }
}
