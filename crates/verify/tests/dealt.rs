//! What the page shows of a dealt deck is what the check computed: each pull worked through, each
//! position with the pull that takes it, and how far the deck was drawn down.

use verify::hash::Hash32;
use verify::subject::{Ended, NoValue, Subject};
use verify::{self, Checked, Wanted};

fn checked(file: &str) -> (&'static [u8], Checked) {
    let bytes = fixtures::payload(file);
    (bytes, verify::check(bytes, &mut |_| {}).expect("a payload"))
}

/// Vectors whose draws were replayed.
fn replayed() -> impl Iterator<Item = (String, &'static [u8], Checked)> {
    fixtures::vectors().into_iter().filter_map(|vector| {
        let bytes = fixtures::payload(&vector.file);
        let checked = verify::check(bytes, &mut |_| {}).ok()?;
        let rows = checked.rows.read(bytes, 0, 1);
        (rows.first()?.agrees.is_some()).then_some((vector.file, bytes, checked))
    })
}

/// Long division, digit by digit.
fn modulo(decimal: &str, modulus: u64) -> u64 {
    decimal.bytes().fold(0, |rest, digit| {
        (rest * 10 + u64::from(digit - b'0')) % modulus
    })
}

/// An early report whose pulls lack their numbers and buyers has none to list, and "no card was
/// pulled" would be false of it.
#[test]
fn an_early_report_with_gaps_lists_no_pulls_and_counts_none() {
    let (bytes, checked) = checked("event-v1-ended-early--early_without_seed_and_hash.json");
    let Subject::Event(event) = &checked.report.subject else {
        panic!("an event");
    };
    assert_eq!((event.cards, event.pulls), (None, 0));
    assert!(checked.rows.read(bytes, 0, u64::MAX).is_empty());
    let (_, seedless) = self::checked("event-v1-ended-early--seed_absent.json");
    let Subject::Event(event) = &seedless.report.subject else {
        panic!("an event");
    };
    assert_eq!((event.cards, event.pulls), (Some(24), 17));
}

#[test]
fn a_pull_worked_through_ends_at_the_card_of_the_check() {
    let mut worked_through = 0;
    for (file, bytes, checked) in replayed() {
        let Checked { rows, dealt, .. } = &checked;
        let mut remaining: Vec<u64> = (1..=dealt.len() as u64).collect();
        for pull in rows.read(bytes, 0, u64::MAX) {
            let number = pull.sequence_index;
            let worked = dealt.work(bytes, rows, number).expect("a replayed pull");
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
            // D8 by a plain list.
            assert_eq!(worked.position, remaining.remove(worked.idx as usize));
            assert_eq!(Some(worked.card == pull.pack_card_id), pull.agrees);
            worked_through += 1;
        }
        let deck = dealt.read(bytes, rows, 0, u64::MAX);
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
fn a_position_is_found_by_its_ids_and_by_whoever_pulled_it() {
    let (bytes, checked) = checked("event-v2-sold-out.json");
    let Checked { rows, dealt, .. } = &checked;
    let deck = dealt.read(bytes, rows, 0, u64::MAX);
    assert_eq!(deck.len(), dealt.len());
    let found = |text: &str| -> Vec<usize> {
        let wanted = Wanted::new(text, str::to_lowercase).expect("a text");
        (0..dealt.len())
            .filter(|row| dealt.matches(bytes, rows, *row, &wanted))
            .collect()
    };
    for (at, row) in deck.iter().enumerate() {
        let pull = row.pull.as_ref().expect("sold out");
        assert_eq!(found(&row.pack_card_id.to_uppercase()), [at]);
        let inventory = row.card_inventory_id.as_deref().expect("an id");
        assert!(found(inventory).contains(&at));
        assert!(found(&pull.user_id).contains(&at));
        assert_eq!(dealt.of_pull(bytes, rows, pull.sequence_index), Some(at));
    }
    assert_eq!(dealt.of_pull(bytes, rows, 1_000), None);
    assert!(dealt.work(bytes, rows, 1_000).is_none());
    assert!(dealt.work(bytes, rows, 0).is_none());
}

#[test]
fn the_picture_of_the_deck_counts_every_card_once() {
    for (file, bytes, checked) in replayed() {
        let course = checked.dealt.course(bytes);
        assert_eq!(course.cards, checked.dealt.len() as u64, "{file}");
        assert_eq!(course.pulled, checked.rows.len() as u64, "{file}");
        assert_eq!(course.cells.iter().sum::<u64>(), course.pulled, "{file}");
        assert_eq!(
            course.cells.len() as u64,
            course.cards.div_ceil(course.cell),
            "{file}"
        );
    }
    let (bytes, sold_out) = checked("event-v2-sold-out.json");
    let value = sold_out.dealt.course(bytes).value.expect("plain prices");
    assert!(matches!(value.ended, Ended::ByLastPack(_)));
}

#[test]
fn what_was_not_replayed_is_not_dealt() {
    let (bytes, gap) = checked("event-v1-ended-early--pull_missing.json");
    let Checked { rows, dealt, .. } = &gap;
    assert!(dealt.work(bytes, rows, 1).is_none());
    assert!(
        dealt
            .read(bytes, rows, 0, 99)
            .iter()
            .all(|row| row.pull.is_none())
    );
    assert_eq!(dealt.course(bytes).value, Err(NoValue::NotReplayed));
}
