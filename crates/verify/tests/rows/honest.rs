//! Plays honest shops and honest nodes: each is verified.

use fixtures::chain::believed::Given;
use fixtures::chain::coordinator::Kind;
use fixtures::chain::{CONSUMER, COORDINATOR};
use fixtures::world::{Act, OfEvent, Terms, World};
use verify::claims::Address;
use verify::hash::Hash32;
use verify::report::Verdict;

use super::{Payload, is, is_not, told};

use Act::{Anchor, Event, Fulfil, Join, Near, Offer, Relay, Request, Wait};
use Terms::{Break, Early, Now, Second};

/// Asserts that every purchase but those of Breaks is verified, with the contract's logs listed and without.
fn are_verified(acts: &[Act]) {
    for kind in [Kind::V2, Kind::V2_5] {
        for logs_seeds in [false, true] {
            let mut world = World::open(kind);
            world.chain.consumer.logs_seeds = logs_seeds;
            for act in acts {
                world.act(*act);
            }
            for (number, own) in world.purchases.iter().enumerate() {
                if own.sale.is_none() || world.honest_words()[number].is_none() {
                    continue;
                }
                for report in told(&world, number, &[]).on(&world.chain) {
                    is(&report, Verdict::Verified);
                }
            }
        }
    }
}

// word_origin-21, dates-1, word_origin-1
#[test]
fn a_pull_alone_is_verified() {
    are_verified(&[Anchor(0, Now), Request(0), Fulfil(0, false)]);
    are_verified(&[Anchor(0, Early), Request(0), Fulfil(0, false)]);
}

/// A callback that fails, alone in its window.
#[test]
fn a_failed_callback_is_verified() {
    are_verified(&[Anchor(0, Now), Request(0), Fulfil(0, true)]);
    are_verified(&[Anchor(0, Now), Request(0), Wait, Fulfil(0, true)]);
}

/// Breaks, events and their failed callbacks lie in the span.
// left_out-13
#[test]
fn other_sales_take_nothing_away() {
    for fails in [false, true] {
        are_verified(&[
            Anchor(0, Now),
            Anchor(1, Break),
            Request(0),
            Request(1),
            Event(OfEvent::Create),
            Fulfil(1, fails),
            Fulfil(2, fails),
            Fulfil(0, false),
        ]);
    }
}

/// Dependents of two tiers, one of which is anchored after a target's `as_of`; two words in a block; two requests and two
/// answers in a transaction.
// kinds-2, kinds-6
#[test]
fn an_evening_is_verified() {
    are_verified(&[
        Anchor(0, Now),
        Anchor(1, Early),
        Offer,
        Anchor(2, Second),
        Request(0),
        Join,
        Request(1),
        Request(2),
        Fulfil(2, false),
        Fulfil(0, false),
        Near,
        Fulfil(1, true),
    ]);
    are_verified(&[
        Anchor(0, Now),
        Anchor(1, Now),
        Request(0),
        Request(1),
        Fulfil(0, false),
        Join,
        Fulfil(1, true),
    ]);
}

/// Calls go through a relayer.
// dates-2
#[test]
fn a_relayer_takes_nothing_away() {
    are_verified(&[
        Relay,
        Anchor(0, Now),
        Relay,
        Request(0),
        Relay,
        Fulfil(0, true),
        Anchor(1, Now),
        Request(1),
        Fulfil(1, false),
    ]);
}

/// An event's callback fails, or its transaction is relayed.
// seed_origin-23
#[test]
fn an_event_is_verified() {
    for acts in [
        &[Event(OfEvent::Create), Fulfil(0, false)][..],
        &[Event(OfEvent::Create), Fulfil(0, true)],
        &[Relay, Event(OfEvent::Create), Wait, Fulfil(0, true)],
    ] {
        let world = World::after(Kind::V2_5, acts);
        let mut event = world.event.clone();
        let coordinator = &world.chain.coordinators[&fixtures::chain::COORDINATOR];
        event.seed = coordinator.word_of(&world.real[0].id).expect("a word");
        let mut logs = world.chain.logs.iter();
        let anchor = logs
            .find(|log| log.topics.get(1) == Some(&event.id))
            .expect("an anchor");
        event.transaction = anchor.transaction;
        for report in Payload::of_event(&event).on(&world.chain) {
            is(&report, Verdict::Verified);
        }
    }
}

/// Strangers' callbacks fail in the window, of requests in it and long before it.
// left_out-21, left_out-27
#[test]
fn strangers_failed_callbacks_take_nothing_away() {
    let stranger = Address::new([0x5a; 20]);
    for kind in [Kind::V2, Kind::V2_5] {
        let mut world = World::open(kind);
        let asks = |world: &mut World| {
            let oracle = world.chain.consumer.oracle;
            world.chain.mine(1);
            world.chain.transact(stranger, Vec::new(), |running| {
                running.request_words(oracle, stranger, None)
            })
        };
        let mut ids = vec![asks(&mut world)];
        for act in [Wait, Anchor(0, Now), Request(0)] {
            world.act(act);
        }
        ids.push(asks(&mut world));
        world.chain.mine(1);
        for id in ids {
            world
                .chain
                .transact(COORDINATOR, Vec::new(), |running| running.fulfils(id, true));
        }
        world.act(Fulfil(0, true));
        for report in told(&world, 0, &[]).on(&world.chain) {
            is(&report, Verdict::Verified);
        }
    }
}

/// The contract logs values of a pull again, as the anchor of something else or as another pull's.
// kinds-1, kinds-5
#[test]
fn look_alikes_of_an_honest_pull_fail_nothing() {
    for turned in [false, true] {
        let mut world = World::open(Kind::V2_5);
        for act in [Anchor(0, Now), Request(0)] {
            world.act(act);
        }
        let (key, version) = world.requested(0);
        let junk = Hash32::new([0x4a; 32]);
        let nothing = Given {
            id: junk,
            is_logged: false,
        };
        world.chain.mine(1);
        world
            .chain
            .transact(CONSUMER, Vec::new(), |running| match turned {
                false => running.anchors(key, junk),
                true => running.anchors(junk, key),
            });
        world.chain.mine(1);
        world
            .chain
            .transact(CONSUMER, Vec::new(), |running| match turned {
                false => running.requests_pull(version, key, nothing),
                true => running.anchors(key, version),
            });
        world.act(Fulfil(0, false));
        let [listed, learnt] = told(&world, 0, &[]).on(&world.chain);
        is(&listed, Verdict::Verified);
        is_not(&learnt, Verdict::NotVerified);
    }
}
