//! Classifies a word by the contract's state: a Pack draw's, or another's.

use super::search::Omissions;
use crate::answers::{At, Log, LogQuery, Unread};
use crate::claims::evidence::coordinator::Request;
use crate::claims::evidence::log_index::values;
use crate::claims::limits::MAX_VALUES;
use crate::claims::settlement::Settlement;
use crate::pull::packs_v1;
use crate::step::LogKind;
use values::hash::Hash32;
use values::order;
use values::order::OrderedSet;

/// The pull that a word belongs to.
pub(crate) enum Class {
    /// A Pack draw, by its pull key.
    Pack(Hash32),
    /// Another pull.
    Other,
    /// No pull that was seen.
    Unclaimed,
    /// It was not read.
    Unknown,
}

impl<'a> Omissions<'_, 'a> {
    /// The class of a request, by the consumer's logs of these transactions.
    pub(super) fn class_in(
        &self,
        case: &mut Settlement<'a>,
        id: Hash32,
        transactions: &[Hash32],
    ) -> Class {
        let logs = transactions
            .iter()
            .flat_map(|hash| self.seen.index.of_transaction(hash));
        self.class_among(case, id, logs.map(|shown| shown.log))
    }

    pub(super) fn class_among<'l>(
        &self,
        case: &mut Settlement<'a>,
        id: Hash32,
        logs: impl Iterator<Item = &'l Log>,
    ) -> Class {
        let mut class = Class::Unclaimed;
        let Some(values) = values(logs, MAX_VALUES, case.work) else {
            case.unread(Unread::TooMuchWork);
            return Class::Unknown;
        };
        for value in values {
            let of_value = match case.get_pull(value, At::Pinned) {
                Some(state) if state.value.request() == Some(id) => self.class_of_key(case, value),
                Some(_) => Class::Unclaimed,
                None => Class::Unknown,
            };
            class = match (class, of_value) {
                (Class::Pack(key), _) | (_, Class::Pack(key)) => Class::Pack(key),
                (Class::Unknown, _) | (_, Class::Unknown) => Class::Unknown,
                (Class::Other, _) | (_, Class::Other) => Class::Other,
                (Class::Unclaimed, Class::Unclaimed) => Class::Unclaimed,
            };
        }
        class
    }

    /// The class of a request, by the consumer's logs in its receipt, and by those of its block: one
    /// answer that lacks a log does not hide a Pack draw.
    pub(super) fn class_in_receipt(
        &self,
        case: &mut Settlement<'a>,
        id: Hash32,
        transaction: Hash32,
    ) -> Class {
        let Some(receipt) = case.receipt(transaction) else {
            return Class::Unknown;
        };
        let logs = receipt.value.logs.iter();
        let logs = logs.filter(|log| log.address == self.seen.consumer);
        match self.class_among(case, id, logs.clone()) {
            Class::Other | Class::Unclaimed => {}
            class => return class,
        }
        let ids = order::set(Request::of_receipt(receipt).iter().map(|own| own.id));
        if let Some(key) = self.replaced(case, logs, &ids) {
            return Class::Pack(key);
        }
        let block = receipt.value.block;
        let query = LogQuery::all(self.seen.consumer, block, block);
        let (logs, search) = case.aside(|case| case.logs(&query));
        let Some(logs) = logs else {
            if !search.is_unread() {
                case.waits();
            }
            return Class::Other;
        };
        let logs = logs.iter().map(|shown| shown.log);
        let logs = logs.filter(|log| log.transaction == transaction);
        self.class_among(case, id, logs)
    }

    /// The Pack draw that one of these logs of a transaction requests, and to which the contract gives
    /// none of the transaction's requests: it accepted another since, and forgot this one's word.
    pub(super) fn replaced<'l>(
        &self,
        case: &mut Settlement<'a>,
        logs: impl Iterator<Item = &'l Log>,
        ids: &OrderedSet<Hash32>,
    ) -> Option<Hash32> {
        let requested = logs.filter_map(|log| self.signatures.read(log));
        let mut requested = requested.filter(|(kind, ..)| *kind == LogKind::Requested);
        requested.find_map(|(_, key, _)| {
            let id = case.get_pull(key, At::Pinned)?.value.request()?;
            let is_pack = matches!(self.class_of_key(case, key), Class::Pack(_));
            (is_pack && !ids.contains(&id)).then_some(key)
        })
    }

    /// The class of a pull, by the contract's state.
    pub(super) fn class_of_key(&self, case: &mut Settlement<'a>, key: Hash32) -> Class {
        let Some(state) = case.get_pull(key, At::Pinned) else {
            return Class::Unknown;
        };
        let event_id = state.value.event_id;
        let Some(root) = case.events(event_id, At::Pinned) else {
            return Class::Unknown;
        };
        if packs_v1::is_of_version(&event_id, &root.value) {
            Class::Pack(key)
        } else {
            Class::Other
        }
    }
}
