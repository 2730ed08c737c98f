//! Which blocks the oracle's proofs state, and which words they give.
//!
//! A proof is made over a request and the hash of its block. The endpoints tell where the request was made; whatever they tell is tried.

use values::order::{OrderedMap, OrderedSet};

use crate::answers::{Address, Answer, Answers, Question, Unread};
use crate::claims::evidence::logged::LoggedRequest;
use crate::claims::listed::Listed;
use crate::claims::prover::{OracleRequest, Prover, Unproven};
use crate::claims::work::Work;
use crate::numbering;
use values::hash::{Hash32, keccak};
use values::order;

/// How many bytes cost one look at a log, and how many more it costs to try a proof.
const BYTES: usize = 16;
const COST: usize = 40_000;

/// Where the preSeed is in a proof, and how long a proof is.
const PRE_SEED_AT: usize = 192;
const PROOF: usize = 416;

/// A request that a coordinator logged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The coordinator.
    pub coordinator: Address,
    /// What it logged.
    pub request: LoggedRequest,
}

/// A word that the oracle's proof gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvenWord {
    /// The word.
    pub word: Hash32,
    /// The proof's 416 bytes, as far as they are found in the input.
    pub proof: Vec<u8>,
}

/// The oracle's proofs in the answers.
pub struct Notary<'a> {
    listed: &'a Listed,
    prover: &'a dyn Prover,
    work: &'a Work,
    /// The inputs that hold each wanted preSeed.
    inputs: OrderedMap<Hash32, Vec<&'a [u8]>>,
}

impl<'a> Notary<'a> {
    /// Looks for the proofs of these requests. One of an unlisted key or coordinator states nothing.
    pub fn new(
        listed: &'a Listed,
        answers: &'a Answers,
        prover: &'a dyn Prover,
        work: &'a Work,
        wanted: &OrderedSet<Hash32>,
    ) -> Self {
        let mut inputs: OrderedMap<Hash32, Vec<&[u8]>> = OrderedMap::new();
        let fulfilments = answers.iter();
        let fulfilments =
            fulfilments.filter(|(question, _)| matches!(question, Question::Fulfilment(..)));
        for given in fulfilments.flat_map(|(_, given)| given) {
            let Answer::Transaction(transaction) = &given.answer else {
                continue;
            };
            let input = transaction.input.as_slice();
            // Each byte of it may begin a preSeed.
            if spend(work, input.len().saturating_mul(4)).is_err() {
                break;
            }
            let windows = input
                .windows(32)
                .filter_map(|window| window.try_into().ok());
            let windows = windows.map(Hash32::new);
            for pre_seed in order::set(windows.filter(|window| wanted.contains(window))) {
                inputs.entry(pre_seed).or_default().push(input);
            }
        }
        Self {
            listed,
            prover,
            work,
            inputs,
        }
    }

    /// Whether an input may hold the proof of a request.
    pub fn has_input(&self, request: &LoggedRequest) -> bool {
        self.inputs.contains_key(&request.pre_seed)
    }

    /// The word that a proof gives for a request in the block of this hash.
    ///
    /// # Errors
    ///
    /// [`Unread`] where there is no work left, or nothing that checks proofs.
    pub fn word(&self, asked: &Asked, block_hash: Hash32) -> Result<Option<ProvenWord>, Unread> {
        let Asked {
            coordinator,
            request,
        } = asked;
        let is_listed = self.listed.coordinators.contains(coordinator)
            && self.listed.key_hashes.contains(&request.key_hash);
        // An id follows from the key and the preSeed: another one was made up.
        let is_own_id = numbering::request_id(&request.key_hash, &request.pre_seed) == request.id;
        let inputs = self.inputs.get(&request.pre_seed);
        let inputs = inputs.filter(|_| is_listed && is_own_id);
        let asked = OracleRequest {
            key_hash: request.key_hash,
            pre_seed: request.pre_seed,
            block_hash,
        };
        for input in inputs.into_iter().flatten() {
            spend(self.work, input.len().saturating_add(COST))?;
            match self.prover.prove(input, &asked) {
                Ok(word) => {
                    let proof = proof_of(input, &asked).unwrap_or_default().to_vec();
                    return Ok(Some(ProvenWord { word, proof }));
                }
                Err(Unproven::NotChecked) => return Err(Unread::ProofNotChecked),
                Err(Unproven::NotFound | Unproven::Invalid) => {}
            }
        }
        Ok(None)
    }
}

/// Takes what it costs to look at so many bytes.
///
/// # Errors
///
/// [`Unread::TooMuchWork`] where it is not left.
pub fn spend(work: &Work, bytes: usize) -> Result<(), Unread> {
    let looks = bytes.checked_div(BYTES).unwrap_or_default();
    let is_left = work.spend(looks);
    is_left.then_some(()).ok_or(Unread::TooMuchWork)
}

/// The proof's own bytes: it begins with the key, whose hash is the request's, and has the preSeed at byte 192.
fn proof_of<'i>(input: &'i [u8], asked: &OracleRequest) -> Option<&'i [u8]> {
    input.windows(PROOF).find(|proof| {
        let is_asked = proof.get(PRE_SEED_AT..PRE_SEED_AT.saturating_add(32));
        let key = proof.get(..64).unwrap_or_default();
        is_asked == Some(asked.pre_seed.as_bytes().as_slice()) && keccak(&[key]) == asked.key_hash
    })
}
