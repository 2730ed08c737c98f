//! The mark of a step or a question: a shape, a colour and a word.

use leptos::prelude::*;

use words::Mark;

/// The mark. It contains its word for readers who do not see its shape.
#[component]
pub fn MarkSign(
    /// Its state.
    #[prop(into)]
    mark: Signal<Mark>,
) -> impl IntoView {
    move || {
        let mark = mark.get();
        let shape = match mark {
            Mark::Waiting => view! { <circle class="ring" cx="12" cy="12" r="9" /> }.into_any(),
            Mark::Skipped => {
                view! { <circle class="ring" cx="12" cy="12" r="9" stroke-dasharray="3.2 2.45" /> }
                    .into_any()
            }
            Mark::Passed => view! {
                <circle class="ring" cx="12" cy="12" r="9" />
                <path d="m7.8 12.4 2.9 2.9 5.6-6" />
            }
            .into_any(),
            Mark::Failed => view! {
                <circle class="disk" cx="12" cy="12" r="10" />
                <path d="m8.4 8.4 7.2 7.2m0-7.2-7.2 7.2" />
            }
            .into_any(),
        };
        view! {
            <span class="mark" data-mark=mark.name()>
                <svg viewBox="0 0 24 24" aria-hidden="true">{shape}</svg>
                <span class="unseen">{words::mark_word(mark)}{words::say!(joint_colon)}</span>
            </span>
        }
    }
}
