//! Sells tiers of which several Packs are bought at once.

use verify::hash::Hash32;

use crate::offer::{Offer, plan};
use crate::result::Result;
use crate::sales::two_cards;
use crate::shop::Shop;

/// The number of Packs that are sold at once when a new tier is dropped.
const DROP: usize = 100;

/// Publishes a new tier and sells a hundred Packs of it before the first word comes. Returns the pull key of the one
/// with the last word.
pub async fn sell_hundred(shop: &mut Shop<'_>) -> Result<Hash32> {
    let bands = plan(
        [(900_000, 100, 90), (90_000, 500, 20), (10_000, 2_500, 6)],
        20_000,
    );
    let offer = Offer::new(&mut shop.stream, 500, 1, &bands, &[]);
    let offer = shop.publish(offer).await?;
    let mut keys = Vec::new();
    while keys.len() < DROP {
        for _ in 0..25 {
            keys.push(shop.sell(&offer).await?);
        }
        shop.next_block().await?;
        shop.request(&keys[keys.len() - 25..]).await?;
        shop.next_block().await?;
    }
    for words in keys.chunks(10) {
        shop.deliver_together(words).await?;
        shop.next_block().await?;
    }
    Ok(keys[DROP - 1])
}

/// Sells two pairs of Packs: the words of one pair are requested in one transaction, and those of the other arrive in
/// one. Returns the second pull key of each pair.
pub async fn sell_pairs(shop: &mut Shop<'_>) -> Result<(Hash32, Hash32)> {
    let bands = plan([(800_000, 400, 12), (200_000, 3_000, 12)], 15_000);
    let offer = Offer::new(&mut shop.stream, 1_000, 1, &bands, &[]);
    let offer = shop.publish(offer).await?;
    let asked = [shop.sell(&offer).await?, shop.sell(&offer).await?];
    shop.next_block().await?;
    shop.request_together(&asked).await?;
    shop.next_block().await?;
    shop.deliver(&asked).await?;
    shop.next_block().await?;
    let came = [shop.sell(&offer).await?, shop.sell(&offer).await?];
    shop.next_block().await?;
    shop.request(&came).await?;
    shop.next_block().await?;
    shop.deliver_together(&came).await?;
    shop.next_block().await?;
    Ok((asked[1], came[1]))
}

/// Publishes a tier of two cards, and sells it to three buyers at once. Returns the pull key of the last one.
pub async fn sell_of_two_cards(shop: &mut Shop<'_>) -> Result<Hash32> {
    let offer = two_cards(shop);
    let offer = shop.publish(offer).await?;
    let keys = [
        shop.sell(&offer).await?,
        shop.sell(&offer).await?,
        shop.sell(&offer).await?,
    ];
    shop.request(&keys).await?;
    shop.next_block().await?;
    shop.deliver(&keys).await?;
    shop.next_block().await?;
    Ok(keys[2])
}
