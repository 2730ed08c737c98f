//! Keeps texts in the reader's browser, for this page's origin or for this tab.

use leptos::prelude::window;
use web_sys::Storage;

use super::browser::is_single;
use super::clock;

/// Returns the value that this browser keeps under a name for this page's origin, if it keeps one.
pub fn get(name: &str) -> Option<String> {
    local()?.get_item(&key(name)).ok().flatten()
}

/// Keeps a text in this browser alone, if the browser keeps anything.
pub fn set(name: &str, text: &str) {
    if let Some(storage) = local() {
        // A browser whose storage is full keeps nothing more.
        let _ = storage.set_item(&key(name), text);
    }
}

/// Returns whether this browser keeps anything for this page.
pub fn is_there() -> bool {
    local().is_some()
}

/// Removes the value that this browser keeps under a name.
pub fn remove(name: &str) {
    if let Some(storage) = local() {
        // A value that cannot be removed was never kept.
        let _ = storage.remove_item(&key(name));
    }
}

/// Returns this browser's storage. A browser may deny it, with an exception or by having none. The single file does
/// not use it, because any other file on the disk may share the same storage and could choose the endpoints there.
fn local() -> Option<Storage> {
    if is_single() {
        return None;
    }
    window().local_storage().ok().flatten()
}

/// Returns the storage of this tab, if the browser gives one.
pub fn session() -> Option<Storage> {
    if is_single() {
        return None;
    }
    window().session_storage().ok().flatten()
}

/// Returns the time at which this tab first noted `name`, in seconds since 1970. Notes the present time if `name`
/// is new.
pub fn first_noted(name: &str) -> u64 {
    let (now, name) = (clock::now(), key(name));
    let Some(tab) = session() else { return now };
    let before = tab.get_item(&name).ok().flatten();
    before
        .and_then(|before| before.parse().ok())
        .unwrap_or_else(|| {
            // In a tab without storage, the count begins at each load.
            let _ = tab.set_item(&name, &now.to_string());
            now
        })
}

fn key(name: &str) -> String {
    format!("packproof {name}")
}
