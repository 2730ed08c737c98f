//! Builds tier versions, as they are on sale.

use uuid::Uuid;
use verify::hash::Hash32;
use verify::pull::version::{Band, Leaf, Version};
use verify::pull::{recipe, selection};

use crate::stream::Stream;

/// A tier version, with the root and the id under which it is anchored.
pub struct Offer {
    pub version: Version,
    pub root: Hash32,
    pub event_id: Hash32,
}

/// A band to fill: its odds, its limits, and the number of its own cards.
pub struct Plan {
    pub odds_ppm: u32,
    pub lo_cents: u64,
    pub hi_cents: u64,
    pub cards: usize,
}

impl Offer {
    /// Fills the planned bands with new cards, and with cards that other tiers sell too, each in the band of its value.
    pub fn new(
        stream: &mut Stream,
        tier_price_cents: u64,
        version_no: u64,
        plan: &[Plan],
        shared: &[Leaf],
    ) -> Self {
        let band = |plan: &Plan| {
            let mut own = || Leaf {
                card: stream.uuid(),
                value_cents: stream.price(plan.lo_cents, plan.hi_cents),
            };
            let mut leaves: Vec<Leaf> = (0..plan.cards).map(|_| own()).collect();
            let here = |leaf: &&Leaf| (plan.lo_cents..plan.hi_cents).contains(&leaf.value_cents);
            leaves.extend(shared.iter().filter(here));
            leaves.sort_by_key(|leaf| leaf.card);
            Band {
                odds_ppm: plan.odds_ppm,
                lo_cents: plan.lo_cents,
                hi_cents: plan.hi_cents,
                leaves,
            }
        };
        let bands = plan.iter().map(band).collect();
        let version = Version {
            tier_price_cents,
            version_no,
            bands,
        };
        let root = recipe::version_root(&version);
        let event_id = recipe::version_event_id(&root);
        Self {
            version,
            root,
            event_id,
        }
    }

    /// Returns every card of the version, lowest band first.
    pub fn leaves(&self) -> impl Iterator<Item = &Leaf> {
        self.version.bands.iter().flat_map(|band| &band.leaves)
    }

    /// Returns the card that a word gives if `taken` cards are not free (selection 1 to 5).
    pub fn drawn(&self, word: &Hash32, taken: impl Fn(&Uuid) -> bool) -> Option<Uuid> {
        let rolled = selection::rolled_band(&self.version, selection::roll(word))?;
        selection::select(&self.version, word, rolled, taken).map(|(_, leaf)| leaf.card)
    }
}

/// Plans bands of these odds, lowest values and numbers of cards, lowest first; the last ends at `highest`.
pub fn plan<const N: usize>(bands: [(u32, u64, usize); N], highest: u64) -> [Plan; N] {
    std::array::from_fn(|number| {
        let (odds_ppm, lo_cents, cards) = bands[number];
        let next = bands.get(number + 1);
        let hi_cents = next.map_or(highest, |(_, lo_cents, _)| *lo_cents);
        Plan {
            odds_ppm,
            lo_cents,
            hi_cents,
            cards,
        }
    })
}
