//! Extracts the claims of a Pack pull's proof about the chain.

use super::checked_proof::CheckedProof;
use super::draw::Draw;
use super::history::Found;
use super::payload::Entry;
use super::roots::Root;
use super::window::NonPackWord;
use crate::fields::Published;
use crate::replies::Address;
use crate::step::{Cause, DrawName, LogKind, StepId};
use values::hash::Hash32;
use values::order;
use values::order::OrderedSet;
use values::position::Position;

/// The claims of a Pack pull's proof about the chain.
#[derive(Clone, Debug, Default)]
pub struct PullClaims {
    /// The consumer contract that the payload names.
    pub contract: Option<Address>,
    /// The target and its dependents.
    pub draws: Vec<DrawClaim>,
    /// The words in their windows that are not Pack draws.
    pub others: Vec<NonPackWord>,
    /// Every supplied log entry.
    pub entries: Vec<Entry>,
    /// The blocks of the target's moments, whose times the page shows.
    pub target_blocks: OrderedSet<u64>,
    /// True if there are no draws because the record of one names another recipe.
    pub is_relabelled: bool,
}

/// The claims of one draw. All values are recomputed, except the request and the word, which the proof supplies.
#[derive(Clone, Debug)]
pub struct DrawClaim {
    /// The name of the draw.
    pub name: DrawName,
    /// The event id of the draw's version.
    pub version_event_id: Hash32,
    /// The root of the draw's version.
    pub version_root: Hash32,
    /// The event id of the draw's purchase.
    pub purchase_event_id: Hash32,
    /// The commitment of the draw's purchase.
    pub purchase_commitment: Hash32,
    /// The position at which the shop took the unavailable set: the window begins after it.
    pub as_of: Position,
    /// The supplied anchor of the version.
    pub version_anchor: Option<Entry>,
    /// The supplied anchor of the purchase.
    pub purchase_anchor: Option<Entry>,
    /// The supplied request.
    pub request: Option<Entry>,
    /// The supplied word.
    pub word: Option<Entry>,
}

impl DrawClaim {
    /// Returns the supplied entries of the draw: its request, its anchors and its word.
    pub(crate) fn entries(&self) -> impl Iterator<Item = Entry> + use<> {
        // views-34
        let own = [
            self.request,
            self.purchase_anchor,
            self.version_anchor,
            self.word,
        ];
        own.into_iter().flatten()
    }
}

impl PullClaims {
    /// Returns the claims of a proof.
    pub(super) fn of(pull: &CheckedProof) -> Self {
        let contract = pull.payload.contract;
        if pull.target().is_none() {
            return Self {
                contract,
                ..Self::default()
            };
        }
        let is_relabelled = pull.window.draws.iter().any(Draw::is_relabelled);
        // views-33
        let draws = pull.window.draws.iter().filter(|_| !is_relabelled);
        let entries = match &pull.payload.chain_events {
            Published::Is(entries) => entries.clone(),
            Published::Absent | Published::Malformed => Vec::new(),
        };
        Self {
            contract,
            draws: draws.filter_map(|draw| DrawClaim::of(pull, draw)).collect(),
            others: pull.window.others.clone(),
            entries,
            target_blocks: target_blocks(pull),
            is_relabelled,
        }
    }

    /// Returns the entries of the judged draws, the target's first: the kinds of logs are learnt from them. The entries of
    /// other words are left out, because their writer chooses both values.
    pub(crate) fn samples(&self) -> Vec<Entry> {
        // kinds-3
        self.draws.iter().flat_map(DrawClaim::entries).collect()
    }

    /// Returns the reason if no draw is judged.
    pub(crate) fn without_draws(&self) -> Option<Cause> {
        let fault = match self.is_relabelled {
            true => StepId::Recipe,
            false => StepId::Payload,
        };
        // views-37
        self.draws.is_empty().then_some(Cause::Because(fault))
    }
}

impl DrawClaim {
    fn of(pull: &CheckedProof, draw: &Draw) -> Option<Self> {
        let Root { root, event_id, .. } = pull.roots.get(draw)?;
        let purchase_event_id = draw.purchase_event_id();
        let anchored = |id| pull.history.get(LogKind::Anchored, id).entry();
        Some(Self {
            name: draw.name,
            version_event_id: *event_id,
            version_root: *root,
            purchase_event_id,
            purchase_commitment: draw.purchase_commitment(root),
            as_of: draw.record.as_of,
            version_anchor: anchored(event_id),
            purchase_anchor: anchored(&purchase_event_id),
            request: draw.request.entry(),
            word: draw.word.entry(),
        })
    }
}

/// Returns the blocks of the target's moments, if the proof's draws were replayed.
fn target_blocks(pull: &CheckedProof) -> OrderedSet<u64> {
    let Some(target) = pull.target().filter(|_| pull.replay.is_some()) else {
        return OrderedSet::default();
    };
    let anchored = |id| pull.history.get(LogKind::Anchored, &id);
    let version = pull.roots.get(target).map(|root| anchored(root.event_id));
    let purchase = anchored(target.purchase_event_id());
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
