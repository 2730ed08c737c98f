//! Finds the uses between the files of a made-up crate.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]

use std::fs;
use std::path::{Path, PathBuf};

use architecture::arrows::{Arrows, circles, draw};
use architecture::modules::Modules;

/// Writes a crate's files, and finds their arrows.
fn found(name: &str, files: &[(&str, &str)]) -> Arrows {
    let source = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(fs::remove_dir_all(&source));
    for (file, text) in files {
        let path = source.join(file);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }
    let programs: Vec<PathBuf> = vec![source.join("main.rs")];
    let library = source.join("lib.rs");
    let modules = Modules::read(&source, Some(("made_up", &library)), &programs);
    modules.expect("a crate").arrows()
}

fn of(lines: &[(&str, &str)]) -> Arrows {
    let mut arrows = Arrows::new();
    for (from, to) in lines {
        draw(&mut arrows, from, to);
    }
    arrows
}

#[test]
fn every_way_to_name_a_file_is_an_arrow_and_nothing_else_is() {
    let arrows = found(
        "every_way",
        &[
            (
                "lib.rs",
                "mod a; mod b; mod c; mod d; mod e { pub fn inline() { super::c::C; } } mod tested;",
            ),
            ("main.rs", "fn main() { made_up::a::run(); }"),
            // An import in braces, and one of a module under another name.
            (
                "a.rs",
                "pub mod inner; use crate::{b::B, c as other}; pub fn run() { other::c(); inner::go() }",
            ),
            // A file in the folder of another.
            ("a/inner.rs", "pub fn go() { super::super::d::d(); }"),
            // Paths in the tokens of a macro of any grammar.
            (
                "b.rs",
                "pub struct B; pub fn b() { view! { <p>{crate::c::say!(x)} y=d::d() </p> } }",
            ),
            // Names of other crates, and of types.
            (
                "c.rs",
                "use std::fmt; pub struct C; fn c() -> fmt::Result { C::new(); Vec::<u8>::new() }",
            ),
            (
                "d.rs",
                "pub fn d() {} #[cfg(test)] mod tests { use crate::a::run; } #[cfg(test)] fn t() { crate::b::b() }",
            ),
            (
                "tested.rs",
                "#[cfg(test)] use crate::a; #[cfg(not(test))] use crate::b::B;",
            ),
        ],
    );
    let expected = of(&[
        ("a.rs", "a/inner.rs"),
        ("a.rs", "b.rs"),
        ("a.rs", "c.rs"),
        ("a/inner.rs", "d.rs"),
        ("b.rs", "c.rs"),
        ("lib.rs", "c.rs"),
        ("main.rs", "a.rs"),
        ("tested.rs", "b.rs"),
    ]);
    assert_eq!(arrows, expected);
    assert!(circles(&arrows).is_empty());
}

#[test]
fn a_child_that_uses_its_parent_s_re_export_is_in_a_circle() {
    let arrows = found(
        "facade",
        &[
            ("lib.rs", "mod parent;"),
            ("main.rs", "fn main() {}"),
            ("parent/mod.rs", "mod one; mod two; pub use one::One;"),
            ("parent/one.rs", "pub struct One;"),
            ("parent/two.rs", "use super::One;"),
        ],
    );
    assert!(
        circles(&arrows).is_empty(),
        "the parent does not use the second child"
    );
    let arrows = found(
        "circle",
        &[
            ("lib.rs", "mod parent;"),
            ("main.rs", "fn main() {}"),
            (
                "parent/mod.rs",
                "mod one; mod two; pub use one::One; pub use two::Two;",
            ),
            ("parent/one.rs", "pub struct One;"),
            ("parent/two.rs", "pub struct Two(super::One);"),
        ],
    );
    let circles: Vec<Vec<String>> = circles(&arrows)
        .into_iter()
        .map(|it| it.into_iter().collect())
        .collect();
    assert_eq!(circles, [["parent/mod.rs", "parent/two.rs"]]);
}
