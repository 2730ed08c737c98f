//! The oracle's coordinator: its logs of requests and fulfilments, and the word that a fulfilment
//! gives, as endpoints show them.

use core::ops::Deref;

use super::ledger::ShownLog;
use super::logged::{FULFILLED, LoggedFulfilment, LoggedRequest, REQUESTED};
use crate::answers::{Address, LogQuery, Receipt, Span, Told, Unread, Witnesses};
use crate::claims::settlement::Settlement;
use values::hash::{Hash32, keccak};

/// `SubscriptionConsumerRemoved(uint256,address)`.
const CONSUMER_REMOVED: Hash32 = Hash32::new([
    0x32, 0x15, 0x8c, 0x60, 0x58, 0x34, 0x7c, 0x16, 0x01, 0xb2, 0xd1, 0x2b, 0xc6, 0x96, 0xac, 0x69,
    0x01, 0xd8, 0xa9, 0xa9, 0xaa, 0x3b, 0xa1, 0x0c, 0x27, 0xab, 0x0a, 0x98, 0x3e, 0x84, 0x25, 0xa7,
]);

/// A request, or a fulfilment, that a coordinator logged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen<'a, T> {
    logged: T,
    /// The log that was read.
    pub shown: ShownLog<'a>,
}

/// A request that a coordinator logged.
pub type Request<'a> = Seen<'a, LoggedRequest>;

/// A fulfilment that a coordinator logged.
pub type Fulfilment<'a> = Seen<'a, LoggedFulfilment>;

impl<T> Deref for Seen<'_, T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.logged
    }
}

impl<'a> Request<'a> {
    /// The requests in a receipt, of any coordinator.
    pub fn of_receipt(receipt: Told<&'a Receipt>) -> Vec<Self> {
        let (logs, by) = (receipt.value.logs.iter(), receipt.by);
        let requests = logs.filter_map(|log| {
            let shown = ShownLog {
                log,
                by,
                of: by,
                lacking: Witnesses::NONE,
            };
            read_request(shown)
        });
        requests.collect()
    }
}

impl Fulfilment<'_> {
    /// Returns whether no other answer can have its id. v2, which logs no subscription, gives an id again when a consumer
    /// leaves its subscription and comes back.
    pub fn is_only_answer(&self) -> bool {
        self.subscription.is_some()
    }

    /// Returns whether it answers a request: it has the request's id and comes after it.
    pub fn answers(&self, request: &Request<'_>) -> bool {
        self.request_id == request.id
            && self.coordinator == request.coordinator
            && self.shown.log.position > request.shown.log.position
    }

    /// The word, with who told it.
    pub fn told(&self) -> Told<Hash32> {
        Told {
            value: self.word,
            by: self.shown.by,
        }
    }
}

fn read_request(shown: ShownLog<'_>) -> Option<Request<'_>> {
    let logged = LoggedRequest::read(shown.log)?;
    Some(Seen { logged, shown })
}

fn read_fulfilments<'a>(logs: Vec<ShownLog<'a>>) -> Vec<Fulfilment<'a>> {
    let fulfilments = logs.into_iter().filter_map(|shown| {
        let logged = LoggedFulfilment::read(shown.log)?;
        Some(Seen { logged, shown })
    });
    fulfilments.collect()
}

/// The listed coordinators' requests for a sender over a range; `None` as long as one is not
/// answered.
pub fn requests<'a>(
    case: &mut Settlement<'a>,
    sender: Address,
    span: Span,
) -> Option<Vec<Request<'a>>> {
    let topics = vec![
        REQUESTED.to_vec(),
        Vec::new(),
        Vec::new(),
        vec![sender.as_topic()],
    ];
    let logs = of_listed(case, &topics, span)?;
    Some(logs.into_iter().filter_map(read_request).collect())
}

/// The listed coordinators' fulfilments over a range, of these requests or of all; `None` as long as
/// one is not answered.
pub fn fulfilments<'a>(
    case: &mut Settlement<'a>,
    request_ids: &[Hash32],
    span: Span,
) -> Option<Vec<Fulfilment<'a>>> {
    let mut topics = vec![FULFILLED.to_vec()];
    if !request_ids.is_empty() {
        topics.push(request_ids.to_vec());
    }
    let logs = of_listed(case, &topics, span)?;
    Some(read_fulfilments(logs))
}

/// One coordinator's fulfilments of a request over a range, in the chain's order.
pub fn fulfilments_of<'a>(
    case: &mut Settlement<'a>,
    coordinator: Address,
    request_id: Hash32,
    span: Span,
) -> Option<Vec<Fulfilment<'a>>> {
    let topics = vec![FULFILLED.to_vec(), vec![request_id]];
    let query = LogQuery::with(coordinator, topics, span);
    let logs = case.logs(&query)?;
    Some(read_fulfilments(logs))
}

/// The cause that the answer to a request was not seen over a range.
pub const fn not_seen(request_id: Hash32, span: Span) -> Unread {
    Unread::WordNotSeen {
        request_id,
        from: span.from,
        to: span.to,
    }
}

/// Returns whether a coordinator logged over a range that a consumer was taken off a subscription.
pub fn was_removed(
    case: &mut Settlement<'_>,
    coordinator: Address,
    subscription: Hash32,
    consumer: Address,
    span: Span,
) -> Option<bool> {
    let query = LogQuery::with(
        coordinator,
        vec![vec![CONSUMER_REMOVED], vec![subscription]],
        span,
    );
    let logs = case.logs(&query)?;
    let removed = logs.iter().filter_map(|shown| shown.log.words().next());
    let consumer = consumer.as_topic();
    Some(removed.into_iter().any(|removed| removed == consumer))
}

fn of_listed<'a>(
    case: &mut Settlement<'a>,
    topics: &[Vec<Hash32>],
    span: Span,
) -> Option<Vec<ShownLog<'a>>> {
    let (mut all, mut is_open) = (Vec::new(), false);
    for coordinator in &case.ledger.listed.coordinators {
        let query = LogQuery::with(*coordinator, topics.to_vec(), span);
        is_open = is_open || !case.has_answers(&query);
        all.extend(case.logs(&query).into_iter().flatten());
    }
    (!is_open).then_some(all)
}

/// The data of the call `createEvent(event_id, value)`, up to its last argument.
pub fn create_event(event_id: &Hash32, value: &Hash32) -> Vec<u8> {
    [
        &create_event_selector()[..],
        event_id.as_bytes(),
        value.as_bytes(),
    ]
    .concat()
}

/// Returns the first bytes of every call of `createEvent`.
pub fn create_event_selector() -> [u8; 4] {
    let signature = keccak(&[b"createEvent(bytes32,bytes32)"]);
    let selector = signature.as_bytes().first_chunk();
    selector.copied().unwrap_or_default()
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

    #[test]
    fn the_signatures_are_of_the_published_events() {
        use crate::claims::evidence::logged::{
            FULFILLED_V2, FULFILLED_V2_5, REQUESTED_V2, REQUESTED_V2_5,
        };
        for (signature, event) in [
            (
                REQUESTED_V2,
                "RandomWordsRequested(bytes32,uint256,uint256,uint64,uint16,uint32,uint32,address)",
            ),
            (
                REQUESTED_V2_5,
                "RandomWordsRequested(bytes32,uint256,uint256,uint256,uint16,uint32,uint32,bytes,address)",
            ),
            (
                FULFILLED_V2,
                "RandomWordsFulfilled(uint256,uint256,uint96,bool)",
            ),
            (
                FULFILLED_V2_5,
                "RandomWordsFulfilled(uint256,uint256,uint256,uint96,bool,bool,bool)",
            ),
            (
                CONSUMER_REMOVED,
                "SubscriptionConsumerRemoved(uint256,address)",
            ),
        ] {
            assert_eq!(signature, keccak(&[event.as_bytes()]), "{event}");
        }
    }
}
