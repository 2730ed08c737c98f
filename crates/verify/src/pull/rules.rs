//! Checks the version sanity rules, and the stock at sale.

use uuid::Uuid;

use super::draw::Draw;
use super::version::{Band, Version};
use crate::step::{Cause, Cents, DrawName, Place, Point, StepId, StepRun, Value, count};
use values::order;

/// Checks the rules of a version, its odds, the order of its bands, and its cards: `docs/protocol.md#version_rules`.
pub fn sanity(run: &mut StepRun, version: &Version, name: DrawName) {
    let odds = version
        .bands
        .iter()
        .map(|band| u64::from(band.odds_ppm))
        .sum();
    run.same(Point::OddsTotal, &Place::Draw(name), odds, 1_000_000_u64);
    let mut previous: Option<&Band> = None;
    for (number, band) in (1..).zip(&version.bands) {
        let place = Place::Band(name, number);
        run.below(
            Point::BandWidth,
            &place,
            Cents(band.lo_cents),
            Cents(band.hi_cents),
        );
        if let Some(previous) = previous {
            let end = Cents(previous.hi_cents);
            run.at_least(Point::BandOrder, &place, Cents(band.lo_cents), end);
        }
        if band.odds_ppm > 0 {
            let cards = count(band.leaves.len());
            run.at_least(Point::BandStocked, &place, cards, 1);
        }
        values(run, band, name);
        previous = Some(band);
    }
    for card in repeated(version) {
        run.differs(
            Point::CardOnce,
            &Place::Card(name, card),
            card,
            Value::Nothing,
        );
    }
}

/// Checks that each card's value is in its band: `lo_cents` <= value < `hi_cents`.
fn values(run: &mut StepRun, band: &Band, name: DrawName) {
    for leaf in &band.leaves {
        let value = Cents(leaf.value_cents);
        let place = || Place::Card(name, leaf.card);
        if leaf.value_cents < band.lo_cents {
            run.differs(Point::CardValueFrom, &place(), value, Cents(band.lo_cents));
        } else if leaf.value_cents >= band.hi_cents {
            run.differs(Point::CardValueBelow, &place(), value, Cents(band.hi_cents));
        }
    }
}

fn repeated(version: &Version) -> Vec<Uuid> {
    let cards = version.bands.iter().flat_map(|band| &band.leaves);
    let mut cards: Vec<Uuid> = cards.map(|leaf| leaf.card).collect();
    order::sort_by(&mut cards, Ord::cmp);
    let groups = cards.chunk_by(|one, other| one == other);
    groups
        .filter_map(|group| match group {
            [card, _, ..] => Some(*card),
            _ => None,
        })
        .collect()
}

/// Checks that every band with odds still had a card outside the unavailable set at sale (`docs/protocol.md#stock`).
pub fn stock(run: &mut StepRun, draw: &Draw) {
    if draw.version.bands.iter().all(|band| band.odds_ppm == 0) {
        run.lacks(Cause::Because(StepId::VersionRules));
    }
    for (number, band) in (1..).zip(&draw.version.bands) {
        if band.odds_ppm > 0 {
            let place = Place::Band(draw.name, number);
            run.at_least(Point::BandInStock, &place, in_stock(draw, band), 1);
        }
    }
}

/// Returns the number of a band's cards that were not unavailable at sale.
pub fn in_stock(draw: &Draw, band: &Band) -> u64 {
    // Both lists are in the order of their ids, so the loop walks them side by side.
    let mut unavailable = draw.record.unavailable.iter().peekable();
    let free = band.leaves.iter().filter(|leaf| {
        while unavailable.next_if(|card| **card < leaf.card).is_some() {}
        unavailable.peek().is_none_or(|card| **card != leaf.card)
    });
    count(free.count())
}
