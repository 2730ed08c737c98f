//! Shows a bundled sample.

use leptos::prelude::*;

use super::missing::Missing;
use crate::ui::check::Check;
use crate::ui::components::report::ReportView;
use crate::ui::locale::Localized;
use crate::ui::state::Source;

/// Draws the report of a sample.
#[component]
pub fn SamplePage(
    /// The name, which may not be a sample's.
    name: String,
) -> impl IntoView {
    if words::SAMPLES.contains(&name.as_str()) {
        view! { <ReportView check=Check::start_in_view(Source::Sample(name)) /> }.into_any()
    } else {
        view! { <Localized><Missing /></Localized> }.into_any()
    }
}
