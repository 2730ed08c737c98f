//! The listed coordinators' fulfilments that answer no supplied word.

use std::collections::{BTreeMap, BTreeSet};

use super::class::Class;
use super::request::Claimants;
use super::search::Omissions;
use crate::answers::At;
use crate::claims::evidence::coordinator::{Fulfilment, Request};
use crate::claims::evidence::lookup::AnswerLookup;
use crate::hash::Hash32;
use crate::step::{Cause, Check};

impl<'a> Omissions<'_, 'a> {
    /// The listed coordinators' fulfilments that answer no supplied word.
    pub(super) fn fulfilled(
        &mut self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        (supplied, answered): (&BTreeSet<Hash32>, &BTreeSet<Hash32>),
        claimants: &Claimants,
    ) {
        let trail = self.trail;
        let (Some(fulfilments), Some(requests)) = (&trail.fulfilments, &trail.requests) else {
            return check.lacks(Cause::ContractNotRead);
        };
        let transactions: BTreeMap<Hash32, Hash32> = requests
            .iter()
            .map(|request| (request.id, request.shown.log.transaction))
            .collect();
        let mut unknown: Vec<&Fulfilment<'a>> = Vec::new();
        for fulfilment in fulfilments {
            let id = fulfilment.request_id;
            if answered.contains(&id) || !lookup.work.spend(1) {
                continue;
            }
            let delivered = fulfilment.shown.log.transaction;
            let class = match transactions.get(&id) {
                Some(requested) if self.index.of_transaction(requested).next().is_some() => {
                    self.class_in(check, lookup, id, &[*requested, delivered])
                }
                Some(requested) => self.class_in_receipt(check, lookup, id, *requested),
                None => self.class_in(check, lookup, id, &[delivered]),
            };
            let mut packs = BTreeSet::new();
            if let Class::Pack(key) = class {
                packs.insert(key);
            } else if let Some(requested) = transactions.get(&id) {
                let logs = self.index.of_transaction(requested);
                let logs = logs.map(|shown| shown.log);
                let own = requests.iter();
                let own = own.filter(|request| request.shown.log.transaction == *requested);
                let ids = own.map(|request| request.id).collect();
                packs.extend(self.replaced(check, lookup, logs, &ids));
            }
            // A contract can give one id to several pulls: if any is a Pack draw, the word may be its.
            for key in claimants.get(&id).into_iter().flatten() {
                if let Class::Pack(key) = self.class_of_key(check, lookup, *key) {
                    packs.insert(key);
                }
            }
            for key in packs.iter().filter(|key| !supplied.contains(*key)) {
                self.judge(check, lookup, *key, fulfilment);
            }
            if matches!(class, Class::Other)
                && !transactions.contains_key(&id)
                && !(packs.is_empty() && self.is_anothers(check, lookup, fulfilment))
            {
                unknown.push(fulfilment);
            }
        }
        self.unknown(check, lookup, &unknown);
    }

    /// Whether a fulfilment answers the request of a supplied word that is no Pack draw's: the same
    /// coordinator logged the request in the transaction of that word's own request.
    pub(super) fn is_anothers(
        &self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        fulfilment: &Fulfilment<'a>,
    ) -> bool {
        let id = fulfilment.request_id;
        let sender = self.consumer.as_topic();
        self.claims.others.iter().any(|other| {
            let state = lookup.get_pull(check, other.word.key, At::Pinned);
            if state.and_then(|state| state.value.request()) != Some(id) {
                return false;
            }
            let Some(own) = self.index.holding(&other.request) else {
                return false;
            };
            let Some(receipt) = lookup.receipt(check, own.log.transaction) else {
                return false;
            };
            let requests = Request::of_receipt(receipt);
            let mut requests = requests.into_iter();
            requests.any(|request| {
                request.id == id
                    && request.sender == sender
                    && request.coordinator() == fulfilment.coordinator()
            })
        })
    }
}
