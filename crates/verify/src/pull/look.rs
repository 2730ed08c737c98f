//! What is asked of a proof after its check: its cards by rank, its version's cards, its other draws.
//!
//! The proof is read again from the bytes that were checked; its replay was kept.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::dependent::{self, DrawReport, DrawRow};
use super::payload::PullPayload;
use super::version::Leaf;
use super::window::{self, Window};
use super::{Ground, History, Kept, Roots, count, subject};
use crate::fields::{Fields, Published};
use crate::hash::Hash32;
use crate::json;
use crate::subject::{Blocked, Candidate};

/// The most rows of one answer.
const MOST: u64 = 200;

/// What is asked. Rows are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Look {
    /// Cards of a band of the target's version, by their rank for its word.
    Candidates {
        /// The band, counted from 0.
        band: u64,
        /// The first rank.
        from: u64,
        /// How many.
        count: u64,
    },
    /// Cards of the target's version: the bands lowest first, each by id.
    Cards {
        /// The first row.
        from: u64,
        /// How many.
        count: u64,
    },
    /// Where the first card stands whose id begins like this.
    Card(String),
    /// The other draws, the latest word first.
    Draws {
        /// The first row.
        from: u64,
        /// How many.
        count: u64,
    },
    /// Another draw, by its pull key.
    Draw(Hash32),
}

/// The answer to a [`Look`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Looked {
    /// To [`Look::Candidates`].
    Candidates {
        /// The band.
        band: u64,
        /// The first rank.
        from: u64,
        /// The cards.
        rows: Vec<Candidate>,
    },
    /// To [`Look::Cards`].
    Cards {
        /// The first row.
        from: u64,
        /// The cards.
        rows: Vec<CardRow>,
    },
    /// To [`Look::Card`].
    Card {
        /// What was looked for.
        sought: String,
        /// Where it stands; `None` when there is none.
        row: Option<u64>,
    },
    /// To [`Look::Draws`].
    Draws {
        /// The first row.
        from: u64,
        /// The draws.
        rows: Vec<DrawRow>,
    },
    /// To [`Look::Draw`].
    Draw {
        /// Where it stands in the list.
        row: u64,
        /// The draw.
        draw: Box<DrawReport>,
    },
}

/// A card of the target's version.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardRow {
    /// Its band, counted from 1.
    pub band: u64,
    /// Its inventory id.
    pub card: Uuid,
    /// Its `value_cents`.
    pub value_cents: u64,
    /// Why it could not be drawn; `None` when it was free.
    pub blocked: Option<Blocked>,
}

/// Looks into the bytes that were checked. `None` when there is no such thing in them.
pub fn look(bytes: &[u8], kept: &Kept, look: &Look) -> Option<Looked> {
    let document = json::read(bytes).ok()?;
    let payload = PullPayload::read(&mut Fields::new(&document));
    let history = History::new(payload.chain_events.as_ref().value()?.clone());
    let Published::Is(key) = payload.target else {
        return None;
    };
    let target = window::target(&payload, &history, key)?;
    let (window, _) = Window::walk(&payload, &history, target);
    let replay = &kept.replay;
    let target = window.draws.first()?;
    let bands = &target.version.bands;
    Some(match look {
        Look::Candidates { band, from, count } => {
            let at = bands.get(usize::try_from(*band).ok()?)?;
            let all = subject::ranked(&window, at);
            let rows = part(all.into_iter(), *from, *count).into_iter();
            Looked::Candidates {
                band: *band,
                from: *from,
                rows: rows
                    .filter_map(|card| subject::candidate(&window, replay, card))
                    .collect(),
            }
        }
        Look::Cards { from, count } => {
            let of = |(number, leaf): (u64, &Leaf)| CardRow {
                band: number,
                card: leaf.card,
                value_cents: leaf.value_cents,
                blocked: subject::blocked(&window, replay, target, &leaf.card),
            };
            let leaves = (1..)
                .zip(bands)
                .flat_map(|(number, band)| band.leaves.iter().map(move |leaf| (number, leaf)));
            Looked::Cards {
                from: *from,
                rows: part(leaves, *from, *count).into_iter().map(of).collect(),
            }
        }
        Look::Card(sought) => {
            let wanted: String = sought.trim().to_ascii_lowercase();
            let mut leaves = bands.iter().flat_map(|band| &band.leaves);
            let row = leaves
                .position(|leaf| !wanted.is_empty() && leaf.card.to_string().starts_with(&wanted));
            Looked::Card {
                sought: sought.clone(),
                row: row.map(count),
            }
        }
        Look::Draws { from, count: many } => {
            let roots = Roots::of(&window);
            let ground = ground(&payload, &history, &roots);
            let places = part(1..window.draws.len(), *from, *many);
            let row = |place: usize| {
                let draw = window.draws.get(place)?;
                let steps = dependent::steps(&ground, replay, place, draw);
                dependent::row(&window, replay, place, &steps)
            };
            Looked::Draws {
                from: *from,
                rows: places.into_iter().filter_map(row).collect(),
            }
        }
        Look::Draw(key) => {
            let mut draws = window.draws.iter();
            let place = draws.position(|draw| draw.name.pull_key == *key)?;
            let roots = Roots::of(&window);
            let ground = ground(&payload, &history, &roots);
            Looked::Draw {
                row: count(place).checked_sub(1)?,
                draw: Box::new(dependent::report(&ground, &window, replay, place)?),
            }
        }
    })
}

fn ground<'g>(payload: &'g PullPayload<'g>, history: &'g History, roots: &'g Roots) -> Ground<'g> {
    Ground {
        payload,
        history,
        roots,
    }
}

/// Rows of a list.
fn part<T>(all: impl Iterator<Item = T>, from: u64, many: u64) -> Vec<T> {
    let row = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
    all.skip(row(from)).take(row(many.min(MOST))).collect()
}
