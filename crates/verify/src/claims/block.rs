//! The block of the target's own request, as far as it proves itself (`docs/protocol.md#proven-blocks`).
//!
//! The oracle's proof of a word states the hash of the request's block. What the answers hold is tried, whoever gave
//! it: a header of this hash, and a receipt that it leads to.

use std::collections::BTreeSet;

use super::evidence::coordinator::LoggedRequest;
use super::listed::{Listed, LoggedEntry};
use super::prover::{
    NotIncluded, OracleRequest, ProvenBlock, ProvenLog, ProvenReceipt, Prover, Unproven,
};
use super::trail::{Trail, TrailRequest, TrailValue, proofs_in};
use super::work::Work;
use crate::answers::{Address, Answer, Answers, Inclusion, Question, Unread, Witnesses};
use crate::event::EventClaims;
use crate::fields::Published;
use crate::hash::Hash32;
use crate::order;
use crate::pull::PullClaims;
use crate::step::{Cause, Check, LogKind, Place, Point, Step, StepId};

/// What it costs to try an input, in looks at a log, and how many bytes of it cost one more.
const COST: usize = 2_500;
const BYTES: usize = 16;

/// The target's block, stated by the oracle's proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct NotarisedBlock {
    /// The hash of the oracle's key.
    pub key_hash: Hash32,
    /// The block.
    pub block: ProvenBlock,
}

/// What the oracle's proof of a word shows of the block of its request.
pub struct Notarised {
    /// The block.
    pub block: NotarisedBlock,
    /// The receipt that holds the request.
    pub receipt: ProvenReceipt,
    /// What leads from the block to the receipt.
    inclusion: Inclusion,
    /// The requests in the receipt that may be the contract's, each with its word if that is proven.
    requests: Vec<(LoggedRequest, Option<ProvenWord>)>,
}

/// A proven word, and what it is proven by.
#[derive(Clone)]
struct ProvenWord {
    word: Hash32,
    proof: Vec<u8>,
    /// The log of its request.
    log: ProvenLog,
}

/// The block that the answers prove of the request for `key`, a pull's or an event's; `None` where no block was asked
/// for.
pub fn notarised(
    contract: Address,
    key: Hash32,
    listed: &Listed,
    answers: &Answers,
    prover: &dyn Prover,
) -> Option<Result<Notarised, Unread>> {
    let mut unproven = None;
    let work = Work::default();
    for (question, given) in answers {
        let Question::Inclusion(transaction, number) = question else {
            continue;
        };
        let asked = (*transaction, *number);
        for given in given {
            let found = match &given.answer {
                Answer::Inclusion(inclusion) => {
                    let search = Search {
                        contract,
                        key,
                        listed,
                        answers,
                        prover,
                        work: &work,
                    };
                    search.tried(asked, inclusion)
                }
                Answer::Unread(unread) => Err(unread.clone()),
                _ => Err(Unread::Mismatched),
            };
            match found {
                Ok(found) => return Some(Ok(found)),
                Err(unread) => _ = unproven.get_or_insert(unread),
            }
        }
    }
    unproven.map(Err)
}

/// The search for what proves a block.
struct Search<'s> {
    contract: Address,
    key: Hash32,
    listed: &'s Listed,
    answers: &'s Answers,
    prover: &'s dyn Prover,
    work: &'s Work,
}

impl Search<'_> {
    /// Whether an inclusion is proven.
    fn tried(
        &self,
        (transaction, number): (Hash32, u64),
        inclusion: &Inclusion,
    ) -> Result<Notarised, Unread> {
        let bytes = inclusion.path.iter().map(Vec::len);
        let bytes = bytes.fold(inclusion.header.len(), usize::saturating_add);
        self.spend(bytes)?;
        let receipt = match self.prover.prove_receipt(inclusion) {
            Ok(receipt) => receipt,
            Err(NotIncluded::NoReceipt) => return Err(Unread::BlockNotProven(number)),
            Err(NotIncluded::NotLoaded) => return Err(Unread::ProofNotChecked),
        };
        // Of another number no endpoint was asked which block is the chain's.
        if receipt.block.number != number {
            return Err(Unread::BlockNotProven(number));
        }
        // Other requests of the contract have blocks of their own.
        let mut logs = receipt.logs.iter();
        if !logs.any(|log| log.address == self.contract && log.holds(&self.key)) {
            return Err(Unread::NoRequestSeen(transaction));
        }
        let mut key_hash = None;
        let mut requests = Vec::new();
        for (log, request) in self.requests(&receipt) {
            let is_tried = self.listed.coordinators.contains(&log.address)
                && self.listed.key_hashes.contains(&request.key_hash)
                && request.sender == self.contract.as_topic();
            let word = match is_tried {
                true => self.word(&request, &receipt.block)?,
                false => None,
            };
            let word = word.map(|(word, proof)| ProvenWord {
                word,
                proof,
                log: log.clone(),
            });
            if word.is_some() {
                key_hash.get_or_insert(request.key_hash);
            }
            requests.push((request, word));
        }
        let key_hash = key_hash.ok_or(Unread::BlockNotProven(number))?;
        let block = receipt.block;
        self.is_canonical(&block)?;
        Ok(Notarised {
            block: NotarisedBlock { key_hash, block },
            receipt,
            inclusion: inclusion.clone(),
            requests,
        })
    }

    /// The requests of any coordinator in a receipt that are the contract's, or a listed wrapper's.
    fn requests<'r>(&self, receipt: &'r ProvenReceipt) -> Vec<(&'r ProvenLog, LoggedRequest)> {
        let mut senders = vec![self.contract.as_topic()];
        senders.extend(self.listed.wrappers.iter().map(Address::as_topic));
        let logs = receipt.logs.iter().filter(|_| receipt.succeeded);
        let requests = logs.filter_map(|log| {
            let request = LoggedRequest::read(&log.topics, &log.data)?;
            senders.contains(&request.sender).then_some((log, request))
        });
        requests.collect()
    }

    /// The word that an input proves for a request in this block, and the proof.
    fn word(
        &self,
        request: &LoggedRequest,
        block: &ProvenBlock,
    ) -> Result<Option<(Hash32, Vec<u8>)>, Unread> {
        let asked = OracleRequest {
            key_hash: request.key_hash,
            pre_seed: request.pre_seed,
            block_hash: block.hash,
        };
        let fulfilments = self.answers.iter();
        let fulfilments =
            fulfilments.filter(|(question, _)| matches!(question, Question::Fulfilment(..)));
        for given in fulfilments.flat_map(|(_, given)| given) {
            let Answer::Transaction(transaction) = &given.answer else {
                continue;
            };
            self.spend(transaction.input.len())?;
            match self.prover.prove(&transaction.input, &asked) {
                Ok(word) => {
                    let proofs = proofs_in(&transaction.input, &asked.key_hash, &asked.pre_seed);
                    let mut holding =
                        proofs.filter(|proof| self.prover.prove(proof, &asked) == Ok(word));
                    return Ok(Some((word, holding.next().unwrap_or_default().to_vec())));
                }
                Err(Unproven::NotLoaded) => return Err(Unread::ProofNotChecked),
                Err(Unproven::NotFound | Unproven::Invalid) => {}
            }
        }
        Ok(None)
    }

    /// An orphaned block may be stated too: then endpoints tell another one of its number.
    fn is_canonical(&self, block: &ProvenBlock) -> Result<(), Unread> {
        let told = self.answers.get(&Question::BlockHash(block.number));
        let others = told.into_iter().flatten().filter(
            |given| matches!(&given.answer, Answer::BlockHash(hash) if *hash != block.hash),
        );
        let by = others.fold(Witnesses::default(), |all, given| all.with(given.by));
        match by.is_empty() {
            true => Ok(()),
            false => Err(Unread::OtherBlock(block.number, by)),
        }
    }

    fn spend(&self, bytes: usize) -> Result<(), Unread> {
        let looks = bytes.checked_div(BYTES).unwrap_or_default();
        let is_left = self.work.spend(looks.saturating_add(COST));
        is_left.then_some(()).ok_or(Unread::TooMuchWork)
    }
}

impl Notarised {
    /// The steps of an event as far as its block alone proves them. A log has a meaning where the deployment lists the
    /// contract's signatures.
    pub fn event(
        &self,
        claims: &EventClaims,
        contract: Address,
        listed: &Listed,
    ) -> (Vec<Step>, Vec<Trail>) {
        let mut trails = Vec::new();
        let ids = [StepId::Contract, StepId::SeedOrigin, StepId::OracleProof];
        let [mut held, mut origin, mut proof] = ids.map(Check::new);
        if let (Published::Is(event_id), Published::Is(anchored)) =
            (claims.event_id, claims.anchored)
            && let Some(anchor) = self.entry(contract, listed, LogKind::Anchored, &event_id)
        {
            let place = Place::Key(event_id);
            let key_hash = self.block.key_hash;
            let value = anchor.value;
            let is_anchored = held.proven(Point::ContractAnchor, &place, anchored, value, key_hash);
            trails.extend(self.trail_of(Point::ContractAnchor, &place, &anchor, contract, listed));
            if is_anchored
                && let Some((request, word)) = self.request_of_event(&event_id, contract, listed)
                && let Published::Is(seed) = claims.seed
            {
                let place = Place::Key(request);
                origin.proven(Point::SeedWord, &place, seed, word.word, key_hash);
                proof.proven(Point::ProvenWord, &place, seed, word.word, key_hash);
                trails.extend(self.trail(Point::SeedWord, &place, &word, &word.log, word.word));
            }
        }
        (finished([held, origin, proof]), trails)
    }

    /// What the block proves of a pull's target.
    pub fn pull(
        &self,
        claims: &PullClaims,
        contract: Address,
        listed: &Listed,
    ) -> (Vec<Step>, Vec<Trail>) {
        let mut trails = Vec::new();
        let ids = [StepId::Contract, StepId::WordOrigin, StepId::OracleProof];
        let [mut held, mut origin, mut proof] = ids.map(Check::new);
        if let Some(target) = claims.draws.first()
            && let Some(entry) = {
                let key = &target.name.pull_key;
                self.entry(contract, listed, LogKind::Requested, key)
            }
        {
            let place = Place::Draw(target.name);
            let (wanted, key_hash) = (target.version_event_id, self.block.key_hash);
            held.proven(
                Point::ContractRequest,
                &place,
                wanted,
                entry.value,
                key_hash,
            );
            trails.extend(self.trail_of(Point::ContractRequest, &place, &entry, contract, listed));
            let word = self.request_of_pull(&entry);
            if let (Some(word), Some(published)) = (word, target.word) {
                let published = published.value;
                origin.proven(
                    Point::CoordinatorWord,
                    &place,
                    published,
                    word.word,
                    key_hash,
                );
                proof.proven(Point::ProvenWord, &place, published, word.word, key_hash);
                trails.extend(self.trail(
                    Point::CoordinatorWord,
                    &place,
                    &word,
                    &word.log,
                    word.word,
                ));
            }
        }
        (finished([held, origin, proof]), trails)
    }

    /// The way to an entry that the contract logged.
    fn trail_of(
        &self,
        point: Point,
        place: &Place,
        entry: &LoggedEntry,
        contract: Address,
        listed: &Listed,
    ) -> Option<Trail> {
        let kinds = [LogKind::Anchored, LogKind::Requested];
        let is_entry = |log: &&ProvenLog| {
            let read = |kind| listed.log_of(contract, kind)?.read(log);
            kinds.into_iter().any(|kind| read(kind) == Some(*entry))
        };
        let log = self.receipt.logs.iter().find(is_entry)?;
        let mut words = self.requests.iter().filter_map(|(_, word)| word.as_ref());
        self.trail(point, place, words.next()?, log, entry.value)
    }

    /// The way from a proof to a log and its value.
    fn trail(
        &self,
        point: Point,
        place: &Place,
        by: &ProvenWord,
        log: &ProvenLog,
        value: Hash32,
    ) -> Option<Trail> {
        let request = LoggedRequest::read(&by.log.topics, &by.log.data)?;
        Some(Trail {
            key_hash: request.key_hash,
            coordinator: by.log.address,
            request: TrailRequest {
                id: request.id,
                pre_seed: request.pre_seed,
                subscription: request.subscription,
                sender: request.sender,
            },
            proof: by.proof.clone(),
            notarised: self.block.block,
            block: self.block.block,
            headers: vec![self.inclusion.header.clone()],
            index: self.inclusion.index,
            path: self.inclusion.path.clone(),
            log: log.clone(),
            value: TrailValue {
                point,
                place: place.clone(),
                published: value.into(),
                proven: value.into(),
            },
        })
    }

    /// The one entry that the contract logged of a kind under a key, by the listed signature.
    fn entry(
        &self,
        contract: Address,
        listed: &Listed,
        kind: LogKind,
        key: &Hash32,
    ) -> Option<LoggedEntry> {
        let entries = self.entries(contract, listed, kind)?;
        let mut of_key = entries.into_iter().filter(|entry| entry.key == *key);
        of_key.next().filter(|_| of_key.next().is_none())
    }

    /// The different entries that the contract logged of a kind; `None` where its signature is not listed.
    fn entries(
        &self,
        contract: Address,
        listed: &Listed,
        kind: LogKind,
    ) -> Option<BTreeSet<LoggedEntry>> {
        let listed = listed.log_of(contract, kind)?;
        let logs = self.receipt.logs.iter();
        Some(order::set(logs.filter_map(|log| listed.read(log))))
    }

    /// The word of a pull's request: the one that its log names, or the only one there is.
    fn request_of_pull(&self, entry: &LoggedEntry) -> Option<ProvenWord> {
        let named = |id: &Hash32| entry.request.is_none_or(|request| request == *id);
        self.only(|request| named(&request.id))
            .map(|(_, word)| word)
    }

    /// An event's request and its word: the only one that no pull's log names. Where the contract logged anything else
    /// than of this event and of such pulls, the request may be another sale's.
    fn request_of_event(
        &self,
        event_id: &Hash32,
        contract: Address,
        listed: &Listed,
    ) -> Option<(Hash32, ProvenWord)> {
        let requested = listed.log_of(contract, LogKind::Requested)?;
        let logs = self.receipt.logs.iter();
        let mut of_pulls = Vec::new();
        for log in logs.filter(|log| log.address == contract) {
            match requested.read(log) {
                Some(pull) => of_pulls.push(pull.request?),
                None if log.holds(event_id) => {}
                None => return None,
            }
        }
        self.only(|request| !of_pulls.contains(&request.id))
    }

    /// The only request of a sort, with its word. A request is never chosen by its word.
    fn only(&self, is_of_sort: impl Fn(&LoggedRequest) -> bool) -> Option<(Hash32, ProvenWord)> {
        let mut of_sort = self
            .requests
            .iter()
            .filter(|(request, _)| is_of_sort(request));
        match (of_sort.next(), of_sort.next()) {
            (Some((request, word)), None) => Some((request.id, word.clone()?)),
            _ => None,
        }
    }
}

/// The steps, of which those that compared nothing are left out.
fn finished(checks: [Check; 3]) -> Vec<Step> {
    let steps = checks.into_iter().map(|mut check| {
        if check.is_empty() {
            check.lacks(Cause::ContractNotRead);
        }
        check.finish()
    });
    steps
        .filter(|step| step.passed() || step.failed())
        .collect()
}
