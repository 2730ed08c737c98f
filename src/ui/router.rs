//! Follows the reader's address: the browser's address as a signal, and links that change it without a reload.
//!
//! The page does not use a general router because that costs an eighth of its bytes.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, History, HtmlAnchorElement, MouseEvent};

use super::browser;
use super::reactive::Lasting;
use crate::model::paths::{self, Page};

/// The browser's address: its path, and its fragment, which names a section of the page. Copies share it.
#[derive(Clone, Copy)]
pub struct Router(Lasting<String>, Lasting<String>);

/// A way to enter an address in the history: after the one before, or in its place.
type HistoryUpdate = fn(&History, &JsValue, &str, Option<&str>) -> Result<(), JsValue>;

/// Returns the page that the browser's address names now.
pub fn page_here() -> Page {
    paths::page(&path())
}

impl Router {
    /// Starts to follow the browser's address: through links of the page, back and forward.
    pub fn start() -> Self {
        drop_query();
        let router = Self(Lasting::new(path()), Lasting::new(fragment()));
        window_event_listener(ev::popstate, move |_| router.sync());
        window_event_listener(ev::click, move |event| router.follow(&event));
        router
    }

    /// Returns the path, with the choice of large type: `/files/1`.
    pub fn path(self) -> String {
        self.0.get()
    }

    /// Returns the page that the address names.
    pub fn page(self) -> Memo<Page> {
        Memo::new(move |_| paths::page(&self.path()))
    }

    /// Returns whether the address asks for large type.
    pub fn is_large(self) -> Memo<bool> {
        Memo::new(move |_| self.path().ends_with(paths::LARGE))
    }

    /// Returns the pull that the address names, if it names one: `#pull-17`.
    pub fn pull(self) -> Memo<Option<u64>> {
        Memo::new(move |_| paths::pull_in(&self.1.get()))
    }

    /// Returns the fragment of the address: `#odds`, or an empty text.
    pub fn fragment(self) -> Memo<String> {
        Memo::new(move |_| self.1.get())
    }

    /// Sets the fragment of the address, or none, without scrolling.
    pub fn name_fragment(self, fragment: &str) {
        let address = href(&here()) + fragment;
        let enter: HistoryUpdate = if fragment.is_empty() {
            History::replace_state_with_url
        } else {
            History::push_state_with_url
        };
        let history = window().history();
        let named = history.and_then(|history| enter(&history, &JsValue::NULL, "", Some(&address)));
        match named {
            Ok(()) => self.sync(),
            Err(_) => self.show(self.0.get_untracked(), fragment.to_owned()),
        }
    }

    /// Goes to an address of the page.
    pub fn push(self, address: &str) {
        self.enter(address, History::push_state_with_url);
    }

    /// Goes to an address of the page in place of the one before, so that Back does not lead there.
    pub fn replace(self, address: &str) {
        self.enter(address, History::replace_state_with_url);
    }

    fn enter(self, address: &str, enter: HistoryUpdate) {
        let entered = match address == here() {
            true => Ok(()),
            false => window()
                .history()
                .and_then(|history| enter(&history, &JsValue::NULL, "", Some(&href(address)))),
        };
        match entered {
            Ok(()) => self.sync(),
            // A browser may keep no history, or refuse too many addresses in a short time; the page then goes on
            // without it.
            Err(_) => {
                let (path, fragment) = address.split_at(address.find('#').unwrap_or(address.len()));
                self.show(paths::plain(path), fragment.to_owned());
            }
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
    }

    fn sync(self) {
        self.show(path(), fragment());
    }

    /// Sets the path and the fragment, each only if it changed.
    fn show(self, path: String, fragment: String) {
        if self.1.get_untracked() != fragment {
            self.1.set(fragment);
        }
        if self.0.get_untracked() != path {
            self.0.set(path);
        }
    }

    /// Follows a link of the page. The browser handles links to another tab, a file or a fragment of the page.
    fn follow(self, event: &MouseEvent) {
        let modified = event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key();
        if event.default_prevented() || event.button() != 0 || modified {
            return;
        }
        let link = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok())
            .and_then(|element| element.closest("a[href]").ok().flatten())
            .and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok())
            .filter(|link| {
                !link.has_attribute("target")
                    && !link.has_attribute("download")
                    && link.origin() == browser::origin()
                    && (link.hash().is_empty() || address_of(link) != here())
            });
        if let Some(link) = link {
            event.prevent_default();
            self.push(&(address_of(&link) + &link.hash()));
        }
    }
}

/// Returns an address of the page in the form of a link. The single file's addresses are queries, because its path is
/// that of the file, and no page may change it.
pub fn href(address: &str) -> String {
    if browser::is_single() {
        format!("?{address}")
    } else {
        address.to_owned()
    }
}

/// Returns the address of the page that a URL names.
fn address(path: String, query: String) -> String {
    if browser::is_single() {
        match query.strip_prefix('?') {
            Some(address) => address.to_owned(),
            None => paths::HOME.to_owned(),
        }
    } else {
        path + &query
    }
}

/// Returns the address of the page that a link names, without its fragment.
fn address_of(link: &HtmlAnchorElement) -> String {
    address(link.pathname(), link.search())
}

/// Drops the query of a proof's address, except the choice of large type. Mails and chats add a query to count readers,
/// and the page reads no query.
fn drop_query() {
    let is_proof = matches!(page_here(), Page::Proof(_));
    if is_proof && here() != path() {
        let history = window().history();
        let address = href(&path()) + &fragment();
        // If the browser refuses, the address stays as it is, and still leads to the same proof.
        let _ = history
            .and_then(|history| history.replace_state_with_url(&JsValue::NULL, "", Some(&address)));
    }
}

/// Returns the path of the browser's address, in its spelling there, with the choice of large type.
fn path() -> String {
    paths::plain(&here())
}

/// Returns the fragment of the browser's address: `#pull-17`.
fn fragment() -> String {
    window().location().hash().unwrap_or_default()
}

fn here() -> String {
    let location = window().location();
    address(
        location.pathname().unwrap_or_default(),
        location.search().unwrap_or_default(),
    )
}
