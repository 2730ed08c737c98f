//! How the proven values are proven: from the oracle's key to each of them, station by station.

use leptos::prelude::*;

use super::copy::Exact;
use super::fold::Fold;
use super::rule::Rule;
use crate::ui::browser;
use crate::ui::check::CheckSignals;
use verify::claims::Trail;
use words::Station;

/// The fold of the proven values, where there are any.
#[component]
pub fn Trails(
    /// The results of the check.
    signals: CheckSignals,
) -> impl IntoView {
    let trails = signals.trails;
    let count = {
        let trails = trails.clone();
        Memo::new(move |_| trails.with(|trails| trails.len()))
    };
    move || {
        (count.get() > 0).then(|| {
            let trails = trails.clone();
            let all = move || {
                let trails = trails.get();
                let alone = trails.len() == 1;
                let each = trails.iter().cloned();
                each.map(|trail| view! { <OneTrail trail alone /> })
                    .collect_view()
            };
            view! {
                <Fold
                    id="trail"
                    title=words::say!(trail_heading)
                    line=words::say!(trail_line)
                    content=move || view! {
                        <div class="trails">
                            <p class="note">{words::say!(trail_lead)}</p>
                            {all.clone()}
                        </div>
                    }.into_any()
                />
            }
        })
    }
}

/// The way to one value, under its name if there are others. It is drawn when it is opened.
#[component]
fn OneTrail(trail: Trail, alone: bool) -> impl IntoView {
    if alone {
        return view! { <Stations trail /> }.into_any();
    }
    let title = words::trail_title(&trail);
    let drawn = RwSignal::new(false);
    view! {
        <details class="trail-of" data-trail="" on:toggle=move |_| drawn.set(true)>
            <summary>{title}</summary>
            {move || drawn.get().then(|| view! { <Stations trail=trail.clone() /> })}
        </details>
    }
    .into_any()
}

#[component]
fn Stations(trail: Trail) -> impl IntoView {
    let each = Station::ALL.map(|station| {
        let sentence = station.sentence(&trail, browser::local_time);
        let bytes = station.bytes(&trail);
        let bytes = bytes.into_iter().map(|(name, value)| {
            view! { <dt><code>{name.clone()}</code></dt><dd><Exact value what=name /></dd> }
        });
        view! {
            <li data-station=station.name()>
                <h4>{station.title()}</h4>
                <p><bdi>{sentence}</bdi></p>
                <details class="step-more">
                    <summary>{words::say!(trail_bytes)}</summary>
                    <dl>{bytes.collect_view()}</dl>
                </details>
                <Rule anchor=station.rule() />
            </li>
        }
    });
    // A list without markers is none to some screen readers.
    view! { <ol class="trail" role="list">{each.collect_view()}</ol> }
}
