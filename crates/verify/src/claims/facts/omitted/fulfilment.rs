//! The listed coordinators' fulfilments that answer no supplied word.

use super::class::Class;
use super::request::Claimants;
use super::search::Omissions;
use crate::answers::At;
use crate::claims::evidence::coordinator::{Fulfilment, Request};
use crate::claims::settlement::Settlement;
use values::order;

impl<'a> Omissions<'_, 'a> {
    /// The listed coordinators' fulfilments that answer no supplied word.
    pub(super) fn fulfilled(&mut self, case: &mut Settlement<'a>, claimants: &Claimants) {
        let trail = self.seen.trail;
        let (Some(fulfilments), Some(requests)) = (&trail.fulfilments, &trail.requests) else {
            return case.waits();
        };
        let words = self.claims.draws.iter().filter_map(|draw| draw.word);
        let words = order::set(words.map(|word| word.value));
        let by_id = order::grouped(requests.iter().map(|request| (request.id, request)));
        let mut unknown: Vec<&Fulfilment<'a>> = Vec::new();
        for fulfilment in fulfilments {
            let id = fulfilment.request_id;
            let is_answer = self.answered.contains(&id) && words.contains(&fulfilment.word);
            if is_answer || !case.work.spend(1) {
                continue;
            }
            let delivered = fulfilment.shown.log.transaction;
            let mut of_id = by_id.get(&id).into_iter().flatten();
            let requested = of_id.rfind(|request| fulfilment.answers(request));
            let requested = requested.map(|request| request.shown.log.transaction);
            let class = match requested {
                // The range may lack the pull's own log.
                Some(requested) => match self.class_in(case, id, &[requested, delivered]) {
                    Class::Unclaimed => self.class_in_receipt(case, id, requested),
                    class => class,
                },
                None => self.class_in(case, id, &[delivered]),
            };
            let mut packs = Vec::new();
            if let Class::Pack(key) = class {
                packs.push(key);
            } else if let Some(requested) = &requested {
                let logs = self.seen.index.of_transaction(requested);
                let logs = logs.map(|shown| shown.log);
                let own = requests.iter();
                let own = own.filter(|request| request.shown.log.transaction == *requested);
                let ids = own.map(|request| request.id).collect();
                packs.extend(self.replaced(case, logs, &ids));
            }
            // A contract can give one id to several pulls: if any is a Pack draw, the word may be its.
            for key in claimants.get(&id).into_iter().flatten() {
                if let Class::Pack(key) = self.class_of_key(case, *key) {
                    packs.push(key);
                }
            }
            let packs = order::set(packs);
            for key in &packs {
                if !self.supplied.contains(key) {
                    self.judge(case, *key, fulfilment);
                }
            }
            if matches!(class, Class::Other | Class::Unclaimed)
                && requested.is_none()
                && !(packs.is_empty() && self.is_anothers(case, fulfilment))
            {
                unknown.push(fulfilment);
            }
        }
        self.unknown(case, &unknown);
    }

    /// Returns whether a fulfilment answers the request of a supplied word that is no Pack draw's: the same
    /// coordinator logged the request in the transaction of that word's own request, where no Pack draw has it too.
    pub(super) fn is_anothers(
        &self,
        case: &mut Settlement<'a>,
        fulfilment: &Fulfilment<'a>,
    ) -> bool {
        let id = fulfilment.request_id;
        let sender = self.seen.consumer.as_topic();
        self.claims.others.iter().any(|other| {
            let state = case.get_pull(other.word.key, At::Pinned);
            if state.and_then(|state| state.value.request()) != Some(id) {
                return false;
            }
            let Some(own) = self.seen.index.holding(&other.request) else {
                return false;
            };
            let Some(receipt) = case.receipt(own.log.transaction) else {
                return false;
            };
            let requests = Request::of_receipt(receipt);
            let mut requests = requests.into_iter();
            let transaction = own.log.transaction;
            requests.any(|request| fulfilment.answers(&request) && request.sender == sender)
                && !matches!(self.class_in_receipt(case, id, transaction), Class::Pack(_))
        })
    }
}
