//! Tells lies about the time at which the contract came to hold a purchase, of Packs that are sold for them.

use std::sync::Arc;

use verify::hash::Hash32;
use verify::pull::recipe;
use verify::report::LogKind;

use super::contract_state::anchor;
use super::expected::{CONTRACT_FAILS, LOGS_FAIL};
use super::moved_entries::{at, free_between, move_between};
use super::recorder::Lies;
use crate::ledger::Entry;
use crate::offer::Offer;
use crate::result::Result;
use crate::sales::restock;
use crate::shop::Shop;

/// Publishes these lies.
pub async fn publish(lies: &mut Lies, shop: &mut Shop<'_>) -> Result<()> {
    let offer = restock(shop).await?;
    anchored_late(lies, shop, &offer).await?;
    never_anchored(lies, shop, &offer).await
}

/// Anchors the out-of-stock list only when the word is known, with the card that the word gives.
async fn anchored_late(lies: &mut Lies, shop: &mut Shop<'_>, offer: &Arc<Offer>) -> Result<()> {
    let key = unanchored(shop, offer).await?;
    let card = shop.ledger.awards()[&key].expect("a card was drawn");
    let purchase = shop.ledger.purchases.get_mut(&key).expect("it was kept");
    purchase.unavailable.insert(card);
    let purchase = purchase.clone();
    shop.commit(&purchase).await?;
    shop.next_block().await?;
    let mut told = shop.ledger.clone();
    let anchored = recipe::purchase_event_id(&purchase.purchase_id);
    let request = at(&told, LogKind::Requested, &key);
    move_between(
        &mut told,
        LogKind::Anchored,
        anchored,
        purchase.as_of,
        request,
    );
    lies.pull(
        "purchase-anchored-late",
        "what was out of stock was anchored after the word was known",
        &told,
        &key,
        LOGS_FAIL,
    );
    Ok(())
}

/// Asks for a word without anchoring the purchase.
async fn never_anchored(lies: &mut Lies, shop: &mut Shop<'_>, offer: &Arc<Offer>) -> Result<()> {
    let key = unanchored(shop, offer).await?;
    let mut told = shop.ledger.clone();
    let purchase = told.purchases[&key].clone();
    let request = *told.get(LogKind::Requested, &key).expect("asked for");
    let position = free_between(&told, purchase.as_of, request.position);
    anchor(
        &mut told,
        &purchase,
        Entry {
            position,
            ..request
        },
    );
    lies.pull(
        "purchase-never-anchored",
        "the contract holds nothing for this purchase",
        &told,
        &key,
        CONTRACT_FAILS,
    );
    Ok(())
}

/// Sells a Pack and has its word delivered, without anchoring the purchase. Returns its pull key.
async fn unanchored(shop: &mut Shop<'_>, offer: &Arc<Offer>) -> Result<Hash32> {
    let purchase = shop.purchase(offer);
    let key = shop.record(purchase);
    shop.request(&[key]).await?;
    shop.next_block().await?;
    shop.deliver(&[key]).await?;
    shop.next_block().await?;
    Ok(key)
}
