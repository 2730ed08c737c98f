//! The result of each endpoint alone.

use serde::{Deserialize, Serialize};

use chain::reading::Reading;
use verify::claims::{Fault, Unread, ViewSteps, Witnesses};
use verify::report::Step;

use crate::failure::Failure;

/// An endpoint of a reading, with the result that it alone shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reader {
    /// The host of the endpoint.
    pub host: String,
    /// The endpoint, as a witness.
    pub by: Witnesses,
    /// The part of its view in the result.
    pub standing: Standing,
    /// The result of the endpoint alone.
    pub shows: Shows,
    /// True if the result may go on without this view: it is open only where the endpoint refused or stopped, and another
    /// view counts.
    pub is_dispensable: bool,
}

/// The part of an endpoint's view in the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Standing {
    /// The result is the merge of this view and others.
    Counts,
    /// The reader left this view out.
    LeftOut,
    /// There is no view: the endpoint was not asked, or not reached.
    NoView,
}

/// The result in the view of one endpoint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Shows {
    /// Every step that a verdict needs.
    All,
    /// The opposite of what was published, in these ways.
    Refutes(Vec<Failure>),
    /// A part: the hardest cause for which it does not show the rest.
    Lacks(Unread),
    /// Nothing, for this fault.
    Nothing(Fault),
}

impl Shows {
    /// Returns the agreed name, as in `data-shows`.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Refutes(_) => "refutes",
            Self::Lacks(_) => "lacks",
            Self::Nothing(_) => "nothing",
        }
    }

    /// Returns the fault of the endpoint, if that is why it does not show everything.
    pub const fn fault(&self) -> Option<&Fault> {
        match self {
            Self::Lacks(Unread::Endpoint { fault, .. }) | Self::Nothing(fault) => Some(fault),
            _ => None,
        }
    }

    fn of(view: &ViewSteps) -> Self {
        let failed = view.steps.iter().filter(|step| step.failed());
        let failed: Vec<Failure> = failed.map(Failure::of).collect();
        if !failed.is_empty() {
            return Self::Refutes(failed);
        }
        match needed(view)
            .filter_map(Step::unread)
            .min_by_key(|unread| unread.rank())
        {
            Some(unread) => Self::Lacks(unread.clone()),
            None => Self::All,
        }
    }
}

/// Returns the steps of a view that a verdict needs.
fn needed(view: &ViewSteps) -> impl Iterator<Item = &Step> {
    view.steps.iter().filter(|step| step.id.is_needed())
}

/// Returns whether the endpoint refused or stopped, and nothing else keeps a step of its view open.
fn only_refused(view: &ViewSteps) -> bool {
    let open: Vec<&Step> = needed(view).filter(|step| !step.passed()).collect();
    let is_refused = |step: &&Step| matches!(step.unread(), Some(Unread::Endpoint { .. }));
    !open.is_empty() && open.iter().all(is_refused)
}

impl Reader {
    /// Returns true if the view counts.
    pub fn counts(&self) -> bool {
        self.standing == Standing::Counts
    }

    /// Returns true if the endpoint answered, even if its answers count for nothing.
    pub const fn answered(&self) -> bool {
        !matches!(
            self.shows,
            Shows::Nothing(
                Fault::Unreachable
                    | Fault::Stopped
                    | Fault::NotAllowed
                    | Fault::Busy
                    | Fault::SameOperator
            )
        )
    }

    /// Returns true if the view is against the proof.
    pub const fn refutes(&self) -> bool {
        matches!(self.shows, Shows::Refutes(_))
    }
}

/// Returns the endpoints of a reading in their order, each with the result that it alone shows.
pub(crate) fn readers(reading: &Reading) -> Vec<Reader> {
    let endpoints = (0_usize..).zip(&reading.endpoints);
    let readers = endpoints.filter_map(|(index, (host, fault))| {
        let by = Witnesses::of(index);
        let mut views = reading.replies.views.iter();
        let view = views.find(|view| view.by.include(by));
        let shows = match (view, fault) {
            (Some(view), _) => Shows::of(view),
            (None, Some(fault)) => Shows::Nothing(fault.clone()),
            (None, None) => return None,
        };
        let standing = match view {
            None => Standing::NoView,
            Some(_) if reading.replies.without.include(by) => Standing::LeftOut,
            Some(_) => Standing::Counts,
        };
        let views = reading.replies.views.iter();
        let counts = |view: &&ViewSteps| !reading.replies.without.include(view.by);
        let is_alone = views.filter(counts).all(|view| view.by == by);
        Some(Reader {
            host: host.clone(),
            by,
            standing,
            shows,
            is_dispensable: standing == Standing::Counts
                && !is_alone
                && view.is_some_and(only_refused),
        })
    });
    readers.collect()
}
