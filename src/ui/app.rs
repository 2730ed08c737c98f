//! The whole page: its frame, its addresses, and what outlives a change of page.

use leptos::prelude::*;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;

use super::components::announcer::{Announcer, Voice};
use super::components::desk::Desk;
use super::components::frame::{Colophon, Masthead, Skip, follow_navigation};
use super::components::trouble::Refused;
use super::files::Files;
use super::pages::files::{FilePage, FilesPage};
use super::pages::home::Home;
use super::pages::missing::Missing;
use super::pages::proof::{BareId, EventPage, PullPage};
use super::pages::sample::SamplePage;

/// The page.
#[component]
pub fn App() -> impl IntoView {
    provide_context(Files::default());
    provide_context(Voice::default());
    provide_context(BareId(RwSignal::new(None)));
    view! {
        <Router>
            <Frame />
        </Router>
    }
}

#[component]
fn Frame() -> impl IntoView {
    follow_navigation();
    view! {
        <Skip />
        <Masthead />
        <main id="main" tabindex="-1">
            <Desk />
            <Refused />
            <Routes fallback=|| view! { <Missing /> }>
                <Route path=path!("/") view=Home />
                <Route path=path!("/packs/verify/:id") view=PullPage />
                <Route path=path!("/pack-events/verify/:id") view=EventPage />
                <Route path=path!("/samples/:name") view=SamplePage />
                <Route path=path!("/files") view=FilesPage />
                <Route path=path!("/files/:number") view=FilePage />
            </Routes>
        </main>
        <Colophon />
        <Announcer />
    }
}
