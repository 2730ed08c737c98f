//! Keeps a reading in this tab, so that Back, Forward and a reload show it again. Without a reading it keeps nothing.

use js_sys::Reflect;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, Storage};

use crate::model::kept::{MAX, by, name, newest, oldest};
use crate::ui::storage;
use chain::endpoint::Endpoint;
use verify::hash::Hash32;

/// Returns the newest reading about a payload.
pub(super) fn find(payload: &Hash32, chosen: &[Endpoint]) -> Option<String> {
    let storage = storage::session()?;
    let name = newest(names(&storage), &payload.to_string(), chosen)?;
    storage.get_item(&name).ok()?
}

/// Keeps a reading of these endpoints about a payload in place of every other one about it. In a full storage the oldest
/// readings make room. A browser that refuses keeps nothing.
pub(super) fn keep(payload: &Hash32, at: &str, endpoints: &[Endpoint], read: Blob) {
    let Some(storage) = storage::session().filter(|_| read.size() <= f64::from(MAX)) else {
        return;
    };
    let payload = payload.to_string();
    let new = name(at, &payload, endpoints);
    spawn_local(async move {
        let Ok(text) = JsFuture::from(read.text()).await else {
            return;
        };
        for name in names(&storage) {
            if by(&name, &payload).is_some() {
                let _ = storage.remove_item(&name);
            }
        }
        // The text stays in the browser: a copy here would need as much memory again.
        while Reflect::set(&storage, &new.as_str().into(), &text).is_err() {
            let Some(oldest) = oldest(names(&storage)) else {
                return;
            };
            if storage.remove_item(&oldest).is_err() {
                return;
            }
        }
    });
}

/// Returns the names of everything that the tab keeps for this site.
fn names(storage: &Storage) -> Vec<String> {
    let count = storage.length().unwrap_or_default();
    (0..count).filter_map(|at| storage.key(at).ok()?).collect()
}
