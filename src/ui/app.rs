//! Puts the page together: its frame, its addresses, and the state that outlives a change of page.

use leptos::ev;
use leptos::prelude::*;

use super::components::files::drop_zone::DropZone;
use super::components::frame::announcer::{Announcer, LiveRegion};
use super::components::frame::site::SettingsFault;
use super::components::frame::{Colophon, Masthead, Skip, follow_navigation};
use super::components::parts::copy::copy_whole;
use super::components::parts::error_panel::Refused;
use super::elsewhere::FromElsewhere;
use super::files::Files;
use super::locale::{Locale, Localized};
use super::pages::files::{FilePage, FilesPage};
use super::pages::home::Home;
use super::pages::how::How;
use super::pages::missing::Missing;
use super::pages::proof::{IdOfEitherKind, ProofPage};
use super::pages::rules::RulesPage;
use super::pages::sample::SamplePage;
use super::reactive::{Lasting, owned, redrawn};
use super::router::Router;
use crate::model::paths::Page;
use words::Language;

/// Draws the page.
#[component]
pub fn App(
    /// The reader's language, if its words did not arrive.
    missing: Option<Language>,
) -> impl IntoView {
    provide_context(Locale::new(missing));
    provide_context(Files::default());
    provide_context(LiveRegion::default());
    provide_context(IdOfEitherKind(Lasting::new(None)));
    provide_context(FromElsewhere::nothing());
    let router = Router::start();
    provide_context(router);
    follow_navigation();
    window_event_listener(ev::copy, |event| copy_whole(&event));
    let page = router.page();
    view! {
        <Localized><Skip /><Masthead /></Localized>
        <main id="main" tabindex="-1">
            <Localized><SettingsFault /><DropZone /><Refused /></Localized>
            {redrawn(move || owned(|| match page.get() {
                Page::Home => view! { <Localized><Home /></Localized> }.into_any(),
                Page::Proof(link) => view! { <ProofPage link /> }.into_any(),
                Page::Sample(name) => view! { <SamplePage name /> }.into_any(),
                Page::Files => view! { <FilesPage /> }.into_any(),
                Page::File(number) => view! { <FilePage number /> }.into_any(),
                Page::How => view! { <Localized><How /></Localized> }.into_any(),
                Page::Rules => view! { <RulesPage /> }.into_any(),
                Page::Missing => view! { <Localized><Missing /></Localized> }.into_any(),
            }))}
        </main>
        <Localized><Colophon /></Localized>
        <Announcer />
    }
}
