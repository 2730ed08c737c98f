//! Tells lies about a word that the contract logged under another signature, or not at all: the proof leaves it out, so
//! that its card is sold again.

use super::expected::LOGS_FAIL;
use super::recorder::{Lies, without_first_word};
use crate::chain::Chain;
use crate::contracts::ISloppyConsumer;
use crate::oracle::Coordinator;
use crate::result::Result;
use crate::sales::two_cards;
use crate::shop::Shop;

/// Publishes these lies.
pub async fn publish(lies: &mut Lies, chain: &Chain, oracle: Coordinator) -> Result<()> {
    const HOW: [(u8, &str, &str); 2] = [
        (
            1,
            "word-logged-otherwise-left-out",
            "the contract logged a word under another signature, and it is left out",
        ),
        (
            2,
            "word-not-logged-left-out",
            "the contract did not log a word, and it is left out",
        ),
    ];
    let mut shop = Shop::open_on(chain, oracle, "SloppyConsumer", "silent shop").await?;
    for (logs, name, says) in HOW {
        let offer = two_cards(&mut shop);
        let offer = shop.publish(offer).await?;
        let keys = [
            shop.sell(&offer).await?,
            shop.sell(&offer).await?,
            shop.sell(&offer).await?,
        ];
        shop.request(&keys).await?;
        shop.next_block().await?;
        let log = |logs| shop.send(ISloppyConsumer::logWordsCall { logs });
        log(logs).await?;
        shop.deliver(&keys[..1]).await?;
        log(0).await?;
        shop.deliver(&keys[1..]).await?;
        shop.next_block().await?;
        let (buyer, told) = without_first_word(&shop.ledger, &keys[0], &keys[1..]);
        lies.pull(name, says, &told, &buyer, LOGS_FAIL);
    }
    Ok(())
}
