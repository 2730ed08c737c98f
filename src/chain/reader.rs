//! Reads the chain for a payload's claims: the questions that are open, through every endpoint that
//! the buyer chose, at one block, until none is open.

use serde::{Deserialize, Serialize};

use super::line::Line;
use super::plan::{self, Meta};
use super::rpc::{Block, Call};
use super::{abi, panel};
use crate::verify::claims::question::{Fault, Unread};
use crate::verify::claims::{Address, Answer, Answers, Claims, Question, Settled};
use crate::verify::report::StepId;

/// How final the block is that the getters were read at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Finality {
    /// It cannot be undone.
    Finalized,
    /// It is unlikely to be undone.
    Safe,
    /// It is the newest, and may still be undone.
    Latest,
}

/// Every question with its answer, so that they can be saved and settled again.
pub type Answered = Vec<(Question, Answer)>;

/// Of the questions, what a reader is told.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Gaps {
    /// How many there were.
    pub asked: u64,
    /// Why some have no answer.
    pub unread: Vec<Unread>,
}

/// What was read, through whom, and where. The worker has its answers, the page the gaps in them.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Reading<Answers = Gaps> {
    /// Each endpoint, and what was wrong with it if anything was.
    pub endpoints: Vec<(String, Option<Fault>)>,
    /// The chain's id, when an endpoint told it.
    pub chain_id: Option<u64>,
    /// The block that everything was read at.
    pub block: Option<Block>,
    /// How final that block is.
    pub finality: Finality,
    /// How many questions were answered alike by more than one endpoint.
    pub agreed: u64,
    /// How many requests were sent.
    pub round_trips: u32,
    /// The coordinator that served the word, when it was seen.
    pub coordinator: Option<Address>,
    /// The times of the blocks that the pull's own moments stand in, as far as they were told and
    /// told alike: block, and seconds since 1970. Shown, and judged by nobody.
    #[serde(default)]
    pub times: Vec<(u64, u64)>,
    /// What came of the questions.
    pub answers: Answers,
}

impl Reading<Answered> {
    /// As the page is told of it.
    pub fn told(&self) -> Reading {
        let unread = |(_, answer): &(_, Answer)| match answer {
            Answer::Unread(unread) => Some(unread.clone()),
            _ => None,
        };
        Reading {
            endpoints: self.endpoints.clone(),
            chain_id: self.chain_id,
            block: self.block.clone(),
            finality: self.finality,
            agreed: self.agreed,
            round_trips: self.round_trips,
            coordinator: self.coordinator,
            times: self.times.clone(),
            answers: Gaps {
                asked: u64::try_from(self.answers.len()).unwrap_or(u64::MAX),
                unread: self.answers.iter().filter_map(unread).collect(),
            },
        }
    }
}

/// How often new questions may come up. An honest proof needs five rounds at the most.
const ROUNDS: u32 = 12;

/// Reads what the claims need, and settles them.
pub async fn read(
    claims: &Claims,
    lines: &[Line],
    chain_id: Option<u64>,
) -> (Settled, Reading<Answered>) {
    let mut reading = Reading {
        endpoints: Vec::new(),
        chain_id: None,
        block: None,
        finality: Finality::Latest,
        agreed: 0,
        round_trips: 0,
        coordinator: None,
        times: Vec::new(),
        answers: Vec::new(),
    };
    let mut answers = Answers::new();
    let Some(contract) = claims.contract() else {
        return (claims.settle(&answers), reading);
    };
    let needed = claims.latest_block().unwrap_or(0);
    let mut ready: Vec<(&Line, Meta)> = Vec::new();
    for line in lines {
        let meta = meet(line, contract, chain_id).await;
        let meta = meta.and_then(|meta| meta.reaching(needed));
        reading
            .endpoints
            .push((line.host(), meta.as_ref().err().cloned()));
        ready.extend(meta.ok().map(|meta| (line, meta)));
    }
    reading.chain_id = ready.first().map(|(_, meta)| meta.chain_id);
    let mut settled = match plan::pin(
        ready.iter().map(|(_, meta)| meta),
        Finality::Finalized,
        needed,
    ) {
        Some((finality, block)) => {
            (reading.finality, reading.block) = (finality, Some(block));
            rounds(claims, contract, &ready, &mut answers, &mut reading).await
        }
        None => {
            let unread = nobody(&reading.endpoints);
            refuse(claims, &mut answers, &unread)
        }
    };
    // What was anchored after the pinned block is not missing: it is younger.
    let young = settled
        .steps
        .iter()
        .any(|step| step.id == StepId::Contract && step.failed());
    if young
        && reading.finality != Finality::Latest
        && let Some((finality, block)) =
            plan::pin(ready.iter().map(|(_, meta)| meta), Finality::Latest, needed)
    {
        (reading.finality, reading.block) = (finality, Some(block));
        answers
            .retain(|question, _| !matches!(question, Question::Events(_) | Question::GetPull(_)));
        settled = rounds(claims, contract, &ready, &mut answers, &mut reading).await;
    }
    reading.round_trips = lines.iter().map(Line::round_trips).sum();
    reading.coordinator = settled.coordinator;
    for (question, answer) in answers {
        match (&question, &answer) {
            (Question::Time(block), Answer::Time(seconds)) => {
                reading.times.push((*block, *seconds))
            }
            (Question::Time(_), _) => {}
            _ => reading.answers.push((question, answer)),
        }
    }
    (settled, reading)
}

/// First contact: the chain, its blocks, and whether the contracts are there.
async fn meet(line: &Line, contract: Address, wanted: Option<u64>) -> Result<Meta, Fault> {
    let calls = [
        Call::chain_id(),
        Call::tagged_block("latest"),
        Call::tagged_block("safe"),
        Call::tagged_block("finalized"),
        Call::code(&abi::MULTICALL3),
        Call::code(&contract),
    ];
    plan::meta(line.ask(&calls).await, wanted)
}

async fn rounds(
    claims: &Claims,
    contract: Address,
    ready: &[(&Line, Meta)],
    answers: &mut Answers,
    reading: &mut Reading<Answered>,
) -> Settled {
    let block = reading.block.as_ref().map_or(0, |block| block.number);
    for _ in 0..ROUNDS {
        let settled = claims.settle(answers);
        // Nobody waits for what no step needs.
        if settled.open.iter().all(is_in_passing) {
            return settled;
        }
        let mut told = Vec::new();
        for (line, meta) in ready {
            let answered = plan::ask(line, meta, contract, block, &settled.open).await;
            told.push((line.host(), answered));
        }
        for (place, question) in settled.open.into_iter().enumerate() {
            let of_question = told
                .iter()
                .filter_map(|(host, answers)| Some((host.as_str(), answers.get(place)?)));
            let (answer, agreed) = panel::merge(of_question);
            let counts = agreed && !is_in_passing(&question);
            reading.agreed = reading.agreed.saturating_add(u64::from(counts));
            answers.insert(question, answer);
        }
    }
    claims.settle(answers)
}

/// Whether no step needs its answer.
const fn is_in_passing(question: &Question) -> bool {
    matches!(question, Question::Time(_))
}

/// Why nothing could be read: the first endpoint's fault.
fn nobody(endpoints: &[(String, Option<Fault>)]) -> Unread {
    let first = endpoints
        .iter()
        .find_map(|(host, fault)| Some((host, fault.as_ref()?)));
    match first {
        Some((host, fault)) => Unread::Endpoint {
            host: host.clone(),
            fault: fault.clone(),
        },
        None => Unread::NoContract,
    }
}

/// Leaves every question unread, whatever comes up.
fn refuse(claims: &Claims, answers: &mut Answers, unread: &Unread) -> Settled {
    for _ in 0..ROUNDS {
        let settled = claims.settle(answers);
        if settled.open.is_empty() {
            return settled;
        }
        let open = settled.open.into_iter();
        answers.extend(open.map(|question| (question, Answer::Unread(unread.clone()))));
    }
    claims.settle(answers)
}
