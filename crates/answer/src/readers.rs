//! The result of each endpoint alone.

use chain::reading::Reading;
use verify::claims::{Fault, Unread, ViewSteps, Witnesses};
use verify::report::{Step, StepId};

/// An endpoint of a reading, with what it alone shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reader {
    /// The host of the endpoint.
    pub host: String,
    /// The endpoint, as a witness.
    pub by: Witnesses,
    /// The result.
    pub shows: Shows,
}

/// The result in the view of one endpoint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shows {
    /// Every step that a verdict needs.
    All,
    /// The opposite of these steps.
    Refutes(Vec<StepId>),
    /// A part: the first cause for which it does not show the rest.
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

    fn of(view: &ViewSteps) -> Self {
        let failed = view.steps.iter().filter(|step| step.failed());
        let failed: Vec<StepId> = failed.map(|step| step.id).collect();
        if !failed.is_empty() {
            return Self::Refutes(failed);
        }
        let mut needed = view.steps.iter().filter(|step| step.id.is_needed());
        match needed.find_map(Step::unread) {
            Some(Unread::Silent { fault, .. } | Unread::Endpoint { fault, .. }) => {
                Self::Nothing(fault.clone())
            }
            Some(unread) => Self::Lacks(unread.clone()),
            None => Self::All,
        }
    }
}

/// Returns the endpoints of a reading in their order, each with what it alone shows.
pub fn readers(reading: &Reading) -> Vec<Reader> {
    let endpoints = (0_usize..).zip(&reading.endpoints);
    let readers = endpoints.filter_map(|(index, (host, fault))| {
        let by = Witnesses::of(index);
        let mut views = reading.answers.views.iter();
        let view = views.find(|view| view.by.include(by));
        let shows = match (view, fault) {
            (Some(view), _) => Shows::of(view),
            (None, Some(fault)) => Shows::Nothing(fault.clone()),
            (None, None) => return None,
        };
        Some(Reader {
            host: host.clone(),
            by,
            shows,
        })
    });
    readers.collect()
}
