//! Reads a node's answers: a block's header and its receipts, as the Ethereum JSON-RPC spells them.
//!
//! Numbers are hex text with `0x`, bytes too. A field that is not known here is not read.

use core::fmt;

use serde_json::Value;
use values::chain::{Address, ProvenLog};
use values::hash::Hash32;
use values::json::hex_number;

use crate::header::{Header, LATER};
use crate::receipts::{Deposit, PostState, Receipt};

/// An answer that lacks a field, or holds something else in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Malformed;

/// The header in the result of `eth_getBlockByHash` or `eth_getBlockByNumber`.
///
/// # Errors
///
/// [`Malformed`] if a field is missing or malformed.
pub fn header(block: &Value) -> Result<Header, Malformed> {
    let mut later = [const { None }; LATER.len()];
    for (slot, name) in later.iter_mut().zip(LATER) {
        *slot = optional(block, name, short)?;
    }
    Ok(Header {
        parent_hash: field(block, "parentHash", hash)?,
        sha3_uncles: field(block, "sha3Uncles", hash)?,
        miner: field(block, "miner", array)?,
        state_root: field(block, "stateRoot", hash)?,
        transactions_root: field(block, "transactionsRoot", hash)?,
        receipts_root: field(block, "receiptsRoot", hash)?,
        logs_bloom: field(block, "logsBloom", bytes)?,
        difficulty: field(block, "difficulty", word)?,
        number: field(block, "number", count)?,
        gas_limit: field(block, "gasLimit", count)?,
        gas_used: field(block, "gasUsed", count)?,
        timestamp: field(block, "timestamp", count)?,
        extra_data: field(block, "extraData", bytes)?,
        mix_hash: field(block, "mixHash", hash)?,
        nonce: field(block, "nonce", array)?,
        later,
    })
}

/// The receipts in the result of `eth_getBlockReceipts`, in its order.
///
/// # Errors
///
/// [`Malformed`] if a field is missing or malformed.
pub fn receipts(answer: &Value) -> Result<Vec<Receipt>, Malformed> {
    let all = answer.as_array().ok_or(Malformed)?;
    all.iter().map(receipt).collect()
}

/// The receipt in the result of `eth_getTransactionReceipt`.
///
/// # Errors
///
/// [`Malformed`] if a field is missing or malformed.
pub fn receipt(answer: &Value) -> Result<Receipt, Malformed> {
    let kind = optional(answer, "type", kind)?.unwrap_or_default();
    let post_state = match optional(answer, "status", status)? {
        Some(succeeded) => PostState::Status(succeeded),
        None => PostState::Root(field(answer, "root", hash)?),
    };
    let deposit = match optional(answer, "depositReceiptVersion", count)? {
        Some(version) => Some(Deposit {
            nonce: field(answer, "depositNonce", count)?,
            version,
        }),
        None => None,
    };
    Ok(Receipt {
        kind,
        post_state,
        cumulative_gas_used: field(answer, "cumulativeGasUsed", count)?,
        logs_bloom: field(answer, "logsBloom", bytes)?,
        logs: list(answer, "logs")?
            .iter()
            .map(log)
            .collect::<Result<_, _>>()?,
        deposit,
    })
}

fn log(log: &Value) -> Result<ProvenLog, Malformed> {
    let topic = |topic: &Value| {
        let read = topic.as_str().and_then(digits).and_then(hash);
        read.ok_or(Malformed)
    };
    Ok(ProvenLog {
        address: Address::new(field(log, "address", array)?),
        topics: list(log, "topics")?
            .iter()
            .map(topic)
            .collect::<Result<_, _>>()?,
        data: field(log, "data", bytes)?,
    })
}

fn list<'a>(object: &'a Value, name: &str) -> Result<&'a Vec<Value>, Malformed> {
    let list = object.get(name).and_then(Value::as_array);
    list.ok_or(Malformed)
}

/// A field that must be there, from its digits.
fn field<T>(object: &Value, name: &str, read: fn(&str) -> Option<T>) -> Result<T, Malformed> {
    optional(object, name, read)?.ok_or(Malformed)
}

/// A field that may be missing or null, from its digits.
fn optional<T>(
    object: &Value,
    name: &str,
    read: fn(&str) -> Option<T>,
) -> Result<Option<T>, Malformed> {
    let value = object.get(name).filter(|value| !value.is_null());
    let read = |value: &Value| {
        let read = value.as_str().and_then(digits).and_then(read);
        read.ok_or(Malformed)
    };
    value.map(read).transpose()
}

fn digits(text: &str) -> Option<&str> {
    text.strip_prefix("0x")
}

fn bytes(digits: &str) -> Option<Vec<u8>> {
    hex::decode(digits).ok()
}

fn array<const N: usize>(digits: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    hex::decode_to_slice(digits, &mut bytes).ok()?;
    Some(bytes)
}

fn hash(digits: &str) -> Option<Hash32> {
    array(digits).map(Hash32::new)
}

fn word(digits: &str) -> Option<Hash32> {
    let is_short = (1..=64).contains(&digits.len());
    Hash32::from_bare_hex(&format!("{digits:0>64}")).filter(|_| is_short)
}

fn count(digits: &str) -> Option<u64> {
    // It would take a second prefix.
    hex_number(digits).filter(|_| !digits.contains(['x', 'X']))
}

fn kind(digits: &str) -> Option<u8> {
    count(digits)
        .and_then(|kind| u8::try_from(kind).ok())
        .filter(|kind| *kind < 0x80)
}

fn status(digits: &str) -> Option<bool> {
    match count(digits)? {
        0 => Some(false),
        1 => Some(true),
        _ => None,
    }
}

/// A hash, or a number without its leading zeros: a hash begins with none in RLP.
fn short(digits: &str) -> Option<Vec<u8>> {
    let word = word(digits)?;
    let all = word.as_bytes();
    let zeros = all
        .iter()
        .take_while(|byte| digits.len() < 64 && **byte == 0);
    all.get(zeros.count()..).map(<[u8]>::to_vec)
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a field is missing or malformed")
    }
}

impl core::error::Error for Malformed {}
