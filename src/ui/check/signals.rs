//! The results of a check so far.

use std::sync::Arc;

use leptos::prelude::*;
use web_sys::Blob;

use super::recorded::{BlockResult, Recorded};
use super::rest::Rest;
use crate::ui::browser;
use crate::ui::state::State;
use crate::worker::request::Request;
use crate::worker::response::TrialUpdate;
use answer::{ContractHistory, Steps};
use chain::endpoint::Endpoint;
use chain::reading::Reading;
use explain::Overview;
use explain::event::{Accounts, DeckRow, Drawdown, PullRow, WorkedDraw};
use explain::pull::PullResponse;
use verify::claims::{RequestCount, Trail};
use verify::hash::Hash32;
use verify::report::{Kind, Report};
use words::find::{List, SearchResult};
use words::{CheckError, LoadError};

/// The results of a check so far. They are shared, not cloned: there are many.
pub struct CheckSignals {
    /// How far it is.
    pub state: ArcRwSignal<State>,
    /// The kind of payload, once it is known.
    pub kind: ArcRwSignal<Option<Kind>>,
    /// The steps.
    pub steps: ArcRwSignal<Steps>,
    /// The report, at the end.
    pub report: ArcRwSignal<Option<Arc<Overview>>>,
    /// How many reports were checked so far. What a reading adds to one is no other report.
    pub checked: ArcRwSignal<u32>,
    /// When it came, in seconds since 1970.
    pub at: ArcRwSignal<u64>,
    /// Whether the reader chose the browser wallet for the last reading. It is asked for the oracle's proofs after the
    /// verdict has come.
    pub(super) may_ask_wallet: ArcRwSignal<bool>,
    /// What was read of the contract, once it was asked.
    pub reading: ArcRwSignal<Option<Arc<Reading>>>,
    /// The endpoints that are being asked; none when the contract is not being read.
    pub asking: ArcRwSignal<Vec<Endpoint>>,
    /// Which of the contract's requests were counted.
    pub counts: ArcRwSignal<Vec<RequestCount>>,
    /// How far the rest is read of what the oracle's proofs can show; `None` where there is none.
    pub rest: ArcRwSignal<Option<Rest>>,
    /// Whether the reading goes on after its verdict, with what the oracle's proofs need.
    pub proving: ArcRwSignal<bool>,
    /// How many answers of the current reading have come.
    pub answers: ArcRwSignal<u32>,
    /// Whether this browser has seen the contract before, once a report names one.
    pub met: ArcRwSignal<Option<ContractHistory>>,
    /// What a saved proof has recorded of the contract.
    pub recorded: ArcRwSignal<Option<Arc<Recorded>>>,
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
    /// The block of the request, as far as the last reading proves it.
    pub block: ArcRwSignal<Option<BlockResult>>,
    /// How each value is proven that proves itself, by the last reading, or else by the file.
    pub trails: ArcRwSignal<Arc<[Trail]>>,
    /// How the deck was drawn down.
    pub drawdown: ArcRwSignal<Option<Arc<Drawdown>>>,
    /// The answer to the page's last question about a pull.
    pub looked: ArcRwSignal<Option<Arc<PullResponse>>>,
    /// The SHA-256 of all that was opened.
    pub fingerprint: ArcRwSignal<Option<Hash32>>,
    /// The checked bytes, for experiments.
    pub lent: ArcRwSignal<Option<Blob>>,
    /// The result of the last experiment.
    pub tried: ArcRwSignal<Option<Arc<TrialUpdate>>>,
    /// The pull key of another draw that the reader wants to see.
    pub wanted: ArcRwSignal<Option<Hash32>>,
    /// The requests that a part of the worker failed to handle.
    pub missed: ArcRwSignal<Vec<Request>>,
    /// Why the last of them was not handled.
    pub missing: ArcRwSignal<Option<CheckError>>,
    /// How often in a row the service has given no proof that may only not be ready.
    pub waits: ArcRwSignal<u32>,
    /// Why it gave none the last time.
    pub waits_for: ArcRwSignal<LoadError>,
}

impl CheckSignals {
    /// Nothing so far.
    pub(super) fn new(kind: Option<Kind>) -> Self {
        Self {
            state: ArcRwSignal::new(State::Starting),
            kind: ArcRwSignal::new(kind),
            steps: ArcRwSignal::new(kind.map(Steps::of).unwrap_or_default()),
            report: ArcRwSignal::new(None),
            checked: ArcRwSignal::new(0),
            at: ArcRwSignal::new(0),
            may_ask_wallet: ArcRwSignal::new(false),
            reading: ArcRwSignal::new(None),
            block: ArcRwSignal::new(None),
            trails: ArcRwSignal::new(Arc::default()),
            asking: ArcRwSignal::new(Vec::new()),
            counts: ArcRwSignal::new(Vec::new()),
            rest: ArcRwSignal::new(None),
            proving: ArcRwSignal::new(false),
            answers: ArcRwSignal::new(0),
            met: ArcRwSignal::new(None),
            recorded: ArcRwSignal::new(None),
            rows: ArcRwSignal::new(None),
            found: ArcRwSignal::new(None),
            own: ArcRwSignal::new(None),
            deck: ArcRwSignal::new(None),
            found_card: ArcRwSignal::new(None),
            worked: ArcRwSignal::new(None),
            drawdown: ArcRwSignal::new(None),
            looked: ArcRwSignal::new(None),
            fingerprint: ArcRwSignal::new(None),
            lent: ArcRwSignal::new(None),
            tried: ArcRwSignal::new(None),
            wanted: ArcRwSignal::new(None),
            missed: ArcRwSignal::new(Vec::new()),
            missing: ArcRwSignal::new(None),
            waits: ArcRwSignal::new(0),
            waits_for: ArcRwSignal::new(LoadError::NotReady),
        }
    }

    /// Nothing again, as at the start.
    pub(super) fn reset(&self, kind: Option<Kind>) {
        self.kind.set(kind);
        self.steps.set(kind.map(Steps::of).unwrap_or_default());
        self.report.set(None);
        self.reading.set(None);
        self.forget_proofs();
        self.asking.set(Vec::new());
        self.proving.set(false);
        self.may_ask_wallet.set(false);
        self.recorded.set(None);
        self.rows.set(None);
        self.found.set(None);
        self.own.set(None);
        self.deck.set(None);
        self.found_card.set(None);
        self.worked.set(None);
        self.drawdown.set(None);
        self.looked.set(None);
        self.fingerprint.set(None);
        self.lent.set(None);
        self.tried.set(None);
        self.wanted.set(None);
        self.missed.set(Vec::new());
        self.missing.set(None);
        self.state.set(State::Starting);
    }

    /// What an earlier reading, or the file, proves.
    pub(super) fn forget_proofs(&self) {
        self.block.set(None);
        self.trails.set(Arc::default());
        self.counts.set(Vec::new());
        self.rest.set(None);
    }

    /// The result of the last search in a list.
    pub const fn found(&self, list: List) -> &ArcRwSignal<Option<SearchResult>> {
        match list {
            List::Pulls => &self.found,
            List::Deck => &self.found_card,
        }
    }

    /// What is drawn by the kind alone is drawn once.
    pub(super) fn is_of(&self, kind: Kind) {
        if self.kind.get_untracked() != Some(kind) {
            self.kind.set(Some(kind));
        }
    }

    pub(super) fn overview(&self, overview: Overview) {
        self.is_of(overview.kind);
        self.set_steps(&overview);
        self.at.set(browser::now());
        self.report.set(Some(Arc::new(overview)));
        self.state.set(State::Done);
    }

    /// Puts a report's steps in their places.
    pub(super) fn set_steps(&self, report: &Report) {
        self.steps.update(|steps| {
            for step in &report.steps {
                steps.insert(step.clone());
            }
        });
    }

    /// There will be no report.
    pub(super) fn halt(&self, halt: CheckError) {
        match halt {
            CheckError::Load(ref error) if error.is_asked_again() => {
                self.waits_for.set(error.clone());
                self.waits.update(|waits| *waits = waits.saturating_add(1))
            }
            _ => self.waits.set(0),
        }
        self.asking.set(Vec::new());
        self.proving.set(false);
        self.state.set(State::Halted(halt));
    }
}
