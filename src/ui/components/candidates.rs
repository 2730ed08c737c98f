//! The cards of the awarded band by rank: the smallest free one wins.

use leptos::prelude::*;
use uuid::Uuid;

use super::copy::Exact;
use super::face::Face;
use super::said::ShortHash;
use crate::ui::text;
use crate::verify::subject::{Blocked, Candidate, PullSubject};

/// The best candidates of a draw.
#[component]
pub fn Candidates(
    /// The pull.
    pull: PullSubject,
) -> impl IntoView {
    let mut place = 0_u64;
    let rows: Vec<_> = pull
        .candidates
        .into_iter()
        .map(|candidate| {
            let free = candidate.blocked.is_none();
            place = place.saturating_add(u64::from(free));
            let place = free.then_some(place);
            view! { <Row candidate place award=pull.award /> }
        })
        .collect();
    (!rows.is_empty()).then(|| view! {
        <table class="candidates">
            <caption>"The cards of that band, by their rank for this word: the lowest free one is drawn"</caption>
            <thead>
                <tr>
                    <th scope="col">"rank"</th>
                    <th scope="col">"card"</th>
                    <th scope="col">"value"</th>
                    <th scope="col">"its hash"</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    })
}

#[component]
fn Row(candidate: Candidate, place: Option<u64>, award: Option<Uuid>) -> impl IntoView {
    let card = candidate.card.to_string();
    let why = candidate.blocked.map(|blocked| match blocked {
        Blocked::Unavailable => "out of stock at sale".to_owned(),
        Blocked::Awarded(at) => {
            format!("went to the draw at block {}", text::thousands(at.at.block))
        }
    });
    let blocked = why.is_some().then_some("");
    let rank = candidate.rank.to_string();
    let first: String = rank.chars().take(6).collect();
    view! {
        <tr data-awarded=(award == Some(candidate.card)).then_some("") data-blocked=blocked>
            <td>{match place {
                Some(place) => text::thousands(place).into_any(),
                None => view! { <span aria-hidden="true">"–"</span><span class="unseen">"not free"</span> }.into_any(),
            }}</td>
            <th scope="row">
                <span class="candidates-card">
                    <Face id=card.clone() silent=true />
                    <span><ShortHash value=card />{why.map(|why| view! { " "<em>{why}</em> })}</span>
                </span>
            </th>
            <td>{text::money(candidate.value_cents)}</td>
            <td>
                <details class="candidates-hash">
                    <summary><code class="value">{first}"…"</code></summary>
                    <Exact value=rank what="the hash" />
                </details>
            </td>
        </tr>
    }
}
