//! Finds the blocks that the oracle's proofs state, and the words that they give.
//!
//! A proof is made over a request and the hash of its block. The endpoints tell where the request was made; whatever they tell is tried.

use values::order::{OrderedMap, OrderedSet};

use crate::answers::{Answer, Answers, Question, Unread};
use crate::claims::evidence::logged::LoggedRequest;
use crate::claims::limits::SEARCH_COST;
use crate::claims::listed::Listed;
use crate::claims::work::Work;
use values::chain::{OracleRequest, Prover, Unproven, request_id};
use values::hash::Hash32;
use values::order;

/// The oracle's proofs in the answers.
pub(crate) struct Notary<'a> {
    listed: &'a Listed,
    prover: &'a dyn Prover,
    work: &'a Work,
    /// The inputs that hold each wanted preSeed.
    inputs: OrderedMap<Hash32, Vec<&'a [u8]>>,
}

impl<'a> Notary<'a> {
    /// Looks for the proofs of these requests. One of an unlisted key or coordinator states nothing.
    pub(crate) fn new(
        listed: &'a Listed,
        answers: &'a Answers,
        prover: &'a dyn Prover,
        work: &'a Work,
        wanted: &OrderedSet<Hash32>,
    ) -> Self {
        let mut inputs = Vec::new();
        let fulfilments = answers.iter();
        let fulfilments =
            fulfilments.filter(|(question, _)| matches!(question, Question::Fulfilment(..)));
        for given in fulfilments.flat_map(|(_, given)| given) {
            let Answer::Transaction(transaction) = &given.answer else {
                continue;
            };
            let input = transaction.input.as_slice();
            // Each byte of it may begin a preSeed.
            if work
                .spend_bytes(input.len().saturating_mul(SEARCH_COST))
                .is_err()
            {
                break;
            }
            let windows = input
                .windows(32)
                .filter_map(|window| window.try_into().ok());
            let windows = windows.map(Hash32::new);
            let held = order::set(windows.filter(|window| wanted.contains(window)));
            inputs.extend(held.into_iter().map(|pre_seed| (pre_seed, input)));
        }
        Self {
            listed,
            prover,
            work,
            inputs: order::grouped(inputs),
        }
    }

    /// Returns whether an input may hold the proof of a request.
    pub(crate) fn has_input(&self, request: &LoggedRequest) -> bool {
        self.inputs.contains_key(&request.pre_seed)
    }

    /// The word that a proof gives for a request in the block of this hash.
    ///
    /// # Errors
    ///
    /// [`Unread`] where there is no work left, or nothing that checks proofs.
    pub(crate) fn word(
        &self,
        asked: &LoggedRequest,
        block_hash: Hash32,
    ) -> Result<Option<Hash32>, Unread> {
        let (key_hash, pre_seed) = (asked.key_hash, asked.pre_seed);
        let is_listed = self.listed.coordinators.contains(&asked.coordinator)
            && self.listed.key_hashes.contains(&key_hash);
        // An id follows from the key and the preSeed: another one was made up.
        let is_own_id = request_id(&key_hash, &pre_seed) == asked.id;
        let inputs = self.inputs.get(&pre_seed);
        let inputs = inputs.filter(|_| is_listed && is_own_id);
        let request = OracleRequest {
            key_hash,
            pre_seed,
            block_hash,
        };
        for input in inputs.into_iter().flatten() {
            self.work.try_proof(input.len())?;
            match self.prover.prove(input, &request) {
                Ok(word) => return Ok(Some(word)),
                Err(Unproven::NotChecked) => return Err(Unread::ProofNotChecked),
                Err(Unproven::NotFound | Unproven::Invalid) => {}
            }
        }
        Ok(None)
    }
}
