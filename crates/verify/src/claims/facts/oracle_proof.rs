//! Looks for the oracle's own proof of a word (`docs/protocol.md#oracle_proof`).

use crate::answers::{Address, Answer, Question, Unread, Witnesses};
use crate::claims::evidence::coordinator::{Fulfilment, Request};
use crate::claims::limits::MAX_WORDS;
use crate::claims::notarised::Proven;
use crate::claims::settlement::{Graded, Settlement};
use crate::claims::words::Word;
use crate::numbering::Series;
use crate::step::{Place, Point};
use values::hash::Hash32;

/// A word as the coordinator logged its request and its answer.
pub struct LoggedWord<'f, 'a> {
    /// The draw or the request that the word belongs to.
    pub place: &'f Place,
    /// The word, as published.
    pub published: Hash32,
    /// The consumer.
    pub consumer: Address,
    /// The coordinator's request.
    pub request: &'f Request<'a>,
    /// The coordinator's answer.
    pub fulfilment: &'f Fulfilment<'a>,
    /// The endpoints that told that the request is the draw's.
    pub bound_by: Witnesses,
}

impl LoggedWord<'_, '_> {
    /// Returns whether it is an event's word, or that of a pull's target.
    const fn is_of_target(&self) -> bool {
        match self.place {
            Place::Draw(draw) => draw.target,
            _ => true,
        }
    }
}

impl Settlement<'_> {
    /// Settles a part of `oracle_proof`.
    fn on_proof<T>(&mut self, settle: impl FnOnce(&mut Self) -> T) -> T {
        let mut run = self.proofs.run.clone();
        let settled = self.on(&mut run, settle);
        self.proofs.run = run;
        settled
    }

    /// Leaves `oracle_proof` without a word whose origin was not seen, for the cause that the origin's step has.
    pub fn leaves_word(&mut self) {
        let gap = self.run.clone();
        self.on_proof(|case| case.run.lacks_as(&gap));
    }

    /// Compares a word with the one that a receipt proves.
    pub fn compare_proof(
        &mut self,
        place: &Place,
        published: Hash32,
        proven: Option<Proven<Hash32>>,
    ) {
        let found = Graded { told: None, proven };
        self.on_proof(|case| case.compare(Point::ProvenWord, place, published, found));
    }

    /// Looks for the proof of a word.
    pub fn look_for_proof(&mut self, logged: &LoggedWord<'_, '_>) {
        self.on_proof(|case| case.gather(logged));
    }

    fn gather(&mut self, logged: &LoggedWord<'_, '_>) {
        let request = logged.request;
        if request.sender != logged.consumer.as_topic() {
            return self.unread(Unread::RequestedByWrapper(request.id));
        }
        if !self.ledger.listed.key_hashes.contains(&request.key_hash) {
            return self.unread(Unread::UnlistedKey(request.key_hash));
        }
        if self.proofs.words.len() >= MAX_WORDS {
            return self.unread(Unread::TooMuchWork);
        }
        let log = logged.fulfilment.shown.log;
        let block = request.shown.log.position.block;
        let transaction = (log.transaction, log.position.block);
        let input = Question::Fulfilment(transaction.0, transaction.1);
        let inputs = self.each(&input, |answer| match answer {
            Answer::Transaction(transaction) => Some(&transaction.input),
            _ => None,
        });
        let hashes = self.each(&Question::BlockHash(block), |answer| match answer {
            Answer::BlockHash(hash) => Some(hash),
            _ => None,
        });
        if logged.is_of_target() {
            let asked = request.shown.log.transaction;
            self.ask_optional(Question::Inclusion(asked, block));
        }
        let (Some(inputs), Some(hashes)) = (inputs, hashes) else {
            return;
        };
        let everyone = self.all_witnesses();
        // An orphaned block of this number may hold the request too, with another word.
        let is_one_block = hashes.iter().all(|told| told.by.include(everyone));
        self.proofs.words.push(Word {
            place: logged.place.clone(),
            published: logged.published,
            series: Series {
                key_hash: request.key_hash,
                consumer: logged.consumer,
                subscription: request.subscription,
            },
            id: request.id,
            is_bound: everyone.count() > 1 && logged.bound_by.include(everyone) && is_one_block,
            transaction,
            block,
        });
        if !self.proofs.inputs.contains_key(&transaction) {
            let inputs = inputs.into_iter();
            let inputs = inputs.map(|told| told.map(Vec::clone)).collect();
            self.proofs.inputs.insert(transaction, inputs);
        }
        if !self.proofs.block_hashes.contains_key(&block) {
            let hashes = hashes.into_iter();
            let hashes = hashes.map(|told| told.map(|hash| *hash)).collect();
            self.proofs.block_hashes.insert(block, hashes);
        }
    }

    /// Asks for what proves the block of a request that some endpoints deny: a log that the block holds counts.
    pub fn ask_for_block(
        &mut self,
        consumer: Address,
        request: &Request<'_>,
        fulfilment: &Fulfilment<'_>,
    ) {
        let is_provable = request.sender == consumer.as_topic()
            && self.ledger.listed.key_hashes.contains(&request.key_hash);
        if is_provable {
            let [asked, answered] = [request.shown.log, fulfilment.shown.log];
            let block = asked.position.block;
            self.ask_optional(Question::BlockHash(block));
            self.ask_optional(Question::Inclusion(asked.transaction, block));
            let fulfilled = Question::Fulfilment(answered.transaction, answered.position.block);
            self.ask_optional(fulfilled);
        }
    }
}
