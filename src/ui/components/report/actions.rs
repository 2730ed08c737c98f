//! Draws the actions on a report. The first button is the most helpful one; the others are behind "More".

use leptos::html;
use leptos::prelude::*;

use crate::model::paths;
use crate::ui::check::Check;
use crate::ui::components::files::open_button::OpenButton;
use crate::ui::components::reading::confirm::Confirm;
use crate::ui::components::reading::reading_result::{Proving, ReadingResult};
use crate::ui::components::reading::waiting::UntilTheEnd;
use crate::ui::components::report::chosen_pull::ChosenPull;
use crate::ui::components::report::other_type::OtherType;
use crate::ui::components::report::pass_on::PassOn;
use crate::ui::components::report::save_proof::Saved;
use crate::ui::reactive::redrawn;
use crate::ui::{browser, router};
use answer::Next;
use explain::Subject;

/// Draws the buttons under a verdict, from the first report on.
#[component]
pub fn Actions(
    /// The check, with its report.
    check: Check,
) -> impl IntoView {
    let answer = check.signals.answer;
    let first = answer.get_untracked()?;
    let contract = first.subject.contract().clone();
    let (can_ask, kind) = (first.can_ask, first.report.kind);
    let next = Memo::new(move |_| answer.with(|answer| answer.as_ref().map(|answer| answer.next)));
    let more = RwSignal::new(false);
    let region = NodeRef::<html::Div>::new();
    let event = match &first.subject {
        Subject::Event(event) => Some(event.is_live() && check.link().is_some()),
        Subject::Pull(_) => None,
    };
    let chosen = event.map(|_| view! { <ChosenPull check /> });
    let runs = event.filter(|runs| *runs);
    let runs = runs.map(|_| view! { <UntilTheEnd check /> });
    let is_saved = RwSignal::new(false);
    let save = move |_| {
        is_saved.set(true);
        check.save_proof();
    };
    let button = redrawn(move || match next.get()? {
        Next::Differs(step, _) => Some(
            view! {
                <button
                    type="button"
                    class="button primary"
                    data-action="see-difference"
                    on:click=move |_| browser::go_to_difference(&paths::step_id(step))
                >
                    {words::say!(wrong_see)}
                </button>
            }
            .into_any(),
        ),
        Next::Origin(step) => Some(
            view! {
                <button
                    type="button"
                    class="button primary"
                    data-action="see-origin"
                    on:click=move |_| browser::go_to(&paths::step_id(step))
                >
                    {words::say!(wrong_see_origin)}
                </button>
            }
            .into_any(),
        ),
        Next::Own => Some(
            view! {
                <a class="button primary" href=router::href(paths::HOME)>
                    {words::say!(how_your_own)}
                </a>
            }
            .into_any(),
        ),
        Next::Save => Some(
            view! {
                <button
                    type="button"
                    class="button primary"
                    data-action="save-proof"
                    on:click=save
                >
                    {words::say!(share_save_this)}
                </button>
            }
            .into_any(),
        ),
        Next::Confirm(_) => None,
    });
    let others = move || {
        // Only this button follows the answer, so that an open picture stays open while the page reads the blockchain.
        let saves = redrawn(move || {
            (next.get() != Some(Next::Save)).then(|| {
            view! { <button type="button" class="button" data-action="save-proof" on:click=save>{words::say!(share_save_proof)}</button> }
        })
        });
        view! {
            <div class="actions-more" id="more-actions">
                <PassOn check />
                <OtherType />
                {saves}
                <button type="button" class="button" data-action="print" on:click=|_| browser::print()>{words::say!(paper_print)}</button>
                <OpenButton label=words::say!(share_open_saved) />
            </div>
        }
    };
    Some(view! {
        <div class="report-actions">
            {chosen}
            <ReadingResult check region />
            <div class="actions" data-more=move || more.get().then_some("")>
                {button}
                {can_ask.then(|| view! { <Confirm check contract kind next /> })}
                <button
                    type="button"
                    class="button"
                    data-action="more"
                    aria-expanded=move || more.get().to_string()
                    aria-controls="more-actions"
                    on:click=move |_| more.update(|more| *more = !*more)
                >
                    {words::say!(share_more)}
                </button>
                {redrawn(move || more.get().then(others))}
            </div>
            <Saved check is_pressed=is_saved />
            <Proving check region />
            {runs}
        </div>
    })
}
