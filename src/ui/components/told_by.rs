//! The endpoints that gave a value.

use std::sync::Arc;

use leptos::prelude::*;

use chain::reading::Reading;
use verify::claims::Witnesses;

/// The reading whose endpoints gave the values of a report.
#[derive(Clone)]
pub struct WitnessReading(pub ArcRwSignal<Option<Arc<Reading>>>);

/// The endpoints that gave a value, by their hosts.
#[component]
pub fn ToldBy(
    /// The endpoints, by their places.
    by: Witnesses,
) -> impl IntoView {
    let tellers = use_context::<WitnessReading>().filter(|_| !by.is_empty());
    move || {
        let reading = tellers.as_ref()?.0.get()?;
        let hosts = words::witness_hosts(&reading, by);
        (!hosts.is_empty()).then(|| {
            view! { <p class="compare-told" data-told-by=hosts.join(" ")><bdi>{words::told_by(&hosts)}</bdi></p> }
        })
    }
}
