//! Tells lies beside the honest shop. A lie recomputes every hash: each payload agrees with itself, and only the chain
//! contradicts it.

mod contract_state;
mod coordinators;
mod events;
mod expected;
mod late_anchors;
mod look_alike;
mod moved_entries;
mod old_blocks;
mod recorder;
mod repeated_requests;
mod unlogged_words;

use alloy::primitives::Address;

use crate::chain::Chain;
use crate::oracle::Coordinator;
use crate::payloads::PublishedPayload;
use crate::result::Result;
use crate::sales::make_sales;
use crate::shop::Shop;
use crate::stream::Stream;
use old_blocks::OldSales;
use recorder::Lies;

/// The lies that were published, and the contracts that they are about.
pub struct PublishedLies {
    pub dishonest: Address,
    pub look_alike: Address,
    pub look_alike_coordinator: Address,
    pub lies: Vec<(PublishedPayload, Vec<u8>)>,
}

/// Publishes all lies.
pub async fn publish(chain: &Chain, oracle: Coordinator) -> Result<PublishedLies> {
    let mut lies = Lies {
        stream: Stream::new("lies"),
        told: Vec::new(),
    };
    let mut shop = Shop::open(chain, oracle, "dishonest shop").await?;
    let sold = make_sales(&mut shop).await?;
    moved_entries::publish(&mut lies, &shop.ledger, &sold);
    contract_state::publish(&mut lies, &shop.ledger, &sold);
    late_anchors::publish(&mut lies, &mut shop).await?;
    events::publish(&mut lies, &mut shop).await?;
    contract_state::never_anchored(&mut lies, &shop.ledger, &sold);
    repeated_requests::publish(&mut lies, &mut shop).await?;
    repeated_requests::on_sloppy_contract(&mut lies, chain, oracle).await?;
    unlogged_words::publish(&mut lies, chain, oracle).await?;
    coordinators::publish(&mut lies, chain, oracle).await?;
    let look_alike = look_alike::publish(&mut lies, chain).await?;
    let quiet = OldSales::before(chain, oracle).await?;
    chain.catch_up(old_blocks::BLOCKS).await?;
    quiet.after(&mut lies).await?;
    Ok(PublishedLies {
        dishonest: shop.consumer(),
        look_alike: look_alike.consumer(),
        look_alike_coordinator: look_alike.coordinator.address,
        lies: lies.told,
    })
}
