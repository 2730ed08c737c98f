//! Shows the remaining oracle proofs: the price of reading them, and the button that reads them.

use leptos::html;
use leptos::prelude::*;

use super::announcer::LiveRegion;
use super::fold::Fold;
use super::rule::Rule;
use crate::ui::browser;
use crate::ui::check::{Check, Rest, RestStage};
use crate::ui::reactive::redrawn;

/// Draws the fold of the rest, if there is any. Nothing is read before the reader asks for it.
#[component]
pub fn RestFold(
    /// The check.
    check: Check,
) -> impl IntoView {
    let rest = check.signals.rest.clone();
    let is_some = {
        let rest = rest.clone();
        Memo::new(move |_| rest.with(Option::is_some))
    };
    redrawn(move || {
        is_some.get().then(|| {
            let offer = rest.get_untracked().map(|rest| rest.offer);
            let known = offer.filter(|offer| offer.is_whole);
            let line = words::rest_line(known.map(|offer| (offer.blocks, offer.bytes)));
            let check = check.clone();
            view! {
                <Fold id="rest" title=words::say!(rest_heading) line content=move || {
                    view! { <RestView check=check.clone() /> }.into_any()
                } />
            }
        })
    })
}

#[component]
fn RestView(check: Check) -> impl IntoView {
    let region = NodeRef::<html::Div>::new();
    announce(&check);
    let rest = check.signals.rest.clone();
    let stage = Memo::new(move |_| {
        // The number of read blocks changes in place.
        rest.get().map(|rest| match rest.stage {
            RestStage::Reading { of, .. } => Rest {
                stage: RestStage::Reading { blocks: 0, of },
                ..rest
            },
            _ => rest,
        })
    });
    // The pressed button disappears, and the focus moves to its substitute.
    let begin = move |begin: &dyn Fn()| {
        begin();
        if let Some(region) = region.get_untracked() {
            browser::focus(&region);
        }
    };
    let shown = redrawn(move || {
        let Rest { offer, stage } = stage.get()?;
        let (plan, read, stop) = (check.clone(), check.clone(), check.clone());
        let busy = matches!(stage, RestStage::Planning | RestStage::Reading { .. });
        let report = check.signals.report.get();
        let ended = match stage {
            RestStage::Stopped => Some(words::say!(rest_stopped).to_owned()),
            RestStage::Read => report.as_deref().map(|report| words::rest_read(report)),
            _ => None,
        };
        let left = (offer.blocks > 0 && offer.is_whole).then(|| {
            view! {
                <p>{words::rest_takes(offer.blocks, offer.bytes)}</p>
                <button type="button" class="button" data-action="read-rest" on:click=move |_| begin(&|| read.read_rest())>
                    {words::rest_start(offer.blocks, offer.bytes)}
                </button>
            }
        });
        let unknown = (!offer.is_whole).then(|| {
            view! {
                <p>{words::say!(rest_look_up_why)}</p>
                <button type="button" class="button" data-action="plan-rest" on:click=move |_| begin(&|| plan.plan_rest())>
                    {words::say!(rest_look_up)}
                </button>
            }
        });
        let is_nothing = stage == RestStage::Planned && offer.blocks == 0;
        let out_of_reach = offer.is_whole && offer.unreachable > 0;
        Some(view! {
            {ended.map(|words| view! { <p data-rest-ended="">{words}</p> })}
            {busy.then(|| view! {
                <p class="endpoints-asking" data-rest-busy="">
                    <span>{match stage {
                        RestStage::Planning => words::say!(rest_looking).into_any(),
                        _ => view! { <Progress check=stop.clone() /> }.into_any(),
                    }}</span>
                    <button type="button" class="button" data-action="stop-rest" on:click=move |_| begin(&|| stop.stop_rest())>
                        {words::say!(button_stop)}
                    </button>
                </p>
            })}
            {(!busy).then(|| view! {
                {is_nothing.then(|| view! { <p data-rest-nothing="">{words::say!(rest_nothing)}</p> })}
                {unknown}
                {left}
                {out_of_reach.then(|| view! { <p class="note" data-rest-unreachable="">{words::rest_unreachable(offer.unreachable)}</p> })}
            })}
        })
    });
    view! {
        <div class="rest">
            <p class="note">{words::say!(rest_lead)}</p>
            <div class="rest-now" tabindex="-1" node_ref=region>{shown}</div>
            <Rule anchor="the-rest" />
        </div>
    }
}

/// Draws the number of blocks read so far.
#[component]
fn Progress(check: Check) -> impl IntoView {
    let rest = check.signals.rest.clone();
    let far = Memo::new(move |_| match rest.get()?.stage {
        RestStage::Reading { blocks, of } => Some((blocks, of)),
        _ => None,
    });
    redrawn(move || {
        far.get().map(|(blocks, of)| {
            view! {
                <progress max=of.to_string() value=blocks.to_string() aria-label=words::say!(rest_heading)></progress>
                " "<span data-rest-blocks="">{words::rest_reading(blocks, of)}</span>
            }
        })
    })
}

/// Announces the price of the rest, and its result.
fn announce(check: &Check) {
    let live_region = expect_context::<LiveRegion>();
    let (rest, report) = (check.signals.rest.clone(), check.signals.report.clone());
    Effect::new(move |before: Option<Option<RestStage>>| {
        let rest = rest.get();
        let stage = rest.map(|rest| rest.stage);
        let began = |stage| matches!(stage, Some(RestStage::Reading { .. }));
        if let (Some(rest), Some(before)) = (rest, before)
            && before != stage
            && !(began(before) && began(stage))
        {
            let words = match rest.stage {
                RestStage::Offered => None,
                RestStage::Planning => Some(words::say!(rest_looking).to_owned()),
                RestStage::Planned if rest.offer.blocks == 0 => {
                    Some(words::say!(rest_nothing).to_owned())
                }
                RestStage::Planned => Some(words::rest_takes(rest.offer.blocks, rest.offer.bytes)),
                RestStage::Reading { blocks, of } => Some(words::rest_reading(blocks, of)),
                RestStage::Stopped => Some(words::say!(rest_stopped).to_owned()),
                RestStage::Read => report
                    .get_untracked()
                    .as_deref()
                    .map(|report| words::rest_read(report)),
            };
            if let Some(words) = words {
                live_region.say(words);
            }
        }
        stage
    });
}
