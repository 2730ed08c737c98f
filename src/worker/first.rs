//! Defines the first task of a verdict worker, which the start script gives it before there is a page.

use js_sys::{Object, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};

use super::message::TaskId;
use crate::net::EarlyRequest;
use words::Language;

/// The id of the first task.
pub const FIRST: TaskId = TaskId(1);

/// The first task: a plain object of the start script (src/ui/shell/first.js).
pub struct FirstTask {
    /// The path of the address.
    pub at: String,
    /// The settings file of the site; empty if it sets nothing.
    pub settings: Vec<u8>,
    /// True if the page has an origin.
    pub has_origin: bool,
    /// The bytes of the sample at the address, if the page itself holds it.
    pub sample: Option<Object>,
    /// The reader's language.
    pub language: Language,
    /// The catalogue of that language; empty for English.
    pub catalogue: String,
    /// The request for the payload that the worker's script has sent before there was a module (src/ui/shell/worker.js).
    pub early: Option<EarlyRequest>,
}

impl FirstTask {
    /// Reads the first task; `None` if the message is another.
    pub fn from_js(crossed: &JsValue) -> Option<Self> {
        let get = |name: &str| Reflect::get(crossed, &name.into()).ok();
        let text = |name| get(name)?.as_string();
        let bytes = |name| get(name)?.dyn_into::<Uint8Array>().ok();
        Some(Self {
            at: text("at")?,
            settings: bytes("settings").map_or_else(Vec::new, |bytes| bytes.to_vec()),
            has_origin: get("hasOrigin")?.as_bool()?,
            sample: bytes("sample").map(Object::from),
            language: Language::of(&text("language")?)?,
            catalogue: text("catalogue").unwrap_or_default(),
            early: get("early").and_then(|early| EarlyRequest::from_js(&early)),
        })
    }
}
