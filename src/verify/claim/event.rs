//! What the chain must say of a pack event: the anchored value, and where the seed came from.

use super::oracle::{self, Request};
use super::question::{Address, LogRange, Unread};
use super::{Asked, question::Transaction};
use crate::verify::fields::Published;
use crate::verify::hash::Hash32;
use crate::verify::report::{Cause, Check, Place, Point, Step, StepId};

/// The chain steps of a pack event.
pub(super) const STEPS: [StepId; 2] = [StepId::Contract, StepId::SeedOrigin];

/// How many blocks after its request a word is looked for.
const DELIVERY_BLOCKS: u64 = 2_000;

/// What a pack event claims of the chain.
#[derive(Clone, Debug)]
pub struct EventClaims {
    /// The consumer contract that the payload names.
    pub contract: Option<Address>,
    /// D4: the id it was anchored under, computed.
    pub event_id: Published<Hash32>,
    /// The anchored value, as published: `deck_hash` for v1, `deck_commitment` for v2.
    pub anchored: Published<Hash32>,
    /// `random_seed`.
    pub seed: Published<Hash32>,
    /// `vrf_request_id`: the createEvent transaction.
    pub request: Option<Hash32>,
}

impl EventClaims {
    pub(super) fn settle(
        &self,
        contract: Address,
        asked: &mut Asked<'_>,
    ) -> ([Step; 2], Option<Address>) {
        let held = self.contract_step(asked);
        let (origin, coordinator) = self.seed_origin(contract, asked);
        ([held, origin], coordinator)
    }

    /// `events(vrf_event_id)` holds the anchored value.
    fn contract_step(&self, asked: &mut Asked<'_>) -> Step {
        let mut check = Check::new(StepId::Contract);
        if let (Published::Is(event_id), Published::Is(anchored)) = (self.event_id, self.anchored) {
            if let Some(held) = asked.events(&mut check, event_id) {
                let place = Place::Key(event_id);
                check.same(
                    Point::ContractAnchor,
                    &place,
                    Some(anchored),
                    not_zero(held),
                );
            }
        } else {
            check.lacks(Cause::Because(StepId::Payload));
        }
        check.settle()
    }

    /// The seed is the word that the oracle gave for this event's own createEvent.
    fn seed_origin(&self, contract: Address, asked: &mut Asked<'_>) -> (Step, Option<Address>) {
        let mut check = Check::new(StepId::SeedOrigin);
        let mut coordinator = None;
        if let Some(request) = self.request(&mut check, contract, asked) {
            coordinator = Some(request.0.coordinator);
            self.seed(&mut check, request, asked);
        }
        (check.settle(), coordinator)
    }

    /// The createEvent transaction: its call, and the request that its receipt names.
    fn request(
        &self,
        check: &mut Check,
        contract: Address,
        asked: &mut Asked<'_>,
    ) -> Option<(Request, u64)> {
        let Some(hash) = self.request else {
            check.lacks(Cause::Unread(Unread::NoTransaction));
            return None;
        };
        let transaction = asked.transaction(check, hash);
        let receipt = asked.receipt(check, hash);
        let (transaction, receipt) = (transaction?, receipt?);
        if !self.is_create_event(check, hash, transaction, contract) {
            return None;
        }
        match oracle::request(receipt, hash, contract, None) {
            Ok(request) => Some((request, receipt.block)),
            Err(unread) => {
                check.lacks(Cause::Unread(unread));
                None
            }
        }
    }

    fn is_create_event(
        &self,
        check: &mut Check,
        hash: Hash32,
        transaction: &Transaction,
        contract: Address,
    ) -> bool {
        let place = Place::Key(hash);
        let to = transaction.to.map(|to| to.to_string());
        let contract = contract.to_string();
        let called = check.same(
            Point::RequestTo,
            &place,
            Some(contract.as_str()),
            to.as_deref(),
        );
        let (Published::Is(event_id), Published::Is(anchored)) = (self.event_id, self.anchored)
        else {
            check.lacks(Cause::Because(StepId::Payload));
            return false;
        };
        let wanted = hex::encode(oracle::create_event(&event_id, &anchored));
        let input = hex::encode(&transaction.input);
        check.same(Point::RequestCall, &place, wanted.as_str(), input.as_str()) && called
    }

    /// The word that the coordinator delivered for the request, beside `random_seed`.
    fn seed(&self, check: &mut Check, (request, block): (Request, u64), asked: &mut Asked<'_>) {
        let range = LogRange {
            address: request.coordinator,
            topic1: Some(request.request_id),
            from: block,
            to: block.saturating_add(DELIVERY_BLOCKS),
        };
        let Some(logs) = asked.logs(check, range) else {
            return;
        };
        let word = oracle::fulfilment(logs, &request).and_then(oracle::word);
        match (word, self.seed) {
            (None, _) => check.lacks(Cause::Unread(Unread::WordNotSeen(request.request_id))),
            (Some(word), Published::Is(seed)) => {
                check.same(Point::SeedWord, &Place::Key(request.request_id), seed, word);
            }
            (Some(_), Published::Absent) => check.lacks(Cause::NotPublished("random_seed".into())),
            (Some(_), Published::Malformed) => check.lacks(Cause::Because(StepId::Payload)),
        }
    }
}

/// A zero value is what the contract holds under an id that was never anchored: nothing.
pub(super) fn not_zero(held: Hash32) -> Option<Hash32> {
    (held != Hash32::ZERO).then_some(held)
}
