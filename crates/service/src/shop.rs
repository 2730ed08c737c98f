//! Runs a shop and its contract: its calls on the chain, block by block.

use std::sync::Arc;

use alloy::primitives::{Address, B256, Bytes};
use alloy::sol_types::SolCall;
use uuid::Uuid;
use verify::hash::Hash32;
use verify::order::OrderedSet;
use verify::pull::recipe;

use crate::chain::Chain;
use crate::contracts::{IConsumer, IConsumerBase, IRelayer, bytes};
use crate::ledger::{Ledger, Purchase};
use crate::names;
use crate::offer::Offer;
use crate::oracle::Coordinator;
use crate::result::Result;
use crate::stream::Stream;

/// A shop that sells on a contract of its own.
pub struct Shop<'c> {
    pub chain: &'c Chain,
    pub coordinator: Coordinator,
    /// The relayer that makes the shop's calls, if the shop does not make them itself.
    pub relayer: Option<Address>,
    pub ledger: Ledger,
    pub stream: Stream,
}

impl<'c> Shop<'c> {
    /// Opens a shop on a new contract.
    pub async fn open(chain: &'c Chain, coordinator: Coordinator, name: &str) -> Result<Self> {
        Self::open_on(chain, coordinator, "Consumer", name).await
    }

    /// Opens a shop on a new contract with this code.
    pub async fn open_on(
        chain: &'c Chain,
        coordinator: Coordinator,
        contract: &str,
        name: &str,
    ) -> Result<Self> {
        Ok(Self {
            chain,
            coordinator,
            relayer: None,
            ledger: Ledger::new(coordinator.consumer(chain, contract).await?),
            stream: Stream::new(name),
        })
    }

    /// Returns the contract's address.
    pub const fn consumer(&self) -> Address {
        self.ledger.consumer
    }

    /// Queues a call of the contract for the next block.
    pub async fn send(&self, call: impl SolCall) -> Result<B256> {
        self.send_all(vec![call.abi_encode().into()]).await
    }

    /// Queues calls of the contract for the next block, each as its bytes. A relayer makes them all in one transaction.
    /// Returns the last transaction's hash.
    pub async fn send_all(&self, calls: Vec<Bytes>) -> Result<B256> {
        let (shop, consumer) = (self.chain.shop, self.consumer());
        if let Some(relayer) = self.relayer {
            let target = consumer;
            let call = IRelayer::relayCall { target, calls };
            return self.chain.send(shop, relayer, call).await;
        }
        let mut sent = B256::ZERO;
        for call in calls {
            sent = self.chain.send_bytes(shop, consumer, call).await?;
        }
        Ok(sent)
    }

    /// Hands the contract over to a relayer, which makes all calls from now on.
    pub async fn use_relayer(&mut self) -> Result<()> {
        let to = self.chain.deploy("Relayer", &[]).await?;
        self.send(IConsumerBase::transferOwnershipCall { to })
            .await?;
        self.relayer = Some(to);
        self.send(IConsumerBase::acceptOwnershipCall {}).await?;
        self.next_block().await
    }

    /// Ends the block, and records its logs in the ledger.
    pub async fn next_block(&mut self) -> Result<()> {
        self.chain.mine().await?;
        let logs = self
            .chain
            .logs(vec![self.consumer(), self.coordinator.address])
            .await?;
        self.ledger.follow(&logs)
    }

    /// Anchors a value.
    pub async fn anchor(&self, event_id: &Hash32, root: &Hash32) -> Result<B256> {
        let call = IConsumer::anchorCall {
            eventId: bytes(event_id),
            root: bytes(root),
        };
        self.send(call).await
    }

    /// Puts a tier version on sale.
    pub async fn publish(&mut self, offer: Offer) -> Result<Arc<Offer>> {
        self.anchor(&offer.event_id, &offer.root).await?;
        self.next_block().await?;
        Ok(Arc::new(offer))
    }

    /// Returns the cards of an offer that are unavailable now: every card that was drawn.
    pub fn unavailable(&self, offer: &Offer) -> OrderedSet<Uuid> {
        let drawn: OrderedSet<Uuid> = self.ledger.awards().into_values().flatten().collect();
        let cards = offer.leaves().map(|leaf| leaf.card);
        cards.filter(|card| drawn.contains(card)).collect()
    }

    /// Returns a purchase as of now, not anchored yet.
    pub fn purchase(&mut self, offer: &Arc<Offer>) -> Purchase {
        let unavailable = self.unavailable(offer);
        for band in &offer.version.bands {
            let in_stock = band
                .leaves
                .iter()
                .any(|leaf| !unavailable.contains(&leaf.card));
            assert!(in_stock, "a band is sold out: this Pack is not for sale");
        }
        Purchase {
            pull_id: self.stream.uuid(),
            purchase_id: self.stream.uuid(),
            username: names::username(&mut self.stream),
            offer: offer.clone(),
            unavailable,
            as_of: self.ledger.head(),
            at_payment: None,
        }
    }

    /// Anchors a purchase.
    pub async fn commit(&self, purchase: &Purchase) -> Result<B256> {
        let unavailable_hash = recipe::unavailable_hash(&purchase.unavailable);
        let commitment =
            recipe::purchase_commitment(&purchase.offer.root, &unavailable_hash, purchase.as_of);
        self.anchor(
            &recipe::purchase_event_id(&purchase.purchase_id),
            &commitment,
        )
        .await
    }

    /// Sells a Pack, and returns its pull key.
    pub async fn sell(&mut self, offer: &Arc<Offer>) -> Result<Hash32> {
        let purchase = self.purchase(offer);
        self.commit(&purchase).await?;
        Ok(self.record(purchase))
    }

    /// Writes a purchase into the ledger, and returns its pull key.
    pub fn record(&mut self, purchase: Purchase) -> Hash32 {
        let key = recipe::pull_key(&purchase.purchase_id);
        self.ledger.purchases.insert(key, purchase);
        key
    }

    /// Asks for the words of purchases.
    pub async fn request(&self, keys: &[Hash32]) -> Result<()> {
        for key in keys {
            self.ask(key, &self.ledger.purchases[key].offer.event_id)
                .await?;
        }
        Ok(())
    }

    /// Asks for the words of purchases in one transaction.
    pub async fn request_together(&self, keys: &[Hash32]) -> Result<B256> {
        let event_id = |key| bytes(&self.ledger.purchases[key].offer.event_id);
        let call = IConsumer::requestPullsCall {
            pullKeys: keys.iter().map(bytes).collect(),
            eventIds: keys.iter().map(event_id).collect(),
        };
        self.send(call).await
    }

    /// Asks for a word under a pull key, against an event id.
    pub async fn ask(&self, key: &Hash32, event_id: &Hash32) -> Result<B256> {
        let call = IConsumer::requestPullCall {
            pullKey: bytes(key),
            eventId: bytes(event_id),
        };
        self.send(call).await
    }

    /// Anchors a break, asks for its word, and returns its pull key. Breaks have a recipe of their own; they share only
    /// the contract with Packs.
    pub async fn start_break(&mut self) -> Result<Hash32> {
        let [event_id, root, key] = std::array::from_fn(|_| self.stream.hash());
        self.anchor(&event_id, &root).await?;
        self.ask(&key, &event_id).await?;
        Ok(key)
    }
}
