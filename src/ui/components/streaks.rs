//! Shows how likely the reader's own pulls of a version are under its committed odds.

use leptos::prelude::*;

use explain::pull::Streak;

/// Draws the pulls of each version, and the probability of their number in the top band.
#[component]
pub fn Streaks(
    /// The streaks.
    streaks: Vec<Streak>,
) -> impl IntoView {
    let each = streaks.into_iter().map(|streak| {
        let figure = words::streak_likelihood(&streak);
        view! {
            <li data-streak=streak.pulls.to_string() data-hits=streak.hits.to_string()>
                <p>{words::streak(&streak)}</p>
                {figure.map(|figure| view! { <p><strong>{figure}</strong></p> })}
            </li>
        }
    });
    view! {
        <section class="streaks">
            <h2>{words::say!(streak_heading)}</h2>
            <ul>{each.collect_view()}</ul>
            <p class="note">{words::say!(streak_about)}</p>
        </section>
    }
}
