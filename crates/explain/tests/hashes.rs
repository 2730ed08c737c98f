//! Compares the preimages of a report's hashes, and the cards of a failed selection.

use explain::{Amount, Explanation, Hashed, Overview};
use fixtures::payload;
use verify::hash::Hash32;

fn overview(file: &str) -> Overview {
    Explanation::of(verify::check(payload(file), &mut |_| {}).expect("a payload")).overview
}

#[test]
fn every_hash_is_of_the_bytes_beside_it_and_the_published_ones_are_among_them() {
    for (file, names) in [
        (
            "event-v2-sold-out.json",
            &[
                "vrf_event_id",
                "deck_hash",
                "seed_commitment",
                "deck_commitment",
            ][..],
        ),
        ("event-v1-ended-early.json", &["vrf_event_id", "deck_hash"]),
        (
            "pull-with-dependents.json",
            &["target_pull_key", "version_root", "version_event_id"],
        ),
    ] {
        let shown = overview(file);
        let hashes = shown.subject.hashes();
        for known in hashes {
            if let Hashed::Bytes(bytes) = &known.of {
                assert_eq!(known.hash, Hash32::of(&[bytes]), "{file}");
            }
        }
        let published = String::from_utf8_lossy(payload(file)).into_owned();
        for name in names {
            let is_there = hashes.iter().any(|known| {
                let hash = known.hash.to_string();
                [
                    format!("\"{name}\":\"{hash}"),
                    format!("\"{name}\": \"{hash}"),
                    format!("\"{name}\":\"0x{hash}"),
                    format!("\"{name}\": \"0x{hash}"),
                ]
                .iter()
                .any(|field| published.contains(field))
            });
            assert!(is_there, "{file}: {name}");
        }
    }
}

/// The published hash stood above a command that prints another.
#[test]
fn the_hash_of_a_deck_is_what_its_command_prints() {
    let of = |file| {
        let shown = overview(file);
        let hashes = shown.subject.hashes();
        let mut decks = hashes
            .iter()
            .filter(|known| matches!(known.of, Hashed::Deck(_)));
        decks.next().expect("a deck").hash
    };
    let honest = of("event-v1-ended-early.json");
    assert_eq!(of("event-v1-ended-early--deck_hash_bit.json"), honest);
}

#[test]
fn each_line_is_a_shell_command() {
    let shown = overview("event-v2-sold-out.json");
    let lines: Vec<_> = shown
        .subject
        .hashes()
        .iter()
        .map(explain::Preimage::line)
        .collect();
    const SHA256: &str = " | (sha256sum 2>/dev/null || shasum -a 256)";
    let is = |line: &String, begins: &str, ends: &str| {
        line.starts_with(begins) && line.ends_with(&[ends, SHA256].concat())
    };
    let prints = |line: &String| is(line, "printf ", " | xxd -r -p");
    let reads = |line: &String| {
        is(
            line,
            "jq -r .payload pack_event-",
            " | jq -jcS .deck_snapshot",
        )
    };
    assert!(
        lines.iter().all(|line| prints(line) || reads(line)),
        "{lines:#?}"
    );
    assert_eq!(lines.iter().filter(|line| reads(line)).count(), 1);
}

#[test]
fn a_wrong_card_is_shown_only_if_the_selection_is_the_first_failed_step() {
    for (file, wrong) in [
        ("event-v1-ended-early--cards_swapped.json", Some((2, true))),
        ("event-v1-ended-early--deck_hash_bit.json", None),
        ("event-v1-ended-early.json", None),
        ("pull-alone--award_other.json", Some((1, false))),
        ("pull-alone--leaf_value.json", None),
        ("pull-with-dependents--claim_of_dependent_other.json", None),
    ] {
        let shown = overview(file);
        let found = shown.wrong_card();
        assert_eq!(
            found.map(|found| (found.wrong, found.pull.is_some())),
            wrong,
            "{file}"
        );
    }
}

#[test]
fn both_cards_have_their_committed_amounts() {
    let shown = overview("event-v1-ended-early--cards_swapped.json");
    let wrong = shown.wrong_card().expect("a wrong card");
    for face in [&wrong.by_rules, &wrong.recorded] {
        let face = face.as_ref().expect("a card");
        assert!(matches!(face.amount, Some(Amount::Decimal(_))), "{face:?}");
        assert!(
            face.title.is_some(),
            "the other swapped pull names it: {face:?}"
        );
    }
    assert_ne!(wrong.by_rules, wrong.recorded);
    let shown = overview("pull-alone--award_other.json");
    let wrong = shown.wrong_card().expect("a wrong award");
    for face in [&wrong.by_rules, &wrong.recorded] {
        let face = face.as_ref().expect("a card");
        assert!(matches!(face.amount, Some(Amount::Cents(_))), "{face:?}");
        assert_eq!(face.title, None);
    }
}
