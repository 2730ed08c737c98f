//! Shows the assumptions that remain under any verdict. The list is always visible next to the verdict, and each item
//! opens to its reason and a remedy. Below it are the time and the source of the verdict, for a reader who receives the
//! report.

use std::sync::Arc;

use leptos::prelude::*;

use crate::build::BUILD;
use crate::ui::check::{Check, CheckSignals};
use crate::ui::components::frame::build::BuildFacts;
use crate::ui::components::parts::copy::Exact;
use crate::ui::components::parts::qr::QrCode;
use crate::ui::components::reading::contract::ContractFacts;
use crate::ui::components::report::pass_on::with_pull;
use crate::ui::components::report::save_proof::SaveProof;
use crate::ui::reactive::{redrawn, text};
use crate::ui::{clock, deployment};
use crate::worker::selftest;
use answer::{Answer, Trusted};
use chain::endpoint::Endpoint;
use verify::hash::Hash32;
use words::{Believed, Context, Origin};

/// Draws the list, from the first report on, through every reading of the contract.
#[component]
pub fn Trust(
    /// The check, with its report.
    check: Check,
) -> impl IntoView {
    let signals = check.signals;
    let answer = signals.answer.get_untracked()?;
    let kind = answer.report.kind;
    let origin = check.source().origin();
    let row = move |trusted: Trusted| {
        let sentence = text(move || {
            let answer = signals.answer.get();
            let words = answer.map(|answer| believed(trusted, &answer, signals).sentence);
            words.unwrap_or_default()
        });
        let more = match trusted {
            Trusted::Contract => {
                view! { <p data-anchored-once="">{words::say!(trust_contract_once)}</p><ContractFacts answer=answer.clone() /> }.into_any()
            }
            Trusted::Unbound => {
                let each = words::trust::unbound(kind)
                    .into_iter()
                    .map(|words| view! { <li>{words}</li> });
                view! { <ul>{each.collect_view()}</ul> }.into_any()
            }
            Trusted::Code => view! { <BuildFacts /> }.into_any(),
            Trusted::Endpoint | Trusted::Oracle => ().into_any(),
        };
        let Believed {
            why, what_to_do, ..
        } = untrack(|| believed(trusted, &answer, signals));
        let saves = (trusted == Trusted::Code).then(|| view! { <SaveProof /> });
        view! {
            <details data-trust=trusted.name()>
                <summary><bdi prop:textContent=sentence></bdi></summary>
                <div class="trust-more"><p>{why}{words::join::between()}{what_to_do}</p>{saves}{more}</div>
            </details>
        }
    };
    let latest = check.signals.answer;
    let number = text(move || {
        let left = |answer: &Arc<Answer>| answer.trust.len();
        latest.with(|answer| answer.as_ref().map(left).unwrap_or_default())
    });
    let rows = Trusted::ALL.map(move |trusted| {
        let row = row.clone();
        let is_left = move |answer: &Arc<Answer>| answer.trust.contains(&trusted);
        let is_left =
            Memo::new(move |_| latest.with(|answer| answer.as_ref().is_some_and(is_left)));
        redrawn(move || is_left.get().then(|| row(trusted)))
    });
    let of_file =
        (origin == Origin::File).then(|| view! { <Fingerprint of=check.signals.fingerprint /> });
    Some(view! {
        <details class="trust fold" id="trust">
            <summary><h2>{words::say!(trust_still_trusted)}" ("<span prop:textContent=number></span>")"</h2></summary>
            {rows}
            {of_file}
            <p class="note" data-computed="">
                <span prop:textContent={text(move || computed(check))}></span>{words::join::between()}{words::share::see_for_yourself(origin)}
            </p>
            <p class="note" data-self-test="" prop:textContent={text(move || self_test(check))}></p>
        </details>
    })
}

/// Draws, on paper alone, how a reader of the paper runs the check again: the time, and the link as text and as a code.
#[component]
pub fn OnPaper(check: Check) -> impl IntoView {
    let origin = check.source().origin();
    let address = check.address().map(|proof| with_pull(&check, proof));
    let link = address.map(|address| {
        redrawn(move || {
            let link = address.get();
            view! { <figure><QrCode link=link.clone() /><figcaption><code translate="no">{link}</code></figcaption></figure> }
        })
    });
    view! {
        <div class="paper">
            <p><span prop:textContent={text(move || computed(check))}></span>{words::join::between()}{words::share::see_for_yourself(origin)}</p>
            {link}
        </div>
    }
}

/// Returns the words about the number of known proofs that the checker was tested on: for the check, and after a
/// reading of the contract for that too.
fn self_test(check: Check) -> String {
    let signals = check.signals;
    let settles = signals.read.with(Option::is_some);
    let kind = signals.kind.get();
    let count = |settles| kind.map_or(0, |kind| selftest::count(kind, settles));
    let of_chain = if settles { count(true) } else { 0 };
    words::say!(
        trust_self_test,
        passed = count(false).saturating_add(of_chain),
        all = count(false).saturating_add(of_chain)
    )
}

/// Draws the fingerprint that identifies the file to the byte.
#[component]
fn Fingerprint(of: RwSignal<Option<Hash32>>) -> impl IntoView {
    redrawn(move || {
        of.get().map(|fingerprint| {
            view! {
                <details data-fingerprint="">
                    <summary>{words::say!(trust_fingerprint)}</summary>
                    <div class="trust-more">
                        <p>{words::say!(trust_fingerprint_why)}</p>
                        <Exact value=fingerprint.to_string() what=words::say!(trust_fingerprint_name) />
                    </div>
                </details>
            }
        })
    })
}

/// Returns the words about the time and the source of a check's report.
fn computed(check: Check) -> String {
    let at = clock::both_times(check.signals.at.get());
    words::share::computed(check.source().origin(), &at)
}

/// Returns one assumption in words, from the results so far.
fn believed(trusted: Trusted, answer: &Answer, signals: CheckSignals) -> Believed {
    let read = signals.live();
    let being_asked: Vec<_> = signals
        .asking
        .with(|asking| asking.iter().map(Endpoint::host).collect());
    let context = Context {
        build: BUILD,
        listed: deployment::look_up(answer.subject.contract()),
        reading: read.as_ref().map(|read| &read.reading),
        being_asked: &being_asked,
    };
    Believed::of(trusted, answer, &context)
}
