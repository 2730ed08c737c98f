//! The deck as it was dealt: where each card stands in the payload's bytes, and which pull takes it.
//! What the page asks for is read again from those bytes, and hashed again by the check's own functions.

use core::cell::OnceCell;
use core::ops::Range;

use super::expected_value::Prices;
use super::payload::{Algo, DeckEntry, EventPayload};
use super::rows::{Rows, Wanted, range_in};
use super::{commitments, draws};
use crate::hash::Hash32;
use crate::json::{self, Raw};
use crate::report::count;
use crate::subject::{Course, DeckRow, NoValue, Worked};

/// Most cells of the deck's picture.
const CELLS: usize = 400;

/// A deck, and how its pulls were replayed.
#[derive(Clone, Debug, Default)]
pub struct Dealt {
    /// Where each entry of `deck_snapshot` stands in the payload's bytes.
    entries: Vec<Range<usize>>,
    /// The position in the deck that each pull takes, in their order; none when nothing was replayed.
    taken: Vec<usize>,
    /// The pull that takes each position, by its row.
    takers: Vec<Option<usize>>,
    /// How they were replayed, if they were.
    recipe: Option<Recipe>,
    /// `stop_ev_buffer`, as it is spelt.
    buffer: Option<String>,
    prices: OnceCell<Result<Prices, NoValue>>,
}

/// What D5 and D6 read.
#[derive(Clone, Copy, Debug)]
struct Recipe {
    algo: Algo,
    random_seed: Hash32,
    seed_salt: Option<Hash32>,
}

impl Dealt {
    /// The deck of a payload in `bytes`, before its pulls.
    pub(super) fn new(bytes: &[u8], payload: &EventPayload<'_>, buffer: Option<Raw<'_>>) -> Self {
        let deck = payload.deck.as_ref().value();
        let entries: Vec<_> = deck
            .into_iter()
            .flatten()
            .map(|entry: &DeckEntry<'_>| range_in(bytes, entry.raw))
            .collect();
        Self {
            takers: vec![None; entries.len()],
            entries,
            taken: Vec::new(),
            recipe: None,
            buffer: buffer.map(|raw| raw.spelling().to_owned()),
            prices: OnceCell::new(),
        }
    }

    /// Its pulls are replayed from here on.
    pub(super) fn replays(&mut self, payload: &EventPayload<'_>) {
        self.recipe = payload.random_seed.value().map(|seed| Recipe {
            algo: payload.algo,
            random_seed: seed.0,
            seed_salt: payload.seed_salt.value().map(|salt| salt.0),
        });
    }

    /// The next pull takes this position.
    pub(super) fn take(&mut self, position: usize) {
        if let Some(taker) = self.takers.get_mut(position) {
            *taker = Some(self.taken.len());
        }
        self.taken.push(position);
    }

    /// How many cards the deck has.
    pub const fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is no deck, or none of any card.
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// `count` positions from the one at `from`, counted from 0.
    pub fn read(&self, bytes: &[u8], rows: &Rows, from: u64, count: u64) -> Vec<DeckRow> {
        let at = |row: u64| usize::try_from(row).unwrap_or(usize::MAX);
        (at(from)..self.len())
            .take(at(count))
            .filter_map(|position| self.row(bytes, rows, position))
            .collect()
    }

    /// The position that a pull takes, counted from 0.
    pub fn of_pull(&self, bytes: &[u8], rows: &Rows, sequence_index: u64) -> Option<usize> {
        let row = rows.of_pull(bytes, sequence_index)?;
        self.taken.get(row).copied()
    }

    /// Whether a position, or the pull that takes it, is one that is looked for.
    pub fn matches(&self, bytes: &[u8], rows: &Rows, position: usize, wanted: &Wanted) -> bool {
        let entry = self.entries.get(position);
        let entry = entry.and_then(|entry| bytes.get(entry.clone()));
        let taker = self.takers.get(position).copied().flatten();
        entry.is_some_and(|entry| wanted.is_card(entry))
            || taker.is_some_and(|row| rows.matches(bytes, row, wanted))
    }

    /// A pull's draw with every value on the way; `None` when there is no such pull, or it was not
    /// replayed.
    pub fn work(&self, bytes: &[u8], rows: &Rows, sequence_index: u64) -> Option<Worked> {
        let row = rows.of_pull(bytes, sequence_index)?;
        let pull = rows.read(bytes, count(row), 1).pop()?;
        let position = *self.taken.get(row)?;
        let recipe = self.recipe?;
        let remaining = u32::try_from(self.len().checked_sub(row)?).ok()?;
        let seed = commitments::effective_seed(recipe.random_seed, recipe.seed_salt);
        let tag = commitments::tag(recipe.algo);
        let (message, hash) =
            draws::with_message(&seed, sequence_index, &pull.user_id, tag, |parts| {
                (parts.map(<[u8]>::to_vec), Hash32::of(&parts))
            });
        Some(Worked {
            random_seed: recipe.random_seed,
            seed_salt: recipe.seed_salt,
            message,
            hash,
            decimal: hash.decimal(),
            remaining: u64::from(remaining),
            idx: u64::from(draws::idx(remaining, &hash)?),
            position: count(position).saturating_add(1),
            card: self.row(bytes, rows, position)?.pack_card_id,
            after: self.prices(bytes).and_then(|prices| {
                let taken = self.taken.get(..=row).unwrap_or_default();
                prices.after(taken)
            }),
            pull,
        })
    }

    /// The deck and its value from the first pull to the last.
    pub fn course(&self, bytes: &[u8]) -> Course {
        let cell = self.len().div_ceil(CELLS).max(1);
        let pulled = |cell: &[Option<usize>]| count(cell.iter().flatten().count());
        let value = self
            .prices(bytes)
            .and_then(|prices| prices.course(&self.taken));
        Course {
            cards: count(self.len()),
            pulled: count(self.taken.len()),
            cell: count(cell),
            cells: self.takers.chunks(cell).map(pulled).collect(),
            value,
        }
    }

    /// The deck's prices, read once.
    fn prices(&self, bytes: &[u8]) -> Result<&Prices, NoValue> {
        let read = || {
            let entries = self.entries.iter().map(|entry| bytes.get(entry.clone()));
            Prices::read(entries, self.buffer.as_deref())
        };
        self.recipe.ok_or(NoValue::NotReplayed)?;
        self.prices.get_or_init(read).as_ref().map_err(Clone::clone)
    }

    fn row(&self, bytes: &[u8], rows: &Rows, position: usize) -> Option<DeckRow> {
        let document = json::read(bytes.get(self.entries.get(position)?.clone())?).ok()?;
        let object = document.object();
        let taker = self.takers.get(position).copied().flatten();
        Some(DeckRow {
            position: count(position).saturating_add(1),
            pack_card_id: object.display("pack_card_id")?,
            card_inventory_id: object.display("card_inventory_id"),
            initial_price: object.display("initial_price"),
            pull: taker.and_then(|row| rows.read(bytes, count(row), 1).pop()),
        })
    }
}
