//! The request of each judged draw, and the oracle's fulfilment of it.

use super::fulfilment::{self, Fulfilled, Told};
use crate::pull::{DrawClaim, Entry};
use crate::replies::{Log, Unread, ask};
use crate::step::{Cause, StepId};
use crate::views::chain_logs::elsewhere;
use crate::views::coordinator::{self, Request};
use crate::views::view::{Open, Shown};
use crate::views::window::Windows;
use values::hash::Hash32;

/// A draw's request, and the oracle's fulfilment of it.
#[derive(Clone)]
pub(crate) struct Origin<'a> {
    /// The request.
    pub request: Request<'a>,
    /// The fulfilment.
    pub fulfilled: Shown<Fulfilled<'a>>,
}

impl<'a> Windows<'_, 'a> {
    /// Finds each draw's request and its fulfilment. Fulfilments that come later than the proof states are looked for together.
    pub(crate) fn origins(&self) -> Vec<Shown<Origin<'a>>> {
        let near = self.claims.draws.iter().map(|draw| self.near(draw));
        let near: Vec<Shown<Origin<'a>>> = near.collect();
        let missing = near
            .iter()
            .flatten()
            .filter_map(|origin| match origin.fulfilled {
                Ok(Fulfilled::NotUpTo { block, .. }) => Some((origin.request, block)),
                _ => None,
            });
        let later = fulfilment::by_coordinator(missing).into_iter();
        let later = later.map(|(coordinator, ids, from)| {
            (
                coordinator,
                fulfilment::later(self.view, coordinator, &ids, from),
            )
        });
        let later = later.collect::<Vec<_>>();
        let whole = near.into_iter().map(|origin| {
            let mut origin = origin?;
            if let Ok(Fulfilled::NotUpTo { block, is_shown }) = origin.fulfilled {
                let mut later = later.iter();
                let later = later.find(|(of, _)| *of == origin.request.coordinator());
                let found = later.map_or(Err(Open::Waits), |(_, found)| found.clone());
                origin.fulfilled = found.and_then(|found| {
                    let found = fulfilment::found_later(self.view, &origin.request, &found)?;
                    found.ok_or_else(|| fulfilment::not_there(&origin.request, block, is_shown))
                });
            }
            Ok(origin)
        });
        whole.collect()
    }

    /// Finds a draw's request, and its fulfilment up to the block of its word.
    fn near(&self, draw: &DrawClaim) -> Shown<Origin<'a>> {
        let (Some(request), Some(word)) = (draw.request, draw.word) else {
            return Err(Cause::Because(StepId::Word).into());
        };
        let request = self.request_at(&request)?;
        let (up_to, since) = (word.position.block, word.position.block);
        let fulfilled = self.fulfilment_of(&request, up_to, since);
        Ok(Origin { request, fulfilled })
    }

    /// Returns the oracle's request that belongs to the contract's log of a request: the one at its place, or one that a search
    /// found.
    fn request_at(&self, entry: &Entry) -> Shown<Request<'a>> {
        // word_origin-1
        let logs = self.with_value(&entry.key).iter().copied();
        let mut logs = logs.filter(|log| log.values().any(|value| value == entry.value));
        let there = logs.clone().find(|log| log.position == entry.position);
        let log = match there.or_else(|| logs.find(|log| elsewhere::is_of(self, entry, log))) {
            Some(log) => log,
            None => {
                self.is_read(entry.position.block)?;
                let found = self.found.as_ref().map_err(Clone::clone)?;
                let elsewhere = found.log_of(entry);
                // word_origin-2
                elsewhere.ok_or_else(|| elsewhere::missing(self, entry))?
            }
        };
        self.request_in(log, entry.key)
    }

    /// Returns the id of the request that the contract made for a key.
    pub(crate) fn request_id(&self, key: Hash32) -> Shown<Hash32> {
        // word_origin-3
        Ok(self.view.requested(key)?.request_id)
    }

    /// Returns the oracle's request for a key, in the transaction of the contract's log of it: a listed coordinator's.
    pub(crate) fn request_in(&self, log: &Log, key: Hash32) -> Shown<Request<'a>> {
        let id = self.request_id(key)?;
        let sender = self.view.contract.as_topic();
        // word_origin-5
        let is_own = |request: &Request<'a>| request.id == id && request.sender == sender;
        let mut known = self.requests_with(&id).iter();
        let is_there = |own: &&Request<'a>| own.log.transaction == log.transaction && is_own(own);
        if let Some(request) = known.find(is_there) {
            return Ok(*request);
        }
        // word_origin-6
        let receipt = self.view.ask(ask::Receipt {
            hash: log.transaction,
        })?;
        let own: Vec<Request<'a>> = coordinator::requests(&receipt.logs)
            .filter(is_own)
            .collect();
        let listed = &self.view.listed.coordinators;
        let found = own.iter().find(|own| listed.contains(&own.coordinator()));
        found.copied().ok_or_else(|| match own.first() {
            // word_origin-7
            Some(unlisted) => coordinator::unlisted(unlisted.coordinator()),
            // word_origin-8
            None if receipt.logs.contains(log) => Unread::NoRequest(log.transaction).into(),
            // word_origin-9
            None => Unread::RequestUnclear(log.transaction).into(),
        })
    }

    /// Returns the fulfilment of a request up to a block. Without one, a state of `since` or later shows whether the request is
    /// open.
    pub(crate) fn fulfilment_of(
        &self,
        request: &Request<'a>,
        up_to: u64,
        since: u64,
    ) -> Shown<Fulfilled<'a>> {
        // word_origin-15
        let is_covered = self.span.holds(request.log.position.block) && self.span.holds(up_to);
        let known = match &self.fulfilments {
            Ok(_) if is_covered => {
                let fulfilments = self.fulfilments_with(&request.id).iter().copied();
                let fulfilments = fulfilments.filter(|found| found.position().block <= up_to);
                let requests = self.requests_with(&request.id).iter().copied();
                Some(Told::of(fulfilments, requests, self.newest_shown()?))
            }
            Err(Open::Waits) => return Err(Open::Waits),
            _ => None,
        };
        fulfilment::fulfilment(self.view, request, up_to, since, known)
    }
}
