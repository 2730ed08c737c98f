//! A message within a message.

use core::marker::PhantomData;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A message within a message, which is read by that part of the page or of the worker that knows what to do with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Encoded<T> {
    bytes: Vec<u8>,
    #[serde(skip)]
    of: PhantomData<fn() -> T>,
}

impl<T: Serialize> Encoded<T> {
    /// Writes a message.
    pub fn of(message: &T) -> Self {
        // Nothing in a message can fail to be written.
        let bytes = postcard::to_allocvec(message).unwrap_or_default();
        Self {
            bytes,
            of: PhantomData,
        }
    }
}

impl<T: DeserializeOwned> Encoded<T> {
    /// Reads the message; `None` when something of another build wrote it. A browser compiles a function when it is first
    /// called: each kind of message is read by a function of its own, so that none waits for what reads the others.
    #[inline(never)]
    pub fn read(&self) -> Option<T> {
        postcard::from_bytes(&self.bytes).ok()
    }
}
