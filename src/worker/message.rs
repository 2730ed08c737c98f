//! Defines the messages between the page and its worker.
//!
//! The worker's first message is a [`Greeting`], in plain text: a page of any build can read it. Every other message,
//! in either direction, is a list: the task's id, the number of the message's [`Channel`], a `Uint8Array` with the
//! message in [postcard]'s form, and the file that travels with it, if there is one. The file stays in the browser.
//! postcard writes an enum as the number of its variant, counted from 0, and an integer seven bits a byte, the lowest
//! first.
//!
//! The start script gives the first task before there is a page, as a plain object ([`first`](super::first)).

use js_sys::{Array, Object, Uint8Array};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag};

/// A worker's first message.
pub enum Greeting {
    /// The build of a worker whose self-test passed.
    Build(String),
    /// The names of the vectors that the worker answers wrongly. Its self-test failed, and it accepts no tasks.
    SelfTest(Vec<String>),
}

impl Greeting {
    /// Returns the greeting in the form in which it crosses.
    pub fn to_js(&self) -> JsValue {
        match self {
            Self::Build(build) => build.into(),
            Self::SelfTest(wrong) => wrong.iter().map(JsValue::from).collect::<Array>().into(),
        }
    }

    /// Reads a greeting; `None` if the message is not a greeting.
    pub fn from_js(crossed: &JsValue) -> Option<Self> {
        if let Some(build) = crossed.as_string() {
            return Some(Self::Build(build));
        }
        let wrong: &Array = crossed.dyn_ref()?;
        let names: Option<Vec<String>> = wrong.iter().map(|name| name.as_string()).collect();
        names.map(Self::SelfTest)
    }
}

/// The two programs that run as workers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Program {
    /// Fetches or reads a payload, checks it, and answers (src/bin/verdict/).
    Verdict,
    /// Checks the same bytes again, and makes everything except the verdict (src/bin/details/).
    Details,
}

impl Program {
    /// Returns the program's name in index.html.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Verdict => "verdict",
            Self::Details => "details",
        }
    }
}

/// The number of a task to one worker, counted from 1. The worker puts it on every response to that task.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct TaskId(pub u32);

/// The channel of a message. A separate function reads the messages of each channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Channel {
    /// The check and its verdict.
    Check,
    /// The second check of the same bytes, and brief checks of several files.
    Details,
    /// The page's questions about the payload, and their answers.
    Asks,
    /// The contract.
    Chain,
    /// The first screen, which the start script draws before there is a page (src/ui/shell/first.js). The page does
    /// not read these messages.
    Screen,
}

impl Channel {
    /// All channels, by their numbers.
    const ALL: [Self; 5] = [
        Self::Check,
        Self::Details,
        Self::Asks,
        Self::Chain,
        Self::Screen,
    ];

    /// Returns the number that crosses.
    pub const fn number(self) -> f64 {
        match self {
            Self::Check => 0.0,
            Self::Details => 1.0,
            Self::Asks => 2.0,
            Self::Chain => 3.0,
            Self::Screen => 4.0,
        }
    }
}

/// A message of one channel.
pub trait Message: Serialize + DeserializeOwned {
    /// The message's channel.
    const CHANNEL: Channel;

    /// Writes the message. No message can fail to be written.
    fn write(&self) -> Vec<u8> {
        postcard::to_allocvec(self).unwrap_or_default()
    }
}

/// A message in the form in which it crosses, with its file.
pub struct Envelope {
    /// The task in this message, or the task that this message answers.
    pub id: TaskId,
    /// The message's channel.
    pub channel: Channel,
    /// The message in postcard's form.
    bytes: Vec<u8>,
    /// The file that travels with the message: a `Blob`, or its bytes.
    pub file: Option<Object>,
}

impl Envelope {
    /// Returns an envelope around a message and its file.
    pub fn of<M: Message>(id: TaskId, message: &M, file: Option<Object>) -> Self {
        Self {
            id,
            channel: M::CHANNEL,
            bytes: message.write(),
            file,
        }
    }

    /// Reads the message; `None` if it is of another channel, or another build wrote it. A separate function reads
    /// each kind of message, because a browser compiles a function when it is first called.
    #[inline(never)]
    pub fn read<M: Message>(&self) -> Option<M> {
        let bytes = (self.channel == M::CHANNEL).then_some(&self.bytes)?;
        postcard::from_bytes(bytes).ok()
    }

    /// Returns the message's file, if it is a `Blob`.
    pub fn blob(&self) -> Option<Blob> {
        self.file.clone()?.dyn_into().ok()
    }

    /// Returns the envelope in the form in which it crosses, and the parts that are transferred instead of copied.
    pub fn to_js(&self) -> (Array, Array) {
        let bytes = Uint8Array::from(self.bytes.as_slice());
        let crossing = Array::of3(&self.id.0.into(), &self.channel.number().into(), &bytes);
        let handed_over = Array::of1(&bytes.buffer());
        if let Some(file) = &self.file {
            crossing.push(file);
            if let Some(bytes) = file.dyn_ref::<Uint8Array>() {
                handed_over.push(&bytes.buffer());
            }
        }
        (crossing, handed_over)
    }

    /// Reads an envelope; `None` if another build sent it.
    #[allow(clippy::as_conversions, reason = "a browser counts in doubles")]
    pub fn from_js(crossed: &JsValue) -> Option<Self> {
        let crossed: &Array = crossed.dyn_ref()?;
        let number = crossed.get(1).as_f64()?;
        let mut channels = Channel::ALL.into_iter();
        Some(Self {
            id: TaskId(crossed.get(0).as_f64()? as u32),
            channel: channels.find(|channel| channel.number() == number)?,
            bytes: crossed.get(2).dyn_into::<Uint8Array>().ok()?.to_vec(),
            file: crossed.get(3).dyn_into().ok(),
        })
    }
}

/// Makes a file of bytes; `None` if the browser cannot make one.
pub fn file(bytes: &[u8]) -> Option<Blob> {
    let parts = Array::of1(&Uint8Array::from(bytes));
    let options = BlobPropertyBag::new();
    options.set_type("application/json");
    Blob::new_with_u8_array_sequence_and_options(&parts, &options).ok()
}
