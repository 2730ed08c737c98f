//! Keeps a reading in this tab, so that Back, Forward and a reload show it again. Without a reading it keeps nothing.

use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, Storage};

use crate::model::kept::{StoredItem, name, newest, replaced};
use crate::ui::storage;
use chain::endpoint::Endpoint;
use verify::hash::Hash32;

/// Returns the newest reading about a payload.
pub(super) fn find(payload: &Hash32, chosen: &[Endpoint]) -> Option<String> {
    newest(items(&storage::session()?), &payload.to_string(), chosen)
}

/// Keeps the reading of these endpoints about a payload. A browser that refuses keeps nothing.
pub(super) fn keep(payload: &Hash32, by: &[Endpoint], read: Blob) {
    let Some(storage) = storage::session() else {
        return;
    };
    let payload = payload.to_string();
    let name = name(&payload, by);
    spawn_local(async move {
        let text = JsFuture::from(read.text()).await.ok();
        let Some(text) = text.and_then(|text| text.as_string()) else {
            return;
        };
        if let Some(gone) = replaced(items(&storage), &payload, &text) {
            for name in gone {
                let _ = storage.remove_item(&name);
            }
            let _ = storage.set_item(&name, &text);
        }
    });
}

/// Returns everything that the tab keeps for this site.
fn items(storage: &Storage) -> Vec<StoredItem> {
    let item = |at| {
        let name = storage.key(at).ok()??;
        let text = storage.get_item(&name).ok()??;
        Some(StoredItem { name, text })
    };
    let count = storage.length().unwrap_or_default();
    (0..count).filter_map(item).collect()
}
