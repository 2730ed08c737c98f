//! Answers the questions that need one call: transactions, receipts, the times of blocks, and subscriptions.

use super::abi;
use super::inquiry::{Inquiry, Scope};
use super::rpc::{self, Call, RpcResult};
use verify::claims::{Answer, Fault, Question, Unread};
use verify::hash::Hash32;

/// The questions, each with the calls that answer it.
pub(crate) struct Lookups {
    asked: Vec<(Question, Vec<Call>)>,
    answered: Vec<Result<Answer, Fault>>,
    is_done: bool,
}

impl Lookups {
    /// Takes the questions that a single round of calls answers.
    pub(crate) fn new(questions: &[Question], scope: Scope) -> Self {
        let asked = questions.iter().map(|question| {
            let calls = calls(question, scope);
            (question.clone(), calls)
        });
        Self {
            asked: asked.filter(|(_, calls)| !calls.is_empty()).collect(),
            answered: Vec::new(),
            is_done: false,
        }
    }
}

impl Inquiry for Lookups {
    fn next(&mut self) -> Vec<Call> {
        if self.is_done {
            return Vec::new();
        }
        let calls = self.asked.iter().flat_map(|(_, calls)| calls);
        calls.cloned().collect()
    }

    fn receive(&mut self, answers: Vec<RpcResult>) {
        let mut answers = answers.into_iter();
        for (question, calls) in &self.asked {
            let own: Vec<RpcResult> = answers.by_ref().take(calls.len()).collect();
            self.answered.push(answer(question, own));
        }
        self.is_done = true;
    }

    fn finish(self: Box<Self>) -> Vec<(Question, Result<Answer, Fault>)> {
        let asked = self.asked.into_iter().map(|(question, _)| question);
        asked.zip(self.answered).collect()
    }
}

fn calls(question: &Question, scope: Scope) -> Vec<Call> {
    match question {
        Question::Transaction(hash) => vec![Call::transaction(hash)],
        Question::Receipt(hash) => vec![Call::receipt(hash)],
        Question::Time(block) => vec![Call::block(*block).optional()],
        Question::InBlock(_, block) => vec![Call::block(*block)],
        Question::Numbering(block) => vec![Call::all_logs(*block)],
        Question::BlockHash(block) => vec![Call::block(*block)],
        Question::Subscription(coordinator, id, at) => {
            let read = |data: Vec<u8>| Call::read(coordinator, &data, scope.block(*at));
            let v2 = abi::subscription_v2(id).map(read);
            [read(abi::subscription(id))]
                .into_iter()
                .chain(v2)
                .collect()
        }
        Question::Commitment(coordinator, version, id, at) => {
            let data = abi::commitment(*version, id);
            vec![Call::read(coordinator, &data, scope.block(*at))]
        }
        Question::Head
        | Question::CodeHash(_)
        | Question::Events(..)
        | Question::GetPull(..)
        | Question::Logs(_)
        | Question::Fulfilment(..)
        | Question::Inclusion(..) => Vec::new(),
    }
}

fn answer(question: &Question, mut answers: Vec<RpcResult>) -> Result<Answer, Fault> {
    if let Question::Subscription(..) = question {
        return subscription(answers);
    }
    let raw = answers.pop().unwrap_or(Err(Fault::WrongIds))?;
    match question {
        Question::Transaction(hash) => {
            let unknown = Answer::Unread(Unread::UnknownTransaction(*hash));
            Ok(rpc::transaction(&raw, hash)?.map_or(unknown, Answer::Transaction))
        }
        Question::Receipt(hash) => {
            let unknown = Answer::Unread(Unread::UnknownTransaction(*hash));
            Ok(rpc::receipt(&raw, hash)?.map_or(unknown, Answer::Receipt))
        }
        Question::Time(number) => {
            let block = rpc::block(&raw)?.filter(|block| block.number == *number);
            Ok(Answer::Time(block.ok_or(Fault::WrongIds)?.timestamp))
        }
        Question::InBlock(hash, number) => {
            // A node without the block, or without its list of transactions, leaves the question unread.
            let block = rpc::block(&raw)?.filter(|block| block.number == *number);
            let listed = block.and_then(|_| rpc::lists(&raw, hash).ok());
            let unknown = Answer::Unread(Unread::UnknownTransaction(*hash));
            Ok(listed.map_or(unknown, Answer::InBlock))
        }
        Question::Commitment(..) => {
            let data = rpc::data(&raw)?;
            let held = data.first_chunk().filter(|_| data.len() == 32);
            let held = held.ok_or(Fault::NotTheContract)?;
            Ok(Answer::Commitment(Hash32::new(*held)))
        }
        Question::Numbering(block) => Ok(Answer::Logs(rpc::logs_of_block(&raw, *block)?)),
        Question::BlockHash(number) => {
            let block = rpc::block(&raw)?.filter(|block| block.number == *number);
            Ok(Answer::BlockHash(block.ok_or(Fault::WrongIds)?.hash))
        }
        _ => Err(Fault::WrongIds),
    }
}

/// Returns the answer of whichever coordinator version decodes. A v2.5 or v2 coordinator reverts on the other version's
/// function, and on its own function if it has no such subscription.
fn subscription(answers: Vec<RpcResult>) -> Result<Answer, Fault> {
    let decoders = [abi::subscription_returned, abi::subscription_v2_returned];
    let mut fault = None;
    for (answer, decode) in answers.into_iter().zip(decoders) {
        let data = answer.and_then(|raw| rpc::data(&raw));
        match data.and_then(|data| decode(&data).ok_or(Fault::NotTheContract)) {
            Ok(consumers) => return Ok(Answer::Subscription(Some(consumers))),
            Err(reverted) if rpc::is_revert(&reverted) => {}
            Err(other) => fault = Some(other),
        }
    }
    fault.map_or(Ok(Answer::Subscription(None)), Err)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use verify::claims::Address;

    fn refused(code: i64, message: &str) -> RpcResult {
        Err(Fault::Refused(code, message.into()))
    }

    /// Returns words as a node writes them.
    fn words(words: &[u8]) -> Value {
        let words = words.iter().map(|last| format!("{last:064x}"));
        json!(format!("0x{}", words.collect::<String>()))
    }

    #[test]
    fn a_subscription_is_read_of_either_coordinator() {
        let consumers = Answer::Subscription(Some(vec![
            Address::from_hex(&format!("{:040x}", 9)).expect("20 bytes"),
        ]));
        let reverted = || refused(3, "execution reverted");
        let v2_5 = words(&[1, 1, 1, 7, 160, 1, 9]);
        let v2 = words(&[1, 1, 7, 128, 1, 9]);
        assert_eq!(subscription(vec![Ok(v2_5.clone())]), Ok(consumers.clone()));
        assert_eq!(
            subscription(vec![Ok(v2_5), reverted()]),
            Ok(consumers.clone())
        );
        assert_eq!(subscription(vec![reverted(), Ok(v2)]), Ok(consumers));
    }

    #[test]
    fn only_a_revert_says_that_there_is_no_such_subscription() {
        let reverted = || refused(-32_000, "execution reverted: InvalidSubscription");
        let none = Ok(Answer::Subscription(None));
        assert_eq!(subscription(vec![reverted()]), none);
        assert_eq!(subscription(vec![reverted(), reverted()]), none);
        let pruned = || refused(-32_000, "missing trie node");
        for answers in [
            vec![pruned()],
            vec![reverted(), pruned()],
            vec![pruned(), reverted()],
        ] {
            assert_eq!(subscription(answers), pruned().map(|_| unreachable!()));
        }
        let no_code = subscription(vec![Ok(json!("0x")), Ok(json!("0x"))]);
        assert_eq!(no_code, Err(Fault::NotTheContract));
    }
}
