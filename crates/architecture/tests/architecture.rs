//! Compares the code with the arrows that `docs/architecture.md` draws.
//!
//! With `PACKPROOF_WRITE=1` the test writes the document's arrows and picture: read the difference before you commit
//! it.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]

use std::collections::BTreeSet;
use std::sync::LazyLock;
use std::{env, fs};

use architecture::arrows::{Arrows, circles, missing};
use architecture::document::Drawn;
use architecture::workspace::Workspace;

const DOCUMENT: &str = "docs/architecture.md";

/// The workspace, read once for all tests.
static WORKSPACE: LazyLock<Workspace> = LazyLock::new(|| Workspace::read().expect("the workspace"));

fn found(workspace: &Workspace) -> Drawn {
    Drawn {
        crates: workspace.crates.clone(),
        rooms: workspace.rooms(),
    }
}

/// Lists the circles of a crate, one a line.
fn said(name: &str, arrows: &Arrows) -> String {
    let said = |circle: BTreeSet<String>| {
        let names: Vec<String> = circle.into_iter().collect();
        format!("{name}: {}\n", names.join(", "))
    };
    circles(arrows).into_iter().map(said).collect()
}

#[test]
fn the_files_form_no_circle() {
    let workspace = &*WORKSPACE;
    let circles: String = workspace
        .files
        .iter()
        .map(|(name, files)| said(name, files))
        .collect();
    assert!(circles.is_empty(), "files in a circle:\n{circles}");
}

#[test]
fn the_rooms_form_no_circle() {
    let workspace = &*WORKSPACE;
    let circles: String = workspace
        .rooms()
        .iter()
        .map(|(name, rooms)| said(name, rooms))
        .collect();
    assert!(circles.is_empty(), "rooms in a circle:\n{circles}");
}

#[test]
fn every_arrow_is_drawn_and_every_drawn_arrow_is_there() {
    let workspace = &*WORKSPACE;
    let found = found(workspace);
    let path = workspace.root.join(DOCUMENT);
    let mut text = fs::read_to_string(&path).expect("the document");
    if env::var_os("PACKPROOF_WRITE").is_some() {
        text = found.write(&text).expect("a block");
        text = found.picture(&text).expect("a picture");
        fs::write(&path, &text).expect("the document is written");
    }
    assert!(
        found.picture(&text).as_ref() == Ok(&text),
        "the picture in {DOCUMENT} has other arrows: write it with PACKPROOF_WRITE=1"
    );
    let drawn = Drawn::read(&text).unwrap_or_else(|fault| panic!("{DOCUMENT}: {fault}"));
    let (found, drawn) = (found.all(), drawn.all());
    let [undrawn, gone] =
        [missing(&found, &drawn), missing(&drawn, &found)].map(|it| it.join("\n"));
    assert!(undrawn.is_empty(), "not drawn in {DOCUMENT}:\n{undrawn}");
    assert!(
        gone.is_empty(),
        "drawn in {DOCUMENT}, and not there:\n{gone}"
    );
    let names = |arrows: &Arrows| -> BTreeSet<String> { arrows.keys().cloned().collect() };
    assert_eq!(names(&found), names(&drawn), "crates and rooms");
}

#[test]
fn every_crate_has_its_purpose_in_a_line() {
    let text = fs::read_to_string(WORKSPACE.root.join(DOCUMENT)).expect("the document");
    for name in WORKSPACE.crates.keys() {
        assert!(
            text.contains(&format!("\n| `{name}` | ")),
            "{DOCUMENT} says nothing of {name}"
        );
    }
}
