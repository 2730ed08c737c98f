//! Shows a Pack pull: the card, its buyer, the draw itself, and the shop's word on its stock.
pub mod candidates;
pub mod cards;
pub mod draw;
pub mod odds;
pub mod search;
pub mod timeline;

use leptos::prelude::*;

use crate::model::{endpoints, paths};
use crate::ui::browser;
use crate::ui::check::Check;
use crate::ui::components::parts::details::Fold;
use crate::ui::components::parts::identicon::Identicon;
use crate::ui::components::parts::safe_text::{Around, SafeText, ShortHash};
use crate::ui::components::pull::candidates::CandidateCards;
use crate::ui::components::pull::draw::Draw;
use crate::ui::components::pull::odds::OddsSection;
use crate::ui::components::pull::search::Search;
use crate::ui::components::pull::timeline::TimelineView;
use crate::ui::components::reading::explorer::ExplorerLink;
use crate::ui::components::report::dependents::Dependents;
use crate::ui::reactive::effect;
use explain::pull::PullSubject;

/// Draws the content next to the verdict of a pull.
pub fn pull_card(pull: &PullSubject) -> impl IntoView + use<> {
    let network = endpoints::network(&pull.contract);
    let worth = words::about::pull_worth(pull.award_cents, pull.tier_price_cents);
    view! {
        <div class="card">
            {match pull.award {
                Some(card) => view! { <Identicon id=card.to_string() /> }.into_any(),
                None => view! { <div class="card-none"><p>{words::say!(dependent_no_card)}</p></div> }.into_any(),
            }}
            <div class="card-words">
                <p class="card-name">
                    {match pull.award {
                        Some(card) => view! { <Around words=words::say!(pull_card, id = words::HERE)><ShortHash value=card.to_string() /></Around> }.into_any(),
                        None => words::say!(pull_no_card).into_any(),
                    }}
                </p>
                <p>{worth}</p>
                {pull.username.clone().map(|name| view! {
                    <p><Around words=words::say!(pull_drawn_for, name = words::HERE)><strong><SafeText text=name limit=32 /></strong></Around></p>
                })}
                {pull.word_at.map(|at| {
                    let page = network.and_then(|network| network.block_url(at.block));
                    view! { <p class="card-more">{words::say!(pull_word_at, block = at.block)}<ExplorerLink page /></p> }
                })}
                {pull.purchase_id.map(|id| view! {
                    <p class="card-more"><Around words=words::say!(pull_purchase, id = words::HERE)><ShortHash value=id.to_string() /></Around></p>
                })}
                {pull.award.map(|_| view! { <p class="note card-more">{words::say!(about_face_is_drawn)}</p> })}
            </div>
        </div>
    }
}

/// Draws the content under the questions of a pull.
#[component]
pub fn PullSections(check: Check, pull: PullSubject) -> impl IntoView {
    let answer = check.signals.answer;
    let agrees = Memo::new(move |_| {
        answer.with(|answer| answer.as_ref().is_some_and(|answer| answer.gives_card))
    });
    let at_payment = pull.payment_unavailable.map(|held| {
        words::say!(
            about_stock_at_payment,
            at_payment = held,
            used = pull.unavailable
        )
    });
    let server = words::about::server(pull.server_verdict, pull.max_depth);
    let drawn = !pull.bands.is_empty();
    let key = pull.pull_key.filter(|_| drawn);
    // A draw that the reader opens is shown among the others, whose fold then opens.
    let open_draw = check.signals.open_draw;
    effect(move || {
        if open_draw.get().is_some_and(|other| Some(other) != key) {
            browser::go_to(paths::DEPENDENTS);
        }
    });
    let [draw, moments, odds, draws] = [
        words::working::draw_in_a_line(&pull),
        words::working::moments_in_a_line(&pull),
        words::working::odds_in_a_line(&pull),
        words::say!(working_draws, draws = pull.dependents),
    ];
    let has_moments = !pull.timeline.moments.is_empty();
    let has_odds = pull.odds.is_some();
    let pull = StoredValue::new(pull);
    let pull = move || pull.get_value();
    view! {
        <section class="working" aria-labelledby="working">
            <h2 id="working">{words::say!(working_heading)}</h2>
            {drawn.then(|| view! {
                <Fold id="draw" title=words::say!(draw_the_draw) line=draw content=move || view! {
                    <div class="pull-draw" data-agrees=move || agrees.get().to_string()>
                        <p class="section-lead">{words::say!(about_how_a_card_is_drawn)}</p>
                        <Draw signals=check.signals pull=pull() />
                        <Search check pull=pull() />
                        <CandidateCards check pull=pull() />
                        <p class="note">{words::about::stock(&pull())}</p>
                        {at_payment.clone().map(|words| view! { <p class="note">{words}</p> })}
                    </div>
                }.into_any() />
            })}
            {has_moments.then(|| view! {
                <Fold id="order" title=words::say!(timeline_heading) line=moments content=move || {
                    view! { <TimelineView signals=check.signals pull=pull() /> }.into_any()
                } />
            })}
            {(drawn && has_odds).then(|| view! {
                <Fold id="odds" title=words::say!(odds_the_odds) line=odds content=move || {
                    view! { <OddsSection check pull=pull() /> }.into_any()
                } />
            })}
            {drawn.then(|| view! {
                <Fold id=paths::DEPENDENTS title=words::say!(dependent_the_others) line=draws content=move || {
                    view! { <Dependents check draws=pull().dependents /> }.into_any()
                } />
            })}
            {server.map(|words| view! { <p class="note" data-server="">{words}</p> })}
        </section>
    }
}
