//! The logs in which a coordinator of the oracle records a request and its fulfilment, and its commitment to an open request.
//!
//! VRF v2 and v2.5 differ in the tail of these logs.

use super::view::{Open, Shown, View};
use crate::replies::{Address, CoordinatorVersion, Log, LogQuery, Span, Unread, ask};
use crate::step::LogKind;
use values::chain::{OracleRequest, request_id, word};
use values::hash::{Hash32, keccak};
use values::position::Position;

/// `RandomWordsRequested(bytes32,uint256,uint256,uint64,uint16,uint32,uint32,address)`.
const REQUESTED_V2: Hash32 = Hash32::new([
    0x63, 0x37, 0x3d, 0x1c, 0x46, 0x96, 0x21, 0x4b, 0x89, 0x89, 0x52, 0x99, 0x9c, 0x9a, 0xae, 0xc5,
    0x7d, 0xac, 0x1e, 0xe2, 0x72, 0x3c, 0xec, 0x59, 0xbe, 0xa6, 0x88, 0x8f, 0x48, 0x9a, 0x97, 0x72,
]);
/// `RandomWordsRequested(bytes32,uint256,uint256,uint256,uint16,uint32,uint32,bytes,address)`.
const REQUESTED_V2_5: Hash32 = Hash32::new([
    0xeb, 0x0e, 0x36, 0x52, 0xe0, 0xf4, 0x4f, 0x41, 0x76, 0x95, 0xe6, 0xe9, 0x0f, 0x2f, 0x42, 0xc9,
    0x9b, 0x65, 0xcd, 0x71, 0x69, 0x07, 0x4c, 0x5a, 0x65, 0x4b, 0x16, 0xb9, 0x74, 0x8c, 0x3a, 0x4e,
]);
/// `RandomWordsFulfilled(uint256,uint256,uint96,bool)`.
const FULFILLED_V2: Hash32 = Hash32::new([
    0x7d, 0xff, 0xc5, 0xae, 0x5e, 0xe4, 0xe2, 0xe4, 0xdf, 0x16, 0x51, 0xcf, 0x6a, 0xd3, 0x29, 0xa7,
    0x3c, 0xeb, 0xdb, 0x72, 0x8f, 0x37, 0xea, 0x01, 0x87, 0xb9, 0xb1, 0x7e, 0x03, 0x67, 0x56, 0xe4,
]);
/// `RandomWordsFulfilled(uint256,uint256,uint256,uint96,bool,bool,bool)`.
const FULFILLED_V2_5: Hash32 = Hash32::new([
    0xae, 0xb4, 0xb4, 0x78, 0x65, 0x71, 0xe1, 0x84, 0x24, 0x6d, 0x39, 0x58, 0x7f, 0x65, 0x9a, 0xbf,
    0x0e, 0x26, 0xf4, 0x1f, 0x6a, 0x33, 0x58, 0x69, 0x22, 0x50, 0x38, 0x2c, 0x0c, 0xdb, 0x47, 0xb7,
]);

/// A version of the coordinator: the signatures, the form and the rules in which it differs from the others. A log of any other
/// signature is not a coordinator's.
struct Version {
    version: CoordinatorVersion,
    /// The signature of a request's log.
    requested: Hash32,
    /// The signature of a fulfilment's log.
    fulfilled: Hash32,
    /// The bytes of a fulfilment's log.
    length: usize,
    /// The place of `success` among the words of a fulfilment's log.
    success: usize,
    /// True if a fulfilment's log names the subscription that paid, as its second indexed value.
    names_subscription: bool,
    /// True if an id may be given again: the count starts again when a consumer comes back.
    repeats: bool,
}

const VERSIONS: [Version; 2] = [
    Version {
        version: CoordinatorVersion::V2,
        requested: REQUESTED_V2,
        fulfilled: FULFILLED_V2,
        length: 96,
        success: 2,
        names_subscription: false,
        repeats: true,
    },
    Version {
        version: CoordinatorVersion::V2_5,
        requested: REQUESTED_V2_5,
        fulfilled: FULFILLED_V2_5,
        length: 160,
        success: 3,
        names_subscription: true,
        repeats: false,
    },
];

/// Returns the signatures of a request.
fn requested() -> Vec<Hash32> {
    VERSIONS.iter().map(|version| version.requested).collect()
}

/// Returns the signatures of a fulfilment.
fn fulfilled() -> Vec<Hash32> {
    VERSIONS.iter().map(|version| version.fulfilled).collect()
}

/// A request, as a coordinator logged it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Request<'a> {
    /// The log.
    pub log: &'a Log,
    /// The version of the coordinator.
    pub version: CoordinatorVersion,
    /// The request's id.
    pub id: Hash32,
    /// The contract that asked, padded.
    pub sender: Hash32,
}

/// A fulfilment, as a coordinator logged it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fulfilment<'a> {
    /// The log.
    pub log: &'a Log,
    /// The request's id.
    pub id: Hash32,
    /// The word.
    pub word: Hash32,
    /// True if the contract's callback succeeded; `None` if the log has another length than its version's.
    pub success: Option<bool>,
    /// The subscription that paid for the fulfilment, if the log has it.
    pub subscription: Option<Hash32>,
    /// True if a later request may have the same id.
    pub may_repeat: bool,
}

impl<'a> Request<'a> {
    /// Reads a log, if it is one of a request.
    pub(crate) fn read(log: &'a Log) -> Option<Self> {
        let [signature, _, _, sender] = log.topics.as_slice() else {
            return None;
        };
        let id = log.words().next()?;
        let mut versions = VERSIONS.iter();
        let own = versions.find(|version| version.requested == *signature)?;
        Some(Self {
            log,
            version: own.version,
            id,
            sender: *sender,
        })
    }

    /// Returns the coordinator.
    pub(crate) const fn coordinator(&self) -> Address {
        self.log.address
    }

    /// Returns the request as the oracle's proof covers it, in the block of this hash; `None` if its id is not that of its key
    /// and preSeed.
    pub(crate) fn asked(&self, block_hash: Hash32) -> Option<OracleRequest> {
        let (key_hash, pre_seed) = (*self.log.topics.get(1)?, self.log.words().nth(1)?);
        (request_id(&key_hash, &pre_seed) == self.id).then_some(OracleRequest {
            key_hash,
            pre_seed,
            block_hash,
        })
    }

    /// Returns the commitment that the coordinator keeps while the request is open: Keccak-256 of its id, block,
    /// subscription, gas limit, number of words and sender, and in v2.5 of its extra arguments.
    pub(crate) fn commitment(&self) -> Option<Hash32> {
        let subscription = self.log.topics.get(2)?;
        let mut words = self.log.words().skip(3);
        let (gas_limit, number) = (words.next()?, words.next()?);
        let block = padded(self.log.position.block);
        let head = [
            self.id,
            block,
            *subscription,
            gas_limit,
            number,
            self.sender,
        ];
        let head = head.map(|word| *word.as_bytes()).concat();
        match self.version {
            CoordinatorVersion::V2 => Some(keccak(&[&head])),
            CoordinatorVersion::V2_5 => {
                // The extra arguments are as the encoding has them: their length, then their bytes in whole words.
                let extra = self.log.data.get(192..)?;
                let offset = padded(224);
                Some(keccak(&[&head, offset.as_bytes(), extra]))
            }
        }
    }
}

impl<'a> Fulfilment<'a> {
    /// Reads a log, if it is one of a fulfilment.
    pub(crate) fn read(log: &'a Log) -> Option<Self> {
        let (signature, indexed) = log.topics.split_first()?;
        let seed = log.words().next()?;
        let mut versions = VERSIONS.iter();
        let own = versions.find(|version| version.fulfilled == *signature)?;
        // dates-21
        let is_whole = log.data.len() == own.length;
        let success = log.words().nth(own.success).filter(|_| is_whole);
        let subscription = match indexed {
            [_, subscription] if own.names_subscription => Some(*subscription),
            _ => None,
        };
        Some(Self {
            log,
            id: *indexed.first()?,
            word: word(&seed),
            success: success.map(|success| success != Hash32::ZERO),
            subscription,
            may_repeat: own.repeats,
        })
    }

    /// Returns the position of the coordinator's log.
    pub(crate) const fn position(&self) -> Position {
        self.log.position
    }
}

/// Returns the requests in a list of logs, of any coordinator.
pub(crate) fn requests<'a>(logs: &'a [Log]) -> impl Iterator<Item = Request<'a>> {
    logs.iter().filter_map(Request::read)
}

/// Returns the listed coordinators' fulfilments over a range, of every contract's requests.
pub(crate) fn fulfilments<'a>(view: &View<'a>, span: Span) -> Shown<Vec<Fulfilment<'a>>> {
    let logs = of_listed(view, &[fulfilled()], span)?;
    Ok(logs.into_iter().filter_map(Fulfilment::read).collect())
}

/// Returns the listed coordinators' logs of this contract's requests over a range.
pub(crate) fn own_requests<'a>(view: &View<'a>, span: Span) -> Shown<Vec<Request<'a>>> {
    let sender = view.contract.as_topic();
    let topics = [requested(), Vec::new(), Vec::new(), vec![sender]];
    let logs = of_listed(view, &topics, span)?;
    Ok(logs.into_iter().filter_map(Request::read).collect())
}

/// Returns the logs of the windows: those of the contract and of all listed coordinators, in one reply. So a log of the last
/// block in the reply shows that its node has the block, and that a log missing from the reply does not exist.
pub(crate) fn window<'a>(view: &View<'a>, span: Span) -> Shown<&'a [Log]> {
    view.window(with_contract(view, span))
}

/// Returns the logs of one block in the same way.
pub(crate) fn block<'a>(view: &View<'a>, block: u64) -> Shown<&'a [Log]> {
    view.has_reached(block)?;
    let query = with_contract(view, Span::after(block, 0));
    view.ask(ask::Logs { query })
}

/// Returns the logs of a request's id at its coordinator, and the requests of its key, from the request up to a block. One
/// question is for both, so that the reply shows whether its node has the request.
pub(crate) fn since_request<'a>(
    view: &View<'a>,
    request: &Request<'_>,
    to: u64,
) -> Shown<&'a [Log]> {
    let key = request.log.topics.get(1).copied();
    let from = request.log.position.block;
    let span = Span {
        from,
        to: to.max(from),
    };
    of_request(view, (request.coordinator(), request.id, key), span)
}

/// Returns the fulfilments of requests of an id at its coordinator, and the requests of a key, over a range.
pub(crate) fn of_request<'a>(
    view: &View<'a>,
    (coordinator, id, key): (Address, Hash32, Option<Hash32>),
    span: Span,
) -> Shown<&'a [Log]> {
    let signatures = [requested(), fulfilled()].concat();
    // word_origin-15
    let ids = [id].into_iter().chain(key).collect();
    let query = LogQuery::with(vec![coordinator], vec![signatures, ids], span);
    view.window(query)
}

/// Returns one coordinator's fulfilments of requests of these ids over a range, in the chain's order.
pub(crate) fn fulfilments_of<'a>(
    view: &View<'a>,
    coordinator: Address,
    ids: Vec<Hash32>,
    span: Span,
) -> Shown<Vec<Fulfilment<'a>>> {
    let query = LogQuery::with(vec![coordinator], vec![fulfilled(), ids], span);
    let logs = view.ask(ask::Logs { query })?.iter();
    Ok(in_order(logs).filter_map(Fulfilment::read).collect())
}

/// Returns logs in the chain's order.
pub(crate) fn in_order<'a>(logs: impl Iterator<Item = &'a Log>) -> impl Iterator<Item = &'a Log> {
    let mut logs: Vec<&'a Log> = logs.collect();
    values::order::sort_by(&mut logs, |one: &&Log, other| {
        one.position.cmp(&other.position)
    });
    logs.into_iter()
}

/// Returns the logs of all listed coordinators over a range, in the chain's order.
fn of_listed<'a>(view: &View<'a>, topics: &[Vec<Hash32>], span: Span) -> Shown<Vec<&'a Log>> {
    let coordinators = view.listed.coordinators.clone();
    // A question without an address is for the logs of every contract.
    if coordinators.is_empty() {
        return Ok(Vec::new());
    }
    let query = LogQuery::with(coordinators, topics.to_vec(), span);
    Ok(in_order(view.ask(ask::Logs { query })?.iter()).collect())
}

/// Returns the query for the logs of the contract and of all listed coordinators. Where all signatures of the contract are
/// listed, it asks for these and the coordinators' alone.
fn with_contract(view: &View<'_>, span: Span) -> LogQuery {
    let coordinators = view.listed.coordinators.iter();
    // left_out-2
    let addresses = [view.contract].into_iter().chain(coordinators.copied());
    let kinds = [LogKind::Anchored, LogKind::Requested, LogKind::Fulfilled];
    let listed = kinds.map(|kind| view.listed.log_of(view.contract, kind));
    let listed: Option<Vec<Hash32>> = listed
        .into_iter()
        .map(|form| form.map(|form| form.signature))
        .collect();
    // left_out-3
    let signatures = listed.map(|listed| [listed, requested(), fulfilled()].concat());
    let topics = signatures.into_iter().collect();
    LogQuery::with(addresses.collect(), topics, span)
}

/// Returns the cause for a coordinator that nobody lists.
pub(crate) fn unlisted(coordinator: Address) -> Open {
    Unread::UnlistedCoordinator(coordinator).into()
}

/// Returns a number as a word.
fn padded(number: u64) -> Hash32 {
    let mut bytes = [0; 32];
    if let Some(low) = bytes.last_chunk_mut() {
        *low = number.to_be_bytes();
    }
    Hash32::new(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_signatures_are_of_the_published_events() {
        let keccak = |event: &str| keccak(&[event.as_bytes()]);
        let requested = "RandomWordsRequested(bytes32,uint256,uint256";
        let fulfilled = "RandomWordsFulfilled(uint256,uint256";
        let v2 = format!("{requested},uint64,uint16,uint32,uint32,address)");
        let v2_5 = format!("{requested},uint256,uint16,uint32,uint32,bytes,address)");
        assert_eq!(super::requested(), [keccak(&v2), keccak(&v2_5)]);
        let v2 = format!("{fulfilled},uint96,bool)");
        let v2_5 = format!("{fulfilled},uint256,uint96,bool,bool,bool)");
        assert_eq!(super::fulfilled(), [keccak(&v2), keccak(&v2_5)]);
    }

    /// A log with this signature, three indexed values and a number of data words, the last two of which are not zero.
    fn log(signature: Hash32, words: usize) -> Log {
        let data = (0..words).map(|word| [u8::from(word + 2 >= words); 32]);
        Log {
            position: Position {
                block: 7,
                log_index: 0,
            },
            address: Address::new([1; 20]),
            topics: vec![signature, Hash32::ZERO, Hash32::ZERO, Hash32::ZERO],
            data: data.flatten().collect(),
            transaction: Hash32::ZERO,
        }
    }

    #[test]
    fn a_log_of_an_unknown_signature_is_no_coordinators() {
        for version in &VERSIONS {
            let (requested, fulfilled) = (log(version.requested, 8), log(version.fulfilled, 5));
            let read = Request::read(&requested).map(|request| request.version);
            assert_eq!(read, Some(version.version));
            assert!(Fulfilment::read(&fulfilled).is_some());
            // Neither is read as the other.
            assert!(Request::read(&fulfilled).is_none() && Fulfilment::read(&requested).is_none());
        }
        // That of a version to come, with all that a log of v2.5 has.
        let requested =
            b"RandomWordsRequested(bytes32,uint256,uint256,uint256,uint16,uint32,address)";
        let fulfilled = b"RandomWordsFulfilled(uint256,uint256,uint256,uint96,bool,bool)";
        for signature in [keccak(&[requested]), keccak(&[fulfilled])] {
            let unknown = log(signature, 8);
            assert!(Request::read(&unknown).is_none() && Fulfilment::read(&unknown).is_none());
        }
    }

    #[test]
    fn each_version_has_its_own_form() {
        for (signature, words, success) in [
            (FULFILLED_V2, 3, Some(true)),
            (FULFILLED_V2, 4, None),
            (FULFILLED_V2, 5, None),
            (FULFILLED_V2_5, 5, Some(true)),
            (FULFILLED_V2_5, 6, None),
            (FULFILLED_V2_5, 3, None),
        ] {
            let log = log(signature, words);
            let read = Fulfilment::read(&log).expect("a fulfilment");
            assert_eq!(read.success, success, "{words} words");
        }
        let subscription = Hash32::new([9; 32]);
        for (signature, named, may_repeat) in [
            (FULFILLED_V2, None, true),
            (FULFILLED_V2_5, Some(subscription), false),
        ] {
            let mut log = log(signature, 3);
            log.topics = vec![signature, Hash32::ZERO, subscription];
            let read = Fulfilment::read(&log).expect("a fulfilment");
            assert_eq!((read.subscription, read.may_repeat), (named, may_repeat));
        }
    }
}
