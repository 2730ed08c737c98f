//! The name of a build is of all that is shipped, and of nothing else.

use std::{collections::BTreeSet, env, fs, path::Path, process::Command};

use serde_json::Value;

#[allow(dead_code)]
#[path = "../build.rs"]
mod named;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// The shipped packages: the page, whose worker is of the same package, its rules, and the terminal.
const SHIPPED: [&str; 4] = [
    "packproof-page",
    "packproof-protocol",
    "packproof",
    "packproof-js",
];

/// Files that change what is shipped, one of each kind.
const INPUTS: [&str; 19] = [
    ".cargo/config.toml",
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "assets/samples/pull.json",
    "build.rs",
    "crates/cli/src/main.rs",
    "crates/verify/Cargo.toml",
    "crates/verify/src/lib.rs",
    "crates/words/build.rs",
    "crates/words/catalogues/de.ftl",
    "docs/protocol.md",
    "index.html",
    "rust-toolchain.toml",
    "src/ui/shell/start.js",
    "style/base.css",
    "tools/dist.mjs",
    "tools/rustc",
    "tools/worker.toml",
];

/// Files that do not.
const OTHERS: [&str; 17] = [
    ".cargo/mutants.toml",
    "CHANGELOG.md",
    "Makefile",
    "crates/fixtures/src/lib.rs",
    "crates/report/src/tests.rs",
    "crates/report/src/tests/made.rs",
    "crates/service/src/main.rs",
    "crates/verify/benches/verify.rs",
    "crates/verify/tests/vectors.rs",
    "deploy/Caddyfile",
    "docs/deploy.md",
    "examples/watch.yml",
    "tests/chain/smoke.mjs",
    "tests/vectors/manifest.json",
    "tools/install.sh",
    "tools/links.mjs",
    "tools/serve.mjs",
];

fn files() -> BTreeSet<String> {
    let files = named::files(Path::new(ROOT)).expect("the files");
    files.into_iter().collect()
}

#[test]
fn a_change_of_what_is_shipped_changes_it_and_no_other_does() {
    let copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join("build-name");
    let _ = fs::remove_dir_all(&copy);
    for file in files().iter().map(String::as_str).chain(OTHERS) {
        let to = copy.join(file);
        fs::create_dir_all(to.parent().expect("a folder")).expect("made");
        fs::copy(Path::new(ROOT).join(file), to).unwrap_or_else(|why| panic!("{file}: {why}"));
    }
    let name = || named::name(&copy).expect("a name");
    let before = name();
    assert_eq!(before, named::name(Path::new(ROOT)).expect("a name"));
    for (file, counts) in INPUTS
        .map(|file| (file, true))
        .into_iter()
        .chain(OTHERS.map(|file| (file, false)))
    {
        let was = fs::read(copy.join(file)).expect("read");
        fs::write(copy.join(file), [was.as_slice(), b"\n"].concat()).expect("written");
        assert_eq!(name() != before, counts, "{file}");
        fs::write(copy.join(file), was).expect("written");
    }
    assert_eq!(name(), before);
}

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}

/// A file that a source includes counts with it, and so does each script that builds.
#[test]
fn what_is_taken_in_counts() {
    let files = files();
    let mut taken = 0;
    for source in files.iter().filter(|file| file.ends_with(".rs")) {
        let text = fs::read_to_string(Path::new(ROOT).join(source)).expect("a source");
        for module in text.split("#[cfg(test)]\nmod ").skip(1) {
            // A file of tests has the name by which it is left out.
            assert!(
                module.starts_with("tests;") || !first_line(module).ends_with(';'),
                "{source}"
            );
        }
        for way in ["include_str!(\"", "include_bytes!(\""] {
            for piece in text.split(way).skip(1) {
                let (path, _) = piece.split_once('"').expect("a path");
                let folder = Path::new(ROOT).join(source).with_file_name("");
                let file = folder.join(path).canonicalize().expect("a file");
                let file = file.strip_prefix(ROOT).expect("in the checkout");
                assert!(
                    files.contains(&file.display().to_string()),
                    "{source}: {path}"
                );
                taken += 1;
            }
        }
    }
    assert!(taken > 5, "{taken}");
    assert_eq!(counted_scripts(&files), building_scripts());
}

fn counted_scripts(files: &BTreeSet<String>) -> BTreeSet<String> {
    let is_script = |file: &&String| file.starts_with("tools/") && file.ends_with(".mjs");
    files.iter().filter(is_script).cloned().collect()
}

/// Returns the scripts that build the page and the package, with all that they import.
fn building_scripts() -> BTreeSet<String> {
    let mut left = ["dist", "modules", "package"].map(str::to_owned).to_vec();
    let mut found = BTreeSet::new();
    while let Some(name) = left.pop() {
        let file = format!("tools/{name}.mjs");
        let text = fs::read_to_string(Path::new(ROOT).join(&file)).expect("a script");
        if found.insert(file) {
            let imports = text.split(" from \"./").skip(1);
            left.extend(imports.filter_map(|rest| Some(rest.split_once(".mjs\"")?.0.to_owned())));
        }
    }
    found
}

/// The crates that count are those that what is shipped is built of.
#[test]
fn the_crates_are_those_that_are_shipped() {
    let asked = ["metadata", "--format-version=1", "--locked", "--offline"];
    let cargo = Command::new(env!("CARGO"))
        .current_dir(ROOT)
        .args(asked)
        .output();
    let said: Value = serde_json::from_slice(&cargo.expect("cargo").stdout).expect("metadata");
    let packages = said["packages"].as_array().expect("packages");
    let own = |id: &str| {
        packages
            .iter()
            .find(|each| each["name"] == id && each["source"].is_null())
    };

    let mut shipped = BTreeSet::new();
    let mut left: Vec<String> = SHIPPED.map(str::to_owned).to_vec();
    while let Some(name) = left.pop() {
        let Some(package) = own(&name) else { continue };
        if !shipped.insert(folder(package)) {
            continue;
        }
        let uses = package["dependencies"].as_array().expect("dependencies");
        left.extend(
            uses.iter()
                .filter(|each| each["kind"] != "dev")
                .filter_map(|each| Some(each["name"].as_str()?.to_owned())),
        );
    }
    let counted: BTreeSet<String> = files()
        .iter()
        .filter_map(|file| Some(file.strip_prefix("crates/")?.split('/').next()?.to_owned()))
        .chain([String::new()])
        .collect();
    assert_eq!(counted, shipped);
}

/// The folder of a package in `crates/`; nothing for the one in the root.
fn folder(package: &Value) -> String {
    let manifest = Path::new(package["manifest_path"].as_str().expect("a manifest"));
    let within = manifest.strip_prefix(Path::new(ROOT).join("crates"));
    let folder = within.ok().and_then(|path| path.parent());
    folder.map_or_else(String::new, |folder| folder.display().to_string())
}
