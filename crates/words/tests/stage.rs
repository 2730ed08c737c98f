//! Asserts the steps of a pull on the stage: every figure is the check's, and no card is a prize of a proof that failed.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]

use answer::{Answer, Circumstances, Read};
use explain::{Explanation, Subject};
use words::{StagePicture, StageStep, stage_buyer, stage_steps, stage_title};

fn checked(payload: Vec<u8>) -> (Explanation, Answer) {
    let checked = verify::check(payload, &mut |_| {}).expect("a payload");
    let shown = Explanation::of(checked);
    let circumstances = Circumstances {
        read: Read::Nothing,
        contracts: "",
        is_sample: false,
    };
    let answer = Answer::of(shown.overview.clone(), circumstances);
    (shown, answer)
}

fn vector(file: &str) -> (Explanation, Answer) {
    checked(fixtures::payload(file).to_vec())
}

/// Returns the steps of a pull of an event: the one of this number, or the last.
fn staged((shown, answer): &(Explanation, Answer), wanted: Option<u64>) -> Vec<StageStep> {
    let staged = shown.event().and_then(|event| event.staged(wanted));
    stage_steps(answer, staged.as_ref(), wanted)
}

fn pictures(steps: &[StageStep]) -> Vec<&'static str> {
    steps.iter().map(|step| step.picture.name()).collect()
}

#[test]
fn a_pack_pull_has_its_roll_its_band_its_ranks_and_its_card() {
    let pull = vector("pull-with-dependents.json");
    let steps = staged(&pull, None);
    assert_eq!(pictures(&steps), ["roll", "band", "ranks", "card"]);
    assert_eq!(steps[0].result, "36,781");
    assert_eq!(steps[1].result, "Band 1: 5 to 20");
    let said = [
        "Roll 36,781 lies in 0 to 251,142: band 1.",
        "By the odds that were locked in, 25.1143% of all rolls fall in this band.",
    ];
    assert_eq!(steps[1].said, said);
    let [card] = &steps[3].cards[..] else {
        panic!("a card");
    };
    assert_eq!(card.of, None);
    let Subject::Pull(subject) = &pull.1.subject else {
        panic!("a pull");
    };
    let award = subject.award.expect("a card").to_string();
    assert_eq!(card.face.as_deref(), Some(&*award));
    assert_eq!(card.name, "Card 0e2ad914…5c0f");
    assert_eq!(card.lines, ["value 11.78 · pack 25.00"]);
    assert_eq!(stage_title(&pull.1, None), "purchase 4d4b511a…baa9");
    let buyer = stage_buyer(&pull.1, None).expect("a buyer");
    assert!(buyer.contains("collector_711"), "{buyer}");
}

#[test]
fn a_search_names_each_band_and_an_exhausted_draw_has_no_card() {
    let steps = staged(&vector("pull-exhausted.json"), None);
    assert_eq!(pictures(&steps), ["roll", "band", "card"]);
    assert!(steps[1].said.len() > 2, "{:?}", steps[1].said);
    for said in &steps[1].said[1..] {
        assert!(said.contains("None was free."), "{said}");
    }
    let [card] = &steps[2].cards[..] else {
        panic!("one entry");
    };
    assert_eq!((&*card.name, &card.face), ("No card was drawn", &None));
}

/// A failed proof's card is only what the shop recorded, wherever the failure is.
#[test]
fn a_card_of_a_proof_that_failed_is_recorded_by_the_shop() {
    for vector in fixtures::vectors() {
        let payload = fixtures::payload(&vector.file).to_vec();
        if verify::check(payload.clone(), &mut |_| {}).is_err() {
            continue;
        }
        let both = checked(payload);
        let failed = both.1.headline == answer::Headline::NotVerified;
        let steps = staged(&both, None);
        let last = steps.last().expect("a step");
        assert_eq!(last.picture, StagePicture::Card, "{}", vector.file);
        if failed {
            let none = last.cards.iter().find(|card| card.of.is_none());
            assert_eq!(none, None, "{}", vector.file);
        }
    }
}

#[test]
fn an_events_pull_shows_its_place_and_both_cards_if_they_differ() {
    let event = vector("event-v2-sold-out.json");
    let steps = staged(&event, Some(4));
    assert_eq!(pictures(&steps), ["roll", "ranks", "card"]);
    let worked = event
        .0
        .event()
        .and_then(|event| event.work(4))
        .expect("a draw");
    assert_eq!(steps[0].result, worked.idx.to_string());
    let left = format!("{} cards remained.", worked.remaining);
    assert!(steps[0].said[1].starts_with(&left), "{:?}", steps[0].said);
    assert_eq!(steps[2].cards[0].of, None);
    assert_eq!(steps[2].cards[0].lines[1], "The rules give this card.");

    let swapped = vector("event-v1-ended-early--cards_swapped.json");
    let wrong = match &swapped.1.subject {
        Subject::Event(event) => event.wrong.as_ref().and_then(|wrong| wrong.pull),
        Subject::Pull(_) => None,
    };
    let steps = staged(&swapped, wrong);
    let of: Vec<_> = steps[2].cards.iter().map(|card| card.of).collect();
    assert_eq!(of, [Some("by the rules"), Some("recorded by the shop")]);

    let none = staged(&event, Some(99_999));
    assert_eq!(pictures(&none), ["card"]);
    assert!(none[0].cards.is_empty());
    assert!(none[0].said[0].contains("99,999"), "{:?}", none[0].said);
}

/// A name cannot leave its place in the title.
#[test]
fn a_hostile_name_is_cut_and_isolated() {
    let (shown, mut answer) = vector("event-v2-sold-out.json");
    let Subject::Event(event) = &mut answer.overview.subject else {
        panic!("an event");
    };
    event.name = Some("a\u{2069}\u{202e}b".repeat(40));
    let staged = shown.event().and_then(|event| event.staged(None));
    let title = stage_title(&answer, staged.as_ref());
    assert!(title.ends_with("\u{2069}”"), "{title}");
    assert_eq!(title.matches('\u{2069}').count(), 1, "{title}");
    assert!(!title.contains('\u{202e}'), "{title}");
}
