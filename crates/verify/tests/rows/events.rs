//! Plays the acts of a shop's operator on a pack event. One honest endpoint shows each scene.

use std::collections::BTreeSet;

use fixtures::chain::COORDINATOR;
use fixtures::chain::coordinator::Kind;
use fixtures::chain::endpoint::Endpoint;
use fixtures::pack_event::PackEvent;
use fixtures::world::{Act, Id, LIKED, OfEvent, Terms, Word, World};
use verify::claims::{self, Log};
use verify::hash::Hash32;
use verify::report::{Report, Verdict};

use super::{Payload, is, is_not};

use Act::{Anchor, Answer, Event, Join, OwnDeliver, Relay, Request};
use OfEvent::{
    AsPull, AsPullTurned, Create, CreateJunk, CreateTurned, OwnCreate, OwnJunk, OwnPull,
};

fn v2_5(acts: &[Act]) -> World {
    World::after(Kind::V2_5, acts)
}

/// Returns the oracle's word for its request of this number.
fn word(world: &World, real: usize) -> Hash32 {
    let coordinator = &world.chain.coordinators[&COORDINATOR];
    coordinator.word_of(&world.real[real].id).expect("a word")
}

/// Returns the transaction of the oracle's request of this number.
fn transaction(world: &World, real: usize) -> Hash32 {
    let mut logs = world.chain.logs.iter();
    let id = Some(world.real[real].id);
    let request = logs.find(|log| log.address == COORDINATOR && log.words().next() == id);
    request.expect("a request").transaction
}

fn report(world: &World, named: Hash32, seed: Hash32) -> [Report; 2] {
    let mut told: PackEvent = world.event.clone();
    (told.transaction, told.seed) = (named, seed);
    Payload::of_event(&told).on(&world.chain)
}

/// Returns the pairs of a transaction and a seed that are verified, of all on the chain.
fn verified(world: &World) -> BTreeSet<(Hash32, Hash32)> {
    let mut verified = BTreeSet::new();
    let seeds: Vec<Hash32> = (0..world.real.len())
        .map(|real| word(world, real))
        .collect();
    for named in world.chain.transactions.keys() {
        for seed in seeds.iter().chain([&LIKED]) {
            let reports = report(world, *named, *seed);
            if reports
                .iter()
                .any(|report| report.verdict == Verdict::Verified)
            {
                verified.insert((*named, *seed));
            }
        }
    }
    verified
}

/// An honest event, called directly or through a relayer, before and after look-alikes of its anchor.
#[test]
fn an_event_has_one_transaction_and_one_seed() {
    for later in [
        &[][..],
        &[AsPull],
        &[AsPullTurned],
        &[CreateTurned],
        &[CreateJunk],
    ] {
        let mut acts = vec![Event(Create)];
        acts.extend(later.iter().map(|of| Event(*of)));
        acts.extend((0..=later.len()).map(|real| Answer(real, false)));
        let world = v2_5(&acts);
        let own = (transaction(&world, 0), word(&world, 0));
        assert_eq!(verified(&world), BTreeSet::from([own]), "{later:?}");
    }
    let world = v2_5(&[Act::Wait, Relay, Event(Create), Answer(0, false)]);
    let own = (transaction(&world, 0), word(&world, 0));
    assert_eq!(verified(&world), BTreeSet::from([own]));
}

/// (*) One transaction creates the event and makes further requests: the shop would name the seed that it likes, now or
/// after it wrote more state.
#[test]
fn further_requests_of_the_transaction_leave_the_seed_open() {
    let base = [Anchor(0, Terms::Now), Event(Create), Join];
    for further in [
        Request(0),
        Event(AsPull),
        Event(AsPullTurned),
        Event(CreateJunk),
    ] {
        for later in [&[][..], &[OwnDeliver(Id::Real(1), Word::Liked)]] {
            let acts = [
                &base[..],
                &[further],
                later,
                &[Answer(0, false), Answer(1, false)],
            ];
            let world = v2_5(&acts.concat());
            let named = transaction(&world, 0);
            assert_eq!(named, transaction(&world, 1));
            for real in [0, 1] {
                for report in report(&world, named, word(&world, real)) {
                    is(&report, Verdict::OriginUnknown);
                }
            }
            for report in report(&world, named, LIKED) {
                is(&report, Verdict::NotVerified);
            }
        }
    }
}

/// (*) A look-alike of the anchor, beside one listed request: the event was created earlier, by the shop's own coordinator.
#[test]
fn a_look_alike_is_no_anchor() {
    let created = Event(OwnCreate(Id::Fresh(false)));
    let delivered = OwnDeliver(Id::Real(0), Word::Value);
    let as_word = OwnDeliver(Id::Real(0), Word::EventId);
    let stories: [&[Act]; 8] = [
        &[Event(AsPull), Answer(0, true), delivered],
        &[Event(AsPullTurned), Answer(0, true), as_word],
        &[Event(AsPullTurned), Answer(0, false)],
        &[Event(CreateTurned), Answer(0, false)],
        &[Event(CreateJunk), Answer(0, false)],
        // (*) The value as the shop's own id, and one real request in that transaction.
        &[
            Event(OwnPull(Id::Value)),
            Join,
            Request(0),
            Answer(0, false),
        ],
        &[
            Event(OwnJunk(Id::Value)),
            Join,
            Request(0),
            Answer(0, false),
        ],
        // (*) The value as the event's word, and one real request in that transaction.
        &[
            OwnDeliver(Id::OfEvent, Word::Value),
            Join,
            Request(0),
            Answer(0, false),
        ],
    ];
    for story in stories {
        let world = v2_5(&[&[Anchor(0, Terms::Now), created], story].concat());
        let named = transaction(&world, 0);
        for report in report(&world, named, word(&world, 0)) {
            is_not(&report, Verdict::Verified);
        }
        assert_eq!(verified(&world), BTreeSet::new(), "{story:?}");
    }
}

/// (*) The same in the transaction of the event's own creation: the shop's coordinator calls back.
#[test]
fn a_relayed_creation_with_a_real_request_is_open() {
    let created = Event(OwnCreate(Id::Fresh(false)));
    let acts = [
        Anchor(0, Terms::Now),
        Relay,
        created,
        Join,
        Request(0),
        Answer(0, false),
    ];
    let world = v2_5(&acts);
    let named = transaction(&world, 0);
    for report in report(&world, named, word(&world, 0)) {
        is_not(&report, Verdict::Verified);
    }
}

/// The oracle was not paid for the event's seed, or a coordinator of the shop's own served it.
#[test]
fn a_seed_that_the_oracle_did_not_give_is_not_verified() {
    let world = v2_5(&[Event(Create)]);
    for report in report(&world, transaction(&world, 0), LIKED) {
        is(&report, Verdict::NotVerified);
    }
    let own = [
        Event(OwnCreate(Id::Fresh(true))),
        OwnDeliver(Id::OfEvent, Word::Liked),
    ];
    let world = v2_5(&own);
    assert_eq!(verified(&world), BTreeSet::new());
}

/// v2: the consumer is removed and added, and the event's id is asked again.
#[test]
fn a_seed_whose_id_is_asked_again_fails() {
    let acts = [
        Anchor(0, Terms::Now),
        Event(Create),
        Act::Readd,
        Request(0),
        Answer(1, false),
    ];
    let world = World::after(Kind::V2, &acts);
    assert_eq!(world.real[0].id, world.real[1].id, "one id");
    for report in report(&world, transaction(&world, 0), word(&world, 1)) {
        is(&report, Verdict::NotVerified);
    }
}

/// v2: the event's id is asked again after its answer, which a node lacks.
#[test]
fn the_later_answer_of_an_id_is_not_the_seeds() {
    let acts = [
        Event(Create),
        Answer(0, false),
        Act::Readd,
        Anchor(0, Terms::Now),
        Request(0),
        Answer(1, false),
    ];
    let world = World::after(Kind::V2, &acts);
    assert_eq!(world.real[0].id, world.real[1].id, "one id");
    let mut logs = world.chain.logs.iter();
    let is_answer = |log: &&Log| log.address == COORDINATOR && log.topics.len() == 2;
    let first = logs.find(is_answer).expect("an answer").clone();
    let mut told = world.event.clone();
    told.transaction = transaction(&world, 0);
    told.seed = claims::word(&first.words().next().expect("a word"));
    let payload = Payload::of_event(&told);
    is(
        &payload.by(&[Endpoint::of(&world.chain)]),
        Verdict::Verified,
    );
    let lacks = Endpoint::of(&world.chain).with_chain(|chain| {
        chain
            .logs
            .retain(|log| log.transaction != first.transaction)
    });
    is_not(&payload.by(&[lacks]), Verdict::NotVerified);
}
