//! Who makes the random words.

use alloy::primitives::{Address, U256};
use alloy::sol_types::{SolEvent, SolValue};

use crate::Result;
use crate::chain::Chain;
use crate::contracts::ICoordinator;

/// A coordinator: the oracle's, or a shop's own.
#[derive(Clone, Copy)]
pub struct Coordinator {
    pub address: Address,
    /// The oracle's subscription that pays; a shop's own has none.
    pub subscription: U256,
}

impl Coordinator {
    /// The oracle's, with a subscription that never runs dry.
    pub async fn of_the_oracle(chain: &Chain) -> Result<Self> {
        let free = (0_u64, 0_u64, U256::ONE);
        let address = chain
            .deploy("VRFCoordinatorV2_5Mock", &free.abi_encode_params())
            .await?;
        let sent = chain
            .send(chain.shop, address, ICoordinator::createSubscriptionCall {})
            .await?;
        chain.mine().await?;
        let receipt = chain.receipt(sent).await?;
        let mut created = receipt
            .logs()
            .iter()
            .filter_map(|log| ICoordinator::SubscriptionCreated::decode_log(&log.inner).ok());
        let subscription = created.next().ok_or("no subscription was created")?.subId;
        Ok(Self {
            address,
            subscription,
        })
    }

    /// One that a shop wrote itself: it chooses its words.
    pub async fn of_a_shop(chain: &Chain) -> Result<Self> {
        Ok(Self {
            address: chain.deploy("OwnCoordinator", &[]).await?,
            subscription: U256::ZERO,
        })
    }

    /// Deploys a consumer contract that this coordinator serves.
    pub async fn consumer(&self, chain: &Chain) -> Result<Address> {
        let arguments = (self.address, self.subscription).abi_encode_params();
        let consumer = chain.deploy("Consumer", &arguments).await?;
        if !self.subscription.is_zero() {
            let call = ICoordinator::addConsumerCall {
                subId: self.subscription,
                consumer,
            };
            chain.send(chain.shop, self.address, call).await?;
            chain.mine().await?;
        }
        Ok(consumer)
    }
}
