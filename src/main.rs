//! The page's entry.

fn main() {
    wasm_bindgen_futures::spawn_local(async {
        let missing = page::ui::locale::load_initial().await;
        // Where nothing leads to a verdict, the page is drawn whole.
        let rest = if page::ui::router::page_here().leads_to_verdict() {
            None
        } else {
            Some(page::ui::rest::fetch().await)
        };
        // The shell that replaced the page until now (index.html).
        if let Some(shell) = leptos::prelude::document().get_element_by_id("shell") {
            shell.remove();
        }
        leptos::mount::mount_to_body(move || leptos::view! { <page::ui::app::App missing rest /> });
    });
}
