//! Reads the chain for a payload's claims: the questions that are open, through every endpoint that
//! the buyer chose, state at one block, until none is open.

use futures_util::future::join_all;

use super::client::RpcClient;
use super::contact::{self, Level, Source};
use super::heads;
use super::inquiry::Scope;
use super::networks::Network;
use super::reading::{Reading, Transcript};
use super::round;
use super::transport::Clock;
use verify::claims::{self, Answers};
use verify::claims::{
    Address, Answer, At, Claims, Fault, Given, Listed, Question, Settled, Unread, Witnesses,
};
use verify::report::StepId;

/// How often new questions may come up at one block.
const ROUNDS: u32 = 32;

/// Reads what the claims need, and settles them.
pub async fn read(
    claims: &Claims,
    listed: &Listed,
    clients: &[RpcClient],
    network: Option<&Network>,
    clock: &dyn Clock,
) -> (Settled, Reading<Transcript>) {
    let mut reading = Reading::new();
    let mut answers = Answers::new();
    let clients = clients.get(..Witnesses::MOST).unwrap_or(clients);
    let settled = match claims.contract() {
        Some(contract) => {
            let sources = meet(claims, contract, clients, network, clock, &mut reading).await;
            let reader = Reader {
                claims,
                listed,
                contract,
                sources: &sources,
                network,
                clock,
            };
            reader.read(&mut answers, &mut reading).await
        }
        None => claims.settle(listed, &answers),
    };
    let trips = clients.iter().map(RpcClient::round_trips);
    reading.round_trips = trips.fold(0, u32::saturating_add);
    reading.coordinators = settled.coordinators.clone();
    reading.unneeded = settled.unneeded.clone();
    reading.record(answers);
    (settled, reading)
}

/// Meets every endpoint, and leaves those that can be asked.
async fn meet<'c>(
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
        .map(|(place, client)| Source::meet(client, place, contract, needed, wanted));
    let met = join_all(met).await;
    for (client, met) in clients.iter().zip(&met) {
        let fault = met.as_ref().err().cloned();
        reading.endpoints.push((client.host().to_owned(), fault));
    }
    let mut sources: Vec<Source<'c>> = met.into_iter().filter_map(Result::ok).collect();
    heads::catch_up(&mut sources, needed, network, clock).await;
    let (mut sources, behind) = heads::set_aside(sources, needed);
    for (source, fault) in behind {
        for place in source.witness.places() {
            if let Some((_, of_endpoint)) = reading.endpoints.get_mut(place) {
                *of_endpoint = Some(fault.clone());
            }
        }
    }
    heads::measure(&mut sources, needed).await;
    let mut chains = sources.iter().map(|source| source.chain_id);
    let first = chains.next();
    reading.chain_id = first.filter(|first| chains.all(|chain| chain == *first));
    sources
}

/// What stays the same while one payload's claims are read.
struct Reader<'r, 'c> {
    claims: &'r Claims,
    listed: &'r Listed,
    contract: Address,
    sources: &'r [Source<'c>],
    network: Option<&'r Network>,
    clock: &'r dyn Clock,
}

impl Reader<'_, '_> {
    async fn read(&self, answers: &mut Answers, reading: &mut Reading<Transcript>) -> Settled {
        let needed = self.claims.newest_block().unwrap_or(0);
        let mut levels = contact::levels(self.sources, needed).into_iter();
        let Some(mut level) = levels.next() else {
            return self.give_up(answers, &reading.endpoints);
        };
        loop {
            (reading.finality, reading.block) = (level.finality, Some(level.block.clone()));
            let settled = self.rounds(answers, &level).await;
            match levels.next() {
                // What is not there yet at that block, or not there any more, may be at a newer one.
                Some(newer) if wants_newer(&settled, answers) => level = newer,
                _ => return settled,
            }
            answers.retain(|question, _| !is_pinned(question));
        }
    }

    /// Asks what is open until nothing is.
    async fn rounds(&self, answers: &mut Answers, level: &Level) -> Settled {
        let newest = self.sources.iter().map(|source| source.latest.number);
        let shared = newest.min().unwrap_or(level.block.number);
        let scope_of = |source: &Source<'_>| Scope {
            contract: self.contract,
            shared,
            pinned: if level.each_newest {
                source.latest.number
            } else {
                level.block.number
            },
        };
        for _ in 0..ROUNDS {
            let settled = self.claims.settle(self.listed, answers);
            if settled.open.is_empty() {
                return settled;
            }
            let open = &settled.open;
            if open.contains(&Question::Head) {
                let now = self.clock.now();
                for source in self.sources {
                    let head = Answer::Head(source.head(self.network, now));
                    give(answers, Question::Head, source.witness, head);
                }
            }
            let asked = self
                .sources
                .iter()
                .map(|source| round::ask(source, scope_of(source), open));
            for (source, answered) in self.sources.iter().zip(join_all(asked).await) {
                for (question, answer) in answered {
                    give(answers, question, source.witness, answer);
                }
            }
        }
        self.claims.settle(self.listed, answers)
    }

    /// Leaves every question unread, whatever comes up: no endpoint can be asked.
    fn give_up(&self, answers: &mut Answers, endpoints: &[(String, Option<Fault>)]) -> Settled {
        for _ in 0..ROUNDS {
            let settled = self.claims.settle(self.listed, answers);
            if settled.open.is_empty() {
                return settled;
            }
            for question in settled.open {
                for (place, (host, fault)) in endpoints.iter().enumerate() {
                    let unread = fault.clone().map(|fault| Unread::Endpoint {
                        host: host.clone(),
                        fault,
                    });
                    let unread = Answer::Unread(unread.unwrap_or(Unread::NoContract));
                    give(answers, question.clone(), Witnesses::of(place), unread);
                }
                if endpoints.is_empty() {
                    let unread = Answer::Unread(Unread::NoContract);
                    give(answers, question, Witnesses::default(), unread);
                }
            }
        }
        self.claims.settle(self.listed, answers)
    }
}

fn give(answers: &mut Answers, question: Question, by: Witnesses, answer: Answer) {
    claims::give(answers.entry(question).or_default(), by, answer);
}

/// Whether its answer depends on the block that present state is read at.
const fn is_pinned(question: &Question) -> bool {
    matches!(
        question,
        Question::Events(_, At::Pinned | At::From(_))
            | Question::GetPull(_, At::Pinned | At::From(_))
            | Question::Subscription(_, _, At::Pinned | At::From(_))
    )
}

/// Whether state that is missing keeps a step from passing.
fn wants_newer(settled: &Settled, answers: &Answers) -> bool {
    let mut open = settled.steps.iter().filter(|step| !step.passed());
    let is_unread = |(question, given): (&Question, &Vec<Given>)| {
        let mut given = given.iter().map(|given| &given.answer);
        is_pinned(question) && given.all(|answer| matches!(answer, Answer::Unread(_)))
    };
    let is_missing = answers.iter().any(is_unread);
    open.any(|step| step.id == StepId::Contract || is_missing)
}
