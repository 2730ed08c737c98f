//! A pack event's fairness report, read from its bytes.

use std::borrow::Cow;

use uuid::Uuid;

use crate::verify::fields::{Fields, Published};
use crate::verify::hash::Hash32;
use crate::verify::json::{Bare, Malformed, Object, Raw, UserId, Wire};
use crate::verify::order;
use crate::verify::report::{Form, NotReplayable, Value};

/// Which recipe an event was made under.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Algo {
    /// Raw seed, tag `pack_open_v1`, no salt.
    V1,
    /// Salted seed, tag `pack_open_v2`.
    V2,
}

/// A deck entry: its id for the draws, and its text for D1.
#[derive(Clone, Debug)]
pub struct DeckEntry<'a> {
    /// `pack_card_id`, compared as text.
    pub pack_card_id: Cow<'a, str>,
    /// The whole entry as returned.
    pub raw: Raw<'a>,
}

/// A pull entry: what D7 and D8 read, and its text for display.
#[derive(Clone, Debug)]
pub struct Pull<'a> {
    /// 1-based position in the event.
    pub sequence_index: u64,
    /// The buyer: part of the selection's input.
    pub user_id: UserId<'a>,
    /// The card that the report says was pulled.
    pub pack_card_id: Cow<'a, str>,
    /// The whole entry as returned.
    pub raw: Raw<'a>,
}

/// A report under a known algorithm version.
#[derive(Debug)]
pub struct EventPayload<'a> {
    /// `fairness_algo_version`.
    pub algo: Algo,
    /// `pack_event_id`.
    pub pack_event_id: Published<Uuid>,
    /// `is_active`.
    pub is_active: Published<bool>,
    /// `deck_hash`.
    pub deck_hash: Published<Hash32>,
    /// `vrf_event_id`; early reports have none.
    pub vrf_event_id: Published<Hash32>,
    /// `random_seed`; hidden while the event is active.
    pub random_seed: Published<Bare>,
    /// v2: `seed_salt`; hidden while the event is active.
    pub seed_salt: Published<Bare>,
    /// v2: `seed_commitment`.
    pub seed_commitment: Published<Hash32>,
    /// v2: `deck_commitment`.
    pub deck_commitment: Published<Hash32>,
    /// `deck_snapshot`; hidden while the event is active.
    pub deck: Published<Vec<DeckEntry<'a>>>,
    /// Whether no `pack_card_id` stands twice in the deck, so that draws can be told apart.
    pub deck_is_distinct: bool,
    /// `pulls`, in the order of the text.
    pub pulls: Published<Vec<Pull<'a>>>,
}

impl<'a> Wire<'a> for DeckEntry<'a> {
    const FORM: Form = Form::Object;

    fn read(raw: Raw<'a>) -> Result<Self, Malformed> {
        let object: Object<'a> = raw.read()?;
        Ok(Self {
            pack_card_id: object.required("pack_card_id")?,
            raw,
        })
    }
}

impl<'a> Wire<'a> for Pull<'a> {
    const FORM: Form = Form::Object;

    fn read(raw: Raw<'a>) -> Result<Self, Malformed> {
        let object: Object<'a> = raw.read()?;
        Ok(Self {
            sequence_index: object.required("sequence_index")?,
            user_id: object.required("user_id")?,
            pack_card_id: object.required("pack_card_id")?,
            raw,
        })
    }
}

impl<'a> EventPayload<'a> {
    /// Reads the report; `Err` when its version is neither v1 nor v2, and nothing else is judged.
    pub fn read(fields: &mut Fields<'a>) -> Result<Self, Published<NotReplayable>> {
        let algo = algo(fields)?;
        let mut payload = Self {
            algo,
            pack_event_id: fields.required("pack_event_id"),
            is_active: fields.required("is_active"),
            deck_hash: fields.required("deck_hash"),
            vrf_event_id: fields.optional("vrf_event_id"),
            random_seed: fields.optional("random_seed"),
            seed_salt: Published::Absent,
            seed_commitment: Published::Absent,
            deck_commitment: Published::Absent,
            deck: Published::Absent,
            deck_is_distinct: true,
            pulls: Published::Absent,
        };
        if algo == Algo::V2 {
            payload.seed_salt = fields.optional("seed_salt");
            payload.seed_commitment = fields.required("seed_commitment");
            payload.deck_commitment = fields.required("deck_commitment");
        }
        if payload.not_replayable().is_none() {
            payload.deck = fields.required("deck_snapshot");
            payload.pulls = fields.required("pulls");
        } else {
            payload.deck = fields.optional("deck_snapshot");
            payload.pulls = fields.optional("pulls");
        }
        // While an event is active its deck is hidden, like its pulls: an empty list is none.
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

    /// Why there is nothing to replay, if there is nothing (reading 9).
    pub fn not_replayable(&self) -> Option<NotReplayable> {
        if self.is_active == Published::Is(true) {
            Some(NotReplayable::Active)
        } else if self.random_seed == Published::Absent {
            Some(NotReplayable::NoSeed)
        } else if self.algo == Algo::V2 && self.seed_salt == Published::Absent {
            Some(NotReplayable::NoSalt)
        } else {
            None
        }
    }
}

fn algo(fields: &mut Fields<'_>) -> Result<Algo, Published<NotReplayable>> {
    match fields.optional::<Raw<'_>>("fairness_algo_version") {
        Published::Malformed => Err(Published::Malformed),
        Published::Absent => Err(Published::Is(NotReplayable::UnknownVersion(None))),
        Published::Is(raw) => match raw.text().as_deref() {
            Some("v1") => Ok(Algo::V1),
            Some("v2") => Ok(Algo::V2),
            other => {
                let shown = other.unwrap_or(raw.spelling()).chars().take(80).collect();
                Err(Published::Is(NotReplayable::UnknownVersion(Some(shown))))
            }
        },
    }
}

/// The first entry, in the deck's order, whose card stands before it too.
fn repeated_card<'d>(deck: &'d [DeckEntry<'_>]) -> Option<(usize, &'d str)> {
    let mut ids: Vec<(&str, usize)> = deck
        .iter()
        .enumerate()
        .map(|(index, entry)| (entry.pack_card_id.as_ref(), index))
        .collect();
    order::sort_by(&mut ids, Ord::cmp);
    ids.windows(2)
        .filter_map(|pair| match pair {
            [(one, _), (other, index)] if one == other => Some((*index, *other)),
            _ => None,
        })
        .min()
}
