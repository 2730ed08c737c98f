//! The dates of judged entries.

use super::elsewhere;
use super::kinds::Kinds;
use crate::pull::{DrawClaim, Entry};
use crate::replies::{Log, Unread};
use crate::step::{Cause, Finding, LogKind, Place, Point, StepId};
use crate::views::coordinator::Fulfilment;
use crate::views::view::{Settle, Shown};
use crate::views::window::Windows;
use crate::views::word_origin::fulfilment::Fulfilled;
use crate::views::word_origin::request::Origin;
use values::hash::Hash32;
use values::order;
use values::position::Position;

impl<'a> Windows<'_, 'a> {
    /// An anchor or a request is dated by the contract's log of its kind and values: at its place, elsewhere, or nowhere.
    pub(crate) fn entry_date(&self, entry: &Entry) -> Shown<Finding> {
        let kinds = self.kinds.as_ref().map_err(Clone::clone)?;
        let found = self.found.as_ref().map_err(Clone::clone)?;
        // The block of the entry must be read before a log elsewhere counts.
        // dates-3
        self.is_read(entry.position.block)?;
        let logs = self.with_value(&entry.key).iter().copied();
        let logs = logs.filter(|log| log.values().any(|value| value == entry.value));
        let own = logs
            .clone()
            .filter(|log| elsewhere::is_of(self, entry, log));
        let own = own.chain(found.log_of(entry));
        let mut places = own.map(|log| log.position);
        // dates-1
        if places.clone().any(|at| at == entry.position) {
            return self.at(entry, entry.position);
        }
        // dates-5
        if let Some(at) = places.next() {
            return self.at(entry, at);
        }
        let mut unknown = logs.filter(|log| kinds.is_unknown(log));
        // dates-4
        match unknown.next() {
            Some(unknown) => Err(Unread::UnknownLog(unknown.position).into()),
            None => elsewhere::not_there(self, entry),
        }
    }

    /// Returns the one date of a key's word: the contract's log of the key in the transaction of the oracle's fulfilment, or
    /// the fulfilment itself if the contract's callback failed.
    ///
    /// # Errors
    ///
    /// [`Unread::AnsweredElsewhere`] if the callback succeeded and wrote no log of the key.
    pub(crate) fn date(&self, key: Hash32, fulfilment: &Fulfilment<'a>) -> Shown<Position> {
        let kinds = self.kinds.as_ref().map_err(Clone::clone)?;
        let logs = self.together_with(fulfilment)?;
        let mut own = logs.iter().filter(|log| {
            // dates-17
            let known = kinds.read_as(LogKind::Fulfilled, log);
            known.is_some_and(|known| known.key == key)
        });
        if let Some(own) = own.next() {
            return Ok(own.position);
        }
        only_other_kinds(kinds, &logs)?;
        match fulfilment.success {
            // dates-18
            Some(false) => Ok(fulfilment.position()),
            Some(true) => {
                // dates-20
                self.view.state_since(self.view.needed)?;
                // dates-19
                Err(Unread::AnsweredElsewhere(fulfilment.id).into())
            }
            // dates-21
            None => Err(Unread::UnknownLog(fulfilment.position()).into()),
        }
    }

    /// A draw's word is dated by the oracle's fulfilment of its request; where no listed coordinator answered, by the contract's
    /// log.
    pub(crate) fn word_date(&self, draw: &DrawClaim, origin: &Shown<Origin<'a>>) -> Shown<Finding> {
        let word = draw.word.ok_or(Cause::Because(StepId::Word))?;
        let fulfilled = origin.clone().and_then(|origin| origin.fulfilled);
        let fulfilled = match fulfilled.settled()? {
            Err(Cause::Unread(
                Unread::UnlistedCoordinator(_)
                | Unread::NoRequest(_)
                | Unread::NoFulfilment { .. }
                | Unread::NoLogThere(_),
            )) => return self.entry_date(&word), // dates-26
            fulfilled => fulfilled?,
        };
        let Fulfilled::By(found) = fulfilled else {
            // dates-27
            return Err(Cause::Because(StepId::WordOrigin).into());
        };
        // dates-25
        if word.position.block < found.position().block {
            // Every date of a word is in the transaction in which the oracle gave it.
            let (point, place) = (Point::LogAt(word.kind), Place::Key(word.key));
            return Ok(Finding::shown(
                point,
                &place,
                word.position,
                found.position(),
            ));
        }
        match self.date(draw.name.pull_key, &found).settled()? {
            Ok(date) => self.at(&word, date),
            // The kind of the word's log is unknown. A place whose log lacks one of the two values cannot be its date.
            Err(unknown @ Cause::Unread(Unread::UnknownLog(_))) => {
                // dates-24
                let shown = elsewhere::not_there(self, &word).settled()?;
                shown.or(Err(unknown.into()))
            }
            // dates-30
            Err(Cause::Unread(Unread::AnsweredElsewhere(_)))
                if word.position.block != found.position().block =>
            {
                self.at(&word, found.position())
            }
            // dates-32
            Err(cause @ Cause::Unread(Unread::AnsweredElsewhere(_)))
                if word.position != found.position() =>
            {
                match elsewhere::not_there(self, &word).settled()? {
                    Ok(_) => self.at(&word, found.position()),
                    Err(_) => Err(cause.into()),
                }
            }
            Err(cause) => Err(cause.into()),
        }
    }

    /// Checks the endpoint's indexes in each block where an order is judged: of judged entries of several transactions, or of an
    /// entry and an `as_of` at another index.
    pub(crate) fn has_ordered_entries(&self) -> Shown<()> {
        let draws = self.claims.draws.iter();
        let entries = draws.clone().flat_map(DrawClaim::entries);
        let entries = entries.map(|entry| entry.position);
        let told = order::set(entries.chain(draws.map(|draw| draw.as_of)));
        let told = told.iter().map(|at| {
            let transaction = self.log_at(*at).map(|log| log.transaction);
            (at.block, transaction)
        });
        let told = order::grouped(told);
        // dates-33
        let mut several = told.iter().filter(|(_, transactions)| {
            let first = transactions.first().copied().flatten();
            transactions.len() > 1
                && (first.is_none() || transactions.iter().any(|other| *other != first))
        });
        several.try_for_each(|(block, _)| self.view.indexes(*block))
    }

    /// Compares an entry's position with that of its log.
    pub(crate) fn at(&self, entry: &Entry, found: Position) -> Shown<Finding> {
        // dates-29
        if entry.position != found && entry.position.block == found.block {
            self.view.indexes(found.block)?;
        }
        let (point, place) = (Point::LogAt(entry.kind), Place::Key(entry.key));
        Ok(Finding::shown(point, &place, entry.position, found))
    }
}

/// Checks that none of these logs can be a word's.
///
/// # Errors
///
/// [`Unread::UnknownLog`] names a log that may be one.
pub(crate) fn only_other_kinds(kinds: &Kinds, logs: &[&Log]) -> Shown<()> {
    if kinds.knows(LogKind::Fulfilled) {
        return Ok(());
    }
    // dates-23
    match logs.iter().find(|log| kinds.is_unknown(log)) {
        Some(unknown) => Err(Unread::UnknownLog(unknown.position).into()),
        None => Ok(()),
    }
}
