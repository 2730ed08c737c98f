//! The rest of the page: a part of its module that comes after the verdict.
//!
//! What leads to the verdict knows the other views by [`Views`] alone, a table of functions, so that their code lies in
//! the rest ([`rest`](super::rest)). [`later`] draws a view of it as soon as the rest is there.

use std::pin::Pin;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::check::{After, Check, CheckSignals};
use super::reactive::redrawn;
use answer::{Answer, Group};
use verify::report::Cause;
use words::{CheckError, LoadError};

/// The views of the rest, and what it does for a check.
pub struct Views {
    /// What a check does after its verdict.
    pub after: &'static After,
    /// Where files come in, and what was refused of them.
    pub entrance: fn() -> AnyView,
    /// The foot of every page.
    pub colophon: fn() -> AnyView,
    /// The start page.
    pub home: fn() -> AnyView,
    /// The table of several files, or the report of one.
    pub files: fn() -> AnyView,
    /// The report of one file, counted from 1.
    pub file: fn(usize) -> AnyView,
    /// How a check works.
    pub how: fn() -> AnyView,
    /// All rules.
    pub rules: fn() -> AnyView,
    /// The page for an address that names nothing.
    pub missing: fn() -> AnyView,
    /// The buttons under a verdict.
    pub actions: fn(Check) -> AnyView,
    /// What is still trusted.
    pub trust: fn(Check) -> AnyView,
    /// The sections of a report, below its questions.
    pub sections: fn(Check, Arc<Answer>) -> AnyView,
    /// The end of a report, which is there before the report is too.
    pub end: fn(Check) -> AnyView,
    /// What is shown under a question: its steps, and what else is known about it.
    pub question: fn(Check, Group, RwSignal<bool>, u32) -> AnyView,
    /// What follows the reasons of a verdict, where something differs or was not read.
    pub verdict_rest: fn(&Answer) -> String,
    /// Why a step was not checked.
    pub cause: fn(&Cause) -> String,
    /// What a verdict shows under its reasons: why it is one in part, who said what, and what differs.
    pub differs: fn(Arc<CheckSignals>, Arc<Answer>) -> AnyView,
    /// The wait for a proof that is not ready.
    pub waiting: fn(Check, LoadError) -> AnyView,
    /// Why a check has no report.
    pub error: fn(Check, CheckError) -> AnyView,
}

/// The rest, or why it did not come.
pub type Loaded = Result<&'static Views, String>;

/// Fetches the rest.
pub type Fetch = fn() -> Pin<Box<dyn Future<Output = Loaded>>>;

/// How far the rest is.
#[derive(Clone)]
enum Progress {
    /// Nobody has asked for it.
    Unasked,
    /// It is on its way.
    Coming,
    /// It is there, or did not come.
    Ended(Loaded),
}

/// The rest of the page, as far as it is.
#[derive(Clone, Copy)]
pub struct RestOfPage {
    fetch: Fetch,
    progress: RwSignal<Progress>,
}

impl RestOfPage {
    /// The rest, with what was loaded of it before anything was drawn.
    pub fn new(fetch: Fetch, loaded: Option<Loaded>) -> Self {
        let progress = loaded.map_or(Progress::Unasked, Progress::Ended);
        Self {
            fetch,
            progress: RwSignal::new(progress),
        }
    }

    /// Loads it where nobody has asked for it.
    pub fn load(self) {
        let unasked = |progress: &Progress| matches!(progress, Progress::Unasked);
        if self.progress.with_untracked(unasked) {
            self.load_again();
        }
    }

    /// Loads it once more.
    pub fn load_again(self) {
        self.progress.set(Progress::Coming);
        spawn_local(async move {
            let loaded = (self.fetch)().await;
            self.progress.set(Progress::Ended(loaded));
        });
    }

    /// Its views, once they are there.
    pub fn views(self) -> Option<&'static Views> {
        self.progress.with(|progress| match progress {
            Progress::Ended(Ok(views)) => Some(*views),
            _ => None,
        })
    }

    /// Why it did not come, if it did not.
    pub fn missing(self) -> Option<String> {
        self.progress.with(|progress| match progress {
            Progress::Ended(Err(why)) => Some(why.clone()),
            _ => None,
        })
    }
}

/// Draws a view of the rest, and nothing until the rest is there.
pub fn later(draw: impl Fn(&'static Views) -> AnyView + Send + 'static) -> AnyView {
    drawn_later(Box::new(draw))
}

/// The same for every view, so that it is compiled once.
fn drawn_later(draw: Box<dyn Fn(&'static Views) -> AnyView + Send>) -> AnyView {
    let rest = expect_context::<RestOfPage>();
    redrawn(move || rest.views().map(&draw)).into_any()
}
