//! Shows the worth of the remaining cards after each pull, against the event's limit.

use leptos::prelude::*;

use crate::model::paths;
use crate::ui::check::Check;
use crate::ui::components::parts::copy::Exact;
use crate::ui::reactive::redrawn;
use crate::worker::ask::DeckDrawdown;
use explain::event::{Drawdown, EventEnd, ExpectedValue};

/// Draws the line, its limit, and a comparison of the event's end with them.
#[component]
pub fn ExpectedValueSection(
    check: Check,
    /// True if the event has not ended.
    live: bool,
    /// The words about the stated return, if the payload has it.
    stated: Option<String>,
) -> impl IntoView {
    let drawdown = LocalResource::new(move || check.ask(DeckDrawdown {}));
    let body = redrawn(move || {
        let Drawdown { value, pulled, .. } = drawdown.get().flatten()?;
        Some(match value {
            Ok(value) => view! { <Line value pulled live /> }.into_any(),
            Err(why) => view! { <p data-no-value="">{words::deck::no_value(&why)}</p> }.into_any(),
        })
    });
    view! {
        <div class="expected">
            {body}
            {stated.map(|words| view! { <p data-stated-return="">{words}</p> })}
            <p class="note">{words::say!(dealt_value_informs)}</p>
        </div>
    }
}

#[component]
fn Line(value: ExpectedValue, pulled: u64, live: bool) -> impl IntoView {
    const WIDTH: u64 = 6_000;
    const HEIGHT: u64 = 2_000;
    let highest = value.line.iter().map(|(_, high)| *high).max().unwrap_or(0);
    let top = highest.max(value.threshold_share).max(10_000);
    let y = |share: u64| {
        let height = share.min(top).saturating_mul(HEIGHT).checked_div(top);
        HEIGHT.saturating_sub(height.unwrap_or(0))
    };
    let last = value.line.len().saturating_sub(1).max(1);
    let mut points = String::new();
    for (at, (low, high)) in value.line.iter().enumerate() {
        let x = at.saturating_mul(6_000).checked_div(last);
        let x = x.and_then(|x| u64::try_from(x).ok()).unwrap_or(WIDTH);
        points.push_str(&format!("{x},{} ", y(*high)));
        if low != high {
            points.push_str(&format!("{x},{} ", y(*low)));
        }
    }
    let limit = y(value.threshold_share).to_string();
    let (start, end) = words::deck::line_ends(&value, pulled);
    let decided = match value.ended {
        EventEnd::ByRule(pull) => Some(pull),
        EventEnd::ByLastPack(earlier) | EventEnd::Otherwise(earlier) => earlier,
    };
    let decided = decided.filter(|pull| *pull > 0 && !live).map(|pull| {
        view! {
            <p><a href=paths::pull_fragment(pull)>{words::say!(dealt_deciding_pull, pull = pull)}</a></p>
        }
    });
    let said = if live {
        words::say!(dealt_still_running).into()
    } else {
        words::deck::ended(value.ended)
    };
    view! {
        <p class="expected-said">{said}</p>
        {decided}
        <svg
            class="expected-line"
            role="img"
            aria-label=words::deck::value_picture(&value)
            viewBox=format!("0 0 {WIDTH} {HEIGHT}")
            preserveAspectRatio="none"
        >
            <line class="expected-limit" x1="0" x2=WIDTH.to_string() y1=limit.clone() y2=limit />
            <polyline points=points />
        </svg>
        <p class="expected-ends" aria-hidden="true"><span>{start}</span><span>{end}</span></p>
        <ul class="expected-keys" aria-hidden="true">
            <li>{words::say!(dealt_key_line)}</li>
            <li class="expected-key-limit">{words::deck::limit(&value)}</li>
        </ul>
        <details class="expected-exact">
            <summary>{words::say!(dealt_value_exact)}</summary>
            <dl>
                <dt>{words::say!(dealt_value_start)}</dt>
                <dd><Exact value=words::worked::mean(&value.start) what=words::say!(dealt_value_start) /></dd>
                <dt>{words::say!(dealt_value_buffer)}</dt>
                <dd><Exact value=value.buffer.clone() what=words::say!(dealt_value_buffer) /></dd>
                <dt>{words::say!(dealt_value_limit)}</dt>
                <dd><Exact value=words::worked::mean(&value.threshold) what=words::say!(dealt_value_limit) /></dd>
            </dl>
            <p class="note">{words::say!(dealt_value_after)}</p>
        </details>
    }
}
