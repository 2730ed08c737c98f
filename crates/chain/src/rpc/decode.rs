//! Decodes the contents of a node's results, each as strictly as its specification. A result that does not fit is the
//! endpoint's fault.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::field::{bytes, field, number, quantity};
use super::log::log_list;
use verify::claims::{Address, Fault, Inconsistency, Log, Receipt, Transaction};
use verify::hash::Hash32;

/// A block, with the values that the reader needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Block {
    /// The block's number.
    pub number: u64,
    /// The block's time, in seconds since 1970.
    pub timestamp: u64,
    /// The block's hash.
    pub hash: Hash32,
}

/// Reads a block; `None` if the node does not have it.
///
/// # Errors
///
/// [`Fault::Malformed`] for anything but a block or null.
pub fn block(result: &Value) -> Result<Option<Block>, Fault> {
    if result.is_null() {
        return Ok(None);
    }
    read_block(result).map(Some)
}

/// Reads the newest block, which every node has.
///
/// # Errors
///
/// [`Fault::Malformed`] for anything but a block.
pub fn newest_block(result: &Value) -> Result<Block, Fault> {
    read_block(result)
}

fn read_block(result: &Value) -> Result<Block, Fault> {
    Ok(Block {
        number: quantity(result, "number")?,
        timestamp: quantity(result, "timestamp")?,
        hash: field(result, "hash", Hash32::from_hex)?,
    })
}

/// Reads a transaction; `None` if the node does not know it.
///
/// # Errors
///
/// [`Fault::Malformed`] for another transaction, or anything that is not a transaction.
pub fn transaction(result: &Value, hash: &Hash32) -> Result<Option<Transaction>, Fault> {
    if result.is_null() {
        return Ok(None);
    }
    read_transaction(result, hash).map(Some)
}

fn read_transaction(result: &Value, hash: &Hash32) -> Result<Transaction, Fault> {
    if field(result, "hash", Hash32::from_hex)? != *hash {
        return Err(Fault::Malformed);
    }
    let to = match result.get("to") {
        None | Some(Value::Null) => None,
        Some(_) => Some(field(result, "to", Address::from_hex)?),
    };
    let input = bytes(result.get("input").ok_or(Fault::Malformed)?)?;
    Ok(Transaction { to, input })
}

/// Returns the index of a transaction in a block; `None` if the node has no such block, or the block no such
/// transaction.
///
/// # Errors
///
/// [`Fault::Malformed`] for a block without a list of transactions.
pub fn transaction_index(block: &Value, hash: &Hash32) -> Result<Option<u64>, Fault> {
    if block.is_null() {
        return Ok(None);
    }
    let mut hashes = listed(block)?.iter();
    let is_it = |listed: &Value| listed.as_str().and_then(Hash32::from_hex) == Some(*hash);
    Ok(hashes
        .position(is_it)
        .and_then(|index| u64::try_from(index).ok()))
}

/// Returns the number of transactions that a block lists.
///
/// # Errors
///
/// [`Fault::Malformed`] for a block without a list of transactions.
pub fn transactions(block: &Value) -> Result<usize, Fault> {
    listed(block).map(Vec::len)
}

/// Returns the transactions that a block lists.
fn listed(block: &Value) -> Result<&Vec<Value>, Fault> {
    let listed = block.get("transactions").and_then(Value::as_array);
    listed.ok_or(Fault::Malformed)
}

/// Reads a receipt; `None` if the node does not know it. All its logs must be of its block and transaction.
///
/// # Errors
///
/// [`Fault::Malformed`] for another receipt, or anything that is not a receipt; [`Fault::Inconsistent`] for logs of
/// another block or transaction.
pub fn receipt(result: &Value, hash: &Hash32) -> Result<Option<Receipt>, Fault> {
    if result.is_null() {
        return Ok(None);
    }
    read_receipt(result, hash).map(Some)
}

/// Reads the receipts of a block, each with the hash of its transaction.
///
/// # Errors
///
/// The faults of [`receipt`].
pub fn receipts(result: &Value) -> Result<Vec<(Hash32, Receipt)>, Fault> {
    let list = result.as_array().ok_or(Fault::Malformed)?.iter();
    let read = list.map(|one| {
        let hash = field(one, "transactionHash", Hash32::from_hex)?;
        Ok((hash, read_receipt(one, &hash)?))
    });
    read.collect()
}

/// Returns whether these are the receipts of all transactions that a block names.
///
/// # Errors
///
/// [`Fault::Malformed`] for a block without a list of transactions.
pub fn are_of_block(
    receipts: &[(Hash32, Receipt)],
    block: &Value,
    number: u64,
) -> Result<bool, Fault> {
    let named = listed(block)?.iter();
    let named: Option<Vec<Hash32>> = named
        .map(|hash| hash.as_str().and_then(Hash32::from_hex))
        .collect();
    let own = receipts.iter().map(|(hash, _)| *hash);
    let is_of_it = receipts.iter().all(|(_, receipt)| receipt.block == number);
    // asking-22
    Ok(is_of_it && named == Some(own.collect()))
}

fn read_receipt(result: &Value, hash: &Hash32) -> Result<Receipt, Fault> {
    if field(result, "transactionHash", Hash32::from_hex)? != *hash {
        return Err(Fault::Malformed);
    }
    let block = quantity(result, "blockNumber")?;
    let logs = log_list(result.get("logs"))?;
    let is_own = |log: &&Log| log.position.block == block && log.transaction == *hash;
    if let Some(stray) = logs.iter().find(|log| !is_own(log)) {
        return Err(Fault::Inconsistent(Inconsistency::NotAsked(stray.position)));
    }
    let given = |key| result.get(key).filter(|value| !value.is_null());
    let succeeded = match given("status") {
        Some(Value::Bool(succeeded)) => *succeeded,
        Some(status) => number(status)? == 1,
        // Before Byzantium, a receipt had a state root in place of a status.
        None if given("root").is_some() => true,
        None => return Err(Fault::Malformed),
    };
    Ok(Receipt {
        block,
        succeeded,
        logs,
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use verify::position::Position;

    use super::super::log::tests::{TRANSACTION, raw, with};
    use super::*;

    #[test]
    fn a_transaction_has_its_input() {
        let hash = format!("0x{TRANSACTION}");
        let transaction = json!({"hash": hash, "to": null, "input": "0X0a"});
        let read = super::transaction(&transaction, &TRANSACTION);
        let read = read.expect("a transaction").expect("a transaction");
        assert_eq!(read.input, [10]);
        let without = json!({"hash": hash, "to": null});
        let odd = Err(Fault::Malformed);
        assert_eq!(super::transaction(&without, &TRANSACTION), odd);
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
        let odd = Err(Fault::Malformed);
        assert_eq!(read(no_status.clone()), odd);
        for block in [json!("0X5"), json!("0x0005")] {
            let whole = with(whole.clone(), "blockNumber", block);
            assert_eq!(read(whole), Ok((true, 1)));
        }
        assert_eq!(read(with(whole.clone(), "blockNumber", json!(5))), odd);
        assert_eq!(read(with(whole.clone(), "status", json!(0))), odd);
        for succeeded in [true, false] {
            let receipt = with(whole.clone(), "status", json!(succeeded));
            assert_eq!(read(receipt), Ok((succeeded, 1)));
        }
        let root = json!(format!("0x{}", Hash32::ZERO));
        assert_eq!(read(with(no_status, "root", root)), Ok((true, 1)));
        let elsewhere = with(whole.clone(), "logs", json!([raw(6, 3, [1; 20])]));
        let stray = |block| {
            let position = Position {
                block,
                log_index: 3,
            };
            Err(Fault::Inconsistent(Inconsistency::NotAsked(position)))
        };
        assert_eq!(read(elsewhere), stray(6));
        let mut other = raw(5, 3, [1; 20]);
        other["transactionHash"] = json!(format!("0x{}", Hash32::ZERO));
        assert_eq!(read(with(whole, "logs", json!([other]))), stray(5));
    }
}
