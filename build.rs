//! Names the build: `PACKPROOF_BUILD` is the first 12 hex digits of the SHA-256 of every source of the page.
//! Page and worker compare it, so that a new page never trusts a cached old worker. The terminal names it in its reports.

use sha2::{Digest, Sha256};
use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

/// What the page is made of: files, and folders with all that is in them.
const SOURCES: [&str; 9] = [
    "Cargo.toml",
    "Cargo.lock",
    "assets",
    "crates",
    "docs/protocol.md",
    "src",
    "style",
    "tools/versions.env",
    "tools/worker.toml",
];

fn main() -> io::Result<()> {
    // The terminal has the same build, and a folder of its own.
    let package = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let mut above = package.ancestors();
    let root = above.find(|folder| folder.join("Cargo.lock").exists());
    let root = root.unwrap_or(&package);
    env::set_current_dir(root)?;

    let mut files = Vec::new();
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", root.join(source).display());
        collect(Path::new(source), &mut files)?;
    }
    files.sort();

    let mut hash = Sha256::new();
    for (name, path) in files {
        let bytes = fs::read(path)?;
        hash.update(format!("{name}\0{}\0", bytes.len()));
        hash.update(bytes);
    }
    let digest: String = hash
        .finalize()
        .iter()
        .take(6)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    println!("cargo::rustc-env=PACKPROOF_BUILD={digest}");
    Ok(())
}

/// Adds each file under `path` with the name it is hashed under, the same on every system; hidden files are not sources.
fn collect(path: &Path, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    let hidden = path
        .file_name()
        .is_some_and(|name| name.to_string_lossy().starts_with('.'));
    if hidden || !path.exists() {
        return Ok(());
    }
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            collect(&entry?.path(), files)?;
        }
    } else {
        files.push((
            path.to_string_lossy().replace('\\', "/"),
            path.to_path_buf(),
        ));
    }
    Ok(())
}
