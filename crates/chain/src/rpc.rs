//! Encodes calls as JSON-RPC, and reads a reply into the answer to each call. Pure.

mod decode;
mod field;
mod log;

use serde_json::{Value, json};

use super::failure::Failure;
use verify::claims::{Address, Fault, LogQuery};
use verify::hash::Hash32;

pub use decode::{
    Block, are_of_block, block, newest_block, receipt, receipts, transaction, transaction_index,
    transactions,
};
pub use field::{chain_id, data};
pub use log::{logs, logs_of_block};

/// The call that returns logs.
pub(crate) const LOGS: &str = "eth_getLogs";

/// The beginning of the calls that return a transaction.
const TRANSACTION: &str = "eth_getTransactionBy";

/// One call to a node.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    method: &'static str,
    params: Value,
    /// True if no step needs the answer: the reader asks only once.
    pub is_optional: bool,
    /// The most bytes that the answer may have, if this call has a separate limit. Such a call is sent alone.
    pub most_bytes: Option<usize>,
    /// The query for logs, if the call is for logs of more than one block.
    pub range: Option<LogQuery>,
    /// True if the call replaces a slice of one that was refused.
    pub is_slice: bool,
    /// True if the call is one step of a search: a refusal of its range shows nothing about other ranges.
    pub is_search: bool,
    /// True if the call is for the logs of a window.
    pub is_window: bool,
    /// The newest block that the call reads, if it names one.
    pub block: Option<u64>,
}

/// A node's answer to one call, or the fault.
pub type RpcResult = Result<Value, Fault>;

/// A node's answer to one call, or the failure before it is classified.
pub type CallResult = Result<Value, Failure>;

impl Call {
    /// Creates the call `eth_chainId`.
    pub fn chain_id() -> Self {
        Self::new("eth_chainId", json!([]))
    }

    /// Creates the call for a block by its tag (`finalized`, `safe`, `latest`).
    pub fn tagged_block(tag: &str) -> Self {
        Self::new("eth_getBlockByNumber", json!([tag, false]))
    }

    /// Creates the call for a block by its number.
    pub fn block(number: u64) -> Self {
        Self::tagged_block(&quantity(number))
    }

    /// Creates the call that reads a contract at a block.
    pub fn read(address: &Address, data: &[u8], block: u64) -> Self {
        let call = json!({ "to": address, "data": bytes(data) });
        Self::new("eth_call", json!([call, quantity(block)])).reading(block)
    }

    /// Creates the call for a contract's code at a block.
    pub fn code(address: &Address, block: u64) -> Self {
        Self::code_at(address, &quantity(block)).reading(block)
    }

    /// Creates the call for a contract's code at a tagged block.
    pub fn code_at(address: &Address, tag: &str) -> Self {
        Self::new("eth_getCode", json!([address, tag]))
    }

    /// Creates the call for a transaction by its hash.
    pub fn transaction(hash: &Hash32) -> Self {
        Self::new("eth_getTransactionByHash", json!([prefixed(hash)]))
    }

    /// Creates the call for a transaction by its index in a block.
    pub fn transaction_at(block: u64, index: u64) -> Self {
        let params = json!([quantity(block), quantity(index)]);
        Self::new("eth_getTransactionByBlockNumberAndIndex", params).reading(block)
    }

    /// Creates the call for a transaction's receipt.
    pub fn receipt(hash: &Hash32) -> Self {
        Self::new("eth_getTransactionReceipt", json!([prefixed(hash)]))
    }

    /// Creates the call for all receipts of a block, in an answer of at most `most_bytes` bytes. It is optional: no
    /// verdict waits for it.
    pub fn receipts(block: u64, most_bytes: usize) -> Self {
        Self {
            most_bytes: Some(most_bytes),
            ..Self::new("eth_getBlockReceipts", json!([quantity(block)]))
                .reading(block)
                .optional()
        }
    }

    /// Creates the call for a contract's logs over a range of blocks.
    pub fn logs(query: &LogQuery) -> Self {
        let address = match query.addresses.as_slice() {
            [one] => json!(one),
            several => json!(several),
        };
        let filter = json!({
            "address": address,
            "fromBlock": quantity(query.from),
            "toBlock": quantity(query.to),
            "topics": topics(query),
        });
        Self {
            range: (query.from < query.to).then(|| query.clone()),
            ..Self::new(LOGS, json!([filter])).reading(query.to)
        }
    }

    /// Creates the call for all logs of a block, of every contract.
    pub fn logs_of_block(block: u64, hash: &Hash32) -> Self {
        let filter = json!({ "blockHash": prefixed(hash) });
        Self::new(LOGS, json!([filter])).reading(block)
    }

    /// Creates the call for the receipts of the block of this hash, in an answer of at most `most_bytes` bytes.
    pub fn receipts_of(block: u64, hash: &Hash32, most_bytes: usize) -> Self {
        Self {
            most_bytes: Some(most_bytes),
            ..Self::new("eth_getBlockReceipts", json!([prefixed(hash)])).reading(block)
        }
    }

    /// Marks the call as one whose answer no step needs.
    pub fn optional(self) -> Self {
        Self {
            is_optional: true,
            ..self
        }
    }

    /// Marks the call as one that replaces a slice of a refused call.
    pub fn slice(self) -> Self {
        Self {
            is_slice: true,
            ..self
        }
    }

    /// Marks whether the call is for the logs of a window.
    pub fn of_window(self, is_window: bool) -> Self {
        Self { is_window, ..self }
    }

    /// Marks the call as one step of a search.
    pub fn search(self) -> Self {
        Self {
            is_search: true,
            ..self
        }
    }

    /// Returns the number of blocks whose logs the call asks for, if it has a range.
    pub fn blocks(&self) -> Option<u64> {
        let range = self.range.as_ref();
        range.map(LogQuery::blocks)
    }

    /// Returns whether the call is for logs.
    pub fn is_of_logs(&self) -> bool {
        self.method == LOGS
    }

    /// Returns whether the reply may be large: it holds logs, or the input of a transaction.
    pub fn is_large(&self) -> bool {
        self.is_of_logs() || self.method.starts_with(TRANSACTION)
    }

    /// Returns the method with its parameters, as text.
    pub fn text(&self) -> String {
        format!("{}{}", self.method, self.params)
    }

    fn reading(self, block: u64) -> Self {
        Self {
            block: Some(block),
            ..self
        }
    }

    const fn new(method: &'static str, params: Value) -> Self {
        Self {
            method,
            params,
            is_optional: false,
            most_bytes: None,
            range: None,
            is_slice: false,
            is_search: false,
            is_window: false,
            block: None,
        }
    }
}

/// Encodes the values that each topic may have: one, a list of them, or any.
fn topics(query: &LogQuery) -> Value {
    let topics = query.topics.iter().map(|any_of| match any_of.as_slice() {
        [] => Value::Null,
        [one] => json!(prefixed(one)),
        several => json!(several.iter().map(prefixed).collect::<Vec<_>>()),
    });
    topics.collect()
}

/// Returns about how many bytes a reply has.
pub fn size(reply: &Value) -> usize {
    match reply {
        Value::String(text) => text.len(),
        Value::Array(items) => items.iter().map(size).fold(0, usize::saturating_add),
        Value::Object(fields) => {
            let sizes = fields.iter();
            let sizes = sizes.map(|(name, field)| name.len().saturating_add(size(field)));
            sizes.fold(0, usize::saturating_add)
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => 8,
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

/// Returns the text of a request: one call alone, or several as a batch with the ids 1, 2, 3 and so on.
pub fn request(calls: &[&Call]) -> String {
    let mut all = (1_u64..).zip(calls).map(|(id, call)| {
        json!({ "jsonrpc": "2.0", "id": id, "method": call.method, "params": call.params })
    });
    match (calls.len(), all.next()) {
        (1, Some(one)) => one.to_string(),
        (_, first) => Value::Array(first.into_iter().chain(all).collect()).to_string(),
    }
}

/// Reads the answer to each call, in the calls' order. A missing, repeated or unknown id makes the whole reply a fault,
/// because none of its answers can be assigned.
///
/// # Errors
///
/// [`Fault::Malformed`] for a missing, repeated or unknown id, or a text that is not JSON-RPC; the refusal of a whole
/// batch.
pub fn results(text: &str, calls: usize) -> Result<Vec<CallResult>, Failure> {
    let envelopes = match serde_json::from_str(text.trim_start_matches('\u{feff}')) {
        Ok(Value::Array(batch)) => batch,
        Ok(one) => vec![one],
        Err(_) => return Err(Failure::malformed()),
    };
    if let [one] = envelopes.as_slice()
        && let Some(error) = error_of_all(one, calls)
    {
        return Err(refusal(error)?);
    }
    let mut answers: Vec<Option<CallResult>> = vec![None; calls];
    for mut envelope in envelopes {
        let id = envelope.get("id").ok_or_else(Failure::malformed)?;
        let place = index(id)
            .and_then(|index| answers.get_mut(index))
            .filter(|place| place.is_none())
            .ok_or_else(Failure::malformed)?;
        let mut take = |key| envelope.get_mut(key).map(Value::take).unwrap_or_default();
        *place = Some(match take("error") {
            Value::Null => Ok(take("result")),
            error => Err(refusal(&error)?),
        });
    }
    let all: Option<_> = answers.into_iter().collect();
    all.ok_or_else(Failure::malformed)
}

/// Returns the error of a whole request: it names none of the calls, or is the only reply to several. Some providers
/// send it without its envelope.
fn error_of_all(one: &Value, calls: usize) -> Option<&Value> {
    let names_call = one.get("id").and_then(index).is_some_and(|id| id < calls);
    match one.get("error").filter(|error| !error.is_null()) {
        Some(error) => (calls != 1 || !names_call).then_some(error),
        None => (one.get("id").is_none() && one.get("result").is_none()).then_some(one),
    }
}

/// Returns the index of the call that an id names. Some servers turn a number into text.
fn index(id: &Value) -> Option<usize> {
    let number = match id {
        Value::String(text) => text.parse().ok().filter(|id: &u64| id.to_string() == *text),
        id => id.as_u64(),
    };
    usize::try_from(number?.checked_sub(1)?).ok()
}

/// Reads an error that the endpoint wrote. Some endpoints send a text in its place, or a code as text.
fn refusal(error: &Value) -> Result<Failure, Failure> {
    if let Some(words) = error.as_str() {
        return Ok(Failure::refused(0, words, None));
    }
    let code = match error.get("code") {
        Some(Value::String(code)) => code.parse().ok(),
        Some(code) => code.as_i64(),
        None => None,
    };
    let message = error.get("message").and_then(Value::as_str);
    match (code, message) {
        (None, None) => Err(Failure::malformed()),
        (code, message) => {
            let data = error.get("data").filter(|data| !data.is_null());
            let data = data.map(ToString::to_string);
            Ok(Failure::refused(
                code.unwrap_or(0),
                message.unwrap_or_default(),
                data.as_deref(),
            ))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(text: &str, calls: usize) -> Result<Vec<Result<String, Fault>>, Fault> {
        let answers = results(text, calls).map_err(|failure| failure.fault)?;
        let answers = answers.into_iter();
        Ok(answers
            .map(|answer| answer.map(|value| value.to_string()))
            .map(|answer| answer.map_err(|failure| failure.fault))
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
            r#"[{"id":1,"result":1},{"id":"3","result":1}]"#,
            r#"[{"id":1,"result":1},{"id":2,"result":1},{"id":2,"result":2}]"#,
        ] {
            assert_eq!(ids(text, 2), Err(Fault::Malformed), "{text}");
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
        // An error without an id belongs to the whole request, even to a request of one call; an error in reply to
        // several calls belongs to all of them.
        assert_eq!(ids(batch, 1), Err(refused(-32_600, "no batches")));
        let first = r#"{"id":1,"error":{"code":-32600,"message":"no batches"}}"#;
        assert_eq!(ids(first, 2), Err(refused(-32_600, "no batches")));
        for text in ["", "<html>", "{\"id\":1,\"res", "[1]", "{}", "1"] {
            assert_eq!(ids(text, 1), Err(Fault::Malformed), "{text}");
        }
    }

    // Providers leave out the id of an error, or the envelope: an endpoint that was busy "did not answer in JSON-RPC".
    #[test]
    fn a_refusal_without_an_id_or_an_envelope_is_of_the_whole_request() {
        let refused = Err(Fault::Busy);
        for text in [
            r#"{"jsonrpc":"2.0","error":{"code":-32005,"message":"Too Many Requests"}}"#,
            r#"{"code":-32005,"message":"Too Many Requests","data":{"see":"https://node.example"}}"#,
            r#"[{"jsonrpc":"2.0","id":null,"error":{"code":-32005,"message":"Too Many Requests"}}]"#,
            r#"[{"jsonrpc":"2.0","error":{"code":-32005,"message":"Too Many Requests"}}]"#,
            r#"{"jsonrpc":"2.0","id":"","error":{"code":-32005,"message":"Too Many Requests"}}"#,
            r#"{"jsonrpc":"2.0","id":0,"error":{"code":-32005,"message":"Too Many Requests"}}"#,
            r#"{"jsonrpc":"2.0","id":-1,"error":{"code":"-32005","message":"Too Many Requests"}}"#,
        ] {
            assert_eq!(ids(text, 1), refused, "{text}");
            assert_eq!(ids(text, 2), refused, "{text}");
        }
        let busy = r#"{"error":"rate limited"}"#;
        let words = Err(Fault::Busy);
        assert_eq!(ids(busy, 1), words);
        assert_eq!(ids(busy, 3), words);
        // A result without an id belongs to no call.
        assert_eq!(ids(r#"{"result":"0x1"}"#, 1), Err(Fault::Malformed));
        let other = r#"[{"id":1,"result":1},{"id":null,"error":{"code":1,"message":"a"}}]"#;
        assert_eq!(ids(other, 2), Err(Fault::Malformed));
    }

    // Some nodes put the revert into the data: the contract's own answer "could not be read".
    #[test]
    fn a_revert_is_known_wherever_it_is_named() {
        let of = |error: &str| {
            let text = format!(r#"{{"id":1,"error":{error}}}"#);
            let answers = ids(&text, 1).expect("an answer");
            answers[0].clone().expect_err("refused")
        };
        for (error, code) in [
            (
                r#"{"code":3,"message":"execution reverted","data":"0x"}"#,
                3,
            ),
            (
                r#"{"code":-32016,"message":"The execution failed due to an exception.","data":"Reverted"}"#,
                -32_016,
            ),
            (
                r#"{"code":-32015,"message":"VM execution error.","data":"Reverted 0x"}"#,
                -32_015,
            ),
            (
                r#"{"code":-32015,"message":"Transaction failed","data":"revert: no"}"#,
                -32_015,
            ),
        ] {
            assert_eq!(of(error), Fault::NotTheContract, "{code}");
        }
        for error in [
            r#"{"code":-32603,"message":"Internal error","data":{"see":"https://node.example"}}"#,
            r#"{"code":-32000,"message":"missing trie node","data":"0x"}"#,
        ] {
            assert!(matches!(of(error), Fault::Refused(..)), "{error}");
        }
    }

    // A server may turn the number of a call into text, and put a mark before its JSON.
    #[test]
    fn an_id_may_be_text_and_a_mark_may_come_before_the_answers() {
        let one = Ok(vec![Ok("\"a\"".into())]);
        assert_eq!(ids(r#"{"id":"1","result":"a"}"#, 1), one);
        assert_eq!(ids("\u{feff}{\"id\":1,\"result\":\"a\"}\n", 1), one);
        for id in [
            "\"0x1\"", "\"01\"", "\"+1\"", "\" 1\"", "1.5", "true", "\"\"",
        ] {
            let text = format!(r#"{{"id":{id},"result":"a"}}"#);
            assert_eq!(ids(&text, 1), Err(Fault::Malformed), "{text}");
        }
        let twice = r#"[{"id":1,"result":1},{"id":"1","result":2}]"#;
        assert_eq!(ids(twice, 2), Err(Fault::Malformed));
    }
}
