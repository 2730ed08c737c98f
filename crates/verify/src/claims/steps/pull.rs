//! The chain steps of a Pack pull.

use core::cell::Cell;
use values::order::OrderedSet;

use crate::answers::{Address, At, LogQuery, Question, Unread};
use crate::claims::evidence::coordinator;
use crate::claims::evidence::known_logs::known_logs;
use crate::claims::evidence::log_index::LogIndex;
use crate::claims::evidence::signature::Signatures;
use crate::claims::facts::{self, Dates, Omissions, Origins, Trail, WindowLogs, reached::Reached};
use crate::claims::limits::MAX_SEARCHES;
use crate::claims::notarised::{Comparison, Dated};
use crate::claims::settled::OfWindows;
use crate::claims::settlement::Settlement;
use crate::claims::unneeded::{EntryMatch, Unneeded};
use crate::claims::window::Window;
use crate::pull::{Entry, PullClaims};
use crate::step::{Cause, LogKind, Place, Point, Step, StepId, StepRun};
use values::order;
use values::position::Position;

/// The chain steps of a Pack pull.
pub(crate) const STEPS: [StepId; 4] = [
    StepId::Contract,
    StepId::WordOrigin,
    StepId::ChainLogs,
    StepId::OracleProof,
];

/// The steps that rest on the windows' logs.
struct WindowSteps {
    origin: StepRun,
    logs: StepRun,
}

impl PullClaims {
    /// Settles the chain steps.
    pub(crate) fn settle(
        &self,
        contract: Address,
        case: &mut Settlement<'_>,
    ) -> (Vec<Step>, OfWindows) {
        let mut held = StepRun::new(StepId::Contract);
        let [origin, logs] = [StepId::WordOrigin, StepId::ChainLogs].map(StepRun::new);
        let mut steps = WindowSteps { origin, logs };
        let reached = case.on(&mut held, Reached::read);
        if reached.is_none() {
            case.on(&mut steps.origin, Reached::read);
            case.on(&mut steps.logs, Reached::read);
            case.stop();
        }
        let reached = reached.unwrap_or(Reached::Yes);
        case.on(&mut held, |case| self.held(case, &reached));
        let seen = self.windows(contract, case, &reached, &mut steps);
        let WindowSteps { mut origin, logs } = steps;
        if case.proofs.is_empty() {
            case.on(&mut origin, Settlement::leaves_word);
        }
        let mut steps: Vec<Step> = [held, origin, logs].map(StepRun::finish).into();
        steps.push(case.proofs.unproven());
        (steps, seen)
    }

    /// Reads the windows, if the chain has come as far and there are windows.
    fn windows(
        &self,
        contract: Address,
        case: &mut Settlement<'_>,
        reached: &Reached,
        steps: &mut WindowSteps,
    ) -> OfWindows {
        // That no log is missing stays told, whatever is proven of those that there are.
        case.on(&mut steps.logs, Settlement::is_not_proven);
        let window = self.window();
        let window = window.filter(|_| *reached == Reached::Yes && !case.is_stopped());
        let dated = self.dated(case);
        let read = window.and_then(|window| self.read(contract, window, case, &dated, steps));
        let seen = read.unwrap_or_else(|| {
            let fault = match self.draws.is_empty() {
                true => StepId::Payload,
                false => StepId::Word,
            };
            for run in [&mut steps.origin, &mut steps.logs] {
                case.on(run, |case| match (reached, window) {
                    (Reached::Yes, Some(_)) => case.waits(),
                    (Reached::Yes, None) => case.lacks(Cause::Because(fault)),
                    _ => reached.lack(case),
                });
            }
            // A receipt may prove a word that endpoints do not show.
            case.on(&mut steps.origin, |case| {
                Origins::read(case, &self.draws, None)
            });
            OfWindows::default()
        });
        let dates = dated.iter();
        let dates =
            dates.map(|(entry, date)| (StepId::ChainLogs, Comparison::of_date(entry, date)));
        case.proven.extend(dates);
        seen
    }

    /// The positions that the rules compare.
    fn positions(&self) -> impl Iterator<Item = Position> + '_ {
        let as_of = self.draws.iter().map(|draw| draw.as_of);
        let judged = self.judged().into_iter();
        judged.map(|entry| entry.position).chain(as_of)
    }

    /// The judged entries that receipts date.
    fn dated(&self, case: &Settlement<'_>) -> Dated {
        let receipts = case.ledger.receipts;
        receipts.dates(&self.judged(), self.positions())
    }

    /// `events` and `getPull` hold what the proof says.
    fn held(&self, case: &mut Settlement<'_>, reached: &Reached) {
        reached.lack(case);
        reached.judge(case);
        for draw in &self.draws {
            let place = Place::Draw(draw.name);
            let (id, root) = (draw.version_event_id, draw.version_root);
            facts::anchored(case, reached, Point::ContractVersion, &place, id, root);
            let (id, value) = (draw.purchase_event_id, draw.purchase_commitment);
            facts::anchored(case, reached, Point::ContractPurchase, &place, id, value);
            let (key, event_id) = (draw.name.pull_key, draw.version_event_id);
            facts::pull_state(case, reached, &place, key, event_id, draw.word);
        }
        for other in &self.others {
            let place = Place::Key(other.request.key);
            let Entry { key, value, .. } = other.anchor;
            facts::anchored(case, reached, Point::ContractOtherRoot, &place, key, value);
            let Entry { key, value, .. } = other.request;
            facts::pull_state(case, reached, &place, key, value, Some(other.word));
        }
        if self.draws.is_empty() {
            case.lacks(Cause::Because(StepId::Payload));
        }
    }

    /// Reads the windows: where each word came from, when each entry was written, and that no word was
    /// left out. `None` as long as their logs are not asked for.
    fn read(
        &self,
        contract: Address,
        window: Window,
        case: &mut Settlement<'_>,
        dated: &Dated,
        steps: &mut WindowSteps,
    ) -> Option<OfWindows> {
        let judged = self.judged();
        let span = window.blocks();
        self.ask_optional(case);
        let all = LogQuery::all(contract, span.from, span.to);
        let in_span = case.on(&mut steps.logs, |case| case.logs(&all));
        let mut elsewhere = Vec::new();
        let mut search = StepRun::new(StepId::ChainLogs);
        let blocks = judged.iter().map(|entry| entry.position.block);
        for block in order::set(blocks.filter(|block| !span.holds(*block))) {
            let query = LogQuery::all(contract, block, block);
            let logs = case.on(&mut search, |case| case.logs(&query));
            elsewhere.extend(logs.into_iter().flatten());
        }
        let mut unread = StepRun::new(StepId::ChainLogs);
        let trail = case.on(&mut unread, |case| Trail {
            requests: coordinator::requests(case, contract, span),
            fulfilments: coordinator::fulfilments(case, &[], span),
        });
        if !case.has_all_logs() {
            return None;
        }
        let is_whole = in_span.is_some();
        let index = LogIndex::new(in_span.into_iter().flatten().chain(elsewhere), case.work);
        let WindowSteps { origin, logs } = steps;
        let samples = self.samples();
        let signatures = case.on(logs, |case| Signatures::infer(&samples, &index, case));
        let known_logs = known_logs(&index, &signatures);
        let seen = WindowLogs {
            consumer: contract,
            index: &index,
            known_logs: &known_logs,
            trail: &trail,
            named: &self.transactions,
        };
        let origins = case.on(origin, |case| Origins::read(case, &self.draws, Some(&seen)));
        let positions = order::set(self.positions()).into_iter();
        let positions = positions.map(|position| (position.block, position));
        let dates = Dates {
            claims: self,
            seen: &seen,
            signatures: &signatures,
            origins: &origins,
            positions: order::grouped(positions),
            span,
            dated,
            searches: Cell::new(MAX_SEARCHES),
        };
        case.on(logs, |case| {
            // Without the windows' logs each entry would be looked for alone.
            let own = if is_whole { samples } else { self.of_target() };
            for entry in &own {
                dates.entry(case, entry);
            }
            for draw in &self.draws {
                dates.written_once(case, draw);
            }
            facts::second_requests(case, self, &seen, span);
            if is_whole {
                case.takes_gap(unread);
                let by = case.told_logs(&all);
                Omissions::new(self, window, &seen, &signatures).judge_all(case, by);
            }
            let is_unlisted = case.ledger.listed.coordinators.is_empty();
            if is_unlisted && !signatures.knows(LogKind::Fulfilled) {
                self.unknown_logs(case, &index, &signatures, window);
            }
            if case.work.is_spent() {
                case.gives_up();
            }
        });
        Some(OfWindows {
            served: origins.served(),
            unneeded: self.unneeded(&judged, &index, window),
        })
    }

    /// Asks along with the first questions, so that it costs no round trip of its own: what infers
    /// the logs' signatures, and the times of the target's moments.
    fn ask_optional(&self, case: &mut Settlement<'_>) {
        if let Some(target) = self.draws.first() {
            let entries = [
                target.version_anchor,
                target.purchase_anchor,
                target.request,
            ];
            for entry in entries.into_iter().flatten() {
                for value in [entry.key, entry.value] {
                    case.ask_optional(Question::Events(value, At::Pinned));
                    case.ask_optional(Question::GetPull(value, At::Pinned));
                }
            }
        }
        for block in &self.target_blocks {
            case.ask_optional(Question::Time(*block));
        }
    }

    /// Leaves the step without an unknown log: if neither a coordinator is listed nor the signature of a word known, any
    /// log of a window may be a word that was left out.
    fn unknown_logs(
        &self,
        case: &mut Settlement<'_>,
        index: &LogIndex<'_>,
        signatures: &Signatures,
        window: Window,
    ) {
        let unknown = index
            .all()
            .iter()
            .find(|shown| window.holds(shown.log.position) && !signatures.is_known(shown.log));
        if let Some(unknown) = unknown {
            case.unread(Unread::UnknownLog(unknown.log.position));
        }
    }

    /// The supplied entries that no rule needs, and what was seen of them on the way.
    fn unneeded(
        &self,
        judged: &OrderedSet<Entry>,
        index: &LogIndex<'_>,
        window: Window,
    ) -> Vec<Unneeded> {
        let span = window.blocks();
        let entries = order::set(self.entries.iter().copied());
        let unneeded = entries.into_iter().filter(|entry| !judged.contains(entry));
        unneeded
            .map(|entry| {
                let is_read = span.holds(entry.position.block);
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
