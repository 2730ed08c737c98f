//! Handles the messages of a check's worker.

use std::sync::Arc;

use leptos::prelude::*;
use web_sys::Blob;

use super::kept;
use super::rows::Rows;
use super::signals::CheckSignals;
use super::worker_handle::WorkerHandle;
use crate::ui::browser;
use crate::ui::locale;
use crate::ui::state::State;
use crate::ui::worker::tells_unknown;
use crate::worker::message::{Envelope, Part};
use crate::worker::response::{ChainResponse, ContractRead, LookedUp, Response};
use crate::worker::task::{Link, Task, Topic};
use answer::Answer;
use explain::Subject;
use verify::report::{Kind, Progress};
use words::CheckError;

impl CheckSignals {
    /// Handles a response that leads to the verdict, or follows it at once.
    pub(super) fn lead(&self, response: Response) {
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
                self.waits.set(0);
                self.checked
                    .update(|checked| *checked = checked.wrapping_add(1));
                self.answer(*answer);
            }
            Response::Fingerprint { opened, payload } => {
                self.fingerprint.set(Some(opened));
                self.payload.set(Some(payload));
            }
            Response::LoadFailed(trouble) => self.halt(CheckError::Load(trouble)),
            // Those responses belong to an event or to a file among several. The answer reports the end of each step.
            Response::Progress(Progress::Finished(_))
            | Response::PartFailed(_)
            | Response::Summary { .. }
            | Response::Lines(_) => {}
        }
    }

    /// Handles a response to a look-up or about the contract.
    pub(super) fn take(&self, response: Envelope, link: Option<&Link>) {
        // Responses that waited for the rest of the page do not count if the checker has failed by now.
        if self
            .state
            .with_untracked(|state| matches!(state, State::Halted(_)))
        {
            return;
        }
        let taken = match response.part {
            Part::LookUps => self.take_looked_up(response),
            Part::Chain => self.take_chain(response, link),
            Part::Check => None,
        };
        if taken.is_none() {
            self.halt(tells_unknown());
        }
    }

    /// Handles a response to a look-up; `None` if it cannot be read.
    fn take_looked_up(&self, response: Envelope) -> Option<()> {
        match response.read()? {
            LookedUp::Rows { from, rows } => self.rows.set(Some((from, rows))),
            LookedUp::RowOf(pull, row) => self.row_of.set(Some((pull, row))),
            LookedUp::Found(found) => self.own.set(Some(found)),
            LookedUp::Deck { from, rows } => self.deck.set(Some((from, rows))),
            LookedUp::WorkedDraw(pull, worked) => {
                self.worked
                    .set(Some((pull, worked.map(|worked| Arc::new(*worked)))));
            }
            LookedUp::Drawdown(drawdown) => self.drawdown.set(Some(Arc::new(drawdown))),
            LookedUp::Highest(cards) => self.highest.set(Some(Arc::new(cards))),
            LookedUp::Pull(looked) => self.looked.set(Some(Arc::new(looked))),
            LookedUp::CheckedCopy(copy) => self.copy.set(Some(copy.map(|copy| Arc::new(*copy)))),
        }
        Some(())
    }

    /// Handles a response about the contract; `None` if it cannot be read. It is a function of its own, so that the
    /// first rows of a table do not wait for a browser to compile it.
    #[inline(never)]
    fn take_chain(&self, response: Envelope, link: Option<&Link>) -> Option<()> {
        match response.read()? {
            ChainResponse::Answers {
                answers,
                waiting_for,
            } => {
                self.answers.set(answers);
                self.waiting_for.set(waiting_for);
            }
            ChainResponse::Read(answer, read) => self.take_reading(*answer, *read),
            ChainResponse::Keep(endpoints) => {
                if let (Some(of), Some(file)) = (self.payload.get_untracked(), response.blob()) {
                    kept::keep(&of, &endpoints, file);
                }
            }
            ChainResponse::SavedProof => self.save(response.blob(), link),
        }
        Some(())
    }

    /// Replaces the reading, and the answer that rests on it.
    fn take_reading(&self, answer: Answer, read: ContractRead) {
        if read.is_live() {
            self.asking.set(Vec::new());
            self.proving.set(read.goes_on);
        }
        self.read.set(Some(Arc::new(read)));
        self.answer(answer);
    }

    /// Ends the check and drops its report, because the checker answers a known proof wrongly: none of its answers is
    /// believed.
    fn distrust(&self, why: CheckError, back: &WorkerHandle) {
        back.end();
        self.halt(why);
        self.report.set(None);
    }

    /// Handles the failure of a part of the worker. If the part loaded and failed its self-test, the page believes
    /// nothing; otherwise it keeps what it shows.
    pub(super) fn part_failed(&self, why: CheckError, task: Option<Task>, back: &WorkerHandle) {
        if matches!(why, CheckError::SelfTest { .. }) {
            return self.distrust(why, back);
        }
        if self.report.with_untracked(Option::is_none) {
            return self.halt(why);
        }
        let topic = task.as_ref().and_then(Task::topic);
        if topic == Some(Topic::Contract) {
            self.stop_asking();
            self.draw_steps();
        }
        self.missed.update(|missed| missed.extend(task));
        self.missing.set(Some(why));
    }

    /// Saves the proof that came from the worker.
    fn save(&self, file: Option<Blob>, link: Option<&Link>) {
        if let Some(file) = file {
            let name = self.file_name(link);
            browser::save(&file, &name);
            self.saved.set(Some(name));
        }
    }

    /// Returns the file's name, `<kind>-<id>.proof.json`, in characters that every file system takes.
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
