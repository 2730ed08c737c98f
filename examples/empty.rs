//! An empty Leptos page: what a browser needs to show any such page at all, for the benchmark.

use leptos::prelude::*;

fn main() {
    leptos::mount::mount_to_body(|| view! { <p id="mounted">"An empty page."</p> });
}
