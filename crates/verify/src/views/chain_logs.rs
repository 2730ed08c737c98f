//! The contract's logs are at the places in the proof, and no word is left out
//! (`docs/protocol.md#chain_logs`).

pub(super) mod dates;
pub(super) mod elsewhere;
mod failed;
pub(super) mod input;
pub(super) mod kinds;
mod left_out;
pub(super) mod searches;

use super::view::Shown;
use super::window::Windows;
use crate::step::Finding;
use values::order;

/// Returns the comparisons of the step.
pub(super) fn facts(windows: &Windows<'_, '_>) -> Vec<Shown<Finding>> {
    let claims = windows.claims;
    let anchors = claims
        .draws
        .iter()
        // views-36
        .flat_map(|draw| [draw.version_anchor, draw.purchase_anchor, draw.request]);
    let anchors = order::set(anchors.flatten()).into_iter();
    // The shop chose where the windows begin: of the ranges that an endpoint refuses, theirs comes first.
    let mut facts: Vec<Shown<Finding>> = windows.window().err().map(Err).into_iter().collect();
    facts.extend(anchors.map(|entry| windows.entry_date(&entry)));
    for (draw, origin) in claims.draws.iter().zip(&windows.origins) {
        facts.push(windows.word_date(draw, origin));
    }
    facts.extend(windows.left_out());
    facts
}
