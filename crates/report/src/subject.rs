//! Writes the subject of a payload, with its card or its counts.

use answer::Network as Known;
use chain::networks::by_label;
use serde::Serialize;

use crate::value::{Decimal, Hash};

/// The event or the pull that a payload is about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Subject {
    /// For an event: the id, as published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pack_event_id: Option<String>,
    /// For a pull: the pull key.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target_pull_key: Option<Hash>,
    /// For a pull: the purchase id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub purchase_id: Option<String>,
}

/// The network that a payload names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Network {
    /// The label of the network, as published.
    pub label: String,
    /// The kind of the network.
    #[cfg_attr(test, schemars(with = "crate::schema::NetworkKind"))]
    pub kind: &'static str,
    /// The chain id, if the label names a known network.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chain_id: Option<Decimal>,
}

/// The card of a pull. Absent if no card was left, or if none is published.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Award {
    /// The inventory id of the card.
    pub card: String,
    /// The `value_cents` of the card in the pull's version, in cents.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value_cents: Option<Decimal>,
}

/// The counts of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Event {
    /// The number of cards in the deck, if the whole deck is published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<u64>,
    /// The number of pulls.
    pub pulls: u64,
    /// True if the event still runs, as published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_active: Option<bool>,
}

impl Network {
    /// Classifies the network with this label.
    pub fn of(label: &str) -> Self {
        Self {
            label: label.to_owned(),
            kind: Known::of(label).name(),
            chain_id: by_label(label).map(|network| network.chain_id.into()),
        }
    }
}

impl Subject {
    /// Translates the subject of a payload.
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
    /// Returns the card of a pull; `None` if there is none.
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
    /// Returns the counts of an event; `None` for a pull.
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
