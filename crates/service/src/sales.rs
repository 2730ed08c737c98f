//! Plays an evening at a shop: Packs of three tier versions whose waits overlap, breaks between them, an oracle's
//! answer that the contract could not take, and a pack event.

use std::sync::Arc;

use verify::event::Algo;
use verify::hash::Hash32;
use verify::pull::version::Leaf;

use crate::offer::{Offer, plan};
use crate::pack_event::{Anchored, Format, PackEvent};
use crate::result::Result;
use crate::shop::Shop;

/// The sales of an evening, by their pull keys.
pub struct Sales {
    /// The first Pack, whose window is empty.
    pub alone: Hash32,
    /// A Pack that waited its turn after it was paid.
    pub waited: Hash32,
    /// Twelve Packs that waited for their words at the same time, the first the longest.
    pub overlapping: Vec<Hash32>,
    /// The one of the twelve whose word the contract could not take.
    pub failed_callback: Hash32,
    /// The two breaks whose words arrived in between; a third's arrived later.
    pub breaks: [Hash32; 2],
    pub event: (PackEvent, Anchored),
}

/// Sells for an evening.
pub async fn make_sales(shop: &mut Shop<'_>) -> Result<Sales> {
    let older = fifty_cards(shop, 1, [8, 5, 4, 3], &[]);
    let older = shop.publish(older).await?;
    let (alone, waited) = early(shop, &older).await?;

    let kept: Vec<Leaf> = older.leaves().step_by(2).copied().collect();
    let fifty = fifty_cards(shop, 2, [1, 2, 1, 1], &kept);
    let fifty = shop.publish(fifty).await?;
    let kept: Vec<Leaf> = fifty.leaves().step_by(3).copied().collect();
    let cheaper = cheaper(shop, &kept);
    let cheaper = shop.publish(cheaper).await?;

    let event = PackEvent::new(
        &mut shop.stream,
        "Hollowmere Sellout Break",
        Format::SelloutBreak,
        Algo::V2,
        24,
    );
    let breaks = [shop.start_break().await?, shop.start_break().await?];
    let late_break = shop.start_break().await?;
    let mut overlapping = Vec::new();
    for round in 0..3 {
        for offer in [&fifty, &cheaper, &older, &fifty] {
            overlapping.push(shop.sell(offer).await?);
        }
        shop.next_block().await?;
        shop.request(&overlapping[4 * round..]).await?;
        match round {
            0 => {}
            1 => shop.deliver(&[overlapping[1], breaks[0]]).await?,
            _ => {
                shop.deliver(&[overlapping[3]]).await?;
                shop.deliver_to_failing_callback(&overlapping[5]).await?;
            }
        }
        shop.next_block().await?;
    }
    let failed_callback = overlapping[5];
    shop.deliver(&[overlapping[2], overlapping[4], overlapping[8], breaks[1]])
        .await?;
    shop.next_block().await?;
    let anchored = shop.open_event(&event).await?;
    for words in [&[7, 6, 10][..], &[9, 11], &[0]] {
        let keys: Vec<Hash32> = words.iter().map(|number| overlapping[*number]).collect();
        shop.deliver(&keys).await?;
        shop.next_block().await?;
    }
    shop.deliver(&[late_break]).await?;
    shop.next_block().await?;
    Ok(Sales {
        alone,
        waited,
        overlapping,
        failed_callback,
        breaks,
        event: (event, anchored),
    })
}

/// Publishes the $50 tier with cards that nobody has drawn yet.
pub async fn restock(shop: &mut Shop<'_>) -> Result<Arc<Offer>> {
    let offer = new_cards(shop);
    shop.publish(offer).await
}

/// Returns the $50 tier with such cards, before it is on sale.
pub fn new_cards(shop: &mut Shop<'_>) -> Offer {
    fifty_cards(shop, 3, [5, 4, 3, 2], &[])
}

/// Returns a tier of two cards.
pub fn two_cards(shop: &mut Shop<'_>) -> Offer {
    let bands = plan([(1_000_000, 200, 2)], 1_000);
    Offer::new(&mut shop.stream, 300, 1, &bands, &[])
}

/// Sells two Packs one after the other, and a third that is paid between their words.
async fn early(shop: &mut Shop<'_>, offer: &Arc<Offer>) -> Result<(Hash32, Hash32)> {
    let first = [shop.sell(offer).await?, shop.sell(offer).await?];
    shop.next_block().await?;
    shop.request(&first).await?;
    shop.next_block().await?;
    shop.deliver(&first[..1]).await?;
    shop.next_block().await?;
    let at_payment = shop.unavailable(offer);
    shop.deliver(&first[1..]).await?;
    shop.next_block().await?;
    let mut purchase = shop.purchase(offer);
    purchase.at_payment = Some(at_payment);
    shop.commit(&purchase).await?;
    let waited = shop.record(purchase);
    shop.next_block().await?;
    shop.request(&[waited]).await?;
    shop.next_block().await?;
    shop.deliver(&[waited]).await?;
    shop.next_block().await?;
    Ok((first[0], waited))
}

/// Returns the $50 tier.
fn fifty_cards(shop: &mut Shop<'_>, version_no: u64, cards: [usize; 4], kept: &[Leaf]) -> Offer {
    let [one, two, three, four] = cards;
    let bands = [
        (600_000, 1_000, one),
        (250_000, 4_000, two),
        (120_000, 12_000, three),
        (30_000, 48_000, four),
    ];
    Offer::new(
        &mut shop.stream,
        5_000,
        version_no,
        &plan(bands, 200_000),
        kept,
    )
}

/// Returns the $25 tier, which shares some of its cards with the $50 tier.
fn cheaper(shop: &mut Shop<'_>, shared: &[Leaf]) -> Offer {
    let bands = [
        (720_000, 500, 3),
        (220_000, 2_000, 3),
        (50_000, 6_000, 2),
        (10_000, 15_000, 2),
    ];
    Offer::new(&mut shop.stream, 2_500, 1, &plan(bands, 60_000), shared)
}
