//! Who checks the oracle's proof of a word, and what a block holds.
//!
//! The arithmetic of the curve is handed in: no verdict waits for it, and the rules need no curve.

use crate::answers::{Address, Inclusion, Log};
use values::hash::Hash32;

/// A request of the oracle, in the block that it was made in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OracleRequest {
    /// The hash of the key that must answer.
    pub key_hash: Hash32,
    /// What the coordinator made of the key, the sender, the subscription and the count.
    pub pre_seed: Hash32,
    /// The hash of the block that holds the request.
    pub block_hash: Hash32,
}

/// Why an input proves no word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unproven {
    /// It holds no proof for this request.
    NotFound,
    /// It holds a proof for this request that does not verify.
    Invalid,
    /// It was not checked.
    NotChecked,
}

/// A receipt that a block holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvenReceipt {
    /// The block of the first header. It exists if the oracle's proof states its hash, and so do all below it.
    pub notarised: ProvenBlock,
    /// The block of the last header, which holds the receipt. Often it is the same.
    pub block: ProvenBlock,
    /// The index of the transaction in the block.
    pub index: u64,
    /// Whether the transaction succeeded.
    pub succeeded: bool,
    /// Its logs, in order.
    pub logs: Vec<ProvenLog>,
}

/// A block, as its header says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct ProvenBlock {
    /// The hash of its header.
    pub hash: Hash32,
    /// Its number.
    pub number: u64,
    /// Its time, in seconds since 1970.
    pub timestamp: u64,
}

/// A log of a proven receipt. The receipt does not say where in the block it is.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct ProvenLog {
    /// The contract that wrote it.
    pub address: Address,
    /// Its signature and indexed values.
    pub topics: Vec<Hash32>,
    /// The rest of its values.
    #[serde(with = "hex::serde")]
    pub data: Vec<u8>,
}

impl ProvenLog {
    /// Its indexed values, then its data words.
    pub fn values(&self) -> impl Iterator<Item = Hash32> + '_ {
        let indexed = self.topics.iter().skip(1).copied();
        let (words, _) = self.data.as_chunks::<32>();
        indexed.chain(words.iter().map(|word| Hash32::new(*word)))
    }

    /// Whether one of them is this value.
    pub fn holds(&self, value: &Hash32) -> bool {
        self.values().any(|held| held == *value)
    }

    /// Whether it is this log.
    pub fn is(&self, log: &Log) -> bool {
        (self.address, &self.topics, &self.data) == (log.address, &log.topics, &log.data)
    }
}

/// Why a receipt is not shown to be a block's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotIncluded {
    /// The first header, of this hash, leads to no receipt.
    NoReceipt(Hash32),
    /// It was not checked.
    NotChecked,
}

/// Checks the oracle's proofs (`docs/protocol.md#oracle-proof`).
pub trait Prover {
    /// The word that a transaction's input proves for a request, under the request's key.
    ///
    /// # Errors
    ///
    /// [`Unproven`] where it proves none.
    fn prove(&self, input: &[u8], request: &OracleRequest) -> Result<Hash32, Unproven>;

    /// The receipt that these headers lead to.
    ///
    /// # Errors
    ///
    /// [`NotIncluded`] where that is not shown.
    fn prove_receipt(&self, inclusion: &Inclusion) -> Result<ProvenReceipt, NotIncluded>;
}

/// Stands in where proofs cannot be checked.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoProver;

impl Prover for NoProver {
    fn prove(&self, _: &[u8], _: &OracleRequest) -> Result<Hash32, Unproven> {
        Err(Unproven::NotChecked)
    }

    fn prove_receipt(&self, _: &Inclusion) -> Result<ProvenReceipt, NotIncluded> {
        Err(NotIncluded::NotChecked)
    }
}
