//! Which commitment of an event binds what, in words.

use super::{count, field};
use crate::verify::report::StepId;

/// The section's heading.
pub const BONDS_HEADING: &str = "What was committed, and what was revealed";
/// A value that is not there.
pub const NOT_PUBLISHED: &str = "not published";
/// Both sides of D2.
pub const BOTH_ABOVE: &str = "both as they stand above";

/// What a pair binds.
pub const fn bond(step: StepId) -> &'static str {
    match step {
        StepId::DeckHash => {
            "The hash holds the whole deck in its order: with one card changed, added or moved it would be another."
        }
        StepId::Salt => {
            "The hash holds the secret salt without showing it: only this salt gives this hash."
        }
        StepId::DeckCommitment => {
            "One value holds the deck and the salt together, so that neither can be exchanged alone."
        }
        StepId::Contract => {
            "The same value must stand on the contract, where it can be written only once, by the call that asks for the seed."
        }
        _ => {
            "The seed must be the word that the oracle gave in answer to that call: then it came after all of the above."
        }
    }
}

/// The side that was there before the first sale.
pub const fn committed(step: StepId) -> &'static str {
    match step {
        StepId::SeedOrigin => "asked for in advance",
        _ => "committed to in advance",
    }
}

/// The other side.
pub const fn revealed(contract: bool, both: bool) -> &'static str {
    match (contract, both) {
        (true, _) => "held by the contract",
        (_, true) => "made of",
        _ => "revealed at the end",
    }
}

/// Why the other side shows no value.
pub const fn not_revealed(contract: bool, live: bool) -> &'static str {
    match (contract, live) {
        (true, _) => "the contract has not told it here yet",
        (_, true) => "published when the event ends",
        _ => NOT_PUBLISHED,
    }
}

/// What a value of a pair is.
pub fn bound_field(name: &str) -> &'static str {
    match name {
        "deck_snapshot" => "the deck itself",
        "events(vrf_event_id)" => "the contract's own answer",
        "deck_hash, seed_commitment" => "",
        name => field(name),
    }
}

/// How many cards the deck shows.
pub fn cards_in_order(cards: u64) -> String {
    [&count(cards, "card", "cards"), ", in order"].concat()
}
