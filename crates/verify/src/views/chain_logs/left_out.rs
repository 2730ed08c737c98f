//! No word of a Pack draw is left out of a judged window.

use super::dates::only_other_kinds;
use super::kinds::Kinds;
use crate::pull::Entry;
use crate::replies::{Log, LogSearch, Reply, Span, Unread, ask};
use crate::step::{Cause, Finding, LogKind, Place, Point, Value};
use crate::views::coordinator::{self, Fulfilment, Request};
use crate::views::limits::MAX_KEYS;
use crate::views::view::{Settle, Shown};
use crate::views::window::Windows;
use crate::views::word_origin::fulfilment::{self, Fulfilled};
use values::hash::Hash32;
use values::order;
use values::position::Position;

/// The number of blocks by which the range of the fulfilments is widened downwards to find one log.
const WIDER: u64 = 10_000;

/// A word that a view shows, and that may be a Pack draw's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Candidate {
    /// The pull key.
    key: Hash32,
    /// The position of the log that shows the word.
    position: Position,
    /// The transaction of that log.
    transaction: Hash32,
}

impl<'a> Windows<'_, 'a> {
    /// Compares every word of the windows with the supplied ones.
    pub(crate) fn left_out(&self) -> Vec<Shown<Finding>> {
        if let Err(open) = self.in_span() {
            return vec![Err(open)];
        }
        let controls = [
            self.is_served(),
            self.reaches_the_end(),
            self.lacks_no_entry(),
            self.has_ordered_ends(),
            self.has_ordered_entries(),
        ];
        let controls = controls.into_iter().filter_map(Result::err);
        let mut found: Vec<Shown<Finding>> = controls.map(Err).collect();
        match self.logged_words() {
            Ok(words) => {
                let words = order::set(words).into_iter();
                let judged = words.map(|word| self.judge_logged(&word));
                found.extend(judged.filter_map(Result::transpose));
            }
            Err(open) => found.push(Err(open)),
        }
        for own in self.own_failed() {
            match own.and_then(|(fulfilment, request)| self.failed_words(&fulfilment, &request)) {
                Ok(words) => found.extend(words),
                Err(open) => found.push(Err(open)),
            }
        }
        found
    }

    /// Checks that the endpoint serves logs as old as the windows: one of the contract or of a listed coordinator at or
    /// before the first block.
    fn is_served(&self) -> Shown<()> {
        let first = self.span.from;
        let is_old = |log: &Log| {
            // left_out-4
            log.position.block <= first
                && (log.address == self.view.contract
                    || self.view.listed.coordinators.contains(&log.address))
        };
        let mut shown = self.view.replies().filter_map(|(_, reply)| match reply {
            Reply::Logs(logs) | Reply::Found { logs, .. } => Some(logs),
            _ => None,
        });
        if shown.any(|logs| logs.iter().any(is_old)) {
            return Ok(());
        }
        let below = Span {
            // left_out-5
            from: first.saturating_sub(WIDER),
            to: first,
        };
        match coordinator::fulfilments(self.view, below)?.is_empty() {
            false => Ok(()),
            true => Err(Unread::NoOlderLogs(first).into()),
        }
    }

    /// Checks that the reply with the windows comes from a node that has their last block: several nodes may answer behind one
    /// address, and one that has not reached a block returns what it has.
    ///
    /// # Errors
    ///
    /// [`Unread::EndNotShown`] if the reply has no log of the last block.
    fn reaches_the_end(&self) -> Shown<()> {
        // left_out-6
        match self.newest_shown()? == Some(self.span.to) {
            true => Ok(()),
            false => Err(Unread::EndNotShown(self.span.to).into()),
        }
    }

    /// Checks that the reply with the windows holds each judged entry that a search found in them: a node that lacks one lacks
    /// others.
    fn lacks_no_entry(&self) -> Shown<()> {
        let found = self.found.as_ref().map_err(Clone::clone)?;
        // left_out-7
        match found.at_their_places().find(|at| self.span.holds(at.block)) {
            None => Ok(()),
            Some(at) => Err(Unread::LogNotSeen(at).into()),
        }
    }

    /// Checks the endpoint's indexes in each block in which a window begins, if it shows a word or a failed fulfilment there, or ends, if
    /// it shows two transactions: their order decides what the window holds.
    fn has_ordered_ends(&self) -> Shown<()> {
        let kinds = self.kinds.as_ref().map_err(Clone::clone)?;
        // `as_of` may be the place of any contract's log.
        let start = self.claims.draws.iter().map(|draw| draw.as_of.block).min();
        let is_word =
            |log: &&Log| kinds.is_unknown(log) || kinds.read_as(LogKind::Fulfilled, log).is_some();
        let mut words = self.in_span()?.filter(is_word);
        let is_word_at_start = words.any(|log| Some(log.position.block) == start);
        let logged = self.in_span()?;
        let logged = logged.map(|log| (log.position.block, log.transaction));
        let fulfilments = self.fulfilments.as_ref().map_err(Clone::clone)?.iter();
        let failed = fulfilments.filter(|fulfilment| fulfilment.success != Some(true));
        let failed =
            failed.map(|fulfilment| (fulfilment.position().block, fulfilment.log.transaction));
        let failed: Vec<(u64, Hash32)> = failed.collect();
        let begins = is_word_at_start || failed.iter().any(|(block, _)| Some(*block) == start);
        let shown = order::grouped(order::set(logged.chain(failed)));
        // left_out-8
        let mut ends = shown.iter().filter(|(block, transactions)| {
            (transactions.len() > 1 && self.is_end(*block)) || (begins && Some(*block) == start)
        });
        ends.try_for_each(|(block, _)| self.view.indexes(*block))
    }

    /// Returns the contract's logs of words in the windows.
    fn logged_words(&self) -> Shown<Vec<Candidate>> {
        let kinds = self.kinds.as_ref().map_err(Clone::clone)?;
        let logs = self.in_span()?;
        let inside: Vec<&Log> = logs.filter(|log| self.holds(log.position, None)).collect();
        // left_out-10
        only_other_kinds(kinds, &inside)?;
        let words = inside.into_iter().filter_map(|log| {
            let word = kinds.read_as(LogKind::Fulfilled, log)?;
            self.holds(log.position, Some(word.key))
                .then_some(Candidate {
                    key: word.key,
                    position: log.position,
                    transaction: log.transaction,
                })
        });
        Ok(words.collect())
    }

    /// Judges a word that the contract logged in a window.
    fn judge_logged(&self, word: &Candidate) -> Shown<Option<Finding>> {
        // left_out-11
        if self.is_judged(&word.key) || !self.is_pack(word.key, word.position)? {
            return Ok(None);
        }
        match self.fulfilment_for(word)? {
            Some(fulfilment) => {
                let date = self.date(word.key, &fulfilment)?;
                self.is_supplied(word.key, date)
            }
            None => {
                self.is_inside(word.position)?;
                let point = Point::LogOmitted(LogKind::Fulfilled);
                let place = Place::Key(word.key);
                Ok(Some(Finding::broken(
                    point,
                    &place,
                    Value::Nothing,
                    word.position,
                )))
            }
        }
    }

    /// Returns whether a key's word is a Pack draw's: its event id is that of the root that the contract holds there.
    fn is_pack(&self, key: Hash32, position: Position) -> Shown<bool> {
        // left_out-12
        let event_id = self.view.requested(key)?.event_id;
        match self.view.anchor(event_id)?.value {
            // left_out-13
            Some(root) => Ok(crate::pull::packs_v1::is_of_version(&event_id, &root)),
            // left_out-14
            None => Err(Unread::UnknownLog(position).into()),
        }
    }

    /// Returns the oracle's fulfilment for the key of a word; `None` if no listed coordinator gave one.
    fn fulfilment_for(&self, word: &Candidate) -> Shown<Option<Fulfilment<'a>>> {
        let id = self.request_id(word.key)?;
        self.fulfilments.as_ref().map_err(Clone::clone)?;
        let mut together = self.fulfilments_with(&id).iter();
        // left_out-15
        if let Some(fulfilment) =
            together.find(|fulfilment| fulfilment.log.transaction == word.transaction)
        {
            return Ok(Some(*fulfilment));
        }
        let log = self.request_log(word.key)?;
        let request = match self.request_in(log, word.key).settled()? {
            // left_out-17
            Err(Cause::Unread(Unread::UnlistedCoordinator(_) | Unread::NoRequest(_))) => {
                return Ok(None);
            }
            request => request?,
        };
        // The oracle may have answered after the block of the state.
        let head = self.view.head()?;
        let newest = head.newest;
        // left_out-15
        match self.fulfilment_of(&request, word.position.block, newest)? {
            Fulfilled::By(found) => Ok(Some(found)),
            // left_out-41
            Fulfilled::Open if !head.is_fresh && !head.is_local => {
                Err(fulfilment::not_shown(&request, newest))
            }
            // left_out-17
            Fulfilled::Open | Fulfilled::AskedAgain(..) => Ok(None),
            Fulfilled::NotUpTo { block, .. } => {
                // A fulfilment after the windows asks for nothing in them.
                let from = block.saturating_add(1);
                let later =
                    fulfilment::later(self.view, request.coordinator(), &[request.id], from)?;
                match fulfilment::found_later(self.view, &request, &later)? {
                    Some(Fulfilled::By(found)) => Ok(Some(found)),
                    // The endpoint lacks the fulfilment of this request.
                    // left_out-18
                    _ => Err(fulfilment::not_shown(&request, block)),
                }
            }
        }
    }

    /// Returns the contract's log of a key's request: in the windows, or at the supplied position.
    fn request_log(&self, key: Hash32) -> Shown<&'a Log> {
        let kinds = self.kinds.as_ref().map_err(Clone::clone)?;
        if let Some(log) = self.shown_request(kinds, key) {
            return Ok(log);
        }
        // Both are asked together.
        let supplied = self.supplied(LogKind::Requested, key).map(|supplied| {
            let logs = coordinator::block(self.view, supplied.position.block);
            let mut own = logs?.iter().filter(|log| log.address == self.view.contract);
            let log = own.find(|log| is_request_of(kinds, key, log));
            log.ok_or_else(|| Unread::LogNotSeen(supplied.position).into())
        });
        // left_out-40
        let mut searched = self.searched_requests(kinds)?.iter();
        if let Some(log) = searched.find(|log| is_request_of(kinds, key, log)) {
            return Ok(log);
        }
        // left_out-16
        supplied.unwrap_or_else(|| Err(Unread::RequestUnclear(key).into()))
    }

    /// Returns the contract's log of a key's request in the windows' blocks.
    fn shown_request(&self, kinds: &Kinds, key: Hash32) -> Option<&'a Log> {
        let mut logs = self.with_value(&key).iter().copied();
        logs.find(|log| is_request_of(kinds, key, log))
    }

    /// Looks for the requests, older than the windows, of the first Pack draws' words of the windows: in one question.
    fn searched_requests(&self, kinds: &Kinds) -> Shown<&'a [Log]> {
        let words = self.logged_words()?.into_iter();
        let words = words.filter(|word| {
            !self.is_judged(&word.key) && self.shown_request(kinds, word.key).is_none()
        });
        let words = words.map(|word| (word.key, self.is_pack(word.key, word.position)));
        let mut keys = Vec::new();
        for (key, is_pack) in words.collect::<Vec<_>>() {
            if is_pack.settled()? == Ok(true) && keys.len() < MAX_KEYS && !keys.contains(&key) {
                keys.push(key);
            }
        }
        let Some((signature, place)) = kinds.key_of(LogKind::Requested) else {
            return Ok(&[]);
        };
        let (contract, from) = (self.view.contract, self.span.from);
        let search = LogSearch::with_value(contract, vec![signature], (place, keys), from);
        let Some(search) = search else {
            return Ok(&[]);
        };
        let (logs, _) = self
            .view
            .ask(ask::Search { search })
            .settled()?
            .unwrap_or_default();
        Ok(logs)
    }

    /// Judges the word of a key for whose request the oracle's callback failed.
    fn judge_failed(&self, key: Hash32, fulfilment: &Fulfilment<'a>) -> Shown<Option<Finding>> {
        // left_out-36
        let is_own = self.request_id(key)? == fulfilment.id;
        if !is_own || !self.is_pack(key, fulfilment.position())? {
            return Ok(None);
        }
        let date = self.date(key, fulfilment)?;
        self.is_supplied(key, date)
    }

    /// Judges a fulfilment whose callback failed, or whose log does not show the result, as an answer to a request of this
    /// contract.
    fn failed_words(
        &self,
        fulfilment: &Fulfilment<'a>,
        request: &Request<'a>,
    ) -> Shown<Vec<Shown<Finding>>> {
        let kinds = self.kinds.as_ref().map_err(Clone::clone)?;
        let hash = request.log.transaction;
        let mut logs = self.in_transaction(request.log.position.block, hash)?;
        if logs.is_empty() {
            // Each request is made by a call that the contract logs.
            // left_out-37
            let receipt = self.view.ask(ask::Receipt { hash })?.logs.iter();
            logs = receipt
                .filter(|log| log.address == self.view.contract)
                .collect();
        }
        let known = logs
            .iter()
            .filter_map(|log| kinds.read_as(LogKind::Requested, log));
        let keys = order::set(known.map(|known| known.key));
        // left_out-38
        if !kinds.knows(LogKind::Requested)
            && let Some(unknown) = logs.iter().find(|log| kinds.is_unknown(log))
        {
            return Err(Unread::UnknownLog(unknown.position).into());
        }
        let mut found = Vec::new();
        for key in keys.into_iter().filter(|key| !self.is_judged(key)) {
            found.extend(self.judge_failed(key, fulfilment).transpose());
        }
        Ok(found)
    }

    /// Checks that a Pack draw's word is supplied at its date, if the date is in a judged window.
    fn is_supplied(&self, key: Hash32, date: Position) -> Shown<Option<Finding>> {
        // left_out-39
        if let Some(entry) = self.supplied(LogKind::Fulfilled, key) {
            return self.at(entry, date).map(Some);
        }
        if !self.holds(date, Some(key)) {
            return Ok(None);
        }
        self.is_inside(date)?;
        // left_out-39
        let (point, place) = (Point::LogOmitted(LogKind::Fulfilled), Place::Key(key));
        Ok(Some(Finding::broken(point, &place, Value::Nothing, date)))
    }

    /// Checks the endpoint's indexes if a window begins or ends in the block of a position.
    fn is_inside(&self, position: Position) -> Shown<()> {
        match self.is_end(position.block) {
            true => self.view.indexes(position.block),
            false => Ok(()),
        }
    }

    /// Returns whether a window begins or ends in a block.
    fn is_end(&self, block: u64) -> bool {
        let ends = self.claims.draws.iter().flat_map(|draw| {
            let word = draw.word.map(|word: Entry| word.position.block);
            [Some(draw.as_of.block), word]
        });
        ends.flatten().any(|end| end == block)
    }
}

/// Returns whether a log is that of a key's request.
fn is_request_of(kinds: &Kinds, key: Hash32, log: &Log) -> bool {
    let known = kinds.read_as(LogKind::Requested, log);
    known.is_some_and(|known| known.key == key)
}
