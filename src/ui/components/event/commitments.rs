//! Shows an event's early commitments and the values that it revealed at its end: each bond between two values,
//! and the result of the step that compared them.

use leptos::prelude::*;

use crate::ui::check::CheckSignals;
use crate::ui::components::parts::copy::Exact;
use crate::ui::components::parts::mark::ChangingMark;
use crate::ui::components::parts::safe_text::{SafeText, ShortHash};
use crate::ui::components::report::save_proof::SaveProof;
use crate::ui::reactive::{redrawn, text};
use explain::event::EventSubject;
use verify::report::{Point, StepId};

/// A published value, the value that it binds, and the step that compares the two.
type CommitmentPair = (&'static str, &'static str, StepId);

const DECK: CommitmentPair = ("deck_hash", "deck_snapshot", StepId::DeckHash);
const V1: &[CommitmentPair] = &[
    DECK,
    ("deck_hash", CONTRACT, StepId::Contract),
    ("vrf_request_id", "random_seed", StepId::SeedOrigin),
];
const V2: &[CommitmentPair] = &[
    DECK,
    ("seed_commitment", "seed_salt", StepId::Salt),
    ("deck_commitment", BOTH, StepId::DeckCommitment),
    ("deck_commitment", CONTRACT, StepId::Contract),
    ("vrf_request_id", "random_seed", StepId::SeedOrigin),
];
/// The values that D2 hashes.
const BOTH: &str = "deck_hash, seed_commitment";
/// The value that the contract holds.
const CONTRACT: &str = "events(vrf_event_id)";

/// Draws the committed and the revealed values, pair by pair.
#[component]
pub fn Commitments(signals: CheckSignals, event: EventSubject) -> impl IntoView {
    let live = event.is_live();
    let v2 = event
        .commitments
        .iter()
        .any(|(name, _)| name == "deck_commitment");
    let bonds = if v2 { V2 } else { V1 };
    let pairs = bonds
        .iter()
        .map(|pair| view! { <Pair signals event=&event pair=*pair live /> })
        .collect_view();
    view! {
        <div class="commitments">
            {live.then(|| view! { <p class="note">{words::say!(about_committed_already)}</p><SaveProof /> })}
            <ol class="bonds">{pairs}</ol>
        </div>
    }
}

#[component]
fn Pair<'a>(
    signals: CheckSignals,
    event: &'a EventSubject,
    pair: CommitmentPair,
    live: bool,
) -> impl IntoView + use<> {
    let (before, after, id) = pair;
    let steps = signals.steps;
    let step = Memo::new(move |_| steps.with(|steps| steps.get(id)));
    let mark = Memo::new(move |_| steps.with(|steps| steps.mark(id)));
    let committed = value(event, before);
    let revealed = value(event, after);
    // Only the contract itself can show its value.
    let held = move || {
        let step = step.get().filter(|_| after == CONTRACT)?;
        let finding = step
            .findings
            .iter()
            .find(|finding| finding.point == Point::ContractAnchor)?;
        Some(words::value::exact(&finding.computed))
    };
    let revealed = Memo::new(move |_| held().or_else(|| revealed.clone()));
    let what = words::commitments::bound_field(after, event.seed_source.as_deref());
    let absent = words::commitments::not_revealed(after == CONTRACT, live);
    view! {
        <li class="bond" data-bond=id.name() data-mark=move || mark.get().name()>
            <p class="bond-mark">
                <ChangingMark mark />
                <span aria-hidden="true" prop:textContent={text(move || words::verdict::mark_word(mark.get()))}></span>
            </p>
            <p>{words::commitments::what_it_binds(id)}</p>
            <div class="bond-sides">
                <div>
                    <p class="bond-when">{words::say!(bond_committed)}</p>
                    <Side name=before what=words::commitments::bound_field(before, None) value=Signal::stored(committed) absent=words::say!(bond_not_published) />
                </div>
                <div>
                    <p class="bond-when">{words::commitments::revealed(after == CONTRACT, after == BOTH)}</p>
                    <Side name=after what value=revealed absent />
                </div>
            </div>
        </li>
    }
}

/// Draws a value's name, and the whole value one click below.
#[component]
fn Side(
    name: &'static str,
    what: String,
    #[prop(into)] value: Signal<Option<String>>,
    absent: &'static str,
) -> impl IntoView {
    view! {
        <p><code translate="no">{name}</code>" "<span class="bond-what">{what}</span></p>
        {redrawn(move || match value.get() {
            Some(value) if value.len() < 32 => view! { <p><SafeText text=value limit=32 /></p> }.into_any(),
            Some(value) => view! {
                <details>
                    <summary><ShortHash value=value.clone() /></summary>
                    <Exact value what=name />
                </details>
            }
            .into_any(),
            None => view! { <p class="absent">{absent}</p> }.into_any(),
        })}
    }
}

/// Returns the value that the report publishes under a name.
fn value(event: &EventSubject, name: &str) -> Option<String> {
    let both = || {
        let fields = event.commitments.iter().chain(&event.revealed);
        fields
            .filter(|(known, _)| known == name)
            .find_map(|(_, value)| value.clone())
    };
    match name {
        "deck_snapshot" => event.cards.map(words::commitments::cards_in_order),
        "vrf_request_id" => event.vrf_request_id.clone(),
        BOTH => Some(words::say!(bond_both_above).to_owned()),
        _ => both(),
    }
}
