//! Mounts an empty Leptos page: the least that a browser needs to show any such page, for the benchmark.

use leptos::prelude::*;

fn main() {
    leptos::mount::mount_to_body(|| view! { <p id="mounted">"An empty page."</p> });
}
