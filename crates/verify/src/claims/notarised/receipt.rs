//! Receipts that the oracle's proofs show, whoever handed them over.

use super::comparison::Proven;
use super::fitting::{Whole, fitting, hashes_of};
use super::notary::Notary;
use crate::answers::{Address, Answer, Answers, Question, Unread, Witnesses};
use crate::claims::evidence::logged::LoggedRequest;
use crate::claims::evidence::told_logs::ToldLogs;
use crate::claims::listed::Listed;
use crate::claims::work::Work;
use values::chain::{ProvenBlock, ProvenReceipt, Prover};
use values::hash::Hash32;
use values::order;
use values::order::OrderedSet;

/// A block, stated by the oracle's proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct NotarisedBlock {
    /// The hash of the oracle's key.
    pub key_hash: Hash32,
    /// The block.
    pub block: ProvenBlock,
}

/// A receipt that the oracle's proof shows.
#[derive(Debug)]
pub struct Notarised {
    /// The transaction that was asked for.
    pub transaction: Hash32,
    /// The request whose proof states the block.
    pub stated_by: LoggedRequest,
    /// The receipt.
    pub receipt: ProvenReceipt,
    /// The requests in it that may be the contract's.
    pub requests: Vec<OwnRequest>,
}

/// A request that may be the contract's: its own, or a listed wrapper's.
#[derive(Debug)]
pub struct OwnRequest {
    /// The request, as it was logged.
    pub asked: LoggedRequest,
    /// The request's word, if it is proven.
    pub word: Option<Hash32>,
}

/// The receipts that were asked for, proven or not.
#[derive(Default)]
pub(crate) struct Found {
    /// The proven receipts, each once.
    pub notarised: Vec<Notarised>,
    /// The receipts that are not proven: the transaction, its block, and the reason.
    pub unproven: Vec<(Hash32, u64, Unread)>,
}

/// Proves every receipt that the answers show.
pub(crate) fn prove(
    contract: Address,
    listed: &Listed,
    answers: &Answers,
    prover: &dyn Prover,
    work: &Work,
) -> Found {
    let mut found = Found::default();
    let mut whole = Vec::new();
    for (question, given) in answers {
        let Question::Inclusion(transaction, block) = question else {
            continue;
        };
        let asked = (*transaction, *block);
        match fitting(asked, given, answers, prover, work) {
            Ok(fitting) => whole.extend(fitting),
            Err(unread) => found.unproven.push((*transaction, *block, unread)),
        }
    }
    if whole.is_empty() {
        return found;
    }
    let blocks = order::set(whole.iter().map(|whole| whole.receipt.block.number));
    let told = ToldLogs::of(answers);
    let told = told
        .requests()
        .map(|(log, request)| (log.position.block, request));
    let told = told.filter(|(block, _)| blocks.contains(block));
    let shown = whole.iter().flat_map(|Whole { receipt, .. }| {
        requests(receipt).map(|request| (receipt.block.number, request))
    });
    let asked = order::set(told.chain(shown));
    let wanted = order::set(asked.iter().map(|(_, request)| request.pre_seed));
    let notary = Notary::new(listed, answers, prover, work, &wanted);
    for whole in whole {
        let (transaction, block) = whole.asked;
        let is_known = |known: &Notarised| {
            (known.receipt.block.hash, known.receipt.index)
                == (whole.receipt.block.hash, whole.receipt.index)
        };
        if found.notarised.iter().any(is_known) {
            continue;
        }
        match whole.notarised(contract, listed, answers, &notary, &asked) {
            Ok(notarised) => found.notarised.push(notarised),
            Err(unread) => found.unproven.push((transaction, block, unread)),
        }
    }
    // One endpoint that is right is enough.
    let proven = found.notarised.iter();
    let proven = proven.map(|own| (own.transaction, own.receipt.block.number));
    let proven = order::set(proven);
    let unproven = &mut found.unproven;
    unproven.retain(|(transaction, block, _)| !proven.contains(&(*transaction, *block)));
    found
}

/// Returns the reason for which no oracle's proof was given for a block.
fn no_proof(answers: &Answers, number: u64) -> Unread {
    let fulfilments = answers.iter();
    let mut fulfilments =
        fulfilments.filter(|(question, _)| matches!(question, Question::Fulfilment(..)));
    let unread = fulfilments.find_map(|(_, given)| {
        let mut given = given.iter();
        given.find_map(|given| match &given.answer {
            Answer::Unread(unread) => Some(unread.clone()),
            _ => None,
        })
    });
    unread.unwrap_or(Unread::NotNotarised(number))
}

/// The requests of any coordinator in a receipt.
fn requests(receipt: &ProvenReceipt) -> impl Iterator<Item = LoggedRequest> + '_ {
    let logs = receipt.logs.iter();
    let logs = logs.filter(|_| receipt.succeeded);
    logs.filter_map(LoggedRequest::read)
}

impl Whole {
    /// The receipt, if the oracle's proof states the hash of its block.
    fn notarised(
        &self,
        contract: Address,
        listed: &Listed,
        answers: &Answers,
        notary: &Notary<'_>,
        asked: &OrderedSet<(u64, LoggedRequest)>,
    ) -> Result<Notarised, Unread> {
        let receipt = &self.receipt;
        let block = receipt.block;
        let mut stated_by = None;
        let here = asked.iter().filter(|(number, _)| *number == block.number);
        for (_, asked) in here.clone() {
            if stated_by.is_none() && notary.word(asked, block.hash)?.is_some() {
                stated_by = Some(*asked);
            }
        }
        let told: Vec<_> = hashes_of(answers, block.number).collect();
        let Some(stated_by) = stated_by else {
            // Without an oracle's proof, nothing is known against the block.
            if !here.clone().any(|(_, request)| notary.has_input(request)) {
                return Err(no_proof(answers, block.number));
            }
            let is_of_network = told.iter().any(|(hash, _)| *hash == block.hash);
            return Err(match is_of_network {
                true => Unread::BlockMistold(block.number, self.by),
                false => Unread::BlockNotProven(block.number),
            });
        };
        // An orphaned block may be stated too: then endpoints tell another one of its number.
        let others = told.into_iter().filter(|(hash, _)| *hash != block.hash);
        let others = Witnesses::all(others.map(|(_, by)| by));
        if !others.is_empty() {
            return Err(Unread::OtherBlock(block.number, others));
        }
        let mut senders = vec![contract.as_topic()];
        senders.extend(listed.wrappers.iter().map(Address::as_topic));
        let mut own = Vec::new();
        for asked in requests(receipt) {
            if !senders.contains(&asked.sender) {
                continue;
            }
            let word = match asked.sender == contract.as_topic() {
                true => notary.word(&asked, block.hash)?,
                false => None,
            };
            own.push(OwnRequest { asked, word });
        }
        Ok(Notarised {
            transaction: self.asked.0,
            stated_by,
            receipt: receipt.clone(),
            requests: own,
        })
    }
}

impl OwnRequest {
    /// The request's word, proven to its key.
    pub const fn proven(&self, word: Hash32) -> Proven<Hash32> {
        Proven {
            value: word,
            key_hash: self.asked.key_hash,
        }
    }
}

impl Notarised {
    /// The hash of the oracle's key.
    pub const fn key_hash(&self) -> Hash32 {
        self.stated_by.key_hash
    }

    /// The block that holds the receipt.
    pub const fn block(&self) -> NotarisedBlock {
        NotarisedBlock {
            key_hash: self.key_hash(),
            block: self.receipt.block,
        }
    }

    /// Returns whether the contract logged this value in the receipt.
    pub fn holds(&self, contract: Address, value: &Hash32) -> bool {
        let mut logs = self.receipt.logs.iter();
        logs.any(|log| log.address == contract && log.holds(value))
    }

    /// The only request of a sort, with its proven word. A request is never chosen by its word.
    pub fn only(
        &self,
        is_of_sort: impl Fn(&LoggedRequest) -> bool,
    ) -> Option<(&OwnRequest, Hash32)> {
        let mut of_sort = self.requests.iter().filter(|own| is_of_sort(&own.asked));
        match (of_sort.next(), of_sort.next()) {
            (Some(own), None) => Some((own, own.word?)),
            _ => None,
        }
    }
}
