//! Words the sentences that no check decides: the purpose of the page, its limits, and the samples.

use crate::catalogue::say;
use crate::format::money;
use crate::join::sentences;
use crate::safe_text::safe_text;
use crate::value::short_hash;
use explain::event::EventSubject;
use explain::pull::PullSubject;

/// The name of the bundled Pack pull.
pub const SAMPLE_PULL: &str = "pull";
/// The name of the bundled event under the present rules.
pub const SAMPLE_EVENT: &str = "event-v2";

/// The names of the bundled samples.
pub const SAMPLES: [&str; 6] = [
    SAMPLE_EVENT,
    SAMPLE_PULL,
    "event-v1",
    "event-live",
    "event-broken",
    "pull-broken",
];

/// Returns for each bundled sample its title and the result that it shows, in the order of [`SAMPLES`].
pub fn samples() -> [(&'static str, &'static str); 6] {
    let broken = say!(about_sample_broken_shows);
    [
        (say!(about_sample_event), say!(about_sample_event_shows)),
        (say!(about_sample_pull), say!(about_sample_pull_shows)),
        (say!(about_sample_early), say!(about_sample_early_shows)),
        (say!(about_sample_live), say!(about_sample_live_shows)),
        (say!(about_sample_event_broken), broken),
        (say!(about_sample_pull_broken), broken),
    ]
}

/// Explains `random_seed`. It is the oracle's word only if the report names the oracle as its source.
pub fn seed(source: Option<&str>) -> String {
    match source {
        Some("vrf") => say!(about_field_random_seed).into(),
        Some(source) => say!(
            about_field_seed_of_source,
            source = safe_text(source, 40).shown
        ),
        None => say!(about_field_seed).into(),
    }
}

/// Explains a committed or revealed field; empty for any other.
pub fn field(name: &str) -> &'static str {
    match name {
        "deck_hash" => say!(about_field_deck_hash),
        "seed_commitment" => say!(about_field_seed_commitment),
        "deck_commitment" => say!(about_field_deck_commitment),
        "vrf_event_id" => say!(about_field_event_id),
        "seed_salt" => say!(about_field_salt),
        "version_anchor_tx_hash" => say!(about_field_version_anchor),
        "purchase_anchor_tx_hash" => say!(about_field_purchase_anchor),
        "request_tx_hash" => say!(about_field_word_request),
        "vrf_request_id" => say!(about_field_event_anchor),
        _ => "",
    }
}

/// Says which part of an event's deck was pulled, and that the shop chose its end. Returns `None` if the deck's size is
/// unknown.
pub fn how_far(event: &EventSubject) -> Option<String> {
    let (pulls, cards) = (event.pulls, event.cards?);
    let so_far = say!(about_how_far, pulls = pulls, cards = cards);
    Some(match (pulls, cards) {
        _ if event.is_live() => say!(about_how_far_live, so_far = so_far),
        (0, 0) => say!(about_how_far_no_deck).into(),
        (0, _) => say!(about_how_far_no_pulls, cards = cards),
        _ => match cards.saturating_sub(pulls) {
            0 => say!(about_how_far_empty, so_far = so_far),
            left => say!(about_how_far_left, so_far = so_far, left = left),
        },
    })
}

/// Says how many cards were out of stock at sale, and since which block.
pub fn stock(pull: &PullSubject) -> String {
    let unavailable = pull.unavailable;
    let out = match unavailable {
        0 => say!(about_stock_all).into(),
        _ => say!(about_stock_out, unavailable = unavailable),
    };
    let span = match (pull.as_of, pull.word_at) {
        (Some(from), Some(to)) => {
            let blocks = to.block.saturating_sub(from.block);
            say!(
                about_stock_span,
                block = from.block,
                blocks = blocks,
                word_block = to.block
            )
        }
        (Some(from), None) => say!(about_stock_as_of, block = from.block),
        (None, _) => String::new(),
    };
    say!(about_stock_said, out = out, span = span)
}

/// Words the server's verdict on its proof; `None` if the proof carries no verdict.
pub fn server(verdict: Option<bool>, max_depth: Option<u64>) -> Option<String> {
    let verdict = verdict.map(|verified| match verified {
        true => say!(pull_server_says_yes).to_owned(),
        false => say!(pull_server_says_no).to_owned(),
    });
    let depth = max_depth.map(|depth| say!(pull_server_depth, depth = depth));
    let said = match (verdict, depth) {
        (Some(verdict), Some(depth)) => sentences(&verdict, &depth),
        (verdict, depth) => verdict.or(depth)?,
    };
    Some(sentences(&said, say!(pull_server_no_input)))
}

/// Says the value of a card, and the price of its pack.
pub fn pull_worth(value: Option<u64>, price: Option<u64>) -> String {
    match (value.map(money), price.map(money)) {
        (Some(value), Some(price)) => say!(pull_value_and_pack, value = value, price = price),
        (Some(value), None) => say!(pull_value, value = value),
        (None, Some(price)) => say!(pull_pack, price = price),
        (None, None) => String::new(),
    }
}

/// Describes a drawn card face to readers who cannot see it.
pub fn face(id: &str) -> String {
    say!(about_face, id = short_hash(id))
}

/// Describes the shop's picture to readers who cannot see it.
pub fn picture_of(title: Option<&str>) -> String {
    match title {
        Some(title) => say!(picture_of_title, title = safe_text(title, 80).shown),
        None => say!(picture_of_card).into(),
    }
}
