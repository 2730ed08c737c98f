//! Opens pack events whose createEvent call is more than its arguments, or is made by a relayer.

use alloy::sol_types::SolCall;
use verify::event::Algo;

use crate::contracts::{IConsumer, bytes};
use crate::pack_event::{Anchored, Format, PackEvent};
use crate::random_words::creation_of;
use crate::result::Result;
use crate::sales::restock;
use crate::shop::Shop;

/// An event's name in the index, the event, and its anchor.
pub type Sold = (&'static str, PackEvent, Anchored);

/// Opens these events. A relayer makes the shop's calls from then on.
pub async fn events(shop: &mut Shop<'_>) -> Result<Vec<Sold>> {
    let tagged = event(shop, "Glidewheel Cup, tagged");
    let call = [&creation_of(&tagged)[..], b"packproof"].concat();
    let by_tagged = shop.open_event_by(&tagged, vec![call.into()]).await?;

    shop.use_relayer().await?;
    let relayed = event(shop, "Glidewheel Cup, relayed");
    let by_relayer = shop.open_event(&relayed).await?;

    let beside = event(shop, "Glidewheel Cup, in company");
    let offer = restock(shop).await?;
    let key = shop.sell(&offer).await?;
    shop.next_block().await?;
    let pull = IConsumer::requestPullCall {
        pullKey: bytes(&key),
        eventId: bytes(&offer.event_id),
    };
    let calls = vec![pull.abi_encode().into(), creation_of(&beside)];
    let in_company = shop.open_event_by(&beside, calls).await?;
    shop.deliver(&[key]).await?;
    shop.next_block().await?;
    Ok(vec![
        ("event-v2-with-trailing-bytes", tagged, by_tagged),
        ("event-v2-through-a-relayer", relayed, by_relayer),
        ("event-v2-beside-a-pull", beside, in_company),
    ])
}

fn event(shop: &mut Shop<'_>, title: &'static str) -> PackEvent {
    PackEvent::new(&mut shop.stream, title, Format::SelloutBreak, Algo::V2, 20)
}
