//! Shows the bands that the search visited, in order, if the rolled one had no free card.

use leptos::prelude::*;

use crate::ui::check::Check;
use crate::ui::components::parts::details::Details;
use crate::ui::components::pull::candidates::Ranked;
use crate::ui::components::pull::draw::percent;
use explain::pull::{BandRow, PullSubject};
use words::draw;

/// Draws the search, as a list of bands with the free cards in each.
#[component]
pub fn Search(check: Check, pull: PullSubject) -> impl IntoView {
    let exhausted = pull.awarded_band.is_none() && !pull.searched.is_empty();
    let shown = pull.searched.len() > 1 || exhausted;
    let looked: Vec<_> = pull
        .searched
        .iter()
        .filter_map(|number| {
            let band = pull.band(*number)?.clone();
            let awarded = pull.awarded_band == Some(*number);
            Some(view! { <Searched check band number=*number awarded pull=pull.clone() /> })
        })
        .collect();
    shown.then(|| {
        view! {
            <div class="search">
                <h3>{words::say!(draw_the_search)}</h3>
                <p class="section-lead">{words::say!(draw_about_the_search)}</p>
                <ol>{looked}</ol>
                {exhausted.then(|| view! { <p>{words::say!(draw_exhausted)}</p> })}
            </div>
        }
    })
}

#[component]
fn Searched(
    check: Check,
    band: BandRow,
    number: u64,
    awarded: bool,
    pull: PullSubject,
) -> impl IntoView {
    let said = draw::searched(&band, awarded);
    let share = |cards: u64| {
        cards
            .saturating_mul(1_000_000)
            .checked_div(band.cards)
            .unwrap_or(0)
    };
    let (out, taken) = (share(band.unavailable), share(band.taken));
    let passed = !awarded && band.cards > 0;
    view! {
        <li data-band=number.to_string() data-awarded=awarded.then_some("")>
            <p>
                <strong>{draw::band_of(number, &band)}</strong>
                <span>{said}</span>
            </p>
            {(band.cards > 0).then(|| view! {
                <svg class="search-bar" height="10" aria-hidden="true">
                    <rect class="free" width="100%" height="10" />
                    <rect class="out" width=percent(out) height="10" />
                    <rect class="taken" x=percent(out) width=percent(taken) height="10" />
                </svg>
            })}
            {passed.then(|| {
                let cards = band.cards;
                let content = move || view! {
                    <Ranked check band=number cards first=Vec::new() award=pull.award word=pull.word caption=words::say!(draw_ranked, cards = cards, band = number.saturating_add(1)) silent=true />
                };
                view! { <Details class="search-cards" title=words::say!(draw_ranked, cards = cards, band = number.saturating_add(1)).into_any() content /> }
            })}
        </li>
    }
}
