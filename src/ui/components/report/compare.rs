//! Shows two values side by side, and marks their differences.

use leptos::prelude::*;

use crate::ui::components::parts::copy::{CopyButton, Hashes};
use crate::ui::components::report::difference::Difference;
use verify::report::{Finding, Grade, Place, Value};

/// The most characters that are shown of a value without a counterpart.
const LIMIT: usize = 120;

/// Draws one comparison. If the two values differ, the differing characters are marked in both.
#[component]
pub fn Compare(
    /// The comparison.
    finding: Finding,
) -> impl IntoView {
    let (left, right) = words::labels(finding.point);
    let published = words::value::exact(&finding.published);
    let computed = words::value::exact(&finding.computed);
    let alike = finding.agrees() && finding.published == finding.computed;
    let lone = finding.agrees() && finding.computed == Value::Nothing;
    let marked = !finding.agrees() && markable(&finding.published, &finding.computed);
    let kind = use_context::<Hashes>()
        .and_then(|Hashes(answer)| Some(answer.get_untracked()?.report.kind));
    let place = (finding.place != Place::Payload).then(|| words::value::place_of(&finding, kind));
    let relation = words::labels::relation(finding.point).filter(|_| !finding.agrees());
    let other = if alike || lone {
        None
    } else {
        Some((right, computed.clone(), published.clone()))
    };
    let left = if alike && words::labels::is_computed(finding.point) {
        words::labels::both_labels(left, right)
    } else {
        left.to_owned()
    };
    let proven = match finding.grade {
        Grade::Proven(key_hash) => Some(words::reading::proven_to(&key_hash)),
        Grade::Computed | Grade::Told(_) => None,
    };
    view! {
        <div class="compare" data-agrees=finding.agrees().to_string()>
            {place.map(|place| view! { <p class="compare-place">{place}</p> })}
            <dl>
                <dt>{left.clone()}</dt>
                <dd><Side text=published other=computed marked copied=is_copied(&finding.published) what=left /></dd>
                {other.map(|(label, text, other)| view! {
                    <dt>{label}</dt>
                    <dd><Side text other marked copied=is_copied(&finding.computed) what=label.to_owned() /></dd>
                })}
            </dl>
            {proven.map(|words| view! { <p class="compare-proven" data-grade="proven"><bdi>{words}</bdi></p> })}
            {relation.map(|relation| view! { <p class="compare-relation">{relation}</p> })}
        </div>
    }
}

/// Returns whether the values' differing characters can be marked: only values of the same nature can differ by
/// characters.
fn markable(one: &Value, other: &Value) -> bool {
    core::mem::discriminant(one) == core::mem::discriminant(other)
}

/// Returns true if a value can be copied. Words about a value that is not there cannot.
const fn is_copied(value: &Value) -> bool {
    !matches!(value, Value::Nothing | Value::Form(_))
}

#[component]
fn Side(text: String, other: String, marked: bool, copied: bool, what: String) -> impl IntoView {
    let shown = if marked {
        view! { <Difference value=text.clone() other /> }.into_any()
    } else {
        let shown = words::safe_text(&text, LIMIT).shown;
        view! { <bdi>{shown}</bdi> }.into_any()
    };
    view! {
        <span class="exact">
            <code translate="no" class="value">{shown}</code>
            {copied.then(|| view! { <CopyButton value=text what /> })}
        </span>
    }
}
