//! What a payload is about: the values that the page shows beside the verdict.
//!
//! Nothing here decides anything. Display texts are the payload's own, unchecked.

mod dealt;
mod merkle;
mod timeline;

pub use dealt::{After, Course, DeckRow, Ended, ExpectedValue, Mean, NoValue, Worked};
pub use merkle::{Hashed, MerklePath, PathNode, Side};
pub use timeline::{Happening, Moment, OtherWord, Stands, Timeline, WordKind};

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::hash::Hash32;
use super::json::Object;
use super::position::Position;
use super::pull::odds::{Odds, Tally};

/// What a payload is about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Subject {
    /// A pack event.
    Event(Box<EventSubject>),
    /// A Pack pull.
    Pull(Box<PullSubject>),
}

/// The contract that a payload names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContractName {
    /// `vrf_network`, as published.
    pub network: Option<String>,
    /// `vrf_consumer_address`, as published.
    pub address: Option<String>,
}

/// What a pack event is about.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct EventSubject {
    /// `pack_event_id`, as published.
    pub pack_event_id: Option<String>,
    /// The event's name, when the payload has one under `name`.
    pub name: Option<String>,
    /// `pack_price`, a decimal string, as published.
    pub pack_price: Option<String>,
    /// `fairness_algo_version`, as published.
    pub algo_version: Option<String>,
    /// `is_active`.
    pub is_active: Option<bool>,
    /// Number of cards in `deck_snapshot`, when it is published, and nothing of it or of the pulls is
    /// missing.
    pub cards: Option<u64>,
    /// Number of pulls.
    pub pulls: u64,
    /// The commitments of the report, as published: field name and value.
    pub commitments: Vec<(String, Option<String>)>,
    /// `random_seed_source`, as published.
    pub seed_source: Option<String>,
    /// The values revealed when the event ends, as published: field name and value.
    pub revealed: Vec<(String, Option<String>)>,
    /// `vrf_request_id`: the transaction that anchored the event.
    pub vrf_request_id: Option<String>,
    /// The contract it was anchored on.
    pub contract: ContractName,
}

/// A row of an event's list of pulls.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PullRow {
    /// `sequence_index`.
    pub sequence_index: u64,
    /// `user_id`: the text that was hashed.
    pub user_id: String,
    /// `pack_card_id`, as published.
    pub pack_card_id: String,
    /// Whether the recipe gives that card; `None` when the draws were not replayed.
    pub agrees: Option<bool>,
    /// `username`.
    pub username: Option<String>,
    /// `pulled_at`.
    pub pulled_at: Option<String>,
    /// `pull_id`.
    pub pull_id: Option<String>,
    /// `card.title`.
    pub title: Option<String>,
    /// `card.front_image`.
    pub front_image: Option<String>,
    /// `card.market_price`, a decimal string.
    pub market_price: Option<String>,
}

/// What a Pack pull is about.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PullSubject {
    /// `target_pull_key`, when it is well-formed.
    pub pull_key: Option<Hash32>,
    /// `purchase_id` of the target's record.
    pub purchase_id: Option<Uuid>,
    /// `username` of the target's record.
    pub username: Option<String>,
    /// `award`: the card as published; `None` when the draw was exhausted.
    pub award: Option<Uuid>,
    /// `value_cents` of the award in the target's version.
    pub award_cents: Option<u64>,
    /// `tier_price_cents`.
    pub tier_price_cents: Option<u64>,
    /// `version_no`.
    pub version_no: Option<u64>,
    /// Where the unavailable set was taken.
    pub as_of: Option<Position>,
    /// Where the word arrived.
    pub word_at: Option<Position>,
    /// The word.
    pub word: Option<Hash32>,
    /// SHA-256 of the word and `packs_v1:band`, of which the roll is the remainder by 1,000,000.
    pub roll_hash: Option<Hash32>,
    /// The roll, 0 to 999,999.
    pub roll: Option<u64>,
    /// The band the roll fell in, counted from 0, lowest first.
    pub rolled_band: Option<u64>,
    /// The band the award came from.
    pub awarded_band: Option<u64>,
    /// The bands that were looked into, counted from 0, in that order: the last one gave the award,
    /// unless the draw was exhausted.
    pub searched: Vec<u64>,
    /// What the version's odds and values come to.
    pub odds: Option<Odds>,
    /// Where the rolls of the target's version fell, of all draws in the proof.
    pub realised: Option<Tally>,
    /// The bands of the target's version, lowest first.
    pub bands: Vec<BandRow>,
    /// The cards of the awarded band by rank, the best few and those that rank above the award.
    pub candidates: Vec<Candidate>,
    /// Its moments in the order of the chain; none when the target cannot be told.
    pub timeline: Timeline,
    /// How the awarded card stands in its version's fingerprint; `None` when no card was awarded, or
    /// one that the version does not have.
    pub path: Option<Box<MerklePath>>,
    /// How many other Pack draws stand in the window or in one that it depends on.
    pub dependents: u64,
    /// How many ids `committed_unavailable` holds.
    pub unavailable: u64,
    /// How many ids `payment_unavailable` holds, when the proof has it and it differs.
    pub payment_unavailable: Option<u64>,
    /// `max_depth`: how many dependent draws the server would follow.
    pub max_depth: Option<u64>,
    /// `verified`: the server's own verdict.
    pub server_verdict: Option<bool>,
    /// The proof's transactions to open in an explorer, as published: field name and value.
    pub transactions: Vec<(String, String)>,
    /// The contract it was anchored on.
    pub contract: ContractName,
}

/// A band of the target's version.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BandRow {
    /// `odds_ppm`.
    pub odds_ppm: u64,
    /// `lo_cents`.
    pub lo_cents: u64,
    /// `hi_cents`.
    pub hi_cents: u64,
    /// Number of cards.
    pub cards: u64,
    /// How many of them were unavailable at sale, as the shop stated.
    pub unavailable: u64,
    /// How many of them went to other draws of the window.
    pub taken: u64,
}

/// A card of the awarded band, and how it ranks for the target's word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Candidate {
    /// The card's inventory id.
    pub card: Uuid,
    /// Its `value_cents`.
    pub value_cents: u64,
    /// Its rank: the smallest free one wins.
    pub rank: Hash32,
    /// Why it could not be drawn; `None` when it was free.
    pub blocked: Option<Blocked>,
}

/// Why a card could not be drawn (selection 6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Blocked {
    /// It is in the purchase's `committed_unavailable`.
    Unavailable,
    /// It went to another draw.
    Awarded(Taker),
}

/// The draw that a card went to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Taker {
    /// Its pull key.
    pub pull_key: Hash32,
    /// `username` of its record.
    pub username: Option<String>,
    /// Where its word arrived.
    pub at: Position,
}

impl Subject {
    /// The contract that the payload names.
    pub const fn contract(&self) -> &ContractName {
        match self {
            Self::Event(event) => &event.contract,
            Self::Pull(pull) => &pull.contract,
        }
    }
}

impl ContractName {
    /// As a payload names it.
    pub(super) fn of(object: &Object<'_>) -> Self {
        Self {
            network: object.display("vrf_network"),
            address: object.display("vrf_consumer_address"),
        }
    }
}
