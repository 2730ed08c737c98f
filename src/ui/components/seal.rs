//! The drawn seal beside the verdict. Its outer ring of rays is the contract's: without the contract's
//! answer there are none.

use core::f64::consts::TAU;

use leptos::prelude::*;

use crate::verify::report::Verdict;

const RAYS: u32 = 48;

/// The seal of a verdict; without one, an empty ring.
#[component]
pub fn Seal(
    /// The verdict.
    verdict: Option<Verdict>,
) -> impl IntoView {
    let rays = match verdict {
        Some(Verdict::Verified | Verdict::NotVerified) => RAYS,
        Some(Verdict::VerifiedInPart) => RAYS / 2,
        Some(Verdict::VerifiedOffline | Verdict::NotReplayable) | None => 0,
    };
    let sign = match verdict {
        Some(Verdict::Verified | Verdict::VerifiedInPart | Verdict::VerifiedOffline) => {
            "m22.5 32.8 6.6 6.6 12.6-14"
        }
        Some(Verdict::NotVerified) => "m24.5 24.5 15 15m0-15-15 15",
        Some(Verdict::NotReplayable) => "M25 32h14",
        None => "",
    };
    let solid = !matches!(verdict, None | Some(Verdict::NotReplayable));
    view! {
        <svg class="seal" viewBox="0 0 64 64" aria-hidden="true">
            {if rays > 0 {
                view! { <path class="rays" d=rayed(rays) /> }.into_any()
            } else {
                view! { <circle class="unsealed" cx="32" cy="32" r="28.5" stroke-dasharray="3.6 3.56" /> }.into_any()
            }}
            {solid.then(|| view! {
                <circle class="ring" cx="32" cy="32" r="24" />
                <circle class="ring fine" cx="32" cy="32" r="20.5" />
            })}
            <path class="sign" d=sign />
        </svg>
    }
}

/// So many rays of the whole ring, clockwise from the top.
fn rayed(rays: u32) -> String {
    (0..rays)
        .map(|ray| {
            let (sin, cos) = (f64::from(ray) / f64::from(RAYS) * TAU).sin_cos();
            let at = |radius: f64| (32.0 + radius * sin, 32.0 - radius * cos);
            let ((x0, y0), (x1, y1)) = (at(26.5), at(if ray % 2 == 0 { 31.0 } else { 29.5 }));
            format!("M{x0:.2} {y0:.2}L{x1:.2} {y1:.2}")
        })
        .collect()
}
