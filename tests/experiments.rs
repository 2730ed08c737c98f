//! Makes every change of an experiment: it fails exactly the steps that bind the changed value, and every other byte of
//! the payload stays the same.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]

use page::experiment::{Change, Changed, Offer, change, offers};
use words::experiment::ChangedValue::{self, *};

/// A kind of change, the index of one such change, and the steps that fail on it; none if only the contract, or nobody,
/// can detect it.
type Row = (ChangedValue, u64, &'static [&'static str]);

const EVENT_V1: &[Row] = &[
    (Seed, 0, &["draws"]),
    (Seed, 31, &["draws"]),
    (PulledCard, 0, &["draws"]),
    (PulledCard, 16, &["draws"]),
    (Price, 23, &["deck_hash"]),
    (DeckOrder, 0, &["deck_hash", "draws"]),
    (DeckOrder, 22, &["deck_hash", "draws"]),
    (MissingPull, 0, &["draws"]),
    // An event without its last pulls looks like one that ended sooner.
    (MissingPull, 16, &[]),
];

const EVENT_V2: &[Row] = &[
    (Seed, 0, &["draws"]),
    (Salt, 0, &["salt", "draws"]),
    (Salt, 31, &["salt", "draws"]),
    (PulledCard, 29, &["draws"]),
    (Price, 0, &["deck_hash"]),
    (DeckOrder, 28, &["deck_hash", "draws"]),
    (MissingPull, 28, &["draws"]),
    (MissingPull, 29, &[]),
];

// In a deck of one card, every seed gives that card: only the contract shows that the seed is the oracle's.
const ONE_CARD: &[Row] = &[
    (Seed, 0, &[]),
    (Salt, 0, &["salt"]),
    (Price, 0, &["deck_hash"]),
    (MissingPull, 0, &[]),
];

const VALUE: &[&str] = &["version_root", "version_anchor", "purchase_anchor"];

const PULL_ALONE: &[Row] = &[
    (Word, 0, &["replay", "award"]),
    (Word, 31, &["replay", "award"]),
    (Award, 0, &["award"]),
    (CardValue, 0, VALUE),
    (CardValue, 21, VALUE),
    (Unavailable, 0, &["purchase_anchor"]),
    (AsOf, 0, &["purchase_anchor"]),
];

const WITH_DEPENDENTS: &[Row] = &[
    (Word, 0, &["replay", "award"]),
    (Award, 0, &["award"]),
    (OtherAward, 0, &["replay"]),
    (OtherAward, 4, &["replay"]),
    (CardValue, 35, VALUE),
    (Unavailable, 0, &["purchase_anchor"]),
    (AsOf, 0, &["purchase_anchor"]),
    (MissingRecord, 0, &["window"]),
    (MissingRecord, 4, &["window"]),
    // Only the contract's own list misses a word that changed nothing.
    (MissingWord, 0, &[]),
];

const FIRST_CHOICE_TAKEN: &[Row] = &[
    (Word, 0, &["replay", "award"]),
    // This word gives the same card.
    (Word, 16, &[]),
    (MissingRecord, 1, &["window"]),
    (MissingWord, 0, &["replay", "award"]),
];

// Positions in hex, and an award that is null.
const EXHAUSTED: &[Row] = &[
    (Award, 0, &["award"]),
    (OtherAward, 0, &["replay"]),
    (Unavailable, 0, &["purchase_anchor", "replay", "award"]),
    (AsOf, 0, &["purchase_anchor"]),
];

// Nothing is out of stock, so the change puts the first card out of stock.
const WIDE_NUMBERS: &[Row] = &[
    (Word, 0, &["replay", "award"]),
    (CardValue, 0, VALUE),
    (Unavailable, 0, &["purchase_anchor"]),
    (AsOf, 0, &["purchase_anchor"]),
];

const TABLE: &[(&str, &[Row])] = &[
    ("event-v1-ended-early.json", EVENT_V1),
    ("event-v2-sold-out.json", EVENT_V2),
    ("event-v2-one-card.json", ONE_CARD),
    ("pull-alone.json", PULL_ALONE),
    ("pull-with-dependents.json", WITH_DEPENDENTS),
    ("pull-first-choice-taken.json", FIRST_CHOICE_TAKEN),
    ("pull-exhausted.json", EXHAUSTED),
    ("pull-wide-numbers.json", WIDE_NUMBERS),
];

fn changed(file: &str, what: ChangedValue, at: u64) -> Changed {
    change(fixtures::payload(file).to_vec(), Change { what, at }).expect("it can be changed")
}

fn offers_of(payload: &[u8]) -> Vec<Offer> {
    offers(&verify::read(payload.to_vec()).expect("an object"))
}

#[test]
fn a_change_fails_the_steps_that_bind_it() {
    for (file, rows) in TABLE {
        for (what, at, failing) in *rows {
            let changed = changed(file, *what, *at);
            let checked = verify::check(changed.bytes, &mut |_| {}).expect("still a payload");
            let failed = checked.report.steps.iter().filter(|step| step.failed());
            let failed: Vec<_> = failed.map(|step| step.id.name()).collect();
            assert_eq!(failed, *failing, "{file}: {} {at}", what.name());
        }
    }
}

#[test]
fn nothing_else_of_the_payload_changes() {
    for (file, rows) in TABLE {
        let bytes = fixtures::payload(file);
        let kept = bytes.to_vec();
        for (what, at, _) in *rows {
            let changed = changed(file, *what, *at);
            let alike = |(one, other): &(&u8, &u8)| one == other;
            let head = bytes.iter().zip(&changed.bytes).take_while(alike).count();
            let (old, new) = (&bytes[head..], &changed.bytes[head..]);
            let tail = old.iter().rev().zip(new.iter().rev());
            let tail = tail.take_while(alike).count();
            let differ = (old.len() - tail).max(new.len() - tail);
            let most = match what {
                Seed | Salt | Word | CardValue | Price => 1,
                AsOf => 6,
                PulledCard | Award | OtherAward | Unavailable => 40,
                DeckOrder | MissingPull | MissingWord => 1_000,
                MissingRecord => 100_000,
            };
            assert!(
                (1..=most).contains(&differ),
                "{file}: {} {at}: {differ}",
                what.name()
            );
        }
        assert_eq!(bytes, kept, "{file}");
    }
}

#[test]
fn every_possible_change_is_offered_with_its_count() {
    let of = |file| -> Vec<(ChangedValue, u64)> {
        let offers = offers_of(fixtures::payload(file));
        offers
            .into_iter()
            .map(|Offer { what, of }| (what, of))
            .collect()
    };
    let v1 = [
        (Seed, 32),
        (PulledCard, 17),
        (Price, 24),
        (DeckOrder, 23),
        (MissingPull, 17),
    ];
    assert_eq!(of("event-v1-ended-early.json"), v1);
    let v2 = [
        (Seed, 32),
        (Salt, 32),
        (PulledCard, 30),
        (Price, 30),
        (DeckOrder, 29),
        (MissingPull, 30),
    ];
    assert_eq!(of("event-v2-sold-out.json"), v2);
    // There is no other card to name, and no neighbour.
    let one_card = [(Seed, 32), (Salt, 32), (Price, 1), (MissingPull, 1)];
    assert_eq!(of("event-v2-one-card.json"), one_card);
    let alone = [
        (Word, 32),
        (Award, 1),
        (CardValue, 22),
        (Unavailable, 1),
        (AsOf, 1),
    ];
    assert_eq!(of("pull-alone.json"), alone);
    let others = [
        (Word, 32),
        (Award, 1),
        (OtherAward, 5),
        (CardValue, 36),
        (Unavailable, 1),
        (AsOf, 1),
        (MissingRecord, 5),
        (MissingWord, 5),
    ];
    assert_eq!(of("pull-with-dependents.json"), others);
    assert_eq!(offers_of(b"{\"pack_event_id\":7}"), []);
}

#[test]
fn before_and_after_are_spelt_for_a_reader() {
    let sides = |file, what, at| {
        let Changed { before, after, .. } = changed(file, what, at);
        (before, after)
    };
    let seed = "dbbfde26198704869935b3828dd7c904173070dfac06ac70921bc9c69d28e02e";
    assert_eq!(
        sides("event-v1-ended-early.json", Seed, 31),
        (seed.into(), Some(seed.replace("e02e", "e02f")))
    );
    assert_eq!(
        sides("event-v1-ended-early.json", Price, 0),
        ("480.31".into(), Some("480.32".into()))
    );
    assert_eq!(
        sides("pull-exhausted.json", AsOf, 0),
        ("0x1e".into(), Some("31".into()))
    );
    let (pull, none) = sides("event-v1-ended-early.json", MissingPull, 3);
    assert_eq!((pull.chars().count(), none), (161, None));
    // A word is padded before one of its bytes is changed.
    let word = r#"{"target_pull_key":"0","records":{},"chain_events":[{"kind":"fulfilled","pull_key":"KEY","word":"0x5"}]}"#
        .replace("\"0\"", &format!("\"{}\"", "00".repeat(32)))
        .replace("KEY", &"00".repeat(32));
    let Changed { before, after, .. } =
        change(word.into_bytes(), Change { what: Word, at: 0 }).expect("a word");
    assert_eq!(before, "0x5");
    assert_eq!(after, Some(format!("0x01{}05", "00".repeat(30))));
}

#[test]
fn a_missing_value_is_not_changed() {
    for what in ChangedValue::ALL {
        for at in [40_000, u64::MAX] {
            if !matches!(what, Award | Unavailable | AsOf) {
                for (file, _) in TABLE {
                    let none = change(fixtures::payload(file).to_vec(), Change { what, at });
                    assert_eq!(none, None, "{file}: {}", what.name());
                }
            }
        }
        for strange in [
            "{}",
            r#"{"target_pull_key":7,"records":[],"chain_events":{},"award":[]}"#,
            r#"{"pack_event_id":"x","random_seed":"é","seed_salt":5,"pulls":[1],"deck_snapshot":[[],{}]}"#,
        ] {
            let changed = change(strange.as_bytes().to_vec(), Change { what, at: 0 });
            assert!(changed.is_none() || what == DeckOrder, "{}", what.name());
        }
    }
}
