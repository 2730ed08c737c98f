//! The kind of a log of the contract, by its signature: listed by the deployment, or learnt from a judged entry.
//!
//! A shop can write logs that look the same: `createEvent(value, id)`, `requestPull(id, value)`, or a word that a
//! coordinator of the shop delivers. So a signature is learnt only from a log whose two values the contract's state reads
//! in exactly one way.

use crate::pull::Entry;
use crate::replies::{Log, PullState};
use crate::step::LogKind;
use crate::views::view::{Settle, Shown, View};
use values::hash::Hash32;

/// The most values of a log that are read as pairs: a log of a specified kind has two or three.
const MAX_LOG_VALUES: usize = 6;

/// The most entries from which the kind of one signature is learnt: one is enough, unless it is ambiguous.
const MAX_SAMPLES: usize = 8;

/// The most signatures whose kind is learnt: the contract has three, and a shop may write others.
const MAX_SIGNATURES: usize = 16;

/// The known kinds.
pub(crate) struct Kinds {
    known: Vec<Shape>,
    /// True if the deployment lists all three: no log of another signature has a kind.
    are_listed: bool,
}

/// The form of a kind's logs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shape {
    kind: LogKind,
    signature: Hash32,
    /// The place of the key among the log's values.
    key: usize,
    /// The place of the entry's value among them.
    value: usize,
}

/// A log of a known kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    /// The kind.
    pub kind: LogKind,
    /// The event id or the pull key.
    pub key: Hash32,
    /// The root, the requested event id, or the word.
    pub value: Hash32,
}

impl Kinds {
    /// Learns the kinds that the deployment does not list, from the entries' logs.
    ///
    /// # Errors
    ///
    /// [`Waits`](crate::views::view::Open::Waits) as long as the contract's state is not read.
    pub(crate) fn learn<'a>(
        view: &View<'a>,
        entries: &[Entry],
        log_of: impl Fn(&Entry) -> Option<&'a Log>,
    ) -> Shown<Self> {
        let listed = view.listed.logs.iter();
        // kinds-1
        let listed = listed.filter(|log| log.contract == view.contract);
        let listed = listed.map(|log| Shape {
            kind: log.kind,
            signature: log.signature,
            key: log.key,
            value: log.value,
        });
        let mut kinds = Self {
            known: listed.collect(),
            are_listed: false,
        };
        let all = [LogKind::Anchored, LogKind::Requested, LogKind::Fulfilled];
        // kinds-1
        kinds.are_listed = all.iter().all(|kind| kinds.knows(*kind));
        let mut samples: Vec<(Hash32, Vec<(&Entry, &Log)>)> = Vec::new();
        for entry in entries {
            let Some(log) = log_of(entry) else {
                continue;
            };
            let Some(signature) = log.topics.first().copied() else {
                continue;
            };
            if kinds.shape(log).is_some() || kinds.knows(entry.kind) {
                continue;
            }
            // kinds-11
            let is_full = samples.len() >= MAX_SIGNATURES;
            match samples.iter_mut().find(|(known, _)| *known == signature) {
                Some((_, of)) if of.len() < MAX_SAMPLES => of.push((entry, log)),
                None if !is_full => samples.push((signature, vec![(entry, log)])),
                _ => {}
            }
        }
        let learnt = samples.into_iter().map(|(_, samples)| {
            let mut read = samples.into_iter();
            // An entry whose state is not read teaches nothing.
            read.find_map(|(entry, log)| match shape(view, entry, log).settled() {
                Ok(read) => read.ok().flatten().map(Ok),
                Err(waits) => Some(Err(waits)),
            })
        });
        // All signatures are asked about together.
        let learnt: Vec<Option<Shown<Shape>>> = learnt.collect();
        let learnt = learnt.into_iter().flatten();
        let new = learnt.collect::<Shown<Vec<Shape>>>()?;
        // The contract writes each kind under one signature: two for one kind are a shop's doing.
        // kinds-12
        let is_only = |own: &&Shape| new.iter().filter(|other| other.kind == own.kind).count() == 1;
        kinds.known.extend(new.iter().filter(is_only));
        Ok(kinds)
    }

    /// Returns whether the kind's signature is known.
    pub(crate) fn knows(&self, kind: LogKind) -> bool {
        self.known.iter().any(|shape| shape.kind == kind)
    }

    /// Returns the signature of a kind's logs, and the place of the key among their values.
    pub(crate) fn key_of(&self, kind: LogKind) -> Option<(Hash32, usize)> {
        let mut shapes = self.known.iter();
        let shape = shapes.find(|shape| shape.kind == kind)?;
        Some((shape.signature, shape.key))
    }

    /// Returns whether a log may be of a kind whose signature is not known.
    pub(crate) fn is_unknown(&self, log: &Log) -> bool {
        !self.are_listed && self.shape(log).is_none()
    }

    /// Reads a log of a known kind.
    pub(crate) fn read(&self, log: &Log) -> Option<Known> {
        let shape = self.shape(log)?;
        Some(Known {
            kind: shape.kind,
            key: log.value_at(shape.key)?,
            value: log.value_at(shape.value)?,
        })
    }

    /// Reads a log of this kind.
    pub(crate) fn read_as(&self, kind: LogKind, log: &Log) -> Option<Known> {
        self.read(log).filter(|known| known.kind == kind)
    }

    fn shape(&self, log: &Log) -> Option<&Shape> {
        let signature = log.topics.first()?;
        self.known
            .iter()
            .find(|shape| shape.signature == *signature)
    }
}

/// Returns the form of an entry's kind, if of all pairs of the log's values the state reads one, the entry's, in one way.
fn shape(view: &View<'_>, entry: &Entry, log: &Log) -> Shown<Option<Shape>> {
    let values: Vec<Hash32> = log
        .values()
        .take(MAX_LOG_VALUES.saturating_add(1))
        .collect();
    // kinds-10
    if values.len() > MAX_LOG_VALUES
        || !values.contains(&entry.key)
        || !values.contains(&entry.value)
    {
        return Ok(None);
    }
    let state = State::of(view, &values)?;
    let mut found = Vec::new();
    for (place, value) in values.iter().enumerate() {
        for (other_place, other) in values.iter().enumerate() {
            if place != other_place {
                let readings = state.readings(value, other).into_iter();
                found.extend(readings.map(|kind| (kind, place, other_place)));
            }
        }
    }
    // kinds-5
    let [(kind, key, value)] = found.as_slice() else {
        return Ok(None);
    };
    // kinds-7, kinds-8
    let is_entry = ![entry.key, entry.value].contains(&Hash32::ZERO)
        && values.get(*key) == Some(&entry.key)
        && values.get(*value) == Some(&entry.value)
        && *kind == entry.kind;
    Ok(log
        .topics
        .first()
        .filter(|_| is_entry)
        .map(|signature| Shape {
            kind: *kind,
            signature: *signature,
            key: *key,
            value: *value,
        }))
}

/// The contract's state under some values, read as event ids and as pull keys.
pub(crate) struct State(Vec<(Hash32, Hash32, PullState)>);

impl State {
    /// Reads the state, all of it together, at a block that has the judged entries.
    pub(crate) fn of(view: &View<'_>, values: &[Hash32]) -> Shown<Self> {
        // kinds-4
        Self::since(view, view.needed, values)
    }

    /// Reads the state at a block that has everything written up to `block`.
    pub(crate) fn since(view: &View<'_>, block: u64, values: &[Hash32]) -> Shown<Self> {
        let (at, _) = view.state_since(block)?;
        let read = values
            .iter()
            .map(|value| (*value, view.events(*value, at), view.pull(*value, at)));
        let read: Vec<_> = read.collect();
        let read = read
            .into_iter()
            .map(|(value, anchored, pull)| Ok((value, anchored?, pull?)));
        read.collect::<Shown<_>>().map(Self)
    }

    /// Returns the kinds that a log of this key and value may have. A key that the contract lacks reads as zero, so a
    /// zero shows nothing; but a pair with a zero that the contract does hold may be a log's.
    pub(crate) fn readings(&self, key: &Hash32, value: &Hash32) -> Vec<LogKind> {
        let held = self.0.iter().find(|(known, ..)| known == key);
        let Some((_, anchored, pull)) = held else {
            return Vec::new();
        };
        // kinds-6
        let readings = [
            (
                LogKind::Anchored,
                // kinds-9
                anchored == value && *value != Hash32::ZERO,
            ),
            (
                LogKind::Requested,
                pull.requested && pull.event_id == *value,
            ),
            // kinds-9
            (LogKind::Fulfilled, pull.fulfilled && pull.word == *value),
        ];
        let readings = readings.into_iter().filter(|(_, holds)| *holds);
        readings.map(|(kind, _)| kind).collect()
    }
}
