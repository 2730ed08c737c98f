//! Acts that would give a word another date, or another word its date.

use fixtures::chain::consumer::Callback;
use fixtures::shop::Shop;
use fixtures::shop::backend::Call;
use fixtures::shop::proof::{Proof, Supplied};
use fixtures::stories::story::{NOT_ANSWERED, ORIGIN_AND_DATE_FAIL, restock};
use verify::hash::Hash32;
use verify::pull::Entry;
use verify::report::LogKind::{Fulfilled, Requested};

use super::act::Act;
use super::stage::{Acts, DATE_FAILS, VERIFIED, after, proof, word_among};
use crate::node::Node;
use crate::result::Result;

pub fn tell(acts: &mut Acts<'_>) -> Result<()> {
    let mut shop = acts.open("shop of two dates")?;
    redelivered(acts, &mut shop)?;
    redelivered_at_once(acts, &mut shop)?;
    late_answers(acts, &mut shop);
    exchanged(acts, &mut shop);
    Ok(())
}

/// The oracle's callback is made to fail, and the own coordinator delivers the public word later.
fn redelivered(acts: &mut Acts<'_>, shop: &mut Shop<Node<'_>>) -> Result<()> {
    let key = sell(shop);
    let failed = shop.deliver_to(key, Callback::Fails);
    let act = Act::of(&mut shop.chain).by_own(|act| act.deliver(key, failed.value))?;
    let later = word_among(&act.make()?, key)?.position;
    let title = (
        "word-redelivered-dated-by-the-oracle",
        "the callback failed, the shop delivered the word itself, and the date is the oracle's",
    );
    acts.pull(title, &proof(shop, key), VERIFIED);
    let title = (
        "word-redelivered-dated-later",
        "the callback failed, the shop delivered the word itself, and the date is the shop's",
    );
    let moved = proof(shop, key).moving(Fulfilled, key, later);
    acts.pull(title, &moved, DATE_FAILS);
    Ok(())
}

/// The own coordinator delivers it in the transaction of the failed callback: the contract's log there is the date.
fn redelivered_at_once(acts: &mut Acts<'_>, shop: &mut Shop<Node<'_>>) -> Result<()> {
    let honest = sell(shop);
    let key = sell(shop);
    shop.deliver(honest);
    let node = &mut shop.chain;
    let word = (node.oracle).word(node.chain, node.contract, node.request_id(&key)?)?;
    let act = Act::of(node).refuse(true).answer(key)?.refuse(false);
    let written = act.by_own(|act| act.deliver(key, word))?.make()?;
    let [answer, delivery] =
        [written.first(), written.last()].map(|word| word.map(|word| word.entry));
    let (answer, delivery) = answer.zip(delivery).ok_or("two logs of the word")?;
    shop.entries.push(delivery);
    let title = (
        "word-redelivered-at-once-dated-by-the-contract",
        "the shop delivered the word in the transaction of the failed callback, and the date is the contract's log",
    );
    acts.pull(title, &proof(shop, key), VERIFIED);
    let title = (
        "word-redelivered-at-once-dated-by-the-oracle",
        "the shop delivered the word in the transaction of the failed callback, and the date is the oracle's log",
    );
    let moved = proof(shop, key).moving(Fulfilled, key, answer.position);
    acts.pull(title, &moved, DATE_FAILS);
    Ok(())
}

/// The oracle is not paid, or answers late by a failed callback.
fn late_answers(acts: &mut Acts<'_>, shop: &mut Shop<Node<'_>>) {
    let [unpaid, late] = [sell(shop), sell(shop)];
    let invented = |shop: &mut Shop<Node<'_>>, key| {
        let mut unpaid = proof(shop, key);
        unpaid.entries.push(Entry {
            kind: Fulfilled,
            key,
            position: after(shop.entry(Requested, key).position),
            value: shop.stream.hash(),
        });
        unpaid
    };
    let title = (
        "word-invented-for-an-unpaid-request",
        "the oracle was not paid, and the shop named a word of its own",
    );
    let proof_of_unpaid = invented(shop, unpaid);
    shop.sell_break();
    acts.pull(title, &proof_of_unpaid, (NOT_ANSWERED, "not_verified"));

    let title = (
        "word-invented-and-answered-late",
        "the oracle answered late by a failed callback, and the shop had named a word of its own",
    );
    let proof_of_late = invented(shop, late);
    shop.deliver_to(late, Callback::Fails);
    acts.pull(
        title,
        &proof_of_late,
        (ORIGIN_AND_DATE_FAIL, "not_verified"),
    );
    let title = (
        "word-answered-late-dated-early",
        "the oracle answered late by a failed callback, and the word is dated early",
    );
    let early = after(shop.entry(Requested, late).position);
    let moved = proof(shop, late).moving(Fulfilled, late, early);
    acts.pull(title, &moved, DATE_FAILS);
}

/// Words of one block are exchanged, or one is dated before its window.
fn exchanged(acts: &mut Acts<'_>, shop: &mut Shop<Node<'_>>) {
    let tier = restock(shop);
    let (honest, first) = (shop.sell_of(tier), shop.sell_of(tier));
    let buyer = shop.sell_of(tier);
    shop.deliver(honest);
    let words = [first, buyer].map(|key| Call::Deliver(key, Callback::Works));
    shop.block(&words);
    let [one, other] = [first, buyer].map(|key| shop.entry(Fulfilled, key).position);
    let title = (
        "words-exchanged-within-a-block",
        "the dates of two words of one block are exchanged",
    );
    let moved = proof(shop, buyer)
        .moving(Fulfilled, first, other)
        .moving(Fulfilled, buyer, one);
    acts.pull(title, &moved, DATE_FAILS);
    let title = (
        "word-dated-after-another-of-its-block",
        "a word is dated after the buyer's in their block",
    );
    let moved = proof(shop, buyer).moving(Fulfilled, first, after(other));
    acts.pull(title, &moved, DATE_FAILS);

    let first = sell(shop);
    shop.sell_break();
    let buyer = shop.sell_of(shop.sale(first).tier);
    shop.deliver(first);
    shop.deliver(buyer);
    let early = after(shop.entry(Requested, first).position);
    let title = (
        "word-dated-before-the-window",
        "a word is dated before the buyer's purchase, so that it leaves the window",
    );
    let moved = shop.proof(buyer).moving(Fulfilled, first, early);
    let supplied = Supplied::Everything;
    acts.pull(title, &Proof { supplied, ..moved }, DATE_FAILS);
}

/// Sells a Pack of a new tier, and returns its pull key.
fn sell(shop: &mut Shop<Node<'_>>) -> Hash32 {
    let tier = restock(shop);
    shop.sell_of(tier)
}
