//! Shows the cards of a band by rank: the smallest free one wins.

use leptos::prelude::*;
use leptos::task::spawn_local;
use uuid::Uuid;

use crate::ui::check::{Check, CheckSignals};
use crate::ui::components::parts::copy::{Exact, MadeFrom};
use crate::ui::components::parts::identicon::Identicon;
use crate::ui::components::parts::safe_text::ShortHash;
use crate::ui::components::pull::draw::heads;
use crate::ui::reactive::{redrawn, rows};
use crate::worker::ask::Candidates;
use explain::pull::{Blocked, Candidate, PullSubject};
use verify::hash::Hash32;
use verify::pull::packs_v1;
use verify::report::count as count_of;
use words::draw;

/// The number of further cards that each click shows.
const MORE: u64 = 100;

/// Draws the cards of the band that the award came from.
#[component]
pub fn CandidateCards(check: Check, pull: PullSubject) -> impl IntoView {
    // If no card was drawn, the search shows each band's cards.
    let band = pull.awarded_band?;
    let cards = pull.band(band)?.cards;
    let (first, award, word) = (pull.candidates, pull.award, pull.word);
    Some(
        view! { <Ranked check band cards first award word caption=words::say!(draw_by_rank).to_owned() /> },
    )
}

/// Draws the cards of a band: the known ones, and the others on demand.
#[component]
pub fn Ranked(
    check: Check,
    /// The band, counted from 0.
    band: u64,
    /// The number of cards in the band.
    cards: u64,
    /// The first cards of the band, by rank.
    first: Vec<Candidate>,
    /// The card that was awarded.
    award: Option<Uuid>,
    /// The word that ranks them.
    word: Option<Hash32>,
    /// The table's name.
    caption: String,
    /// True if the name is already above the table.
    #[prop(optional)]
    silent: bool,
) -> impl IntoView {
    let known = RwSignal::new(first);
    let len = move || count_of(known.with(Vec::len));
    let more = move || {
        let from = untrack(len);
        spawn_local(async move {
            let count = MORE;
            let next = check.ask(Candidates { band, from, count }).await;
            // A second click asks for the same cards.
            let is_next = known.try_with_untracked(Vec::len).map(count_of) == Some(from);
            if let Some(next) = next.filter(|_| is_next) {
                known.update(|known| known.extend(next));
            }
        });
    };
    if untrack(len) == 0 {
        more();
    }
    // Only the free cards are numbered.
    let each = move || {
        let mut place = 0_u64;
        let numbered = |candidate: Candidate| {
            let free = candidate.blocked.is_none();
            place = place.saturating_add(u64::from(free));
            (free.then_some(place), candidate)
        };
        known.get().into_iter().map(numbered).collect::<Vec<_>>()
    };
    let row = move |(place, candidate): (Option<u64>, Candidate)| {
        view! { <Row signals=check.signals candidate place award word /> }.into_any()
    };
    view! {
        <table class="candidates" data-band=band.to_string()>
            <caption class:unseen=silent>{caption}</caption>
            <thead>
                <tr>{heads(&draw::rank_columns())}</tr>
            </thead>
            <tbody>
                {rows(each, |(_, candidate)| candidate.card.to_string(), row)}
            </tbody>
        </table>
        {redrawn(move || {
            let left = cards.saturating_sub(len());
                        (left > 0).then(|| view! {
                <button type="button" class="button" data-action="more-cards" on:click=move |_| more()>
                    {draw::show_next(MORE.min(left), left)}
                </button>
            })
        })}
    }
}

#[component]
fn Row(
    signals: CheckSignals,
    candidate: Candidate,
    place: Option<u64>,
    award: Option<Uuid>,
    word: Option<Hash32>,
) -> impl IntoView {
    let card = candidate.card.to_string();
    let blocked = candidate.blocked.is_some().then_some("");
    let drawn = award == Some(candidate.card) && place == Some(1);
    let why = candidate.blocked.map(|why| view! { <Why signals why /> });
    let rank = candidate.rank.to_string();
    let first: String = rank.chars().take(6).collect();
    view! {
        <tr data-awarded=drawn.then_some("") data-blocked=blocked>
            <td>{match place {
                Some(place) => words::format::thousands(place).into_any(),
                None => view! { <span aria-hidden="true">"–"</span><span class="unseen">{words::say!(draw_not_free)}</span> }.into_any(),
            }}</td>
            <th scope="row">
                <span class="candidates-card">
                    <Identicon id=card.clone() silent=true />
                    <span>
                        <ShortHash value=card />
                        {why.map(|why| view! { " "{why} })}
                        {drawn.then(|| view! { " "<em>{words::say!(draw_drawn)}</em> })}
                    </span>
                </span>
            </th>
            <td>{words::format::money(candidate.value_cents)}</td>
            <td class="of-hash">
                <details class="candidates-hash">
                    <summary><code translate="no" class="value">{first}"…"</code></summary>
                    <Exact value=rank what=words::say!(draw_rank_hash) />
                    {word.map(|word| view! { <MadeFrom bytes=packs_v1::rank(&word, &candidate.card).0 /> })}
                </details>
            </td>
        </tr>
    }
}

/// Draws the reason that a card was not free. If another draw took it, that draw is one click away.
#[component]
pub fn Why(
    signals: CheckSignals,
    /// The reason.
    why: Blocked,
) -> impl IntoView {
    match why {
        Blocked::Unavailable => view! { <em>{words::say!(draw_out_of_stock)}</em> }.into_any(),
        Blocked::Awarded(taker) => view! {
            <button
                type="button"
                class="text-button"
                data-action="open-draw"
                on:click=move |_| signals.open_draw.set(Some(taker.pull_key))
            >
                <bdi>{draw::went_to(&taker)}</bdi>
            </button>
        }
        .into_any(),
    }
}
