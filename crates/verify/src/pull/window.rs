//! Finds the draws on which the target's result depends: every Pack draw in its window, and in theirs
//! (`docs/protocol.md#window`).
//!
//! A window ends at its draw's word, and a dependent's word is in the window that it belongs to. So all windows
//! together are one stretch of the chain. The walk goes through it once, backwards, to the earliest `as_of` on the way.
//! There is no recursion, and each draw is visited once.

use serde::{Deserialize, Serialize};

use super::draw::Draw;
use super::history::{Found, History};
use super::packs_v1;
use super::payload::{Coverage, Entry, ParsedRecord, PullPayload};
use super::roots::Roots;
use crate::fields::Published;
use crate::step::{Cause, DrawName, LogKind, Place, Point, Step, StepId, StepRun, Value};
use values::position::{Bound, Position};

/// A stop on the walk, in chain order.
#[derive(Clone, Debug)]
pub enum WindowItem {
    /// A draw, by its index in [`Window::draws`].
    Draw(usize),
    /// A word whose award is unknown, with the cause.
    Unknown(Position, Cause),
}

/// The purpose for which a word was requested (`docs/protocol.md#selection-7`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WordKind {
    /// A Pack draw.
    Pack,
    /// Another purpose than a Pack draw.
    Other,
    /// A purpose that the proof does not show.
    Unknown,
}

/// A word that is not a Pack draw, with the entries that classified it: its request, and the root under the request's
/// event id.
#[derive(Clone, Copy, Debug)]
pub struct NonPackWord {
    /// The supplied word.
    pub word: Entry,
    /// The supplied request.
    pub request: Entry,
    /// The supplied anchor of the root.
    pub anchor: Entry,
}

/// All windows together.
#[derive(Clone, Debug, Default)]
pub struct Window {
    /// The target first, then its dependents, the latest word first.
    pub draws: Vec<Draw>,
    /// The draws with a word and the unknown words, the earliest first.
    pub items: Vec<WindowItem>,
    /// The other words, with the entries that classified them as no Pack draws.
    pub others: Vec<NonPackWord>,
    /// The words of the target's window except the target's, the latest first.
    pub words: Vec<(Entry, WordKind)>,
    /// The unknown recipe of the first draw that has one.
    pub unknown_recipe: Option<String>,
}

/// The class of a word in the window (`docs/protocol.md#selection-7`).
enum Class {
    NotAPack(NonPackWord),
    Pack(Draw),
    UnknownRecipe(String),
    Unknown(Cause),
}

impl Class {
    const fn kind(&self) -> WordKind {
        match self {
            Self::Pack(_) => WordKind::Pack,
            Self::NotAPack(_) => WordKind::Other,
            Self::UnknownRecipe(_) | Self::Unknown(_) => WordKind::Unknown,
        }
    }
}

impl Window {
    /// Walks the windows of the target, and returns the step `window` with them.
    pub(super) fn walk(
        payload: &PullPayload,
        history: &History,
        roots: &mut Roots,
        target: Draw,
    ) -> (Self, Step) {
        let mut run = StepRun::new(StepId::Window);
        cover(&mut run, &payload.coverage, &target);
        let (mut items, mut others, mut words) = (Vec::new(), Vec::new(), Vec::new());
        let as_of = target.record.as_of;
        let mut earliest = as_of;
        let mut unknown_recipe = None;
        let word = target.word;
        let mut draws = vec![target];
        match word {
            Found::One(word) => {
                items.push(WindowItem::Draw(0));
                for other in history.words_before(&word) {
                    if other.position <= earliest {
                        break;
                    }
                    let class = classify(&mut run, payload, history, roots, other);
                    if other.position > as_of {
                        words.push((*other, class.kind()));
                    }
                    match class {
                        Class::NotAPack(other) => others.push(other),
                        Class::UnknownRecipe(name) => {
                            unknown_recipe.get_or_insert(name);
                            let cause = Cause::Because(StepId::Recipe);
                            run.lacks(cause.clone());
                            items.push(WindowItem::Unknown(other.position, cause));
                        }
                        Class::Unknown(cause) => {
                            items.push(WindowItem::Unknown(other.position, cause))
                        }
                        Class::Pack(draw) => {
                            cover(&mut run, &payload.coverage, &draw);
                            earliest = earliest.min(draw.record.as_of);
                            items.push(WindowItem::Draw(draws.len()));
                            draws.push(draw);
                        }
                    }
                }
            }
            Found::Nothing => run.lacks(Cause::Because(StepId::Word)),
            Found::Contradicted => run.lacks(Cause::Because(StepId::History)),
        }
        items.reverse();
        (
            Self {
                draws,
                items,
                others,
                words,
                unknown_recipe,
            },
            run.finish(),
        )
    }
}

/// Checks that the window of a draw is inside coverage (`docs/protocol.md#window`).
pub(crate) fn cover(run: &mut StepRun, coverage: &Published<Coverage>, draw: &Draw) {
    let Published::Is(coverage) = coverage else {
        run.lacks(Cause::Because(StepId::Payload));
        return;
    };
    let place = draw.place();
    // After the last possible position there is nothing to cover.
    if let Some(first) = draw.record.as_of.next() {
        let first = Bound::from(first);
        run.at_most(Point::CoverageFrom, &place, coverage.from, first);
    }
    if let Found::One(word) = draw.word {
        let word = Bound::from(word.position);
        run.at_least(Point::CoverageTo, &place, coverage.to, word);
    }
}

/// Classifies a word by its request, and the request by the root that is anchored under its event id
/// (`docs/protocol.md#selection-7`).
fn classify(
    run: &mut StepRun,
    payload: &PullPayload,
    history: &History,
    roots: &mut Roots,
    word: &Entry,
) -> Class {
    let unknown = |step| Class::Unknown(Cause::Because(step));
    let parsed_record = payload.parsed_record(&word.key);
    let record = parsed_record.and_then(ParsedRecord::record);
    let name = DrawName {
        pull_key: word.key,
        purchase_id: record.map(|record| record.purchase_id),
        target: false,
    };
    let place = Place::Draw(name);
    if history.get(LogKind::Fulfilled, &word.key) == Found::Contradicted {
        run.lacks(Cause::Because(StepId::History));
        return unknown(StepId::History);
    }
    let request = match history.get(LogKind::Requested, &word.key) {
        Found::One(request) => request,
        Found::Nothing => {
            run.differs(Point::WindowRequest, &place, word.position, Value::Nothing);
            return unknown(StepId::Window);
        }
        Found::Contradicted => {
            run.lacks(Cause::Because(StepId::History));
            return unknown(StepId::History);
        }
    };
    let anchor = match history.get(LogKind::Anchored, &request.value) {
        Found::One(anchor) => anchor,
        Found::Nothing => {
            run.differs(Point::WindowRoot, &place, word.position, request.value);
            return unknown(StepId::Window);
        }
        Found::Contradicted => {
            run.lacks(Cause::Because(StepId::History));
            return unknown(StepId::History);
        }
    };
    if !packs_v1::is_of_version(&request.value, &anchor.value) {
        return Class::NotAPack(NonPackWord {
            word: *word,
            request,
            anchor,
        });
    }
    match parsed_record {
        Some(ParsedRecord::Record(record)) => match payload.versions.get(record.version) {
            Some(version) => {
                let is_committed = roots.root(record.version, version) == anchor.value;
                if is_committed || record.selection_version == packs_v1::NAME {
                    Class::Pack(Draw {
                        name,
                        record: record.clone(),
                        version: version.clone(),
                        request: Found::One(request),
                        word: Found::One(*word),
                    })
                } else {
                    Class::UnknownRecipe(record.selection_version.clone())
                }
            }
            None => unknown(StepId::Payload),
        },
        Some(ParsedRecord::UnknownRecipe(name)) => Class::UnknownRecipe(name.clone()),
        Some(ParsedRecord::Malformed) => {
            run.lacks(Cause::Because(StepId::Payload));
            unknown(StepId::Payload)
        }
        None => {
            run.differs(Point::WindowRecord, &place, word.position, Value::Nothing);
            unknown(StepId::Window)
        }
    }
}
