//! Reads the rest from endpoints that lie about the nearest requests, the headers of a walk, and receipts.
//!
//! An honest proof stays verified, a dishonest one is never verified, and no lie makes a value proven that is not
//! proven without it. `rest.txt` holds the result of each change: whether everything that can be proven is.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::rc::Rc;

use chain::client::RpcClient;
use chain::networks::by_label;
use chain::reading::{Reading, Transcript};
use chain::rest::Rest;
use chain::transport::Transport;
use fixtures::chain::listed_with_logs;
use fixtures::chain::proof::LocalProver;
use verify::claims::{RestPlan, Settled};
use verify::report::{Finding, Grade, Verdict};

use super::endpoint::{Honest, Liar, Notes, Replies};
use super::lie::{Change, Lie, all_of};
use super::scene::{self, Scene};
use super::{read, shown, some};
use crate::clock::TestClock;
use crate::history::stranger_asks;
use crate::node::Node;
use crate::wait_for;

const TABLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/reader/lies/rest.txt");

/// The scenes whose rest the test reads, honest and dishonest.
const SCENES: [&str; 6] = [
    "an evening",
    "an old version",
    "two requests at once",
    "a word left out",
    "another commitment",
    "another word",
];

/// Reads the rest of a scene through these endpoints.
fn rest(
    scene: &Scene,
    node: &Rc<Node>,
    reading: &Reading<Transcript>,
    transports: Vec<Box<dyn Transport>>,
) -> (RestPlan, Settled) {
    let clock = TestClock::with(core::slice::from_ref(node));
    let client = |(place, transport)| {
        RpcClient::new(format!("node{place}.example"), transport, clock.clone())
    };
    let clients: Vec<RpcClient> = transports.into_iter().enumerate().map(client).collect();
    let listed = listed_with_logs();
    let rest = Rest {
        claims: &scene.claims,
        listed: &listed,
        reading,
        clients: &clients,
        network: by_label("base"),
    };
    let plan = wait_for(rest.plan());
    let settled = wait_for(rest.read(&plan, &LocalProver, &mut |_| {}));
    (plan, settled)
}

/// Returns the proven findings, as texts.
fn proven(settled: &Settled) -> BTreeSet<String> {
    let findings = settled.steps.iter().flat_map(|step| &step.findings);
    let proven = findings.filter(|finding| matches!(finding.grade, Grade::Proven(_)));
    let spelt = |finding: &Finding| {
        let Finding {
            point,
            place,
            computed,
            ..
        } = finding;
        format!("{point:?} {place:?} {computed:?}")
    };
    let trails = settled.trails.iter();
    let trails = trails.map(|trail| format!("{:?} {:?}", trail.value, trail.block));
    let counts = settled
        .counts
        .iter()
        .map(|count| format!("{} {}", count.first, count.last));
    proven.map(spelt).chain(trails).chain(counts).collect()
}

/// The results of each change: by one of two endpoints, with the liar first or last, and alone.
type Table = BTreeMap<(String, Change), [BTreeSet<&'static str>; 3]>;

#[test]
fn no_lie_about_the_rest_proves_or_disproves_anything() {
    let mut table = Table::new();
    let mut wrong: Vec<String> = Vec::new();
    let mut count = 0;
    for mut scene in scene::all() {
        if !SCENES.contains(&scene.name) {
            continue;
        }
        stranger_asks(&mut scene.chain);
        let node = Node::new(scene.chain.clone(), scene.chain.newest);
        let replies = Replies::of(&node);
        let honest = || -> Box<dyn Transport> { Box::new(Honest(replies.clone())) };
        let answers = Rc::new(RefCell::default());
        let notes = Notes {
            replies: replies.clone(),
            answers: Rc::clone(&answers),
        };
        let (_, one) = read(&scene, &node, vec![honest()]);
        let (_, two) = read(&scene, &node, vec![honest(), honest()]);
        let (plan, settled) = rest(&scene, &node, &one, vec![Box::new(notes)]);
        assert!(plan.targets.len() > 1, "{}", scene.name);
        assert_eq!(
            shown(&scene, &settled),
            scene.truth.name(),
            "{}",
            scene.name
        );
        let honestly = proven(&settled);
        let answers = answers.borrow();
        let lies = answers.iter();
        let lies = lies.flat_map(|(asked, answer)| all_of(asked, answer));
        for lie in some(lies.collect()) {
            let liar = || -> Box<dyn Transport> {
                Box::new(Liar {
                    replies: replies.clone(),
                    lie: lie.clone(),
                })
            };
            let ways = [
                (&two, vec![liar(), honest()]),
                (&two, vec![honest(), liar()]),
                (&one, vec![liar()]),
            ];
            let row = table.entry((lie.field.clone(), lie.change)).or_default();
            for ((reading, transports), cells) in ways.into_iter().zip(row) {
                let (_, settled) = rest(&scene, &node, reading, transports);
                let proven = proven(&settled);
                let came = shown(&scene, &settled);
                if came != scene.truth.name() || !proven.is_subset(&honestly) {
                    let more: Vec<_> = proven.difference(&honestly).collect();
                    let Lie {
                        field,
                        change,
                        path,
                        ..
                    } = &lie;
                    wrong.push(format!(
                        "{}: {came}: {field} {change:?} {path:?}: {more:?}",
                        scene.name
                    ));
                }
                cells.insert(if proven == honestly { "all" } else { "part" });
                count += 1;
            }
        }
        assert!([Verdict::Verified, Verdict::NotVerified].contains(&scene.truth));
    }
    assert!(
        wrong.is_empty(),
        "{} of {count}:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    let mut text = String::from(
        "# What one changed value in an endpoint's answers does to the rest: whether all of it is still proven.\n\
         # field | change | the first of two lies | the second of two lies | the liar alone\n",
    );
    for ((field, change), cells) in &table {
        let cells = cells.each_ref().map(|cell| {
            let came: Vec<&str> = cell.iter().copied().collect();
            came.join(" ")
        });
        text += &format!("{field} | {change:?} | {}\n", cells.join(" | "));
    }
    if std::env::var_os("PACKPROOF_WRITE").is_some() {
        fs::write(TABLE, &text).expect("written");
    }
    let committed = fs::read_to_string(TABLE).expect("rest.txt");
    for (ours, theirs) in text.lines().zip(committed.lines()) {
        assert_eq!(ours, theirs);
    }
    assert_eq!(text, committed);
}
