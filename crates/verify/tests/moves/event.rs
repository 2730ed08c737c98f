//! Adds a pack event to the Packs: at the same consumer, and with a report of its own.

use std::sync::LazyLock;

use fixtures::chain::consumer::{Callback, signature};
use fixtures::chain::coordinator::output_seed;
use fixtures::chain::{CONSUMER, COORDINATOR, hash};
use fixtures::pack_event::PackEvent;
use verify::claims::evidence::coordinator::create_event;
use verify::claims::limits::DELIVERY_BLOCKS;
use verify::claims::word;
use verify::claims::{Address, Claims, Log};
use verify::hash::Hash32;
use verify::report::LogKind::{Anchored, Requested};
use verify::report::Report;

use super::history::{History, LIKED};
use super::reading::NOT_LISTED;
use super::reading::Reading::{self, Blurred, False, Loose, True, Untold};
use super::truth::{Truth, head, is_fulfilled, is_requested};

/// The event, before it is anchored.
static EVENT: LazyLock<PackEvent> = LazyLock::new(PackEvent::unanchored);
/// The distance after an anchor, in blocks, within which the check looks for a second one.
const NEARBY: u64 = 10_000;

/// A move about the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventMove {
    /// `createEvent(id, value)`, which the contract may accept again.
    Create,
    /// `createEvent(id, another value)`.
    CreateOther,
    /// `createEvent(value, id)`.
    CreateTurned,
    /// `requestPull(id, value)`.
    AsPull,
    /// `requestPull(value, id)`.
    AsPullTurned,
    /// The coordinator delivers the oldest requested word that is still open.
    Deliver,
}

use EventMove::{AsPull, AsPullTurned, Create, CreateOther, CreateTurned, Deliver};

/// A word that a move about the event requested.
#[derive(Clone, Copy)]
pub struct Asked {
    by: EventMove,
    of: (Address, Hash32),
    block: u64,
    is_answered: bool,
}

impl History {
    /// Returns the moves about the event that are possible now, with the cost of each. If nothing else is sold, an
    /// event is an ordinary move of an honest sale.
    pub fn possible_of_event(&self, is_alone: bool) -> Vec<(EventMove, usize)> {
        let asked = |by: EventMove| self.asked.iter().filter(|asked| asked.by == by).count();
        let mut moves = match asked(Create) {
            0 => vec![(Create, usize::from(!is_alone))],
            1 => vec![(Create, 1)],
            _ => Vec::new(),
        };
        let others = [CreateOther, CreateTurned, AsPull, AsPullTurned];
        moves.extend(
            others
                .into_iter()
                .filter(|by| asked(*by) == 0)
                .map(|by| (by, 1)),
        );
        if let Some(next) = self.asked.iter().find(|asked| !asked.is_answered) {
            // The oracle proves over the hash of the request's block: it answers in a later one.
            let is_here = (self.next.joins || self.next.is_near) && next.block == self.chain.newest;
            if !(is_here && next.of.0 == COORDINATOR) {
                moves.push((Deliver, 0));
            }
        }
        moves
    }

    pub fn make_of_event(&mut self, by: EventMove) {
        let (id, value) = (EVENT.id, EVENT.value);
        let request = match by {
            Create => self.create(id, value),
            CreateOther => self.create(id, hash(0x45)),
            CreateTurned => self.create(value, id),
            AsPull => self.request_as_pull(id, value),
            AsPullTurned => self.request_as_pull(value, id),
            Deliver => return self.deliver_of_event(),
        };
        self.asked.push(Asked {
            by,
            of: (self.chain.consumer.oracle.coordinator, request),
            block: self.chain.newest,
            is_answered: false,
        });
    }

    fn create(&mut self, id: Hash32, value: Hash32) -> Hash32 {
        let call = create_event(&id, &value);
        self.transact(CONSUMER, call, |running| running.create_event(id, value))
    }

    fn request_as_pull(&mut self, key: Hash32, event_id: Hash32) -> Hash32 {
        self.transact(CONSUMER, Vec::new(), |running| {
            running.request_pull(key, event_id);
            running.chain.consumer.request_id(&key)
        })
    }

    fn deliver_of_event(&mut self) {
        let next = self.asked.iter_mut().find(|asked| !asked.is_answered);
        let next = next.expect("a request");
        next.is_answered = true;
        let of = next.of;
        self.transact(of.0, Vec::new(), |running| {
            running.fulfil(of, output_seed(&of.1), Callback::Works)
        });
    }

    /// Returns every report of the event: each transaction named with each word, and with one that the shop likes.
    pub fn reports(&self) -> Vec<(Hash32, Hash32)> {
        if !self.asked.iter().any(|asked| asked.by == Create) {
            return Vec::new();
        }
        let given = self.chain.logs.iter().filter(|log| is_fulfilled(log));
        let mut seeds: Vec<Hash32> = given.map(|log| word(&head(log))).collect();
        seeds.push(LIKED);
        let named = self.chain.transactions.keys();
        let reports = named.flat_map(|named| seeds.iter().map(|seed| (*named, *seed)));
        reports.collect()
    }
}

/// Returns the check's report, and the claims, of a report of the event.
pub fn report((named, seed): (Hash32, Hash32)) -> (Report, Claims) {
    let mut told = EVENT.clone();
    (told.transaction, told.seed) = (named, seed);
    told.check()
}

/// Reads a report of the event against a chain, by the rules alone.
pub fn reading(truth: Truth<'_>, (named, seed): (Hash32, Hash32)) -> Reading {
    let (id, value) = (EVENT.id, EVENT.value);
    let consumer = &truth.chain.consumer;
    if consumer.events.newest(&id) != Some(value) {
        return False("another value");
    }
    let anchors = truth.logs(Anchored, &id);
    let block = anchors[0].position.block;
    if anchors[0].transaction != named || head(anchors[0]) != value {
        return False("another transaction");
    }
    let called = &truth.chain.transactions[&named].call.input;
    let call = create_event(&id, &value);
    // Bytes after the arguments do not matter: the oracle may have answered in the same transaction.
    if called.starts_with(&call[..4]) && !called.starts_with(&call) {
        return False("a call of another createEvent");
    }
    let mut found = match anchors.get(1) {
        Some(again) if again.position.block <= block + NEARBY => return False("anchored twice"),
        Some(_) => Blurred("anchored again long afterwards"),
        None => True,
    };
    let is_turned = consumer.events.newest(&value) == Some(id);
    if is_turned {
        found = found.max(Blurred(TURNED));
    }
    let logs = truth
        .chain
        .logs
        .iter()
        .filter(|log| log.transaction == named);
    let logs: Vec<_> = logs.collect();
    let pulls = logs
        .iter()
        .filter(|log| log.topics[0] == signature(Requested));
    let pulls: Vec<Hash32> = pulls.map(|log| log.topics[1]).collect();
    let is_of_pull = |request: &Hash32| {
        let mut states = pulls.iter().filter_map(|key| consumer.pulls.at(key, block));
        states.any(|state| state.request_id == *request)
    };
    let requests = logs.iter().filter(|log| is_requested(log));
    let mut requests = requests.filter(|log| !is_of_pull(&head(log)));
    let seen = match (requests.next(), requests.next()) {
        (Some(request), None) => of_request(truth, request, (block, seed)),
        _ => Untold("several requests"),
    };
    // A pull of the same two values in the anchoring transaction, or one that names its request by an id that two
    // coordinators gave: the rules call it no anchor.
    let of_pair = [id, value].map(|key| consumer.pulls.newest(&key));
    let mut of_pair = of_pair.iter().flatten();
    let is_a_pulls = pulls.contains(&id)
        || pulls.contains(&value)
        || of_pair.any(|state| {
            let mut requests = logs.iter().filter(|log| is_requested(log));
            requests.any(|log| head(log) == state.request_id)
        });
    match found.max(seen) {
        // Only a call tells the two anchors apart, and the coordinator is that of the anchor.
        Untold(NOT_LISTED) if is_turned && !called.starts_with(&call) && !is_a_pulls => {
            Untold(TURNED)
        }
        Untold(why) if is_a_pulls => False(why),
        True | Blurred(_) if is_a_pulls => Loose,
        found => found,
    }
}

/// The reason if the contract holds the event's two values both ways round.
const TURNED: &str = "the turned pair is anchored too";

/// Reads the word of the event's request beside the seed.
fn of_request(truth: Truth<'_>, request: &Log, (block, seed): (u64, Hash32)) -> Reading {
    if !truth.listed.contains(&request.address) {
        return Untold(NOT_LISTED);
    }
    let mut given = truth.chain.logs.iter().filter(|log| {
        is_fulfilled(log) && log.address == request.address && log.topics[1] == head(request)
    });
    match given.next() {
        None => False("no word"),
        Some(given) if word(&head(given)) != seed => False("another seed"),
        Some(given) if given.position.block > block + DELIVERY_BLOCKS => {
            Blurred("a seed that arrived long afterwards")
        }
        Some(_) => True,
    }
}
