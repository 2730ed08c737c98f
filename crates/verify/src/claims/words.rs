//! The words that the oracle's own proof may show (`docs/protocol.md#oracle_proof`).
//!
//! Endpoints tell which request is a draw's, where it was answered, and the hash of its block. What they
//! hand over is tried: a proof that verifies shows the word, whoever handed it over, and one that does not
//! shows nothing. The request must be the consumer's: its id follows from the key, the consumer, the
//! subscription and a count, so that no other contract has a request with this id.
//!
//! Settling gathers what there is, and proves nothing: that is done once, at the end.

use values::order::{self, GrowingMap};

use super::evidence::counting;
use super::work::Work;
use crate::answers::{Told, Unread, Witnesses};
use crate::numbering::Series;
use crate::step::{Cause, Place, Point, Step, StepId, StepRun};
use values::chain::{OracleRequest, Prover, Unproven};
use values::hash::Hash32;

/// The words whose proofs were looked for, and what was found.
#[derive(Clone, Debug)]
pub struct OracleProofs {
    /// The gaps of the step, and the words that receipts prove.
    pub run: StepRun,
    /// The words.
    pub words: Vec<Word>,
    /// The different inputs of each fulfilling transaction, in its block, and who told each. Many words can share one.
    pub inputs: GrowingMap<(Hash32, u64), Vec<Told<Vec<u8>>>>,
    /// The different hashes of each block that holds a request, and who told each.
    pub block_hashes: GrowingMap<u64, Vec<Told<Hash32>>>,
}

/// A word that may be proven.
#[derive(Clone, Debug)]
pub struct Word {
    /// The draw or the request that the word belongs to.
    pub place: Place,
    /// The word, as published.
    pub published: Hash32,
    /// The requests that its request is counted with, as they are told.
    pub series: Series,
    /// The request's id: it must follow from the request's count.
    pub id: Hash32,
    /// True if two endpoints at least, and all there are, tell that the request is the draw's, and the same hash of
    /// its block.
    pub is_bound: bool,
    /// The fulfilling transaction, and its block.
    pub transaction: (Hash32, u64),
    /// The request's block.
    pub block: u64,
}

impl Default for OracleProofs {
    fn default() -> Self {
        Self {
            run: StepRun::new(StepId::OracleProof),
            words: Vec::new(),
            inputs: GrowingMap::new(),
            block_hashes: GrowingMap::new(),
        }
    }
}

impl OracleProofs {
    /// Returns whether no word was looked at, for whatever cause.
    pub const fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The step before anything was proven.
    pub fn unproven(&self) -> Step {
        let mut run = self.run.clone();
        if !self.is_empty() {
            run.lacks(Cause::Unread(Unread::ProofNotChecked));
        }
        run.finish()
    }

    /// Proves each word, with a budget of its own.
    pub fn prove(&self, prover: &dyn Prover) -> Step {
        self.prove_within(prover, &Work::default())
    }

    /// Proves each word, as far as the work lasts.
    pub(super) fn prove_within(&self, prover: &dyn Prover, work: &Work) -> Step {
        let mut run = self.run.clone();
        let words = self.words.iter();
        let counted = counting::all(words.map(|word| (word.series, word.id)), work);
        for word in &self.words {
            let proven = match counted.get(&(word.series, word.id)) {
                Some((_, pre_seed)) => self.word(word, *pre_seed, prover, work),
                None => Err(work.unless_spent(Unread::RequestNotCounted(word.id))),
            };
            let (point, key_hash) = (Point::ProvenWord, word.series.key_hash);
            match proven {
                Ok(proven) => {
                    run.proven(point, &word.place, word.published, proven, key_hash);
                }
                Err(cause @ Cause::Unread(Unread::TooMuchWork)) => run.gives_up(cause),
                Err(cause) => run.lacks(cause),
            }
        }
        run.finish()
    }

    /// The word that the inputs prove.
    fn word(
        &self,
        word: &Word,
        pre_seed: Hash32,
        prover: &dyn Prover,
        work: &Work,
    ) -> Result<Hash32, Cause> {
        let inputs = self.inputs.get(&word.transaction);
        let inputs = inputs.map_or(&[][..], Vec::as_slice);
        let block_hashes = self.block_hashes.get(&word.block);
        let block_hashes = block_hashes.map_or(&[][..], Vec::as_slice);
        let mut proven = Vec::new();
        let mut refused = Unproven::NotFound;
        for block_hash in block_hashes {
            let request = OracleRequest {
                key_hash: word.series.key_hash,
                pre_seed,
                block_hash: block_hash.value,
            };
            for input in inputs {
                work.try_proof(input.value.len()).map_err(Cause::Unread)?;
                match prover.prove(&input.value, &request) {
                    Ok(word) => proven.push(word),
                    Err(Unproven::NotFound) => {}
                    Err(other) => refused = other,
                }
            }
        }
        let by = Witnesses::all(inputs.iter().map(|input| input.by));
        let (transaction, _) = word.transaction;
        let mut words = order::set(proven).into_iter();
        let unread = match (words.next(), words.next()) {
            (Some(proven), None) if proven == word.published || word.is_bound => return Ok(proven),
            (Some(proven), _) => Unread::OtherWordProven(proven, by),
            (None, _) => match refused {
                Unproven::NotChecked => Unread::ProofNotChecked,
                Unproven::NotFound => Unread::NoProofFound(transaction, by),
                Unproven::Invalid => {
                    // The hash may be the wrong one of the two.
                    let hashes = block_hashes.iter().map(|told| told.by);
                    Unread::ProofInvalid(transaction, Witnesses::all(hashes).with(by))
                }
            },
        };
        Err(Cause::Unread(unread))
    }
}
