//! A proof by its link.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_navigate, use_params_map};

use super::missing::Missing;
use crate::ui::check::Check;
use crate::ui::components::report::ReportView;
use crate::ui::paths;
use crate::ui::state::{Halt, Source, State};
use crate::worker::message::{Link, Trouble};

/// An id that was given without saying of what: it is looked for as a pull, and then as an event.
#[derive(Clone, Copy)]
pub struct BareId(pub RwSignal<Option<String>>);

/// The report of a pull's link.
#[component]
pub fn PullPage() -> impl IntoView {
    view! { <ProofPage link=paths::pull /> }
}

/// The report of an event's link.
#[component]
pub fn EventPage() -> impl IntoView {
    view! { <ProofPage link=paths::event /> }
}

#[component]
fn ProofPage(link: fn(&str) -> Option<Link>) -> impl IntoView {
    let params = use_params_map();
    let id = Memo::new(move |_| params.with(|params| params.get("id")).unwrap_or_default());
    move || match link(&id.get()) {
        Some(link) => {
            let check = Check::start(Source::Link(link.clone()));
            if let Link::Pull(id) = link {
                try_the_other_kind(&check, id);
            }
            view! { <ReportView check /> }.into_any()
        }
        None => view! { <Missing /> }.into_any(),
    }
}

/// Goes on to the event of the same id when the service knows no such pull and the reader did not say
/// that it is one.
fn try_the_other_kind(check: &Check, id: String) {
    let BareId(bare) = expect_context();
    if bare.get_untracked().as_deref() != Some(&id) {
        return;
    }
    let navigate = use_navigate();
    let state = check.seen.state.clone();
    Effect::new(move |_| match state.get() {
        State::Halted(Halt::Trouble(Trouble::UnknownId)) => {
            bare.set(None);
            let replace = NavigateOptions {
                replace: true,
                ..Default::default()
            };
            navigate(&paths::proof(&Link::Event(id.clone())), replace);
        }
        State::Starting | State::Receiving { .. } => {}
        State::Checking { .. } | State::Done | State::Halted(_) | State::Cancelled => {
            bare.set(None)
        }
    });
}
