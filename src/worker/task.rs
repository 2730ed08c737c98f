//! Defines the page's tasks to its workers.

use js_sys::Object;
use serde::{Deserialize, Serialize};

use super::ask::Question;
pub use super::message::TaskId;
use super::message::{Channel, Envelope, Message};
use chain::endpoint::Endpoint;
pub use intake::Link;
use verify::claims::Witnesses;

/// A task of the page to a worker. A details worker holds one payload: the last it was given.
///
/// The file that a task mentions travels with it (see [`message`](super::message)).
#[derive(Clone, Debug)]
pub enum Task {
    /// Check a payload.
    Check(CheckTask),
    /// Check bytes for everything except the verdict, or control the running reading.
    Details(DetailsTask),
    /// Answer a question about the checked payload.
    Answer(Question),
    /// Ask the contract, or settle its answers again.
    Chain(ChainTask),
}

/// The page's knowledge in addition to the payload.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct About {
    /// The settings file of the site; empty if it sets nothing.
    pub settings: Vec<u8>,
    /// True if the payload is a sample.
    pub is_sample: bool,
}

/// A task about the check.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CheckTask {
    /// Fetch a payload from the service and check it.
    Link {
        /// The proof's link.
        link: Link,
        /// True if the page has an origin, which it asks if the settings name no service.
        has_origin: bool,
        /// The page's knowledge in addition to the payload.
        about: About,
    },
    /// Fetch a bundled sample from the page's origin and check it.
    Sample(String, About),
    /// Check a file that the user chose, which travels with this message.
    File(About),
}

/// A task to the details worker itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DetailsTask {
    /// Check the bytes that travel with this message, which another worker has checked before, and hold them.
    Hold(About),
    /// Check a file among several, which travels with this message. The response is brief, and the worker keeps
    /// nothing.
    Summary {
        /// The settings file of the site.
        settings: Vec<u8>,
        /// The name of the file.
        name: String,
    },
    /// Cancel the current reading.
    StopReading,
}

impl Message for CheckTask {
    const CHANNEL: Channel = Channel::Check;
}

impl Message for DetailsTask {
    const CHANNEL: Channel = Channel::Details;
}

impl Message for ChainTask {
    const CHANNEL: Channel = Channel::Chain;
}

/// A task about the contract that the payload names.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChainTask {
    /// Read the contract that the payload names through these endpoints.
    Read {
        /// The endpoints.
        endpoints: Vec<Endpoint>,
    },
    /// Settle again the answers that this tab read from the contract before: the reading, as the worker wrote it.
    Restore(String),
    /// Merge the views of the last reading without those of these endpoints.
    Without(Witnesses),
}

impl Task {
    /// Returns the task in an envelope.
    pub fn envelope(&self, id: TaskId, file: Option<Object>) -> Envelope {
        match self {
            Self::Check(task) => Envelope::of(id, task, file),
            Self::Details(task) => Envelope::of(id, task, file),
            Self::Answer(task) => Envelope::of(id, task, file),
            Self::Chain(task) => Envelope::of(id, task, file),
        }
    }
}

impl From<CheckTask> for Task {
    fn from(task: CheckTask) -> Self {
        Self::Check(task)
    }
}

impl From<DetailsTask> for Task {
    fn from(task: DetailsTask) -> Self {
        Self::Details(task)
    }
}

impl From<Question> for Task {
    fn from(task: Question) -> Self {
        Self::Answer(task)
    }
}

impl From<ChainTask> for Task {
    fn from(task: ChainTask) -> Self {
        Self::Chain(task)
    }
}
