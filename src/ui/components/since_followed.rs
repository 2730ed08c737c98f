//! Shows whether an event's commitments are still those that this device kept while the event ran.

use leptos::prelude::*;

use super::difference::Difference;
use crate::ui::browser;
use answer::followed::{Changed, Since};

/// Draws one line if they are the same, or else each value that changed, then and now.
#[component]
pub fn SinceFollowed(
    /// The result of the comparison.
    since: Since,
) -> impl IntoView {
    let said = words::since(&since, browser::local_time);
    let name = since.name();
    match since {
        Since::Same(_) => view! { <p class="note" data-since=name>{said}</p> }.into_any(),
        Since::Changed(at, changed) => {
            let each = changed.into_iter().map(|one| change(one, at));
            view! {
                <div class="since-followed" role="alert" data-since=name>
                    <p><strong>{said}</strong></p>
                    <dl>{each.collect_view()}</dl>
                </div>
            }
            .into_any()
        }
    }
}

fn change(Changed { name, before, now }: Changed, at: u64) -> impl IntoView + use<> {
    let shown = words::published_now(now.as_deref());
    let kept = words::kept_then(at, browser::local_time);
    let kept = [words::say!(joint_colon).to_owned(), kept].concat();
    view! {
        <dt><code translate="no">{name.clone()}</code>{kept}</dt>
        <dd><code translate="no" class="value"><Difference value=before.clone() other=shown.clone() /></code></dd>
        <dt><code translate="no">{name}</code>{words::say!(joint_colon)}{words::say!(followed_now)}</dt>
        <dd><code translate="no" class="value"><Difference value=shown other=before /></code></dd>
    }
}
