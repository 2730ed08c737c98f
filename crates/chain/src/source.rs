//! Makes first contact with an endpoint: it reads its chain and its blocks, and chooses the block of the state.

use core::cell::{Cell, RefCell};

use super::abi;
use super::batcher::Batcher;
use super::client::Client;
use super::limits;
use super::networks::Network;
use super::reading::Finality;
use super::rpc::{self, Block, Call, RpcResult};
use super::transport::Clock;
use futures_util::future::join_all;
use verify::claims::{Address, Fault, Head, Log, Question, Reply, Unread};
use verify::hash::Hash32;
use verify::order::GrowingSet;

/// The parameters that are the same for every endpoint of a reading.
#[derive(Clone, Copy)]
pub struct Subject<'r> {
    /// The contract that the claims name.
    pub contract: Address,
    /// The newest judged block; 0 if the claims name no block.
    pub needed: u64,
    /// The payload's network, if the table knows it.
    pub network: Option<&'r Network>,
    /// The moment at which the payload was loaded, in seconds since 1970.
    pub loaded: u64,
}

impl Subject<'_> {
    /// Returns whether a block is two minutes younger than the moment of loading: a payload names no such block.
    pub(crate) const fn is_after_load(&self, block: &Block) -> bool {
        block.timestamp >= self.loaded.saturating_add(limits::SETTLED_SECONDS)
    }
}

/// The facts about an endpoint that an earlier reading of it learnt.
#[derive(Clone)]
pub struct Before {
    /// True if its newest block was of this minute when it was first asked.
    is_fresh: bool,
    /// The newest block of a reading a moment ago, and the number up to which it read. A node may name a block before it has the
    /// block's state, so the very newest one does not count then.
    read: Option<(Block, u64)>,
    /// The calls that the inputs of failed callbacks may still use.
    inputs_left: usize,
}

/// An endpoint that answers, with its first replies and the facts that the reader has learnt about it since.
pub struct Source<'c> {
    /// The contract that the claims name.
    pub(crate) contract: Address,
    /// The endpoint's chain and blocks.
    pub head: Head,
    /// The finality of the block at which state is read, and the block.
    pub state: (Finality, Block),
    /// The final block, or one 64 blocks before the newest.
    pub(crate) old: u64,
    /// The endpoint's newest block.
    newest: Block,
    /// The endpoint's newest block when it was first asked.
    first: Block,
    /// The bytes of logs, inputs and blocks that the reader may still keep of the endpoint.
    bytes_left: Cell<usize>,
    /// The calls that the inputs of failed callbacks may still use.
    inputs_left: Cell<usize>,
    batcher: Batcher<'c>,
    /// True once the reading has waited for a transaction that the endpoint does not know.
    has_waited: Cell<bool>,
    /// The transactions of the logs that the endpoint showed, each with the first indexed value of a log.
    named: RefCell<GrowingSet<(Hash32, Hash32)>>,
}

impl<'c> Source<'c> {
    /// Makes first contact with an endpoint. It must be on the network's chain. One that is seconds behind is waited for.
    ///
    /// # Errors
    ///
    /// The [`Fault`] of an endpoint that does not answer, or is on another chain.
    ///
    /// `before` is the same endpoint, as an earlier reading found it.
    pub async fn connect(
        client: &'c Client,
        subject: Subject<'_>,
        clock: &dyn Clock,
        before: Option<Before>,
    ) -> Result<Self, Fault> {
        let calls = [
            Call::chain_id(),
            Call::tagged_block("latest"),
            Call::tagged_block("safe"),
            Call::tagged_block("finalized"),
        ];
        let replies = client.ask(&calls).await;
        let [chain_id, latest, safe, finalized] =
            <[RpcResult; 4]>::try_from(replies).map_err(|_| Fault::Malformed)?;
        let chain_id = rpc::chain_id(&chain_id?)?;
        let wanted = subject.network.map(|network| network.chain_id);
        if let Some(wanted) = wanted.filter(|wanted| *wanted != chain_id) {
            // views-5
            return Err(Fault::WrongChain(wanted, chain_id));
        }
        // views-3
        let mut latest = rpc::newest_block(&latest?)?;
        catch_up(client, &mut latest, subject.needed, clock).await;
        let first = latest.clone();
        let mut newest = latest.number;
        let read = before.as_ref().and_then(|before| before.read.as_ref());
        if let Some((block, up_to)) = read.filter(|(_, up_to)| *up_to >= subject.needed) {
            newest = newest.saturating_sub(1).max(*up_to);
            latest.clone_from(block);
        }
        client.has_reached(newest);
        // contract-9
        let tagged = [(Finality::Finalized, finalized), (Finality::Safe, safe)];
        // Some chains and some endpoints lack these tags.
        let tagged = tagged.into_iter().filter_map(|(finality, block)| {
            let block = rpc::block(&block.ok()?).ok()??;
            (block.number <= latest.number).then_some((finality, block))
        });
        let tagged: Vec<(Finality, Block)> = tagged.collect();
        let old = tagged.first().map(|(_, block)| block.number);
        let reached = tagged
            .into_iter()
            .filter(|(_, block)| block.number >= subject.needed);
        let reached: Vec<(Finality, Block)> = reached.collect();
        // One address may hide several nodes, so the state is asked for by number.
        let probe = abi::events(&Hash32::ZERO);
        let probes = reached
            .iter()
            .map(|(_, block)| Call::read(&subject.contract, &probe, block.number));
        let probes: Vec<Call> = probes.collect();
        let probes = match probes.is_empty() {
            true => Vec::new(),
            false => client.ask(&probes).await,
        };
        let kept = reached.into_iter().zip(&probes);
        // contract-8
        let mut kept = kept.filter_map(|(state, probe)| keeps_state(probe).then_some(state));
        let state = kept
            .next()
            // contract-9
            .unwrap_or_else(|| (Finality::Latest, latest.clone()));
        let inputs_left = before.as_ref().map(|before| before.inputs_left);
        let inputs_left = inputs_left.unwrap_or(limits::CALLS_FOR_INPUTS);
        let age = clock.now().abs_diff(latest.timestamp);
        let is_local = subject.network.is_some_and(Network::is_local);
        let head = Head {
            chain_id,
            newest,
            is_known: subject.network.is_some(),
            pinned: state.1.number,
            // contract-27
            is_fresh: before.map_or(is_local || age < limits::FRESH_SECONDS, |before| {
                before.is_fresh
            }),
            age,
            is_after_load: subject.is_after_load(&latest),
            is_local,
            is_doubted: false,
        };
        Ok(Self {
            contract: subject.contract,
            head,
            state,
            // contract-16
            old: old.unwrap_or_else(|| newest.saturating_sub(limits::LAG)),
            newest: latest,
            first,
            bytes_left: Cell::new(limits::BYTES_OF_LOGS),
            inputs_left: Cell::new(inputs_left),
            batcher: Batcher::new(client),
            has_waited: Cell::default(),
            named: RefCell::default(),
        })
    }

    /// Returns the findings of a reading for another one right after it.
    pub(crate) fn read_before(&self) -> Before {
        Before {
            is_fresh: self.head.is_fresh,
            read: Some((self.newest.clone(), self.head.newest)),
            inputs_left: self.inputs_left.get(),
        }
    }

    /// Returns the findings of a reading for another one that waited for newer blocks.
    pub(crate) const fn waited_for(&self) -> Before {
        Before {
            is_fresh: self.head.is_fresh,
            read: None,
            inputs_left: self.inputs_left.get(),
        }
    }

    /// Asks for the endpoint's newest block again.
    pub(crate) async fn newest_now(&self) -> Option<Block> {
        let replies = self.client().ask(&[Call::tagged_block("latest")]).await;
        rpc::newest_block(&replies.into_iter().next()?.ok()?).ok()
    }

    /// Returns the time of the endpoint's newest block, in seconds since 1970.
    pub(crate) const fn newest_time(&self) -> u64 {
        self.newest.timestamp
    }

    /// Returns the client of the endpoint.
    pub(crate) const fn client(&self) -> &'c Client {
        self.batcher.client()
    }

    /// Returns the reply to each question, or the fault of the endpoint. The nodes behind one address learn of a transaction at
    /// different times, so each that the endpoint does not know is asked for twice, with one wait for all of a reading.
    pub async fn replies(&self, questions: &[&Question]) -> Vec<Result<Reply, Fault>> {
        let mut replies = self.replies_once(questions).await;
        let is_unknown = |reply: &Result<Reply, Fault>| {
            matches!(reply, Ok(Reply::Unread(Unread::UnknownTransaction(_))))
        };
        let unknown = questions.iter().zip(&replies);
        let unknown = unknown.filter(|(_, reply)| is_unknown(reply));
        let unknown: Vec<&Question> = unknown.map(|(question, _)| *question).collect();
        if unknown.is_empty() {
            return replies;
        }
        // asking-7
        if !self.has_waited.replace(true) {
            self.client().sleep(limits::POLL_MS).await;
        }
        let again = self.replies_once(&unknown).await;
        let places = replies.iter_mut().filter(|reply| is_unknown(reply));
        for (place, reply) in places.zip(again) {
            *place = reply;
        }
        replies
    }

    async fn replies_once(&self, questions: &[&Question]) -> Vec<Result<Reply, Fault>> {
        let replies = questions.iter().map(|question| self.reply(question));
        self.batcher.run(join_all(replies)).await
    }

    /// Waits for the reply to a call.
    pub(crate) async fn ask(&self, call: Call) -> RpcResult {
        self.batcher.ask(call).await
    }

    /// Returns the block that has another hash now than when the endpoint was first asked: its replies are of two chains. `None`
    /// also if the endpoint does not give the block: that shows nothing.
    pub(crate) async fn reorganised(&self) -> Option<u64> {
        let asked = [Call::block(self.first.number)];
        let reply = self.client().ask(&asked).await.into_iter().next()?;
        // views-22
        let now = rpc::block(&reply.ok()?).ok()??;
        let is_other = now.number == self.first.number && now.hash != self.first.hash;
        is_other.then_some(now.number)
    }

    /// Counts the bytes of logs that the reading keeps. Returns false if they are too many.
    pub(crate) fn may_keep(&self, logs: &[Log]) -> bool {
        self.may_keep_bytes(bytes_of(logs))
    }

    /// Takes back the bytes of logs that the reading does not keep.
    pub(crate) fn drops(&self, logs: &[Log]) {
        let left = self.bytes_left.get().saturating_add(bytes_of(logs));
        self.bytes_left.set(left.min(limits::BYTES_OF_LOGS));
    }

    /// Counts bytes that the reading keeps. Returns false if they are too many.
    pub(crate) fn may_keep_bytes(&self, bytes: usize) -> bool {
        take(&self.bytes_left, bytes)
    }

    /// Counts calls for the inputs of failed callbacks. Returns false if they are too many.
    pub(crate) fn may_ask_for_inputs(&self, calls: usize) -> bool {
        take(&self.inputs_left, calls)
    }

    /// Notes the transactions of logs that the endpoint showed.
    pub(crate) fn saw(&self, logs: &[Log]) {
        let mut named = self.named.borrow_mut();
        for log in logs {
            if let Some(value) = log.topics.get(1) {
                named.add((log.transaction, *value));
            }
        }
    }

    /// Returns whether a log of a transaction has this value in its first indexed place, which holds a reply's id.
    pub(crate) fn is_named(&self, transaction: &Hash32, id: &Hash32) -> bool {
        self.named.borrow().contains_key(&(*transaction, *id))
    }
}

/// Takes a number from the rest. Returns false if less is left; then nothing remains.
fn take(left: &Cell<usize>, number: usize) -> bool {
    let rest = left.get().checked_sub(number);
    left.set(rest.unwrap_or(left.get()));
    rest.is_some()
}

/// Returns about how many bytes logs have.
fn bytes_of(logs: &[Log]) -> usize {
    logs.iter().map(size).fold(0, usize::saturating_add)
}

/// Returns about how many bytes a log has.
fn size(log: &Log) -> usize {
    let topics = log.topics.len().saturating_mul(32);
    log.data.len().saturating_add(topics).saturating_add(100)
}

/// Returns whether an endpoint keeps the state of a block: it has a reply of the contract. Nothing is also the reply of a
/// node that does not keep the block.
fn keeps_state(probe: &RpcResult) -> bool {
    let data = probe.as_ref().ok().and_then(|raw| rpc::data(raw).ok());
    data.and_then(|data| abi::word(&data)).is_some()
}

/// Asks an endpoint that is seconds behind the judged blocks again for its newest block.
async fn catch_up(client: &Client, latest: &mut Block, needed: u64, clock: &dyn Clock) {
    for _ in 0..limits::POLLS {
        // asking-6
        if latest.number >= needed || latest.number.saturating_add(limits::LAG) < needed {
            return;
        }
        clock.sleep(limits::POLL_MS).await;
        let replies = client.ask(&[Call::tagged_block("latest")]).await;
        let newer = replies.into_iter().next().and_then(Result::ok);
        let newer = newer.and_then(|raw| rpc::newest_block(&raw).ok());
        if let Some(newer) = newer.filter(|newer| newer.number > latest.number) {
            *latest = newer;
        }
    }
}
