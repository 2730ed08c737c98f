//! Others who sell beside the honest shop, and lie. Whatever they change, they publish every hash
//! anew: each payload agrees with itself, and the chain alone can tell.

mod again;
mod coordinators;
mod events;
mod expected;
mod held;
mod late;
mod list;
mod look_alike;
mod moved;
mod quiet;
mod unlogged;

use alloy::primitives::Address;

use crate::chain::Chain;
use crate::sales::make_sales;
use crate::oracle::Coordinator;
use crate::result::Result;
use crate::payloads::PublishedPayload;
use crate::shop::Shop;
use crate::stream::Stream;
use list::Lies;
use quiet::Quiet;

/// What was told, and on which contracts.
pub struct Told {
    pub dishonest: Address,
    pub look_alike: Address,
    pub look_alike_coordinator: Address,
    pub lies: Vec<(PublishedPayload, Vec<u8>)>,
}

/// Tells them all.
pub async fn told(chain: &Chain, oracle: Coordinator) -> Result<Told> {
    let mut lies = Lies {
        stream: Stream::new("lies"),
        told: Vec::new(),
    };
    let mut shop = Shop::open(chain, oracle, "dishonest shop").await?;
    let sold = make_sales(&mut shop).await?;
    moved::tell(&mut lies, &shop.ledger, &sold);
    held::tell(&mut lies, &shop.ledger, &sold);
    late::tell(&mut lies, &mut shop).await?;
    events::tell(&mut lies, &mut shop).await?;
    held::never_anchored(&mut lies, &shop.ledger, &sold);
    again::tell(&mut lies, &mut shop).await?;
    again::sloppily(&mut lies, chain, oracle).await?;
    unlogged::tell(&mut lies, chain, oracle).await?;
    coordinators::tell(&mut lies, chain, oracle).await?;
    let look_alike = look_alike::tell(&mut lies, chain).await?;
    let quiet = Quiet::before(chain, oracle).await?;
    chain.catch_up(quiet::BLOCKS).await?;
    quiet.after(&mut lies).await?;
    Ok(Told {
        dishonest: shop.consumer(),
        look_alike: look_alike.consumer(),
        look_alike_coordinator: look_alike.coordinator.address,
        lies: lies.told,
    })
}
