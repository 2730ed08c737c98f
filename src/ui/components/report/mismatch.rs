//! Shows the first difference of a failed report: the two cards, the moment that is out of order, or the two values.

use std::sync::Arc;

use leptos::prelude::*;

use crate::model::paths;
use crate::ui::components::parts::identicon::Identicon;
use crate::ui::components::parts::safe_text::{SafeText, ShortHash};
use crate::ui::components::report::compare::Compare;
use answer::Answer;
use explain::{CardFace, WrongCard};
use verify::report::{Finding, StepId, Value};

/// Draws the first difference of a report.
#[component]
pub fn Mismatch(answer: Arc<Answer>) -> impl IntoView {
    let step = answer.failed()?;
    if let Some(wrong) = answer.wrong_card() {
        return Some(view! { <WrongCards wrong=wrong.clone() step=step.id /> }.into_any());
    }
    let finding = step.findings.iter().find(|finding| !finding.agrees())?;
    let shown = match Moments::of(finding) {
        Some(moments) => view! { <OutOfOrder moments /> }.into_any(),
        None => view! { <Compare finding=finding.clone() /> }.into_any(),
    };
    Some(view! { <div class="mismatch">{shown}</div> }.into_any())
}

/// Draws the card that the rules give, next to the recorded one.
#[component]
fn WrongCards(wrong: WrongCard, step: StepId) -> impl IntoView {
    let step = paths::step_part(step);
    let pull = wrong
        .pull
        .map_or_else(|| step.clone(), paths::pull_fragment);
    let sources = words::wrong_card::sources(&wrong);
    view! {
        <div class="mismatch">
            <div class="mismatch-cards">
                <Card side="rules" face=wrong.by_rules label=words::say!(wrong_by_rules) href=step />
                <Card side="recorded" face=wrong.recorded label=words::say!(wrong_recorded) href=pull />
            </div>
            {sources.map(|words| view! { <p class="mismatch-sources">{words}</p> })}
        </div>
    }
}

#[component]
fn Card(
    side: &'static str,
    face: Option<CardFace>,
    label: &'static str,
    href: String,
) -> impl IntoView {
    let card = match face {
        Some(CardFace { id, amount, title }) => view! {
            <span class="mismatch-face"><Identicon id=id.clone() silent=true /></span>
            {amount.map(|amount| view! { <strong class="mismatch-amount"><bdi>{words::wrong_card::card_amount(&amount)}</bdi></strong> })}
            {title.map(|title| view! { <span class="mismatch-title" data-named="shop"><SafeText text=title limit=60 /></span> })}
            <ShortHash value=id />
        }
        .into_any(),
        None => view! { <span class="card-none">{words::say!(dependent_no_card)}</span> }.into_any(),
    };
    view! {
        <a class="box mismatch-card" data-side=side href=href>
            <span class="mismatch-label">{label}</span>
            {card}
        </a>
    }
}

/// Two moments that a rule orders, the earlier one first.
struct Moments([(&'static str, String); 2]);

impl Moments {
    fn of(finding: &Finding) -> Option<Self> {
        let (Value::Position(published), Value::Position(computed)) =
            (&finding.published, &finding.computed)
        else {
            return None;
        };
        words::labels::relation(finding.point)?;
        let (left, right) = words::labels(finding.point);
        let mut moments = [
            (left, words::value::exact(&finding.published)),
            (right, words::value::exact(&finding.computed)),
        ];
        if computed < published {
            moments.reverse();
        }
        Some(Self(moments))
    }
}

/// Draws the two moments on a line, in the wrong order in which they happened.
#[component]
fn OutOfOrder(moments: Moments) -> impl IntoView {
    let Moments(moments) = moments;
    view! {
        <ol class="mismatch-moments">
            {moments.map(|(what, at)| view! { <li><span>{what}</span>" "<code translate="no" class="value">{at}</code></li> })}
        </ol>
        <p class="mismatch-rule">{words::say!(wrong_order)}</p>
    }
}
