//! Answers questions about a proof after its check: its cards by rank, its version's cards, its other draws.

use serde::{Deserialize, Serialize};
use uuid::Uuid;
use verify::hash::Hash32;
use verify::pull::PullReplay;
use verify::pull::version::Leaf;
use verify::report::count;

use super::candidates::{Blocked, Candidate, blocked, candidate, ranked};
use super::dependents::{self, DrawReport, DrawRow};

/// The most rows of one answer.
const MAX: u64 = 200;

/// A question. Rows are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PullQuery {
    /// Cards of a band of the target's version, by their rank for its word.
    Candidates {
        /// The band, counted from 0.
        band: u64,
        /// The first rank.
        from: u64,
        /// The number of cards.
        count: u64,
    },
    /// Cards of the target's version: the bands lowest first, each by id.
    Cards {
        /// The first row.
        from: u64,
        /// The number of cards.
        count: u64,
    },
    /// The index of the first card whose id begins with this text.
    Card(String),
    /// The other draws, the latest word first.
    Draws {
        /// The first row.
        from: u64,
        /// The number of draws.
        count: u64,
    },
    /// Another draw, by its pull key.
    Draw(Hash32),
}

/// The answer to a [`PullQuery`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PullResponse {
    /// The answer to [`PullQuery::Candidates`].
    Candidates {
        /// The band.
        band: u64,
        /// The first rank.
        from: u64,
        /// The cards.
        rows: Vec<Candidate>,
    },
    /// The answer to [`PullQuery::Cards`].
    Cards {
        /// The first row.
        from: u64,
        /// The cards.
        rows: Vec<CardRow>,
    },
    /// The answer to [`PullQuery::Card`].
    Card {
        /// The term of the search.
        term: String,
        /// The card's index; `None` if there is none.
        row: Option<u64>,
    },
    /// The answer to [`PullQuery::Draws`].
    Draws {
        /// The first row.
        from: u64,
        /// The draws.
        rows: Vec<DrawRow>,
    },
    /// The answer to [`PullQuery::Draw`].
    Draw {
        /// The draw's index in the list.
        row: u64,
        /// The draw.
        draw: Box<DrawReport>,
    },
}

/// A card of the target's version.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardRow {
    /// The card's band, counted from 1.
    pub band: u64,
    /// The card's inventory id.
    pub card: Uuid,
    /// The card's `value_cents`.
    pub value_cents: u64,
    /// The reason why the card could not be drawn; `None` if it was free.
    pub blocked: Option<Blocked>,
}

/// Answers a query; `None` if the proof has no such thing, or the draws were not replayed.
pub fn answer(pull: &PullReplay, query: &PullQuery) -> Option<PullResponse> {
    let (target, replay) = (pull.target()?, pull.replay.as_ref()?);
    let bands = &target.version.bands;
    Some(match query {
        PullQuery::Candidates { band, from, count } => {
            let at = bands.get(usize::try_from(*band).ok()?)?;
            let all = ranked(pull, at);
            let rows = slice(all.into_iter(), *from, *count).into_iter();
            PullResponse::Candidates {
                band: *band,
                from: *from,
                rows: rows
                    .filter_map(|card| candidate(pull, replay, card))
                    .collect(),
            }
        }
        PullQuery::Cards { from, count } => {
            let of = |(number, leaf): (u64, &Leaf)| CardRow {
                band: number,
                card: leaf.card,
                value_cents: leaf.value_cents,
                blocked: blocked(pull, replay, target, &leaf.card),
            };
            let leaves = (1..)
                .zip(bands)
                .flat_map(|(number, band)| band.leaves.iter().map(move |leaf| (number, leaf)));
            PullResponse::Cards {
                from: *from,
                rows: slice(leaves, *from, *count).into_iter().map(of).collect(),
            }
        }
        PullQuery::Card(term) => {
            let wanted: String = term.trim().to_ascii_lowercase();
            let mut leaves = bands.iter().flat_map(|band| &band.leaves);
            let row = leaves
                .position(|leaf| !wanted.is_empty() && leaf.card.to_string().starts_with(&wanted));
            PullResponse::Card {
                term: term.clone(),
                row: row.map(count),
            }
        }
        PullQuery::Draws { from, count: many } => {
            let indices = slice(1..pull.window.draws.len(), *from, *many);
            let row = |index| dependents::row(pull, index);
            PullResponse::Draws {
                from: *from,
                rows: indices.into_iter().filter_map(row).collect(),
            }
        }
        PullQuery::Draw(key) => {
            let mut draws = pull.window.draws.iter();
            let index = draws.position(|draw| draw.name.pull_key == *key)?;
            PullResponse::Draw {
                row: count(index).checked_sub(1)?,
                draw: Box::new(dependents::report(pull, index)?),
            }
        }
    })
}

/// Returns `many` rows of a list, at most [`MAX`], from the row `from`.
fn slice<T>(all: impl Iterator<Item = T>, from: u64, many: u64) -> Vec<T> {
    let row = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
    all.skip(row(from)).take(row(many.min(MAX))).collect()
}
