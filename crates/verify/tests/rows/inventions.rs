//! Plays inventions that were softer than the truth, and proofs whose order decided.

use fixtures::chain::coordinator::Kind;
use fixtures::chain::endpoint::{Endpoint, fault, settle};
use fixtures::chain::proof::proof;
use fixtures::chain::{COORDINATOR, Chain, KEYS, SUBSCRIPTION, hash, listed_with_logs};
use fixtures::pack_event::PackEvent;
use fixtures::world::{Act, Id, LIKED, OfEvent, Terms, World};
use verify::claims::{Address, Fault, Log, OracleRequest, Question, Reply};
use verify::hash::keccak;
use verify::position::Position;
use verify::report::{Report, Verdict};

use super::tellings::{telling, with_another_card};
use super::{Payload, is, summary, told};

use Act::{Anchor, Event, Fulfil, OwnRequest, Readd, Request, Wait};
use Terms::{Break, Now};

const TOKEN: Address = Address::new([0x66; 20]);

fn v2_5(acts: &[Act]) -> World {
    World::after(Kind::V2_5, acts)
}

fn of(world: &World) -> [Endpoint<'static>; 1] {
    [Endpoint::of(&world.chain)]
}

/// A coordinator of the shop's takes a request and never delivers a word. An invented word is told where a token logs a transfer:
/// was `origin_unknown`; should be `not_verified`, as where no log is.
// dates-34
#[test]
fn an_invented_word_is_not_told_at_a_strangers_log() {
    let mut world = v2_5(&[Anchor(0, Now), OwnRequest(0, Id::Fresh(true))]);
    world.chain.mine(1);
    let place = world.chain.transact(TOKEN, Vec::new(), |running| {
        running.log(TOKEN, vec![LIKED], Vec::new())
    });
    let mut nothing = place;
    nothing.log_index += 1;
    for place in [nothing, place] {
        let lie = Payload::of(&telling(&world, 0, &[(0, (place, LIKED))]));
        is(&lie.by(&of(&world)), Verdict::NotVerified);
    }
}

/// Returns an endpoint that refuses the logs of an oracle's fulfilment. The proof of the seed replaces them.
fn refusing(chain: &Chain) -> Endpoint<'static> {
    Endpoint::of(chain).answering(|question| match question {
        Question::Window(query) => Some(fault(Fault::NoLogs(query.from, query.to))),
        _ => None,
    })
}

/// Returns the log of the event's request.
fn asked(event: &PackEvent) -> Log {
    let mut logs = event.chain.logs.iter();
    let asked = logs.find(|log| log.address == COORDINATOR && log.topics.len() == 4);
    asked.expect("a request").clone()
}

/// An endpoint refuses logs, and its proof shows the origin of an honest event's seed. A liar gives the receipt in an orphaned block of
/// the same number, over which the oracle made a proof too: was `verified` or `not_confirmed`, by the order of both.
// proven-9
#[test]
fn a_proof_of_an_orphaned_block_silences_none_by_its_order() {
    let event = PackEvent::honest();
    let payload = Payload::of_event(&event);
    let asked = asked(&event);
    let block = event.chain.block(asked.position.block);
    let mut orphan = block.inclusion(&asked.transaction).expect("a receipt");
    let seal = block.header().mix_hash;
    let place = orphan
        .header
        .windows(32)
        .position(|word| word == seal.as_bytes());
    orphan.header[place.expect("a seal")] ^= 1;
    let request = OracleRequest {
        key_hash: KEYS[0],
        pre_seed: asked.words().nth(1).expect("a word"),
        block_hash: keccak(&[&orphan.header]),
    };
    let input = proof(&request, &hash(0x55));
    let liar = || {
        let (chain, orphan, input) = (event.chain.clone(), orphan.clone(), input.clone());
        Endpoint::of(&event.chain).answering(move |question| match question {
            Question::Inclusion(..) => Some(Reply::Inclusion(orphan.clone())),
            Question::Fulfilment(..) => match chain.answer(question) {
                Reply::Transaction(mut sent) => {
                    sent.input.extend(&input);
                    Some(Reply::Transaction(sent))
                }
                other => Some(other),
            },
            _ => None,
        })
    };
    let one = payload.by(&[refusing(&event.chain), liar()]);
    let other = payload.by(&[liar(), refusing(&event.chain)]);
    assert_eq!(
        one.verdict,
        other.verdict,
        "{} {}",
        summary(&one),
        summary(&other)
    );
}

/// Returns what is wrong with a report whose verdict must speak against the payload.
fn softer(case: &str, report: &Report) -> Option<String> {
    let speaks = matches!(
        report.verdict,
        Verdict::OriginUnknown | Verdict::NotVerified
    );
    (!speaks).then(|| format!("{case}: {}", summary(report)))
}

/// v2: the id of a draw's open request was given again, and that request is open, or answered. An invented word of the draw is told where
/// no log is: was `not_confirmed`.
// word_origin-27, word_origin-29
#[test]
fn an_invented_word_of_an_id_that_was_given_again_is_no_softer() {
    let mut wrong = Vec::new();
    for after in [&[][..], &[Fulfil(2, false)], &[Fulfil(2, true)]] {
        let acts = [
            Anchor(0, Now),
            Anchor(1, Now),
            Anchor(2, Break),
            Request(0),
            Request(1),
            Fulfil(1, false),
            Readd,
            Request(2),
        ];
        let mut world = World::after(Kind::V2, &[&acts[..], after].concat());
        assert_eq!(world.real[0].id, world.real[2].id, "one id");
        world.act(Wait);
        let place = Position {
            block: world.chain.newest,
            log_index: 3,
        };
        let lie = telling(&world, 0, &[(0, (place, LIKED))]);
        let report = Payload::of(&lie).by(&of(&world));
        wrong.extend(softer(&format!("{after:?}"), &report));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// v2: the same of an event's request, and an invented seed: was `not_confirmed`; should be `origin_unknown` or `not_verified`.
// seed_origin-28, word_origin-27, word_origin-29
#[test]
fn an_invented_seed_of_an_id_that_was_given_again_is_no_softer() {
    let mut wrong = Vec::new();
    for after in [&[][..], &[Fulfil(2, false)], &[Fulfil(2, true)]] {
        let acts = [
            Anchor(0, Now),
            Anchor(1, Now),
            Event(OfEvent::Create),
            Request(0),
            Fulfil(1, false),
            Readd,
            Request(1),
        ];
        let mut world = World::after(Kind::V2, &[&acts[..], after].concat());
        assert_eq!(world.real[0].id, world.real[2].id, "one id");
        world.chain.mine(10);
        let mut logs = world.chain.logs.iter();
        let anchor = logs.find(|log| log.topics.get(1) == Some(&world.event.id));
        let mut event = world.event.clone();
        event.transaction = anchor.expect("an anchor").transaction;
        event.seed = LIKED;
        let report = Payload::of_event(&event).by(&of(&world));
        wrong.extend(softer(&format!("{after:?}"), &report));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Two endpoints give different causes for which the target's block is not proven: which one the result named depended on their order.
// views-16
#[test]
fn the_cause_for_which_a_block_is_not_proven_does_not_depend_on_the_order() {
    let world = v2_5(&[Anchor(0, Now), Request(0), Fulfil(0, false)]);
    let payload = told(&world, 0, &[]);
    let giving = |cause: Fault| {
        Endpoint::of(&world.chain).answering(move |question| match question {
            Question::Inclusion(..) => Some(fault(cause.clone())),
            _ => None,
        })
    };
    let (one, other) = (Fault::Busy, Fault::Malformed);
    let listed = listed_with_logs();
    let first = [giving(one.clone()), giving(other.clone())];
    let last = [giving(other), giving(one)];
    assert_eq!(
        settle(&payload.claims, &listed, &first).block,
        settle(&payload.claims, &listed, &last).block
    );
}

/// The oracle's answer landed in another key. The word is told in the same block where no log is, behind another draw's: it gives another
/// card, and no true telling has it. Was `origin_unknown`; should be `not_verified`.
// dates-32
#[test]
fn a_word_that_landed_elsewhere_is_told_at_no_place_without_a_log() {
    let acts = [
        Anchor(0, Now),
        Anchor(1, Now),
        Anchor(2, Break),
        Request(0),
        Request(1),
        OwnRequest(2, Id::Real(0)),
        Fulfil(0, false),
        Act::Near,
        Fulfil(1, false),
        Anchor(3, Break),
    ];
    let (world, truth, lie) = with_another_card(Kind::V2_5, &acts, |world| {
        let own = world.honest_words()[0].expect("a word");
        let mut behind = own.0;
        behind.log_index = 900;
        let lie = telling(world, 0, &[(0, (behind, own.1))]);
        (telling(world, 0, &[(0, own)]), lie)
    });
    is(&Payload::of(&truth).by(&of(&world)), Verdict::OriginUnknown);
    is(&Payload::of(&lie).by(&of(&world)), Verdict::NotVerified);
}

/// A coordinator of the shop's takes a request, and another contract writes a log like a coordinator's answer to another request. An
/// invented word is told there: was `origin_unknown`; should be `not_verified`.
// dates-16, dates-34
#[test]
fn an_invented_word_is_not_told_at_an_answer_of_another_id() {
    let mut world = v2_5(&[Anchor(0, Now), OwnRequest(0, Id::Fresh(true))]);
    world.chain.mine(1);
    let place = world.chain.transact(TOKEN, Vec::new(), |running| {
        running.log_word(
            fixtures::chain::SHOPS_OWN,
            (LIKED, SUBSCRIPTION),
            LIKED,
            false,
        )
    });
    let lie = Payload::of(&telling(&world, 0, &[(0, (place, hash(0x55)))]));
    is(&lie.by(&of(&world)), Verdict::NotVerified);
}
