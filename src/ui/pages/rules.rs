//! Shows all rules, as docs/protocol.md has them. The address may name one: `/rules#award`.

use leptos::prelude::*;

use crate::ui::browser;
use crate::ui::components::parts::rule::RuleText;
use crate::ui::locale::Locale;
use crate::ui::reactive::effect;

/// Draws the page of all rules. The rules themselves stay in their language when the reader chooses another.
#[component]
pub fn RulesPage() -> impl IntoView {
    let locale = expect_context::<Locale>();
    let title = move || {
        locale.language();
        words::say!(rules_all)
    };
    effect(move || browser::set_title(&words::verdict::tab(title())));
    view! {
        <article class="rules">
            <h1>{title}</h1>
            <RuleText drawn=go_to_named />
        </article>
    }
}

/// Goes to the rule that the address names, which the browser looked for before it was drawn.
fn go_to_named() {
    let fragment = window().location().hash().unwrap_or_default();
    if let Some(anchor) = fragment
        .strip_prefix('#')
        .filter(|anchor| !anchor.is_empty())
    {
        browser::go_to(anchor);
    }
}
