//! All rules, as docs/protocol.md has them. The address may name one: `/rules#award`.

use leptos::prelude::*;

use crate::ui::browser;
use crate::ui::components::rule::RuleText;
use crate::ui::locale::Locale;
use crate::ui::reactive::effect;

/// The page. The rules themselves stay where they are when another language is chosen.
#[component]
pub fn RulesPage() -> impl IntoView {
    let locale = expect_context::<Locale>();
    let title = move || {
        locale.language();
        words::say!(rules_all)
    };
    effect(move || browser::set_title(&words::tab(title())));
    view! {
        <article class="rules">
            <h1>{title}</h1>
            <RuleText drawn=go_to_named />
        </article>
    }
}

/// Goes to the rule that the address names: the browser looked for it before it was there.
fn go_to_named() {
    let part = window().location().hash().unwrap_or_default();
    if let Some(anchor) = part.strip_prefix('#').filter(|anchor| !anchor.is_empty()) {
        browser::go_to(anchor);
    }
}
