//! The conformance payloads, and what is expected of each. Bundled, so that the same code runs
//! natively and in a browser.

// Each test uses its own part of it.
#![allow(dead_code)]

pub mod chain;
pub mod outcome;
pub mod pack_event;
pub mod shop;

use include_dir::{Dir, include_dir};
use packproof::verify;
use packproof::verify::report::Step;
use serde::Deserialize;

static VECTORS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/tests/vectors");

/// A line of a manifest.
#[derive(Deserialize)]
pub struct Vector {
    pub file: String,
    pub verdict: String,
    pub failing: Vec<String>,
}

/// Every vector: the conformance payloads, and our own.
pub fn vectors() -> Vec<Vector> {
    let manifests = ["manifest.json", "own/manifest.json"];
    let manifests = manifests
        .iter()
        .map(|name| VECTORS.get_file(name).expect("a manifest"));
    manifests
        .flat_map(|file| {
            serde_json::from_slice::<Vec<Vector>>(file.contents()).expect("a list of vectors")
        })
        .collect()
}

/// The bytes of a payload, by its file's name.
pub fn payload(file: &str) -> &'static [u8] {
    VECTORS
        .get_file(file)
        .unwrap_or_else(|| panic!("{file} is in no manifest's folder"))
        .contents()
}

impl Vector {
    /// What is wrong with the check of this vector, if anything is.
    pub fn complaint(&self) -> Option<String> {
        let (verdict, failed) = match verify::check(payload(&self.file), &mut |_| {}) {
            Err(_) => ("unreadable", Vec::new()),
            Ok(checked) => {
                let failed = checked.report.steps.iter().filter(|step| step.failed());
                let failed: Vec<&str> = failed.map(|step: &Step| step.id.name()).collect();
                (checked.report.verdict.name(), failed)
            }
        };
        let expected = |step: &&str| self.failing.iter().any(|failing| failing == step);
        // Our own vectors name every step that fails.
        let enough = match self.file.starts_with("own/") {
            true => failed.len() == self.failing.len(),
            false => failed.is_empty() == self.failing.is_empty(),
        };
        let right = verdict == self.verdict && failed.iter().all(expected) && enough;
        let wanted = format!("expected {} {:?}", self.verdict, self.failing);
        (!right).then(|| format!("{}: {verdict} {failed:?}, {wanted}", self.file))
    }
}

/// Checks every vector, and names each that does not give its verdict.
pub fn every_vector_gives_its_verdict() {
    let vectors = vectors();
    assert!(vectors.len() > 397, "only {} vectors", vectors.len());
    let wrong: Vec<String> = vectors.iter().filter_map(Vector::complaint).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
