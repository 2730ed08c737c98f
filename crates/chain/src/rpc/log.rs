//! Reads the logs in a node's results. A result that does not fit is the endpoint's fault.

use serde_json::Value;

use super::field::{bytes, field, quantity};
use verify::claims::{Address, Fault, Inconsistency, Log, LogQuery};
use verify::hash::Hash32;
use verify::order;
use verify::position::Position;

/// Reads the logs of a query. A log that the query did not ask for is the endpoint's fault.
///
/// # Errors
///
/// [`Fault::Inconsistent`] for a log that was not asked for, or two in one place, [`Fault::Malformed`] for anything but
/// a list of logs.
pub fn logs(result: &Value, query: &LogQuery) -> Result<Vec<Log>, Fault> {
    asked(log_list(Some(result))?, |log| query.wants(log))
}

/// Reads all logs of a block.
///
/// # Errors
///
/// The faults of [`logs`].
pub fn logs_of_block(result: &Value, block: u64) -> Result<Vec<Log>, Fault> {
    asked(log_list(Some(result))?, |log| log.position.block == block)
}

/// Returns the logs, if all of them were asked for.
fn asked(logs: Vec<Log>, is_asked: impl Fn(&Log) -> bool) -> Result<Vec<Log>, Fault> {
    let stray = logs.iter().find(|log| !is_asked(log));
    // views-20
    let stray = stray.map(|log| Inconsistency::NotAsked(log.position));
    stray.map_or(Ok(logs), |how| Err(Fault::Inconsistent(how)))
}

/// Reads logs and returns them in their order, without those that a reorganisation removed.
pub(crate) fn log_list(list: Option<&Value>) -> Result<Vec<Log>, Fault> {
    let list = list.and_then(Value::as_array).ok_or(Fault::Malformed)?;
    // asking-10
    let there = list.iter().filter(|log| !is_removed(log));
    let logs: Result<Vec<Log>, Fault> = there.map(log).collect();
    let logs: Vec<Log> = order::set(logs?).into_iter().collect();
    let mut neighbours = logs.iter().zip(logs.iter().skip(1));
    match neighbours.find(|(one, next)| one.position == next.position) {
        None => Ok(logs),
        Some((one, _)) => {
            let how = Inconsistency::TwoLogs(one.position);
            Err(Fault::Inconsistent(how))
        }
    }
}

/// Returns whether a reorganisation removed a log.
fn is_removed(log: &Value) -> bool {
    log.get("removed") == Some(&Value::Bool(true))
}

fn log(log: &Value) -> Result<Log, Fault> {
    let log_index = u32::try_from(quantity(log, "logIndex")?);
    let topic = |topic: &Value| {
        topic
            .as_str()
            .and_then(Hash32::from_hex)
            .ok_or(Fault::Malformed)
    };
    let topics = log.get("topics").and_then(Value::as_array);
    let topics = topics.ok_or(Fault::Malformed)?.iter().map(topic);
    Ok(Log {
        address: field(log, "address", Address::from_hex)?,
        topics: topics.collect::<Result<_, _>>()?,
        data: bytes(log.get("data").ok_or(Fault::Malformed)?)?,
        position: Position {
            block: quantity(log, "blockNumber")?,
            log_index: log_index.map_err(|_| Fault::Malformed)?,
        },
        transaction: field(log, "transactionHash", Hash32::from_hex)?,
    })
}

#[cfg(test)]
pub(crate) mod tests {
    use serde_json::json;

    use super::*;

    /// The transaction of every log in these tests.
    pub(crate) const TRANSACTION: Hash32 = Hash32::new([7; 32]);

    /// Returns a log as a node writes it.
    pub(crate) fn raw(block: u64, log_index: u64, address: [u8; 20]) -> Value {
        json!({
            "address": Address::new(address), "topics": [], "data": "0x",
            "blockNumber": format!("{block:#x}"), "logIndex": format!("{log_index:#x}"),
            "transactionHash": format!("0x{TRANSACTION}"),
        })
    }

    /// Returns the object with another value under `key`.
    pub(crate) fn with(mut object: Value, key: &str, value: Value) -> Value {
        object[key] = value;
        object
    }

    // views-20
    #[test]
    fn a_log_that_was_not_asked_for_is_refused() {
        let query = LogQuery::all(Address::new([1; 20]), 5, 6);
        let read = |log: Value| logs(&json!([log]), &query).map(|logs| logs.len());
        assert_eq!(read(raw(5, 0, [1; 20])), Ok(1));
        let stray = |block| {
            let position = Position {
                block,
                log_index: 0,
            };
            Err(Fault::Inconsistent(Inconsistency::NotAsked(position)))
        };
        assert_eq!(read(raw(7, 0, [1; 20])), stray(7));
        assert_eq!(read(raw(5, 0, [2; 20])), stray(5));
        let wants_topic = LogQuery {
            topics: vec![Vec::new(), vec![TRANSACTION]],
            ..query.clone()
        };
        let other = logs(&json!([raw(5, 0, [1; 20])]), &wants_topic);
        assert_eq!(other.map(|logs| logs.len()), stray(5));
    }

    #[test]
    fn a_list_of_logs_holds_only_logs() {
        let query = LogQuery::all(Address::new([1; 20]), 5, 6);
        let odd = Err(Fault::Malformed);
        let beyond = with(raw(5, 16, [1; 20]), "logIndex", json!("0x100000000"));
        assert_eq!(logs(&json!([beyond]), &query), odd);
        assert_eq!(logs(&json!(null), &query), odd);
    }

    // A node also lists the logs of a block that a reorganisation took back; they used to count.
    #[test]
    fn a_removed_log_is_no_log() {
        let query = LogQuery::all(Address::new([1; 20]), 5, 6);
        let removed = with(raw(5, 0, [1; 20]), "removed", json!(true));
        assert_eq!(logs(&json!([removed]), &query), Ok(Vec::new()));
        let kept = with(raw(5, 0, [1; 20]), "removed", json!(false));
        let both = logs(&json!([removed, kept]), &query).map(|logs| logs.len());
        assert_eq!(both, Ok(1));
    }

    #[test]
    fn logs_come_in_order_and_one_place_holds_one() {
        let query = LogQuery::all(Address::new([1; 20]), 5, 6);
        let [first, second] = [raw(5, 0, [1; 20]), raw(6, 0, [1; 20])];
        let order = |list| logs(&list, &query);
        assert_eq!(
            order(json!([second, first, first])),
            order(json!([first, second]))
        );
        let other = with(first.clone(), "data", json!("0x00"));
        let position = Position {
            block: 5,
            log_index: 0,
        };
        let two = Fault::Inconsistent(Inconsistency::TwoLogs(position));
        assert_eq!(order(json!([first, other])), Err(two));
    }
}
