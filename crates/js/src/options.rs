//! The options of a call.

use chain::deployment::{Lists, Settings};
use intake::Waiting;
use serde::Deserialize;
use wasm_bindgen::JsValue;

use crate::fault::Fault;

/// The options of a call. The package refuses another name than these (`packages/packproof/src/api.js`).
#[derive(Default, Deserialize)]
#[serde(default)]
pub struct Options {
    /// The input's name.
    pub name: Option<String>,
    /// The bytes of a settings file with the deployment's lists.
    lists: Option<Vec<u8>>,
    /// The tag of the language of all sentences.
    pub language: Option<String>,
    /// The origin of the package's code, for the words of a card on a page of another's.
    pub origin: Option<String>,
    /// The wait for a proof that a request continues; only one that came from an answer.
    pub waiting: Option<Waiting>,
    /// True if a reading waits for blocks that an endpoint does not have yet.
    pub wait: bool,
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

    /// Reads the deployment's lists.
    ///
    /// # Errors
    ///
    /// `bad_options`, with the first mistake in the settings file.
    pub fn lists(&self) -> Result<Lists, JsValue> {
        let Some(file) = &self.lists else {
            return Ok(Lists::default());
        };
        let settings = Settings::read(file);
        let settings =
            settings.map_err(|error| Fault::of_call("bad_options", error.to_string()))?;
        Ok(settings.lists)
    }
}
