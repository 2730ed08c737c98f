//! How far the rest is read of what the oracle's proofs can show.

use crate::worker::response::{RestOffer, RestUpdate};

/// The rest of what the oracle's proofs can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rest {
    /// What it takes to read what is left of it.
    pub offer: RestOffer,
    /// How far it is.
    pub stage: RestStage,
}

/// How far the rest is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RestStage {
    /// The reader can ask for it.
    Offered,
    /// The endpoints are asked what it takes.
    Planning,
    /// It is known what it takes.
    Planned,
    /// It is being read.
    Reading {
        /// How many blocks were read.
        blocks: u64,
        /// How many there are.
        of: u64,
    },
    /// The reader stopped it.
    Stopped,
    /// It was read.
    Read,
}

impl Rest {
    /// How far it is after an update; `None` where there is none.
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

    /// With what is left of it, at the end of a stage.
    const fn with_offer(self, offer: RestOffer) -> Self {
        let stage = match self.stage {
            RestStage::Planning => RestStage::Planned,
            RestStage::Reading { .. } => RestStage::Read,
            ended => ended,
        };
        Self { offer, stage }
    }
}
