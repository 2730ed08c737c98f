//! A bundled sample.

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

use super::missing::Missing;
use crate::ui::check::Check;
use crate::ui::components::report::ReportView;
use crate::ui::state::Source;
use crate::ui::text;

/// The report of a sample.
#[component]
pub fn SamplePage() -> impl IntoView {
    let params = use_params_map();
    move || {
        let name = params.with(|params| params.get("name")).unwrap_or_default();
        if text::SAMPLES.iter().any(|(known, _, _)| *known == name) {
            view! { <ReportView check=Check::start(Source::Sample(name)) /> }.into_any()
        } else {
            view! { <Missing /> }.into_any()
        }
    }
}
