//! Offers the report in large type, for a stream, and the way back.

use leptos::prelude::*;

use crate::model::paths;
use crate::ui::reactive::text;
use crate::ui::router::{self, Router};

/// Draws the link to the same report, at the same place, in the other type.
#[component]
pub fn OtherType() -> impl IntoView {
    let router = expect_context::<Router>();
    let (is_large, fragment) = (router.is_large(), router.fragment());
    let other = move || router::href(&paths::in_other_type(&router.path())) + &fragment.get();
    let label = move || match is_large.get() {
        true => words::say!(share_ordinary_type),
        false => words::say!(share_large_type),
    };
    view! { <a class="button" data-action="type" href=other prop:textContent={text(label)}></a> }
}
