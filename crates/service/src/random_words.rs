//! Gets a shop's random words: from the oracle, or from a coordinator of its own.

use alloy::primitives::{B256, Bytes, U256};
use alloy::sol_types::SolCall;
use verify::event::commitments;
use verify::hash::Hash32;

use crate::contracts::{IConsumer, IConsumerBase, IOwnCoordinator, bytes};
use crate::oracle::Coordinator;
use crate::pack_event::{Anchored, PackEvent};
use crate::result::Result;
use crate::shop::Shop;

impl Shop<'_> {
    /// Delivers these words from the oracle, in this order.
    pub async fn deliver(&self, keys: &[Hash32]) -> Result<()> {
        let ids = self.request_ids(keys).await?;
        self.coordinator
            .answer(self.chain, self.consumer(), &ids)
            .await
    }

    /// Delivers these words from the oracle in one transaction, in this order.
    pub async fn deliver_together(&self, keys: &[Hash32]) -> Result<()> {
        let ids = self.request_ids(keys).await?;
        self.coordinator
            .answer_together(self.chain, self.consumer(), &ids)
            .await
    }

    /// Delivers a word from the oracle to a callback that fails.
    pub async fn deliver_to_failing_callback(&self, key: &Hash32) -> Result<()> {
        let refuse = |refusing| self.send(IConsumer::refuseWordsCall { refusing });
        refuse(true).await?;
        self.deliver(&[*key]).await?;
        refuse(false).await?;
        Ok(())
    }

    /// Returns the oracle's request id of a pull key.
    pub async fn request_id(&self, key: &Hash32) -> Result<U256> {
        let call = IConsumer::getPullCall {
            pullKey: bytes(key),
        };
        Ok(self.chain.call(self.consumer(), call).await?.requestId)
    }

    async fn request_ids(&self, keys: &[Hash32]) -> Result<Vec<U256>> {
        let mut ids = Vec::new();
        for key in keys {
            ids.push(self.request_id(key).await?);
        }
        Ok(ids)
    }

    /// Delivers the word of this output from a coordinator of the shop's own.
    pub async fn deliver_chosen(
        &self,
        own: Coordinator,
        request_id: U256,
        output_seed: U256,
    ) -> Result<B256> {
        let call = IOwnCoordinator::fulfillCall {
            requestId: request_id,
            consumer: self.consumer(),
            outputSeed: output_seed,
        };
        self.chain.send(self.chain.shop, own.address, call).await
    }

    /// Lets the contract take words from this coordinator from now on.
    pub async fn set_coordinator(&self, coordinator: Coordinator) -> Result<B256> {
        let coordinator = coordinator.address;
        self.send(IConsumerBase::setCoordinatorCall { coordinator })
            .await
    }

    /// Anchors a pack event's commitment and has its seed delivered.
    pub async fn open_event(&mut self, event: &PackEvent) -> Result<Anchored> {
        self.open_event_by(event, vec![creation_of(event)]).await
    }

    /// Opens a pack event by these calls of the contract.
    pub async fn open_event_by(
        &mut self,
        event: &PackEvent,
        calls: Vec<Bytes>,
    ) -> Result<Anchored> {
        let created = self.send_all(calls).await?;
        self.next_block().await?;
        self.deliver_seed(event).await?;
        self.anchored(event, created).await
    }

    /// Anchors a value for a pack event and asks for its seed, in one call.
    pub async fn create_event(&mut self, event: &PackEvent, value: &Hash32) -> Result<B256> {
        self.create(&commitments::vrf_event_id(&event.id), value)
            .await
    }

    /// Anchors a value under any id and asks for its seed, in one call.
    pub async fn create(&mut self, id: &Hash32, value: &Hash32) -> Result<B256> {
        let sent = self.send_all(vec![creation(id, value)]).await?;
        self.next_block().await?;
        Ok(sent)
    }

    /// Delivers a pack event's seed from the oracle.
    pub async fn deliver_seed(&mut self, event: &PackEvent) -> Result<()> {
        let id = commitments::vrf_event_id(&event.id);
        self.deliver_seed_of(&id).await?;
        Ok(())
    }

    /// Delivers the seed of any event id from the oracle, and returns it.
    pub async fn deliver_seed_of(&mut self, id: &Hash32) -> Result<Hash32> {
        let request = self.seed(id).await?.requestId;
        self.coordinator
            .answer(self.chain, self.consumer(), &[request])
            .await?;
        self.next_block().await?;
        Ok(Hash32::new(self.seed(id).await?.word.to_be_bytes()))
    }

    /// Returns the seed of an event id, as the contract has it.
    pub async fn seed(&self, id: &Hash32) -> Result<IConsumer::getSeedReturn> {
        let call = IConsumer::getSeedCall { eventId: bytes(id) };
        self.chain.call(self.consumer(), call).await
    }

    /// Returns the results of a pack event's creation, once its seed has arrived.
    pub async fn anchored(&self, event: &PackEvent, created: B256) -> Result<Anchored> {
        let seed = self.seed(&commitments::vrf_event_id(&event.id)).await?;
        if !seed.fulfilled {
            return Err("a pack event without a seed is not for sale".into());
        }
        let receipt = self.chain.receipt(created).await?;
        let block = receipt.block_number.ok_or("a receipt of no block")?;
        Ok(Anchored {
            consumer: self.consumer(),
            created,
            seed: Hash32::new(seed.word.to_be_bytes()),
            opened_at: self.chain.time_of(block).await?,
        })
    }
}

/// Returns the createEvent call of a pack event.
pub fn creation_of(event: &PackEvent) -> Bytes {
    creation(&commitments::vrf_event_id(&event.id), &event.commitment())
}

fn creation(id: &Hash32, value: &Hash32) -> Bytes {
    let call = IConsumer::createEventCall {
        eventId: bytes(id),
        deckHash: bytes(value),
    };
    call.abi_encode().into()
}
