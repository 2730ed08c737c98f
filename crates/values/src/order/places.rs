//! Places of a list in an order of their own.

use core::cmp::Ordering;

/// Places in order, in runs. What comes in between moves the places of its run, and no others.
#[derive(Clone, Default)]
pub struct Places {
    /// None of them is empty.
    runs: Vec<Vec<usize>>,
    count: usize,
}

/// How many places a run has at most.
const MOST: usize = 512;

/// Where a place is: its run, and its number in it. The end of a run is the beginning of the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    run: usize,
    number: usize,
}

impl Cursor {
    /// The one behind this one.
    pub const fn next(self) -> Self {
        Self {
            run: self.run,
            number: self.number.saturating_add(1),
        }
    }
}

impl Places {
    /// No places.
    pub const fn new() -> Self {
        Self {
            runs: Vec::new(),
            count: 0,
        }
    }

    /// These places, in this order.
    pub fn of(places: &[usize]) -> Self {
        Self {
            runs: places.chunks(MOST).map(<[usize]>::to_vec).collect(),
            count: places.len(),
        }
    }

    /// How many places there are.
    pub const fn len(&self) -> usize {
        self.count
    }

    /// Where the place is that compares as equal, or where it would be.
    ///
    /// # Errors
    ///
    /// Where it would be, if there is none.
    #[inline(never)]
    pub fn search(&self, compare: &dyn Fn(usize) -> Ordering) -> Result<Cursor, Cursor> {
        let is_below = |run: &Vec<usize>| run.last().is_some_and(|last| compare(*last).is_lt());
        let run = self.runs.partition_point(is_below);
        let Some(places) = self.runs.get(run) else {
            return Err(self.end());
        };
        let at = |number| Cursor { run, number };
        let found = places.binary_search_by(|place| compare(*place));
        found.map(at).map_err(at)
    }

    /// Puts a place where it would be, and moves those from there on.
    #[inline(never)]
    pub fn insert(&mut self, Cursor { run, number }: Cursor, place: usize) {
        self.count = self.count.saturating_add(1);
        let Some(places) = self.runs.get_mut(run) else {
            return self.runs.push(vec![place]);
        };
        places.insert(number.min(places.len()), place);
        if places.len() > MOST {
            let upper = places.split_off(MOST / 2);
            self.runs
                .insert(run.saturating_add(1).min(self.runs.len()), upper);
        }
    }

    /// Removes a place, and gives the lower number to each that is above it.
    #[inline(never)]
    pub fn remove(&mut self, Cursor { run, number }: Cursor) -> Option<usize> {
        let places = self.runs.get_mut(run)?;
        let place = (number < places.len()).then(|| places.remove(number))?;
        if places.is_empty() {
            self.runs.remove(run);
        }
        self.count = self.count.saturating_sub(1);
        let above = self.runs.iter_mut().flatten();
        for other in above.filter(|other| **other > place) {
            *other = other.saturating_sub(1);
        }
        Some(place)
    }

    /// The place there.
    pub fn get(&self, Cursor { run, number }: Cursor) -> Option<usize> {
        self.runs.get(run)?.get(number).copied()
    }

    /// The places from one cursor to another, which is no part of them.
    pub fn between(&self, from: Cursor, to: Cursor) -> Between<'_> {
        Between {
            runs: &self.runs,
            from,
            to,
        }
    }

    /// All places.
    pub fn iter(&self) -> Between<'_> {
        self.between(self.start(), self.end())
    }

    /// Where the first place is.
    pub const fn start(&self) -> Cursor {
        Cursor { run: 0, number: 0 }
    }

    /// Behind the last place.
    pub fn end(&self) -> Cursor {
        match self.runs.last() {
            Some(last) => Cursor {
                run: self.runs.len().saturating_sub(1),
                number: last.len(),
            },
            None => self.start(),
        }
    }
}

/// The places from one cursor to another.
#[derive(Clone)]
pub struct Between<'a> {
    runs: &'a [Vec<usize>],
    from: Cursor,
    to: Cursor,
}

impl Between<'_> {
    /// Whether nothing is left. The end of a run is the beginning of the next.
    fn is_over(&mut self) -> bool {
        let length = self.runs.get(self.from.run).map_or(0, Vec::len);
        if self.from.number >= length && self.from.run < self.to.run {
            self.from = Cursor {
                run: self.from.run.saturating_add(1),
                number: 0,
            };
        }
        if self.to.number == 0 && self.from.run < self.to.run {
            let run = self.to.run.saturating_sub(1);
            let number = self.runs.get(run).map_or(0, Vec::len);
            self.to = Cursor { run, number };
        }
        (self.from.run, self.from.number) >= (self.to.run, self.to.number)
    }
}

impl Iterator for Between<'_> {
    type Item = usize;

    #[inline(never)]
    fn next(&mut self) -> Option<usize> {
        if self.is_over() {
            return None;
        }
        let place = self.runs.get(self.from.run)?.get(self.from.number).copied();
        self.from.number = self.from.number.saturating_add(1);
        place
    }
}

impl DoubleEndedIterator for Between<'_> {
    #[inline(never)]
    fn next_back(&mut self) -> Option<usize> {
        if self.is_over() {
            return None;
        }
        self.to.number = self.to.number.saturating_sub(1);
        self.runs.get(self.to.run)?.get(self.to.number).copied()
    }
}
