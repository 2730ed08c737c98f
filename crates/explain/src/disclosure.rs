//! The sheet of each version that proofs disclose: its odds and cards, where it was locked in, and how the given pulls came
//! out.

use uuid::Uuid;
use verify::hash::Hash32;
use verify::order::{GrowingMap, GrowingSet, grouped};
use verify::position::Position;
use verify::report::{Report, Verdict};

use crate::contract::ContractName;
use crate::overview::Subject;
use crate::pull::{Moment, MomentKind, Odds, PullSubject};
use crate::ratio::Ratio;

/// A version, and how the given pulls of it came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The contract that holds the root.
    pub contract: ContractName,
    /// `version_root`.
    pub version_root: Hash32,
    /// The event id that the root is anchored under.
    pub version_event_id: Hash32,
    /// `version_no`.
    pub version_no: u64,
    /// `tier_price_cents`.
    pub tier_price_cents: u64,
    /// The expected value of a pack in cents, as [`expected`](crate::pull::expected) computes it.
    pub expected: Option<Ratio>,
    /// The bands, lowest first.
    pub bands: Vec<SheetBand>,
    /// The anchorings of the root that the proofs name: one, unless they disagree.
    pub locked_in: Vec<LockedIn>,
    /// The number of pulls of this version that were given.
    pub pulls: u64,
    /// The number of those pulls that found no free card.
    pub exhausted: u64,
}

/// A band of a [`Sheet`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetBand {
    /// `odds_ppm`.
    pub odds_ppm: u64,
    /// `lo_cents`.
    pub lo_cents: u64,
    /// `hi_cents`.
    pub hi_cents: u64,
    /// The number of cards.
    pub cards: u64,
    /// The mean value of the cards in cents; `None` for an empty band.
    pub mean: Option<Ratio>,
    /// The number of the given pulls that rolled this band.
    pub rolled: u64,
    /// The number of the given pulls that took their card from this band.
    pub awarded: u64,
    /// The odds in ppm under which this number of rolls is ordinary.
    pub interval: Option<(u64, u64)>,
}

/// The anchoring of a version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LockedIn {
    /// The position of its log.
    pub at: Option<Position>,
    /// The transaction that the proof names for it.
    pub transaction: Option<String>,
}

/// The result of adding a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Added {
    /// The proof's pull is counted.
    Counted,
    /// The proof's pull was counted before.
    Repeated,
    /// The proof is not verified, and neither its version nor its pull counts.
    NotVerified,
    /// The proof's pull cannot be replayed.
    NotReplayable,
    /// The proof is the report of a pack event, which has no bands.
    Event,
}

/// Proofs that disagree about a version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Disagreement {
    /// The version with this root was anchored at several places. The contract writes a root once.
    Places(Hash32),
    /// The versions with these roots have one contract, one price and one number.
    Roots(Vec<Hash32>),
    /// The pull of this key has several results. A pull is drawn once.
    Pull(Hash32),
}

/// The sheets of all versions, in the order in which proofs disclosed them.
#[derive(Clone, Debug, Default)]
pub struct Sheets {
    sheets: Vec<Sheet>,
    known: GrowingMap<(Contract, Hash32), usize>,
    seen: GrowingMap<Hash32, PullResult>,
    differing: GrowingSet<Hash32>,
}

/// The result of a pull: its contract and version, its word, and its card.
type PullResult = ((Contract, Hash32), Option<Hash32>, Option<Uuid>);

/// A contract as labels are compared.
type Contract = [Option<String>; 2];

fn key(contract: &ContractName) -> Contract {
    let plain = |text: &Option<String>| text.as_ref().map(|text| text.to_ascii_lowercase());
    [plain(&contract.network), plain(&contract.address)]
}

impl Sheets {
    /// Adds the proof of a pull: its version, and where it fell. A pull counts once.
    pub fn add(&mut self, report: &Report, subject: &Subject) -> Added {
        let Subject::Pull(pull) = subject else {
            return Added::Event;
        };
        if report.verdict == Verdict::NotVerified {
            return Added::NotVerified;
        }
        let (Some(odds), Some(rolled), Some(pull_key)) =
            (&pull.odds, pull.rolled_band, pull.pull_key)
        else {
            return Added::NotReplayable;
        };
        let known = (key(&pull.contract), odds.version_root);
        let new = self.sheets.len();
        let at = self.known.get_or_insert_with(known.clone(), || new);
        if at == new {
            self.sheets.push(Sheet::of(pull, odds));
        }
        let Some(sheet) = self.sheets.get_mut(at) else {
            return Added::NotReplayable;
        };
        sheet.lock_in(LockedIn::of(pull));
        let result = (known, pull.word, pull.award);
        if let Some(first) = self.seen.get(&pull_key) {
            if *first != result {
                self.differing.add(pull_key);
            }
            return Added::Repeated;
        }
        self.seen.insert(pull_key, result);
        sheet.count(rolled, pull.awarded_band);
        Added::Counted
    }

    /// Returns the sheets.
    pub fn all(&self) -> &[Sheet] {
        &self.sheets
    }

    /// Returns what the proofs disagree on.
    pub fn disagreements(&self) -> Vec<Disagreement> {
        let named = grouped(self.sheets.iter().map(|sheet| {
            let contract = key(&sheet.contract);
            let name = (contract, sheet.tier_price_cents, sheet.version_no);
            (name, sheet.version_root)
        }));
        let places = self.sheets.iter().filter(|sheet| sheet.locked_in.len() > 1);
        let places = places.map(|sheet| Disagreement::Places(sheet.version_root));
        let roots = named.into_values().filter(|roots| roots.len() > 1);
        let pulls = self.differing.keys().copied().map(Disagreement::Pull);
        let roots = roots.map(Disagreement::Roots);
        places.chain(roots).chain(pulls).collect()
    }
}

impl LockedIn {
    fn of(pull: &PullSubject) -> Self {
        let mut moments = pull.timeline.moments.iter();
        let anchored = moments.find(|moment| matches!(moment.what, MomentKind::Version(_)));
        Self {
            at: anchored.and_then(Moment::position),
            transaction: anchored.and_then(|moment| moment.transaction.clone()),
        }
    }
}

impl Sheet {
    fn of(pull: &PullSubject, odds: &Odds) -> Self {
        let bands = pull.bands.iter().zip(&odds.means);
        Self {
            contract: pull.contract.clone(),
            version_root: odds.version_root,
            version_event_id: odds.version_event_id,
            version_no: pull.version_no.unwrap_or_default(),
            tier_price_cents: pull.tier_price_cents.unwrap_or_default(),
            expected: odds.expected,
            bands: bands
                .map(|(band, mean)| SheetBand {
                    odds_ppm: band.odds_ppm,
                    lo_cents: band.lo_cents,
                    hi_cents: band.hi_cents,
                    cards: band.cards,
                    mean: *mean,
                    rolled: 0,
                    awarded: 0,
                    interval: None,
                })
                .collect(),
            locked_in: Vec::new(),
            pulls: 0,
            exhausted: 0,
        }
    }

    /// Notes where a proof says that the root was anchored. Not every proof names the transaction.
    fn lock_in(&mut self, said: LockedIn) {
        let mut known = self.locked_in.iter_mut();
        match known.find(|known| known.at == said.at) {
            Some(known) => known.transaction = known.transaction.take().or(said.transaction),
            None => self.locked_in.push(said),
        }
    }

    fn count(&mut self, rolled: u64, awarded: Option<u64>) {
        self.pulls = self.pulls.saturating_add(1);
        let is = |number: u64, band: Option<u64>| u64::from(band == Some(number));
        for (number, band) in (0..).zip(&mut self.bands) {
            band.rolled = band.rolled.saturating_add(is(number, Some(rolled)));
            band.awarded = band.awarded.saturating_add(is(number, awarded));
            band.interval = wilson(band.rolled, self.pulls);
        }
        let exhausted = u64::from(awarded.is_none());
        self.exhausted = self.exhausted.saturating_add(exhausted);
    }
}

const MILLION: u64 = 1_000_000;

/// Returns Wilson's interval at 95%, in ppm and rounded outwards: the odds under which `hits` of `of` rolls are not out
/// of the ordinary. `None` for no rolls.
///
/// With z = 1.959964, (`hits` + z²/2 ± z √(`hits` (`of` - `hits`) / `of` + z²/4)) / (`of` + z²): in integers, with z²
/// and the term under the root in millionths.
fn wilson(hits: u64, of: u64) -> Option<(u64, u64)> {
    const SCALE: u128 = 1_000_000;
    const Z2: u128 = 3_841_459;
    const HALF: u128 = Z2 / 2;
    let misses = u128::from(of.checked_sub(hits)?);
    let (hits, of) = (u128::from(hits), u128::from(of));
    let spread = hits
        .checked_mul(misses)?
        .checked_mul(Z2)?
        .checked_mul(SCALE)?;
    let under_root = spread
        .checked_div(of)?
        .checked_add(HALF.checked_mul(HALF)?)?;
    let root = under_root.isqrt();
    let middle = hits.checked_mul(SCALE)?.checked_add(HALF)?;
    let whole = of.checked_mul(SCALE)?.checked_add(Z2)?;
    let in_ppm = |share: u128| share.checked_mul(u128::from(MILLION));
    let low = in_ppm(middle.saturating_sub(root.saturating_add(1)))?.checked_div(whole)?;
    let high = in_ppm(middle.saturating_add(root.saturating_add(2)))?.div_ceil(whole);
    let ppm = |share: u128| u64::try_from(share).map_or(MILLION, |share| share.min(MILLION));
    Some((ppm(low), ppm(high)))
}
