//! Shows a proof by its link.

use leptos::prelude::*;

use crate::model::paths;
use crate::ui::check::Check;
use crate::ui::components::report::ReportView;
use crate::ui::reactive::{Lasting, effect};
use crate::ui::router::Router;
use crate::ui::state::{Source, State};
use crate::worker::task::Link;
use intake::LoadError;
use words::CheckError;

/// An id without its kind. The page looks for a pull, and then for an event.
#[derive(Clone, Copy)]
pub struct IdOfEitherKind(pub Lasting<Option<String>>);

/// Draws the report of a link.
#[component]
pub fn ProofPage(link: Link) -> impl IntoView {
    let check = Check::start_in_view(Source::Link(link.clone()));
    try_the_other_kind(&check, &link);
    view! { <ReportView check /> }
}

/// Goes on to the answer's link, if the service answers at a pull's address with the event of that id. Goes on to the
/// event of the same id if the service knows no such pull, and the reader typed the id without a kind.
fn try_the_other_kind(check: &Check, link: &Link) {
    let IdOfEitherKind(bare) = expect_context();
    let Link::Pull(id) = link.clone() else {
        return;
    };
    let is_bare = bare.get_untracked().as_ref() == Some(&id);
    let router = expect_context::<Router>();
    let fragment = router.fragment();
    let state = check.signals.state;
    effect(move || match state.get() {
        State::Halted(CheckError::Load(LoadError::AnotherKind(_, Some(own)))) => {
            bare.set(None);
            router.replace(&(paths::proof(&own) + &fragment.get_untracked()));
        }
        State::Halted(CheckError::Load(error)) if is_bare && error.is_without_proof() => {
            bare.set(None);
            router.replace(&paths::proof(&Link::Event(id.clone())));
        }
        State::Starting | State::Receiving { .. } => {}
        State::Checking { .. } | State::Done | State::Halted(_) | State::Cancelled => {
            if is_bare {
                bare.set(None);
            }
        }
    });
}
