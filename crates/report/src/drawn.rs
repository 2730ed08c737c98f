//! Writes a Pack pull as the page draws it, with its draw, odds, candidates and timeline, and another draw of its
//! proof.

use explain::pull::{self, Blocked, DrawReport, MomentKind, MomentStatus, PullSubject};
use serde::Serialize;
use verify::position::Position;
use verify::pull::WordKind;

use crate::hash_line::HashLine;
use crate::subject::Award;
use crate::value::{Decimal, Hash, bounded};

/// A position in the chain's history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct At {
    /// The number of the block.
    pub block: Decimal,
    /// The index of the log in its block.
    pub log_index: Decimal,
}

/// An exact fraction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fraction {
    /// The numerator.
    pub upper: String,
    /// The denominator.
    pub lower: String,
}

/// A Pack pull.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DrawnPull {
    /// The name of the buyer, as published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub username: Option<String>,
    /// The card as published; absent if no card was drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub award: Option<Award>,
    /// The published `version_no`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version_no: Option<Decimal>,
    /// The published `tier_price_cents`, in cents.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tier_price_cents: Option<Decimal>,
    /// The position at which the shop took the set of unavailable cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub as_of: Option<At>,
    /// The number of unavailable cards.
    pub unavailable: u64,
    /// The word of the pull.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub word: Option<Hash>,
    /// The position at which the word arrived.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub word_at: Option<At>,
    /// The hash whose remainder is the roll.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roll_hash: Option<Hash>,
    /// The roll, 0 to 999,999.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roll: Option<Decimal>,
    /// The band that the roll fell in, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rolled_band: Option<u64>,
    /// The band that the card came from, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub awarded_band: Option<u64>,
    /// The bands that were searched, from 1, in order.
    pub searched: Vec<u64>,
    /// The bands, lowest first.
    pub bands: Vec<Band>,
    /// The expected value of a pack, in cents.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected_cents: Option<Fraction>,
    /// The chance of the card that was drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chance: Option<Chance>,
    /// The cards of the searched band by rank: up to the award, and the next few.
    pub candidates: Vec<Candidate>,
    /// The moments of the pull, in the order of the chain.
    pub timeline: Vec<Moment>,
    /// The number of other words that the timeline leaves out. It shows the earliest ones.
    pub left_out: u64,
    /// The number of other draws on which this pull depends.
    pub dependents: u64,
}

/// A band of a version.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Band {
    /// The number of the band, from 1.
    pub band: u64,
    /// The published `odds_ppm`, in ppm.
    pub odds_ppm: Decimal,
    /// The published `lo_cents`, in cents.
    pub lo_cents: Decimal,
    /// The published `hi_cents`, in cents.
    pub hi_cents: Decimal,
    /// The number of cards in the band.
    pub cards: u64,
    /// The number of its cards that were unavailable.
    pub unavailable: u64,
    /// The number of its cards that went to other draws.
    pub taken: u64,
    /// The mean value of its cards, in cents.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mean_cents: Option<Fraction>,
}

/// The chance of a card: `odds_ppm` / (1,000,000 x `free`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Chance {
    /// The odds of all bands whose search ends in the card's band, in ppm.
    pub odds_ppm: Decimal,
    /// The number of free cards in that band.
    pub free: u64,
}

/// A card by its rank.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Candidate {
    /// The inventory id of the card.
    pub card: String,
    /// The card's `value_cents`, in cents.
    pub value_cents: Decimal,
    /// The card's rank, with the bytes that it is the hash of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<HashLine>,
    /// The reason for which the card could not be drawn; absent if it was free.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blocked: Option<Held>,
}

/// The reason for which a card could not be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Held {
    /// The card was unavailable at sale.
    Unavailable,
    /// The card went to another draw.
    Awarded {
        /// The pull key of the other draw.
        pull_key: Hash,
        /// The name of the other draw's buyer, as published.
        #[serde(skip_serializing_if = "Option::is_none")]
        username: Option<String>,
        /// The position at which the other draw's word arrived.
        at: At,
    },
}

/// A moment of a pull's timeline.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Moment {
    /// The kind of the moment: `version`, `stock`, `purchase`, `request`, `word` or `another`.
    pub code: &'static str,
    /// The key under which the entry is written.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<Hash>,
    /// The status of the position: `at`, `nowhere` or `contradicted`.
    pub status: &'static str,
    /// The position of the entry.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<At>,
    /// The value that the entry holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<Hash>,
    /// The transaction that the proof names for the entry, as published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub transaction: Option<String>,
    /// For another word: the use that it had.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub word: Option<&'static str>,
    /// For another word: the purchase that it served.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub purchase_id: Option<String>,
}

/// Another draw of a proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OtherDraw {
    /// The pull key of the draw.
    pub pull_key: Hash,
    /// The purchase id of the draw.
    pub purchase_id: String,
    /// The name of the buyer, as published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub username: Option<String>,
    /// The published `version_no`.
    pub version_no: Decimal,
    /// The published `tier_price_cents`, in cents.
    pub tier_price_cents: Decimal,
    /// The position at which the shop took the set of unavailable cards.
    pub as_of: At,
    /// The number of unavailable cards.
    pub unavailable: u64,
    /// The position at which the word was requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub requested_at: Option<At>,
    /// The position at which the word arrived.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub word_at: Option<At>,
    /// The word of the draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub word: Option<Hash>,
    /// The hash whose remainder is the roll.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roll_hash: Option<Hash>,
    /// The roll, 0 to 999,999.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roll: Option<Decimal>,
    /// The band that the roll fell in, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rolled_band: Option<u64>,
    /// The band that the card came from, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub awarded_band: Option<u64>,
    /// The card that the rules give.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub award: Option<Award>,
    /// True if that card is the reason for which one of the target's candidates was blocked.
    pub blocks: bool,
    /// True if each of its steps passed; absent if one could not be checked and none failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agrees: Option<bool>,
}

impl From<Position> for At {
    fn from(at: Position) -> Self {
        Self {
            block: at.block.into(),
            log_index: at.log_index.into(),
        }
    }
}

impl From<explain::Ratio> for Fraction {
    fn from(ratio: explain::Ratio) -> Self {
        Self {
            upper: ratio.upper.to_string(),
            lower: ratio.lower.to_string(),
        }
    }
}

const fn from_one(number: u64) -> u64 {
    number.saturating_add(1)
}

impl DrawnPull {
    /// Builds the drawing of a pull.
    pub fn of(pull: &PullSubject) -> Self {
        let odds = pull.odds.as_ref();
        let means = odds.map_or(&[][..], |odds| &odds.means);
        let means = means.iter().copied().chain(core::iter::repeat(None));
        let bands = (1..).zip(&pull.bands).zip(means);
        let (word, moments) = (pull.word, pull.timeline.moments.iter());
        Self {
            username: pull.username.as_deref().map(bounded),
            award: pull.award.map(|card| Award {
                card: card.to_string(),
                value_cents: pull.award_cents.map(Decimal::from),
            }),
            version_no: pull.version_no.map(Decimal::from),
            tier_price_cents: pull.tier_price_cents.map(Decimal::from),
            as_of: pull.as_of.map(At::from),
            unavailable: pull.unavailable,
            word: word.map(Hash),
            word_at: pull.word_at.map(At::from),
            roll_hash: pull.roll_hash.map(Hash),
            roll: pull.roll.map(Decimal::from),
            rolled_band: pull.rolled_band.map(from_one),
            awarded_band: pull.awarded_band.map(from_one),
            searched: pull.searched.iter().copied().map(from_one).collect(),
            bands: bands
                .map(|((band, row), mean)| Band::of(band, row, mean))
                .collect(),
            expected_cents: odds.and_then(|odds| odds.expected).map(Fraction::from),
            chance: odds.and_then(|odds| odds.award).map(|chance| Chance {
                odds_ppm: chance.odds_ppm.into(),
                free: chance.free,
            }),
            candidates: pull
                .candidates
                .iter()
                .map(|candidate| Candidate {
                    card: candidate.card.to_string(),
                    value_cents: candidate.value_cents.into(),
                    rank: word
                        .and_then(|word| candidate.preimage(pull.recipe, &word))
                        .map(|rank| HashLine::of("rank", &rank)),
                    blocked: candidate.blocked.as_ref().map(Held::of),
                })
                .collect(),
            timeline: moments.map(Moment::of).collect(),
            left_out: pull.timeline.left_out,
            dependents: pull.dependents,
        }
    }
}

impl Band {
    fn of(band: u64, row: &pull::BandRow, mean: Option<explain::Ratio>) -> Self {
        Self {
            band,
            odds_ppm: row.odds_ppm.into(),
            lo_cents: row.lo_cents.into(),
            hi_cents: row.hi_cents.into(),
            cards: row.cards,
            unavailable: row.unavailable,
            taken: row.taken,
            mean_cents: mean.map(Fraction::from),
        }
    }
}

impl Held {
    fn of(blocked: &Blocked) -> Self {
        match blocked {
            Blocked::Unavailable => Self::Unavailable,
            Blocked::Awarded(by) => Self::Awarded {
                pull_key: Hash(by.pull_key),
                username: by.username.as_deref().map(bounded),
                at: by.at.into(),
            },
        }
    }
}

impl Moment {
    fn of(moment: &pull::Moment) -> Self {
        let (status, at, value) = match moment.status {
            MomentStatus::At(at, value) => ("at", Some(at.into()), value.map(Hash)),
            MomentStatus::Nowhere => ("nowhere", None, None),
            MomentStatus::Contradicted => ("contradicted", None, None),
        };
        let (code, another) = match &moment.what {
            MomentKind::Version(_) => ("version", None),
            MomentKind::Stock => ("stock", None),
            MomentKind::Purchase(_) => ("purchase", None),
            MomentKind::Request(_) => ("request", None),
            MomentKind::Word(_) => ("word", None),
            MomentKind::Another(word) => ("another", Some(word)),
        };
        Self {
            code,
            key: moment.what.key().map(Hash),
            status,
            at,
            value,
            transaction: moment.transaction.as_deref().map(bounded),
            word: another.map(|word| match word.kind {
                WordKind::Pack => "pack",
                WordKind::Other => "other",
                WordKind::Unknown => "unknown",
            }),
            purchase_id: another.and_then(|word| Some(word.purchase_id?.to_string())),
        }
    }
}

impl OtherDraw {
    /// Builds the drawing of another draw.
    pub fn of(draw: &DrawReport) -> Self {
        let row = &draw.row;
        let (price, number) = draw.version;
        Self {
            pull_key: Hash(row.pull_key),
            purchase_id: row.purchase_id.to_string(),
            username: row.username.as_deref().map(bounded),
            version_no: number.into(),
            tier_price_cents: price.into(),
            as_of: draw.as_of.into(),
            unavailable: draw.unavailable,
            requested_at: row.requested_at.map(At::from),
            word_at: row.word_at.map(At::from),
            word: draw.word.map(Hash),
            roll_hash: draw.roll_hash.map(Hash),
            roll: row.roll.map(Decimal::from),
            rolled_band: row.rolled.map(|band| band.number),
            awarded_band: row.awarded.map(|band| band.number),
            award: row.award.map(|card| Award {
                card: card.to_string(),
                value_cents: row.award_cents.map(Decimal::from),
            }),
            blocks: row.blocks,
            agrees: row.agrees,
        }
    }
}
