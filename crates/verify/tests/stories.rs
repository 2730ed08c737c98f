//! Checks every story of a dishonest shop on the chain in memory. tests/chain/smoke.mjs checks the same on a node.

use std::collections::BTreeSet;

use fixtures::chain::endpoint::{Endpoint, settle};
use fixtures::chain::{Chain, listed};
use fixtures::export;
use fixtures::stories::{Contract, Stage, Story, in_memory, tell};
use verify::report::Verdict;

struct Memory {
    heard: BTreeSet<&'static str>,
}

impl Stage for Memory {
    type Chain = Chain;

    fn open(&mut self, contract: Contract) -> Chain {
        in_memory(contract)
    }

    fn hear(&mut self, story: Story, chain: &Chain) {
        let name = story.name;
        let checked = export::checked(story.payload);
        let failed: Vec<_> = (checked.report.steps.iter())
            .filter(|step| step.failed())
            .collect();
        let offline = checked.report.verdict;
        assert_eq!(offline, Verdict::VerifiedOffline, "{name}: {failed:#?}");
        let claims = checked.claims.expect("claims");
        let settled = settle(&claims, &listed(), &[Endpoint::of(chain)]);
        for (id, expected) in story.expected {
            let step = settled.steps.iter().find(|step| step.id == *id);
            let step = step.expect("a chain step");
            assert_eq!(step.status.name(), expected.name(), "{name}: {step:#?}");
        }
        assert!(self.heard.insert(name), "{name} is told twice");
    }
}

#[test]
fn the_chain_contradicts_each_story_in_the_steps_that_it_names() {
    let mut memory = Memory {
        heard: BTreeSet::new(),
    };
    tell(&mut memory);
    assert_eq!(memory.heard.len(), 32);
}
