//! Plays the acts of a shop's operator on a pack event. One honest endpoint shows each scene.

use std::collections::BTreeSet;

use fixtures::chain::coordinator::Kind;
use fixtures::chain::endpoint::{Endpoint, fault, settle};
use fixtures::chain::{CONSUMER, COORDINATOR, FIRST_BLOCK, at, listed, listed_with_logs};
use fixtures::export;
use fixtures::pack_event::PackEvent;
use fixtures::settled_report::SettledReport;
use fixtures::world::{Act, Id, JUNK, LIKED, OfEvent, Terms, Word, World};
use verify::claims::{self, Address, Fault, Head, Log, Question, Reply, Unread};
use verify::hash::Hash32;
use verify::report::LogKind::Anchored;
use verify::report::{Point, Report, StepId, Value, Verdict};

use super::{Payload, is, is_not};

use Act::{Anchor, Event, Fulfil, Join, OwnDeliver, Relay, Request};
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

/// Returns the seeds that are verified, of all on the chain, whatever transaction the report names.
fn verified(world: &World) -> BTreeSet<Hash32> {
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
                verified.insert(*seed);
            }
        }
    }
    verified
}

/// An honest event, called directly or through a relayer, before and after look-alikes of its anchor.
// seed_origin-4, seed_origin-24
#[test]
fn an_event_has_one_seed() {
    for later in [
        &[][..],
        &[AsPull],
        &[AsPullTurned],
        &[CreateTurned],
        &[CreateJunk],
    ] {
        let mut acts = vec![Event(Create)];
        acts.extend(later.iter().map(|of| Event(*of)));
        acts.extend((0..=later.len()).map(|real| Fulfil(real, false)));
        let world = v2_5(&acts);
        assert_eq!(
            verified(&world),
            BTreeSet::from([word(&world, 0)]),
            "{later:?}"
        );
    }
    let world = v2_5(&[Act::Wait, Relay, Event(Create), Fulfil(0, false)]);
    assert_eq!(verified(&world), BTreeSet::from([word(&world, 0)]));
}

/// (*) One transaction creates the event and makes further requests: the shop would name the seed that it likes, now or
/// after it wrote more state.
// seed_origin-20, seed_origin-29, seed_origin-30
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
                &[Fulfil(0, false), Fulfil(1, false)],
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
            // What the oracle answered is not shown: several requests they are all the same.
            let refusing = Endpoint::of(&world.chain).refusing(|query| query.is_of(&COORDINATOR));
            let mut told = world.event.clone();
            (told.transaction, told.seed) = (named, LIKED);
            let report = Payload::of_event(&told).by(&[refusing]);
            is(&report, Verdict::OriginUnknown);
        }
    }
}

/// (*) A look-alike of the anchor, beside one listed request: the event was created earlier, by the shop's own coordinator.
// seed_origin-17
#[test]
fn a_look_alike_is_no_anchor() {
    let created = Event(OwnCreate(Id::Fresh(false)));
    let delivered = OwnDeliver(Id::Real(0), Word::Value);
    let as_word = OwnDeliver(Id::Real(0), Word::EventId);
    let stories: [&[Act]; 8] = [
        &[Event(AsPull), Fulfil(0, true), delivered],
        &[Event(AsPullTurned), Fulfil(0, true), as_word],
        &[Event(AsPullTurned), Fulfil(0, false)],
        &[Event(CreateTurned), Fulfil(0, false)],
        &[Event(CreateJunk), Fulfil(0, false)],
        // (*) The value as the shop's own id, and one real request in that transaction.
        &[
            Event(OwnPull(Id::Value)),
            Join,
            Request(0),
            Fulfil(0, false),
        ],
        &[
            Event(OwnJunk(Id::Value)),
            Join,
            Request(0),
            Fulfil(0, false),
        ],
        // (*) The value as the event's word, and one real request in that transaction.
        &[
            OwnDeliver(Id::OfEvent, Word::Value),
            Join,
            Request(0),
            Fulfil(0, false),
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
        Fulfil(0, false),
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
// seed_origin-28
#[test]
fn a_seed_whose_id_is_asked_again_fails() {
    let acts = [
        Anchor(0, Terms::Now),
        Event(Create),
        Act::Readd,
        Request(0),
        Fulfil(1, false),
    ];
    let world = World::after(Kind::V2, &acts);
    assert_eq!(world.real[0].id, world.real[1].id, "one id");
    for report in report(&world, transaction(&world, 0), word(&world, 1)) {
        is(&report, Verdict::NotVerified);
    }
}

/// v2: the event's id is asked again after its answer, which a node lacks.
// seed_origin-28
#[test]
fn the_later_answer_of_an_id_is_not_the_seeds() {
    let acts = [
        Event(Create),
        Fulfil(0, false),
        Act::Readd,
        Anchor(0, Terms::Now),
        Request(0),
        Fulfil(1, false),
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

/// Returns what the chain steps of a report rest on: their states, by the contract's listed logs and without.
fn settled(told: &PackEvent, endpoint: &dyn Fn() -> Endpoint<'static>) -> [SettledReport; 2] {
    [listed_with_logs(), listed()].map(|listed| told.check_with_listed(&listed, &[endpoint()]))
}

/// Returns why a step of a report is open.
fn open(report: &SettledReport, id: StepId) -> Unread {
    let step = report.step(id);
    step.unread().unwrap_or_else(|| panic!("{step:?}")).clone()
}

/// Returns an event whose seed the oracle gave, beside a pull with a request of its own.
fn event_and_pull() -> World {
    let acts = [
        Anchor(0, Terms::Now),
        Event(Create),
        Act::Wait,
        Request(0),
        Fulfil(0, false),
        Fulfil(1, false),
    ];
    v2_5(&acts)
}

/// The report names a transaction that does not exist, a pull's, or none: it was judged by that, or not at all.
// seed_origin-2, seed_origin-5, seed_origin-6, seed_origin-8, seed_origin-12
#[test]
fn an_event_is_judged_by_the_transaction_that_anchored_it_not_the_named_one() {
    let world = event_and_pull();
    let own = transaction(&world, 0);
    for named in [Hash32::ZERO, JUNK, transaction(&world, 1)] {
        for report in report(&world, named, LIKED) {
            is(&report, Verdict::NotVerified);
        }
        let mut told = world.event.clone();
        (told.transaction, told.seed) = (named, word(&world, 0));
        let chain = world.chain.clone();
        for settled in settled(&told, &|| Endpoint::of(&chain)) {
            is(&settled.report, Verdict::Verified);
            let origin = settled.step(StepId::SeedOrigin);
            let mut findings = origin.findings.iter();
            let other = findings.find(|finding| finding.point == Point::AnchorTransaction);
            assert_eq!(other.expect("both").computed, Value::Hash(own));
        }
    }
}

/// A log that looks like the anchor's, in the named transaction: the search goes on to the anchor.
// seed_origin-4, seed_origin-5, seed_origin-10
#[test]
fn a_look_alike_in_the_named_transaction_hides_no_anchor() {
    let acts = [
        Event(Create),
        Act::Wait,
        Event(AsPull),
        Fulfil(0, false),
        Fulfil(1, false),
    ];
    let world = v2_5(&acts);
    for report in report(&world, transaction(&world, 1), word(&world, 1)) {
        is(&report, Verdict::NotVerified);
    }
}

/// An endpoint that refuses the search leaves the seed open. Only a report that names no transaction with the anchor has that against
/// it.
// seed_origin-7, seed_origin-13, seed_origin-14
#[test]
fn a_refused_search_speaks_against_a_report_that_names_no_anchor() {
    let world = event_and_pull();
    let chain = world.chain.clone();
    let newest = chain.newest;
    let refuses = || {
        Endpoint::of(&chain).answering(move |question| match question {
            Question::Search(search) => {
                assert_eq!(search.from, newest);
                Some(fault(Fault::NoLogs(0, search.from)))
            }
            _ => None,
        })
    };
    let mut told = world.event.clone();
    told.seed = LIKED;
    let no_anchor = Unread::NoAnchor(told.id);
    for (named, cause) in [
        (Hash32::ZERO, no_anchor.clone()),
        (transaction(&world, 1), no_anchor),
        (JUNK, Unread::UnknownTransaction(JUNK)),
    ] {
        told.transaction = named;
        for settled in settled(&told, &refuses) {
            assert_eq!(open(&settled, StepId::SeedOrigin), cause);
        }
    }
}

/// A node has dropped its index of old transactions, and still has their blocks and logs.
// seed_origin-11
#[test]
fn an_event_whose_transaction_a_node_has_forgotten_is_judged_by_its_log() {
    let world = event_and_pull();
    let chain = world.chain.clone();
    let forgets = || {
        Endpoint::of(&chain).answering(|question| match question {
            Question::Receipt(hash) | Question::Transaction(hash) => {
                Some(Reply::Unread(Unread::UnknownTransaction(*hash)))
            }
            _ => None,
        })
    };
    let mut told = world.event.clone();
    for named in [transaction(&world, 0), JUNK, Hash32::ZERO] {
        for (seed, verdict) in [
            (word(&world, 0), Verdict::Verified),
            (LIKED, Verdict::NotVerified),
        ] {
            (told.transaction, told.seed) = (named, seed);
            for settled in settled(&told, &forgets) {
                is(&settled.report, verdict);
            }
        }
    }
}

/// A shop adds logs to the transaction until its receipt is longer than any reply that is read: an invented seed was open.
// seed_origin-37
#[test]
fn a_receipt_that_is_too_long_hides_no_invented_seed() {
    let world = event_and_pull();
    let chain = world.chain.clone();
    let long = transaction(&world, 0);
    let refuses = || {
        Endpoint::of(&chain).answering(move |question| match question {
            Question::Receipt(hash) if *hash == long => Some(fault(Fault::Malformed)),
            _ => None,
        })
    };
    let mut told = world.event.clone();
    for named in [long, JUNK, Hash32::ZERO] {
        for (seed, verdict) in [
            (word(&world, 0), Verdict::Verified),
            (LIKED, Verdict::NotVerified),
        ] {
            (told.transaction, told.seed) = (named, seed);
            for settled in settled(&told, &refuses) {
                is(&settled.report, verdict);
            }
        }
    }
}

/// The same of a transaction in which the contract asked twice: nothing is judged by a part of its logs.
// seed_origin-37
#[test]
fn a_receipt_that_is_too_long_leaves_several_requests_open() {
    let acts = [
        Anchor(0, Terms::Now),
        Event(Create),
        Act::Join,
        Request(0),
        Fulfil(0, false),
        Fulfil(1, false),
    ];
    let world = v2_5(&acts);
    let chain = world.chain.clone();
    let refuses = || {
        Endpoint::of(&chain).answering(|question| match question {
            Question::Receipt(_) => Some(fault(Fault::Malformed)),
            _ => None,
        })
    };
    let mut told = world.event.clone();
    (told.transaction, told.seed) = (transaction(&world, 0), LIKED);
    for settled in settled(&told, &refuses) {
        is(&settled.report, Verdict::NotConfirmed);
    }
}

/// A node that keeps neither old transactions nor old logs shows nothing of an honest event: that says nothing against it.
// seed_origin-14
#[test]
fn a_node_that_keeps_nothing_old_says_nothing_against_an_event() {
    let world = event_and_pull();
    let chain = world.chain.clone();
    let prunes = || {
        Endpoint::of(&chain).with_chain(|chain| {
            chain.logs.clear();
            chain.transactions.clear();
        })
    };
    let mut told = world.event.clone();
    (told.transaction, told.seed) = (transaction(&world, 0), word(&world, 0));
    for settled in settled(&told, &prunes) {
        let cause = open(&settled, StepId::SeedOrigin);
        assert_eq!(cause, Unread::UnknownTransaction(told.transaction));
        assert!(!cause.speaks());
    }
}

/// A report says that its event runs, and publishes an invented seed all the same.
#[test]
fn an_invented_seed_of_an_event_that_runs_is_not_verified() {
    let world = event_and_pull();
    let mut told = world.event.clone();
    for named in [
        transaction(&world, 0),
        transaction(&world, 1),
        JUNK,
        Hash32::ZERO,
    ] {
        (told.transaction, told.seed) = (named, LIKED);
        let payload = told
            .payload()
            .replace("\"is_active\":false", "\"is_active\":true");
        let checked = export::checked(payload);
        let claims = checked.claims.expect("claims");
        let settled = settle(&claims, &listed(), &[Endpoint::of(&world.chain)]);
        is(&checked.report.with_chain(&settled), Verdict::NotVerified);
    }
}

/// The pages of an event that was created seconds ago. A node that is behind holds nothing under it yet.
// contract-24, contract-25, contract-27
#[test]
fn a_running_event_is_missing_only_after_every_block_that_it_can_be_in() {
    let event = PackEvent::unanchored();
    let checked = export::checked(event.running());
    let claims = checked.claims.expect("claims");
    let contract = |is_fresh, is_after_load, is_local| {
        let endpoint = Endpoint::of(&event.chain).answering(move |question| match question {
            Question::Head => Some(Reply::Head(Head {
                chain_id: 8453,
                newest: FIRST_BLOCK,
                is_known: true,
                pinned: FIRST_BLOCK,
                is_fresh,
                is_after_load,
                is_local,
                ..Head::default()
            })),
            _ => None,
        });
        let settled = settle(&claims, &listed(), &[endpoint]);
        let mut steps = settled.steps.into_iter();
        steps
            .find(|step| step.id == StepId::Contract)
            .expect("a step")
    };
    assert!(contract(true, true, false).failed());
    assert!(contract(true, false, true).failed(), "a local chain");
    for (is_fresh, is_after_load) in [(true, false), (false, true), (false, false)] {
        let step = contract(is_fresh, is_after_load, false);
        let not_reached = Unread::NotReached {
            newest: FIRST_BLOCK,
            needed: None,
            age: 0,
        };
        assert_eq!(step.unread(), Some(&not_reached));
    }
}

/// An early report publishes no seed, and a running one neither: nothing is looked for.
// seed_origin-1
#[test]
fn a_report_without_a_seed_is_asked_for_no_transaction() {
    let event = PackEvent::honest();
    let checked = export::checked(event.running());
    let claims = checked.claims.expect("claims");
    let no_search = Endpoint::of(&event.chain).answering_if_asked(|question| match question {
        Question::Search(_) | Question::Receipt(_) | Question::Transaction(_) => {
            panic!("{question:?}")
        }
        _ => None,
    });
    let settled = settle(&claims, &listed(), &[no_search]);
    assert!(settled.steps[0].passed(), "{:?}", settled.steps[0]);
}

/// The endpoint lacks the answer to the event's request. Its reply holds the request, and a later one of the same key.
// seed_origin-27
#[test]
fn a_missing_seed_is_evidence_only_at_a_newest_block_of_this_minute() {
    let acts = [
        Event(Create),
        Fulfil(0, false),
        Anchor(0, Terms::Now),
        Request(0),
    ];
    let world = v2_5(&acts);
    let mut logs = world.chain.logs.iter();
    let is_answer = |log: &&Log| log.address == COORDINATOR && log.topics.len() < 4;
    let answer = logs.find(is_answer).expect("an answer").position;
    let mut told = world.event.clone();
    (told.transaction, told.seed) = (transaction(&world, 0), word(&world, 0));
    for is_fresh in [true, false] {
        let lacks = || {
            let own = world.chain.clone();
            Endpoint::of(&world.chain)
                .hiding(move |log| log.position == answer)
                .answering(move |question| match (question, own.answer(question)) {
                    (Question::Head, Reply::Head(head)) => {
                        Some(Reply::Head(Head { is_fresh, ..head }))
                    }
                    _ => None,
                })
        };
        for settled in settled(&told, &lacks) {
            let cause = open(&settled, StepId::SeedOrigin);
            let is_missing = matches!(cause, Unread::NoFulfilment { .. });
            assert_eq!(is_missing, is_fresh, "{cause:?}");
        }
    }
}

/// A coordinator of the shop's that logs no request bought `not_confirmed` for an invented seed.
// seed_origin-21
#[test]
fn an_invented_seed_of_a_silent_coordinator_has_no_origin() {
    for is_logged in [true, false] {
        let world = v2_5(&[Act::Event(OfEvent::OwnCreate(Id::Fresh(is_logged)))]);
        let mut event = world.event.clone();
        let anchor = world.entries(Anchored).last().expect("an anchor");
        event.transaction = world.chain.transaction_at(anchor.position);
        event.seed = LIKED;
        for report in Payload::of_event(&event).on(&world.chain) {
            is(&report, Verdict::OriginUnknown);
        }
    }
}

/// The same seed, of a report that says that its event runs, was `not_replayable`.
#[test]
fn an_invented_seed_of_a_silent_coordinator_is_no_running_event() {
    let world = v2_5(&[Act::Event(OfEvent::OwnCreate(Id::Fresh(false)))]);
    let mut event = world.event.clone();
    let anchor = world.entries(Anchored).last().expect("an anchor");
    event.transaction = world.chain.transaction_at(anchor.position);
    event.seed = LIKED;
    let mut report: serde_json::Value = serde_json::from_str(&event.payload()).expect("JSON");
    report["is_active"] = true.into();
    let checked = verify::check(report.to_string().into_bytes(), &mut |_| {}).expect("a payload");
    let payload = Payload {
        report: checked.report,
        claims: checked.claims.expect("claims"),
    };
    for report in payload.on(&world.chain) {
        is(&report, Verdict::OriginUnknown);
    }
}

/// Without a list of the contract's logs: an endpoint has pruned the named transaction, and shows a later one with two requests whose log
/// holds the event's two values. It failed an honest report.
// seed_origin-35
#[test]
fn a_look_alike_fails_no_honest_event_that_an_endpoint_has_pruned() {
    let world = v2_5(&[
        Act::Event(OfEvent::Create),
        Fulfil(0, false),
        Anchor(0, Terms::Now),
        Request(0),
        Act::Join,
        Act::Event(OfEvent::AsPull),
        Fulfil(1, false),
        Fulfil(2, false),
    ]);
    let mut event = world.event.clone();
    let mut anchors = world.entries(Anchored);
    let anchor = anchors.find(|entry| entry.key == event.id);
    let anchor = anchor.expect("an anchor").position;
    event.transaction = world.chain.transaction_at(anchor);
    let coordinator = &world.chain.coordinators[&fixtures::chain::COORDINATOR];
    event.seed = coordinator.word_of(&world.real[0].id).expect("a word");
    let payload = Payload::of_event(&event);
    for listed in [
        fixtures::chain::listed_with_logs(),
        fixtures::chain::listed(),
    ] {
        is(
            &payload.by_listed(&listed, &[Endpoint::of(&world.chain)]),
            Verdict::Verified,
        );
        let named = event.transaction;
        let pruned = Endpoint::keeping_since(&world.chain, anchor.block + 2);
        let pruned = pruned.answering_if_asked(move |question| match question {
            Question::Receipt(hash) | Question::Transaction(hash) if *hash == named => {
                Some(Reply::Unread(Unread::UnknownTransaction(*hash)))
            }
            _ => None,
        });
        is_not(&payload.by_listed(&listed, &[pruned]), Verdict::NotVerified);
    }
}

/// The transaction of the anchor is sent through a contract that also writes a log like a coordinator's: an invented seed was
/// `origin_unknown`.
// seed_origin-36
#[test]
fn a_made_up_request_beside_an_event_softens_no_invented_seed() {
    for is_made_up in [false, true] {
        let mut world = v2_5(&[Act::Relay, Act::Event(OfEvent::Create), Fulfil(0, false)]);
        let mut event = world.event.clone();
        let anchor = world.entries(Anchored).last().expect("an anchor").position;
        (event.transaction, event.seed) = (world.chain.transaction_at(anchor), LIKED);
        if is_made_up {
            let mut logs = world.chain.logs.iter();
            let own = logs.find(|log| {
                log.transaction == event.transaction && log.address == fixtures::chain::COORDINATOR
            });
            let mut made_up = own.expect("a request").clone();
            made_up.address = Address::new([0x77; 20]);
            made_up.data[..32].copy_from_slice(&[0x55; 32]);
            made_up.position = at(anchor.block, 50);
            world.chain.logs.push(made_up);
        }
        let [listed, _] = Payload::of_event(&event).on(&world.chain);
        is(&listed, Verdict::NotVerified);
    }
}

/// Returns a world in which this many transactions write two logs of no kind with the event's two values, before the event and
/// after it; and a report that names none of their transactions, by an endpoint that returns the logs of a search backwards.
fn among_look_alikes(before: usize, after: usize) -> Report {
    let mut world = World::open(Kind::V2_5);
    let (id, value) = (world.event.id, world.event.value);
    let look_alike = |world: &mut World| {
        world.chain.mine(1);
        world.chain.transact(CONSUMER, Vec::new(), |running| {
            for _ in 0..2 {
                running.log(CONSUMER, vec![JUNK, id], value.as_bytes().to_vec());
            }
        });
    };
    (0..before).for_each(|_| look_alike(&mut world));
    world.act(Event(Create));
    (0..after).for_each(|_| look_alike(&mut world));
    world.act(Fulfil(0, false));
    let mut told = world.event.clone();
    (told.transaction, told.seed) = (Hash32::ZERO, word(&world, 0));
    let chain = world.chain.clone();
    let endpoint = Endpoint::of(&world.chain).answering(move |question| {
        let mut answer = chain.answer(question);
        match &mut answer {
            Reply::Found { logs, .. } => logs.reverse(),
            _ => return None,
        }
        Some(answer)
    });
    Payload::of_event(&told).by_listed(&listed(), &[endpoint])
}

// seed_origin-9
#[test]
fn the_first_16_transactions_with_an_events_values_are_judged() {
    for (before, after, is_found) in [(15, 0, true), (16, 0, false), (0, 16, true)] {
        let report = among_look_alikes(before, after);
        let mut steps = report.steps.iter();
        let step = steps.find(|step| step.id == StepId::SeedOrigin);
        let is_passed = step.is_some_and(verify::report::Step::passed);
        assert_eq!(is_passed, is_found, "{before} {after}: {step:?}");
    }
}

/// An event was created through a relayer, so that only the contract's state shows its log. The endpoint's block of state is before it.
// seed_origin-18
#[test]
fn the_state_that_shows_an_anchor_is_of_its_block_or_later() {
    let mut world = v2_5(&[Act::Wait, Relay, Event(Create), Fulfil(0, false)]);
    let anchor = world.entries(Anchored).last().expect("an anchor");
    world.chain.pinned = Some(anchor.position.block - 1);
    for report in report(&world, transaction(&world, 0), word(&world, 0)) {
        is(&report, Verdict::Verified);
    }
}

/// An honest event whose seed came after more than 2,000 blocks. At the endpoint's block of state its request was open.
// seed_origin-25
#[test]
fn a_request_that_was_open_at_an_older_block_is_answered_at_the_newest() {
    let mut world = v2_5(&[Event(Create)]);
    let request = world.real[0].block;
    world.chain.mine(3_000);
    world.act(Fulfil(0, false));
    world.chain.pinned = Some(request + 2_500);
    for report in report(&world, transaction(&world, 0), word(&world, 0)) {
        is(&report, Verdict::Verified);
    }
}
