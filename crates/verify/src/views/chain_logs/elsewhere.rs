//! Looks for judged entries that are not at their published places: over the whole chain, then in the logs of their blocks.

use crate::pull::Entry;
use crate::replies::{Log, LogSearch, Unread, ask};
use crate::step::{Finding, LogKind, Place, Point, Value};
use crate::views::coordinator::Fulfilment;
use crate::views::view::{self, Open, Settle, Shown};
use crate::views::window::Windows;
use values::hash::Hash32;
use values::order;
use values::position::Position;

/// The logs that a search found for the entries that are not at their places.
pub(crate) struct Found<'a>(Vec<(Entry, &'a Log)>);

impl<'a> Found<'a> {
    /// Returns the log of an entry.
    pub(crate) fn log_of(&self, entry: &Entry) -> Option<&'a Log> {
        let mut found = self.0.iter();
        let found = found.find(|(other, _)| other == entry);
        found.map(|(_, log)| *log)
    }

    /// Returns the positions of the entries that are at their places all the same.
    pub(crate) fn at_their_places(&self) -> impl Iterator<Item = Position> + '_ {
        let found = self
            .0
            .iter()
            .filter(|(entry, log)| entry.position == log.position);
        found.map(|(entry, _)| entry.position)
    }
}

/// Looks for all judged entries that are not at their places, in one question for the keys of one topic place.
pub(crate) fn found<'a>(windows: &Windows<'_, 'a>) -> Shown<Found<'a>> {
    // Nothing is looked for before the blocks of the entries are read.
    let kinds = match &windows.kinds {
        Ok(kinds) => kinds,
        Err(Open::Waits) => return Err(Open::Waits),
        Err(Open::Cause(_)) => return Ok(Found(Vec::new())),
    };
    let missing = windows.claims.draws.iter().flat_map(|draw| {
        let anchors = [draw.version_anchor, draw.purchase_anchor, draw.request];
        // dates-9
        let word = draw.word.filter(|word| !is_fulfilled_at(windows, word));
        anchors.into_iter().flatten().chain(word)
    });
    let missing = order::set(missing.filter(|entry| {
        let place = entry.position;
        windows.is_read(place.block).is_ok() && !is_there(windows, entry)
    }));
    let by_place = missing.iter().filter_map(|entry| {
        let (signature, place) = kinds.key_of(entry.kind)?;
        Some((place, (signature, *entry)))
    });
    // dates-6
    let by_place = order::grouped(by_place);
    let asked = by_place.iter().filter_map(|(place, of)| {
        let signatures = order::set(of.iter().map(|(signature, _)| *signature));
        let keys = order::set(of.iter().map(|(_, entry)| entry.key));
        let newest = of.iter().map(|(_, entry)| entry.position.block).max();
        // dates-8
        let search = LogSearch::with_value(
            windows.view.contract,
            signatures.into_iter().collect(),
            (*place, keys.into_iter().collect()),
            // dates-7
            newest.unwrap_or(0),
        )?;
        Some((of, windows.view.ask(ask::Search { search })))
    });
    let mut all = Vec::new();
    for (of, found) in asked.collect::<Vec<_>>() {
        let (logs, _) = found.settled()?.unwrap_or_default();
        for (_, entry) in of {
            let mut own = logs.iter().filter(|log| is_of(windows, entry, log));
            all.extend(own.next().map(|log| (*entry, log)));
        }
    }
    Ok(Found(all))
}

/// Returns whether a log is the contract's, of an entry's kind, with the entry's key and value.
pub(crate) fn is_of(windows: &Windows<'_, '_>, entry: &Entry, log: &Log) -> bool {
    let known = windows.kinds.as_ref().ok();
    let known = known.and_then(|kinds| kinds.read_as(entry.kind, log));
    known.is_some_and(|known| (known.key, known.value) == (entry.key, entry.value))
}

fn is_there(windows: &Windows<'_, '_>, entry: &Entry) -> bool {
    let log = windows.log_at(entry.position);
    log.is_some_and(|log| is_of(windows, entry, log))
}

/// Returns whether a listed coordinator's fulfilment of a word's request is at the place of the word: its callback failed there.
fn is_fulfilled_at(windows: &Windows<'_, '_>, word: &Entry) -> bool {
    let mut fulfilments = windows.fulfilments.iter().flatten();
    let found = fulfilments.find(|found| found.position() == word.position);
    found.is_some_and(|found| may_answer(windows, word, found))
}

/// Returns whether a fulfilment may answer a word's request.
fn may_answer(windows: &Windows<'_, '_>, word: &Entry, found: &Fulfilment<'_>) -> bool {
    let id = windows.request_id(word.key);
    id.map_or(true, |id| id == found.id)
}

/// Returns whether another contract's log may be the place of a word: a coordinator's fulfilment, if it may be of the word's request.
fn may_be_place(windows: &Windows<'_, '_>, word: &Entry, log: &Log) -> bool {
    Fulfilment::read(log).is_some_and(|found| may_answer(windows, word, &found))
}

/// Decides by the logs of its block, of every contract, that an entry is not at its place.
///
/// # Errors
///
/// The cause for which the block does not show it.
pub(crate) fn not_there(windows: &Windows<'_, '_>, entry: &Entry) -> Shown<Finding> {
    let at = entry.position;
    // dates-10
    let (logs, is_whole) = windows.view.ask(ask::BlockLogs { block: at.block })?;
    let kinds = windows.kinds.as_ref().ok();
    let is_unknown = |log: &Log| kinds.is_none_or(|kinds| kinds.is_unknown(log));
    let holds = |value: Hash32, log: &Log| log.values().any(|own| own == value);
    let may_be = |log: &Log| {
        is_of(windows, entry, log)
            || is_unknown(log) && holds(entry.key, log) && holds(entry.value, log)
    };
    match logs.iter().find(|log| log.position == at) {
        // dates-15
        Some(log) if log.address == windows.view.contract && may_be(log) => {
            Err(Unread::LogNotSeen(at).into())
        }
        // dates-16
        Some(log)
            if entry.kind == LogKind::Fulfilled
                && log.address != windows.view.contract
                // dates-34
                && may_be_place(windows, entry, log) =>
        {
            Err(Unread::LogNotSeen(at).into())
        }
        Some(_) => {
            // dates-11
            windows.view.indexes(at.block)?;
            Ok(broken(entry))
        }
        None if is_whole => not_among(entry, logs),
        // dates-14
        None if logs.is_empty() => Err(Unread::LogNotSeen(at).into()),
        // dates-31
        None => match windows
            .view
            .ask(ask::BlockReceipts { block: at.block })
            .settled()?
        {
            Ok((logs, _)) if logs.iter().any(|log| log.position == at) => {
                Err(Unread::LogNotSeen(at).into())
            }
            Ok((logs, true)) => not_among(entry, logs),
            // dates-13
            _ => Err(Unread::NoLogThere(at).into()),
        },
    }
}

/// Decides that an entry is not among the logs of all receipts of its block.
fn not_among(entry: &Entry, logs: &[Log]) -> Shown<Finding> {
    // dates-28
    if !logs.is_empty() {
        view::are_places(entry.position.block, logs)?;
    }
    // dates-12
    Ok(broken(entry))
}

/// Returns the reason why an origin has no log, for an entry that is not at its place.
pub(crate) fn missing(windows: &Windows<'_, '_>, entry: &Entry) -> Open {
    match not_there(windows, entry) {
        Ok(_) => Unread::NoLogThere(entry.position).into(),
        Err(open) => open,
    }
}

fn broken(entry: &Entry) -> Finding {
    let (point, place) = (Point::LogAt(entry.kind), Place::Key(entry.key));
    Finding::broken(point, &place, entry.position, Value::Nothing)
}
