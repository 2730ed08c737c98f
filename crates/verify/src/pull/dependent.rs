//! One draw of a window by itself: what it drew, and the steps that concern it.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::replay::{Hold, Replay};
use super::version::Version;
use super::window::{self, Draw, Window};
use super::{Ground, OF_A_DRAW, claimed_award, count, drawn_under, of_draw, selection, subject};
use crate::hash::Hash32;
use crate::position::Position;
use crate::report::{Cause, Check, Step, StepId};

/// A draw in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawRow {
    /// Its pull key.
    pub pull_key: Hash32,
    /// `purchase_id` of its record.
    pub purchase_id: Uuid,
    /// `username` of its record.
    pub username: Option<String>,
    /// Where its word was requested.
    pub requested_at: Option<Position>,
    /// Where its word arrived.
    pub word_at: Option<Position>,
    /// The roll, 0 to 999,999.
    pub roll: Option<u64>,
    /// The band that the roll fell in.
    pub rolled: Option<BandName>,
    /// The band that the award came from.
    pub awarded: Option<BandName>,
    /// The card that the recipe gives; `None` also where that cannot be told.
    pub award: Option<Uuid>,
    /// Its `value_cents`.
    pub award_cents: Option<u64>,
    /// Whether that card is why one of the target's version was not free.
    pub blocks: bool,
    /// Whether each of its steps passed; `None` where one could not be checked and none failed.
    pub agrees: Option<bool>,
}

/// A draw worked through.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawReport {
    /// What the list says of it.
    pub row: DrawRow,
    /// Its version's `tier_price_cents` and `version_no`.
    pub version: (u64, u64),
    /// Its word.
    pub word: Option<Hash32>,
    /// The hash that the roll is the remainder of.
    pub roll_hash: Option<Hash32>,
    /// `as_of` of its record.
    pub as_of: Position,
    /// How many ids its `committed_unavailable` holds.
    pub unavailable: u64,
    /// Its own steps, in the order of a report.
    pub steps: Vec<Step>,
}

/// A band of a draw's version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BandName {
    /// Counted from 1, lowest first.
    pub number: u64,
    /// `lo_cents`.
    pub lo_cents: u64,
    /// `hi_cents`.
    pub hi_cents: u64,
}

/// The steps of one draw, each with the findings that are its own.
pub(super) fn steps(
    ground: &Ground<'_>,
    replay: &Replay,
    place: usize,
    draw: &Draw<'_>,
) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut settle = |id, of: &dyn Fn(&mut Check)| {
        let mut check = Check::new(id);
        of(&mut check);
        steps.push(check.settle());
    };
    settle(StepId::Recipe, &|check| drawn_under(check, draw));
    let coverage = &ground.payload.coverage;
    settle(StepId::Window, &|check| {
        window::cover(check, coverage, draw)
    });
    for id in OF_A_DRAW {
        settle(id, &|check| of_draw(id, check, draw, ground));
    }
    settle(StepId::Replay, &|check| match replay.outcomes.get(place) {
        Some(outcome) => claimed_award(check, draw, outcome),
        None => check.lacks(Cause::Because(StepId::Word)),
    });
    steps
}

/// Whether all of a draw's steps passed, or one failed.
fn agree(steps: &[Step]) -> Option<bool> {
    if steps.iter().any(Step::failed) {
        Some(false)
    } else {
        steps.iter().all(Step::passed).then_some(true)
    }
}

/// A draw as the list has it.
pub(super) fn row(
    window: &Window<'_>,
    replay: &Replay,
    place: usize,
    steps: &[Step],
) -> Option<DrawRow> {
    let (target, draw) = (window.draws.first()?, window.draws.get(place)?);
    let outcome = replay.outcomes.get(place)?.as_ref().ok();
    let award = outcome.and_then(|outcome| outcome.award);
    let card = award.map(|(_, card)| card);
    let blocks = card.is_some_and(|card| {
        subject::value_of(target.version, &card).is_some()
            && replay.blocked(target, &card) == Some(Hold::Draw(place))
    });
    let word = draw.word.entry();
    Some(DrawRow {
        pull_key: draw.name.pull_key,
        purchase_id: draw.record.purchase_id,
        username: draw.record.username.clone(),
        requested_at: draw.request.entry().map(|request| request.position),
        word_at: word.map(|word| word.position),
        roll: word.map(|word| selection::roll(&word.value)),
        rolled: outcome.and_then(|outcome| named(draw.version, outcome.rolled_band)),
        awarded: award.and_then(|(band, _)| named(draw.version, band)),
        award: card,
        award_cents: card.and_then(|card| subject::value_of(draw.version, &card)),
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

/// A draw worked through.
pub(super) fn report(
    ground: &Ground<'_>,
    window: &Window<'_>,
    replay: &Replay,
    place: usize,
) -> Option<DrawReport> {
    let draw = window.draws.get(place)?;
    let steps = steps(ground, replay, place, draw);
    let word = draw.word.entry().map(|word| word.value);
    Some(DrawReport {
        row: row(window, replay, place, &steps)?,
        version: (draw.version.tier_price_cents, draw.version.version_no),
        word,
        roll_hash: word.map(|word| selection::roll_hash(&word)),
        as_of: draw.record.as_of,
        unavailable: count(draw.record.unavailable.len()),
        steps,
    })
}
