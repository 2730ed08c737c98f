//! A bundled sample.

use leptos::prelude::*;

use super::missing::Missing;
use crate::ui::check::Check;
use crate::ui::components::report::ReportView;
use crate::ui::state::Source;

/// The report of a sample.
#[component]
pub fn SamplePage(
    /// Its name, if it is one.
    name: String,
) -> impl IntoView {
    if words::samples().iter().any(|(known, _, _)| *known == name) {
        view! { <ReportView check=Check::start(Source::Sample(name)) /> }.into_any()
    } else {
        view! { <Missing /> }.into_any()
    }
}
