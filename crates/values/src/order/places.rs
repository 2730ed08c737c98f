//! Keeps places of a list in another order.

use core::cmp::Ordering;

/// The places of a list, in another order, in runs. An insertion moves only places of its own run.
#[derive(Clone, Default)]
pub(crate) struct Places {
    /// The runs, none of them empty.
    runs: Vec<Vec<usize>>,
    count: usize,
}

/// The most places in a run.
const MOST: usize = 512;

/// The position of a place: its run, and its number in that run. The end of a run is the beginning of the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cursor {
    run: usize,
    number: usize,
}

impl Cursor {
    /// Returns the cursor behind this one.
    pub(crate) const fn next(self) -> Self {
        Self {
            run: self.run,
            number: self.number.saturating_add(1),
        }
    }
}

impl Places {
    /// Returns an empty list of places.
    pub(crate) const fn new() -> Self {
        Self {
            runs: Vec::new(),
            count: 0,
        }
    }

    /// Takes these places, in this order.
    pub(crate) fn of(places: &[usize]) -> Self {
        Self {
            runs: places.chunks(MOST).map(<[usize]>::to_vec).collect(),
            count: places.len(),
        }
    }

    /// Returns the number of places.
    pub(crate) const fn len(&self) -> usize {
        self.count
    }

    /// Returns the cursor of the place that compares as equal.
    ///
    /// # Errors
    ///
    /// The cursor at which such a place would be inserted, if there is none.
    #[inline(never)]
    pub(crate) fn search(&self, compare: &dyn Fn(usize) -> Ordering) -> Result<Cursor, Cursor> {
        let is_below = |run: &Vec<usize>| run.last().is_some_and(|last| compare(*last).is_lt());
        let run = self.runs.partition_point(is_below);
        let Some(places) = self.runs.get(run) else {
            return Err(self.end());
        };
        let at = |number| Cursor { run, number };
        let found = places.binary_search_by(|place| compare(*place));
        found.map(at).map_err(at)
    }

    /// Inserts a place at the cursor, and moves those from there on.
    #[inline(never)]
    pub(crate) fn insert(&mut self, Cursor { run, number }: Cursor, place: usize) {
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

    /// Removes and returns a place, and lowers each higher place by one.
    #[inline(never)]
    pub(crate) fn remove(&mut self, Cursor { run, number }: Cursor) -> Option<usize> {
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

    /// Returns the place at the cursor.
    pub(crate) fn get(&self, Cursor { run, number }: Cursor) -> Option<usize> {
        self.runs.get(run)?.get(number).copied()
    }

    /// Returns the places from one cursor to another, which is excluded.
    pub(crate) fn between(&self, from: Cursor, to: Cursor) -> Between<'_> {
        Between {
            runs: &self.runs,
            from,
            to,
        }
    }

    /// Returns all places.
    pub(crate) fn iter(&self) -> Between<'_> {
        self.between(self.start(), self.end())
    }

    /// Returns the cursor of the first place.
    pub(crate) const fn start(&self) -> Cursor {
        Cursor { run: 0, number: 0 }
    }

    /// Returns the cursor behind the last place.
    pub(crate) fn end(&self) -> Cursor {
        match self.runs.last() {
            Some(last) => Cursor {
                run: self.runs.len().saturating_sub(1),
                number: last.len(),
            },
            None => self.start(),
        }
    }
}

/// An iterator over the places from one cursor to another.
#[derive(Clone)]
pub(crate) struct Between<'a> {
    runs: &'a [Vec<usize>],
    from: Cursor,
    to: Cursor,
}

impl Between<'_> {
    /// Returns true if nothing is left, after a step from the end of a run to the beginning of the next.
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
