//! Tells lies about logs many blocks ago.

use std::sync::Arc;

use verify::hash::Hash32;
use verify::position::Position;
use verify::report::LogKind;

use super::expected::LOGS_FAIL;
use super::recorder::{Lies, without_first_word};
use crate::chain::Chain;
use crate::offer::Offer;
use crate::oracle::Coordinator;
use crate::result::Result;
use crate::sales::{new_cards, two_cards};
use crate::shop::Shop;

/// The number of quiet blocks: more than the 2,000 that a reader of logs might look back.
pub const BLOCKS: u64 = 2_010;

/// The sales that began before the quiet.
pub struct OldSales<'c> {
    shop: Shop<'c>,
    offer: Arc<Offer>,
    /// The draw whose word has not arrived.
    first: Hash32,
    /// The draw whose version is not anchored.
    unanchored: Hash32,
}

impl<'c> OldSales<'c> {
    /// Asks for a word that arrives after the quiet, and draws from a version that is anchored after it.
    pub async fn before(chain: &'c Chain, oracle: Coordinator) -> Result<Self> {
        let mut shop = Shop::open(chain, oracle, "shop of long waits").await?;
        let offer = two_cards(&mut shop);
        let offer = shop.publish(offer).await?;
        let version = Arc::new(new_cards(&mut shop));
        let first = shop.sell(&offer).await?;
        let unanchored = shop.sell(&version).await?;
        shop.next_block().await?;
        shop.request(&[first, unanchored]).await?;
        shop.next_block().await?;
        shop.deliver(&[unanchored]).await?;
        let id = shop.request_id(&first).await?;
        oracle.remember(chain, shop.consumer(), id).await?;
        shop.next_block().await?;
        Ok(Self {
            shop,
            offer,
            first,
            unanchored,
        })
    }

    /// Publishes these lies, after the quiet.
    pub async fn after(self, lies: &mut Lies) -> Result<()> {
        let Self {
            mut shop,
            offer,
            first,
            unanchored,
        } = self;
        let (version, as_of) = {
            let purchase = &shop.ledger.purchases[&unanchored];
            (purchase.offer.clone(), purchase.as_of)
        };
        shop.anchor(&version.event_id, &version.root).await?;
        shop.next_block().await?;
        let mut told = shop.ledger.clone();
        let anchor = (LogKind::Anchored, version.event_id);
        let anchor = told.entries.get_mut(&anchor).expect("it was anchored");
        anchor.position = Position {
            block: as_of.block - 1,
            log_index: 0,
        };
        lies.pull(
            "version-anchored-long-after",
            "the version was anchored 2,000 blocks after the draw, and is dated before it",
            &told,
            &unanchored,
            LOGS_FAIL,
        );

        let buyers = [shop.sell(&offer).await?, shop.sell(&offer).await?];
        shop.next_block().await?;
        shop.request(&buyers).await?;
        shop.next_block().await?;
        shop.deliver_to_failing_callback(&first).await?;
        shop.deliver(&buyers).await?;
        shop.next_block().await?;
        let (buyer, told) = without_first_word(&shop.ledger, &first, &buyers);
        lies.pull(
            "word-of-an-old-request-left-out",
            "a word that the contract could not take is left out, asked for 2,000 blocks before",
            &told,
            &buyer,
            LOGS_FAIL,
        );
        Ok(())
    }
}
