//! Shows the odds of a pull's version: a pack's worth on average, each card's chance, its cards.

use leptos::prelude::*;

use crate::ui::check::Check;
use crate::ui::components::parts::copy::Exact;
use crate::ui::components::pull::cards::Cards;
use crate::ui::components::pull::draw::{heads, percent};
use crate::ui::reactive::{Text, text};
use answer::Fact;
use explain::Ratio;
use explain::pull::{BandRow, CardPath, Odds, PathNode, PullSubject, Side};
use verify::hash::Hash32;
use words::odds;

/// Draws the odds of a pull's version.
#[component]
pub fn OddsSection(check: Check, pull: PullSubject) -> impl IntoView {
    let answer = check.signals.answer.get_untracked();
    let stated = answer.and_then(|answer| words::limits::stated_return(&answer.subject));
    let odds = pull.odds?;
    let price = pull.tier_price_cents.unwrap_or_default();
    let cards = pull
        .bands
        .iter()
        .fold(0_u64, |all, band| all.saturating_add(band.cards));
    let [_, of_odds, of_cards, of_mean, of_each] = odds::columns();
    let rows = pull
        .bands
        .iter()
        .zip(&odds.means)
        .map(|(band, mean)| {
            view! {
                <tr>
                    <th scope="row">{words::format::money_range(band.lo_cents, band.hi_cents)}</th>
                    <td data-label=of_odds>{words::format::odds(band.odds_ppm)}</td>
                    <td data-label=of_cards>{words::format::thousands(band.cards)}</td>
                    <td data-label=of_mean>{mean.map(odds::rounded)}</td>
                    <td data-label=of_each>{odds::each(band.odds_ppm, band.cards)}</td>
                </tr>
            }
        })
        .collect_view();
    let exact = exact(&odds, &pull.bands);
    let signals = check.signals;
    let about =
        text(move || words::say!(odds_about_fingerprint, mark = signals.mark_of(Fact::Held)));
    let fingerprint = fingerprint(about, &odds, pull.path.as_deref(), pull.version_no);
    Some(view! {
        <div class="odds">
            {match odds.expected {
                Some(expected) => view! { <Worth expected price /> }.into_any(),
                None => view! { <p class="section-lead">{words::say!(odds_no_expected)}</p> }.into_any(),
            }}
            {stated.map(|words| view! { <p class="odds-chance" data-stated-return="">{words}</p> })}
            {odds.award.map(|chance| view! { <p class="odds-chance">{odds::chance(chance)}</p> })}
            <table class="draw-table">
                <caption class="unseen">{words::say!(odds_bands)}</caption>
                <thead>
                    <tr>{heads(&odds::columns())}</tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            <p class="note">{words::say!(odds_expected_rule)}</p>
            {exact}
            {fingerprint}
            <Cards check cards />
        </div>
    })
}

/// Draws price and worth as two bars on one scale.
#[component]
fn Worth(expected: Ratio, price: u64) -> impl IntoView {
    let (whole, _) = expected.split();
    let worth = u64::try_from(whole).unwrap_or(u64::MAX);
    let longest = u128::from(worth.max(price).max(1));
    let share = |cents: u64| {
        let share = u128::from(cents)
            .saturating_mul(1_000_000)
            .checked_div(longest);
        percent(
            share
                .and_then(|share| u64::try_from(share).ok())
                .unwrap_or(u64::MAX),
        )
    };
    let bar = |name: &'static str, cents: u64, said: String| {
        view! {
            <dt>{name}</dt>
            <dd>
                <svg height="14" aria-hidden="true"><rect width=share(cents) height="14" /></svg>
                <span>{said}</span>
            </dd>
        }
    };
    view! {
        <p class="section-lead">{odds::worth(expected, price)}</p>
        <dl class="odds-worth">
            {bar(words::say!(odds_price), price, words::format::money(price))}
            {bar(words::say!(odds_worth_on_average), worth, odds::rounded(expected))}
        </dl>
    }
}

/// Draws the fractions, one click below.
fn exact(odds: &Odds, bands: &[BandRow]) -> impl IntoView + use<> {
    let means: Vec<_> = bands
        .iter()
        .zip(&odds.means)
        .filter_map(|(band, mean)| {
            let range = words::format::money_range(band.lo_cents, band.hi_cents);
            Some(view! {
                <dt>{range}</dt>
                <dd>{odds::exact_cents((*mean)?)}</dd>
            })
        })
        .collect();
    let chance = odds.award.map(odds::exact_chance);
    let expected = odds.expected.map(|expected| {
        view! {
            <dt>{words::say!(odds_worth_on_average)}</dt>
            <dd>{odds::exact_cents(expected)}</dd>
        }
    });
    view! {
        <details class="odds-exact">
            <summary>{words::say!(odds_exactly)}</summary>
            {chance.map(|chance| view! { <p>{chance}</p> })}
            <dl>{expected}{means}</dl>
        </details>
    }
}

/// Draws the version's fingerprint and the way of the card to it, one click below.
fn fingerprint(
    about: Text,
    odds: &Odds,
    path: Option<&CardPath>,
    version_no: Option<u64>,
) -> impl IntoView + use<> {
    view! {
        <details class="odds-exact">
            <summary>{words::say!(odds_fingerprint)}</summary>
            <p prop:textContent=about></p>
            {path.map(path_lines)}
            <dl>
                <dt>"version_root"</dt>
                <dd><Exact value=odds.version_root.to_string() what="version_root" /></dd>
                <dt>"version_event_id"</dt>
                <dd><Exact value=odds.version_event_id.to_string() what="version_event_id" /></dd>
                {version_no.map(|number| view! {
                    <dt>{words::say!(odds_version_no)}</dt>
                    <dd>{words::format::thousands(number)}</dd>
                })}
            </dl>
        </details>
    }
}

/// Draws the way from the card to the root of its band: a line for each hash, with the side of its neighbour.
fn path_lines(path: &CardPath) -> impl IntoView + use<> {
    let last = u64::try_from(path.nodes.len()).unwrap_or(u64::MAX);
    let nodes = (1..).zip(&path.nodes).map(|(level, node)| {
        let PathNode {
            side,
            sibling,
            node,
        } = node;
        let neighbour = (*side != Side::Repeated).then(|| {
            let what = words::say!(odds_path_neighbour);
            view! { <dt>{what}</dt><dd><Exact value=sibling.to_string() what /></dd> }
        });
        let said = odds::path_node(level, *side);
        let result = result(node.hash, odds::path_hash(level, last));
        view! { <li data-side=side.name()><p>{said}</p><dl>{neighbour}{result}</dl></li> }
    });
    view! {
        <ol class="odds-path">
            <li>
                <p>{words::say!(odds_path_card)}</p>
                <dl>{result(path.leaf.hash, odds::path_hash(0, last))}</dl>
            </li>
            {nodes.collect_view()}
        </ol>
    }
}

/// Draws the result of a line under its name in the rules. The terminal line that makes it again is below it.
fn result(hash: Hash32, name: &'static str) -> impl IntoView + use<> {
    view! { <dt><code>{name}</code></dt><dd data-result=name><Exact value=hash.to_string() what=name /></dd> }
}
