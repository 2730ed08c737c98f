//! Starts the page.

fn main() {
    wasm_bindgen_futures::spawn_local(async {
        page::ui::settings::begin();
        let missing = page::ui::locale::load_initial().await;
        // The shell of index.html stood in for the page until now.
        if let Some(shell) = leptos::prelude::document().get_element_by_id("shell") {
            shell.remove();
        }
        leptos::mount::mount_to_body(move || leptos::view! { <page::ui::app::App missing /> });
    });
}
