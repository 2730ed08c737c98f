//! From the oracle: a judged word is what a listed coordinator logged for the draw's own request
//! (`docs/protocol.md#origin`).
//!
//! `getPull` names the request's id. The coordinator's log of that request is in the transaction of
//! the draw's own request, so that no other request can be named later. A coordinator answers a
//! request once, whatever the contract's callback did with the answer.

use super::oracle_proof::LoggedWord;
use crate::answers::{Address, At, Receipt, Span, Told, Unread, Witnesses};
use crate::claims::evidence::coordinator::{self, Fulfilment, Request};
use crate::claims::evidence::known_logs::KnownLogs;
use crate::claims::evidence::log_index::{LogIndex, values};
use crate::claims::limits::{DELIVERY_BLOCKS, MAX_VALUES};
use crate::claims::listed::UsedCoordinator;
use crate::claims::settlement::{Graded, Settlement};
use crate::pull::{DrawClaim, Entry};
use crate::step::{Cause, Place, Point, StepId};
use values::hash::Hash32;
use values::order::OrderedMap;

/// The listed coordinators' logs over the windows; `None` as long as they are not answered.
pub(crate) struct Trail<'a> {
    /// The requests of this consumer.
    pub requests: Option<Vec<Request<'a>>>,
    /// The fulfilments of all consumers.
    pub fulfilments: Option<Vec<Fulfilment<'a>>>,
}

/// The coordinator that served each draw, by pull key.
#[derive(Default)]
pub(crate) struct Origins(OrderedMap<Hash32, (Address, bool)>);

impl Origins {
    /// Looks for the coordinator's word of every draw.
    pub(crate) fn read<'a>(
        case: &mut Settlement<'a>,
        draws: &[DrawClaim],
        seen: Option<&WindowLogs<'_, 'a>>,
    ) -> Self {
        let mut origins = Vec::new();
        for draw in draws {
            let (Some(request), Some(word)) = (draw.request, draw.word) else {
                case.is_not_proven();
                case.lacks(Cause::Because(StepId::Word));
                case.leaves_word();
                continue;
            };
            let place = Place::Draw(draw.name);
            let proven = case.ledger.receipts.word_of_pull(&draw.name.pull_key);
            let told = seen.and_then(|seen| {
                let told = seen.word(case, &mut origins, draw, request, word);
                if told.is_none() {
                    case.leaves_word();
                }
                told
            });
            let found = Graded {
                told: told.flatten(),
                proven: proven.clone(),
            };
            case.compare(Point::CoordinatorWord, &place, word.value, found);
            case.compare_proof(&place, word.value, proven);
        }
        Self(origins.into_iter().collect())
    }

    /// The coordinator of a draw, if it was seen.
    pub(crate) fn of(&self, pull_key: &Hash32) -> Option<Address> {
        self.0.get(pull_key).map(|(coordinator, _)| *coordinator)
    }

    /// Each coordinator once, with how many words it served.
    pub(crate) fn served(&self) -> Vec<UsedCoordinator> {
        let mut served: Vec<UsedCoordinator> = Vec::new();
        for (coordinator, is_listed) in self.0.values().copied() {
            match served
                .iter_mut()
                .find(|known| known.coordinator == coordinator)
            {
                Some(known) => known.words = known.words.saturating_add(1),
                None => served.push(UsedCoordinator {
                    coordinator,
                    is_listed,
                    words: 1,
                }),
            }
        }
        served
    }
}

/// The logs that were seen of the windows.
#[derive(Clone, Copy)]
pub(crate) struct WindowLogs<'s, 'a> {
    /// The consumer.
    pub consumer: Address,
    /// The consumer's logs.
    pub index: &'s LogIndex<'a>,
    /// The records in the logs of known kinds.
    pub known_logs: &'s KnownLogs<'a>,
    /// The coordinators' logs.
    pub trail: &'s Trail<'a>,
    /// The transactions that the proof names.
    pub named: &'s [Hash32],
}

impl<'a> WindowLogs<'_, 'a> {
    /// The word that the coordinator logged for a draw; `None` inside if it does not count. Its proof is looked for.
    fn word(
        &self,
        case: &mut Settlement<'a>,
        origins: &mut Vec<(Hash32, (Address, bool))>,
        draw: &DrawClaim,
        asked: Entry,
        word: Entry,
    ) -> Option<Option<Told<Hash32>>> {
        let Some(Told { value: request, by }) = self.request(case, &asked) else {
            if draw.name.target {
                self.ask_for_block(case, &asked);
            }
            return None;
        };
        let coordinator = request.coordinator;
        let is_listed = case.ledger.listed.coordinators.contains(&coordinator);
        origins.push((draw.name.pull_key, (coordinator, is_listed)));
        if !is_listed {
            case.unread(Unread::UnlistedCoordinator(coordinator));
            return None;
        }
        let fulfilment = self.fulfilment(case, &request, word)?;
        let told = counted_word(case, word.value, &fulfilment);
        case.look_for_proof(&LoggedWord {
            place: &Place::Draw(draw.name),
            published: word.value,
            consumer: self.consumer,
            request: &request,
            fulfilment: &fulfilment,
            bound_by: by,
        });
        Some(told)
    }

    /// The coordinator's request behind a draw's: in the same transaction, with the id that the
    /// contract holds. It is told by those who tell both.
    fn request(&self, case: &mut Settlement<'a>, entry: &Entry) -> Option<Told<Request<'a>>> {
        let state = case.get_pull(entry.key, At::Pinned);
        let (Some(requests), Some(state)) = (&self.trail.requests, state) else {
            case.waits();
            return None;
        };
        let Some(id) = state.value.request() else {
            case.unread(Unread::NoRequestNamed(entry.key));
            return None;
        };
        let transaction = self.transaction(case, entry)?;
        // All of them are this consumer's.
        let beside = requests.iter();
        let beside = beside.filter(|request| request.shown.log.transaction == transaction);
        let (found, number) = match beside.clone().find(|request| request.id == id) {
            Some(request) if !case.counts_for(&request.shown) => return None,
            Some(request) => (Some(*request), beside.count()),
            None => {
                let receipt = case.receipt(transaction)?;
                let found = self.in_receipt(case, receipt, entry.key, id);
                (found, Request::of_receipt(receipt).len())
            }
        };
        let is_named =
            |request: &Request<'a>| number == 1 || !is_named_later(case, entry.key, request);
        let found = found.filter(is_named);
        if found.is_none() {
            case.unread(Unread::NoRequestSeen(transaction));
        }
        found.map(|request| Told {
            value: request,
            by: state.by.and(request.shown.by),
        })
    }

    /// Asks for what proves the block of a draw's request that is not shown by all.
    fn ask_for_block(&self, case: &mut Settlement<'a>, entry: &Entry) {
        let (state, _) = case.aside(|case| case.get_pull(entry.key, At::Pinned));
        let id = state.and_then(|state| state.value.request());
        let mut requests = self.trail.requests.iter().flatten();
        let mut fulfilments = self.trail.fulfilments.iter().flatten();
        let request = requests.find(|request| Some(request.id) == id);
        let fulfilment = fulfilments.find(|fulfilment| Some(fulfilment.request_id) == id);
        if let (Some(request), Some(fulfilment)) = (request, fulfilment) {
            case.ask_for_block(self.consumer, request, fulfilment);
        }
    }

    /// The request with this id in a receipt: the consumer's own, or that of a listed wrapper where
    /// no other pull of the receipt can be meant. A listed coordinator's comes first.
    fn in_receipt(
        &self,
        case: &mut Settlement<'a>,
        receipt: Told<&'a Receipt>,
        key: Hash32,
        id: Hash32,
    ) -> Option<Request<'a>> {
        if !receipt.value.succeeded {
            return None;
        }
        let sender = self.consumer.as_topic();
        let requests = Request::of_receipt(receipt);
        let listed = case.ledger.listed;
        let own = requests.iter();
        let mut own = own.filter(|request| request.id == id && request.sender == sender);
        let first = own.clone();
        let mut first = first.filter(|own| listed.coordinators.contains(&own.coordinator));
        if let Some(request) = first.next().or_else(|| own.next()) {
            return Some(*request);
        }
        let (others, _) = assigned(case, self.consumer, receipt.value, At::Pinned)?;
        let is_free = |request: &&Request<'a>| {
            let mut wrappers = listed.wrappers.iter();
            let mut taken = others.iter();
            wrappers.any(|wrapper| wrapper.as_topic() == request.sender)
                && !taken.any(|(other, taken)| *other != key && *taken == request.id)
        };
        let mut free = requests.iter().filter(is_free);
        match (free.next(), free.next()) {
            (Some(request), None) if request.id == id => Some(*request),
            _ => None,
        }
    }

    /// The transaction of a draw's own request: of its log, wherever it is, or of a receipt that the proof names and
    /// that holds this log.
    fn transaction(&self, case: &mut Settlement<'a>, entry: &Entry) -> Option<Hash32> {
        let known = self.known_logs.get(&(entry.kind, entry.key));
        let known = known.and_then(|of_key| of_key.first());
        let own = self.index.holding(entry);
        if let Some(shown) = own.or_else(|| known.map(|known| known.shown)) {
            return case.counts_for(&shown).then_some(shown.log.transaction);
        }
        let (receipts, _) = case.aside(|case| {
            let receipts = self.named.iter();
            let receipts = receipts.filter_map(|hash| Some(case.receipt(*hash)?.value));
            receipts.collect::<Vec<_>>()
        });
        let mut logs = receipts.into_iter().flat_map(|receipt| &receipt.logs);
        let own = logs.find(|log| {
            log.address == self.consumer && log.position == entry.position && log.holds(entry)
        });
        if own.is_none() {
            case.unread(Unread::LogNotSeen(entry.position));
        }
        own.map(|log| log.transaction)
    }

    /// The coordinator's answer to a request: at the word's block where there can be no other, or else the first after the
    /// request.
    fn fulfilment(
        &self,
        case: &mut Settlement<'a>,
        request: &Request<'a>,
        word: Entry,
    ) -> Option<Fulfilment<'a>> {
        let Some(seen) = &self.trail.fulfilments else {
            case.waits();
            return None;
        };
        let own = |fulfilment: &&Fulfilment<'a>| fulfilment.answers(request);
        let is_there = |own: &&Fulfilment<'a>| {
            own.is_only_answer() && own.shown.log.position.block == word.position.block
        };
        let there = seen.iter().filter(own).find(is_there);
        if let Some(found) = there.or_else(|| seen.iter().find(own)) {
            return Some(*found);
        }
        let span = Span::after(request.shown.log.position.block, DELIVERY_BLOCKS);
        let later = coordinator::fulfilments_of(case, request.coordinator, request.id, span)?;
        let found = later.iter().find(own).copied();
        if found.is_none() {
            case.unread(coordinator::not_seen(request.id, span));
        }
        found
    }
}

/// Returns whether the contract named another request for a pull in the request's own block: of several, it could name
/// one when it knew their words. Where no endpoint keeps that state, this rests on the contract's code.
fn is_named_later(case: &mut Settlement<'_>, key: Hash32, request: &Request<'_>) -> bool {
    let block = request.shown.log.position.block;
    let (then, search) = case.aside(|case| case.get_pull(key, At::Block(block)));
    case.takes_contradiction(search);
    then.is_some_and(|then| {
        then.value.request() != Some(request.id)
            && !case.archives_of_pull(key).and(then.by).is_empty()
    })
}

/// The word of a fulfilment, if it counts: beside the same published word if it speaks for the proof, beside another if
/// every endpoint shows it.
pub(crate) fn counted_word(
    case: &mut Settlement<'_>,
    published: Hash32,
    fulfilment: &Fulfilment<'_>,
) -> Option<Told<Hash32>> {
    let counts = if published == fulfilment.word {
        case.counts_for(&fulfilment.shown)
    } else {
        case.counts_against(&fulfilment.shown)
    };
    counts.then(|| fulfilment.told())
}

/// The requests that `getPull` gives to the values in the consumer's logs of a receipt: each value
/// with the id of its request, and who told all of them. `None` as long as one was not read.
pub(crate) fn assigned(
    case: &mut Settlement<'_>,
    consumer: Address,
    receipt: &Receipt,
    at: At,
) -> Option<(Vec<(Hash32, Hash32)>, Witnesses)> {
    let logs = receipt.logs.iter().filter(|log| log.address == consumer);
    let Some(values) = values(logs, MAX_VALUES, case.work) else {
        case.unread(Unread::TooMuchWork);
        return None;
    };
    let (mut assigned, mut by, mut is_read) = (Vec::new(), case.all_witnesses(), true);
    for value in values {
        let Some(state) = case.get_pull(value, at) else {
            is_read = false;
            continue;
        };
        by = by.and(state.by);
        assigned.extend(state.value.request().map(|id| (value, id)));
    }
    is_read.then_some((assigned, by))
}
