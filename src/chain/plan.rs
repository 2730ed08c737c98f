//! How questions become calls of one endpoint, and its answers the questions' own.

use super::line::{self, Line};
use super::reading::Finality;
use super::rpc::{self, Block, Call};
use super::{abi, ranges};
use crate::verify::claims::unread::{Fault, Unread};
use crate::verify::claims::{Address, Answer, Question};

/// What an endpoint said at first contact.
#[derive(Clone, Debug)]
pub struct Meta {
    /// Its chain.
    pub chain_id: u64,
    /// The newest block.
    pub latest: Block,
    /// The newest safe block, where the chain has such.
    pub safe: Option<Block>,
    /// The newest final block, where the chain has such.
    pub finalized: Option<Block>,
    /// Whether Multicall3 is there.
    pub multicall: bool,
}

/// How many reads one multicall makes.
const MULTICALL_READS: usize = 250;

/// From how many reads on a multicall saves a round trip.
const MULTICALL_FROM: usize = 4;

/// Reads the answers of first contact.
pub fn meta(answers: line::Answers, wanted: Option<u64>) -> Result<Meta, Fault> {
    let Ok([chain_id, latest, safe, finalized, multicall, contract]) = <[_; 6]>::try_from(answers)
    else {
        return Err(Fault::WrongIds);
    };
    let chain_id = rpc::number(&chain_id?)?;
    if let Some(wanted) = wanted.filter(|wanted| *wanted != chain_id) {
        return Err(Fault::WrongChain(wanted, chain_id));
    }
    let latest = rpc::block(&latest?)?.ok_or(Fault::NotJsonRpc)?;
    // Not every chain has these tags, nor every endpoint.
    let tagged = |answer: rpc::Answered| rpc::block(&answer.ok()?).ok()?;
    let has_code = |answer: rpc::Answered| {
        answer
            .and_then(|code| rpc::data(&code))
            .is_ok_and(|code| !code.is_empty())
    };
    if !has_code(contract) {
        return Err(Fault::NotTheContract);
    }
    Ok(Meta {
        chain_id,
        latest,
        safe: tagged(safe),
        finalized: tagged(finalized),
        multicall: has_code(multicall),
    })
}

/// The block to read at: of the most final sort that every endpoint has and that holds `needed`,
/// the oldest of theirs, so that all can be asked for the same.
pub fn pin<'m>(
    metas: impl Iterator<Item = &'m Meta> + Clone,
    most: Finality,
    needed: u64,
) -> Option<(Finality, Block)> {
    let oldest = |finality: Finality| {
        let blocks: Option<Vec<&Block>> = metas.clone().map(|meta| meta.of(finality)).collect();
        blocks?.into_iter().min_by_key(|block| block.number)
    };
    let sorts = [Finality::Finalized, Finality::Safe, Finality::Latest];
    let mut sorts = sorts.into_iter().filter(|sort| *sort >= most);
    sorts.find_map(|sort| {
        let block = oldest(sort)?;
        (block.number >= needed).then(|| (sort, block.clone()))
    })
}

impl Meta {
    /// The same, if the endpoint has come as far as the proof speaks.
    pub fn reaching(self, needed: u64) -> Result<Self, Fault> {
        if self.latest.number < needed {
            return Err(Fault::Behind(self.latest.number, needed));
        }
        Ok(self)
    }

    const fn of(&self, finality: Finality) -> Option<&Block> {
        match finality {
            Finality::Finalized => self.finalized.as_ref(),
            Finality::Safe => self.safe.as_ref(),
            Finality::Latest => Some(&self.latest),
        }
    }
}

/// Asks an endpoint the questions, and answers them in their order.
pub async fn ask(
    line: &Line,
    meta: &Meta,
    contract: Address,
    block: u64,
    questions: &[Question],
) -> Vec<Answer> {
    let unread = |fault| {
        Answer::Unread(Unread::Endpoint {
            host: line.host(),
            fault,
        })
    };
    let reads: Vec<Vec<u8>> = questions.iter().filter_map(read_of).collect();
    let spans = questions.iter().filter_map(|question| match question {
        Question::Logs(range) => Some(range.clone()),
        _ => None,
    });
    let spans: Vec<_> = spans.collect();
    let mut returned = read(line, meta, contract, block, &reads).await.into_iter();
    let mut logs = ranges::read(line, meta.latest.number, &spans)
        .await
        .into_iter();
    let calls: Vec<Call> = questions.iter().filter_map(call_of).collect();
    let mut called = line.ask(&calls).await.into_iter();
    questions
        .iter()
        .map(|question| {
            let answer =
                match question {
                    Question::Events(..) => returned
                        .next()
                        .unwrap_or(Err(Fault::WrongIds))
                        .and_then(|data| {
                            abi::events_returned(&data)
                                .map(Answer::Events)
                                .ok_or(Fault::NotTheContract)
                        }),
                    Question::GetPull(..) => returned
                        .next()
                        .unwrap_or(Err(Fault::WrongIds))
                        .and_then(|data| {
                            abi::get_pull_returned(&data)
                                .map(Answer::GetPull)
                                .ok_or(Fault::NotTheContract)
                        }),
                    Question::Logs(_) => logs
                        .next()
                        .unwrap_or(Err(Fault::WrongIds))
                        .map(Answer::Logs),
                    Question::Transaction(hash) => called
                        .next()
                        .unwrap_or(Err(Fault::WrongIds))
                        .and_then(|raw| {
                            let unknown = Answer::Unread(Unread::UnknownTransaction(*hash));
                            Ok(rpc::transaction(&raw, hash)?.map_or(unknown, Answer::Transaction))
                        }),
                    Question::Receipt(hash) => called
                        .next()
                        .unwrap_or(Err(Fault::WrongIds))
                        .and_then(|raw| {
                            let unknown = Answer::Unread(Unread::UnknownTransaction(*hash));
                            Ok(rpc::receipt(&raw, hash)?.map_or(unknown, Answer::Receipt))
                        }),
                    Question::Time(number) => called
                        .next()
                        .unwrap_or(Err(Fault::WrongIds))
                        .and_then(|raw| {
                            let block = rpc::block(&raw)?.filter(|block| block.number == *number);
                            let block = block.ok_or(Fault::WrongIds)?;
                            Ok(Answer::Time(block.timestamp))
                        }),
                    Question::Head | Question::Subscription(..) => Err(Fault::WrongIds),
                };
            answer.unwrap_or_else(unread)
        })
        .collect()
}

fn read_of(question: &Question) -> Option<Vec<u8>> {
    match question {
        Question::Events(event_id, _) => Some(abi::events(event_id)),
        Question::GetPull(pull_key, _) => Some(abi::get_pull(pull_key)),
        _ => None,
    }
}

fn call_of(question: &Question) -> Option<Call> {
    match question {
        Question::Transaction(hash) => Some(Call::transaction(hash)),
        Question::Receipt(hash) => Some(Call::receipt(hash)),
        Question::Time(block) => Some(Call::block(*block).in_passing()),
        _ => None,
    }
}

/// Reads the contract: by multicall where that saves round trips, otherwise call by call.
async fn read(
    line: &Line,
    meta: &Meta,
    contract: Address,
    block: u64,
    reads: &[Vec<u8>],
) -> Vec<Result<Vec<u8>, Fault>> {
    if meta.multicall && reads.len() >= MULTICALL_FROM {
        let parts = reads.chunks(MULTICALL_READS);
        let calls: Vec<Call> = parts
            .clone()
            .map(|part| {
                let call = abi::multicall(&contract, part.iter().cloned());
                Call::read(&abi::MULTICALL3, &call, block)
            })
            .collect();
        let answers = line.ask(&calls).await;
        let taken: Option<Vec<_>> = answers
            .into_iter()
            .zip(parts)
            .map(|(answer, part)| {
                let returned = rpc::multicall(&answer.ok()?).ok()?;
                (returned.len() == part.len()).then_some(returned)
            })
            .collect();
        // A multicall may be more than an endpoint allows one call to do: then each read alone.
        if let Some(taken) = taken {
            let returned = taken.into_iter().flatten();
            return returned
                .map(|data| data.ok_or(Fault::NotTheContract))
                .collect();
        }
    }
    let calls: Vec<Call> = reads
        .iter()
        .map(|data| Call::read(&contract, data, block))
        .collect();
    let answers = line.ask(&calls).await.into_iter();
    answers
        .map(|answer| answer.and_then(|raw| rpc::data(&raw)))
        .collect()
}
