//! An entry is dated by the contract's state before and after its block.

use super::dates::Dates;
use crate::answers::{Answer, At, Question, Told, Unread, Witnesses};
use crate::claims::facts::held::not_zero;
use crate::claims::settlement::Settlement;
use crate::pull::{DrawClaim, Entry};
use crate::step::{LogKind, Place, Point, StepId, StepRun, Value};
use values::hash::Hash32;

impl<'a> Dates<'_, 'a> {
    /// A contract that accepts a second anchor or request under one key lets a shop choose: one block
    /// before the target's own, it held nothing, and nothing of the other draws before the span, whose
    /// logs show the rest. Where no endpoint keeps that state, this rests on the contract's code.
    pub(crate) fn written_once(&self, case: &mut Settlement<'a>, draw: &DrawClaim) {
        let mut search = StepRun::new(StepId::ChainLogs);
        for entry in [draw.purchase_anchor, draw.request].into_iter().flatten() {
            // One block for all others, so that they are one read.
            let own = entry.position.block;
            let first = if draw.name.target {
                own
            } else {
                own.min(self.span.from)
            };
            let Some(earlier) = first.checked_sub(1) else {
                continue;
            };
            let before = case.on(&mut search, |case| is_taken(case, &entry, earlier));
            let Some(before) = before else {
                continue;
            };
            // A value that all report alike is old state if one of them keeps it.
            if !before.value || archives(case, &entry).and(before.by).is_empty() {
                continue;
            }
            if !case.are_all(before.by) {
                case.unread(Unread::ToldByFew(before.by));
                continue;
            }
            let (point, place) = (Point::StateAt(entry.kind), Place::Key(entry.key));
            case.run
                .contradicts(point, &place, entry.position, before.map(|_| earlier));
        }
        case.takes_contradiction(search);
        case.waits_for_all();
    }

    /// Dates an entry by the contract's state before and after its block. `true` when that settles
    /// the entry, one way or the other.
    pub(super) fn date_by_state(
        &self,
        case: &mut Settlement<'a>,
        search: &mut StepRun,
        entry: &Entry,
    ) -> bool {
        let block = entry.position.block;
        let Some(earlier) = block.checked_sub(1) else {
            return false;
        };
        let at = [At::Block(earlier), At::Block(block), At::Pinned];
        let held = case.on(search, |case| at.map(|at| held_at(case, entry, at)));
        let [Some(before), Some(after), Some(now)] = held else {
            return false;
        };
        // A value that the contract does not hold at all has no date: another step says so.
        if !archives(case, entry).include(before.by.with(after.by)) || !now.value {
            return false;
        }
        let (point, place) = (Point::StateAt(entry.kind), Place::Key(entry.key));
        let contradiction = if before.value {
            Some(before.map(|_| Value::from(earlier)))
        } else if !after.value {
            Some(after.map(|_| Value::Nothing))
        } else {
            None
        };
        if let Some(told) = contradiction {
            if case.are_all(told.by) {
                case.run.contradicts(point, &place, entry.position, told);
            } else {
                case.unread(Unread::ToldByFew(told.by));
            }
            return true;
        }
        // One endpoint of several is too few to date an entry.
        let is_told = case.are_all(before.by.and(after.by));
        is_told
            && self.is_alone(case, entry)
            && case.run.told(point, &place, block, after.map(|_| block))
    }
}

/// The endpoints that keep old state. One that answers every block with its present state does not: it
/// is asked for the first block too.
fn archives(case: &mut Settlement<'_>, entry: &Entry) -> Witnesses {
    let at = At::Block(0);
    if entry.kind == LogKind::Anchored {
        let is_present = |answer: &Answer| *answer != Answer::Events(Hash32::ZERO);
        return case.archive_witnesses(Question::Events(entry.key, at), is_present);
    }
    case.archives_of_pull(entry.key)
}

/// Returns whether the contract held anything under an entry's key after a block.
fn is_taken(case: &mut Settlement<'_>, entry: &Entry, block: u64) -> Option<Told<bool>> {
    let at = At::Block(block);
    if entry.kind == LogKind::Anchored {
        let held = case.events(entry.key, at)?;
        return Some(held.map(|held| held != Hash32::ZERO));
    }
    let state = case.get_pull(entry.key, at)?;
    Some(state.map(|state| state.requested))
}

/// Returns whether the contract held what an entry says.
fn held_at(case: &mut Settlement<'_>, entry: &Entry, at: At) -> Option<Told<bool>> {
    if entry.kind == LogKind::Anchored {
        let held = case.events(entry.key, at)?;
        return Some(held.map(|held| not_zero(held) == Some(entry.value)));
    }
    let state = case.get_pull(entry.key, at)?;
    Some(state.map(|state| match entry.kind {
        LogKind::Fulfilled => state.fulfilled && state.word == entry.value,
        _ => state.requested && state.event_id == entry.value,
    }))
}
