//! Reads the chain for a payload's claims: the questions that are open, through every endpoint that
//! the buyer chose, at one block, until none is open.

use super::abi;
use super::line::Line;
use super::plan::{self, Meta};
use super::reading::{Finality, Reading, Transcript};
use super::rpc::Call;
use crate::verify::claims::unread::{Fault, Unread};
use crate::verify::claims::witness::{self, Answers};
use crate::verify::claims::{Address, Answer, Claims, Listed, Question, Settled, Witnesses};
use crate::verify::report::StepId;

/// How often new questions may come up. An honest proof needs five rounds at the most.
const ROUNDS: u32 = 12;

/// Reads what the claims need, and settles them.
pub async fn read(
    claims: &Claims,
    listed: &Listed,
    lines: &[Line],
    chain_id: Option<u64>,
) -> (Settled, Reading<Transcript>) {
    let mut reading = Reading::new();
    let mut answers = Answers::new();
    let Some(contract) = claims.contract() else {
        return (claims.settle(listed, &answers), reading);
    };
    let needed = claims.newest_block().unwrap_or(0);
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
            rounds(claims, listed, contract, &ready, &mut answers, &mut reading).await
        }
        None => {
            let unread = nobody(&reading.endpoints);
            refuse(claims, listed, &mut answers, &unread)
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
        answers.retain(|question, _| {
            !matches!(question, Question::Events(..) | Question::GetPull(..))
        });
        settled = rounds(claims, listed, contract, &ready, &mut answers, &mut reading).await;
    }
    reading.round_trips = lines.iter().map(Line::round_trips).sum();
    reading.coordinators = settled.coordinators.clone();
    reading.record(answers);
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
    listed: &Listed,
    contract: Address,
    ready: &[(&Line, Meta)],
    answers: &mut Answers,
    reading: &mut Reading<Transcript>,
) -> Settled {
    let block = reading.block.as_ref().map_or(0, |block| block.number);
    for _ in 0..ROUNDS {
        let settled = claims.settle(listed, answers);
        // Nobody waits for what no step needs.
        if settled.open.iter().all(is_in_passing) {
            return settled;
        }
        for (place, (line, meta)) in ready.iter().enumerate() {
            let answered = plan::ask(line, meta, contract, block, &settled.open).await;
            for (question, answer) in settled.open.iter().zip(answered) {
                let given = answers.entry(question.clone()).or_default();
                witness::give(given, Witnesses::of(place), answer);
            }
        }
    }
    claims.settle(listed, answers)
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
fn refuse(claims: &Claims, listed: &Listed, answers: &mut Answers, unread: &Unread) -> Settled {
    for _ in 0..ROUNDS {
        let settled = claims.settle(listed, answers);
        if settled.open.is_empty() {
            return settled;
        }
        let open = settled.open.into_iter();
        for question in open {
            let given = answers.entry(question).or_default();
            witness::give(given, Witnesses::default(), Answer::Unread(unread.clone()));
        }
    }
    claims.settle(listed, answers)
}
