//! The oracle's coordinator: its logs of requests and fulfilments, and the word that a fulfilment
//! gives, as endpoints show them.

use super::logged::{FULFILLED, LoggedFulfilment, LoggedRequest, REQUESTED};
use super::lookup::{AnswerLookup, ShownLog};
use crate::answers::{Address, Log, LogQuery, Receipt, Told, Witnesses};
use crate::step::Check;
use values::hash::{Hash32, keccak};

/// How many blocks after its request a word is looked for.
pub const DELIVERY_BLOCKS: u64 = 10_000;

/// `SubscriptionConsumerRemoved(uint256,address)`.
const CONSUMER_REMOVED: Hash32 = Hash32::new([
    0x32, 0x15, 0x8c, 0x60, 0x58, 0x34, 0x7c, 0x16, 0x01, 0xb2, 0xd1, 0x2b, 0xc6, 0x96, 0xac, 0x69,
    0x01, 0xd8, 0xa9, 0xa9, 0xaa, 0x3b, 0xa1, 0x0c, 0x27, 0xab, 0x0a, 0x98, 0x3e, 0x84, 0x25, 0xa7,
]);

/// A request that a coordinator logged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request<'a> {
    /// Its id.
    pub id: Hash32,
    /// What the oracle's proof is made of, before the block's hash.
    pub pre_seed: Hash32,
    /// The hash of the key that is to answer.
    pub key_hash: Hash32,
    /// The subscription that pays.
    pub subscription: Hash32,
    /// The contract that asked, padded.
    pub sender: Hash32,
    /// Its log.
    pub shown: ShownLog<'a>,
}

/// A fulfilment that a coordinator logged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fulfilment<'a> {
    /// The request's id.
    pub request_id: Hash32,
    /// The subscription that paid; v2 does not log it.
    pub subscription: Option<Hash32>,
    /// The word: keccak256(abi.encode(outputSeed, 0)).
    pub word: Hash32,
    /// Its log.
    pub shown: ShownLog<'a>,
}

impl<'a> Request<'a> {
    /// Reads a log, if it is one of a request.
    pub fn read(shown: ShownLog<'a>) -> Option<Self> {
        let LoggedRequest {
            id,
            pre_seed,
            key_hash,
            subscription,
            sender,
            restarts: _,
        } = LoggedRequest::read(&shown.log.topics, &shown.log.data)?;
        Some(Self {
            id,
            pre_seed,
            key_hash,
            subscription,
            sender,
            shown,
        })
    }

    /// The requests in a receipt, of any coordinator.
    pub fn of_receipt(receipt: Told<&'a Receipt>) -> Vec<Self> {
        let logs = receipt.value.logs.iter();
        logs.filter_map(|log| Self::read(shown(log, receipt.by)))
            .collect()
    }

    /// The coordinator.
    pub const fn coordinator(&self) -> Address {
        self.shown.log.address
    }
}

impl<'a> Fulfilment<'a> {
    /// Reads a log, if it is one of a fulfilment.
    pub fn read(shown: ShownLog<'a>) -> Option<Self> {
        let LoggedFulfilment {
            request_id,
            subscription,
            word,
        } = LoggedFulfilment::read(&shown.log.topics, &shown.log.data)?;
        Some(Self {
            request_id,
            subscription,
            word,
            shown,
        })
    }

    /// The coordinator.
    pub const fn coordinator(&self) -> Address {
        self.shown.log.address
    }

    /// Whether no other answer can have its id. v2, which logs no subscription, gives an id again when a consumer leaves
    /// its subscription and comes back.
    pub const fn is_only_answer(&self) -> bool {
        self.subscription.is_some()
    }

    /// Whether it answers a request: it has its id and comes after it.
    pub fn answers(&self, request: &Request<'_>) -> bool {
        self.request_id == request.id
            && self.coordinator() == request.coordinator()
            && self.shown.log.position > request.shown.log.position
    }

    /// The word, with who told it.
    pub const fn told(&self) -> Told<Hash32> {
        Told {
            value: self.word,
            by: self.shown.by,
        }
    }
}

/// The listed coordinators' requests for a sender over a range; `None` as long as one is not
/// answered.
pub fn requests<'a>(
    lookup: &mut AnswerLookup<'a>,
    check: &mut Check,
    sender: Address,
    (from, to): (u64, u64),
) -> Option<Vec<Request<'a>>> {
    let topics = vec![
        REQUESTED.to_vec(),
        Vec::new(),
        Vec::new(),
        vec![sender.as_topic()],
    ];
    let logs = of_listed(lookup, check, &topics, (from, to))?;
    Some(logs.into_iter().filter_map(Request::read).collect())
}

/// The listed coordinators' fulfilments over a range, of these requests or of all; `None` as long as
/// one is not answered.
pub fn fulfilments<'a>(
    lookup: &mut AnswerLookup<'a>,
    check: &mut Check,
    request_ids: &[Hash32],
    (from, to): (u64, u64),
) -> Option<Vec<Fulfilment<'a>>> {
    let mut topics = vec![FULFILLED.to_vec()];
    if !request_ids.is_empty() {
        topics.push(request_ids.to_vec());
    }
    let logs = of_listed(lookup, check, &topics, (from, to))?;
    Some(logs.into_iter().filter_map(Fulfilment::read).collect())
}

/// One coordinator's fulfilments of a request over a range, in the chain's order.
pub fn fulfilments_of<'a>(
    lookup: &mut AnswerLookup<'a>,
    check: &mut Check,
    (coordinator, request_id): (Address, Hash32),
    (from, to): (u64, u64),
) -> Option<Vec<Fulfilment<'a>>> {
    let query = answers_to(coordinator, vec![request_id], (from, to));
    let logs = lookup.logs(check, &query)?;
    Some(logs.into_iter().filter_map(Fulfilment::read).collect())
}

/// A coordinator's requests of anyone under these keys, over a range.
pub fn requests_under(coordinator: Address, keys: &[Hash32], (from, to): (u64, u64)) -> LogQuery {
    LogQuery {
        address: coordinator,
        topics: vec![REQUESTED.to_vec(), keys.to_vec()],
        from,
        to,
    }
}

/// A coordinator's answers to these requests, over a range.
pub fn answers_to(coordinator: Address, ids: Vec<Hash32>, (from, to): (u64, u64)) -> LogQuery {
    LogQuery {
        address: coordinator,
        topics: vec![FULFILLED.to_vec(), ids],
        from,
        to,
    }
}

/// Whether a coordinator logged over a range that a consumer was taken off a subscription.
pub fn was_removed(
    lookup: &mut AnswerLookup<'_>,
    check: &mut Check,
    (coordinator, subscription): (Address, Hash32),
    consumer: Address,
    (from, to): (u64, u64),
) -> Option<bool> {
    let query = LogQuery {
        address: coordinator,
        topics: vec![vec![CONSUMER_REMOVED], vec![subscription]],
        from,
        to,
    };
    let logs = lookup.logs(check, &query)?;
    let removed = logs.iter().filter_map(|shown| shown.log.words().next());
    let consumer = consumer.as_topic();
    Some(removed.into_iter().any(|removed| removed == consumer))
}

fn of_listed<'a>(
    lookup: &mut AnswerLookup<'a>,
    check: &mut Check,
    topics: &[Vec<Hash32>],
    (from, to): (u64, u64),
) -> Option<Vec<ShownLog<'a>>> {
    let (mut all, mut is_open) = (Vec::new(), false);
    for coordinator in &lookup.listed.coordinators {
        let query = LogQuery {
            address: *coordinator,
            topics: topics.to_vec(),
            from,
            to,
        };
        is_open = is_open || !lookup.has_answers(&query);
        all.extend(lookup.logs(check, &query).into_iter().flatten());
    }
    (!is_open).then_some(all)
}

const fn shown(log: &Log, by: Witnesses) -> ShownLog<'_> {
    ShownLog {
        log,
        by,
        of: by,
        lacking: Witnesses::NONE,
    }
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

/// What every call of `createEvent` begins with.
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
