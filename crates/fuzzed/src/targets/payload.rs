//! Payloads of both kinds: their bytes, and valid ones with their tree changed.

use std::cell::OnceCell;

use chain::deployment::Lists;
use explain::Explanation;
use fixtures::consistent::assert_consistent;
use fixtures::views::look_around;
use serde_json::Value;
use serde_json::value::RawValue;
use verify::PayloadError;

use crate::choices::Choices;
use crate::tree;

/// A report has at most this many bytes, and this number more for each byte of the payload.
const REPORT_BYTES: usize = 65_536;
const REPORT_FACTOR: usize = 64;

pub fn texts() -> Vec<Vec<u8>> {
    let vectors = fixtures::vectors().into_iter();
    vectors
        .map(|vector| fixtures::payload(&vector.file).to_vec())
        .collect()
}

/// Runs a payload's bytes.
pub fn bytes(bytes: &[u8]) {
    judge(bytes);
}

/// Runs a payload of the vectors with its tree changed.
pub fn tree(bytes: &[u8]) {
    judge(changed(&mut Choices::new(bytes)).as_bytes());
}

pub fn changed(choices: &mut Choices<'_>) -> String {
    thread_local! {
        static TREES: OnceCell<Vec<Value>> = const { OnceCell::new() };
    }
    let read = || {
        let texts = texts().into_iter();
        texts
            .filter_map(|text| serde_json::from_slice(&text).ok())
            .collect()
    };
    let tree = TREES.with(|trees| choices.of(trees.get_or_init(read)).clone());
    tree::changed(tree, choices)
}

/// Returns whether serde reads the bytes as a JSON object.
fn is_object(bytes: &[u8]) -> bool {
    let text = core::str::from_utf8(bytes).unwrap_or_default();
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let text = text.trim_start_matches([' ', '\t', '\n', '\r']);
    text.starts_with('{') && serde_json::from_str::<&RawValue>(text).is_ok()
}

fn judge(bytes: &[u8]) {
    let document = match verify::read(bytes.to_vec()) {
        Ok(document) => document,
        Err(error) => {
            assert!(
                error == PayloadError::TooDeep || !is_object(bytes),
                "{error:?}"
            );
            return;
        }
    };
    assert!(is_object(bytes), "serde refuses it");
    let mut told = 0;
    let Ok(checked) = verify::check_document(document, &mut |_| told += 1) else {
        return;
    };
    assert_consistent(&checked.report, "a payload");
    assert!(
        told <= checked.report.steps.len() + bytes.len() / 16,
        "{told} messages"
    );
    // White space between a text's tokens changes nothing.
    let spaced = [b" \r\n", bytes, b"\t "].concat();
    if !bytes.starts_with(b"\xef\xbb\xbf") {
        let again = verify::check(spaced, &mut |_| {}).expect("the same text");
        assert_eq!(again.report, checked.report);
    }
    look_around(&Explanation::of(checked));
    let lists = Lists::default();
    let whole = check::check(bytes.to_vec(), &lists).expect("a payload");
    let report = serde_json::to_vec(&check::report(Ok(&whole), &lists)).expect("a report");
    let most = REPORT_BYTES + REPORT_FACTOR * bytes.len();
    assert!(
        report.len() <= most,
        "{} bytes of {}",
        report.len(),
        bytes.len()
    );
}
