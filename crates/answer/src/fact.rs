//! Derives the mark of a fact that a sentence next to the steps states. The sentence claims no more than this mark.
//!
//! Its message has a variant for `passed`, may have one for `half` and `failed`, and its default states nothing.
//! `crates/words/tests/facts.txt` lists these sentences with every mark. Every other sentence next to the steps states
//! a rule, or a value that the shop published, and is true with any mark.

use crate::answer::Answer;
use crate::group::Group;
use crate::mark::Mark;
use verify::report::StepId;

/// A fact that a sentence next to the steps states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The contract holds the published values.
    Held,
    /// The random number is the oracle's, and this draw's alone.
    Oracles,
    /// The proof has every draw in between.
    Others,
    /// The draw kept the rules.
    Rules,
}

impl Answer {
    /// Returns the mark of a fact. The mark of a question also counts what the chain refutes of it.
    pub fn mark_of(&self, fact: Fact) -> Mark {
        let question = |group| {
            let question = self.question(group);
            question.map_or(Mark::Waiting, |question| question.mark)
        };
        let step = |id| {
            let mut marked = self.marked();
            let found = marked.find(|(step, _)| step.id == id);
            found.map(|(_, mark)| mark)
        };
        match fact {
            Fact::Others => question(Group::Others),
            Fact::Held => step(StepId::Contract).unwrap_or(Mark::Waiting),
            Fact::Oracles => {
                let of_chain = step(StepId::WordOrigin).or_else(|| step(StepId::SeedOrigin));
                let all = [question(Group::Word), of_chain.unwrap_or(Mark::Waiting)];
                Mark::weakest(&all)
            }
            Fact::Rules => self.headline.mark(),
        }
    }
}
