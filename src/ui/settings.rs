//! Holds the settings file of the site, from `deployment.json` or from the single file itself.
//!
//! The start script requests it together with the first parts. Only a link waits for it, because it names the
//! service. The worker reads the file for a check, and the rest of the page for everything else
//! ([`super::deployment`]).

use std::sync::{Arc, LazyLock};

use js_sys::{Promise, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    /// Returns the settings of the site, from the start script: their bytes, null if there are none, the reason that
    /// they did not come, or a promise while they load.
    #[wasm_bindgen(js_name = site)]
    fn given() -> JsValue;
}

/// The settings file.
#[derive(Clone, Debug, Default)]
pub struct SettingsFile {
    /// The bytes; empty if the site sets nothing.
    pub bytes: Vec<u8>,
    /// The reason that the file did not load.
    pub not_loaded: Option<String>,
}

/// The file; `None` while it loads.
static FILE: LazyLock<ArcRwSignal<Option<Arc<SettingsFile>>>> =
    LazyLock::new(|| ArcRwSignal::new(None));

/// Takes the file if it is there, and otherwise as soon as it is.
pub fn begin() {
    take(&given());
    if !are_loaded() {
        wasm_bindgen_futures::spawn_local(loaded());
    }
}

/// Waits until the file is there, or known to be missing.
pub async fn loaded() {
    if let Ok(promise) = given().dyn_into::<Promise>() {
        // The start script's promise never fails.
        let _ = JsFuture::from(promise).await;
    }
    take(&given());
}

fn take(given: &JsValue) {
    if are_loaded() || given.is_instance_of::<Promise>() {
        return;
    }
    let bytes = given.dyn_ref::<Uint8Array>().map(Uint8Array::to_vec);
    let bytes = bytes.filter(|bytes| !sets_nothing(bytes));
    let file = SettingsFile {
        bytes: bytes.unwrap_or_default(),
        not_loaded: given.as_string(),
    };
    FILE.set(Some(Arc::new(file)));
}

/// Returns whether a file is the one that a release has: an empty object.
fn sets_nothing(file: &[u8]) -> bool {
    file.trim_ascii() == b"{}"
}

/// Returns whether the file is there, or known to be missing.
pub fn are_loaded() -> bool {
    FILE.with_untracked(Option::is_some)
}

/// Returns the file, and follows it while it loads. `None` until then.
pub fn followed() -> Option<Arc<SettingsFile>> {
    // A loaded file stays, so no view follows it any longer: a signal keeps the subscriptions of dropped views.
    FILE.get_untracked().or_else(|| FILE.get())
}

/// Returns the file as it is now; one that sets nothing while it loads.
pub fn file() -> Arc<SettingsFile> {
    FILE.get_untracked().unwrap_or_default()
}
