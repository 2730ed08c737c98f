//! Counts what strangers' failed callbacks, batches and a hostile endpoint cost, and what a shop can hide behind them.

use std::cell::Cell;

use fixtures::chain::abi;
use fixtures::chain::asked::{Asked, showing};
use fixtures::chain::coordinator::Kind;
use fixtures::chain::endpoint::{Endpoint, read, settle, settle_beside};
use fixtures::chain::proof::LocalProver;
use fixtures::chain::{
    CONSUMER, COORDINATOR, Chain, KEYS, SHOPS_KEY, SUBSCRIPTION, listed_with_logs,
};
use fixtures::pack_event::PackEvent;
use fixtures::world::{Act, Terms, World};
use verify::claims::{
    Address, Inclusion, Question, Replies, Reply, Searches, Settled, Transaction, Unread,
    Witnesses, add_reply, pre_seed, request_id,
};
use verify::hash::Hash32;
use verify::report::{Cause, Report, Status, Step, StepId, Verdict};

use super::{Payload, is, is_open, told};

use Act::{Anchor, Fulfil, Request, Wait};
use Terms::{Break, Now};

const FORWARDER: Address = Address::new([0x66; 20]);
const SECOND: Hash32 = Hash32::new([0x52; 32]);

/// The most calls that failed callbacks may cost.
const MOST: usize = 256;

/// Returns a world with a purchase that waits for its word, and the requests of strangers from before.
fn waiting(strangers: u64, number: impl Fn(u64) -> u64) -> (World, Vec<Asked>) {
    let mut world = World::open(Kind::V2_5);
    world.chain.mine(1);
    let asked = (0..strangers)
        .map(|stranger| Asked::by_stranger(stranger, number(stranger), world.chain.newest));
    let asked = asked.collect();
    for act in [Wait, Anchor(0, Now), Request(0)] {
        world.act(act);
    }
    (world, asked)
}

/// Returns the report by one endpoint, and the number of questions that it was asked.
fn asked_of(payload: &Payload, endpoint: Endpoint<'_>) -> (Report, usize) {
    let asked = Cell::new(0);
    let count = &asked;
    let counted = Endpoint::of(&endpoint.chain).answering(move |question| {
        count.set(count.get() + 1);
        Some(endpoint.answer(question))
    });
    let report = payload.by(&[counted]);
    (report, asked.get())
}

fn of(chain: &Chain) -> Endpoint<'static> {
    Endpoint::of(chain)
}

/// Returns the number of questions about a purchase alone.
fn alone() -> usize {
    let (mut world, _) = waiting(0, |_| 1);
    world.act(Fulfil(0, false));
    let (report, asked) = asked_of(&told(&world, 0, &[]), of(&world.chain));
    is(&report, Verdict::Verified);
    asked
}

/// Returns the number of failed callbacks that were not examined.
fn unexamined(report: &Report) -> Option<u64> {
    let mut steps = report.steps.iter();
    let logs = steps.find(|step| step.id == StepId::ChainLogs)?;
    match logs.status {
        Status::Skipped(Cause::Unread(Unread::ManyInputs(count))) => Some(count),
        _ => None,
    }
}

/// Each input was read, whatever their number. Of strangers who share the contract's subscription, only 128 were.
// left_out-33
#[test]
fn the_inputs_of_256_strangers_are_read_and_no_more() {
    for (strangers, left) in [(256, None), (257, Some(1)), (1_000, Some(744))] {
        for subscription in [None, Some(SUBSCRIPTION)] {
            let (mut world, asked) = waiting(strangers, |stranger| stranger % 9 + 1);
            for asked in asked {
                let subscription = subscription.unwrap_or(asked.subscription);
                let asked = Asked {
                    subscription,
                    ..asked
                };
                asked.fails(&mut world.chain, asked.call());
            }
            world.act(Fulfil(0, false));
            let (report, count) = asked_of(&told(&world, 0, &[]), of(&world.chain));
            assert_eq!(unexamined(&report), left, "{strangers}");
            match left {
                None => is(&report, Verdict::Verified),
                Some(_) => is_open(&report),
            }
            assert!(count <= alone() + MOST, "{strangers}: {count}");
        }
    }
}

/// The log of a stranger's request says whose it is, but the input of its answer was read.
// left_out-20
#[test]
fn strangers_whose_requests_are_in_the_window_cost_no_call() {
    let (mut world, _) = waiting(0, |_| 1);
    let oracle = world.chain.consumer.oracle;
    let strangers =
        (0..1_000).map(|stranger| Asked::by_stranger(stranger, 1, world.chain.newest).sender);
    let ids: Vec<Hash32> = strangers
        .collect::<Vec<_>>()
        .into_iter()
        .map(|stranger| {
            world.chain.transact(stranger, Vec::new(), |running| {
                running.request_words(oracle, stranger, None)
            })
        })
        .collect();
    world.chain.mine(1);
    for id in ids {
        world
            .chain
            .transact(COORDINATOR, Vec::new(), |running| running.fulfils(id, true));
    }
    world.act(Fulfil(0, false));
    let (report, count) = asked_of(&told(&world, 0, &[]), of(&world.chain));
    is(&report, Verdict::Verified);
    assert_eq!(count, alone());
}

/// Of many commitments in an input, the one at the proof's own place is looked at as much as all others together.
#[test]
fn other_commitments_in_an_input_take_nothing_away() {
    for others in [8, 800] {
        let (mut world, asked) = waiting(20, |stranger| 5_000 + stranger);
        for (place, asked) in asked.iter().enumerate() {
            let mut input = asked.call();
            for other in 0..others {
                let place = u64::try_from(place).expect("few");
                input.extend(
                    Asked::by_stranger(1_000 * place + other, 1, world.chain.newest).words(),
                );
            }
            asked.fails(&mut world.chain, input);
        }
        world.act(Fulfil(0, false));
        let (report, count) = asked_of(&told(&world, 0, &[]), of(&world.chain));
        is(&report, Verdict::Verified);
        assert!(count <= alone() + MOST, "{others}: {count}");
    }
}

/// A hostile endpoint shows failed answers that never were, and inputs in which each number has to be searched for.
#[test]
fn what_a_hostile_endpoint_invents_costs_at_most_256_calls() {
    let (mut world, asked) = waiting(2_000, |stranger| (1 << 20) - stranger);
    let block = world.chain.newest;
    world.act(Fulfil(0, false));
    let payload = told(&world, 0, &[]);
    let own = |asked: &Asked| Asked {
        sender: CONSUMER,
        ..*asked
    };
    for is_own in [false, true] {
        let asked: Vec<Asked> = match is_own {
            false => asked.clone(),
            true => asked.iter().map(own).collect(),
        };
        let hostile = showing(of(&world.chain), &asked, block, |asked| {
            // Many blocks, each named for the sender.
            let blocks = (1..60).map(|block| Asked { block, ..*asked }.words());
            [asked.call()].into_iter().chain(blocks).flatten().collect()
        });
        let (report, count) = asked_of(&payload, hostile);
        is_open(&report);
        assert!(unexamined(&report).is_some(), "{:?}", report.steps);
        assert!(count <= alone() + MOST, "{count}");
    }
}

/// Returns a world in which a draw was requested under these terms before the window of another, its callback failed in it,
/// and so many strangers' callbacks failed after it, with
/// bytes behind their calls.
fn hidden(
    change: impl Fn(&mut Chain),
    strangers: u64,
    asked_as: impl Fn(Asked) -> Asked,
    behind_call: &[u8],
) -> World {
    let mut world = World::open(Kind::V2_5);
    world.act(Anchor(0, Now));
    let before = world.chain.consumer.oracle;
    change(&mut world.chain);
    world.act(Request(0));
    world.chain.consumer.oracle = before;
    let asked: Vec<Asked> = (0..strangers)
        .map(|stranger| asked_as(Asked::by_stranger(stranger, 1, world.chain.newest)))
        .collect();
    for act in [
        Wait,
        Anchor(1, Break),
        Anchor(2, Now),
        Request(2),
        Fulfil(0, true),
    ] {
        world.act(act);
    }
    for asked in &asked {
        let input = [&asked.call(), behind_call].concat();
        asked.fails(&mut world.chain, input);
    }
    world.act(Fulfil(1, false));
    world
}

// left_out-34
#[test]
fn a_request_under_a_second_subscription_or_an_unlisted_key_is_not_hidden() {
    let second = |chain: &mut Chain| {
        chain.subscribe(COORDINATOR, SECOND, &[CONSUMER]);
        chain.consumer.oracle.subscription = SECOND;
    };
    let unlisted = |chain: &mut Chain| chain.consumer.oracle.key_hash = SHOPS_KEY;
    let same = |_: &mut Chain| {};
    for (change, is_known) in [
        (&second as &dyn Fn(&mut Chain), false),
        (&unlisted, true),
        (&same, true),
    ] {
        for strangers in [0, 200, 300] {
            let world = hidden(change, strangers, |asked| asked, &[]);
            let payload = told(&world, 2, &[(0, None)]);
            let (report, _) = asked_of(&payload, of(&world.chain));
            match strangers < 256 || is_known {
                true => is(&report, Verdict::NotVerified),
                // Behind so many strangers, it is among those that are not read.
                false => {
                    is_open(&report);
                    assert_eq!(unexamined(&report), Some(45));
                }
            }
            let (report, _) = asked_of(&told(&world, 2, &[]), of(&world.chain));
            match strangers < 256 {
                true => is(&report, Verdict::Verified),
                false => is_open(&report),
            }
        }
    }
}

/// Two failed answers, whose inputs name senders to which nothing commits, took all hashes of a reading. They may name this contract,
/// too.
// left_out-42
#[test]
fn inputs_of_wrong_senders_hide_no_left_out_word() {
    for (strangers, names_this) in [(2, false), (100, false), (2, true), (100, true)] {
        let own = Asked {
            sender: CONSUMER,
            subscription: SUBSCRIPTION,
            number: 0,
            block: 1,
        };
        let own = if names_this { own.words() } else { Vec::new() };
        let wrong = |asked| Asked {
            subscription: SUBSCRIPTION,
            number: 1 << 21,
            ..asked
        };
        let world = hidden(|_| {}, strangers, wrong, &own);
        let (report, _) = asked_of(&told(&world, 2, &[(0, None)]), of(&world.chain));
        is(&report, Verdict::NotVerified);
    }
}

/// Puts two answers into one transaction, whose input names their requests' blocks.
fn in_one_batch(world: &mut World, numbers: [usize; 2], decoys: &[Asked]) {
    let ids = numbers.map(|number| world.real[number].id);
    world.chain.mine(1);
    let batch = world.chain.transact(FORWARDER, Vec::new(), |running| {
        for id in ids {
            running.fulfils(id, true);
        }
        running.hash
    });
    let sent = world.chain.transactions.get_mut(&batch).expect("one");
    let mut input = abi::as_batch(&sent.call.input);
    for decoy in decoys {
        input.extend(decoy.words());
    }
    sent.call.input = input;
}

/// The input names two blocks for the contract. Only the lower one was looked at, so one of the requests was not found.
// left_out-29
#[test]
fn older_requests_of_two_blocks_in_one_batch_are_verified() {
    let mut world = World::after(
        Kind::V2_5,
        &[
            Anchor(0, Break),
            Request(0),
            Wait,
            Anchor(1, Break),
            Request(1),
            Wait,
            Anchor(2, Break),
            Anchor(3, Now),
            Request(3),
        ],
    );
    in_one_batch(&mut world, [0, 1], &[]);
    world.act(Fulfil(2, false));
    for report in told(&world, 3, &[]).on(&world.chain) {
        is(&report, Verdict::Verified);
    }
}

/// A commitment of the contract with an older block is added to the input of two left-out draws.
// left_out-23, left_out-29, left_out-30
#[test]
fn a_decoy_commitment_hides_no_left_out_draw() {
    for decoys in [1, 62, 63] {
        let mut world = World::after(
            Kind::V2_5,
            &[
                Anchor(0, Now),
                Request(0),
                Wait,
                Anchor(1, Now),
                Request(1),
                Wait,
                Anchor(2, Break),
                Anchor(3, Now),
                Request(3),
            ],
        );
        let decoys: Vec<Asked> = (0..decoys)
            .map(|block| Asked {
                sender: CONSUMER,
                subscription: SUBSCRIPTION,
                number: 1,
                block: block + 1,
            })
            .collect();
        in_one_batch(&mut world, [0, 1], &decoys);
        world.act(Fulfil(2, false));
        let payload = told(&world, 3, &[(0, None), (1, None)]);
        let (report, _) = asked_of(&payload, of(&world.chain));
        match decoys.len() {
            // So many blocks are not looked at.
            63 => is_open(&report),
            _ => is(&report, Verdict::NotVerified),
        }
    }
}

/// Returns whether the logs of a view passed, in each view.
fn logs_passed(settled: &Settled) -> Vec<bool> {
    let views = settled.views.iter().map(|view| &view.steps);
    let logs = views.map(|steps| steps.iter().find(|step| step.id == StepId::ChainLogs));
    logs.map(|step| step.is_some_and(Step::passed)).collect()
}

/// Each settlement searched again for the number of a stranger that made a million requests. The views of a file each had the
/// work of one.
// left_out-35, file-5
#[test]
fn a_number_is_searched_for_once_and_the_views_of_a_file_share_the_work() {
    let (mut world, asked) = waiting(1, |_| 1_000_000);
    asked[0].fails(&mut world.chain, asked[0].call());
    world.act(Fulfil(0, false));
    let payload = told(&world, 0, &[]);
    let other = of(&world.chain).answering(|question| match question {
        Question::Time(_) => Some(Reply::Time(7)),
        _ => None,
    });
    let listed = listed_with_logs();
    let answers = read(&payload.claims, &listed, &[of(&world.chain), other]);
    let live = Searches::default();
    for _ in 0..3 {
        let settled = payload
            .claims
            .settle_again(&listed, &answers, &LocalProver, &live);
        assert_eq!(logs_passed(&settled), [true, true]);
    }
    let of_file = Searches::of_file();
    let settled = payload
        .claims
        .settle_again(&listed, &answers, &LocalProver, &of_file);
    assert_eq!(logs_passed(&settled), [true, false]);
}

/// A search that finds nothing is not made again: each settlement of a reading spent as much.
// left_out-26, left_out-28, left_out-35
#[test]
fn a_search_that_finds_nothing_is_made_once() {
    let (mut world, asked) = waiting(1, |_| (1 << 20) + 5);
    asked[0].fails(&mut world.chain, asked[0].call());
    world.act(Fulfil(0, false));
    let (payload, listed) = (told(&world, 0, &[]), listed_with_logs());
    let answers = read(&payload.claims, &listed, &[of(&world.chain)]);
    let live = Searches::default();
    for _ in 0..3 {
        let settled = payload
            .claims
            .settle_again(&listed, &answers, &LocalProver, &live);
        let mut steps = settled.steps.iter();
        let logs = steps.find(|step| step.id == StepId::ChainLogs);
        let cause = logs.and_then(Step::unread);
        assert!(
            matches!(cause, Some(Unread::RequestUnclear(_))),
            "{cause:?}"
        );
    }
}

/// The proofs of a file had a share of the work of an endpoint's proof.
// proven-22, file-6
#[test]
fn junk_in_a_file_takes_no_work_from_a_reading() {
    let event = PackEvent::honest();
    let payload = Payload::of_event(&event);
    let (claims, listed, endpoints) = (&payload.claims, listed_with_logs(), [of(&event.chain)]);
    let answers = read(claims, &listed, &endpoints);
    let alone = settle(claims, &listed, &endpoints);
    assert_eq!(alone.proven.len(), 3, "the control");
    let empty = |nth: u32| {
        Reply::Inclusion(Inclusion {
            header: Vec::new(),
            index: u64::from(nth),
            path: Vec::new(),
        })
    };
    let no_proof = |nth: u32| {
        Reply::Transaction(Transaction {
            to: None,
            input: nth.to_be_bytes().repeat(110),
        })
    };
    let of_kind = |is_asked: fn(&Question) -> bool| {
        let asked = answers.keys().find(|question| is_asked(question));
        asked.expect("a question of this kind")
    };
    let included = of_kind(|question| matches!(question, Question::Inclusion(..)));
    let fulfilled = of_kind(|question| matches!(question, Question::Fulfilment(..)));
    for is_inclusion in [true, false] {
        let asked = if is_inclusion { included } else { fulfilled };
        let mut proofs = Replies::new();
        for nth in 0..4_001 {
            let answer = if is_inclusion {
                empty(nth)
            } else {
                no_proof(nth)
            };
            add_reply(&mut proofs, asked.clone(), Witnesses::NONE, answer);
        }
        let beside = settle_beside(claims, &listed, &proofs, &endpoints);
        assert_eq!(beside.proven.len(), 3, "{asked:?}");
        let statuses = |settled: &Settled| {
            let steps = settled.steps.iter();
            steps.map(|step| step.status.clone()).collect::<Vec<_>>()
        };
        assert_eq!(statuses(&beside), statuses(&alone));
    }
}

/// A saved proof of an earlier build has whole inputs, under the question for the oracle's proofs.
#[test]
fn the_inputs_of_an_earlier_build_are_read() {
    let (mut world, asked) = waiting(3, |stranger| stranger + 1);
    for asked in &asked {
        asked.fails(&mut world.chain, asked.call());
    }
    world.act(Fulfil(0, false));
    let (payload, listed) = (told(&world, 0, &[]), listed_with_logs());
    let answers = read(&payload.claims, &listed, &[of(&world.chain)]);
    let mut inputs = 0;
    let answers = answers.into_iter().map(|(question, given)| match question {
        Question::Input(hash, block) => {
            inputs += 1;
            (Question::Fulfilment(hash, block), given)
        }
        question => (question, given),
    });
    let answers: Replies = answers.collect();
    assert_eq!(inputs, 3);
    let settled = payload.claims.settle(&listed, &answers, &LocalProver);
    assert!(settled.open.is_empty());
    assert_eq!(logs_passed(&settled), [true]);
}

/// A stranger's commitment in the input of a failed answer does not fit: its subscription is not the logged one, its block is
/// after the answer's, or a number is 0.
// left_out-24, left_out-25
#[test]
fn a_commitment_that_does_not_fit_names_no_sender() {
    for change in ["none", "subscription", "block", "gas limit"] {
        let (mut world, asked) = waiting(1, |_| 1);
        let mut asked = asked[0];
        if change == "block" {
            asked.block = world.chain.newest + 1_000;
        }
        let mut call = asked.call();
        if change == "gas limit" {
            let limit = abi::number(200_000);
            let mut words = call.windows(32);
            let place = words.position(|word| word == limit).expect("a limit");
            call[place..place + 32].fill(0);
        }
        let subscription = match change {
            "subscription" => SUBSCRIPTION,
            _ => asked.subscription,
        };
        let seed = pre_seed(&KEYS[0], asked.sender, &asked.subscription, asked.number);
        let id = request_id(&KEYS[0], &seed);
        world.chain.mine(1);
        world.chain.transact(COORDINATOR, call, |running| {
            running.log_word(COORDINATOR, (id, subscription), SECOND, false);
        });
        world.act(Fulfil(0, false));
        let (report, _) = asked_of(&told(&world, 0, &[]), of(&world.chain));
        let mut steps = report.steps.iter();
        let logs = steps.find(|step| step.id == StepId::ChainLogs);
        let unclear = Unread::RequestUnclear(id);
        match change {
            "none" => is(&report, Verdict::Verified),
            _ => assert_eq!(logs.and_then(Step::unread), Some(&unclear), "{change}"),
        }
    }
}
