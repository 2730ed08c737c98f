//! The options of a call.

use chain::deployment::Lists;
use serde::Deserialize;
use wasm_bindgen::JsValue;

use crate::fault::Fault;

/// The options of a call. The package refuses another name than these (`packages/packproof/src/api.js`).
#[derive(Default, Deserialize)]
#[serde(default)]
pub struct Options {
    /// The input's name.
    pub name: Option<String>,
    /// SHA-256 of the file that the text is in.
    pub sha256: Option<String>,
    /// The deployment's lists.
    pub lists: ListOptions,
    /// The tag of the language of all sentences.
    pub language: Option<String>,
    /// The origin of the package's code, for the words of a card on a page of another's.
    pub origin: Option<String>,
}

/// A deployment's lists, each as one text.
#[derive(Default, Deserialize)]
#[serde(default)]
pub struct ListOptions {
    coordinators: String,
    oracle_keys: String,
    contracts: String,
}

impl Options {
    /// The options in a JavaScript object.
    ///
    /// # Errors
    ///
    /// `bad_options`, with the type that is wrong.
    pub fn of(object: JsValue) -> Result<Self, JsValue> {
        if object.is_undefined() {
            return Ok(Self::default());
        }
        let options = serde_wasm_bindgen::from_value(object);
        options.map_err(|error| Fault::of_call("bad_options", error.to_string()))
    }
}

impl ListOptions {
    /// The lists.
    ///
    /// # Errors
    ///
    /// `bad_options`, with the first mistake in an item.
    pub fn read(&self) -> Result<Lists, JsValue> {
        let lists = Lists::read(&self.coordinators, &self.oracle_keys, &self.contracts);
        lists.map_err(|error| Fault::of_call("bad_options", error.to_string()))
    }
}
