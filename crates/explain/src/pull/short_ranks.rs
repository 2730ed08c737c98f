//! Shortens the cards of a band by rank to the drawn one, and a few above and below it.

use verify::report::count;

use super::candidates::Candidate;
use super::subject::PullSubject;

/// The most cards above the drawn one. If there are more, one line stands for those that are left out.
const ABOVE: usize = 3;
/// The most cards below the drawn one.
const BELOW: usize = 2;

/// A line of the short list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RankLine<'s> {
    /// A card, and its place among the free cards, counted from 1; `None` if it was not free.
    Card(Option<u64>, &'s Candidate),
    /// So many cards that were not free are left out.
    LeftOut(u64),
}

impl PullSubject {
    /// Returns the cards of the drawn band by rank: those above the first free one, which were not free, that one, and
    /// the next few. Empty if no card was free.
    pub fn short_ranks(&self) -> Vec<RankLine<'_>> {
        let is_free = |candidate: &Candidate| candidate.blocked.is_none();
        let Some(drawn) = self.candidates.iter().position(is_free) else {
            return Vec::new();
        };
        let (above, from_drawn) = self.candidates.split_at(drawn);
        let shown = if above.len() > ABOVE {
            ABOVE.saturating_sub(1)
        } else {
            above.len()
        };
        let left_out = count(above.len().saturating_sub(shown));
        let blocked = above.iter().take(shown);
        let mut lines: Vec<_> = blocked.map(|card| RankLine::Card(None, card)).collect();
        if left_out > 0 {
            lines.push(RankLine::LeftOut(left_out));
        }
        let mut place = 0_u64;
        lines.extend(from_drawn.iter().take(BELOW.saturating_add(1)).map(|card| {
            let free = is_free(card);
            place = place.saturating_add(u64::from(free));
            RankLine::Card(free.then_some(place), card)
        }));
        lines
    }
}
