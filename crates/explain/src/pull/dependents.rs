//! Lists the other draws that a pull depends on, each with its result and its steps.

use serde::{Deserialize, Serialize};
use uuid::Uuid;
use verify::hash::Hash32;
use verify::position::Position;
use verify::pull::version::Version;
use verify::pull::{BlockReason, CheckedProof, packs_v1, selection};
use verify::report::{Step, count};

/// A draw in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawRow {
    /// The draw's pull key.
    pub pull_key: Hash32,
    /// The `purchase_id` of the draw's record.
    pub purchase_id: Uuid,
    /// The `username` of the draw's record.
    pub username: Option<String>,
    /// The position at which the draw's word was requested.
    pub requested_at: Option<Position>,
    /// The position at which the draw's word arrived.
    pub word_at: Option<Position>,
    /// The roll, 0 to 999,999.
    pub roll: Option<u64>,
    /// The band that the roll fell in.
    pub rolled: Option<BandName>,
    /// The band that the award came from.
    pub awarded: Option<BandName>,
    /// The card that the recipe gives; `None` also if it is unknown.
    pub award: Option<Uuid>,
    /// The award's `value_cents`.
    pub award_cents: Option<u64>,
    /// True if this draw's award is why a card of the target's version was not free.
    pub blocks: bool,
    /// True if each of the draw's steps passed; `None` if one could not be checked and none failed.
    pub agrees: Option<bool>,
}

/// A draw worked through.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawReport {
    /// The draw's row in the list.
    pub row: DrawRow,
    /// The `tier_price_cents` and `version_no` of the draw's version.
    pub version: (u64, u64),
    /// The draw's word.
    pub word: Option<Hash32>,
    /// The hash whose remainder is the roll.
    pub roll_hash: Option<Hash32>,
    /// The `as_of` of the draw's record.
    pub as_of: Position,
    /// The number of ids in the draw's `committed_unavailable`.
    pub unavailable: u64,
    /// The draw's steps, in the order of a report.
    pub steps: Vec<Step>,
}

/// A band of a draw's version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BandName {
    /// The number of the band, counted from 1, lowest first.
    pub number: u64,
    /// `lo_cents`.
    pub lo_cents: u64,
    /// `hi_cents`.
    pub hi_cents: u64,
}

/// Returns true if all of a draw's steps passed, and false if one failed.
fn agree(steps: &[Step]) -> Option<bool> {
    if steps.iter().any(Step::failed) {
        Some(false)
    } else {
        steps.iter().all(Step::passed).then_some(true)
    }
}

/// Returns a draw as a row of the list.
pub(super) fn row(pull: &CheckedProof, index: usize) -> Option<DrawRow> {
    row_with(pull, index, &pull.steps_of(index))
}

fn row_with(pull: &CheckedProof, index: usize, steps: &[Step]) -> Option<DrawRow> {
    let (target, draw) = (pull.target()?, pull.window.draws.get(index)?);
    let replay = pull.replay.as_ref()?;
    let drawn = replay.drawn.get(index)?.as_ref().ok();
    let award = drawn.and_then(|drawn| drawn.award);
    let card = award.map(|(_, card)| card);
    let blocks = card.is_some_and(|card| {
        target.version.value_of(&card).is_some()
            && replay.blocked(target, &card) == Some(BlockReason::Draw(index))
    });
    let word = draw.word.entry();
    Some(DrawRow {
        pull_key: draw.name.pull_key,
        purchase_id: draw.record.purchase_id,
        username: draw.record.username.clone(),
        requested_at: draw.request.entry().map(|request| request.position),
        word_at: word.map(|word| word.position),
        roll: word.map(|word| selection::roll(&word.value)),
        rolled: drawn.and_then(|drawn| named(&draw.version, drawn.rolled_band)),
        awarded: award.and_then(|(band, _)| named(&draw.version, band)),
        award: card,
        award_cents: card.and_then(|card| draw.version.value_of(&card)),
        blocks,
        agrees: agree(steps),
    })
}

fn named(version: &Version, band: usize) -> Option<BandName> {
    let row = version.bands.get(band)?;
    Some(BandName {
        number: count(band).saturating_add(1),
        lo_cents: row.lo_cents,
        hi_cents: row.hi_cents,
    })
}

/// Returns a draw worked through.
pub(super) fn report(pull: &CheckedProof, index: usize) -> Option<DrawReport> {
    let draw = pull.window.draws.get(index)?;
    let steps = pull.steps_of(index);
    let word = draw.word.entry().map(|word| word.value);
    Some(DrawReport {
        row: row_with(pull, index, &steps)?,
        version: (draw.version.tier_price_cents, draw.version.version_no),
        word,
        roll_hash: word.map(|word| packs_v1::roll(&word).hash()),
        as_of: draw.record.as_of,
        unavailable: count(draw.record.unavailable.len()),
        steps,
    })
}
