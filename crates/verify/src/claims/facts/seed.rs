//! The seed of an event is the oracle's word for the event's own anchoring transaction
//! (`docs/protocol.md#seed_origin`).
//!
//! That a transaction is the anchoring one is shown by its call, `createEvent(vrf_event_id, anchored
//! value)` made to the contract itself, or by its receipt: a log of the contract that state shows to
//! be the anchor. A shop that dislikes its seed can ask for another word later, with the same two
//! values in a log, and name that transaction: state tells the two apart.

use super::held::not_zero;
use super::oracle_proof::{LoggedWord, OracleProofs};
use super::origin::{MAX_VALUES, assigned, compare};
use super::second::Second;
use crate::answers::{
    Address, Answer, At, Log, LogQuery, Question, Receipt, Told, Transaction, Unread, Witnesses,
};
use crate::claims::evidence::coordinator::{
    self, DELIVERY_BLOCKS, Fulfilment, Request, create_event, create_event_selector,
};
use crate::claims::evidence::log_index::values;
use crate::claims::evidence::lookup::{AnswerLookup, ShownLog};
use crate::claims::listed::UsedCoordinator;
use crate::event::EventClaims;
use crate::fields::Published;
use crate::step::{Cause, Check, LogKind, Place, Point, StepId, Value};
use values::hash::Hash32;
use values::order;

/// How many blocks around the anchoring transaction a second anchor of the id is looked for.
const NEARBY: u64 = 10_000;

/// Checks where the seed came from; the coordinator that served it, if it was seen.
pub fn seed_origin(
    claims: &EventClaims,
    contract: Address,
    check: &mut Check,
    proofs: &mut OracleProofs,
    lookup: &mut AnswerLookup<'_>,
) -> Option<UsedCoordinator> {
    let Some(hash) = claims.request else {
        check.lacks(Cause::Unread(Unread::NoTransaction));
        return None;
    };
    let (Published::Is(event_id), Published::Is(anchored)) = (claims.event_id, claims.anchored)
    else {
        check.lacks(Cause::Because(StepId::Payload));
        return None;
    };
    let anchor = Anchor {
        contract,
        hash,
        event_id,
        value: anchored,
    };
    let transaction = lookup.transaction(check, hash);
    let receipt = lookup.receipt(check, hash);
    let (transaction, receipt) = (transaction?, receipt?);
    if !anchor.is_shown(check, lookup, transaction, receipt) {
        return None;
    }
    anchor.written_once(check, lookup, receipt.value);
    let request = anchor.request(check, lookup, receipt)?;
    let coordinator = request.coordinator();
    let is_listed = lookup.listed.coordinators.contains(&coordinator);
    let by = transaction.by.and(receipt.by);
    if is_listed {
        if anchor.is_confirmed(check, lookup, by, &request) {
            let answered = seed(claims.seed, check, lookup, &request, receipt.value.block);
            if let Some((published, fulfilment)) = answered {
                anchor.asked_once(check, lookup, &request, &fulfilment);
                let logged = LoggedWord {
                    place: &Place::Key(request.id),
                    published,
                    consumer: contract,
                    request: &request,
                    fulfilment: &fulfilment,
                    bound_by: by,
                };
                proofs.look_for(lookup, &logged);
            }
        } else {
            anchor.ask_for_block(lookup, &request);
        }
    } else {
        check.lacks(Cause::Unread(Unread::UnlistedCoordinator(coordinator)));
    }
    Some(UsedCoordinator {
        coordinator,
        is_listed,
        words: 1,
    })
}

/// What the anchoring transaction must have written.
struct Anchor {
    contract: Address,
    hash: Hash32,
    event_id: Hash32,
    value: Hash32,
}

impl Anchor {
    const fn place(&self) -> Place {
        Place::Key(self.hash)
    }

    /// Whether the transaction is shown to be the anchoring one (`docs/protocol.md#anchoring`).
    fn is_shown(
        &self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'_>,
        transaction: Told<&Transaction>,
        receipt: Told<&Receipt>,
    ) -> bool {
        if !receipt.value.succeeded {
            let told = receipt.map(|_| Value::Nothing);
            check.contradicts(Point::RequestSucceeded, &self.place(), self.hash, told);
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
            return check.told(Point::RequestCall, &self.place(), call.as_str(), told);
        }
        if is_to_contract && input.starts_with(&create_event_selector()) {
            self.is_not_shown(check, transaction);
            return false;
        }
        self.is_logged(check, lookup, transaction, receipt)
    }

    /// Another transaction: what it called is beside the call that would have anchored the value.
    fn is_not_shown(&self, check: &mut Check, transaction: Told<&Transaction>) {
        let call = hex::encode(create_event(&self.event_id, &self.value));
        let told = transaction.map(|transaction| {
            let input = hex::encode(&transaction.input);
            match transaction.to {
                Some(to) if to == self.contract => Value::text(&input),
                Some(to) => Value::text(&to.to_string()),
                None => Value::Nothing,
            }
        });
        check.contradicts(Point::RequestCall, &self.place(), call.as_str(), told);
    }

    /// Whether a log of the contract in the receipt is the anchor, as state shows it.
    fn is_logged(
        &self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'_>,
        transaction: Told<&Transaction>,
        receipt: Told<&Receipt>,
    ) -> bool {
        let Some(log) = self.log(receipt.value) else {
            self.is_not_shown(check, transaction);
            return false;
        };
        // State of an earlier block does not know yet what the transaction wrote.
        let at = At::From(receipt.value.block);
        let held_by_value = lookup.events(check, self.value, at);
        let of_id = lookup.get_pull(check, self.event_id, at);
        let of_value = lookup.get_pull(check, self.value, at);
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
            check.contradicts(Point::RequestOfPull, &self.place(), Value::Nothing, of_pull);
            return false;
        }
        if held_by_value.value == self.event_id {
            // The log may be the anchor of the other pair: nothing tells.
            check.lacks(Cause::Unread(Unread::NoAnchorSeen(self.hash)));
            return false;
        }
        let told = Told {
            value: log.position,
            by: receipt.by,
        };
        let kind = LogKind::Anchored;
        check.told(Point::LogAt(kind), &self.place(), log.position, told)
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
    fn written_once(&self, check: &mut Check, lookup: &mut AnswerLookup<'_>, receipt: &Receipt) {
        let mut search = Check::new(StepId::SeedOrigin);
        let block = receipt.block;
        if let Some(earlier) = block.checked_sub(1)
            && let Some(held) = self.held_before(&mut search, lookup, earlier)
        {
            let told = held.map(not_zero);
            if told.value.is_none() || told.by.include(lookup.all_witnesses()) {
                check.told(Point::AnchoredBefore, &self.place(), None, told);
            } else {
                check.lacks(Cause::Unread(Unread::ToldByFew(told.by)));
            }
        }
        self.second_anchor(check, &mut search, lookup, receipt);
        search.pass_contradiction_to(check);
        if !lookup.is_settled() {
            check.lacks(Cause::ContractNotRead);
        }
    }

    /// No second log of the anchor's signature and id is seen around it. The anchor's own log is in the
    /// receipt and among its block's logs: it is known where one of the two lacks it.
    fn second_anchor(
        &self,
        check: &mut Check,
        search: &mut Check,
        lookup: &mut AnswerLookup<'_>,
        receipt: &Receipt,
    ) {
        let block = receipt.block;
        let queries = [LogQuery::all(self.contract, block, block), self.near(block)];
        let seen: Vec<ShownLog<'_>> = queries
            .iter()
            .filter_map(|query| lookup.logs(search, query))
            .flatten()
            .collect();
        let of_block = seen.iter().map(|shown| shown.log);
        let of_block = of_block.filter(|log| log.position.block == block);
        let own = receipt.logs.iter().chain(of_block);
        let own: Vec<&Log> = own.filter(|log| self.is_held_by(log)).collect();
        if own.is_empty() && seen.iter().any(|shown| self.is_held_by(shown.log)) {
            // Another transaction shows the anchor, and this one does not.
            check.lacks(Cause::Unread(Unread::NoAnchorSeen(self.hash)));
        }
        let pairs = own.into_iter().flat_map(|log| {
            let others = seen.iter().map(move |shown| (log, shown));
            others.filter(|(log, shown)| self.is_second_anchor(log, shown.log))
        });
        let second = pairs.into_iter().next();
        if let Some((log, second)) = second
            && lookup.counts_against(check, second)
        {
            let told = Told {
                value: second.log.position,
                by: second.by,
            };
            let kind = LogKind::Anchored;
            check.contradicts(Point::LogTwice(kind), &self.place(), log.position, told);
        }
    }

    /// The contract's logs of the id around a block.
    fn near(&self, block: u64) -> LogQuery {
        LogQuery {
            address: self.contract,
            topics: vec![Vec::new(), vec![self.event_id]],
            from: block.saturating_sub(NEARBY),
            to: block.saturating_add(NEARBY),
        }
    }

    /// No earlier request of the id was answered, under whatever signature the contract logged it: the shop would have
    /// known its word, and asked again.
    fn asked_once<'a>(
        &self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        own: &Request<'a>,
        word: &Fulfilment<'a>,
    ) {
        if check.has_difference() {
            return;
        }
        let mut search = Check::new(StepId::SeedOrigin);
        let block = own.shown.log.position.block;
        let near = lookup.logs(&mut search, &self.near(block));
        let near = near.into_iter().flatten().map(|shown| shown.log);
        let before = near.filter(|log| log.position < word.shown.log.position);
        let earlier = order::set(before.map(|log| log.transaction));
        for transaction in earlier {
            if [self.hash, word.shown.log.transaction].contains(&transaction) {
                continue;
            }
            let Some(receipt) = lookup.receipt(check, transaction) else {
                continue;
            };
            let logs = receipt.value.logs.iter();
            let logs = logs.filter(|log| log.address == self.contract);
            let Some(written) = values(logs, MAX_VALUES) else {
                return check.gives_up(Cause::Unread(Unread::TooMuchWork));
            };
            for request in Request::of_receipt(receipt) {
                if request.sender != self.contract.as_topic()
                    || !lookup.listed.coordinators.contains(&request.coordinator())
                {
                    continue;
                }
                let asked = (request.coordinator(), request.id);
                let from = request.shown.log.position.block;
                let span = (from, word.shown.log.position.block);
                let answers = coordinator::fulfilments_of(lookup, check, asked, span);
                let second = Second {
                    key: self.event_id,
                    named: own.id,
                    word: word.shown.log.position,
                    request: &request,
                };
                if !second.judge(check, lookup, &written, &answers.unwrap_or_default()) {
                    continue;
                }
                // The request may be that of another event, whose anchor holds this one's id.
                let others = written.iter().filter(|value| **value != self.event_id);
                let is_anchored = |value: &Hash32| {
                    let held = lookup.events(check, *value, At::Pinned);
                    held.is_none_or(|held| held.value != Hash32::ZERO)
                };
                if others.into_iter().any(is_anchored) {
                    check.lacks(Cause::Unread(Unread::NoAnchorSeen(self.hash)));
                    continue;
                }
                let told = Told {
                    value: request.shown.log.position,
                    by: request.shown.by,
                };
                let point = Point::LogTwice(LogKind::Anchored);
                let own = own.shown.log.position;
                check.contradicts(point, &self.place(), own, told);
            }
        }
        search.pass_contradiction_to(check);
    }

    /// Whether another log has the signature of one and its id in the same place.
    fn is_second_anchor(&self, log: &Log, other: &Log) -> bool {
        other.position != log.position
            && other.topics.first() == log.topics.first()
            && other.index_of(&self.event_id) == log.index_of(&self.event_id)
    }

    /// What the contract held after a block, from an endpoint that keeps old state.
    fn held_before(
        &self,
        search: &mut Check,
        lookup: &mut AnswerLookup<'_>,
        block: u64,
    ) -> Option<Told<Hash32>> {
        let held = lookup.events(search, self.event_id, At::Block(block))?;
        // What all tell alike is old state if one of them keeps it.
        let archives = self.archives(lookup).and(held.by);
        (!archives.is_empty()).then_some(held)
    }

    /// The endpoints that keep old state.
    fn archives(&self, lookup: &mut AnswerLookup<'_>) -> Witnesses {
        let control = Question::Events(self.event_id, At::Block(0));
        let is_present = |answer: &Answer| *answer != Answer::Events(Hash32::ZERO);
        lookup.archive_witnesses(control, is_present)
    }

    /// Whether old state was told by every endpoint, and each keeps it.
    fn is_archived(&self, lookup: &mut AnswerLookup<'_>, by: Witnesses) -> bool {
        by.include(lookup.all_witnesses()) && self.archives(lookup).include(by)
    }

    /// A transaction that not every endpoint knows may be invented: then the oracle's request in it
    /// must be among the logs of its block too, as every endpoint shows them.
    fn is_confirmed(
        &self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'_>,
        by: Witnesses,
        request: &Request<'_>,
    ) -> bool {
        if by.include(lookup.all_witnesses()) {
            return true;
        }
        let block = request.shown.log.position.block;
        let sender = self.contract;
        let Some(seen) = coordinator::requests(lookup, check, sender, (block, block)) else {
            return false;
        };
        let own = seen.iter().find(|seen| {
            seen.id == request.id && seen.shown.log.transaction == request.shown.log.transaction
        });
        match own {
            Some(own) => lookup.counts_for(check, &own.shown),
            None => {
                check.lacks(Cause::Unread(Unread::ToldByFew(by)));
                false
            }
        }
    }

    /// Asks for what proves the block of a request that is not shown by all.
    fn ask_for_block(&self, lookup: &mut AnswerLookup<'_>, request: &Request<'_>) {
        let mut search = Check::new(StepId::SeedOrigin);
        let from = request.shown.log.position.block;
        let span = (from, from.saturating_add(DELIVERY_BLOCKS));
        let asked = (request.coordinator(), request.id);
        let answered = coordinator::fulfilments_of(lookup, &mut search, asked, span);
        if let Some(fulfilment) = answered.iter().flatten().next() {
            OracleProofs::ask_for_block(lookup, self.contract, request, fulfilment);
        }
    }

    /// The oracle's request that the transaction made for the event: what `getPull` gives to pull
    /// keys in the receipt is set aside, and one must remain. A request is never chosen by its word.
    fn request<'a>(
        &self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        receipt: Told<&'a Receipt>,
    ) -> Option<Request<'a>> {
        let mut senders = vec![self.contract.as_topic()];
        senders.extend(lookup.listed.wrappers.iter().map(Address::as_topic));
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
        let mut search = Check::new(StepId::SeedOrigin);
        let taken = assigned(&mut search, lookup, self.contract, receipt.value, at);
        let told = taken.filter(|(_, by)| !are_several || self.is_archived(lookup, *by));
        let Some((taken, _)) = told else {
            search.pass_gap_to(check);
            check.lacks(Cause::Unread(Unread::NoRequestSeen(self.hash)));
            return None;
        };
        let mut free = requests
            .into_iter()
            .filter(|request| !taken.iter().any(|(_, id)| *id == request.id));
        match (free.next(), free.next()) {
            (Some(request), None) => Some(request),
            _ => {
                check.lacks(Cause::Unread(Unread::NoRequestSeen(self.hash)));
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

/// The word that the coordinator delivered for the request, beside `random_seed`; both where there are
/// both.
fn seed<'a>(
    published: Published<Hash32>,
    check: &mut Check,
    lookup: &mut AnswerLookup<'a>,
    request: &Request<'_>,
    block: u64,
) -> Option<(Hash32, Fulfilment<'a>)> {
    let published = match published {
        Published::Is(seed) => seed,
        Published::Absent => {
            check.lacks(Cause::NotPublished("random_seed".into()));
            return None;
        }
        Published::Malformed => {
            check.lacks(Cause::Because(StepId::Payload));
            return None;
        }
    };
    let (from, to) = (block, block.saturating_add(DELIVERY_BLOCKS));
    let asked = (request.coordinator(), request.id);
    let seen = coordinator::fulfilments_of(lookup, check, asked, (from, to))?;
    let Some(first) = seen.iter().find(|seen| seen.answers(request)) else {
        let request_id = request.id;
        check.lacks(Cause::Unread(Unread::WordNotSeen {
            request_id,
            from,
            to,
        }));
        return None;
    };
    let place = Place::Key(request.id);
    compare(check, lookup, (Point::SeedWord, &place), published, first);
    Some((published, *first))
}
