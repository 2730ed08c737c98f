//! What a check of a proof keeps, for the claims and for the page to show.

use super::draw::Draw;
use super::history::History;
use super::payload::PullPayload;
use super::replay::Replay;
use super::roots::Roots;
use super::window::Window;
use crate::fields::Published;
use crate::step::Step;

/// A proof that was checked.
#[derive(Clone, Debug)]
pub struct PullReplay {
    /// What was read of it.
    pub payload: PullPayload,
    /// Its `chain_events`; empty where they are malformed.
    pub history: History,
    /// The windows of its draws; empty where the target cannot be told.
    pub window: Window,
    /// The roots of the versions in its windows.
    pub roots: Roots,
    /// What the recipe gives for every draw; `None` where the draws were not replayed.
    pub replay: Option<Replay>,
}

impl PullReplay {
    /// A proof before its windows are walked.
    pub(super) fn new(payload: PullPayload) -> Self {
        let history = match &payload.chain_events {
            Published::Is(entries) => History::new(entries.clone()),
            Published::Absent | Published::Malformed => History::default(),
        };
        Self {
            payload,
            history,
            window: Window::default(),
            roots: Roots::default(),
            replay: None,
        }
    }

    /// Walks the windows of the target, and makes the step `window` on the way; `None` where the target
    /// cannot be told.
    pub(super) fn walk(&mut self) -> Option<Step> {
        if !matches!(self.payload.chain_events, Published::Is(_)) {
            return None;
        }
        let target = Draw::target(&self.payload, &self.history)?;
        let (window, step) = Window::walk(&self.payload, &self.history, target);
        self.roots = Roots::of(&window);
        self.window = window;
        Some(step)
    }

    /// The target, where it can be told.
    pub fn target(&self) -> Option<&Draw> {
        self.window.draws.first()
    }
}
