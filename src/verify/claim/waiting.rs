//! Words that the contract holds no word of: their callback failed, so that only the coordinator
//! logged them, and a proof can leave them out without leaving out a log of the contract.
//!
//! Every request without a word is asked about: those that the proof supplies, wherever they stand,
//! and those that the contract logged shortly before the span. Where the contract says that it
//! still has no word, the coordinator's log of that request is looked for over the span.
//!
//! A log that is found there was left out. Where none is found nothing is claimed: the pull may
//! still be waiting for its word, an honest shop has such pulls, and nobody can show that there is
//! no word yet. It is the same absence that the step rests on for the contract's own logs, of an
//! endpoint that showed every supplied log of the same blocks. A request that could not be followed
//! to its coordinator is another matter: then the question was not asked, and the step says so.

use std::collections::{BTreeMap, BTreeSet};

use super::question::{Address, Log, LogRange};
use super::seen::Seen;
use super::{Asked, PullClaims, oracle};
use crate::verify::hash::Hash32;
use crate::verify::pull::Coverage;
use crate::verify::report::{Cause, Check, LogKind, Place, Point, Value};

/// Words of the span that only the coordinator logged, and that the proof does not supply.
pub(super) fn omissions(
    check: &mut Check,
    claims: &PullClaims,
    contract: Address,
    seen: &Seen<'_>,
    span: Coverage,
    asked: &mut Asked<'_>,
) {
    for (key, log) in unanswered(claims, seen, span) {
        // A supplied request was asked about with the logs. Another would cost a round trip: it is
        // asked about only where its word was found.
        if !asked.work.spend(claims.entries.len()) {
            return;
        }
        let is_supplied = claims.request_of(&key).is_some();
        if is_supplied && !waits(check, &key, asked) {
            continue;
        }
        let Some(request) = request(check, contract, &key, log, is_supplied, asked) else {
            continue;
        };
        let range = LogRange {
            address: request.coordinator,
            topic1: Some(request.request_id),
            from: span.from.block,
            to: span.to.block,
        };
        let logs = asked.logs(check, range).unwrap_or_default();
        if !asked.work.spend(oracle::looks(logs)) {
            return;
        }
        let inside = |log: &&Log| (span.from..=span.to).contains(&log.position);
        if let Some(word) = oracle::fulfilment(logs, &request).filter(inside)
            && waits(check, &key, asked)
        {
            let (point, place) = (Point::LogOmitted(LogKind::Fulfilled), Place::Key(key));
            check.differs(point, &place, Value::Nothing, word.position);
        }
    }
}

/// Whether the contract still has no word for a pull that was requested.
fn waits(check: &mut Check, key: &Hash32, asked: &mut Asked<'_>) -> bool {
    let state = asked.get_pull(check, *key);
    state.is_some_and(|state| state.requested && !state.fulfilled)
}

/// The oracle's request behind the contract's log of one. Of several in one transaction the
/// contract's state tells which.
fn request(
    check: &mut Check,
    contract: Address,
    key: &Hash32,
    log: &Log,
    is_supplied: bool,
    asked: &mut Asked<'_>,
) -> Option<oracle::Request> {
    let receipt = asked.receipt(check, log.transaction)?;
    // Looked through once, or twice.
    let looks = oracle::looks(&receipt.logs).saturating_mul(2);
    if !asked.work.spend(looks) {
        return None;
    }
    let among = |id| oracle::request(receipt, log.transaction, contract, id);
    if !is_supplied && let Ok(request) = among(None) {
        return Some(request);
    }
    let id = asked.get_pull(check, *key)?.request_id;
    among(Some(id).filter(|id| *id != Hash32::ZERO))
        .map_err(|unread| check.lacks(Cause::Unread(unread)))
        .ok()
}

/// The logs of the requests whose word is not supplied, by pull key.
fn unanswered<'a>(
    claims: &PullClaims,
    seen: &Seen<'a>,
    span: Coverage,
) -> BTreeMap<Hash32, &'a Log> {
    let mut requests = BTreeMap::new();
    let mut words = BTreeSet::new();
    for entry in &claims.entries {
        if entry.kind == LogKind::Fulfilled {
            words.insert(entry.key);
        } else if let Some((_, log)) = seen.own(entry)
            && entry.kind == LogKind::Requested
        {
            requests.insert(entry.key, log);
        }
    }
    for ((position, _), log) in &seen.logs {
        match seen.pair(log) {
            Some((LogKind::Requested, key, _)) if *position < span.from => {
                requests.entry(key).or_insert(*log);
            }
            Some((LogKind::Fulfilled, key, _)) => {
                words.insert(key);
            }
            _ => {}
        }
    }
    requests.retain(|key, _| !words.contains(key));
    requests
}
