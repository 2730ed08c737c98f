//! One check as the page sees it: where its payload comes from, and how far it is.

use crate::model::paths;
use crate::worker::request::Link;
use verify::report::Kind;
use words::{CheckError, Origin};

/// The progress of a check.
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
    Halted(CheckError),
    /// The reader stopped it.
    Cancelled,
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

/// What any file may be.
pub const BOTH: [Kind; 2] = [Kind::PackEvent, Kind::PackPull];

impl Source {
    /// The kind of payload, as far as the source tells it.
    pub fn kind(&self) -> Option<Kind> {
        match self {
            Self::Link(link) => Some(link.kind()),
            Self::Sample(_) | Self::File(_) => None,
        }
    }

    /// The kinds of payload that it may be: what a worker is started for.
    pub fn kinds(&self) -> Vec<Kind> {
        match self {
            Self::Link(link) => vec![link.kind()],
            Self::Sample(name) => vec![paths::kind_of_sample(name)],
            Self::File(_) => BOTH.into(),
        }
    }

    /// Its origin, for the words about it.
    pub const fn origin(&self) -> Origin {
        match self {
            Self::Link(_) => Origin::Link,
            Self::Sample(_) => Origin::Sample,
            Self::File(_) => Origin::File,
        }
    }

    /// Returns its name in a report: of the file, or the id as a terminal would be given it.
    pub fn name(&self) -> String {
        match self {
            Self::Link(link) => link.id().to_owned(),
            Self::Sample(name) => format!("{name}.json"),
            Self::File(file) => file.name(),
        }
    }

    /// Whether it is a bundled sample.
    pub const fn is_sample(&self) -> bool {
        matches!(self, Self::Sample(_))
    }
}
