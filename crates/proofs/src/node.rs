//! Reads a node's results: a block's header and its receipts, as the Ethereum JSON-RPC spells them.
//!
//! Numbers are hex text with `0x`, bytes too. A field that is not known here is not read. Nothing is read of a result in which a field
//! is missing or malformed.

use serde_json::Value;
use values::chain::{Address, ProvenLog};
use values::hash::Hash32;
use values::json::hex_number;

use crate::header::{Header, LATER};
use crate::receipts::{Deposit, PostState, Receipt};

/// The header in the result of `eth_getBlockByHash` or `eth_getBlockByNumber`.
pub fn header(block: &Value) -> Option<Header> {
    let mut later = [const { None }; LATER.len()];
    for (slot, name) in later.iter_mut().zip(LATER) {
        *slot = optional(block, name, short)?;
    }
    Some(Header {
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
pub fn receipts(result: &Value) -> Option<Vec<Receipt>> {
    result.as_array()?.iter().map(receipt).collect()
}

/// The receipt in the result of `eth_getTransactionReceipt`.
pub fn receipt(result: &Value) -> Option<Receipt> {
    let kind = optional(result, "type", kind)?.unwrap_or_default();
    let post_state = match optional(result, "status", status)? {
        Some(succeeded) => PostState::Status(succeeded),
        None => PostState::Root(field(result, "root", hash)?),
    };
    let deposit = match optional(result, "depositReceiptVersion", count)? {
        Some(version) => Some(Deposit {
            nonce: field(result, "depositNonce", count)?,
            version,
        }),
        None => None,
    };
    Some(Receipt {
        kind,
        post_state,
        cumulative_gas_used: field(result, "cumulativeGasUsed", count)?,
        logs_bloom: field(result, "logsBloom", bytes)?,
        logs: list(result, "logs")?
            .iter()
            .map(log)
            .collect::<Option<_>>()?,
        deposit,
    })
}

fn log(log: &Value) -> Option<ProvenLog> {
    let topic = |topic: &Value| topic.as_str().and_then(digits).and_then(hash);
    Some(ProvenLog {
        address: Address::new(field(log, "address", array)?),
        topics: list(log, "topics")?
            .iter()
            .map(topic)
            .collect::<Option<_>>()?,
        data: field(log, "data", bytes)?,
    })
}

fn list<'a>(object: &'a Value, name: &str) -> Option<&'a Vec<Value>> {
    object.get(name).and_then(Value::as_array)
}

/// A field that must be there, from its digits.
fn field<T>(object: &Value, name: &str, read: fn(&str) -> Option<T>) -> Option<T> {
    optional(object, name, read)?
}

/// A field that may be missing or null, from its digits. `None` if it is malformed.
fn optional<T>(object: &Value, name: &str, read: fn(&str) -> Option<T>) -> Option<Option<T>> {
    match object.get(name).filter(|value| !value.is_null()) {
        Some(value) => value.as_str().and_then(digits).and_then(read).map(Some),
        None => Some(None),
    }
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
    // It would accept a second prefix.
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

/// A hash with all its zeros, or a number without its leading zeros.
fn short(digits: &str) -> Option<Vec<u8>> {
    let word = word(digits)?;
    let all = word.as_bytes();
    let zeros = all
        .iter()
        .take_while(|byte| digits.len() < 64 && **byte == 0);
    all.get(zeros.count()..).map(<[u8]>::to_vec)
}
