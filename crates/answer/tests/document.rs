//! Compares the table of the questions in `docs/protocol.md`, and `refutes.txt`, with the code. With `PACKPROOF_WRITE=1`
//! the test writes them: read the difference.

use std::collections::BTreeSet;
use std::{env, fs};

use answer::about::refuted;
use answer::{Group, Mark, Steps};
use verify::hash::Hash32;
use verify::report::{Basis, DrawName, Kind, LogKind, Place, Point, Step, StepId, StepRun};

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
const REFUTES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/refutes.txt");
const HEAD: &str = "\
| question | its steps | a pass of each, before the chain is read |
| --- | --- | --- |
";

fn passed(id: StepId) -> Step {
    let mut run = StepRun::new(id);
    run.same(Point::PullKey, &Place::Payload, 1_u64, 1);
    run.finish()
}

/// Returns the worth of a pass of a step before the chain is read.
fn worth(kind: Kind, id: StepId) -> &'static str {
    let mut steps = Steps::of(kind);
    steps.insert(passed(id));
    match Mark::in_steps(&steps, id).basis() {
        Some(Basis::History) => "half",
        Some(Basis::Data) => "a tick",
        _ => "full",
    }
}

/// Writes the table of the questions, each with the steps that decide it and the worth of their passes.
fn deciding() -> String {
    let of_kinds = [
        (Kind::PackEvent, StepId::of_event(true)),
        (Kind::PackPull, StepId::of_pull()),
    ];
    let rows = Group::ALL.map(|group| {
        let mut all: Vec<(&str, &str)> = Vec::new();
        for (kind, ids) in of_kinds {
            let own = ids.iter().filter(|id| Group::of(**id) == group);
            all.extend(own.map(|id| (id.name(), worth(kind, *id))));
        }
        let mut seen = BTreeSet::new();
        all.retain(|(name, _)| seen.insert(*name));
        let names = |of: &str| {
            let own = all.iter().filter(|(_, worth)| *worth == of);
            let names = own.map(|(name, _)| format!("`{name}`"));
            names.collect::<Vec<_>>().join(", ")
        };
        let worths = ["a tick", "half", "full"].map(|worth| (worth, names(worth)));
        let worths: Vec<_> = worths
            .iter()
            .filter(|(_, names)| !names.is_empty())
            .collect();
        let says = match worths.as_slice() {
            [(worth, _)] => (*worth).to_owned(),
            [(most, _), (worth, names)] => format!("{most}; of {names} {worth}"),
            others => panic!("{others:?}"),
        };
        let steps = all.iter().map(|(name, _)| format!("[`{name}`](#{name})"));
        let steps = steps.collect::<Vec<_>>().join(", ");
        format!("| `{}` | {steps} | {says} |\n", group.name())
    });
    rows.concat()
}

fn key(digit: u8) -> Hash32 {
    Hash32::new([digit; 32])
}

fn draw(target: bool) -> Place {
    Place::Draw(DrawName {
        pull_key: key(if target { 1 } else { 2 }),
        purchase_id: None,
        target,
    })
}

/// Writes the table of the questions that each difference on the chain is about.
fn refuting() -> String {
    use LogKind::{Anchored, Fulfilled, Requested};
    let mut table = "\
The questions that a difference of a chain step makes red.

| step | difference | of the target | of another draw | of no draw |
| --- | --- | --- | --- | --- |
"
    .to_owned();
    let dated = |kind| [Point::LogAt(kind), Point::LogTwice(kind)];
    let of_logs = [dated(Anchored), dated(Requested), dated(Fulfilled)].concat();
    let of_logs = [of_logs, vec![Point::LogOmitted(Fulfilled)]].concat();
    let of_state = vec![
        Point::ContractAnchor,
        Point::ContractVersion,
        Point::ContractPurchase,
        Point::ContractRequest,
        Point::ContractWord,
        Point::ContractOtherRoot,
        Point::JudgedBlock,
    ];
    let of_seed = vec![
        Point::SeedWord,
        Point::RequestSucceeded,
        Point::RequestOfPull,
        Point::LogAt(Anchored),
        Point::LogTwice(Anchored),
        Point::LogTwice(Requested),
    ];
    for (step, points) in [
        (StepId::Contract, of_state),
        (StepId::SeedOrigin, of_seed),
        (StepId::WordOrigin, vec![Point::CoordinatorWord]),
        (StepId::ChainLogs, of_logs),
        (StepId::OracleProof, vec![Point::ProvenWord]),
    ] {
        for point in points {
            let is_keyed = matches!(step, StepId::ChainLogs | StepId::SeedOrigin);
            let places = match is_keyed {
                true => [Place::Key(key(1)), Place::Key(key(2)), Place::Payload],
                false => [draw(true), draw(false), Place::Payload],
            };
            let cells = places.map(|place| {
                let mut run = StepRun::new(step);
                run.differs(point, &place, 1_u64, 2_u64);
                let step = run.finish();
                let names: Vec<_> = refuted(&step, Some(key(1)))
                    .map(|group| format!("`{}`", group.name()))
                    .collect();
                names.join(", ")
            });
            table.push_str(&format!(
                "| `{}` | `{point:?}` | {} |\n",
                step.name(),
                cells.join(" | ")
            ));
        }
    }
    table
}

fn with_questions(document: &str) -> String {
    let (before, table) = document.split_once(HEAD).expect("the table");
    let (_, after) = table.split_once("\n\n").expect("its end");
    format!("{before}{HEAD}{}\n{after}", deciding())
}

#[test]
fn the_tables_are_those_of_the_code() {
    let read = |path| fs::read_to_string(path).unwrap_or_default();
    let made = [
        (DOCUMENT, with_questions(&read(DOCUMENT))),
        (REFUTES, refuting()),
    ];
    for (path, made) in made {
        if env::var_os("PACKPROOF_WRITE").is_some() {
            fs::write(path, &made).expect("it is written");
        }
        assert!(
            read(path) == made,
            "{path} has another table: write it with PACKPROOF_WRITE=1"
        );
    }
}
