//! Replays every draw in chain order. Each award blocks its card for the later draws whose window it is in.

use uuid::Uuid;

use super::draw::Draw;
use super::history::Found;
use super::selection;
use super::window::{Window, WindowItem};
use crate::step::{Cause, StepId};
use values::hash::Hash32;
use values::order::GrowingMap;
use values::position::Position;

/// The result of the recipe for a draw.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// The band that the roll fell in, counted from 0.
    pub rolled_band: usize,
    /// The awarded band and card; `None` if the draw is exhausted.
    pub award: Option<(usize, Uuid)>,
}

/// The recipe's result for every draw of a window.
#[derive(Clone, Debug)]
pub struct Replay {
    /// By index in `Window::draws`: the result, or the cause for which it is unknown.
    pub drawn: Vec<Result<Drawn, Cause>>,
    /// The cards awarded to the target's dependents, each with the latest draw that took it.
    awarded: GrowingMap<Uuid, Taken>,
}

/// The position of the word that took a card, and the index of its draw.
type Taken = (Position, usize);

/// The reason why a card is blocked for a draw (`docs/protocol.md#selection-6`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlockReason {
    /// The card is in the purchase's `committed_unavailable`.
    Unavailable,
    /// The card went to this draw, by its index in [`Window::draws`].
    Draw(usize),
}

impl Replay {
    /// Replays a window. The draws are walked in chain order, so a card is blocked for one of them exactly when the
    /// latest word that took it before landed after the draw's `as_of`.
    pub fn run(window: &Window, mut tell: impl FnMut(usize)) -> Self {
        let unplaced = || Err(Cause::Because(StepId::Word));
        let mut drawn: Vec<_> = window.draws.iter().map(|_| unplaced()).collect();
        let mut awarded = GrowingMap::new();
        let mut unknown: Option<(Position, Cause)> = None;
        for (done, stop) in window.items.iter().enumerate() {
            match stop {
                WindowItem::Unknown(position, cause) => unknown = Some((*position, cause.clone())),
                WindowItem::Draw(index) => {
                    let Some(draw) = window.draws.get(*index) else {
                        continue;
                    };
                    let (Found::One(word), Some(drawn)) = (draw.word, drawn.get_mut(*index)) else {
                        continue;
                    };
                    // An unknown award may be any card, so no draw whose window contains it can be replayed.
                    *drawn = match &unknown {
                        Some((position, cause)) if *position > draw.record.as_of => {
                            Err(cause.clone())
                        }
                        _ => replay(draw, &word.value, &awarded),
                    };
                    match drawn {
                        Err(cause) => unknown = Some((word.position, cause.clone())),
                        Ok(_) if draw.name.target => {}
                        Ok(drawn) => {
                            let taken = (word.position, *index);
                            if let Some((_, card)) = drawn.award {
                                awarded.insert(card, taken);
                            }
                        }
                    }
                }
            }
            tell(done);
        }
        Self { drawn, awarded }
    }

    /// Returns the reason why a card could not be drawn for the target (`docs/protocol.md#selection-6`); `None` if it
    /// was free.
    pub fn blocked(&self, target: &Draw, card: &Uuid) -> Option<BlockReason> {
        blocked(target, &self.awarded, card)
    }
}

fn replay(draw: &Draw, word: &Hash32, awarded: &GrowingMap<Uuid, Taken>) -> Result<Drawn, Cause> {
    if draw.is_relabelled() {
        return Err(Cause::Because(StepId::Recipe));
    }
    let roll = selection::roll(word);
    // Odds that end below the roll name no band; the version's rules have failed on them.
    let rolled_band =
        selection::rolled_band(&draw.version, roll).ok_or(Cause::Because(StepId::VersionRules))?;
    let award = selection::select(&draw.version, word, rolled_band, |card| {
        blocked(draw, awarded, card).is_some()
    });
    Ok(Drawn {
        rolled_band,
        award: award.map(|(band, leaf)| (band, leaf.card)),
    })
}

fn blocked(draw: &Draw, awarded: &GrowingMap<Uuid, Taken>, card: &Uuid) -> Option<BlockReason> {
    if draw.record.unavailable.contains(card) {
        return Some(BlockReason::Unavailable);
    }
    let (taken, by) = awarded.get(card)?;
    (*taken > draw.record.as_of).then_some(BlockReason::Draw(*by))
}
