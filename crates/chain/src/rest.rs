//! Reads the proofs of the rest of a pull when a reader asks for them: first a plan, then block by block.
//!
//! The plan comes from the answers that were read already, and a few searches for logs. The reader hands over each
//! group of receipts below one stated block as soon as it has read it, so a reading that is stopped keeps the groups
//! before.

use futures_util::future::join_all;

use super::client::RpcClient;
use super::inquiry::Scope;
use super::limits;
use super::networks::Network;
use super::operators;
use super::reader::Reader;
use super::reading::{Reading, Transcript};
use super::round;
use super::source::{Source, StateBlock};
use verify::claims::{
    self, Address, Answer, Answers, Claims, Listed, Prover, Question, RestPlan, RestTarget,
    Settled, Witnesses, add_answer,
};
use verify::order::{self, OrderedSet};

/// The parameters that stay the same while the rest of a payload is read.
#[derive(Clone, Copy)]
pub struct Rest<'r> {
    /// The claims of the payload.
    pub claims: &'r Claims,
    /// The values listed for the payload's network.
    pub listed: &'r Listed,
    /// The reading before, with its answers.
    pub reading: &'r Reading<Transcript>,
    /// The endpoints of that reading, in the same order.
    pub clients: &'r [RpcClient],
    /// The payload's network, if the table knows it.
    pub network: Option<&'r Network>,
}

/// The progress of reading the rest, with the latest answers.
#[derive(Clone, Debug)]
pub struct RestProgress {
    /// The number of blocks with a header that was read.
    pub blocks: u64,
    /// The number of blocks with a header that the plan needs.
    pub of: u64,
    /// The number of requests that were sent.
    pub requests: u32,
    /// The latest answers. [`Reading::add`] keeps them.
    pub answers: Transcript,
}

impl Rest<'_> {
    /// Plans the reads that prove the rest. It reads no block.
    pub async fn plan(&self) -> RestPlan {
        let mut answers = self.answers();
        let (mut plan, mut open) = self.claims.plan_rest(self.listed, &answers);
        let sources = match (open.is_empty(), self.claims.contract()) {
            (false, Some(contract)) => self.connect(contract).await,
            _ => return plan,
        };
        for _ in 0..limits::ROUNDS_OF_THE_REST {
            if open.is_empty() || sources.is_empty() {
                break;
            }
            for (by, question, answer) in ask_all(&sources, &open).await {
                add_answer(&mut answers, question, by, answer);
            }
            (plan, open) = self.claims.plan_rest(self.listed, &answers);
        }
        plan
    }

    /// Reads what a plan lists, then asks the questions that the proven receipts raise, and settles all answers. The
    /// caller may stop waiting at any time: everything that `progress` has received is complete.
    pub async fn read(
        &self,
        plan: &RestPlan,
        prover: &dyn Prover,
        progress: &mut dyn FnMut(RestProgress),
    ) -> Settled {
        let mut answers = self.answers();
        let sources = match self.claims.contract() {
            Some(contract) => self.connect(contract).await,
            None => Vec::new(),
        };
        let mut hand_over = |blocks, read: Answers| {
            let requests = self.clients.iter().map(RpcClient::round_trips);
            progress(RestProgress {
                blocks,
                of: plan.blocks,
                requests: requests.fold(0, u32::saturating_add),
                answers: read.into_iter().collect(),
            });
        };
        hand_over(0, read_proofs(&sources, plan, &mut answers).await);
        let mut blocks = 0_u64;
        let mut targets = plan.targets.as_slice();
        while let Some(first) = targets.first().filter(|_| !sources.is_empty()) {
            let group = targets
                .iter()
                .take_while(|target| target.from == first.from);
            let (group, later) = targets.split_at(group.count());
            targets = later;
            let read = read_group(&sources, group, &mut answers, prover).await;
            let lowest = group.iter().map(|target| target.block).min();
            let headers = first.from.saturating_sub(lowest.unwrap_or(first.from));
            blocks = blocks.saturating_add(headers.saturating_add(1));
            hand_over(blocks, read);
        }
        let before: OrderedSet<Question> = answers.keys().cloned().collect();
        let settled = self.settle(sources, &mut answers, prover).await;
        answers.retain(|question, _| !before.contains(question) && !is_of_time(question));
        if !answers.is_empty() {
            hand_over(blocks, answers);
        }
        settled
    }

    /// Settles the answers, and asks what is open: a log that some endpoints deny counts once it is proven, and the
    /// facts that rest on it may need more. State is read at the block of the reading before. Its endpoints are asked
    /// only if all of them are met again: none speaks alone in another's absence.
    async fn settle(
        &self,
        mut sources: Vec<Source<'_>>,
        answers: &mut Answers,
        prover: &dyn Prover,
    ) -> Settled {
        let settled = self.claims.prove(self.listed, answers, prover);
        let given = answers.get(&Question::Head).into_iter().flatten();
        let all = Witnesses::all(given.map(|given| given.by));
        sources.retain(|source| all.include(source.witness));
        let met = Witnesses::all(sources.iter().map(|source| source.witness));
        // The reading before has the times.
        let is_open = !settled.open.iter().all(is_of_time);
        match (self.claims.contract(), &self.reading.block) {
            (Some(contract), Some(block)) if is_open && met == all => {
                let reader = Reader {
                    claims: self.claims,
                    listed: self.listed,
                    contract,
                    sources: &sources,
                    network: self.network,
                };
                let level = StateBlock {
                    finality: self.reading.finality,
                    block: block.clone(),
                    each_newest: false,
                };
                reader.go_on(&settled, answers, &level, prover).await
            }
            _ => settled,
        }
    }

    fn answers(&self) -> Answers {
        self.reading.answers.iter().cloned().collect()
    }

    /// Makes first contact with the endpoints again, each in its place as a witness, and returns those on the reading's
    /// chain.
    async fn connect(&self, contract: Address) -> Vec<Source<'_>> {
        let wanted = self.network.map(|network| network.chain_id);
        let wanted = wanted.or(self.reading.chain_id);
        let needed = self.claims.newest_block().unwrap_or(0);
        let clients = self.clients.iter().take(Witnesses::MAX).enumerate();
        let met = clients.map(|(index, client)| async move {
            operators::is_first(self.clients, index)?;
            Source::connect(client, index, contract, needed, wanted).await
        });
        let met = join_all(met).await;
        met.into_iter().filter_map(Result::ok).collect()
    }
}

/// Reads the answers that state the notarised blocks, from every endpoint.
async fn read_proofs(sources: &[Source<'_>], plan: &RestPlan, answers: &mut Answers) -> Answers {
    let proofs = plan.targets.iter().flat_map(RestTarget::proofs);
    let proofs = order::set(proofs.filter(|question| !answers.contains_key(question)));
    let told = ask_all(sources, &proofs).await;
    let mut all = answers.clone();
    for (by, question, answer) in told.iter().cloned() {
        add_answer(&mut all, question, by, answer);
    }
    // The answers that the verdict rests on stand, whatever an endpoint reports about the rest.
    let set_aside = contradicting(&all).without(contradicting(answers));
    let mut read = Answers::new();
    for (by, question, answer) in told {
        if !(set_aside.include(by)
            && matches!(
                answer,
                Answer::Receipt(_) | Answer::Logs(_) | Answer::Unread(_)
            ))
        {
            keep([&mut read, answers], by, &question, &answer);
        }
    }
    read
}

/// Returns whether the question asks for the time of a block, which the page shows and no step judges.
const fn is_of_time(question: &Question) -> bool {
    matches!(question, Question::Time(_))
}

/// Returns the endpoints that contradict themselves.
fn contradicting(answers: &Answers) -> Witnesses {
    let found = claims::inconsistent(answers).into_iter();
    found.fold(Witnesses::NONE, |all, (by, _)| all.with(by))
}

/// Adds an answer to the answers that are handed over, and to all answers.
fn keep(all: [&mut Answers; 2], by: Witnesses, question: &Question, answer: &Answer) {
    for answers in all {
        add_answer(answers, question.clone(), by, answer.clone());
    }
}

/// Reads the receipts below one stated block. It asks one endpoint after the other for the receipts that do not fit
/// yet.
async fn read_group(
    sources: &[Source<'_>],
    group: &[RestTarget],
    answers: &mut Answers,
    prover: &dyn Prover,
) -> Answers {
    let mut read = Answers::new();
    let mut open: Vec<Question> = group.iter().map(RestTarget::inclusion).collect();
    for source in sources {
        if open.is_empty() {
            break;
        }
        for (question, answer) in round::ask(source, scope(source), &open).await {
            if is_fitting(&question, &answer, answers, prover) {
                open.retain(|asked| *asked != question);
            }
            keep([&mut read, answers], source.witness, &question, &answer);
        }
    }
    read
}

/// Returns whether an answer leads from a hash that an endpoint reported for the first block to a receipt of the block
/// that was asked for.
fn is_fitting(
    question: &Question,
    answer: &Answer,
    answers: &Answers,
    prover: &dyn Prover,
) -> bool {
    let (Question::Inclusion(_, block, from), Answer::Inclusion(inclusion)) = (question, answer)
    else {
        return false;
    };
    let told = answers
        .get(&Question::BlockHash(*from))
        .into_iter()
        .flatten();
    let mut told = told.map(|given| &given.answer);
    prover.prove_receipt(inclusion).is_ok_and(|receipt| {
        (receipt.block.number, receipt.notarised.number) == (*block, *from)
            && told.any(|answer| *answer == Answer::BlockHash(receipt.notarised.hash))
    })
}

/// Asks every endpoint the same questions.
async fn ask_all(
    sources: &[Source<'_>],
    questions: &[Question],
) -> Vec<(Witnesses, Question, Answer)> {
    let asked = sources
        .iter()
        .map(|source| round::ask(source, scope(source), questions));
    let answered = sources.iter().zip(join_all(asked).await);
    let answered = answered.flat_map(|(source, answered)| {
        let answered = answered.into_iter();
        answered.map(|(question, answer)| (source.witness, question, answer))
    });
    answered.collect()
}

/// Returns a scope without a contract: none of these questions is about the contract's state.
fn scope(source: &Source<'_>) -> Scope {
    Scope {
        contract: Address::new([0; 20]),
        pinned: source.latest.number,
        shared: source.latest.number,
        newest: source.latest.number,
        knows_place: source.knows_place,
    }
}
