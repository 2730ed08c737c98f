//! How a check handles its worker's messages.

use std::sync::Arc;

use leptos::prelude::*;
use web_sys::Blob;

use super::recorded::{BlockResult, Recorded};
use super::signals::CheckSignals;
use super::worker_handle::{WorkerHandle, send_prover};
use crate::ui::browser;
use crate::ui::state::State;
use crate::ui::worker::WorkerEvent;
use crate::worker::request::Link;
use crate::worker::response::{Response, TrialUpdate};
use explain::{Overview, Subject};
use verify::report::{Kind, Progress, Step};
use words::{CheckError, Steps};

impl CheckSignals {
    /// Handles a message from the worker.
    pub(super) fn handle(&self, event: WorkerEvent, link: Option<&Link>, back: &WorkerHandle) {
        match event {
            WorkerEvent::Halted(halt) => self.halt(halt),
            WorkerEvent::Response(response, file) => self.take(response, file, link, back),
        }
    }

    /// Handles a message from an experiment's own worker. Nothing in it is about the proof.
    pub(super) fn handle_trial(&self, event: WorkerEvent) {
        match event {
            WorkerEvent::Response(Response::TrialUpdate(tried), _) => {
                self.tried.set(Some(Arc::new(tried)));
            }
            WorkerEvent::Halted(_) => self.tried.set(Some(Arc::new(TrialUpdate::Failed))),
            WorkerEvent::Response(..) => {}
        }
    }

    fn take(
        &self,
        response: Response,
        file: Option<Blob>,
        link: Option<&Link>,
        back: &WorkerHandle,
    ) {
        match response {
            Response::Received { bytes, total } => {
                self.state.set(State::Receiving { bytes, total })
            }
            Response::Progress(Progress::Started(kind, steps)) => {
                self.is_of(kind);
                self.steps.set(Steps::waiting(&steps));
                self.state.set(State::Checking { done: 0, total: 0 });
            }
            Response::Progress(Progress::Finished(step)) => {
                self.steps.update(|steps| steps.insert(step))
            }
            Response::Progress(Progress::Replayed { done, total }) => {
                self.state.set(State::Checking { done, total });
            }
            Response::Checked(overview) => self.overview(*overview),
            Response::Read(report, reading) => {
                self.asking.set(Vec::new());
                self.reading.set(Some(Arc::new(*reading)));
                self.block.set(None);
                if let Some(overview) = self.report.get_untracked() {
                    self.overview(Overview {
                        report: *report,
                        subject: overview.subject.clone(),
                    });
                }
            }
            Response::Recorded {
                build,
                at,
                reading,
                steps,
            } => {
                self.recorded.set(Some(Arc::new(Recorded {
                    build,
                    at,
                    reading: *reading,
                    steps,
                    block: None,
                    counts: false,
                })));
            }
            Response::Wallet { id, request } => self.ask_wallet(id, request, back),
            Response::LoadFailed(trouble) => self.halt(CheckError::Load(trouble)),
            Response::Rows { from, rows } => self.rows.set(Some((from, rows))),
            Response::SearchResult(found) => self.found(found.list).set(Some(found)),
            Response::Own(own) => self.own.set(Some(own)),
            Response::Answers(answers) => self.answers.set(answers),
            Response::Deck { from, rows } => self.deck.set(Some((from, rows))),
            Response::WorkedDraw(pull, worked) => {
                let worked = worked.map(|worked| Arc::new(*worked));
                self.worked.set(Some((pull, worked)));
            }
            Response::Drawdown(drawdown) => self.drawdown.set(Some(Arc::new(*drawdown))),
            Response::Pull(looked) => self.looked.set(Some(Arc::new(looked))),
            Response::WantsProver => send_prover(back.clone()),
            Response::Proven {
                steps,
                block,
                counting,
                recorded: true,
            } => self.proven_by_file(&steps, block, &counting),
            Response::Proven { steps, block, .. } => self.proven(&steps, block),
            Response::Fingerprint(fingerprint) => self.fingerprint.set(Some(fingerprint)),
            Response::PayloadCopy => self.lent.set(file),
            Response::TrialUpdate(tried) => self.tried.set(Some(Arc::new(tried))),
            // Of a file among several alone.
            Response::Brief(_) | Response::Rolls(_) => {}
            Response::SavedProof => self.save(file, link),
        }
    }

    /// Puts what a saved proof proves in its place, and what of it counts into the report.
    fn proven_by_file(&self, steps: &[Step], block: Option<BlockResult>, counting: &[Step]) {
        self.recorded.update(|recorded| {
            for recorded in recorded.iter_mut().map(Arc::make_mut) {
                recorded.steps = steps.to_vec();
                recorded.block.clone_from(&block);
                recorded.counts = !counting.is_empty();
            }
        });
        if !counting.is_empty() {
            self.with_steps(counting);
        }
    }

    /// Puts what the last reading proves in its place.
    fn proven(&self, steps: &[Step], block: Option<BlockResult>) {
        self.block.set(block);
        self.with_steps(steps);
    }

    fn with_steps(&self, steps: &[Step]) {
        if let Some(overview) = self.report.get_untracked() {
            let mut overview = Overview::clone(&overview);
            overview.report = overview.report.with_chain(steps);
            if self.asking.with_untracked(Vec::is_empty) {
                self.overview(overview);
            } else {
                // A newer reading has begun: its steps are open.
                self.report.set(Some(Arc::new(overview)));
            }
        }
    }

    /// Saves a file that came from the worker.
    fn save(&self, file: Option<Blob>, link: Option<&Link>) {
        if let Some(file) = file {
            browser::save(&file, &self.file_name(link));
        }
    }

    /// `<kind>-<id>.proof.json`, of characters that every file system takes.
    fn file_name(&self, link: Option<&Link>) -> String {
        let kind = match self.kind.get_untracked() {
            Some(Kind::PackEvent) => "pack_event",
            Some(Kind::PackPull) | None => "pack_pull",
        };
        let linked = link.map(|link| match link {
            Link::Pull(id) | Link::Event(id) => id.clone(),
        });
        let published = || {
            let report = self.report.get_untracked()?;
            match &report.subject {
                Subject::Event(event) => event.pack_event_id.clone(),
                Subject::Pull(pull) => pull.purchase_id.map(|id| id.to_string()),
            }
        };
        let id: String = linked
            .or_else(published)
            .unwrap_or_default()
            .chars()
            .filter(|c| c.is_ascii_alphanumeric() || *c == '-')
            .take(64)
            .collect();
        format!(
            "{kind}-{}.proof.json",
            if id.is_empty() { "payload" } else { &id }
        )
    }
}
