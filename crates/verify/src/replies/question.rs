//! Defines the questions that can be asked of a chain.

use serde::{Deserialize, Serialize};

use super::log::Log;
use values::chain::Address;
use values::hash::Hash32;

/// A question about one contract's chain.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The chain's id, and the endpoint's newest block. Endpoints differ in the second, and that is not a contradiction.
    Head,
    /// `events(event_id)` of the consumer.
    Events(Hash32, At),
    /// `getPull(pull_key)` of the consumer.
    GetPull(Hash32, At),
    /// The commitment that a coordinator of this version keeps of a request that it has not answered.
    Commitment(Address, CoordinatorVersion, Hash32, At),
    /// The Keccak-256 of the contract's code.
    CodeHash(At),
    /// The call of a transaction.
    Transaction(Hash32),
    /// The logs of a transaction.
    Receipt(Hash32),
    /// The logs of contracts over a range of blocks.
    Logs(LogQuery),
    /// The same, if a log that is missing counts: each part of the reply comes from a node that has the part's blocks.
    Window(LogQuery),
    /// A contract's logs over the whole chain, as far as the endpoint returns them.
    Search(LogSearch),
    /// All logs of a block, of every contract, by the block's hash.
    #[serde(rename = "numbering")]
    BlockLogs(u64),
    /// The same, by the receipts of all transactions that the block names.
    BlockReceipts(u64),
    /// The time of a block. The page shows it; no step judges it.
    Time(u64),
    /// The hash of a block, by its number.
    BlockHash(u64),
    /// The call of a transaction that fulfilled a request of a sender that its logs do not show, and its block.
    Input(Hash32, u64),
    /// The call of a transaction that fulfilled a request, and its block: nodes forget the hashes of transactions
    /// sooner than their blocks.
    Fulfilment(Hash32, u64),
    /// The bytes that show that a block holds a transaction's receipt: the transaction, and the block.
    #[serde(with = "in_block")]
    Inclusion(Hash32, u64),
}

/// The form of an inclusion in a saved proof: it has the block twice.
mod in_block {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use values::hash::Hash32;

    pub(super) fn serialize<S: Serializer>(
        transaction: &Hash32,
        block: &u64,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        (transaction, block, block).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<(Hash32, u64), D::Error> {
        let (transaction, block, _) = <(Hash32, u64, u64)>::deserialize(deserializer)?;
        Ok((transaction, block))
    }
}

/// The form of a query's contracts in a saved proof and in a call: a single one is written without a list.
mod one_or_more {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use values::chain::Address;

    pub(super) fn serialize<S: Serializer>(
        addresses: &[Address],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match addresses {
            [one] => one.serialize(serializer),
            several => several.serialize(serializer),
        }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<Address>, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Form {
            One(Address),
            Several(Vec<Address>),
        }
        Ok(match Form::deserialize(deserializer)? {
            Form::One(one) => vec![one],
            Form::Several(several) => several,
        })
    }
}

/// The block whose state a question asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum At {
    /// The block at which the endpoint is read.
    Pinned,
    /// The endpoint's newest block.
    Newest,
    /// The block 4 blocks before the newest one: the state of the newest ones may come later.
    Recent,
    /// A block that every node has had for a while: the final one, or one 64 blocks before the newest.
    Old,
}

/// The version of a coordinator, and of Chainlink VRF: a proof is the same in both, a coordinator's logs and state differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CoordinatorVersion {
    /// VRF v2. Retired in November 2024, but older words still come from it.
    V2,
    /// VRF v2.5, the current one.
    V2_5,
}

/// The logs that a question asks for.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct LogQuery {
    /// The contracts that wrote the logs, at least one.
    #[serde(rename = "address", with = "one_or_more")]
    pub addresses: Vec<Address>,
    /// For each indexed place, from the signature on, the values that a log may have there. An empty
    /// list means any value.
    pub topics: Vec<Vec<Hash32>>,
    /// The first block.
    pub from: u64,
    /// The last block.
    pub to: u64,
}

/// A search for a contract's logs over the whole chain.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct LogSearch {
    /// The contract that wrote the logs.
    pub address: Address,
    /// For each indexed place, from the signature on, the values that a log may have there. An empty
    /// list means any value.
    pub topics: Vec<Vec<Hash32>>,
    /// The block from which the search goes up and down, where the endpoint does not answer for the whole chain.
    pub from: u64,
}

/// A range of blocks: the first and the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The first block.
    pub from: u64,
    /// The last block.
    pub to: u64,
}

impl Span {
    /// Creates the range of a block and this number of blocks after it.
    pub const fn after(from: u64, blocks: u64) -> Self {
        let to = from.saturating_add(blocks);
        Self { from, to }
    }

    /// Returns whether a block is in it.
    pub fn holds(&self, block: u64) -> bool {
        (self.from..=self.to).contains(&block)
    }
}

impl LogQuery {
    /// Creates a query for the logs of contracts with these values in their indexed places.
    pub const fn with(addresses: Vec<Address>, topics: Vec<Vec<Hash32>>, span: Span) -> Self {
        Self {
            addresses,
            topics,
            from: span.from,
            to: span.to,
        }
    }

    /// Creates a query for all logs of a contract over a range.
    pub fn all(address: Address, from: u64, to: u64) -> Self {
        Self::with(vec![address], Vec::new(), Span { from, to })
    }

    /// Returns whether the query asks for the logs of this contract alone.
    pub fn is_of(&self, address: &Address) -> bool {
        self.addresses.as_slice() == [*address]
    }

    /// Returns the number of blocks of the range.
    pub const fn blocks(&self) -> u64 {
        self.to.saturating_sub(self.from).saturating_add(1)
    }

    /// Returns whether the query asks for this log.
    pub fn wants(&self, log: &Log) -> bool {
        self.addresses.contains(&log.address)
            && (self.from..=self.to).contains(&log.position.block)
            && has_topics(log, &self.topics)
    }
}

impl LogSearch {
    /// The number of places of a log's topics, after its signature.
    pub const TOPICS: usize = 3;

    /// Creates a search for a contract's logs of these signatures, any if there are none, that have one of these values at a place
    /// after the signature; `None` if no topic has that place.
    pub fn with_value(
        address: Address,
        signatures: Vec<Hash32>,
        (place, values): (usize, Vec<Hash32>),
        from: u64,
    ) -> Option<Self> {
        let before = core::iter::repeat_n(Vec::new(), place);
        let topics = [signatures].into_iter().chain(before).chain([values]);
        (place < Self::TOPICS).then(|| Self {
            address,
            topics: topics.collect(),
            from,
        })
    }

    /// Returns whether the search is for this log.
    pub fn wants(&self, log: &Log) -> bool {
        log.address == self.address && has_topics(log, &self.topics)
    }

    /// Returns the query for a range of blocks.
    pub fn over(&self, from: u64, to: u64) -> LogQuery {
        LogQuery::with(vec![self.address], self.topics.clone(), Span { from, to })
    }
}

fn has_topics(log: &Log, topics: &[Vec<Hash32>]) -> bool {
    let mut topics = (0_usize..).zip(topics);
    topics.all(|(place, any_of)| {
        let topic = log.topics.get(place);
        any_of.is_empty() || topic.is_some_and(|topic| any_of.contains(topic))
    })
}
