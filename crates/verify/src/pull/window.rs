//! Which draws the target's result depends on: every Pack draw in its window, and in theirs.
//!
//! Windows end at their draw's own word, and a dependent's word lies in the window it belongs to,
//! so all windows together are one stretch of the chain: it is walked once, backwards, and reaches
//! as far as the earliest `as_of` met on the way. No recursion, and no draw is opened twice.

use std::collections::BTreeMap;

use super::history::{Found, History};
use super::payload::{Coverage, Entry, Filed, PullPayload, Record};
use super::recipe;
use super::version::Version;
use crate::claims::OtherClaim;
use crate::fields::Published;
use crate::hash::Hash32;
use crate::position::{Bound, Position};
use crate::report::{Cause, Check, DrawName, LogKind, Place, Point, Step, StepId, Value};
use crate::subject::{OtherWord, WordKind};

/// The target, or a Pack draw in a window.
#[derive(Debug)]
pub struct Draw<'p> {
    /// Which it is.
    pub name: DrawName,
    /// Its record.
    pub record: &'p Record<'p>,
    /// The record's version.
    pub version: &'p Version,
    /// Its request.
    pub request: Found,
    /// Its word.
    pub word: Found,
}

/// A stop on the walk, in chain order.
#[derive(Debug)]
pub enum Stop {
    /// A draw, by its place in [`Window::draws`].
    Draw(usize),
    /// A word whose award is unknown, and why.
    Unknown(Position, Cause),
}

/// All windows together.
#[derive(Debug)]
pub struct Window<'p> {
    /// The target first, then its dependents, the latest word first.
    pub draws: Vec<Draw<'p>>,
    /// The draws with a word and the unknown words, the earliest first.
    pub stops: Vec<Stop>,
    /// What classified the other words as no Pack draws.
    pub others: Vec<OtherClaim>,
    /// The words of the target's own window apart from its own, the latest first.
    pub words: Vec<(Entry, OtherWord)>,
    /// The recipe of the first draw met that was drawn under one that is not known here.
    pub foreign: Option<String>,
}

impl Draw<'_> {
    /// Where it is in the report.
    pub const fn place(&self) -> Place {
        Place::Draw(self.name)
    }

    /// Whether its record names another recipe than this one: the step `recipe` has failed on it.
    pub fn is_foreign(&self) -> bool {
        self.record.selection_version != recipe::NAME
    }
}

/// How a word in the window is classified (selection 7).
enum Class<'p> {
    NotAPack(OtherClaim),
    Pack(Draw<'p>),
    Foreign(&'p str),
    Unknown(Cause),
}

impl Class<'_> {
    /// The word as the report shows it.
    fn word(&self, entry: &Entry) -> OtherWord {
        let (kind, purchase_id) = match self {
            Self::Pack(draw) => (WordKind::Pack, draw.name.purchase_id),
            Self::NotAPack(_) => (WordKind::Other, None),
            Self::Foreign(_) | Self::Unknown(_) => (WordKind::Unknown, None),
        };
        OtherWord {
            pull_key: entry.key,
            purchase_id,
            kind,
        }
    }
}

impl<'p> Window<'p> {
    /// Walks the windows of the target, and makes the step `window` on the way.
    pub fn walk(payload: &'p PullPayload<'p>, history: &History, target: Draw<'p>) -> (Self, Step) {
        let mut check = Check::new(StepId::Window);
        cover(&mut check, &payload.coverage, &target);
        let (mut stops, mut others, mut words) = (Vec::new(), Vec::new(), Vec::new());
        let as_of = target.record.as_of;
        let mut earliest = as_of;
        let mut foreign = None;
        let mut roots = BTreeMap::new();
        let word = target.word;
        let mut draws = vec![target];
        match word {
            Found::One(word) => {
                stops.push(Stop::Draw(0));
                for other in history.words_before(&word) {
                    if other.position <= earliest {
                        break;
                    }
                    let class = classify(&mut check, payload, history, &mut roots, other);
                    if other.position > as_of {
                        words.push((*other, class.word(other)));
                    }
                    match class {
                        Class::NotAPack(other) => others.push(other),
                        Class::Foreign(name) => {
                            foreign.get_or_insert(name);
                            let cause = Cause::Because(StepId::Recipe);
                            check.lacks(cause.clone());
                            stops.push(Stop::Unknown(other.position, cause));
                        }
                        Class::Unknown(cause) => stops.push(Stop::Unknown(other.position, cause)),
                        Class::Pack(draw) => {
                            cover(&mut check, &payload.coverage, &draw);
                            earliest = earliest.min(draw.record.as_of);
                            stops.push(Stop::Draw(draws.len()));
                            draws.push(draw);
                        }
                    }
                }
            }
            Found::Nothing => check.lacks(Cause::Because(StepId::Word)),
            Found::Contradicted => check.lacks(Cause::Because(StepId::History)),
        }
        stops.reverse();
        (
            Self {
                draws,
                stops,
                others,
                words,
                foreign: foreign.map(str::to_owned),
            },
            check.settle(),
        )
    }
}

/// Reading 3: the window of a draw lies inside coverage.
pub fn cover(check: &mut Check, coverage: &Published<Coverage>, draw: &Draw<'_>) {
    let Published::Is(coverage) = coverage else {
        check.lacks(Cause::Because(StepId::Payload));
        return;
    };
    let place = draw.place();
    // After the last position that there can be nothing follows that would have to be covered.
    if let Some(first) = draw.record.as_of.next() {
        let first = Bound::from(first);
        check.at_most(Point::CoverageFrom, &place, coverage.from, first);
    }
    if let Found::One(word) = draw.word {
        let word = Bound::from(word.position);
        check.at_least(Point::CoverageTo, &place, coverage.to, word);
    }
}

/// Selection 7 and reading 4: a word is classified by its request, and the request by the root
/// that is anchored under its event id.
fn classify<'p>(
    check: &mut Check,
    payload: &'p PullPayload<'p>,
    history: &History,
    roots: &mut BTreeMap<usize, Hash32>,
    word: &Entry,
) -> Class<'p> {
    let unknown = |step| Class::Unknown(Cause::Because(step));
    let filed = payload.filed(&word.key);
    let record = filed.and_then(Filed::record);
    let name = DrawName {
        pull_key: word.key,
        purchase_id: record.map(|record| record.purchase_id),
        target: false,
    };
    let place = Place::Draw(name);
    if history.get(LogKind::Fulfilled, &word.key) == Found::Contradicted {
        check.lacks(Cause::Because(StepId::History));
        return unknown(StepId::History);
    }
    let request = match history.get(LogKind::Requested, &word.key) {
        Found::One(request) => request,
        Found::Nothing => {
            check.differs(Point::WindowRequest, &place, word.position, Value::Nothing);
            return unknown(StepId::Window);
        }
        Found::Contradicted => {
            check.lacks(Cause::Because(StepId::History));
            return unknown(StepId::History);
        }
    };
    let anchor = match history.get(LogKind::Anchored, &request.value) {
        Found::One(anchor) => anchor,
        Found::Nothing => {
            check.differs(Point::WindowRoot, &place, word.position, request.value);
            return unknown(StepId::Window);
        }
        Found::Contradicted => {
            check.lacks(Cause::Because(StepId::History));
            return unknown(StepId::History);
        }
    };
    if recipe::version_event_id(&anchor.value) != request.value {
        return Class::NotAPack(OtherClaim {
            word: *word,
            request,
            anchor,
        });
    }
    match filed {
        Some(Filed::Record(record)) => match payload.versions.get(record.version) {
            Some(version) => {
                let draw = Draw {
                    name,
                    record,
                    version,
                    request: Found::One(request),
                    word: Found::One(*word),
                };
                // A version that was committed under this recipe is of this recipe, whatever the
                // record calls it.
                let root = || recipe::version_root(version);
                if draw.is_foreign()
                    && *roots.entry(record.version).or_insert_with(root) != anchor.value
                {
                    Class::Foreign(&record.selection_version)
                } else {
                    Class::Pack(draw)
                }
            }
            None => unknown(StepId::Payload),
        },
        Some(Filed::Foreign(name)) => Class::Foreign(name),
        Some(Filed::Malformed) => {
            check.lacks(Cause::Because(StepId::Payload));
            unknown(StepId::Payload)
        }
        None => {
            check.differs(Point::WindowRecord, &place, word.position, Value::Nothing);
            unknown(StepId::Window)
        }
    }
}

/// The target's draw, when its record is there and well-formed.
pub fn target<'p>(
    payload: &'p PullPayload<'p>,
    history: &History,
    key: Hash32,
) -> Option<Draw<'p>> {
    let record = payload.filed(&key)?.record()?;
    Some(Draw {
        name: DrawName {
            pull_key: key,
            purchase_id: Some(record.purchase_id),
            target: true,
        },
        record,
        version: payload.versions.get(record.version)?,
        request: history.get(LogKind::Requested, &key),
        word: history.get(LogKind::Fulfilled, &key),
    })
}
