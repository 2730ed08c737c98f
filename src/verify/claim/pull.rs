//! What the chain must say of a Pack pull: what the contract holds for every draw, and what
//! classified the other words of the windows.

use super::event::not_zero;
use super::oracle;
use super::question::{Address, LogRange, Unread};
use super::{Asked, logs};
use crate::verify::hash::Hash32;
use crate::verify::pull::{Coverage, Entry};
use crate::verify::report::{Cause, Check, DrawName, Place, Point, Step, StepId, Value};

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
        let held = self.contract_step(contract, asked);
        let logs = logs::step(self, contract, asked);
        // Which coordinator served the target's word is shown, and judged by nobody.
        let mut unjudged = Check::new(StepId::ChainLogs);
        let target = self.draws.first().and_then(|draw| draw.request);
        let coordinator = target.and_then(|request| {
            self.coordinator_request(&mut unjudged, contract, &request, None, asked)
        });
        ([held, logs], coordinator.map(|request| request.coordinator))
    }

    /// `events` and `getPull` hold what the proof says.
    fn contract_step(&self, contract: Address, asked: &mut Asked<'_>) -> Step {
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
            self.pull_state(&mut check, contract, &pull, asked);
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
            self.pull_state(&mut check, contract, &pull, asked);
        }
        if self.draws.is_empty() {
            check.lacks(Cause::Because(StepId::Payload));
        }
        check.settle()
    }

    /// `getPull` holds the request and the word, or the oracle's coordinator logged the word.
    fn pull_state(&self, check: &mut Check, contract: Address, pull: &Pull, asked: &mut Asked<'_>) {
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
        let Some(request) = self.coordinator_request(check, contract, &request, id, asked) else {
            return;
        };
        let range = LogRange::block(request.coordinator, Some(request.request_id), word.position);
        let Some(logs) = asked.logs(check, range) else {
            return;
        };
        match oracle::fulfilment(logs, &request).and_then(oracle::word) {
            Some(served) => {
                check.same(Point::CoordinatorWord, place, word.value, served);
            }
            None => check.lacks(Cause::Unread(Unread::WordNotSeen(request.request_id))),
        }
    }

    /// The oracle's request behind a supplied one: by the transaction of its log.
    pub(super) fn coordinator_request(
        &self,
        check: &mut Check,
        contract: Address,
        request: &Entry,
        request_id: Option<Hash32>,
        asked: &mut Asked<'_>,
    ) -> Option<oracle::Request> {
        let logs = logs::around(self, contract, request, asked, check)?;
        let log = logs.iter().find(|log| {
            log.position == request.position && log.holds(&request.key) && log.holds(&request.value)
        });
        let Some(log) = log else {
            check.lacks(Cause::Unread(Unread::LogNotSeen(request.position)));
            return None;
        };
        let receipt = asked.receipt(check, log.transaction)?;
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
