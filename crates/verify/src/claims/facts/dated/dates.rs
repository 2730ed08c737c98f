//! What dates the judged entries.

use core::cell::Cell;
use std::collections::BTreeMap;

use crate::answers::{Address, Told, Unread};
use crate::claims::evidence::log_index::LogIndex;
use crate::claims::evidence::lookup::ShownLog;
use crate::claims::evidence::recorded::Records;
use crate::claims::evidence::signature::Signatures;
use crate::claims::facts::origin::{Origins, Trail};
use crate::pull::{Entry, PullClaims};
use crate::step::{Cause, Check, Place, Point};

/// How many entries are looked for beyond what was read. An endpoint that shows no logs at all is
/// not asked for each.
pub const MAX_SEARCHES: usize = 16;

/// What dates the judged entries.
pub struct Dates<'c, 'a> {
    pub claims: &'c PullClaims,
    pub consumer: Address,
    pub index: &'c LogIndex<'a>,
    pub signatures: &'c Signatures,
    pub recorded: &'c Records<'a>,
    pub trail: &'c Trail<'a>,
    pub origins: &'c Origins,
    /// How many judged positions each block has.
    pub positions_in_block: BTreeMap<u64, u64>,
    /// The blocks that were read as one range.
    pub span: (u64, u64),
    /// How many more entries are looked for beyond what was read.
    pub searches: Cell<usize>,
}

impl Dates<'_, '_> {
    pub(super) fn confirm_position(&self, check: &mut Check, entry: &Entry, shown: &ShownLog<'_>) {
        let told = Told {
            value: shown.log.position,
            by: shown.by,
        };
        let place = Place::Key(entry.key);
        check.told(Point::LogAt(entry.kind), &place, entry.position, told);
    }

    /// The span's own answer left out an entry's log: it may have left out others.
    pub(super) fn report_gap(&self, check: &mut Check, entry: &Entry) {
        if (self.span.0..=self.span.1).contains(&entry.position.block) {
            check.lacks(Cause::Unread(Unread::LogNotSeen(entry.position)));
        }
    }
}
