//! What an event committed to beforehand, and what it revealed at its end, or will.

use leptos::prelude::*;

use super::copy::Exact;
use crate::ui::text;
use crate::verify::subject::EventSubject;

/// Committed and revealed, side by side.
#[component]
pub fn Commitments(
    /// The event.
    event: EventSubject,
) -> impl IntoView {
    let live = event.is_active == Some(true);
    view! {
        <section class="commitments" aria-labelledby="commitments">
            <h2 id="commitments">"What was committed, and what was revealed"</h2>
            <div class="commitments-sides">
                <div>
                    <h3>"Committed to in advance"</h3>
                    <Fields fields=event.commitments />
                    {live.then(|| view! { <p class="note">{text::COMMITTED_ALREADY}</p> })}
                </div>
                <div>
                    {if live {
                        view! { <h3>"Published when the event ends"</h3> <ToCome /> }.into_any()
                    } else {
                        view! { <h3>"Revealed at the end"</h3> <Fields fields=event.revealed /> }.into_any()
                    }}
                </div>
            </div>
        </section>
    }
}

#[component]
fn Fields(fields: Vec<(String, Option<String>)>) -> impl IntoView {
    view! {
        <dl>
            {fields
                .into_iter()
                .map(|(name, value)| view! {
                    <dt><code>{name.clone()}</code>" "<span>{text::field(&name)}</span></dt>
                    <dd>
                        {match value {
                            Some(value) => view! { <Exact value what=name /> }.into_any(),
                            None => view! { <span class="absent">"not published"</span> }.into_any(),
                        }}
                    </dd>
                })
                .collect_view()}
        </dl>
    }
}

#[component]
fn ToCome() -> impl IntoView {
    view! {
        <dl>
            {text::PUBLISHED_AT_THE_END
                .into_iter()
                .map(|(name, what)| view! { <dt><code>{name}</code></dt> <dd>{what}</dd> })
                .collect_view()}
        </dl>
    }
}
