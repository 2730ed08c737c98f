//! Makes the random words.

use alloy::primitives::{Address, B256, U256, keccak256};
use alloy::sol_types::{SolEvent, SolValue};
use verify::hash::Hash32;

use crate::chain::Chain;
use crate::contracts::ICoordinator::{self, RandomWordsRequested, SubscriptionCreated};
use crate::contracts::{Commitment, IBatchCoordinator, IBlockhashStore, Proof, word_of};
use crate::result::Result;
use crate::vrf::Key;

/// The number of blocks that the oracle waits after a request before it answers.
const CONFIRMATIONS: u16 = 3;
/// A gas limit above the cost of any callback here.
const MAX_CALLBACK_GAS: u32 = 2_500_000;
/// A price above that of any transaction here, in wei a unit of gas.
const MAX_GAS_PRICE: u64 = 500_000_000_000;
/// The prefix of the hash that makes an output of gamma.
const OUTPUT: u8 = 3;
/// 1,000 of the chain's coin.
const FUNDS: u128 = 1_000_000_000_000_000_000_000;

/// A coordinator: the oracle's, or a shop's own.
#[derive(Clone, Copy)]
pub struct Coordinator {
    pub address: Address,
    /// The oracle's subscription that pays; a shop's own coordinator has none, and no batch or block hash contract.
    subscription: U256,
    batch: Address,
    block_hashes: Address,
}

/// A request as the coordinator logged it.
struct Request {
    log: RandomWordsRequested,
    block: u64,
    block_hash: B256,
}

impl Coordinator {
    /// Deploys the oracle's coordinator, with a subscription that never runs dry.
    pub fn of_the_oracle(chain: &Chain) -> Result<Self> {
        let block_hashes = chain.deploy("BlockhashStore", &[])?;
        let address = chain.deploy("VRFCoordinatorV2_5", &block_hashes.abi_encode())?;
        let batch = chain.deploy("BatchVRFCoordinatorV2Plus", &address.abi_encode())?;
        let config = ICoordinator::setConfigCall {
            minimumRequestConfirmations: CONFIRMATIONS,
            maxGasLimit: MAX_CALLBACK_GAS,
            stalenessSeconds: 0,
            gasAfterPaymentCalculation: 37_185,
            fallbackWeiPerUnitLink: "10000000000000000".parse()?,
            fulfillmentFlatFeeNativePPM: 0,
            fulfillmentFlatFeeLinkDiscountPPM: 0,
            nativePremiumPercentage: 24,
            linkPremiumPercentage: 20,
        };
        chain.send(chain.shop, address, config)?;
        let register = ICoordinator::registerProvingKeyCall {
            publicProvingKey: key().public.map(Into::into),
            maxGas: MAX_GAS_PRICE,
        };
        chain.send(chain.shop, address, register)?;
        let sent = chain.send(chain.shop, address, ICoordinator::createSubscriptionCall {})?;
        chain.mine()?;
        let receipt = chain.receipt(sent)?;
        let mut created = receipt
            .logs()
            .iter()
            .filter_map(|log| SubscriptionCreated::decode_log(&log.inner).ok());
        let subscription = created.next().ok_or("no subscription was created")?.subId;
        let fund = ICoordinator::fundSubscriptionWithNativeCall {
            subId: subscription,
        };
        chain.pay(chain.shop, address, U256::from(FUNDS), fund)?;
        chain.mine()?;
        Ok(Self {
            address,
            subscription,
            batch,
            block_hashes,
        })
    }

    /// Deploys a coordinator that a shop wrote: it chooses its words. A silent one writes no logs.
    pub fn of_a_shop(chain: &Chain, silent: bool) -> Result<Self> {
        Ok(Self {
            address: chain.deploy("OwnCoordinator", &silent.abi_encode())?,
            subscription: U256::ZERO,
            batch: Address::ZERO,
            block_hashes: Address::ZERO,
        })
    }

    /// Deploys a consumer contract of this name that this coordinator serves.
    pub fn consumer(&self, chain: &Chain, name: &str) -> Result<Address> {
        let arguments = (self.address, key_hash(), self.subscription).abi_encode_params();
        let consumer = chain.deploy(name, &arguments)?;
        if !self.subscription.is_zero() {
            let call = ICoordinator::addConsumerCall {
                subId: self.subscription,
                consumer,
            };
            chain.send(chain.shop, self.address, call)?;
            chain.mine()?;
        }
        Ok(consumer)
    }

    /// Returns the ids of a consumer's requests, in their order.
    pub fn asked(&self, chain: &Chain, consumer: Address) -> Result<Vec<U256>> {
        let logs = chain.requests(self.address, consumer)?;
        let ids = logs.iter().map(|log| {
            let request = RandomWordsRequested::decode_log(&log.inner)?;
            Ok(request.requestId)
        });
        ids.collect()
    }

    /// Answers these requests of a consumer as the oracle, each in a separate transaction.
    pub fn answer(&self, chain: &Chain, consumer: Address, ids: &[U256]) -> Result<()> {
        for call in self.answer_calls(chain, consumer, ids)? {
            chain.send(chain.oracle, self.address, call)?;
        }
        Ok(())
    }

    /// Returns the calls that answer these requests of a consumer. Anybody may make them.
    pub fn answer_calls(
        &self,
        chain: &Chain,
        consumer: Address,
        ids: &[U256],
    ) -> Result<Vec<ICoordinator::fulfillRandomWordsCall>> {
        let answers = self.answers(chain, consumer, ids)?.into_iter();
        let calls = answers.map(|(proof, rc)| ICoordinator::fulfillRandomWordsCall {
            proof,
            rc,
            onlyPremium: false,
        });
        Ok(calls.collect())
    }

    /// Returns the word that the oracle gives, or will give, for a request.
    pub fn word(&self, chain: &Chain, consumer: Address, id: U256) -> Result<Hash32> {
        let [(proof, _)] = &self.answers(chain, consumer, &[id])?[..] else {
            return Err("one request has one answer".into());
        };
        let output = keccak256((U256::from(OUTPUT), proof.gamma).abi_encode());
        Ok(word_of(output.into()))
    }

    /// Answers these requests of a consumer as the oracle, in one transaction.
    pub fn answer_together(&self, chain: &Chain, consumer: Address, ids: &[U256]) -> Result<()> {
        let (proofs, rcs) = self.answers(chain, consumer, ids)?.into_iter().unzip();
        let call = IBatchCoordinator::fulfillRandomWordsCall { proofs, rcs };
        chain.send(chain.oracle, self.batch, call)?;
        Ok(())
    }

    /// Keeps the hash of a request's block, which the chain itself forgets after 256 blocks.
    pub fn remember(&self, chain: &Chain, consumer: Address, id: U256) -> Result<()> {
        for request in self.requests(chain, consumer, &[id])? {
            let number = U256::from(request.block);
            let call = IBlockhashStore::storeCall { number };
            chain.send(chain.oracle, self.block_hashes, call)?;
        }
        Ok(())
    }

    /// Returns the proofs of these requests, once they have enough confirmations.
    fn answers(
        &self,
        chain: &Chain,
        consumer: Address,
        ids: &[U256],
    ) -> Result<Vec<(Proof, Commitment)>> {
        let requests = self.requests(chain, consumer, ids)?;
        let newest = requests.iter().map(|request| request.block).max();
        chain.reach(newest.unwrap_or_default() + u64::from(CONFIRMATIONS))?;
        let key = key();
        requests
            .into_iter()
            .map(|request| Ok((request.proof(&key)?, request.commitment())))
            .collect()
    }

    /// Returns the coordinator's logs of these requests, in this order.
    fn requests(&self, chain: &Chain, consumer: Address, ids: &[U256]) -> Result<Vec<Request>> {
        let logs = chain.requests(self.address, consumer)?;
        let mut requests = Vec::new();
        for id in ids {
            let request = logs.iter().find_map(|found| {
                let log = RandomWordsRequested::decode_log(&found.inner).ok()?.data;
                (log.requestId == *id).then_some(Request {
                    log,
                    block: found.block_number?,
                    block_hash: found.block_hash?,
                })
            });
            requests.push(request.ok_or_else(|| format!("nobody asked for the word {id}"))?);
        }
        Ok(requests)
    }
}

impl Request {
    fn proof(&self, key: &Key) -> Result<Proof> {
        let words = key.prove(self.log.preSeed.into(), self.block_hash);
        Ok(Proof::abi_decode(&words.abi_encode())?)
    }

    fn commitment(&self) -> Commitment {
        Commitment {
            blockNum: self.block,
            subId: self.log.subId,
            callbackGasLimit: self.log.callbackGasLimit,
            numWords: self.log.numWords,
            sender: self.log.sender,
            extraArgs: self.log.extraArgs.clone(),
        }
    }
}

/// Returns the local oracle's key.
fn key() -> Key {
    Key::new(keccak256("packproof local chain"))
}

/// Returns the hash by which requests name the key.
pub fn key_hash() -> B256 {
    keccak256(key().public.abi_encode())
}
