//! Infers the signature of the consumer's logs of a kind. The specification does not give it.
//!
//! A kind is inferred from a judged entry whose two values the contract's state reads in one way
//! alone: which signature its log has, and where in it the key and the value are. A kind has one
//! signature, and a signature one kind.
//!
//! A log that merely holds an entry's two values proves nothing. A shop can write such logs at will,
//! of another kind or with key and value exchanged: `createEvent(commitment, id)` long before
//! `createEvent(id, commitment)`, and an anchor would get a date that it does not have.

use super::log_index::LogIndex;
use crate::answers::{At, Log, PullState};
use crate::claims::limits::MAX_SAMPLES;
use crate::claims::settlement::Settlement;
use crate::pull::Entry;
use crate::step::LogKind;
use values::hash::Hash32;

/// The kinds, in the order in which they are inferred: a word's signature is what is left when the
/// others are known.
const KINDS: [LogKind; 3] = [LogKind::Anchored, LogKind::Requested, LogKind::Fulfilled];

/// The known shape of each kind.
#[derive(Debug, Default)]
pub struct Signatures(Vec<(LogKind, Shape)>);

/// The shape of a kind's log.
#[derive(Clone, Copy, Debug)]
struct Shape {
    signature: Hash32,
    /// The place of the key among the log's values.
    key: usize,
    /// The place of the entry's own value among them.
    value: usize,
}

impl Signatures {
    /// Infers the kinds from the judged entries, the target's own before the others. A contradiction
    /// between endpoints that leaves a kind unknown is the step's.
    pub fn infer(judged: &[Entry], index: &LogIndex<'_>, case: &mut Settlement<'_>) -> Self {
        let mut signatures = Self::default();
        for kind in KINDS {
            let entries = judged.iter().filter(|entry| entry.kind == kind);
            let samples: Vec<(&Entry, Shape)> = entries
                .filter_map(|entry| Some((entry, signatures.shape(entry, index)?)))
                .take(MAX_SAMPLES)
                .collect();
            // Every sample is asked about at once, so that a second one costs no round trip.
            let (unambiguous, search) = case.aside(|case| {
                let mut unambiguous = None;
                for (entry, shape) in samples {
                    if signatures.is_unambiguous(entry, case) {
                        unambiguous.get_or_insert(shape);
                    }
                }
                unambiguous
            });
            match unambiguous {
                Some(shape) => signatures.0.push((kind, shape)),
                None => case.takes_contradiction(search),
            }
        }
        signatures
    }

    /// The shape of the log that holds an entry's values at its position, if it may be of its kind.
    fn shape(&self, entry: &Entry, index: &LogIndex<'_>) -> Option<Shape> {
        index.at(entry.position).find_map(|shown| {
            let signature = *shown.log.topics.first()?;
            let mut others = self.0.iter();
            let key = shown.log.index_of(&entry.key)?;
            let value = shown.log.index_of(&entry.value)?;
            others
                .all(|(_, shape)| shape.signature != signature)
                .then_some(Shape {
                    signature,
                    key,
                    value,
                })
        })
    }

    /// Returns whether a kind is known.
    pub fn knows(&self, kind: LogKind) -> bool {
        self.0.iter().any(|(known, _)| *known == kind)
    }

    /// Returns whether a log's signature is that of a known kind.
    pub fn is_known(&self, log: &Log) -> bool {
        self.kind(log).is_some()
    }

    /// The kind, the key and the value of a log of a known kind.
    pub fn read(&self, log: &Log) -> Option<(LogKind, Hash32, Hash32)> {
        let (kind, shape) = self.kind(log)?;
        Some((kind, log.value_at(shape.key)?, log.value_at(shape.value)?))
    }

    fn kind(&self, log: &Log) -> Option<(LogKind, Shape)> {
        let signature = log.topics.first()?;
        let mut shapes = self.0.iter();
        let (kind, shape) = shapes.find(|(_, shape)| shape.signature == *signature)?;
        Some((*kind, *shape))
    }

    /// Returns whether the contract's state reads an entry's two values as the entry does, and in no other way.
    /// Every question is asked, so that all are asked at once.
    fn is_unambiguous(&self, entry: &Entry, case: &mut Settlement<'_>) -> bool {
        let (key, value) = (entry.key, entry.value);
        let of_key = case.get_pull(key, At::Pinned);
        if entry.kind == LogKind::Fulfilled
            && self.knows(LogKind::Anchored)
            && self.knows(LogKind::Requested)
        {
            // A shop does not choose a word: no other log can be made of the pair but an anchor or a
            // request, whose signatures are known.
            return of_key.is_some_and(|pull| pull.value.fulfilled && pull.value.word == value);
        }
        let held = case.events(key, At::Pinned);
        let held_by_value = case.events(value, At::Pinned);
        let of_value = case.get_pull(value, At::Pinned);
        let (Some(of_key), Some(of_value), Some(held), Some(held_by_value)) =
            (of_key, of_value, held, held_by_value)
        else {
            return false;
        };
        let pull = of_key.value;
        let is_exchanged = held_by_value.value == key || is_between(&of_value.value, key);
        let read = [
            (LogKind::Anchored, held.value == value),
            (LogKind::Requested, pull.requested && pull.event_id == value),
            (LogKind::Fulfilled, pull.fulfilled && pull.word == value),
        ];
        let mut read = read.into_iter();
        !is_exchanged && read.all(|(kind, is_read)| is_read == (kind == entry.kind))
    }
}

/// Returns whether a pull's log may hold this value beside its key.
fn is_between(pull: &PullState, value: Hash32) -> bool {
    pull.event_id == value || pull.word == value
}
