//! Starts the page.

fn main() {
    wasm_bindgen_futures::spawn_local(async {
        page::ui::settings::begin();
        let missing = page::ui::locale::load_initial().await;
        // At an address without a check, the page loads whole before it is drawn.
        let later_part = if page::ui::router::page_here().leads_to_verdict() {
            None
        } else {
            Some(page::ui::later_views::fetch().await)
        };
        // The shell of index.html stood in for the page until now.
        if let Some(shell) = leptos::prelude::document().get_element_by_id("shell") {
            shell.remove();
        }
        leptos::mount::mount_to_body(
            move || leptos::view! { <page::ui::app::App missing later_part /> },
        );
    });
}
