//! The odds as one bar to scale, with the roll where it fell, and the bands as a table.

use leptos::prelude::*;

use crate::ui::text;
use crate::verify::subject::{BandRow, PullSubject};

const WHOLE: u64 = 1_000_000;

/// The odds of a pull's version, and the roll.
#[component]
pub fn Draw(
    /// The pull.
    pull: PullSubject,
) -> impl IntoView {
    let PullSubject {
        bands,
        roll,
        rolled_band,
        awarded_band,
        ..
    } = pull;
    let is = |wanted: Option<u64>, index: usize| wanted == u64::try_from(index).ok();
    let mut from = 0_u64;
    let segments: Vec<_> = bands
        .iter()
        .enumerate()
        .map(|(index, band)| {
            let x = from;
            from = from.saturating_add(band.odds_ppm);
            view! {
                <rect
                    x=percent(x)
                    width=percent(band.odds_ppm)
                    height="36"
                    data-rolled=is(rolled_band, index).then_some("")
                />
            }
        })
        .collect();
    let label = format!(
        "The odds to scale: {}.{}",
        bands
            .iter()
            .map(|band| text::odds(band.odds_ppm))
            .collect::<Vec<_>>()
            .join(", "),
        roll.map_or_else(String::new, |roll| format!(
            " The roll fell at {}.",
            text::thousands(roll)
        ))
    );
    let rows = bands
        .into_iter()
        .enumerate()
        .map(|(index, band)| view! {
            <Band band number=index rolled=is(rolled_band, index) awarded=is(awarded_band, index) />
        })
        .collect_view();
    view! {
        <svg class="draw-bar" height="66" role="img" aria-label=label>
            <g class="draw-bands">{segments}</g>
            {roll.map(|roll| view! { <Needle roll /> })}
        </svg>
        <table class="draw-table">
            <caption class="unseen">"The bands, lowest first"</caption>
            <thead>
                <tr>
                    <th scope="col">"band"</th>
                    <th scope="col">"odds"</th>
                    <th scope="col">"cards"</th>
                    <th scope="col">"out of stock at sale"</th>
                    <th scope="col">"drawn in between"</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

#[component]
fn Needle(roll: u64) -> impl IntoView {
    let anchor = match roll {
        0..150_000 => "start",
        850_000.. => "end",
        _ => "middle",
    };
    view! {
        <g class="draw-needle">
            <line x1=percent(roll) x2=percent(roll) y1="32" y2="46" />
            <text x=percent(roll) y="61" text-anchor=anchor>"roll "{text::thousands(roll)}</text>
        </g>
    }
}

#[component]
fn Band(band: BandRow, number: usize, rolled: bool, awarded: bool) -> impl IntoView {
    let name = text::ordinal(u64::try_from(number).unwrap_or(u64::MAX).saturating_add(1));
    let said = match (rolled, awarded) {
        (true, true) => Some("rolled and drawn from"),
        (true, false) => Some("rolled; no card was free"),
        (false, true) => Some("drawn from"),
        (false, false) => None,
    };
    view! {
        <tr data-awarded=awarded.then_some("")>
            <th scope="row">
                <span class="unseen">{name}" band: "</span>
                {text::money_range(band.lo_cents, band.hi_cents)}
                {said.map(|said| view! { " "<em>{said}</em> })}
            </th>
            <td data-label="odds">{text::odds(band.odds_ppm)}</td>
            <td data-label="cards">{text::thousands(band.cards)}</td>
            <td data-label="out of stock at sale">{text::thousands(band.unavailable)}</td>
            <td data-label="drawn in between">{text::thousands(band.taken)}</td>
        </tr>
    }
}

/// A share of the whole as an SVG length.
fn percent(ppm: u64) -> String {
    let ppm = ppm.min(WHOLE);
    format!("{}.{:04}%", ppm / 10_000, ppm % 10_000)
}
