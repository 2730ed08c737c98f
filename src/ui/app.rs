//! The whole page: its frame, its addresses, and what outlives a change of page.

use leptos::prelude::*;

use super::components::announcer::{Announcer, Voice};
use super::components::desk::Desk;
use super::components::frame::{Colophon, Masthead, Skip, follow_navigation};
use super::components::trouble::Refused;
use super::files::Files;
use super::pages::files::{FilePage, FilesPage};
use super::pages::home::Home;
use super::pages::how::How;
use super::pages::missing::Missing;
use super::pages::proof::{BareId, ProofPage};
use super::pages::rules::RulesPage;
use super::pages::sample::SamplePage;
use super::paths::Page;
use super::place::Place;
use super::tongue::{Tongue, Worded};
use words::Language;

/// The page.
#[component]
pub fn App(
    /// The language that the reader should have had, if its words did not come.
    missing: Option<Language>,
) -> impl IntoView {
    provide_context(Tongue::new(missing));
    provide_context(Files::default());
    provide_context(Voice::default());
    provide_context(BareId(RwSignal::new(None)));
    let place = Place::followed();
    provide_context(place);
    follow_navigation();
    let page = place.page();
    view! {
        <Worded><Skip /><Masthead /></Worded>
        <main id="main" tabindex="-1">
            <Worded><Desk /><Refused /></Worded>
            {move || match page.get() {
                Page::Home => view! { <Worded><Home /></Worded> }.into_any(),
                Page::Proof(link) => view! { <ProofPage link /> }.into_any(),
                Page::Sample(name) => view! { <SamplePage name /> }.into_any(),
                Page::Files => view! { <FilesPage /> }.into_any(),
                Page::File(number) => view! { <FilePage number /> }.into_any(),
                Page::How => view! { <Worded><How /></Worded> }.into_any(),
                Page::Rules => view! { <RulesPage /> }.into_any(),
                Page::Missing => view! { <Worded><Missing /></Worded> }.into_any(),
            }}
        </main>
        <Worded><Colophon /></Worded>
        <Announcer />
    }
}
