//! Finds an award that differs from the one that the rules give.

use uuid::Uuid;
use verify::pull::{CheckedProof, Replay};

use crate::wrong_card::{Amount, CardFace, WrongCard};

/// Returns the award by the rules and the published one, if they differ.
pub(super) fn wrong_award(pull: &CheckedProof, replay: &Replay) -> Option<WrongCard> {
    let drawn = replay.drawn.first()?.as_ref().ok()?;
    let by_rules = drawn.award.map(|(_, card)| card);
    let recorded = pull.payload.award.value()?;
    let version = &pull.target()?.version;
    let face = |card: Uuid| CardFace {
        id: card.to_string(),
        amount: version.value_of(&card).map(Amount::Cents),
        title: None,
    };
    (by_rules != recorded).then(|| WrongCard {
        pull: None,
        by_rules: by_rules.map(face),
        recorded: recorded.map(face),
        wrong: 1,
        right: 0,
    })
}
