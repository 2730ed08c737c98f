//! Tells lies about pack events.

use verify::event::Algo;

use super::expected::{EVENT_FAILS, SEED_FAILS};
use super::recorder::Lies;
use crate::pack_event::{Anchored, Format, PackEvent};
use crate::report;
use crate::result::Result;
use crate::shop::Shop;

/// Publishes these lies about created events, apart from the first, which was never created.
pub async fn publish(lies: &mut Lies, shop: &mut Shop<'_>) -> Result<()> {
    let other = event(shop);
    let other_anchored = shop.open_event(&other).await?;

    let told = event(shop);
    let seed = lies.stream.hash();
    let anchored = Anchored {
        seed,
        ..other_anchored.clone()
    };
    lies.event(
        "event-never-anchored",
        "the contract holds nothing for this event",
        told.id,
        report::ended(&told, &anchored),
        EVENT_FAILS,
    );

    let mut told = event(shop);
    let anchored = shop.open_event(&told).await?;
    let honest: Vec<_> = told
        .pulled(anchored.seed)
        .iter()
        .map(|card| card.pack_card_id)
        .collect();
    told.deck.rotate_left(1);
    let pulled = told.pulled(anchored.seed);
    assert!(
        pulled.iter().map(|card| card.pack_card_id).ne(honest),
        "other cards are pulled"
    );
    lies.event(
        "event-deck-reordered",
        "the deck was reordered after it was anchored",
        told.id,
        report::ended(&told, &anchored),
        EVENT_FAILS,
    );

    let told = event(shop);
    let anchored = shop.open_event(&told).await?;
    let anchored = Anchored {
        seed: lies.stream.hash(),
        ..anchored
    };
    lies.event(
        "event-seed-of-its-own",
        "the seed is not the oracle's word",
        told.id,
        report::ended(&told, &anchored),
        SEED_FAILS,
    );

    let told = event(shop);
    shop.open_event(&told).await?;
    let report = report::ended(&told, &other_anchored);
    lies.event(
        "event-seed-of-another",
        "the seed is the oracle's word for another event",
        told.id,
        report,
        SEED_FAILS,
    );

    let told = event(shop);
    let created = shop.create_event(&told, &told.deck_hash()).await?;
    shop.deliver_seed(&told).await?;
    let anchored = shop.anchored(&told, created).await?;
    lies.event(
        "event-salt-chosen-later",
        "the anchored value leaves the salt open",
        told.id,
        report::ended(&told, &anchored),
        EVENT_FAILS,
    );
    Ok(())
}

pub fn event(shop: &mut Shop<'_>) -> PackEvent {
    PackEvent::new(
        &mut shop.stream,
        "Quarry Sellout Break",
        Format::SelloutBreak,
        Algo::V2,
        16,
    )
}
