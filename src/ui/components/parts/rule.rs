//! Draws the rules as elements: a step's rule in its place, or all of them.
//!
//! Each element is made by its name and filled with text. No text of the part is read as markup.

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use web_sys::Element;

use crate::model::paths;
use crate::ui::locale::Locale;
use crate::ui::reactive::{effect, redrawn};
use crate::ui::router;
use crate::ui::rulebook::rulebook;
use protocol::{Piece, Rules, Section};
use words::Language;

/// The language of the rules, in every language of the page.
const LANGUAGE: &str = "en";

/// Draws a rule, one click below, and the way to all rules.
#[component]
pub fn Rule(
    /// The rule's anchor. The rule of a step has the step's name.
    anchor: &'static str,
) -> impl IntoView {
    let open = RwSignal::new(false);
    view! {
        // The rule is drawn at each opening, so that rules that did not come are fetched again.
        <details class="rule" on:toggle=move |_| open.set(true)>
            <summary>{words::say!(rules_one)}</summary>
            {redrawn(move || open.get().then(|| view! {
                <RuleText anchor />
                <p><a href=router::href(&paths::rule(anchor))>{words::say!(rules_all)}</a></p>
            }))}
        </details>
    }
}

/// Draws the text of a section, or the whole document with its headings and anchors.
#[component]
pub fn RuleText(
    /// The section's anchor; none for the document.
    #[prop(optional)]
    anchor: Option<&'static str>,
    /// The callback for when the text is drawn.
    #[prop(optional)]
    drawn: Option<fn()>,
) -> impl IntoView {
    let locale = expect_context::<Locale>();
    let parent = NodeRef::<html::Div>::new();
    let said = RwSignal::new(words::say!(rules_waiting).to_owned());
    effect(move || {
        let Some(parent) = parent.get() else { return };
        spawn_local(async move {
            let rules = rulebook().await;
            let missing = rules.map_or(words::say!(rules_missing), |_| "");
            // The reader may have left this page.
            said.try_set(missing.to_owned());
            if let Some(rules) = rules {
                // Every browser can make elements of these names.
                let _ = draw(&parent, rules, anchor);
                if let Some(drawn) = drawn {
                    drawn();
                }
            }
        });
    });
    view! {
        {redrawn(move || (locale.language() != Language::English).then(|| view! { <p class="note" data-only-english="">{words::say!(rules_in_english)}</p> }))}
        <p class="note" role="status">{said}</p>
        <div class="rule-text" lang=LANGUAGE node_ref=parent></div>
    }
}

fn draw(parent: &Element, rules: &Rules, anchor: Option<&str>) -> Result<(), JsValue> {
    if let Some(anchor) = anchor {
        let mut section = rules.section(anchor).into_iter();
        return section.try_for_each(|section| text(parent, section, false));
    }
    // The page already has the document's heading.
    rules.sections.iter().try_for_each(|section| {
        match section.level {
            1 => {}
            2 => heading(parent, "h2", section)?,
            _ => heading(parent, "h3", section)?,
        }
        text(parent, section, true)
    })
}

fn heading(parent: &Element, tag: &str, section: &Section) -> Result<(), JsValue> {
    let heading = child(parent, tag)?;
    be_place(&heading, &section.anchor)?;
    heading.append_with_str_1(&section.title)
}

/// Draws the text of a section. In the whole document (`is_whole`), its passages get their anchors.
fn text(parent: &Element, section: &Section, is_whole: bool) -> Result<(), JsValue> {
    // The elements that are open, the innermost last.
    let mut open = vec![parent.clone()];
    for piece in &section.text {
        let Some(inside) = open.last() else { break };
        let begun = match piece {
            Piece::Text(text) => {
                inside.append_with_str_1(text)?;
                continue;
            }
            Piece::Close => {
                open.pop();
                continue;
            }
            Piece::Open(element) => child(inside, element.tag())?,
            Piece::Link(anchor) => {
                let link = child(inside, "a")?;
                link.set_attribute("href", &router::href(&paths::rule(anchor)))?;
                link
            }
            Piece::Passage(anchor) => {
                let span = child(inside, "span")?;
                if is_whole {
                    be_place(&span, anchor)?;
                }
                span
            }
        };
        open.push(begun);
    }
    Ok(())
}

fn child(parent: &Element, tag: &str) -> Result<Element, JsValue> {
    let child = document().create_element(tag)?;
    parent.append_child(&child)?;
    Ok(child)
}

/// Gives an element an anchor, so that a link puts the focus there.
fn be_place(element: &Element, anchor: &str) -> Result<(), JsValue> {
    element.set_id(anchor);
    element.set_attribute("tabindex", "-1")
}
