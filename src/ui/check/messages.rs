//! How a check handles its worker's messages.

use std::sync::Arc;

use leptos::prelude::*;
use web_sys::Blob;

use super::recorded::{BlockResult, Recorded};
use super::rest::Rest;
use super::signals::CheckSignals;
use super::worker_handle::WorkerHandle;
use crate::ui::browser;
use crate::ui::state::State;
use crate::ui::worker::{WorkerEvent, tells_unknown};
use crate::worker::encoded::Encoded;
use crate::worker::request::{Link, Request, Topic};
use crate::worker::response::{
    ChainResponse, ContractRead, LookedUp, Proven, RecordedReading, Response, TrialUpdate,
};
use answer::Steps;
use explain::{Overview, Subject};
use verify::report::{Kind, Progress, Step};
use words::CheckError;

impl CheckSignals {
    /// Handles what leads to the verdict, or follows it at once.
    pub(super) fn lead(&self, response: Response, back: &WorkerHandle) {
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
            Response::Checked(overview) => {
                self.checked
                    .update(|checked| *checked = checked.wrapping_add(1));
                self.overview(*overview);
            }
            Response::Fingerprint(fingerprint) => self.fingerprint.set(Some(fingerprint)),
            Response::LoadFailed(trouble) => self.halt(CheckError::Load(trouble)),
            Response::PartFailed { fault, request } => {
                self.part_failed(fault.into(), request, back);
            }
            // Handled by the rest of the page, or of a file among several alone.
            Response::LookedUp(_)
            | Response::Chain(_)
            | Response::Brief(_)
            | Response::Lines(_)
            | Response::Rolls(_) => {}
        }
    }

    /// Handles a message from an experiment's own worker. Nothing in it is about the proof.
    pub(super) fn handle_trial(&self, event: WorkerEvent) {
        match event {
            WorkerEvent::Response(Response::LookedUp(looked_up), _) => {
                if let Some(LookedUp::TrialUpdate(tried)) = looked_up.read()
                    && let Some(tried) = tried.read()
                {
                    self.tried.set(Some(Arc::new(tried)));
                }
            }
            WorkerEvent::Halted(_) | WorkerEvent::Response(Response::PartFailed { .. }, _) => {
                self.tried.set(Some(Arc::new(TrialUpdate::Failed)));
            }
            WorkerEvent::Response(..) => {}
        }
    }

    /// Handles what was looked up, or is about the contract.
    pub(super) fn take(
        &self,
        response: Response,
        file: Option<Blob>,
        link: Option<&Link>,
        back: &WorkerHandle,
    ) {
        // What waited for the rest of the page counts for nothing if its checker is not believed by now.
        if self
            .state
            .with_untracked(|state| matches!(state, State::Halted(_)))
        {
            return;
        }
        let taken = match response {
            Response::LookedUp(looked_up) => self.take_looked_up(&looked_up, file),
            Response::Chain(response) => self.take_chain(&response, file, link, back),
            _ => Some(()),
        };
        if taken.is_none() {
            self.halt(tells_unknown());
        }
    }

    /// Handles what was looked up; `None` where it cannot be read.
    fn take_looked_up(&self, looked_up: &Encoded<LookedUp>, file: Option<Blob>) -> Option<()> {
        match looked_up.read()? {
            LookedUp::Rows { from, rows } => self.rows.set(Some((from, rows.read()?))),
            LookedUp::SearchResult(found) => {
                let found = found.read()?;
                self.found(found.list).set(Some(found));
            }
            LookedUp::Own(own) => self.own.set(Some(own.read()?)),
            LookedUp::Deck { from, rows } => self.deck.set(Some((from, rows.read()?))),
            LookedUp::WorkedDraw(pull, worked) => {
                self.worked.set(Some((pull, worked.read()?.map(Arc::new))));
            }
            LookedUp::Drawdown(drawdown) => self.drawdown.set(Some(Arc::new(drawdown.read()?))),
            LookedUp::Pull(looked) => self.looked.set(Some(Arc::new(looked.read()?))),
            LookedUp::PayloadCopy => self.lent.set(file),
            LookedUp::TrialUpdate(tried) => self.tried.set(Some(Arc::new(tried.read()?))),
        }
        Some(())
    }

    /// Handles what is about the contract; `None` where it cannot be read. It is by itself, so that the first rows of a
    /// table do not wait for a browser to compile it.
    #[inline(never)]
    fn take_chain(
        &self,
        response: &Encoded<ChainResponse>,
        file: Option<Blob>,
        link: Option<&Link>,
        back: &WorkerHandle,
    ) -> Option<()> {
        match response.read()? {
            ChainResponse::Answers(answers) => self.answers.set(answers),
            ChainResponse::Read(read) => self.take_reading(read.read()?),
            ChainResponse::Recorded(recorded) => self.take_recorded(recorded.read()?),
            ChainResponse::Wallet { id, request } => self.ask_wallet(id, request, back),
            ChainResponse::SavedProof => self.save(file, link),
            ChainResponse::Proven(proven) => self.take_proven(proven.read()?),
            ChainResponse::Rest(update) => {
                self.rest
                    .set(Rest::after(self.rest.get_untracked(), update));
            }
        }
        Some(())
    }

    fn take_reading(&self, read: ContractRead) {
        self.asking.set(Vec::new());
        self.proving.set(read.goes_on);
        self.reading.set(Some(Arc::new(read.reading)));
        self.forget_proofs();
        if let Some(overview) = self.report.get_untracked() {
            self.overview(Overview {
                report: read.report,
                subject: overview.subject.clone(),
            });
        }
    }

    fn take_recorded(&self, recorded: RecordedReading) {
        self.recorded.set(Some(Arc::new(Recorded {
            build: recorded.build,
            at: recorded.at,
            reading: recorded.reading,
            steps: recorded.steps,
            block: None,
            counts: false,
        })));
    }

    fn take_proven(&self, proven: Proven) {
        // What a reading shows takes the place of what the file showed.
        if proven.recorded.is_none() || self.reading.with_untracked(Option::is_none) {
            self.trails.set(proven.trails.into());
            self.counts.set(proven.counts);
        }
        match proven.recorded {
            Some(counting) => self.proven_by_file(&proven.steps, proven.block, &counting),
            None => self.proven(&proven.steps, proven.block),
        }
    }

    /// The checker gives a wrong answer to a proof with a known one: whatever else it said or says is not believed either.
    fn distrust(&self, why: CheckError, back: &WorkerHandle) {
        back.end();
        self.halt(why);
        self.report.set(None);
    }

    /// A part of the worker failed. Where it came, and answers its self-test wrongly, nothing is to be believed; else what
    /// is shown stays.
    fn part_failed(&self, why: CheckError, request: Option<Box<Request>>, back: &WorkerHandle) {
        if matches!(why, CheckError::SelfTest { .. }) {
            return self.distrust(why, back);
        }
        if self.report.with_untracked(Option::is_none) {
            return self.halt(why);
        }
        let topic = request.as_ref().and_then(|request| request.topic());
        if let Some(report) = self.report.get_untracked()
            && topic == Some(Topic::Contract)
        {
            self.stop_asking();
            self.set_steps(&report);
        }
        self.missed
            .update(|missed| missed.extend(request.map(|request| *request)));
        self.missing.set(Some(why));
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
        let kind = self.kind.get_untracked().unwrap_or(Kind::PackPull).name();
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
