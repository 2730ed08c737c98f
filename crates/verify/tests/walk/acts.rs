//! Lists the acts that are possible in a world, with the cost of each: nothing for those of every honest sale, and one
//! for any other.

use fixtures::chain::coordinator::Kind;
use fixtures::world::{Act, Id, Mimic, OfEvent, Terms, Word, World};

/// The bound of a walk.
#[derive(Clone, Copy, Debug)]
pub struct Bound {
    pub kind: Kind,
    /// The most purchases.
    pub purchases: usize,
    /// The most acts that an honest sale does not need.
    pub dishonest: usize,
    pub look: Look,
}

/// The subjects of a walk, beside the purchases and the answers to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Pulls, and the shop's own coordinator.
    Pulls,
    /// The consumer of v2 that is removed and added again.
    Readds,
    /// Breaks and a second tier.
    Sales,
    /// Calls whose logs look alike, requests before their anchors, and waits.
    Mimics,
    /// Requests before their anchors, versions that are offered late, and windows from block 0.
    Late,
    /// The pack event.
    Event,
}

/// Returns whether an act changes the chain. The others set the form of the next one.
pub const fn changes(act: Act) -> bool {
    !matches!(act, Act::Wait | Act::Join | Act::Near | Act::Relay)
}

/// Returns the acts that are possible next.
pub fn possible(world: &World, bound: Bound) -> Vec<(Act, usize)> {
    let mut acts = Vec::new();
    let last = world.acts.last().copied();
    let known = world.purchases.len();
    for number in 0..bound.purchases.min(known + 1) {
        of_purchase(world, bound, number, &mut acts);
    }
    for number in 0..world.real.len() {
        if world.is_open(number) {
            acts.push((Act::Fulfil(number, false), 0));
            acts.push((Act::Fulfil(number, true), 1));
        }
    }
    if bound.look == Look::Readds && world.can_leave() && last != Some(Act::Readd) {
        acts.push((Act::Readd, 1));
    }
    if matches!(bound.look, Look::Sales | Look::Late) && !world.acts.contains(&Act::Offer) {
        acts.push((Act::Offer, 1));
    }
    if bound.look == Look::Event {
        of_event(world, &mut acts);
    }
    if bound.look == Look::Mimics {
        of_mimics(world, &mut acts);
    }
    if last.is_some_and(changes) && last != Some(Act::Readd) {
        acts.extend([(Act::Join, 1), (Act::Near, 1)]);
    }
    let is_formed = matches!(bound.look, Look::Event | Look::Mimics);
    if last.is_some_and(changes) && is_formed {
        acts.push((Act::Relay, 1));
    }
    if last.is_some_and(changes) && bound.look == Look::Mimics {
        acts.push((Act::Wait, 1));
    }
    acts
}

fn of_purchase(world: &World, bound: Bound, number: usize, acts: &mut Vec<(Act, usize)>) {
    let own = world.purchases.get(number);
    if own.is_none_or(|own| !own.is_anchored) {
        acts.push((Act::Anchor(number, Terms::Now), 0));
        acts.push((Act::Anchor(number, Terms::Early), 1));
        if bound.look == Look::Sales {
            acts.push((Act::Anchor(number, Terms::Second), 1));
            acts.push((Act::Anchor(number, Terms::Break), 1));
        }
        match bound.look {
            Look::Mimics => acts.push((Act::Anchor(number, Terms::JustBefore), 1)),
            Look::Late => {
                acts.push((Act::Anchor(number, Terms::Zero), 1));
                acts.push((Act::Anchor(number, Terms::Second), 1));
            }
            _ => return,
        }
        if own.is_none() {
            acts.push((Act::Request(number), 1));
            return;
        }
    }
    let key = world.requested(number).0;
    let pull = world.chain.consumer.pulls.newest(&key);
    let pull = pull.filter(|pull| pull.requested);
    let Some(pull) = pull else {
        acts.push((Act::Request(number), 0));
        if matches!(bound.look, Look::Pulls | Look::Late) {
            acts.push((Act::OwnRequest(number, Id::Fresh(true)), 1));
        }
        if bound.look == Look::Late {
            acts.push((Act::OwnRequest(number, Id::Fresh(false)), 1));
        }
        if bound.look != Look::Event {
            let ids = (0..world.real.len()).map(Id::Real);
            acts.extend(ids.map(|id| (Act::OwnRequest(number, id), 1)));
        }
        return;
    };
    if !pull.fulfilled && bound.look != Look::Event {
        acts.push((Act::OwnDeliver(Id::Of(number), Word::Liked), 1));
        let public = (0..world.real.len()).filter(|real| world.is_public(*real));
        let words = public.map(Word::True);
        acts.extend(words.map(|word| (Act::OwnDeliver(Id::Of(number), word), 1)));
    }
}

fn of_mimics(world: &World, acts: &mut Vec<(Act, usize)>) {
    let consumer = &world.chain.consumer;
    for number in 0..world.purchases.len() {
        for mimic in Mimic::ALL {
            let Some((key, _)) = world.mimicked(number, mimic) else {
                continue;
            };
            let is_new = match mimic {
                Mimic::AnchorAsRequest | Mimic::RequestTurned | Mimic::VersionAsRequest => {
                    consumer.pulls.newest(&key).is_none()
                }
                _ => consumer.events.newest(&key).is_none(),
            };
            if is_new {
                acts.push((Act::Mimic(number, mimic), 1));
            }
        }
    }
}

fn of_event(world: &World, acts: &mut Vec<(Act, usize)>) {
    let consumer = &world.chain.consumer;
    let (id, value) = (world.event.id, world.event.value);
    let is_pull = |key| {
        consumer
            .pulls
            .newest(&key)
            .is_some_and(|pull| pull.requested)
    };
    if consumer.events.newest(&id).is_none() {
        acts.push((Act::Event(OfEvent::Create), 0));
        for given in [Id::Fresh(false), Id::Fresh(true)] {
            acts.push((Act::Event(OfEvent::OwnCreate(given)), 1));
        }
    }
    if consumer.events.newest(&value).is_none() {
        acts.push((Act::Event(OfEvent::CreateTurned), 1));
    }
    if consumer.events.newest(&fixtures::world::JUNK).is_none() {
        acts.push((Act::Event(OfEvent::CreateJunk), 1));
        acts.push((Act::Event(OfEvent::OwnJunk(Id::Value)), 1));
    }
    if !is_pull(id) {
        acts.push((Act::Event(OfEvent::AsPull), 1));
        acts.push((Act::Event(OfEvent::OwnPull(Id::Value)), 1));
        acts.push((Act::Event(OfEvent::OwnPull(Id::Fresh(false))), 1));
    } else if let Some(pull) = consumer.pulls.newest(&id).filter(|pull| !pull.fulfilled) {
        let real = world
            .real
            .iter()
            .position(|real| real.id == pull.request_id);
        let delivered = real.map_or(Id::Value, Id::Real);
        acts.push((Act::OwnDeliver(delivered, Word::Value), 1));
    }
    if !is_pull(value) {
        acts.push((Act::Event(OfEvent::AsPullTurned), 1));
    } else if let Some(pull) = consumer.pulls.newest(&value).filter(|pull| !pull.fulfilled)
        && let Some(real) = world
            .real
            .iter()
            .position(|real| real.id == pull.request_id)
    {
        acts.push((Act::OwnDeliver(Id::Real(real), Word::EventId), 1));
    }
    if world.request_of_event().is_some() && !world.chain.seeds.contains_key(&id) {
        acts.push((Act::OwnDeliver(Id::OfEvent, Word::Value), 1));
        acts.push((Act::OwnDeliver(Id::OfEvent, Word::Liked), 1));
    }
}
