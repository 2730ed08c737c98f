//! Answers each question by the calls that it needs.

use super::abi;
use super::limits;
use super::rpc::{self, Block, Call};
use super::source::Source;
use proofs::{inclusion, node};
use serde_json::Value;
use verify::claims::{self, Address, At, Fault, Log, Question, Reply, Transaction, Unread};
use verify::hash::{Hash32, keccak};

impl Source<'_> {
    /// Answers a question, within a run of the endpoint's calls.
    ///
    /// # Errors
    ///
    /// The [`Fault`] of an endpoint that gives no reply.
    pub(crate) async fn reply(&self, question: &Question) -> Result<Reply, Fault> {
        match question {
            Question::Head => Ok(Reply::Head(self.head)),
            Question::Events(id, at) => {
                let data = self.read(&self.contract, &abi::events(id), *at).await?;
                value(abi::word(&data)).map(Reply::Events)
            }
            Question::GetPull(key, at) => {
                let data = self.read(&self.contract, &abi::get_pull(key), *at).await?;
                value(abi::pull(&data)).map(Reply::GetPull)
            }
            Question::Commitment(coordinator, version, id, at) => {
                let call = abi::commitment(*version, id);
                let data = self.read(coordinator, &call, *at).await?;
                value(abi::word(&data)).map(Reply::Commitment)
            }
            Question::CodeHash(at) => {
                let raw = self
                    .ask(Call::code(&self.contract, self.block_at(*at)))
                    .await?;
                Ok(Reply::CodeHash(keccak(&[&rpc::data(&raw)?])))
            }
            Question::Transaction(hash) => self.transaction(hash, Call::transaction(hash)).await,
            Question::Fulfilment(hash, block) => self.fulfilment(hash, *block).await,
            Question::Input(hash, block) => self.input(hash, *block).await,
            Question::Receipt(hash) => {
                let raw = self.ask(Call::receipt(hash)).await?;
                match rpc::receipt(&raw, hash)? {
                    Some(receipt) if self.may_keep(&receipt.logs) => Ok(Reply::Receipt(receipt)),
                    Some(_) => Err(Fault::Malformed),
                    None => Ok(unknown(hash)),
                }
            }
            Question::Logs(query) => self.logs(query).await,
            Question::Window(query) => self.window(query).await,
            Question::Search(search) => self.search(search).await,
            Question::BlockLogs(block) => self.block_logs(*block).await,
            Question::BlockReceipts(block) => {
                let raw = self.block(Call::block(*block)).await?;
                self.receipts_of(*block, &raw).await
            }
            Question::BlockHash(number) => {
                let raw = self.block(Call::block(*number)).await?;
                Ok(Reply::BlockHash(block(&raw, *number)?.hash))
            }
            Question::Time(number) => {
                let raw = self.block(Call::block(*number).optional()).await?;
                Ok(Reply::Time(block(&raw, *number)?.timestamp))
            }
            Question::Inclusion(hash, block) => self.inclusion(hash, *block).await,
        }
    }

    /// Reads a contract's state.
    async fn read(&self, address: &Address, data: &[u8], at: At) -> Result<Vec<u8>, Fault> {
        let raw = self
            .ask(Call::read(address, data, self.block_at(at)))
            .await?;
        rpc::data(&raw)
    }

    const fn block_at(&self, at: At) -> u64 {
        match at {
            At::Pinned => self.head.pinned,
            At::Newest => self.head.newest,
            At::Recent => self
                .head
                .newest
                .saturating_sub(limits::BLOCKS_WITHOUT_STATE),
            At::Old => self.old,
        }
    }

    /// Reads the call of a transaction.
    async fn transaction(&self, hash: &Hash32, call: Call) -> Result<Reply, Fault> {
        let raw = self.ask(call).await?;
        match self.sent(&raw, hash)? {
            Some(sent) => Ok(Reply::Transaction(sent)),
            None => Ok(unknown(hash)),
        }
    }

    /// Reads the call of a transaction of this block. A node may have dropped its index of old transactions by hash and
    /// still have their blocks.
    async fn fulfilment(&self, hash: &Hash32, number: u64) -> Result<Reply, Fault> {
        let raw = self.ask(Call::transaction(hash)).await?;
        if let Some(sent) = self.sent(&raw, hash)? {
            return Ok(Reply::Transaction(self.trimmed(&sent, hash)));
        }
        self.in_block(hash, number).await
    }

    /// Reads the call of a transaction whose request is unknown, within the calls that such inputs may use.
    async fn input(&self, hash: &Hash32, number: u64) -> Result<Reply, Fault> {
        if !self.may_ask_for_inputs(1) {
            return Ok(unknown(hash));
        }
        let raw = self.ask(Call::transaction(hash)).await?;
        match self.sent(&raw, hash)? {
            Some(sent) => Ok(Reply::Transaction(self.trimmed(&sent, hash))),
            None if self.may_ask_for_inputs(2) => self.in_block(hash, number).await,
            None => Ok(unknown(hash)),
        }
    }

    /// Reads all logs of a block, by its hash: a node that lacks the block then returns an error. Where the endpoint wants an
    /// address, or shows no logs, the receipts of the block's transactions hold the logs.
    async fn block_logs(&self, number: u64) -> Result<Reply, Fault> {
        let raw = self.block(Call::block(number)).await?;
        let hash = block(&raw, number)?.hash;
        // asking-20
        let logs = self.ask(Call::logs_of_block(number, &hash)).await;
        let logs = logs.and_then(|raw| rpc::logs_of_block(&raw, number));
        if let Ok(logs) = &logs
            && !logs.is_empty()
        {
            return self.kept(logs.clone(), false);
        }
        // asking-21
        match self.receipts_of(number, &raw).await {
            Ok(receipts) => Ok(receipts),
            Err(_) => self.kept(logs?, false),
        }
    }

    /// Reads the logs of a block from the receipts of all its transactions.
    async fn receipts_of(&self, number: u64, raw: &Value) -> Result<Reply, Fault> {
        let hash = block(raw, number)?.hash;
        let call = Call::receipts_of(number, &hash, limits::BYTES_OF_RECEIPTS);
        let receipts = rpc::receipts(&self.ask(call).await?)?;
        let is_whole = rpc::are_of_block(&receipts, raw, number)?;
        let logs = receipts.into_iter().flat_map(|(_, receipt)| receipt.logs);
        let logs: Vec<Log> = logs.collect();
        // Some nodes restart the count of logs in each receipt: such indexes are not places in the block.
        let mut places: Vec<_> = logs.iter().map(|log| log.position).collect();
        places.sort_unstable();
        places.dedup();
        match is_whole && places.len() == logs.len() {
            true => self.kept(logs, true),
            false => Err(Fault::Malformed),
        }
    }

    fn kept(&self, logs: Vec<Log>, is_whole: bool) -> Result<Reply, Fault> {
        match self.may_keep(&logs) {
            true => Ok(Reply::BlockLogs { logs, is_whole }),
            false => Err(Fault::Malformed),
        }
    }

    /// Reads the call of a transaction by its index in a block.
    async fn in_block(&self, hash: &Hash32, number: u64) -> Result<Reply, Fault> {
        let block = self.block(Call::block(number)).await?;
        // asking-8
        let Some(index) = rpc::transaction_index(&block, hash)? else {
            return Ok(unknown(hash));
        };
        let raw = self.ask(Call::transaction_at(number, index)).await?;
        match self.sent(&raw, hash)? {
            Some(sent) => Ok(Reply::Transaction(self.trimmed(&sent, hash))),
            None => Ok(unknown(hash)),
        }
    }

    /// Returns a transaction of a reply; `None` if the node does not know it.
    fn sent(&self, raw: &Value, hash: &Hash32) -> Result<Option<Transaction>, Fault> {
        match rpc::transaction(raw, hash)? {
            Some(sent) if sent.input.len() > limits::BYTES_OF_AN_INPUT => Err(Fault::Malformed),
            Some(sent) if !self.may_keep_bytes(sent.input.len()) => Err(Fault::Malformed),
            sent => Ok(sent),
        }
    }

    /// Returns a fulfilling transaction with the part of its input that a settlement reads: the proofs of the requests that
    /// its logs name, and the commitments.
    fn trimmed(&self, sent: &Transaction, hash: &Hash32) -> Transaction {
        // asking-23
        let input = claims::kept(&sent.input, |id| self.is_named(hash, id));
        Transaction { input, to: sent.to }
    }

    /// Reads a block.
    async fn block(&self, call: Call) -> Result<Value, Fault> {
        let raw = self.ask(call).await?;
        match self.may_keep_bytes(rpc::size(&raw)) {
            true => Ok(raw),
            false => Err(Fault::Malformed),
        }
    }

    /// Reads the bytes that show that a block holds a transaction's receipt. The reader keeps the path to the receipt, in
    /// the bytes that the chain hashes, and drops all other values of the node.
    async fn inclusion(&self, hash: &Hash32, number: u64) -> Result<Reply, Fault> {
        let raw = self.block(Call::block(number)).await?;
        let own = block(&raw, number)?.hash;
        let Some(index) = rpc::transaction_index(&raw, hash)? else {
            return Ok(unknown(hash));
        };
        let most = limits::BYTES_OF_RECEIPTS.div_euclid(limits::BYTES_OF_A_RECEIPT);
        if rpc::transactions(&raw)? > most {
            return Err(Fault::Malformed);
        }
        // A network may have blocks of another form.
        let not_proven = Reply::Unread(Unread::BlockNotProven(number));
        let Some(header) = node::header(&raw) else {
            return Ok(not_proven);
        };
        let receipts = Call::receipts(number, limits::BYTES_OF_RECEIPTS);
        let receipts = node::receipts(&self.ask(receipts).await?);
        let index = usize::try_from(index).unwrap_or(usize::MAX);
        let shown = receipts.and_then(|all| inclusion::of(&header, &own, &all, index));
        Ok(shown.map_or(not_proven, Reply::Inclusion))
    }
}

/// Returns a decoded value. Other bytes are not of the function that was called.
fn value<T>(decoded: Option<T>) -> Result<T, Fault> {
    decoded.ok_or(Fault::NotTheContract)
}

/// Returns the block of this number. A node without it gives no reply.
fn block(raw: &Value, number: u64) -> Result<Block, Fault> {
    let block = rpc::block(raw)?.filter(|block| block.number == number);
    block.ok_or(Fault::Malformed)
}

const fn unknown(hash: &Hash32) -> Reply {
    Reply::Unread(Unread::UnknownTransaction(*hash))
}
