//! The contents of a node's results. Each is read as strictly as it is specified. A result that does not fit is the
//! endpoint's fault.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::abi;
use verify::claims::{Address, Fault, Log, LogQuery, Receipt, Transaction};
use verify::hash::Hash32;
use verify::json::hex_number;
use verify::order;
use verify::position::Position;

/// A block as the reads need it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Block {
    /// Its number.
    pub number: u64,
    /// Its time, in seconds since 1970.
    pub timestamp: u64,
    /// Its hash.
    pub hash: Hash32,
}

/// A number that a node writes as hex text.
///
/// # Errors
///
/// [`Fault::Malformed`] for anything else.
pub fn number(result: &Value) -> Result<u64, Fault> {
    let text = result.as_str().and_then(|text| text.strip_prefix("0x"));
    text.and_then(hex_number).ok_or(Fault::Malformed)
}

/// Bytes that a node writes as hex text.
///
/// # Errors
///
/// [`Fault::Malformed`] for anything else.
pub fn data(result: &Value) -> Result<Vec<u8>, Fault> {
    let digits = result.as_str().and_then(|text| text.strip_prefix("0x"));
    digits
        .and_then(|digits| hex::decode(digits).ok())
        .ok_or(Fault::Malformed)
}

/// Whether a refusal says that the called contract itself ended the call.
pub fn is_revert(fault: &Fault) -> bool {
    let Fault::Refused(code, message) = fault else {
        return false;
    };
    let message = message.to_ascii_lowercase();
    *code == 3 || message.contains("revert") || message.contains("vm execution error")
}

/// A block; `None` when the node has none.
///
/// # Errors
///
/// [`Fault::Malformed`] for what is neither a block nor null.
pub fn block(result: &Value) -> Result<Option<Block>, Fault> {
    if result.is_null() {
        return Ok(None);
    }
    Ok(Some(Block {
        number: field(result, "number", hex_number)?,
        timestamp: field(result, "timestamp", hex_number)?,
        hash: field(result, "hash", Hash32::from_hex)?,
    }))
}

/// A transaction; `None` when the node does not know it.
///
/// # Errors
///
/// [`Fault::WrongIds`] for another transaction, [`Fault::Malformed`] for what is none.
pub fn transaction(result: &Value, hash: &Hash32) -> Result<Option<Transaction>, Fault> {
    if result.is_null() {
        return Ok(None);
    }
    if field(result, "hash", Hash32::from_hex)? != *hash {
        return Err(Fault::WrongIds);
    }
    let to = match result.get("to") {
        None | Some(Value::Null) => None,
        Some(_) => Some(field(result, "to", Address::from_hex)?),
    };
    let input = result.get("input").ok_or(Fault::Malformed)?;
    let input = data(input)?;
    Ok(Some(Transaction { to, input }))
}

/// The index of a transaction in a block; `None` when the node has no such block, or the block no such
/// transaction.
///
/// # Errors
///
/// [`Fault::Malformed`] for a block without a list of transactions.
pub fn transaction_index(block: &Value, hash: &Hash32) -> Result<Option<u64>, Fault> {
    if block.is_null() {
        return Ok(None);
    }
    let hashes = block.get("transactions").and_then(Value::as_array);
    let mut hashes = hashes.ok_or(Fault::Malformed)?.iter();
    let is_it = |listed: &Value| listed.as_str().and_then(Hash32::from_hex) == Some(*hash);
    Ok(hashes
        .position(is_it)
        .and_then(|index| u64::try_from(index).ok()))
}

/// How many transactions a block lists.
///
/// # Errors
///
/// [`Fault::Malformed`] for a block without a list of transactions.
pub fn transactions(block: &Value) -> Result<usize, Fault> {
    let listed = block.get("transactions").and_then(Value::as_array);
    listed.map(Vec::len).ok_or(Fault::Malformed)
}

/// A receipt; `None` when the node does not know it. Its logs are of its own block and transaction.
///
/// # Errors
///
/// [`Fault::WrongIds`] for another receipt or logs of another, [`Fault::Malformed`] for what is none.
pub fn receipt(result: &Value, hash: &Hash32) -> Result<Option<Receipt>, Fault> {
    if result.is_null() {
        return Ok(None);
    }
    if field(result, "transactionHash", Hash32::from_hex)? != *hash {
        return Err(Fault::WrongIds);
    }
    let block = field(result, "blockNumber", hex_number)?;
    let logs = log_list(result.get("logs"))?;
    let is_own = |log: &Log| log.position.block == block && log.transaction == *hash;
    if !logs.iter().all(is_own) {
        return Err(Fault::WrongIds);
    }
    let given = |key| result.get(key).filter(|value| !value.is_null());
    let succeeded = match given("status") {
        Some(status) => number(status)? == 1,
        // Before Byzantium a receipt had a state root in its place.
        None if given("root").is_some() => true,
        None => return Err(Fault::Malformed),
    };
    Ok(Some(Receipt {
        block,
        succeeded,
        logs,
    }))
}

/// Logs of a query. A log that was not asked for is the endpoint's fault.
///
/// # Errors
///
/// [`Fault::WrongIds`] for a log that was not asked for, [`Fault::Malformed`] for what is no list of logs.
pub fn logs(result: &Value, query: &LogQuery) -> Result<Vec<Log>, Fault> {
    let logs = log_list(Some(result))?;
    if logs.iter().all(|log| query.wants(log)) {
        Ok(logs)
    } else {
        Err(Fault::WrongIds)
    }
}

/// Logs in their order, without those that a reorganisation removed. Two in one place are the
/// endpoint's fault.
fn log_list(list: Option<&Value>) -> Result<Vec<Log>, Fault> {
    let list = list.and_then(Value::as_array).ok_or(Fault::Malformed)?;
    let is_there = |log: &&Value| log.get("removed") != Some(&Value::Bool(true));
    let logs: Result<Vec<Log>, Fault> = list.iter().filter(is_there).map(log).collect();
    let logs: Vec<Log> = order::set(logs?).into_iter().collect();
    let mut neighbours = logs.iter().zip(logs.iter().skip(1));
    if neighbours.all(|(one, next)| one.position != next.position) {
        Ok(logs)
    } else {
        Err(Fault::WrongIds)
    }
}

fn log(log: &Value) -> Result<Log, Fault> {
    let log_index = u32::try_from(field(log, "logIndex", hex_number)?);
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
        data: data(log.get("data").ok_or(Fault::Malformed)?)?,
        position: Position {
            block: field(log, "blockNumber", hex_number)?,
            log_index: log_index.map_err(|_| Fault::Malformed)?,
        },
        transaction: field(log, "transactionHash", Hash32::from_hex)?,
    })
}

/// The results of a multicall that `eth_call` returned.
///
/// # Errors
///
/// [`Fault::NotTheContract`] for bytes that are no return value of a multicall, [`Fault::Malformed`] for no bytes.
pub fn multicall(result: &Value) -> Result<Vec<Option<Vec<u8>>>, Fault> {
    abi::multicall_returned(&data(result)?).ok_or(Fault::NotTheContract)
}

/// A text among an object's values, as it is read.
fn field<T>(object: &Value, key: &str, read: fn(&str) -> Option<T>) -> Result<T, Fault> {
    let text = object.get(key).and_then(Value::as_str);
    text.and_then(read).ok_or(Fault::Malformed)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const TRANSACTION: Hash32 = Hash32::new([7; 32]);

    fn raw(block: u64, log_index: u64, address: [u8; 20]) -> Value {
        json!({
            "address": Address::new(address), "topics": [], "data": "0x",
            "blockNumber": format!("{block:#x}"), "logIndex": format!("{log_index:#x}"),
            "transactionHash": format!("0x{TRANSACTION}"),
        })
    }

    fn with(mut object: Value, key: &str, value: Value) -> Value {
        object[key] = value;
        object
    }

    #[test]
    fn a_log_that_was_not_asked_for_is_refused() {
        let query = LogQuery::all(Address::new([1; 20]), 5, 6);
        let read = |log: Value| logs(&json!([log]), &query).map(|logs| logs.len());
        assert_eq!(read(raw(5, 0, [1; 20])), Ok(1));
        assert_eq!(read(raw(7, 0, [1; 20])), Err(Fault::WrongIds));
        assert_eq!(read(raw(5, 0, [2; 20])), Err(Fault::WrongIds));
        let wants_topic = LogQuery {
            topics: vec![Vec::new(), vec![TRANSACTION]],
            ..query.clone()
        };
        let other = logs(&json!([raw(5, 0, [1; 20])]), &wants_topic);
        assert_eq!(other, Err(Fault::WrongIds));
    }

    // A node names the logs of a block that a reorganisation took back: they were counted.
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
        assert_eq!(order(json!([first, other])), Err(Fault::WrongIds));
    }

    #[test]
    fn a_receipt_is_whole_and_says_whether_it_succeeded() {
        let whole = json!({
            "transactionHash": format!("0x{TRANSACTION}"), "blockNumber": "0x5", "status": "0x1",
            "logs": [raw(5, 3, [1; 20])],
        });
        let read = |receipt: Value| {
            let receipt = super::receipt(&receipt, &TRANSACTION)?.expect("a receipt");
            Ok((receipt.succeeded, receipt.logs.len()))
        };
        assert_eq!(read(whole.clone()), Ok((true, 1)));
        assert_eq!(
            read(with(whole.clone(), "status", json!("0x0"))),
            Ok((false, 1))
        );
        let no_status = with(whole.clone(), "status", Value::Null);
        assert_eq!(read(no_status.clone()), Err(Fault::Malformed));
        let root = json!(format!("0x{}", Hash32::ZERO));
        assert_eq!(read(with(no_status, "root", root)), Ok((true, 1)));
        let elsewhere = with(whole.clone(), "logs", json!([raw(6, 3, [1; 20])]));
        assert_eq!(read(elsewhere), Err(Fault::WrongIds));
        let mut stray = raw(5, 3, [1; 20]);
        stray["transactionHash"] = json!(format!("0x{}", Hash32::ZERO));
        assert_eq!(
            read(with(whole, "logs", json!([stray]))),
            Err(Fault::WrongIds)
        );
    }
}
