//! Parts of the page that are fetched later: another language's words, the rules.

use js_sys::{Promise, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::AbortSignal;

/// How long a part may take, in milliseconds.
const PATIENCE: u32 = 8_000;

/// The bytes of a part of this build. None where it did not come, or is not what was built.
pub async fn part(name: &str) -> Option<Vec<u8>> {
    let part = bytes(name, &AbortSignal::timeout_with_u32(PATIENCE)).ok()?;
    let part = JsFuture::from(part).await.ok()?;
    Some(Uint8Array::new(&part).to_vec())
}

#[wasm_bindgen]
extern "C" {
    /// The bytes of a part of the page, from the start script, which holds them to their digest.
    #[wasm_bindgen(catch)]
    fn bytes(name: &str, patience: &AbortSignal) -> Result<Promise, JsValue>;
}
