//! Names the build: `PACKPROOF_BUILD` is the first 12 hex digits of the SHA-256 of all shipped sources and of the
//! scripts that build them. Page and worker compare it, so that a new page never trusts a cached old worker. The
//! terminal puts it in its reports.

#![allow(
    clippy::missing_errors_doc,
    clippy::restriction,
    reason = "a build that fails ends in a panic"
)]

use sha2::{Digest, Sha256};
use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

/// The sources of the page, the terminal and the package, besides the crates: files, and folders with everything in
/// them.
const SOURCES: [&str; 27] = [
    ".cargo/config.toml",
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "assets",
    "build.rs",
    "docs/protocol.md",
    "index.html",
    "packages/packproof/src",
    "rust-toolchain.toml",
    "src",
    "style",
    "tools/dist.mjs",
    "tools/kept.mjs",
    "tools/language.mjs",
    "tools/manifest.mjs",
    "tools/marks.mjs",
    "tools/minified.mjs",
    "tools/modules.mjs",
    "tools/package.mjs",
    "tools/profile.mjs",
    "tools/rustc",
    "tools/samples.mjs",
    "tools/types.mjs",
    "tools/versions.env",
    "tools/wasm.mjs",
    "tools/worker.toml",
];
/// The crates for tests and for the demo.
const NOT_SHIPPED: [&str; 3] = ["fixtures", "fuzzed", "service"];
/// The files and folders that only tests need, in every folder.
const OF_TESTS: [&str; 4] = ["benches", "examples", "tests", "tests.rs"];

fn main() -> io::Result<()> {
    // The terminal uses this script too, from a folder of its own.
    let package = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let mut above = package.ancestors();
    let root = above.find(|folder| folder.join("Cargo.lock").exists());
    let root = root.unwrap_or(&package);
    // Cargo runs this script again when one of these files changes. A new file is named in one of them.
    for file in files(root)? {
        println!("cargo::rerun-if-changed={}", root.join(file).display());
    }
    println!("cargo::rustc-env=PACKPROOF_BUILD={}", name(root)?);
    Ok(())
}

/// Returns the name of the build in `root`.
pub fn name(root: &Path) -> io::Result<String> {
    let mut hash = Sha256::new();
    for file in files(root)? {
        let bytes = fs::read(root.join(&file))?;
        hash.update(format!("{file}\0{}\0", bytes.len()));
        hash.update(bytes);
    }
    let digest = hash.finalize();
    Ok(digest
        .iter()
        .take(6)
        .map(|byte| format!("{byte:02x}"))
        .collect())
}

/// Returns the files that the name is made from, in order.
pub fn files(root: &Path) -> io::Result<Vec<String>> {
    let mut sources = SOURCES.map(str::to_owned).to_vec();
    let demo = NOT_SHIPPED.map(|name| format!("crates/{name}"));
    sources.extend(within(root, "crates")?.filter(|each| !demo.contains(each)));
    let mut files = Vec::new();
    for source in sources {
        collect(root, source, &mut files)?;
    }
    files.sort();
    Ok(files)
}

/// Adds each file of a source: the file itself, or all files in the folder.
fn collect(root: &Path, source: String, files: &mut Vec<String>) -> io::Result<()> {
    if root.join(&source).is_dir() {
        for each in within(root, &source)? {
            collect(root, each, files)?;
        }
    } else {
        files.push(source);
    }
    Ok(())
}

/// Returns the shipped entries of a folder by their paths from `root`, in the same form on every system. Leaves out
/// hidden files and those that only tests need.
fn within(root: &Path, folder: &str) -> io::Result<impl Iterator<Item = String>> {
    let entries: Vec<_> = fs::read_dir(root.join(folder))?.collect::<Result<_, _>>()?;
    let names = entries.into_iter().map(|entry| entry.file_name());
    let names = names.map(|name| name.to_string_lossy().into_owned());
    Ok(names
        .filter(|name| !name.starts_with('.') && !OF_TESTS.contains(&name.as_str()))
        .map(move |name| format!("{folder}/{name}")))
}
