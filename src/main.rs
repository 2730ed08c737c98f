//! The page's entry.

fn main() {
    // What stood in for the page until now (index.html).
    if let Some(shell) = leptos::prelude::document().get_element_by_id("shell") {
        shell.remove();
    }
    leptos::mount::mount_to_body(packproof::ui::app::App);
}
