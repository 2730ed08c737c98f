//! Plays the acts of a shop's operator on pulls. One honest endpoint shows each scene.

use std::cell::RefCell;

use fixtures::chain::COORDINATOR;
use fixtures::chain::believed::Given;
use fixtures::chain::coordinator::Kind;
use fixtures::chain::endpoint::{Endpoint, fault};
use fixtures::chain::{CONSUMER, Running, SHOPS_OWN, at};
use fixtures::export;
use fixtures::shop::version_id;
use fixtures::world::{Act, Id, LIKED, Terms, Word, World};
use verify::claims::{Address, Fault, Question, Unread};
use verify::hash::Hash32;
use verify::position::Position;
use verify::pull::Entry;
use verify::report::LogKind::{Anchored, Fulfilled, Requested};
use verify::report::{Cause, Step, StepId, Verdict};

use super::{Payload, Told, fails_step, is, is_not, is_open, told};

use Act::{Anchor, Fulfil, Join, Near, Offer, OwnDeliver, OwnRequest, Readd, Request, Wait};
use Terms::{Break, Early, Now, Second};

const TRUE: fn(usize) -> Word = Word::True;

fn v2_5(acts: &[Act]) -> World {
    World::after(Kind::V2_5, acts)
}

/// Returns the places and words that can be told of a purchase: the contract's own first.
fn places(world: &World, number: usize) -> Vec<(Position, Hash32)> {
    world.tellable(number)
}

fn fails(payload: &Payload, world: &World) {
    let [listed, _] = payload.on(&world.chain);
    is(&listed, Verdict::NotVerified);
}

fn is_verified(payload: &Payload, world: &World) {
    let [listed, learnt] = payload.on(&world.chain);
    is(&listed, Verdict::Verified);
    is_not(&learnt, Verdict::NotVerified);
}

/// (*) The callback failed, so the word is public; the shop's own coordinator delivers it later.
// dates-17, dates-18
#[test]
fn a_word_has_one_date() {
    let base = [Anchor(0, Now), Request(0), Fulfil(0, true)];
    let world = v2_5(&[&base[..], &[OwnDeliver(Id::Of(0), TRUE(0))]].concat());
    let [later, own] = places(&world, 0)[..] else {
        panic!("two places");
    };
    is_verified(&told(&world, 0, &[(0, Some(own))]), &world);
    let payload = told(&world, 0, &[(0, Some(later))]);
    fails(&payload, &world);
    fails_step(&payload.on(&world.chain)[0], StepId::ChainLogs);
    is_not(&payload.on(&world.chain)[1], Verdict::Verified);
}

/// (*) The same, with another draw's word between the two dates: the shop would choose the card.
// dates-18, left_out-39
#[test]
fn a_dependent_has_one_date() {
    let world = v2_5(&[
        Anchor(0, Now),
        Anchor(1, Now),
        Request(0),
        Request(1),
        Fulfil(0, true),
        Fulfil(1, false),
        OwnDeliver(Id::Of(0), TRUE(0)),
    ]);
    let [later, own] = places(&world, 0)[..] else {
        panic!("two places");
    };
    is_verified(&told(&world, 1, &[(0, Some(own))]), &world);
    fails(&told(&world, 1, &[(0, Some(later))]), &world);
    fails(&told(&world, 1, &[(0, None)]), &world);
    fails(&told(&world, 0, &[(0, Some(later))]), &world);
}

/// (*) The word arrived before the oracle's callback, which failed then.
#[test]
fn a_word_that_is_delivered_before_the_oracle_has_the_oracles_date() {
    let world = v2_5(&[
        Anchor(0, Now),
        Request(0),
        OwnDeliver(Id::Of(0), TRUE(0)),
        Fulfil(0, false),
    ]);
    let [earlier, own] = places(&world, 0)[..] else {
        panic!("two places");
    };
    is_verified(&told(&world, 0, &[(0, Some(own))]), &world);
    fails(&told(&world, 0, &[(0, Some(earlier))]), &world);
}

/// (*) Redelivered in the transaction in which the callback failed, the word is there once.
// dates-17
#[test]
fn a_word_that_is_redelivered_in_its_transaction_has_one_date() {
    for acts in [
        [Fulfil(0, true), Join, OwnDeliver(Id::Of(0), TRUE(0))],
        [OwnDeliver(Id::Of(0), TRUE(0)), Join, Fulfil(0, false)],
    ] {
        let world = v2_5(&[&[Anchor(0, Now), Request(0)], &acts[..]].concat());
        let [logged, own] = places(&world, 0)[..] else {
            panic!("two places");
        };
        is_verified(&told(&world, 0, &[(0, Some(logged))]), &world);
        fails(&told(&world, 0, &[(0, Some(own))]), &world);
    }
}

/// (*) The shop's own coordinator gives a second key the oracle's id, in the same transaction.
// word_origin-10
#[test]
fn two_keys_of_one_request_fail() {
    let world = v2_5(&[
        Anchor(0, Now),
        Anchor(1, Now),
        Request(0),
        Join,
        OwnRequest(1, Id::Real(0)),
        Fulfil(0, false),
    ]);
    let landed = places(&world, 1)[0];
    let payload = told(&world, 1, &[(0, None), (1, Some(landed))]);
    fails(&payload, &world);
    fails_step(&payload.on(&world.chain)[0], StepId::WordOrigin);
    let given = places(&world, 0)[0];
    let payload = told(&world, 0, &[(0, Some(given)), (1, None)]);
    fails_step(&payload.on(&world.chain)[0], StepId::WordOrigin);
    for report in told(&world, 1, &[(0, None), (1, Some(landed))]).on(&world.chain) {
        is_not(&report, Verdict::Verified);
    }
    // The answer is not needed to see it.
    let refusing = Endpoint::of(&world.chain).refusing(|query| query.is_of(&COORDINATOR));
    fails_step(&payload.by(&[refusing]), StepId::WordOrigin);
}

/// (*) The oracle was not paid.
// word_origin-16, word_origin-17
#[test]
fn a_word_in_the_place_of_an_unpaid_one_fails() {
    let acts = [
        Anchor(0, Now),
        Request(0),
        OwnDeliver(Id::Of(0), Word::Liked),
    ];
    let world = v2_5(&acts);
    let payload = told(&world, 0, &[(0, Some(places(&world, 0)[0]))]);
    fails(&payload, &world);
    // Nothing was delivered at all.
    let world = v2_5(&[Anchor(0, Now), Request(0), Anchor(1, Now)]);
    let place = world.chain.tip();
    for word in [LIKED, true_word(&world, 0)] {
        fails(&told(&world, 0, &[(0, Some((place, word)))]), &world);
    }
}

fn true_word(world: &World, real: usize) -> Hash32 {
    let coordinator = &world.chain.coordinators[&fixtures::chain::COORDINATOR];
    coordinator.word_of(&world.real[real].id).expect("a word")
}

/// (*) The oracle answered by a failed callback, long after.
// word_origin-19
#[test]
fn a_late_answer_is_no_choice() {
    let base = [Anchor(0, Now), Request(0), Anchor(1, Now)];
    let world = v2_5(&[&base[..], &[Wait, Fulfil(0, true)]].concat());
    let early = world.entries(Anchored).last().expect("an anchor").position;
    is_verified(&told(&world, 0, &[]), &world);
    for word in [LIKED, true_word(&world, 0)] {
        fails(&told(&world, 0, &[(0, Some((early, word)))]), &world);
    }
    let own = OwnDeliver(Id::Of(0), Word::Liked);
    let world = v2_5(&[&base[..], &[own, Wait, Fulfil(0, true)]].concat());
    for place in places(&world, 0) {
        fails(&told(&world, 0, &[(0, Some(place))]), &world);
    }
}

/// (*) The real answer lands in another key, to which the shop's own coordinator gave the real id.
#[test]
fn an_answer_that_lands_in_another_key_is_of_unknown_origin() {
    let world = v2_5(&[
        Anchor(0, Now),
        Anchor(1, Now),
        Anchor(2, Now),
        Request(0),
        OwnRequest(1, Id::Real(0)),
        Fulfil(0, false),
        Request(2),
        Fulfil(1, false),
    ]);
    let (given, landed) = (places(&world, 0)[0], places(&world, 1)[0]);
    for report in told(&world, 0, &[(0, Some(given)), (1, None)]).on(&world.chain) {
        is_not(&report, Verdict::Verified);
    }
    for (first, second) in [
        (None, None),
        (Some(given), None),
        (None, Some(landed)),
        (Some(given), Some(landed)),
    ] {
        for report in told(&world, 2, &[(0, first), (1, second)]).on(&world.chain) {
            is_not(&report, Verdict::Verified);
        }
    }
    for report in told(&world, 1, &[(0, None), (1, Some(landed))]).on(&world.chain) {
        is_not(&report, Verdict::Verified);
    }
}

/// Another sale's key got the answer. Nobody else's proof depends on the draw.
// word_origin-28, dates-19
#[test]
fn an_annulled_draw_takes_nothing_from_others() {
    let world = v2_5(&[
        Anchor(0, Now),
        Anchor(1, Break),
        Anchor(2, Now),
        Request(0),
        OwnRequest(1, Id::Real(0)),
        Fulfil(0, false),
        Request(2),
        Fulfil(1, false),
    ]);
    is_verified(&told(&world, 2, &[(0, None), (1, None)]), &world);
    let given = places(&world, 0)[0];
    let [listed, _] = told(&world, 0, &[(0, Some(given)), (1, None)]).on(&world.chain);
    is(&listed, Verdict::OriginUnknown);
}

/// (*) `PullFulfilled` is offered as an anchor: the shop delivered the commitment as its word, or gave it as its id.
// kinds-5, kinds-7
#[test]
fn a_words_log_is_no_anchor() {
    for is_word in [true, false] {
        let mut world = v2_5(&[]);
        let as_of = world.chain.tip();
        let early = Anchor(0, Early);
        let mut planned = world.with(early);
        let sale = planned.purchases[0].sale.clone().expect("a sale");
        let (id, value) = (sale.event_id(), sale.commitment(&world.tiers[0]));
        // Before the anchor: the same pair in a word's log.
        world.chain.mine(1);
        let shown = world.chain.transact(SHOPS_OWN, Vec::new(), |running| {
            running.by_own(|running| {
                let own = if is_word { LIKED } else { value };
                let given = Given {
                    id: own,
                    is_logged: false,
                };
                running.requests_pull(id, LIKED, given);
                let word = if is_word { value } else { LIKED };
                running.takes(SHOPS_OWN, own, word).ok().flatten()
            })
        });
        let shown = shown.expect("a log").position;
        assert!(as_of < shown);
        planned = world.clone();
        planned.act(Request(0));
        planned.act(early);
        planned.act(Fulfil(0, false));
        // The anchor is after the request; the shop dates it to the other log.
        let words = planned.honest_words();
        let mut proof = planned.proof(0, &words).expect("a proof");
        proof.entry(Anchored, id).position = shown;
        let payload = Payload::of(&proof);
        for report in payload.on(&planned.chain) {
            is_not(&report, Verdict::Verified);
        }
        fails(&payload, &planned);
    }
}

/// (*) A word dated before `as_of` leaves the windows.
#[test]
fn a_word_that_is_dated_out_of_the_windows_fails() {
    for is_failing in [false, true] {
        let world = v2_5(&[
            Anchor(0, Now),
            Request(0),
            Anchor(1, Now),
            Request(1),
            Fulfil(0, is_failing),
            Fulfil(1, false),
        ]);
        let as_of = world.purchases[1].sale.as_ref().expect("a sale").as_of;
        let (_, word) = places(&world, 0)[0];
        let before: Told = Some((as_of, word));
        // A word at as_of itself is before the window.
        fails(&told(&world, 1, &[(0, before)]), &world);
        for report in told(&world, 1, &[(0, before)]).on(&world.chain) {
            is_not(&report, Verdict::Verified);
        }
    }
}

/// The shop took the unavailable cards at the log of a word, so the word is before the window.
// left_out-9
#[test]
fn a_word_at_as_of_is_left_out() {
    for (is_failing, terms) in [(false, Terms::JustBefore), (true, Now)] {
        let world = v2_5(&[
            Anchor(0, Now),
            Request(0),
            Fulfil(0, is_failing),
            Anchor(1, terms),
            Request(1),
            Fulfil(1, false),
        ]);
        let sale = world.purchases[1].sale.as_ref().expect("a sale");
        assert_eq!(places(&world, 0)[0].0, sale.as_of);
        is_verified(&told(&world, 1, &[(0, None)]), &world);
    }
}

/// v2: the consumer is removed and added, and the same id is asked again.
// word_origin-24, word_origin-26
#[test]
fn an_id_that_is_asked_again_fails() {
    for fails_back in [false, true] {
        let world = World::after(
            Kind::V2,
            &[
                Anchor(0, Now),
                Anchor(1, Now),
                Anchor(2, Now),
                Request(0),
                Request(1),
                Fulfil(1, false),
                Readd,
                Request(2),
                Fulfil(2, fails_back),
            ],
        );
        assert_eq!(world.real[0].id, world.real[2].id, "one id");
        let again = places(&world, 0)[0];
        fails(&told(&world, 0, &[(0, Some(again)), (2, None)]), &world);
        // The one that was asked last is the oracle's.
        is_verified(&told(&world, 2, &[(0, None)]), &world);
    }
}

/// An answer is held back, and delivered by the shop with a failing callback in a target's window.
#[test]
fn an_answer_that_is_held_back_counts_when_it_comes() {
    let world = v2_5(&[
        Anchor(0, Now),
        Request(0),
        Wait,
        Anchor(1, Now),
        Request(1),
        Fulfil(0, true),
        Fulfil(1, false),
    ]);
    is_verified(&told(&world, 1, &[]), &world);
    fails(&told(&world, 1, &[(0, None)]), &world);
    // The last log before the sale is the window's edge.
    let payload = told(&world, 1, &[(0, None)]);
    fails_step(&payload.on(&world.chain)[1], StepId::ChainLogs);
}

/// A word is dated before another of its own block, or both are exchanged.
#[test]
fn the_order_within_a_block_counts() {
    let world = v2_5(&[
        Anchor(0, Now),
        Anchor(1, Now),
        Anchor(2, Now),
        Request(0),
        Request(1),
        Request(2),
        Fulfil(0, false),
        Near,
        Fulfil(1, false),
        Fulfil(2, false),
    ]);
    let (one, two) = (places(&world, 0)[0], places(&world, 1)[0]);
    assert_eq!(one.0.block, two.0.block);
    let exchanged = [(0, Some((two.0, one.1))), (1, Some((one.0, two.1)))];
    is_verified(&told(&world, 2, &[]), &world);
    for target in 0..3 {
        let [listed, learnt] = told(&world, target, &exchanged).on(&world.chain);
        is(&listed, Verdict::NotVerified);
        is_not(&learnt, Verdict::Verified);
    }
    let last = Position {
        log_index: two.0.log_index + 7,
        ..two.0
    };
    fails(&told(&world, 2, &[(0, Some((last, one.1)))]), &world);
}

/// The owner asks the oracle, sets another coordinator, and delivers a chosen word.
// word_origin-14, word_origin-21
#[test]
fn a_chosen_word_fails() {
    let acts = [
        Anchor(0, Now),
        Request(0),
        OwnDeliver(Id::Of(0), Word::Liked),
    ];
    for after in [&[][..], &[Fulfil(0, false)], &[Wait, Fulfil(0, true)]] {
        let world = v2_5(&[&acts[..], after].concat());
        for place in places(&world, 0) {
            for report in told(&world, 0, &[(0, Some(place))]).on(&world.chain) {
                is(&report, Verdict::NotVerified);
            }
        }
    }
}

/// A coordinator of the shop's own serves the target, or a draw in its window.
// word_origin-5, word_origin-6, word_origin-7
#[test]
fn a_word_of_another_coordinator_is_of_unknown_origin() {
    for own in [0, 1] {
        let mut acts = vec![Anchor(0, Now), Anchor(1, Now)];
        acts.push(OwnRequest(own, Id::Fresh(true)));
        acts.push(Request(1 - own));
        let (serve, answer) = (OwnDeliver(Id::Of(own), Word::Liked), Fulfil(0, false));
        acts.extend(if own == 0 {
            [serve, answer]
        } else {
            [answer, serve]
        });
        let world = v2_5(&acts);
        let place = places(&world, own)[0];
        let [listed, _] = told(&world, 1, &[(own, Some(place))]).on(&world.chain);
        is(&listed, Verdict::OriginUnknown);
    }
}

/// A word of a coordinator of the shop's own is left out, and the target has another card: it was open where that coordinator
/// had logged no request.
// left_out-17
#[test]
fn a_word_left_out_fails_whether_its_coordinator_logged_the_request_or_not() {
    for logs in [false, true] {
        let world = v2_5(&[
            Anchor(0, Now),
            Anchor(1, Now),
            OwnRequest(0, Id::Fresh(logs)),
            Request(1),
            OwnDeliver(Id::Of(0), Word::Liked),
            Fulfil(0, false),
        ]);
        for report in told(&world, 1, &[(0, None)]).on(&world.chain) {
            is(&report, Verdict::NotVerified);
        }
    }
}

/// A word is left out: its callback worked or failed, its request is supplied or not, and however old it is.
// left_out-11, left_out-19, left_out-21, left_out-39
#[test]
fn a_word_left_out_fails() {
    for kind in [Kind::V2, Kind::V2_5] {
        for (callback, is_old) in [(false, false), (true, false), (false, true), (true, true)] {
            let wait = if is_old { Wait } else { Act::Relay };
            let acts = [
                Anchor(0, Now),
                Request(0),
                wait,
                Anchor(1, Now),
                Request(1),
                Fulfil(0, callback),
                Fulfil(1, false),
            ];
            let world = World::after(kind, &acts);
            is_verified(&told(&world, 1, &[]), &world);
            for report in told(&world, 1, &[(0, None)]).on(&world.chain) {
                is(&report, Verdict::NotVerified);
            }
            // Its request is supplied, and its word is not.
            let words = world.honest_words();
            let mut proof = world.proof(1, &words).expect("a proof");
            let key = world.purchases[0].key();
            proof = proof.without(Fulfilled, key);
            let checked = export::checked(proof.payload());
            if checked.report.verdict == Verdict::VerifiedOffline {
                for report in Payload::of(&proof).on(&world.chain) {
                    is(&report, Verdict::NotVerified);
                }
            }
        }
    }
}

/// A word of a version that is not anchored yet cannot be classified.
// left_out-14
#[test]
fn a_word_of_a_version_that_is_not_anchored_is_open() {
    for callback in [false, true] {
        let acts = [
            Anchor(0, Second),
            Anchor(1, Now),
            Request(0),
            Request(1),
            Fulfil(0, callback),
            Fulfil(1, false),
        ];
        let world = v2_5(&acts);
        for report in told(&world, 1, &[(0, None)]).on(&world.chain) {
            is_open(&report);
        }
        let world = world.with(Offer);
        for report in told(&world, 1, &[(0, None)]).on(&world.chain) {
            is(&report, Verdict::NotVerified);
        }
    }
}

/// A Pack's word is presented as a Break's.
// left_out-13
#[test]
fn a_packs_word_is_no_breaks() {
    let world = v2_5(&[
        Anchor(0, Now),
        Anchor(1, Now),
        Anchor(2, Break),
        Request(0),
        Request(1),
        Fulfil(0, false),
        Fulfil(1, false),
    ]);
    let mut proof = world.proof(1, &world.honest_words()).expect("a proof");
    let (key, broken) = (world.purchases[0].key(), world.requested(2).1);
    proof.entry(Requested, key).value = broken;
    for report in Payload::of(&proof).on(&world.chain) {
        is(&report, Verdict::NotVerified);
    }
}

/// An entry is dated elsewhere: an anchor, a request, and a word.
// views-34, dates-1, dates-5
#[test]
fn a_judged_entry_that_is_dated_elsewhere_fails() {
    let world = v2_5(&[
        Anchor(0, Now),
        Anchor(1, Break),
        Request(0),
        Anchor(2, Now),
        Fulfil(0, false),
        Anchor(3, Now),
    ]);
    let honest = world.proof(0, &world.honest_words()).expect("a proof");
    let sale = world.purchases[0].sale.clone().expect("a sale");
    let version = version_id(&world.tiers[sale.tier]);
    let key = sale.key();
    let mut count = 0;
    for (kind, id) in [
        (Anchored, version),
        (Anchored, sale.event_id()),
        (Requested, key),
        (Fulfilled, key),
    ] {
        for log in &world.chain.logs {
            let mut proof = honest.clone();
            let entry = proof.entry(kind, id);
            if entry.position == log.position {
                continue;
            }
            entry.position = log.position;
            let checked = export::checked(proof.payload());
            if checked.report.verdict == Verdict::VerifiedOffline {
                fails(&Payload::of(&proof), &world);
                count += 1;
            }
        }
    }
    assert!(count > 4, "{count} payloads that agree with themselves");
    assert_eq!(verify::pull::packs_v1::pull_key(&sale.purchase).hash(), key);
}

/// An entry that no rule needs stands at a block that does not exist. A judged one there fails what the contract holds.
// views-36
#[test]
fn only_judged_entries_decide() {
    let world = v2_5(&[
        Anchor(0, Now),
        Anchor(1, Break),
        Request(0),
        Fulfil(0, false),
    ]);
    let mut proof = world.proof(0, &world.honest_words()).expect("a proof");
    let far = fixtures::chain::at(1 << 60, 0);
    proof.entry(Anchored, world.requested(1).1).position = far;
    proof.covers_to = Some(world.chain.tip());
    is_verified(&Payload::of(&proof), &world);
    let far = told(&world, 0, &[(0, Some((far, LIKED)))]);
    let [listed, _] = far.on(&world.chain);
    fails_step(&listed, StepId::Contract);
    is(&listed, Verdict::NotVerified);
    assert_eq!(world.chain.consumer.address, CONSUMER);
}

/// A dependent's word is told before the oracle gave it, and the contract gave the answer to another key. It was only open, which is
/// softer than its true date.
// dates-25
#[test]
fn no_word_is_told_before_the_oracle_gave_it() {
    let world = v2_5(&[
        Anchor(0, Now),
        Anchor(1, Now),
        Anchor(2, Now),
        Request(1),
        OwnRequest(2, Id::Real(0)),
        Request(0),
        Fulfil(1, false),
        Fulfil(0, false),
    ]);
    let asked = world.real[0].id;
    let word = world.chain.coordinators[&COORDINATOR].word_of(&asked);
    let request = world.entries(Requested).last().expect("a request").position;
    let early = fixtures::chain::at(request.block, 900);
    let payload = told(&world, 0, &[(1, Some((early, word.expect("a word"))))]);
    for report in payload.on(&world.chain) {
        is(&report, Verdict::NotVerified);
    }
}

/// The shop's own coordinator delivers a word in the window, which the proof leaves out. The oracle was not asked, or has not
/// answered.
// left_out-17
#[test]
fn a_word_left_out_that_the_oracle_did_not_give_fails() {
    let base = [Anchor(0, Now), Anchor(1, Now)];
    let deliver = OwnDeliver(Id::Of(0), Word::Liked);
    let unpaid = [Request(0), Request(1), deliver, Fulfil(1, false)];
    let unlisted = [
        OwnRequest(0, Id::Fresh(true)),
        Request(1),
        deliver,
        Fulfil(0, false),
    ];
    for acts in [unpaid, unlisted] {
        let world = v2_5(&[&base[..], &acts].concat());
        let payload = told(&world, 1, &[(0, None)]);
        fails(&payload, &world);
        fails_step(&payload.on(&world.chain)[0], StepId::ChainLogs);
    }
}

/// The request of a word that is left out is neither in the windows nor supplied. The search finds it, unless it is refused.
// left_out-16, left_out-40
#[test]
fn a_word_left_out_whose_request_is_not_shown_is_open() {
    let world = v2_5(&[
        Anchor(0, Now),
        Request(0),
        Wait,
        Anchor(1, Break),
        Anchor(2, Now),
        Request(2),
        OwnDeliver(Id::Of(0), Word::Liked),
        Fulfil(1, false),
    ]);
    let lie = told(&world, 2, &[(0, None)]);
    let [listed, _] = lie.on(&world.chain);
    is(&listed, Verdict::NotVerified);
    let refusing = Endpoint::of(&world.chain).answering(|question| match question {
        Question::Search(_) => Some(fault(Fault::NoLogs(0, 1))),
        _ => None,
    });
    is_open(&lie.by(&[refusing]));
}

/// The oracle was not paid, and the word is told where nothing is.
// dates-27
#[test]
fn an_invented_word_of_an_open_request_has_no_date() {
    let world = v2_5(&[Anchor(0, Now), Request(0), Anchor(1, Now)]);
    let [listed, _] = told(&world, 0, &[(0, Some((world.chain.tip(), LIKED)))]).on(&world.chain);
    let mut steps = listed.steps.iter();
    let logs = steps.find(|step| step.id == StepId::ChainLogs);
    let because = Cause::Because(StepId::WordOrigin);
    assert_eq!(logs.and_then(Step::cause), Some(&because));
}

/// The shop's own coordinator serves a word, and the shop tells the request where no log is, or the word.
// word_origin-1, dates-26
#[test]
fn an_unlisted_coordinator_is_named_where_an_entry_is_told_elsewhere() {
    let world = v2_5(&[
        Anchor(0, Now),
        OwnRequest(0, Id::Fresh(true)),
        OwnDeliver(Id::Of(0), Word::Liked),
        Anchor(1, Break),
    ]);
    let place = places(&world, 0)[0];
    let key = world.purchases[0].key();
    for kind in [Requested, Fulfilled] {
        let words = [Some(place), None];
        let mut proof = world.proof(0, &words).expect("a proof");
        proof.entry(kind, key).position.log_index += 900;
        let [listed, _] = Payload::of(&proof).on(&world.chain);
        let mut steps = listed.steps.iter();
        let origin = steps.find(|step| step.id == StepId::WordOrigin);
        let unlisted = Unread::UnlistedCoordinator(SHOPS_OWN);
        assert_eq!(origin.and_then(Step::unread), Some(&unlisted), "{kind:?}");
        fails_step(&listed, StepId::ChainLogs);
    }
}

/// Returns a world in which a word of a coordinator of the shop's, with an old request, comes in the window of the last purchase.
fn with_an_old_request(breaks: usize) -> World {
    let mut world = v2_5(&[Anchor(0, Now), OwnRequest(0, Id::Fresh(true))]);
    for number in 1..=breaks {
        world.act(Anchor(number, Break));
        world.act(Request(number));
    }
    let own = breaks + 1;
    world.act(Act::Offer);
    for act in [Anchor(own, Now), OwnDeliver(Id::Of(0), Word::Liked)] {
        world.act(act);
    }
    for number in 0..breaks {
        world.act(Fulfil(number, false));
    }
    world.act(Request(own));
    world.act(Fulfil(breaks, false));
    world
}

/// The proof tells the request of a left-out word, at a wrong place: the word was only `not_confirmed`.
// left_out-16
#[test]
fn a_request_told_at_a_wrong_place_hides_no_left_out_word() {
    let world = with_an_old_request(0);
    let mut words = world.honest_words();
    words[0] = None;
    let proof = world.proof(1, &words).expect("a proof");
    is(
        &Payload::of(&proof).by(&[Endpoint::of(&world.chain)]),
        Verdict::NotVerified,
    );
    let (key, value) = world.requested(0);
    let own = world.entries(Requested).find(|entry| entry.key == key);
    let own = own.expect("a request").position;
    for position in [
        at(own.block, 900),
        at(own.block - 1, 0),
        at(1, 0),
        at(1 << 60, 0),
    ] {
        let mut lie = proof.clone();
        lie.entries.push(Entry {
            kind: Requested,
            key,
            position,
            value,
        });
        let lie = Payload::of(&lie).by(&[Endpoint::of(&world.chain)]);
        is(&lie, Verdict::NotVerified);
    }
}

/// More than 64 words of Breaks with requests as old made a left-out word `not_confirmed`.
// left_out-40
#[test]
fn the_requests_of_breaks_hide_no_left_out_word() {
    for breaks in [1, 62, 70] {
        let world = with_an_old_request(breaks);
        let mut words = vec![None; breaks + 2];
        words[breaks + 1] = world.honest_words()[breaks + 1];
        let payload = Payload::of(&world.proof(breaks + 1, &words).expect("a proof"));
        let report = payload.by(&[Endpoint::of(&world.chain)]);
        is(&report, Verdict::NotVerified);
    }
}

/// Without a list of the contract's logs, 1,001 values beside an open request were too much work, although the request is open
/// whatever other key has its id.
// views-11
#[test]
fn many_values_beside_a_request_hide_no_invented_word() {
    for many in [0_u16, 1_001] {
        let mut world = v2_5(&[Anchor(0, Now), Request(0)]);
        let hash = *world
            .chain
            .logs
            .last()
            .map(|log| &log.transaction)
            .expect("a log");
        let mut running = fixtures::chain::Running {
            chain: &mut world.chain,
            hash,
        };
        for number in 0..many {
            let mut address = [0x99; 20];
            address[..2].copy_from_slice(&number.to_be_bytes());
            running.set_coordinator(Address::new(address));
        }
        running.set_coordinator(fixtures::chain::COORDINATOR);
        // The request is open.
        world.chain.mine(1);
        let position = at(world.chain.newest, 0);
        let lie = told(&world, 0, &[(0, Some((position, LIKED)))]);
        for report in lie.on(&world.chain) {
            fails_step(&report, StepId::WordOrigin);
            is(&report, Verdict::NotVerified);
        }
    }
}

/// A coordinator of the shop's gives its request the id 0, and delivers an invented word: it was `not_confirmed`.
// word_origin-3
#[test]
fn a_request_of_the_id_0_has_no_origin() {
    for id in [Hash32::new([7; 32]), Hash32::ZERO] {
        for is_logged in [true, false] {
            let mut world = v2_5(&[Anchor(0, Now)]);
            let (key, event_id) = world.requested(0);
            let given = Given { id, is_logged };
            let relayer = Address::new([0x77; 20]);
            for is_delivery in [false, true] {
                world.chain.mine(1);
                world
                    .chain
                    .transact(relayer, Vec::new(), |running| {
                        running.by_own(|running| match is_delivery {
                            true => running.takes(SHOPS_OWN, id, LIKED).map(|_| ()),
                            false => {
                                running.requests_pull(key, event_id, given);
                                Ok(())
                            }
                        })
                    })
                    .expect("done");
            }
            let word = world.entries(Fulfilled).last().expect("a word");
            let payload = told(&world, 0, &[(0, Some((word.position, LIKED)))]);
            for report in payload.on(&world.chain) {
                is(&report, Verdict::OriginUnknown);
            }
        }
    }
}

/// The word of such a request, left out of another draw's window, was `not_confirmed`.
// left_out-17
#[test]
fn a_left_out_word_of_the_id_0_fails() {
    for id in [Hash32::new([7; 32]), Hash32::ZERO] {
        let mut world = v2_5(&[Anchor(0, Now), Anchor(1, Now), Request(1)]);
        let (key, event_id) = world.requested(0);
        let given = Given {
            id,
            is_logged: false,
        };
        let relayer = Address::new([0x77; 20]);
        world.chain.mine(1);
        world.chain.transact(relayer, Vec::new(), |running| {
            running.by_own(|running| running.requests_pull(key, event_id, given))
        });
        world.chain.mine(1);
        let taken = world.chain.transact(relayer, Vec::new(), |running| {
            running.by_own(|running| running.takes(SHOPS_OWN, id, LIKED))
        });
        taken.expect("taken");
        world.act(Fulfil(0, false));
        let payload = told(&world, 1, &[(0, None)]);
        is(
            &payload.by(&[Endpoint::of(&world.chain)]),
            Verdict::NotVerified,
        );
    }
}

/// A log of unknown kind in the request's transaction holds a key to which the contract gives the same request later. The endpoint's
/// block of state is before that.
// word_origin-12
#[test]
fn the_keys_of_an_unknown_log_are_read_in_state_that_has_the_judged_entries() {
    let mut world = v2_5(&[Anchor(0, Now), Anchor(1, Break), Request(0)]);
    let request = world.entries(Requested).last().expect("a request");
    let hash = world.chain.transaction_at(request.position);
    let (key, event_id) = world.requested(1);
    let chain = &mut world.chain;
    Running { chain, hash }.log(CONSUMER, vec![LIKED, key], Vec::new());
    world.chain.pinned = Some(world.chain.newest);
    let given = Given {
        id: world.real[0].id,
        is_logged: false,
    };
    world.chain.mine(1);
    world.chain.transact(SHOPS_OWN, Vec::new(), |running| {
        running.by_own(|running| running.requests_pull(key, event_id, given));
    });
    world.act(Fulfil(0, true));
    let [_, learnt] = told(&world, 0, &[(1, None)]).on(&world.chain);
    let mut steps = learnt.steps.iter();
    let step = steps.find(|step| step.id == StepId::WordOrigin);
    let cause = step.and_then(Step::unread);
    let is_unclear = matches!(cause, Some(Unread::SeveralRequests(_)));
    assert!(is_unclear, "{step:?}");
}

/// A callback fails, and the shop's coordinator delivers the true word in a later window. The request is older than that window, whose
/// reply lacks the oracle's answer.
// word_origin-15
#[test]
fn an_answer_before_the_windows_is_read_from_the_request_up_to_the_word() {
    let world = v2_5(&[
        Anchor(0, Now),
        Request(0),
        Fulfil(0, true),
        Anchor(1, Now),
        Request(1),
        OwnDeliver(Id::Of(0), TRUE(0)),
        Fulfil(1, false),
    ]);
    let again = places(&world, 0)[0].0.block;
    let asked = RefCell::new(Vec::new());
    let endpoint = Endpoint::of(&world.chain).answering_if_asked(|question| {
        if let Question::Window(query) = question
            && query.is_of(&COORDINATOR)
        {
            asked.borrow_mut().push((query.from, query.to));
        }
        None
    });
    is(&told(&world, 1, &[]).by(&[endpoint]), Verdict::Verified);
    assert_eq!(asked.into_inner(), [(world.real[0].block, again)]);
    // One in the windows needs no further question.
    let none = Endpoint::of(&world.chain).answering_if_asked(|question| match question {
        Question::Window(query) => {
            assert!(!query.is_of(&COORDINATOR), "{query:?}");
            None
        }
        _ => None,
    });
    is(&told(&world, 0, &[]).by(&[none]), Verdict::Verified);
}

/// Two draws are told before the oracle's answers, one with an invented word. The answers are 40,000 blocks apart, and the one that
/// shows the invention comes last. Or it comes between the two told words.
// word_origin-20
#[test]
fn the_search_for_late_words_goes_on_until_each_is_found() {
    let base = [
        Anchor(0, Now),
        Anchor(1, Now),
        Request(0),
        Request(1),
        Anchor(2, Break),
    ];
    let mut world = v2_5(&base);
    let early = world.chain.newest;
    world.chain.mine(1_000);
    world.act(Fulfil(0, true));
    world.chain.mine(40_000);
    world.act(Fulfil(1, true));
    let (first, second) = (at(early, 800), at(early, 900));
    let lie = [
        (0, Some((first, true_word(&world, 0)))),
        (1, Some((second, LIKED))),
    ];
    fails_step(
        &told(&world, 1, &lie).on(&world.chain)[0],
        StepId::WordOrigin,
    );

    let after = [Fulfil(0, true), Anchor(3, Break), Fulfil(1, true)];
    let world = v2_5(&[&base[..], &after].concat());
    let mut logs = world.entries(Anchored).skip(3);
    let [low, high] = [(); 2].map(|()| logs.next().expect("an anchor").position);
    let lie = [
        (0, Some((low, LIKED))),
        (1, Some((high, true_word(&world, 1)))),
    ];
    fails_step(
        &told(&world, 1, &lie).on(&world.chain)[0],
        StepId::WordOrigin,
    );
}

/// A word is left out whose callback failed. The ranges of an endpoint lack the contract's log of the request, and the receipt has it.
// left_out-37
#[test]
fn the_key_of_a_failed_answer_is_read_from_the_receipt_of_its_request() {
    let world = v2_5(&[
        Anchor(0, Now),
        Anchor(1, Now),
        Request(0),
        Request(1),
        Fulfil(0, true),
        Fulfil(1, false),
    ]);
    let payload = told(&world, 1, &[(0, None)]);
    fails(&payload, &world);
    let request = world.entries(Requested).next().expect("a request");
    let hiding = Endpoint::of(&world.chain).hiding(move |log| log.position == request.position);
    is(&payload.by(&[hiding]), Verdict::NotVerified);
}

/// Without a list of the contract's logs: a word is left out whose callback failed. The ranges of an endpoint lack the log of the target's
/// request, so the kind of requests is unknown, and the endpoint refuses the block's logs.
// left_out-38
#[test]
fn a_failed_answer_to_a_request_of_unknown_kind_is_open() {
    let world = v2_5(&[
        Anchor(0, Now),
        Anchor(1, Now),
        Request(0),
        Request(1),
        Fulfil(0, true),
        Fulfil(1, false),
    ]);
    let requests: Vec<Entry> = world.entries(Requested).collect();
    let [failed, target] = requests[..] else {
        panic!("two requests");
    };
    let endpoint = Endpoint::of(&world.chain)
        .answering(|question| match question {
            Question::BlockLogs(_) => Some(fault(Fault::Unreachable)),
            _ => None,
        })
        .hiding(move |log| log.position == target.position);
    let payload = told(&world, 1, &[(0, None)]);
    let report = payload.by_listed(&fixtures::chain::listed(), &[endpoint]);
    let mut steps = report.steps.iter();
    let logs = steps.find(|step| step.id == StepId::ChainLogs);
    let cause = logs.and_then(Step::unread);
    assert_eq!(cause, Some(&Unread::UnknownLog(failed.position)));
}
