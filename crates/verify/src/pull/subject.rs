//! What the page shows of a Pack pull beside its steps. Nothing here is judged.

use uuid::Uuid;

use super::history::{Found, History};
use super::payload::{Filed, PullPayload};
use super::replay::{Hold, Replay};
use super::version::{Band, Leaf, Version};
use super::window::{Draw, Window};
use super::{Roots, count, path, rules, selection, timeline};
use crate::hash::Hash32;
use crate::json::Object;
use crate::order;
use crate::subject::{BandRow, Blocked, Candidate, ContractName, PullSubject, Taker};

/// How many candidates are shown after the award, where nothing was drawn, and at the most: whoever
/// looks at the list asks for the others.
const SHOWN_AFTER: usize = 3;
const SHOWN_WITHOUT: usize = 49;
const SHOWN: usize = 500;

/// The proof's own words and values, as published.
pub fn subject(object: &Object<'_>, payload: &PullPayload<'_>) -> PullSubject {
    let names = [
        "version_anchor_tx_hash",
        "purchase_anchor_tx_hash",
        "request_tx_hash",
    ];
    let transactions = names
        .iter()
        .filter_map(|name| Some(((*name).to_owned(), object.display(name)?)));
    let mut subject = PullSubject {
        pull_key: payload.target.value(),
        award: payload.award.value().flatten(),
        transactions: transactions.collect(),
        contract: ContractName::of(object),
        ..PullSubject::default()
    };
    subject.max_depth = object.required("max_depth").ok();
    subject.server_verdict = object.required("verified").ok();
    let Some(record) = payload.own().and_then(Filed::record) else {
        return subject;
    };
    let version = payload.versions.get(record.version);
    subject.purchase_id = Some(record.purchase_id);
    subject.username.clone_from(&record.username);
    subject.as_of = Some(record.as_of);
    subject.unavailable = count(record.unavailable.len());
    subject.tier_price_cents = version.map(|version| version.tier_price_cents);
    subject.version_no = version.map(|version| version.version_no);
    subject.award_cents = match (version, subject.award) {
        (Some(version), Some(award)) => value_of(version, &award),
        _ => None,
    };
    // Shown where it differs: what was out of stock when the buyer paid is never an input.
    let at_payment: Option<Vec<Uuid>> = object.optional("payment_unavailable").ok().flatten();
    subject.payment_unavailable = at_payment
        .map(order::set)
        .filter(|ids| *ids != record.unavailable)
        .map(|ids| count(ids.len()));
    subject
}

/// `value_cents` of a card in a version.
pub fn value_of(version: &Version, card: &Uuid) -> Option<u64> {
    let mut leaves = version.bands.iter().flat_map(|band| &band.leaves);
    let leaf = leaves.find(|leaf| leaf.card == *card)?;
    Some(leaf.value_cents)
}

/// Adds how the target's draw went.
pub fn draw(subject: &mut PullSubject, window: &Window<'_>, replay: &Replay) {
    subject.dependents = count(window.draws.len().saturating_sub(1));
    let Some(target) = window.draws.first() else {
        return;
    };
    let bands = &target.version.bands;
    subject.bands = bands
        .iter()
        .map(|band| band_row(target, band, replay))
        .collect();
    let Found::One(word) = target.word else {
        return;
    };
    subject.word_at = Some(word.position);
    subject.word = Some(word.value);
    subject.roll_hash = Some(selection::roll_hash(&word.value));
    subject.roll = Some(selection::roll(&word.value));
    if let Some(Ok(outcome)) = replay.outcomes.first() {
        let awarded = outcome.award.map(|(band, _)| band);
        let shown = bands.get(awarded.unwrap_or(outcome.rolled_band));
        subject.rolled_band = Some(count(outcome.rolled_band));
        subject.awarded_band = awarded.map(count);
        let mut searched: Vec<usize> = Vec::new();
        for number in selection::search_order(bands.len(), outcome.rolled_band) {
            searched.push(number);
            if Some(number) == awarded {
                break;
            }
        }
        subject.searched = searched.into_iter().map(count).collect();
        subject.candidates = shown
            .map(|band| best(window, band, replay))
            .unwrap_or_default();
    }
}

/// Adds how the card stands in the version's fingerprint.
pub fn commitment(subject: &mut PullSubject, window: &Window<'_>, roots: &Roots) {
    subject.path = window.draws.first().and_then(|target| {
        let path = path::path(target.version, &subject.award?, roots.get(target)?)?;
        Some(Box::new(path))
    });
}

/// Adds its moments.
pub fn timeline(subject: &mut PullSubject, window: &Window<'_>, history: &History, roots: &Roots) {
    let target = window.draws.first();
    if let Some((target, root)) = target.and_then(|target| Some((target, roots.get(target)?))) {
        let named = &subject.transactions;
        subject.timeline = timeline::timeline(target, window, history, root, named);
    }
}

fn band_row(target: &Draw<'_>, band: &Band, replay: &Replay) -> BandRow {
    let cards = count(band.leaves.len());
    let taken = band
        .leaves
        .iter()
        .filter(|leaf| matches!(replay.blocked(target, &leaf.card), Some(Hold::Draw(_))));
    BandRow {
        odds_ppm: u64::from(band.odds_ppm),
        lo_cents: band.lo_cents,
        hi_cents: band.hi_cents,
        cards,
        unavailable: cards.saturating_sub(rules::in_stock(target, band)),
        taken: count(taken.count()),
    }
}

/// The cards by rank that rank above the award, the award, and the next few.
fn best(window: &Window<'_>, band: &Band, replay: &Replay) -> Vec<Candidate> {
    let free = |target, card| replay.blocked(target, card).is_none();
    let target = window.draws.first();
    let all = ranked(window, band);
    let award = target.and_then(|target| all.iter().position(|(_, leaf)| free(target, &leaf.card)));
    let many = award.map_or(SHOWN_WITHOUT, |award| {
        award.saturating_add(SHOWN_AFTER).saturating_add(1)
    });
    let shown = all.into_iter().take(many.min(SHOWN));
    shown
        .filter_map(|card| candidate(window, replay, card))
        .collect()
}

/// A card with its rank.
pub type Ranked<'v> = (Hash32, &'v Leaf);

/// All cards of a band of the target's version, by their rank for its word.
pub fn ranked<'v>(window: &Window<'_>, band: &'v Band) -> Vec<Ranked<'v>> {
    let Some(Found::One(word)) = window.draws.first().map(|target| target.word) else {
        return Vec::new();
    };
    let ranks = selection::ranks(&word.value, band.leaves.iter().map(|leaf| &leaf.card));
    let mut all: Vec<Ranked<'_>> = ranks.into_iter().zip(&band.leaves).collect();
    let by_rank = |(rank, leaf): &Ranked<'_>| (*rank, leaf.card);
    order::sort_by(&mut all, |one, other| by_rank(one).cmp(&by_rank(other)));
    all
}

/// A card of the target's version as the list by rank has it.
pub fn candidate(
    window: &Window<'_>,
    replay: &Replay,
    (rank, leaf): Ranked<'_>,
) -> Option<Candidate> {
    Some(Candidate {
        card: leaf.card,
        value_cents: leaf.value_cents,
        rank,
        blocked: blocked(window, replay, window.draws.first()?, &leaf.card),
    })
}

/// Why a card could not be drawn for the target, and who took it.
pub fn blocked(
    window: &Window<'_>,
    replay: &Replay,
    target: &Draw<'_>,
    card: &Uuid,
) -> Option<Blocked> {
    match replay.blocked(target, card)? {
        Hold::Unavailable => Some(Blocked::Unavailable),
        Hold::Draw(place) => {
            let draw = window.draws.get(place)?;
            Some(Blocked::Awarded(Taker {
                pull_key: draw.name.pull_key,
                username: draw.record.username.clone(),
                at: draw.word.entry()?.position,
            }))
        }
    }
}
