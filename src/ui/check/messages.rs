//! Handles the messages of a check's workers.

use std::sync::Arc;

use leptos::prelude::*;
use web_sys::Blob;

use super::details::DetailsHandle;
use super::kept;
use super::rows::Rows;
use super::signals::CheckSignals;
use crate::ui::browser;
use crate::ui::locale;
use crate::ui::state::State;
use crate::ui::worker::tells_unknown;
use crate::worker::message::{Channel, Envelope};
use crate::worker::response::{
    ChainResponse, ContractRead, DetailsResponse, LookedUp, Outcome, Response,
};
use crate::worker::task::Link;
use answer::Answer;
use explain::Subject;
use verify::report::{Kind, Progress};
use words::{CheckError, LoadError};

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
            // The answer reports the end of each step.
            Response::Progress(Progress::Finished(_)) => {}
        }
    }

    /// Handles a response of the details worker.
    pub(super) fn take(&self, response: &Envelope, link: Option<&Link>, back: &DetailsHandle) {
        let taken = match response.channel {
            Channel::Details => self.take_outcome(response, back),
            Channel::LookUps => self.take_looked_up(response),
            Channel::Chain => self.take_chain(response, link),
            Channel::Check | Channel::Screen => None,
        };
        if taken.is_none() {
            self.halt(tells_unknown());
        }
    }

    /// Compares the outcome of the second check with the answer that is drawn; `None` if it cannot be read.
    fn take_outcome(&self, response: &Envelope, back: &DetailsHandle) -> Option<()> {
        match response.read()? {
            DetailsResponse::Checked(outcome) => {
                let payload = self.payload.get_untracked();
                let drawn = payload.zip(self.report.get_untracked());
                let drawn = drawn.map(|(payload, answer)| Outcome::of(payload, &answer.report));
                if Some(outcome) != drawn {
                    self.distrust(CheckError::ContradictsItself, back);
                }
                Some(())
            }
            DetailsResponse::LoadFailed(error @ LoadError::SavedProof(_)) => {
                self.distrust(CheckError::Load(error), back);
                Some(())
            }
            DetailsResponse::LoadFailed(_) => {
                self.distrust(CheckError::ContradictsItself, back);
                Some(())
            }
            DetailsResponse::Summary { .. } | DetailsResponse::Lines(_) => None,
        }
    }

    /// Handles a response to a look-up; `None` if it cannot be read.
    fn take_looked_up(&self, response: &Envelope) -> Option<()> {
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
    fn take_chain(&self, response: &Envelope, link: Option<&Link>) -> Option<()> {
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
        self.awaits_recorded.set(false);
        self.read.set(Some(Arc::new(read)));
        self.answer(answer);
    }

    /// Ends the check and drops its report, because a program answers a known proof wrongly, or two programs do not
    /// agree: none of their answers is believed.
    fn distrust(&self, why: CheckError, back: &DetailsHandle) {
        back.end();
        self.halt(why);
        self.report.set(None);
    }

    /// Handles the end of the details worker. The page keeps what it shows only if the worker could not be loaded.
    pub(super) fn details_halted(&self, why: CheckError, back: &DetailsHandle) {
        if matches!(why, CheckError::SelfTest { .. }) {
            return self.distrust(why, back);
        }
        if back.runs() {
            return self.halt(why);
        }
        if back.is_asked_to_read() {
            self.stop_asking();
            self.draw_steps();
        }
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
