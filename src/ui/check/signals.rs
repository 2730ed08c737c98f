//! Holds the results of a check so far.

use std::sync::Arc;

use leptos::prelude::*;
use web_sys::Blob;

use super::rest::Rest;
use super::rows::Rows;
use crate::ui::browser;
use crate::ui::state::State;
use crate::worker::response::{ContractRead, TrialUpdate};
use crate::worker::task::Task;
use answer::{Answer, ContractHistory, Group, Question};
use chain::endpoint::Endpoint;
use explain::event::{Accounts, DeckRow, Drawdown, PricedCards, PullRow, StagedPull, WorkedDraw};
use explain::pull::PullResponse;
use verify::hash::Hash32;
use verify::report::Kind;
use words::find::{List, SearchResult};
use words::{CheckError, LoadError};

/// The number of failed tries in a row after which the page stops asking for a proof that is not ready.
const PATIENCE: usize = 5;

/// A pull on the stage: the number that was asked for, none for the last pull, and the pull.
pub type Staged = (Option<u64>, Option<Arc<StagedPull>>);

/// The results of a check so far. The many signals are shared instead of cloned.
pub struct CheckSignals {
    /// The progress of the check.
    pub state: ArcRwSignal<State>,
    /// The kind of payload, once it is known.
    pub kind: ArcRwSignal<Option<Kind>>,
    /// The steps as they are drawn.
    pub steps: ArcRwSignal<Rows>,
    /// The answer: the headline, its reasons and the report. Each answer of the worker replaces the one before.
    pub report: ArcRwSignal<Option<Arc<Answer>>>,
    /// The number of reports checked so far. A reading that adds to a report does not count.
    pub checked: ArcRwSignal<u32>,
    /// The time of the answer, in seconds since 1970.
    pub at: ArcRwSignal<u64>,
    /// True if the reader chose the browser wallet for the last reading. The page still asks it for the oracle's
    /// proofs after the verdict.
    pub(super) may_ask_wallet: ArcRwSignal<bool>,
    /// The reading of the contract, from its endpoints or from a saved proof.
    pub read: ArcRwSignal<Option<Arc<ContractRead>>>,
    /// The endpoints that are being asked; none if the contract is not being read.
    pub asking: ArcRwSignal<Vec<Endpoint>>,
    /// Progress on the remaining oracle proofs; `None` if there are none.
    pub rest: ArcRwSignal<Option<Rest>>,
    /// True while the reading goes on after its verdict, for the oracle's proofs.
    pub proving: ArcRwSignal<bool>,
    /// The number of answers of the current reading so far.
    pub answers: ArcRwSignal<u32>,
    /// The hosts whose answers are still to come.
    pub waiting_for: ArcRwSignal<Vec<String>>,
    /// This browser's history with the contract, once a report names one.
    pub met: ArcRwSignal<Option<ContractHistory>>,
    /// Rows of the event's pulls: the first row's number from 0, and the rows.
    pub rows: ArcRwSignal<Option<(u64, Vec<PullRow>)>>,
    /// The result of the last search in the pulls.
    pub found: ArcRwSignal<Option<SearchResult>>,
    /// The pulls of the account or name that the reader looked for.
    pub own: ArcRwSignal<Option<Accounts>>,
    /// Positions of the event's deck: the first one's number from 0, and the positions.
    pub deck: ArcRwSignal<Option<(u64, Vec<DeckRow>)>>,
    /// The result of the last search in the deck.
    pub found_card: ArcRwSignal<Option<SearchResult>>,
    /// The pull that was worked through last, and its working.
    pub worked: ArcRwSignal<Option<(u64, Option<Arc<WorkedDraw>>)>>,
    /// The pull on the stage.
    pub staged: ArcRwSignal<Option<Staged>>,
    /// The course of the deck's drawdown.
    pub drawdown: ArcRwSignal<Option<Arc<Drawdown>>>,
    /// The cards of the deck with the highest prices.
    pub highest: ArcRwSignal<Option<Arc<PricedCards>>>,
    /// The cards of the deck from the price that the reader typed.
    pub priced: ArcRwSignal<Option<Arc<PricedCards>>>,
    /// The answer to the page's last question about a pull.
    pub looked: ArcRwSignal<Option<Arc<PullResponse>>>,
    /// The SHA-256 of the whole opened file.
    pub fingerprint: ArcRwSignal<Option<Hash32>>,
    /// The SHA-256 of the payload.
    pub(super) payload: ArcRwSignal<Option<Hash32>>,
    /// The checked bytes, for experiments.
    pub lent: ArcRwSignal<Option<Blob>>,
    /// The result of the last experiment.
    pub tried: ArcRwSignal<Option<Arc<TrialUpdate>>>,
    /// The pull key of another draw that the reader wants to see.
    pub wanted: ArcRwSignal<Option<Hash32>>,
    /// The tasks that a part of the worker failed to handle.
    pub missed: ArcRwSignal<Vec<Task>>,
    /// The reason that the last of them was not handled.
    pub missing: ArcRwSignal<Option<CheckError>>,
    /// True while the page looks at the link's current payload.
    pub looking: ArcRwSignal<bool>,
    /// True if the shop now publishes something else than the checked payload.
    pub outdated: ArcRwSignal<bool>,
    /// The number of tries in a row to which the service gave no proof, for a reason that may pass.
    pub waits: ArcRwSignal<u32>,
    /// The service's last reason for giving no proof.
    pub waits_for: ArcRwSignal<LoadError>,
    /// The beginning of the wait, in seconds since 1970.
    pub waits_since: ArcRwSignal<u64>,
    /// The failures of the tries since the service last gave a reason.
    pub failures: ArcRwSignal<Vec<LoadError>>,
}

impl CheckSignals {
    /// Returns the signals of a check without results.
    pub(super) fn new(kind: Option<Kind>) -> Self {
        Self {
            state: ArcRwSignal::new(State::Starting),
            kind: ArcRwSignal::new(kind),
            steps: ArcRwSignal::new(kind.map(Rows::of_kind).unwrap_or_default()),
            report: ArcRwSignal::new(None),
            checked: ArcRwSignal::new(0),
            at: ArcRwSignal::new(0),
            may_ask_wallet: ArcRwSignal::new(false),
            read: ArcRwSignal::new(None),
            asking: ArcRwSignal::new(Vec::new()),
            rest: ArcRwSignal::new(None),
            proving: ArcRwSignal::new(false),
            answers: ArcRwSignal::new(0),
            waiting_for: ArcRwSignal::new(Vec::new()),
            met: ArcRwSignal::new(None),
            rows: ArcRwSignal::new(None),
            found: ArcRwSignal::new(None),
            own: ArcRwSignal::new(None),
            deck: ArcRwSignal::new(None),
            found_card: ArcRwSignal::new(None),
            worked: ArcRwSignal::new(None),
            staged: ArcRwSignal::new(None),
            drawdown: ArcRwSignal::new(None),
            highest: ArcRwSignal::new(None),
            priced: ArcRwSignal::new(None),
            looked: ArcRwSignal::new(None),
            fingerprint: ArcRwSignal::new(None),
            payload: ArcRwSignal::new(None),
            lent: ArcRwSignal::new(None),
            tried: ArcRwSignal::new(None),
            wanted: ArcRwSignal::new(None),
            missed: ArcRwSignal::new(Vec::new()),
            missing: ArcRwSignal::new(None),
            looking: ArcRwSignal::new(false),
            outdated: ArcRwSignal::new(false),
            waits: ArcRwSignal::new(0),
            waits_for: ArcRwSignal::new(LoadError::NotReady),
            waits_since: ArcRwSignal::new(0),
            failures: ArcRwSignal::new(Vec::new()),
        }
    }

    /// Clears the results, as at the start.
    pub(super) fn reset(&self, kind: Option<Kind>) {
        self.kind.set(kind);
        self.steps.set(kind.map(Rows::of_kind).unwrap_or_default());
        self.report.set(None);
        self.read.set(None);
        self.rest.set(None);
        self.asking.set(Vec::new());
        self.proving.set(false);
        self.may_ask_wallet.set(false);
        self.rows.set(None);
        self.found.set(None);
        self.own.set(None);
        self.deck.set(None);
        self.found_card.set(None);
        self.worked.set(None);
        self.staged.set(None);
        self.drawdown.set(None);
        self.highest.set(None);
        self.priced.set(None);
        self.looked.set(None);
        self.fingerprint.set(None);
        self.payload.set(None);
        self.lent.set(None);
        self.tried.set(None);
        self.wanted.set(None);
        self.missed.set(Vec::new());
        self.missing.set(None);
        self.looking.set(false);
        self.outdated.set(false);
        self.state.set(State::Starting);
    }

    /// Returns the reading that endpoints gave to this tab, if there is one.
    pub fn live(&self) -> Option<Arc<ContractRead>> {
        self.read.get().filter(|read| read.is_live())
    }

    /// Returns a question with its answer, once that has come. While the page asks the chain, the chain's answer is
    /// still to come.
    pub fn question(&self, group: Group) -> Option<Question> {
        let is_asked = group == Group::Contract && !self.asking.with(Vec::is_empty);
        let report = self.report.get().filter(|_| !is_asked)?;
        report.question(group).cloned()
    }

    /// Returns the result of the last search in a list.
    pub const fn found(&self, list: List) -> &ArcRwSignal<Option<SearchResult>> {
        match list {
            List::Pulls => &self.found,
            List::Deck => &self.found_card,
        }
    }

    /// Notes the kind of payload, only if it changed, so that views of the kind are drawn once.
    pub(super) fn is_of(&self, kind: Kind) {
        if self.kind.get_untracked() != Some(kind) {
            self.kind.set(Some(kind));
        }
    }

    /// Replaces the answer.
    pub(super) fn answer(&self, answer: Answer) {
        self.is_of(answer.kind);
        // The steps are announced before the verdict.
        self.steps.set(Rows::of(&answer, self.is_asking()));
        self.report.set(Some(Arc::new(answer)));
        self.at.set(browser::now());
        self.state.set(State::Done);
    }

    /// Draws the steps of the current answer.
    pub(super) fn draw_steps(&self) {
        if let Some(answer) = self.report.get_untracked() {
            self.steps.set(Rows::of(&answer, self.is_asking()));
        }
    }

    fn is_asking(&self) -> bool {
        !self.asking.with_untracked(Vec::is_empty)
    }

    /// Ends the check without a report.
    pub(super) fn halt(&self, halt: CheckError) {
        let halt = self.wait_on(halt);
        self.asking.set(Vec::new());
        self.proving.set(false);
        self.state.set(State::Halted(halt));
    }

    /// Counts a wait for a proof that is not ready. Up to [`PATIENCE`] passing failures in a row do not end the wait,
    /// and the reason for it stays.
    fn wait_on(&self, halt: CheckError) -> CheckError {
        let waits = self.waits.get_untracked();
        let failures = self.failures.with_untracked(Vec::len);
        match halt {
            CheckError::Load(ref error) if error.is_asked_again() => {
                if waits == 0 {
                    let since = format!("waiting {}", browser::path());
                    self.waits_since.set(browser::first_noted(&since));
                }
                self.waits_for.set(error.clone());
                self.failures.set(Vec::new());
            }
            CheckError::Load(error) if waits > 0 && failures < PATIENCE && error.may_pass() => {
                self.failures.update(|failures| failures.push(error));
                self.waits.set(waits.saturating_add(1));
                return CheckError::Load(self.waits_for.get_untracked());
            }
            _ => {
                self.waits.set(0);
                self.failures.set(Vec::new());
                return halt;
            }
        }
        self.waits.set(waits.saturating_add(1));
        halt
    }
}
