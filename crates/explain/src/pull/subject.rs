//! Describes a Pack pull in the proof's words and the check's results.

use serde::{Deserialize, Serialize};
use uuid::Uuid;
use verify::hash::Hash32;
use verify::json::Document;
use verify::order;
use verify::position::Position;
use verify::pull::version::Band;
use verify::pull::{
    BlockReason, CheckedProof, Draw, Found, ParsedRecord, Replay, TRANSACTIONS, packs_v1, rules,
    selection,
};
use verify::report::count;

use super::candidates::{Candidate, best};
use super::hashes::hashes;
use super::odds::{self, Odds};
use super::path::{self, CardPath};
use super::timeline::{Timeline, timeline};
use super::top_band::{TopBand, top_band};
use super::wrong_award::wrong_award;
use crate::contract::ContractName;
use crate::preimage::{Preimage, unnamed};
use crate::wrong_card::WrongCard;

/// The subject of a proof: the Pack pull, as published and as computed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PullSubject {
    /// `target_pull_key`, if it is well-formed.
    pub pull_key: Option<Hash32>,
    /// `purchase_id` of the target's record.
    pub purchase_id: Option<Uuid>,
    /// `username` of the target's record.
    pub username: Option<String>,
    /// `award`: the card as published; `None` if the draw was exhausted.
    pub award: Option<Uuid>,
    /// `value_cents` of the award in the target's version.
    pub award_cents: Option<u64>,
    /// `tier_price_cents`.
    pub tier_price_cents: Option<u64>,
    /// `version_no`.
    pub version_no: Option<u64>,
    /// The position at which the unavailable set was taken.
    pub as_of: Option<Position>,
    /// The position at which the word arrived.
    pub word_at: Option<Position>,
    /// The word.
    pub word: Option<Hash32>,
    /// The hash whose remainder modulo 1,000,000 is the roll.
    pub roll_hash: Option<Hash32>,
    /// The roll, 0 to 999,999.
    pub roll: Option<u64>,
    /// The band that the roll fell in, counted from 0, lowest first.
    pub rolled_band: Option<u64>,
    /// The band that the award came from.
    pub awarded_band: Option<u64>,
    /// The bands that the search visited, counted from 0, in its order. The last one gave the award, unless the draw
    /// was exhausted.
    pub searched: Vec<u64>,
    /// The version's odds and values, computed.
    pub odds: Option<Odds>,
    /// The bands of the target's version, lowest first.
    pub bands: Vec<BandRow>,
    /// The cards of the awarded band by rank, the best few and those that rank above the award.
    pub candidates: Vec<Candidate>,
    /// The pull's moments in the order of the chain; none if the target cannot be identified.
    pub timeline: Timeline,
    /// The awarded card's path to the root of its band; `None` if no card was awarded, or one that the version does not
    /// have.
    pub path: Option<Box<CardPath>>,
    /// The number of other Pack draws in the window, or in one that it depends on.
    pub dependents: u64,
    /// The cards of the highest band, and the draws that took them before the target's word.
    pub top_band: Option<TopBand>,
    /// The number of ids in `committed_unavailable`.
    pub unavailable: u64,
    /// The number of ids in `payment_unavailable`, if the proof has it and it differs.
    pub payment_unavailable: Option<u64>,
    /// `max_depth`: the most dependent draws that the server would follow.
    pub max_depth: Option<u64>,
    /// `verified`: the server's verdict.
    pub server_verdict: Option<bool>,
    /// The proof's transactions to open in an explorer, as published: field name and value.
    pub transactions: Vec<(String, String)>,
    /// The target's hashes, with the bytes that they are made from.
    pub hashes: Vec<Preimage>,
    /// The award and the card that the rules give, if they differ.
    pub wrong: Option<WrongCard>,
    /// The contract that the pull was anchored on.
    pub contract: ContractName,
}

impl PullSubject {
    /// Returns a band of the target's version by its number, counted from 0.
    pub fn band(&self, number: u64) -> Option<&BandRow> {
        self.bands.get(usize::try_from(number).ok()?)
    }

    /// Returns each band of the target's version with its number, counted from 0, and the first roll that falls in it.
    pub fn placed_bands(&self) -> impl Iterator<Item = (u64, u64, &BandRow)> {
        (0..).zip(&self.bands).scan(0_u64, |from, (number, band)| {
            let first = *from;
            *from = first.saturating_add(band.odds_ppm);
            Some((number, first, band))
        })
    }

    /// Returns the band that the roll falls in, as [`PullSubject::placed_bands`] does.
    pub fn rolled(&self) -> Option<(u64, u64, &BandRow)> {
        let rolled = self.rolled_band?;
        self.placed_bands().find(|(number, ..)| *number == rolled)
    }
}

/// A band of the target's version.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BandRow {
    /// `odds_ppm`.
    pub odds_ppm: u64,
    /// `lo_cents`.
    pub lo_cents: u64,
    /// `hi_cents`.
    pub hi_cents: u64,
    /// The number of cards.
    pub cards: u64,
    /// The number of cards that were unavailable at sale, as the shop stated.
    pub unavailable: u64,
    /// The number of cards that went to other draws of the window.
    pub taken: u64,
}

/// Returns the proof's words and values, as published, with the results of its replay.
pub(crate) fn subject(document: &Document, pull: &CheckedProof) -> PullSubject {
    let (object, payload) = (document.object(), &pull.payload);
    let transactions = TRANSACTIONS
        .iter()
        .filter_map(|name| Some(((*name).to_owned(), object.display(name)?)));
    let mut subject = PullSubject {
        pull_key: payload.target.value(),
        award: payload.award.value().flatten(),
        transactions: transactions.collect(),
        contract: ContractName::of(&object),
        ..PullSubject::default()
    };
    subject.max_depth = object.required("max_depth").ok();
    subject.server_verdict = object.required("verified").ok();
    let Some(record) = payload.own().and_then(ParsedRecord::record) else {
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
        (Some(version), Some(award)) => version.value_of(&award),
        _ => None,
    };
    // The page shows it if it differs: the out-of-stock list at payment is never an input of the draw.
    let at_payment: Option<Vec<Uuid>> = object.optional("payment_unavailable").ok().flatten();
    subject.payment_unavailable = at_payment
        .map(order::set)
        .filter(|ids| *ids != record.unavailable)
        .map(|ids| count(ids.len()));
    if let (Some(replay), Some(target)) = (&pull.replay, pull.target()) {
        draw(&mut subject, pull, replay, target);
        commitment(&mut subject, pull, target);
        subject.odds = odds::odds(pull, replay);
        subject.wrong = wrong_award(pull, replay);
    }
    subject
}

/// Adds the course of the target's draw.
fn draw(subject: &mut PullSubject, pull: &CheckedProof, replay: &Replay, target: &Draw) {
    subject.dependents = count(pull.window.draws.len().saturating_sub(1));
    let bands = &target.version.bands;
    subject.bands = bands
        .iter()
        .map(|band| band_row(target, band, replay))
        .collect();
    subject.top_band = top_band(pull, replay, target);
    let Found::One(word) = target.word else {
        return;
    };
    subject.word_at = Some(word.position);
    subject.word = Some(word.value);
    subject.roll_hash = Some(packs_v1::roll(&word.value).hash());
    subject.roll = Some(selection::roll(&word.value));
    if let Some(Ok(drawn)) = replay.drawn.first() {
        let awarded = drawn.award.map(|(band, _)| band);
        let shown = bands.get(awarded.unwrap_or(drawn.rolled_band));
        subject.rolled_band = Some(count(drawn.rolled_band));
        subject.awarded_band = awarded.map(count);
        let mut searched: Vec<usize> = Vec::new();
        for number in selection::search_order(bands.len(), drawn.rolled_band) {
            searched.push(number);
            if Some(number) == awarded {
                break;
            }
        }
        subject.searched = searched.into_iter().map(count).collect();
        subject.candidates = shown
            .map(|band| best(pull, band, replay))
            .unwrap_or_default();
    }
}

/// Adds the card's path, the hashes, and the pull's moments.
fn commitment(subject: &mut PullSubject, pull: &CheckedProof, target: &Draw) {
    let Some(root) = pull.roots.get(target) else {
        return;
    };
    let path = subject
        .award
        .and_then(|award| path::path(&target.version, &award));
    subject.hashes = unnamed(hashes(target, root, path.as_ref()));
    subject.path = path.map(Box::new);
    subject.timeline = timeline(pull, target, root, &subject.transactions);
}

fn band_row(target: &Draw, band: &Band, replay: &Replay) -> BandRow {
    let cards = count(band.leaves.len());
    let taken = band.leaves.iter().filter(|leaf| {
        matches!(
            replay.blocked(target, &leaf.card),
            Some(BlockReason::Draw(_))
        )
    });
    BandRow {
        odds_ppm: u64::from(band.odds_ppm),
        lo_cents: band.lo_cents,
        hi_cents: band.hi_cents,
        cards,
        unavailable: cards.saturating_sub(rules::in_stock(target, band)),
        taken: count(taken.count()),
    }
}
