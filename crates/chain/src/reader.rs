//! Reads the chain for a payload's claims: it asks every endpoint that the buyer chose the open questions, with state
//! at one block, until none is open.

use futures_util::future::join_all;

use super::client::RpcClient;
use super::heads;
use super::inquiry::Scope;
use super::limits;
use super::networks::Network;
use super::operators;
use super::reading::{Reading, Transcript};
use super::round;
use super::source::{self, Source, StateBlock};
use super::transport::Clock;
use verify::claims::{self, Answers, add_answer};
use verify::claims::{
    Address, Answer, At, Claims, Fault, Listed, Prover, Question, Settled, Unread, WitnessedAnswer,
    Witnesses,
};
use verify::report::{Step, StepId, Value};

/// Reads the answers that the claims need, and settles them. The answers for the verdict come first: `early` receives
/// the settlement while those for the oracle's proofs are still to be read.
///
/// # Examples
///
/// ```
/// use chain::client::RpcClient;
/// use chain::transport::{Bounds, Clock, LocalBoxFuture, Reply, Transport};
/// use chain::deployment::{self, Lists};
/// use chain::{networks, reader};
/// use futures_util::FutureExt;
/// use verify::claims::{Fault, NoProver};
/// use std::rc::Rc;
///
/// /// Reaches nothing.
/// struct Offline;
///
/// impl Transport for Offline {
///     fn send(&self, _: String, _: Bounds) -> LocalBoxFuture<'_, Result<Reply, Fault>> {
///         Box::pin(async { Err(Fault::Unreachable) })
///     }
/// }
/// # struct Instantly;
/// # impl Clock for Instantly {
/// #     fn now(&self) -> u64 {
/// #         0
/// #     }
/// #     fn sleep(&self, _: u32) -> LocalBoxFuture<'_, ()> {
/// #         Box::pin(async {})
/// #     }
/// # }
///
/// # let payload = fixtures::payload("pull-alone.json");
/// let verification = verify::check(payload, &mut |_| {})?;
/// let claims = verification.claims.expect("a proof that can be judged");
///
/// let clock = Rc::new(Instantly);
/// let clients = [RpcClient::new("node.example".into(), Box::new(Offline), clock.clone())];
/// let (network, listed) = (networks::by_label("base"), deployment::listed(Some("base"), &Lists::default()));
/// let mut early = |_: &_, _| {};
/// let read = reader::read(&claims, &listed, &clients, network, &*clock, &NoProver, &mut early);
/// let (settled, reading) = read.now_or_never().expect("nothing is waited for");
///
/// assert_eq!(reading.endpoints, [("node.example".to_owned(), Some(Fault::Unreachable))]);
/// assert!(settled.steps.iter().all(|step| !step.passed() && !step.failed()));
/// # Ok::<(), verify::PayloadError>(())
/// ```
pub async fn read(
    claims: &Claims,
    listed: &Listed,
    clients: &[RpcClient],
    network: Option<&Network>,
    clock: &dyn Clock,
    prover: &dyn Prover,
    early: &mut dyn FnMut(&Settled, Reading<Transcript>),
) -> (Settled, Reading<Transcript>) {
    let mut reading = Reading::new();
    let mut answers = Answers::new();
    let clients = clients.get(..Witnesses::MAX).unwrap_or(clients);
    let settled = match claims.contract() {
        Some(contract) => {
            let sources = connect(claims, contract, clients, network, clock, &mut reading).await;
            let reader = Reader {
                claims,
                listed,
                contract,
                sources: &sources,
                network,
                prover,
                now: clock.now(),
            };
            let level = reader.read(&mut answers, &mut reading, clock).await;
            match level {
                (settled, Some(block)) if settled.open.iter().any(Question::is_of_proof) => {
                    let so_far = finished(reading.clone(), &settled, answers.clone(), clients);
                    early(&settled, so_far);
                    reader.go_on(&settled, &mut answers, &block, prover).await
                }
                (settled, _) => settled,
            }
        }
        None => claims.settle(listed, &answers, prover),
    };
    let reading = finished(reading, &settled, answers, clients);
    (settled, reading)
}

/// Completes a reading with its answers and the facts that settling them gave.
fn finished(
    mut reading: Reading<Transcript>,
    settled: &Settled,
    answers: Answers,
    clients: &[RpcClient],
) -> Reading<Transcript> {
    let trips = clients.iter().map(RpcClient::round_trips);
    reading.round_trips = trips.fold(0, u32::saturating_add);
    reading.coordinators = settled.coordinators.clone();
    for (one, how) in claims::inconsistent(&answers) {
        for index in one.indices() {
            if let Some((_, fault)) = reading.endpoints.get_mut(index) {
                *fault = Some(Fault::Inconsistent(how));
            }
        }
    }
    reading.record(answers);
    reading
}

/// Makes first contact with every endpoint, and returns those that can be asked.
async fn connect<'c>(
    claims: &Claims,
    contract: Address,
    clients: &'c [RpcClient],
    network: Option<&Network>,
    clock: &dyn Clock,
    reading: &mut Reading<Transcript>,
) -> Vec<Source<'c>> {
    let needed = claims.newest_block().unwrap_or(0);
    let wanted = network.map(|network| network.chain_id);
    let met = clients
        .iter()
        .enumerate()
        .map(|(index, client)| async move {
            operators::is_first(clients, index)?;
            Source::connect(client, index, contract, needed, wanted).await
        });
    let mut met = join_all(met).await;
    // Endpoints without the contract speak beside one that has it.
    let nobody_has_it = met.iter().flatten().all(|source| source.lacks_contract);
    if nobody_has_it && !source::knows_places(wanted, needed) {
        for met in met.iter_mut().filter(|met| met.is_ok()) {
            *met = Err(Fault::NotTheContract);
        }
    }
    for (client, met) in clients.iter().zip(&met) {
        let fault = met.as_ref().err().cloned();
        reading.endpoints.push((client.host().to_owned(), fault));
    }
    let mut sources: Vec<Source<'c>> = met.into_iter().filter_map(Result::ok).collect();
    heads::catch_up(&mut sources, needed, network, clock).await;
    let has_reached = |source: &Source<'_>| source.latest.number >= needed;
    if sources.iter().any(has_reached) {
        for source in sources.iter().filter(|source| !has_reached(source)) {
            for index in source.witness.indices() {
                if let Some((_, fault)) = reading.endpoints.get_mut(index) {
                    *fault = Some(Fault::Behind(source.latest.number, needed));
                }
            }
        }
    }
    heads::measure_pace(&mut sources, needed).await;
    let mut chains = sources.iter().map(|source| source.chain_id);
    let first = chains.next();
    reading.chain_id = first.filter(|first| chains.all(|chain| chain == *first));
    sources
}

/// The parameters that stay the same while the reader reads one payload's claims.
pub(super) struct Reader<'r, 'c> {
    /// The claims.
    pub claims: &'r Claims,
    /// The values listed for the payload's network.
    pub listed: &'r Listed,
    /// The contract that the claims name.
    pub contract: Address,
    /// The endpoints that can be asked.
    pub sources: &'r [Source<'c>],
    /// The payload's network, if the table knows it.
    pub network: Option<&'r Network>,
    /// Checks the oracle's proofs.
    pub prover: &'r dyn Prover,
    /// The device's time, in seconds since 1970.
    pub now: u64,
}

impl Reader<'_, '_> {
    /// Reads the answers that a verdict needs, and returns with them the block at which it read state.
    async fn read(
        &self,
        answers: &mut Answers,
        reading: &mut Reading<Transcript>,
        clock: &dyn Clock,
    ) -> (Settled, Option<StateBlock>) {
        let needed = self.claims.newest_block().unwrap_or(0);
        let mut levels = source::state_blocks(self.sources, needed).into_iter();
        let Some(mut level) = levels.next() else {
            return (self.give_up(answers, &reading.endpoints), None);
        };
        // The one node of a local chain lags behind nothing.
        let is_local = self.network.is_some_and(Network::is_local);
        let is_new = self.sources.iter().any(|source| source.is_new(needed));
        let mut may_wait = is_new && !is_local;
        loop {
            (reading.finality, reading.block) = (level.finality, Some(level.block.clone()));
            let settled = self.rounds(answers, &level, None).await;
            match levels.next() {
                // State that is not there yet at that block, or no longer, may be at a newer one.
                Some(newer) if wants_newer(&settled, answers) => level = newer,
                // A node may name a new block before it has the block's state, or leave the call to a node that lags.
                None if may_wait && is_missing(&settled) => {
                    may_wait = false;
                    clock.sleep(limits::POLL_MS).await;
                }
                _ => return (settled, Some(level)),
            }
            answers.retain(|question, _| !is_pinned(question));
        }
    }

    /// Asks what a settlement leaves open, then what the proofs in these answers lead to.
    pub(super) async fn go_on(
        &self,
        settled: &Settled,
        answers: &mut Answers,
        level: &StateBlock,
        prover: &dyn Prover,
    ) -> Settled {
        self.ask(&settled.open, answers, level).await;
        self.rounds(answers, level, Some(prover)).await
    }

    /// Asks what is open until nothing is: with a prover also what proves itself, and what that leads to.
    async fn rounds(
        &self,
        answers: &mut Answers,
        level: &StateBlock,
        prover: Option<&dyn Prover>,
    ) -> Settled {
        for _ in 0..limits::ROUNDS {
            let settled = self.claims.settle(self.listed, answers, self.prover);
            let mut open = settled.open.clone();
            open.retain(|question| prover.is_some() || !question.is_of_proof());
            if open.is_empty() {
                return settled;
            }
            self.ask(&open, answers, level).await;
        }
        self.claims.settle(self.listed, answers, self.prover)
    }

    /// Asks every endpoint the same questions.
    async fn ask(&self, open: &[Question], answers: &mut Answers, level: &StateBlock) {
        let newest = self.sources.iter().map(|source| source.latest.number);
        let shared = newest.min().unwrap_or(level.block.number);
        let scope_of = |source: &Source<'_>| Scope {
            contract: self.contract,
            shared,
            newest: source.latest.number,
            knows_place: source.knows_place,
            pinned: if level.each_newest {
                source.latest.number
            } else {
                level.block.number
            },
        };
        if open.contains(&Question::Head) {
            for source in self.sources {
                let pinned = scope_of(source).pinned;
                let head = Answer::Head(source.head(self.network, pinned, self.now));
                add_answer(answers, Question::Head, source.witness, head);
            }
        }
        let asked = self
            .sources
            .iter()
            .map(|source| round::ask(source, scope_of(source), open));
        for (source, answered) in self.sources.iter().zip(join_all(asked).await) {
            for (question, answer) in answered {
                add_answer(answers, question, source.witness, answer);
            }
        }
    }

    /// Leaves every question unread, including those that come up on the way: no endpoint can be asked.
    fn give_up(&self, answers: &mut Answers, endpoints: &[(String, Option<Fault>)]) -> Settled {
        for _ in 0..limits::ROUNDS {
            let settled = self.claims.settle(self.listed, answers, self.prover);
            if settled.open.is_empty() {
                return settled;
            }
            for question in settled.open {
                let asked = endpoints.iter().enumerate();
                let asked = asked.filter(|(_, (_, fault))| *fault != Some(Fault::SameOperator));
                for (index, (host, fault)) in asked {
                    let unread = fault.clone().map(|fault| Unread::Endpoint {
                        host: host.clone(),
                        fault,
                    });
                    let unread = Answer::Unread(unread.unwrap_or(Unread::NoContract));
                    add_answer(answers, question.clone(), Witnesses::of(index), unread);
                }
                if endpoints.is_empty() {
                    let unread = Answer::Unread(Unread::NoContract);
                    add_answer(answers, question, Witnesses::default(), unread);
                }
            }
        }
        self.claims.settle(self.listed, answers, self.prover)
    }
}

/// Returns whether the answer depends on the block at which present state is read.
const fn is_pinned(question: &Question) -> bool {
    matches!(
        question,
        Question::Events(_, At::Pinned | At::From(_) | At::Newest)
            | Question::GetPull(_, At::Pinned | At::From(_) | At::Newest)
            | Question::Subscription(_, _, At::Pinned | At::From(_) | At::Newest)
            | Question::Commitment(..)
    )
}

/// Returns whether the contract lacks a value of the proof, and no step failed for another reason.
fn is_missing(settled: &Settled) -> bool {
    let mut failed = settled.steps.iter().filter(|step| step.failed()).peekable();
    let lacks = |step: &Step| {
        let mut differing = step.findings.iter().filter(|finding| !finding.agrees());
        step.id == StepId::Contract && differing.all(|finding| finding.computed == Value::Nothing)
    };
    failed.peek().is_some() && failed.all(lacks)
}

/// Returns whether missing state keeps a step from passing.
fn wants_newer(settled: &Settled, answers: &Answers) -> bool {
    // The oracle's proof rests on no state.
    let rests_on_state = |step: &&Step| step.id != StepId::OracleProof;
    let steps = settled.steps.iter().filter(rests_on_state);
    let mut open = steps.filter(|step| !step.passed());
    let is_unread = |given: &WitnessedAnswer| matches!(given.answer, Answer::Unread(_));
    let pinned = answers.iter().filter(|(question, _)| is_pinned(question));
    let mut pinned =
        pinned.map(|(_, given)| (given.iter().any(is_unread), given.iter().all(is_unread)));
    let is_missing = pinned.clone().any(|(_, all)| all);
    // A liar could choose a block whose state no other endpoint has kept: an endpoint that lost it still has the state
    // of a newer block.
    let is_told_by_few = pinned.any(|(any, all)| any && !all);
    is_told_by_few || open.any(|step| step.id == StepId::Contract || is_missing)
}
