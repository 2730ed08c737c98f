//! Runs a local chain that moves only on request, one block at a time.

use std::cell::RefCell;
use std::net::TcpListener;
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use alloy::node_bindings::{Anvil, AnvilInstance};
use alloy::primitives::{Address, B256, Bytes, U256, address};
use alloy::providers::{Provider, ProviderBuilder, RootProvider};
use alloy::rpc::types::{Filter, Log, TransactionInput, TransactionReceipt, TransactionRequest};
use alloy::sol_types::{SolCall, SolEvent};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::contracts::ICoordinator::RandomWordsRequested;
use crate::contracts::{bytecode, folder};
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

/// A node of our own, and the calls that wait for its next block.
pub struct Chain {
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
    /// Starts a node on this port of the loopback interface, or on any free one if it is taken.
    pub async fn start(port: u16) -> Result<Self> {
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
            node,
            _states: states,
            provider,
            waiting: RefCell::default(),
            shop,
            oracle,
        };
        chain.ask("anvil_setLoggingEnabled", json!([false])).await?;
        chain
            .ask("anvil_setBlockTimestampInterval", json!([BLOCK_SECONDS]))
            .await?;
        Ok(chain)
    }

    /// Returns the node's address.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.node.port())
    }

    /// Queues a call for the next block.
    pub async fn send(&self, from: Address, to: Address, call: impl SolCall) -> Result<B256> {
        self.send_bytes(from, to, call.abi_encode().into()).await
    }

    /// Queues a call of these bytes.
    pub async fn send_bytes(&self, from: Address, to: Address, call: Bytes) -> Result<B256> {
        let request = TransactionRequest::default().to(to);
        self.queue(from, request.input(call.into())).await
    }

    /// Queues a call that pays.
    pub async fn pay(
        &self,
        from: Address,
        to: Address,
        value: U256,
        call: impl SolCall,
    ) -> Result<B256> {
        let request = TransactionRequest::default().to(to).value(value);
        self.queue(from, request.input(call.abi_encode().into()))
            .await
    }

    /// Deploys a contract with these encoded arguments, in a separate block.
    pub async fn deploy(&self, name: &str, arguments: &[u8]) -> Result<Address> {
        let mut code = bytecode(name)?.to_vec();
        code.extend(arguments);
        let request = TransactionRequest {
            to: Some(alloy::primitives::TxKind::Create),
            ..Default::default()
        };
        let request = request.input(TransactionInput::new(code.into()));
        let sent = self.queue(self.shop, request).await?;
        self.mine().await?;
        Ok(self
            .receipt(sent)
            .await?
            .contract_address
            .ok_or("nothing was deployed")?)
    }

    /// Puts Multicall3 at the address that it has on every chain.
    pub async fn deploy_multicall(&self) -> Result<()> {
        const EVERYWHERE: Address = address!("0xcA11bde05977b3631167028862bE2a173976CA11");
        let deployed = self.deploy("Multicall", &[]).await?;
        let code = self.provider.get_code_at(deployed).await?;
        self.ask("anvil_setCode", json!([EVERYWHERE, code])).await?;
        Ok(())
    }

    async fn queue(&self, from: Address, request: TransactionRequest) -> Result<B256> {
        let request = request.from(from).gas_limit(GAS);
        let sent: B256 = self
            .provider
            .raw_request("eth_sendTransaction".into(), (request,))
            .await?;
        self.waiting.borrow_mut().push(sent);
        Ok(sent)
    }

    /// Makes the next block, and fails if a call that waited for it failed.
    pub async fn mine(&self) -> Result<()> {
        self.ask("evm_mine", json!([])).await?;
        self.check().await
    }

    /// Lets the node make a block of each call at once, also of the calls of others.
    pub async fn mine_at_once(&self) -> Result<()> {
        self.ask("evm_setAutomine", json!([true])).await?;
        Ok(())
    }

    /// Waits until each call that was sent is in a block, and fails if one of them failed.
    pub async fn confirm(&self) -> Result<()> {
        let waiting = self.waiting.borrow().clone();
        for sent in waiting {
            while self.provider.get_transaction_receipt(sent).await?.is_none() {
                tokio::time::sleep(PAUSE).await;
            }
        }
        self.check().await
    }

    async fn check(&self) -> Result<()> {
        for sent in self.waiting.take() {
            if !self.receipt(sent).await?.status() {
                return Err(format!("the call {sent} failed").into());
            }
        }
        Ok(())
    }

    /// Lets `quiet` blocks without a sale pass, sets the chain's clock to the real time, and finalises.
    pub async fn catch_up(&self, quiet: u64) -> Result<()> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs() - BEHIND;
        let before = now - quiet * BLOCK_SECONDS;
        self.ask("evm_setTime", json!([before])).await?;
        self.ask("anvil_mine", json!([quiet])).await?;
        self.ask("anvil_removeBlockTimestampInterval", json!([]))
            .await?;
        self.ask("evm_setTime", json!([now])).await?;
        self.finalize().await
    }

    /// Makes blocks until there is one of this number.
    pub async fn reach(&self, number: u64) -> Result<()> {
        while self.provider.get_block_number().await? < number {
            self.mine().await?;
        }
        Ok(())
    }

    /// Makes enough blocks to finalise all the earlier ones.
    pub async fn finalize(&self) -> Result<()> {
        for _ in 0..4 {
            self.mine().await?;
        }
        Ok(())
    }

    /// Returns the result of a call.
    pub async fn call<C: SolCall>(&self, to: Address, call: C) -> Result<C::Return> {
        let request = TransactionRequest::default()
            .to(to)
            .input(call.abi_encode().into());
        Ok(C::abi_decode_returns(&self.provider.call(request).await?)?)
    }

    /// Returns a mined transaction's receipt.
    pub async fn receipt(&self, sent: B256) -> Result<TransactionReceipt> {
        let found = self.provider.get_transaction_receipt(sent).await?;
        Ok(found.ok_or_else(|| format!("{sent} is in no block"))?)
    }

    /// Returns all logs of these contracts, in their order.
    pub async fn logs(&self, addresses: Vec<Address>) -> Result<Vec<Log>> {
        Ok(self
            .provider
            .get_logs(&Filter::new().address(addresses).from_block(0))
            .await?)
    }

    /// Returns a coordinator's logs of a consumer's requests.
    pub async fn requests(&self, coordinator: Address, consumer: Address) -> Result<Vec<Log>> {
        let asked = Filter::new()
            .address(coordinator)
            .event_signature(RandomWordsRequested::SIGNATURE_HASH)
            .topic3(consumer.into_word())
            .from_block(0);
        Ok(self.provider.get_logs(&asked).await?)
    }

    /// Returns a block's timestamp.
    pub async fn time_of(&self, block: u64) -> Result<u64> {
        let found = self.provider.get_block_by_number(block.into()).await?;
        Ok(found.ok_or("no such block")?.header.timestamp)
    }

    async fn ask(&self, method: &'static str, parameters: Value) -> Result<Value> {
        Ok(self.provider.raw_request(method.into(), parameters).await?)
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
