//! What the chain must say of a Pack pull: what the contract holds for every draw, and what
//! classified the other words of the windows.

use std::collections::BTreeSet;

use super::event::not_zero;
use super::oracle;
use super::question::{Address, Log, LogRange, Unread};
use super::seen::{self, Seen};
use super::{Asked, logs};
use crate::verify::hash::Hash32;
use crate::verify::order;
use crate::verify::pull::{Coverage, Entry};
use crate::verify::report::{Cause, Check, DrawName, LogKind, Place, Point, Step, StepId, Value};

/// The chain steps of a Pack pull.
pub(super) const STEPS: [StepId; 2] = [StepId::Contract, StepId::ChainLogs];

/// What a Pack pull's proof claims of the chain.
#[derive(Clone, Debug, Default)]
pub struct PullClaims {
    /// The consumer contract that the payload names.
    pub contract: Option<Address>,
    /// The target and its dependents.
    pub draws: Vec<DrawClaim>,
    /// The words in their windows that are no Pack draws.
    pub others: Vec<OtherClaim>,
    /// Every supplied log entry.
    pub entries: Vec<Entry>,
    /// The span for which every relevant log is supplied.
    pub coverage: Option<Coverage>,
    /// The transactions that the proof names, where logs may be looked for again.
    pub transactions: Vec<Hash32>,
    /// The blocks of the target's own moments, whose times are shown.
    pub moments: BTreeSet<u64>,
}

/// What a draw claims: all recomputed, but for its request and word, which are the supplied ones.
#[derive(Clone, Debug)]
pub struct DrawClaim {
    /// Which draw.
    pub name: DrawName,
    /// The id of its version.
    pub version_event_id: Hash32,
    /// The root of its version.
    pub version_root: Hash32,
    /// The id of its purchase.
    pub purchase_event_id: Hash32,
    /// The commitment of its purchase.
    pub purchase_commitment: Hash32,
    /// The supplied request.
    pub request: Option<Entry>,
    /// The supplied word.
    pub word: Option<Entry>,
}

/// A word that is no Pack draw, and what classified it: its request, and the root under the
/// request's event id.
#[derive(Clone, Copy, Debug)]
pub struct OtherClaim {
    /// The supplied word.
    pub word: Entry,
    /// The supplied request.
    pub request: Entry,
    /// The supplied anchor.
    pub anchor: Entry,
}

/// What `getPull` must say of a key.
struct Pull {
    place: Place,
    key: Hash32,
    event_id: Hash32,
    request: Option<Entry>,
    word: Option<Entry>,
}

impl PullClaims {
    pub(super) fn settle(
        &self,
        contract: Address,
        asked: &mut Asked<'_>,
    ) -> ([Step; 2], Option<Address>) {
        let mut read = Check::new(StepId::ChainLogs);
        let seen = Seen::read(self, contract, asked, &mut read);
        let held = self.contract_step(contract, &seen, asked);
        let logs = logs::step(self, contract, &seen, read, asked);
        // Which coordinator served the target's word is shown, and judged by nobody.
        let mut unjudged = Check::new(StepId::ChainLogs);
        let target = self.draws.first().and_then(|draw| draw.request);
        let coordinator = target.and_then(|request| {
            self.coordinator_request(&mut unjudged, contract, &seen, &request, None, asked)
        });
        // For information alone, so beside a receipt, which is one call like each of these: a time
        // costs no round trip.
        if asked.wants_a_receipt() {
            for block in &self.moments {
                asked.time(*block);
            }
        }
        ([held, logs], coordinator.map(|request| request.coordinator))
    }

    /// `events` and `getPull` hold what the proof says.
    fn contract_step(&self, contract: Address, seen: &Seen<'_>, asked: &mut Asked<'_>) -> Step {
        let mut check = Check::new(StepId::Contract);
        for draw in &self.draws {
            let place = Place::Draw(draw.name);
            let anchors = [
                (
                    Point::ContractVersion,
                    draw.version_event_id,
                    draw.version_root,
                ),
                (
                    Point::ContractPurchase,
                    draw.purchase_event_id,
                    draw.purchase_commitment,
                ),
            ];
            for (point, id, value) in anchors {
                if let Some(held) = asked.events(&mut check, id) {
                    check.same(point, &place, Some(value), not_zero(held));
                }
            }
            let pull = Pull {
                place,
                key: draw.name.pull_key,
                event_id: draw.version_event_id,
                request: draw.request,
                word: draw.word,
            };
            self.pull_state(&mut check, contract, seen, &pull, asked);
        }
        for other in &self.others {
            let place = Place::Key(other.request.key);
            if let Some(held) = asked.events(&mut check, other.anchor.key) {
                let point = Point::ContractOtherRoot;
                check.same(point, &place, Some(other.anchor.value), not_zero(held));
            }
            let pull = Pull {
                place,
                key: other.request.key,
                event_id: other.request.value,
                request: Some(other.request),
                word: Some(other.word),
            };
            self.pull_state(&mut check, contract, seen, &pull, asked);
        }
        if self.draws.is_empty() {
            check.lacks(Cause::Because(StepId::Payload));
        }
        check.settle()
    }

    /// `getPull` holds the request and the word, or the oracle's coordinator logged the word.
    fn pull_state(
        &self,
        check: &mut Check,
        contract: Address,
        seen: &Seen<'_>,
        pull: &Pull,
        asked: &mut Asked<'_>,
    ) {
        let Some(state) = asked.get_pull(check, pull.key) else {
            return;
        };
        let place = &pull.place;
        let requested = state.requested.then_some(state.event_id);
        check.same(
            Point::ContractRequest,
            place,
            Some(pull.event_id),
            requested,
        );
        let (Some(request), Some(word)) = (pull.request, pull.word) else {
            check.lacks(Cause::Because(StepId::Word));
            return;
        };
        if state.fulfilled {
            check.same(Point::ContractWord, place, word.value, state.word);
            return;
        }
        if !state.requested {
            return;
        }
        // The oracle's callback failed: its coordinator still logged the word.
        let id = Some(state.request_id).filter(|id| *id != Hash32::ZERO);
        let Some(request) = self.coordinator_request(check, contract, seen, &request, id, asked)
        else {
            return;
        };
        match self
            .fulfilment(check, &request, &word, asked)
            .and_then(oracle::word)
        {
            Some(served) => {
                check.same(Point::CoordinatorWord, place, word.value, served);
            }
            None => check.lacks(Cause::Unread(Unread::WordNotSeen(request.request_id))),
        }
    }

    /// The coordinator's log of a request's word: over the span, or where the word is said to stand.
    pub(super) fn fulfilment<'a>(
        &self,
        check: &mut Check,
        request: &oracle::Request,
        word: &Entry,
        asked: &mut Asked<'a>,
    ) -> Option<&'a Log> {
        let spans = self.coverage.iter().map(|span| span.from);
        let ranges = order::set(spans.chain([word.position]).map(|at| LogRange {
            topic1: Some(request.request_id),
            ..seen::range(request.coordinator, self.coverage, at)
        }));
        // Both are asked before one is looked at.
        let read: Vec<&[Log]> = ranges
            .into_iter()
            .filter_map(|range| asked.logs(check, range))
            .collect();
        if !asked
            .work
            .spend(read.iter().map(|logs| oracle::looks(logs)).sum())
        {
            check.lacks(Cause::Unread(Unread::TooMuchWork));
            return None;
        }
        read.into_iter()
            .find_map(|logs| oracle::fulfilment(logs, request))
    }

    /// The supplied request of a pull key.
    pub(super) fn request_of(&self, key: &Hash32) -> Option<&Entry> {
        let mut entries = self.entries.iter();
        entries.find(|entry| entry.kind == LogKind::Requested && entry.key == *key)
    }

    /// The oracle's request behind a supplied one: by the transaction of its log.
    pub(super) fn coordinator_request(
        &self,
        check: &mut Check,
        contract: Address,
        seen: &Seen<'_>,
        request: &Entry,
        request_id: Option<Hash32>,
        asked: &mut Asked<'_>,
    ) -> Option<oracle::Request> {
        asked.logs(
            check,
            seen::range(contract, self.coverage, request.position),
        )?;
        let Some((_, log)) = seen.own(request) else {
            check.lacks(
                asked
                    .work
                    .unless_spent(Unread::LogNotSeen(request.position)),
            );
            return None;
        };
        let receipt = asked.receipt(check, log.transaction)?;
        if !asked.work.spend(oracle::looks(&receipt.logs)) {
            check.lacks(Cause::Unread(Unread::TooMuchWork));
            return None;
        }
        match oracle::request(receipt, log.transaction, contract, request_id) {
            Ok(request) => Some(request),
            Err(unread) => {
                check.lacks(Cause::Unread(unread));
                None
            }
        }
    }
}

/// An entry as the report shows it.
pub(super) const fn shown(entry: &Entry) -> Value {
    Value::Entry(entry.position, entry.value)
}
