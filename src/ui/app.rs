//! Puts the page together: its frame, its addresses, and the state that outlives a change of page.

use leptos::prelude::*;

use super::components::announcer::{Announcer, LiveRegion};
use super::components::frame::{Masthead, Skip, follow_navigation};
use super::components::missing_part::MissingLaterPart;
use super::elsewhere::FromElsewhere;
use super::files::Files;
use super::later::{LaterPart, Loaded, later};
use super::later_views;
use super::locale::{Locale, Localized};
use super::pages::proof::{IdOfEitherKind, ProofPage};
use super::pages::sample::SamplePage;
use super::reactive::{Lasting, effect, owned, redrawn};
use super::router::Router;
use crate::model::paths::Page;
use words::Language;

/// Draws the page.
#[component]
pub fn App(
    /// The reader's language, if its words did not arrive.
    missing: Option<Language>,
    /// The later part of the page, if it was loaded before anything is drawn.
    later_part: Option<Loaded>,
) -> impl IntoView {
    provide_context(Locale::new(missing));
    provide_context(Files::default());
    provide_context(LiveRegion::default());
    provide_context(IdOfEitherKind(Lasting::new(None)));
    provide_context(FromElsewhere::nothing());
    let later_part = LaterPart::new(later_views::fetch, later_part);
    provide_context(later_part);
    let router = Router::start();
    provide_context(router);
    follow_navigation();
    let page = router.page();
    effect(move || {
        if !page.with(Page::leads_to_verdict) {
            later_part.load();
        }
    });
    view! {
        <Localized><Skip /><Masthead /></Localized>
        <main id="main" tabindex="-1">
            {later(|views| (views.entrance)())}
            {redrawn(move || owned(|| match page.get() {
                Page::Home => later(|views| (views.home)()),
                Page::Proof(link) => view! { <ProofPage link /> }.into_any(),
                Page::Sample(name) => view! { <SamplePage name /> }.into_any(),
                Page::Files => later(|views| (views.files)()),
                Page::File(number) => later(move |views| (views.file)(number)),
                Page::How => later(|views| (views.how)()),
                Page::Rules => later(|views| (views.rules)()),
                Page::Missing => later(|views| (views.missing)()),
            }))}
            <Localized><MissingLaterPart /></Localized>
        </main>
        {later(|views| (views.colophon)())}
        <Announcer />
    }
}
