//! The receipts that the oracle's proofs show, by what they record.

use values::order;
use values::order::{OrderedMap, OrderedSet, grouped};

use super::comparison::{Comparison, Proven, ProvenAt, ProvenDate};
use super::receipt::{Notarised, OwnRequest};
use crate::answers::{Address, Log};
use crate::claims::evidence::logged::LoggedFulfilment;
use crate::claims::listed::{Listed, LoggedEntry};
use crate::pull::Entry;
use crate::step::{LogKind, Place, Point};
use values::hash::Hash32;
use values::position::Position;

/// The receipts that the oracle's proofs show, by what they record.
#[derive(Debug, Default)]
pub struct Receipts {
    /// The receipts, each once.
    pub all: Vec<Notarised>,
    /// The places of the receipts of a transaction, as it was asked for, in a block.
    by_transaction: OrderedMap<(u64, Hash32), Vec<usize>>,
    /// The contract's logs by kind and key, where the deployment lists their signatures.
    entries: OrderedMap<(LogKind, Hash32), Vec<(ProvenAt, LoggedEntry)>>,
    /// The oracle's answers, by coordinator and request.
    answers: OrderedMap<(Address, Hash32), Vec<(ProvenAt, Hash32)>>,
}

impl Receipts {
    /// Puts proven receipts together.
    pub fn of(contract: Address, listed: &Listed, all: Vec<Notarised>) -> Self {
        let (mut by_transaction, mut entries, mut answers) = (Vec::new(), Vec::new(), Vec::new());
        for (receipt, own) in all.iter().enumerate() {
            let asked = (own.receipt.block.number, own.transaction);
            by_transaction.push((asked, receipt));
            let logs = own.receipt.logs.iter().enumerate();
            for (log, written) in logs.filter(|_| own.receipt.succeeded) {
                let at = ProvenAt { receipt, log };
                for kind in [LogKind::Anchored, LogKind::Requested, LogKind::Fulfilled] {
                    let listed = listed.log_of(contract, kind);
                    if let Some(entry) = listed.and_then(|listed| listed.read(written)) {
                        entries.push(((kind, entry.key), (at, entry)));
                    }
                }
                if let Some(answer) = LoggedFulfilment::read(written)
                    && listed.coordinators.contains(&written.address)
                {
                    let of = (written.address, answer.request_id);
                    answers.push((of, (at, answer.word)));
                }
            }
        }
        Self {
            all,
            by_transaction: grouped(by_transaction),
            entries: grouped(entries),
            answers: grouped(answers),
        }
    }

    /// Returns whether a log of this transaction is proven. A receipt does not show the log's index in the block: an
    /// endpoint can return the same log twice, so that a proven log speaks for a proof and never against it.
    pub fn hold(&self, log: &Log) -> bool {
        let asked = (log.position.block, log.transaction);
        let there = self.by_transaction.get(&asked).into_iter().flatten();
        let mut there = there.filter_map(|receipt| self.all.get(*receipt));
        there.any(|own| own.receipt.logs.iter().any(|proven| log.is(proven)))
    }

    /// The value that the contract logged of a kind under a key: where several logs differ, none is chosen.
    pub fn logged(&self, kind: LogKind, key: &Hash32) -> Option<Proven<Hash32>> {
        let (at, entry) = self.entry(kind, key)?;
        Some(Proven {
            value: entry.value,
            key_hash: self.all.get(at.receipt)?.key_hash(),
        })
    }

    fn entry(&self, kind: LogKind, key: &Hash32) -> Option<(ProvenAt, LoggedEntry)> {
        let all = self.entries.get(&(kind, *key))?;
        let (at, first) = all.first()?;
        let is_first = |(_, entry): &(ProvenAt, LoggedEntry)| entry == first;
        all.iter().all(is_first).then_some((*at, *first))
    }

    /// The word of a pull: the one that the oracle's proof gives for the request that the pull's log names, or for the
    /// only one there is in the receipt.
    pub fn word_of_pull(&self, key: &Hash32) -> Option<Proven<Hash32>> {
        let (own, word) = self.request_of_pull(key)?;
        Some(own.proven(word))
    }

    fn request_of_pull(&self, key: &Hash32) -> Option<(&OwnRequest, Hash32)> {
        let (ProvenAt { receipt, .. }, entry) = self.entry(LogKind::Requested, key)?;
        let is_named = |id: &Hash32| entry.request.is_none_or(|request| request == *id);
        let notarised = self.all.get(receipt)?;
        notarised.only(|request| is_named(&request.id))
    }

    /// The request and the word of an event that the contract anchored with this value: the only request of the anchor's
    /// receipt that no pull's log names. Where the contract logged anything else there than of this event and of such
    /// pulls, the request may be another sale's.
    pub fn word_of_event(
        &self,
        contract: Address,
        listed: &Listed,
        id: &Hash32,
        value: &Hash32,
    ) -> Option<(Hash32, Proven<Hash32>)> {
        let (ProvenAt { receipt, .. }, anchor) = self.entry(LogKind::Anchored, id)?;
        let requested = listed.log_of(contract, LogKind::Requested)?;
        let notarised = self.all.get(receipt).filter(|_| anchor.value == *value)?;
        let mut of_pulls = Vec::new();
        let logs = notarised.receipt.logs.iter();
        for log in logs.filter(|log| log.address == contract) {
            match requested.read(log) {
                Some(pull) => of_pulls.push(pull.request?),
                None if log.holds(id) => {}
                None => return None,
            }
        }
        let (own, word) = notarised.only(|request| !of_pulls.contains(&request.id))?;
        Some((own.asked.id, own.proven(word)))
    }

    /// Dates the judged entries whose logs the receipts have; `blocks` are all judged positions.
    pub fn dates(
        &self,
        judged: &OrderedSet<Entry>,
        positions: impl IntoIterator<Item = Position>,
    ) -> Dated {
        let positions = order::set(positions).into_iter();
        let blocks = grouped(positions.map(|position| (position.block, position)));
        let dated = judged.iter();
        let dated = dated.filter_map(|entry| Some((entry, self.log_of(entry)?)));
        let dated: Vec<(&Entry, ProvenAt)> = dated.collect();
        let by_block = grouped(dated.iter().filter_map(|(entry, at)| {
            let index = self.all.get(at.receipt)?.receipt.index;
            Some((entry.position.block, (entry.position, index, at.log)))
        }));
        let date = |entry: &Entry, at: ProvenAt| {
            let own = self.all.get(at.receipt)?;
            let block = own.receipt.block.number;
            let exact = Position {
                block,
                log_index: u32::try_from(at.log).unwrap_or(u32::MAX),
            };
            let positions = blocks.get(&block).map_or(0, Vec::len);
            let shown = by_block.get(&block).map(Vec::as_slice).unwrap_or_default();
            let value = if own.receipt.index == 0 && exact == entry.position {
                ProvenDate::At(exact)
            } else if positions <= 1 || positions <= shown.len() && is_in_order(shown) {
                ProvenDate::In(block)
            } else {
                return None;
            };
            Some(Proven {
                value,
                key_hash: own.key_hash(),
            })
        };
        let dates = dated.into_iter();
        dates
            .filter_map(|(entry, at)| Some((*entry, date(entry, at)?)))
            .collect()
    }

    /// The log of an entry, in its block: the contract's own, or the oracle's answer where the contract logs words in a
    /// form that is not listed, or its callback failed.
    fn log_of(&self, entry: &Entry) -> Option<ProvenAt> {
        let is_there = |at: &ProvenAt| {
            let own = self.all.get(at.receipt);
            own.is_some_and(|own| own.receipt.block.number == entry.position.block)
        };
        let own = self.entries.get(&(entry.kind, entry.key));
        let own = own.into_iter().flatten();
        let mut own = own.filter(|(_, logged)| logged.value == entry.value);
        if let Some((at, _)) = own.find(|(at, _)| is_there(at)) {
            return Some(*at);
        }
        if entry.kind != LogKind::Fulfilled {
            return None;
        }
        let (request, _) = self.request_of_pull(&entry.key)?;
        let answers = self
            .answers
            .get(&(request.asked.coordinator, request.asked.id));
        let answers = answers.into_iter().flatten();
        let mut answers = answers.filter(|(_, word)| *word == entry.value);
        answers.find(|(at, _)| is_there(at)).map(|(at, _)| *at)
    }
}

/// The entries that receipts date.
pub(crate) type Dated = OrderedMap<Entry, Proven<ProvenDate>>;

/// Returns whether logs of one block are in the order of their positions, by their places in the receipts.
fn is_in_order(shown: &[(Position, u64, usize)]) -> bool {
    let mut in_order = shown.to_vec();
    order::sort_by(&mut in_order, Ord::cmp);
    in_order.windows(2).all(|pair| match pair {
        [(before, receipt, log), (after, next, other)] => {
            (before == after) == ((receipt, log) == (next, other))
                && (receipt, log) <= (next, other)
        }
        _ => true,
    })
}

impl Comparison {
    /// The comparison of an entry's date with a proven one.
    pub fn of_date(entry: &Entry, date: &Proven<ProvenDate>) -> Self {
        let place = Place::Key(entry.key);
        let (position, date) = (entry.position, date.clone());
        match date.value {
            ProvenDate::At(at) => {
                Self::new(Point::LogAt(entry.kind), &place, position, date.map(|_| at))
            }
            ProvenDate::In(block) => {
                let point = Point::BlockAt(entry.kind);
                Self::new(point, &place, position.block, date.map(|_| block))
            }
        }
    }
}
