//! Makes first contact with an endpoint: it reads its chain, its blocks, and whether the contract is there.

use core::cell::Cell;

use super::abi;
use super::client::RpcClient;
use super::hashes;
use super::limits;
use super::reading::Finality;
use super::rpc::{self, Block, Call, RpcResult};
use verify::claims::{Address, Fault, Witnesses};

/// An endpoint that answers, with its first answers and the facts that the reader has learnt about it since.
pub struct Source<'c> {
    /// The client that asks the endpoint.
    pub client: &'c RpcClient,
    /// The endpoint's index as a witness.
    pub witness: Witnesses,
    /// The id of the endpoint's chain.
    pub chain_id: u64,
    /// The endpoint's newest block.
    pub latest: Block,
    /// The endpoint's newest safe block, if it gives one.
    pub safe: Option<Block>,
    /// The endpoint's newest final block, if it gives one.
    pub finalized: Option<Block>,
    /// True if Multicall3 exists on the endpoint's chain.
    pub multicall: bool,
    /// The time of the endpoint's newest block at first contact, in seconds since 1970.
    pub met_at: u64,
    /// The time that the reader has waited for newer blocks, in milliseconds.
    pub waited_ms: u32,
    /// True if the endpoint has reached the needed block, and has no code at the contract's address.
    pub lacks_contract: bool,
    /// True if an address without the contract's functions counts as an answer: that the contract holds nothing.
    pub knows_place: bool,
    /// The most blocks in ten minutes, if the reader measured the pace.
    pub ten_minutes: Option<u64>,
    /// The bytes of logs that the reader may still keep of the endpoint.
    pub bytes_left: Cell<usize>,
}

impl<'c> Source<'c> {
    /// Makes first contact with an endpoint. It must be on the required chain.
    ///
    /// # Errors
    ///
    /// The [`Fault`] of an endpoint that does not answer, or is on another chain.
    pub async fn connect(
        client: &'c RpcClient,
        index: usize,
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
        let latest = rpc::newest_block(&latest?)?;
        // The contract may be younger than the newest block of an endpoint that lags. An endpoint that does not serve
        // code shows by the contract's state whether the contract is there.
        let lacks_contract = has_code(contract) == Ok(false) && latest.number >= needed;
        // Some chains and some endpoints lack these tags.
        let tagged = |answer: RpcResult| rpc::block(&answer.ok()?).ok()?;
        Ok(Self {
            client,
            witness: Witnesses::of(index),
            chain_id,
            safe: tagged(safe),
            finalized: tagged(finalized),
            multicall: has_code(multicall).unwrap_or(false),
            met_at: latest.timestamp,
            waited_ms: 0,
            lacks_contract,
            knows_place: lacks_contract || knows_places(wanted, needed),
            ten_minutes: None,
            bytes_left: Cell::new(limits::BYTES_OF_LOGS),
            latest,
        })
    }

    /// Returns whether a block that a proof names is one of the endpoint's newest. A proof without a block has 0.
    pub const fn is_new(&self, block: u64) -> bool {
        block > 0 && hashes::is_new(block, self.latest.number)
    }

    const fn newest(&self, finality: Finality) -> Option<&Block> {
        match finality {
            Finality::Finalized => self.finalized.as_ref(),
            Finality::Safe => self.safe.as_ref(),
            Finality::Latest => Some(&self.latest),
        }
    }
}

/// Returns whether an address without the contract's functions holds nothing, whatever other endpoints answer. The
/// network must be known, and the proof must name blocks: the endpoint may be on another chain, or from before the
/// contract.
pub const fn knows_places(wanted: Option<u64>, needed: u64) -> bool {
    wanted.is_some() && needed > 0
}

fn has_code(answer: RpcResult) -> Result<bool, Fault> {
    rpc::has_code(&answer?)
}

/// The block at which to read present state.
#[derive(Clone)]
pub struct StateBlock {
    /// The finality of the block.
    pub finality: Finality,
    /// The block.
    pub block: Block,
    /// True if each endpoint is to be read at its own newest block instead.
    pub each_newest: bool,
}

/// Returns the blocks at which to read state, the most final first and each newer than the one before. For each
/// finality it is the oldest block that an endpoint gives, so that all endpoints can be asked for the same block. The
/// blocks hold `needed`, unless no endpoint has reached it. The last level is each endpoint's own newest block, so that
/// a stuck endpoint cannot hide state that the others hold.
pub fn state_blocks(sources: &[Source<'_>], needed: u64) -> Vec<StateBlock> {
    let mut levels: Vec<StateBlock> = Vec::new();
    let all_reach = sources.iter().map(|source| source.latest.number).min();
    let reached = sources
        .iter()
        .filter(|source| source.latest.number >= needed);
    if all_reach.is_some_and(|all_reach| all_reach < needed)
        && let Some(source) = reached.min_by_key(|source| source.latest.number)
    {
        // An endpoint that lags has no state of the proof's blocks.
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
