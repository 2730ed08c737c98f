//! What the page does, what it cannot prove, and the samples: sentences that no check decides.

use super::{say, short_hash};
use crate::ui::paths::Pasted;
use crate::verify::position::Position;

/// A bundled sample: its name, what it is, and what one sees.
pub fn samples() -> [(&'static str, &'static str, &'static str); 6] {
    [
        ("event-v2", say!(about), say!(about_2)),
        ("pull", say!(about_3), say!(about_4)),
        ("event-v1", say!(about_5), say!(about_6)),
        ("event-live", say!(about_7), say!(about_8)),
        ("event-broken", say!(about_9), say!(about_10)),
        ("pull-broken", say!(about_11), say!(about_10)),
    ]
}

/// What a committed or revealed field is.
pub fn field(name: &str) -> &'static str {
    match name {
        "deck_hash" => say!(about_field),
        "seed_commitment" => say!(about_field_2),
        "deck_commitment" => say!(about_field_3),
        "vrf_event_id" => say!(about_field_4),
        "random_seed" => say!(about_field_5),
        "random_seed_source" => say!(about_field_6),
        "seed_salt" => say!(about_field_7),
        "version_anchor_tx_hash" => say!(about_field_8),
        "purchase_anchor_tx_hash" => say!(about_field_9),
        "request_tx_hash" => say!(about_field_10),
        "vrf_request_id" => say!(about_field_11),
        _ => "",
    }
}

/// How much of an event's deck was pulled, and that its end is the shop's.
pub fn how_far(pulls: u64, cards: u64) -> String {
    let left = cards.saturating_sub(pulls);
    let so_far = say!(about_how_far, pulls = pulls, cards = cards);
    match left {
        0 => say!(about_how_far_2, so_far = so_far),
        _ => say!(about_how_far_3, so_far = so_far, left = left),
    }
}

/// What was out of stock at sale, and since when.
pub fn stock(unavailable: u64, as_of: Option<Position>, word_at: Option<Position>) -> String {
    let out = match unavailable {
        0 => say!(about_stock).into(),
        _ => say!(about_stock_2, unavailable = unavailable),
    };
    let span = match (as_of, word_at) {
        (Some(from), Some(to)) => {
            let blocks = to.block.saturating_sub(from.block);
            say!(
                about_stock_some,
                block = from.block,
                blocks = blocks,
                block2 = to.block
            )
        }
        (Some(from), None) => say!(about_stock_some_2, block = from.block),
        (None, _) => String::new(),
    };
    say!(about_stock_3, out = out, span = span)
}

/// That another list of what was out of stock stood when the buyer paid.
pub fn stock_at_payment(at_payment: u64, used: u64) -> String {
    say!(about_stock_at_payment, at_payment = at_payment, used = used)
}

/// What a drawn card face stands for, for those who cannot see it.
pub fn face(id: &str) -> String {
    say!(about_face, id = short_hash(id))
}

/// Under the box for a proof link: whether there is a service to ask.
pub fn about_the_box(asks: bool) -> &'static str {
    if asks {
        say!(about_about_the_box)
    } else {
        say!(about_about_the_box_single)
    }
}

/// Why what was pasted cannot be looked up; `None` when it can.
pub fn not_recognised(pasted: &Pasted) -> Option<&'static str> {
    match pasted {
        Pasted::Proof(_) | Pasted::BareId(_) => None,
        Pasted::Nothing => Some(say!(about_not_recognised_nothing)),
        Pasted::Key => Some(say!(about_not_recognised_key)),
        Pasted::Unknown => Some(say!(about_not_recognised_unknown)),
    }
}
