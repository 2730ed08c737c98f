//! Shows the stated odds beside the actual rolls, band by band, each with its interval to scale.

use leptos::prelude::*;

use super::draw::{heads, percent};
use explain::pull::{Tally, TallyBand};
use words::odds;

/// Draws the rolls of one version.
#[component]
pub fn Realised(
    /// The rolls.
    tally: Tally,
) -> impl IntoView {
    let rows: Vec<_> = (0_u64..)
        .zip(&tally.bands)
        .map(|(number, band)| row(number, band))
        .collect();
    view! {
        <div class="realised" data-rolls=tally.rolls.to_string()>
            <h3>{words::say!(odds_realised_heading)}</h3>
            <p class="section-lead">{odds::realised_of(&tally)}{words::say!(joint_stop)}{words::say!(odds_realised_interval)}</p>
            <table class="draw-table">
                <caption class="unseen">{words::say!(odds_realised_heading)}</caption>
                <thead>
                    <tr>{heads(&odds::realised_columns())}</tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            <p class="note">{words::say!(odds_whose_rolls)}</p>
        </div>
    }
}

fn row(number: u64, band: &TallyBand) -> impl IntoView + use<> {
    let [_, of_stated, of_rolled, of_interval] = odds::realised_columns();
    let stated = percent(band.odds_ppm);
    let interval = band.interval.map(|(low, high)| {
        view! {
            <svg class="realised-interval" height="16" aria-hidden="true">
                <line class="all" x2="100%" y1="8" y2="8" />
                <rect x=percent(low) width=percent(high.saturating_sub(low)) y="5" height="6" />
                <line class="stated" x1=stated.clone() x2=stated y1="0" y2="16" />
            </svg>
            <span>{odds::interval((low, high))}</span>
        }
    });
    let stands = odds::status(band).map(|stands| view! { " "<em>{stands}</em> });
    view! {
        <tr>
            <th scope="row">{odds::band(number, band)}</th>
            <td data-label=of_stated>{words::odds(band.odds_ppm)}</td>
            <td data-label=of_rolled>{words::thousands(band.count)}</td>
            <td data-label=of_interval>{interval}{stands}</td>
        </tr>
    }
}
