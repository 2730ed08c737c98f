//! The page's entry.

fn main() {
    leptos::mount::mount_to_body(packproof::ui::app::App);
}
