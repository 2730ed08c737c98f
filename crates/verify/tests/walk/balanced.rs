//! Reads random proofs through one honest address over several nodes: one question about logs is answered by a node that lags behind the
//! others, or by one that keeps no old logs. Neither verifies a dishonest proof or fails an honest one.

use fixtures::chain::endpoint::{self, Endpoint, settle};
use fixtures::chain::{Chain, listed, listed_with_logs};
use verify::claims::Question;
use verify::report::Verdict;

use super::mixtures::read;
use super::random::{Numbers, asked, history, telling};
use super::truth::{Reading, TURNED};

/// Returns the nodes that may answer a question, each with whether it has the newest blocks.
fn nodes(chain: &Chain) -> Vec<(Chain, bool)> {
    let mut blocks: Vec<u64> = chain.logs.iter().map(|log| log.position.block).collect();
    blocks.dedup();
    let lagging = blocks.clone().into_iter();
    let lagging = lagging.map(|block| (chain.up_to(block - 1), false));
    let pruned = blocks.into_iter().map(|block| {
        let mut node = chain.clone();
        node.logs.retain(|log| log.position.block > block);
        (node, true)
    });
    lagging.chain(pruned).collect()
}

/// `READINGS=1000000 SEED=7 cargo test --release -p packproof-verify -- --ignored --nocapture balanced`
#[test]
#[ignore = "exhaustive"]
fn no_node_behind_an_honest_address_reverses_a_verdict() {
    let mut numbers = Numbers(asked("SEED", 11));
    let (mut readings, mut wrong) = (0, Vec::new());
    while readings < asked("READINGS", 100_000) {
        let world = history(&mut numbers);
        let nodes = nodes(&world.chain);
        for target in 0..world.purchases.len() {
            let honest = world.proof(target, &world.honest_words());
            let others = (0..3).filter_map(|_| telling(&mut numbers, &world, target));
            for proof in honest.into_iter().chain(others.collect::<Vec<_>>()) {
                let Some((truth, report, claims)) = read(&world, &proof) else {
                    continue;
                };
                let lists = match numbers.is_one_in(2) {
                    true => listed_with_logs(),
                    false => listed(),
                };
                let answers = endpoint::read(&claims, &lists, &[Endpoint::of(&world.chain)]);
                let of_logs = answers
                    .keys()
                    .filter(|key| matches!(key, Question::Logs(_) | Question::Window(_)));
                for question in of_logs {
                    for (node, is_new) in &nodes {
                        let says =
                            |asked: &Question| (asked == question).then(|| node.answer(asked));
                        let address = Endpoint::of(&world.chain).answering(says);
                        let settled = settle(&claims, &lists, &[address]);
                        let verdict = report.clone().with_chain(&settled).verdict;
                        readings += 1;
                        let is_reversed = match truth {
                            Reading::True => verdict == Verdict::NotVerified,
                            Reading::Loose(_) | Reading::Open(TURNED) => false,
                            // Nodes that keep different old blocks are not told apart.
                            _ => verdict == Verdict::Verified && !is_new,
                        };
                        if is_reversed {
                            wrong.push(format!(
                                "{truth:?} {verdict:?}: {question:?} {:?}",
                                world.acts
                            ));
                        }
                    }
                }
            }
        }
    }
    println!("{readings} readings");
    assert!(wrong.is_empty(), "{}, the first: {}", wrong.len(), wrong[0]);
}
