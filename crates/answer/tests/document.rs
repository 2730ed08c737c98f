//! Compares the tables of `docs/answer.md` with the code. With `PACKPROOF_WRITE=1` the test writes them: read the
//! difference.

use std::{env, fs};

use answer::about::refuted;
use answer::{Group, Mark, Steps};
use verify::hash::Hash32;
use verify::report::{DrawName, Kind, LogKind, Place, Point, Step, StepId, StepRun};

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/answer.md");

fn passed(id: StepId) -> Step {
    let mut run = StepRun::new(id);
    run.same(Point::PullKey, &Place::Payload, 1_u64, 1);
    run.finish()
}

/// Writes the table of the steps that decide a question, with the worth of a pass of each before the chain is read.
fn deciding() -> String {
    let mut table = "| step | question | a pass |\n| --- | --- | --- |\n".to_owned();
    for (kind, ids) in [
        (Kind::PackEvent, StepId::of_event(true)),
        (Kind::PackPull, StepId::of_pull()),
    ] {
        for id in ids {
            let mut steps = Steps::of(kind);
            steps.insert(passed(*id));
            let worth = match Mark::in_steps(&steps, *id).basis() {
                Some(verify::report::Basis::History) => "half",
                Some(verify::report::Basis::Data) => "a tick",
                _ => "full",
            };
            let worth = match Group::of(*id) {
                Group::Fixed => "half",
                _ => worth,
            };
            let row = format!(
                "| `{}` | `{}` | {worth} |\n",
                id.name(),
                Group::of(*id).name()
            );
            if !table.contains(&row) {
                table.push_str(&row);
            }
        }
    }
    table
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
    let mut table = "| step | difference | of the target | of another draw | of no draw |\n| --- | --- | --- | --- | --- |\n".to_owned();
    let dated = |kind| [Point::LogAt(kind), Point::LogTwice(kind)];
    let of_logs = [dated(Anchored), dated(Requested), dated(Fulfilled)].concat();
    let of_logs = [
        of_logs,
        vec![Point::LogOmitted(Fulfilled), Point::WordsOmitted],
    ]
    .concat();
    let of_state = vec![
        Point::ContractAnchor,
        Point::ContractVersion,
        Point::ContractPurchase,
        Point::ContractRequest,
        Point::ContractWord,
        Point::ContractOtherRoot,
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

fn with(text: &str, name: &str, table: &str) -> String {
    let start = format!("<!-- {name} -->\n");
    let (before, rest) = text.split_once(&start).expect("its place");
    let (_, after) = rest.split_once("<!-- end -->").expect("its end");
    [before, &start, table, "<!-- end -->", after].concat()
}

#[test]
fn the_document_has_the_tables_of_the_code() {
    let mut text = fs::read_to_string(DOCUMENT).expect("the document");
    let made = with(&with(&text, "decides", &deciding()), "refutes", &refuting());
    if env::var_os("PACKPROOF_WRITE").is_some() {
        fs::write(DOCUMENT, &made).expect("it is written");
        text.clone_from(&made);
    }
    assert!(
        text == made,
        "docs/answer.md has other tables: write them with PACKPROOF_WRITE=1"
    );
}
