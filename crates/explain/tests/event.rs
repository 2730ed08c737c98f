//! Compares the view of a dealt deck with the check's results: each pull worked through, each position with the pull
//! that takes it, and the drawdown of the deck.

use explain::event::{EventEnd, EventView, ValueError};
use explain::{Explanation, Subject};
use verify::hash::Hash32;

fn shown(file: &str) -> Explanation {
    Explanation::of(verify::check(fixtures::payload(file), &mut |_| {}).expect("a payload"))
}

fn event(shown: &Explanation) -> EventView<'_> {
    shown.event().expect("an event")
}

/// Returns the vectors whose draws were replayed.
fn replayed() -> impl Iterator<Item = (String, Explanation)> {
    fixtures::vectors().into_iter().filter_map(|vector| {
        let checked = verify::check(fixtures::payload(&vector.file), &mut |_| {}).ok()?;
        let shown = Explanation::of(checked);
        let first = shown.event()?.pulls(0, 1).pop()?;
        first.agrees.is_some().then_some((vector.file, shown))
    })
}

/// Divides digit by digit, and returns the remainder.
fn modulo(decimal: &str, modulus: u64) -> u64 {
    decimal.bytes().fold(0, |rest, digit| {
        (rest * 10 + u64::from(digit - b'0')) % modulus
    })
}

/// An early report whose pulls lack numbers and buyers lists and counts none of them. Its number of cards stays
/// unknown, because "no card was pulled" would be false.
#[test]
fn an_early_report_with_gaps_lists_no_pulls_and_counts_none() {
    let gaps = shown("event-v1-ended-early--early_without_seed_and_hash.json");
    let Subject::Event(subject) = &gaps.overview.subject else {
        panic!("an event");
    };
    assert_eq!((subject.cards, subject.pulls), (None, 0));
    assert!(event(&gaps).pulls(0, u64::MAX).is_empty());
    let seedless = shown("event-v1-ended-early--seed_absent.json");
    let Subject::Event(subject) = &seedless.overview.subject else {
        panic!("an event");
    };
    assert_eq!((subject.cards, subject.pulls), (Some(24), 17));
}

#[test]
fn a_pull_worked_through_ends_at_the_card_of_the_check() {
    let mut worked_through = 0;
    for (file, shown) in replayed() {
        let event = event(&shown);
        let mut remaining: Vec<u64> = (1..=event.cards() as u64).collect();
        for pull in event.pulls(0, u64::MAX) {
            let number = pull.sequence_index;
            let worked = event.work(number).expect("a replayed pull");
            assert_eq!(worked.pull, pull, "{file}, pull {number}");
            let parts: Vec<&[u8]> = worked.message.iter().map(Vec::as_slice).collect();
            assert_eq!(worked.hash, Hash32::of(&parts));
            assert_eq!(parts[1], number.to_be_bytes());
            assert_eq!(parts[2], pull.user_id.as_bytes());
            match worked.seed_salt {
                None => {
                    assert_eq!(parts[0], worked.random_seed.as_bytes());
                    assert_eq!(parts[3], b"pack_open_v1");
                }
                Some(salt) => {
                    let seed = Hash32::of(&[worked.random_seed.as_bytes(), salt.as_bytes()]);
                    assert_eq!(parts[0], seed.as_bytes());
                    assert_eq!(parts[3], b"pack_open_v2");
                }
            }
            assert_eq!(worked.remaining, remaining.len() as u64);
            assert_eq!(worked.idx, modulo(&worked.decimal, worked.remaining));
            // D8 computed with a plain list.
            assert_eq!(worked.position, remaining.remove(worked.idx as usize));
            assert_eq!(Some(worked.card == pull.pack_card_id), pull.agrees);
            worked_through += 1;
        }
        let deck = event.deck(0, u64::MAX);
        let left: Vec<u64> = deck
            .iter()
            .filter(|row| row.pull.is_none())
            .map(|row| row.position)
            .collect();
        assert_eq!(left, remaining, "{file}");
    }
    assert!(worked_through > 500, "{worked_through}");
}

#[test]
fn a_pull_has_the_position_that_it_takes() {
    let shown = shown("event-v2-sold-out.json");
    let event = event(&shown);
    let deck = event.deck(0, u64::MAX);
    assert_eq!(deck.len(), event.cards());
    for (at, row) in deck.iter().enumerate() {
        let pull = row.pull.as_ref().expect("sold out");
        assert_eq!(event.position_of(pull.sequence_index), Some(at));
    }
    assert_eq!(event.position_of(1_000), None);
    assert!(event.work(1_000).is_none());
    assert!(event.work(0).is_none());
}

#[test]
fn the_picture_of_the_deck_counts_every_card_once() {
    for (file, shown) in replayed() {
        let event = event(&shown);
        let drawdown = event.drawdown();
        assert_eq!(drawdown.cards, event.cards() as u64, "{file}");
        assert_eq!(
            drawdown.pulled,
            event.pulls(0, u64::MAX).len() as u64,
            "{file}"
        );
        assert_eq!(
            drawdown.cells.iter().sum::<u64>(),
            drawdown.pulled,
            "{file}"
        );
        assert_eq!(
            drawdown.cells.len() as u64,
            drawdown.cards.div_ceil(drawdown.cell),
            "{file}"
        );
    }
    let sold_out = shown("event-v2-sold-out.json");
    let value = event(&sold_out).drawdown().value.expect("plain prices");
    assert!(matches!(value.ended, EventEnd::ByLastPack(_)));
}

#[test]
fn an_event_that_was_not_replayed_deals_no_cards() {
    let gap = shown("event-v1-ended-early--pull_missing.json");
    let event = event(&gap);
    assert!(event.work(1).is_none());
    assert!(event.deck(0, 99).iter().all(|row| row.pull.is_none()));
    assert_eq!(event.drawdown().value, Err(ValueError::NotReplayed));
}
