//! Writes the odds sheet: the disclosures of each version, beside the results of the given pulls.

use explain::disclosure::{self, Added, Disagreement, Sheets};
use serde::Serialize;

use crate::drawn::{At, Fraction};
use crate::report::{Tool, line};
use crate::subject::Network;
use crate::value::{Decimal, Hash, bounded};

/// The sheets of all versions of the given inputs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OddsSheet {
    /// The format, `packproof-odds/1`.
    pub schema: &'static str,
    /// The program that made the sheet.
    pub tool: Tool,
    /// The number of inputs, and the number of each kind.
    pub inputs: Inputs,
    /// The versions, in the order of the inputs.
    pub versions: Vec<Version>,
    /// The facts on which the inputs disagree.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub disagreements: Vec<Differing>,
}

/// The number of inputs, and the number of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Inputs {
    /// The number of all inputs.
    pub given: u64,
    /// The inputs whose pull counts.
    pub counted: u64,
    /// The inputs whose pull counted already.
    pub repeated: u64,
    /// The inputs that are not verified.
    pub not_verified: u64,
    /// The inputs that cannot be replayed.
    pub not_replayable: u64,
    /// The reports of pack events, which have no bands.
    pub events: u64,
    /// The inputs that have no verdict.
    pub unreadable: u64,
}

/// A version, with the pulls of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Version {
    /// The network of its contract.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub network: Option<Network>,
    /// The address of the contract that holds its root.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    /// The root of the version.
    pub version_root: Hash,
    /// The event id under which the root is anchored.
    pub version_event_id: Hash,
    /// The published `version_no`.
    pub version_no: Decimal,
    /// The published `tier_price_cents`, in cents.
    pub tier_price_cents: Decimal,
    /// The expected value of a pack, in cents.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected_cents: Option<Fraction>,
    /// The positions at which the root was anchored, according to the inputs.
    pub locked_in: Vec<LockedIn>,
    /// The number of its pulls among the inputs.
    pub pulls: u64,
    /// The number of these pulls that found no free card.
    pub exhausted: u64,
    /// The bands of the version, lowest first.
    pub bands: Vec<Band>,
}

/// The position at which a root was anchored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LockedIn {
    /// The position of the log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<At>,
    /// The transaction that a proof names for the log, as published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub transaction: Option<String>,
}

/// A band, beside the results of the given pulls.
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
    /// The mean value of its cards, in cents.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mean_cents: Option<Fraction>,
    /// The number of pulls that rolled this band.
    pub rolled: u64,
    /// The number of pulls that took their card from this band.
    pub awarded: u64,
    /// The 95 % interval, in ppm, for the odds of this number of rolls.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interval_ppm: Option<[u64; 2]>,
}

/// A fact on which inputs disagree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Differing {
    /// One root was anchored at several places.
    Places {
        /// The root.
        version_root: Hash,
    },
    /// Several roots have one contract, one price and one number.
    Roots {
        /// The roots.
        version_roots: Vec<Hash>,
    },
    /// One pull has several results.
    Pull {
        /// The key of the pull.
        pull_key: Hash,
    },
}

impl Inputs {
    /// Counts an input. `None` stands for an input without a verdict.
    pub fn count(&mut self, added: Option<Added>) {
        let of = match added {
            Some(Added::Counted) => &mut self.counted,
            Some(Added::Repeated) => &mut self.repeated,
            Some(Added::NotVerified) => &mut self.not_verified,
            Some(Added::NotReplayable) => &mut self.not_replayable,
            Some(Added::Event) => &mut self.events,
            None => &mut self.unreadable,
        };
        *of = of.saturating_add(1);
        self.given = self.given.saturating_add(1);
    }
}

impl OddsSheet {
    /// Builds the sheets of all versions.
    pub fn of(tool: Tool, inputs: Inputs, sheets: &Sheets) -> Self {
        let differing = sheets.disagreements().into_iter();
        Self {
            schema: "packproof-odds/1",
            tool,
            inputs,
            versions: sheets.all().iter().map(Version::of).collect(),
            disagreements: differing.map(Differing::of).collect(),
        }
    }

    /// Returns the sheets as one line of JSON, without the end of the line.
    pub fn line(&self) -> String {
        line(self)
    }
}

impl Version {
    fn of(sheet: &disclosure::Sheet) -> Self {
        let locked_in = sheet.locked_in.iter();
        Self {
            network: sheet.contract.network.as_deref().map(Network::of),
            contract: sheet.contract.address.as_deref().map(bounded),
            version_root: Hash(sheet.version_root),
            version_event_id: Hash(sheet.version_event_id),
            version_no: sheet.version_no.into(),
            tier_price_cents: sheet.tier_price_cents.into(),
            expected_cents: sheet.expected.map(Fraction::from),
            locked_in: locked_in
                .map(|locked_in| LockedIn {
                    at: locked_in.at.map(At::from),
                    transaction: locked_in.transaction.as_deref().map(bounded),
                })
                .collect(),
            pulls: sheet.pulls,
            exhausted: sheet.exhausted,
            bands: (1..)
                .zip(&sheet.bands)
                .map(|(band, of)| Band {
                    band,
                    odds_ppm: of.odds_ppm.into(),
                    lo_cents: of.lo_cents.into(),
                    hi_cents: of.hi_cents.into(),
                    cards: of.cards,
                    mean_cents: of.mean.map(Fraction::from),
                    rolled: of.rolled,
                    awarded: of.awarded,
                    interval_ppm: of.interval.map(|(low, high)| [low, high]),
                })
                .collect(),
        }
    }
}

impl Differing {
    fn of(disagreement: Disagreement) -> Self {
        match disagreement {
            Disagreement::Places(root) => Self::Places {
                version_root: Hash(root),
            },
            Disagreement::Roots(roots) => Self::Roots {
                version_roots: roots.into_iter().map(Hash).collect(),
            },
            Disagreement::Pull(key) => Self::Pull {
                pull_key: Hash(key),
            },
        }
    }
}
