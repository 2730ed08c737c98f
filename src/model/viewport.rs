//! Computes which part of a long table is drawn: rows of one height in a box that scrolls. Pure arithmetic, in CSS
//! pixels.

use core::num::NonZeroU64;
use core::ops::Range;

/// The tallest box that every browser lays out; a taller table scrolls in bigger steps.
const MAX_HEIGHT: u64 = 16_000_000;

/// The number of rows that are drawn beyond either end of the view.
const OVERSCAN: u64 = 8;

/// The number of drawn rows beyond either end of the view below which new rows are drawn.
const NEAR: u64 = 4;

/// The most rows that are ever drawn, however tall the box.
const MAX: u64 = 56;

/// A long table and the box that it scrolls in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Viewport {
    /// The number of rows.
    pub rows: u64,
    /// The height of a row.
    pub row: u64,
    /// The height of the box.
    pub view: u64,
    /// The rows that are taller because they were opened, each with its extra height, in order.
    taller: Vec<(u64, u64)>,
}

impl Viewport {
    /// Returns a table of this many rows, with default heights until it is measured.
    pub const fn new(rows: u64) -> Self {
        Self {
            rows,
            row: 44,
            view: 600,
            taller: Vec::new(),
        }
    }

    /// Sets a row's extra height; 0 for a row like the others.
    pub fn is_taller(&mut self, row: u64, by: u64) {
        self.taller.retain(|(taller, _)| *taller != row);
        if by > 0 {
            let before = self.taller.partition_point(|(taller, _)| *taller < row);
            self.taller.insert(before, (row, by));
        }
    }

    /// Returns the top of a row in the whole table.
    pub fn top(&self, row: u64) -> u64 {
        self.taller
            .iter()
            .take_while(|(taller, _)| *taller < row)
            .fold(row.saturating_mul(self.row), |top, (_, more)| {
                top.saturating_add(*more)
            })
    }

    /// Returns the height of the table as it is laid out.
    pub fn height(&self) -> u64 {
        self.top(self.rows).min(MAX_HEIGHT)
    }

    /// Returns the top of the view in the whole table, for this scroll position of the box.
    fn begins(&self, scrolled: u64) -> u64 {
        stretched(scrolled, self.reach(self.height()), self.whole())
    }

    /// Returns the largest scroll position over a table of this height.
    const fn reach(&self, height: u64) -> u64 {
        height.saturating_sub(self.view)
    }

    fn whole(&self) -> u64 {
        self.reach(self.top(self.rows))
    }

    /// Returns the row at this height of the whole table.
    fn at(&self, height: u64) -> u64 {
        let row = NonZeroU64::new(self.row).unwrap_or(NonZeroU64::MIN);
        let mut more = 0_u64;
        for (taller, by) in &self.taller {
            let begins = taller.saturating_mul(row.get()).saturating_add(more);
            let ends = begins.saturating_add(row.get()).saturating_add(*by);
            if height < ends {
                let before = height.saturating_sub(more) / row;
                return before.min(*taller);
            }
            more = more.saturating_add(*by);
        }
        (height.saturating_sub(more) / row).min(self.rows.saturating_sub(1))
    }

    /// Returns the rows that are at least partly in view.
    pub fn visible(&self, scrolled: u64) -> Range<u64> {
        let begins = self.begins(scrolled);
        let last = self.at(begins.saturating_add(self.view.saturating_sub(1)));
        self.at(begins)..last.saturating_add(1).min(self.rows)
    }

    /// Returns the rows to draw: `drawn` while those reach far enough beyond the view, or else others around it.
    pub fn draws(&self, scrolled: u64, drawn: &Range<u64>) -> Range<u64> {
        let visible = self.visible(scrolled);
        let reaches = |by: u64| {
            visible.start.saturating_sub(by)..visible.end.saturating_add(by).min(self.rows)
        };
        let near = reaches(NEAR);
        if drawn.start <= near.start && near.end <= drawn.end {
            return drawn.clone();
        }
        let wide = reaches(OVERSCAN);
        wide.start..wide.end.min(wide.start.saturating_add(MAX))
    }

    /// Returns the empty height above the first row that is drawn.
    pub fn above(&self, scrolled: u64, first: u64) -> u64 {
        let begins = self.begins(scrolled);
        scrolled
            .saturating_add(self.top(first))
            .saturating_sub(begins)
    }

    /// Returns the scroll position that brings a row into view: into its middle, or only as far as necessary.
    pub fn reveals(&self, row: u64, scrolled: u64, middle: bool) -> u64 {
        let (begins, top) = (self.begins(scrolled), self.top(row));
        let room = self.view.saturating_sub(self.row);
        let wanted = if middle {
            top.saturating_sub(room / 2)
        } else {
            begins.clamp(top.saturating_sub(room), top)
        };
        if wanted == begins {
            return scrolled;
        }
        stretched(wanted, self.whole(), self.reach(self.height()))
    }
}

/// Maps a place on one stretch to the same share of another.
fn stretched(place: u64, from: u64, to: u64) -> u64 {
    let place = place.min(from);
    if from == to {
        return place;
    }
    let share = u128::from(place)
        .saturating_mul(u128::from(to))
        .checked_div(u128::from(from))
        .unwrap_or(0);
    u64::try_from(share).unwrap_or(to)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(rows: u64) -> Viewport {
        Viewport {
            row: 40,
            view: 400,
            ..Viewport::new(rows)
        }
    }

    #[test]
    fn every_row_can_be_brought_into_view() {
        for rows in [1, 9, 100_000, 5_000_000, u64::MAX / 64] {
            let window = of(rows);
            for row in [0, rows / 3, rows / 2, rows.saturating_sub(2), rows - 1] {
                for (from, middle) in [(0, true), (0, false), (window.height(), true), (777, false)]
                {
                    let from = from.min(window.reach(window.height()));
                    let scrolled = window.reveals(row, from, middle);
                    let visible = window.visible(scrolled);
                    // In a table with bigger strides, the row may end up a row or so away.
                    let near =
                        visible.start.saturating_sub(rows / 400_000)..visible.end + rows / 400_000;
                    assert!(near.contains(&row), "row {row} of {rows}: {visible:?}");
                    assert!(scrolled <= window.height());
                }
            }
        }
    }

    #[test]
    fn what_is_in_view_is_drawn_and_little_else() {
        let window = of(100_000);
        let mut drawn = 0..0;
        let end = window.reach(window.height());
        for scrolled in (0..end).step_by(3_977).chain([end]) {
            drawn = window.draws(scrolled, &drawn);
            let visible = window.visible(scrolled);
            assert!(drawn.start <= visible.start && visible.end <= drawn.end);
            assert!(drawn.end - drawn.start <= MAX);
        }
        assert_eq!(drawn.end, 100_000);
        // A step of one row keeps the drawn rows.
        let drawn = window.draws(40_000, &(0..0));
        assert_eq!(window.draws(40_040, &drawn), drawn);
    }

    #[test]
    fn rows_stand_where_a_whole_table_has_them() {
        let window = of(1_000);
        assert_eq!(window.above(8_000, 190), 190 * 40);
        assert_eq!(window.above(8_000, 0), 0);
        // The same holds with bigger strides: the row in view is at the top.
        let window = of(5_000_000);
        let scrolled = window.reveals(2_000_000, 0, false);
        let first = window.visible(scrolled).start;
        assert!(window.above(scrolled, first).abs_diff(scrolled) <= 40);
    }

    #[test]
    fn an_opened_row_moves_those_below_it() {
        let mut window = of(1_000);
        for (row, by) in [(500, 90), (3, 200), (7, 1), (500, 100), (7, 0)] {
            window.is_taller(row, by);
        }
        assert_eq!(
            (window.top(3), window.top(4), window.top(501)),
            (120, 360, 20_340)
        );
        for (height, row) in [
            (0, 0),
            (120, 3),
            (359, 3),
            (360, 4),
            (20_239, 500),
            (20_339, 500),
            (20_340, 501),
        ] {
            assert_eq!(window.at(height), row, "{height}");
        }
        assert_eq!(window.height(), 40_300);
    }
}
