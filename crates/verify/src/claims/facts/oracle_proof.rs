//! The oracle's own proof of a word (`docs/protocol.md#oracle_proof`).
//!
//! Endpoints tell which request is a draw's, where it was answered, and the hash of its block. What they
//! hand over is tried: a proof that verifies shows the word, whoever handed it over, and one that does not
//! shows nothing. The request must be the consumer's: its id follows from the key, the consumer, the
//! subscription and a count, so that no other contract has a request with this id.
//!
//! Settling gathers what there is, and proves nothing: that is done once, at the end.

use values::order::{OrderedMap, OrderedSet};

use crate::answers::{Address, Answer, Question, Told, Unread, Witnesses};
use crate::claims::evidence::coordinator::{Fulfilment, Request};
use crate::claims::evidence::counting;
use crate::claims::evidence::lookup::AnswerLookup;
use crate::claims::prover::{OracleRequest, Prover, Unproven};
use crate::claims::work::Work;
use crate::numbering::{Series, Tally};
use crate::step::{Cause, Check, Place, Point, Step, StepId};
use values::hash::Hash32;

/// How many words of a payload are proven.
const MAX_WORDS: usize = 1_000;

/// What it costs to try an input, in looks at a log, and how many bytes of it cost one more: 4,000 are tried.
const COST: usize = 2_500;
const BYTES: usize = 16;

/// The words whose proofs were looked for, and what was found.
#[derive(Clone, Debug)]
pub struct OracleProofs {
    check: Check,
    words: Vec<Word>,
    /// The different inputs of each fulfilling transaction, in its block, and who told each. Many words can share one.
    inputs: OrderedMap<(Hash32, u64), Vec<Told<Vec<u8>>>>,
    /// The different hashes of each block that holds a request, and who told each.
    block_hashes: OrderedMap<u64, Vec<Told<Hash32>>>,
}

/// A word that may be proven.
#[derive(Clone, Debug)]
struct Word {
    place: Place,
    published: Hash32,
    request: ToldRequest,
    /// Whether two endpoints at least, and all there are, tell that the request is the draw's, and the same hash of
    /// its block.
    is_bound: bool,
    /// The fulfilling transaction, and its block.
    transaction: (Hash32, u64),
    /// The request's block.
    block: u64,
}

/// What is told of a request, and must follow from its count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct ToldRequest {
    key_hash: Hash32,
    consumer: Address,
    subscription: Hash32,
    id: Hash32,
}

/// A word as the coordinator logged its request and its answer.
pub struct LoggedWord<'f, 'a> {
    /// Whose word it is.
    pub place: &'f Place,
    /// The word, as published.
    pub published: Hash32,
    /// The consumer.
    pub consumer: Address,
    /// The coordinator's request.
    pub request: &'f Request<'a>,
    /// The coordinator's answer.
    pub fulfilment: &'f Fulfilment<'a>,
    /// Who told that the request is the draw's.
    pub bound_by: Witnesses,
}

impl LoggedWord<'_, '_> {
    /// Whether it is an event's word, or that of a pull's target.
    const fn is_of_target(&self) -> bool {
        match self.place {
            Place::Draw(draw) => draw.target,
            _ => true,
        }
    }
}

impl Default for OracleProofs {
    fn default() -> Self {
        Self {
            check: Check::new(StepId::OracleProof),
            words: Vec::new(),
            inputs: OrderedMap::new(),
            block_hashes: OrderedMap::new(),
        }
    }
}

impl OracleProofs {
    /// Whether no word was looked at, for whatever cause.
    pub const fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Leaves the step without a word whose origin was not seen, for the cause that the origin's step has.
    pub fn lacks_as(&mut self, origin: &Check) {
        self.check.lacks_as(origin);
    }

    fn lacks(&mut self, cause: Cause) {
        self.check.lacks(cause);
    }

    /// Looks for the proof of a word.
    pub fn look_for(&mut self, lookup: &mut AnswerLookup<'_>, logged: &LoggedWord<'_, '_>) {
        let request = logged.request;
        if request.sender != logged.consumer.as_topic() {
            return self.lacks(Cause::Unread(Unread::RequestedByWrapper(request.id)));
        }
        if !lookup.listed.key_hashes.contains(&request.key_hash) {
            return self.lacks(Cause::Unread(Unread::UnlistedKey(request.key_hash)));
        }
        if self.words.len() >= MAX_WORDS {
            return self.lacks(Cause::Unread(Unread::TooMuchWork));
        }
        let log = logged.fulfilment.shown.log;
        let block = request.shown.log.position.block;
        let transaction = (log.transaction, log.position.block);
        let input = Question::Fulfilment(transaction.0, transaction.1);
        let inputs = lookup.each(&mut self.check, &input, |answer| match answer {
            Answer::Transaction(transaction) => Some(&transaction.input),
            _ => None,
        });
        let hash = Question::BlockHash(block);
        let hashes = lookup.each(&mut self.check, &hash, |answer| match answer {
            Answer::BlockHash(hash) => Some(hash),
            _ => None,
        });
        if logged.is_of_target() {
            let asked = request.shown.log.transaction;
            lookup.ask_optional(Question::Inclusion(asked, block, block));
        }
        let (Some(inputs), Some(hashes)) = (inputs, hashes) else {
            return;
        };
        let everyone = lookup.all_witnesses();
        // An orphaned block of this number may hold the request too, with another word.
        let is_one_block = hashes.iter().all(|told| told.by.include(everyone));
        self.words.push(Word {
            place: logged.place.clone(),
            published: logged.published,
            request: ToldRequest {
                key_hash: request.key_hash,
                consumer: logged.consumer,
                subscription: request.subscription,
                id: request.id,
            },
            is_bound: everyone.count() > 1 && logged.bound_by.include(everyone) && is_one_block,
            transaction,
            block,
        });
        self.inputs.entry(transaction).or_insert_with(|| {
            let inputs = inputs.into_iter();
            inputs.map(|told| told.map(Vec::clone)).collect()
        });
        self.block_hashes.entry(block).or_insert_with(|| {
            let hashes = hashes.into_iter();
            hashes.map(|told| told.map(|hash| *hash)).collect()
        });
    }

    /// Asks for what proves the block of a request that some endpoints deny: a log that the block holds counts.
    pub fn ask_for_block(
        lookup: &mut AnswerLookup<'_>,
        consumer: Address,
        request: &Request<'_>,
        fulfilment: &Fulfilment<'_>,
    ) {
        let is_provable = request.sender == consumer.as_topic()
            && lookup.listed.key_hashes.contains(&request.key_hash);
        if is_provable {
            let [asked, answered] = [request.shown.log, fulfilment.shown.log];
            let block = asked.position.block;
            lookup.ask_optional(Question::BlockHash(block));
            lookup.ask_optional(Question::Inclusion(asked.transaction, block, block));
            let fulfilled = Question::Fulfilment(answered.transaction, answered.position.block);
            lookup.ask_optional(fulfilled);
        }
    }

    /// The step before anything was proven.
    pub fn unproven(&self) -> Step {
        let mut check = self.check.clone();
        if !self.is_empty() {
            check.lacks(Cause::Unread(Unread::ProofNotChecked));
        }
        check.finish()
    }

    /// Proves each word.
    pub fn prove(&self, prover: &dyn Prover) -> Step {
        let mut check = self.check.clone();
        let work = Work::default();
        let pre_seeds = self.pre_seeds(&work);
        for word in &self.words {
            match pre_seeds.get(&word.request) {
                Some(pre_seed) => self.prove_word(word, &mut check, (pre_seed, prover), &work),
                None => {
                    let id = word.request.id;
                    check.lacks(work.unless_spent(Unread::RequestNotCounted(id)));
                }
            }
        }
        check.finish()
    }

    /// The `pre_seed` of each request that its consumer's count gives.
    fn pre_seeds(&self, work: &Work) -> OrderedMap<ToldRequest, Hash32> {
        let mut wanted: OrderedMap<_, OrderedSet<Hash32>> = OrderedMap::new();
        for ToldRequest {
            key_hash,
            consumer,
            subscription,
            id,
        } in self.words.iter().map(|word| word.request)
        {
            let ids = wanted
                .entry((key_hash, consumer, subscription))
                .or_default();
            ids.insert(id);
        }
        let mut found = OrderedMap::new();
        for ((key_hash, consumer, subscription), ids) in wanted {
            let series = Series {
                key_hash,
                consumer,
                subscription,
            };
            for (id, (_, pre_seed)) in counting::counted(&Tally::default(), &ids, series, work) {
                let request = ToldRequest {
                    key_hash,
                    consumer,
                    subscription,
                    id,
                };
                found.insert(request, pre_seed);
            }
        }
        found
    }

    fn prove_word(
        &self,
        word: &Word,
        check: &mut Check,
        (pre_seed, prover): (&Hash32, &dyn Prover),
        work: &Work,
    ) {
        let inputs = self.inputs.get(&word.transaction);
        let inputs = inputs.map_or(&[][..], Vec::as_slice);
        let block_hashes = self.block_hashes.get(&word.block);
        let block_hashes = block_hashes.map_or(&[][..], Vec::as_slice);
        let mut proven = OrderedSet::new();
        let mut refused = Unproven::NotFound;
        for block_hash in block_hashes {
            let request = OracleRequest {
                key_hash: word.request.key_hash,
                pre_seed: *pre_seed,
                block_hash: block_hash.value,
            };
            for input in inputs {
                let bytes = input.value.len().checked_div(BYTES).unwrap_or_default();
                if !work.spend(bytes.saturating_add(COST)) {
                    return check.gives_up(Cause::Unread(Unread::TooMuchWork));
                }
                match prover.prove(&input.value, &request) {
                    Ok(word) => {
                        proven.insert(word);
                    }
                    Err(Unproven::NotFound) => {}
                    Err(other) => refused = other,
                }
            }
        }
        let by = inputs.iter().map(|input| input.by);
        let by = by.fold(Witnesses::default(), Witnesses::with);
        let (transaction, _) = word.transaction;
        let mut words = proven.into_iter();
        let unread = match (words.next(), words.next()) {
            (Some(proven), None) if proven == word.published || word.is_bound => {
                let key_hash = word.request.key_hash;
                check.proven(
                    Point::ProvenWord,
                    &word.place,
                    word.published,
                    proven,
                    key_hash,
                );
                return;
            }
            (Some(proven), _) => Unread::OtherWordProven(proven, by),
            (None, _) => match refused {
                Unproven::NotChecked => Unread::ProofNotChecked,
                Unproven::NotFound => Unread::NoProofFound(transaction, by),
                Unproven::Invalid => {
                    // The hash may be the wrong one of the two.
                    let hashes = block_hashes.iter().map(|told| told.by);
                    Unread::ProofInvalid(transaction, hashes.fold(by, Witnesses::with))
                }
            },
        };
        check.lacks(Cause::Unread(unread));
    }
}
