//! Tells lies of a shop that asks twice, and names the transaction that it likes.

use verify::event::commitments;
use verify::hash::Hash32;

use super::events::event;
use super::expected::{LOGS_FAIL, SEED_FAILS};
use super::recorder::Lies;
use crate::chain::Chain;
use crate::oracle::Coordinator;
use crate::pack_event::{Anchored, PackEvent};
use crate::report;
use crate::result::Result;
use crate::sales::restock;
use crate::shop::Shop;

/// Publishes these lies on a contract that writes once.
pub async fn publish(lies: &mut Lies, shop: &mut Shop<'_>) -> Result<()> {
    let told = event(shop);
    let anchored = shop.open_event(&told).await?;
    let (id, value) = named(&told);
    let created = shop.ask(&id, &value).await?;
    shop.next_block().await?;
    shop.deliver(&[id]).await?;
    shop.next_block().await?;
    let seed = shop.ledger.word(&id).expect("it came");
    let later = Anchored {
        created,
        seed,
        ..anchored.clone()
    };
    lies.event(
        "event-seed-of-a-later-pull",
        "a pull was asked for under the event's id, and its request is named as the event's",
        told.id,
        report::ended(&told, &later),
        SEED_FAILS,
    );

    let told = event(shop);
    let anchored = shop.open_event(&told).await?;
    let (id, value) = named(&told);
    let created = shop.create(&value, &id).await?;
    let seed = shop.deliver_seed_of(&value).await?;
    let later = Anchored {
        created,
        seed,
        ..anchored
    };
    lies.event(
        "event-seed-of-a-swapped-creation",
        "another event was created with id and value swapped, and its call is named as the event's",
        told.id,
        report::ended(&told, &later),
        SEED_FAILS,
    );
    Ok(())
}

/// Publishes these lies on a contract that writes again.
pub async fn on_sloppy_contract(lies: &mut Lies, chain: &Chain, oracle: Coordinator) -> Result<()> {
    let mut shop = Shop::open_on(chain, oracle, "SloppyConsumer", "sloppy shop").await?;
    let told = event(&mut shop);
    shop.open_event(&told).await?;
    let again = shop.open_event(&told).await?;
    lies.event(
        "event-created-again",
        "the contract took the same event again, and the later seed was liked better",
        told.id,
        report::ended(&told, &again),
        SEED_FAILS,
    );

    let offer = restock(&mut shop).await?;
    let key = shop.sell(&offer).await?;
    for _ in 0..2 {
        shop.next_block().await?;
        shop.request(&[key]).await?;
        shop.next_block().await?;
        shop.deliver(&[key]).await?;
    }
    shop.next_block().await?;
    lies.pull(
        "pull-requested-again",
        "the contract took the same pull again, and the later word was liked better",
        &shop.ledger,
        &key,
        LOGS_FAIL,
    );
    Ok(())
}

/// Returns an event's id and value on the contract.
fn named(event: &PackEvent) -> (Hash32, Hash32) {
    (commitments::vrf_event_id(&event.id), event.commitment())
}
