//! Runs `packproof check` on every vector: each line's verdict, and the exit status of each verdict.

use crate::program::{VECTORS, reports, run_in};

/// The verdicts of the manifests with their exit statuses.
const STATUSES: [(&str, i32); 4] = [
    ("verified_offline", 0),
    ("not_verified", 1),
    ("unreadable", 2),
    ("not_replayable", 3),
];

#[test]
fn every_vector_has_its_verdict_and_its_exit_status() {
    let vectors = fixtures::vectors();
    let mut seen = 0;
    for (verdict, status) in STATUSES {
        let chosen = vectors.iter().filter(|vector| vector.verdict == verdict);
        let files: Vec<&str> = chosen.map(|vector| vector.file.as_str()).collect();
        let run = run_in(VECTORS, &[&["check", "--json"], &files[..]].concat());
        assert_eq!(run.status.code(), Some(status), "{verdict}");
        let lines = reports(&run);
        assert_eq!(lines.len(), files.len(), "{verdict}");
        for (line, file) in lines.iter().zip(files) {
            assert_eq!(line["file"], file);
            let found = line["verdict"].as_str();
            assert_eq!(found.unwrap_or("unreadable"), verdict, "{file}");
            seen += 1;
        }
    }
    assert_eq!(seen, vectors.len());
}
