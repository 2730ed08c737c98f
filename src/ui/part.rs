//! Fetches the later parts of the page: another language's words, and the rules.

use js_sys::{Promise, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// The longest time for a part, in milliseconds.
const PATIENCE: u32 = 8_000;

/// The longest time for the single file, which is the whole page.
const PATIENCE_FOR_ALL: u32 = 120_000;

/// Fetches the bytes of a part of this build; `None` if they did not come, or differ from the built ones.
pub async fn part(name: &str) -> Option<Vec<u8>> {
    fetched(name, PATIENCE).await
}

/// Fetches the page in one file, as the release has it; `None` if it did not come, or differs from the built one.
pub async fn single() -> Option<String> {
    String::from_utf8(fetched("single", PATIENCE_FOR_ALL).await?).ok()
}

async fn fetched(name: &str, patience: u32) -> Option<Vec<u8>> {
    let part = bytes(name, patience).ok()?;
    let part = JsFuture::from(part).await.ok()?;
    Some(Uint8Array::new(&part).to_vec())
}

#[wasm_bindgen]
extern "C" {
    /// Returns the bytes of a part of the page, from the start script, which checks their digest and waits this many
    /// milliseconds.
    #[wasm_bindgen(catch)]
    fn bytes(name: &str, patience: u32) -> Result<Promise, JsValue>;
}
