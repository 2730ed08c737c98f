//! Puts the moments of a pull in the order of the chain. This file judges nothing: the steps decide which moments break
//! a rule.

use serde::{Deserialize, Serialize};
use uuid::Uuid;
use verify::hash::Hash32;
use verify::order;
use verify::position::Position;
use verify::pull::{CheckedProof, Draw, Entry, Found, ParsedRecord, Root, TRANSACTIONS, WordKind};
use verify::report::{LogKind, count};

/// The events of a pull and around it, according to the proof.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Timeline {
    /// The pull's five moments, and the other words after `as_of` and before the pull's word, in chain order. Moments
    /// without a position come last.
    pub moments: Vec<Moment>,
    /// The number of other words that are left out: the earliest ones.
    pub left_out: u64,
}

/// Something that happened on the chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment {
    /// The kind of moment.
    pub what: MomentKind,
    /// The moment's place on the chain.
    pub status: MomentStatus,
    /// The transaction that the proof names for it, as published.
    pub transaction: Option<String>,
}

/// The kinds of moments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MomentKind {
    /// The version was anchored, under this event id.
    Version(Hash32),
    /// The unavailable set was taken: `as_of`.
    Stock,
    /// The purchase was anchored, under this event id.
    Purchase(Hash32),
    /// The word was requested, for this pull key.
    Request(Hash32),
    /// The word arrived, for this pull key.
    Word(Hash32),
    /// Another word arrived.
    Another(OtherWord),
}

/// The place of a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MomentStatus {
    /// At this position, with the value that is written there; `as_of` is only a position.
    At(Position, Option<Hash32>),
    /// Nowhere: the proof supplies no entry for the moment.
    Nowhere,
    /// Unknown: the proof supplies entries for the moment that contradict each other.
    Contradicted,
}

/// A word that is not the pull's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OtherWord {
    /// The key that the word was requested for.
    pub pull_key: Hash32,
    /// The purchase that the word was drawn for, if its record is there.
    pub purchase_id: Option<Uuid>,
    /// The kind of word.
    pub kind: WordKind,
}

impl MomentKind {
    /// Returns the key that the moment is written under; `as_of` is written under no key.
    pub const fn key(&self) -> Option<Hash32> {
        match self {
            Self::Version(key) | Self::Purchase(key) | Self::Request(key) | Self::Word(key) => {
                Some(*key)
            }
            Self::Another(word) => Some(word.pull_key),
            Self::Stock => None,
        }
    }
}

impl Moment {
    /// Returns the moment's position, if it has one.
    pub const fn position(&self) -> Option<Position> {
        match self.status {
            MomentStatus::At(position, _) => Some(position),
            MomentStatus::Nowhere | MomentStatus::Contradicted => None,
        }
    }
}

/// The most other words that a report carries: those nearest to the pull's word.
const SHOWN: usize = 1_000;

/// Returns the moments of the target.
pub(super) fn timeline(
    pull: &CheckedProof,
    target: &Draw,
    root: &Root,
    transactions: &[(String, String)],
) -> Timeline {
    let (history, window) = (&pull.history, &pull.window);
    let [version_anchor, purchase_anchor, request] = TRANSACTIONS;
    let moment = |what, status, named: &str| Moment {
        what,
        status,
        transaction: transactions
            .iter()
            .find_map(|(name, hash)| (name == named).then(|| hash.clone())),
    };
    let anchored = |id| status(history.get(LogKind::Anchored, id));
    let key = target.name.pull_key;
    let purchase = target.purchase_event_id();
    let others = window.words.iter().take(SHOWN).rev();
    let others = others.map(|(at, kind)| Moment {
        what: MomentKind::Another(other_word(pull, at, *kind)),
        status: MomentStatus::At(at.position, Some(at.value)),
        transaction: None,
    });
    let mut moments = vec![
        moment(
            MomentKind::Version(root.event_id),
            anchored(&root.event_id),
            version_anchor,
        ),
        moment(
            MomentKind::Stock,
            MomentStatus::At(target.record.as_of, None),
            "",
        ),
        moment(
            MomentKind::Purchase(purchase),
            anchored(&purchase),
            purchase_anchor,
        ),
        moment(MomentKind::Request(key), status(target.request), request),
    ];
    // At one position, the pull's word comes last, because it ends the window of the others.
    moments.extend(others);
    moments.push(moment(MomentKind::Word(key), status(target.word), ""));
    let place = |moment: &Moment| {
        let position = moment.position();
        (position.is_none(), position)
    };
    order::sort_by(&mut moments, |one, other| place(one).cmp(&place(other)));
    Timeline {
        moments,
        left_out: count(window.words.len().saturating_sub(SHOWN)),
    }
}

const fn status(found: Found) -> MomentStatus {
    match found {
        Found::One(entry) => MomentStatus::At(entry.position, Some(entry.value)),
        Found::Nothing => MomentStatus::Nowhere,
        Found::Contradicted => MomentStatus::Contradicted,
    }
}

/// Describes a word of the target's window.
fn other_word(pull: &CheckedProof, word: &Entry, kind: WordKind) -> OtherWord {
    let record = pull
        .payload
        .parsed_record(&word.key)
        .and_then(ParsedRecord::record);
    OtherWord {
        pull_key: word.key,
        purchase_id: record
            .filter(|_| kind == WordKind::Pack)
            .map(|record| record.purchase_id),
        kind,
    }
}
