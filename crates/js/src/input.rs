//! The circumstances of an input: its name, the deployment's lists and the language.

use chain::deployment::Lists;
use verify::hash::Hash32;
use wasm_bindgen::JsValue;

use crate::fault::Fault;
use crate::language::spoken;
use crate::options::Options;

/// The circumstances of an input.
pub struct Input {
    /// The input's name.
    pub name: Option<String>,
    /// SHA-256 of the file that it is in.
    pub sha256: Option<Hash32>,
    /// The deployment's lists.
    pub lists: Lists,
    /// The origin of the code, for its card.
    pub origin: Option<String>,
}

impl Input {
    /// The circumstances of a text. The SHA-256 is its own if the options name no file's.
    ///
    /// # Errors
    ///
    /// As [`Self::of`].
    pub fn of_text(options: JsValue, text: &[u8]) -> Result<Self, JsValue> {
        let mut input = Self::of(options)?;
        input.sha256 = input.sha256.or_else(|| Some(Hash32::of(&[text])));
        Ok(input)
    }

    /// The circumstances by a call's options. From now on, the sentences are in their language.
    ///
    /// # Errors
    ///
    /// `bad_options` or `unknown_language`.
    pub fn of(options: JsValue) -> Result<Self, JsValue> {
        let options = Options::of(options)?;
        let sha256 = options.sha256.as_deref().map(|hex| {
            let wrong = || Fault::of_call("bad_options", format!("sha256 is no hash: {hex}"));
            Hash32::from_hex(hex).ok_or_else(wrong)
        });
        spoken(options.language.as_deref())?.speak();
        Ok(Self {
            lists: options.lists()?,
            name: options.name,
            sha256: sha256.transpose()?,
            origin: options.origin,
        })
    }
}
