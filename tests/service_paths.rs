//! Holds the start script's paths of payloads to the program's.

use intake::Link;

const FIRST: &str = include_str!("../src/ui/shell/first.js");

#[test]
fn the_start_script_asks_where_the_program_asks() {
    let of = |link: Link| link.service_path().replace("ID", "${id}");
    for (kind, path) in [
        ("packs", of(Link::Pull("ID".into()))),
        ("\"pack-events\"", of(Link::Event("ID".into()))),
    ] {
        let line = format!("  {kind}: (id) => `{path}`,\n");
        assert!(FIRST.contains(&line), "{line}");
    }
}
