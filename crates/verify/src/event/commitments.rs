//! Computes the hashes of an event's commitments (`docs/protocol.md#pack-events`). Other files compare them.

use uuid::Uuid;

use values::hash::Hash32;

/// Computes v2's SHA-256 of `deck_hash` and `seed_commitment`, as raw bytes (`docs/protocol.md#deck_commitment`).
pub fn deck_commitment(deck_hash: &Hash32, seed_commitment: &Hash32) -> Hash32 {
    Hash32::of(&[deck_hash.as_bytes(), seed_commitment.as_bytes()])
}

/// Computes v2's SHA-256 of the salt's raw bytes (`docs/protocol.md#salt`).
pub fn seed_commitment(seed_salt: &Hash32) -> Hash32 {
    Hash32::of(&[seed_salt.as_bytes()])
}

/// Computes the SHA-256 of the event id's lowercase hyphenated text (`docs/protocol.md#event_id`).
pub fn vrf_event_id(pack_event_id: &Uuid) -> Hash32 {
    let text = pack_event_id.hyphenated().to_string();
    Hash32::of(&[text.as_bytes()])
}

/// Returns the seed itself for v1, and the SHA-256 of seed and salt for v2 (`docs/protocol.md#d5`).
pub fn effective_seed(random_seed: Hash32, seed_salt: Option<Hash32>) -> Hash32 {
    match seed_salt {
        None => random_seed,
        Some(salt) => Hash32::of(&[random_seed.as_bytes(), salt.as_bytes()]),
    }
}
