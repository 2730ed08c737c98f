//! JSON-RPC's envelope: calls into text, and text into each call's own answer. Pure.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Value, json};

use super::abi;
use crate::verify::claim::question::{Address, Fault, Log, LogRange, Receipt, Transaction};
use crate::verify::hash::Hash32;
use crate::verify::json::hex_number;
use crate::verify::position::Position;

/// One call of a node.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    method: &'static str,
    params: Value,
}

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

/// What a node answered to one call.
pub type Answered<'t> = Result<&'t RawValue, Fault>;

impl Call {
    /// `eth_chainId`.
    pub fn chain_id() -> Self {
        Self::new("eth_chainId", json!([]))
    }

    /// A block by its tag (`finalized`, `safe`, `latest`).
    pub fn tagged_block(tag: &str) -> Self {
        Self::new("eth_getBlockByNumber", json!([tag, false]))
    }

    /// A block by its number.
    pub fn block(number: u64) -> Self {
        Self::tagged_block(&quantity(number))
    }

    /// A contract's code at the latest block.
    pub fn code(address: &Address) -> Self {
        Self::new("eth_getCode", json!([address, "latest"]))
    }

    /// A read of a contract at a block.
    pub fn read(address: &Address, data: &[u8], block: u64) -> Self {
        let call = json!({ "to": address, "data": bytes(data) });
        Self::new("eth_call", json!([call, quantity(block)]))
    }

    /// A transaction.
    pub fn transaction(hash: &Hash32) -> Self {
        Self::new("eth_getTransactionByHash", json!([prefixed(hash)]))
    }

    /// A transaction's receipt.
    pub fn receipt(hash: &Hash32) -> Self {
        Self::new("eth_getTransactionReceipt", json!([prefixed(hash)]))
    }

    /// A contract's logs over a range of blocks.
    pub fn logs(range: &LogRange) -> Self {
        let mut filter = json!({
            "address": range.address,
            "fromBlock": quantity(range.from),
            "toBlock": quantity(range.to),
        });
        topic1(&mut filter, range);
        Self::new("eth_getLogs", json!([filter]))
    }

    /// A contract's logs in one block, by the block's hash: a node that does not have them says so.
    pub fn logs_of_block(range: &LogRange, hash: &Hash32) -> Self {
        let mut filter = json!({ "address": range.address, "blockHash": prefixed(hash) });
        topic1(&mut filter, range);
        Self::new("eth_getLogs", json!([filter]))
    }

    const fn new(method: &'static str, params: Value) -> Self {
        Self { method, params }
    }
}

fn topic1(filter: &mut Value, range: &LogRange) {
    if let (Value::Object(filter), Some(topic)) = (filter, &range.topic1) {
        filter.insert("topics".into(), json!([null, prefixed(topic)]));
    }
}

fn quantity(number: u64) -> String {
    format!("{number:#x}")
}

fn prefixed(hash: &Hash32) -> String {
    format!("0x{hash}")
}

fn bytes(data: &[u8]) -> String {
    format!("0x{}", hex::encode(data))
}

/// The text of a request: one call alone, or several as a batch with the ids 1, 2, 3 and so on.
pub fn request(calls: &[Call]) -> String {
    let mut all = (1_u64..).zip(calls).map(|(id, call)| {
        json!({ "jsonrpc": "2.0", "id": id, "method": call.method, "params": call.params })
    });
    match (calls.len(), all.next()) {
        (1, Some(one)) => one.to_string(),
        (_, first) => Value::Array(first.into_iter().chain(all).collect()).to_string(),
    }
}

#[derive(Deserialize)]
struct Envelope<'t> {
    #[serde(borrow)]
    id: &'t RawValue,
    #[serde(borrow)]
    result: Option<&'t RawValue>,
    error: Option<Refusal>,
}

#[derive(Deserialize)]
struct Refusal {
    code: i64,
    #[serde(default)]
    message: String,
}

/// Each call's own answer, in the calls' order. A missing, repeated or unknown id is the fault of
/// the whole answer: nothing in it can be told apart.
pub fn answers<'t>(text: &'t str, calls: usize) -> Result<Vec<Answered<'t>>, Fault> {
    let envelopes: Vec<Envelope<'t>> = match serde_json::from_str(text) {
        Ok(batch) => batch,
        Err(_) => {
            let one: Envelope<'t> = serde_json::from_str(text).map_err(|_| Fault::NotJsonRpc)?;
            match one.error {
                Some(refusal) if calls != 1 => return Err(refusal.into()),
                error => vec![Envelope { error, ..one }],
            }
        }
    };
    let expected = u64::try_from(calls).unwrap_or(u64::MAX);
    let mut by_id = BTreeMap::new();
    for envelope in envelopes {
        let id: u64 = serde_json::from_str(envelope.id.get()).map_err(|_| Fault::WrongIds)?;
        let answer = match (envelope.error, envelope.result) {
            (Some(refusal), _) => Err(refusal.into()),
            (None, Some(result)) => Ok(result),
            (None, None) => Ok(RawValue::NULL),
        };
        if !(1..=expected).contains(&id) || by_id.insert(id, answer).is_some() {
            return Err(Fault::WrongIds);
        }
    }
    if by_id.len() == calls {
        Ok(by_id.into_values().collect())
    } else {
        Err(Fault::WrongIds)
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        const LIMITED: [i64; 2] = [-32_005, 429];
        if LIMITED.contains(&refusal.code) && !refusal.message.contains("range") {
            return Self::Busy;
        }
        Self::Refused(refusal.code, refusal.message.chars().take(300).collect())
    }
}

/// A number that a node spells as hex text.
pub fn number(result: &RawValue) -> Result<u64, Fault> {
    let text: String = read(result)?;
    text.strip_prefix("0x")
        .and_then(hex_number)
        .ok_or(Fault::NotJsonRpc)
}

/// Bytes that a node spells as hex text.
pub fn data(result: &RawValue) -> Result<Vec<u8>, Fault> {
    let text: String = read(result)?;
    unhex(&text)
}

/// A block; `None` when the node has none.
pub fn block(result: &RawValue) -> Result<Option<Block>, Fault> {
    #[derive(Deserialize)]
    struct Wire {
        number: String,
        timestamp: String,
        hash: Hash32,
    }
    let Some(wire) = read::<Option<Wire>>(result)? else {
        return Ok(None);
    };
    Ok(Some(Block {
        number: hex_number(&wire.number).ok_or(Fault::NotJsonRpc)?,
        timestamp: hex_number(&wire.timestamp).ok_or(Fault::NotJsonRpc)?,
        hash: wire.hash,
    }))
}

/// A transaction; `None` when the node does not know it.
pub fn transaction(result: &RawValue, hash: &Hash32) -> Result<Option<Transaction>, Fault> {
    #[derive(Deserialize)]
    struct Wire {
        hash: Hash32,
        to: Option<Address>,
        input: String,
    }
    let Some(wire) = read::<Option<Wire>>(result)? else {
        return Ok(None);
    };
    if wire.hash != *hash {
        return Err(Fault::WrongIds);
    }
    let input = unhex(&wire.input)?;
    Ok(Some(Transaction { to: wire.to, input }))
}

/// A receipt; `None` when the node does not know it.
pub fn receipt(result: &RawValue, hash: &Hash32) -> Result<Option<Receipt>, Fault> {
    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Wire {
        transaction_hash: Hash32,
        block_number: String,
        logs: Vec<LogWire>,
    }
    let Some(wire) = read::<Option<Wire>>(result)? else {
        return Ok(None);
    };
    if wire.transaction_hash != *hash {
        return Err(Fault::WrongIds);
    }
    let block = hex_number(&wire.block_number).ok_or(Fault::NotJsonRpc)?;
    let logs = wire
        .logs
        .into_iter()
        .map(LogWire::read)
        .collect::<Result<_, _>>()?;
    Ok(Some(Receipt { block, logs }))
}

/// Logs of a range. A log that was not asked for is the endpoint's fault.
pub fn logs(result: &RawValue, range: &LogRange) -> Result<Vec<Log>, Fault> {
    let wires: Vec<LogWire> = read(result)?;
    let logs: Vec<Log> = wires
        .into_iter()
        .map(LogWire::read)
        .collect::<Result<_, _>>()?;
    let asked = |log: &Log| {
        log.address == range.address
            && (range.from..=range.to).contains(&log.position.block)
            && range
                .topic1
                .is_none_or(|topic| log.topics.get(1) == Some(&topic))
    };
    if logs.iter().all(asked) {
        Ok(logs)
    } else {
        Err(Fault::WrongIds)
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct LogWire {
    address: Address,
    topics: Vec<Hash32>,
    data: String,
    block_number: String,
    log_index: String,
    transaction_hash: Hash32,
}

impl LogWire {
    fn read(self) -> Result<Log, Fault> {
        let log_index = hex_number(&self.log_index).and_then(|index| u32::try_from(index).ok());
        Ok(Log {
            address: self.address,
            topics: self.topics,
            data: unhex(&self.data)?,
            position: Position {
                block: hex_number(&self.block_number).ok_or(Fault::NotJsonRpc)?,
                log_index: log_index.ok_or(Fault::NotJsonRpc)?,
            },
            transaction: self.transaction_hash,
        })
    }
}

/// What `eth_call` returned, taken apart as a multicall.
pub fn multicall(result: &RawValue) -> Result<Vec<Option<Vec<u8>>>, Fault> {
    abi::multicall_returned(&data(result)?).ok_or(Fault::NotTheContract)
}

fn read<'t, T: Deserialize<'t>>(result: &'t RawValue) -> Result<T, Fault> {
    serde_json::from_str(result.get()).map_err(|_| Fault::NotJsonRpc)
}

fn unhex(text: &str) -> Result<Vec<u8>, Fault> {
    let digits = text.strip_prefix("0x").ok_or(Fault::NotJsonRpc)?;
    hex::decode(digits).map_err(|_| Fault::NotJsonRpc)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(text: &str, calls: usize) -> Result<Vec<Result<String, Fault>>, Fault> {
        let answers = answers(text, calls)?;
        Ok(answers
            .into_iter()
            .map(|answer| answer.map(|raw| raw.get().to_owned()))
            .collect())
    }

    #[test]
    fn answers_are_matched_by_id_in_any_order() {
        let text = r#"[{"id":2,"result":"b"},{"jsonrpc":"2.0","id":1,"result":"a"}]"#;
        assert_eq!(
            ids(text, 2),
            Ok(vec![Ok("\"a\"".into()), Ok("\"b\"".into())])
        );
        assert_eq!(
            ids(r#"{"id":1,"result":null}"#, 1),
            Ok(vec![Ok("null".into())])
        );
    }

    #[test]
    fn a_missing_repeated_or_unknown_id_is_the_endpoints_fault() {
        for text in [
            r#"[{"id":1,"result":1}]"#,
            r#"[{"id":1,"result":1},{"id":1,"result":1}]"#,
            r#"[{"id":1,"result":1},{"id":3,"result":1}]"#,
            r#"[{"id":1,"result":1},{"id":"2","result":1}]"#,
            r#"[{"id":1,"result":1},{"id":2,"result":1},{"id":2,"result":2}]"#,
        ] {
            assert_eq!(ids(text, 2), Err(Fault::WrongIds), "{text}");
        }
    }

    #[test]
    fn a_refusal_is_kept_in_its_own_words() {
        let refused = |code, message: &str| Fault::Refused(code, message.into());
        let text = r#"[{"id":1,"error":{"code":-32000,"message":"no"}},{"id":2,"result":1}]"#;
        assert_eq!(
            ids(text, 2),
            Ok(vec![Err(refused(-32_000, "no")), Ok("1".into())])
        );
        let batch = r#"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"no batches"}}"#;
        assert_eq!(ids(batch, 2), Err(refused(-32_600, "no batches")));
        let busy = r#"{"id":1,"error":{"code":-32005,"message":"slow down"}}"#;
        assert_eq!(ids(busy, 1), Ok(vec![Err(Fault::Busy)]));
        for text in ["", "<html>", "{\"id\":1,\"res", "[1]", "{}"] {
            assert_eq!(ids(text, 1), Err(Fault::NotJsonRpc), "{text}");
        }
    }

    #[test]
    fn a_log_that_was_not_asked_for_is_refused() {
        let address = Address::new([1; 20]);
        let range = LogRange {
            address,
            topic1: None,
            from: 5,
            to: 6,
        };
        let log = |block: u64, address: Address| {
            let log = json!([{
                "address": address, "topics": [], "data": "0x", "blockNumber": quantity(block),
                "logIndex": "0x0", "transactionHash": prefixed(&Hash32::ZERO),
            }]);
            let raw = serde_json::value::to_raw_value(&log).expect("JSON");
            logs(&raw, &range).map(|logs| logs.len())
        };
        assert_eq!(log(5, address), Ok(1));
        assert_eq!(log(7, address), Err(Fault::WrongIds));
        assert_eq!(log(5, Address::new([2; 20])), Err(Fault::WrongIds));
    }
}
