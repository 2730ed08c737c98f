//! Runs the details worker of a check, and keeps what waits for it until it has started.

use futures_channel::oneshot;
use js_sys::Object;

use crate::ui::worker::{Worker, WorkerEvent};
use crate::worker::ask::Question;
use crate::worker::first::FIRST;
use crate::worker::message::{Channel, Envelope, Program};
use crate::worker::task::{About, ChainTask, DetailsTask, TaskId};

/// The details worker of a check, which may not run yet.
#[derive(Default)]
pub(super) struct Details {
    worker: Option<Worker>,
    /// True once the worker accepts tasks.
    has_started: bool,
    /// The worker's first task: the settings of the check, and its bytes.
    given: Option<(About, Object)>,
    /// The questions without an answer. The worker is asked them at each start.
    unanswered: Vec<Unanswered>,
    /// The reading of the contract that waits for the worker's start.
    waiting: Option<ChainTask>,
    /// The task that began the current reading, or ended it.
    reading: TaskId,
}

/// A question without an answer.
struct Unanswered {
    question: Question,
    /// The question's task; `None` until the worker is asked.
    task: Option<TaskId>,
    reply: oneshot::Sender<Envelope>,
}

impl Details {
    /// Gives the worker the bytes of a checked payload, once it is started.
    pub(super) fn give(&mut self, about: About, bytes: Object) {
        self.given = Some((about, bytes));
    }

    /// Starts the worker on the bytes that it was given.
    pub(super) fn start(&mut self, handle: impl Fn(WorkerEvent) + 'static) {
        if let Some((about, bytes)) = self.given.clone() {
            let first = DetailsTask::Hold(about);
            self.has_started = false;
            self.worker = Some(Worker::start(Program::Details, first, Some(bytes), handle));
        }
    }

    /// Sends everything that waited, because the worker has started.
    pub(super) fn has_started(&mut self) {
        self.has_started = true;
        let Some(worker) = &self.worker else { return };
        for open in &mut self.unanswered {
            open.task = Some(worker.ask(open.question.clone(), None));
        }
        if let Some(reading) = self.waiting.take() {
            self.reading = worker.ask(reading, None);
        }
    }

    /// Returns whether the worker has started.
    pub(super) const fn runs(&self) -> bool {
        self.has_started
    }

    /// Asks a question, as soon as the worker has started. Its answer reaches the returned receiver, unless the check
    /// ends before.
    pub(super) fn ask(&mut self, question: Question) -> oneshot::Receiver<Envelope> {
        let (reply, answer) = oneshot::channel();
        let worker = self.worker.as_ref().filter(|_| self.has_started);
        let task = worker.map(|worker| worker.ask(question.clone(), None));
        self.unanswered.retain(|open| !open.reply.is_canceled());
        self.unanswered.push(Unanswered {
            question,
            task,
            reply,
        });
        answer
    }

    /// Leads an answer to its question.
    pub(super) fn answer(&mut self, answer: Envelope) {
        let open = self.unanswered.iter();
        let asked = open.clone().position(|open| open.task == Some(answer.id));
        if let Some(asked) = asked {
            let _ = self.unanswered.swap_remove(asked).reply.send(answer);
        }
    }

    /// Reads the contract, or settles an earlier reading again, in place of the current reading.
    pub(super) fn read(&mut self, task: ChainTask) {
        match self.worker.as_ref().filter(|_| self.has_started) {
            Some(worker) => self.reading = worker.ask(task, None),
            None => self.waiting = Some(task),
        }
    }

    /// Ends the current reading.
    pub(super) fn stop_reading(&mut self) {
        self.waiting = None;
        if let Some(worker) = self.worker.as_ref().filter(|_| self.has_started) {
            self.reading = worker.ask(DetailsTask::StopReading, None);
        }
    }

    /// Sends a task about the current reading.
    pub(super) fn change_reading(&self, task: ChainTask) {
        if let Some(worker) = &self.worker {
            worker.ask(task, None);
        }
    }

    /// Returns the reading that waits for the worker's start, and no longer keeps it.
    pub(super) const fn take_waiting(&mut self) -> Option<ChainTask> {
        self.waiting.take()
    }

    /// Returns whether a response still counts. Answers to an earlier reading may come after the next one began; those
    /// of a saved proof come with the first task.
    pub(super) fn counts(&self, response: &Envelope) -> bool {
        response.channel != Channel::Chain || response.id == FIRST || response.id >= self.reading
    }
}
