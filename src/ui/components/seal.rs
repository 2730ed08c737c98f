//! Draws the seal beside the verdict. Its outer ring of rays stands for the contract: without the contract's answer
//! there are none, and only half of the seal is drawn.

use leptos::prelude::*;

use answer::Headline;

const RAYS: u32 = 48;

/// The two inner rings: whole, and their left half.
const WHOLE: [&str; 2] = [
    "M32 8a24 24 0 0 0 0 48a24 24 0 0 0 0-48z",
    "M32 11.5a20.5 20.5 0 0 0 0 41a20.5 20.5 0 0 0 0-41z",
];
const HALF: [&str; 2] = ["M32 8a24 24 0 0 0 0 48", "M32 11.5a20.5 20.5 0 0 0 0 41"];

/// Draws the seal of a verdict. The ring is empty without one, and if endpoints contradict each other or nothing
/// shows the source of the random number.
#[component]
pub fn Seal(
    /// The headline.
    headline: Option<Headline>,
) -> impl IntoView {
    use Headline::{
        AddsUp, CannotBeReplayed, Contradicted, InPart, NotOverYet, NotVerified, OriginUnknown,
        Verified,
    };
    let rays = match headline {
        Some(Verified | NotVerified) => RAYS,
        Some(InPart) => RAYS / 2,
        Some(AddsUp | Contradicted | OriginUnknown | NotOverYet | CannotBeReplayed) | None => 0,
    };
    let sign = match headline {
        Some(Verified | InPart | AddsUp) => "m22.5 32.8 6.6 6.6 12.6-14",
        Some(NotVerified) => "m24.5 24.5 15 15m0-15-15 15",
        Some(NotOverYet | CannotBeReplayed) => "M25 32h14",
        Some(Contradicted) => "M24 27h16M24 37h16M36.5 20l-9 24",
        Some(OriginUnknown) => "M25.5 26a6.5 6.5 0 1 1 9 6c-1.8.8-2.5 2-2.5 4.5M32 43v.1",
        None => "",
    };
    let drawn = match headline {
        Some(Verified | InPart | NotVerified) => Some(WHOLE),
        Some(AddsUp) => Some(HALF),
        Some(Contradicted | OriginUnknown | NotOverYet | CannotBeReplayed) | None => None,
    };
    view! {
        <svg class="seal" viewBox="0 0 64 64" aria-hidden="true">
            {if rays > 0 {
                view! { <path class="rays" transform="scale(.01)" d=rayed(rays) /> }.into_any()
            } else {
                view! { <circle class="unsealed" cx="32" cy="32" r="28.5" stroke-dasharray="3.6 3.56" /> }.into_any()
            }}
            {drawn.map(|[ring, fine]| view! {
                <path class="ring" d=ring />
                <path class="ring fine" d=fine />
            })}
            <path class="sign" d=sign />
        </svg>
    }
}

/// Draws this many rays of the whole ring, clockwise from the top, in hundredths: whole numbers take the least code.
fn rayed(rays: u32) -> String {
    // The sine and cosine of a ray's turn, which is a forty-eighth of the whole.
    const TURN: (f64, f64) = (0.130_526_192_220_051_6, 0.991_444_861_373_810_4);
    let (mut sin, mut cos) = (0.0, 1.0);
    let mut path = String::new();
    for ray in 0..rays {
        let at = |radius: f64| [32.0 + radius * sin, 32.0 - radius * cos];
        let ends = [26.5, if ray % 2 == 0 { 31.0 } else { 29.5 }].map(at);
        let [[x0, y0], [x1, y1]] = ends.map(|end| end.map(|at| (at * 100.0) as u32));
        path += &format!("M{x0} {y0}L{x1} {y1}");
        (sin, cos) = (sin * TURN.1 + cos * TURN.0, cos * TURN.1 - sin * TURN.0);
    }
    path
}
