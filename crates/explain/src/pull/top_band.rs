//! Counts the cards of the highest band that others drew before the target, and those that no chance decided.

use serde::{Deserialize, Serialize};
use uuid::Uuid;
use verify::hash::Hash32;
use verify::order::{OrderedMap, grouped};
use verify::position::Position;
use verify::pull::{BlockReason, CheckedProof, Draw, Found, Replay, selection};
use verify::report::{LogKind, count};

/// The cards of the highest band of the target's version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TopBand {
    /// The number of its cards that were free at the purchase, as the shop stated.
    pub free: u64,
    /// The number of these cards that went to other draws before the target's word.
    pub drawn: u64,
    /// The number of these draws that could give no other card.
    pub sure: u64,
    /// The number of the sure draws that were bought after the target; `None` if the history does not show it.
    pub sure_after: Option<u64>,
}

/// The time of a draw's word, with the key that decides among words of one position.
type Moment = (Position, Hash32);

/// Counts the cards of the highest band; `None` if no band has cards.
pub(super) fn top_band(pull: &CheckedProof, replay: &Replay, target: &Draw) -> Option<TopBand> {
    let mut bands = target.version.bands.iter().rev();
    let band = bands.find(|band| !band.leaves.is_empty())?;
    let reasons = band
        .leaves
        .iter()
        .map(|leaf| replay.blocked(target, &leaf.card));
    let reasons: Vec<_> = reasons.collect();
    let unavailable = |reason: &&Option<BlockReason>| **reason == Some(BlockReason::Unavailable);
    let takers = reasons.iter().filter_map(|reason| match reason {
        Some(BlockReason::Draw(index)) => pull.window.draws.get(*index),
        _ => None,
    });
    let takers: Vec<_> = takers.collect();
    let taken = taken(pull, replay);
    let sure = takers.iter().filter(|draw| is_sure(draw, &taken));
    let sure: Vec<_> = sure.collect();
    let bought = |draw: &Draw| match pull
        .history
        .get(LogKind::Anchored, &draw.purchase_event_id())
    {
        Found::One(entry) => Some(entry.position),
        _ => None,
    };
    let own = bought(target);
    let is_after = sure.iter().map(|draw| Some(bought(draw)? > own?));
    let is_after: Option<Vec<bool>> = is_after.collect();
    Some(TopBand {
        free: count(reasons.len())
            .saturating_sub(count(reasons.iter().filter(unavailable).count())),
        drawn: count(takers.len()),
        sure: count(sure.len()),
        sure_after: is_after.map(|each| count(each.into_iter().filter(|is| *is).count())),
    })
}

/// Returns the words that took each card.
fn taken(pull: &CheckedProof, replay: &Replay) -> OrderedMap<Uuid, Vec<Moment>> {
    let draws = pull.window.draws.iter().zip(&replay.drawn);
    grouped(draws.filter_map(|(draw, drawn)| {
        let (_, card) = drawn.as_ref().ok()?.award?;
        Some((card, moment(draw)?))
    }))
}

fn moment(draw: &Draw) -> Option<Moment> {
    match draw.word {
        Found::One(word) => Some((word.position, draw.name.pull_key)),
        _ => None,
    }
}

/// Returns true if every roll and every rank would have given the draw the same card.
fn is_sure(draw: &Draw, taken: &OrderedMap<Uuid, Vec<Moment>>) -> bool {
    let Some(own) = moment(draw) else {
        return false;
    };
    let is_taken = |card: &Uuid| {
        let mut words = taken.get(card).into_iter().flatten();
        words.any(|word| word.0 > draw.record.as_of && *word < own)
    };
    let is_free = |card: &Uuid| !draw.record.unavailable.contains(card) && !is_taken(card);
    let bands = &draw.version.bands;
    let first_two = |number: usize| {
        let cards = bands.get(number).into_iter().flat_map(|band| &band.leaves);
        cards.map(|leaf| leaf.card).filter(is_free).take(2)
    };
    let mut only = None;
    let with_odds = bands
        .iter()
        .enumerate()
        .filter(|(_, band)| band.odds_ppm > 0);
    for (rolled, _) in with_odds {
        let mut reached = selection::search_order(bands.len(), rolled);
        let Some(number) = reached.find(|number| first_two(*number).next().is_some()) else {
            return false;
        };
        for card in first_two(number) {
            if *only.get_or_insert(card) != card {
                return false;
            }
        }
    }
    only.is_some()
}
