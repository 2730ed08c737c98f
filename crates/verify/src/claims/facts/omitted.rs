//! Nothing left out: every word of a Pack draw inside the judged windows is supplied.
//!
//! A word is the consumer's log of it, or a listed coordinator's fulfilment of any request of this
//! consumer, whatever the callback did. A request is a Pack draw's when a value in the consumer's logs
//! of its transaction is the pull key that `getPull` gives this request, and the pull's event id is
//! the `version_event_id` of what `events` holds there. Breaks and pack events have words too: their
//! words are no omissions.

use std::collections::{BTreeMap, BTreeSet};

use super::origin::{MOST_VALUES, Trail};
use crate::answers::Address;
use crate::answers::Told;
use crate::answers::Unread;
use crate::answers::{At, Log, LogQuery};
use crate::claims::evidence::coordinator::{self, DELIVERY_BLOCKS, Fulfilment, Request};
use crate::claims::evidence::log_index::{LogIndex, values};
use crate::claims::evidence::lookup::{AnswerLookup, ShownLog};
use crate::claims::evidence::numbering;
use crate::claims::evidence::recorded::{Recorded, Records};
use crate::claims::evidence::signature::Signatures;
use crate::claims::window::Window;
use crate::hash::Hash32;
use crate::order;
use crate::position::Position;
use crate::pull::PullClaims;
use crate::pull::recipe;
use crate::step::{Cause, Check, LogKind, Place, Point, Value};

/// How many supplied requests without a word are followed.
const MOST_REQUESTS: usize = 1_000;

/// How many values in logs of unknown signatures are asked about.
const MOST_UNKNOWN: usize = 4_000;

/// How far before the windows a request is looked for, step by step; the last step is the chain's
/// whole history.
const LOOK_BACK: [u64; 3] = [10_000, 1_000_000, u64::MAX];

/// The search for words that were left out.
pub struct Omissions<'c, 'a> {
    pub claims: &'c PullClaims,
    pub consumer: Address,
    pub window: Window,
    pub index: &'c LogIndex<'a>,
    pub recorded: &'c Records<'a>,
    pub trail: &'c Trail<'a>,
    pub signatures: &'c Signatures,
    /// The pull keys whose omission was found: it is reported once.
    pub found: BTreeSet<Hash32>,
}

/// What counting a consumer's requests says of a fulfilment.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Count {
    /// It answers one of them.
    Own,
    /// It answers none.
    Another,
    /// It answers none under the keys that were seen. No key is listed, so that there may be others:
    /// the request is looked for, and excluded where it is not seen.
    AnotherOrKey,
    /// Nothing.
    Unknown,
}

/// Whose request a fulfilment may answer.
enum Asker {
    /// This consumer's.
    Consumer,
    /// A listed wrapper's, for this consumer or another.
    Wrapper(Address),
    /// Another consumer's.
    Stranger,
}

/// The pull keys to which the contract gives a request's id.
type Claimants = BTreeMap<Hash32, BTreeSet<Hash32>>;

/// What a word belongs to.
enum Class {
    /// A Pack draw, by its pull key.
    Pack(Hash32),
    /// Anything else.
    Other,
    /// It was not read.
    Unknown,
}

/// Looks for words that were left out.
pub fn omissions<'a>(
    check: &mut Check,
    lookup: &mut AnswerLookup<'a>,
    search: &mut Omissions<'_, 'a>,
) {
    let supplied = search.supplied();
    search.own_words(check, lookup, &supplied);
    // The ids of the judged draws: another step ties each to its draw's own request.
    let mut answered = BTreeSet::new();
    for draw in &search.claims.draws {
        if let Some(state) = lookup.get_pull(check, draw.name.pull_key, At::Pinned) {
            answered.extend(state.value.request());
        }
    }
    let mut claimants = search.requested(check, lookup, (&supplied, &answered));
    for other in &search.claims.others {
        if let Some(state) = lookup.get_pull(check, other.word.key, At::Pinned)
            && let Some(id) = state.value.request()
        {
            claimants.entry(id).or_default().insert(other.word.key);
        }
    }
    search.fulfilled(check, lookup, (&supplied, &answered), &claimants);
    search.logged_otherwise(check, lookup, &supplied);
}

impl<'a> Omissions<'_, 'a> {
    /// The pull keys whose word is supplied and judged.
    fn supplied(&self) -> BTreeSet<Hash32> {
        let judged = self.claims.judged().into_iter();
        let words = judged.filter(|entry| entry.kind == LogKind::Fulfilled);
        order::set(words.map(|word| word.key))
    }

    /// The consumer's own logs of words.
    fn own_words(
        &mut self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        supplied: &BTreeSet<Hash32>,
    ) {
        let all = self.recorded;
        for ((kind, key), recorded) in all {
            if *kind != LogKind::Fulfilled || supplied.contains(key) {
                continue;
            }
            let inside = |recorded: &&Recorded<'a>| self.window.holds(recorded.shown.log.position);
            if let Some(recorded) = recorded.iter().find(inside) {
                match self.class_of_key(check, lookup, *key) {
                    Class::Pack(key) => self.omitted(check, lookup, key, &recorded.shown),
                    Class::Other | Class::Unknown => {}
                }
            }
        }
    }

    /// The requests without a supplied word: their keys by the oracle's request. Where the contract
    /// says that the word has arrived, its log is looked for.
    fn requested(
        &mut self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        (supplied, answered): (&BTreeSet<Hash32>, &BTreeSet<Hash32>),
    ) -> Claimants {
        let mut keys = Claimants::new();
        let mut unseen = Vec::new();
        for (followed, (key, block)) in self.open_requests(supplied).into_iter().enumerate() {
            if followed >= MOST_REQUESTS {
                check.lacks(Cause::Unread(Unread::TooMuchWork));
                break;
            }
            let Some(state) = lookup.get_pull(check, key, At::Pinned) else {
                continue;
            };
            // A coordinator answers a request once: an id that another pull has too is not this one's.
            let id = state.value.request();
            let id = id.filter(|id| !answered.contains(id));
            if let Some(id) = id {
                keys.entry(id).or_default().insert(key);
            }
            if state.value.fulfilled && self.is_unseen(check, lookup, key, id) {
                match id {
                    Some(id) => unseen.push((id, key, block)),
                    None if self.is_outside(check, lookup, key) => {}
                    None => check.lacks(Cause::Unread(Unread::NoRequestNamed(key))),
                }
            }
        }
        self.delivered(check, lookup, &unseen);
        keys
    }

    /// The requests before the target's word whose own word is not supplied: those that the proof
    /// supplies, and those that the consumer logged. Each pull key once, with its request's block.
    fn open_requests(&self, supplied: &BTreeSet<Hash32>) -> BTreeMap<Hash32, u64> {
        let named = self.claims.entries.iter();
        let worded = self.claims.entries.iter();
        let worded = worded.filter(|entry| entry.kind == LogKind::Fulfilled);
        let worded = order::set(worded.map(|word| word.key));
        let named =
            named.filter(|entry| entry.kind == LogKind::Requested && !worded.contains(&entry.key));
        let named = named.map(|entry| (entry.key, entry.position));
        let logged = self.recorded.iter();
        let logged = logged.filter(|((kind, _), _)| *kind == LogKind::Requested);
        let logged = logged.flat_map(|((_, key), recorded)| {
            let positions = recorded.iter().map(|own| own.shown.log.position);
            positions.map(move |position| (*key, position))
        });
        let mut open = BTreeMap::new();
        for (key, position) in named.chain(logged) {
            if position < self.window.to && !supplied.contains(&key) {
                let block = open.entry(key).or_insert(position.block);
                *block = position.block.min(*block);
            }
        }
        open
    }

    /// Whether a Pack draw has a word in the contract that nothing of the windows shows.
    fn is_unseen(
        &self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        key: Hash32,
        id: Option<Hash32>,
    ) -> bool {
        // What the consumer or a coordinator logged is judged with their logs.
        if self.recorded.contains_key(&(LogKind::Fulfilled, key)) {
            return false;
        }
        let mut seen = self.trail.fulfilments.iter().flatten();
        if seen.any(|seen| Some(seen.request_id) == id) {
            return false;
        }
        matches!(self.class_of_key(check, lookup, key), Class::Pack(_))
    }

    /// Words that the contract has and the proof does not supply: their logs are looked for, and seen
    /// outside of the windows, or they are omissions. None is passed over.
    fn delivered(
        &mut self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        unseen: &[(Hash32, Hash32, u64)],
    ) {
        let Some(from) = unseen.iter().map(|(.., block)| *block).min() else {
            return;
        };
        let to = self.window.to.block.saturating_add(DELIVERY_BLOCKS);
        let ids = order::set(unseen.iter().map(|(id, ..)| *id));
        let ids: Vec<Hash32> = ids.into_iter().collect();
        let mut search = Check::new(check.id());
        let Some(seen) = coordinator::fulfilments(lookup, &mut search, &ids, (from, to)) else {
            return check.lacks(Cause::ContractNotRead);
        };
        for (id, key, _) in unseen {
            match seen.iter().find(|seen| seen.request_id == *id) {
                Some(seen) => self.judge(check, lookup, *key, seen),
                None if self.is_outside(check, lookup, *key) => {}
                None => check.lacks(Cause::Unread(Unread::WordNotSeen {
                    request_id: *id,
                    from,
                    to,
                })),
            }
        }
    }

    /// Whether the contract's state says that a pull's word arrived before the windows or after them.
    fn is_outside(&self, check: &mut Check, lookup: &mut AnswerLookup<'a>, key: Hash32) -> bool {
        let mut search = Check::new(check.id());
        let (from, to) = self.window.blocks();
        let mut had = |block| {
            let then = lookup.get_pull(&mut search, key, At::Block(block));
            then.map(|then| then.value.fulfilled)
        };
        let (before, after) = (had(from.saturating_sub(1)), had(to));
        // An endpoint that answers every block with its present state keeps no old one.
        let control = had(0);
        after == Some(false) || before == Some(true) && control != Some(true)
    }

    /// The listed coordinators' fulfilments that answer no supplied word.
    fn fulfilled(
        &mut self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        (supplied, answered): (&BTreeSet<Hash32>, &BTreeSet<Hash32>),
        claimants: &Claimants,
    ) {
        let trail = self.trail;
        let (Some(fulfilments), Some(requests)) = (&trail.fulfilments, &trail.requests) else {
            return check.lacks(Cause::ContractNotRead);
        };
        let transactions: BTreeMap<Hash32, Hash32> = requests
            .iter()
            .map(|request| (request.id, request.shown.log.transaction))
            .collect();
        let mut unknown: Vec<&Fulfilment<'a>> = Vec::new();
        for fulfilment in fulfilments {
            let id = fulfilment.request_id;
            if answered.contains(&id) || !lookup.work.spend(1) {
                continue;
            }
            let delivered = fulfilment.shown.log.transaction;
            let class = match transactions.get(&id) {
                Some(requested) if self.index.of_transaction(requested).next().is_some() => {
                    self.class_in(check, lookup, id, &[*requested, delivered])
                }
                Some(requested) => self.class_in_receipt(check, lookup, id, *requested),
                None => self.class_in(check, lookup, id, &[delivered]),
            };
            let mut packs = BTreeSet::new();
            if let Class::Pack(key) = class {
                packs.insert(key);
            } else if let Some(requested) = transactions.get(&id) {
                let logs = self.index.of_transaction(requested);
                let logs = logs.map(|shown| shown.log);
                let own = requests.iter();
                let own = own.filter(|request| request.shown.log.transaction == *requested);
                let ids = own.map(|request| request.id).collect();
                packs.extend(self.replaced(check, lookup, logs, &ids));
            }
            // A contract can give one id to several pulls: if any is a Pack draw, the word may be its.
            for key in claimants.get(&id).into_iter().flatten() {
                if let Class::Pack(key) = self.class_of_key(check, lookup, *key) {
                    packs.insert(key);
                }
            }
            for key in packs.iter().filter(|key| !supplied.contains(*key)) {
                self.judge(check, lookup, *key, fulfilment);
            }
            if matches!(class, Class::Other)
                && !transactions.contains_key(&id)
                && !(packs.is_empty() && self.is_anothers(check, lookup, fulfilment))
            {
                unknown.push(fulfilment);
            }
        }
        self.unknown(check, lookup, &unknown);
    }

    /// Whether a fulfilment answers the request of a supplied word that is no Pack draw's: the same
    /// coordinator logged the request in the transaction of that word's own request.
    fn is_anothers(
        &self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        fulfilment: &Fulfilment<'a>,
    ) -> bool {
        let id = fulfilment.request_id;
        let sender = self.consumer.as_topic();
        self.claims.others.iter().any(|other| {
            let state = lookup.get_pull(check, other.word.key, At::Pinned);
            if state.and_then(|state| state.value.request()) != Some(id) {
                return false;
            }
            let Some(own) = self.index.holding(&other.request) else {
                return false;
            };
            let Some(receipt) = lookup.receipt(check, own.log.transaction) else {
                return false;
            };
            let requests = Request::of_receipt(receipt);
            let mut requests = requests.into_iter();
            requests.any(|request| {
                request.id == id
                    && request.sender == sender
                    && request.coordinator() == fulfilment.coordinator()
            })
        })
    }

    /// Words that the consumer logged under a signature of their own: a log of a window that holds a
    /// Pack draw's pull key and, beside it, the word that the contract has for it.
    fn logged_otherwise(
        &mut self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        supplied: &BTreeSet<Hash32>,
    ) {
        let index = self.index;
        let inside = index.all().iter().filter(|shown| {
            self.window.holds(shown.log.position) && !self.signatures.is_known(shown.log)
        });
        let inside: Vec<ShownLog<'a>> = inside.copied().collect();
        let Some(all) = values(inside.iter().map(|shown| shown.log), MOST_UNKNOWN) else {
            return check.lacks(Cause::Unread(Unread::TooMuchWork));
        };
        let mut words = BTreeMap::new();
        for value in all {
            if let Some(state) = lookup.get_pull(check, value, At::Pinned)
                && state.value.fulfilled
                && !supplied.contains(&value)
            {
                words.insert(value, state.value.word);
            }
        }
        for shown in &inside {
            let pull = shown.log.values().find_map(|value| {
                let word = words.get(&value)?;
                shown.log.place_of(word).map(|_| value)
            });
            if let Some(key) = pull
                && matches!(self.class_of_key(check, lookup, key), Class::Pack(_))
            {
                self.omitted(check, lookup, key, shown);
            }
        }
    }

    /// Fulfilments of requests that were not seen: another consumer's, or an older request of this one.
    fn unknown(
        &mut self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        unknown: &[&Fulfilment<'a>],
    ) {
        let (mut possible, mut wrapped) = (Vec::new(), Vec::new());
        for fulfilment in unknown {
            match self.asker(check, lookup, fulfilment) {
                Some(Asker::Consumer) => possible.push(*fulfilment),
                Some(Asker::Wrapper(wrapper)) => wrapped.push((*fulfilment, wrapper)),
                Some(Asker::Stranger) => {}
                None => check.lacks(Cause::ContractNotRead),
            }
        }
        for (fulfilment, wrapper) in wrapped {
            let asked = (wrapper, self.window.to.block);
            self.old_request(check, lookup, fulfilment, asked, Count::Unknown);
        }
        // To count is the last thing that is done: it is done once.
        if possible.is_empty() || !lookup.is_settled() {
            return;
        }
        let before = self.window.from.block.saturating_sub(1);
        let asked = (self.consumer, before);
        for (fulfilment, count) in self.counted(check, lookup, possible) {
            if count != Count::Another {
                self.old_request(check, lookup, fulfilment, asked, count);
            }
        }
    }

    /// Whose request a fulfilment may answer, by its subscription. v2 does not log it: then it may be
    /// this consumer's.
    fn asker(
        &self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        fulfilment: &Fulfilment<'a>,
    ) -> Option<Asker> {
        let Some(subscription) = fulfilment.subscription else {
            return Some(Asker::Consumer);
        };
        let coordinator = fulfilment.coordinator();
        // Under a subscription of this consumer's own requests, whatever an endpoint lists.
        let mut requests = self.trail.requests.iter().flatten();
        if requests.any(|own| own.coordinator() == coordinator && own.subscription == subscription)
        {
            return Some(Asker::Consumer);
        }
        let (from, end) = self.window.blocks();
        let mut search = Check::new(check.id());
        let then = At::Block(end);
        // The state at the windows' end, or where no endpoint keeps it the present one.
        let then = lookup.consumers(&mut search, coordinator, subscription, then);
        if then.is_none() && !search.is_unread() {
            return None;
        }
        // Fewer than all endpoints exclude nothing.
        let everyone = lookup.everyone();
        let (consumers, to) = match then.filter(|then| then.by.include(everyone)) {
            Some(consumers) => (consumers.value, end),
            None => {
                let mut search = Check::new(check.id());
                let now = lookup.consumers(&mut search, coordinator, subscription, At::Pinned);
                match now {
                    Some(now) if now.by.include(everyone) => (now.value, u64::MAX),
                    Some(_) => return Some(Asker::Consumer),
                    None if search.is_unread() => return Some(Asker::Consumer),
                    None => return None,
                }
            }
        };
        // A subscription that is no more may have been this consumer's.
        let Some(consumers) = consumers else {
            return Some(Asker::Consumer);
        };
        if consumers.contains(&self.consumer) {
            return Some(Asker::Consumer);
        }
        let mut wrappers = lookup.listed.wrappers.iter();
        if let Some(wrapper) = wrappers.find(|wrapper| consumers.contains(wrapper)) {
            return Some(Asker::Wrapper(*wrapper));
        }
        let mut search = Check::new(check.id());
        let asked = (coordinator, subscription);
        match coordinator::was_removed(lookup, &mut search, asked, self.consumer, (from, to)) {
            Some(true) => Some(Asker::Consumer),
            Some(false) => Some(Asker::Stranger),
            None if search.is_unread() => Some(Asker::Consumer),
            None => None,
        }
    }

    /// What counting this consumer's requests says of fulfilments. It says nothing where its own
    /// requests that were seen are not counted so.
    fn counted<'f>(
        &self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        possible: Vec<&'f Fulfilment<'a>>,
    ) -> Vec<(&'f Fulfilment<'a>, Count)> {
        let all = |count| possible.iter().map(move |each| (*each, count)).collect();
        let requests = self.trail.requests.iter().flatten();
        let own: Vec<_> = requests
            .map(|request| (request.id, request.key_hash, request.subscription))
            .collect();
        let mut keys = order::set(lookup.listed.key_hashes.iter().copied());
        keys.extend(own.iter().map(|(_, key_hash, _)| *key_hash));
        let mut subscriptions = order::set(own.iter().map(|(_, _, subscription)| *subscription));
        subscriptions.extend(possible.iter().filter_map(|each| each.subscription));
        let mut recognised = BTreeSet::new();
        for subscription in subscriptions {
            let seen = own.iter().filter(|(_, _, under)| *under == subscription);
            let seen = order::set(seen.map(|(id, ..)| *id));
            let asked = possible.iter().filter(|each| {
                let under = each.subscription;
                under.is_none_or(|under| under == subscription)
            });
            let mut ids = order::set(asked.map(|each| each.request_id));
            ids.extend(seen.iter().copied());
            let counted =
                numbering::recognised(&ids, &keys, self.consumer, &subscription, lookup.work);
            match counted {
                None => check.lacks(Cause::Unread(Unread::TooMuchWork)),
                Some(counted) if counted.is_superset(&seen) => recognised.extend(counted),
                // A coordinator that numbers otherwise, or more requests than are counted.
                Some(_) => return all(Count::Unknown),
            }
        }
        let other = if lookup.listed.key_hashes.is_empty() {
            Count::AnotherOrKey
        } else {
            Count::Another
        };
        let count = |fulfilment: &'f Fulfilment<'a>| {
            let is_own = recognised.contains(&fulfilment.request_id);
            (fulfilment, if is_own { Count::Own } else { other })
        };
        possible.iter().copied().map(count).collect()
    }

    /// Classifies a fulfilment by its request, however old: looked for by who asked, up to a block.
    fn old_request(
        &mut self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        fulfilment: &Fulfilment<'a>,
        (sender, to): (Address, u64),
        count: Count,
    ) {
        // What some endpoints alone show is theirs to explain.
        if !lookup.counts_against(check, &fulfilment.shown) {
            return;
        }
        let id = fulfilment.request_id;
        for back in LOOK_BACK {
            let from = self.window.from.block.min(to).saturating_sub(back);
            let mut search = Check::new(check.id());
            let Some(requests) = coordinator::requests(lookup, &mut search, sender, (from, to))
            else {
                return check.lacks(Cause::ContractNotRead);
            };
            let mut requests = requests.into_iter();
            if let Some(request) = requests.find(|request| request.id == id) {
                let transaction = request.shown.log.transaction;
                match self.class_in_receipt(check, lookup, id, transaction) {
                    Class::Pack(key) => self.judge(check, lookup, key, fulfilment),
                    Class::Other | Class::Unknown => {}
                }
                return;
            }
            if search.is_unread() {
                break;
            }
        }
        if count != Count::AnotherOrKey {
            check.lacks(Cause::Unread(Unread::RequestNotSeen(id)));
        }
    }

    /// A fulfilment of a Pack draw whose word is not supplied.
    fn judge(
        &mut self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        key: Hash32,
        fulfilment: &Fulfilment<'a>,
    ) {
        let Some(state) = lookup.get_pull(check, key, At::Pinned) else {
            return;
        };
        let word = Some(state.value.word).filter(|_| state.value.fulfilled);
        if self
            .window
            .holds(self.place(key, word, fulfilment.shown.log))
        {
            self.omitted(check, lookup, key, &fulfilment.shown);
        }
    }

    /// Where a delivered word is: where the consumer logged the word that it holds, else where the
    /// coordinator did. The callback's log is the last one of the two values before the
    /// coordinator's: whoever submits the oracle's proof can write others of them before.
    fn place(&self, key: Hash32, word: Option<Hash32>, delivered: &Log) -> Position {
        let recorded = self.recorded.get(&(LogKind::Fulfilled, key));
        let mut recorded = recorded.into_iter().flatten().map(|own| own.shown.log);
        if let Some(own) = recorded.find(|own| own.transaction == delivered.transaction) {
            return own.position;
        }
        let own = self.index.of_transaction(&delivered.transaction);
        let own = own.map(|shown| shown.log).filter(|own| {
            own.position < delivered.position
                && own.place_of(&key).is_some()
                && word.is_some_and(|word| own.place_of(&word).is_some())
        });
        let last = own.map(|own| own.position).max();
        last.unwrap_or(delivered.position)
    }

    fn omitted(
        &mut self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        key: Hash32,
        shown: &ShownLog<'a>,
    ) {
        if lookup.counts_against(check, shown) && self.found.insert(key) {
            let told = Told {
                value: shown.log.position,
                by: shown.by,
            };
            let point = Point::LogOmitted(LogKind::Fulfilled);
            check.contradicts(point, &Place::Key(key), Value::Nothing, told);
        }
    }

    /// The class of a request, by the consumer's logs of these transactions.
    fn class_in(
        &self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        id: Hash32,
        transactions: &[Hash32],
    ) -> Class {
        let logs = transactions
            .iter()
            .flat_map(|hash| self.index.of_transaction(hash));
        self.class_among(check, lookup, id, logs.map(|shown| shown.log))
    }

    fn class_among<'l>(
        &self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        id: Hash32,
        logs: impl Iterator<Item = &'l Log>,
    ) -> Class {
        let mut class = Class::Other;
        let Some(values) = values(logs, MOST_VALUES) else {
            check.lacks(Cause::Unread(Unread::TooMuchWork));
            return Class::Unknown;
        };
        for value in values {
            let of_value = match lookup.get_pull(check, value, At::Pinned) {
                Some(state) if state.value.request() == Some(id) => {
                    self.class_of_key(check, lookup, value)
                }
                Some(_) => Class::Other,
                None => Class::Unknown,
            };
            class = match (class, of_value) {
                (Class::Pack(key), _) | (_, Class::Pack(key)) => Class::Pack(key),
                (Class::Unknown, _) | (_, Class::Unknown) => Class::Unknown,
                (Class::Other, Class::Other) => Class::Other,
            };
        }
        class
    }

    /// The class of a request, by the consumer's logs in its receipt, and by those of its block: one
    /// answer that lacks a log does not hide a Pack draw.
    fn class_in_receipt(
        &self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        id: Hash32,
        transaction: Hash32,
    ) -> Class {
        let Some(receipt) = lookup.receipt(check, transaction) else {
            return Class::Unknown;
        };
        let logs = receipt.value.logs.iter();
        let logs = logs.filter(|log| log.address == self.consumer);
        match self.class_among(check, lookup, id, logs.clone()) {
            Class::Other => {}
            class => return class,
        }
        let ids = order::set(Request::of_receipt(receipt).iter().map(|own| own.id));
        if let Some(key) = self.replaced(check, lookup, logs, &ids) {
            return Class::Pack(key);
        }
        let block = receipt.value.block;
        let query = LogQuery::all(self.consumer, block, block);
        let mut search = Check::new(check.id());
        let Some(logs) = lookup.logs(&mut search, &query) else {
            if !search.is_unread() {
                check.lacks(Cause::ContractNotRead);
            }
            return Class::Other;
        };
        let logs = logs.iter().map(|shown| shown.log);
        let logs = logs.filter(|log| log.transaction == transaction);
        self.class_among(check, lookup, id, logs)
    }

    /// The Pack draw that one of these logs of a transaction requests, and to which the contract gives
    /// none of the transaction's requests: it accepted another since, and forgot this one's word.
    fn replaced<'l>(
        &self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        logs: impl Iterator<Item = &'l Log>,
        ids: &BTreeSet<Hash32>,
    ) -> Option<Hash32> {
        let requested = logs.filter_map(|log| self.signatures.read(log));
        let mut requested = requested.filter(|(kind, ..)| *kind == LogKind::Requested);
        requested.find_map(|(_, key, _)| {
            let id = lookup.get_pull(check, key, At::Pinned)?.value.request()?;
            let is_pack = matches!(self.class_of_key(check, lookup, key), Class::Pack(_));
            (is_pack && !ids.contains(&id)).then_some(key)
        })
    }

    /// The class of a pull, by the contract's state.
    fn class_of_key(&self, check: &mut Check, lookup: &mut AnswerLookup<'a>, key: Hash32) -> Class {
        let Some(state) = lookup.get_pull(check, key, At::Pinned) else {
            return Class::Unknown;
        };
        let event_id = state.value.event_id;
        let Some(root) = lookup.events(check, event_id, At::Pinned) else {
            return Class::Unknown;
        };
        if recipe::version_event_id(&root.value) == event_id {
            Class::Pack(key)
        } else {
            Class::Other
        }
    }
}
