//! A Pack pull: the card, who it was drawn for, the draw itself, and the shop's word on its stock.

use leptos::prelude::*;

use super::candidates::Candidates;
use super::deferred::deferred;
use super::dependents::Dependents;
use super::draw::Draw;
use super::explorer::ExplorerLink;
use super::identicon::Identicon;
use super::merkle_path::MerklePathView;
use super::odds::OddsSection;
use super::safe_text::{Around, SafeText, ShortHash};
use super::search::Search;
use super::timeline::TimelineView;
use crate::ui::check::Check;
use crate::ui::endpoints;
use explain::pull::PullSubject;

/// The content beside the verdict of a pull.
#[component]
pub fn PullCard(
    /// The pull.
    pull: PullSubject,
) -> impl IntoView {
    let network = endpoints::network(&pull.contract);
    let worth = words::pull_worth(pull.award_cents, pull.tier_price_cents);
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
                {pull.username.map(|name| view! {
                    <p><Around words=words::say!(pull_drawn_for, name = words::HERE)><strong><SafeText text=name limit=32 /></strong></Around></p>
                })}
                {pull.word_at.map(|at| {
                    let page = network.and_then(|network| network.block_url(at.block));
                    view! { <p>{words::say!(pull_word_at, block = at.block)}<ExplorerLink page /></p> }
                })}
                {pull.purchase_id.map(|id| view! {
                    <p class="card-id"><Around words=words::say!(pull_purchase, id = words::HERE)><ShortHash value=id.to_string() /></Around></p>
                })}
                {pull.award.map(|_| view! { <p class="note">{words::say!(about_face_is_drawn)}</p> })}
            </div>
        </div>
    }
}

/// The content under the questions of a pull.
#[component]
pub fn PullSections(
    /// The check.
    check: Check,
    /// The pull.
    pull: PullSubject,
    /// Whether the recipe gives the award.
    agrees: bool,
) -> impl IntoView {
    let stock = words::stock(pull.unavailable, pull.as_of, pull.word_at);
    let at_payment = pull
        .payment_unavailable
        .map(|held| words::stock_at_payment(held, pull.unavailable));
    let server = words::server(pull.server_verdict, pull.max_depth);
    let (signals, drawn) = (check.signals.clone(), !pull.bands.is_empty());
    let whole = StoredValue::new(pull);
    let pull = move || whole.get_value();
    let each = StoredValue::new(check);
    let check = move || each.get_value();
    let in_turn = |turn, piece: Piece| drawn.then(|| deferred(turn, piece));
    view! {
        {in_turn(1, Box::new(move || view! {
            <section class="pull-draw" aria-labelledby="draw" data-agrees=agrees.to_string()>
                <h2 id="draw">{words::say!(draw_the_draw)}</h2>
                <p class="section-lead">{words::say!(about_how_a_card_is_drawn)}</p>
                <Draw pull=pull() />
                <Search check=check() pull=pull() />
                {deferred(1, move || view! { <Candidates check=check() pull=pull() /> }.into_any())}
                <p class="note">{stock}</p>
                {at_payment.map(|words| view! { <p class="note">{words}</p> })}
            </section>
        }.into_any()))}
        {deferred(3, move || view! { <TimelineView signals pull=pull() /> }.into_any())}
        {in_turn(4, Box::new(move || view! { <OddsSection check=check() pull=pull() /> }.into_any()))}
        {in_turn(5, Box::new(move || view! { <MerklePathView signals=check().signals pull=pull() /> }.into_any()))}
        {in_turn(6, Box::new(move || view! { <Dependents check=check() draws=pull().dependents /> }.into_any()))}
        {server.map(|words| view! { <p class="note" data-server="">{words}</p> })}
    }
}

type Piece = Box<dyn FnOnce() -> AnyView + Send>;
