//! Shows the lines that a version's fingerprint hashes: one for its price and number, and one for each band.

use leptos::prelude::*;

use super::copy::{CopyButton, Exact};
use explain::pull::BandRow;
use verify::hash::Hash32;

/// Draws the lines, with the one of the card's band marked.
#[component]
pub fn VersionLines(
    /// The bands, lowest first.
    bands: Vec<BandRow>,
    /// The lines as they are hashed: the version's own, then the bands'.
    lines: Vec<Vec<u8>>,
    /// The card's band, counted from 0.
    band: u64,
    /// The fingerprint.
    root: Hash32,
) -> impl IntoView {
    let count = u64::try_from(bands.len()).unwrap_or(u64::MAX);
    let title = words::version_lines_title(count);
    let (of, gives) = (words::bytes_of(&title), words::hash_of(&title));
    let all: String = lines.iter().map(hex::encode).collect();
    let bands = core::iter::once(None).chain(bands.into_iter().map(Some));
    let rows = (0..)
        .zip(lines)
        .zip(bands)
        .map(|((place, line), row): ((u64, _), _)| {
            let own = place.checked_sub(1) == Some(band);
            let said = row.map(|row| words::version_line_says(&row));
            view! {
                <li data-line=place.to_string() data-own=own.then_some("")>
                    <p>
                        {words::version_line(place)}{said.map(|said| view! { {words::say!(joint_dot)}{said} })}
                        {own.then(|| view! { " "<strong>{words::band_of_the_card()}</strong> })}
                    </p>
                    <code translate="no" class="value">{hex::encode(line)}</code>
                </li>
            }
        });
    let rows = rows.collect_view();
    let root = root.to_string();
    let hooked = root.clone();
    view! {
        <li data-hash=hooked>
            <h3>{title}</h3>
            <dl>
                <dt>{words::hash_of_what()}</dt>
                <dd data-bytes="">
                    <p class="merkle-all">{words::all_lines()}<CopyButton value=all what=of /></p>
                    <ol class="merkle-version">{rows}</ol>
                </dd>
                <dt>{words::gives()}</dt>
                <dd><Exact value=root what=gives /></dd>
            </dl>
        </li>
    }
}
