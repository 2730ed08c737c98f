//! The judged entries of a pull, and where their logs are.

use super::target::Shown;
use crate::answers::{Address, Log};
use crate::claims::evidence::logged::LoggedFulfilment;
use crate::claims::evidence::told_logs::ToldLogs;
use crate::claims::listed::Listed;
use crate::pull::{Entry, NonPackWord, PullClaims};
use crate::step::LogKind;
use values::order::GrowingSet;

/// The judged entries, the target's first, each once.
pub(crate) fn entries(claims: &PullClaims) -> Vec<(Shown, Entry)> {
    let draws = claims.draws.iter();
    let draws = draws.flat_map(|draw| draw.entries().map(|entry| (Some(draw.name), entry)));
    let others = claims.others.iter().flat_map(NonPackWord::entries);
    let others = others.map(|entry| (None, entry));
    let mut known = GrowingSet::new();
    let all = draws.chain(others).filter(|(_, entry)| known.add(*entry));
    let all = all.map(|(draw, entry)| {
        let Entry { kind, key, .. } = entry;
        (Shown { kind, key, draw }, entry)
    });
    all.collect()
}

/// The log of an entry at its position: the contract's, or the oracle's answer where the callback failed.
pub(crate) fn log_of<'a>(
    entry: &Entry,
    contract: Address,
    listed: &Listed,
    told: &ToldLogs<'a>,
) -> Option<&'a Log> {
    told.at(entry.position).find(|log| {
        let is_own = log.address == contract && log.holds(entry);
        let answer = || LoggedFulfilment::read(*log);
        is_own
            || entry.kind == LogKind::Fulfilled
                && listed.coordinators.contains(&log.address)
                && answer().is_some_and(|answer| answer.word == entry.value)
    })
}
