//! Loads the later part of the page: a part of its module that comes after the verdict.
//!
//! The code before the verdict knows the other views only through [`Views`], a table of functions, so that their code
//! lies in the later part ([`later_views`](super::later_views)). [`later`] draws a view of that part as soon as it has
//! loaded.

use std::pin::Pin;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::check::{After, Check, CheckSignals};
use super::reactive::{Lasting, redrawn};
use answer::{Answer, Group};
use verify::report::Cause;
use words::{CheckError, LoadError};

/// The views of the later part, and its work for a check.
pub struct Views {
    /// The work of a check after its verdict.
    pub after: &'static After,
    /// The entrance for files, and the last refused file.
    pub entrance: fn() -> AnyView,
    /// The foot of every page.
    pub colophon: fn() -> AnyView,
    /// The start page.
    pub home: fn() -> AnyView,
    /// The table of several files, or the report of one.
    pub files: fn() -> AnyView,
    /// The report of one file, counted from 1.
    pub file: fn(usize) -> AnyView,
    /// The page that explains a check.
    pub how: fn() -> AnyView,
    /// All rules.
    pub rules: fn() -> AnyView,
    /// The page for an address that names nothing.
    pub missing: fn() -> AnyView,
    /// The buttons under a verdict.
    pub actions: fn(Check) -> AnyView,
    /// The list of what the reader still trusts.
    pub trust: fn(Check) -> AnyView,
    /// The sections of a report, below its questions.
    pub sections: fn(Check, Arc<Answer>) -> AnyView,
    /// The end of a report, which is drawn before the report is there.
    pub end: fn(Check) -> AnyView,
    /// The content under a question: its steps, and other known facts.
    pub question: fn(Check, Group, RwSignal<bool>, u32) -> AnyView,
    /// The text after the reasons of a verdict, if something differs or was not read.
    pub after_reasons: fn(&Answer) -> String,
    /// The words for the reason that a step was not checked.
    pub cause: fn(&Cause) -> String,
    /// The content under a verdict's reasons: the missing part, the endpoints' answers, and the difference.
    pub differs: fn(Arc<CheckSignals>, Arc<Answer>) -> AnyView,
    /// The wait for a proof that is not ready.
    pub waiting: fn(Check, LoadError) -> AnyView,
    /// The panel of a check that has no report.
    pub error: fn(Check, CheckError) -> AnyView,
}

/// The later part, or the reason that it did not load.
pub type Loaded = Result<&'static Views, String>;

/// Fetches the later part.
pub type Fetch = fn() -> Pin<Box<dyn Future<Output = Loaded>>>;

/// The progress of loading the later part.
#[derive(Clone)]
enum Progress {
    /// No view has asked for the later part.
    Unasked,
    /// The later part is loading.
    Coming,
    /// The later part has loaded, or failed to.
    Ended(Loaded),
}

/// The later part of the page, with the progress of loading it.
#[derive(Clone, Copy)]
pub struct LaterPart {
    fetch: Fetch,
    progress: Lasting<Progress>,
}

impl LaterPart {
    /// Returns the later part with this way to fetch it. `loaded` is the result if it was fetched before anything was
    /// drawn.
    pub fn new(fetch: Fetch, loaded: Option<Loaded>) -> Self {
        let progress = loaded.map_or(Progress::Unasked, Progress::Ended);
        Self {
            fetch,
            progress: Lasting::new(progress),
        }
    }

    /// Loads the later part, unless that has begun.
    pub fn load(self) {
        if matches!(self.progress.get_untracked(), Progress::Unasked) {
            self.load_again();
        }
    }

    /// Loads the later part once more.
    pub fn load_again(self) {
        self.progress.set(Progress::Coming);
        spawn_local(async move {
            let loaded = (self.fetch)().await;
            self.progress.set(Progress::Ended(loaded));
        });
    }

    /// Returns the views of the later part, once they have loaded.
    pub fn views(self) -> Option<&'static Views> {
        match self.progress.get() {
            Progress::Ended(Ok(views)) => Some(views),
            _ => None,
        }
    }

    /// Returns the reason that the later part did not load, if it did not.
    pub fn missing(self) -> Option<String> {
        match self.progress.get() {
            Progress::Ended(Err(why)) => Some(why),
            _ => None,
        }
    }
}

/// Draws a view of the later part, and nothing until the later part has loaded.
pub fn later(draw: impl Fn(&'static Views) -> AnyView + Send + 'static) -> AnyView {
    drawn_later(Box::new(draw))
}

/// Does the work of [`later`] for every view, so that it is compiled once.
fn drawn_later(draw: Box<dyn Fn(&'static Views) -> AnyView + Send>) -> AnyView {
    let later_part = expect_context::<LaterPart>();
    redrawn(move || later_part.views().map(&draw)).into_any()
}
