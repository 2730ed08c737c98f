//! Acts that would let a pack event choose among several seeds.

use fixtures::chain::consumer::Callback;
use fixtures::event::{Anchored, Event, Format};
use fixtures::shop::Shop;
use fixtures::shop::backend::{Backend, Call, Written};
use fixtures::stories::story::{ANCHOR_UNCLEAR, SEED_FAILS};
use verify::event::Algo;
use verify::hash::Hash32;

use super::act::Act;
use super::stage::{Acts, Outcome};
use crate::node::Node;
use crate::result::Result;

const UNKNOWN: Outcome = (ANCHOR_UNCLEAR, "origin_unknown");

pub fn tell(acts: &mut Acts<'_>) -> Result<()> {
    let mut shop = acts.open("shop of many seeds")?;
    several_requests(acts, &mut shop)?;
    look_alikes(acts, &mut shop)
}

/// One transaction creates the event and requests another seed.
fn several_requests(acts: &mut Acts<'_>, shop: &mut Shop<Node<'_>>) -> Result<()> {
    let own = (
        "event-among-requests",
        "one transaction created the event and requested another seed",
    );
    let (event, named, _) = among_requests(shop)?;
    acts.event(own, (&event, &named), UNKNOWN);

    let others = (
        "event-with-the-seed-of-another-request",
        "one transaction created the event and requested another seed, which was liked better",
    );
    let (event, named, seed) = among_requests(shop)?;
    let liked = Anchored { seed, ..named };
    acts.event(others, (&event, &liked), UNKNOWN);

    let neither = (
        "event-among-requests-with-an-invented-seed",
        "one transaction created the event and requested another seed, and the seed is neither",
    );
    let (event, named, _) = among_requests(shop)?;
    let seed = shop.stream.hash();
    let invented = Anchored { seed, ..named };
    acts.event(neither, (&event, &invented), (SEED_FAILS, "not_verified"));
    Ok(())
}

/// Returns an event that was created in one transaction with another request, with its results and the
/// seed of the other.
fn among_requests(shop: &mut Shop<Node<'_>>) -> Result<(Event, Anchored, Hash32)> {
    let event = new(shop);
    let (id, other) = (event.vrf_event_id(), shop.stream.hash());
    let act = Act::of(&mut shop.chain);
    let act = act.consumer(Call::CreateEvent(id, event.commitment()))?;
    let act = act.consumer(Call::CreateEvent(other, other))?;
    let created = act.make()?[0];
    shop.block(&[id, other].map(|id| Call::Deliver(id, Callback::Works)));
    Ok((event, named(shop, created, id), shop.chain.seed(&other)))
}

/// Another transaction with one listed request looks like the one that created the event.
fn look_alikes(acts: &mut Acts<'_>, shop: &mut Shop<Node<'_>>) -> Result<()> {
    let event = new(shop);
    let (id, value) = (event.vrf_event_id(), event.commitment());
    shop.open_event(&event);
    let asked = Act::of(&mut shop.chain).consumer(Call::Request(value, id))?;
    let asked = asked.make()?[0];
    let seed = shop.deliver(value).value;
    let title = (
        "event-named-by-a-pull-of-its-value",
        "a pull was requested with the event's value as its key, and that request is named as the event's",
    );
    let of_pull = Anchored {
        seed,
        ..named(shop, asked, id)
    };
    acts.event(title, (&event, &of_pull), UNKNOWN);

    let event = new(shop);
    let (id, value) = (event.vrf_event_id(), event.commitment());
    let other = shop.stream.hash();
    shop.open_event(&event);
    let act = Act::of(&mut shop.chain);
    act.by_own(|act| act.consumer(Call::Request(id, other)))?
        .make()?;
    let named = beside_a_request(shop, |act| act.by_own(|act| act.deliver(id, value)))?;
    let title = (
        "event-named-by-a-word-that-is-its-value",
        "the shop delivered the event's value as the word of a pull, beside one request of the oracle",
    );
    acts.event(title, (&event, &named), UNKNOWN);

    let event = new(shop);
    let (id, value) = (event.vrf_event_id(), event.commitment());
    shop.open_event(&event);
    let request = Call::Request(id, other);
    let named = beside_a_request(shop, |act| {
        act.by_own(|act| act.choose(value)?.consumer(request))
    })?;
    let title = (
        "event-named-by-an-id-that-is-its-value",
        "the shop gave a pull's request the event's value as its id, beside one request of the oracle",
    );
    acts.event(title, (&event, &named), (SEED_FAILS, "not_verified"));

    let event = new(shop);
    let (id, value) = (event.vrf_event_id(), event.commitment());
    let act = Act::of(&mut shop.chain);
    act.by_own(|act| act.consumer(Call::CreateEvent(id, value)))?
        .make()?;
    let named = beside_a_request(shop, |act| act.by_own(|act| act.deliver(id, value)))?;
    let title = (
        "event-named-by-its-own-word",
        "the shop delivered the event's value as its word, beside one request of the oracle",
    );
    acts.event(title, (&event, &named), UNKNOWN);
    Ok(())
}

/// Adds one request of the oracle to a transaction, and names both with the seed of that request.
fn beside_a_request<'c>(
    shop: &mut Shop<Node<'c>>,
    begin: impl for<'n> FnOnce(Act<'n, 'c>) -> Result<Act<'n, 'c>>,
) -> Result<Anchored> {
    let other = shop.stream.hash();
    let act = begin(Act::of(&mut shop.chain))?;
    let written = act.consumer(Call::CreateEvent(other, other))?.make()?;
    let created = *written.last().ok_or("a request")?;
    shop.block(&[Call::Deliver(other, Callback::Works)]);
    Ok(named(shop, created, other))
}

/// Returns the results of an event whose creation is said to be this call, with the seed of this id.
fn named(shop: &Shop<Node<'_>>, created: Written, id: Hash32) -> Anchored {
    shop.anchored(id, (created.entry.position, created.transaction))
}

fn new(shop: &mut Shop<Node<'_>>) -> Event {
    let name = "Quarry Sellout Break";
    Event::new(&mut shop.stream, name, Format::SelloutBreak, Algo::V2, 16)
}
