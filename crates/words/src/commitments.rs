//! Words the commitments of an event and the values that they bind.

use crate::about::{field, seed};
use crate::catalogue::say;
use verify::report::StepId;

/// Says which value a commitment must bind, with any mark of its step.
pub fn what_it_binds(step: StepId) -> &'static str {
    match step {
        StepId::DeckHash => say!(bond_deck_hash),
        StepId::Salt => say!(bond_salt),
        StepId::DeckCommitment => say!(bond_deck_commitment),
        StepId::Contract => say!(bond_contract),
        _ => say!(bond_seed_origin),
    }
}

/// Captions the side that was revealed later.
pub fn revealed(contract: bool, both: bool) -> &'static str {
    match (contract, both) {
        (true, _) => say!(bond_revealed_by_contract),
        (_, true) => say!(bond_revealed_parts),
        _ => say!(bond_revealed_at_end),
    }
}

/// Says why the revealed side shows no value.
pub fn not_revealed(contract: bool, live: bool) -> &'static str {
    match (contract, live) {
        (true, _) => say!(bond_not_told_yet),
        (_, true) => say!(bond_not_revealed_yet),
        _ => say!(bond_not_published),
    }
}

/// Explains a value of a pair. The seed's explanation depends on the source that the report names.
pub fn bound_field(name: &str, source: Option<&str>) -> String {
    match name {
        "deck_snapshot" => say!(bond_field_deck).into(),
        "events(vrf_event_id)" => say!(bond_field_contract).into(),
        "deck_hash, seed_commitment" => String::new(),
        "random_seed" => seed(source),
        name => field(name).into(),
    }
}

/// Says how many cards the deck shows.
pub fn cards_in_order(cards: u64) -> String {
    say!(bond_cards_in_order, cards = cards)
}
