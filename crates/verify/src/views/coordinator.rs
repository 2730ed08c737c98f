//! The logs in which a coordinator of the oracle records a request and its answer, and its commitment to an open request.
//!
//! VRF v2 and v2.5 differ in the tail of these logs.

use super::view::{Shown, View};
use crate::answers::{Address, CoordinatorVersion, Log, LogQuery, Span, Unread};
use crate::claims::evidence::logged::{FULFILLED, FULFILLED_V2, REQUESTED, REQUESTED_V2};
use crate::step::Cause;
use values::chain::word;
use values::hash::{Hash32, keccak};
use values::position::Position;

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

/// An answer, as a coordinator logged it.
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
}

impl<'a> Request<'a> {
    /// Reads a log, if it is one of a request.
    pub(crate) fn read(log: &'a Log) -> Option<Self> {
        let [signature, _, _, sender] = log.topics.as_slice() else {
            return None;
        };
        let id = log.words().next()?;
        REQUESTED.contains(signature).then_some(Self {
            log,
            version: match *signature == REQUESTED_V2 {
                true => CoordinatorVersion::V2,
                false => CoordinatorVersion::V2_5,
            },
            id,
            sender: *sender,
        })
    }

    /// Returns the coordinator.
    pub(crate) const fn coordinator(&self) -> Address {
        self.log.address
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
                // The extra arguments stand as the encoding has them: their length, then their bytes in whole words.
                let extra = self.log.data.get(192..)?;
                let offset = padded(224);
                Some(keccak(&[&head, offset.as_bytes(), extra]))
            }
        }
    }
}

impl<'a> Fulfilment<'a> {
    /// Reads a log, if it is one of an answer.
    pub(crate) fn read(log: &'a Log) -> Option<Self> {
        let (signature, indexed) = log.topics.split_first()?;
        let seed = log.words().next()?;
        let (length, place) = match *signature == FULFILLED_V2 {
            true => (96, 2),
            false => (160, 3),
        };
        let is_whole = log.data.len() == length;
        let success = log.words().nth(place).filter(|_| is_whole);
        FULFILLED.contains(signature).then_some(Self {
            log,
            id: *indexed.first()?,
            word: word(&seed),
            success: success.map(|success| success != Hash32::ZERO),
        })
    }

    /// Returns whether a later request may have the same id: v2 counts from the start when a consumer comes back.
    pub(crate) fn may_repeat(&self) -> bool {
        self.log.topics.first() == Some(&FULFILLED_V2)
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

/// Returns the listed coordinators' answers over a range, of every contract's requests.
pub(crate) fn fulfilments<'a>(view: &View<'a>, span: Span) -> Shown<Vec<Fulfilment<'a>>> {
    let logs = of_listed(view, &[FULFILLED.to_vec()], span)?;
    Ok(logs.into_iter().filter_map(Fulfilment::read).collect())
}

/// Returns the listed coordinators' logs of this contract's requests over a range.
pub(crate) fn own_requests<'a>(view: &View<'a>, span: Span) -> Shown<Vec<Request<'a>>> {
    let sender = view.contract.as_topic();
    let topics = [REQUESTED.to_vec(), Vec::new(), Vec::new(), vec![sender]];
    let logs = of_listed(view, &topics, span)?;
    Ok(logs.into_iter().filter_map(Request::read).collect())
}

/// Returns one coordinator's answers to requests of these ids over a range, in the chain's order.
pub(crate) fn answers<'a>(
    view: &View<'a>,
    coordinator: Address,
    ids: Vec<Hash32>,
    span: Span,
) -> Shown<Vec<Fulfilment<'a>>> {
    let query = LogQuery::with(coordinator, vec![FULFILLED.to_vec(), ids], span);
    let mut found: Vec<_> = view
        .logs(query)?
        .iter()
        .filter_map(Fulfilment::read)
        .collect();
    values::order::sort_by(&mut found, |one, other| {
        one.position().cmp(&other.position())
    });
    Ok(found)
}

/// Returns a log of any listed coordinator over a range, if there is one: of all their answers.
fn of_listed<'a>(view: &View<'a>, topics: &[Vec<Hash32>], span: Span) -> Shown<Vec<&'a Log>> {
    // All are asked at once.
    let all = view
        .listed
        .coordinators
        .iter()
        .map(|coordinator| view.logs(LogQuery::with(*coordinator, topics.to_vec(), span)));
    let all: Vec<Shown<&'a [Log]>> = all.collect();
    let mut logs = Vec::new();
    for shown in all {
        logs.extend(shown?);
    }
    values::order::sort_by(&mut logs, |one: &&Log, other| {
        one.position.cmp(&other.position)
    });
    Ok(logs)
}

/// Returns the cause for a coordinator that nobody lists.
pub(crate) const fn unlisted(coordinator: Address) -> Cause {
    Cause::Unread(Unread::UnlistedCoordinator(coordinator))
}

/// Returns a number as a word.
fn padded(number: u64) -> Hash32 {
    let mut bytes = [0; 32];
    if let Some(low) = bytes.last_chunk_mut() {
        *low = number.to_be_bytes();
    }
    Hash32::new(bytes)
}
