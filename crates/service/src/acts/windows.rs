//! Acts that would leave a word out of a window, or let an anchor look older than it is.

use fixtures::chain::consumer::Callback;
use fixtures::shop::backend::{Backend, Call};
use fixtures::shop::{Shop, version_id};
use fixtures::stories::story::{LOGS_OPEN, restock, sell_card_twice};
use verify::report::LogKind::{Anchored, Fulfilled};

use super::act::Act;
use super::stage::{Acts, DATE_FAILS, Outcome, after, proof, word_among};
use crate::node::Node;
use crate::result::Result;

const OPEN: Outcome = (LOGS_OPEN, "not_confirmed");

pub fn tell(acts: &mut Acts<'_>) -> Result<()> {
    let mut shop = acts.open("shop of hidden words")?;
    failed_callback(acts, &mut shop);
    not_anchored_yet(acts, &mut shop);
    anchored_late(acts, &mut shop);
    word_as_anchor(acts, &mut shop)
}

/// A word whose callback failed is left out, with its request or without.
fn failed_callback(acts: &mut Acts<'_>, shop: &mut Shop<Node<'_>>) {
    let (first, buyer) = sell_card_twice(shop, Callback::Fails);
    let title = (
        "failed-callback-left-out",
        "a word that the contract could not take is left out, and its request is supplied",
    );
    let without = proof(shop, buyer).without(Fulfilled, first);
    acts.pull(title, &without, DATE_FAILS);
    let title = (
        "failed-callback-left-out-with-its-request",
        "a word that the contract could not take is left out, and so is its request",
    );
    acts.pull(title, &proof(shop, buyer).omitting(first), DATE_FAILS);
}

/// A word is left out whose version is not anchored yet.
fn not_anchored_yet(acts: &mut Acts<'_>, shop: &mut Shop<Node<'_>>) {
    let tier = restock(shop);
    let mut version = shop.tiers[tier].clone();
    version.version_no += 1;
    let hidden = shop.stream.hash();
    let buyer = shop.buy(tier);
    shop.request_for(hidden, version_id(&version));
    shop.request(buyer);
    shop.deliver(hidden);
    shop.deliver(buyer);
    let title = (
        "word-of-a-version-not-anchored-yet-left-out",
        "a word is left out that may be a Pack's, since its event id is not anchored",
    );
    acts.pull(title, &proof(shop, buyer).omitting(hidden), OPEN);
}

/// A purchase is anchored after its word and inside the buyer's window, and is dated before its request.
fn anchored_late(acts: &mut Acts<'_>, shop: &mut Shop<Node<'_>>) {
    let tier = restock(shop);
    let sale = shop.new_sale(tier, shop.chain.tip());
    let (first, early) = (sale.key(), after(sale.as_of));
    let id = sale.event_id();
    let anchor = shop.record(sale);
    shop.request(first);
    let buyer = shop.sell_of(tier);
    shop.deliver(first);
    shop.block(&[anchor]);
    shop.deliver(buyer);
    let title = (
        "dependent-anchored-late",
        "a purchase before this one was anchored after its word, and is dated before it",
    );
    let moved = proof(shop, buyer).moving(Anchored, id, early);
    acts.pull(title, &moved, DATE_FAILS);
}

/// The log of a word, chosen to hold a purchase's id and commitment, is offered as its anchor.
fn word_as_anchor(acts: &mut Acts<'_>, shop: &mut Shop<Node<'_>>) -> Result<()> {
    let tier = restock(shop);
    let [other, value] = [shop.stream.hash(), shop.stream.hash()];
    let tip = shop.anchor(other, value).position;
    let sale = shop.new_sale(tier, tip);
    let (key, id) = (sale.key(), sale.event_id());
    let commitment = sale.commitment(&shop.tiers[tier]);
    let anchor = shop.record(sale);
    let request = Call::Request(id, other);
    let act = Act::of(&mut shop.chain);
    act.by_own(|act| act.consumer(request))?.make()?;
    let act = Act::of(&mut shop.chain);
    let written = act.by_own(|act| act.deliver(id, commitment))?.make()?;
    let looks_alike = word_among(&written, id)?.position;
    shop.request(key);
    shop.deliver(key);
    shop.block(&[anchor]);
    let title = (
        "word-offered-as-an-anchor",
        "a purchase was anchored after its word, and a log of a chosen word is offered as its anchor",
    );
    let moved = proof(shop, key).moving(Anchored, id, looks_alike);
    acts.pull(title, &moved, DATE_FAILS);
    Ok(())
}
