//! What crosses between the page and its worker, typed on both sides.
//!
//! A payload's bytes enter the worker once and stay there; what comes back is the report, the rows
//! that the page shows, and the bytes again only as a file to save.
//!
//! A worker's first message is its build, as plain text: that much can be said to a page of any build. Naming it, it also says that
//! it has passed its self-test: one that has not says so instead, and is not asked anything.
//! Every other, in either direction, is a list of one or two: a `Uint8Array` with the message in
//! [postcard]'s form, and the file that the message carries, which stays the browser's own. So a
//! message begins with the number of its variant, counted from 0 as written below, and an integer
//! takes seven bits a byte, the lowest first: `Tell::Report` is 2, then its kind, then its verdict.

use js_sys::{Array, Uint8Array};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast, JsValue};

use crate::experiment::{Change, Offer};
use chain::endpoint::Endpoint;
use chain::reading::Reading;
use verify::hash::Hash32;
use verify::pull::look::{Look, Looked};
use verify::pull::odds::VersionRolls;
use verify::report::Step;
use verify::subject::{Course, DeckRow, PullRow, Worked};
use verify::{Progress, Report};
use words::LoadError;
use words::find::{Found, List, Sought};

/// The build that a module was made from: the page refuses a worker of another build.
pub const BUILD: &str = env!("PACKPROOF_BUILD");

/// What the page asks of its worker. One worker holds one payload: the last it was given.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Fetch a payload from the service and check it.
    Link {
        /// The deployment's service address; empty for the page's own origin.
        service: String,
        /// What to fetch.
        link: Link,
    },
    /// Fetch a bundled sample from the page's own origin and check it.
    Sample(String),
    /// Check a file that the user chose.
    File {
        /// The deployment's own list of coordinators, should the file be a saved proof.
        coordinators: String,
        /// The file.
        #[serde(skip, default = "beside")]
        file: web_sys::File,
    },
    /// Send rows of the checked event's list of pulls, counted from 0 in `sequence_index` order.
    Rows {
        /// First row.
        from: u64,
        /// How many.
        count: u64,
    },
    /// Check a file among several: the report is told in brief, and nothing is held.
    Summary(#[serde(skip, default = "beside")] web_sys::File),
    /// Find a row of one of the checked event's lists. A newer search ends the one before.
    Find {
        /// In which list.
        list: List,
        /// What is looked for.
        sought: Sought,
        /// The row at which to begin, counted from 0.
        from: u64,
        /// Whether to look back from there; either way the list goes round.
        back: bool,
    },
    /// Hand over exactly the bytes that were checked, as a file.
    Save,
    /// Hand over the payload and what was read of the contract, as one file.
    SaveProof,
    /// Read the contract that the payload names through these endpoints.
    ReadContract {
        /// Whom to ask.
        endpoints: Vec<Endpoint>,
        /// The deployment's own list of coordinators: `network:address, network:address`.
        coordinators: String,
    },
    /// Give up the reading that is under way.
    StopReading,
    /// What the browser wallet answered to a request; `None` when it refused.
    Wallet {
        /// Which request.
        id: u32,
        /// JSON-RPC, as an endpoint would answer.
        answer: Option<String>,
    },
    /// Look into the checked proof of a Pack pull.
    Look(Look),
    /// Send positions of the checked event's deck, counted from 0 in the committed order.
    Deck {
        /// First position.
        from: u64,
        /// How many.
        count: u64,
    },
    /// Work the pull of this `sequence_index` through.
    Work(u64),
    /// Tell how the deck was drawn down, and what it was worth.
    Course,
    /// Say which changes can be made to a copy of the payload.
    Offers,
    /// Check a changed copy of a payload, which is brought along ([`Tell::Lent`]). Nothing is held, and
    /// what is held stays as it is.
    Try(Change, #[serde(skip, default = "beside")] web_sys::Blob),
}

/// A proof's address: which payload of the service it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Link {
    /// `/packs/verify/<pull id>`.
    Pull(String),
    /// `/pack-events/verify/<pack event id>`.
    Event(String),
}

/// What the worker tells the page.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tell {
    /// Bytes of the payload that have arrived, of how many when that is known.
    Received {
        /// Bytes so far.
        bytes: u64,
        /// All there are, when the server says so.
        total: Option<u64>,
    },
    /// How the check goes.
    Progress(Progress),
    /// The check is done.
    Report(Box<Report>),
    /// There is nothing to check, and why.
    Trouble(LoadError),
    /// Rows of the event's list of pulls.
    Rows {
        /// First row.
        from: u64,
        /// The rows.
        rows: Vec<PullRow>,
    },
    /// What a search in that list came to.
    Found(Found),
    /// The contract was read: the report with its chain steps settled, and what was read.
    Read(Box<Report>, Box<Reading>),
    /// The payload came in a saved proof: what was read of the contract then, and the chain steps as
    /// those recorded answers settle them. The report's own chain steps stay unread.
    Recorded {
        /// The build that saved it.
        build: String,
        /// When it was read, by the clock of who saved it.
        at: String,
        /// What was read.
        reading: Box<Reading>,
        /// The chain steps, by the recorded answers.
        steps: Vec<Step>,
    },
    /// Ask the browser wallet: a JSON-RPC request, or a batch of them.
    Wallet {
        /// Which request.
        id: u32,
        /// JSON-RPC, as an endpoint would be asked.
        request: String,
    },
    /// The payload and what was read of the contract, as a file to save.
    SavedProof(#[serde(skip, default = "beside")] web_sys::Blob),
    /// The bytes that were checked, as a file to save.
    Saved(#[serde(skip, default = "beside")] web_sys::Blob),
    /// What was found where the page looked.
    Looked(Looked),
    /// Where the rolls fell in a file among several; its report follows.
    Rolls(Vec<VersionRolls>),
    /// Positions of the event's deck.
    Deck {
        /// First position.
        from: u64,
        /// The positions.
        rows: Vec<DeckRow>,
    },
    /// A pull worked through; `None` when there is no such pull, or it was not replayed.
    Worked(u64, Option<Box<Worked>>),
    /// How the deck was drawn down.
    Course(Box<Course>),
    /// Of an experiment on a copy of the payload.
    Tried(Tried),
    /// Said in the place of the build, and nothing after it: the vectors of the self-test, by their names, that the worker answers
    /// wrongly.
    SelfTest(Vec<String>),
    /// The bytes that were checked, for experiments in another worker.
    Lent(#[serde(skip, default = "beside")] web_sys::Blob),
    /// The SHA-256 of all that was opened: of the payload, or of the saved proof around it. It follows
    /// the report.
    Fingerprint(Hash32),
}

/// What an experiment comes to. None of it is about the payload that is held.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tried {
    /// The changes that can be made.
    Offers(Vec<Offer>),
    /// The payload is too large to be changed: its size in bytes.
    TooLarge(u64),
    /// So many of so many draws of the changed copy were replayed.
    Replayed {
        /// Replayed so far.
        done: u64,
        /// All there are.
        total: u64,
    },
    /// The changed copy was checked.
    Checked(Box<Trial>),
    /// There is nothing to change.
    Nothing,
    /// The experiment could not be made.
    Failed,
}

/// A changed copy of a payload, and what its check says.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Trial {
    /// The change.
    pub change: Change,
    /// The beginning of what stood there.
    pub before: String,
    /// The beginning of what stood there then; `None` when it was left out.
    pub after: Option<String>,
    /// What the check says, in brief.
    pub report: Report,
}

/// What crosses: all of it in bytes, but for the file that it may carry.
pub trait Message: Serialize + DeserializeOwned {
    /// The file that it carries.
    fn file(&self) -> Option<&JsValue>;
    /// Gives it the file that crossed beside it.
    fn with_file(self, file: JsValue) -> Self;
}

impl Message for Ask {
    fn file(&self) -> Option<&JsValue> {
        match self {
            Self::File { file, .. } | Self::Summary(file) => Some(file),
            Self::Try(_, copy) => Some(copy),
            _ => None,
        }
    }

    fn with_file(mut self, crossed: JsValue) -> Self {
        match &mut self {
            Self::File { file, .. } | Self::Summary(file) => *file = crossed.unchecked_into(),
            Self::Try(_, copy) => *copy = crossed.unchecked_into(),
            _ => {}
        }
        self
    }
}

impl Message for Tell {
    fn file(&self) -> Option<&JsValue> {
        match self {
            Self::Saved(blob) | Self::SavedProof(blob) | Self::Lent(blob) => Some(blob),
            _ => None,
        }
    }

    fn with_file(mut self, crossed: JsValue) -> Self {
        if let Self::Saved(blob) | Self::SavedProof(blob) | Self::Lent(blob) = &mut self {
            *blob = crossed.unchecked_into();
        }
        self
    }
}

/// In the place of a file that stands beside the bytes.
fn beside<T: JsCast>() -> T {
    JsValue::UNDEFINED.unchecked_into()
}

/// A message as it crosses, and what of it is handed over instead of copied.
pub fn to_js(message: &impl Message) -> (Array, Array) {
    // Nothing in a message can fail to be written.
    let bytes = postcard::to_allocvec(message).unwrap_or_default();
    let bytes = Uint8Array::from(bytes.as_slice());
    let crossing = Array::of1(&bytes);
    if let Some(file) = message.file() {
        crossing.push(file);
    }
    (crossing, Array::of1(&bytes.buffer()))
}

/// A message as it was sent; `None` when it was sent by something of another build.
pub fn from_js<T: Message>(crossed: &JsValue) -> Option<T> {
    let crossed: &Array = crossed.dyn_ref()?;
    let bytes = crossed.get(0).dyn_into::<Uint8Array>().ok()?.to_vec();
    let message: T = postcard::from_bytes(&bytes).ok()?;
    Some(message.with_file(crossed.get(1)))
}
