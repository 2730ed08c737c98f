//! Tells lies of an owner who lets the contract take words from a coordinator of its own for a while. The contract
//! holds each of these words. Only the logs of the oracle's coordinator contradict them.

use std::sync::Arc;

use alloy::primitives::U256;
use alloy::sol_types::SolCall;
use verify::hash::Hash32;

use super::expected::{ORIGIN_FAILS, WORD_OF_UNLISTED_COORDINATOR};
use super::look_alike::chosen;
use super::recorder::Lies;
use crate::chain::Chain;
use crate::contracts::{IConsumer, IConsumerBase, IOwnCoordinator, bytes, word_of};
use crate::offer::Offer;
use crate::oracle::Coordinator;
use crate::result::Result;
use crate::sales::restock;
use crate::shop::Shop;

/// Publishes these lies.
pub async fn publish(lies: &mut Lies, chain: &Chain, oracle: Coordinator) -> Result<()> {
    let own = Coordinator::of_a_shop(chain, false).await?;
    let mut shop = Shop::open(chain, oracle, "two-faced shop").await?;
    chosen_word(lies, &mut shop, own).await?;
    word_zero(lies, &mut shop, own).await?;
    dependent(lies, &mut shop, own).await?;
    silent(lies, &mut shop).await
}

/// Asks the oracle, and lets the shop's coordinator answer before it.
async fn chosen_word(lies: &mut Lies, shop: &mut Shop<'_>, own: Coordinator) -> Result<()> {
    let offer = restock(shop).await?;
    let key = asked(shop, &offer).await?;
    let seed = cheapest(&offer);
    shop.set_coordinator(own).await?;
    let id = shop.request_id(&key).await?;
    shop.deliver_chosen(own, id, seed).await?;
    shop.next_block().await?;
    shop.deliver(&[key]).await?;
    shop.set_coordinator(shop.coordinator).await?;
    shop.next_block().await?;
    lies.pull(
        "word-of-another-coordinator",
        "the oracle was asked, and another coordinator delivered a chosen word",
        &shop.ledger,
        &key,
        ORIGIN_FAILS,
    );
    Ok(())
}

/// Asks the oracle, which never answers, and has the word 0 delivered.
async fn word_zero(lies: &mut Lies, shop: &mut Shop<'_>, own: Coordinator) -> Result<()> {
    let offer = restock(shop).await?;
    let key = asked(shop, &offer).await?;
    shop.set_coordinator(own).await?;
    let call = IOwnCoordinator::deliverCall {
        requestId: shop.request_id(&key).await?,
        consumer: shop.consumer(),
        word: U256::ZERO,
    };
    shop.chain.send(shop.chain.shop, own.address, call).await?;
    shop.set_coordinator(shop.coordinator).await?;
    shop.next_block().await?;
    lies.pull(
        "word-zero-never-answered",
        "the oracle was asked and never answered; the word is 0",
        &shop.ledger,
        &key,
        WORD_OF_UNLISTED_COORDINATOR,
    );
    Ok(())
}

/// Lets the shop's coordinator serve a draw before the buyer's.
async fn dependent(lies: &mut Lies, shop: &mut Shop<'_>, own: Coordinator) -> Result<()> {
    let offer = restock(shop).await?;
    let buyer = asked(shop, &offer).await?;
    let first = shop.sell(&offer).await?;
    shop.set_coordinator(own).await?;
    shop.request(&[first]).await?;
    shop.next_block().await?;
    let id = shop.request_id(&first).await?;
    shop.deliver_chosen(own, id, cheapest(&offer)).await?;
    shop.set_coordinator(shop.coordinator).await?;
    shop.next_block().await?;
    shop.deliver(&[buyer]).await?;
    shop.next_block().await?;
    assert_eq!(
        shop.ledger.window(&buyer),
        [first],
        "the buyer's draw depends on it"
    );
    lies.pull(
        "dependent-of-another-coordinator",
        "a draw before this one was served by a coordinator of the shop's own",
        &shop.ledger,
        &buyer,
        WORD_OF_UNLISTED_COORDINATOR,
    );
    Ok(())
}

/// Lets a coordinator that writes no logs serve a pull, and asks the oracle for another word in the same transaction.
async fn silent(lies: &mut Lies, shop: &mut Shop<'_>) -> Result<()> {
    let offer = restock(shop).await?;
    let silent = Coordinator::of_a_shop(shop.chain, true).await?;
    shop.use_relayer().await?;
    let key = shop.sell(&offer).await?;
    shop.next_block().await?;
    let set = |coordinator: Coordinator| {
        let coordinator = coordinator.address;
        IConsumerBase::setCoordinatorCall { coordinator }.abi_encode()
    };
    let pull = IConsumer::requestPullCall {
        pullKey: bytes(&key),
        eventId: bytes(&offer.event_id),
    };
    let [id, value] = [shop.stream.hash(), shop.stream.hash()];
    let event = IConsumer::createEventCall {
        eventId: bytes(&id),
        deckHash: bytes(&value),
    };
    let calls = [
        set(silent),
        pull.abi_encode(),
        set(shop.coordinator),
        event.abi_encode(),
    ];
    shop.send_all(calls.map(Into::into).into()).await?;
    shop.next_block().await?;
    shop.deliver_seed_of(&id).await?;
    shop.set_coordinator(silent).await?;
    let pull = shop.request_id(&key).await?;
    shop.deliver_chosen(silent, pull, cheapest(&offer)).await?;
    shop.next_block().await?;
    lies.pull(
        "word-of-a-silent-coordinator",
        "a silent coordinator served the pull, beside a request of the oracle for something else",
        &shop.ledger,
        &key,
        WORD_OF_UNLISTED_COORDINATOR,
    );
    Ok(())
}

/// Sells a Pack, asks for its word, and returns its pull key.
async fn asked(shop: &mut Shop<'_>, offer: &Arc<Offer>) -> Result<Hash32> {
    let key = shop.sell(offer).await?;
    shop.next_block().await?;
    shop.request(&[key]).await?;
    shop.next_block().await?;
    Ok(key)
}

/// Returns an output whose word gives the cheapest card.
fn cheapest(offer: &Offer) -> U256 {
    let cheapest = offer.leaves().min_by_key(|leaf| leaf.value_cents);
    let card = cheapest.expect("an offer has cards").card;
    chosen(|seed| offer.drawn(&word_of(seed), |_| false) == Some(card))
}
