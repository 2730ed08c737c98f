//! Fulfilments of requests that were not seen: whose request each may answer.

use super::class::Class;
use super::search::Omissions;
use crate::answers::{Address, At, Question, Span, Unread, Witnesses};
use crate::claims::evidence::coordinator::{self, Fulfilment};
use crate::claims::evidence::counting;
use crate::claims::limits::LOOK_BACK;
use crate::claims::settlement::Settlement;
use values::hash::Hash32;
use values::order;

/// The result of counting a consumer's requests for a fulfilment.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Count {
    /// It answers one of them.
    Own,
    /// It answers none.
    Another,
    /// It answers none under the keys that were seen. No key is listed, so that there may be others:
    /// the request is looked for, and excluded where it is not seen.
    AnotherOrKey,
    /// Nothing.
    Unknown,
}

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
            self.old_request(
                case,
                fulfilment,
                wrapper,
                self.window.to.block,
                Count::Unknown,
            );
        }
        // To count is the last thing that is done: it is done once.
        if possible.is_empty() || !case.is_settled() {
            return;
        }
        let before = self.window.from.block.saturating_sub(1);
        for (fulfilment, count) in self.counted(case, &possible) {
            if count != Count::Another {
                self.old_request(case, fulfilment, self.seen.consumer, before, count);
            }
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

    /// Counts this consumer's requests to attribute fulfilments. The count says nothing if its own
    /// requests that were seen are not counted so.
    fn counted<'f>(
        &self,
        case: &mut Settlement<'a>,
        possible: &[&'f Fulfilment<'a>],
    ) -> Vec<(&'f Fulfilment<'a>, Count)> {
        let all = |count| possible.iter().map(move |each| (*each, count)).collect();
        let requests = self.seen.trail.requests.iter().flatten();
        let own: Vec<_> = requests
            .map(|request| (request.id, request.key_hash, request.subscription))
            .collect();
        let listed = case.ledger.listed.key_hashes.iter().copied();
        let keys = order::set(listed.chain(own.iter().map(|(_, key_hash, _)| *key_hash)));
        let paid = own.iter().map(|(_, _, subscription)| *subscription);
        let paid = paid.chain(possible.iter().filter_map(|each| each.subscription));
        let mut recognised = Vec::new();
        for subscription in order::set(paid) {
            let seen = own.iter().filter(|(_, _, under)| *under == subscription);
            let seen = order::set(seen.map(|(id, ..)| *id));
            let asked = possible.iter().filter(|each| {
                let under = each.subscription;
                under.is_none_or(|under| under == subscription)
            });
            let asked = asked.map(|each| each.request_id);
            let ids = order::set(asked.chain(seen.iter().copied()));
            let counted = counting::recognised(
                &self.claims.tally,
                &ids,
                &keys,
                self.seen.consumer,
                subscription,
                case.work,
            );
            match counted {
                None => case.unread(Unread::TooMuchWork),
                Some(counted) if seen.iter().all(|id| counted.contains(id)) => {
                    recognised.extend(counted);
                }
                // A coordinator that numbers otherwise, or more requests than are counted.
                Some(_) => return all(Count::Unknown),
            }
        }
        let recognised = order::set(recognised);
        let other = if case.ledger.listed.key_hashes.is_empty() {
            Count::AnotherOrKey
        } else {
            Count::Another
        };
        let count = |fulfilment: &'f Fulfilment<'a>| {
            let is_own = recognised.contains(&fulfilment.request_id);
            (fulfilment, if is_own { Count::Own } else { other })
        };
        possible.iter().copied().map(count).collect()
    }

    /// Classifies a fulfilment by its request, however old: looked for by who asked, up to a block.
    fn old_request(
        &mut self,
        case: &mut Settlement<'a>,
        fulfilment: &Fulfilment<'a>,
        sender: Address,
        to: u64,
        count: Count,
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
        if count != Count::AnotherOrKey {
            case.unread(Unread::RequestNotSeen(id));
        }
    }

    /// Returns whether a pull is a judged draw, whose word other steps compare.
    fn is_judged(&self, key: &Hash32) -> bool {
        let mut draws = self.claims.draws.iter();
        draws.any(|draw| draw.name.pull_key == *key)
    }
}
