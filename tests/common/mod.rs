//! The conformance payloads, and what is expected of each.

use std::fs;
use std::path::Path;

use packproof::verify;
use packproof::verify::report::Step;
use serde::Deserialize;

/// A line of a manifest, with its payload.
#[derive(Deserialize)]
pub struct Vector {
    pub file: String,
    pub verdict: String,
    pub failing: Vec<String>,
    #[serde(skip)]
    pub bytes: Vec<u8>,
}

/// Every vector of the folder.
pub fn vectors() -> Vec<Vector> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors");
    let manifest = fs::read(folder.join("manifest.json")).expect("a manifest");
    let mut vectors: Vec<Vector> = serde_json::from_slice(&manifest).expect("a list of vectors");
    for vector in &mut vectors {
        vector.bytes = fs::read(folder.join(&vector.file)).expect("a payload");
    }
    vectors
}

impl Vector {
    /// What is wrong with the check of this vector, if anything is.
    pub fn complaint(&self) -> Option<String> {
        let (verdict, failed) = match verify::check(&self.bytes, &mut |_| {}) {
            Err(_) => ("unreadable", Vec::new()),
            Ok(checked) => {
                let steps = checked.report.steps;
                let failed = steps.iter().filter(|step| step.failed());
                let failed: Vec<&str> = failed.map(|step: &Step| step.id.name()).collect();
                (checked.report.verdict.name(), failed)
            }
        };
        let expected = |step: &&str| self.failing.iter().any(|failing| failing == step);
        let right = verdict == self.verdict
            && failed.iter().all(expected)
            && failed.is_empty() == self.failing.is_empty();
        let wanted = format!("expected {} {:?}", self.verdict, self.failing);
        (!right).then(|| format!("{}: {verdict} {failed:?}, {wanted}", self.file))
    }
}
