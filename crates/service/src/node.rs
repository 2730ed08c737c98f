//! Sells on the local node: a shop's contract, the oracle that serves it, and the logs that they wrote.

use std::collections::BTreeMap;

use alloy::primitives::{Address, B256, Bytes, U256};
use alloy::rpc::types::Log;
use alloy::sol_types::{SolCall, SolEvent};
use fixtures::chain::consumer::Callback;
use fixtures::shop::backend::{Backend, Call, Server, Written};
use fixtures::stories::Contract;
use verify::hash::Hash32;
use verify::position::Position;
use verify::pull::Entry;
use verify::report::LogKind;

use crate::chain::{Chain, NETWORK};
use crate::contracts::IConsumer::{EventCreated, PullFulfilled, PullRequested};
use crate::contracts::ICoordinator::RandomWordsFulfilled;
use crate::contracts::{IConsumer, IConsumerBase, IOwnCoordinator, IRelayer, bytes, word_of};
use crate::oracle::Coordinator;
use crate::result::Result;

/// A failure of the local node; nothing can be sold then.
const NODE: &str = "the node answers";

/// A shop's contract on the node.
pub struct Node<'c> {
    pub chain: &'c Chain,
    pub contract: Address,
    /// The relayer that makes the shop's calls, if the shop does not make them itself.
    pub relayer: Option<Address>,
    pub oracle: Coordinator,
    /// The coordinator whose words the contract accepts now.
    pub serving: Coordinator,
    /// The coordinators of the shop's own, one that writes logs and a silent one, once they are deployed.
    own: [Option<Coordinator>; 2],
    written: Vec<Written>,
    /// The pull key of each request of the oracle.
    asked: BTreeMap<U256, Hash32>,
    /// The first block whose logs were not read yet.
    unread: u64,
}

impl<'c> Node<'c> {
    /// Deploys a contract.
    pub fn open(chain: &'c Chain, oracle: Coordinator, contract: Contract) -> Result<Self> {
        let serving = match contract {
            Contract::LookAlike => Coordinator::of_a_shop(chain, false)?,
            Contract::Usual | Contract::Sloppy => oracle,
        };
        let code = match contract {
            Contract::Sloppy => "SloppyConsumer",
            Contract::Usual | Contract::LookAlike => "Consumer",
        };
        Ok(Self {
            chain,
            contract: serving.consumer(chain, code)?,
            relayer: None,
            oracle,
            serving,
            own: [None; 2],
            written: Vec::new(),
            asked: BTreeMap::new(),
            unread: 0,
        })
    }

    /// Hands the contract over to a relayer, which makes all calls from now on.
    pub fn use_relayer(&mut self) -> Result<()> {
        let to = self.chain.deploy("Relayer", &[])?;
        self.send_all(vec![
            IConsumerBase::transferOwnershipCall { to }
                .abi_encode()
                .into(),
        ])?;
        self.relayer = Some(to);
        let accept = IConsumerBase::acceptOwnershipCall {}.abi_encode();
        self.send_all(vec![accept.into()])?;
        self.chain.mine()
    }

    /// Makes calls of the contract in a new block, each as its bytes, and returns the entries that they wrote. A
    /// relayer makes them all in one transaction.
    pub fn make(&mut self, calls: Vec<Bytes>) -> Result<Vec<Written>> {
        self.send_all(calls)?;
        self.read()
    }

    /// Makes calls of any contracts in one transaction of a new block, through a relayer that owns the contract. Returns
    /// the entries that they wrote.
    pub fn relay(&mut self, calls: Vec<(Address, Bytes)>) -> Result<Vec<Written>> {
        if self.relayer.is_none() {
            self.use_relayer()?;
        }
        let relayer = self.relayer.ok_or("a relayer")?;
        let (targets, calls) = calls.into_iter().unzip();
        let call = IRelayer::relayCall { targets, calls };
        self.chain.send(self.chain.shop, relayer, call)?;
        self.read()
    }

    fn send_all(&self, calls: Vec<Bytes>) -> Result<()> {
        let (shop, target) = (self.chain.shop, self.contract);
        if let Some(relayer) = self.relayer {
            let targets = vec![target; calls.len()];
            let call = IRelayer::relayCall { targets, calls };
            self.chain.send(shop, relayer, call)?;
        } else {
            for call in calls {
                self.chain.send_bytes(shop, target, call)?;
            }
        }
        Ok(())
    }

    /// Queues a call for the next block.
    fn send(&mut self, call: Call) -> Result<()> {
        let (chain, shop, consumer) = (self.chain, self.chain.shop, self.contract);
        match call {
            Call::Deliver(key, callback) => {
                let (before, after) = around(callback)?;
                self.send_all(before)?;
                let id = self.request_id(&key)?;
                self.oracle.answer(chain, consumer, &[id])?;
                self.send_all(after)
            }
            Call::DeliverChosen(key, seed) => {
                let call = IOwnCoordinator::fulfillCall {
                    requestId: self.request_id(&key)?,
                    consumer,
                    outputSeed: number(&seed),
                };
                chain.send(shop, self.serving.address, call)?;
                Ok(())
            }
            Call::DeliverZero(key) => {
                let call = IOwnCoordinator::deliverCall {
                    requestId: self.request_id(&key)?,
                    consumer,
                    word: U256::ZERO,
                };
                chain.send(shop, self.serving.address, call)?;
                Ok(())
            }
            _ => {
                let call = self.encoded(call)?;
                self.send_all(vec![call])
            }
        }
    }

    /// Returns the bytes of a call of the contract.
    pub fn encoded(&mut self, call: Call) -> Result<Bytes> {
        Ok(match call {
            Call::Anchor(id, root) => IConsumer::anchorCall {
                eventId: bytes(&id),
                root: bytes(&root),
            }
            .abi_encode()
            .into(),
            Call::Request(key, id) => IConsumer::requestPullCall {
                pullKey: bytes(&key),
                eventId: bytes(&id),
            }
            .abi_encode()
            .into(),
            Call::CreateEvent(id, value) => creation(&id, &value),
            Call::UseCoordinator(server) => {
                self.serving = match server {
                    Server::Oracle => self.oracle,
                    Server::Shop => self.own(false)?,
                    Server::SilentShop => self.own(true)?,
                };
                let coordinator = self.serving.address;
                IConsumerBase::setCoordinatorCall { coordinator }
                    .abi_encode()
                    .into()
            }
            Call::Deliver(..) | Call::DeliverChosen(..) | Call::DeliverZero(..) => {
                return Err("the contract does not deliver".into());
            }
        })
    }

    /// Returns the coordinator of the shop's own, and deploys it first if it is not there yet.
    pub fn own(&mut self, is_silent: bool) -> Result<Coordinator> {
        let own = &mut self.own[usize::from(is_silent)];
        if own.is_none() {
            *own = Some(Coordinator::of_a_shop(self.chain, is_silent)?);
        }
        Ok(own.ok_or("it was deployed")?)
    }

    /// Returns the oracle's request id of a pull key, or of an event id.
    pub fn request_id(&self, key: &Hash32) -> Result<U256> {
        let pull = IConsumer::getPullCall {
            pullKey: bytes(key),
        };
        let pull = self.chain.call(self.contract, pull)?;
        if pull.requested {
            return Ok(pull.requestId);
        }
        let seed = IConsumer::getSeedCall {
            eventId: bytes(key),
        };
        Ok(self.chain.call(self.contract, seed)?.requestId)
    }

    /// Returns the oracle's request ids of the deliveries among these calls.
    fn delivered(&self, calls: &[Call]) -> Result<Vec<U256>> {
        let keys = calls.iter().filter_map(|call| match call {
            Call::Deliver(key, _) => Some(key),
            _ => None,
        });
        keys.map(|key| self.request_id(key)).collect()
    }

    /// Ends the block, and returns the entries that its calls wrote.
    fn read(&mut self) -> Result<Vec<Written>> {
        self.chain.mine()?;
        let addresses = vec![self.contract, self.oracle.address];
        let logs = self.chain.logs(addresses, self.unread)?;
        let known = self.written.len();
        for log in logs {
            let block = log.block_number.ok_or("a log of no block")?;
            self.unread = block + 1;
            if let Some((kind, key, value)) = self.entry(&log)? {
                let index = log.log_index.ok_or("a log of no block")?;
                let position = Position {
                    block,
                    log_index: index.try_into()?,
                };
                let transaction = log.transaction_hash.ok_or("a log of no transaction")?;
                self.written.push(Written {
                    entry: Entry {
                        kind,
                        key,
                        position,
                        value,
                    },
                    transaction: hash(transaction),
                });
            }
        }
        Ok(self.written[known..].to_vec())
    }

    /// Returns the kind, key and value of a log of the contract, or of the coordinator's log of a word that the contract
    /// did not log.
    fn entry(&mut self, log: &Log) -> Result<Option<(LogKind, Hash32, Hash32)>> {
        let own = log.address() == self.contract;
        Ok(match log.topic0() {
            Some(&EventCreated::SIGNATURE_HASH) if own => {
                let anchor = EventCreated::decode_log(&log.inner)?.data;
                Some((
                    LogKind::Anchored,
                    hash(anchor.eventId),
                    hash(anchor.deckHash),
                ))
            }
            Some(&PullRequested::SIGNATURE_HASH) if own => {
                let request = PullRequested::decode_log(&log.inner)?.data;
                let key = hash(request.pullKey);
                self.asked.insert(request.requestId, key);
                Some((LogKind::Requested, key, hash(request.eventId)))
            }
            Some(&PullFulfilled::SIGNATURE_HASH) if own => {
                let word = PullFulfilled::decode_log(&log.inner)?.data;
                let value = Hash32::new(word.word.to_be_bytes());
                let key = hash(word.pullKey);
                self.asked.retain(|_, other| *other != key);
                Some((LogKind::Fulfilled, key, value))
            }
            Some(&RandomWordsFulfilled::SIGNATURE_HASH) => {
                let answer = RandomWordsFulfilled::decode_log(&log.inner)?.data;
                let key = self.asked.remove(&answer.requestId);
                key.map(|key| (LogKind::Fulfilled, key, word_of(answer.outputSeed)))
            }
            _ => None,
        })
    }
}

impl Backend for Node<'_> {
    const NETWORK: &'static str = NETWORK;

    fn contract(&self) -> String {
        format!("{:#x}", self.contract)
    }

    fn tip(&self) -> Position {
        let newest = self.written.last().expect("a version is anchored first");
        newest.entry.position
    }

    fn run(&mut self, calls: &[Call]) -> Vec<Written> {
        for calls in calls.chunk_by(|one, next| is_usual(one) && is_usual(next)) {
            if is_usual(&calls[0]) {
                let ids = self.delivered(calls).expect(NODE);
                let answered = self.oracle.answer(self.chain, self.contract, &ids);
                answered.expect(NODE);
            } else {
                self.send(calls[0]).expect(NODE);
            }
        }
        self.read().expect(NODE)
    }

    fn run_together(&mut self, calls: &[Call]) -> Vec<Written> {
        let delivered = self.delivered(calls).expect(NODE);
        if delivered.len() == calls.len() {
            let answered = self
                .oracle
                .answer_together(self.chain, self.contract, &delivered);
            answered.expect(NODE);
            return self.read().expect(NODE);
        }
        let requested = calls.iter().filter_map(|call| match call {
            Call::Request(key, id) => Some((bytes(key), bytes(id))),
            _ => None,
        });
        let (keys, ids): (Vec<B256>, Vec<B256>) = requested.unzip();
        if keys.len() == calls.len() {
            let call = IConsumer::requestPullsCall {
                pullKeys: keys,
                eventIds: ids,
            };
            return self.make(vec![call.abi_encode().into()]).expect(NODE);
        }
        if self.relayer.is_none() {
            self.use_relayer().expect(NODE);
        }
        let calls = calls.iter().map(|call| self.encoded(*call).expect(NODE));
        let calls = calls.collect();
        self.make(calls).expect(NODE)
    }

    fn seed(&self, id: &Hash32) -> Hash32 {
        let call = IConsumer::getSeedCall { eventId: bytes(id) };
        let seed = self.chain.call(self.contract, call).expect(NODE);
        assert!(
            seed.fulfilled,
            "a pack event without a seed is not for sale"
        );
        Hash32::new(seed.word.to_be_bytes())
    }

    fn transaction_of(&self, kind: LogKind, key: &Hash32) -> Option<Hash32> {
        let mut written = self.written.iter();
        let found = written.find(|written| written.entry.kind == kind && written.entry.key == *key);
        found.map(|written| written.transaction)
    }

    fn time_of(&self, block: u64) -> u64 {
        self.chain.time_of(block).expect(NODE)
    }

    fn let_pass(&mut self, blocks: u64, key: &Hash32) {
        let id = self.request_id(key).expect(NODE);
        let remembered = self.oracle.remember(self.chain, self.contract, id);
        remembered.expect(NODE);
        self.chain.mine().expect(NODE);
        self.chain.catch_up(blocks).expect(NODE);
    }
}

/// Returns the createEvent call of an id and a value.
pub fn creation(id: &Hash32, value: &Hash32) -> Bytes {
    let call = IConsumer::createEventCall {
        eventId: bytes(id),
        deckHash: bytes(value),
    };
    call.abi_encode().into()
}

/// Returns true for a delivery to a callback that works. The oracle waits once for several of them, so that one block
/// has their words.
const fn is_usual(call: &Call) -> bool {
    matches!(call, Call::Deliver(_, Callback::Works))
}

/// Returns the calls of the contract before and after a delivery to this callback.
fn around(callback: Callback) -> Result<(Vec<Bytes>, Vec<Bytes>)> {
    let refuse = |refusing| IConsumer::refuseWordsCall { refusing }.abi_encode();
    let (before, after) = match callback {
        Callback::Works => return Ok((Vec::new(), Vec::new())),
        Callback::Fails => (refuse(true), refuse(false)),
        Callback::LogsOtherwise | Callback::IsSilent => {
            return Err("no compiled contract does this with a word".into());
        }
    };
    Ok((vec![before.into()], vec![after.into()]))
}

fn hash(word: B256) -> Hash32 {
    Hash32::new(word.0)
}

/// Returns a hash as a number.
pub fn number(hash: &Hash32) -> U256 {
    U256::from_be_bytes(*hash.as_bytes())
}
