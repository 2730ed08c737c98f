//! The chain steps of a Pack pull.

use core::cell::Cell;
use values::order::{OrderedMap, OrderedSet};

use crate::answers::{Address, At, LogQuery, Question, Unread};
use crate::claims::evidence::coordinator;
use crate::claims::evidence::log_index::LogIndex;
use crate::claims::evidence::lookup::AnswerLookup;
use crate::claims::evidence::recorded::recorded;
use crate::claims::evidence::signature::Signatures;
use crate::claims::facts::{
    self, Dates, MAX_SEARCHES, Omissions, OracleProofs, Origins, Trail, reached::Reached,
};
use crate::claims::listed::UsedCoordinator;
use crate::claims::unneeded::{EntryMatch, Unneeded};
use crate::claims::window::Window;
use crate::pull::{Entry, PullClaims};
use crate::step::{Cause, Check, LogKind, Place, Point, Step, StepId};
use values::order;

/// The chain steps of a Pack pull.
pub const STEPS: [StepId; 4] = [
    StepId::Contract,
    StepId::WordOrigin,
    StepId::ChainLogs,
    StepId::OracleProof,
];

impl PullClaims {
    /// Settles the chain steps; the coordinators that served the draws, as far as they were seen.
    pub(crate) fn settle(
        &self,
        contract: Address,
        lookup: &mut AnswerLookup<'_>,
        proofs: &mut OracleProofs,
        unneeded: &mut Vec<Unneeded>,
    ) -> (Vec<Step>, Vec<UsedCoordinator>) {
        let [mut held, mut origin, mut logs] =
            [StepId::Contract, StepId::WordOrigin, StepId::ChainLogs].map(Check::new);
        let needed = self.newest_block().unwrap_or(0);
        let mut served = Vec::new();
        if let Some(reached) = Reached::read(needed, lookup, &mut held) {
            self.held(&mut held, lookup, &reached);
            let checks = [&mut origin, &mut logs];
            served = self.windows(contract, &reached, lookup, checks, proofs, unneeded);
        } else {
            Reached::read(needed, lookup, &mut origin);
            Reached::read(needed, lookup, &mut logs);
        }
        if proofs.is_empty() {
            proofs.lacks_as(&origin);
        }
        let mut steps: Vec<Step> = [held, origin, logs].map(Check::finish).into();
        steps.push(proofs.unproven());
        (steps, served)
    }

    /// Reads the windows, if the chain has come as far and there are windows.
    fn windows(
        &self,
        contract: Address,
        reached: &Reached,
        lookup: &mut AnswerLookup<'_>,
        [origin, logs]: [&mut Check; 2],
        proofs: &mut OracleProofs,
        unneeded: &mut Vec<Unneeded>,
    ) -> Vec<UsedCoordinator> {
        match self.window() {
            _ if *reached != Reached::Yes => {
                reached.lack(origin);
                reached.lack(logs);
            }
            Some(window) => {
                return self.read(contract, window, lookup, [origin, logs], proofs, unneeded);
            }
            None if self.draws.is_empty() => {
                origin.lacks(Cause::Because(StepId::Payload));
                logs.lacks(Cause::Because(StepId::Payload));
            }
            None => {
                origin.lacks(Cause::Because(StepId::Word));
                logs.lacks(Cause::Because(StepId::Word));
            }
        }
        Vec::new()
    }

    /// `events` and `getPull` hold what the proof says.
    fn held(&self, check: &mut Check, lookup: &mut AnswerLookup<'_>, reached: &Reached) {
        reached.lack(check);
        reached.judge(check);
        for draw in &self.draws {
            let place = Place::Draw(draw.name);
            let version = (draw.version_event_id, draw.version_root);
            let asked = (Point::ContractVersion, &place);
            facts::anchored(check, lookup, reached, asked, version);
            let purchase = (draw.purchase_event_id, draw.purchase_commitment);
            let asked = (Point::ContractPurchase, &place);
            facts::anchored(check, lookup, reached, asked, purchase);
            let pull = (draw.name.pull_key, draw.version_event_id);
            facts::pull_state(check, lookup, reached, &place, pull, draw.word);
        }
        for other in &self.others {
            let place = Place::Key(other.request.key);
            let anchor = (other.anchor.key, other.anchor.value);
            let asked = (Point::ContractOtherRoot, &place);
            facts::anchored(check, lookup, reached, asked, anchor);
            let pull = (other.request.key, other.request.value);
            facts::pull_state(check, lookup, reached, &place, pull, Some(other.word));
        }
        if self.draws.is_empty() {
            check.lacks(Cause::Because(StepId::Payload));
        }
    }

    /// Reads the windows: where each word came from, when each entry was written, and that no word was
    /// left out.
    fn read<'a>(
        &self,
        contract: Address,
        window: Window,
        lookup: &mut AnswerLookup<'a>,
        [origin, logs]: [&mut Check; 2],
        proofs: &mut OracleProofs,
        unneeded: &mut Vec<Unneeded>,
    ) -> Vec<UsedCoordinator> {
        let judged = self.judged();
        let span = window.blocks();
        self.ask_optional(lookup);
        let in_span = lookup.logs(logs, &LogQuery::all(contract, span.0, span.1));
        let mut elsewhere = Vec::new();
        let mut search = Check::new(StepId::ChainLogs);
        let blocks = judged.iter().map(|entry| entry.position.block);
        let outside = order::set(blocks.filter(|block| !(span.0..=span.1).contains(block)));
        for block in outside {
            let query = LogQuery::all(contract, block, block);
            elsewhere.extend(lookup.logs(&mut search, &query).into_iter().flatten());
        }
        let mut unread = Check::new(StepId::ChainLogs);
        let trail = Trail {
            requests: coordinator::requests(lookup, &mut unread, contract, span),
            fulfilments: coordinator::fulfilments(lookup, &mut unread, &[], span),
        };
        if !lookup.has_all_logs() {
            origin.lacks(Cause::ContractNotRead);
            logs.lacks(Cause::ContractNotRead);
            return Vec::new();
        }
        let is_whole = in_span.is_some();
        let index = LogIndex::new(in_span.into_iter().flatten().chain(elsewhere), lookup);
        let signatures = Signatures::infer(&self.samples(), &index, lookup, logs);
        let recorded = recorded(&index, &signatures);
        let seen = facts::WindowLogs {
            index: &index,
            recorded: &recorded,
            trail: &trail,
            named: &self.transactions,
        };
        let origins = Origins::read(origin, lookup, contract, &self.draws, seen, proofs);
        let mut positions_in_block = OrderedMap::new();
        let as_of = self.draws.iter().map(|draw| draw.as_of);
        for position in order::set(judged.iter().map(|entry| entry.position).chain(as_of)) {
            let there: &mut u64 = positions_in_block.entry(position.block).or_default();
            *there = there.saturating_add(1);
        }
        let dates = Dates {
            claims: self,
            consumer: contract,
            index: &index,
            signatures: &signatures,
            recorded: &recorded,
            trail: &trail,
            origins: &origins,
            positions_in_block,
            span,
            proven: lookup.proven,
            searches: Cell::new(MAX_SEARCHES),
        };
        // Without the windows' logs each entry would be looked for alone.
        let dated = if is_whole {
            self.samples()
        } else {
            self.of_target()
        };
        for entry in &dated {
            dates.entry(logs, lookup, entry);
        }
        for draw in &self.draws {
            dates.written_once(logs, lookup, draw);
        }
        let seen = (contract, &index, &trail);
        facts::second_requests(logs, lookup, self, seen, span);
        if is_whole {
            unread.pass_gap_to(logs);
            let mut search = Omissions {
                claims: self,
                consumer: contract,
                window,
                index: &index,
                recorded: &recorded,
                trail: &trail,
                signatures: &signatures,
                found: OrderedSet::new(),
            };
            let by = lookup.told_logs(&LogQuery::all(contract, span.0, span.1));
            facts::omissions(logs, lookup, (&mut search, by));
        }
        if lookup.listed.coordinators.is_empty() && !signatures.knows(LogKind::Fulfilled) {
            self.unknown_logs(logs, &index, &signatures, window);
        }
        if lookup.work.is_spent() {
            logs.gives_up(Cause::Unread(Unread::TooMuchWork));
        }
        *unneeded = self.unneeded(&judged, &index, window);
        origins.served()
    }

    /// What is asked with the first questions, so that it costs no round trip of its own: what infers
    /// the logs' signatures, and the times of the target's moments.
    fn ask_optional(&self, lookup: &mut AnswerLookup<'_>) {
        if let Some(target) = self.draws.first() {
            let entries = [
                target.version_anchor,
                target.purchase_anchor,
                target.request,
            ];
            for entry in entries.into_iter().flatten() {
                for value in [entry.key, entry.value] {
                    lookup.ask_optional(Question::Events(value, At::Pinned));
                    lookup.ask_optional(Question::GetPull(value, At::Pinned));
                }
            }
        }
        for block in &self.target_blocks {
            lookup.ask_optional(Question::Time(*block));
        }
    }

    /// Where neither a coordinator is listed nor the signature of a word known, any log of a window
    /// may be a word that was left out.
    fn unknown_logs(
        &self,
        check: &mut Check,
        index: &LogIndex<'_>,
        signatures: &Signatures,
        window: Window,
    ) {
        let unknown = index
            .all()
            .iter()
            .find(|shown| window.holds(shown.log.position) && !signatures.is_known(shown.log));
        if let Some(unknown) = unknown {
            check.lacks(Cause::Unread(Unread::UnknownLog(unknown.log.position)));
        }
    }

    /// The supplied entries that no rule needs, and what was seen of them on the way.
    fn unneeded(
        &self,
        judged: &OrderedSet<Entry>,
        index: &LogIndex<'_>,
        window: Window,
    ) -> Vec<Unneeded> {
        let (from, to) = window.blocks();
        let entries = order::set(self.entries.iter().copied());
        let unneeded = entries.into_iter().filter(|entry| !judged.contains(entry));
        unneeded
            .map(|entry| {
                let is_read = (from..=to).contains(&entry.position.block);
                let seen = match index.holding(&entry) {
                    Some(_) => EntryMatch::Fits,
                    None if is_read => EntryMatch::DoesNotFit,
                    None => EntryMatch::NotRead,
                };
                Unneeded { entry, seen }
            })
            .collect()
    }
}
