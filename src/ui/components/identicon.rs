//! Draws a card's face from its id: the same id has the same face everywhere.

use leptos::prelude::*;

use verify::hash::Hash32;

const ROWS: u8 = 7;
/// The columns that are drawn; the outer two are mirrored.
const COLUMNS: u8 = 3;

/// Draws the face of an id.
#[component]
pub fn Identicon(
    /// The id, as it is published.
    #[prop(into)]
    id: String,
    /// True if the id stands beside the face in words, so that the face needs no label.
    #[prop(optional)]
    silent: bool,
) -> impl IntoView {
    let digest = Hash32::of(&[id.as_bytes()]);
    let mut bytes = digest.as_bytes().iter().copied();
    let mut next = || u32::from(bytes.next().unwrap_or_default());
    let ground = next() * 360 / 256;
    let turn = 30 + next() * 120 / 256;
    let ink = |pick: u32| {
        let hue = (ground + turn + pick * 24) % 360;
        let (saturation, light) = (30 + pick * 4, 42 + pick * 9);
        format!("hsl({hue} {saturation}% {light}%)")
    };
    let mut shapes = Vec::new();
    for row in 0..ROWS {
        for column in 0..COLUMNS {
            let cell = next();
            let fill = ink(cell / 8 % 4);
            let y = 10 + 20 * u32::from(row);
            let x = 10 + 20 * u32::from(column);
            shapes.push(shape(cell % 8, x, y, &fill));
            if column + 1 < COLUMNS {
                shapes.push(shape(cell % 8, 100 - x, y, &fill));
            }
        }
    }
    let label = (!silent).then(|| words::face(&id));
    view! {
        <svg class="face" viewBox="0 0 100 140" role=if silent { "presentation" } else { "img" } aria-label=label>
            <rect width="100" height="140" fill=format!("hsl({ground} 24% 19%)") />
            {shapes}
        </svg>
    }
}

/// Draws one shape about a point; three in eight are empty.
fn shape(kind: u32, x: u32, y: u32, fill: &str) -> Option<AnyView> {
    let fill = fill.to_owned();
    match kind {
        0 | 1 => Some(view! { <circle cx=x cy=y r="7.5" fill=fill /> }.into_any()),
        2 | 3 => {
            Some(view! { <path d=format!("M{x} {y}m0-8 8.5 15h-17z") fill=fill /> }.into_any())
        }
        4 => Some(view! { <path d=format!("M{x} {y}m-7-7h14v14h-14z") fill=fill /> }.into_any()),
        _ => None,
    }
}
