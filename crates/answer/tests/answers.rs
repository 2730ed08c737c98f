//! Compares the answer of every vector, of readings of all kinds, and of every story of a dishonest shop, with golden
//! files.
//!
//! With `PACKPROOF_WRITE=1` the test writes them: read the difference line by line.

use std::{env, fs};

use answer::{Answer, Chip, Circumstances, Group, Headline, Lead, Mark, Read, Tone};
use chain::deployment::ListedContract;
use chain::reading::{Reading, Transcript};
use explain::{Explanation, Overview};
use fixtures::chain::endpoint::Endpoint;
use fixtures::chain::{Chain, listed};
use fixtures::scenes::{Scene, scenes};
use fixtures::stories::{Contract, Stage, Story, in_memory, tell};
use verify::claims::{Address, Witnesses};
use verify::report::{Basis, StepId};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

/// Circumstances without a list and without a sample.
const fn plain(read: Read<'_>) -> Circumstances<'_> {
    Circumstances {
        read,
        contracts: &[],
        is_sample: false,
    }
}

pub(crate) fn mark(mark: Mark) -> String {
    match mark.basis_name() {
        Some(basis) => format!("{}/{basis}", mark.name()),
        None => mark.name().to_owned(),
    }
}

/// Writes an answer on one line.
fn line(name: &str, answer: &Answer) -> String {
    let questions = answer.questions.iter();
    let questions: Vec<_> = questions
        .map(|question| format!("{}={}", question.group.name(), mark(question.mark)))
        .collect();
    let order = answer
        .order
        .map(|order| order.map(answer::moments::OrderStatus::name).join("/"));
    let trust: Vec<_> = answer.trust.iter().map(|trusted| trusted.name()).collect();
    let chips: Vec<_> = answer.chips.iter().map(|chip| chip.name()).collect();
    let readers = answer.readers.iter();
    let readers: Vec<_> = readers
        .map(|reader| format!("{}={}", reader.host, reader.shows.name()))
        .collect();
    let recorded = answer.recorded.as_ref();
    let recorded = recorded.map(|it| format!("{} by {} at {:?}", it.at, it.by.join(","), it.block));
    let parts = [
        name.to_owned(),
        format!(
            "{} {}",
            answer.headline.name(),
            answer.headline.tone().name()
        ),
        format!("{:?}", answer.lead),
        format!("chips {}", chips.join(" ")),
        questions.join(" "),
        format!("order {}", order.unwrap_or_default()),
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
    ];
    let readers = (!readers.is_empty()).then(|| format!("readers {}", readers.join(" ")));
    let parts = parts.into_iter().chain(readers);
    let parts: Vec<_> = parts.map(|part| part.trim_end().to_owned()).collect();
    parts.join(" | ")
}

pub(crate) fn hold(name: &str, lines: &[String]) {
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

/// Asserts the rules that every answer keeps.
fn is_consistent(name: &str, answer: &Answer) {
    let is_red = answer
        .questions
        .iter()
        .any(|question| question.mark == Mark::Failed);
    assert_eq!(is_red, answer.headline == Headline::NotVerified, "{name}");
    let is_green = answer.headline.tone() == Tone::Pass;
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
        let answer = Answer::of(overview.clone(), plain(Read::Nothing));
        is_consistent(&vector.file, &answer);
        lines.push(line(&vector.file, &answer));
    }
    hold("vectors", &lines);
}

/// Checks a payload, and reads the chain for it.
fn read(scene: &Scene<'_>) -> (Overview, Reading) {
    let (checked, settled) = scene.settle();
    let mut overview = Explanation::of(checked).overview;
    overview.report = overview.report.with_chain(&settled);
    let reading = Reading::<Transcript> {
        endpoints: scene.hosts(),
        ..Reading::new()
    };
    (overview, reading.summary(&settled, Witnesses::NONE))
}

#[test]
fn every_reading_has_its_answer() {
    let mut lines = Vec::new();
    for scene in scenes() {
        let (overview, reading) = read(&scene);
        let answer = Answer::of(overview, plain(Read::Live(&reading)));
        is_consistent(scene.name, &answer);
        lines.push(line(scene.name, &answer));
    }
    hold("readings", &lines);
}

/// The answers to the stories of dishonest shops, each read through one endpoint.
struct Told(Vec<String>);

impl Stage for Told {
    type Chain = Chain;

    fn open(&mut self, contract: Contract) -> Chain {
        in_memory(contract)
    }

    fn hear(&mut self, story: Story, chain: &Chain) {
        let (overview, reading) = read(&Scene {
            name: story.name,
            payload: story.payload,
            endpoints: vec![Endpoint::of(chain)],
            listed: listed(),
        });
        let answer = Answer::of(overview, plain(Read::Live(&reading)));
        is_consistent(story.name, &answer);
        self.0.push(line(story.name, &answer));
    }
}

#[test]
fn every_story_has_its_answer() {
    let mut told = Told(Vec::new());
    tell(&mut told);
    hold("stories", &told.0);
}

/// Anyone can write a file with a recorded reading, so headline, trust and timeline are those of a check without the
/// chain. A pass is half a mark, and a failure is red.
#[test]
fn a_recorded_reading_changes_no_headline() {
    let mut lines = Vec::new();
    for scene in scenes() {
        let (read, reading) = read(&scene);
        let checked = verify::check(scene.payload.clone(), &mut |_| {}).expect("a payload");
        let overview = Explanation::of(checked).overview;
        let at = "2026-11-25T12:00:00Z";
        let recorded = Read::Recorded(&reading, at, &read.report.steps);
        let recorded = Answer::of(overview.clone(), plain(recorded));
        let live = Answer::of(read, plain(Read::Live(&reading)));
        let offline = Answer::of(overview, plain(Read::Nothing));
        lines.push(line(scene.name, &recorded));
        for (group, of_file) in Group::ALL.into_iter().zip(&recorded.questions) {
            let of_chain = live.question(group).expect("a question").mark;
            let failed = [of_file.mark, of_chain].map(|mark| mark == Mark::Failed);
            assert_eq!(failed[0], failed[1], "{} {group:?}", scene.name);
            let is_full = matches!(of_file.mark.basis(), Some(Basis::Chain | Basis::Proof));
            assert!(!is_full, "{} {group:?}", scene.name);
        }
        let of_file = recorded.recorded.clone().expect("a reading");
        assert!(of_file.by.iter().all(|host| host.starts_with("node")));
        let is_held = matches!(live.lead, Lead::NotReplayable(_, _, true));
        let is_confirmed = live.headline == Headline::Verified || is_held;
        assert_eq!(of_file.confirms, is_confirmed, "{}", scene.name);
        assert_eq!(
            Answer {
                recorded: None,
                questions: offline.questions.clone(),
                marks: offline.marks.clone(),
                is_troubled: offline.is_troubled,
                ..recorded
            },
            offline
        );
    }
    hold("recorded", &lines);
}

/// The sixth question shows each step once: the recorded one until the step is proven or read.
#[test]
fn a_recorded_step_fills_in_for_one_that_the_report_leaves_open() {
    let scenes = scenes();
    let scene = scenes.first().expect("a scene");
    let (read, reading) = read(scene);
    let checked = verify::check(scene.payload.clone(), &mut |_| {}).expect("a payload");
    let mut overview = Explanation::of(checked).overview;
    let of = |overview: &Overview| {
        let recorded = Read::Recorded(&reading, "2026-11-25T12:00:00Z", &read.report.steps);
        Answer::of(overview.clone(), plain(recorded))
    };
    let mark = |answer: &Answer, id| {
        let mut marked = answer.marked();
        let found = marked.find_map(|(step, mark)| (step.id == id).then_some(mark));
        found.expect("a step")
    };
    let answer = of(&overview);
    let ids: Vec<_> = answer.marked().map(|(step, _)| step.id).collect();
    let shown = answer
        .marked()
        .find(|(step, _)| step.id == StepId::Contract);
    assert!(shown.is_some_and(|(step, _)| step.passed()));
    let own: Vec<_> = overview.report.steps.iter().map(|step| step.id).collect();
    assert_eq!(ids, own);
    assert_eq!(mark(&answer, StepId::Contract), Mark::Recorded);
    assert_eq!(
        answer
            .question(Group::Contract)
            .map(|question| question.mark),
        Some(Mark::Recorded)
    );
    let proven = read
        .report
        .steps
        .iter()
        .filter(|step| step.id == StepId::Contract);
    let proven: Vec<_> = proven.cloned().collect();
    overview.report = overview.report.with_proven(&proven);
    let answer = of(&overview);
    assert_eq!(mark(&answer, StepId::Contract), Mark::Passed(Basis::Chain));
    assert_eq!(mark(&answer, StepId::ChainLogs), Mark::Recorded);
    assert!(!answer.is_confirmed);
}

#[test]
fn chips_name_a_test_network_a_local_chain_and_an_unlisted_contract() {
    let scenes = scenes();
    let (mut overview, _) = read(scenes.first().expect("a scene"));
    let mut chips = |network: &str, contracts: &[ListedContract], is_sample: bool| {
        let explain::Subject::Pull(pull) = &mut overview.subject else {
            panic!("a pull");
        };
        pull.contract.network = Some(network.to_owned());
        let circumstances = Circumstances {
            read: Read::Nothing,
            contracts,
            is_sample,
        };
        Answer::of(overview.clone(), circumstances).chips
    };
    let other = [ListedContract {
        network: "base".to_owned(),
        address: Address::from_hex(&"ab".repeat(20)).expect("an address"),
        code: None,
        logs: Vec::new(),
    }];
    assert_eq!(chips("base", &[], false), []);
    assert_eq!(chips("base", &other, false), [Chip::NotListed]);
    assert_eq!(
        chips("base-sepolia", &other, false),
        [Chip::TestNetwork, Chip::NotListed]
    );
    assert_eq!(chips("localhost", &[], false), [Chip::LocalChain]);
    assert_eq!(chips("base", &other, true), [Chip::Sample]);
}

#[test]
fn no_endpoint_is_asked_about_a_sample() {
    let checked = verify::check(fixtures::payload("pull-alone.json"), &mut |_| {});
    let overview = Explanation::of(checked.expect("a payload")).overview;
    let asks = |is_sample| {
        let circumstances = Circumstances {
            is_sample,
            ..plain(Read::Nothing)
        };
        Answer::of(overview.clone(), circumstances).can_ask
    };
    assert_eq!([false, true].map(asks), [true, false]);
}
