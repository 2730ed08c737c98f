//! The receipts that prove themselves (`docs/protocol.md#proven-blocks`).
//!
//! The oracle's proof of a word states the hash of its request's block. A header of this hash and a path lead to a receipt,
//! regardless of who hands them over. An orphaned block may be stated too, so a receipt counts in a view whose endpoint gives
//! this hash for the block's number.

use serde::{Deserialize, Serialize};

use super::coordinator::{self, Request};
use super::work::Work;
use crate::claim::Listed;
use crate::replies::{
    Address, Log, Question, Receipt, Replies, Reply, Unread, WitnessedReply, Witnesses, add_reply,
};
use values::chain::{Inclusion, OracleRequest, ProvenBlock, ProvenReceipt, Prover};
use values::hash::Hash32;
use values::order;
use values::position::Position;

/// A block, stated by the oracle's proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NotarisedBlock {
    /// The hash of the oracle's key.
    pub key_hash: Hash32,
    /// The block.
    pub block: ProvenBlock,
}

/// A receipt that the oracle's proof shows.
pub(crate) struct Notarised {
    /// The transaction, as the question names it: no receipt holds the hash of its transaction.
    pub transaction: Hash32,
    /// The block that holds the receipt.
    pub block: NotarisedBlock,
    /// The receipt. The index of a log is its place in the receipt.
    pub receipt: Receipt,
    /// The words that are proven for requests in the receipt, each with the request's log and the hash of its key.
    words: Vec<(Position, Hash32, Hash32)>,
}

/// The receipts that were asked for.
#[derive(Default)]
pub(crate) struct Notary {
    /// The proven ones.
    pub proven: Vec<Notarised>,
    /// The block of one that is not proven, and why.
    pub unproven: Option<(u64, Unread)>,
}

impl Notarised {
    /// Returns the proven word of a request in the receipt, and the hash of its key.
    pub(crate) fn word(&self, request: &Request<'_>) -> Option<(Hash32, Hash32)> {
        let mut words = self.words.iter();
        words.find_map(|(of, word, key_hash)| {
            // proven-16
            (*of == request.log.position).then_some((*word, *key_hash))
        })
    }

    /// Returns the number and the hash of the block.
    pub(crate) const fn number_and_hash(&self) -> (u64, Hash32) {
        (self.block.block.number, self.block.block.hash)
    }

    /// Returns the requests that a contract made in the receipt's transaction, at any coordinator.
    pub(crate) fn requests_of(&self, contract: Address) -> impl Iterator<Item = Request<'_>> {
        let sender = contract.as_topic();
        coordinator::requests(&self.receipt.logs).filter(move |request| request.sender == sender)
    }
}

impl Notary {
    /// Proves every receipt that the replies show.
    pub(crate) fn new(listed: &Listed, replies: &Replies, prover: &dyn Prover) -> Self {
        let mut notary = Self::default();
        let inputs = inputs(replies);
        let asked = replies
            .iter()
            .filter_map(|(question, given)| match question {
                Question::Inclusion(transaction, block) => Some((transaction, block, given)),
                _ => None,
            });
        let asked: Vec<_> = asked.collect();
        let is_own = |given: &WitnessedReply| !given.by.is_empty();
        let own = asked.iter().flat_map(|(_, _, given)| given.iter());
        let own = own.filter(|given| is_own(given)).count();
        // A receipt uses no work of other givers' receipts, and all receipts of a file together have one share.
        // proven-22
        let (mut shares, of_file) = (Work::shared(own).into_iter(), Work::default());
        for (transaction, block, given) in asked {
            let (mut is_proven, mut unread): (bool, Option<Unread>) = (false, None);
            let (own, others): (Vec<_>, Vec<_>) = given.iter().partition(|given| is_own(given));
            for given in own.into_iter().chain(others) {
                let share = Some(given).filter(|given| is_own(given));
                // file-6
                let share = share.and_then(|_| shares.next());
                let work = share.as_ref().unwrap_or(&of_file);
                let shown = match &given.reply {
                    Reply::Inclusion(inclusion) => receipt(inclusion, *block, prover, work),
                    Reply::Unread(unread) => Err(unread.clone()),
                    _ => Err(Unread::BlockNotProven(*block)),
                };
                let proven = shown.and_then(|receipt| {
                    notarised(receipt, *transaction, listed, &inputs, prover, work)
                });
                match proven {
                    Ok(proven) => {
                        notary.proven.push(proven);
                        is_proven = true;
                    }
                    // views-16
                    Err(cause) => {
                        unread = unread.into_iter().chain([cause]).min();
                    }
                }
            }
            if !is_proven {
                notary.unproven = unread.map(|unread| (*block, unread));
            }
        }
        notary
    }

    /// Returns the block that holds a contract's request of this word; or the reason for which none is proven, if one was
    /// asked for.
    pub(crate) fn block_of(
        &self,
        contract: Address,
        word: Hash32,
        replies: &Replies,
    ) -> Option<Result<NotarisedBlock, Unread>> {
        let gives = |own: &&Notarised| {
            let mut words = own
                .requests_of(contract)
                .filter_map(|asked| own.word(&asked));
            // proven-7
            words.any(|(proven, _)| proven == word)
        };
        let Some(own) = self.proven.iter().find(gives) else {
            return self.unproven.clone().map(|(_, unread)| Err(unread));
        };
        let block = own.block.block;
        let mut others = replies.get(&Question::BlockHash(block.number))?.iter();
        let is_other =
            |reply: &Reply| matches!(reply, Reply::BlockHash(hash) if *hash != block.hash);
        // An orphaned block may be stated too.
        Some(match others.any(|given| is_other(&given.reply)) {
            false => Ok(own.block),
            // proven-8
            true => Err(Unread::BlockNotProven(block.number)),
        })
    }
}

/// Returns the replies that prove themselves, as nobody's: it does not matter who handed them over.
pub fn proofs(replies: &Replies) -> Replies {
    let mut proofs = Replies::new();
    for (question, given) in replies {
        if let Question::Inclusion(..) | Question::Fulfilment(..) = question {
            for given in given {
                let reply = given.reply.clone();
                add_reply(&mut proofs, question.clone(), Witnesses::NONE, reply);
            }
        }
    }
    proofs
}

/// Returns the different inputs of the fulfilling transactions: those that endpoints gave come first, so that a file's inputs
/// use no work of theirs.
fn inputs(replies: &Replies) -> Vec<&[u8]> {
    let fulfilments = replies.iter();
    let fulfilments =
        fulfilments.filter(|(question, _)| matches!(question, Question::Fulfilment(..)));
    let inputs = fulfilments
        .flat_map(|(_, given)| given)
        .filter_map(|given| match &given.reply {
            Reply::Transaction(transaction) => {
                Some((given.by.is_empty(), transaction.input.as_slice()))
            }
            _ => None,
        });
    let inputs = order::set(inputs).into_iter();
    inputs.map(|(_, input)| input).collect()
}

/// Returns the receipt to which a header and a path lead.
fn receipt(
    inclusion: &Inclusion,
    block: u64,
    prover: &dyn Prover,
    work: &Work,
) -> Result<ProvenReceipt, Unread> {
    work.spend_bytes(inclusion.size())?;
    match prover.prove_receipt(inclusion) {
        // proven-6
        Some(receipt) if receipt.block.number == block => Ok(receipt),
        _ => Err(Unread::BlockNotProven(block)),
    }
}

/// Looks for the oracle's proofs of the requests in a receipt. One of a listed key states the receipt's block.
fn notarised(
    proven: ProvenReceipt,
    transaction: Hash32,
    listed: &Listed,
    inputs: &[&[u8]],
    prover: &dyn Prover,
    work: &Work,
) -> Result<Notarised, Unread> {
    let ProvenReceipt {
        block,
        succeeded,
        logs,
        ..
    } = proven;
    let logs = (0_u32..).zip(logs).map(|(log_index, log)| Log {
        position: Position {
            block: block.number,
            log_index,
        },
        address: log.address,
        topics: log.topics,
        data: log.data,
        transaction,
    });
    let logs: Vec<Log> = logs.collect();
    let mut words = Vec::new();
    for request in coordinator::requests(&logs) {
        let Some(asked) = listed_request(&request, listed, block.hash) else {
            continue;
        };
        for input in inputs {
            work.try_proof(input.len())?;
            if let Some(word) = prover.prove(input, &asked) {
                words.push((request.log.position, word, asked.key_hash));
                break;
            }
        }
    }
    // proven-1
    let (_, _, key_hash) = words.first().ok_or(Unread::BlockNotProven(block.number))?;
    Ok(Notarised {
        transaction,
        block: NotarisedBlock {
            key_hash: *key_hash,
            block,
        },
        receipt: Receipt {
            block: block.number,
            succeeded,
            logs,
        },
        words,
    })
}

/// Returns the request that the oracle proves, if a listed coordinator logged it and its key is listed.
fn listed_request(
    request: &Request<'_>,
    listed: &Listed,
    block_hash: Hash32,
) -> Option<OracleRequest> {
    let asked = request.asked(block_hash)?;
    // proven-1
    let is_listed = listed.coordinators.contains(&request.coordinator())
        && listed.key_hashes.contains(&asked.key_hash);
    is_listed.then_some(asked)
}
