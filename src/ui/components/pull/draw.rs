//! Shows the roll, worked through, and the bands as a table.

use leptos::prelude::*;

use crate::ui::check::CheckSignals;
use crate::ui::components::parts::copy::Exact;
use crate::ui::reactive::redrawn;
use answer::{Fact, Mark};
use explain::pull::{BandRow, PullSubject};
use words::draw;

/// The rolls of a version.
const WHOLE: u64 = 1_000_000;

/// Draws the roll, and the bands of a pull's version.
#[component]
pub fn Draw(signals: CheckSignals, pull: PullSubject) -> impl IntoView {
    let (rolled, awarded) = (pull.rolled_band, pull.awarded_band);
    let rows = pull.placed_bands().map(|(number, from, band)| {
        let (rolled, awarded) = (rolled == Some(number), awarded == Some(number));
        view! { <Band band=band.clone() number from rolled awarded /> }
    });
    let rows = rows.collect_view();
    let working = redrawn(move || worked(signals.mark_of(Fact::Oracles), &pull));
    view! {
        {working}
        <table class="draw-table">
            <caption class="unseen">{words::say!(draw_bands)}</caption>
            <thead>
                <tr>{heads(&draw::band_columns())}</tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

/// Draws the working from the word to the band, with each value exact. `oracles` is the mark that the word is the
/// oracle's.
fn worked(oracles: Mark, pull: &PullSubject) -> Option<AnyView> {
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
    let [given, hashed, as_number, rolled] = draw::roll_names();
    let word_is = words::say!(draw_roll_word_is, mark = oracles);
    let [of_hash, of_number, of_end] = draw::roll_means();
    let line = |name: &'static str, what: String, value: AnyView| {
        view! {
            <dt>{name}</dt>
            <dd>{value}<p>{what}</p></dd>
        }
    };
    let view = view! {
        <details class="draw-roll">
            <summary>{words::say!(draw_worked_through)}</summary>
            <dl>
                {line(given, word_is, view! { <Exact value=word.to_string() what=given /> }.into_any())}
                {line(hashed, of_hash, view! { <Exact value=hash.to_string() what=hashed /> }.into_any())}
                {line(as_number, of_number, number.into_any())}
                {line(rolled, of_end, view! { <strong>{words::format::thousands(roll)}</strong> }.into_any())}
            </dl>
            {falls.map(|falls| view! { <p>{falls}</p> })}
        </details>
    };
    Some(view.into_any())
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
                {words::format::money_range(band.lo_cents, band.hi_cents)}
                {said.map(|said| view! { " "<em>{said}</em> })}
            </th>
            <td data-label=of_rolls>{draw::rolls(from, band.odds_ppm)}</td>
            <td data-label=of_odds>{words::format::odds(band.odds_ppm)}</td>
            <td data-label=of_cards>{words::format::thousands(band.cards)}</td>
            <td data-label=of_unavailable>{words::format::thousands(band.unavailable)}</td>
            <td data-label=of_taken>{words::format::thousands(band.taken)}</td>
        </tr>
    }
}

/// Writes a share of the whole, in ppm, as an SVG length.
pub(super) fn percent(ppm: u64) -> String {
    let ppm = ppm.min(WHOLE);
    format!("{}.{:04}%", ppm / 10_000, ppm % 10_000)
}

/// Draws the heads of a table's columns.
pub fn heads(names: &[&'static str]) -> impl IntoView + use<> {
    let head = |name: &&'static str| view! { <th scope="col">{*name}</th> };
    names.iter().map(head).collect_view()
}
