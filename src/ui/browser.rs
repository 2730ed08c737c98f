//! Wraps the few functions of the browser that the page uses outside of its views.

use crate::model::apps::is_of_an_app;
use leptos::prelude::{document, request_animation_frame, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use words::Saving;

use web_sys::{
    Blob, File, FilePropertyBag, FocusOptions, HtmlAnchorElement, HtmlElement, HtmlMetaElement,
    ScrollIntoViewOptions, ScrollLogicalPosition, Url,
};

/// Returns the content of a `<meta name="...">` of index.html.
pub fn meta(name: &str) -> Option<String> {
    tag(name).map(|meta| meta.content())
}

/// Returns the SHA-256 that index.html names for a part of the page.
pub fn digest(part: &str) -> Option<String> {
    tag(part)?.get_attribute("data-sha256")
}

fn tag(name: &str) -> Option<HtmlMetaElement> {
    let tag = document().query_selector(&format!("meta[name='{name}']"));
    tag.ok()??.dyn_into().ok()
}

/// Returns the address and the SHA-256 of the page in one file, as a served page names them.
pub fn single_file() -> Option<(String, String)> {
    Some((meta("single")?, digest("single")?))
}

/// Returns whether the page is the single file (tools/dist.mjs).
pub fn is_single() -> bool {
    document()
        .document_element()
        .is_some_and(|page| page.has_attribute("data-single"))
}

/// Returns a bundled sample as a file, if the page itself holds it (the single file).
pub fn sample(name: &str) -> Option<web_sys::File> {
    let held = document()
        .query_selector(&format!("script[data-part='samples/{name}.json']"))
        .ok()??;
    let parts = js_sys::Array::of1(&held.text_content()?.into());
    web_sys::File::new_with_str_sequence(&parts, name).ok()
}

/// Returns the page's origin.
pub fn origin() -> String {
    window().location().origin().unwrap_or_default()
}

/// Returns the path of the browser's address.
pub fn path() -> String {
    window().location().pathname().unwrap_or_default()
}

/// Names the tab.
pub fn set_title(title: &str) {
    document().set_title(title);
}

/// Returns the number of files that may be checked at the same time: one for each core, at most 8.
pub fn workers() -> usize {
    const MAX: usize = 8;
    let cores = window().navigator().hardware_concurrency();
    // The browser counts in doubles; any odd value counts as one core.
    (1..=MAX)
        .rev()
        .find(|n| u32::try_from(*n).is_ok_and(|n| f64::from(n) <= cores))
        .unwrap_or(1)
}

/// Saves a file, as far as this browser does: by a download, or in an app by the system's share sheet. `None` if the
/// reader closes the sheet.
pub async fn save(blob: &Blob, name: &str) -> Option<Saving> {
    if is_in_app() {
        return pass_on(blob, name).await;
    }
    Some(match download(blob, name) {
        Some(()) => Saving::Given(name.to_owned()),
        None => Saving::NotHere,
    })
}

/// Returns whether this is a browser inside an app, in which a click on a download does nothing.
fn is_in_app() -> bool {
    let agent = window().navigator().user_agent().unwrap_or_default();
    is_of_an_app(&agent)
}

/// Opens the system's share sheet with a file.
async fn pass_on(blob: &Blob, name: &str) -> Option<Saving> {
    let navigator = window().navigator();
    let options = FilePropertyBag::new();
    options.set_type(&blob.type_());
    let parts = js_sys::Array::of1(blob);
    let file = File::new_with_blob_sequence_and_options(&parts, name, &options).ok()?;
    let data = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&data, &"files".into(), &js_sys::Array::of1(&file));
    let asked = call(&navigator, "canShare", &data);
    let promise = asked.filter(JsValue::is_truthy).and_then(|_| {
        let promise = call(&navigator, "share", &data)?;
        promise.dyn_into::<js_sys::Promise>().ok()
    });
    let Some(promise) = promise else {
        return Some(Saving::NotHere);
    };
    match JsFuture::from(promise).await {
        Ok(_) => Some(Saving::PassedOn(name.to_owned())),
        Err(fault) if js_sys::Error::from(fault.clone()).name() == "AbortError" => None,
        Err(_) => Some(Saving::NotHere),
    }
}

/// Calls a function of a browser object, if it has one of this name.
fn call(object: &JsValue, name: &str, argument: &JsValue) -> Option<JsValue> {
    let function: js_sys::Function = js_sys::Reflect::get(object, &name.into())
        .ok()?
        .dyn_into()
        .ok()?;
    function.call1(object, argument).ok()
}

/// Offers a file for download. `None` if the browser gives the file no address.
fn download(blob: &Blob, name: &str) -> Option<()> {
    let address = Url::create_object_url_with_blob(blob).ok()?;
    let link = document().create_element("a").ok()?;
    let link: HtmlAnchorElement = link.dyn_into().ok()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // The browser has the address when the click returns, but may read it a little later.
    leptos::prelude::set_timeout(
        move || {
            let _ = Url::revoke_object_url(&address);
        },
        core::time::Duration::from_secs(60),
    );
    Some(())
}

/// Copies a text. Returns whether the browser allowed it.
pub async fn copy(text: String) -> bool {
    let navigator = window().navigator();
    if !has(&navigator, "clipboard") {
        return false;
    }
    JsFuture::from(navigator.clipboard().write_text(&text))
        .await
        .is_ok()
}

/// Returns whether the system has a share sheet.
pub fn can_share() -> bool {
    has(&window().navigator(), "share")
}

/// Opens the system's share sheet with an address and nothing else but the page's name.
pub async fn share(address: String) {
    let data = web_sys::ShareData::new();
    data.set_title("packproof");
    data.set_url(&address);
    // The promise fails if the reader closes the sheet.
    let _ = JsFuture::from(window().navigator().share_with_data(&data)).await;
}

/// Goes to an element, and brings the first comparison in it into view as soon as that is drawn.
pub fn go_to_difference(id: &str) {
    go_to(id);
    look_for_difference(format!("#{id} .compare"), 20);
}

/// Looks for the comparison in each of the next `frames` frames.
fn look_for_difference(css: String, frames: u32) {
    request_animation_frame(
        move || match document().query_selector(&css).ok().flatten() {
            Some(compared) if compared.client_height() > 0 => {
                bring_into_view(&compared);
            }
            _ => {
                if let Some(left) = frames.checked_sub(1) {
                    look_for_difference(css, left);
                }
            }
        },
    );
}

/// Scrolls as far as an element is out of view.
pub fn bring_into_view(element: &web_sys::Element) {
    let near = ScrollIntoViewOptions::new();
    near.set_block(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&near);
}

/// Opens an element and every fold around it, and goes there. A hidden element stays hidden.
pub fn go_to(id: &str) {
    let Some(element) = document().get_element_by_id(id) else {
        return;
    };
    if element.has_attribute("hidden") {
        return;
    }
    let mut within = element.closest("details:not([open])").ok().flatten();
    while let Some(folded) = within {
        let _ = folded.set_attribute("open", "");
        within = folded.closest("details:not([open])").ok().flatten();
    }
    let own = if element.tag_name() == "DETAILS" {
        Some(element.clone())
    } else {
        element.query_selector(":scope > details").ok().flatten()
    };
    let target = match own {
        Some(own) => {
            let _ = own.set_attribute("open", "");
            own.query_selector("summary").ok().flatten()
        }
        None => None,
    };
    if let Ok(target) = target.unwrap_or(element).dyn_into::<HtmlElement>() {
        let _ = target.focus();
    }
}

/// Returns whether the element of this id is folded open.
pub fn is_open(id: &str) -> bool {
    let element = document().get_element_by_id(id);
    element.is_some_and(|element| element.has_attribute("open"))
}

/// Returns whether the window is wider than a phone.
pub fn is_wide() -> bool {
    let width = window().inner_width().ok().and_then(|width| width.as_f64());
    width.is_some_and(|width| width >= 768.0)
}

/// Opens the print dialog.
pub fn print() {
    // A browser without a print dialog throws.
    let _ = window().print();
}

/// Puts the focus on an element, and moves nothing into view for it.
pub fn focus(element: &HtmlElement) {
    let quietly = FocusOptions::new();
    quietly.set_prevent_scroll(true);
    let _ = element.focus_with_options(&quietly);
}

/// Returns whether the browser reports that there is no network.
pub fn is_offline() -> bool {
    !window().navigator().on_line()
}

/// Returns whether the tab is in the background.
pub fn hidden() -> bool {
    document().hidden()
}

/// Returns whether a browser object has this property. Older browsers lack some, and so do pages without https.
fn has(object: &JsValue, property: &str) -> bool {
    js_sys::Reflect::get(object, &property.into()).is_ok_and(|value| !value.is_undefined())
}
