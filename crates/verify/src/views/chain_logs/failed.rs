//! Whose request a failed fulfilment's is (`docs/protocol.md#nothing-left-out`).

use super::input::{self, AskedBy};
use super::searches::Turn;
use crate::replies::{Span, Unread};
use crate::step::count;
use crate::views::coordinator::{self, Fulfilment, Request};
use crate::views::limits::{MAX_BLOCKS, MAX_INPUTS, TURNS};
use crate::views::view::{Open, Shown};
use crate::views::window::Windows;
use values::hash::Hash32;
use values::order::{self, GrowingSet, OrderedSet};

/// A fulfilment whose callback failed, or whose log does not show the result, with the request of this contract that it belongs
/// to.
type OwnFailed<'a> = (Fulfilment<'a>, Request<'a>);

/// A failed fulfilment whose request the windows do not show.
struct Rated<'a> {
    fulfilment: Fulfilment<'a>,
    /// True if it logs a subscription under which this contract is known to ask.
    is_likely: bool,
}

impl<'a> Windows<'_, 'a> {
    /// Returns the failed fulfilments in the windows that belong to requests of this contract.
    pub(crate) fn own_failed(&self) -> Vec<Shown<OwnFailed<'a>>> {
        let failed = match self.failed() {
            Ok(failed) if failed.is_empty() => return Vec::new(),
            Ok(failed) => failed,
            Err(open) => return vec![Err(open)],
        };
        let (mut own, mut unshown) = (Vec::new(), Vec::new());
        for fulfilment in failed {
            match self.logged_request(&fulfilment) {
                Some(request) if request.sender == self.view.contract.as_topic() => {
                    own.push(Ok((fulfilment, request)));
                }
                // An id commits to its sender.
                // left_out-27
                Some(_) => {}
                None => unshown.push(fulfilment),
            }
        }
        own.extend(self.own_by_inputs(unshown));
        own
    }

    /// Returns the fulfilments in the windows whose callbacks failed, or whose logs do not show the result.
    fn failed(&self) -> Shown<Vec<Fulfilment<'a>>> {
        let fulfilments = self.fulfilments.as_ref().map_err(Clone::clone)?.iter();
        // left_out-19
        let failed = fulfilments.filter(|fulfilment| fulfilment.success != Some(true));
        let inside = failed.filter(|fulfilment| self.holds(fulfilment.position(), None));
        Ok(inside.copied().collect())
    }

    /// Returns the last request with a fulfilment's id in the windows before it, of any sender.
    fn logged_request(&self, fulfilment: &Fulfilment<'a>) -> Option<Request<'a>> {
        // left_out-20
        let mut requests = self.requests_with(&fulfilment.id).iter().rev();
        requests
            .find(|request| is_asked(request, fulfilment))
            .copied()
    }

    /// Returns whose request the input of a fulfilment's transaction names; `None` if the search needs more than its turn has.
    fn asked_by(&self, fulfilment: &Fulfilment<'a>, turn: Turn) -> Shown<Option<AskedBy>> {
        let (transaction, block) = (fulfilment.log.transaction, fulfilment.position().block);
        // left_out-21
        let call = self.view.input_of(transaction, block)?;
        let of = (transaction, fulfilment.id);
        Ok(self
            .view
            .searches
            .asked_by(self.view.index(), of, turn, |search| {
                input::asked_by(&call.input, fulfilment, self.view.contract, search)
            }))
    }

    /// Returns those of these fulfilments whose transactions' inputs name this contract.
    fn own_by_inputs(&self, fulfilments: Vec<Fulfilment<'a>>) -> Vec<Shown<OwnFailed<'a>>> {
        if fulfilments.is_empty() {
            return Vec::new();
        }
        let fulfilments = match self.by_likelihood(fulfilments) {
            Ok(fulfilments) => fulfilments,
            Err(open) => return vec![Err(open)],
        };
        // left_out-42
        for hashes in TURNS {
            self.inputs_of(&fulfilments, Turn::OfThis(hashes));
        }
        let read = self.inputs_of(&fulfilments, Turn::OfAll);
        let is_read = |fulfilment: &Fulfilment<'_>| read.contains_key(&fulfilment.log.transaction);
        let fulfilments = fulfilments.into_iter().map(|rated| rated.fulfilment);
        let (fulfilments, others): (Vec<_>, Vec<_>) = fulfilments.partition(is_read);
        let mut undecided = others.len();
        let asked = fulfilments.into_iter();
        let asked = asked.map(|fulfilment| (fulfilment, self.asked_by(&fulfilment, Turn::OfAll)));
        let (mut found, mut own) = (Vec::new(), Vec::new());
        for (fulfilment, asked) in asked.collect::<Vec<_>>() {
            match asked {
                Ok(Some(AskedBy::This(key, blocks))) => own.push((fulfilment, (key, blocks))),
                Ok(Some(AskedBy::Another)) => {}
                // left_out-28
                Ok(Some(AskedBy::Unclear)) => found.push(Err(unclear(&fulfilment))),
                Ok(None) => undecided = undecided.saturating_add(1),
                Err(open) => found.push(Err(open)),
            }
        }
        let mut left = MAX_INPUTS.saturating_sub(read.len());
        let own = order::grouped(own.into_iter().map(|own| (own.0.log.transaction, own)));
        for own in own.values() {
            let blocks = own
                .iter()
                .flat_map(|(_, (_, blocks))| blocks.iter().copied());
            let blocks = order::set(blocks).len();
            match left.checked_sub(blocks) {
                // left_out-30
                _ if blocks > MAX_BLOCKS => {
                    found.extend(own.iter().map(|(fulfilment, _)| Err(unclear(fulfilment))));
                }
                Some(rest) => {
                    left = rest;
                    let own = own.iter();
                    found.extend(own.map(|(fulfilment, (key, blocks))| {
                        self.request_in_blocks(fulfilment, *key, blocks)
                    }));
                }
                None => undecided = undecided.saturating_add(own.len()),
            }
        }
        if undecided > 0 {
            let undecided = count(undecided);
            // left_out-33
            found.push(Err(Unread::ManyInputs(undecided).into()));
        }
        found
    }

    /// Asks for the inputs of the first fulfilments, all together, and returns their transactions. One that is likely this
    /// contract's keeps room for the block of its request, until its input is known to be another's.
    fn inputs_of(&self, fulfilments: &[Rated<'a>], turn: Turn) -> GrowingSet<Hash32> {
        let mut read = GrowingSet::new();
        let mut left = MAX_INPUTS;
        for Rated {
            fulfilment,
            is_likely,
        } in fulfilments
        {
            if read.contains_key(&fulfilment.log.transaction) {
                continue;
            }
            let Some(rest) = left.checked_sub(1) else {
                break;
            };
            read.add(fulfilment.log.transaction);
            left = match self.asked_by(fulfilment, turn) {
                Ok(Some(AskedBy::Another)) => rest,
                _ => rest.saturating_sub(usize::from(*is_likely)),
            };
        }
        read
    }

    /// Returns the request of a fulfilment, in one of the blocks that its transaction's input names.
    fn request_in_blocks(
        &self,
        fulfilment: &Fulfilment<'a>,
        key_hash: Hash32,
        blocks: &[u64],
    ) -> Shown<OwnFailed<'a>> {
        let first = blocks.iter().copied().min();
        // left_out-31
        if let Some(from) = first.filter(|_| fulfilment.may_repeat) {
            return self.last_request(fulfilment, key_hash, from);
        }
        let asked = blocks.iter().map(|block| Span::after(*block, 0));
        let asked = asked.map(|span| coordinator::own_requests(self.view, span));
        let mut last = None;
        for asked in asked.collect::<Vec<_>>() {
            let own = asked?.into_iter().rev();
            let own = own.filter(|request| is_asked(request, fulfilment));
            // left_out-32
            last = own.chain(last).max_by_key(|own| own.log.position);
        }
        let last = last.ok_or_else(|| unclear(fulfilment))?;
        Ok((*fulfilment, last))
    }

    /// Returns the last request of a fulfilment's id before it. The sender of the transaction chooses what its input names in
    /// addition to the proof. v2 gives an id again, and then the input may name an earlier request of it. A node that lacks the
    /// later one lacks the fulfilment too, so the reply must hold it.
    fn last_request(
        &self,
        fulfilment: &Fulfilment<'a>,
        key_hash: Hash32,
        from: u64,
    ) -> Shown<OwnFailed<'a>> {
        let span = Span {
            from,
            to: fulfilment.position().block,
        };
        let of = (fulfilment.log.address, fulfilment.id, Some(key_hash));
        let logs = coordinator::of_request(self.view, of, span)?;
        if !logs.contains(fulfilment.log) {
            return Err(unclear(fulfilment));
        }
        let sender = self.view.contract.as_topic();
        let own = coordinator::requests(logs);
        let own = own.filter(|request| request.sender == sender && is_asked(request, fulfilment));
        let last = own.max_by_key(|own| own.log.position);
        Ok((*fulfilment, last.ok_or_else(|| unclear(fulfilment))?))
    }

    /// Orders fulfilments by how likely their requests are this contract's: first those that log a subscription under which it
    /// is known to ask, then from the windows' end down.
    fn by_likelihood(&self, fulfilments: Vec<Fulfilment<'a>>) -> Shown<Vec<Rated<'a>>> {
        let subscriptions = self.subscriptions()?;
        let rated = fulfilments.into_iter().map(|fulfilment| {
            let own = fulfilment.subscription;
            let is_likely = own.is_some_and(|own| subscriptions.contains(&own));
            Rated {
                fulfilment,
                is_likely,
            }
        });
        let mut rated: Vec<Rated<'a>> = rated.collect();
        order::sort_by(&mut rated, |one, other| {
            let later = other.fulfilment.position().cmp(&one.fulfilment.position());
            // left_out-34
            other.is_likely.cmp(&one.is_likely).then(later)
        });
        Ok(rated)
    }

    /// Returns the subscriptions of this contract's requests that the view shows.
    fn subscriptions(&self) -> Shown<OrderedSet<Hash32>> {
        let waits = |origin: &Shown<_>| matches!(origin, Err(Open::Waits));
        if self.origins.iter().any(waits) {
            return Err(Open::Waits);
        }
        let judged = self.origins.iter().flatten().map(|origin| &origin.request);
        let sender = self.view.contract.as_topic();
        let logged = self.requests_in_windows();
        let logged = logged.filter(|request| request.sender == sender);
        let subscriptions = judged.chain(logged).filter_map(|own| own.log.topics.get(2));
        Ok(order::set(subscriptions.copied()))
    }
}

/// Returns whether a fulfilment may be of a request.
fn is_asked(request: &Request<'_>, fulfilment: &Fulfilment<'_>) -> bool {
    request.id == fulfilment.id
        && request.coordinator() == fulfilment.log.address
        && request.log.position < fulfilment.position()
}

fn unclear(fulfilment: &Fulfilment<'_>) -> Open {
    Unread::RequestUnclear(fulfilment.id).into()
}
