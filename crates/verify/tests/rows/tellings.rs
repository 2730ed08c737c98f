//! Plays tellings that were softer than the truth, and nodes behind one address that are apart.

use fixtures::chain::abi::number;
use fixtures::chain::coordinator::Kind;
use fixtures::chain::endpoint::Endpoint;
use fixtures::chain::{CONSUMER, COORDINATOR, Chain, SUBSCRIPTION, at};
use fixtures::pack_event::PackEvent;
use fixtures::shop::proof::Proof;
use fixtures::world::{Act, Id, LIKED, OfEvent, Terms, Word, World};
use serde_json::{Value, json};
use verify::claims::{Address, Head, Question, Reply, create_event};
use verify::hash::Hash32;
use verify::position::Position;
use verify::pull::Entry;
use verify::report::LogKind::{Anchored, Fulfilled, Requested};
use verify::report::{Report, StepId, Verdict};

use super::{Payload, is, is_not, summary, told};

use Act::{Anchor, Event, Fulfil, Join, OwnDeliver, OwnRequest, Readd, Relay, Request, Wait};
use OfEvent::{AsPull, Create, CreateJunk};
use Terms::{Break, Now};

const FORWARDER: Address = Address::new([0x66; 20]);

fn v2_5(acts: &[Act]) -> World {
    World::after(Kind::V2_5, acts)
}

/// Returns an endpoint whose newest block is two minutes younger than the moment of loading.
fn after_naming(chain: &Chain) -> Endpoint<'static> {
    let own = chain.clone();
    Endpoint::of(chain).answering(move |question| match own.answer(question) {
        Reply::Head(head) => Some(Reply::Head(Head {
            is_after_load: true,
            ..head
        })),
        _ => None,
    })
}

/// Asserts that a verdict is at least as hard as another.
fn is_as_hard_as(report: &Report, truth: Verdict) {
    let tone = |verdict| match verdict {
        Verdict::Verified => 0,
        Verdict::VerifiedOffline | Verdict::NotReplayable => 1,
        Verdict::NotConfirmed => 2,
        Verdict::OriginUnknown => 3,
        Verdict::Contradicted => 4,
        Verdict::NotVerified => 5,
    };
    let is_softer = tone(report.verdict) < tone(truth);
    assert!(!is_softer, "softer than {truth:?}: {}", summary(report));
}

/// A word of no sale is added, whose request is told at a block that never comes: should be `origin_unknown` as without it, was
/// `not_confirmed`.
#[test]
fn an_entry_of_another_word_at_a_block_that_never_comes_softens_nothing() {
    let world = v2_5(&[
        Anchor(0, Now),
        OwnRequest(0, Id::Fresh(true)),
        OwnDeliver(Id::Of(0), Word::Liked),
    ]);
    let words: Vec<_> = vec![world.tellable(0).first().copied()];
    let proof = world.proof(0, &words).expect("a proof");
    let truth = Payload::of(&proof);
    is(
        &truth.by(&[after_naming(&world.chain)]),
        Verdict::OriginUnknown,
    );
    let (position, _) = words[0].expect("a word");
    let far = at(1 << 60, 0);
    let [key, id, root] = [0x0a, 0x0b, 0x0c].map(|byte| Hash32::new([byte; 32]));
    let entry = |kind, key, position, value| Entry {
        kind,
        key,
        position,
        value,
    };
    let mut lie = proof;
    lie.entries.extend([
        entry(Anchored, id, far, root),
        entry(Requested, key, far, id),
        entry(Fulfilled, key, at(position.block - 1, 1_000), LIKED),
    ]);
    let lie = Payload::of(&lie).by(&[after_naming(&world.chain)]);
    is_as_hard_as(&lie, Verdict::OriginUnknown);
}

/// Returns a v2 world in which an id was a first purchase's, and after the consumer came back a second one's. A third purchase is
/// the target, in whose window the callback of the second one's answer fails. The input of that transaction also names the
/// block of the first one's request.
fn with_one_id(first: Terms, second: Terms) -> World {
    let mut world = World::after(
        Kind::V2,
        &[
            Anchor(0, second),
            Anchor(1, first),
            Request(1),
            Fulfil(0, false),
            Readd,
            Request(0),
            Wait,
            Anchor(2, Break),
            Anchor(3, Now),
            Request(3),
        ],
    );
    let (one, other) = (world.real[0], world.real[1]);
    assert_eq!(one.id, other.id, "one id");
    let named = [
        number(one.block),
        *SUBSCRIPTION.as_bytes(),
        number(200_000),
        number(1),
        *CONSUMER.as_topic().as_bytes(),
    ];
    let decoy = [&[0; 4][..], &named.concat(), &[0; 28]].concat();
    world.chain.mine(1);
    world
        .chain
        .transact(FORWARDER, decoy, |running| running.fulfils(other.id, true));
    world.act(Fulfil(2, false));
    world
}

/// Returns an endpoint whose questions for requests come to a node that has not reached the second request of the id.
fn lacking_the_second(world: &World) -> Endpoint<'static> {
    let (first, second) = (world.real[0].block, world.real[1].block);
    let behind = world.chain.up_to(second - 1);
    Endpoint::of(&world.chain).answering(move |question| match question {
        // The contract's own requests.
        Question::Logs(query) | Question::Window(query) if query.from == first => {
            Some(behind.answer(question))
        }
        _ => None,
    })
}

/// v2: a Pack's word is left out. A node that lacks its request shows an earlier one of the same id, a Break's: should be open,
/// was `verified`.
#[test]
fn a_node_that_lacks_the_later_request_of_an_id_hides_no_left_out_word() {
    let world = with_one_id(Break, Now);
    let payload = told(&world, 3, &[(0, None)]);
    is(
        &payload.by(&[Endpoint::of(&world.chain)]),
        Verdict::NotVerified,
    );
    let report = payload.by(&[lacking_the_second(&world)]);
    is_not(&report, Verdict::Verified);
}

/// v2: an honest proof beside a Break whose callback failed. A node that lacks its request shows an earlier one of the same id, a
/// Pack's: should be open, was `not_verified`.
#[test]
fn a_node_that_lacks_the_later_request_of_an_id_fails_no_honest_proof() {
    let world = with_one_id(Now, Break);
    let payload = told(&world, 3, &[]);
    is(
        &payload.by(&[Endpoint::of(&world.chain)]),
        Verdict::Verified,
    );
    let report = payload.by(&[lacking_the_second(&world)]);
    is_not(&report, Verdict::NotVerified);
}

/// Returns the first of the worlds after these acts, at other blocks, in which a lie gives another card than the truth, with both.
pub(super) fn with_another_card(
    kind: Kind,
    acts: &[Act],
    tell: impl Fn(&World) -> (Proof, Proof),
) -> (World, Proof, Proof) {
    for waits in 0..12 {
        // The oracle's words depend on the blocks of their requests.
        let world = World::after(kind, &[&vec![Wait; waits], acts].concat());
        let (truth, lie) = tell(&world);
        if truth.awards()[&truth.target] != lie.awards()[&lie.target] {
            return (world, truth, lie);
        }
    }
    panic!("no other card");
}

pub(super) fn telling(
    world: &World,
    target: usize,
    words: &[(usize, (Position, Hash32))],
) -> Proof {
    let mut told = world.honest_words();
    for (purchase, word) in words {
        told[*purchase] = Some(*word);
    }
    world.proof(target, &told).expect("a proof")
}

/// A word of an unlisted coordinator, told at another request's answer and so before another draw's word, gives another card: no
/// true telling has it. Should be `not_verified`, was `origin_unknown`.
#[test]
fn a_word_is_looked_for_although_it_is_told_at_anothers_answer() {
    let acts = [
        Anchor(0, Now),
        Anchor(1, Now),
        Anchor(2, Break),
        OwnRequest(0, Id::Fresh(true)),
        Request(1),
        Request(2),
        Fulfil(1, false),
        Fulfil(0, false),
        OwnDeliver(Id::Of(0), Word::Liked),
    ];
    let (world, truth, lie) = with_another_card(Kind::V2_5, &acts, |world| {
        let own = world.tellable(0)[0];
        let [_, answer] = world.tellable(2)[..] else {
            panic!("a Break's two places");
        };
        let truth = telling(world, 0, &[(0, own)]);
        (truth, telling(world, 0, &[(0, (answer.0, own.1))]))
    });
    for report in Payload::of(&truth).on(&world.chain) {
        is(&report, Verdict::OriginUnknown);
    }
    let [listed, _] = Payload::of(&lie).on(&world.chain);
    is(&listed, Verdict::NotVerified);
}

/// A request of which no coordinator knows has the id of an older one. Its word, told at the answer of a third or at a request, is at a
/// place where no word is: should be `not_verified`, was `origin_unknown`.
// dates-34
#[test]
fn a_word_is_not_told_at_a_coordinators_log_of_another_request() {
    let acts = [
        Anchor(0, Now),
        Anchor(1, Now),
        Anchor(2, Now),
        Request(0),
        Fulfil(0, false),
        OwnRequest(1, Id::Real(0)),
        Request(2),
        Fulfil(1, false),
    ];
    for is_failed in [false, true] {
        let mut acts = acts;
        acts[7] = Fulfil(1, is_failed);
        let world = v2_5(&acts);
        let (_, word) = world.honest_words()[0].expect("a word");
        let last = world.real[1].block;
        let logs = world.chain.logs.iter();
        let logs = logs.filter(|log| log.address == COORDINATOR && log.position.block >= last);
        let places: Vec<Position> = logs.map(|log| log.position).collect();
        assert_eq!(places.len(), 2, "a request and its answer");
        for place in places {
            let told = telling(&world, 1, &[(1, (place, word))]);
            let [listed, _] = Payload::of(&told).on(&world.chain);
            is(&listed, Verdict::NotVerified);
        }
    }
}

/// The oracle's answer landed in another key, and the word is told late, behind another draw's: it gives another card, and no true
/// telling has it. Should be `not_verified`, was `origin_unknown`.
// dates-30
// dates-32
#[test]
fn a_word_that_landed_elsewhere_is_told_at_no_later_place() {
    let acts = [
        Anchor(0, Now),
        Anchor(1, Now),
        Anchor(2, Break),
        Request(0),
        Request(1),
        OwnRequest(2, Id::Real(0)),
        Fulfil(0, false),
        Fulfil(1, false),
        Anchor(3, Break),
    ];
    let (world, truth, lie) = with_another_card(Kind::V2_5, &acts, |world| {
        let own = world.honest_words()[0].expect("a word");
        let late = at(world.chain.newest, 1_000);
        let mut lie = telling(world, 0, &[(0, (late, own.1))]);
        lie.covers_to = Some(late);
        (telling(world, 0, &[(0, own)]), lie)
    });
    let told = world.honest_words()[0].expect("a word");
    let [listed, _] = Payload::of(&truth).on(&world.chain);
    is(&listed, Verdict::OriginUnknown);
    let [listed, _] = Payload::of(&lie).on(&world.chain);
    is(&listed, Verdict::NotVerified);
    let mut others = world.entries(Fulfilled);
    let others = others
        .find(|other| other.value == told.1)
        .expect("the log of the other key");
    let [listed, _] =
        Payload::of(&telling(&world, 0, &[(0, (others.position, told.1))])).on(&world.chain);
    is(&listed, Verdict::NotVerified);
}

/// The oracle's answer landed in another key, no log teaches the kind of words, and the word is told at the answer: that is its only
/// place.
// dates-34
#[test]
fn a_word_that_landed_elsewhere_is_open_at_its_answer_while_its_kind_is_unknown() {
    let acts = [
        Anchor(0, Now),
        Anchor(1, Break),
        Request(0),
        OwnRequest(1, Id::Real(0)),
        Fulfil(0, false),
    ];
    let world = v2_5(&acts);
    let own = world.honest_words()[0].expect("a word");
    let truth = Payload::of(&telling(&world, 0, &[(0, own)]));
    for report in truth.on(&world.chain) {
        is_not(&report, Verdict::NotVerified);
    }
}

/// v2: the id of an answered request was given again, and that request is left open. The word of the first is told before the oracle
/// gave it, and before another draw's: should be `not_verified`, was `not_confirmed`.
#[test]
fn a_word_of_an_id_that_is_open_again_is_told_at_no_earlier_place() {
    let acts = [
        Anchor(0, Now),
        Anchor(1, Now),
        Anchor(2, Break),
        Request(0),
        Request(1),
        Wait,
        Fulfil(1, false),
        Fulfil(0, false),
        Readd,
        Request(2),
    ];
    let (world, truth, lie) = with_another_card(Kind::V2, &acts, |world| {
        let own = world.honest_words()[0].expect("a word");
        let early = at(world.real[1].block, 1_000);
        (
            telling(world, 0, &[(0, own)]),
            telling(world, 0, &[(0, (early, own.1))]),
        )
    });
    assert_eq!(world.real[0].id, world.real[2].id, "one id");
    let [listed, _] = Payload::of(&truth).on(&world.chain);
    is(&listed, Verdict::Verified);
    let [listed, _] = Payload::of(&lie).on(&world.chain);
    is(&listed, Verdict::NotVerified);
}

/// An honest event whose seed came late. The logs after the first 2,000 blocks come from a node that has not reached the answer:
/// should be `not_confirmed`, was `origin_unknown`.
#[test]
fn a_late_seed_that_a_lagging_node_lacks_is_not_one_that_never_came() {
    let mut world = v2_5(&[Event(Create)]);
    let request = world.real[0].block;
    let oracle = world.chain.consumer.oracle;
    world.chain.mine(2_000);
    world.chain.transact(FORWARDER, Vec::new(), |running| {
        running.request_words(oracle, FORWARDER, None)
    });
    world.chain.mine(1_000);
    world.act(Fulfil(0, false));
    let mut event = world.event.clone();
    let coordinator = &world.chain.coordinators[&COORDINATOR];
    event.seed = coordinator.word_of(&world.real[0].id).expect("a word");
    let anchor = world.entries(Anchored).last().expect("an anchor");
    event.transaction = world.chain.transaction_at(anchor.position);
    let payload = Payload::of_event(&event);
    is(
        &payload.by(&[Endpoint::of(&world.chain)]),
        Verdict::Verified,
    );
    let behind = world.chain.up_to(request + 2_500);
    let lagging = Endpoint::of(&world.chain).answering(move |question| match question {
        Question::Logs(query) if query.from > request + 2_000 => Some(behind.answer(question)),
        _ => None,
    });
    is(&payload.by(&[lagging]), Verdict::NotConfirmed);
}

/// Returns a v1 event on its chain, with its report. Its deck has a card of this title, as `json.dumps` spells it.
fn v1(title: &str, change: impl FnOnce(&mut Value)) -> (Chain, Report, verify::claims::Claims) {
    let parsed =
        |event: &PackEvent| -> Value { serde_json::from_str(&event.payload()).expect("a report") };
    let titled = |value: &Value| value.to_string().replace("TITLE", title);
    let mut event = PackEvent::unanchored();
    let mut deck = parsed(&event)["deck_snapshot"].take();
    deck[0]["title"] = "TITLE".into();
    event.value = Hash32::of(&[titled(&deck).as_bytes()]);
    event.anchor(CONSUMER, create_event(&event.id, &event.value));
    event.seed = LIKED;
    let mut report = parsed(&event);
    report["deck_snapshot"] = deck;
    report["deck_hash"] = event.value.to_string().into();
    report["fairness_algo_version"] = "v1".into();
    for of_v2 in ["seed_salt", "seed_commitment", "deck_commitment"] {
        report[of_v2] = Value::Null;
    }
    change(&mut report);
    let checked = verify::check(titled(&report).into_bytes(), &mut |_| {}).expect("a payload");
    (event.chain, checked.report, checked.claims.expect("claims"))
}

/// A running report that withholds its deck's hash is judged by either spelling of the deck: was `not_replayable` with half a
/// surrogate pair, and a contract that holds the escaped spelling was called another value.
// contract-31
#[test]
fn a_deck_whose_hash_is_withheld_is_judged_in_both_spellings() {
    for title in ["Pok\\u00e9mon", "half \\ud800"] {
        let (chain, report, claims) = v1(title, |report| {
            report["is_active"] = json!(true);
            report["deck_hash"] = Value::Null;
        });
        let report = Payload { report, claims }.by(&[after_naming(&chain)]);
        is(&report, Verdict::NotVerified);
        let contract = report.steps.iter().find(|step| step.id == StepId::Contract);
        assert!(
            contract.is_some_and(verify::report::Step::passed),
            "{title}: {}",
            summary(&report)
        );
    }
}

fn of_v1(change: impl FnOnce(&mut Value)) -> Report {
    let (chain, report, claims) = v1("Card", change);
    let payload = Payload { report, claims };
    payload.by(&[after_naming(&chain)])
}

/// A v1 report with an invented seed says that its event runs, and leaves its deck's hash out: should be `origin_unknown` or
/// harder, was `not_replayable`.
// contract-31
#[test]
fn a_running_report_with_an_invented_seed_withholds_no_hash_of_its_deck() {
    is(&of_v1(|_| ()), Verdict::NotVerified);
    is(
        &of_v1(|report| report["is_active"] = json!(true)),
        Verdict::NotVerified,
    );
    let report = of_v1(|report| {
        report["is_active"] = json!(true);
        report["deck_hash"] = Value::Null;
    });
    is_as_hard_as(&report, Verdict::OriginUnknown);
}

/// One relayed transaction makes two requests, none of which gives the seed: `not_verified`. Naming a look-alike, or none, should
/// be as hard, was `origin_unknown`.
// seed_origin-31, seed_origin-32, seed_origin-33, seed_origin-34
#[test]
fn a_look_alike_that_is_named_softens_no_invented_seed() {
    let world = v2_5(&[
        Event(AsPull),
        Relay,
        Event(Create),
        Join,
        Event(CreateJunk),
        Fulfil(0, false),
        Fulfil(1, false),
        Fulfil(2, false),
    ]);
    let named = |real: usize| {
        let id = Some(world.real[real].id);
        let mut logs = world.chain.logs.iter();
        let log = logs.find(|log| log.address == COORDINATOR && log.words().next() == id);
        log.expect("a request").transaction
    };
    let report = |named| {
        let mut event = world.event.clone();
        (event.transaction, event.seed) = (named, LIKED);
        Payload::of_event(&event).on(&world.chain)
    };
    assert_eq!(named(1), named(2), "one transaction");
    for truth in report(named(1)) {
        is(&truth, Verdict::NotVerified);
    }
    for told in [named(0), Hash32::ZERO, LIKED] {
        let [listed, learnt] = report(told);
        is_as_hard_as(&listed, Verdict::NotVerified);
        // An endpoint that has pruned an honest event's transaction may show the look-alikes alone.
        // seed_origin-35
        if told == named(0) {
            is_as_hard_as(&learnt, Verdict::NotVerified);
        }
    }
}

/// Without a list of the contract's logs: request and invented word are told early, where no log is, so that the window holds no
/// request. The endpoint shows the block's logs, as the reader asks for them: should be `not_verified`, was `origin_unknown`.
#[test]
fn a_request_told_before_every_log_of_its_kind_is_no_softer() {
    let world = v2_5(&[
        Anchor(0, Now),
        Anchor(1, Break),
        Wait,
        Request(0),
        Fulfil(0, true),
    ]);
    let (position, _) = world.honest_words()[0].expect("a word");
    let truth = Payload::of(&telling(&world, 0, &[(0, (position, LIKED))]));
    for listed in [
        fixtures::chain::listed_with_logs(),
        fixtures::chain::listed(),
    ] {
        is(
            &truth.by_listed(&listed, &[Endpoint::of(&world.chain)]),
            Verdict::NotVerified,
        );
    }
    let early = world
        .entries(Anchored)
        .last()
        .expect("an anchor")
        .position
        .block;
    let (key, _) = world.requested(0);
    let lie =
        telling(&world, 0, &[(0, (at(early, 901), LIKED))]).moving(Requested, key, at(early, 900));
    let lie = Payload::of(&lie);
    for listed in [
        fixtures::chain::listed_with_logs(),
        fixtures::chain::listed(),
    ] {
        let report = lie.by_listed(&listed, &[Endpoint::of(&world.chain)]);
        is_as_hard_as(&report, Verdict::NotVerified);
    }
}

/// A word of a coordinator of the shop's is left out with its request, which is older than the windows: should be `not_verified`,
/// was `not_confirmed`.
// left_out-40
#[test]
fn a_left_out_word_with_an_old_request_at_another_coordinator_is_found() {
    let world = v2_5(&[
        Anchor(0, Now),
        OwnRequest(0, Id::Fresh(true)),
        Anchor(1, Break),
        Anchor(2, Now),
        OwnDeliver(Id::Of(0), Word::Liked),
        Request(2),
        Fulfil(0, false),
    ]);
    let lie = told(&world, 2, &[(0, None)]);
    is(&lie.by(&[Endpoint::of(&world.chain)]), Verdict::NotVerified);
}

/// Without a list of the contract's logs: the callback fails next to a log of the contract that may be a word's, so the word's date is
/// open. It is told at a place of that block where no log is, which no true telling has.
// dates-24
#[test]
fn a_word_of_an_open_date_is_not_told_where_no_log_is() {
    let world = v2_5(&[
        Anchor(0, Now),
        Request(0),
        Fulfil(0, true),
        Join,
        Event(CreateJunk),
    ]);
    let (own, word) = world.honest_words()[0].expect("a word");
    let mut chain = world.chain.clone();
    let mut logs = chain.logs.iter_mut();
    let other = logs.find(|log| log.address == CONSUMER && log.position.block == own.block);
    other.expect("a log").topics[0] = LIKED;
    let by = |place| {
        let payload = Payload::of(&telling(&world, 0, &[(0, (place, word))]));
        payload.by_listed(&fixtures::chain::listed(), &[Endpoint::of(&chain)])
    };
    let nowhere = at(own.block, own.log_index + 900);
    is(&by(own), Verdict::NotConfirmed);
    is(&by(nowhere), Verdict::NotVerified);
}
