//! Reads the blocks that prove a transaction's receipt: the headers from a block whose hash the oracle's proof states
//! down to the receipt's block, and all receipts of that block.
//!
//! The reader keeps the path to one of the receipts, in the bytes that the chain hashes, and drops all other values of
//! the node.

use super::limits;
use super::rpc::{self, Call, RpcResult};
use super::staged::{Next, Stage, StagedLookups, only};
use proofs::header::Header;
use proofs::{inclusion, node};
use verify::claims::{Answer, Fault, MAX_WALK, Question, Unread};
use verify::hash::Hash32;

/// A lookup of one inclusion.
pub(crate) struct Walk {
    transaction: Hash32,
    block: u64,
    from: u64,
    stage: WalkStage,
}

/// The stage of a walk.
enum WalkStage {
    /// The headers.
    Headers,
    /// The receipts of the last header's block, with the index of the wanted receipt. Each header has the hash that the
    /// node gave for its block.
    Receipts(Vec<(Header, Hash32)>, usize),
}

/// Starts a lookup for each inclusion question. A walk longer than `MAX_WALK` is left out.
pub(crate) fn lookups(questions: &[Question]) -> StagedLookups<Walk> {
    StagedLookups::new(questions, |question| match question {
        Question::Inclusion(transaction, block, from)
            if from
                .checked_sub(*block)
                .is_some_and(|walk| walk <= MAX_WALK) =>
        {
            Some(Walk {
                transaction: *transaction,
                block: *block,
                from: *from,
                stage: WalkStage::Headers,
            })
        }
        _ => None,
    })
}

impl Stage for Walk {
    fn calls(&self) -> Vec<Call> {
        match self.stage {
            WalkStage::Headers => (self.block..=self.from).rev().map(Call::block).collect(),
            WalkStage::Receipts(..) => vec![Call::receipts(self.block, limits::BYTES_OF_RECEIPTS)],
        }
    }

    fn after(self, answers: Vec<RpcResult>) -> Result<Next<Self>, Fault> {
        // A network may have blocks of another form.
        let not_proven = Answer::Unread(Unread::BlockNotProven(self.from));
        let (headers, index) = match &self.stage {
            WalkStage::Receipts(headers, index) => (headers, *index),
            WalkStage::Headers => return self.walked(answers),
        };
        let shown = node::receipts(&only(answers)?).ok();
        let shown = shown.and_then(|receipts| inclusion::of(headers, &receipts, index));
        Ok(Next::Done(shown.map_or(not_proven, Answer::Inclusion)))
    }
}

impl Walk {
    /// Reads the headers of the blocks, and the index of the transaction in the last block.
    fn walked(self, answers: Vec<RpcResult>) -> Result<Next<Self>, Fault> {
        let unread = |unread| Ok(Next::Done(Answer::Unread(unread)));
        let (mut headers, mut index) = (Vec::new(), None);
        for (number, answer) in (self.block..=self.from).rev().zip(answers) {
            let answer = answer?;
            let block = rpc::block(&answer)?.filter(|block| block.number == number);
            let hash = block.ok_or(Fault::WrongIds)?.hash;
            if number == self.block {
                let Some(at) = rpc::transaction_index(&answer, &self.transaction)? else {
                    return unread(Unread::UnknownTransaction(self.transaction));
                };
                if rpc::transactions(&answer)?
                    > limits::BYTES_OF_RECEIPTS.div_euclid(limits::BYTES_OF_A_RECEIPT)
                {
                    return Err(Fault::TooLarge);
                }
                index = Some(usize::try_from(at).unwrap_or(usize::MAX));
            }
            let Ok(header) = node::header(&answer) else {
                return unread(Unread::BlockNotProven(self.from));
            };
            headers.push((header, hash));
        }
        let stage = WalkStage::Receipts(headers, index.ok_or(Fault::WrongIds)?);
        Ok(Next::Stage(Self { stage, ..self }))
    }
}
