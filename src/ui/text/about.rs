//! What the page does, what it cannot prove, and the samples: sentences that no check decides.

use super::{count, plural, short_hash, thousands};
use crate::ui::paths::Pasted;
use crate::verify::position::Position;

/// The mark of a sample, wherever one is shown.
pub const SAMPLE_MARK: &str = "Sample, not a real purchase";

/// Under the list of samples.
pub const ABOUT_SAMPLES: &str = "These were made for this page. Each is marked “Sample, not a real purchase” wherever it shows.";

/// A bundled sample: its name, what it is, and what one sees.
pub const SAMPLES: [(&str, &str, &str); 6] = [
    (
        "event-v2",
        "A pack event, v2",
        "Deck, salt and seed, each committed to in advance: verified.",
    ),
    (
        "pull",
        "A Pack pull",
        "One card, with other draws in between: verified.",
    ),
    (
        "event-v1",
        "An early pack event, v1",
        "The first rules, without a salt: verified.",
    ),
    (
        "event-live",
        "An event still running",
        "What is fixed already, and what is still hidden.",
    ),
    (
        "event-broken",
        "An event that does not add up",
        "See a check fail, and how it shows.",
    ),
    (
        "pull-broken",
        "A pull that does not add up",
        "See a check fail, and how it shows.",
    ),
];

/// Beside an event's pulls: the account id is the buyer's to recognise.
pub const IS_THIS_YOURS: &str = "Each pull hashed the account id shown beside it, and nothing but you can tell whose id that is. Find your pull and the account id beside it: is it yours? If not, ask the shop why another id was used, because another id draws another card.";

/// Under the question for the other draws, for an event: it has no step of its own.
pub const OTHERS_OF_AN_EVENT: &str = "Each pull takes its card from what the pulls before it left in the deck, so replaying all of them, one after the other, accounts for every one. That is the step of the question above.";

/// Beside a pictured card.
pub const PICTURE_IS_THE_SHOPS: &str =
    "The picture and title are the shop's word: the proof binds the card's id alone.";

/// Beside a card without a picture.
pub const FACE_IS_DRAWN: &str =
    "This pattern is drawn from the card's id. The proof names no picture.";

/// Beside what an event has committed to.
pub const COMMITTED_ALREADY: &str = "These values were published before the end, and cannot change without being seen: note them down, or save the payload, and compare them when the event is over.";

/// What a committed or revealed field is.
pub fn field(name: &str) -> &'static str {
    match name {
        "deck_hash" => "the hash of the whole deck, in order",
        "seed_commitment" => "the hash of the secret salt",
        "deck_commitment" => "deck and salt bound together: the value on the chain",
        "vrf_event_id" => "the event's id on the chain",
        "random_seed" => "the oracle's random word",
        "random_seed_source" => "where the seed is said to come from",
        "seed_salt" => "the salt, revealed at the end",
        "version_anchor_tx_hash" => "transaction that anchored the odds and cards",
        "purchase_anchor_tx_hash" => "transaction that anchored the purchase",
        "request_tx_hash" => "transaction that requested the random word",
        "vrf_request_id" => "transaction that anchored the event",
        _ => "",
    }
}

/// How much of an event's deck was pulled, and that its end is the shop's.
pub fn how_far(pulls: u64, cards: u64) -> String {
    let left = cards.saturating_sub(pulls);
    let so_far = format!(
        "{} of {} were pulled",
        thousands(pulls),
        count(cards, "card", "cards")
    );
    match left {
        0 => format!("{so_far}: the deck is empty."),
        _ => format!(
            "{so_far}; {} {} left. That the event ended there, and that no later pull is left out, is the shop's word.",
            thousands(left),
            plural(left, "was", "were")
        ),
    }
}

/// What was out of stock at sale, and since when.
pub fn stock(unavailable: u64, as_of: Option<Position>, word_at: Option<Position>) -> String {
    let out = match unavailable {
        0 => "The shop stated that no card was out of stock".into(),
        _ => format!(
            "The shop stated that {} {} out of stock",
            count(unavailable, "card", "cards"),
            plural(unavailable, "was", "were")
        ),
    };
    let span = match (as_of, word_at) {
        (Some(from), Some(to)) => {
            let blocks = to.block.saturating_sub(from.block);
            format!(
                " as of block {}; the random word arrived {} later, at block {}",
                thousands(from.block),
                count(blocks, "block", "blocks"),
                thousands(to.block)
            )
        }
        (Some(from), None) => format!(" as of block {}", thousands(from.block)),
        (None, _) => String::new(),
    };
    format!(
        "{out}{span}. The list is fixed by the purchase's commitment; whether it was true is the shop's word."
    )
}

/// That another list of what was out of stock stood when the buyer paid.
pub fn stock_at_payment(at_payment: u64, used: u64) -> String {
    format!(
        "When you paid, the shop's list of what was out of stock held {}; the list that was used held {}. A Pack that waits its turn is drawn from the later list. This is for your information, and no part of the check.",
        count(at_payment, "card", "cards"),
        thousands(used)
    )
}

/// What a drawn card face stands for, for those who cannot see it.
pub fn face(id: &str) -> String {
    format!("Pattern drawn from the id {}", short_hash(id))
}

/// Over the picture of a draw.
pub const HOW_A_CARD_IS_DRAWN: &str = "The random word's roll picks the band; inside it every free card gets a rank from the word, and the lowest wins. Nobody chooses either.";

/// Under the box on the start page.
pub const ABOUT_THE_BOX: &str = "The link of any shop's proof page, or just the id: only the id counts. The proof is asked of the service that this page belongs to, never of the link's own host.";

/// Why what was pasted cannot be looked up; `None` when it can.
pub const fn not_recognised(pasted: &Pasted) -> Option<&'static str> {
    match pasted {
        Pasted::Proof(_) | Pasted::BareId(_) => None,
        Pasted::Nothing => Some("Paste the proof link that the shop gave you, or the id in it."),
        Pasted::Key => Some(
            "This is a key or a hash on the chain, and the service cannot be asked with it. Paste the proof link, or open the saved proof as a file.",
        ),
        Pasted::Unknown => Some(
            "This is neither a proof link nor an id. A proof link has /packs/verify/ or /pack-events/verify/ in it; an id looks like 2fea377c-6030-4380-a2d7-c9538b227b0c.",
        ),
    }
}
