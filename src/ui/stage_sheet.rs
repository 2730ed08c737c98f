//! Dresses the page for the stage: its style sheet comes with the stage, and the frame of the page goes.

use leptos::prelude::document;
use wasm_bindgen::JsValue;

use super::by_name::{call, create, get};

/// The sheet of the stage. It is not among those of index.html, which load before a verdict.
const SHEET: &str = include_str!("../../style/stage.css");

/// The attribute of the page that the sheet's rules are for.
const ON_STAGE: &str = "data-stage";

/// The page as it is dressed for the stage.
#[derive(Clone, Copy)]
pub struct Dressed;

impl Dressed {
    /// Dresses the page.
    pub fn start(is_transparent: bool) -> Self {
        adopt();
        if let Some(page) = document().document_element() {
            let ground = if is_transparent { "transparent" } else { "" };
            let _ = page.set_attribute(ON_STAGE, ground);
        }
        Self
    }

    /// Gives the page its own looks again.
    pub fn end(self) {
        if let Some(page) = document().document_element() {
            let _ = page.remove_attribute(ON_STAGE);
        }
    }
}

/// Adds the sheet to the page, once. A page under a strict policy may make a sheet, but hold no further style element.
fn adopt() -> Option<()> {
    let adopted = get(&document(), "adoptedStyleSheets")?;
    let is_there = get(&adopted, "length").and_then(|length| length.as_f64());
    if is_there.is_some_and(|length| length > 0.0) {
        return Some(());
    }
    let sheet = create("CSSStyleSheet", &[])?;
    call(&sheet, "replaceSync", &[JsValue::from(SHEET)])?;
    call(&adopted, "push", &[sheet])?;
    Some(())
}
