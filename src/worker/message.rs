//! How messages cross between the page and its worker.
//!
//! The worker's first message is a [`Greeting`], in plain text: a page of any build can read it. Every
//! other message, in either direction, is a list of one or two: a `Uint8Array` with the request's id
//! and the message in [postcard]'s form, and the file that travels beside it, which stays the
//! browser's own. postcard writes an enum as the number of its variant, counted from 0, and an integer
//! seven bits a byte, the lowest first.

use js_sys::{Array, Uint8Array};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag};

use super::request::RequestId;

/// A worker's first message.
pub enum Greeting {
    /// Its self-test passed: the build that it is of.
    Build(String),
    /// Its self-test failed: the vectors, by their names, that it answers wrongly. It takes no requests.
    SelfTest(Vec<String>),
}

impl Greeting {
    /// The greeting as it crosses.
    pub fn to_js(&self) -> JsValue {
        match self {
            Self::Build(build) => build.into(),
            Self::SelfTest(wrong) => wrong.iter().map(JsValue::from).collect::<Array>().into(),
        }
    }

    /// The greeting as it was sent; `None` when it is none.
    pub fn from_js(crossed: &JsValue) -> Option<Self> {
        if let Some(build) = crossed.as_string() {
            return Some(Self::Build(build));
        }
        let wrong: &Array = crossed.dyn_ref()?;
        let names: Option<Vec<String>> = wrong.iter().map(|name| name.as_string()).collect();
        names.map(Self::SelfTest)
    }
}

/// A message, and the file beside it.
pub struct Envelope<T> {
    /// The request that it is, or that it answers.
    pub id: RequestId,
    /// The message.
    pub message: T,
    /// The file.
    pub file: Option<Blob>,
}

impl<T: Serialize> Envelope<T> {
    /// The envelope as it crosses, and the parts that are transferred instead of copied.
    pub fn to_js(&self) -> (Array, Array) {
        // Nothing in a message can fail to be written.
        let bytes = postcard::to_allocvec(&(self.id, &self.message)).unwrap_or_default();
        let bytes = Uint8Array::from(bytes.as_slice());
        let crossing = Array::of1(&bytes);
        if let Some(file) = &self.file {
            crossing.push(file);
        }
        (crossing, Array::of1(&bytes.buffer()))
    }
}

impl<T: DeserializeOwned> Envelope<T> {
    /// The envelope as it was sent; `None` when it was sent by something of another build.
    pub fn from_js(crossed: &JsValue) -> Option<Self> {
        let crossed: &Array = crossed.dyn_ref()?;
        let bytes = crossed.get(0).dyn_into::<Uint8Array>().ok()?.to_vec();
        let (id, message) = postcard::from_bytes(&bytes).ok()?;
        Some(Self {
            id,
            message,
            file: crossed.get(1).dyn_into().ok(),
        })
    }
}

/// Bytes as a file; `None` when the browser makes none.
pub fn file(bytes: &[u8]) -> Option<Blob> {
    let parts = Array::of1(&Uint8Array::from(bytes));
    let options = BlobPropertyBag::new();
    options.set_type("application/json");
    Blob::new_with_u8_array_sequence_and_options(&parts, &options).ok()
}
