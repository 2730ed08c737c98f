//! What shows that a block holds a transaction's receipt: the block's header, and all its receipts.
//!
//! Of the receipts the way to one of them is kept, in the bytes that the chain hashes. What a node tells beside them is
//! not.

use super::inquiry::Inquiry;
use super::rpc::{self, Call, RpcResult};
use proofs::header::Header;
use proofs::{inclusion, node};
use verify::claims::{Answer, Fault, Question, Unread};
use verify::hash::Hash32;

/// How many bytes of a block's receipts are read.
pub const MAX_RECEIPTS: usize = 1_500_000;

/// What a node's receipt takes at least: half of it is the filter over its logs.
const LEAST_RECEIPT: usize = 900;

/// The inclusions among the questions, on their way to answers.
pub struct Inclusions(Vec<Lookup>);

struct Lookup {
    transaction: Hash32,
    block: u64,
    stage: Stage,
}

/// How an inclusion is being looked up.
enum Stage {
    /// The block.
    Block,
    /// The receipts of a block with this header and hash, of which one is at this index.
    Receipts(Box<Header>, Hash32, usize),
    Done(Result<Answer, Fault>),
}

impl Inclusions {
    /// Those among the questions.
    pub fn new(questions: &[Question]) -> Self {
        let lookups = questions.iter().filter_map(|question| match question {
            Question::Inclusion(transaction, block) => Some(Lookup {
                transaction: *transaction,
                block: *block,
                stage: Stage::Block,
            }),
            _ => None,
        });
        Self(lookups.collect())
    }
}

impl Inquiry for Inclusions {
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
            (
                Question::Inclusion(lookup.transaction, lookup.block),
                answer,
            )
        });
        finished.collect()
    }
}

impl Lookup {
    fn call(&self) -> Option<Call> {
        match self.stage {
            Stage::Block => Some(Call::block(self.block)),
            Stage::Receipts(..) => Some(Call::receipts(self.block, MAX_RECEIPTS)),
            Stage::Done(_) => None,
        }
    }

    fn after(&self, answer: RpcResult) -> Result<Stage, Fault> {
        let unread = |unread| Ok(Stage::Done(Ok(Answer::Unread(unread))));
        // A network may have blocks of another form.
        let not_proven = Unread::BlockNotProven(self.block);
        let answer = answer?;
        match &self.stage {
            Stage::Block => {
                let block = rpc::block(&answer)?.filter(|block| block.number == self.block);
                let hash = block.ok_or(Fault::WrongIds)?.hash;
                let Some(index) = rpc::transaction_index(&answer, &self.transaction)? else {
                    return unread(Unread::UnknownTransaction(self.transaction));
                };
                if rpc::transactions(&answer)? > MAX_RECEIPTS.div_euclid(LEAST_RECEIPT) {
                    return Err(Fault::TooLarge);
                }
                let index = usize::try_from(index).unwrap_or(usize::MAX);
                match node::header(&answer) {
                    Ok(header) => Ok(Stage::Receipts(Box::new(header), hash, index)),
                    Err(_) => unread(not_proven),
                }
            }
            Stage::Receipts(header, hash, index) => {
                let shown = node::receipts(&answer).ok();
                let shown =
                    shown.and_then(|receipts| inclusion::of(header, hash, &receipts, *index));
                match shown {
                    Some(inclusion) => Ok(Stage::Done(Ok(Answer::Inclusion(inclusion)))),
                    None => unread(not_proven),
                }
            }
            Stage::Done(_) => Err(Fault::WrongIds),
        }
    }
}
