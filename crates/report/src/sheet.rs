//! The sheet of what versions disclose, with how the given pulls came out.

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
    /// What made it.
    pub tool: Tool,
    /// How many inputs were given, and which of them count.
    pub inputs: Inputs,
    /// The versions, in the order of the inputs.
    pub versions: Vec<Version>,
    /// What the inputs disagree on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub disagreements: Vec<Differing>,
}

/// How many inputs were given, and which of them count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Inputs {
    /// All.
    pub given: u64,
    /// Those whose pull is counted.
    pub counted: u64,
    /// Those whose pull was counted before.
    pub repeated: u64,
    /// Those that are not verified.
    pub not_verified: u64,
    /// Those that cannot be replayed.
    pub not_replayable: u64,
    /// The reports of pack events, which have no bands.
    pub events: u64,
    /// Those that have no verdict.
    pub unreadable: u64,
}

/// A version.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Version {
    /// The network that its contract is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub network: Option<Network>,
    /// The contract that holds its root.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    /// Its root.
    pub version_root: Hash,
    /// The event id that the root is anchored under.
    pub version_event_id: Hash,
    /// `version_no`.
    pub version_no: Decimal,
    /// `tier_price_cents`.
    pub tier_price_cents: Decimal,
    /// The expected value of a pack, in cents.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected_cents: Option<Fraction>,
    /// Where its root was anchored, as the inputs say.
    pub locked_in: Vec<LockedIn>,
    /// How many pulls of it were given.
    pub pulls: u64,
    /// How many of them found no free card.
    pub exhausted: u64,
    /// Its bands, lowest first.
    pub bands: Vec<Band>,
}

/// Where a root was anchored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LockedIn {
    /// The place of its log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<At>,
    /// The transaction that a proof names for it, as published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub transaction: Option<String>,
}

/// A band, and how the given pulls came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Band {
    /// Its number, from 1.
    pub band: u64,
    /// `odds_ppm`.
    pub odds_ppm: Decimal,
    /// `lo_cents`.
    pub lo_cents: Decimal,
    /// `hi_cents`.
    pub hi_cents: Decimal,
    /// How many cards it has.
    pub cards: u64,
    /// The mean value of its cards, in cents.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mean_cents: Option<Fraction>,
    /// How many of the pulls rolled it.
    pub rolled: u64,
    /// How many of them took their card from it.
    pub awarded: u64,
    /// The odds in ppm under which so many rolls are not out of the ordinary, at 95 %.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interval_ppm: Option<[u64; 2]>,
}

/// What inputs disagree on.
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
}

impl Inputs {
    /// Counts an input; `None` has no verdict.
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
    /// The sheets of all versions.
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

    /// The sheets in one line of JSON, without the end of the line.
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
        }
    }
}
