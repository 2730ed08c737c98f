//! Sells on a contract like the honest one with the shop's own coordinator: the shop chooses each word, and nothing
//! contradicts it. Only its addresses differ from the contract and the oracle that buyers know.

use alloy::primitives::U256;
use verify::event::{Algo, commitments};

use super::expected::{SEED_OF_UNLISTED_COORDINATOR, WORD_OF_UNLISTED_COORDINATOR};
use super::recorder::Lies;
use crate::chain::Chain;
use crate::contracts::word_of;
use crate::offer::{Offer, plan};
use crate::oracle::Coordinator;
use crate::pack_event::{Format, PackEvent};
use crate::report;
use crate::result::Result;
use crate::shop::Shop;

/// Opens the shop, and sells an event whose dearest card goes to a friend, and a Pack with the cheapest card in it.
pub async fn publish<'c>(lies: &mut Lies, chain: &'c Chain) -> Result<Shop<'c>> {
    let own = Coordinator::of_a_shop(chain, false).await?;
    let mut shop = Shop::open(chain, own, "look-alike").await?;

    let event = PackEvent::new(
        &mut shop.stream,
        "Quarry Standard",
        Format::SelloutBreak,
        Algo::V2,
        20,
    );
    let dearest = event
        .deck
        .iter()
        .max_by_key(|card| card.price_cents)
        .expect("a deck has cards");
    let seed = chosen(|seed| event.pulled(word_of(seed))[0].pack_card_id == dearest.pack_card_id);
    let created = shop.create_event(&event, &event.commitment()).await?;
    shop.deliver_chosen(
        own,
        shop.seed(&commitments::vrf_event_id(&event.id))
            .await?
            .requestId,
        seed,
    )
    .await?;
    shop.next_block().await?;
    let report = report::ended(&event, &shop.anchored(&event, created).await?);
    lies.event(
        "look-alike-event",
        "a look-alike contract, whose words the shop chooses",
        event.id,
        report,
        SEED_OF_UNLISTED_COORDINATOR,
    );

    let bands = plan([(500_000, 1_000, 5), (500_000, 5_000, 5)], 90_000);
    let offer = Offer::new(&mut shop.stream, 4_000, 1, &bands, &[]);
    let offer = shop.publish(offer).await?;
    let cheapest = offer
        .leaves()
        .min_by_key(|leaf| leaf.value_cents)
        .expect("an offer has cards")
        .card;
    let seed = chosen(|seed| offer.drawn(&word_of(seed), |_| false) == Some(cheapest));
    let key = shop.sell(&offer).await?;
    shop.next_block().await?;
    shop.request(&[key]).await?;
    shop.next_block().await?;
    shop.deliver_chosen(own, shop.request_id(&key).await?, seed)
        .await?;
    shop.next_block().await?;
    lies.pull(
        "look-alike-pack",
        "a look-alike contract, whose words the shop chooses",
        &shop.ledger,
        &key,
        WORD_OF_UNLISTED_COORDINATOR,
    );
    Ok(shop)
}

/// Returns an output whose word suits the shop.
pub fn chosen(suits: impl Fn(U256) -> bool) -> U256 {
    let mut seeds = (1_000_u64..).map(U256::from);
    seeds
        .find(|seed| suits(*seed))
        .expect("one of so many suits")
}
