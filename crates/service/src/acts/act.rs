//! Makes an owner's calls, each that the contract's specified interface allows, in one transaction.

use alloy::primitives::{Address, Bytes, U256};
use alloy::sol_types::SolCall;
use fixtures::shop::backend::{Call, Server, Written};
use verify::hash::Hash32;

use crate::contracts::{IConsumer, IOwnCoordinator, bytes};
use crate::node::{Node, number};
use crate::result::Result;

/// The calls of one transaction.
pub struct Act<'n, 'c> {
    node: &'n mut Node<'c>,
    calls: Vec<(Address, Bytes)>,
}

impl<'n, 'c> Act<'n, 'c> {
    /// Begins a transaction.
    pub fn of(node: &'n mut Node<'c>) -> Self {
        let calls = Vec::new();
        Self { node, calls }
    }

    /// Makes the transaction, in a separate block, and returns the entries that it wrote.
    pub fn make(self) -> Result<Vec<Written>> {
        self.node.relay(self.calls)
    }

    /// Lets a silent coordinator of the shop's own serve the contract for these calls, and the oracle's after them.
    pub fn by_own(self, calls: impl FnOnce(Self) -> Result<Self>) -> Result<Self> {
        let own = self.consumer(Call::UseCoordinator(Server::SilentShop))?;
        calls(own)?.consumer(Call::UseCoordinator(Server::Oracle))
    }

    /// Calls the contract.
    pub fn consumer(mut self, call: Call) -> Result<Self> {
        let call = self.node.encoded(call)?;
        self.calls.push((self.node.contract, call));
        Ok(self)
    }

    /// Answers the request for a key as the oracle does.
    pub fn answer(mut self, key: Hash32) -> Result<Self> {
        let (chain, consumer) = (self.node.chain, self.node.contract);
        let id = self.node.request_id(&key)?;
        let oracle = self.node.oracle;
        for call in oracle.answer_calls(chain, consumer, &[id])? {
            self.calls.push((oracle.address, call.abi_encode().into()));
        }
        Ok(self)
    }

    /// Lets every callback fail, or no more.
    pub fn refuse(mut self, refusing: bool) -> Self {
        let call = IConsumer::refuseWordsCall { refusing };
        self.calls
            .push((self.node.contract, call.abi_encode().into()));
        self
    }

    /// Gives the next request at the own coordinator the id that a pull has.
    pub fn copy(self, key: Hash32) -> Result<Self> {
        let call = IOwnCoordinator::copyCall {
            consumer: self.node.contract,
            pullKey: bytes(&key),
        };
        self.own(call)
    }

    /// Gives the next request at the own coordinator this id.
    pub fn choose(self, id: Hash32) -> Result<Self> {
        let call = IOwnCoordinator::chooseCall {
            requestId: number(&id),
        };
        self.own(call)
    }

    /// Delivers any word for a key by the own coordinator.
    pub fn deliver(self, key: Hash32, word: Hash32) -> Result<Self> {
        let id: U256 = self.node.request_id(&key)?;
        let call = IOwnCoordinator::deliverCall {
            requestId: id,
            consumer: self.node.contract,
            word: number(&word),
        };
        self.own(call)
    }

    fn own(mut self, call: impl SolCall) -> Result<Self> {
        let own = self.node.own(true)?.address;
        self.calls.push((own, call.abi_encode().into()));
        Ok(self)
    }
}
