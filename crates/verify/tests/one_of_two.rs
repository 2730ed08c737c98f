//! Puts one liar beside an honest endpoint. Each test opens with the effect of the lie.

use fixtures::chain::consumer::{Callback, Oracle, signature};
use fixtures::chain::endpoint::{Endpoint, fault};
use fixtures::chain::{
    CONSUMER, COORDINATOR, Chain, FIRST_BLOCK, SHOPS_OWN, SUBSCRIPTION, at, hash,
};
use fixtures::pack_event::PackEvent;
use fixtures::settled_report::SettledReport;
use fixtures::shop::{Shop, version_id};
use verify::claims::evidence::coordinator::create_event;
use verify::claims::{Answer, Fault, Log, Question, Unread};
use verify::hash::{Hash32, keccak};
use verify::pull::packs_v1;
use verify::report::LogKind::{Anchored, Fulfilled, Requested};
use verify::report::{Cause, Point, Status, StepId, Verdict};

fn of(chain: &Chain) -> Endpoint<'static> {
    Endpoint::of(chain)
}

/// Returns an endpoint with one log changed in all its answers. Nobody can change the bytes that the oracle's proof
/// states.
fn telling(
    chain: &Chain,
    is_it: impl Fn(&Log) -> bool,
    change: impl Fn(&mut Log),
) -> Endpoint<'static> {
    let honest = chain.clone();
    let proves = move |question: &Question| question.is_of_proof().then(|| honest.answer(question));
    of(chain).answering(proves).with_chain(|chain| {
        let mut own = chain.logs.iter_mut().filter(|log| is_it(log));
        change(own.next().expect("the log"));
        chain.logs.sort_by_key(|log| log.position);
    })
}

/// Returns whether a step was skipped for a contradiction between the two endpoints.
fn is_disputed(result: &SettledReport) -> bool {
    let mut steps = result.settled.steps.iter();
    steps.any(|step| {
        matches!(
            step.status,
            Status::Skipped(Cause::Unread(Unread::Disagreement(_)))
        )
    })
}

/// Asserts that in either order nothing fails, nothing is verified, and the contradiction is named.
fn is_left_open(
    check: impl Fn(&[Endpoint<'_>]) -> SettledReport,
    chain: &Chain,
    liar: impl Fn() -> Endpoint<'static>,
) {
    for endpoints in [[liar(), of(chain)], [of(chain), liar()]] {
        let result = check(&endpoints);
        assert_eq!(result.failed(), []);
        assert_ne!(result.verdict(), Verdict::Verified);
        assert!(is_disputed(&result), "{:#?}", result.settled.steps);
    }
}

fn is_request_of(id: Hash32) -> impl Fn(&Log) -> bool {
    move |log| log.address == COORDINATOR && log.topics.len() == 4 && log.words().next() == Some(id)
}

/// The kinds of logs were learnt from a log that only the liar showed: a request with the signature of a word. An
/// honest proof failed, as if words were logged twice.
#[test]
fn a_kind_is_not_learnt_from_a_log_that_one_shows() {
    let (shop, sales) = Shop::with_dependents();
    for key in [sales.target, sales.first, sales.second, sales.other] {
        let own = shop.entry(Requested, key).position;
        for kind in [Fulfilled, Anchored] {
            let liar = || {
                telling(
                    &shop.chain,
                    |log| log.position == own,
                    |log| log.topics[0] = signature(kind),
                )
            };
            let proof = shop.proof(sales.target);
            is_left_open(|two| proof.check_with(two), &shop.chain, liar);
        }
    }
}

/// The liar gave the request behind a left-out word another, existing transaction: the wrong receipt showed that the
/// word is not a Pack's.
#[test]
fn a_request_is_not_looked_up_in_a_transaction_that_one_endpoint_gives_it() {
    let (shop, target, hidden) = Shop::with_an_older_request(20_000, Callback::Fails);
    let (_, id) = shop.asked(hidden);
    let proof = shop.proof(target).omitting(hidden);
    let transactions = shop.chain.transactions.keys().copied();
    for other in transactions.collect::<Vec<_>>() {
        let liar = || {
            telling(&shop.chain, is_request_of(id), |log| {
                log.transaction = other
            })
        };
        for endpoints in [[liar(), of(&shop.chain)], [of(&shop.chain), liar()]] {
            let result = proof.check_with(&endpoints);
            assert_ne!(result.verdict(), Verdict::Verified);
            assert!(is_disputed(&result) || result.verdict() == Verdict::NotVerified);
        }
    }
}

/// The liar gave the target's own request the id of the left-out one: the left-out word seemed to be the target's.
#[test]
fn a_request_keeps_its_id_beside_one_that_changes_it() {
    for callback in [Callback::Fails, Callback::IsSilent] {
        let (shop, target, hidden) = Shop::with_an_older_request(20_000, callback);
        let [(_, own), (_, id)] = [target, hidden].map(|key| shop.asked(key));
        let proof = shop.proof(target).omitting(hidden);
        let liar = || {
            telling(&shop.chain, is_request_of(own), |log| {
                log.data[..32].copy_from_slice(id.as_bytes())
            })
        };
        is_left_open(|two| proof.check_with(two), &shop.chain, liar);
    }
}

/// A coordinator of the shop's own served the target with a word that the shop knew, under an id that the oracle's
/// coordinator had given before. The liar moved that earlier request into the target's transaction.
#[test]
fn a_request_of_another_transaction_is_not_the_targets() {
    let mut shop = Shop::open(3);
    shop.chain.subscribe(SHOPS_OWN, SUBSCRIPTION, &[CONSUMER]);
    let real = shop.chain.consumer.oracle;
    let own = Oracle {
        coordinator: SHOPS_OWN,
        ..real
    };
    let known = shop.sell_break();
    shop.chain.consumer.oracle = own;
    let target = shop.buy(0);
    shop.request(target);
    shop.chain.consumer.oracle = real;
    let (_, id) = shop.asked(known);
    assert_eq!(shop.asked(target).1, id, "one id");
    shop.deliver(known);
    shop.chain.consumer.oracle = own;
    shop.deliver(target);
    shop.chain.consumer.oracle = real;
    let proof = shop.proof(target);
    let honest = proof.check_on(&shop.chain);
    assert_eq!(honest.verdict(), Verdict::OriginUnknown);
    let moved = shop
        .chain
        .transaction_at(shop.entry(Requested, target).position);
    let block = shop.entry(Requested, target).position.block;
    for block in [None, Some(block)] {
        let liar = || {
            telling(&shop.chain, is_request_of(id), |log| {
                log.transaction = moved;
                if let Some(block) = block {
                    log.position = at(block, 90);
                }
            })
        };
        for endpoints in [[liar(), of(&shop.chain)], [of(&shop.chain), liar()]] {
            let result = proof.check_with(&endpoints);
            assert_ne!(result.verdict(), Verdict::Verified);
            assert_eq!(result.failed(), []);
        }
    }
}

/// The liar added a log of the consumer that places a left-out word before the window.
#[test]
fn an_added_log_places_no_word() {
    for callback in [Callback::Fails, Callback::IsSilent, Callback::LogsOtherwise] {
        let mut shop = Shop::open(3);
        let hidden = shop.sell();
        shop.sell_break();
        let target = shop.sell();
        let delivered = shop.deliver_to(hidden, callback);
        shop.deliver(target);
        let proof = shop.proof(target).omitting(hidden);
        proof
            .check_on(&shop.chain)
            .fails(&[(StepId::ChainLogs, Point::LogOmitted(Fulfilled))]);
        let first = shop.sale(target).as_of;
        let transaction = shop.chain.transaction_at(delivered.position);
        for position in [
            at(first.block, first.log_index),
            at(first.block - 1, 7),
            at(FIRST_BLOCK, 9),
            at(first.block, 77),
        ] {
            let added = Log {
                position,
                address: CONSUMER,
                topics: vec![signature(Fulfilled), hidden],
                data: delivered.value.as_bytes().to_vec(),
                transaction,
            };
            let liar = || {
                of(&shop.chain).with_chain(|chain| {
                    chain.logs.push(added.clone());
                    chain.logs.sort_by_key(|log| log.position);
                })
            };
            for endpoints in [[liar(), of(&shop.chain)], [of(&shop.chain), liar()]] {
                let result = proof.check_with(&endpoints);
                assert_ne!(
                    result.verdict(),
                    Verdict::Verified,
                    "{callback:?} {position:?}"
                );
                assert!(is_disputed(&result) || result.verdict() == Verdict::NotVerified);
            }
        }
    }
}

/// A proof claims events that never happened, in blocks above the honest endpoint's newest one. The check set that
/// endpoint aside because it lagged.
#[test]
fn nothing_happens_above_the_block_that_one_alone_has() {
    let mut shop = Shop::open(3);
    let past = shop.chain.clone();
    shop.chain.mine(50);
    let target = shop.sell();
    shop.deliver(target);
    let event = {
        let mut event = PackEvent::honest();
        event.chain.newest += 100_000;
        event
    };
    let proof = shop.proof(target);
    for endpoints in [[of(&shop.chain), of(&past)], [of(&past), of(&shop.chain)]] {
        let result = proof.check_with(&endpoints);
        assert_eq!(result.failed(), []);
        for id in [StepId::Contract, StepId::WordOrigin, StepId::ChainLogs] {
            assert!(!result.step(id).passed(), "{id:?}");
        }
    }
    let before = Chain::default();
    for endpoints in [
        [of(&event.chain), of(&before)],
        [of(&before), of(&event.chain)],
    ] {
        let result = event.check_with(&endpoints);
        assert_eq!(result.failed(), []);
        assert!(
            !result.step(StepId::Contract).passed() && !result.step(StepId::SeedOrigin).passed()
        );
    }
}

/// An endpoint that prunes old logs, and answers for them with nothing, takes nothing away from an honest proof.
#[test]
fn a_node_that_prunes_disputes_nothing() {
    let (shop, sales) = Shop::with_dependents();
    let proof = shop.proof(sales.target);
    for kept_from in 0..=shop.chain.newest - FIRST_BLOCK + 1 {
        let from = FIRST_BLOCK + kept_from;
        let chain = shop.chain.clone();
        let pruned =
            of(&shop.chain).answering(move |question| match (question, chain.answer(question)) {
                (Question::Logs(_), Answer::Logs(mut logs)) => {
                    logs.retain(|log| log.position.block >= from);
                    Some(Answer::Logs(logs))
                }
                (Question::Receipt(hash), Answer::Receipt(receipt)) if receipt.block < from => {
                    Some(Answer::Unread(Unread::UnknownTransaction(*hash)))
                }
                _ => None,
            });
        proof.check_with(&[of(&shop.chain), pruned]).is_verified();
    }
}

/// Beside a node that prunes, the block denies an added log, because it does not list the log's transaction.
#[test]
fn a_node_that_prunes_denies_transactions_that_never_were() {
    let mut shop = Shop::open(3);
    let (hidden, target) = (shop.sell(), shop.sell());
    shop.deliver_to(hidden, Callback::Fails);
    shop.deliver(target);
    let proof = shop.proof(target).omitting(hidden);
    let chain = shop.chain.clone();
    let pruned = || {
        let chain = chain.clone();
        of(&shop.chain).answering(move |question| match (question, chain.answer(question)) {
            (Question::Logs(_), Answer::Logs(_)) => Some(Answer::Logs(Vec::new())),
            (Question::Receipt(hash), Answer::Receipt(_)) => {
                Some(Answer::Unread(Unread::UnknownTransaction(*hash)))
            }
            _ => None,
        })
    };
    let (_, id) = shop.asked(hidden);
    let liar = || {
        telling(&shop.chain, is_request_of(id), |log| {
            log.transaction = hash(0x3b)
        })
    };
    for endpoints in [[liar(), pruned()], [pruned(), liar()]] {
        let result = proof.check_with(&endpoints);
        assert_ne!(result.verdict(), Verdict::Verified);
    }
}

/// The answers of the honest endpoint were lost when it was asked about the log that only the liar showed: it seemed to
/// keep nothing there.
#[test]
fn a_lost_answer_leaves_an_added_log_open() {
    let mut verified = Vec::new();
    for callback in [Callback::Fails, Callback::IsSilent, Callback::LogsOtherwise] {
        let mut shop = Shop::open(3);
        let hidden = shop.sell();
        shop.sell_break();
        let target = shop.sell();
        let delivered = shop.deliver_to(hidden, callback);
        shop.deliver(target);
        let proof = shop.proof(target).omitting(hidden);
        let first = shop.sale(target).as_of;
        let real = shop.chain.transaction_at(delivered.position);
        let positions = [
            at(first.block, first.log_index),
            at(first.block - 1, 7),
            at(FIRST_BLOCK, 9),
            at(FIRST_BLOCK - 1, 9),
            at(first.block, 77),
        ];
        for (position, transaction) in positions
            .into_iter()
            .flat_map(|position| [real, hash(0x3b)].map(|transaction| (position, transaction)))
        {
            let added = Log {
                position,
                address: CONSUMER,
                topics: vec![signature(Fulfilled), hidden],
                data: delivered.value.as_bytes().to_vec(),
                transaction,
            };
            let liar = || {
                of(&shop.chain).with_chain(|chain| {
                    chain.logs.push(added.clone());
                    chain.logs.sort_by_key(|log| log.position);
                })
            };
            for (lost, of_receipts) in [Fault::Busy, Fault::Malformed]
                .into_iter()
                .flat_map(|lost| [false, true].map(|of_receipts| (lost.clone(), of_receipts)))
            {
                let honest = || {
                    let lost = lost.clone();
                    of(&shop.chain).answering(move |question| match question {
                        Question::Receipt(hash) if of_receipts && *hash == transaction => {
                            Some(fault(lost.clone()))
                        }
                        Question::InBlock(..) if !of_receipts => Some(fault(lost.clone())),
                        Question::InBlock(..) => Some(Answer::InBlock(true)),
                        _ => None,
                    })
                };
                for endpoints in [[liar(), honest()], [honest(), liar()]] {
                    let result = proof.check_with(&endpoints);
                    if result.verdict() == Verdict::Verified {
                        verified.push((callback, position, lost.clone(), of_receipts));
                    }
                }
            }
        }
    }
    assert!(verified.is_empty(), "{verified:#?}");
}

/// Gives the log a signature of the contract's own, to hide it.
fn unnamed(log: &mut Log) {
    log.topics[0] = hash(0x77);
}

/// No liar: the contract logged its first request for the target's key under another signature, discarded the word that
/// the oracle gave, and asked again. The first request stands in the window, or before it.
#[test]
fn a_contract_that_asks_twice_chooses_its_word() {
    for is_before in [false, true] {
        for callback in [Callback::Fails, Callback::Works] {
            let mut shop = Shop::open(3);
            let known = if is_before {
                let key = packs_v1::pull_key(&uuid::Uuid::from_u128(1 << 96 | 1)).hash();
                shop.request_for(key, version_id(&shop.tiers[0]));
                Some(key)
            } else {
                None
            };
            let hide = |shop: &mut Shop, key| {
                let requested = shop.entry(Requested, key).position;
                unnamed(shop.chain.log_at(requested));
                let asked = shop.asked(key);
                shop.chain.mine(1);
                let delivered = shop.chain.deliver(asked, callback);
                if let Some(entry) = delivered.entry {
                    unnamed(shop.chain.log_at(entry.position));
                }
                shop.chain
                    .consumer
                    .pulls
                    .change(&key, |pull| *pull = fixtures::chain::consumer::NO_PULL);
                shop.entries.retain(|entry| entry.key != key);
            };
            if let Some(key) = known {
                hide(&mut shop, key);
                shop.sell_break();
            }
            let target = shop.buy(0);
            if !is_before {
                shop.request(target);
                hide(&mut shop, target);
            }
            shop.request(target);
            shop.deliver(target);
            assert!(known.is_none_or(|known| known == target));
            let proof = shop.proof(target);
            let twice = (StepId::ChainLogs, Point::LogTwice(Requested));
            let result = proof.check_on(&shop.chain);
            assert!(
                result.failed().contains(&twice),
                "{is_before} {callback:?} {:#?}",
                result.settled.steps
            );
        }
    }
}

/// A contract asked twice, and the log of the hidden request held more values than are asked about: the check did not
/// look at the request, and the shop's second word was verified.
#[test]
fn a_request_beside_many_values_is_not_passed_over() {
    for many in [1_001, 5_000, 990_u32] {
        let mut shop = Shop::open(3);
        let key = packs_v1::pull_key(&uuid::Uuid::from_u128(1 << 96 | 1)).hash();
        shop.request_for(key, version_id(&shop.tiers[0]));
        let requested = shop.entry(Requested, key).position;
        let log = shop.chain.log_at(requested);
        unnamed(log);
        let values = (0..many).flat_map(|number| *keccak(&[&number.to_be_bytes()]).as_bytes());
        log.data.extend(values);
        let asked = shop.asked(key);
        shop.chain.mine(1);
        shop.chain.deliver(asked, Callback::Fails);
        let pulls = &mut shop.chain.consumer.pulls;
        pulls.change(&key, |pull| *pull = fixtures::chain::consumer::NO_PULL);
        shop.entries.retain(|entry| entry.key != key);
        shop.sell_break();
        let target = shop.sell();
        assert_eq!(key, target);
        shop.deliver(target);
        let result = shop.proof(target).check_on(&shop.chain);
        if many < 1_000 {
            result.fails(&[(StepId::ChainLogs, Point::LogTwice(Requested))]);
        } else {
            assert_eq!(result.lacks(StepId::ChainLogs), &Unread::TooMuchWork);
        }
    }
}

/// An event was anchored before under another signature, and its word discarded.
#[test]
fn an_event_that_is_anchored_twice_chooses_its_seed() {
    let mut event = PackEvent::unanchored();
    let call = create_event(&event.id, &event.value);
    event.anchor(CONSUMER, call.clone());
    let transaction = event.transaction;
    for log in &mut event.chain.logs {
        if log.transaction == transaction && log.address == CONSUMER {
            unnamed(log);
        }
    }
    let id = event.id;
    event
        .chain
        .consumer
        .events
        .change(&id, |value| *value = Hash32::ZERO);
    event.chain.mine(5);
    event.anchor(CONSUMER, call);
    event
        .settle()
        .fails(&[(StepId::SeedOrigin, Point::LogTwice(Anchored))]);
}

/// Honest: the oracle never answered the first request, or only after the second one's word.
#[test]
fn a_request_that_was_not_answered_first_gives_no_choice() {
    let mut shop = Shop::open(3);
    let target = shop.buy(0);
    shop.request(target);
    let requested = shop.entry(Requested, target).position;
    unnamed(shop.chain.log_at(requested));
    let asked = shop.asked(target);
    shop.chain
        .consumer
        .pulls
        .change(&target, |pull| *pull = fixtures::chain::consumer::NO_PULL);
    shop.entries.retain(|entry| entry.position != requested);
    shop.request(target);
    shop.deliver(target);
    let proof = shop.proof(target);
    let twice = (StepId::ChainLogs, Point::LogTwice(Requested));
    assert!(!proof.check_on(&shop.chain).failed().contains(&twice));
    shop.chain.mine(3);
    shop.chain.deliver(asked, Callback::Fails);
    assert!(!proof.check_on(&shop.chain).failed().contains(&twice));
}
