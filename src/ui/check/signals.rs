//! Holds the results of a check so far.

use std::sync::Arc;

use leptos::prelude::*;

use super::rows::Rows;
use crate::ui::state::State;
use crate::ui::{browser, clock, storage};
use crate::worker::response::ContractRead;
use answer::{Answer, Fact, Group, Mark, Question};
use chain::endpoint::Endpoint;
use intake::Waiting;
use verify::hash::Hash32;
use verify::report::Kind;
use words::{CheckError, Saving};

/// Lists the signals once: each with the type of its value, and its value at the start. A restart sets those under
/// `each_run` to that value again, in this order.
macro_rules! signals {
    (
        ($kind:ident)
        each_run { $($(#[$run_doc:meta])* $run_vis:vis $run:ident: $run_type:ty = $run_start:expr;)* }
        whole_check { $($(#[$doc:meta])* $vis:vis $name:ident: $type:ty = $start:expr;)* }
    ) => {
        /// The results of a check so far. Copies share them.
        #[derive(Clone, Copy)]
        pub struct CheckSignals {
            $($(#[$run_doc])* $run_vis $run: RwSignal<$run_type>,)*
            $($(#[$doc])* $vis $name: RwSignal<$type>,)*
        }

        impl CheckSignals {
            /// Returns the signals of a check without results.
            pub(super) fn new($kind: Option<Kind>) -> Self {
                Self {
                    $($run: RwSignal::new($run_start),)*
                    $($name: RwSignal::new($start),)*
                }
            }

            /// Clears the results, as at the start.
            pub(super) fn reset(self, $kind: Option<Kind>) {
                $(self.$run.set($run_start);)*
            }
        }
    };
}

signals! {
    (kind)
    each_run {
        /// The kind of payload, once it is known.
        pub kind: Option<Kind> = kind;
        /// The steps as they are drawn.
        pub steps: Rows = kind.map(Rows::of_kind).unwrap_or_default();
        /// The answer: the headline, its reasons and the report. Each answer of the worker replaces the one before.
        pub answer: Option<Arc<Answer>> = None;
        /// The reading of the contract, from its endpoints or from a saved proof.
        pub read: Option<Arc<ContractRead>> = None;
        /// The endpoints that are being asked; empty if the contract is not being read.
        pub asking: Vec<Endpoint> = Vec::new();
        /// True while the reading goes on after its verdict, for the oracle's proofs.
        pub proving: bool = false;
        /// The number of answers of the current reading so far.
        pub answers: u32 = 0;
        /// The hosts whose answers are still to come, each with the time since when, in seconds since 1970.
        pub waiting_for: Vec<(String, u64)> = Vec::new();
        /// The SHA-256 of the whole opened file.
        pub fingerprint: Option<Hash32> = None;
        /// True while the recorded answers of a saved proof are still to be checked.
        pub awaits_recorded: bool = false;
        /// The SHA-256 of the payload.
        pub(super) payload: Option<Hash32> = None;
        /// The fate of the file that was saved last.
        pub saved: Option<Saving> = None;
        /// The pull key of another draw that the reader opens.
        pub open_draw: Option<Hash32> = None;
        /// The reason that the details worker did not start.
        pub missing: Option<CheckError> = None;
        /// True while the page looks at the link's current payload.
        pub looking: bool = false;
        /// True if the shop now publishes something else than the checked payload.
        pub outdated: bool = false;
        /// The progress of the check.
        pub state: State = State::Starting;
    }
    whole_check {
        /// True if the last request of the payload got a reply.
        pub is_reached: bool = true;
        /// True if the start script has announced the first verdict.
        pub is_announced: bool = false;
        /// The number of reports checked so far. A reading that adds to a report does not count.
        pub checked: u32 = 0;
        /// The time of the answer, in seconds since 1970.
        pub at: u64 = 0;
        /// The wait for a proof that may still come.
        pub waiting: Option<Waiting> = None;
        /// The beginning of the wait, in seconds since 1970.
        pub waits_since: u64 = 0;
    }
}

impl CheckSignals {
    /// Returns the reading that endpoints gave to this tab, if there is one.
    pub fn live(self) -> Option<Arc<ContractRead>> {
        self.read.get().filter(|read| read.source.is_live())
    }

    /// Returns a question with its answer, once that has come. While the page asks the chain, the chain's answer is
    /// still to come.
    pub fn question(self, group: Group) -> Option<Question> {
        let is_asked = group == Group::Contract && !self.asking.with(Vec::is_empty);
        let answer = self.answer.get().filter(|_| !is_asked)?;
        answer.question(group).cloned()
    }

    /// Returns the mark of a fact, for the sentence that states it.
    pub fn mark_of(self, fact: Fact) -> Mark {
        let mark = |answer: &Arc<Answer>| answer.mark_of(fact);
        let answer = &self.answer;
        answer.with(|answer| answer.as_ref().map_or(Mark::Waiting, mark))
    }

    /// Notes the kind of payload, only if it changed, so that views of the kind are drawn once.
    pub(super) fn is_of(self, kind: Kind) {
        if self.kind.get_untracked() != Some(kind) {
            self.kind.set(Some(kind));
        }
    }

    /// Replaces the answer.
    pub(super) fn answer(self, answer: Answer) {
        self.is_of(answer.report.kind);
        self.is_reached.set(true);
        // The steps are announced before the verdict.
        self.steps.set(Rows::of(&answer, self.is_asking()));
        self.answer.set(Some(Arc::new(answer)));
        self.at.set(clock::now());
        self.state.set(State::Done);
    }

    /// Draws the steps of the current answer.
    pub(super) fn draw_steps(self) {
        if let Some(answer) = self.answer.get_untracked() {
            self.steps.set(Rows::of(&answer, self.is_asking()));
        }
    }

    /// Ends the progress of a reading, which the reader stopped, or which did not begin.
    pub(super) fn stop_asking(self) {
        self.asking.set(Vec::new());
        self.proving.set(false);
        self.draw_steps();
    }

    fn is_asking(self) -> bool {
        !self.asking.with_untracked(Vec::is_empty)
    }

    /// Ends the check without a report.
    pub(super) fn halt(self, halt: CheckError) {
        if let CheckError::Load(error) = &halt {
            self.is_reached.set(!error.is_without_reply());
        }
        let halt = self.wait_on(halt);
        self.asking.set(Vec::new());
        self.proving.set(false);
        self.state.set(State::Halted(halt));
    }

    /// Begins or continues the wait for a proof, or ends it.
    fn wait_on(self, halt: CheckError) -> CheckError {
        let before = self.waiting.get_untracked();
        let is_first = before.is_none();
        let waiting = match halt {
            CheckError::Load(error) => Waiting::after(before, error).map_err(CheckError::Load),
            other => Err(other),
        };
        if waiting.is_ok() && is_first {
            let since = format!("waiting {}", browser::path());
            self.waits_since.set(storage::first_noted(&since));
        }
        self.waiting.set(waiting.as_ref().ok().cloned());
        match waiting {
            Ok(waiting) => CheckError::Load(waiting.reason),
            Err(halt) => halt,
        }
    }
}
