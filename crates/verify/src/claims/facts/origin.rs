//! From the oracle: a judged word is what a listed coordinator logged for the draw's own request
//! (`docs/protocol.md#origin`).
//!
//! `getPull` names the request's id. The coordinator's log of that request is in the transaction of
//! the draw's own request, so that no other request can be named later. A coordinator answers a
//! request once, whatever the contract's callback did with the answer.

use super::oracle_proof::{LoggedWord, OracleProofs};
use crate::answers::{Address, At, Receipt, Told, Unread, Witnesses};
use crate::claims::evidence::coordinator::{self, DELIVERY_BLOCKS, Fulfilment, Request};
use crate::claims::evidence::log_index::{LogIndex, values};
use crate::claims::evidence::lookup::AnswerLookup;
use crate::claims::evidence::recorded::Records;
use crate::claims::listed::UsedCoordinator;
use crate::pull::{DrawClaim, Entry};
use crate::step::{Cause, Check, Place, Point, StepId};
use values::hash::Hash32;
use values::order::OrderedMap;

/// How many values of a receipt are asked about: a block's gas pays for fewer requests.
pub const MAX_VALUES: usize = 1_000;

/// What the listed coordinators logged over the windows; `None` as long as it is not answered.
pub struct Trail<'a> {
    /// The requests of this consumer.
    pub requests: Option<Vec<Request<'a>>>,
    /// The fulfilments of all consumers.
    pub fulfilments: Option<Vec<Fulfilment<'a>>>,
}

/// Which coordinator served each draw, by pull key.
#[derive(Default)]
pub struct Origins(OrderedMap<Hash32, (Address, bool)>);

impl Origins {
    /// Looks for the coordinator's word of every draw.
    pub fn read<'a>(
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        consumer: Address,
        draws: &[DrawClaim],
        seen: WindowLogs<'_, 'a>,
        proofs: &mut OracleProofs,
    ) -> Self {
        let mut origins = Self::default();
        for draw in draws {
            let (Some(request), Some(word)) = (draw.request, draw.word) else {
                check.lacks(Cause::Because(StepId::Word));
                proofs.lacks_as(check);
                continue;
            };
            let place = Place::Draw(draw.name);
            let search = Search { consumer, seen };
            let Some(Told { value: request, by }) = search.request(check, lookup, &request) else {
                if draw.name.target {
                    search.ask_for_block(lookup, &request);
                }
                proofs.lacks_as(check);
                continue;
            };
            let coordinator = request.coordinator();
            let is_listed = lookup.listed.coordinators.contains(&coordinator);
            let served = (coordinator, is_listed);
            origins.0.insert(draw.name.pull_key, served);
            if !is_listed {
                check.lacks(Cause::Unread(Unread::UnlistedCoordinator(coordinator)));
                proofs.lacks_as(check);
                continue;
            }
            match search.word(check, lookup, &place, &request, word) {
                Some(fulfilment) => {
                    let logged = LoggedWord {
                        place: &place,
                        published: word.value,
                        consumer,
                        request: &request,
                        fulfilment: &fulfilment,
                        bound_by: by,
                    };
                    proofs.look_for(lookup, &logged);
                }
                None => proofs.lacks_as(check),
            }
        }
        origins
    }

    /// The coordinator of a draw, if it was seen.
    pub fn of(&self, pull_key: &Hash32) -> Option<Address> {
        self.0.get(pull_key).map(|(coordinator, _)| *coordinator)
    }

    /// Each coordinator once, with how many words it served.
    pub fn served(&self) -> Vec<UsedCoordinator> {
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

/// What was seen of the windows.
#[derive(Clone, Copy)]
pub struct WindowLogs<'s, 'a> {
    /// The consumer's logs.
    pub index: &'s LogIndex<'a>,
    /// What those of known kinds record.
    pub recorded: &'s Records<'a>,
    /// The coordinators' logs.
    pub trail: &'s Trail<'a>,
    /// The transactions that the proof names.
    pub named: &'s [Hash32],
}

/// The search for one draw's word.
struct Search<'s, 'a> {
    consumer: Address,
    seen: WindowLogs<'s, 'a>,
}

impl<'a> Search<'_, 'a> {
    /// The coordinator's request behind a draw's: in the same transaction, with the id that the
    /// contract holds. It is told by those who tell both.
    fn request(
        &self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        entry: &Entry,
    ) -> Option<Told<Request<'a>>> {
        let state = lookup.get_pull(check, entry.key, At::Pinned);
        let (Some(requests), Some(state)) = (&self.seen.trail.requests, state) else {
            check.lacks(Cause::ContractNotRead);
            return None;
        };
        let Some(id) = state.value.request() else {
            check.lacks(Cause::Unread(Unread::NoRequestNamed(entry.key)));
            return None;
        };
        let transaction = self.transaction(check, lookup, entry)?;
        // All of them are this consumer's.
        let own = |request: &&Request<'a>| {
            request.id == id && request.shown.log.transaction == transaction
        };
        let told = |request: Request<'a>| Told {
            value: request,
            by: state.by.and(request.shown.by),
        };
        let (found, number) = if let Some(request) = requests.iter().find(own) {
            if !lookup.counts_for(check, &request.shown) {
                return None;
            }
            let of_all = requests.iter();
            let beside = of_all.filter(|other| other.shown.log.transaction == transaction);
            (Some(*request), beside.count())
        } else {
            let receipt = lookup.receipt(check, transaction)?;
            let found = self.in_receipt(check, lookup, receipt, (entry.key, id));
            (found, Request::of_receipt(receipt).len())
        };
        let is_named = |request: &Request<'a>| {
            number == 1 || !is_named_later(check, lookup, (entry.key, id), request)
        };
        let found = found.filter(is_named);
        if found.is_none() {
            check.lacks(Cause::Unread(Unread::NoRequestSeen(transaction)));
        }
        found.map(told)
    }

    /// Asks for what proves the block of a draw's request that is not shown by all.
    fn ask_for_block(&self, lookup: &mut AnswerLookup<'a>, entry: &Entry) {
        let mut search = Check::new(StepId::WordOrigin);
        let state = lookup.get_pull(&mut search, entry.key, At::Pinned);
        let id = state.and_then(|state| state.value.request());
        let requests = self.seen.trail.requests.iter().flatten();
        let fulfilments = self.seen.trail.fulfilments.iter().flatten();
        let request = requests.into_iter().find(|request| Some(request.id) == id);
        let mut fulfilments = fulfilments.filter(|fulfilment| Some(fulfilment.request_id) == id);
        if let (Some(request), Some(fulfilment)) = (request, fulfilments.next()) {
            OracleProofs::ask_for_block(lookup, self.consumer, request, fulfilment);
        }
    }

    /// The request with this id in a receipt: the consumer's own, or that of a listed wrapper where
    /// no other pull of the receipt can be meant. A listed coordinator's comes first.
    fn in_receipt(
        &self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        receipt: Told<&'a Receipt>,
        (key, id): (Hash32, Hash32),
    ) -> Option<Request<'a>> {
        if !receipt.value.succeeded {
            return None;
        }
        let sender = self.consumer.as_topic();
        let requests = Request::of_receipt(receipt);
        let listed = lookup.listed;
        let is_listed =
            |request: &Request<'a>| listed.coordinators.contains(&request.coordinator());
        let own = requests
            .iter()
            .filter(|request| request.id == id && request.sender == sender);
        let own: Vec<&Request<'a>> = own.collect();
        let first = own.iter().find(|request| is_listed(request));
        if let Some(request) = first.or(own.first()) {
            return Some(**request);
        }
        let wrapped = |request: &&Request<'a>| {
            let mut wrappers = listed.wrappers.iter();
            wrappers.any(|wrapper| wrapper.as_topic() == request.sender)
        };
        let wrapped: Vec<&Request<'a>> = requests.iter().filter(wrapped).collect();
        let (others, _) = assigned(check, lookup, self.consumer, receipt.value, At::Pinned)?;
        let is_free = |request: &&&Request<'a>| {
            let mut taken = others.iter();
            !taken.any(|(other, taken)| *other != key && *taken == request.id)
        };
        let mut free = wrapped.iter().filter(is_free);
        match (free.next(), free.next()) {
            (Some(request), None) if request.id == id => Some(**request),
            _ => None,
        }
    }

    /// The transaction of a draw's own request: of its log, wherever it is, or of a receipt that the proof names and
    /// that holds this log.
    fn transaction(
        &self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        entry: &Entry,
    ) -> Option<Hash32> {
        let recorded = self.seen.recorded.get(&(entry.kind, entry.key));
        let recorded = recorded.and_then(|of_key| of_key.first());
        let own = self.seen.index.holding(entry);
        if let Some(shown) = own.or_else(|| recorded.map(|recorded| recorded.shown)) {
            return lookup
                .counts_for(check, &shown)
                .then_some(shown.log.transaction);
        }
        let mut search = Check::new(StepId::WordOrigin);
        let receipts = self.seen.named.iter();
        let receipts: Vec<&Receipt> = receipts
            .filter_map(|hash| Some(lookup.receipt(&mut search, *hash)?.value))
            .collect();
        let mut logs = receipts.into_iter().flat_map(|receipt| &receipt.logs);
        let own = logs.find(|log| {
            log.address == self.consumer && log.position == entry.position && log.holds(entry)
        });
        if own.is_none() {
            check.lacks(Cause::Unread(Unread::LogNotSeen(entry.position)));
        }
        own.map(|log| log.transaction)
    }

    /// Compares the supplied word with the one that the coordinator logged: at the word's block where there can be no
    /// other, or else the first after the request. Hands on what was logged.
    fn word(
        &self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        place: &Place,
        request: &Request<'a>,
        word: Entry,
    ) -> Option<Fulfilment<'a>> {
        let Some(seen) = &self.seen.trail.fulfilments else {
            check.lacks(Cause::ContractNotRead);
            return None;
        };
        let own = |fulfilment: &&Fulfilment<'a>| fulfilment.answers(request);
        let is_there = |own: &&Fulfilment<'a>| {
            own.is_only_answer() && own.shown.log.position.block == word.position.block
        };
        let there = seen.iter().filter(own).find(is_there);
        let mut found = there.or_else(|| seen.iter().find(own)).copied();
        if found.is_none() {
            let from = request.shown.log.position.block;
            let to = from.saturating_add(DELIVERY_BLOCKS);
            let asked = (request.coordinator(), request.id);
            let later = coordinator::fulfilments_of(lookup, check, asked, (from, to))?;
            found = later.iter().find(own).copied();
            if found.is_none() {
                let request_id = request.id;
                check.lacks(Cause::Unread(Unread::WordNotSeen {
                    request_id,
                    from,
                    to,
                }));
            }
        }
        let found = found?;
        compare(
            check,
            lookup,
            (Point::CoordinatorWord, place),
            word.value,
            &found,
        );
        Some(found)
    }
}

/// Whether the contract named another request for a pull in the request's own block: of several, it could name one
/// when it knew their words. Where no endpoint keeps that state, this rests on the contract's code.
fn is_named_later(
    check: &mut Check,
    lookup: &mut AnswerLookup<'_>,
    (key, id): (Hash32, Hash32),
    request: &Request<'_>,
) -> bool {
    let mut search = Check::new(StepId::WordOrigin);
    let block = request.shown.log.position.block;
    let then = lookup.get_pull(&mut search, key, At::Block(block));
    search.pass_contradiction_to(check);
    then.is_some_and(|then| {
        then.value.request() != Some(id) && !lookup.archives_of_pull(key).and(then.by).is_empty()
    })
}

/// Compares a published word with a fulfilment's, if every endpoint shows the fulfilment.
pub fn compare(
    check: &mut Check,
    lookup: &mut AnswerLookup<'_>,
    (point, place): (Point, &Place),
    published: Hash32,
    fulfilment: &Fulfilment<'_>,
) {
    let counts = if published == fulfilment.word {
        lookup.counts_for(check, &fulfilment.shown)
    } else {
        lookup.counts_against(check, &fulfilment.shown)
    };
    if counts {
        lookup.compare(check, (point, place), published, fulfilment.told());
    }
}

/// The requests that `getPull` gives to the values in the consumer's logs of a receipt: each value
/// with the id of its request, and who told all of them. `None` as long as one was not read.
pub fn assigned(
    check: &mut Check,
    lookup: &mut AnswerLookup<'_>,
    consumer: Address,
    receipt: &Receipt,
    at: At,
) -> Option<(Vec<(Hash32, Hash32)>, Witnesses)> {
    let logs = receipt.logs.iter().filter(|log| log.address == consumer);
    let Some(values) = values(logs, MAX_VALUES) else {
        check.lacks(Cause::Unread(Unread::TooMuchWork));
        return None;
    };
    let (mut assigned, mut by, mut is_read) = (Vec::new(), lookup.all_witnesses(), true);
    for value in values {
        let Some(state) = lookup.get_pull(check, value, at) else {
            is_read = false;
            continue;
        };
        by = by.and(state.by);
        assigned.extend(state.value.request().map(|id| (value, id)));
    }
    is_read.then_some((assigned, by))
}
