//! Asserts the texts of a picture to post, for payloads that are read through endpoints of all kinds.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]

use answer::{Answer, Circumstances, Headline, Read, Tone};
use chain::reading::Reading;
use explain::event::PullRow;
use explain::{Explanation, Overview, Subject};
use fixtures::scenes::{Scene, scenes};
use verify::claims::Fault;
use words::{Poster, poster};

const AT: &str = "2026-11-26T01:10:05Z";

fn overview(payload: Vec<u8>) -> Overview {
    let checked = verify::check(payload, &mut |_| {}).expect("a payload");
    Explanation::of(checked).overview
}

/// Checks a payload, and reads the chain for it.
fn read(scene: &Scene<'_>) -> (Overview, Reading) {
    let (checked, settled) = scene.settle();
    let mut overview = Explanation::of(checked).overview;
    overview.report = overview.report.with_chain(&settled.steps);
    let reading = Reading {
        endpoints: scene.hosts(),
        coordinators: settled.coordinators,
        ..Reading::new()
    };
    (overview, reading)
}

fn answer(overview: Overview, read: Read<'_>, is_sample: bool) -> Answer {
    let circumstances = Circumstances {
        read,
        contracts: "",
        is_sample,
    };
    Answer::of(overview, circumstances)
}

/// Returns an event whose texts are hostile, and its answer.
fn event(name: &str) -> Answer {
    let vector = fixtures::vectors().into_iter();
    let mut vector = vector.filter(|vector| vector.file.contains("event-v2-sold-out.json"));
    let file = vector.next().expect("a vector").file;
    let mut overview = overview(fixtures::payload(&file).to_vec());
    let Subject::Event(event) = &mut overview.subject else {
        panic!("an event");
    };
    event.name = Some(name.to_owned());
    answer(overview, Read::Nothing, false)
}

fn row(title: &str, agrees: Option<bool>) -> PullRow {
    PullRow {
        sequence_index: 17,
        user_id: "account".into(),
        pack_card_id: "2fea377c-6030-4380-a2d7-c9538b227b0c".into(),
        agrees,
        username: Some("the buyer's name".into()),
        pulled_at: None,
        pull_id: None,
        title: Some(title.to_owned()),
        front_image: None,
        market_price: None,
    }
}

/// Only a whole verdict is confirmed, and each reader that answered is named.
#[test]
fn only_a_green_verdict_says_confirmed() {
    let mut seen = Vec::new();
    for scene in scenes() {
        let (overview, reading) = read(&scene);
        let answer = answer(overview, Read::Live(&reading), false);
        let Poster { verdict, when, .. } = poster(&answer, None, Some(&reading), AT);
        assert_eq!(verdict, words::heading(answer.headline), "{}", scene.name);
        let is_green = answer.headline.tone() == Tone::Pass;
        let says_confirmed = when.starts_with("Confirmed on the blockchain on ");
        assert_eq!(says_confirmed, is_green, "{}: {when}", scene.name);
        seen.push(answer.headline);
    }
    assert!(seen.contains(&Headline::Verified) && seen.contains(&Headline::NotVerified));
}

#[test]
fn the_picture_names_the_time_and_the_readers_that_answered() {
    let scenes = scenes();
    let by_two = scenes.iter().find(|it| it.name.ends_with("pull, by two"));
    let (overview, mut reading) = read(by_two.expect("a scene"));
    let answer = answer(overview, Read::Live(&reading), false);
    let when = |reading: Option<&Reading>| poster(&answer, None, reading, AT).when;
    assert_eq!(
        when(Some(&reading)),
        "Confirmed on the blockchain on 2026-11-26 01:10:05 UTC, read by node0.example and node1.example"
    );
    if let Some((_, fault)) = reading.endpoints.first_mut() {
        *fault = Some(Fault::Unreachable);
    }
    assert_eq!(
        when(Some(&reading)),
        "Confirmed on the blockchain on 2026-11-26 01:10:05 UTC, read by node1.example"
    );
    let unread = "Not confirmed on the blockchain. Checked on 2026-11-26 01:10:05 UTC";
    assert_eq!(when(None), unread);
}

/// A verdict that one reader gave says so on the picture too.
#[test]
fn a_single_reader_is_named_in_a_caution() {
    let scenes = scenes();
    let (overview, reading) = read(scenes.first().expect("a scene"));
    let answer = answer(overview, Read::Live(&reading), false);
    let picture = poster(&answer, None, Some(&reading), AT);
    let caution =
        "This rests on one reader, node0.example. A single reader can be wrong: ask another too.";
    assert_eq!(picture.reasons.len(), 2);
    assert_eq!(picture.reasons.last().map(String::as_str), Some(caution));
    assert!(picture.in_words().contains(caution));
}

#[test]
fn a_sample_has_its_mark_and_no_other_payload_has_it() {
    let scenes = scenes();
    let scene = scenes.first().expect("a scene");
    let of = |is_sample| {
        let answer = answer(overview(scene.payload.clone()), Read::Nothing, is_sample);
        poster(&answer, None, None, AT)
    };
    let sample = of(true);
    assert!(sample.is_sample);
    assert_eq!(sample.marks, ["Sample, not a real purchase"]);
    assert!(
        sample
            .in_words()
            .starts_with("Sample, not a real purchase · Adds up · ")
    );
    assert!(!of(false).is_sample);
    assert!(!of(false).marks.contains(&"Sample, not a real purchase"));
}

/// A picture leaves the buyer out: it is public, and stays.
#[test]
fn a_card_has_its_short_id_its_band_and_its_value() {
    let scenes = scenes();
    let answer = answer(
        overview(scenes.first().expect("a scene").payload.clone()),
        Read::Nothing,
        false,
    );
    let Subject::Pull(pull) = &answer.subject else {
        panic!("a pull");
    };
    let id = pull.award.expect("a card").to_string();
    let picture = poster(&answer, None, None, AT);
    assert_eq!(picture.face.as_deref(), Some(id.as_str()));
    let [name, band, worth] = picture.card.as_slice() else {
        panic!("{:?}", picture.card);
    };
    assert_eq!(*name, format!("Card {}", words::short_hash(&id)));
    assert!(!name.contains(&id));
    assert!(band.starts_with("Band "), "{band}");
    assert!(worth.starts_with("value "), "{worth}");
}

/// The names of the shop are quoted and short, stay in their place, and hide nothing.
#[test]
fn hostile_names_can_neither_hide_nor_reorder_nor_overflow() {
    let answer = event("Verified\u{202e}deifirev\n\u{200b}");
    let picture = poster(&answer, Some(&row("x", Some(false))), None, AT);
    assert_eq!(
        picture.card,
        [
            "Pull 17: “\u{2068}x\u{2069}”",
            words::replayed(Some(false)),
            "“\u{2068}Verified⟨202E⟩deifirev⟨000A⟩⟨200B⟩\u{2069}”",
        ]
    );
    assert!(!picture.in_words().contains("the buyer's name"));

    let long = poster(&event(&"é".repeat(500)), None, None, AT);
    let expected = format!("“\u{2068}{}…\u{2069}”", "é".repeat(40));
    assert_eq!(long.card.first(), Some(&expected));
    // A name cannot end the isolate around it.
    let leaving = poster(&event("a\u{2069}b"), None, None, AT);
    assert_eq!(
        leaving.card.first().map(String::as_str),
        Some("“\u{2068}a⟨2069⟩b\u{2069}”")
    );
}
