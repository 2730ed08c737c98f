//! Shows the odds as one bar to scale, with the roll at its place, and the bands as a table.

use leptos::prelude::*;

use super::copy::Exact;
use explain::pull::{BandRow, PullSubject};
use words::draw;

const WHOLE: u64 = 1_000_000;
/// The odds, in ppm, below which a band gets a stroke above the bar. Bands without odds that the search visited get
/// one too.
const THIN: u64 = 10_000;
/// The odds, in ppm, below which a band has no room for a number.
const NUMBERED: u64 = 50_000;

/// A band: its number from 0, the first roll that falls in it, and its row.
type Placed = (u64, u64, BandRow);

/// Draws the odds of a pull's version, and the roll.
#[component]
pub fn Draw(
    /// The pull.
    pull: PullSubject,
) -> impl IntoView {
    let label = draw::bar(&pull);
    let bands: Vec<Placed> = pull
        .placed_bands()
        .map(|(number, from, band)| (number, from, band.clone()))
        .collect();
    let several = pull.searched.len() > 1;
    let thin: Vec<_> = bands
        .iter()
        .filter(|(number, _, band)| {
            let looked_into = several && pull.searched.contains(number);
            (1..THIN).contains(&band.odds_ppm) || (looked_into && band.odds_ppm == 0)
        })
        .map(|(_, from, band)| {
            let x = percent(from.saturating_add(band.odds_ppm / 2));
            view! { <line class="draw-thin" x1=x.clone() x2=x y1="0" y2="9" /> }
        })
        .collect();
    let (rolled, awarded) = (pull.rolled_band, pull.awarded_band);
    let segments: Vec<_> = bands
        .iter()
        .map(|(number, from, band)| {
            let (number, middle) = (*number, from.saturating_add(band.odds_ppm / 2));
            let is_rolled = (rolled == Some(number)).then_some("");
            let numbered = (band.odds_ppm >= NUMBERED).then(|| {
                view! {
                    <text class="draw-number" x=percent(middle) y="35" text-anchor="middle" data-rolled=is_rolled>
                        {number.saturating_add(1)}
                    </text>
                }
            });
            view! {
                <rect x=percent(*from) y="12" width=percent(band.odds_ppm) height="36" data-rolled=is_rolled>
                    <title>{draw::band_in_full(number, band)}</title>
                </rect>
                {numbered}
            }
        })
        .collect();
    let hops = several.then(|| hops(&pull.searched, &bands));
    let has_thin = !thin.is_empty();
    let worked = worked(&pull);
    let rows = bands
        .into_iter()
        .map(|(number, from, band)| {
            let (rolled, awarded) = (rolled == Some(number), awarded == Some(number));
            view! { <Band band number from rolled awarded /> }
        })
        .collect_view();
    view! {
        <svg class="draw-bar" height="78" role="img" aria-label=label>
            {thin}
            <g class="draw-bands">{segments}</g>
            {pull.roll.map(|roll| view! { <Needle roll /> })}
        </svg>
        {hops}
        {has_thin.then(|| view! { <p class="note">{words::say!(draw_thin_bands)}</p> })}
        {worked}
        <table class="draw-table">
            <caption class="unseen">{words::say!(draw_bands)}</caption>
            <thead>
                <tr>{heads(&draw::band_columns())}</tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

/// Draws the way from band to band, if the rolled one had no free card.
fn hops(searched: &[u64], bands: &[Placed]) -> AnyView {
    let middle = |number: &u64| {
        let band = bands.iter().find(|(of, ..)| of == number);
        band.map_or(0, |(_, from, band)| from.saturating_add(band.odds_ppm / 2))
    };
    let middles: Vec<u64> = searched.iter().map(middle).collect();
    let arcs: String = middles
        .windows(2)
        .filter_map(|ends| match ends {
            [one, other] => Some(format!(
                "M{one} 0Q{} 36 {other} 0",
                u64::midpoint(*one, *other)
            )),
            _ => None,
        })
        .collect();
    view! {
        <svg class="draw-hops" height="20" viewBox="0 0 1000000 20" preserveAspectRatio="none" aria-hidden="true">
            <path d=arcs vector-effect="non-scaling-stroke" />
        </svg>
    }
    .into_any()
}

/// Draws the working from the word to the band, with each value exact.
fn worked(pull: &PullSubject) -> Option<AnyView> {
    let (word, hash, roll) = (pull.word?, pull.roll_hash?, pull.roll?);
    let decimal = hash.decimal();
    let end = decimal.len().saturating_sub(6);
    let (head, tail) = decimal.split_at_checked(end)?;
    let number = view! {
        <code translate="no" class="value">{head.to_owned()}<mark>{tail.to_owned()}</mark></code>
    };
    let falls = pull
        .rolled()
        .map(|(number, from, band)| draw::falls(roll, number, from, band.odds_ppm));
    let [given, hashed, as_number, rolled] = draw::roll_steps();
    let line = |(name, what): &(&'static str, String), value: AnyView| {
        view! {
            <dt>{*name}</dt>
            <dd>{value}<p>{what.clone()}</p></dd>
        }
    };
    let view = view! {
        <details class="draw-roll">
            <summary>{words::say!(draw_worked_through)}</summary>
            <dl>
                {line(&given, view! { <Exact value=word.to_string() what=given.0 /> }.into_any())}
                {line(&hashed, view! { <Exact value=hash.to_string() what=hashed.0 /> }.into_any())}
                {line(&as_number, number.into_any())}
                {line(&rolled, view! { <strong>{words::thousands(roll)}</strong> }.into_any())}
            </dl>
            {falls.map(|falls| view! { <p>{falls}</p> })}
        </details>
    };
    Some(view.into_any())
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
            <line x1=percent(roll) x2=percent(roll) y1="44" y2="58" />
            <text x=percent(roll) y="73" text-anchor=anchor>{draw::needle(roll)}</text>
        </g>
    }
}

#[component]
fn Band(band: BandRow, number: u64, from: u64, rolled: bool, awarded: bool) -> impl IntoView {
    let [_, of_rolls, of_odds, of_cards, of_unavailable, of_taken] = draw::band_columns();
    let said = draw::role(rolled, awarded);
    view! {
        <tr data-awarded=awarded.then_some("")>
            <th scope="row">
                <span class="draw-band">{number.saturating_add(1)}</span>
                <span class="unseen">". "</span>
                {words::money_range(band.lo_cents, band.hi_cents)}
                {said.map(|said| view! { " "<em>{said}</em> })}
            </th>
            <td data-label=of_rolls>{draw::rolls(from, band.odds_ppm)}</td>
            <td data-label=of_odds>{words::odds(band.odds_ppm)}</td>
            <td data-label=of_cards>{words::thousands(band.cards)}</td>
            <td data-label=of_unavailable>{words::thousands(band.unavailable)}</td>
            <td data-label=of_taken>{words::thousands(band.taken)}</td>
        </tr>
    }
}

/// Writes a share of the whole, in ppm, as an SVG length.
pub(super) fn percent(ppm: u64) -> String {
    let ppm = ppm.min(WHOLE);
    format!("{}.{:04}%", ppm / 10_000, ppm % 10_000)
}

/// Draws the heads of a table's columns.
pub(super) fn heads(names: &[&'static str]) -> impl IntoView + use<> {
    let head = |name: &&'static str| view! { <th scope="col">{*name}</th> };
    names.iter().map(head).collect_view()
}
