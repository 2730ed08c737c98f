//! An event's seed is the oracle's fulfilment of the one request of the transaction that anchored the event
//! (`docs/protocol.md#seed_origin`).

use super::chain_logs::kinds::State;
use super::coordinator::{self, Fulfilment, Request};
use super::view::{Open, Settle, Shown, View};
use super::word_origin::fulfilment::{self, Fulfilled};
use crate::event::EventClaims;
use crate::fields::Published;
use crate::replies::{Log, LogSearch, Receipt, Transaction, Unread, ask};
use crate::step::{Cause, Finding, LogKind, Place, Point, StepId, Value};
use values::hash::{Hash32, keccak};
use values::order;
use values::position::Position;

/// The most transactions that are read because their logs hold an event's two values.
const MAX_CANDIDATES: usize = 16;

/// The values of an event that the chain must show.
struct Event {
    id: Hash32,
    value: Hash32,
    seed: Hash32,
    /// The transaction that the report names.
    named: Option<Hash32>,
}

/// The transaction that anchored an event, as a view shows it.
struct Anchoring<'a> {
    transaction: Hash32,
    succeeded: bool,
    /// The contract's requests in it, at any coordinator; and in each other transaction that may be the event's, where none is
    /// known as that. Where the anchor's log is the contract's only one, it made one request: the one that a listed coordinator logged.
    requests: Vec<Request<'a>>,
    /// True if its log has the listed form of the event's anchor.
    is_listed: bool,
    /// The position of the anchor's log, or the cause for which none is known as that.
    anchor: Shown<Position>,
}

/// Returns the comparisons of the step.
pub(crate) fn facts(view: &View<'_>, claims: &EventClaims) -> Vec<Shown<Finding>> {
    match Event::of(view, claims).and_then(|event| event.findings(view)) {
        Ok(found) => found.into_iter().map(Ok).collect(),
        Err(open) => vec![Err(open)],
    }
}

/// An event's one request with its fulfilment.
pub(crate) struct Seed<'a> {
    /// The event's id.
    pub id: Hash32,
    /// The seed, as published.
    pub published: Hash32,
    /// The request.
    pub request: Request<'a>,
    /// The fulfilment.
    pub fulfilment: Fulfilment<'a>,
}

/// Returns the one request of an event's transaction, at any coordinator.
pub(crate) fn request<'a>(view: &View<'a>, claims: &EventClaims) -> Shown<Request<'a>> {
    let event = Event::of(view, claims)?;
    let own = event.anchoring(view)?;
    match own.requests.as_slice() {
        [request] => Ok(*request),
        [] => Err(own.without_request()),
        _ => Err(Unread::SeveralRequests(own.transaction).into()),
    }
}

/// Returns an event's request with its fulfilment, if its transaction made one request, of a listed coordinator.
pub(crate) fn fulfilled<'a>(view: &View<'a>, claims: &EventClaims) -> Shown<Seed<'a>> {
    let (event, request) = (Event::of(view, claims)?, request(view, claims)?);
    if !view.listed.coordinators.contains(&request.coordinator()) {
        return Err(coordinator::unlisted(request.coordinator()));
    }
    let Fulfilled::By(fulfilment) = event.fulfilment(view, &request)? else {
        return Err(Cause::Because(StepId::SeedOrigin).into());
    };
    Ok(Seed {
        id: event.id,
        published: event.seed,
        request,
        fulfilment,
    })
}

/// Returns the position of the anchor's log in the receipt of an event's transaction.
pub(crate) fn anchored(view: &View<'_>, claims: &EventClaims) -> Shown<Position> {
    Event::of(view, claims)?.anchoring(view)?.anchor
}

impl Anchoring<'_> {
    /// Returns whether nothing but this transaction is the event's: its log is known as the anchor's or has its listed form, or the
    /// report names one that was reverted. Also while that is still to be read.
    fn is_settled(&self) -> bool {
        let is_open = matches!(self.anchor, Err(Open::Waits));
        // seed_origin-33
        !self.succeeded || self.is_listed || self.anchor.is_ok() || is_open
    }

    /// Returns the cause for a transaction in which no coordinator logged a request.
    fn without_request(&self) -> Open {
        match self.anchor.is_ok() {
            // seed_origin-21
            true => Unread::NoRequest(self.transaction).into(),
            false => Unread::RequestUnclear(self.transaction).into(),
        }
    }
}

impl Event {
    fn of(view: &View<'_>, claims: &EventClaims) -> Shown<Self> {
        let is = |published: &Published<Hash32>, name: &'static str| match published {
            Published::Is(value) => Ok(*value),
            Published::Absent => Err(Cause::NotPublished(name.into())),
            Published::Malformed => Err(Cause::Because(StepId::Payload)),
        };
        // seed_origin-1
        let seed = is(&claims.seed, "random_seed")?;
        let id = is(&claims.event_id, "pack_event_id")?;
        // Only a deck with two spellings needs the chain to choose.
        let held = match claims.escaped {
            Some(_) => view.anchor(id)?.value,
            None => None,
        };
        Ok(Self {
            seed,
            id,
            value: is(&claims.anchored_as(held), "deck_hash")?,
            named: claims.request,
        })
    }

    fn findings(&self, view: &View<'_>) -> Shown<Vec<Finding>> {
        let own = self.anchoring(view)?;
        let place = Place::Key(self.id);
        // seed_origin-3
        if !own.succeeded {
            let point = Point::RequestSucceeded;
            let (named, written) = (own.transaction, Value::Nothing);
            return Ok(vec![Finding::broken(point, &place, named, written)]);
        }
        let word = self.word(view, &own, &place);
        let mut found = Vec::new();
        // seed_origin-12
        if self.named != Some(own.transaction) {
            let (point, named) = (Point::AnchorTransaction, self.named);
            found.push(Finding::beside(point, &place, named, own.transaction));
        }
        // A seed that none of several requests gives is invented, regardless of which request is the event's.
        if own.requests.len() < 2 {
            let point = Point::LogAt(LogKind::Anchored);
            found.push(Finding::noted(point, &place, own.anchor?));
        }
        found.push(word?);
        Ok(found)
    }

    /// Finds the transaction that anchored the event: the one that the report names, or else one whose log holds the event's two
    /// values. Of several, the one whose log is known as the anchor's; without such a one, the first, with the requests of all.
    ///
    /// # Errors
    ///
    /// The cause for which the endpoint does not show the named one, if it shows no other that is known: it may keep none that old.
    /// [`Unread::NoAnchor`] if the report names none, or one without the anchor.
    fn anchoring<'a>(&self, view: &View<'a>) -> Shown<Anchoring<'a>> {
        // seed_origin-13
        let none = Open::from(Unread::NoAnchor(self.id));
        let mut missing = none.clone();
        let mut unclear: Option<Anchoring<'a>> = None;
        match self.named.map(|hash| self.candidate(view, hash, None)) {
            // seed_origin-4
            Some(Ok(own)) if own.is_settled() => return Ok(own),
            Some(Ok(own)) => {
                unclear = Some(own).filter(|own| own.anchor.as_ref().err() != Some(&none))
            }
            // seed_origin-14
            Some(Err(Open::Waits)) => return Err(Open::Waits),
            Some(Err(open)) => missing = open,
            None => {}
        }
        // seed_origin-5
        let found = self.transactions(view)?.into_iter();
        // All are asked together.
        let found = found.map(|(hash, block)| self.candidate(view, hash, Some(block)));
        let found: Vec<_> = found.collect();
        // seed_origin-34
        if !found.is_empty() {
            unclear = None;
        }
        let is_named_unread = missing != none;
        for own in found {
            let own = own?;
            // seed_origin-10
            if own.is_settled() {
                return Ok(own);
            }
            // Which of them is the event's, if any is, nobody knows.
            // seed_origin-35
            if is_named_unread {
                continue;
            }
            match &mut unclear {
                // seed_origin-31
                Some(first) => first.requests.extend(own.requests),
                None => unclear = Some(own),
            }
        }
        unclear.ok_or(missing)
    }

    /// Returns the transactions of the contract's logs that hold the event's two values, each with its block, in the chain's order. The id is looked for
    /// where the listed form has it, or else in each place of a topic. A search that is refused shows nothing.
    fn transactions(&self, view: &View<'_>) -> Shown<Vec<(Hash32, u64)>> {
        // seed_origin-6
        let places = match view.listed.log_of(view.contract, LogKind::Anchored) {
            Some(form) => vec![(vec![form.signature], form.key)],
            None => (0..LogSearch::TOPICS)
                .map(|place| (Vec::new(), place))
                .collect(),
        };
        // seed_origin-7
        let from = view.head()?.newest;
        let searches = places.into_iter().filter_map(|(signatures, place)| {
            LogSearch::with_value(view.contract, signatures, (place, vec![self.id]), from)
        });
        let replies = searches.map(|search| view.ask(ask::Search { search }));
        // All are asked together.
        let replies: Vec<_> = replies.collect();
        let settled = replies.into_iter().map(Settle::settled);
        let settled = settled.collect::<Shown<Vec<_>>>()?;
        let logs = settled.into_iter().flatten().flat_map(|(logs, _)| logs);
        // seed_origin-8
        let logs = logs.filter(|log| self.is_held_in(log));
        let placed = order::set(logs.map(|log| (log.position, log.transaction)));
        let mut transactions: Vec<(Hash32, u64)> = Vec::new();
        for (position, transaction) in placed {
            let own = (transaction, position.block);
            // seed_origin-9
            if transactions.len() < MAX_CANDIDATES && !transactions.contains(&own) {
                transactions.push(own);
            }
        }
        Ok(transactions)
    }

    /// Reads a transaction that may have anchored the event. Nodes forget the hashes of transactions sooner than their blocks, so one
    /// whose block a log names is read from there.
    fn candidate<'a>(
        &self,
        view: &View<'a>,
        transaction: Hash32,
        block: Option<u64>,
    ) -> Shown<Anchoring<'a>> {
        // Both are asked together.
        let hash = transaction;
        let receipt = view.ask(ask::Receipt { hash });
        let call = view.ask(ask::Transaction { hash });
        let mut refused = None;
        let (receipt, call) = match (receipt, call, block) {
            (Err(Open::Waits), _, _) => return Err(Open::Waits),
            // seed_origin-37
            (Err(open), call, Some(block)) if !is_unknown(&open) => {
                refused = Some(open);
                let logs = coordinator::block(view, block)?;
                let own = logs.iter().filter(|log| log.transaction == transaction);
                (Ok((block, true, own.collect())), call)
            }
            // seed_origin-11
            (Err(open), call, Some(block)) if is_unknown(&open) => {
                let logs = view.ask(ask::BlockLogs { block });
                let call = call.or_else(|_| view.ask(ask::Fulfilment { hash, block }));
                let own = |log: &&Log| log.transaction == transaction;
                let logs = logs.map(|(logs, _)| logs.iter().filter(own).collect());
                (logs.map(|logs| (block, true, logs)), call)
            }
            // seed_origin-11
            (Ok(receipt), Err(open), Some(block)) if is_unknown(&open) => {
                let call = view.ask(ask::Fulfilment { hash, block });
                (
                    Ok((
                        receipt.block,
                        receipt.succeeded,
                        receipt.logs.iter().collect(),
                    )),
                    call,
                )
            }
            (receipt, call, _) => {
                let parts =
                    |own: &'a Receipt| (own.block, own.succeeded, own.logs.iter().collect());
                (receipt.map(parts), call)
            }
        };
        let ((block, succeeded, logs), call): ((u64, bool, Vec<&'a Log>), _) = (receipt?, call?);
        let sender = view.contract.as_topic();
        let requests = logs.iter().filter_map(|log| Request::read(log));
        // seed_origin-20
        let mut requests: Vec<_> = requests.filter(|asked| asked.sender == sender).collect();
        let own = logs.iter().filter(|log| log.address == view.contract);
        let anchor = self.anchor(view, transaction, block, &logs, call);
        let is_listed =
            |asked: &Request<'_>| view.listed.coordinators.contains(&asked.coordinator());
        let by_listed = requests.iter().filter(|asked| is_listed(asked)).count();
        // seed_origin-36
        let is_of_listed = anchor.is_ok() && own.count() == 1 && by_listed == 1;
        if is_of_listed {
            requests.retain(is_listed);
        }
        if let Some(open) = refused.filter(|_| !is_of_listed) {
            return Err(open);
        }
        Ok(Anchoring {
            transaction,
            succeeded,
            is_listed: logs.iter().any(|log| self.is_listed(view, log)),
            anchor,
            requests,
        })
    }

    /// Returns whether a log holds the event's id and its value.
    fn is_held_in(&self, log: &Log) -> bool {
        let holds = |wanted: Hash32| log.values().any(|value| value == wanted);
        holds(self.id) && holds(self.value)
    }

    /// Returns whether a log has the listed form of the event's anchor.
    fn is_listed(&self, view: &View<'_>, log: &Log) -> bool {
        let listed = view.listed.log_of(view.contract, LogKind::Anchored);
        let read = listed.and_then(|form| form.read(log));
        read.is_some_and(|entry| (entry.key, entry.value) == (self.id, self.value))
    }

    /// Returns the position of the anchor's log among the logs of a transaction.
    ///
    /// # Errors
    ///
    /// [`Unread::NoAnchor`] if no log of the contract holds both values; [`Unread::SeveralRequests`] if one does, and nothing shows
    /// that it is the anchor's.
    fn anchor(
        &self,
        view: &View<'_>,
        transaction: Hash32,
        block: u64,
        logs: &[&Log],
        call: &Transaction,
    ) -> Shown<Position> {
        let own = logs.iter().copied();
        let own: Vec<&Log> = own.filter(|log| log.address == view.contract).collect();
        // seed_origin-15
        let log = own.iter().find(|log| self.is_held_in(log));
        let log = log.ok_or(Unread::NoAnchor(self.id))?;
        let is_own = call.to == Some(view.contract);
        // seed_origin-16
        if is_own && call.input.starts_with(&create_event(&self.id, &self.value)) {
            return Ok(log.position);
        }
        // seed_origin-32
        if own.len() == 1 && self.is_listed(view, log) {
            return Ok(log.position);
        }
        // seed_origin-18
        let state = State::since(view, block, &[self.id, self.value])?;
        let forward = state.readings(&self.id, &self.value);
        let backward = state.readings(&self.value, &self.id);
        // seed_origin-17
        let is_anchor = forward == [LogKind::Anchored] && backward.is_empty();
        (is_anchor && own.len() == 1)
            .then_some(log.position)
            // seed_origin-19
            .ok_or_else(|| Unread::SeveralRequests(transaction).into())
    }

    /// Compares the seed with the word of the receipt's one request. Of several, state that can be written later would
    /// decide whose each is; but if all are answered and none gives the seed, it is invented.
    fn word<'a>(&self, view: &View<'a>, own: &Anchoring<'a>, place: &Place) -> Shown<Finding> {
        let listed = &view.listed.coordinators;
        let unclear = || Open::from(Unread::SeveralRequests(own.transaction));
        match own.requests.as_slice() {
            [request] if listed.contains(&request.coordinator()) => {
                let (point, seed) = (Point::SeedWord, self.seed);
                Ok(match self.fulfilment(view, request)? {
                    // seed_origin-24
                    Fulfilled::By(found) => Finding::shown(point, place, seed, found.word),
                    // seed_origin-28
                    Fulfilled::AskedAgain(_, later) if later.word != seed => {
                        return Err(fulfilment::not_there(request, later.position().block, true));
                    }
                    Fulfilled::AskedAgain(again, _) => {
                        let (first, again) = (request.log.position, again.log.position);
                        // seed_origin-28
                        Finding::broken(Point::LogTwice(LogKind::Requested), place, first, again)
                    }
                    Fulfilled::Open | Fulfilled::NotUpTo { .. } => {
                        Finding::shown(point, place, Some(seed), None)
                    }
                })
            }
            // seed_origin-22
            [request] => Err(coordinator::unlisted(request.coordinator())),
            [] => Err(own.without_request()),
            several => {
                let is_listed = |asked: &Request<'_>| listed.contains(&asked.coordinator());
                // seed_origin-30
                if !several.iter().all(is_listed) {
                    return Err(unclear());
                }
                // All are asked together.
                let fulfilments = several.iter().map(|request| self.fulfilment(view, request));
                let fulfilments: Vec<Shown<Fulfilled<'_>>> = fulfilments.collect();
                let mut words = Vec::new();
                for fulfilment in fulfilments {
                    // seed_origin-30, causes-2
                    let Ok(Fulfilled::By(fulfilment)) = fulfilment.settled()? else {
                        return Err(unclear());
                    };
                    words.push(fulfilment.word);
                }
                match words.first().filter(|_| !words.contains(&self.seed)) {
                    // seed_origin-29
                    Some(other) => Ok(Finding::shown(Point::SeedWord, place, self.seed, *other)),
                    // seed_origin-30
                    None => Err(unclear()),
                }
            }
        }
    }

    /// Returns the oracle's fulfilment of a request, or that it is open at a block of this minute.
    fn fulfilment<'a>(&self, view: &View<'a>, request: &Request<'a>) -> Shown<Fulfilled<'a>> {
        let block = request.log.position.block;
        // seed_origin-23
        let up_to = block.saturating_add(fulfilment::FIRST_STEP);
        let head = view.head()?;
        let up_to = up_to.min(head.newest.max(block));
        // Only a block of this minute shows that there is no fulfilment yet, and the block of the state is older.
        // seed_origin-25
        let since = head.newest.max(up_to);
        let fulfilled = match fulfilment::fulfilment(view, request, up_to, since, None)? {
            Fulfilled::NotUpTo { block, is_shown } => {
                let from = block.saturating_add(1);
                let later = fulfilment::later(view, request.coordinator(), &[request.id], from)?;
                let found = fulfilment::found_later(view, request, &later)?;
                // Only a newest block of this minute shows that there is no fulfilment yet, in the reply that holds the request.
                // seed_origin-27
                let is_shown = is_shown && head.is_fresh && block >= head.newest;
                found.ok_or_else(|| fulfilment::not_there(request, head.newest, is_shown))?
            }
            fulfilled => fulfilled,
        };
        match fulfilled {
            // seed_origin-26
            Fulfilled::Open if !head.is_fresh => Err(fulfilment::not_shown(request, head.newest)),
            fulfilled => Ok(fulfilled),
        }
    }
}

/// Returns whether the endpoint does not know a transaction.
const fn is_unknown(open: &Open) -> bool {
    matches!(
        open,
        Open::Cause(Cause::Unread(Unread::UnknownTransaction(_)))
    )
}

/// Returns the data of the call `createEvent(event_id, value)`, up to its last argument.
pub fn create_event(event_id: &Hash32, value: &Hash32) -> Vec<u8> {
    let signature = keccak(&[b"createEvent(bytes32,bytes32)"]);
    let (selector, _) = signature.as_bytes().split_at(4);
    [selector, event_id.as_bytes(), value.as_bytes()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    // The rules and the chains of the tests share this call: a wrong selector was no difference.
    #[test]
    fn a_call_is_as_the_contract_takes_it() {
        let call = create_event(&Hash32::new([1; 32]), &Hash32::new([2; 32]));
        assert_eq!(hex::encode(&call[..4]), "818395fe");
        assert_eq!(call[4..], [[1; 32], [2; 32]].concat());
    }
}
