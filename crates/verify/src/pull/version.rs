//! Reads a tier version, its odds and cards. Each version is read once, even if many records repeat it.

use uuid::Uuid;

use values::json::{Form, FormError, Object, Raw, Wire};
use values::order;
use values::order::GrowingMap;

/// A tier version, as its root binds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Version {
    /// The price of the tier, in cents.
    pub tier_price_cents: u64,
    /// The number of the version within its tier.
    pub version_no: u64,
    /// The bands, at most 255, lowest first.
    pub bands: Vec<Band>,
}

/// A band of a version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Band {
    /// The odds of the band, in parts per million.
    pub odds_ppm: u32,
    /// The lowest value that a card of the band may have, in cents.
    pub lo_cents: u64,
    /// The value, in cents, that the band's cards stay below.
    pub hi_cents: u64,
    /// The band's cards, by id16 ascending.
    pub leaves: Vec<Leaf>,
}

/// A card of a band.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// The card's inventory id.
    pub card: Uuid,
    /// The card's value, in cents.
    pub value_cents: u64,
}

impl Version {
    /// Returns the `value_cents` of a card; `None` if the version does not have it.
    pub fn value_of(&self, card: &Uuid) -> Option<u64> {
        let mut leaves = self.bands.iter().flat_map(|band| &band.leaves);
        let leaf = leaves.find(|leaf| leaf.card == *card)?;
        Some(leaf.value_cents)
    }
}

/// The versions read so far, each text once.
#[derive(Debug, Default)]
pub struct Versions<'a> {
    /// The versions, in the order of their first record.
    pub list: Vec<Version>,
    known: GrowingMap<&'a str, usize>,
}

impl<'a> Versions<'a> {
    /// Returns the index in the list of the version with this text. A new text is read and added.
    ///
    /// # Errors
    ///
    /// [`FormError`] for a text that is not a version.
    pub fn intern(&mut self, raw: Raw<'a>) -> Result<usize, FormError> {
        if let Some(known) = self.known.get(raw.spelling()) {
            return Ok(*known);
        }
        let version: Version = raw.read()?;
        let index = self.list.len();
        self.list.push(version);
        self.known.insert(raw.spelling(), index);
        Ok(index)
    }
}

impl Wire<'_> for Version {
    const FORM: Form = Form::Object;

    fn read(raw: Raw<'_>) -> Result<Self, FormError> {
        let object: Object<'_> = raw.read()?;
        let bands: Vec<Band> = object.required("bands")?;
        if bands.len() > usize::from(u8::MAX) {
            let bands: Raw<'_> = object.required("bands")?;
            return Err(bands.malformed(Form::Bands).at("bands"));
        }
        Ok(Self {
            tier_price_cents: object.required("tier_price_cents")?,
            version_no: object.required("version_no")?,
            bands,
        })
    }
}

impl Wire<'_> for Band {
    const FORM: Form = Form::Object;

    fn read(raw: Raw<'_>) -> Result<Self, FormError> {
        let object: Object<'_> = raw.read()?;
        let mut leaves: Vec<Leaf> = object.required("leaves")?;
        order::sort_by(&mut leaves, |one, other| one.card.cmp(&other.card));
        Ok(Self {
            odds_ppm: object.required("odds_ppm")?,
            lo_cents: object.required("lo_cents")?,
            hi_cents: object.required("hi_cents")?,
            leaves,
        })
    }
}

impl Wire<'_> for Leaf {
    const FORM: Form = Form::Leaf;

    fn read(raw: Raw<'_>) -> Result<Self, FormError> {
        let mut items = raw.array().into_iter().flatten();
        match (items.next(), items.next(), items.next()) {
            (Some(card), Some(value_cents), None) => Ok(Self {
                card: card.read().map_err(|fault| fault.nth(0))?,
                value_cents: value_cents.read().map_err(|fault| fault.nth(1))?,
            }),
            _ => Err(raw.malformed(Self::FORM)),
        }
    }
}
