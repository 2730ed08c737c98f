//! Tracks the progress on the remaining oracle proofs.

use crate::worker::response::{RestOffer, RestUpdate};

/// The remaining oracle proofs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rest {
    /// The price of reading the remainder.
    pub offer: RestOffer,
    /// The stage of reading it.
    pub stage: RestStage,
}

/// The stage of reading the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RestStage {
    /// The reader can ask for the rest.
    Offered,
    /// The page asks the endpoints for the price.
    Planning,
    /// The price is known.
    Planned,
    /// The worker reads the rest.
    Reading {
        /// The number of blocks read so far.
        blocks: u64,
        /// The number of all blocks.
        of: u64,
    },
    /// The reader stopped the reading.
    Stopped,
    /// The reading has ended.
    Read,
}

impl Rest {
    /// Returns the rest after an update; `None` if there is no rest.
    pub(super) fn after(before: Option<Self>, update: RestUpdate) -> Option<Self> {
        match (update, before) {
            (RestUpdate::Offer(offer), None) => (!offer.is_empty()).then_some(Self::offered(offer)),
            (RestUpdate::Offer(offer), Some(before)) => Some(before.with_offer(offer)),
            (RestUpdate::Progress { blocks, of }, before) => before.map(|before| Self {
                stage: RestStage::Reading { blocks, of },
                ..before
            }),
        }
    }

    const fn offered(offer: RestOffer) -> Self {
        Self {
            offer,
            stage: RestStage::Offered,
        }
    }

    /// Returns the rest with a new price, at the end of a stage.
    const fn with_offer(self, offer: RestOffer) -> Self {
        let stage = match self.stage {
            RestStage::Planning => RestStage::Planned,
            RestStage::Reading { .. } => RestStage::Read,
            ended => ended,
        };
        Self { offer, stage }
    }
}
