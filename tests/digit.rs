//! Changes one digit of the random number in a copy of each vector: the check of the copy fails at the draw, and every
//! other byte of the payload stays the same.

use page::digit::{BITS, ChangedCopy, change};
use verify::report::Kind;

fn copy_of(payload: &[u8], bit: u32) -> Option<ChangedCopy> {
    change(&verify::read(payload.to_vec()).ok()?, bit)
}

fn failing(bytes: Vec<u8>) -> Vec<&'static str> {
    let report = verify::check(bytes, &mut |_| {}).expect("a payload").report;
    let failed = report.steps.iter().filter(|step| step.failed());
    failed.map(|step| step.id.name()).collect()
}

/// The vector that lists its word twice.
const REPEATED: &str = "pull-roll-at-a-running-total--ok_log_entry_repeated.json";

/// The beginnings of the vectors that have one card to give, or none: every number gives it.
const ONE_CARD: [&str; 13] = [
    "event-v1-ended-early--ok_no_pulls",
    "event-v2-numeric-users--ok_no_pulls",
    "event-v2-one-card",
    "own/event-v1-empty-deck",
    "own/event-v2-empty-deck",
    "own/event-v2-no-pulls",
    "own/pull-exhausted-by-a-dependent",
    "own/pull-version-band-of-one-odd",
    "pull-card-back-on-sale",
    "pull-exhausted",
    "pull-tie-larger-key",
    "pull-tie-smaller-key",
    "pull-word-at-as-of-does-not-block",
];

#[test]
fn each_proof_that_passes_fails_at_its_draw_with_one_digit_changed() {
    let mut kinds = [0, 0];
    for fixtures::Vector { file, .. } in fixtures::vectors() {
        let bytes = fixtures::payload(&file);
        let Ok(checked) = verify::check(bytes.to_vec(), &mut |_| {}) else {
            continue;
        };
        let report = checked.report;
        if !report.adds_up() {
            continue;
        }
        let copies = BITS.map(|bit| copy_of(bytes, bit).expect(&file).bytes);
        for copy in &copies {
            let changed = bytes.iter().zip(copy).filter(|(one, other)| one != other);
            assert_eq!((copy.len(), changed.count()), (bytes.len(), 1), "{file}");
        }
        let mut failing = copies.into_iter().map(failing);
        let Some(failing) = failing.find(|steps| !steps.is_empty()) else {
            assert!(ONE_CARD.iter().any(|of| file.starts_with(of)), "{file}");
            continue;
        };
        let (expected, kind) = match report.kind {
            Kind::PackEvent => (&["draws"][..], 0),
            // The copy contradicts the other entry of the same word.
            Kind::PackPull if file == REPEATED => (&["history"][..], 1),
            Kind::PackPull => (&["replay", "award"][..], 1),
        };
        assert_eq!(failing, expected, "{file}");
        kinds[kind] += 1;
    }
    assert!(kinds.iter().all(|failed| *failed > 10), "{kinds:?}");
}

#[test]
fn the_last_digit_of_the_seed_or_of_the_own_word_is_changed() {
    let sides = |payload: &[u8]| copy_of(payload, 1).map(|copy| (copy.before, copy.after));
    let seed = "dbbfde26198704869935b3828dd7c904173070dfac06ac70921bc9c69d28e02e";
    assert_eq!(
        sides(fixtures::payload("event-v1-ended-early.json")),
        Some((seed.into(), seed.replace("e02e", "e02f")))
    );
    let [own, other] = ["11", "22"].map(|byte| byte.repeat(32));
    let pull = |word: &str| {
        let entry =
            |kind, key, word| format!(r#"{{"kind":"{kind}","pull_key":"{key}","word":"{word}"}}"#);
        let entries = [
            entry("fulfilled", &other, "0x1"),
            entry("requested", &own, "0x2"),
            entry("fulfilled", &own, word),
        ];
        let entries = entries.join(",");
        format!(r#"{{"target_pull_key":"{own}","chain_events":[{entries}]}}"#)
    };
    let changed = |word| sides(pull(word).as_bytes());
    assert_eq!(changed("0x5"), Some(("0x5".into(), "0x4".into())));
    assert_eq!(changed("A9"), Some(("A9".into(), "A8".into())));
    for no_digits in ["", "0x", "0x5g", r"0x\u0035", "é"] {
        assert_eq!(changed(no_digits), None, "{no_digits}");
    }
}

#[test]
fn a_payload_without_a_random_number_is_not_changed() {
    for payload in [
        "{}",
        r#"{"target_pull_key":7,"records":[],"chain_events":{}}"#,
        r#"{"pack_event_id":"x","random_seed":5,"pulls":[]}"#,
        r#"{"pack_event_id":"x","random_seed":null,"pulls":[]}"#,
    ] {
        assert_eq!(copy_of(payload.as_bytes(), 1), None, "{payload}");
    }
}
