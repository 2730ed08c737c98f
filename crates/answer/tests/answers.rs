//! The answer of every vector and of readings of all kinds, as golden files.
//!
//! With `PACKPROOF_WRITE=1` they are written: read the difference line by line.

use std::{env, fs};

use answer::{Answer, Chip, Circumstances, Headline, Mark, Read, Tone};
use chain::reading::Reading;
use explain::{Explanation, Overview};
use fixtures::chain::endpoint;
use fixtures::scenes::{Scene, scenes};
use verify::claims::Claims;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

/// No list, no sample.
const fn plain(read: Read<'_>) -> Circumstances<'_> {
    Circumstances {
        read,
        contracts: "",
        is_sample: false,
    }
}

fn mark(mark: Mark) -> String {
    match mark.basis_name() {
        Some(basis) => format!("{}/{basis}", mark.name()),
        None => mark.name().to_owned(),
    }
}

/// An answer in a line.
fn line(name: &str, answer: &Answer) -> String {
    let questions = answer.questions.iter();
    let questions: Vec<_> = questions
        .map(|question| format!("{}={}", question.group.name(), mark(question.mark)))
        .collect();
    let order = answer
        .order
        .map(|order| order.map(|status| status.name()).join("/"));
    let moments = answer.moments.iter().map(|(_, shown)| shown.name());
    let moments: Vec<_> = moments.collect();
    let trust: Vec<_> = answer.trust.iter().map(|trusted| trusted.name()).collect();
    let chips: Vec<_> = answer.chips.iter().map(|chip| chip.name()).collect();
    let recorded = answer.recorded.as_ref();
    let recorded = recorded.map(|it| format!("{} by {} at {:?}", it.at, it.by.join(","), it.block));
    [
        name.to_owned(),
        format!("{} {}", answer.headline.name(), answer.tone.name()),
        format!("{:?}", answer.lead),
        format!("chips {}", chips.join(" ")),
        questions.join(" "),
        format!(
            "order {} moments {}",
            order.unwrap_or_default(),
            moments.join(" ")
        ),
        format!(
            "trust {} endpoints {} oracle {}",
            trust.join(" "),
            answer.endpoints.name(),
            answer.oracle.name()
        ),
        format!(
            "next {} lone {}",
            answer.next.name(),
            answer.lone.as_deref().unwrap_or_default()
        ),
        format!("recorded {}", recorded.unwrap_or_default()),
    ]
    .map(|part| part.trim_end().to_owned())
    .join(" | ")
}

fn hold(name: &str, lines: &[String]) {
    let (path, made) = (format!("{FOLDER}/{name}.txt"), lines.join("\n") + "\n");
    if env::var_os("PACKPROOF_WRITE").is_some() {
        fs::create_dir_all(FOLDER).expect("a folder");
        fs::write(&path, &made).expect("it is written");
    }
    let held = fs::read_to_string(&path).unwrap_or_default();
    let apart = held
        .lines()
        .zip(made.lines())
        .find(|(one, other)| one != other);
    assert!(
        held == made,
        "{name}: other answers, first {apart:#?}; write them with PACKPROOF_WRITE=1"
    );
}

/// What holds of every answer.
fn is_consistent(name: &str, answer: &Answer) {
    let is_red = answer
        .questions
        .iter()
        .any(|question| question.mark == Mark::Failed);
    assert_eq!(is_red, answer.headline == Headline::NotVerified, "{name}");
    let is_green = answer.tone == Tone::Pass;
    assert_eq!(is_green, answer.headline == Headline::Verified, "{name}");
}

#[test]
fn every_vector_has_its_answer() {
    let mut lines = Vec::new();
    for vector in fixtures::vectors() {
        let Ok(checked) = verify::check(fixtures::payload(&vector.file), &mut |_| {}) else {
            continue;
        };
        let overview = Explanation::of(checked).overview;
        let answer = Answer::of(&overview, plain(Read::Nothing));
        is_consistent(&vector.file, &answer);
        lines.push(line(&vector.file, &answer));
    }
    hold("vectors", &lines);
}

/// Checks a payload, and reads the chain for it.
fn read(scene: &Scene<'_>) -> (Overview, Reading) {
    let checked = verify::check(scene.payload.clone(), &mut |_| {}).expect("a payload");
    let claims: Claims = checked.claims.clone().expect("claims");
    let mut overview = Explanation::of(checked).overview;
    let settled = endpoint::settle(&claims, &scene.listed, &scene.endpoints);
    overview.report = overview.report.with_chain(&settled.steps);
    let hosts = (0..scene.endpoints.len()).map(|place| (format!("node{place}.example"), None));
    let reading = Reading {
        endpoints: hosts.collect(),
        coordinators: settled.coordinators,
        ..Reading::new()
    };
    (overview, reading)
}

#[test]
fn every_reading_has_its_answer() {
    let mut lines = Vec::new();
    for scene in scenes() {
        let (overview, reading) = read(&scene);
        let answer = Answer::of(&overview, plain(Read::Live(&reading)));
        is_consistent(scene.name, &answer);
        lines.push(line(scene.name, &answer));
    }
    hold("readings", &lines);
}

/// Anyone can write what a file records: the headline and the marks are those of a check without the chain.
#[test]
fn what_a_file_records_changes_no_mark() {
    let scenes = scenes();
    let scene = scenes.first().expect("a scene");
    let (read, reading) = read(scene);
    let checked = verify::check(scene.payload.clone(), &mut |_| {}).expect("a payload");
    let overview = Explanation::of(checked).overview;
    let recorded = Answer::of(
        &overview,
        plain(Read::Recorded(
            &reading,
            "2026-11-25T12:00:00Z",
            &read.steps,
        )),
    );
    let offline = Answer::of(&overview, plain(Read::Nothing));
    let of_file = recorded.recorded.clone().expect("a reading");
    assert_eq!(of_file.by, ["node0.example"]);
    assert!(of_file.confirms);
    assert_eq!(
        Answer {
            recorded: None,
            ..recorded
        },
        offline
    );
}

#[test]
fn chips_name_a_test_network_a_local_chain_and_an_unlisted_contract() {
    let scenes = scenes();
    let (mut overview, _) = read(scenes.first().expect("a scene"));
    let mut chips = |network: &str, contracts: &str, is_sample: bool| {
        let explain::Subject::Pull(pull) = &mut overview.subject else {
            panic!("a pull");
        };
        pull.contract.network = Some(network.to_owned());
        let circumstances = Circumstances {
            read: Read::Nothing,
            contracts,
            is_sample,
        };
        Answer::of(&overview, circumstances).chips
    };
    let other = format!("base:0x{}", "ab".repeat(20));
    assert_eq!(chips("base", "", false), []);
    assert_eq!(chips("base", &other, false), [Chip::NotListed]);
    assert_eq!(
        chips("base-sepolia", &other, false),
        [Chip::TestNetwork, Chip::NotListed]
    );
    assert_eq!(chips("localhost", "", false), [Chip::LocalChain]);
    assert_eq!(chips("base", &other, true), [Chip::Sample]);
}
