//! Shows the grounds for a value of a comparison.

use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::reactive::redrawn;

use crate::worker::response::ContractRead;
use verify::report::Grade;

/// The reading whose endpoints gave the values of a report.
#[derive(Clone)]
pub struct WitnessReading(pub ArcRwSignal<Option<Arc<ContractRead>>>);

/// Draws the grounds for a value: the hosts of the endpoints that reported it, or the key that it is proven to.
#[component]
pub fn KnownBy(
    /// The grade of the value.
    grade: Grade,
) -> impl IntoView {
    let by = grade.witnesses();
    let tellers = use_context::<WitnessReading>().filter(|_| !by.is_empty());
    let proven = match grade {
        Grade::Proven(key_hash) => Some(words::proven_to(&key_hash)),
        Grade::Computed | Grade::Told(_) => None,
    };
    let name = grade.name();
    let told = redrawn(move || {
        let read = tellers.as_ref()?.0.get()?;
        let hosts = words::witness_hosts(&read.reading, by);
        (!hosts.is_empty()).then(|| {
            view! { <p class="compare-told" data-grade=name data-told-by=hosts.join(" ")><bdi>{words::told_by(&hosts)}</bdi></p> }
        })
    });
    view! {
        {told}
        {proven.map(|proven| view! { <p class="compare-told" data-grade=name><bdi>{proven}</bdi></p> })}
    }
}
