//! Collects the bytes that an event's hashes are made from.

use uuid::Uuid;
use verify::deck::{self, Spelling};
use verify::event::{EventReplay, commitments};
use verify::hash::Hash32;
use verify::json::{Document, Raw};

use crate::preimage::{Hashed, Named, Preimage};

/// Returns the hashes of an event that a reader can recompute from its published values.
pub(crate) fn hashes(document: &Document, replay: &EventReplay) -> Vec<Named> {
    let object = document.object();
    let published = |name: &str| -> Option<Hash32> { object.required(name).ok() };
    let id: Option<Uuid> = object.required("pack_event_id").ok();
    let text = id.map(|id| id.hyphenated().to_string());
    let event_id = text.as_ref().map(|id| Preimage::of(&[id.as_bytes()]));
    let salt = replay.seed_salt;
    let salted = salt.map(|salt| Preimage::of(&[salt.as_bytes()]));
    let seed = replay.random_seed.zip(salt);
    let seed = seed.map(|(seed, salt)| Preimage::of(&[seed.as_bytes(), salt.as_bytes()]));
    let both = published("deck_hash").zip(salt.map(|salt| commitments::seed_commitment(&salt)));
    let both = both.map(|(deck, salt)| Preimage::of(&[deck.as_bytes(), salt.as_bytes()]));
    let deck = plain_deck(document, replay).zip(text.clone());
    let deck = deck.map(|(hash, id)| {
        Some(Preimage {
            hash,
            of: Hashed::Deck(id),
        })
    });
    let all = [
        ("vrf_event_id", event_id),
        ("seed_commitment", salted),
        ("effective_seed", seed),
        ("deck_commitment", both),
        ("deck_hash", deck),
    ];
    let made = all.into_iter();
    made.filter_map(|(name, made)| Some((name, made??)))
        .collect()
}

/// Returns the hash of a deck whose texts are all plain ASCII, which all tools spell the same way.
fn plain_deck(document: &Document, replay: &EventReplay) -> Option<Hash32> {
    let entries = replay.deck.as_ref()?.iter();
    let entries: Option<Vec<Raw<'_>>> = entries.map(|entry| document.value(*entry)).collect();
    let is_plain = |raw: &Raw<'_>| raw.spelling().is_ascii() && !raw.spelling().contains('\\');
    let entries = entries.filter(|entries| entries.iter().all(is_plain))?;
    deck::deck_hash(entries.into_iter(), Spelling::Utf8).ok()
}
