//! The seed of an event is the oracle's word for the event's own anchoring transaction
//! (`docs/protocol.md#seed_origin`).
//!
//! A call `createEvent(vrf_event_id, anchored value)` to the contract itself shows that a transaction is the anchoring
//! one. So does a receipt with a log of the contract that state shows to be the anchor. A shop that dislikes its seed can
//! ask for another word later, with the same two values in a log, and name that transaction: state tells the two apart.

use super::held::not_zero;
use super::oracle_proof::LoggedWord;
use super::origin::{assigned, counted_word};
use super::second::{Second, requests_in};
use crate::answers::{
    Address, Answer, At, Log, LogQuery, Question, Receipt, Span, Told, Transaction, Unread,
    Witnesses,
};
use crate::claims::evidence::coordinator::{
    self, Fulfilment, Request, create_event, create_event_selector,
};
use crate::claims::evidence::ledger::ShownLog;
use crate::claims::limits::{DELIVERY_BLOCKS, NEARBY};
use crate::claims::listed::UsedCoordinator;
use crate::claims::notarised::Proven;
use crate::claims::settlement::{Graded, Settlement};
use crate::event::EventClaims;
use crate::fields::Published;
use crate::step::{Cause, LogKind, Place, Point, StepId, StepRun, Value};
use values::hash::Hash32;
use values::order;

/// Checks where the seed came from; the coordinator that served it, if it was seen.
pub(crate) fn seed_origin(
    claims: &EventClaims,
    contract: Address,
    case: &mut Settlement<'_>,
) -> Option<UsedCoordinator> {
    if claims.request.is_none() {
        case.unread(Unread::NoTransaction);
    }
    let (Published::Is(event_id), Published::Is(value)) = (claims.event_id, claims.anchored) else {
        case.lacks(Cause::Because(StepId::Payload));
        return None;
    };
    let ledger = case.ledger;
    let proven = ledger
        .receipts
        .word_of_event(contract, ledger.listed, &event_id, &value);
    let mut seed = Seed {
        published: claims.seed,
        proven,
    };
    let served = claims.request.and_then(|hash| {
        let anchor = Anchor {
            contract,
            hash,
            event_id,
            value,
        };
        anchor.served(case, &mut seed)
    });
    // The receipt may prove a word that endpoints do not show.
    seed.compare(case, None);
    served
}

/// The seed, beside the word that a receipt proves: the request's id, and the word.
struct Seed {
    published: Published<Hash32>,
    proven: Option<(Hash32, Proven<Hash32>)>,
}

impl Seed {
    /// Compares it, once, with what is known of it.
    fn compare(&mut self, case: &mut Settlement<'_>, told: Option<(Hash32, Told<Hash32>)>) {
        let proven = self.proven.take();
        let id = told.map(|(id, _)| id);
        let id = id.or_else(|| proven.as_ref().map(|(id, _)| *id));
        let (Published::Is(seed), Some(id)) = (self.published, id) else {
            return;
        };
        let (place, proven) = (Place::Key(id), proven.map(|(_, word)| word));
        let told = told.map(|(_, word)| word);
        let found = Graded {
            told,
            proven: proven.clone(),
        };
        case.compare(Point::SeedWord, &place, seed, found);
        case.compare_proof(&place, seed, proven);
    }

    /// The word that the coordinator delivered for the request, beside `random_seed`; both where there are both.
    fn delivered<'a>(
        &mut self,
        case: &mut Settlement<'a>,
        request: &Request<'_>,
        block: u64,
    ) -> Option<(Hash32, Fulfilment<'a>)> {
        let published = match self.published {
            Published::Is(seed) => seed,
            Published::Absent => {
                case.lacks(Cause::NotPublished("random_seed".into()));
                return None;
            }
            Published::Malformed => {
                case.lacks(Cause::Because(StepId::Payload));
                return None;
            }
        };
        let span = Span::after(block, DELIVERY_BLOCKS);
        let seen = coordinator::fulfilments_of(case, request.coordinator, request.id, span)?;
        let Some(first) = seen.iter().find(|seen| seen.answers(request)) else {
            case.unread(coordinator::not_seen(request.id, span));
            return None;
        };
        if let Some(told) = counted_word(case, published, first) {
            self.compare(case, Some((request.id, told)));
        }
        Some((published, *first))
    }
}

/// The values that the anchoring transaction must have written.
struct Anchor {
    contract: Address,
    hash: Hash32,
    event_id: Hash32,
    value: Hash32,
}

impl Anchor {
    /// Follows the seed from the transaction; the coordinator that served it, if it was seen.
    fn served(&self, case: &mut Settlement<'_>, seed: &mut Seed) -> Option<UsedCoordinator> {
        let transaction = case.transaction(self.hash);
        let receipt = case.receipt(self.hash);
        let (transaction, receipt) = (transaction?, receipt?);
        if !self.is_shown(case, transaction, receipt) {
            return None;
        }
        self.written_once(case, receipt.value);
        let request = self.request(case, receipt)?;
        let coordinator = request.coordinator;
        let is_listed = case.ledger.listed.coordinators.contains(&coordinator);
        let by = transaction.by.and(receipt.by);
        if !is_listed {
            case.unread(Unread::UnlistedCoordinator(coordinator));
        } else if !self.is_confirmed(case, by, &request) {
            self.ask_for_block(case, &request);
        } else if let Some((published, fulfilment)) =
            seed.delivered(case, &request, receipt.value.block)
        {
            self.asked_once(case, &request, &fulfilment);
            case.look_for_proof(&LoggedWord {
                place: &Place::Key(request.id),
                published,
                consumer: self.contract,
                request: &request,
                fulfilment: &fulfilment,
                bound_by: by,
            });
        }
        Some(UsedCoordinator {
            coordinator,
            is_listed,
            words: 1,
        })
    }

    const fn place(&self) -> Place {
        Place::Key(self.hash)
    }

    /// Returns whether the transaction is shown to be the anchoring one (`docs/protocol.md#anchoring`).
    fn is_shown(
        &self,
        case: &mut Settlement<'_>,
        transaction: Told<&Transaction>,
        receipt: Told<&Receipt>,
    ) -> bool {
        let block = receipt.value.block;
        if !receipt.value.succeeded {
            if self.is_contested(case, receipt.by, block) {
                return false;
            }
            let told = receipt.map(|_| Value::Nothing);
            case.run
                .contradicts(Point::RequestSucceeded, &self.place(), self.hash, told);
            return false;
        }
        let call = create_event(&self.event_id, &self.value);
        let input = &transaction.value.input;
        let is_to_contract = transaction.value.to == Some(self.contract);
        if is_to_contract && input.starts_with(&call) {
            let told = transaction.map(|transaction| called(transaction, call.len()));
            let call = hex::encode(&call);
            let told = Told {
                value: told.value.as_str(),
                by: told.by,
            };
            return case
                .run
                .told(Point::RequestCall, &self.place(), call.as_str(), told);
        }
        if is_to_contract && input.starts_with(&create_event_selector()) {
            if !self.is_contested(case, transaction.by, block) {
                self.is_not_shown(case, transaction);
            }
            return false;
        }
        self.is_logged(case, transaction, receipt)
    }

    /// Returns whether another endpoint than these, which gave a receipt or a transaction that is not the anchoring one,
    /// shows the anchor's log in it. Then nothing counts against the proof.
    fn is_contested(&self, case: &mut Settlement<'_>, by: Witnesses, block: u64) -> bool {
        if case.are_all(by) {
            return false;
        }
        let query = LogQuery::all(self.contract, block, block);
        let (logs, _) = case.aside(|case| case.logs(&query));
        if !case.has_all_logs() {
            case.waits();
            return true;
        }
        let is_contested = logs.into_iter().flatten().any(|shown| {
            shown.log.transaction == self.hash
                && self.is_held_by(shown.log)
                && !shown.by.without(by).is_empty()
        });
        if is_contested {
            case.unread(Unread::ToldByFew(by));
        }
        is_contested
    }

    /// Another transaction: what it called is beside the call that would have anchored the value.
    fn is_not_shown(&self, case: &mut Settlement<'_>, transaction: Told<&Transaction>) {
        let call = hex::encode(create_event(&self.event_id, &self.value));
        let told = transaction.map(|transaction| {
            let input = hex::encode(&transaction.input);
            match transaction.to {
                Some(to) if to == self.contract => Value::text(&input),
                Some(to) => Value::text(&to.to_string()),
                None => Value::Nothing,
            }
        });
        case.run
            .contradicts(Point::RequestCall, &self.place(), call.as_str(), told);
    }

    /// Returns whether a log of the contract in the receipt is the anchor, as state shows it.
    fn is_logged(
        &self,
        case: &mut Settlement<'_>,
        transaction: Told<&Transaction>,
        receipt: Told<&Receipt>,
    ) -> bool {
        let Some(log) = self.log(receipt.value) else {
            if !self.is_contested(case, receipt.by, receipt.value.block) {
                // Only an endpoint that returned both tells it.
                let both = transaction.by.and(receipt.by);
                let by = if both.is_empty() {
                    transaction.by
                } else {
                    both
                };
                self.is_not_shown(case, Told { by, ..transaction });
            }
            return false;
        };
        // State of an earlier block does not know yet what the transaction wrote.
        let at = At::From(receipt.value.block);
        let held_by_value = case.events(self.value, at);
        let of_id = case.get_pull(self.event_id, at);
        let of_value = case.get_pull(self.value, at);
        let (Some(held_by_value), Some(of_id), Some(of_value)) = (held_by_value, of_id, of_value)
        else {
            return false;
        };
        let requests = Request::of_receipt(receipt);
        let of_pull = [of_id, of_value].into_iter().find_map(|state| {
            let id = state.value.request()?;
            let here = requests.iter().any(|request| request.id == id);
            here.then(|| state.map(|_| id))
        });
        if let Some(of_pull) = of_pull {
            case.run
                .contradicts(Point::RequestOfPull, &self.place(), Value::Nothing, of_pull);
            return false;
        }
        if held_by_value.value == self.event_id {
            // The log may be the anchor of the other pair: nothing tells.
            case.unread(Unread::NoAnchorSeen(self.hash));
            return false;
        }
        let told = receipt.map(|_| log.position);
        let point = Point::LogAt(LogKind::Anchored);
        case.run.told(point, &self.place(), log.position, told)
    }

    /// The contract's log of the two values.
    fn log<'l>(&self, receipt: &'l Receipt) -> Option<&'l Log> {
        receipt.logs.iter().find(|log| self.is_held_by(log))
    }

    fn is_held_by(&self, log: &Log) -> bool {
        log.address == self.contract
            && log.index_of(&self.event_id).is_some()
            && log.index_of(&self.value).is_some()
    }

    /// The id was anchored once: the contract held nothing one block before, and no second log of the
    /// same signature and id is seen. Where the earlier state is not kept, that rests on the
    /// contract's code.
    fn written_once(&self, case: &mut Settlement<'_>, receipt: &Receipt) {
        let earlier = receipt.block.checked_sub(1);
        let (held, search) = case.aside(|case| self.held_before(case, earlier?));
        if let Some(held) = held {
            let told = held.map(not_zero);
            if told.value.is_none() || case.are_all(told.by) {
                case.run
                    .told(Point::AnchoredBefore, &self.place(), None, told);
            } else {
                case.unread(Unread::ToldByFew(told.by));
            }
        }
        let logs = self.second_anchor(case, receipt);
        case.takes_contradiction(search);
        case.takes_contradiction(logs);
        case.waits_for_all();
    }

    /// Looks for a second log of the anchor's signature and id around it, and returns the search. The anchor's own log is in the
    /// receipt and among its block's logs: it is known where one of the two lacks it.
    fn second_anchor(&self, case: &mut Settlement<'_>, receipt: &Receipt) -> StepRun {
        let block = receipt.block;
        let queries = [LogQuery::all(self.contract, block, block), self.near(block)];
        let (seen, search) = case.aside(|case| {
            let seen = queries.iter().filter_map(|query| case.logs(query));
            seen.flatten().collect::<Vec<ShownLog<'_>>>()
        });
        let of_block = seen.iter().map(|shown| shown.log);
        let of_block = of_block.filter(|log| log.position.block == block);
        let own = receipt.logs.iter().chain(of_block);
        let own: Vec<&Log> = own.filter(|log| self.is_held_by(log)).collect();
        if own.is_empty() && seen.iter().any(|shown| self.is_held_by(shown.log)) {
            // Another transaction shows the anchor, and this one does not.
            case.unread(Unread::NoAnchorSeen(self.hash));
        }
        let pairs = own.into_iter().flat_map(|log| {
            let others = seen.iter().map(move |shown| (log, shown));
            others.filter(|(log, shown)| self.is_second_anchor(log, shown.log))
        });
        let second = pairs.into_iter().next();
        if let Some((log, second)) = second
            && case.counts_against(second)
        {
            let point = Point::LogTwice(LogKind::Anchored);
            case.run
                .contradicts(point, &self.place(), log.position, second.told());
        }
        search
    }

    /// The contract's logs of the id around a block.
    fn near(&self, block: u64) -> LogQuery {
        let near = Span::after(block, 0).widened(NEARBY);
        LogQuery::with(self.contract, vec![Vec::new(), vec![self.event_id]], near)
    }

    /// No earlier request of the id was answered, under whatever signature the contract logged it: the shop would have
    /// known its word, and asked again.
    fn asked_once<'a>(&self, case: &mut Settlement<'a>, own: &Request<'a>, word: &Fulfilment<'a>) {
        if case.run.has_difference() {
            return;
        }
        let near = self.near(own.shown.log.position.block);
        let (near, search) = case.aside(|case| case.logs(&near));
        let near = near.into_iter().flatten().map(|shown| shown.log);
        let before = near.filter(|log| log.position < word.shown.log.position);
        let known = [self.hash, word.shown.log.transaction];
        let earlier = before.map(|log| log.transaction);
        let earlier = order::set(earlier.filter(|earlier| !known.contains(earlier)));
        for (request, written) in requests_in(case, self.contract, earlier) {
            let span = Span {
                from: request.shown.log.position.block,
                to: word.shown.log.position.block,
            };
            let (coordinator, id) = (request.coordinator, request.id);
            let answers = coordinator::fulfilments_of(case, coordinator, id, span);
            let second = Second {
                key: self.event_id,
                named: own.id,
                word: word.shown.log.position,
                request: &request,
                written: &written,
            };
            if !second.judge(case, &answers.unwrap_or_default()) {
                continue;
            }
            // The request may be that of another event, whose anchor holds this one's id.
            let others = written.iter().filter(|value| **value != self.event_id);
            let held = others.map(|value| case.events(*value, At::Pinned));
            let held: Vec<_> = held.collect();
            let is_anchored =
                |held: &Option<Told<Hash32>>| held.is_none_or(|held| held.value != Hash32::ZERO);
            if held.iter().any(is_anchored) {
                case.unread(Unread::NoAnchorSeen(self.hash));
                continue;
            }
            let point = Point::LogTwice(LogKind::Anchored);
            let own = own.shown.log.position;
            case.run
                .contradicts(point, &self.place(), own, request.shown.told());
        }
        case.takes_contradiction(search);
    }

    /// Returns whether another log has the signature of one and its id in the same place.
    fn is_second_anchor(&self, log: &Log, other: &Log) -> bool {
        other.position != log.position
            && other.topics.first() == log.topics.first()
            && other.index_of(&self.event_id) == log.index_of(&self.event_id)
    }

    /// Returns the value that the contract held after a block, from an endpoint that keeps old state.
    fn held_before(&self, case: &mut Settlement<'_>, block: u64) -> Option<Told<Hash32>> {
        let held = case.events(self.event_id, At::Block(block))?;
        // A value that all report alike is old state if one of them keeps it.
        let archives = self.archives(case).and(held.by);
        (!archives.is_empty()).then_some(held)
    }

    /// The endpoints that keep old state.
    fn archives(&self, case: &mut Settlement<'_>) -> Witnesses {
        let control = Question::Events(self.event_id, At::Block(0));
        let is_present = |answer: &Answer| *answer != Answer::Events(Hash32::ZERO);
        case.archive_witnesses(control, is_present)
    }

    /// Returns whether every endpoint told old state, and keeps it.
    fn is_archived(&self, case: &mut Settlement<'_>, by: Witnesses) -> bool {
        case.are_all(by) && self.archives(case).include(by)
    }

    /// A transaction that not every endpoint knows may be invented: then the oracle's request in it
    /// must be among the logs of its block too, as every endpoint shows them.
    fn is_confirmed(
        &self,
        case: &mut Settlement<'_>,
        by: Witnesses,
        request: &Request<'_>,
    ) -> bool {
        if case.are_all(by) {
            return true;
        }
        let own = Span::after(request.shown.log.position.block, 0);
        let Some(seen) = coordinator::requests(case, self.contract, own) else {
            return false;
        };
        let own = seen.iter().find(|seen| {
            seen.id == request.id && seen.shown.log.transaction == request.shown.log.transaction
        });
        match own {
            Some(own) => case.counts_for(&own.shown),
            None => {
                case.unread(Unread::ToldByFew(by));
                false
            }
        }
    }

    /// Asks for what proves the block of a request that is not shown by all.
    fn ask_for_block(&self, case: &mut Settlement<'_>, request: &Request<'_>) {
        let span = Span::after(request.shown.log.position.block, DELIVERY_BLOCKS);
        let (coordinator, id) = (request.coordinator, request.id);
        let (answered, _) =
            case.aside(|case| coordinator::fulfilments_of(case, coordinator, id, span));
        if let Some(fulfilment) = answered.iter().flatten().next() {
            case.ask_for_block(self.contract, request, fulfilment);
        }
    }

    /// The oracle's request that the transaction made for the event: what `getPull` gives to pull
    /// keys in the receipt is set aside, and one must remain. A request is never chosen by its word.
    fn request<'a>(
        &self,
        case: &mut Settlement<'a>,
        receipt: Told<&'a Receipt>,
    ) -> Option<Request<'a>> {
        let mut senders = vec![self.contract.as_topic()];
        senders.extend(case.ledger.listed.wrappers.iter().map(Address::as_topic));
        let mut requests = Request::of_receipt(receipt);
        requests.retain(|request| senders.contains(&request.sender));
        // Of several, a shop could give one to a pull later, when it knows the words: what `getPull`
        // said in the transaction's own block counts.
        let block = receipt.value.block;
        let are_several = requests.len() > 1;
        let at = if are_several {
            At::Block(block)
        } else {
            At::From(block)
        };
        let (taken, search) = case.aside(|case| assigned(case, self.contract, receipt.value, at));
        let told = taken.filter(|(_, by)| !are_several || self.is_archived(case, *by));
        let Some((taken, _)) = told else {
            case.takes_gap(search);
            case.unread(Unread::NoRequestSeen(self.hash));
            return None;
        };
        let mut free = requests
            .into_iter()
            .filter(|request| !taken.iter().any(|(_, id)| *id == request.id));
        match (free.next(), free.next()) {
            (Some(request), None) => Some(request),
            _ => {
                case.unread(Unread::NoRequestSeen(self.hash));
                None
            }
        }
    }
}

/// The first bytes of a call.
fn called(transaction: &Transaction, len: usize) -> String {
    let input = transaction.input.get(..len).unwrap_or_default();
    hex::encode(input)
}
