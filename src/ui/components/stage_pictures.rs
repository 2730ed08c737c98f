//! Draws the pictures of the stage: the odds with the roll, the cards by rank, and the card.

use leptos::prelude::*;

use super::identicon::Identicon;
use super::safe_text::ShortHash;
use explain::event::StagedDraw;
use explain::pull::{PullSubject, RankLine};
use words::{StageCard, draw};

/// Draws the odds to scale with the roll, and the band of the roll if it is its turn.
#[component]
pub fn OddsBar(
    /// The pull.
    pull: PullSubject,
    /// True if the band of the roll stands out.
    shows_band: bool,
) -> impl IntoView {
    let rolled = pull.rolled_band.filter(|_| shows_band);
    let bands: Vec<_> = pull
        .placed_bands()
        .map(|(number, from, band)| {
            let is_rolled = (rolled == Some(number)).then_some("");
            view! { <rect x=from.to_string() y="0" width=band.odds_ppm.to_string() height="100" data-rolled=is_rolled /> }
        })
        .collect();
    let needle = pull.roll.map(|roll| {
        let roll = roll.to_string();
        let line = |class| view! { <line class=class x1=roll.clone() x2=roll.clone() y1="0" y2="130" vector-effect="non-scaling-stroke" /> };
        view! { {line("stage-halo")}{line("stage-needle")} }
    });
    view! {
        <svg class="stage-bar" viewBox="0 0 1000000 130" preserveAspectRatio="none" aria-hidden="true">
            {bands}
            {needle}
        </svg>
    }
}

/// Draws the place of the drawn card among those that remained, to scale.
#[component]
pub fn PlaceBar(
    /// The number of cards that remained.
    remaining: u64,
    /// The place of the drawn card, counted from 0.
    idx: u64,
) -> impl IntoView {
    view! {
        <svg class="stage-bar" viewBox=format!("0 0 {} 130", remaining.max(1)) preserveAspectRatio="none" aria-hidden="true">
            <rect x="0" y="0" width=remaining.to_string() height="100" />
            <rect x=idx.to_string() y="0" width="1" height="130" data-rolled="" />
        </svg>
    }
}

/// Draws the cards of the drawn band by rank.
#[component]
pub fn Ranked(
    /// The pull.
    pull: PullSubject,
) -> impl IntoView {
    let line = |line: RankLine<'_>| match line {
        RankLine::LeftOut(cards) => {
            view! { <li class="stage-left-out">{words::stage_left_out(cards)}</li> }.into_any()
        }
        RankLine::Card(place, card) => {
            let why = match (&card.blocked, place) {
                (Some(blocked), _) => draw::blocked(blocked),
                (None, Some(1)) => words::say!(draw_drawn).into(),
                (None, _) => String::new(),
            };
            let (is_drawn, is_blocked) = (place == Some(1), card.blocked.is_some());
            let place = place.map(words::thousands);
            let amount = words::money(card.value_cents);
            view! { <Line place id=card.card.to_string() amount why is_drawn is_blocked /> }
                .into_any()
        }
    };
    let lines: Vec<_> = pull.short_ranks().into_iter().map(line).collect();
    view! { <ol class="stage-list">{lines}</ol> }
}

/// Draws the drawn card of an event among those that remained.
#[component]
pub fn Remaining(
    /// The draw.
    draw: StagedDraw,
) -> impl IntoView {
    let drawn = draw.worked.idx;
    let lines: Vec<_> = draw
        .near
        .into_iter()
        .map(|near| {
            let is_drawn = near.idx == drawn;
            let why = if is_drawn { words::say!(draw_drawn) } else { "" };
            let amount = near.price.as_deref().map(words::stage_amount);
            view! { <Line place=Some(words::thousands(near.idx)) id=near.card amount=amount.unwrap_or_default() why=why.to_owned() is_drawn is_blocked=false /> }
        })
        .collect();
    view! { <ol class="stage-list">{lines}</ol> }
}

#[component]
fn Line(
    place: Option<String>,
    id: String,
    amount: String,
    why: String,
    is_drawn: bool,
    is_blocked: bool,
) -> impl IntoView {
    view! {
        <li data-drawn=is_drawn.then_some("") data-blocked=is_blocked.then_some("")>
            <span class="stage-place">{match place {
                Some(place) => place.into_any(),
                None => view! { <span aria-hidden="true">"–"</span><span class="unseen">{words::say!(draw_not_free)}</span> }.into_any(),
            }}</span>
            <Identicon id=id.clone() silent=true />
            <ShortHash value=id />
            <strong><bdi>{amount}</bdi></strong>
            <em><bdi>{why}</bdi></em>
        </li>
    }
}

/// Draws the card of the pull: two if the shop recorded another one than the rules give.
#[component]
pub fn Cards(
    /// The cards.
    cards: Vec<StageCard>,
) -> impl IntoView {
    let each = cards.into_iter().map(|card| {
        let StageCard {
            of,
            face,
            name,
            lines,
        } = card;
        let lines = lines
            .into_iter()
            .map(|line| view! { <p><bdi>{line}</bdi></p> });
        view! {
            <figure class="stage-card">
                {match face {
                    Some(id) => view! { <Identicon id silent=true /> }.into_any(),
                    None => view! { <div class="card-none"></div> }.into_any(),
                }}
                <figcaption>
                    {of.map(|of| view! { <p class="stage-of">{of}</p> })}
                    <p class="stage-name"><bdi>{name}</bdi></p>
                    {lines.collect_view()}
                </figcaption>
            </figure>
        }
    });
    view! { <div class="stage-cards">{each.collect_view()}</div> }
}
