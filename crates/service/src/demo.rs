//! Sells for the honest shop, and chooses the payloads to show.

use alloy::primitives::Address;
use fixtures::chain::consumer::Callback;
use fixtures::event::{Anchored, Event, Format, report};
use fixtures::shop::Shop;
use fixtures::shop::backend::{Backend, Call};
use fixtures::shop::proof::{Proof, Supplied};
use fixtures::shop::tier::drawn;
use fixtures::stories::{Contract, EVENT_PASSES, Expected, PULL_PASSES, Status};
use uuid::Uuid;
use verify::event::Algo;
use verify::hash::Hash32;
use verify::report::{LogKind, StepId};

use crate::chain::Chain;
use crate::node::{Node, creation};
use crate::oracle::Coordinator;
use crate::payloads::{Kind, Payloads, PublishedPayload};
use crate::result::Result;
use crate::sales::{
    deliver, make_sales, request, restock, sell, sell_hundred, sell_of_two_cards, sell_pairs,
};

/// The event that has not ended.
const LIVE: &str = "event-v2-live";
/// The event whose creation shares its transaction with another request.
const IN_COMPANY: &str = "event-v2-beside-a-pull";

/// The honest shop, and the Pack that still waits for its word.
pub struct Demo<'c> {
    pub shop: Shop<Node<'c>>,
    pub payloads: Payloads,
    pub earlier: Address,
}

/// Sells everything that the demo shows.
pub fn set_up(chain: &Chain, oracle: Coordinator) -> Result<Demo<'_>> {
    // The contract was redeployed once: the v1 events are on the earlier one.
    let earlier = Node::open(chain, oracle, Contract::Usual)?;
    let mut earlier = Shop::on(earlier, "earlier shop");
    let mut events = Vec::new();
    for (name, format, title) in [
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
    ] {
        let event = Event::new(&mut earlier.stream, title, format, Algo::V1, 30);
        let anchored = earlier.open_event(&event);
        events.push((name, event, anchored));
    }

    let shop = Node::open(chain, oracle, Contract::Usual)?;
    let mut shop = Shop::on(shop, "shop");
    let sold = make_sales(&mut shop);
    let (event, anchored) = sold.event;
    events.push(("event-v2-sellout", event, anchored));
    for (name, format, title) in [
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
        (LIVE, Format::Standard, "Orchard Moon, opening night"),
    ] {
        let event = Event::new(&mut shop.stream, title, format, Algo::V2, 40);
        let anchored = shop.open_event(&event);
        events.push((name, event, anchored));
    }
    let last_of_drop = sell_hundred(&mut shop);
    let exhausted = sell_of_two_cards(&mut shop);
    let (asked_together, came_together) = sell_pairs(&mut shop);
    events.extend(relayed_events(&mut shop)?);

    let mut payloads = Payloads::default();
    for (name, event, anchored) in events {
        let payload = match name {
            LIVE => report::live(&event, &anchored),
            _ => report::ended(&event, &anchored),
        };
        payloads.put(honest_event(name, event.id), payload);
    }
    let changed = sold.overlapping.iter().filter(|key| {
        // Its word has no log of the contract, which another payload shows.
        **key != sold.failed_callback && is_changed(&shop, **key)
    });
    let changed = changed.min_by_key(|key| shop.entry(LogKind::Fulfilled, **key).position);
    let changed = changed.expect("a card of the overlapping Packs went to somebody else first");
    let shown = [
        (
            "pack-alone",
            "a Pack that no other draw touched",
            sold.alone,
        ),
        (
            "pack-with-dependents",
            "a Pack whose first card went to another draw",
            *changed,
        ),
        (
            "pack-between-requests",
            "a Pack whose word came right after the requests of others",
            sold.overlapping[3],
        ),
        (
            "pack-that-waited",
            "a Pack that waited its turn after it was paid",
            sold.waited,
        ),
        (
            "pack-of-a-failed-callback",
            "the contract could not take its word: the oracle's own log has it",
            sold.failed_callback,
        ),
        (
            "pack-after-a-failed-callback",
            "another draw's word is only in the oracle's own log",
            sold.overlapping[11],
        ),
        (
            "pack-exhausted",
            "every card was gone: the payment was returned",
            exhausted,
        ),
        (
            "pack-of-100-records",
            "a Pack that depends on 99 other draws",
            last_of_drop,
        ),
        (
            "packs-requested-together",
            "its word was asked for in one transaction with another's",
            asked_together,
        ),
        (
            "pack-delivered-in-a-batch",
            "its word came in one transaction with another's",
            came_together,
        ),
    ];
    for (name, says, key) in shown {
        let item = honest_pull(name, says, shop.stream.uuid(), false);
        payloads.put(item, payload(&shop, key, Supplied::Span));
    }
    let says = "only what a rule needs of a span in which the shop sold other things too";
    let item = honest_pull("pack-beside-other-sales", says, shop.stream.uuid(), false);
    let beside = payload(&shop, sold.overlapping[0], Supplied::Needed);
    payloads.put(item, beside);
    Ok(Demo {
        shop,
        payloads,
        earlier: earlier.chain.contract,
    })
}

impl Demo<'_> {
    /// Sells two Packs, delivers the word of one of them, and returns the other's pull key and id.
    pub fn start_waiting_pull(&mut self) -> (Hash32, Uuid) {
        let shop = &mut self.shop;
        let tier = restock(shop);
        let keys = sell(shop, &[tier; 2]);
        request(shop, &keys);
        deliver(shop, &keys[1..]);
        let id = shop.stream.uuid();
        let says = "a Pack whose word has not come yet";
        self.payloads
            .announce(honest_pull("pack-waiting", says, id, true));
        (keys[0], id)
    }

    /// Delivers the word that is still missing, and returns its proof.
    pub fn deliver_waiting_pull(&mut self, key: Hash32) -> Result<Vec<u8>> {
        deliver(&mut self.shop, &[key]);
        self.shop.chain.chain.finalize()?;
        Ok(payload(&self.shop, key, Supplied::Span))
    }
}

/// Opens pack events whose createEvent call is more than its arguments, or is made by a relayer, which makes the shop's
/// calls from then on.
fn relayed_events(shop: &mut Shop<Node<'_>>) -> Result<[(&'static str, Event, Anchored); 3]> {
    let format = Format::SelloutBreak;
    let new = |shop: &mut Shop<Node<'_>>, title| {
        Event::new(&mut shop.stream, title, format, Algo::V2, 20)
    };
    let call = |event: &Event| creation(&event.vrf_event_id(), &event.commitment());
    let open = |shop: &mut Shop<Node<'_>>, event: &Event, calls| -> Result<Anchored> {
        let written = shop.chain.make(calls)?;
        shop.entries
            .extend(written.iter().map(|written| written.entry));
        let created = written.last().ok_or("the event was not created")?;
        let created = (created.entry.position, created.transaction);
        Ok(shop.deliver_seed(event.vrf_event_id(), created))
    };

    let tagged = new(shop, "Glidewheel Cup, tagged");
    let bytes = [&call(&tagged)[..], b"packproof"].concat();
    let by_tagged = open(shop, &tagged, vec![bytes.into()])?;

    shop.chain.use_relayer()?;
    let relayed = new(shop, "Glidewheel Cup, relayed");
    let by_relayer = shop.open_event(&relayed);

    let beside = new(shop, "Glidewheel Cup, in company");
    let tier = restock(shop);
    let key = sell(shop, &[tier])[0];
    let pull = shop.chain.encoded(shop.request_of(key))?;
    let in_company = open(shop, &beside, vec![pull, call(&beside)])?;
    shop.block(&[Call::Deliver(key, Callback::Works)]);
    Ok([
        ("event-v2-with-trailing-bytes", tagged, by_tagged),
        ("event-v2-through-a-relayer", relayed, by_relayer),
        (IN_COMPANY, beside, in_company),
    ])
}

fn payload<B: Backend>(shop: &Shop<B>, key: Hash32, supplied: Supplied) -> Vec<u8> {
    let proof = shop.proof(key);
    Proof { supplied, ..proof }.payload()
}

/// Returns true if a draw gave another card than it would have given alone.
fn is_changed<B: Backend>(shop: &Shop<B>, key: Hash32) -> bool {
    let sale = shop.sale(key);
    let word = shop.entry(LogKind::Fulfilled, key).value;
    let taken = |card: &Uuid| sale.unavailable.contains(card);
    shop.awards()[&key] != drawn(&shop.tiers[sale.tier], &word, taken)
}

fn honest_event(name: &'static str, id: Uuid) -> PublishedPayload {
    const SEED_UNKNOWN: Expected = &[
        (StepId::Contract, Status::Passed),
        (StepId::SeedOrigin, Status::Skipped),
    ];
    let (says, offline, expected, verdict) = match name {
        LIVE => (
            "a pack event that has not ended",
            "not_replayable",
            SEED_UNKNOWN,
            None,
        ),
        IN_COMPANY => (
            "a pack event that was created in one transaction with a pull's request",
            "verified_offline",
            SEED_UNKNOWN,
            Some("origin_unknown"),
        ),
        _ => ("a pack event", "verified_offline", EVENT_PASSES, None),
    };
    PublishedPayload {
        name,
        says,
        kind: Kind::Event,
        id,
        honest: true,
        waits: false,
        offline,
        expected,
        verdict,
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
        verdict: None,
    }
}
