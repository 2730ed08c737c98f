//! Draws the mark of a step or a question: a shape, a colour and a word.

use leptos::prelude::*;

use crate::model::mark;
use crate::ui::reactive::redrawn;

use answer::Mark;

/// Draws a mark that no longer changes. It contains its word for readers who do not see its shape.
#[component]
pub fn MarkSign(
    /// The mark's state.
    mark: Mark,
) -> impl IntoView {
    view! {
        <Drawn mark>
            <span class="unseen">{words::verdict::mark_word(mark)}{words::say!(joint_colon)}</span>
        </Drawn>
    }
}

/// Draws a mark that can still change: of a step that is checked, or that the contract settles.
#[component]
pub fn ChangingMark(
    /// The mark's state.
    #[prop(into)]
    mark: Signal<Mark>,
) -> impl IntoView {
    redrawn(move || view! { <MarkSign mark=mark.get() /> })
}

/// Draws the meaning of each shape. Each mark has a different word for readers who do not see its
/// shape.
#[component]
pub fn Legend(
    /// True if something failed, so that a cross is among the marks.
    #[prop(into, optional)]
    has_failed: Signal<bool>,
) -> impl IntoView {
    redrawn(move || {
        let cross = has_failed.get().then_some(Mark::Failed);
        let marks = cross.into_iter().chain(Mark::LEGEND);
        let each =
            marks.map(|mark| view! { <li><Drawn mark />{words::verdict::mark_word(mark)}</li> });
        view! { <ul class="legend" aria-hidden="true">{each.collect_view()}</ul> }
    })
}

/// Draws the shape alone.
#[component]
fn Drawn(mark: Mark, #[prop(optional)] children: Option<Children>) -> impl IntoView {
    let paths = mark::paths(mark.shape()).iter();
    let shape = paths.map(|(class, d)| view! { <path class=*class d=*d /> });
    let shape = shape.collect_view();
    view! {
        <span class="mark" data-mark=mark.name() data-basis=mark.basis_name()>
            <svg viewBox="0 0 24 24" aria-hidden="true">{shape}</svg>
            {children.map(|children| children())}
        </span>
    }
}
