//! Reads one endpoint to its end. It waits for no other endpoint.

use super::client::Client;
use super::limits;
use super::reading::Finality;
use super::rpc::Block;
use super::source::{Before, Source, Subject};
use super::transport::Clock;
use proofs::prover::OracleProver;
use verify::claims::{
    self, Claims, Fault, Inconsistency, Listed, Question, Replies, Reply, Searches, Settled,
    Unread, WitnessedReply, Witnesses, add_reply,
};
use verify::report::{Step, StepId, Value};

/// The parameters of a reading that are the same for every endpoint.
#[derive(Clone, Copy)]
pub(crate) struct Task<'r> {
    /// The claims.
    pub claims: &'r Claims,
    /// The values listed for the payload's network.
    pub listed: &'r Listed,
    /// The subject of the claims.
    pub subject: Subject<'r>,
    /// The device's clock.
    pub clock: &'r dyn Clock,
    /// True if the reading waits for blocks that the endpoint does not have yet.
    pub waits: bool,
    /// The searches of the reading.
    pub searches: &'r Searches,
}

impl Task<'_> {
    /// Settles the claims by these replies.
    pub(crate) fn settle(&self, replies: &Replies) -> Settled {
        let Self {
            claims,
            listed,
            searches,
            ..
        } = self;
        claims.settle_again(listed, replies, &OracleProver, searches)
    }
}

/// One endpoint, with its replies so far.
pub(crate) struct One<'c> {
    client: &'c Client,
    witness: Witnesses,
    /// The endpoint, or its fault if it cannot be asked.
    source: Result<Source<'c>, Fault>,
    /// The endpoint's replies.
    pub replies: Replies,
}

/// The facts about an endpoint that a reading records.
#[derive(Clone)]
pub(crate) struct Reported {
    /// The fault, if the endpoint could not be asked.
    pub fault: Option<Fault>,
    /// The chain's id.
    pub chain_id: Option<u64>,
    /// The block at which state was read, with its finality.
    pub state: Option<(Finality, Block)>,
    /// True if the endpoint is asked again for blocks that it does not have yet.
    pub waits: bool,
    /// The endpoint's replies.
    pub replies: Replies,
}

impl<'c> One<'c> {
    /// Reads the replies that a verdict needs. An endpoint whose replies contradict each other, or refute a proof of new blocks,
    /// is read again from the start: the chain may have been reorganised. So is one that lacks a value, since a node may name a
    /// block before it has the block's state. If a second reading gives no newest block, the steps that the first one left open
    /// stay open.
    pub(crate) async fn read(client: &'c Client, index: usize, task: Task<'_>) -> Self {
        Self::read_after(client, index, task, None, Replies::new()).await
    }

    async fn read_after(
        client: &'c Client,
        index: usize,
        task: Task<'_>,
        before: Option<Before>,
        inputs: Replies,
    ) -> Self {
        let mut one = Self::read_once(client, index, task, before, inputs).await;
        if !one.is_doubtful(task) {
            return one;
        }
        one.await_block(task).await;
        let before = one.source.as_ref().ok().map(Source::read_before);
        let again = Self::read_once(client, index, task, before, one.inputs()).await;
        if again.source.is_ok() {
            return again;
        }
        one.is_left_doubtful();
        one
    }

    /// Waits until the endpoint has a newer block, so that another reading rests on more than this one: half a minute at most. A local
    /// chain may never have one.
    async fn await_block(&self, task: Task<'_>) {
        // views-39
        for _ in 0..limits::POLLS {
            task.clock.sleep(limits::POLL_MS).await;
            let Ok(source) = &self.source else {
                return;
            };
            if is_local(task) {
                return;
            }
            let newest = source.newest_now().await;
            if newest.is_some_and(|block| block.number > source.head.newest) {
                return;
            }
        }
    }

    /// Waits for blocks that the claims may name and the endpoint does not have yet, and reads it again when it has newer ones. The
    /// wait ends at a block that is two minutes younger than the moment of loading, or after four minutes.
    pub(crate) async fn wait(mut self, index: usize, task: Task<'_>) -> Self {
        // views-31
        for _ in 0..limits::POLLS_FOR_A_BLOCK {
            if !self.lacks_blocks(task) {
                break;
            }
            task.clock.sleep(limits::POLL_FOR_A_BLOCK_MS).await;
            let Ok(source) = &self.source else {
                break;
            };
            let newer = source.newest_now().await;
            let newer = newer.filter(|block| block.number > source.head.newest);
            let is_enough = newer.is_some_and(|block| {
                block.number >= task.subject.needed || task.subject.is_after_load(&block)
            });
            if is_enough {
                let (before, inputs) = (Some(source.waited_for()), self.inputs());
                let again = Self::read_after(self.client, index, task, before, inputs).await;
                // An endpoint that stops meanwhile keeps what it has shown.
                if again.source.is_err() {
                    break;
                }
                self = again;
            }
        }
        self
    }

    /// Returns whether a later block of the endpoint may settle the open steps: a judged block does not exist yet, or the
    /// contract holds nothing yet under an event that runs.
    pub(crate) fn lacks_blocks(&self, task: Task<'_>) -> bool {
        let Ok(source) = &self.source else {
            return false;
        };
        // views-31
        let is_over = source.head.is_after_load || source.head.is_local;
        let lacks = |step: &Step| matches!(step.unread(), Some(Unread::NotReached { .. }));
        let needed = task.subject.needed;
        !is_over && (needed > source.head.newest || self.settle(task).steps.iter().any(lacks))
    }

    async fn read_once(
        client: &'c Client,
        index: usize,
        task: Task<'_>,
        before: Option<Before>,
        inputs: Replies,
    ) -> Self {
        let source = Source::connect(client, task.subject, task.clock, before).await;
        let mut one = Self {
            client,
            witness: Witnesses::of(index),
            source,
            replies: inputs,
        };
        // views-29
        one.answer_open(task, |settled| settled.needed).await;
        one.note_reorganisation(task).await;
        one
    }

    /// Returns the inputs of failed callbacks that the endpoint gave. A transaction's hash commits to its input, so another reading
    /// need not ask for them.
    fn inputs(&self) -> Replies {
        let is_read = |given: &WitnessedReply| matches!(given.reply, Reply::Transaction(_));
        let inputs = self.replies.iter().filter(|(question, given)| {
            // asking-23
            matches!(question, Question::Input(..)) && given.iter().all(is_read)
        });
        let inputs = inputs.map(|(question, given)| (question.clone(), given.clone()));
        inputs.collect()
    }

    /// Notes that the chain was reorganised while the endpoint was read: a reply before and one after together show what
    /// neither chain shows. Old blocks stay.
    async fn note_reorganisation(&mut self, task: Task<'_>) {
        let Ok(source) = self.source.as_ref() else {
            return;
        };
        // views-26
        if is_local(task) || !is_new(task, source) {
            return;
        }
        if let Some(block) = source.reorganised().await {
            // views-21
            let fault = Fault::Inconsistent(Inconsistency::TwoHashes(block));
            self.add(Question::BlockHash(block), Err(fault));
        }
    }

    /// Notes that the endpoint gave no newest block when it was read once more.
    fn is_left_doubtful(&mut self) {
        let Ok(source) = &mut self.source else {
            return;
        };
        source.head.is_doubted = true;
        let head = Reply::Head(source.head);
        self.replies.insert(Question::Head, Vec::new());
        self.add(Question::Head, Ok(head));
    }

    /// Adds a reply.
    fn add(&mut self, question: Question, reply: Result<Reply, Fault>) {
        let reply = reply.unwrap_or_else(|fault| {
            let host = self.client.host().to_owned();
            Reply::Unread(Unread::Endpoint { host, fault })
        });
        add_reply(&mut self.replies, question, self.witness, reply);
    }

    /// Settles the claims by this endpoint's replies alone.
    fn settle(&self, task: Task<'_>) -> Settled {
        task.settle(&self.replies)
    }

    /// Answers the wanted questions that this endpoint's replies leave open, until none is left.
    pub(crate) async fn answer_open(
        &mut self,
        task: Task<'_>,
        wanted: fn(Settled) -> Vec<Question>,
    ) {
        for _ in 0..limits::ROUNDS {
            let open = wanted(self.settle(task));
            if open.is_empty() {
                return;
            }
            self.reply(&open).await;
        }
    }

    /// Answers the questions that this endpoint's replies and these proofs leave open, until none is left. A proof counts in its
    /// view only if it confirms the block.
    pub(crate) async fn confirm(&mut self, task: Task<'_>, proofs: &Replies) {
        for _ in 0..limits::ROUNDS {
            let mut replies = proofs.clone();
            for (question, given) in &self.replies {
                for given in given {
                    let reply = given.reply.clone();
                    add_reply(&mut replies, question.clone(), given.by, reply);
                }
            }
            let open = task.settle(&replies).open;
            if open.is_empty() {
                return;
            }
            self.reply(&open).await;
        }
    }

    /// Answers these questions, if it has not answered them before.
    async fn reply(&mut self, questions: &[Question]) {
        let new = questions
            .iter()
            .filter(|question| !self.replies.contains_key(*question));
        let new: Vec<&Question> = new.collect();
        let replies: Vec<Result<Reply, Fault>> = match &self.source {
            Ok(source) => source.replies(&new).await,
            Err(fault) => vec![Err(fault.clone()); new.len()],
        };
        for (question, reply) in new.into_iter().zip(replies) {
            self.add(question.clone(), reply);
        }
    }

    /// Returns whether the endpoint has a view.
    pub(crate) const fn has_view(&self) -> bool {
        self.source.is_ok()
    }

    /// Returns its index among the endpoints of the reading.
    pub(crate) fn index(&self) -> usize {
        self.witness.indices().next().unwrap_or_default()
    }

    /// Returns the facts that a reading records.
    pub(crate) fn reported(&self) -> Reported {
        let source = self.source.as_ref();
        Reported {
            fault: source.err().cloned(),
            chain_id: source.ok().map(|source| source.head.chain_id),
            state: source.ok().map(|source| source.state.clone()),
            waits: false,
            replies: self.replies.clone(),
        }
    }

    /// Returns whether another reading of the endpoint may end otherwise.
    fn is_doubtful(&self, task: Task<'_>) -> bool {
        let Ok(source) = &self.source else {
            return false;
        };
        let steps = self.settle(task).steps;
        // views-24
        let refutes_new = || is_new(task, source) && steps.iter().any(Step::failed);
        !claims::inconsistent(&self.replies).is_empty()
            // views-25, views-26
            || (!is_local(task) && (is_missing(&steps) || lacks_state(&steps) || refutes_new()))
    }
}

impl Reported {
    /// Returns the facts about an endpoint that was not asked.
    pub(crate) fn unasked(fault: Fault) -> Self {
        Self {
            fault: Some(fault),
            chain_id: None,
            state: None,
            waits: false,
            replies: Replies::new(),
        }
    }
}

/// Returns whether the chain is local: its one node lags behind nothing, and no block is replaced.
fn is_local(task: Task<'_>) -> bool {
    let network = task.subject.network;
    network.is_some_and(super::networks::Network::is_local)
}

/// Returns whether the claims name new blocks; a report of an event names no block.
fn is_new(task: Task<'_>, source: &Source<'_>) -> bool {
    let needed = task.subject.needed;
    // views-23
    needed == 0 || needed.saturating_add(limits::LAG) > source.head.newest
}

/// Returns whether the address did not answer as the contract, although it has code: a node may name a block before it has the block's
/// state.
fn lacks_state(steps: &[Step]) -> bool {
    let mut steps = steps.iter();
    let contract = steps.find(|step| step.id == StepId::Contract);
    let unread = contract.and_then(Step::unread);
    matches!(
        unread,
        Some(Unread::NotTheContract | Unread::EndNotShown(_))
    )
}

/// Returns whether the contract lacks a value of the proof, and no step failed for another reason.
fn is_missing(steps: &[Step]) -> bool {
    let mut failed = steps.iter().filter(|step| step.failed()).peekable();
    let lacks = |step: &Step| {
        let mut differing = step.findings.iter().filter(|finding| !finding.agrees());
        step.id == StepId::Contract && differing.all(|finding| finding.computed == Value::Nothing)
    };
    failed.peek().is_some() && failed.all(lacks)
}
