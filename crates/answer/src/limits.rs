//! Names the limits of a pass.

use serde::{Deserialize, Serialize};

use explain::{Overview, Ratio};

use crate::headline::Headline;

/// The limits of a pass. It shows that the draw kept the rules, and not that the price or the odds were good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// The stated return: the expected value of a pack over its price, if the payload states both.
    pub stated_return: Option<Ratio>,
}

impl Limits {
    /// Returns the limits of a report's pass; `None` if the headline is no pass.
    pub fn of(overview: &Overview) -> Option<Self> {
        match Headline::of(overview) {
            Headline::Verified | Headline::InPart | Headline::AddsUp => Some(Self {
                stated_return: overview.subject.stated_return(),
            }),
            Headline::NotVerified
            | Headline::Contradicted
            | Headline::OriginUnknown
            | Headline::CannotBeReplayed
            | Headline::NotOverYet => None,
        }
    }
}
