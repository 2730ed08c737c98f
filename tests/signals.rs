//! Asserts that a signal which lives as long as the page ends the subscriptions of dropped views.

use std::fs;
use std::path::Path;

/// The files whose state lives as long as the page: `app` provides it, once.
const FILES: [&str; 5] = ["app", "elsewhere", "files", "locale", "router"];

/// A signal of Leptos would keep half a kilobyte of each report that was ever shown.
#[test]
fn the_state_of_the_page_is_in_lasting_signals() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui");
    for file in FILES {
        let source = fs::read_to_string(folder.join(file).with_extension("rs")).expect("a file");
        let of_leptos = source.lines().filter(|line| {
            line.contains("RwSignal::new(")
                || line.contains(": RwSignal<")
                || line.contains("(RwSignal<")
        });
        assert_eq!(of_leptos.collect::<Vec<_>>(), [""; 0], "{file}.rs");
    }
}
