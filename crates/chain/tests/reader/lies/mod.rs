//! Reads from endpoints that lie: each value of each answer is changed, dropped, repeated or added to in turn, for
//! honest and dishonest proofs, by an endpoint alone and by one of two.
//!
//! - If one of two lies, an honest proof never becomes `not_verified` and a dishonest one never `verified`. The liar's own
//!   result says what it does not show.
//! - A liar alone may say anything, and every finding names the liar as its only witness.
//!
//! `verdicts.txt` holds the result of each change. The short form takes up to three of the places at which a change
//! can be made in a proof; the long form takes all of them:
//!
//! ```text
//! cargo test --release -p packproof-chain lies::every -- --ignored --nocapture
//! PACKPROOF_WRITE=1 cargo test -p packproof-chain lies    rewrites verdicts.txt
//! ```

mod contradictions;
mod endpoint;
mod lie;
pub mod scene;

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::num::NonZero;
use std::rc::Rc;
use std::sync::Mutex;
use std::thread;

use chain::client::Client;
use chain::networks::by_label;
use chain::reading::{Reading, Transcript};
use chain::transport::Transport;
use verify::claims::{Settled, Witnesses};
use verify::report::{StepId, Verdict};

use crate::reader::clock::TestClock;
use crate::reader::node::Node;
use crate::reader::{read_through, step};
use endpoint::{Honest, Liar, Notes, Replies};
use lie::{Change, Lie};
use scene::Scene;

const TABLE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/reader/lies/verdicts.txt"
);

/// The results of each change: for an honest proof and a dishonest one, by one of two endpoints and alone.
type Table = BTreeMap<(String, Change), [BTreeSet<&'static str>; 4]>;

/// Reads a scene's proof through these endpoints.
fn read(
    scene: &Scene,
    node: &Rc<Node>,
    transports: Vec<Box<dyn Transport>>,
) -> (Settled, Reading<Transcript>) {
    let clock = TestClock::with(core::slice::from_ref(node));
    let client =
        |(place, transport)| Client::new(format!("node{place}.example"), transport, clock.clone());
    let clients: Vec<Client> = transports.into_iter().enumerate().map(client).collect();
    read_through(&scene.claims, &clients, by_label("base"), &clock)
}

/// Returns the verdict that a reader sees first.
fn shown(scene: &Scene, settled: &Settled) -> &'static str {
    let report = scene.report.clone().with_chain(settled);
    report.verdict.name()
}

/// Returns a settlement's cell of the table: its verdict, and whether the oracle's proof holds.
fn cell(shown: &'static str, settled: &Settled) -> &'static str {
    match (shown, step(settled, StepId::OracleProof).passed()) {
        ("verified", true) => "verified+proof",
        ("not_confirmed", true) => "not_confirmed+proof",
        ("not_verified", true) => "not_verified+proof",
        ("contradicted", true) => "contradicted+proof",
        ("origin_unknown", true) => "origin_unknown+proof",
        (shown, _) => shown,
    }
}

/// Returns every lie in the answers that a scene's honest reading gets.
fn lies(scene: &Scene, node: &Rc<Node>, replies: &Rc<Replies>) -> Vec<Lie> {
    let answers = Rc::new(RefCell::default());
    let notes = Notes {
        replies: replies.clone(),
        answers: Rc::clone(&answers),
    };
    let (settled, _) = read(scene, node, vec![Box::new(notes)]);
    assert_eq!(shown(scene, &settled), scene.truth.name(), "{}", scene.name);
    let answers = answers.borrow();
    let lies = answers.iter();
    lies.flat_map(|(asked, answer)| lie::all_of(asked, answer))
        .collect()
}

/// Keeps the last of the places for each change. Of a transaction it keeps all, because the reader asks for both an
/// event's anchor and the oracle's answer.
fn some(lies: Vec<Lie>) -> Vec<Lie> {
    let alike = lies.into_iter().map(|lie| {
        let is_transaction = lie.field.starts_with("eth_getTransactionByHash");
        let place = is_transaction.then(|| lie.asked.clone());
        ((lie.field.clone(), lie.change, place), lie)
    });
    alike.collect::<BTreeMap<_, _>>().into_values().collect()
}

/// Tells a lie about a scene's proof, by one of two endpoints and alone. Returns the two results, and the errors in
/// them.
fn told(
    scene: &Scene,
    node: &Rc<Node>,
    replies: &Rc<Replies>,
    lie: &Lie,
) -> ([&'static str; 2], Vec<String>) {
    let liar = || -> Box<dyn Transport> {
        Box::new(Liar {
            replies: replies.clone(),
            lie: lie.clone(),
        })
    };
    let mut wrong = Vec::new();
    let mut complain = |what: &str, shown: &str, settled: &Settled| {
        let Lie { field, change, .. } = lie;
        let steps = settled.steps.iter().filter(|step| !step.passed());
        let steps: Vec<String> = steps
            .map(|step| format!("{:?} {:?}", step.id, step.status))
            .collect();
        wrong.push(format!(
            "{what}: {shown}: {}: {field} {change:?} {:?}: {steps:?}",
            scene.name, lie.path
        ));
    };
    let is_honest = scene.truth == Verdict::Verified;

    let (settled, reading) = read(scene, node, vec![liar(), Box::new(Honest(replies.clone()))]);
    let of_two = shown(scene, &settled);
    if of_two
        == if is_honest {
            "not_verified"
        } else {
            "verified"
        }
    {
        complain("one of two", of_two, &settled);
    }
    let is_named = of_two == "contradicted" || names_liar(&settled, &reading);
    if of_two != scene.truth.name() && !is_named {
        complain("nobody named", of_two, &settled);
    }

    let of_two = cell(of_two, &settled);

    let (settled, _) = read(scene, node, vec![liar()]);
    let alone = shown(scene, &settled);
    if is_honest && step(&settled, StepId::OracleProof).failed() {
        complain("a word disproven", alone, &settled);
    }
    let mut findings = settled.steps.iter().flat_map(|step| &step.findings);
    let own = [Witnesses::of(0), Witnesses::default()];
    if findings.any(|finding| !finding.agrees() && !own.contains(&finding.grade.witnesses())) {
        complain("others named", alone, &settled);
    }
    ([of_two, cell(alone, &settled)], wrong)
}

/// Returns whether the first endpoint's own result says what it does not show.
fn names_liar(settled: &Settled, reading: &Reading<Transcript>) -> bool {
    let mut views = settled.views.iter();
    let own = views.find(|view| view.by.include(Witnesses::of(0)));
    reading.endpoints[0].1.is_some()
        || own.is_some_and(|own| own.steps.iter().any(|step| !step.passed()))
}

/// Tells the chosen lies, on about as many scenes at once as there are processors. Returns the results and the number
/// of lies.
fn walk(choose: fn(Vec<Lie>) -> Vec<Lie>) -> (Table, usize) {
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let walked = Mutex::new((Table::new(), 0, Vec::new()));
    let walk_scene = |scene: Scene| {
        let node = Node::new(scene.chain.clone(), scene.chain.newest);
        let column = if scene.truth == Verdict::Verified {
            0
        } else {
            2
        };
        let replies = Replies::of(&node);
        for lie in choose(lies(&scene, &node, &replies)) {
            let (came, of_lie) = told(&scene, &node, &replies, &lie);
            let (table, count, wrong) = &mut *walked.lock().expect("no panic");
            wrong.extend(of_lie);
            let row = table.entry((lie.field, lie.change)).or_default();
            for (place, shown) in came.into_iter().enumerate() {
                row[column + place].insert(shown);
            }
            *count += 1;
        }
    };
    thread::scope(|scope| {
        for nth in 0..threads {
            let own = move || scene::all().into_iter().skip(nth).step_by(threads);
            scope.spawn(move || own().for_each(walk_scene));
        }
    });
    let (table, count, wrong) = walked.into_inner().expect("no panic");
    assert!(
        wrong.is_empty(),
        "{} of {count}:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    (table, count)
}

fn spell(table: &Table) -> String {
    let mut text = String::from(
        "# What one changed value in an endpoint's answers does to the verdict.\n\
         # +proof: the oracle's own proof of each word holds.\n\
         # field | change | honest, one of two lies | honest, the liar alone | dishonest, one of two lies | dishonest, the liar alone\n",
    );
    for ((field, change), cells) in table {
        let cells = cells.each_ref().map(|cell| {
            let shown: Vec<&str> = cell.iter().copied().collect();
            shown.join(" ")
        });
        text += &format!("{field} | {change:?} | {}\n", cells.join(" | "));
    }
    text
}

#[test]
fn one_changed_value_is_a_lie_and_is_named() {
    let (table, count) = walk(some);
    println!("{count} lies, each told alone and beside an honest endpoint");
    let text = spell(&table);
    if std::env::var_os("PACKPROOF_WRITE").is_some() {
        fs::write(TABLE, &text).expect("written");
    }
    let committed = fs::read_to_string(TABLE).expect("verdicts.txt");
    for (ours, theirs) in text.lines().zip(committed.lines()) {
        assert_eq!(ours, theirs);
    }
    assert_eq!(text, committed);
}

#[test]
#[ignore = "exhaustive"]
fn every_changed_value_is_a_lie_and_is_named() {
    let (_, count) = walk(core::convert::identity);
    println!("{count} lies, each told alone and beside an honest endpoint");
}
