//! Puts liars beside honest endpoints, and honest endpoints in trouble beside others.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;

use fixtures::chain::coordinator::Kind;
use fixtures::chain::endpoint::{Endpoint, fault, is_of_range};
use fixtures::chain::{
    CONSUMER, COORDINATOR, Chain, FIRST_BLOCK, at, hash, listed, listed_with_logs,
};
use fixtures::shop::{Shop, version_id};
use fixtures::world::{Act, Id, LIKED, OfEvent, Terms, Word, World};
use verify::claims::{
    Address, At, Fault, Head, Listed, Log, LogSearch, Question, Reply, Unread, word,
};
use verify::hash::Hash32;
use verify::position::Position;
use verify::report::LogKind::{Anchored, Fulfilled, Requested};
use verify::report::{Report, Step, StepId, Verdict};

use super::{Payload, is, is_not, is_open, number_within_transactions, told};

use Act::{Anchor, Event, Fulfil, Near, OwnDeliver, Request, Wait};
use Terms::{Break, Now};

fn of(chain: &Chain) -> Endpoint<'static> {
    Endpoint::of(chain)
}

/// Returns an honest endpoint that cannot serve a window: it refuses ranges of blocks, is busy, or keeps nothing before a
/// block and answers with nothing.
fn troubled(chain: &Chain) -> Vec<(&'static str, Endpoint<'static>)> {
    let refuses = of(chain).refusing(|query| query.to - query.from > 2);
    let busy = of(chain).answering(|question| is_of_range(question).then(|| fault(Fault::Busy)));
    let slow = of(chain).answering(|question| match question {
        Question::Receipt(_) => Some(fault(Fault::Busy)),
        other => is_of_range(other).then(|| fault(Fault::Busy)),
    });
    vec![
        ("refuses", refuses),
        ("is busy", busy),
        ("is slow", slow),
        ("prunes", pruning(chain)),
    ]
}

/// Returns an honest endpoint that has no logs of before its newest block.
fn pruning(chain: &Chain) -> Endpoint<'static> {
    Endpoint::keeping_since(chain, chain.newest)
}

/// Returns an honest endpoint that has reached this block only.
fn lagging(chain: &Chain, block: u64) -> Endpoint<'static> {
    let head = move |answer: Reply| match answer {
        Reply::Head(head) => Reply::Head(Head {
            is_fresh: false,
            ..head
        }),
        other => other,
    };
    let then = chain.up_to(block);
    let own = then.clone();
    of(&then).answering(move |question| match question {
        Question::Head => Some(head(own.answer(question))),
        _ => None,
    })
}

/// Asserts of a payload that an honest endpoint with everything contradicts: beside one, and beside one in trouble, a liar
/// that supports it is not believed, in either order.
fn deceives_nobody(payload: &Payload, truth: &Chain, lie: &Chain) {
    is(&payload.by(&[of(lie)]), Verdict::Verified);
    is(&payload.by(&[of(truth)]), Verdict::NotVerified);
    for endpoints in [[of(lie), of(truth)], [of(truth), of(lie)]] {
        is(&payload.by(&endpoints), Verdict::Contradicted);
    }
    is(
        &payload.by(&[of(lie), of(lie), of(truth)]),
        Verdict::Contradicted,
    );
    is(
        &payload.by(&[of(truth), of(lie), of(truth)]),
        Verdict::Contradicted,
    );
    for first in [true, false] {
        for (what, honest) in troubled(truth) {
            let endpoints = if first {
                [honest, of(lie)]
            } else {
                [of(lie), honest]
            };
            let report = payload.by(&endpoints);
            println!("{what}");
            is_not(&report, Verdict::Verified);
            is_not(&report, Verdict::NotVerified);
        }
    }
}

/// Asserts of an honest payload that a liar beside an honest endpoint does not fail it, whatever trouble that one is in.
fn fails_nobody(payload: &Payload, truth: &Chain, lie: &Chain) {
    is(&payload.by(&[of(truth)]), Verdict::Verified);
    for endpoints in [[of(lie), of(truth)], [of(truth), of(lie)]] {
        is_not(&payload.by(&endpoints), Verdict::NotVerified);
    }
    for first in [true, false] {
        for (_, honest) in troubled(truth) {
            let endpoints = if first {
                [honest, of(lie)]
            } else {
                [of(lie), honest]
            };
            is_open(&payload.by(&endpoints));
        }
    }
}

/// Returns a shop with two draws and a Break between: the second one's window holds the first one's word, whose callback fails if it is true.
fn two_draws(callback_fails: bool) -> World {
    World::after(
        Kind::V2_5,
        &[
            Anchor(0, Now),
            Anchor(1, Now),
            Anchor(2, Break),
            Request(0),
            Request(2),
            Request(1),
            Fulfil(0, callback_fails),
            Fulfil(1, false),
            Fulfil(2, false),
            Anchor(3, Break),
        ],
    )
}

/// Returns a chain on which a purchase was never requested.
fn without(world: &World, number: usize) -> Chain {
    let key = world.purchases[number].key();
    let id = world.chain.consumer.request_id(&key);
    let mut chain = world.chain.clone();
    chain.consumer.pulls.forget(&key);
    chain.logs.retain(|log| {
        !log.topics.contains(&key) && !log.topics.contains(&id) && log.words().next() != Some(id)
    });
    chain
}

/// (*) A liar leaves a word out.
// views-9
#[test]
fn a_word_that_a_liar_leaves_out_is_not_left_out() {
    for callback_fails in [false, true] {
        let world = two_draws(callback_fails);
        deceives_nobody(
            &told(&world, 1, &[(0, None)]),
            &world.chain,
            &without(&world, 0),
        );
    }
}

/// (*) A liar moves the request of a failed callback into another sale's transaction, so that the word is no Pack's.
#[test]
fn a_request_that_a_liar_moves_is_still_the_draws() {
    let world = two_draws(true);
    let key = world.purchases[0].key();
    let id = world.chain.consumer.request_id(&key);
    let mut chain = world.chain.clone();
    let mut logs = world.chain.logs.iter();
    let other = world.purchases[2].key();
    let is_others = |log: &&Log| log.address == CONSUMER && log.topics.get(1) == Some(&other);
    let other = logs.find(is_others).expect("a request").clone();
    let place = Position {
        log_index: other.position.log_index + 1,
        ..other.position
    };
    for log in &mut chain.logs {
        if log.address == COORDINATOR && log.words().next() == Some(id) {
            (log.transaction, log.position) = (other.transaction, place);
        }
    }
    chain.logs.sort_by_key(|log| log.position);
    chain.logs.retain(|log| log.topics.get(1) != Some(&key));
    chain.consumer.pulls.forget(&key);
    deceives_nobody(&told(&world, 1, &[(0, None)]), &world.chain, &chain);
}

/// (*) A liar chooses the word of a failed callback.
#[test]
fn a_word_of_a_failed_callback_is_not_the_liars() {
    let world = World::after(
        Kind::V2_5,
        &[
            Anchor(0, Now),
            Request(0),
            Fulfil(0, true),
            Anchor(1, Break),
        ],
    );
    let own = world.tellable(0)[0];
    let mut chain = world.chain.clone();
    chain.log_at(own.0).data[..32].copy_from_slice(LIKED.as_bytes());
    // The oracle's proof gives the true word, so the liar keeps it back.
    let calls = chain.transactions.values_mut();
    calls.for_each(|sent| sent.call.input.truncate(4));
    let payload = told(&world, 0, &[(0, Some((own.0, word(&LIKED))))]);
    is(&payload.by(&[of(&chain)]), Verdict::Verified);
    // The oracle's proof counts in the liar's view too, which has the same block.
    for endpoints in [
        [of(&chain), of(&world.chain)],
        [of(&world.chain), of(&chain)],
    ] {
        is(&payload.by(&endpoints), Verdict::NotVerified);
    }
    for (_, honest) in troubled(&world.chain) {
        is_not(&payload.by(&[of(&chain), honest]), Verdict::Verified);
    }
}

/// (*) A liar repeats an honest anchor, an honest request or an honest word, elsewhere in the window.
#[test]
fn a_log_that_a_liar_repeats_fails_nobody() {
    for callback_fails in [false, true] {
        let world = two_draws(callback_fails);
        let payload = told(&world, 1, &[]);
        for kind in [Anchored, Requested, Fulfilled] {
            for entry in world.entries(kind) {
                let mut chain = world.chain.clone();
                let mut copy = chain.log_at(entry.position).clone();
                copy.position.block = chain.newest;
                copy.position.log_index = 40;
                chain.logs.push(copy);
                fails_nobody(&payload, &world.chain, &chain);
                // It shows the copy alone.
                chain.logs.retain(|log| log.position != entry.position);
                fails_nobody(&payload, &world.chain, &chain);
            }
        }
    }
}

/// A liar holds other values, or none.
#[test]
fn state_that_a_liar_invents_fails_nobody() {
    let world = two_draws(true);
    let payload = told(&world, 1, &[]);
    for number in [0, 1] {
        let key = world.purchases[number].key();
        let mut chain = world.chain.clone();
        chain.consumer.pulls.change(&key, |pull| {
            (pull.fulfilled, pull.word) = (true, LIKED);
        });
        fails_nobody(&payload, &world.chain, &chain);
        chain.consumer.pulls.forget(&key);
        fails_nobody(&payload, &world.chain, &chain);
        let sale = world.purchases[number].sale.as_ref().expect("a sale");
        let mut chain = world.chain.clone();
        chain
            .consumer
            .events
            .change(&sale.event_id(), |value| *value = hash(0x21));
        fails_nobody(&payload, &world.chain, &chain);
    }
}

/// (*) The shop takes a window from block 0, so that an honest endpoint refuses it, and a liar decides nothing alone.
#[test]
fn a_window_that_the_shop_widens_decides_nothing() {
    let mut shop = Shop::open(3);
    let hidden = shop.sell();
    let target = shop.buy_as_of(0, fixtures::chain::at(0, 0));
    shop.request(target);
    shop.deliver(hidden);
    shop.deliver(target);
    let supplied = fixtures::shop::proof::Supplied::Span;
    let proof = fixtures::shop::proof::Proof {
        supplied,
        ..shop.proof(target).omitting(hidden)
    };
    let payload = Payload::of(&proof);
    let id = shop.chain.consumer.request_id(&hidden);
    let mut lie = shop.chain.clone();
    lie.consumer.pulls.forget(&hidden);
    lie.logs.retain(|log| {
        !log.topics.contains(&hidden) && !log.topics.contains(&id) && log.words().next() != Some(id)
    });
    for honest in troubled(&shop.chain) {
        let report = payload.by(&[honest.1, of(&lie)]);
        is_not(&report, Verdict::Verified);
        is_not(&report, Verdict::NotVerified);
    }
    is_not(&payload.by(&[of(&shop.chain), of(&lie)]), Verdict::Verified);
}

/// Returns an endpoint whose first answers are of one chain, and the others of another.
fn reorganised(before: &Chain, after: &Chain, answers: usize) -> Endpoint<'static> {
    let (count, before) = (Cell::new(0), before.clone());
    of(after).answering_if_asked(move |question| {
        count.set(count.get() + 1);
        (count.get() <= answers).then(|| before.answer(question))
    })
}

/// (*) An honest endpoint is reorganised while it is read: the draws' words were in other blocks before.
#[test]
fn a_reorganisation_decides_nothing() {
    let after = two_draws(true);
    let base = after
        .acts
        .iter()
        .position(|act| *act == Request(1))
        .expect("one");
    let mut moved = World::after(Kind::V2_5, &after.acts[..=base]);
    for act in [
        Fulfil(2, false),
        Fulfil(0, true),
        Fulfil(1, false),
        Anchor(3, Break),
    ] {
        moved.act(act);
    }
    let honest = told(&after, 1, &[]);
    let dishonest = told(&after, 1, &[(0, None)]);
    let lie = without(&after, 0);
    for answers in 0..60 {
        let endpoint = || reorganised(&moved.chain, &after.chain, answers);
        is_not(
            &honest.by(&[endpoint(), of(&after.chain)]),
            Verdict::NotVerified,
        );
        for endpoints in [[endpoint(), of(&lie)], [of(&lie), endpoint()]] {
            is_not(&dishonest.by(&endpoints), Verdict::Verified);
        }
    }
}

/// A liar's newest block is far ahead; the honest one has not reached the proof's blocks.
#[test]
fn a_head_of_the_future_decides_nothing() {
    let world = two_draws(false);
    let (honest, dishonest) = (told(&world, 1, &[]), told(&world, 1, &[(0, None)]));
    let lie = without(&world, 0);
    let ahead = |chain: &Chain| {
        let own = chain.clone();
        of(chain).answering(move |question| match (question, own.answer(question)) {
            (Question::Head, Reply::Head(head)) => Some(Reply::Head(Head {
                newest: u64::MAX,
                ..head
            })),
            _ => None,
        })
    };
    for block in [world.real[0].block, world.chain.newest - 2] {
        let late = || lagging(&world.chain, block);
        for endpoints in [
            [late(), ahead(&lie)],
            [ahead(&lie), late()],
            [of(&lie), late()],
        ] {
            is_not(&dishonest.by(&endpoints), Verdict::Verified);
        }
        for endpoints in [
            [late(), ahead(&lie)],
            [ahead(&lie), late()],
            [of(&lie), late()],
        ] {
            is_not(&honest.by(&endpoints), Verdict::NotVerified);
        }
        is_open(&honest.by(&[late()]));
        is_open(&honest.by(&[late(), of(&world.chain)]));
    }
}

/// An honest endpoint that prunes, lags, refuses a range, or numbers logs within transactions: not confirmed, and verified without
/// it.
// views-10, left_out-4
#[test]
fn an_honest_endpoint_in_trouble_leaves_a_proof_not_confirmed() {
    let world = two_draws(true);
    let payload = told(&world, 1, &[]);
    is(&payload.by(&[of(&world.chain)]), Verdict::Verified);
    let numbering = of(&world.chain).with_chain(number_within_transactions);
    let lags = lagging(&world.chain, world.chain.newest - 2);
    let mut all = troubled(&world.chain);
    all.extend([("numbers within transactions", numbering), ("lags", lags)]);
    for (what, endpoint) in all {
        let report = payload.by(&[of(&world.chain), endpoint]);
        println!("{what}");
        is_not(&report, Verdict::NotVerified);
        if what != "numbers within transactions" {
            is_open(&report);
        }
    }
}

/// An honest event and one endpoint that is an hour behind; a request just made.
// contract-22, seed_origin-26
#[test]
fn what_an_endpoint_has_not_reached_is_not_missing() {
    let world = World::after(
        Kind::V2_5,
        &[Wait, Event(OfEvent::Create), Fulfil(0, false)],
    );
    let mut event = world.event.clone();
    let coordinator = &world.chain.coordinators[&COORDINATOR];
    event.seed = coordinator.word_of(&world.real[0].id).expect("a word");
    let mut logs = world.chain.logs.iter();
    let is_anchor = |log: &&Log| log.topics.get(1) == Some(&event.id);
    event.transaction = logs.find(is_anchor).expect("an anchor").transaction;
    let payload = Payload::of_event(&event);
    is(&payload.by(&[of(&world.chain)]), Verdict::Verified);
    let block = world.real[0].block;
    let late = |block| lagging(&world.chain, block);
    is_open(&payload.by(&[late(block - 1)]));
    is_open(&payload.by(&[late(block - 1), of(&world.chain)]));
    is_open(&payload.by(&[of(&world.chain), late(block - 1)]));
    // One that has the anchor's block confirms it, and the oracle's proof shows the rest.
    is_open(&payload.by(&[late(block)]));
    is(
        &payload.by(&[late(block), of(&world.chain)]),
        Verdict::Verified,
    );
    is(
        &payload.by(&[of(&world.chain), late(block)]),
        Verdict::Verified,
    );
    let seed: Hash32 = event.seed;
    assert_ne!(seed, LIKED);
}

/// v2: the consumer is removed and added, and an id that was answered is asked again. The answers of the windows come from a node
/// behind the endpoint's address that has not reached the first one, or that keeps nothing so old: an honest proof failed.
// word_origin-23, word_origin-25
#[test]
fn an_answer_that_a_node_lacks_is_not_one_that_the_oracle_did_not_give() {
    let world = World::after(
        Kind::V2,
        &[
            Anchor(0, Now),
            Anchor(1, Now),
            Request(1),
            Fulfil(0, false),
            Act::Readd,
            Request(0),
            Fulfil(1, false),
        ],
    );
    assert_eq!(world.real[0].id, world.real[1].id, "one id");
    let payload = told(&world, 0, &[]);
    is(&payload.by(&[of(&world.chain)]), Verdict::Verified);
    let [first, second] = [1, 0].map(|number| world.tellable(number)[0].0.block);
    let lags = world.chain.up_to(first - 1);
    let mut prunes = world.chain.clone();
    prunes.logs.retain(|log| log.position.block >= second);
    for node in [lags, prunes] {
        let balanced = of(&world.chain).answering(|question| match question {
            Question::Window(_) => Some(node.answer(question)),
            _ => None,
        });
        let report = payload.by(&[balanced]);
        is_open(&report);
        let mut steps = report.steps.iter();
        let origin = steps.find(|step| step.id == StepId::WordOrigin);
        let cause = origin.and_then(Step::unread);
        assert!(
            matches!(cause, Some(Unread::WordNotSeen { .. })),
            "{cause:?}"
        );
    }
}

/// v2: the consumer is removed and added, and the same id is asked again. The logs of requests come from a node behind the
/// endpoint's address that has not reached the second one: the shop's choice was verified.
// word_origin-25
#[test]
fn a_request_that_a_lagging_node_lacks_is_not_one_that_was_not_made() {
    let world = World::after(
        Kind::V2,
        &[
            Anchor(0, Now),
            Anchor(1, Now),
            Anchor(2, Now),
            Request(0),
            Request(1),
            Fulfil(1, false),
            Act::Readd,
            Request(2),
            Fulfil(2, true),
        ],
    );
    assert_eq!(world.real[0].id, world.real[2].id, "one id");
    let chain = &world.chain;
    let again = world.tellable(0)[0];
    let payload = told(&world, 0, &[(0, Some(again)), (2, None)]);
    is(&payload.by(&[of(chain)]), Verdict::NotVerified);
    let lags = chain.up_to(world.real[2].block - 1);
    let balanced = of(chain).answering(|question| match question {
        Question::Window(_) => Some(lags.answer(question)),
        _ => None,
    });
    is_not(&payload.by(&[balanced]), Verdict::Verified);
}

/// The contract's logs come from a node behind the endpoint's address that has not reached the word's block. The word was there before
/// the oracle's callback, which failed: an honest proof was dated by the failed answer, and failed.
// dates-22
#[test]
fn a_word_is_not_dated_by_the_logs_that_a_lagging_node_lacks() {
    let before = [Act::OwnDeliver(Id::Of(0), Word::True(0)), Act::Join];
    for before in [&before[..], &[]] {
        let acts = [&[Anchor(0, Now), Request(0)], before, &[Fulfil(0, false)]];
        let world = World::after(Kind::V2_5, &acts.concat());
        let chain = &world.chain;
        let logged = world.tellable(0)[0];
        let payload = told(&world, 0, &[(0, Some(logged))]);
        is(&payload.by(&[of(chain)]), Verdict::Verified);
        let lags = chain.up_to(logged.0.block - 1);
        let balanced = of(chain).answering(|question| match question {
            Question::Window(_) => Some(lags.answer(question)),
            _ => None,
        });
        let report = payload.by(&[balanced]);
        is_open(&report);
    }
}

/// A true word was delivered by the shop in the target's window, and the oracle's answer to its draw came after the final block, at
/// which state is read.
// left_out-15
#[test]
fn an_answer_after_the_final_block_is_not_one_that_never_came() {
    for kind in [Kind::V2, Kind::V2_5] {
        for fails in [false, true] {
            let world = World::after(
                kind,
                &[
                    Anchor(0, Now),
                    Anchor(1, Now),
                    Request(0),
                    Request(1),
                    Act::OwnDeliver(Id::Of(0), Word::True(0)),
                    Fulfil(1, false),
                    Wait,
                    Fulfil(0, !fails),
                ],
            );
            for payload in [told(&world, 1, &[]), told(&world, 1, &[(0, None)])] {
                let at = |behind: u64| {
                    let pin = |chain: &mut Chain| chain.pinned = Some(chain.newest - behind);
                    payload.by(&[of(&world.chain).with_chain(pin)]).verdict
                };
                let newest = at(0);
                assert_ne!(newest, Verdict::NotVerified, "{kind:?} {fails}");
                for behind in [1, 100] {
                    assert_eq!(at(behind), newest, "{kind:?} {fails} {behind}");
                }
            }
        }
    }
}

/// v2: the oracle's answer to a draw lies before the target's window, the shop delivers its word in the window, and the id is asked again
/// for a Break. The answers to this id come from a node that lacks the first.
// left_out-18
#[test]
fn the_answer_of_an_id_that_is_asked_again_is_not_the_first_ones() {
    let mut acts = [
        Anchor(0, Now),
        Anchor(1, Break),
        Request(0),
        Fulfil(0, true),
        Act::Readd,
        Anchor(2, Now),
        Act::OwnDeliver(Id::Of(0), Word::True(0)),
        Request(1),
        Request(2),
        Fulfil(1, true),
        Fulfil(2, false),
    ];
    let by_id = |question: &Question| match question {
        Question::Logs(query) | Question::Window(query) => query.topics.len() == 2,
        _ => false,
    };
    for _ in 0..2 {
        let world = World::after(Kind::V2, &acts);
        let later = world.tellable(0).last().copied();
        let honest = told(&world, 2, &[]);
        let false_date = told(&world, 2, &[(0, later)]);
        is(&honest.by(&[of(&world.chain)]), Verdict::Verified);
        is(&false_date.by(&[of(&world.chain)]), Verdict::NotVerified);
        for (lag, nth) in (1..=8).flat_map(|lag| (0..4).map(move |nth| (lag, nth))) {
            let lags = || {
                let node = world.chain.up_to(world.chain.newest - lag);
                let seen = RefCell::new(Vec::new());
                of(&world.chain).answering_if_asked(move |question| {
                    let mut seen = seen.borrow_mut();
                    if by_id(question) && !seen.contains(question) {
                        seen.push(question.clone());
                    }
                    (seen.get(nth) == Some(question)).then(|| node.answer(question))
                })
            };
            is_not(&honest.by(&[lags()]), Verdict::NotVerified);
            is_not(&false_date.by(&[lags()]), Verdict::Verified);
        }
        acts.swap(9, 10);
    }
}

/// The window begins between a word and the failed callback in one transaction. The contract's logs come from a node that keeps none so
/// old, and gives none.
// dates-22
#[test]
fn a_word_is_not_dated_by_the_logs_that_a_node_no_longer_keeps() {
    for kind in [Kind::V2, Kind::V2_5] {
        for later in [0, 9] {
            let mut world = World::after(
                kind,
                &[
                    Anchor(0, Now),
                    Request(0),
                    Act::OwnDeliver(Id::Of(0), Word::True(0)),
                    Act::Join,
                    Fulfil(0, false),
                    Anchor(1, Terms::JustBefore),
                    Request(1),
                    Fulfil(1, false),
                ],
            );
            world.chain.mine(later);
            let payload = told(&world, 1, &[]);
            is(&payload.by(&[of(&world.chain)]), Verdict::Verified);
            for keeps in (0..=40).map(|back| world.chain.newest - back) {
                let mut node = world.chain.clone();
                node.logs.retain(|log| log.position.block >= keeps);
                let prunes = of(&world.chain).answering(move |question| match question {
                    Question::Window(_) => Some(node.answer(question)),
                    _ => None,
                });
                is_not(&payload.by(&[prunes]), Verdict::NotVerified);
            }
        }
    }
}

/// Returns a step of a report.
fn step(report: &Report, id: StepId) -> &Step {
    let mut steps = report.steps.iter();
    steps.find(|step| step.id == id).expect("a step")
}

/// Returns the cause for which a step is open.
fn cause(report: &Report, id: StepId) -> Option<&Unread> {
    step(report, id).unread()
}

/// Returns a pull whose callback failed. Another answer may be in the same block, which is the last one of the window.
fn failed_beside(another: bool) -> World {
    let mut acts = vec![
        Anchor(0, Now),
        Anchor(1, Break),
        Request(0),
        Request(1),
        Fulfil(0, true),
    ];
    acts.extend(another.then_some(Act::Near));
    acts.push(Fulfil(1, false));
    World::after(Kind::V2_5, &acts)
}

/// The endpoint lacks the oracle's answer. Its reply may hold the request and a log of the supplied word's block.
// word_origin-22, word_origin-23, dates-16
#[test]
fn a_missing_answer_is_evidence_where_the_reply_reaches_the_words_block() {
    for is_shown in [true, false] {
        let world = failed_beside(is_shown);
        let (at, _) = world.tellable(0)[0];
        let lacking = of(&world.chain).hiding(move |log| log.position == at);
        let report = told(&world, 0, &[]).by(&[lacking]);
        let origin = cause(&report, StepId::WordOrigin);
        match is_shown {
            true => assert!(
                matches!(origin, Some(Unread::NoFulfilment { .. })),
                "{origin:?}"
            ),
            false => assert!(
                matches!(origin, Some(Unread::WordNotSeen { .. })),
                "{origin:?}"
            ),
        }
        assert!(!step(&report, StepId::ChainLogs).failed());
    }
}

/// The endpoint lacks the answer, and the coordinator keeps the commitment to another request of the id.
// word_origin-18
#[test]
fn a_commitment_to_another_request_neither_fails_a_word_nor_speaks_against_it() {
    let world = failed_beside(true);
    let (at, _) = world.tellable(0)[0];
    let lacking = of(&world.chain)
        .hiding(move |log| log.position == at)
        .answering(|question| match question {
            Question::Commitment(..) => Some(Reply::Commitment(hash(0x21))),
            _ => None,
        });
    let report = told(&world, 0, &[]).by(&[lacking]);
    let origin = cause(&report, StepId::WordOrigin);
    assert!(
        matches!(origin, Some(Unread::WordNotSeen { .. })),
        "{origin:?}"
    );
}

/// A node has dropped the logs of the transaction's receipt, and those of the coordinator.
// word_origin-9
#[test]
fn a_receipt_without_the_contracts_log_is_no_evidence() {
    let world = failed_beside(false);
    let own = world.chain.clone();
    let bare = of(&world.chain)
        .hiding(|log| log.address == COORDINATOR)
        .answering(move |question| match (question, own.answer(question)) {
            (Question::Receipt(_), Reply::Receipt(mut receipt)) => {
                receipt.logs.clear();
                Some(Reply::Receipt(receipt))
            }
            _ => None,
        });
    let report = told(&world, 0, &[]).by(&[bare]);
    let origin = cause(&report, StepId::WordOrigin);
    assert!(
        matches!(origin, Some(Unread::RequestUnclear(_))),
        "{origin:?}"
    );
}

/// The answer's log has another length than its version's.
// dates-21
#[test]
fn an_answer_that_does_not_say_whether_its_callback_failed_dates_no_word() {
    let mut world = failed_beside(false);
    let (at, _) = world.tellable(0)[0];
    world.chain.log_at(at).data.extend([0; 32]);
    let report = told(&world, 0, &[]).by(&[of(&world.chain)]);
    assert!(step(&report, StepId::WordOrigin).passed());
    let logs = cause(&report, StepId::ChainLogs);
    assert_eq!(logs, Some(&Unread::UnknownLog(at)));
}

/// An answer is at the place of a word whose callback failed.
// dates-9
#[test]
fn the_word_of_a_failed_callback_is_not_searched_for() {
    let world = failed_beside(false);
    let no_search = of(&world.chain).answering_if_asked(|question| match question {
        Question::Search(_) => panic!("{question:?}"),
        _ => None,
    });
    is(&told(&world, 0, &[]).by(&[no_search]), Verdict::Verified);
}

/// The contract's state is that of a block before the purchase, or of one after the word.
// kinds-4
#[test]
fn the_kind_of_a_log_is_learnt_from_state_that_has_the_judged_entries() {
    let mut world = World::after(Kind::V2_5, &[Anchor(0, Now), Request(0), Fulfil(0, false)]);
    let (at, word) = world.tellable(0)[0];
    for (pinned, expected) in [(at.block, At::Pinned), (FIRST_BLOCK, At::Newest)] {
        world.chain.pinned = Some(pinned);
        let asked = RefCell::new(BTreeSet::new());
        let noting = of(&world.chain).answering_if_asked(|question| {
            // Only a log of unknown kind makes the word a key.
            if let Question::GetPull(key, at) = question
                && *key == word
            {
                asked.borrow_mut().insert(*at);
            }
            None
        });
        let report = told(&world, 0, &[]).by_listed(&listed(), &[noting]);
        assert_eq!(asked.into_inner(), BTreeSet::from([expected]));
        assert!(step(&report, StepId::ChainLogs).passed());
    }
}

/// The version's anchor is told in an empty block, and the endpoint refuses the search for it.
// dates-12, dates-13, dates-14, dates-10, dates-11, dates-31
#[test]
fn a_block_without_the_told_log_is_evidence_as_far_as_its_reply_goes() {
    let acts = [
        Anchor(0, Break),
        Anchor(1, Now),
        Request(1),
        Fulfil(0, false),
    ];
    let world = World::after(Kind::V2_5, &acts);
    let sale = world.purchases[1].sale.clone().expect("a sale");
    let version = version_id(&world.tiers[sale.tier]);
    let empty = at(FIRST_BLOCK - 10, 7);
    let mut proof = world.proof(1, &world.honest_words()).expect("a proof");
    let anchor = proof.entry(Anchored, version);
    anchor.position = empty;
    let root = anchor.value;
    let payload = Payload::of(&proof);
    let mut stray = world.chain.logs[0].clone();
    stray.position.block = empty.block;
    stray.position.log_index = 0;
    stray.address = Address::new([0x5a; 20]);
    stray.transaction = hash(0x22);
    let by = |logs: Vec<Log>, is_whole, receipts: Option<Vec<Log>>| {
        let receipts = match receipts {
            Some(logs) => Reply::BlockLogs {
                logs,
                is_whole: true,
            },
            None => fault(Fault::Malformed),
        };
        let endpoint = of(&world.chain).answering(move |question| match question {
            Question::Search(_) => Some(fault(Fault::NoLogs(0, 1))),
            Question::BlockReceipts(_) => Some(receipts.clone()),
            Question::BlockLogs(block) if *block == empty.block => Some(Reply::BlockLogs {
                logs: logs.clone(),
                is_whole,
            }),
            _ => None,
        });
        payload.by(&[endpoint])
    };
    let mut there = stray.clone();
    there.position = empty;
    let other = by(vec![there.clone(), stray.clone()], false, None);
    assert!(step(&other, StepId::ChainLogs).failed());
    // Another log of the contract holds the anchor's two values: a request, or one of no kind.
    let request = proof.entry(Requested, sale.key()).position;
    let request = world.chain.clone().log_at(request).topics[0];
    for signature in [request, hash(0x26)] {
        let mut swapped = there.clone();
        swapped.address = CONSUMER;
        swapped.topics = vec![signature, version];
        swapped.data = root.as_bytes().to_vec();
        let swapped = by(vec![swapped, stray.clone()], false, None);
        assert!(step(&swapped, StepId::ChainLogs).failed());
    }
    for (receipts, unread) in [
        (None, Unread::NoLogThere(empty)),
        (Some(vec![there]), Unread::LogNotSeen(empty)),
    ] {
        let logs = by(vec![stray.clone()], false, receipts);
        assert_eq!(cause(&logs, StepId::ChainLogs), Some(&unread));
    }
    let lacking = by(vec![stray.clone()], false, Some(vec![stray.clone()]));
    assert!(step(&lacking, StepId::ChainLogs).failed());
    // A node that counts a block's logs in another way shows no place.
    stray.position.log_index = 3;
    let counted = by(vec![stray.clone()], false, Some(vec![stray]));
    let counted = cause(&counted, StepId::ChainLogs);
    assert_eq!(counted, Some(&Unread::NoIndexes(empty.block)));
    let none = by(Vec::new(), false, None);
    let none = cause(&none, StepId::ChainLogs);
    assert_eq!(none, Some(&Unread::LogNotSeen(empty)));
    let whole = by(Vec::new(), true, None);
    assert!(step(&whole, StepId::ChainLogs).failed());
}

/// Ranges of logs come from a node that lacks a judged entry, which the search shows at its told place.
// left_out-7, dates-6
#[test]
fn a_reply_that_lacks_a_judged_entry_of_the_windows_shows_no_whole_window() {
    let world = failed_beside(false);
    let sale = world.purchases[0].sale.clone().expect("a sale");
    let mut anchors = world.entries(Anchored);
    let anchor = anchors.find(|entry| entry.key == sale.event_id());
    let lacked = anchor.expect("an anchor").position;
    let own = world.chain.clone();
    let lacking =
        of(&world.chain).answering(move |question| match (question, own.answer(question)) {
            (Question::Window(_) | Question::Logs(_), Reply::Logs(mut logs)) => {
                logs.retain(|log| log.position != lacked);
                Some(Reply::Logs(logs))
            }
            _ => None,
        });
    let report = told(&world, 0, &[]).by(&[lacking]);
    let logs = cause(&report, StepId::ChainLogs);
    assert_eq!(logs, Some(&Unread::LogNotSeen(lacked)));
}

/// Where the deployment lists the contract's signatures, a busy contract's other logs are not asked for.
// left_out-3
#[test]
fn the_question_for_the_windows_names_the_signatures_that_are_listed() {
    let world = failed_beside(false);
    for (lists, signatures) in [(listed_with_logs(), Some(7)), (listed(), None)] {
        let asked = RefCell::new(Vec::new());
        let noting = of(&world.chain).answering_if_asked(|question| {
            if let Question::Window(query) = question
                && query.addresses.contains(&CONSUMER)
            {
                asked.borrow_mut().push(query.topics.first().map(Vec::len));
            }
            None
        });
        told(&world, 0, &[]).by_listed(&lists, &[noting]);
        let asked = asked.into_inner();
        assert!(!asked.is_empty());
        assert!(
            asked.iter().all(|topics| *topics == signatures),
            "{asked:?}"
        );
    }
}

/// The shop takes a window from before every log that the endpoint shows, but for an older answer of the oracle.
// left_out-4, left_out-5
#[test]
fn a_window_before_every_log_is_open_unless_an_older_answer_is_near() {
    let first = FIRST_BLOCK - 10;
    let mut shop = Shop::open(3);
    let target = shop.buy_as_of(0, at(first, 0));
    shop.request(target);
    shop.deliver(target);
    let proof = fixtures::shop::proof::Proof {
        supplied: fixtures::shop::proof::Supplied::Span,
        ..shop.proof(target)
    };
    let payload = Payload::of(&proof);
    let no_older = Unread::NoOlderLogs(first);
    let report = payload.by(&[of(&shop.chain)]);
    assert_eq!(cause(&report, StepId::ChainLogs), Some(&no_older));
    let is_answer = |log: &&Log| log.address == COORDINATOR && log.topics.len() < 4;
    let answer = shop.chain.logs.iter().find(is_answer).expect("one").clone();
    for (before, is_near) in [(10_000, true), (10_001, false)] {
        let mut older = answer.clone();
        older.position = at(first - before, 0);
        older.topics[1] = hash(0x23);
        older.transaction = hash(0x24);
        let mut chain = shop.chain.clone();
        chain.logs.insert(0, older);
        let report = payload.by(&[of(&chain)]);
        let logs = step(&report, StepId::ChainLogs);
        assert_eq!(logs.passed(), is_near, "{logs:?}");
    }
}

/// The contract's log of a word has further values, which nothing explains.
// kinds-10
#[test]
fn a_log_of_more_than_six_values_teaches_no_kind() {
    let world = World::after(Kind::V2_5, &[Anchor(0, Now), Request(0), Fulfil(0, false)]);
    for (more, passes) in [(4, true), (5, false)] {
        let mut chain = world.chain.clone();
        chain
            .log_at(world.tellable(0)[0].0)
            .data
            .extend(vec![0; 32 * more]);
        let report = told(&world, 0, &[]).by_listed(&listed(), &[of(&chain)]);
        let logs = step(&report, StepId::ChainLogs);
        assert_eq!(logs.passed(), passes, "{more}: {logs:?}");
    }
}

/// Two judged words have logs of two signatures.
// kinds-12
#[test]
fn two_signatures_of_one_kind_teach_nothing() {
    let world = two_draws(false);
    let payload = told(&world, 1, &[]);
    let by = |chain: &Chain| payload.by_listed(&listed(), &[of(chain)]);
    assert!(step(&by(&world.chain), StepId::ChainLogs).passed());
    let mut other = world.chain.clone();
    other.log_at(world.tellable(0)[0].0).topics[0] = hash(0x25);
    let report = by(&other);
    let logs = step(&report, StepId::ChainLogs);
    assert!(!logs.passed() && !logs.failed(), "{logs:?}");
}

/// Returns an endpoint of another chain, with no contract at the address, for a payload whose label no table knows.
fn of_another_chain(newest: u64) -> Endpoint<'static> {
    let mut chain = Chain::default();
    (chain.id, chain.newest) = (424_242, newest);
    let own = chain.clone();
    Endpoint::of(&chain).answering(move |question| match own.answer(question) {
        Reply::Head(head) => Some(Reply::Head(Head {
            is_known: false,
            is_after_load: true,
            ..head
        })),
        _ => None,
    })
}

/// `chain_logs` failed an honest pull there; `contract` alone said that the chain is unknown.
// contract-28
#[test]
fn an_endpoint_of_another_chain_refutes_no_pull_of_an_unknown_network() {
    let world = World::after(Kind::V2_5, &[Anchor(0, Now), Request(0), Fulfil(0, false)]);
    let payload = told(&world, 0, &[]);
    for listed in [
        fixtures::chain::listed_with_logs(),
        fixtures::chain::listed(),
    ] {
        let other = of_another_chain(world.chain.newest + 1_000);
        is_not(&payload.by_listed(&listed, &[other]), Verdict::NotVerified);
    }
}

/// The judged block "did not exist when the shop named it".
// contract-28
#[test]
fn a_shorter_chain_refutes_no_pull_of_an_unknown_network() {
    let world = World::after(
        Kind::V2_5,
        &[Anchor(0, Now), Wait, Request(0), Fulfil(0, false)],
    );
    let payload = told(&world, 0, &[]);
    let other = of_another_chain(world.chain.newest - 100);
    is_not(&payload.by(&[other]), Verdict::NotVerified);
}

/// An endpoint numbers logs within their transactions. A failed fulfilment stands behind a stranger's logs in the block of `as_of`; without
/// its word the proof was `verified`.
// left_out-8
#[test]
fn indexes_that_mean_nothing_begin_no_window() {
    let mut world = World::after(Kind::V2_5, &[Anchor(0, Now), Request(0)]);
    world.chain.mine(1);
    let stranger = Address::new([0x66; 20]);
    world.chain.transact(stranger, Vec::new(), |running| {
        for log in 0..3 {
            running.log(stranger, vec![Hash32::new([log; 32])], Vec::new());
        }
    });
    for act in [
        Near,
        Fulfil(0, true),
        Anchor(1, Terms::JustBefore),
        Request(1),
        Fulfil(1, false),
    ] {
        world.act(act);
    }
    let payload = told(&world, 1, &[(0, None)]);
    is(
        &payload.by(&[Endpoint::of(&world.chain)]),
        Verdict::NotVerified,
    );
    let endpoint = Endpoint::of(&world.chain).with_chain(number_within_transactions);
    is_not(&payload.by(&[endpoint]), Verdict::Verified);
}

/// An endpoint numbers logs within their transactions. A purchase is anchored after its request, in the same block, and told before it:
/// it was `verified`.
// dates-33
#[test]
fn indexes_that_mean_nothing_order_no_entries_of_a_block() {
    let mut world = World::after(Kind::V2_5, &[Request(0), Near, Anchor(0, Terms::Early)]);
    let block = world.chain.newest;
    let requested = world.entries(Requested).last().expect("a request").position;
    let transaction = world.chain.transaction_at(requested);
    // The request is made by a contract that logs before.
    let stranger = Address::new([0x66; 20]);
    for log in &mut world.chain.logs {
        if log.position.block == block {
            log.position.log_index += 5;
        }
    }
    for log in 0..5 {
        world.chain.logs.push(verify::claims::Log {
            position: at(block, log),
            address: stranger,
            topics: vec![Hash32::new([0x67; 32])],
            data: Vec::new(),
            transaction,
        });
    }
    world.act(Fulfil(0, false));
    let id = world.purchases[0].sale.as_ref().expect("a sale").event_id();
    let proof = world.proof(0, &world.honest_words()).expect("a proof");
    let lie = Payload::of(&proof.moving(Anchored, id, at(block, 0)));
    is(&lie.by(&[Endpoint::of(&world.chain)]), Verdict::NotVerified);
    let endpoint = Endpoint::of(&world.chain).with_chain(number_within_transactions);
    is_not(&lie.by(&[endpoint]), Verdict::Verified);
}

/// A word of the shop's coordinator lies in the window of an honest proof, and the oracle fulfils that request after the window. An
/// endpoint that lags behind this fulfilment, and not behind a judged block, failed the proof.
// left_out-41
#[test]
fn an_answer_that_a_lagging_endpoint_lacks_fails_no_honest_proof() {
    let world = World::after(
        Kind::V2_5,
        &[
            Anchor(0, Now),
            Anchor(1, Now),
            Request(0),
            Request(1),
            OwnDeliver(Id::Of(1), Word::Liked),
            Fulfil(0, false),
            Fulfil(1, false),
        ],
    );
    let payload = told(&world, 0, &[]);
    is(
        &payload.by(&[Endpoint::of(&world.chain)]),
        Verdict::Verified,
    );
    let behind = Endpoint::of(&world.chain.up_to(world.chain.newest - 1));
    let own = behind.chain.clone();
    let behind = behind.answering(move |question| match own.answer(question) {
        Reply::Head(head) => Some(Reply::Head(Head {
            is_fresh: false,
            ..head
        })),
        _ => None,
    });
    is_not(&payload.by(&[behind]), Verdict::NotVerified);
}

/// Returns the searches that a reading asks an endpoint for.
fn searches(payload: &Payload, listed: &Listed, endpoint: Endpoint<'_>) -> BTreeSet<LogSearch> {
    let asked = RefCell::new(BTreeSet::new());
    let noting = Endpoint::of(&endpoint.chain).answering_if_asked(|question| {
        if let Question::Search(search) = question {
            asked.borrow_mut().insert(search.clone());
        }
        Some(endpoint.answer(question))
    });
    payload.by_listed(listed, &[noting]);
    asked.into_inner()
}

/// Two anchors are told at places of two blocks where they are not.
// dates-7
#[test]
fn a_search_for_entries_starts_at_the_newest_of_their_told_blocks() {
    let world = World::after(Kind::V2_5, &[Anchor(0, Now), Request(0), Fulfil(0, false)]);
    let sale = world.purchases[0].sale.clone().expect("a sale");
    let version = version_id(&world.tiers[sale.tier]);
    let mut proof = world.proof(0, &world.honest_words()).expect("a proof");
    for id in [version, sale.event_id()] {
        proof.entry(Anchored, id).position.log_index += 900;
    }
    let newest = proof.entry(Anchored, sale.event_id()).position.block;
    assert!(proof.entry(Anchored, version).position.block < newest);
    let asked = searches(&Payload::of(&proof), &listed_with_logs(), of(&world.chain));
    let from: Vec<u64> = asked.iter().map(|search| search.from).collect();
    assert_eq!(from, [newest]);
}

/// The purchase's anchor is told at a place where it is not. Its log has the key in its data, or its kind is unknown.
// dates-8
#[test]
fn an_entry_whose_key_no_topic_holds_is_not_searched_for() {
    let world = World::after(Kind::V2_5, &[Anchor(0, Now), Request(0), Fulfil(0, false)]);
    let sale = world.purchases[0].sale.clone().expect("a sale");
    let mut proof = world.proof(0, &world.honest_words()).expect("a proof");
    proof.entry(Anchored, sale.event_id()).position.log_index += 900;
    let payload = Payload::of(&proof);
    let (named, unnamed) = (listed_with_logs(), listed());
    assert_eq!(searches(&payload, &named, of(&world.chain)).len(), 1);
    assert_eq!(searches(&payload, &unnamed, of(&world.chain)).len(), 1);

    let mut in_data = named.clone();
    let mut form = in_data.logs.iter_mut();
    let form = form.find(|form| form.kind == Anchored).expect("a form");
    (form.key, form.value) = (3, 4);
    let signature = form.signature;
    let mut chain = world.chain.clone();
    for log in &mut chain.logs {
        if log.topics[0] == signature {
            log.data = [log.topics[1].as_bytes(), log.data.as_slice()].concat();
            log.topics = vec![signature, hash(1), hash(2), hash(3)];
        }
    }
    assert_eq!(searches(&payload, &in_data, of(&chain)), BTreeSet::new());

    let unread = of(&world.chain).answering(|question| match question {
        Question::Events(..) => Some(fault(Fault::Unreachable)),
        _ => None,
    });
    assert_eq!(searches(&payload, &unnamed, unread), BTreeSet::new());
}

/// The oracle's answer to a draw in the target's window landed in another key. That speaks against the draw at an endpoint that has
/// all judged blocks, and not at one that lacks the target's word.
// dates-20
#[test]
fn an_answer_that_landed_elsewhere_says_nothing_before_the_judged_blocks() {
    let world = World::after(
        Kind::V2_5,
        &[
            Anchor(0, Now),
            Anchor(1, Break),
            Anchor(2, Now),
            Request(0),
            Act::OwnRequest(1, Id::Real(0)),
            Fulfil(0, false),
            Request(2),
            Fulfil(1, false),
        ],
    );
    let given = world.tellable(0)[0];
    let payload = told(&world, 2, &[(0, Some(given)), (1, None)]);
    let origin = |endpoint| step(&payload.by(&[endpoint]), StepId::WordOrigin).clone();
    let speaks = |step: &Step| step.unread().is_some_and(Unread::speaks);
    let whole = origin(of(&world.chain));
    assert!(speaks(&whole), "{whole:?}");
    let lagging = origin(lagging(&world.chain, world.chain.newest - 1));
    let is_behind = matches!(lagging.unread(), Some(Unread::NotReached { .. }));
    assert!(is_behind, "{lagging:?}");
}
