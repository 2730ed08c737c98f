//! Acts of a coordinator of the shop's own that gives a request the id of a real one.

use fixtures::shop::backend::Call;
use fixtures::shop::{Shop, new_break};
use fixtures::stories::story::{
    ANSWERED_ELSEWHERE, LOGS_OPEN, NOT_ANSWERED, ORIGIN_FAILS, WORD_OF_UNLISTED_COORDINATOR,
    restock,
};
use verify::hash::Hash32;
use verify::pull::Entry;

use super::act::Act;
use super::stage::{Acts, DATE_FAILS, Outcome, VERIFIED, proof};
use crate::node::Node;
use crate::result::Result;

const UNKNOWN: Outcome = (WORD_OF_UNLISTED_COORDINATOR, "origin_unknown");

pub fn tell(acts: &mut Acts<'_>) -> Result<()> {
    let mut shop = acts.open("shop of one id for two")?;
    in_one_transaction(acts, &mut shop)?;
    in_another_transaction(acts, &mut shop)?;
    for_other_sales(acts, &mut shop)
}

/// Both keys are requested in one transaction, and the answer lands in the second.
fn in_one_transaction(acts: &mut Acts<'_>, shop: &mut Shop<Node<'_>>) -> Result<()> {
    let tier = restock(shop);
    let [first, second] = [shop.buy(tier), shop.buy(tier)];
    let requests = [first, second].map(|key| shop.request_of(key));
    let act = Act::of(&mut shop.chain).consumer(requests[0])?;
    let act = act.by_own(|act| act.copy(first)?.consumer(requests[1]))?;
    let written = act.make()?;
    shop.entries
        .extend(written.iter().map(|written| written.entry));
    let given = shop.deliver(second);
    let title = (
        "id-given-twice-in-one-transaction",
        "this key got the id of another in the same transaction, and the oracle's answer",
    );
    acts.pull(title, &proof(shop, second), (ORIGIN_FAILS, "not_verified"));
    let title = (
        "id-given-away-in-one-transaction",
        "another key got the id of this one in the same transaction, and the oracle's answer",
    );
    let mut annulled = proof(shop, first);
    annulled.entries.push(beside(given, first));
    acts.pull(title, &annulled, (NOT_ANSWERED, "not_verified"));
    Ok(())
}

/// The other key is requested in another transaction, and the answer lands in it.
fn in_another_transaction(acts: &mut Acts<'_>, shop: &mut Shop<Node<'_>>) -> Result<()> {
    let tier = restock(shop);
    let honest = shop.sell_of(tier);
    let first = shop.sell_of(tier);
    let second = shop.buy(tier);
    let request = shop.request_of(second);
    copy(shop, first, request)?;
    let buyer = shop.sell_of(tier);
    shop.deliver(honest);
    let given = shop.deliver(second);
    shop.deliver(buyer);
    let title = (
        "id-given-away",
        "another key got the id of this one later, and the oracle's answer",
    );
    let mut annulled = proof(shop, first);
    annulled.entries.push(beside(given, first));
    acts.pull(title, &annulled, (ANSWERED_ELSEWHERE, "origin_unknown"));
    let title = (
        "dependent-with-the-id-of-another",
        "a draw before this one got the id of another, and the oracle's answer",
    );
    acts.pull(title, &proof(shop, buyer), UNKNOWN);
    let title = (
        "dependent-with-the-id-of-another-left-out",
        "a draw before this one got the id of another, and its word is left out",
    );
    acts.pull(title, &proof(shop, buyer).omitting(second), DATE_FAILS);
    Ok(())
}

/// The other key is no Pack's, so the first draw is annulled and nobody depends on it.
fn for_other_sales(acts: &mut Acts<'_>, shop: &mut Shop<Node<'_>>) -> Result<()> {
    let tier = restock(shop);
    let first = shop.sell_of(tier);
    let (of_break, [anchor, request]) = new_break(shop.entries.len());
    shop.block(&[anchor]);
    copy(shop, first, request)?;
    let buyer = shop.sell_of(tier);
    shop.deliver(of_break);
    shop.deliver(buyer);
    let title = (
        "id-given-to-a-break",
        "a Break got the answer of another draw, which nothing else depends on",
    );
    acts.pull(title, &proof(shop, buyer), VERIFIED);

    let first = shop.sell_of(tier);
    let [unknown, nothing] = [shop.stream.hash(), shop.stream.hash()];
    copy(shop, first, Call::Request(unknown, nothing))?;
    let buyer = shop.sell_of(tier);
    shop.deliver(unknown);
    shop.deliver(buyer);
    let title = (
        "id-given-to-nothing",
        "a key without an anchored event got the answer of another draw",
    );
    let proof = proof(shop, buyer).omitting(unknown);
    acts.pull(title, &proof, (LOGS_OPEN, "not_confirmed"));
    Ok(())
}

/// Requests a key by the own coordinator, which gives it the id of another.
fn copy(shop: &mut Shop<Node<'_>>, of: Hash32, request: Call) -> Result<()> {
    let act = Act::of(&mut shop.chain);
    let act = act.by_own(|act| act.copy(of)?.consumer(request))?;
    let written = act.make()?;
    shop.entries
        .extend(written.iter().map(|written| written.entry));
    Ok(())
}

/// Returns the word of a key that got nothing, at the oracle's log, which follows the contract's log of a word.
fn beside(given: Entry, key: Hash32) -> Entry {
    let mut position = given.position;
    position.log_index += 1;
    Entry {
        key,
        position,
        ..given
    }
}
