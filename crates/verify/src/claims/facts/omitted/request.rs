//! The requests without a supplied word.

use values::order::OrderedMap;

use super::class::Class;
use super::search::Omissions;
use crate::answers::{At, PullState, Span, Told, Unread};
use crate::claims::evidence::coordinator;
use crate::claims::limits::{DELIVERY_BLOCKS, MAX_REQUESTS};
use crate::claims::settlement::Settlement;
use crate::step::LogKind;
use values::hash::Hash32;
use values::order;

/// The pull keys to which the contract gives a request's id.
pub(crate) type Claimants = OrderedMap<Hash32, Vec<Hash32>>;

impl<'a> Omissions<'_, 'a> {
    /// The requests without a supplied word: the oracle's request and the key of each. Where the contract
    /// says that the word has arrived, its log is looked for.
    pub(super) fn requested(&mut self, case: &mut Settlement<'a>) -> Vec<(Hash32, Hash32)> {
        let mut keys = Vec::new();
        let mut unseen = Vec::new();
        for (followed, (key, block)) in self.open_requests().into_iter().enumerate() {
            if followed >= MAX_REQUESTS {
                case.unread(Unread::TooMuchWork);
                break;
            }
            let Some(state) = case.get_pull(key, At::Pinned) else {
                continue;
            };
            // A coordinator answers a request once: an id that another pull has too is not this one's.
            let id = state.value.request();
            let id = id.filter(|id| !self.answered.contains(id));
            if let Some(id) = id {
                keys.push((id, key));
            }
            if state.value.fulfilled && self.is_unseen(case, key, id) {
                match id {
                    Some(id) => unseen.push((id, key, block)),
                    None if self.is_inside(case, key) == Some(false) => {}
                    None => case.unread(Unread::NoRequestNamed(key)),
                }
            }
        }
        self.delivered(case, &unseen);
        keys
    }

    /// The requests before the target's word whose own word is not supplied: those that the proof
    /// supplies, and those that the consumer logged. Each pull key once, with its request's block.
    pub(super) fn open_requests(&self) -> OrderedMap<Hash32, u64> {
        let named = self.claims.entries.iter();
        let worded = self.claims.entries.iter();
        let worded = worded.filter(|entry| entry.kind == LogKind::Fulfilled);
        let worded = order::set(worded.map(|word| word.key));
        let named =
            named.filter(|entry| entry.kind == LogKind::Requested && !worded.contains(&entry.key));
        let named = named.map(|entry| (entry.key, entry.position));
        let logged = self.seen.known_logs.iter();
        let logged = logged.filter(|((kind, _), _)| *kind == LogKind::Requested);
        let logged = logged.flat_map(|((_, key), known)| {
            let positions = known.iter().map(|own| own.shown.log.position);
            positions.map(move |position| (*key, position))
        });
        let open = named
            .chain(logged)
            .filter(|(key, position)| *position < self.window.to && !self.supplied.contains(key));
        let open = order::grouped(open).into_iter();
        open.filter_map(|(key, positions)| Some((key, positions.iter().min()?.block)))
            .collect()
    }

    /// Returns whether a Pack draw has a word in the contract that nothing of the windows shows.
    pub(super) fn is_unseen(
        &self,
        case: &mut Settlement<'a>,
        key: Hash32,
        id: Option<Hash32>,
    ) -> bool {
        // The logs of the consumer and of a coordinator are judged elsewhere, with theirs.
        if self
            .seen
            .known_logs
            .contains_key(&(LogKind::Fulfilled, key))
        {
            return false;
        }
        let mut seen = self.seen.trail.fulfilments.iter().flatten();
        if seen.any(|seen| Some(seen.request_id) == id) {
            return false;
        }
        matches!(self.class_of_key(case, key), Class::Pack(_))
    }

    /// Words that the contract has and the proof does not supply: their logs are looked for, and seen
    /// outside of the windows, or they are omissions. None is passed over.
    pub(super) fn delivered(
        &mut self,
        case: &mut Settlement<'a>,
        unseen: &[(Hash32, Hash32, u64)],
    ) {
        let Some(from) = unseen.iter().map(|(.., block)| *block).min() else {
            return;
        };
        let to = self.window.to.block.saturating_add(DELIVERY_BLOCKS);
        let span = Span { from, to };
        let ids = order::set(unseen.iter().map(|(id, ..)| *id));
        let ids: Vec<Hash32> = ids.into_iter().collect();
        let (seen, _) = case.aside(|case| coordinator::fulfilments(case, &ids, span));
        let Some(seen) = seen else {
            return case.waits();
        };
        for (id, key, _) in unseen {
            match seen.iter().find(|seen| seen.request_id == *id) {
                Some(seen) => self.judge(case, *key, seen),
                None if self.is_inside(case, *key) == Some(false) => {}
                None => case.unread(coordinator::not_seen(*id, span)),
            }
        }
    }

    /// Returns whether the contract's state says that a pull's word arrived in the windows, or before them or after
    /// them; `None` where it says neither. Fewer than all endpoints say nothing.
    pub(super) fn is_inside(&self, case: &mut Settlement<'a>, key: Hash32) -> Option<bool> {
        let blocks = self.window.blocks();
        let at = [blocks.from.saturating_sub(1), blocks.to];
        let (had, _) = case.aside(|case| at.map(|block| case.get_pull(key, At::Block(block))));
        // An endpoint that answers every block with its present state keeps no old one.
        let archives = case.archives_of_pull(key);
        let [before, after] = had;
        let before = before.filter(|then| !archives.and(then.by).is_empty());
        let told = |then: Told<PullState>| (then.value.fulfilled, case.are_all(then.by));
        let [before, after] = [before, after].map(|then| then.map(told));
        match (before, after) {
            (_, Some((false, true))) | (Some((true, true)), _) => Some(false),
            (Some((false, true)), Some((true, true))) => Some(true),
            _ => None,
        }
    }
}
