//! What a Pack pull's proof claims of the chain.

use super::draw::Draw;
use super::history::Found;
use super::payload::Entry;
use super::pull_replay::PullReplay;
use super::recipe;
use super::roots::Root;
use super::window::NonPackWord;
use crate::answers::Address;
use crate::fields::Published;
use crate::numbering::Tally;
use crate::step::{DrawName, LogKind};
use values::hash::Hash32;
use values::order;
use values::order::OrderedSet;
use values::position::Position;

/// What a Pack pull's proof claims of the chain.
#[derive(Clone, Debug, Default)]
pub struct PullClaims {
    /// The consumer contract that the payload names.
    pub contract: Option<Address>,
    /// The target and its dependents.
    pub draws: Vec<DrawClaim>,
    /// The words in their windows that are no Pack draws.
    pub others: Vec<NonPackWord>,
    /// Every supplied log entry.
    pub entries: Vec<Entry>,
    /// The transactions that the proof names, where logs may be looked for again.
    pub transactions: Vec<Hash32>,
    /// The blocks of the target's own moments, whose times are shown.
    pub target_blocks: OrderedSet<u64>,
    /// The requests that settling has counted so far.
    pub tally: Tally,
}

/// What a draw claims: all recomputed, but for its request and word, which are the supplied ones.
#[derive(Clone, Debug)]
pub struct DrawClaim {
    /// Which draw.
    pub name: DrawName,
    /// The id of its version.
    pub version_event_id: Hash32,
    /// The root of its version.
    pub version_root: Hash32,
    /// The id of its purchase.
    pub purchase_event_id: Hash32,
    /// The commitment of its purchase.
    pub purchase_commitment: Hash32,
    /// Where the unavailable set was taken: the window begins behind it.
    pub as_of: Position,
    /// The supplied anchor of its version.
    pub version_anchor: Option<Entry>,
    /// The supplied anchor of its purchase.
    pub purchase_anchor: Option<Entry>,
    /// The supplied request.
    pub request: Option<Entry>,
    /// The supplied word.
    pub word: Option<Entry>,
}

impl PullClaims {
    /// What a proof claims.
    pub(super) fn of(pull: &PullReplay) -> Self {
        let contract = pull.payload.contract;
        if pull.target().is_none() {
            return Self {
                contract,
                ..Self::default()
            };
        }
        let draws = pull
            .window
            .draws
            .iter()
            .filter(|draw| !draw.has_unknown_recipe());
        let entries = match &pull.payload.chain_events {
            Published::Is(entries) => entries.clone(),
            Published::Absent | Published::Malformed => Vec::new(),
        };
        Self {
            contract,
            draws: draws.filter_map(|draw| DrawClaim::of(pull, draw)).collect(),
            others: pull.window.others.clone(),
            entries,
            transactions: pull.payload.transactions.clone(),
            target_blocks: target_blocks(pull),
            tally: Tally::default(),
        }
    }
}

impl DrawClaim {
    fn of(pull: &PullReplay, draw: &Draw) -> Option<Self> {
        let Root { root, event_id, .. } = pull.roots.get(draw)?;
        let unavailable_hash = recipe::unavailable_hash(&draw.record.unavailable);
        let as_of = draw.record.as_of;
        let purchase_event_id = recipe::purchase_event_id(&draw.record.purchase_id);
        let anchored = |id| pull.history.get(LogKind::Anchored, id).entry();
        Some(Self {
            name: draw.name,
            version_event_id: *event_id,
            version_root: *root,
            purchase_event_id,
            purchase_commitment: recipe::purchase_commitment(root, &unavailable_hash, as_of),
            as_of,
            version_anchor: anchored(event_id),
            purchase_anchor: anchored(&purchase_event_id),
            request: draw.request.entry(),
            word: draw.word.entry(),
        })
    }
}

/// The blocks of the target's own moments, of a proof whose draws were replayed.
fn target_blocks(pull: &PullReplay) -> OrderedSet<u64> {
    let Some(target) = pull.target().filter(|_| pull.replay.is_some()) else {
        return OrderedSet::new();
    };
    let anchored = |id| pull.history.get(LogKind::Anchored, &id);
    let version = pull.roots.get(target).map(|root| anchored(root.event_id));
    let purchase = anchored(recipe::purchase_event_id(&target.record.purchase_id));
    let entries = [
        version,
        Some(purchase),
        Some(target.request),
        Some(target.word),
    ];
    let positions = entries.into_iter().flatten().filter_map(Found::entry);
    let positions = positions
        .map(|entry| entry.position)
        .chain([target.record.as_of]);
    order::set(positions.map(|position| position.block))
}
