//! Runs a local chain that moves only on request, one block at a time.

use std::cell::RefCell;
use std::future::IntoFuture;
use std::net::TcpListener;
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use alloy::node_bindings::{Anvil, AnvilInstance};
use alloy::primitives::{Address, B256, Bytes, U256};
use alloy::providers::{Provider, ProviderBuilder, RootProvider};
use alloy::rpc::types::{Filter, Log, TransactionInput, TransactionReceipt, TransactionRequest};
use alloy::sol_types::{SolCall, SolEvent};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::runtime::Handle;

use crate::contracts::ICoordinator::RandomWordsRequested;
use crate::contracts::{bytecode, folder};
use crate::ending::Ending;
use crate::result::Result;

/// The name of this chain in payloads.
pub const NETWORK: &str = "anvil";
/// The id of this chain.
pub const CHAIN_ID: u64 = 31_337;
/// The time between the timestamps of two blocks, in seconds.
const BLOCK_SECONDS: u64 = 12;
/// The timestamp at which the chain begins: 2025-01-01T18:00:00Z. A word depends on the hash of its request's block, so
/// every run sells the same only if its blocks have the same times.
const BEGAN: u64 = 1_735_754_400;
/// The seconds by which the clock stays behind the real time, so that quick blocks do not outrun it.
const BEHIND: u64 = 120;
/// A gas limit above the cost of any call here.
const GAS: u64 = 10_000_000;
/// The time between two looks for a call's block.
const PAUSE: Duration = Duration::from_millis(20);

/// A node that the program runs, and the calls that wait for its next block.
pub struct Chain {
    runtime: Handle,
    ending: Ending,
    node: AnvilInstance,
    /// The folder in which the node keeps the state of its older blocks: gigabytes, deleted when the node has ended.
    _states: TempDir,
    provider: RootProvider,
    waiting: RefCell<Vec<B256>>,
    /// The owner of the contracts.
    pub shop: Address,
    /// The sender that delivers the words.
    pub oracle: Address,
}

impl Chain {
    /// Starts a node on this port of the loopback interface, or on any free one if it is in use.
    pub fn start(runtime: Handle, ending: Ending, port: u16) -> Result<Self> {
        let port = TcpListener::bind(("127.0.0.1", port)).map_or(0, |_| port);
        let states = TempDir::with_prefix("packproof-chain-")?;
        let node = Anvil::at(anvil())
            .port(port)
            .arg("--cache-path")
            .arg(states.path())
            .args(["--host", "127.0.0.1", "--no-mining", "--order", "fifo"])
            .args(["--gas-limit", "1000000000", "--slots-in-an-epoch", "1"])
            .args(["--timestamp".to_owned(), BEGAN.to_string()])
            .try_spawn()?;
        let provider = ProviderBuilder::new()
            .disable_recommended_fillers()
            .connect_http(node.endpoint_url());
        let [shop, oracle] = [0, 1].map(|account| node.addresses()[account]);
        let chain = Self {
            runtime,
            ending,
            node,
            _states: states,
            provider,
            waiting: RefCell::default(),
            shop,
            oracle,
        };
        chain.ask("anvil_setLoggingEnabled", json!([false]))?;
        chain.ask("anvil_setBlockTimestampInterval", json!([BLOCK_SECONDS]))?;
        Ok(chain)
    }

    /// Returns the node's address.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.node.port())
    }

    /// Queues a call for the next block.
    pub fn send(&self, from: Address, to: Address, call: impl SolCall) -> Result<B256> {
        self.send_bytes(from, to, call.abi_encode().into())
    }

    /// Queues a call of these bytes.
    pub fn send_bytes(&self, from: Address, to: Address, call: Bytes) -> Result<B256> {
        let request = TransactionRequest::default().to(to);
        self.queue(from, request.input(call.into()))
    }

    /// Queues a call that pays.
    pub fn pay(&self, from: Address, to: Address, value: U256, call: impl SolCall) -> Result<B256> {
        let request = TransactionRequest::default().to(to).value(value);
        self.queue(from, request.input(call.abi_encode().into()))
    }

    /// Deploys a contract with these encoded arguments, in a separate block.
    pub fn deploy(&self, name: &str, arguments: &[u8]) -> Result<Address> {
        let mut code = bytecode(name)?.to_vec();
        code.extend(arguments);
        let request = TransactionRequest {
            to: Some(alloy::primitives::TxKind::Create),
            ..Default::default()
        };
        let request = request.input(TransactionInput::new(code.into()));
        let sent = self.queue(self.shop, request)?;
        self.mine()?;
        let receipt = self.receipt(sent)?;
        Ok(receipt.contract_address.ok_or("nothing was deployed")?)
    }

    fn queue(&self, from: Address, request: TransactionRequest) -> Result<B256> {
        let request = request.from(from).gas_limit(GAS);
        let sent: B256 = self.wait(
            self.provider
                .raw_request("eth_sendTransaction".into(), (request,)),
        )?;
        self.waiting.borrow_mut().push(sent);
        Ok(sent)
    }

    /// Makes the next block, and fails if a call that waited for it failed.
    pub fn mine(&self) -> Result<()> {
        self.ask("evm_mine", json!([]))?;
        self.check()
    }

    /// Lets the node immediately make a block of each call, also of the calls of others.
    pub fn mine_at_once(&self) -> Result<()> {
        self.ask("evm_setAutomine", json!([true]))?;
        Ok(())
    }

    /// Waits until each call that was sent is in a block, and fails if one of them failed.
    pub fn confirm(&self) -> Result<()> {
        let waiting = self.waiting.borrow().clone();
        let is_missing = |sent| -> Result<bool> {
            let receipt = self.wait(self.provider.get_transaction_receipt(sent))?;
            Ok(receipt.is_none())
        };
        for sent in waiting {
            while is_missing(sent)? {
                self.pause(PAUSE);
            }
        }
        self.check()
    }

    fn check(&self) -> Result<()> {
        for sent in self.waiting.take() {
            if !self.receipt(sent)?.status() {
                return Err(format!("the call {sent} failed").into());
            }
        }
        Ok(())
    }

    /// Lets `quiet` blocks without a sale pass, sets the chain's clock to the real time, and finalises.
    pub fn catch_up(&self, quiet: u64) -> Result<()> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs() - BEHIND;
        let before = now - quiet * BLOCK_SECONDS;
        self.ask("evm_setTime", json!([before]))?;
        self.ask("anvil_mine", json!([quiet]))?;
        self.ask("anvil_removeBlockTimestampInterval", json!([]))?;
        self.ask("evm_setTime", json!([now]))?;
        self.finalize()
    }

    /// Makes blocks until there is one of this number.
    pub fn reach(&self, number: u64) -> Result<()> {
        while self.wait(self.provider.get_block_number())? < number {
            self.mine()?;
        }
        Ok(())
    }

    /// Makes enough blocks to finalise all the earlier ones.
    pub fn finalize(&self) -> Result<()> {
        for _ in 0..4 {
            self.mine()?;
        }
        Ok(())
    }

    /// Returns the result of a call.
    pub fn call<C: SolCall>(&self, to: Address, call: C) -> Result<C::Return> {
        let request = TransactionRequest::default()
            .to(to)
            .input(call.abi_encode().into());
        Ok(C::abi_decode_returns(
            &self.wait(self.provider.call(request))?,
        )?)
    }

    /// Returns a mined transaction's receipt.
    pub fn receipt(&self, sent: B256) -> Result<TransactionReceipt> {
        let found = self.wait(self.provider.get_transaction_receipt(sent))?;
        Ok(found.ok_or_else(|| format!("{sent} is in no block"))?)
    }

    /// Returns all logs of these contracts from a block on, in their order.
    pub fn logs(&self, addresses: Vec<Address>, from: u64) -> Result<Vec<Log>> {
        let wanted = Filter::new().address(addresses).from_block(from);
        self.wait(self.provider.get_logs(&wanted))
    }

    /// Returns a coordinator's logs of a consumer's requests.
    pub fn requests(&self, coordinator: Address, consumer: Address) -> Result<Vec<Log>> {
        let asked = Filter::new()
            .address(coordinator)
            .event_signature(RandomWordsRequested::SIGNATURE_HASH)
            .topic3(consumer.into_word())
            .from_block(0);
        self.wait(self.provider.get_logs(&asked))
    }

    /// Returns a block's timestamp.
    pub fn time_of(&self, block: u64) -> Result<u64> {
        let found = self.wait(self.provider.get_block_by_number(block.into()))?;
        Ok(found.ok_or("no such block")?.header.timestamp)
    }

    /// Waits for this time, and returns true if a signal ended the program before.
    pub fn pause(&self, time: Duration) -> bool {
        self.runtime.block_on(async {
            tokio::select! {
                () = tokio::time::sleep(time) => false,
                () = self.ending.comes() => true,
            }
        })
    }

    /// Waits for an answer of the node, unless a signal ends the program before.
    fn wait<T, E: std::error::Error + 'static>(
        &self,
        answer: impl IntoFuture<Output = std::result::Result<T, E>>,
    ) -> Result<T> {
        self.runtime.block_on(async {
            tokio::select! {
                answer = answer.into_future() => Ok(answer?),
                () = self.ending.comes() => Err("a signal ended the program".into()),
            }
        })
    }

    fn ask(&self, method: &'static str, parameters: Value) -> Result<Value> {
        self.wait(self.provider.raw_request(method.into(), parameters))
    }
}

/// Finds the node's program: as `ANVIL` names it, as npm installed it for the tests, or on the PATH.
fn anvil() -> PathBuf {
    let installed = folder().join("node_modules/.bin/anvil");
    match std::env::var_os("ANVIL") {
        Some(named) => named.into(),
        None if installed.exists() => installed,
        None => "anvil".into(),
    }
}
