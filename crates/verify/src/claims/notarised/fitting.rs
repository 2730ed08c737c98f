//! Answers whose bytes fit each other: a header, and a way to a receipt. Whether the oracle's proof states the header's
//! hash is another question.

use crate::answers::{Answer, Answers, Question, Unread, WitnessedAnswer, Witnesses};
use crate::claims::work::Work;
use values::chain::{NotIncluded, ProvenReceipt, Prover};
use values::hash::Hash32;
use values::order;

/// An inclusion whose bytes fit each other.
pub(crate) struct Whole {
    /// The transaction, and its block.
    pub asked: (Hash32, u64),
    /// The endpoints that gave it.
    pub by: Witnesses,
    /// The receipt that the header and the path lead to.
    pub receipt: ProvenReceipt,
}

/// The answers whose bytes fit each other and the question.
///
/// # Errors
///
/// [`Unread`] where there is none: it names the endpoints if one of them told a header of the block, and else the network.
pub(crate) fn fitting(
    asked: (Hash32, u64),
    given: &[WitnessedAnswer],
    answers: &Answers,
    prover: &dyn Prover,
    work: &Work,
) -> Result<Vec<Whole>, Unread> {
    let (_, block) = asked;
    let told = order::set(hashes_of(answers, block).map(|(hash, _)| hash));
    let mut whole = Vec::new();
    let mut unread = None;
    let mut misfits = Witnesses::default();
    let (mut is_of_network, mut is_of_other_form) = (false, false);
    for given in given {
        let inclusion = match &given.answer {
            Answer::Inclusion(inclusion) => inclusion,
            // It tells nothing that could be wrong.
            Answer::Unread(Unread::BlockNotProven(_)) => {
                is_of_other_form = true;
                continue;
            }
            Answer::Unread(other) => {
                unread.get_or_insert(other.clone());
                continue;
            }
            _ => {
                unread.get_or_insert(Unread::Mismatched);
                continue;
            }
        };
        work.spend_bytes(inclusion.size())?;
        let hash = match prover.prove_receipt(inclusion) {
            Ok(receipt) if receipt.block.number == block => {
                whole.push(Whole {
                    asked,
                    by: given.by,
                    receipt,
                });
                continue;
            }
            // Of another number no endpoint was asked which block is the chain's.
            Ok(receipt) => receipt.block.hash,
            Err(NotIncluded::NoReceipt(hash)) => hash,
            Err(NotIncluded::NotChecked) => return Err(Unread::ProofNotChecked),
        };
        misfits = misfits.with(given.by);
        is_of_network = is_of_network || told.contains(&hash);
    }
    match (whole.is_empty(), misfits.is_empty(), unread) {
        (false, ..) => Ok(whole),
        (true, false, _) if is_of_network => Err(Unread::BlockMistold(block, misfits)),
        (true, false, _) => Err(Unread::BlockNotProven(block)),
        (true, true, _) if is_of_other_form => Err(Unread::BlockNotProven(block)),
        (true, true, unread) => Err(unread.unwrap_or(Unread::Mismatched)),
    }
}

/// The hashes that are told of a block, and by whom.
pub(crate) fn hashes_of(
    answers: &Answers,
    number: u64,
) -> impl Iterator<Item = (Hash32, Witnesses)> {
    let given = answers
        .get(&Question::BlockHash(number))
        .into_iter()
        .flatten();
    given.filter_map(|given| match given.answer {
        Answer::BlockHash(hash) => Some((hash, given.by)),
        _ => None,
    })
}
