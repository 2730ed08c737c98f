//! Shows the proofs of the proven values: from the oracle's key to each of them, station by station.

use std::sync::Arc;

use leptos::prelude::*;

use super::copy::Exact;
use super::fold::Fold;
use super::rule::Rule;
use crate::ui::browser;
use crate::ui::check::CheckSignals;
use crate::ui::reactive::redrawn;
use crate::worker::response::ContractRead;
use verify::claims::Trail;
use words::Station;

/// The number of ways that are listed at once.
const SHOWN: usize = 12;

/// Draws the fold of the proven values, if there are any.
#[component]
pub fn Trails(
    /// The results of the check.
    signals: Arc<CheckSignals>,
) -> impl IntoView {
    let read = signals.read.clone();
    let are_any = {
        let read = read.clone();
        let is_proven = |read: &Arc<ContractRead>| !read.proven.trails.is_empty();
        Memo::new(move |_| read.with(|read| read.as_ref().is_some_and(is_proven)))
    };
    redrawn(move || {
        are_any.get().then(|| {
            let (trails, counts) = (read.clone(), read.clone());
            let counted = move || {
                let read = counts.get()?;
                let counted = read.proven.counts.iter();
                let counted: Vec<_> = counted.filter_map(words::counted).collect();
                (!counted.is_empty()).then(|| {
                    view! {
                        {counted.into_iter().map(|words| view! { <p class="note" data-counted="">{words}</p> }).collect_view()}
                        <Rule anchor="counted-requests" />
                    }
                })
            };
            let all = move || {
                let read = trails.get()?;
                let trails = &read.proven.trails;
                let mut each = words::by_log(trails)
                    .into_iter()
                    .map(|of_log| of_log.into_iter().cloned().collect::<Vec<_>>());
                let first: Vec<_> = each.by_ref().take(SHOWN).collect();
                let alone = trails.len() == 1;
                Some(view! {
                    {first.into_iter().map(|of_log| view! { <OneTrail of_log alone /> }).collect_view()}
                    <More trails=each.collect() />
                })
            };
            view! {
                <Fold
                    id="trail"
                    title=words::say!(trail_heading)
                    line=words::say!(trail_line)
                    content=move || view! {
                        <div class="trails">
                            <p class="note">{words::say!(trail_lead)}</p>
                            {redrawn(all.clone())}
                            {redrawn(counted.clone())}
                        </div>
                    }.into_any()
                />
            }
        })
    })
}

/// Draws further ways, one click below.
#[component]
fn More(trails: Vec<Vec<Trail>>) -> impl IntoView {
    let words = words::more_trails(trails.len());
    (!trails.is_empty()).then(|| {
        let drawn = RwSignal::new(false);
        let all = move || {
            let trails = trails.clone().into_iter();
            trails
                .map(|of_log| view! { <OneTrail of_log alone=false /> })
                .collect_view()
        };
        view! {
            <details class="trail-of step-more" on:toggle=move |_| drawn.set(true)>
                <summary>{words}</summary>
                {redrawn(move || drawn.get().then(&all))}
            </details>
        }
    })
}

/// Draws the way to one log, under its name if there are others. It is drawn when it is opened.
#[component]
fn OneTrail(of_log: Vec<Trail>, alone: bool) -> impl IntoView {
    let title = of_log.first().map(words::trail_title);
    if alone {
        return view! { <Stations of_log /> }.into_any();
    }
    let drawn = RwSignal::new(false);
    view! {
        <details class="trail-of" data-trail="" on:toggle=move |_| drawn.set(true)>
            <summary><bdi>{title}</bdi></summary>
            {redrawn(move || drawn.get().then(|| view! { <Stations of_log=of_log.clone() /> }))}
        </details>
    }
    .into_any()
}

/// Draws the stations of a way. At its end are the values that the log proves.
#[component]
fn Stations(of_log: Vec<Trail>) -> impl IntoView {
    let first = of_log.first().cloned()?;
    let each = Station::ALL.map(|station| {
        let shown = match station {
            Station::Value => of_log.as_slice(),
            _ => core::slice::from_ref(&first),
        };
        let sentences = shown.iter().map(|trail| {
            let sentence = station.sentence(trail, browser::local_time);
            view! { <p><bdi>{sentence}</bdi></p> }
        });
        let bytes = shown.iter().flat_map(|trail| station.bytes(trail));
        let bytes = bytes.map(|(name, value)| {
            view! { <dt><code translate="no">{name.clone()}</code></dt><dd><Exact value what=name /></dd> }
        });
        view! {
            <li data-station=station.name()>
                <h4>{station.title()}</h4>
                {sentences.collect_view()}
                <details class="step-more">
                    <summary>{words::say!(trail_bytes)}</summary>
                    <dl>{bytes.collect_view()}</dl>
                </details>
                <Rule anchor=station.rule() />
            </li>
        }
    });
    // Some screen readers do not take a list without markers for a list.
    Some(view! { <ol class="trail" role="list">{each.collect_view()}</ol> })
}
