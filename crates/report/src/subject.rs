//! What was checked, and what came of it.

use answer::Network as Known;
use chain::networks::by_label;
use serde::Serialize;
use verify::hash::Hash32;

use crate::value::{Decimal, Hash};

/// What a payload is about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Subject {
    /// Of an event: its id, as published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pack_event_id: Option<String>,
    /// Of a pull: its key.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target_pull_key: Option<Hash>,
    /// Of a pull: its purchase.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub purchase_id: Option<String>,
}

/// The network that a payload names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Network {
    /// Its label, as published.
    pub label: String,
    /// What kind it is.
    pub kind: NetworkKind,
    /// Its chain id, if it is a known network.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chain_id: Option<Decimal>,
}

/// The kind of a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum NetworkKind {
    /// A main network.
    Main,
    /// A test network: nothing on it costs anything.
    Test,
    /// A network on one machine.
    Local,
    /// A label that is not known.
    Unknown,
}

/// The card of a pull. Absent where no card was left, or none is published.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Award {
    /// The card's inventory id.
    pub card: String,
    /// Its `value_cents` in the pull's version.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value_cents: Option<Decimal>,
}

/// The counts of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Event {
    /// How many cards its deck has, if the deck is published whole.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<u64>,
    /// How many pulls were made.
    pub pulls: u64,
    /// Whether it still runs, as published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_active: Option<bool>,
}

impl Network {
    /// The network of a label.
    pub fn of(label: &str) -> Self {
        Self {
            label: label.to_owned(),
            kind: match Known::of(label) {
                Known::Main => NetworkKind::Main,
                Known::Test => NetworkKind::Test,
                Known::Local => NetworkKind::Local,
                Known::Unknown => NetworkKind::Unknown,
            },
            chain_id: by_label(label).map(|network| network.chain_id.into()),
        }
    }
}

impl Subject {
    /// What a payload is about.
    pub fn of(subject: &explain::Subject) -> Self {
        match subject {
            explain::Subject::Event(event) => Self {
                pack_event_id: event.pack_event_id.clone(),
                ..Self::default()
            },
            explain::Subject::Pull(pull) => Self {
                target_pull_key: pull.pull_key.map(Hash),
                purchase_id: pull.purchase_id.map(|id| id.to_string()),
                ..Self::default()
            },
        }
    }
}

impl Award {
    /// The card of a pull.
    pub fn of(subject: &explain::Subject) -> Option<Self> {
        let explain::Subject::Pull(pull) = subject else {
            return None;
        };
        Some(Self {
            card: pull.award?.to_string(),
            value_cents: pull.award_cents.map(Decimal::from),
        })
    }
}

impl Event {
    /// The counts of an event.
    pub fn of(subject: &explain::Subject) -> Option<Self> {
        let explain::Subject::Event(event) = subject else {
            return None;
        };
        Some(Self {
            cards: event.cards,
            pulls: event.pulls,
            is_active: event.is_active,
        })
    }
}

/// SHA-256 of a text, if there is one.
pub fn digest(text: &str) -> Option<Hash> {
    (!text.is_empty()).then(|| Hash(Hash32::of(&[text.as_bytes()])))
}
