//! First contact with an endpoint: its chain, its blocks, and whether the contract is there.

use core::cell::Cell;

use super::abi;
use super::client::RpcClient;
use super::limits;
use super::reading::Finality;
use super::rpc::{self, Block, Call, RpcResult};
use verify::claims::{Address, Fault, Witnesses};

/// An endpoint that answers, with its first answers and what the reader has learnt about it since.
pub struct Source<'c> {
    /// How it is asked.
    pub client: &'c RpcClient,
    /// Its place as a witness.
    pub witness: Witnesses,
    /// Its chain.
    pub chain_id: u64,
    /// Its newest block.
    pub latest: Block,
    /// Its newest safe block, if it gives one.
    pub safe: Option<Block>,
    /// Its newest final block, if it gives one.
    pub finalized: Option<Block>,
    /// Whether Multicall3 is there.
    pub multicall: bool,
    /// The time of its newest block at first contact.
    pub met_at: u64,
    /// How long the reader has waited for newer blocks, in milliseconds.
    pub waited_ms: u32,
    /// Whether an address without the contract's functions is an answer, that the contract holds nothing: the network is
    /// known, and the endpoint has passed the proof's blocks. A report of an event names none.
    pub knows_place: bool,
    /// The most blocks in ten minutes, if the reader asked.
    pub ten_minutes: Option<u64>,
    /// How many bytes of logs the reader still keeps of it.
    pub bytes_left: Cell<usize>,
}

impl<'c> Source<'c> {
    /// Makes first contact with an endpoint. It must be on the required chain; if none is required, it must have the
    /// contract, as far as it has reached the needed block.
    ///
    /// # Errors
    ///
    /// The [`Fault`] of an endpoint that does not answer, is of another chain, or lacks the contract.
    pub async fn connect(
        client: &'c RpcClient,
        place: usize,
        contract: Address,
        needed: u64,
        wanted: Option<u64>,
    ) -> Result<Self, Fault> {
        let calls = [
            Call::chain_id(),
            Call::tagged_block("latest"),
            Call::tagged_block("safe"),
            Call::tagged_block("finalized"),
            Call::code(&abi::MULTICALL3),
            Call::code(&contract),
        ];
        let answers = client.ask(&calls).await;
        let Ok([chain_id, latest, safe, finalized, multicall, contract]) =
            <[_; 6]>::try_from(answers)
        else {
            return Err(Fault::WrongIds);
        };
        let chain_id = rpc::chain_id(&chain_id?)?;
        if let Some(wanted) = wanted.filter(|wanted| *wanted != chain_id) {
            return Err(Fault::WrongChain(wanted, chain_id));
        }
        let latest = rpc::block(&latest?)?.ok_or(Fault::Malformed)?;
        // The contract may be younger than an endpoint that is behind. On the network's own chain, an address without code
        // holds nothing, and that is an answer.
        let knows_place = wanted.is_some() && needed > 0;
        if !has_code(contract)? && latest.number >= needed && !knows_place {
            return Err(Fault::NotTheContract);
        }
        // Not every chain has these tags, nor every endpoint.
        let tagged = |answer: RpcResult| rpc::block(&answer.ok()?).ok()?;
        Ok(Self {
            client,
            witness: Witnesses::of(place),
            chain_id,
            safe: tagged(safe),
            finalized: tagged(finalized),
            multicall: has_code(multicall).unwrap_or(false),
            met_at: latest.timestamp,
            waited_ms: 0,
            knows_place,
            ten_minutes: None,
            bytes_left: Cell::new(limits::BYTES_OF_LOGS),
            latest,
        })
    }

    const fn newest(&self, finality: Finality) -> Option<&Block> {
        match finality {
            Finality::Finalized => self.finalized.as_ref(),
            Finality::Safe => self.safe.as_ref(),
            Finality::Latest => Some(&self.latest),
        }
    }
}

fn has_code(answer: RpcResult) -> Result<bool, Fault> {
    rpc::has_code(&answer?)
}

/// Where present state is read.
#[derive(Clone)]
pub struct StateBlock {
    /// How final the block is.
    pub finality: Finality,
    /// The block.
    pub block: Block,
    /// Whether each endpoint is read at its own newest block instead.
    pub each_newest: bool,
}

/// The blocks at which to read state, the most final first and each newer than the one before. Of each sort it is the
/// oldest that an endpoint gives, so that all endpoints can be asked for the same block. The blocks hold `needed`,
/// unless no endpoint has reached it. The last is each endpoint's own newest block, so that a stuck endpoint hides
/// nothing that the others hold.
pub fn state_blocks(sources: &[Source<'_>], needed: u64) -> Vec<StateBlock> {
    let mut levels: Vec<StateBlock> = Vec::new();
    let all_reach = sources.iter().map(|source| source.latest.number).min();
    let reached = sources
        .iter()
        .filter(|source| source.latest.number >= needed);
    if all_reach.is_some_and(|all_reach| all_reach < needed)
        && let Some(source) = reached.min_by_key(|source| source.latest.number)
    {
        // One that is behind has no state of the proof's blocks.
        return vec![StateBlock {
            finality: Finality::Latest,
            block: source.latest.clone(),
            each_newest: true,
        }];
    }
    for finality in [Finality::Finalized, Finality::Safe, Finality::Latest] {
        let told = sources.iter().filter_map(|source| source.newest(finality));
        let Some(oldest) = told.min_by_key(|block| block.number) else {
            continue;
        };
        let holds = oldest.number >= needed || finality == Finality::Latest;
        let is_newer = levels
            .last()
            .is_none_or(|before| before.block.number < oldest.number);
        if holds && is_newer && Some(oldest.number) <= all_reach {
            levels.push(StateBlock {
                finality,
                block: oldest.clone(),
                each_newest: false,
            });
        }
    }
    let is_stuck = |source: &Source<'_>| Some(source.latest.number) == all_reach;
    if let Some(last) = levels.last().cloned()
        && !sources.iter().all(is_stuck)
    {
        levels.push(StateBlock {
            finality: Finality::Latest,
            each_newest: true,
            ..last
        });
    }
    levels
}
