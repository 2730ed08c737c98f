//! Keeps the results of checking a proof, for the claims and for the page to show.

use super::draw::Draw;
use super::history::History;
use super::payload::{ParsedRecord, PullPayload};
use super::replay::Replay;
use super::roots::Roots;
use super::window::Window;
use crate::fields::Published;
use crate::step::Step;

/// A checked proof, with its windows and their replay.
#[derive(Clone, Debug)]
pub struct CheckedProof {
    /// The values read from the proof.
    pub payload: PullPayload,
    /// True if the target's version was committed as packs_v1, or else the proof names no other recipe.
    pub is_packs_v1: bool,
    /// The proof's `chain_events`; empty if they are malformed.
    pub history: History,
    /// The windows of the proof's draws; empty if the target is unknown.
    pub window: Window,
    /// The roots of the versions in the windows.
    pub roots: Roots,
    /// The result of the recipe for every draw; `None` if the draws were not replayed.
    pub replay: Option<Replay>,
}

impl CheckedProof {
    /// Creates the replay of a proof, before its windows are walked.
    pub(super) fn new(payload: PullPayload) -> Self {
        let history = match &payload.chain_events {
            Published::Is(entries) => History::new(entries.clone()),
            Published::Absent | Published::Malformed => History::default(),
        };
        let mut roots = Roots::default();
        let record = payload.own().and_then(ParsedRecord::record);
        let root = record.and_then(|record| {
            let version = payload.versions.get(record.version)?;
            Some(roots.root(record.version, version))
        });
        let is_committed = root.is_some() && root == payload.version_root.value();
        let is_packs_v1 = is_committed || !payload.is_relabelled();
        Self {
            payload,
            is_packs_v1,
            history,
            window: Window::default(),
            roots,
            replay: None,
        }
    }

    /// Walks the windows of the target, and returns the step `window`; `None` if the target is unknown.
    pub(super) fn walk(&mut self) -> Option<Step> {
        if !matches!(self.payload.chain_events, Published::Is(_)) {
            return None;
        }
        let target = Draw::target(&self.payload, &self.history)?;
        let (window, step) = Window::walk(&self.payload, &self.history, &mut self.roots, target);
        self.window = window;
        Some(step)
    }

    /// Returns the target, if it is known.
    pub fn target(&self) -> Option<&Draw> {
        self.window.draws.first()
    }
}
