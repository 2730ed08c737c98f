//! Reads the block that proves a transaction's receipt: its header, and all its receipts.
//!
//! The reader keeps the path to one of the receipts, in the bytes that the chain hashes, and drops all other values of
//! the node.

use super::limits;
use super::rpc::{self, Call, RpcResult};
use super::staged::{Next, Stage, StagedLookups, only};
use proofs::header::Header;
use proofs::{inclusion, node};
use verify::claims::{Answer, Fault, Question, Unread};
use verify::hash::Hash32;

/// A lookup of one inclusion.
pub(crate) struct Lookup {
    transaction: Hash32,
    block: u64,
    stage: LookupStage,
}

/// The stage of a lookup.
enum LookupStage {
    /// The block's header.
    Header,
    /// The block's receipts: the header with the hash that the node gave for the block, and the index of the wanted
    /// receipt.
    Receipts(Box<Header>, Hash32, usize),
}

/// Starts a lookup for each inclusion question.
pub(crate) fn lookups(questions: &[Question]) -> StagedLookups<Lookup> {
    StagedLookups::new(questions, |question| match question {
        Question::Inclusion(transaction, block) => Some(Lookup {
            transaction: *transaction,
            block: *block,
            stage: LookupStage::Header,
        }),
        _ => None,
    })
}

impl Stage for Lookup {
    fn calls(&self) -> Vec<Call> {
        vec![match self.stage {
            LookupStage::Header => Call::block(self.block),
            LookupStage::Receipts(..) => Call::receipts(self.block, limits::BYTES_OF_RECEIPTS),
        }]
    }

    fn after(self, answers: Vec<RpcResult>) -> Result<Next<Self>, Fault> {
        let answer = only(answers)?;
        // A network may have blocks of another form.
        let not_proven = Answer::Unread(Unread::BlockNotProven(self.block));
        if let LookupStage::Receipts(header, hash, index) = self.stage {
            let shown = node::receipts(&answer).ok();
            let shown = shown.and_then(|receipts| inclusion::of(&header, &hash, &receipts, index));
            return Ok(Next::Done(shown.map_or(not_proven, Answer::Inclusion)));
        }
        let block = rpc::block(&answer)?.filter(|block| block.number == self.block);
        let hash = block.ok_or(Fault::WrongIds)?.hash;
        let Some(index) = rpc::transaction_index(&answer, &self.transaction)? else {
            let unknown = Unread::UnknownTransaction(self.transaction);
            return Ok(Next::Done(Answer::Unread(unknown)));
        };
        let most = limits::BYTES_OF_RECEIPTS.div_euclid(limits::BYTES_OF_A_RECEIPT);
        if rpc::transactions(&answer)? > most {
            return Err(Fault::TooLarge);
        }
        let Ok(header) = node::header(&answer) else {
            return Ok(Next::Done(not_proven));
        };
        let index = usize::try_from(index).unwrap_or(usize::MAX);
        let stage = LookupStage::Receipts(Box::new(header), hash, index);
        Ok(Next::Stage(Self { stage, ..self }))
    }
}
