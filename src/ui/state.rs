//! Describes one check as the page sees it: the source of its payload, and its progress.

use crate::worker::task::Link;
use verify::report::Kind;
use words::{CheckError, Origin};

/// The progress of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// The worker is starting.
    Starting,
    /// Bytes of the payload are arriving.
    Receiving {
        /// The number of bytes so far.
        bytes: u64,
        /// The total number of bytes, if it is known.
        total: Option<u64>,
    },
    /// The steps are being checked.
    Checking {
        /// The number of pulls or draws replayed so far.
        done: u64,
        /// The number of all pulls or draws; 0 before the first is replayed.
        total: u64,
    },
    /// The report is there.
    Done,
    /// There will be no report.
    Halted(CheckError),
    /// The reader stopped it.
    Cancelled,
}

/// The source of a payload.
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
    /// Returns the kind of payload, if the source shows it.
    pub fn kind(&self) -> Option<Kind> {
        match self {
            Self::Link(link) => Some(link.kind()),
            Self::Sample(_) | Self::File(_) => None,
        }
    }

    /// Returns its origin, for the words about it.
    pub const fn origin(&self) -> Origin {
        match self {
            Self::Link(_) => Origin::Link,
            Self::Sample(_) => Origin::Sample,
            Self::File(_) => Origin::File,
        }
    }

    /// Returns whether it is a bundled sample.
    pub const fn is_sample(&self) -> bool {
        matches!(self, Self::Sample(_))
    }
}
