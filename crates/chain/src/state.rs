//! Reads the contract's state at one block: by multicall if that saves calls, else one by one.

use super::abi;
use super::inquiry::{Inquiry, Scope};
use super::limits;
use super::rpc::{self, Call, RpcResult};
use verify::claims::{Answer, At, Fault, PullState, Question};
use verify::hash::Hash32;
use verify::order::grouped;

/// The questions about the state at one block.
pub(crate) struct Reads {
    block: u64,
    questions: Vec<Question>,
}

/// Groups the questions about state by block.
pub(crate) fn by_block(questions: &[Question], scope: Scope) -> Vec<Reads> {
    let questions = questions.iter().filter_map(|question| match question {
        Question::Events(_, at) | Question::GetPull(_, at) => {
            Some((scope.block(*at), question.clone()))
        }
        _ => None,
    });
    let blocks = grouped(questions).into_iter();
    blocks
        .map(|(block, questions)| Reads { block, questions })
        .collect()
}

/// The way in which the reads are made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// All reads, in multicalls.
    Together,
    /// The first read alone, because the multicalls failed. If it fails too, all reads fail.
    First,
    /// Each read alone.
    Each,
    Done,
}

/// The reads of one block until they are answered.
pub(crate) struct StateReads {
    reads: Reads,
    scope: Scope,
    stage: Stage,
    returned: Vec<Result<Vec<u8>, Fault>>,
}

impl StateReads {
    /// Starts the reads. They begin with multicalls if `multicall` is true and there are enough of them.
    pub(crate) fn new(reads: Reads, scope: Scope, multicall: bool) -> Self {
        let together = multicall && reads.questions.len() >= limits::LEAST_OF_A_MULTICALL;
        Self {
            reads,
            scope,
            stage: if together {
                Stage::Together
            } else {
                Stage::Each
            },
            returned: Vec::new(),
        }
    }

    fn each(&self) -> impl Iterator<Item = Call> + '_ {
        let questions = self.reads.questions.iter();
        questions
            .map(|question| Call::read(&self.scope.contract, &encode(question), self.reads.block))
    }

    fn together(&self) -> impl Iterator<Item = Call> + '_ {
        let chunks = self.reads.questions.chunks(limits::READS_OF_A_MULTICALL);
        chunks.map(|chunk| {
            let call = abi::multicall(&self.scope.contract, chunk.iter().map(encode));
            Call::read(&abi::MULTICALL3, &call, self.reads.block)
        })
    }

    /// Decodes the results of the multicalls; `None` unless all of them succeeded.
    fn decode_multicalls(&self, answers: Vec<RpcResult>) -> Option<Vec<Result<Vec<u8>, Fault>>> {
        let mut all = Vec::new();
        for answer in answers {
            all.extend(rpc::multicall(&answer.ok()?).ok()?);
        }
        let returned = all.into_iter();
        let returned = returned.map(|data| data.ok_or(Fault::NotTheContract));
        let returned: Vec<_> = returned.collect();
        (returned.len() == self.reads.questions.len()).then_some(returned)
    }
}

impl Inquiry for StateReads {
    fn next(&mut self) -> Vec<Call> {
        match self.stage {
            Stage::Together => self.together().collect(),
            Stage::First => self.each().take(1).collect(),
            Stage::Each => self.each().skip(self.returned.len()).collect(),
            Stage::Done => Vec::new(),
        }
    }

    fn receive(&mut self, answers: Vec<RpcResult>) {
        if self.stage == Stage::Together {
            let taken = self.decode_multicalls(answers);
            self.stage = if taken.is_some() {
                Stage::Done
            } else {
                Stage::First
            };
            self.returned = taken.unwrap_or_default();
            return;
        }
        let answers = answers.into_iter();
        let data = answers.map(|answer| answer.and_then(|raw| rpc::data(&raw)));
        self.returned.extend(data);
        let refused = match (self.stage, self.returned.first()) {
            (Stage::First, Some(Err(fault))) if !rpc::is_revert(fault) => Some(fault.clone()),
            _ => None,
        };
        self.stage = match (self.stage, &refused) {
            (Stage::First, None) => Stage::Each,
            _ => Stage::Done,
        };
        if let Some(fault) = refused {
            self.returned.resize(self.reads.questions.len(), Err(fault));
        }
    }

    fn finish(self: Box<Self>) -> Vec<(Question, Result<Answer, Fault>)> {
        let returned = self.returned.into_iter();
        let read = self.reads.questions.into_iter().zip(returned);
        let knows_place = self.scope.knows_place;
        read.map(|(question, data)| {
            let nothing = nothing_held(&question, &data).filter(|_| knows_place);
            let answer = nothing.map_or_else(
                || data.and_then(|data| decode(&question, &data).ok_or(Fault::NotTheContract)),
                Ok,
            );
            (question, answer)
        })
        .collect()
    }
}

/// Returns the empty present state of a contract that does not exist, or lacks the function. For an earlier block it
/// returns `None`, so that the fault stays: the endpoint may not keep that state.
fn nothing_held(question: &Question, data: &Result<Vec<u8>, Fault>) -> Option<Answer> {
    let is_nothing = match data {
        Ok(data) => data.is_empty(),
        Err(fault) => *fault == Fault::NotTheContract || rpc::is_revert(fault),
    };
    match question {
        Question::Events(_, At::Pinned | At::From(_) | At::Newest) if is_nothing => {
            Some(Answer::Events(Hash32::ZERO))
        }
        Question::GetPull(_, At::Pinned | At::From(_) | At::Newest) if is_nothing => {
            Some(Answer::GetPull(PullState::NONE))
        }
        _ => None,
    }
}

fn encode(question: &Question) -> Vec<u8> {
    match question {
        Question::Events(event_id, _) => abi::events(event_id),
        Question::GetPull(pull_key, _) => abi::get_pull(pull_key),
        _ => Vec::new(),
    }
}

fn decode(question: &Question, data: &[u8]) -> Option<Answer> {
    match question {
        Question::Events(..) => abi::events_returned(data).map(Answer::Events),
        Question::GetPull(..) => abi::get_pull_returned(data).map(Answer::GetPull),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use verify::claims::Address;

    /// Returns five reads whose multicall was refused.
    fn refused_together() -> StateReads {
        let scope = Scope {
            contract: Address::new([1; 20]),
            pinned: 10,
            shared: 10,
            newest: 10,
            knows_place: false,
        };
        let ids = (1..=5).map(|id| Question::Events(Hash32::new([id; 32]), At::Pinned));
        let questions: Vec<Question> = ids.collect();
        let reads = by_block(&questions, scope).remove(0);
        let mut reads = StateReads::new(reads, scope, true);
        assert_eq!(reads.next().len(), 1);
        reads.receive(vec![Err(Fault::Refused(-32_000, "out of gas".into()))]);
        assert_eq!(reads.next().len(), 1);
        reads
    }

    fn results(reads: StateReads) -> Vec<Result<Answer, Fault>> {
        let all = Box::new(reads).finish().into_iter();
        all.map(|(_, result)| result).collect()
    }

    // A node that keeps no state of the block was asked for each value of it.
    #[test]
    fn a_refused_first_read_ends_the_others() {
        let missing = Fault::Refused(-32_000, "missing trie node".into());
        let mut reads = refused_together();
        reads.receive(vec![Err(missing.clone())]);
        assert_eq!(reads.next().len(), 0);
        assert_eq!(results(reads), vec![Err(missing); 5]);
    }

    // A call that the contract reverts is an answer of the contract, and says nothing about the other reads.
    #[test]
    fn a_read_that_is_reverted_leaves_the_others() {
        let reverted = Err(Fault::Refused(3, "execution reverted".into()));
        let value = Hash32::new([7; 32]);
        let held = || Ok(json!(format!("0x{value}")));
        for first in [reverted.clone(), held()] {
            let mut reads = refused_together();
            reads.receive(vec![first.clone()]);
            assert_eq!(reads.next().len(), 4);
            reads.receive(vec![held(), held(), held(), held()]);
            assert_eq!(reads.next().len(), 0);
            let all = results(reads);
            assert_eq!(all[1..], vec![Ok(Answer::Events(value)); 4]);
            assert_eq!(all[0].is_ok(), first.is_ok());
        }
    }
}
