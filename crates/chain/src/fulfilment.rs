//! The calls of transactions that fulfilled requests, which hold the oracle's proofs.
//!
//! A node may have dropped its index of old transactions by their hashes, and still have their blocks. Then
//! the block's list of hashes says which of its transactions it is.

use super::inquiry::Inquiry;
use super::rpc::{self, Call, RpcResult};
use verify::claims::{Answer, Fault, Question, Unread};
use verify::hash::Hash32;

/// How long an input may be. A node takes no longer transaction into its pool.
const MAX_INPUT: usize = 128 << 10;

/// The fulfilments among the questions, on their way to answers.
pub struct Fulfilments(Vec<Lookup>);

struct Lookup {
    hash: Hash32,
    block: u64,
    stage: Stage,
}

/// How a transaction is being looked up.
enum Stage {
    /// By its hash.
    ByHash,
    /// In its block's list of hashes.
    InBlock,
    /// By its index in the block.
    ByIndex(u64),
    Done(Result<Answer, Fault>),
}

impl Fulfilments {
    /// Those among the questions.
    pub fn new(questions: &[Question]) -> Self {
        let lookups = questions.iter().filter_map(|question| match question {
            Question::Fulfilment(hash, block) => Some(Lookup {
                hash: *hash,
                block: *block,
                stage: Stage::ByHash,
            }),
            _ => None,
        });
        Self(lookups.collect())
    }
}

impl Inquiry for Fulfilments {
    fn next(&mut self) -> Vec<Call> {
        self.0.iter().filter_map(Lookup::call).collect()
    }

    fn receive(&mut self, answers: Vec<RpcResult>) {
        let open = self.0.iter_mut();
        let open = open.filter(|lookup| !matches!(lookup.stage, Stage::Done(_)));
        for (lookup, answer) in open.zip(answers) {
            lookup.stage = lookup
                .after(answer)
                .unwrap_or_else(|fault| Stage::Done(Err(fault)));
        }
    }

    fn finish(self: Box<Self>) -> Vec<(Question, Result<Answer, Fault>)> {
        let lookups = self.0.into_iter();
        let finished = lookups.map(|lookup| {
            let answer = match lookup.stage {
                Stage::Done(answer) => answer,
                _ => Err(Fault::WrongIds),
            };
            (Question::Fulfilment(lookup.hash, lookup.block), answer)
        });
        finished.collect()
    }
}

impl Lookup {
    fn call(&self) -> Option<Call> {
        match self.stage {
            Stage::ByHash => Some(Call::transaction(&self.hash)),
            Stage::InBlock => Some(Call::block(self.block)),
            Stage::ByIndex(index) => Some(Call::transaction_at(self.block, index)),
            Stage::Done(_) => None,
        }
    }

    fn after(&self, answer: RpcResult) -> Result<Stage, Fault> {
        let unknown = || Stage::Done(Ok(Answer::Unread(Unread::UnknownTransaction(self.hash))));
        Ok(match self.stage {
            Stage::InBlock => match rpc::transaction_index(&answer?, &self.hash)? {
                Some(index) => Stage::ByIndex(index),
                None => unknown(),
            },
            Stage::ByHash | Stage::ByIndex(_) => {
                match (rpc::transaction(&answer?, &self.hash)?, &self.stage) {
                    (Some(transaction), _) if transaction.input.len() > MAX_INPUT => {
                        return Err(Fault::TooLarge);
                    }
                    (Some(transaction), _) => Stage::Done(Ok(Answer::Transaction(transaction))),
                    (None, Stage::ByHash) => Stage::InBlock,
                    (None, _) => unknown(),
                }
            }
            Stage::Done(_) => return Err(Fault::WrongIds),
        })
    }
}
