//! Fulfilments of requests that were not seen: whose request each may answer.

use super::class::Class;
use super::search::Omissions;
use crate::answers::{Address, At, Question, Span, Unread, Witnesses};
use crate::claims::evidence::coordinator::{self, Fulfilment};
use crate::claims::limits::LOOK_BACK;
use crate::claims::settlement::Settlement;
use values::hash::Hash32;

/// The contract whose request a fulfilment may answer.
enum Requester {
    /// This consumer's.
    Consumer,
    /// A listed wrapper's, for this consumer or another.
    Wrapper(Address),
    /// Another consumer's.
    OtherConsumer,
}

impl<'a> Omissions<'_, 'a> {
    /// Fulfilments of requests that were not seen: another consumer's, or an older request of this one.
    pub(super) fn unknown(&mut self, case: &mut Settlement<'a>, unknown: &[&Fulfilment<'a>]) {
        let (mut possible, mut wrapped) = (Vec::new(), Vec::new());
        for fulfilment in unknown {
            match self.requester(case, fulfilment) {
                Some(Requester::Consumer) => possible.push(*fulfilment),
                Some(Requester::Wrapper(wrapper)) => wrapped.push((*fulfilment, wrapper)),
                Some(Requester::OtherConsumer) => {}
                None => case.waits(),
            }
        }
        for (fulfilment, wrapper) in wrapped {
            self.old_request(case, fulfilment, wrapper, self.window.to.block);
        }
        // The logs of the chain's whole history come last.
        if possible.is_empty() || !case.is_settled() {
            return;
        }
        let before = self.window.from.block.saturating_sub(1);
        for fulfilment in possible {
            self.old_request(case, fulfilment, self.seen.consumer, before);
        }
    }

    /// Returns the contract whose request a fulfilment may answer, by its subscription. v2 does not log it: then it may
    /// be this consumer's.
    fn requester(
        &self,
        case: &mut Settlement<'a>,
        fulfilment: &Fulfilment<'a>,
    ) -> Option<Requester> {
        let Some(subscription) = fulfilment.subscription else {
            return Some(Requester::Consumer);
        };
        let coordinator = fulfilment.coordinator;
        // Under a subscription of this consumer's own requests, whatever an endpoint lists.
        let mut requests = self.seen.trail.requests.iter().flatten();
        if requests.any(|own| own.coordinator == coordinator && own.subscription == subscription) {
            return Some(Requester::Consumer);
        }
        let Span { from, to: end } = self.window.blocks();
        // The state at the windows' end, or where no endpoint keeps it the present one.
        let (then, search) =
            case.aside(|case| case.consumers(coordinator, subscription, At::Block(end)));
        if then.is_none() && !search.is_unread() {
            return None;
        }
        let then = match then {
            Some(then) => self.keeps_old_state(case, then.by)?.then_some(then),
            None => None,
        };
        // Fewer than all endpoints exclude nothing.
        let (consumers, to) = match then.filter(|then| case.are_all(then.by)) {
            Some(consumers) => (consumers.value, end),
            None => {
                let (now, search) =
                    case.aside(|case| case.consumers(coordinator, subscription, At::Pinned));
                match now {
                    Some(now) if case.are_all(now.by) => (now.value, u64::MAX),
                    Some(_) => return Some(Requester::Consumer),
                    None if search.is_unread() => return Some(Requester::Consumer),
                    None => return None,
                }
            }
        };
        // A subscription that is no more may have been this consumer's.
        let Some(consumers) = consumers else {
            return Some(Requester::Consumer);
        };
        if consumers.contains(&self.seen.consumer) {
            return Some(Requester::Consumer);
        }
        let mut wrappers = case.ledger.listed.wrappers.iter();
        if let Some(wrapper) = wrappers.find(|wrapper| consumers.contains(wrapper)) {
            return Some(Requester::Wrapper(*wrapper));
        }
        let (consumer, span) = (self.seen.consumer, Span { from, to });
        let (was_removed, search) = case.aside(|case| {
            coordinator::was_removed(case, coordinator, subscription, consumer, span)
        });
        match was_removed {
            Some(true) => Some(Requester::Consumer),
            Some(false) => Some(Requester::OtherConsumer),
            None if search.is_unread() => Some(Requester::Consumer),
            None => None,
        }
    }

    /// Returns whether one of these endpoints keeps old state; `None` as long as the control is not answered. An endpoint
    /// that answers every block with its present state lists the consumers of today, who may be others than those of the
    /// windows.
    fn keeps_old_state(&self, case: &mut Settlement<'a>, by: Witnesses) -> Option<bool> {
        let target = self.claims.draws.first()?.name.pull_key;
        let archives = case.archives_of_pull(target);
        let control = Question::GetPull(target, At::Block(0));
        let is_answered = case.ledger.answers.contains_key(&control);
        is_answered.then(|| !archives.and(by).is_empty())
    }

    /// Classifies a fulfilment by its request, however old: looked for by who asked, up to a block.
    fn old_request(
        &mut self,
        case: &mut Settlement<'a>,
        fulfilment: &Fulfilment<'a>,
        sender: Address,
        to: u64,
    ) {
        // A log that only some endpoints show is theirs to explain.
        if !case.counts_against(&fulfilment.shown) {
            return;
        }
        let id = fulfilment.request_id;
        for back in LOOK_BACK {
            let from = self.window.from.block.min(to).saturating_sub(back);
            let span = Span { from, to };
            let (requests, search) = case.aside(|case| coordinator::requests(case, sender, span));
            let Some(requests) = requests else {
                return case.waits();
            };
            let mut requests = requests.into_iter();
            if let Some(request) = requests.rfind(|request| fulfilment.answers(request)) {
                let transaction = request.shown.log.transaction;
                match self.class_in_receipt(case, id, transaction) {
                    Class::Pack(key) if !self.is_judged(&key) => {
                        self.judge(case, key, fulfilment);
                    }
                    _ => {}
                }
                return;
            }
            if search.is_unread() {
                break;
            }
        }
        case.unread(Unread::RequestNotSeen(id));
    }

    /// Returns whether a pull is a judged draw, whose word other steps compare.
    fn is_judged(&self, key: &Hash32) -> bool {
        let mut draws = self.claims.draws.iter();
        draws.any(|draw| draw.name.pull_key == *key)
    }
}
