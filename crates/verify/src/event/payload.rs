//! Reads a pack event's fairness report from its bytes.

use std::borrow::Cow;

use uuid::Uuid;

use super::algo::Algo;
use crate::fields::{Fields, Published};
use crate::step::{NotReplayable, Value};
use values::hash::Hash32;
use values::json::{
    Form, FormError, Hyphenated, Object, OrEmpty, Raw, UnprefixedHash, UserId, Wire,
};
use values::order;

/// A deck entry: its id for the draws, and its text for `deck_hash`.
#[derive(Clone, Debug)]
pub(crate) struct DeckEntry<'a> {
    /// `pack_card_id`, compared as text; an early report may lack it.
    pub pack_card_id: Option<Cow<'a, str>>,
    /// The whole entry as published.
    pub raw: Raw<'a>,
}

impl DeckEntry<'_> {
    /// Returns whether the entry lacks a value that every entry has.
    pub(crate) fn has_a_gap(&self) -> bool {
        let names = ["pack_card_id", "card_inventory_id", "initial_price"];
        let entry = self.raw.object().unwrap_or_default();
        names.iter().any(|name| {
            let value = entry.get(name).ok().flatten();
            value.is_none_or(Raw::is_null)
        })
    }
}

/// A pull entry: the values that the draws read, and its text for display.
#[derive(Clone, Debug)]
pub(crate) struct Pull<'a> {
    /// The position of the pull in the event, from 1.
    pub sequence_index: u64,
    /// The buyer, who is part of the selection's input.
    pub user_id: UserId<'a>,
    /// The card that the report names for the pull.
    pub pack_card_id: Cow<'a, str>,
    /// The whole entry as published.
    pub raw: Raw<'a>,
}

/// A report under a known algorithm version.
#[derive(Debug)]
pub(crate) struct EventPayload<'a> {
    /// `fairness_algo_version`: the algorithm version.
    pub algo: Algo,
    /// `pack_event_id`: the event's id.
    pub pack_event_id: Published<Uuid>,
    /// `is_active`: true while the event runs.
    pub is_active: Published<bool>,
    /// `deck_hash`: the hash of the deck.
    pub deck_hash: Published<Hash32>,
    /// `vrf_event_id`: the id of the anchor; early reports lack it.
    pub vrf_event_id: Published<Hash32>,
    /// `random_seed`: the seed, hidden while the event is active.
    pub random_seed: Published<UnprefixedHash>,
    /// v2: `seed_salt`, hidden while the event is active.
    pub seed_salt: Published<UnprefixedHash>,
    /// v2: `seed_commitment`, the hash of the salt.
    pub seed_commitment: Published<Hash32>,
    /// v2: `deck_commitment`, the hash of deck hash and seed commitment.
    pub deck_commitment: Published<Hash32>,
    /// `deck_snapshot`: the deck, hidden while the event is active.
    pub deck: Published<Vec<DeckEntry<'a>>>,
    /// True if no `pack_card_id` occurs twice in the deck, so that draws can be distinguished.
    pub deck_is_distinct: bool,
    /// `pulls`: the pulls, in the order of the text.
    pub pulls: Published<Vec<Pull<'a>>>,
    /// True if every entry of `deck_snapshot` and `pulls` has the values that the check reads. An early report may have
    /// entries without them; then its pulls are the entries that have them.
    pub is_whole: bool,
}

/// An entry of an early report, in which anything may be absent or null (`docs/protocol.md#not-replayable`).
struct Early<T>(T);

impl<'a> Wire<'a> for DeckEntry<'a> {
    const FORM: Form = Form::Object;

    fn read(raw: Raw<'a>) -> Result<Self, FormError> {
        let object: Object<'a> = raw.read()?;
        Ok(Self {
            pack_card_id: Some(object.required("pack_card_id")?),
            raw,
        })
    }
}

impl<'a> Wire<'a> for Early<DeckEntry<'a>> {
    const FORM: Form = Form::Object;

    fn read(raw: Raw<'a>) -> Result<Self, FormError> {
        let object: Object<'a> = early(raw)?;
        Ok(Self(DeckEntry {
            pack_card_id: object.optional("pack_card_id")?,
            raw,
        }))
    }
}

impl<'a> Wire<'a> for Pull<'a> {
    const FORM: Form = Form::Object;

    fn read(raw: Raw<'a>) -> Result<Self, FormError> {
        let object: Object<'a> = raw.read()?;
        Ok(Self {
            sequence_index: object.required("sequence_index")?,
            user_id: object.required("user_id")?,
            pack_card_id: object.required("pack_card_id")?,
            raw,
        })
    }
}

impl<'a> Wire<'a> for Early<Option<Pull<'a>>> {
    const FORM: Form = Form::Object;

    fn read(raw: Raw<'a>) -> Result<Self, FormError> {
        let object: Object<'a> = early(raw)?;
        let parts = (
            object.optional("sequence_index")?,
            object.optional("user_id")?,
            object.optional("pack_card_id")?,
        );
        let (Some(sequence_index), Some(user_id), Some(pack_card_id)) = parts else {
            return Ok(Self(None));
        };
        Ok(Self(Some(Pull {
            sequence_index,
            user_id,
            pack_card_id,
            raw,
        })))
    }
}

/// Reads an entry of an early report. Null is an entry without values.
fn early(raw: Raw<'_>) -> Result<Object<'_>, FormError> {
    if raw.is_null() {
        return Ok(Object::default());
    }
    raw.read()
}

impl<'a> EventPayload<'a> {
    /// Reads the report. `Err` if its version is neither v1 nor v2; then the check judges nothing else.
    pub(crate) fn read(fields: &mut Fields<'a>) -> Result<Self, Published<NotReplayable>> {
        let algo = algo(fields)?;
        let is_active = fields.optional("is_active");
        let random_seed = if is_active == Published::Is(true) {
            or_empty(fields.optional("random_seed"))
        } else {
            fields.optional("random_seed")
        };
        let mut payload = Self {
            algo,
            pack_event_id: Published::Absent,
            is_active,
            deck_hash: Published::Absent,
            vrf_event_id: Published::Absent,
            random_seed,
            seed_salt: Published::Absent,
            seed_commitment: Published::Absent,
            deck_commitment: Published::Absent,
            deck: Published::Absent,
            deck_is_distinct: true,
            pulls: Published::Absent,
            is_whole: true,
        };
        if payload.may_be_early() {
            payload.read_early(fields);
        } else {
            payload.read_whole(fields);
        }
        // An active event hides its deck as it hides its pulls: an empty list counts as absent.
        let is_empty = matches!(&payload.deck, Published::Is(deck) if deck.is_empty());
        if is_empty && payload.is_active == Published::Is(true) {
            payload.deck = Published::Absent;
        }
        if let Published::Is(deck) = &payload.deck {
            let repeated = repeated_card(deck);
            payload.deck_is_distinct = repeated.is_none();
            if let Some((index, id)) = repeated {
                let path = format!("deck_snapshot[{index}].pack_card_id");
                fields.misplaced(&path, Value::text(id), Form::OnceInDeck);
            }
        }
        Ok(payload)
    }

    /// Reads the values that an early report may have. No absent value is a fault.
    fn read_early(&mut self, fields: &mut Fields<'a>) {
        self.pack_event_id = hyphenated(fields.optional("pack_event_id"));
        self.vrf_event_id = or_empty(fields.optional("vrf_event_id"));
        self.deck_hash = fields.optional("deck_hash");
        let deck: Published<Vec<Early<_>>> = fields.optional("deck_snapshot");
        self.deck = deck.map(|deck| deck.into_iter().map(|Early(entry)| entry).collect());
        let pulls: Published<Vec<Early<Option<Pull<'_>>>>> = fields.optional("pulls");
        let no_id =
            |deck: &Vec<DeckEntry<'_>>| deck.iter().any(|entry| entry.pack_card_id.is_none());
        let no_pull =
            |pulls: &Vec<Early<Option<_>>>| pulls.iter().any(|Early(pull)| pull.is_none());
        self.is_whole = !self.deck.as_ref().value().is_some_and(no_id)
            && !pulls.as_ref().value().is_some_and(no_pull);
        self.pulls = pulls.map(|pulls| pulls.into_iter().filter_map(|Early(pull)| pull).collect());
    }

    /// Reads the values of any other report.
    fn read_whole(&mut self, fields: &mut Fields<'a>) {
        self.pack_event_id = hyphenated(fields.required("pack_event_id"));
        if self.algo == Algo::V2 {
            self.vrf_event_id = fields.required("vrf_event_id");
            self.deck_hash = fields.required("deck_hash");
            self.seed_salt = fields.optional("seed_salt");
            self.seed_commitment = fields.required("seed_commitment");
            self.deck_commitment = fields.required("deck_commitment");
        } else {
            self.vrf_event_id = or_empty(fields.optional("vrf_event_id"));
            self.deck_hash = if self.is_active == Published::Is(true) {
                fields.optional("deck_hash")
            } else {
                fields.required("deck_hash")
            };
        }
        if self.not_replayable().is_none() {
            self.deck = fields.required("deck_snapshot");
            self.pulls = fields.required("pulls");
        } else {
            self.deck = fields.optional("deck_snapshot");
            self.pulls = fields.optional("pulls");
        }
    }

    /// Returns whether the report may be older than these rules, and so lack a seed.
    pub(crate) fn may_be_early(&self) -> bool {
        self.algo == Algo::V1 && self.random_seed == Published::Absent
    }

    /// Returns the reason why nothing can be replayed, if there is one (`docs/protocol.md#not-replayable`).
    pub(crate) fn not_replayable(&self) -> Option<NotReplayable> {
        if self.is_active == Published::Is(true) {
            Some(if self.hides_all() {
                NotReplayable::Active
            } else {
                NotReplayable::ActiveAndPublic
            })
        } else if self.may_be_early() {
            Some(NotReplayable::Early)
        } else if self.random_seed == Published::Absent {
            Some(NotReplayable::NoSeed)
        } else if self.algo == Algo::V2 && self.seed_salt == Published::Absent {
            Some(NotReplayable::NoSalt)
        } else {
            None
        }
    }

    /// Returns whether the report publishes no value that must stay hidden until the event ends.
    fn hides_all(&self) -> bool {
        self.random_seed == Published::Absent
            && self.seed_salt == Published::Absent
            && matches!(self.deck, Published::Absent)
            && self.is_whole
            && match &self.pulls {
                Published::Is(pulls) => pulls.is_empty(),
                Published::Absent => true,
                Published::Malformed => false,
            }
    }
}

fn or_empty<T>(read: Published<OrEmpty<T>>) -> Published<T> {
    match read.map(|OrEmpty(value)| value) {
        Published::Is(Some(value)) => Published::Is(value),
        Published::Is(None) | Published::Absent => Published::Absent,
        Published::Malformed => Published::Malformed,
    }
}

fn hyphenated(read: Published<Hyphenated>) -> Published<Uuid> {
    read.map(|Hyphenated(id)| id)
}

fn algo(fields: &mut Fields<'_>) -> Result<Algo, Published<NotReplayable>> {
    match fields.optional::<Raw<'_>>("fairness_algo_version") {
        Published::Malformed => Err(Published::Malformed),
        Published::Absent => Err(Published::Is(NotReplayable::UnknownVersion(None))),
        Published::Is(raw) => {
            let name = raw.text();
            name.as_deref().and_then(Algo::named).ok_or_else(|| {
                let shown = name.as_deref().unwrap_or(raw.spelling());
                let shown = shown.chars().take(80).collect();
                Published::Is(NotReplayable::UnknownVersion(Some(shown)))
            })
        }
    }
}

/// Returns the first entry, in the deck's order, whose card an earlier entry also has.
fn repeated_card<'d>(deck: &'d [DeckEntry<'_>]) -> Option<(usize, &'d str)> {
    let mut ids: Vec<(&str, usize)> = deck
        .iter()
        .enumerate()
        .filter_map(|(index, entry)| Some((entry.pack_card_id.as_deref()?, index)))
        .collect();
    order::sort_by(&mut ids, Ord::cmp);
    ids.windows(2)
        .filter_map(|pair| match pair {
            [(one, _), (other, index)] if one == other => Some((*index, *other)),
            _ => None,
        })
        .min()
}
