//! Sells for the honest shop, and chooses the payloads to show.

use uuid::Uuid;
use verify::event::Algo;
use verify::hash::Hash32;

use crate::bulk_sales::{sell_hundred, sell_of_two_cards, sell_pairs};
use crate::chain::Chain;
use crate::oracle::Coordinator;
use crate::pack_event::{Format, PackEvent};
use crate::payloads::{EVENT_PASSES, Expected, Kind, PULL_PASSES, Payloads, PublishedPayload};
use crate::proof::{Supplied, proof};
use crate::result::Result;
use crate::sales::{make_sales, restock};
use crate::shop::Shop;
use crate::{calls, report};

/// The honest shop, and the Pack that still waits for its word.
pub struct Demo<'c> {
    pub shop: Shop<'c>,
    pub payloads: Payloads,
    pub earlier: alloy::primitives::Address,
    waiting: Option<Hash32>,
}

/// Sells everything that the demo shows.
pub async fn set_up<'c>(chain: &'c Chain, oracle: Coordinator) -> Result<Demo<'c>> {
    // The contract was redeployed once: the v1 events stand on the earlier one.
    let mut earlier = Shop::open(chain, oracle, "earlier shop").await?;
    let old_events = [
        (
            "event-v1-standard",
            Format::Standard,
            "Tidelantern Standard",
        ),
        (
            "event-v1-sellout",
            Format::SelloutBreak,
            "Tidelantern Sellout Break",
        ),
        (
            "event-v1-head-to-head",
            Format::HeadToHead,
            "Tidelantern Head-to-Head",
        ),
    ];
    let mut events = Vec::new();
    for (name, format, title) in old_events {
        let event = PackEvent::new(&mut earlier.stream, title, format, Algo::V1, 30);
        let anchored = earlier.open_event(&event).await?;
        events.push((name, event, anchored));
    }

    let mut shop = Shop::open(chain, oracle, "shop").await?;
    let sold = make_sales(&mut shop).await?;
    let (event, anchored) = sold.event.clone();
    events.push(("event-v2-sellout", event, anchored));
    let new_events = [
        (
            "event-v2-standard",
            Format::Standard,
            "Orchard Moon Standard",
        ),
        (
            "event-v2-head-to-head",
            Format::HeadToHead,
            "Orchard Moon Head-to-Head",
        ),
        (
            "event-v2-live",
            Format::Standard,
            "Orchard Moon, opening night",
        ),
    ];
    for (name, format, title) in new_events {
        let event = PackEvent::new(&mut shop.stream, title, format, Algo::V2, 40);
        let anchored = shop.open_event(&event).await?;
        events.push((name, event, anchored));
    }
    let last_of_drop = sell_hundred(&mut shop).await?;
    let exhausted = sell_of_two_cards(&mut shop).await?;
    let (asked_together, came_together) = sell_pairs(&mut shop).await?;
    events.extend(calls::events(&mut shop).await?);

    let mut payloads = Payloads::new(shop.ledger.clone());
    for (name, event, anchored) in events {
        let (live, payload) = match name {
            "event-v2-live" => (true, report::live(&event, &anchored)),
            _ => (false, report::ended(&event, &anchored)),
        };
        payloads.put(honest_event(name, event.id, live), payload);
    }
    let mut overlapping = sold.overlapping.iter();
    let changed =
        overlapping.find(|key| **key != sold.failed_callback && shop.ledger.is_changed(key));
    let changed = changed.expect("a card of the overlapping Packs went to somebody else first");
    let mut show = |name, says, key: &Hash32| {
        let id = payloads.ledger.purchases[key].pull_id;
        payloads.show(honest_pull(name, says, id, false));
    };
    show(
        "pack-alone",
        "a Pack that no other draw touched",
        &sold.alone,
    );
    show(
        "pack-with-dependents",
        "a Pack whose first card went to another draw",
        changed,
    );
    show(
        "pack-that-waited",
        "a Pack that waited its turn after it was paid",
        &sold.waited,
    );
    show(
        "pack-of-a-failed-callback",
        "the contract could not take its word: the oracle's own log has it",
        &sold.failed_callback,
    );
    show(
        "pack-after-a-failed-callback",
        "another draw's word is only in the oracle's own log",
        &sold.overlapping[11],
    );
    show(
        "pack-exhausted",
        "every card was gone: the payment was returned",
        &exhausted,
    );
    show(
        "pack-of-100-records",
        "a Pack that depends on 99 other draws",
        &last_of_drop,
    );
    show(
        "packs-requested-together",
        "its word was asked for in one transaction with another's",
        &asked_together,
    );
    show(
        "pack-delivered-in-a-batch",
        "its word came in one transaction with another's",
        &came_together,
    );
    let beside =
        proof(&shop.ledger, &sold.overlapping[0], Supplied::Needed).expect("it has its word");
    let says = "only what a rule needs of a span in which the shop sold other things too";
    let item = honest_pull("pack-beside-other-sales", says, shop.stream.uuid(), false);
    payloads.put(item, beside);
    Ok(Demo {
        shop,
        payloads,
        earlier: earlier.consumer(),
        waiting: None,
    })
}

impl Demo<'_> {
    /// Sells two Packs, and delivers the word of one of them.
    pub async fn start_waiting_pull(&mut self) -> Result<()> {
        let shop = &mut self.shop;
        let offer = restock(shop).await?;
        let keys = [shop.sell(&offer).await?, shop.sell(&offer).await?];
        shop.next_block().await?;
        shop.request(&keys).await?;
        shop.next_block().await?;
        shop.deliver(&keys[1..]).await?;
        shop.next_block().await?;
        let id = shop.ledger.purchases[&keys[0]].pull_id;
        self.waiting = Some(keys[0]);
        self.payloads.ledger = shop.ledger.clone();
        let says = "a Pack whose word has not come yet";
        self.payloads
            .show(honest_pull("pack-waiting", says, id, true));
        Ok(())
    }

    /// Delivers the word that is still missing, and returns the shop's new ledger.
    pub async fn deliver_waiting_pull(&mut self) -> Result<crate::ledger::Ledger> {
        let waiting = self.waiting.take();
        self.shop.deliver(waiting.as_slice()).await?;
        self.shop.next_block().await?;
        self.shop.chain.finalize().await?;
        Ok(self.shop.ledger.clone())
    }
}

fn honest_event(name: &'static str, id: Uuid, live: bool) -> PublishedPayload {
    const LIVE: Expected = &[("contract", "passed"), ("seed_origin", "skipped")];
    PublishedPayload {
        name,
        says: if live {
            "a pack event that has not ended"
        } else {
            "a pack event"
        },
        kind: Kind::Event,
        id,
        honest: true,
        waits: false,
        offline: if live {
            "not_replayable"
        } else {
            "verified_offline"
        },
        expected: if live { LIVE } else { EVENT_PASSES },
    }
}

fn honest_pull(name: &'static str, says: &'static str, id: Uuid, waits: bool) -> PublishedPayload {
    PublishedPayload {
        name,
        says,
        kind: Kind::Pull,
        id,
        honest: true,
        waits,
        offline: "verified_offline",
        expected: PULL_PASSES,
    }
}
