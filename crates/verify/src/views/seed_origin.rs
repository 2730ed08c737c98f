//! An event's seed is the oracle's answer to the one request of the transaction that anchored the event.

use super::answer::{self, Answered};
use super::coordinator::{self, Fulfilment, Request};
use super::kinds::State;
use super::view::{Shown, View};
use crate::answers::{Log, Receipt, Transaction, Unread};
use crate::event::EventClaims;
use crate::fields::Published;
use crate::step::{Cause, Finding, LogKind, Place, Point, StepId};
use values::hash::{Hash32, keccak};
use values::position::Position;

/// The values of an event that the chain must show.
struct Event {
    id: Hash32,
    value: Hash32,
    seed: Hash32,
    transaction: Hash32,
}

/// Returns the comparisons of the step.
pub(crate) fn seed_origin(view: &View<'_>, claims: &EventClaims) -> Vec<Shown<Finding>> {
    match Event::of(claims).and_then(|event| event.findings(view)) {
        Ok(found) => found.into_iter().map(Ok).collect(),
        Err(cause) => vec![Err(cause)],
    }
}

/// An event's one request with its answer.
pub(crate) struct Seed<'a> {
    /// The event's id.
    pub id: Hash32,
    /// The seed, as published.
    pub published: Hash32,
    /// The request.
    pub request: Request<'a>,
    /// The answer.
    pub answer: Fulfilment<'a>,
}

/// Returns the one request of an event's transaction, at any coordinator.
pub(crate) fn request<'a>(view: &View<'a>, claims: &EventClaims) -> Shown<Request<'a>> {
    let event = Event::of(claims)?;
    let receipt = view.receipt(event.transaction)?;
    match event.requests(view, receipt).as_slice() {
        [request] => Ok(*request),
        _ => Err(Cause::Unread(Unread::RequestUnclear(event.transaction))),
    }
}

/// Returns an event's request with its answer, if its transaction made one request, of a listed coordinator.
pub(crate) fn answered<'a>(view: &View<'a>, claims: &EventClaims) -> Shown<Seed<'a>> {
    let (event, request) = (Event::of(claims)?, request(view, claims)?);
    if !view.listed.coordinators.contains(&request.coordinator()) {
        return Err(coordinator::unlisted(request.coordinator()));
    }
    let Answered::By(answer) = event.answer(view, &request)? else {
        return Err(Cause::Because(StepId::SeedOrigin));
    };
    Ok(Seed {
        id: event.id,
        published: event.seed,
        request,
        answer,
    })
}

/// Returns the position of the anchor's log in the receipt of an event's transaction.
pub(crate) fn anchored(view: &View<'_>, claims: &EventClaims) -> Shown<Position> {
    let event = Event::of(claims)?;
    let (receipt, call) = event.read(view)?;
    event.anchor(view, receipt, call)
}

impl Event {
    fn of(claims: &EventClaims) -> Shown<Self> {
        let is = |published: &Published<Hash32>, name: &'static str| match published {
            Published::Is(value) => Ok(*value),
            Published::Absent => Err(Cause::NotPublished(name.into())),
            Published::Malformed => Err(Cause::Because(StepId::Payload)),
        };
        Ok(Self {
            seed: is(&claims.seed, "random_seed")?,
            id: is(&claims.event_id, "pack_event_id")?,
            value: is(&claims.anchored, "deck_hash")?,
            transaction: claims
                .request
                .ok_or(Cause::NotPublished("vrf_request_id".into()))?,
        })
    }

    /// Returns the receipt and the call of the event's transaction.
    fn read<'a>(&self, view: &View<'a>) -> Shown<(&'a Receipt, &'a Transaction)> {
        // Both are asked at once.
        let (receipt, call) = (
            view.receipt(self.transaction),
            view.transaction(self.transaction),
        );
        Ok((receipt?, call?))
    }

    fn findings(&self, view: &View<'_>) -> Shown<Vec<Finding>> {
        let (receipt, call) = self.read(view)?;
        let place = Place::Key(self.id);
        let succeeded = |succeeded: bool| u64::from(succeeded);
        let point = Point::RequestSucceeded;
        if !receipt.succeeded {
            return Ok(vec![Finding::broken(
                point,
                &place,
                succeeded(true),
                succeeded(false),
            )]);
        }
        let success = Finding::shown(point, &place, succeeded(true), succeeded(true));
        let requests = self.requests(view, receipt);
        let (anchor, word) = (
            self.anchor(view, receipt, call),
            self.word(view, &requests, &place),
        );
        if requests.len() > 1 {
            // A seed that no request of the transaction gives is invented, whatever the transaction anchors.
            return Ok(vec![success, word?]);
        }
        let anchor = anchor?;
        let anchor = Finding::shown(Point::LogAt(LogKind::Anchored), &place, anchor, anchor);
        Ok(vec![success, anchor, word?])
    }

    /// Returns the contract's requests in the receipt, at any coordinator.
    fn requests<'a>(&self, view: &View<'a>, receipt: &'a Receipt) -> Vec<Request<'a>> {
        let sender = view.contract.as_topic();
        coordinator::requests(&receipt.logs)
            .filter(|asked| asked.sender == sender)
            .collect()
    }

    /// Returns the position of the anchor's log in the receipt.
    fn anchor(&self, view: &View<'_>, receipt: &Receipt, call: &Transaction) -> Shown<Position> {
        let own = receipt
            .logs
            .iter()
            .filter(|log| log.address == view.contract);
        let own: Vec<&Log> = own.collect();
        let holds = |log: &&&Log| {
            log.values().any(|value| value == self.id)
                && log.values().any(|value| value == self.value)
        };
        let unseen = || Cause::Unread(Unread::RequestUnclear(self.transaction));
        let log = own.iter().find(holds).ok_or_else(unseen)?;
        let is_own = call.to == Some(view.contract);
        if is_own && call.input.starts_with(&create_event(&self.id, &self.value)) {
            return Ok(log.position);
        }
        let state = State::since(view, receipt.block, &[self.id, self.value])?;
        let forward = state.readings(&self.id, &self.value);
        let backward = state.readings(&self.value, &self.id);
        let is_anchor = forward == [LogKind::Anchored] && backward.is_empty();
        (is_anchor && own.len() == 1)
            .then_some(log.position)
            .ok_or_else(unseen)
    }

    /// Compares the seed with the word of the receipt's one request. Of several, state that can be written later would
    /// decide whose each is; but if all are answered and none gives the seed, it is invented.
    fn word<'a>(&self, view: &View<'a>, requests: &[Request<'a>], place: &Place) -> Shown<Finding> {
        let listed = &view.listed.coordinators;
        let unclear = || Cause::Unread(Unread::RequestUnclear(self.transaction));
        match requests {
            [request] if listed.contains(&request.coordinator()) => {
                let (point, seed) = (Point::SeedWord, self.seed);
                Ok(match self.answer(view, request)? {
                    Answered::By(found) => Finding::shown(point, place, seed, found.word),
                    Answered::AskedAgain(_, later) if later.word != seed => {
                        return Err(answer::not_shown(request, later.position().block));
                    }
                    Answered::AskedAgain(again, _) => {
                        let (first, again) = (request.log.position, again.log.position);
                        Finding::broken(Point::LogTwice(LogKind::Requested), place, first, again)
                    }
                    Answered::Open | Answered::NotUpTo { .. } => {
                        Finding::shown(point, place, Some(seed), None)
                    }
                })
            }
            [request] => Err(coordinator::unlisted(request.coordinator())),
            [] => Err(unclear()),
            several => {
                let is_listed = |asked: &Request<'_>| listed.contains(&asked.coordinator());
                if !several.iter().all(is_listed) {
                    return Err(unclear());
                }
                // All are asked at once.
                let answers = several.iter().map(|request| self.answer(view, request));
                let answers: Vec<Shown<Answered<'_>>> = answers.collect();
                let mut words = Vec::new();
                for answer in answers {
                    let Answered::By(answer) = answer? else {
                        return Err(unclear());
                    };
                    words.push(answer.word);
                }
                match words.first().filter(|_| !words.contains(&self.seed)) {
                    Some(other) => Ok(Finding::shown(Point::SeedWord, place, self.seed, *other)),
                    None => Err(unclear()),
                }
            }
        }
    }

    /// Returns the oracle's answer to a request, or that it is open at a block of this minute.
    fn answer<'a>(&self, view: &View<'a>, request: &Request<'a>) -> Shown<Answered<'a>> {
        let block = request.log.position.block;
        let up_to = block.saturating_add(answer::FIRST_STEP);
        let head = view.head()?;
        let up_to = up_to.min(head.newest.max(block));
        // Only a block of this minute says that there is no answer yet, and the block of the state is older.
        let since = head.newest.max(up_to);
        let answered = match answer::answer(view, request, up_to, since, None)? {
            Answered::NotUpTo { block, is_shown } => {
                let from = block.saturating_add(1);
                let later = answer::later(view, request.coordinator(), &[request.id], from)?;
                let found = answer::found_later(view, request, &later)?;
                // Only a newest block of this minute says that there is no fulfilment yet.
                let is_shown = is_shown && head.is_fresh;
                found.ok_or_else(|| answer::not_there(request, head.newest, is_shown))?
            }
            answered => answered,
        };
        match answered {
            Answered::Open if !head.is_fresh => Err(answer::not_shown(request, head.newest)),
            answered => Ok(answered),
        }
    }
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
