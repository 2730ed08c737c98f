//! Handles the messages of a check's workers.

use std::sync::Arc;

use leptos::prelude::*;
use web_sys::Blob;

use super::details::Details;
use super::rows::Rows;
use super::signals::CheckSignals;
use super::{Check, kept};
use crate::ui::browser;
use crate::ui::locale;
use crate::ui::state::State;
use crate::ui::worker::{WorkerEvent, unknown_message};
use crate::worker::message::{Channel, Envelope};
use crate::worker::response::{ChainResponse, ContractRead, DetailsResponse, Outcome, Response};
use crate::worker::task::Link;
use answer::Answer;
use explain::Subject;
use intake::LoadError;
use verify::report::{Kind, Progress};
use words::CheckError;

impl Check {
    /// Handles a message of the verdict worker. Its last one hands over the bytes, which the details worker is given.
    pub(super) fn take_verdict(self, event: WorkerEvent) {
        let envelope = match event {
            WorkerEvent::Started => return,
            WorkerEvent::Halted(halt) => return self.signals.halt(halt),
            WorkerEvent::Response(envelope) => envelope,
        };
        let Some(response) = envelope.read() else {
            return self.signals.halt(unknown_message());
        };
        let is_last = matches!(response, Response::Bytes { .. });
        self.signals.lead(response);
        let Some(bytes) = envelope.file.filter(|_| is_last) else {
            return;
        };
        let about = self.about();
        let is_sample = about.is_sample;
        self.workers.update_value(|workers| {
            workers.verdict = None;
            workers.details.give(about, bytes);
        });
        self.start_details();
        // A sample is made up, and so is its contract.
        if !is_sample {
            self.read_again();
        }
    }

    /// Handles a message of the details worker.
    pub(super) fn take_details(self, event: WorkerEvent) {
        match event {
            WorkerEvent::Started => self.details(Details::has_started),
            WorkerEvent::Halted(why) => self.details_halted(why),
            WorkerEvent::Response(response) => {
                if self.details(|details| details.counts(&response)) {
                    self.take(response);
                }
            }
        }
    }

    fn take(self, response: Envelope) {
        let taken = match response.channel {
            Channel::Details => self.take_outcome(&response),
            Channel::Asks => {
                self.details(|details| details.answer(response));
                Some(())
            }
            Channel::Chain => self.take_chain(&response),
            Channel::Check | Channel::Screen => None,
        };
        if taken.is_none() {
            self.signals.halt(unknown_message());
        }
    }

    /// Compares the outcome of the second check with the answer that is drawn; `None` if it cannot be read.
    fn take_outcome(self, response: &Envelope) -> Option<()> {
        match response.read()? {
            DetailsResponse::Checked(outcome) => {
                let payload = self.signals.payload.get_untracked();
                let drawn = payload.zip(self.signals.answer.get_untracked());
                let drawn = drawn.map(|(payload, answer)| Outcome::of(payload, &answer.report));
                if Some(outcome) != drawn {
                    self.distrust(CheckError::ContradictsItself);
                }
                Some(())
            }
            DetailsResponse::LoadFailed(error @ LoadError::SavedProof(_)) => {
                self.distrust(CheckError::Load(error));
                Some(())
            }
            DetailsResponse::LoadFailed(_) => {
                self.distrust(CheckError::ContradictsItself);
                Some(())
            }
            DetailsResponse::Summary { .. } | DetailsResponse::Lines(_) => None,
        }
    }

    /// Handles a response about the contract; `None` if it cannot be read.
    fn take_chain(self, response: &Envelope) -> Option<()> {
        let signals = self.signals;
        match response.read()? {
            ChainResponse::Answers {
                answers,
                waiting_for,
            } => {
                signals.answers.set(answers);
                signals.waiting_for.set(waiting_for);
            }
            ChainResponse::Read(answer, read) => signals.take_reading(*answer, *read),
            ChainResponse::Keep { at, by } => {
                if let (Some(of), Some(file)) = (signals.payload.get_untracked(), response.blob()) {
                    kept::keep(&of, &at, &by, file);
                }
            }
        }
        Some(())
    }

    /// Ends the check and drops its report, because a program answers a known proof wrongly, or two programs do not
    /// agree: none of their answers is believed.
    fn distrust(self, why: CheckError) {
        self.workers
            .update_value(|workers| workers.details = Details::default());
        self.signals.halt(why);
        self.signals.answer.set(None);
    }

    /// Handles the end of the details worker. The page keeps what it shows only if the worker could not be loaded.
    fn details_halted(self, why: CheckError) {
        if matches!(why, CheckError::SelfTest { .. }) {
            return self.distrust(why);
        }
        if self.details(|details| details.runs()) {
            return self.signals.halt(why);
        }
        self.signals.stop_asking();
        self.signals.missing.set(Some(why));
    }

    /// Saves a proof.
    pub(super) async fn save(self, file: &Blob) {
        let saved = browser::save(file, &self.file_name()).await;
        self.signals.saved.try_set(saved);
    }

    /// Returns the file's name, `<kind>-<id>.proof.json`, in characters that every file system accepts.
    fn file_name(self) -> String {
        let kind = self
            .signals
            .kind
            .get_untracked()
            .unwrap_or(Kind::PackPull)
            .name();
        let linked = self.link().map(|link| match link {
            Link::Pull(id) | Link::Event(id) => id,
        });
        let published = || {
            let answer = self.signals.answer.get_untracked()?;
            match &answer.subject {
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

impl CheckSignals {
    /// Handles a response that leads to the verdict, or directly follows it.
    pub(super) fn lead(self, response: Response) {
        match response {
            Response::Received { bytes, total } => {
                self.state.set(State::Receiving { bytes, total })
            }
            Response::Progress(Progress::Started(kind, steps)) => {
                self.is_of(kind);
                self.steps.set(Rows::waiting(&steps));
                self.state.set(State::Checking { done: 0, total: 0 });
            }
            Response::Progress(Progress::Replayed { done, total }) => {
                self.state.set(State::Checking { done, total });
            }
            Response::NoService => self.halt(CheckError::NoService),
            // Nothing that is drawn by now has an amount.
            Response::Currency(code) => {
                locale::use_currency(&code);
            }
            Response::Checked(answer) => {
                self.waiting.set(None);
                self.checked
                    .update(|checked| *checked = checked.wrapping_add(1));
                self.answer(*answer);
            }
            Response::Bytes {
                opened,
                payload,
                is_recorded,
            } => {
                self.awaits_recorded.set(is_recorded);
                self.fingerprint.set(Some(opened));
                self.payload.set(Some(payload));
            }
            Response::LoadFailed(trouble) => self.halt(CheckError::Load(trouble)),
        }
    }

    /// Replaces the reading, and the answer that rests on it.
    fn take_reading(self, answer: Answer, read: ContractRead) {
        if read.source.is_live() {
            self.asking.set(Vec::new());
            self.proving.set(read.goes_on);
        }
        self.awaits_recorded.set(false);
        self.read.set(Some(Arc::new(read)));
        self.answer(answer);
    }
}
