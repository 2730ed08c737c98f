//! Holds the settings of the site, from its `deployment.json` or from the single file itself.
//!
//! The start script requests them beside the first parts. Only a link waits for them, because they name the service.
//! Settings that are missing, faulty or late are the defaults.

use std::sync::{Arc, LazyLock};

use chain::deployment::Settings;
use js_sys::{Promise, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use super::browser;

#[wasm_bindgen]
extern "C" {
    /// Returns the settings of the site, from the start script: their bytes, null if there are none, the reason that
    /// they did not come, or a promise while they load.
    #[wasm_bindgen(js_name = site)]
    fn given() -> JsValue;
}

/// The settings of the site, and their file.
#[derive(Clone, Debug, Default)]
pub struct Site {
    /// The settings.
    pub settings: Settings,
    /// The bytes of the settings file, if it sets anything.
    pub file: Vec<u8>,
    /// The reason that the page goes on without settings.
    pub fault: Option<Fault>,
}

/// A reason that the page goes on without settings.
#[derive(Clone, Debug)]
pub enum Fault {
    /// The file did not load.
    NotLoaded(String),
    /// The file has a mistake.
    Mistake(String),
}

/// The site; `None` while its settings load.
static SITE: LazyLock<ArcRwSignal<Option<Arc<Site>>>> = LazyLock::new(|| ArcRwSignal::new(None));

/// Takes the settings if they are there, and otherwise as soon as they are.
pub fn begin() {
    take(&given());
    if !have_come() {
        wasm_bindgen_futures::spawn_local(come());
    }
}

/// Waits until the settings are there, or known to be missing.
pub async fn come() {
    if let Ok(promise) = given().dyn_into::<Promise>() {
        // The start script's promise never fails.
        let _ = JsFuture::from(promise).await;
    }
    take(&given());
}

fn take(given: &JsValue) {
    if have_come() || given.is_instance_of::<Promise>() {
        return;
    }
    let site = match (given.dyn_ref::<Uint8Array>(), given.as_string()) {
        (Some(file), _) => Site::of(file.to_vec()),
        (None, Some(why)) => Site::without(Fault::NotLoaded(why)),
        (None, None) => Site::default(),
    };
    SITE.set(Some(Arc::new(site)));
}

impl Site {
    fn of(file: Vec<u8>) -> Self {
        match Settings::read(&file) {
            Ok(settings) if settings == Settings::default() => Self::default(),
            Ok(settings) => Self {
                settings,
                file,
                fault: None,
            },
            Err(mistake) => Self::without(Fault::Mistake(mistake.to_string())),
        }
    }

    fn without(fault: Fault) -> Self {
        Self {
            fault: Some(fault),
            ..Self::default()
        }
    }
}

/// Returns whether the settings are there, or known to be missing.
pub fn have_come() -> bool {
    SITE.with_untracked(Option::is_some)
}

/// Returns the site, and follows it. `None` while its settings load.
pub fn followed() -> Option<Arc<Site>> {
    SITE.get()
}

/// Returns the site as it is now, by default without settings.
pub fn site() -> Arc<Site> {
    SITE.get_untracked().unwrap_or_default()
}

/// Returns the base address of the service, empty for the page's own origin; `None` for the single file without a
/// configured service, because it has no origin to ask.
pub fn service() -> Option<String> {
    let base = site().settings.service.clone();
    (!base.is_empty() || !browser::is_single()).then_some(base)
}
