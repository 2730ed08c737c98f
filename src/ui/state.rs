//! One check as the page sees it: how far it is, and why it may have ended without a report.

use std::sync::Arc;

use super::text::Origin;
use crate::worker::request::Link;
use crate::worker::response::Trouble;
use verify::report::{Kind, Step, StepId};

/// How far a check is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// The worker is starting.
    Starting,
    /// Bytes of the payload are arriving.
    Receiving {
        /// Bytes so far.
        bytes: u64,
        /// All there are, when that is known.
        total: Option<u64>,
    },
    /// The steps are being checked.
    Checking {
        /// Pulls or draws replayed so far.
        done: u64,
        /// All there are; 0 before the first is replayed.
        total: u64,
    },
    /// The report is there.
    Done,
    /// There will be no report.
    Halted(Halt),
    /// The reader stopped it.
    Cancelled,
}

/// Why a check ended without a report. None of these says anything about the proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Halt {
    /// The worker found nothing to check.
    Trouble(Trouble),
    /// The worker is of another build than the page: this one.
    AnotherBuild(String),
    /// The browser lacks the vectors that the worker hashes with.
    NoVectors,
    /// The worker did not start, or stopped by itself.
    NoWorker(String),
    /// The page is a file of its own, and knows no service to ask for a proof.
    NoService,
    /// The worker answers these vectors of its self-test wrongly, so that no verdict of it can be believed.
    SelfTest(Vec<String>),
    /// A part of the worker did not come, or not as it was built.
    NotAsBuilt(String),
}

impl Halt {
    /// Whether the page is of use for another proof.
    pub const fn may_try_another(&self) -> bool {
        !matches!(self, Self::SelfTest(_))
    }

    /// The agreed name, as in `data-trouble`.
    pub const fn name(&self) -> &'static str {
        use verify::Unreadable;
        match self {
            Self::Trouble(trouble) => match trouble {
                Trouble::NotReady => "not_ready",
                Trouble::UnknownId => "unknown_id",
                Trouble::ServiceStatus(_) => "service_status",
                Trouble::Unreachable(_) => "unreachable",
                Trouble::TimedOut(_) => "timed_out",
                Trouble::AnotherId(_) => "another_id",
                Trouble::AnotherKind(_) => "another_kind",
                Trouble::Redirected => "redirected",
                Trouble::SavedProofVersion(_) => "saved_proof_version",
                Trouble::SavedProofBroken(_) => "saved_proof_broken",
                Trouble::Unreadable(unreadable) => match unreadable {
                    Unreadable::Empty => "empty",
                    Unreadable::NotText(_) => "not_text",
                    Unreadable::NotJson { .. } => "not_json",
                    Unreadable::NotAnObject(_) => "not_an_object",
                    Unreadable::TooDeep => "too_deep",
                    Unreadable::NotAPayload => "not_a_payload",
                    Unreadable::TooLarge { .. } => "too_large",
                },
            },
            Self::AnotherBuild(_) => "another_build",
            Self::NoVectors => "no_vectors",
            Self::NoWorker(_) => "no_worker",
            Self::NoService => "no_service",
            Self::SelfTest(_) => "self_test",
            Self::NotAsBuilt(_) => "not_as_built",
        }
    }
}

/// Where a payload comes from.
#[derive(Clone, Debug)]
pub enum Source {
    /// The service, by the address of the proof.
    Link(Link),
    /// A bundled sample, by its name.
    Sample(String),
    /// A file that the reader chose.
    File(web_sys::File),
}

impl Source {
    /// The kind of payload, as far as the source tells it.
    pub fn kind(&self) -> Option<Kind> {
        match self {
            Self::Link(Link::Pull(_)) => Some(Kind::PackPull),
            Self::Link(Link::Event(_)) => Some(Kind::PackEvent),
            Self::Sample(_) | Self::File(_) => None,
        }
    }

    /// Where it is from, for the words of it.
    pub const fn origin(&self) -> Origin {
        match self {
            Self::Link(_) => Origin::Link,
            Self::Sample(_) => Origin::Sample,
            Self::File(_) => Origin::File,
        }
    }

    /// Whether it is a bundled sample.
    pub const fn is_sample(&self) -> bool {
        matches!(self, Self::Sample(_))
    }
}

/// The steps of a check, in order; `None` for those that have not settled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Steps(Vec<(StepId, Option<Arc<Step>>)>);

impl Steps {
    /// Steps to come.
    pub fn waiting(ids: &[StepId]) -> Self {
        Self(ids.iter().map(|id| (*id, None)).collect())
    }

    /// The steps that a kind of payload has, before it is read.
    pub fn of(kind: Kind) -> Self {
        Self::waiting(match kind {
            Kind::PackEvent => StepId::of_event(true),
            Kind::PackPull => StepId::of_pull(),
        })
    }

    /// Settles a step.
    pub fn settle(&mut self, step: Step) {
        let id = step.id;
        let settled = Some(Arc::new(step));
        match self.0.iter_mut().find(|(known, _)| *known == id) {
            Some((_, slot)) => *slot = settled,
            None => self.0.push((id, settled)),
        }
    }

    /// The chain's steps are being asked again, and have not settled.
    pub fn reopen_chain(&mut self) {
        for (id, step) in &mut self.0 {
            if id.is_of_chain() {
                *step = None;
            }
        }
    }

    /// The ids, in order.
    pub fn ids(&self) -> impl Iterator<Item = StepId> {
        self.0.iter().map(|(id, _)| *id)
    }

    /// A step, once it has settled.
    pub fn get(&self, id: StepId) -> Option<Arc<Step>> {
        self.0
            .iter()
            .find(|(known, _)| *known == id)
            .and_then(|(_, step)| step.clone())
    }

    /// The steps that have settled, in order.
    pub fn settled(&self) -> impl Iterator<Item = &Arc<Step>> {
        self.0.iter().filter_map(|(_, step)| step.as_ref())
    }
}
