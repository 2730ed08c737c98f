//! Looks up the calls of the transactions that fulfilled requests. They hold the oracle's proofs.
//!
//! A node may have dropped its index of old transactions by hash and still have their blocks. Then the block's list of
//! hashes gives the index of the transaction in the block.

use super::limits;
use super::rpc::{self, Call, RpcResult};
use super::staged::{Next, Stage, StagedLookups, only};
use verify::claims::{Answer, Fault, Question, Unread};
use verify::hash::Hash32;

/// A lookup of one transaction.
pub(crate) struct Fulfilment {
    hash: Hash32,
    block: u64,
    way: Way,
}

/// The way in which the lookup asks for the transaction.
enum Way {
    /// By its hash.
    ByHash,
    /// In the list of hashes of the transaction's block.
    InBlock,
    /// By its index in the block.
    ByIndex(u64),
}

/// Starts a lookup for each fulfilment question.
pub(crate) fn lookups(questions: &[Question]) -> StagedLookups<Fulfilment> {
    StagedLookups::new(questions, |question| match question {
        Question::Fulfilment(hash, block) => Some(Fulfilment {
            hash: *hash,
            block: *block,
            way: Way::ByHash,
        }),
        _ => None,
    })
}

impl Stage for Fulfilment {
    fn calls(&self) -> Vec<Call> {
        vec![match self.way {
            Way::ByHash => Call::transaction(&self.hash),
            Way::InBlock => Call::block(self.block),
            Way::ByIndex(index) => Call::transaction_at(self.block, index),
        }]
    }

    fn after(self, answers: Vec<RpcResult>) -> Result<Next<Self>, Fault> {
        let answer = only(answers)?;
        let unknown = Unread::UnknownTransaction(self.hash);
        let unknown = Ok(Next::Done(Answer::Unread(unknown)));
        let way = match self.way {
            Way::InBlock => match rpc::transaction_index(&answer, &self.hash)? {
                Some(index) => Way::ByIndex(index),
                None => return unknown,
            },
            Way::ByHash | Way::ByIndex(_) => match rpc::transaction(&answer, &self.hash)? {
                Some(transaction) if transaction.input.len() > limits::BYTES_OF_AN_INPUT => {
                    return Err(Fault::TooLarge);
                }
                Some(transaction) => return Ok(Next::Done(Answer::Transaction(transaction))),
                None if matches!(self.way, Way::ByHash) => Way::InBlock,
                None => return unknown,
            },
        };
        Ok(Next::Stage(Self { way, ..self }))
    }
}
