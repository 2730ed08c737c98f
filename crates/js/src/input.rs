//! The circumstances of an input: its name, the deployment's lists and the language.

use chain::deployment::Lists;
use intake::Waiting;
use wasm_bindgen::JsValue;

use crate::language::spoken;
use crate::options::Options;

/// The circumstances of an input.
pub struct Input {
    /// The input's name.
    pub name: Option<String>,
    /// The deployment's lists.
    pub lists: Lists,
    /// The origin of the code, for its card.
    pub origin: Option<String>,
    /// The wait for a proof that this request continues.
    pub waiting: Option<Waiting>,
    /// True if a reading waits for blocks that an endpoint does not have yet.
    pub waits: bool,
}

impl Input {
    /// The circumstances by a call's options. From now on, the sentences are in their language.
    ///
    /// # Errors
    ///
    /// `bad_options` or `unknown_language`.
    pub fn of(options: JsValue) -> Result<Self, JsValue> {
        let options = Options::of(options)?;
        spoken(options.language.as_deref())?.speak();
        Ok(Self {
            lists: options.lists()?,
            name: options.name,
            origin: options.origin,
            waiting: options.waiting,
            waits: options.wait,
        })
    }
}
