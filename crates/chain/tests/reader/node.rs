//! Provides a node that answers from a chain, within its limits, and counts the calls to it.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use alloy_sol_types::{SolCall, sol};
use chain::transport::{Bounds, HttpReply, LocalBoxFuture, SendError, Transport};
use fixtures::chain::block::Executed;
use fixtures::chain::proof::block_hash;
use fixtures::chain::{Chain, time_of};
use proofs::header::Header;
use proofs::receipts::{self, Receipt};
use serde_json::{Value, json};
use verify::claims::{Address, Log, LogQuery, Question, Reply};
use verify::hash::Hash32;

sol! {
    function events(bytes32 id) external view returns (bytes32);
    function getPull(bytes32 key) external view returns (bytes32, bool, bool, uint256, uint256);
    function s_requestCommitments(uint256 id) external view returns (bytes32);
}

/// A scripted node. A test can change all of its behaviour between two requests.
pub struct Node {
    pub chain: RefCell<Chain>,
    pub chain_id: Cell<u64>,
    pub newest: Cell<u64>,
    /// True if the contract at the address has the getters.
    pub has_functions: Cell<bool>,
    /// The distances of the safe and the final block behind the newest one.
    pub lags: Cell<Option<(u64, u64)>>,
    /// The number of blocks by which the node advances, or falls back, while a caller waits.
    pub comes_on: Cell<i64>,
    /// The block that the node returns for every block number, if it has one.
    pub always: Cell<Option<u64>>,
    /// The number of blocks of which the node keeps the state.
    pub keeps: Cell<u64>,
    /// The first block at which the contract has code.
    pub deployed: Cell<u64>,
    /// True if the node finds transactions by their hashes alone.
    pub has_hash_index: Cell<bool>,
    /// True if the node finds receipts of transactions.
    pub has_receipts: Cell<bool>,
    /// The number of receipts that the node does not find at first.
    pub lacks_receipts: Cell<usize>,
    /// The number of transactions that the node does not find at first.
    pub lacks_transactions: Cell<usize>,
    /// The number of requests after which the node is on another fork, and the chain of that fork.
    pub fork: RefCell<Option<(usize, Chain)>>,
    /// True if the node returns all receipts of a block.
    pub has_block_receipts: Cell<bool>,
    /// The most calls in a batch, the most blocks in a range, and the refusal of a wider one.
    pub batch: Cell<usize>,
    pub range: Cell<u64>,
    pub refuses_range: RefCell<Result<HttpReply, SendError>>,
    /// The most logs in an answer.
    pub most_logs: Cell<usize>,
    /// The first block of which the node shows logs.
    pub logs_from: Cell<u64>,
    /// Logs that the node also shows, marked as removed.
    pub removed: RefCell<Vec<Log>>,
    /// The replies that the node sends before it answers again.
    pub first: RefCell<Vec<Result<HttpReply, SendError>>>,
    /// True if the node refuses logs without an address.
    pub wants_address: Cell<bool>,
    /// True if the node numbers logs within their transactions.
    pub numbers_within: Cell<bool>,
    /// The period of calls that the node refuses once, because it is busy: every n-th call.
    pub busy_calls: Cell<Option<usize>>,
    called: Cell<usize>,
    /// The number of calls for its newest block that the node refuses, as one that lags behind the same address does.
    pub lacks_newest: Cell<usize>,
    /// The number of the newest blocks of which the node has no state yet: then it returns nothing for a call.
    pub executes_late: Cell<u64>,
    /// A method that the node refuses, and its refusal.
    pub refuses: RefCell<Option<(&'static str, HttpReply)>>,
    /// The replies that the node sends instead of the answers to these requests, counted from 1.
    pub instead: RefCell<BTreeMap<usize, Result<HttpReply, SendError>>>,
    /// The methods of every request so far.
    pub requests: RefCell<Vec<Vec<String>>>,
    /// The first and last block of each range of logs that it was asked for.
    pub ranges: RefCell<Vec<(u64, u64)>>,
    /// The bytes of its replies.
    pub sent: Cell<usize>,
}

/// A transport to a node.
pub struct Wire(pub Rc<Node>);

/// The bytes of a reply that the transports of page and terminal take.
const MOST_BYTES: usize = 16 << 20;

impl Node {
    /// Creates an unlimited node whose newest block is this one.
    pub fn new(chain: Chain, newest: u64) -> Rc<Self> {
        let too_wide = refusal(-32_000, "block range is too wide");
        Rc::new(Self {
            chain_id: Cell::new(chain.id),
            deployed: Cell::new(chain.first),
            chain: RefCell::new(chain),
            newest: Cell::new(newest),
            has_functions: Cell::new(true),
            lags: Cell::new(Some((10, 20))),
            comes_on: Cell::new(0),
            always: Cell::new(None),
            keeps: Cell::new(u64::MAX),
            has_hash_index: Cell::new(true),
            has_receipts: Cell::new(true),
            lacks_receipts: Cell::new(0),
            lacks_transactions: Cell::new(0),
            fork: RefCell::default(),
            has_block_receipts: Cell::new(true),
            batch: Cell::new(usize::MAX),
            range: Cell::new(u64::MAX),
            refuses_range: RefCell::new(Ok(too_wide)),
            most_logs: Cell::new(usize::MAX),
            logs_from: Cell::new(0),
            removed: RefCell::default(),
            first: RefCell::default(),
            wants_address: Cell::default(),
            numbers_within: Cell::default(),
            busy_calls: Cell::default(),
            called: Cell::default(),
            lacks_newest: Cell::default(),
            executes_late: Cell::default(),
            refuses: RefCell::default(),
            instead: RefCell::default(),
            requests: RefCell::default(),
            ranges: RefCell::default(),
            sent: Cell::default(),
        })
    }

    /// Returns the number of calls of a method.
    pub fn calls(&self, method: &str) -> usize {
        let requests = self.requests.borrow();
        let calls = requests.iter().flatten();
        calls.filter(|called| *called == method).count()
    }

    fn reply(&self, request: &str) -> Result<HttpReply, SendError> {
        let request: Value = serde_json::from_str(request).expect("JSON");
        let calls = request.as_array().cloned();
        let calls = calls.unwrap_or_else(|| vec![request.clone()]);
        let methods = calls.iter().map(|call| text(&call["method"]));
        self.requests.borrow_mut().push(methods.collect());
        if let Some((_, fork)) = self
            .fork
            .borrow_mut()
            .take_if(|(after, _)| self.requests.borrow().len() > *after)
        {
            self.chain.replace(fork);
        }
        if calls.len() > self.batch.get() {
            let refused = json!({
                "jsonrpc": "2.0", "id": null,
                "error": {"code": -32_600, "message": "batches are not allowed"},
            });
            return Ok(HttpReply::ok(refused.to_string()));
        }
        let nth = self.requests.borrow().len();
        if let Some(instead) = self.instead.borrow().get(&nth) {
            return instead.clone();
        }
        let mut answers: Vec<Value> = Vec::new();
        for call in &calls {
            self.called.set(self.called.get() + 1);
            let is_busy = |every: usize| self.called.get().is_multiple_of(every);
            let answer = match self.busy_calls.get() {
                Some(every) if is_busy(every) => Err(Ok(refusal(-32_016, "over rate limit"))),
                _ => self.answer(&text(&call["method"]), &call["params"]),
            };
            let mut envelope = json!({"jsonrpc": "2.0", "id": call["id"]});
            match answer {
                Ok(result) => envelope["result"] = result,
                Err(Ok(refusal)) if refusal.status == 200 => {
                    match serde_json::from_str::<Value>(&refusal.text) {
                        Ok(error) => envelope["error"] = error,
                        Err(_) => return Ok(refusal),
                    }
                }
                Err(refusal) => return refusal,
            }
            answers.push(envelope);
        }
        Ok(HttpReply::ok(match request {
            Value::Array(_) => Value::Array(answers).to_string(),
            _ => answers.remove(0).to_string(),
        }))
    }

    fn answer(&self, method: &str, params: &Value) -> Result<Value, Result<HttpReply, SendError>> {
        if let Some((refused, refusal)) = &*self.refuses.borrow()
            && *refused == method
        {
            return Err(Ok(refusal.clone()));
        }
        Ok(match method {
            "eth_chainId" => json!(format!("{:#x}", self.chain_id.get())),
            "eth_getBlockByNumber" => self.block(&text(&params[0])),
            "eth_call" => {
                let newest = self.newest.get();
                let lag = self.lags.get();
                let block = match (params[1].as_str(), lag) {
                    (Some("safe"), Some((safe, _))) => newest.saturating_sub(safe),
                    (Some("finalized"), Some((_, finalized))) => newest.saturating_sub(finalized),
                    (Some("safe" | "finalized"), None) => {
                        return Err(Ok(refusal(-32_000, "no such block")));
                    }
                    _ => number(&params[1]),
                };
                self.has(block, "header not found")?;
                let late = self.executes_late.get();
                if late > 0 && block > self.newest.get().saturating_sub(late) {
                    return Ok(json!("0x"));
                }
                if self.newest.get().saturating_sub(block) >= self.keeps.get() {
                    return Err(Ok(refusal(-32_000, "missing trie node")));
                }
                let data = hex::decode(&text(&params[0]["data"])[2..]).expect("hex");
                bytes(&self.call(address(&params[0]["to"]), &data, block))
            }
            "eth_getCode" => {
                let block = number(&params[1]);
                let late = self.executes_late.get();
                let has_state = late == 0 || block <= self.newest.get().saturating_sub(late);
                match has_state && block >= self.deployed.get() {
                    true => json!("0x60806040"),
                    false => json!("0x"),
                }
            }
            "eth_getLogs" => return self.logs(&params[0]),
            "eth_getTransactionByHash" if self.lacks_transactions.get() > 0 => {
                self.lacks_transactions
                    .set(self.lacks_transactions.get() - 1);
                Value::Null
            }
            "eth_getTransactionByHash" if self.has_hash_index.get() => self.transaction(&params[0]),
            "eth_getTransactionByHash" => Value::Null,
            "eth_getTransactionByBlockNumberAndIndex" => {
                let hashes = self.hashes(number(&params[0]));
                let index = usize::try_from(number(&params[1])).expect("an index");
                hashes
                    .get(index)
                    .map_or(Value::Null, |hash| self.transaction(hash))
            }
            "eth_getTransactionReceipt" => self.receipt(&params[0]),
            "eth_getBlockReceipts" if self.has_block_receipts.get() => match text(&params[0]) {
                by_hash if by_hash.len() == 66 => match self.number_of(&params[0]) {
                    Some(block) => self.receipts(block),
                    None => json!([]),
                },
                _ => self.receipts(number(&params[0])),
            },
            "eth_getBlockReceipts" => return Err(Ok(refusal(-32_601, "no such method"))),
            other => panic!("{other}"),
        })
    }

    /// Refuses the newest block, as often as it is lacking.
    fn has(&self, block: u64, words: &str) -> Result<(), Result<HttpReply, SendError>> {
        match self.lacks_newest.get().checked_sub(1) {
            Some(left) if block >= self.newest.get() => {
                self.lacks_newest.set(left);
                Err(Ok(refusal(-32_602, words)))
            }
            _ => Ok(()),
        }
    }

    fn block(&self, tag: &str) -> Value {
        let newest = self.newest.get();
        let lags = self.lags.get();
        let number = match tag {
            "latest" => Some(newest),
            "safe" => lags.map(|(safe, _)| newest.saturating_sub(safe)),
            "finalized" => lags.map(|(_, finalized)| newest.saturating_sub(finalized)),
            number => self
                .always
                .get()
                .or(u64::from_str_radix(&number[2..], 16).ok()),
        };
        match number.filter(|number| *number <= newest) {
            Some(number) => {
                let mut block = json!({
                    "number": format!("{number:#x}"),
                    "timestamp": format!("{:#x}", time_of(number)),
                    "hash": format!("0x{}", self.hash_now(number)),
                });
                // The reader needs the transactions only in a block that it asks for by its number.
                if tag.starts_with("0x") {
                    block["transactions"] = self.hashes(number).into();
                    let header = self.chain.borrow().block(number).header();
                    spell_header(&mut block, &header);
                }
                block
            }
            None => Value::Null,
        }
    }

    /// Returns a block's hash. From the first block that the fork replaces, it is another before the reorganisation.
    fn hash_now(&self, number: u64) -> Hash32 {
        let chain = self.chain.borrow();
        let is_replaced = self.fork.borrow().as_ref().is_some_and(|(_, fork)| {
            let alike = |log: &Log| chain.logs.contains(log) && fork.logs.contains(log);
            let logs = chain.logs.iter().chain(&fork.logs);
            let differing = logs.filter(|log| !alike(log));
            let first = differing.map(|log| log.position.block).min();
            first.is_some_and(|first| number >= first)
        });
        match is_replaced {
            true => Hash32::of(&[b"replaced", &number.to_be_bytes()]),
            false => block_hash(number),
        }
    }

    /// Returns the hashes of a block's transactions.
    fn hashes(&self, block: u64) -> Vec<Value> {
        let block = self.chain.borrow().block(block);
        let hashes = block.transactions.iter().map(|executed| executed.hash);
        hashes.map(|hash| json!(format!("0x{hash}"))).collect()
    }

    fn call(&self, to: Address, data: &[u8], block: u64) -> Vec<u8> {
        if self.deployed.get() > block {
            return Vec::new();
        }
        // Only the consumer and the coordinators have these functions.
        let is_consumer = to == self.chain.borrow().consumer.address;
        if is_consumer && !self.has_functions.get() {
            return Vec::new();
        }
        let chain = self.chain.borrow();
        if let Ok(call) = eventsCall::abi_decode(data)
            && is_consumer
        {
            let value = chain.events(&Hash32::new(call.id.0), block);
            return value.as_bytes().to_vec();
        }
        if let Ok(call) = getPullCall::abi_decode(data)
            && is_consumer
        {
            let pull = chain.pull(&Hash32::new(call.key.0), block);
            let flag =
                |flag: bool| Hash32::new(core::array::from_fn(|i| u8::from(flag && i == 31)));
            let [requested, fulfilled] = [pull.requested, pull.fulfilled].map(flag);
            let words = [
                pull.event_id,
                requested,
                fulfilled,
                pull.word,
                pull.request_id,
            ];
            return words.map(|word| *word.as_bytes()).concat();
        }
        let Ok(call) = s_requestCommitmentsCall::abi_decode(data) else {
            return Vec::new();
        };
        let id = Hash32::new(call.id.to_be_bytes());
        chain.commitment(to, &id, block).as_bytes().to_vec()
    }

    /// Returns the number of a block that has logs, by the block's hash.
    fn number_of(&self, asked: &Value) -> Option<u64> {
        let chain = self.chain.borrow();
        let mut blocks = chain.logs.iter().map(|log| log.position.block);
        blocks.find(|block| self.hash_now(*block) == hash(asked))
    }

    /// Returns the logs of the block of this hash.
    fn logs_of_block(&self, asked: &Value) -> Result<Value, Result<HttpReply, SendError>> {
        if self.wants_address.get() {
            let message = "Please specify an address in your request";
            return Err(Ok(refusal(-32_602, message)));
        }
        let Some(block) = self.number_of(asked) else {
            return Ok(json!([]));
        };
        if block < self.logs_from.get() {
            return Ok(json!([]));
        }
        let chain = self.chain.borrow();
        let logs = chain.logs.iter().filter(|log| log.position.block == block);
        Ok(logs.map(|log| self.spell(log, false)).collect())
    }

    fn logs(&self, filter: &Value) -> Result<Value, Result<HttpReply, SendError>> {
        if filter["address"].is_null() {
            return self.logs_of_block(&filter["blockHash"]);
        }
        let (from, to) = (number(&filter["fromBlock"]), number(&filter["toBlock"]));
        self.ranges.borrow_mut().push((from, to));
        if to - from >= self.range.get() {
            return Err(self.refuses_range.borrow().clone());
        }
        self.has(to, "block range extends beyond current head block")?;
        if to > self.newest.get() {
            return Err(Ok(refusal(-32_000, "range extends beyond the head")));
        }
        let place = |topic: &Value| match topic {
            Value::Null => Vec::new(),
            Value::Array(several) => several.iter().map(hash).collect(),
            one => vec![hash(one)],
        };
        let topics = filter["topics"].as_array().expect("topics");
        let query = LogQuery {
            addresses: match &filter["address"] {
                Value::Array(several) => several.iter().map(address).collect(),
                one => vec![address(one)],
            },
            topics: topics.iter().map(place).collect(),
            from: from.max(self.logs_from.get()),
            to: to.min(self.newest.get()),
        };
        let there = match self.chain.borrow().answer(&Question::Logs(query.clone())) {
            Reply::Logs(logs) => logs,
            other => panic!("{other:?}"),
        };
        if there.len() > self.most_logs.get() {
            let message = "query returned more results. Try with this block range [0x1, 0x2].";
            return Err(Ok(refusal(-32_005, message)));
        }
        let removed = self.removed.borrow();
        let removed = removed.iter().filter(|log| query.wants(log));
        let there = there.iter().map(|log| self.spell(log, false));
        Ok(there
            .chain(removed.map(|log| self.spell(log, true)))
            .collect())
    }

    /// Returns a log with the number that the node gives it.
    fn spell(&self, log: &Log, removed: bool) -> Value {
        let mut spelt = spell(log, removed);
        if self.numbers_within.get() {
            let chain = self.chain.borrow();
            let own = chain.logs.iter();
            let own = own.filter(|other| other.transaction == log.transaction);
            let before = own.filter(|other| other.position < log.position).count();
            spelt["logIndex"] = json!(format!("{before:#x}"));
        }
        spelt
    }

    fn transaction(&self, asked: &Value) -> Value {
        match self
            .chain
            .borrow()
            .answer(&Question::Transaction(hash(asked)))
        {
            Reply::Transaction(call) => json!({
                "hash": asked, "to": call.to, "input": bytes(&call.input),
            }),
            _ => Value::Null,
        }
    }

    fn receipts(&self, number: u64) -> Value {
        let chain = self.chain.borrow();
        let block = chain.block(number);
        let receipts = block.receipts();
        let receipt = |(receipt, executed): (&Receipt, &Executed)| {
            let logs = executed.logs.iter().map(|log| self.spell(log, false));
            json!({
                "transactionHash": format!("0x{}", executed.hash),
                "blockNumber": format!("{number:#x}"),
                "type": format!("{:#x}", receipt.kind),
                "status": if receipt.post_state == receipts::PostState::Status(true) { "0x1" } else { "0x0" },
                "cumulativeGasUsed": format!("{:#x}", receipt.cumulative_gas_used),
                "logsBloom": bytes(&receipt.logs_bloom),
                "logs": logs.collect::<Vec<_>>(),
            })
        };
        receipts
            .iter()
            .zip(&block.transactions)
            .map(receipt)
            .collect()
    }

    fn receipt(&self, asked: &Value) -> Value {
        if let Some(lacks) = self.lacks_receipts.get().checked_sub(1) {
            self.lacks_receipts.set(lacks);
            return Value::Null;
        }
        match self.chain.borrow().answer(&Question::Receipt(hash(asked))) {
            Reply::Receipt(receipt) if self.has_receipts.get() => json!({
                "transactionHash": asked, "status": if receipt.succeeded { "0x1" } else { "0x0" },
                "blockNumber": format!("{:#x}", receipt.block),
                "logs": receipt.logs.iter().map(|log| self.spell(log, false)).collect::<Vec<_>>(),
            }),
            _ => Value::Null,
        }
    }
}

impl Transport for Wire {
    fn send(
        &self,
        request: String,
        bounds: Bounds,
    ) -> LocalBoxFuture<'_, Result<HttpReply, SendError>> {
        let first = self.0.first.borrow_mut().pop();
        let reply = match first {
            Some(scripted) => {
                self.0.requests.borrow_mut().push(Vec::new());
                scripted
            }
            None => self.0.reply(&request).and_then(|reply| {
                let bytes = bounds.bytes.or(Some(MOST_BYTES));
                Bounds { bytes, ..bounds }.hold(reply)
            }),
        };
        let sent = reply.as_ref().map_or(0, |reply| reply.text.len());
        self.0.sent.set(self.0.sent.get() + sent);
        Box::pin(core::future::ready(reply))
    }
}

/// Adds a header's fields to a block.
fn spell_header(block: &mut Value, header: &Header) {
    let own = json!({
        "parentHash": bytes(header.parent_hash.as_bytes()),
        "sha3Uncles": bytes(header.sha3_uncles.as_bytes()),
        "miner": bytes(&header.miner),
        "stateRoot": bytes(header.state_root.as_bytes()),
        "transactionsRoot": bytes(header.transactions_root.as_bytes()),
        "receiptsRoot": bytes(header.receipts_root.as_bytes()),
        "logsBloom": bytes(&header.logs_bloom),
        "difficulty": "0x0",
        "gasLimit": format!("{:#x}", header.gas_limit),
        "gasUsed": format!("{:#x}", header.gas_used),
        "extraData": bytes(&header.extra_data),
        "mixHash": bytes(header.mix_hash.as_bytes()),
        "nonce": bytes(&header.nonce),
        "baseFeePerGas": "0x7",
    });
    let (block, own) = (block.as_object_mut(), own.as_object());
    block.expect("a block").extend(own.expect("fields").clone());
}

pub fn refusal(code: i64, message: &str) -> HttpReply {
    HttpReply::ok(json!({"code": code, "message": message}).to_string())
}

fn spell(log: &Log, removed: bool) -> Value {
    json!({
        "address": log.address, "data": bytes(&log.data),
        "topics": log.topics.iter().map(|topic| format!("0x{topic}")).collect::<Vec<_>>(),
        "blockNumber": format!("{:#x}", log.position.block),
        "logIndex": format!("{:#x}", log.position.log_index),
        "transactionHash": format!("0x{}", log.transaction), "removed": removed,
    })
}

fn bytes(bytes: &[u8]) -> Value {
    json!(format!("0x{}", hex::encode(bytes)))
}

fn text(value: &Value) -> String {
    value.as_str().expect("text").to_owned()
}

fn number(value: &Value) -> u64 {
    u64::from_str_radix(&text(value)[2..], 16).expect("a number")
}

fn hash(value: &Value) -> Hash32 {
    Hash32::from_hex(&text(value)).expect("a hash")
}

fn address(value: &Value) -> Address {
    Address::from_hex(&text(value)).expect("an address")
}
