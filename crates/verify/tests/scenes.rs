//! Plays scenes of a shop that are beyond the bounds of the walk.

use fixtures::chain::consumer::{Callback, Oracle};
use fixtures::chain::coordinator::{Coordinator, Kind, output_seed};
use fixtures::chain::endpoint::Endpoint;
use fixtures::chain::{CONSUMER, COORDINATOR, KEYS, SHOPS_OWN, SUBSCRIPTION, hash, listed};
use fixtures::settled_report::SettledReport;
use fixtures::shop::{Shop, version_id};
use verify::claims::{Address, Listed, Unread};
use verify::hash::Hash32;
use verify::report::LogKind::{Anchored, Fulfilled, Requested};
use verify::report::{Point, StepId};

const OMITTED: [(StepId, Point); 1] = [(StepId::ChainLogs, Point::LogOmitted(Fulfilled))];
const STRANGER: Address = Address::new([0x99; 20]);

/// Sells something else and a target, and delivers the hidden draw's word to a callback that fails, and then the target's.
fn sell_after(shop: &mut Shop, hidden: Hash32) -> Hash32 {
    shop.sell_break();
    let target = shop.sell();
    shop.deliver_to(hidden, Callback::Fails);
    shop.deliver(target);
    target
}

/// Asserts that the target's proof is verified, and that it fails without the hidden draw.
fn an_omission_fails(shop: &Shop, target: Hash32, hidden: Hash32) {
    shop.proof(target).check_on(&shop.chain).is_verified();
    let omitting = shop.proof(target).omitting(hidden);
    omitting.check_on(&shop.chain).fails(&OMITTED);
}

/// The request was made under another of the oracle's keys, and another subscription, which this consumer has left.
// left_out-19
#[test]
fn a_word_under_another_key_and_subscription_is_an_omission() {
    let mut shop = Shop::open(3);
    let own = shop.chain.consumer.oracle;
    let left = hash(0x77);
    shop.chain
        .subscribe(COORDINATOR, left, &[STRANGER, CONSUMER]);
    shop.chain.consumer.oracle = Oracle {
        key_hash: KEYS[1],
        subscription: left,
        ..own
    };
    let hidden = shop.sell();
    shop.chain.mine(20_000);
    shop.chain.consumer.oracle = own;
    let target = sell_after(&mut shop, hidden);
    shop.chain.unsubscribe(COORDINATOR, left, CONSUMER);
    an_omission_fails(&shop, target, hidden);
}

/// A deployment lists the coordinator and none of its keys.
#[test]
fn a_word_under_no_listed_key_is_an_omission() {
    let mut shop = Shop::open(3);
    shop.chain.consumer.oracle.key_hash = KEYS[1];
    let hidden = shop.sell();
    shop.chain.mine(20_000);
    shop.chain.consumer.oracle.key_hash = KEYS[0];
    let target = sell_after(&mut shop, hidden);
    let listed = Listed {
        key_hashes: Vec::new(),
        ..listed()
    };
    let endpoint = || [Endpoint::of(&shop.chain)];
    let honest = shop.proof(target).check_with_listed(&listed, &endpoint());
    honest.is_verified();
    let hiding = shop.proof(target).omitting(hidden);
    hiding
        .check_with_listed(&listed, &endpoint())
        .fails(&OMITTED);
}

/// A transaction of many sales had too many values in its logs: the check did not ask about the pull of this
/// request, and took its word for another sale's.
// left_out-36
#[test]
fn a_word_of_one_of_many_requests_in_a_transaction_is_an_omission() {
    let mut shop = Shop::open(3);
    let mut bought: Vec<Hash32> = (0..80).map(|_| shop.buy(0)).collect();
    bought.sort();
    let hidden = *bought.last().expect("one");
    let version = shop.entry(Anchored, version_id(&shop.tiers[0])).key;
    shop.chain.mine(1);
    let requests = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        bought
            .iter()
            .map(|key| running.request_pull(*key, version))
            .collect::<Vec<_>>()
    });
    shop.entries.extend(requests);
    let target = shop.sell();
    shop.deliver_to(hidden, Callback::Fails);
    shop.deliver(target);
    an_omission_fails(&shop, target, hidden);
}

/// Returns a shop and an result with `as_of` between the consumer's log of a word and the coordinator's: the word was
/// before `as_of`.
fn at_the_edge(callback: Callback, decoy: bool) -> (Shop, Hash32, Hash32, SettledReport) {
    let mut shop = Shop::open(3);
    let early = shop.sell();
    let asked = shop.asked(early);
    shop.chain.mine(1);
    let delivered = shop.chain.transact(COORDINATOR, Vec::new(), |running| {
        if decoy {
            running.write_log(Anchored, early, hash(7));
        }
        running.fulfil(asked, output_seed(&asked.1), callback)
    });
    shop.reads(early, &delivered);
    let mut as_of = delivered.position;
    as_of.log_index -= 1;
    let target = shop.buy_as_of(0, as_of);
    shop.request(target);
    shop.deliver(target);
    let result = shop.proof(target).omitting(early).check_on(&shop.chain);
    (shop, target, early, result)
}

/// The contract's log dates a word, so the coordinator's log after `as_of` does not put it into the window.
#[test]
fn a_word_just_before_as_of_is_no_omission() {
    let (shop, target, _, result) = at_the_edge(Callback::Works, false);
    result.is_verified();
    shop.proof(target).check_on(&shop.chain).is_verified();
}

/// A shop submits the oracle's word itself, and anchors something under the pull's key just before it in the same
/// transaction: the word of the failed callback counted as written there, before `as_of`.
#[test]
fn a_word_just_after_as_of_is_not_dated_by_another_log_of_its_key() {
    let (shop, target, early, result) = at_the_edge(Callback::Fails, true);
    result.fails(&OMITTED);
    shop.proof(target).check_on(&shop.chain).is_verified();
    let waiting = shop.proof(target).without(Fulfilled, early);
    waiting.check_on(&shop.chain).fails(&OMITTED);
}

/// One transaction delivers several words: those before the target's own are inside, and those after it are not.
// left_out-9
#[test]
fn a_batch_delivery_is_parted_by_the_targets_own_word() {
    for place in 0..3 {
        for callback in [Callback::Works, Callback::Fails] {
            let mut shop = Shop::open(4);
            let mut others = vec![shop.sell(), shop.sell()];
            let target = shop.sell();
            others.insert(place, target);
            shop.chain.mine(1);
            let asked: Vec<_> = others.iter().map(|key| shop.asked(*key)).collect();
            let delivered = shop.chain.transact(COORDINATOR, Vec::new(), |running| {
                let fulfil = |asked: &(Address, Hash32)| {
                    running.fulfil(*asked, output_seed(&asked.1), callback)
                };
                asked.iter().map(fulfil).collect::<Vec<_>>()
            });
            for (key, delivered) in others.iter().zip(&delivered) {
                shop.reads(*key, delivered);
            }
            shop.proof(target).check_on(&shop.chain).is_verified();
            for (number, key) in others.iter().enumerate() {
                if *key == target {
                    continue;
                }
                let result = shop.proof(target).omitting(*key).check_on(&shop.chain);
                if number < place {
                    result.fails(&OMITTED);
                } else {
                    result.is_verified();
                }
            }
        }
    }
}

/// The proof covered more blocks than were read, and words in the rest were not missed. Now the check reads only the
/// windows, but all of them.
// left_out-11
#[test]
fn a_word_left_out_of_a_wide_proof_is_an_omission() {
    let mut shop = Shop::open(3);
    shop.chain.mine(2_000_000);
    shop.sell_break();
    let (hidden, target) = (shop.sell(), shop.sell());
    shop.deliver(hidden);
    shop.deliver(target);
    let few = |shop: &Shop| {
        Endpoint::of(&shop.chain)
            .refusing(|query| query.topics.is_empty() && query.to - query.from > 10_000)
    };
    shop.proof(target).check_with(&[few(&shop)]).is_verified();
    shop.proof(target)
        .omitting(hidden)
        .check_with(&[few(&shop)])
        .fails(&OMITTED);
}

/// A dependent's window reaches further back than the target's.
// views-33, left_out-1
#[test]
fn a_word_left_out_of_a_dependents_window_is_an_omission() {
    let mut shop = Shop::open(4);
    let (hidden, dependent) = (shop.sell(), shop.sell());
    shop.deliver_to(hidden, Callback::Fails);
    let target = shop.sell();
    shop.deliver(dependent);
    shop.deliver(target);
    an_omission_fails(&shop, target, hidden);
    // The dependent is outside the target's own window.
    let alone = shop.proof(target).omitting(hidden);
    let alone = alone.omitting(dependent);
    let failed = alone.check_on(&shop.chain).failed();
    assert_eq!(failed, OMITTED, "the dependent alone");
}

/// Pulls wait for their word, supplied or not, and words arrive after the target's.
#[test]
fn a_pull_that_waits_is_no_omission() {
    let mut shop = Shop::open(5);
    let (waits, late, failed, target) = (shop.sell(), shop.sell(), shop.sell(), shop.sell());
    shop.deliver(target);
    shop.deliver(late);
    shop.deliver_to(failed, Callback::Fails);
    shop.proof(target).check_on(&shop.chain).is_verified();
    let proof = shop.proof(target);
    let proof = proof.without(Fulfilled, late).without(Fulfilled, failed);
    proof.check_on(&shop.chain).is_verified();
    let proof = proof.without(Requested, late).without(Requested, failed);
    let proof = proof.without(Requested, waits);
    proof.check_on(&shop.chain).is_verified();
}

/// A word took days to come: requests and words lie far apart.
#[test]
fn a_slow_word_is_the_oracles() {
    let mut shop = Shop::open(3);
    let target = shop.sell();
    shop.chain.mine(50_000);
    shop.deliver(target);
    shop.proof(target).check_on(&shop.chain).is_verified();
}

/// Others also use the oracle, under their own subscriptions or the same one, and their words arrive in the window, in
/// transactions of their own or in one with the target's.
// left_out-27
#[test]
fn the_words_of_others_are_no_omissions() {
    for kind in [Kind::V2, Kind::V2_5] {
        let mut shop = Shop::open(3);
        shop.chain.set_version(kind);
        let shared = [STRANGER, CONSUMER];
        shop.chain.subscribe(COORDINATOR, SUBSCRIPTION, &shared);
        shop.chain.subscribe(COORDINATOR, hash(0x66), &[STRANGER]);
        let ids = [SUBSCRIPTION, hash(0x66)].map(|subscription| {
            let oracle = Oracle {
                coordinator: COORDINATOR,
                key_hash: KEYS[1],
                subscription,
                wrapper: None,
            };
            shop.chain.transact(STRANGER, Vec::new(), |running| {
                running.request_words(oracle, STRANGER, None)
            })
        });
        let target = shop.sell();
        shop.chain.mine(1);
        shop.chain.deliver((COORDINATOR, ids[0]), Callback::Works);
        shop.chain.mine(1);
        let asked = shop.asked(target);
        let delivered = shop.chain.transact(COORDINATOR, Vec::new(), |running| {
            let foreign = (COORDINATOR, ids[1]);
            running.fulfil(foreign, output_seed(&ids[1]), Callback::Works);
            running.fulfil(asked, output_seed(&asked.1), Callback::Works)
        });
        shop.reads(target, &delivered);
        shop.proof(target).check_on(&shop.chain).is_verified();
    }
}

/// Draws of two versions come from a shop that delivers many words in one transaction beside Breaks.
#[test]
fn a_long_evening_is_verified() {
    let mut shop = Shop::open(20);
    shop.offer(fixtures::shop::tier(2, 20));
    let mut keys: Vec<Hash32> = Vec::new();
    for number in 0..12 {
        let key = shop.buy(number % 2);
        shop.request(key);
        keys.push(key);
        keys.push(shop.sell_break());
    }
    let asked: Vec<_> = keys.iter().map(|key| shop.asked(*key)).collect();
    let chain = &mut shop.chain;
    chain.mine(1);
    let delivered = chain.transact(COORDINATOR, Vec::new(), |running| {
        let mut place = 0;
        let mut fulfil = |asked: &(Address, Hash32)| {
            place += 1;
            let callback = if place % 5 == 0 {
                Callback::Fails
            } else {
                Callback::Works
            };
            running.fulfil(*asked, output_seed(&asked.1), callback)
        };
        asked.iter().map(&mut fulfil).collect::<Vec<_>>()
    });
    for (key, delivered) in keys.iter().zip(&delivered) {
        shop.reads(*key, delivered);
    }
    for key in [keys[0], keys[10], keys[22]] {
        shop.proof(key).check_on(&shop.chain).is_verified();
    }
}

/// Both versions of the coordinator are listed, and v2 serves strangers in the window.
#[test]
fn strangers_at_another_listed_coordinator_change_nothing() {
    let v2 = Address::new([0xc2; 20]);
    let mut lists = listed();
    lists.coordinators.push(v2);
    let mut shop = Shop::open(5);
    let coordinator = Coordinator::new(Kind::V2);
    shop.chain.coordinators.insert(v2, coordinator);
    let oracle = Oracle {
        coordinator: v2,
        subscription: hash(7),
        ..shop.chain.consumer.oracle
    };
    let target = shop.sell();
    let id = shop.chain.transact(STRANGER, Vec::new(), |running| {
        running.request_words(oracle, STRANGER, None)
    });
    shop.chain.mine(1);
    shop.chain.deliver((v2, id), Callback::Works);
    shop.deliver(target);
    let proof = shop.proof(target);
    proof
        .check_with_listed(&lists, &[Endpoint::of(&shop.chain)])
        .is_verified();
}

/// A contract of the shop's own asks the oracle in the transaction of the draw's request, and the draw names that
/// request: the shop can ask as often as it likes, and give the draw the word that suits it. In the window's logs and
/// in the receipt, the consumer must be the one that asked.
// word_origin-3, word_origin-5, word_origin-8
#[test]
fn a_request_that_another_contract_made_is_not_the_draws() {
    let mut shop = Shop::open(3);
    let target = shop.buy(0);
    let version = version_id(&shop.tiers[0]);
    shop.chain.mine(1);
    let oracle = shop.chain.consumer.oracle;
    let (request, liked) = shop.chain.transact(STRANGER, Vec::new(), |running| {
        let liked = running.request_words(oracle, STRANGER, Some(target));
        (running.request_pull(target, version), liked)
    });
    shop.entries.push(request);
    let pulls = &mut shop.chain.consumer.pulls;
    pulls.change(&target, |pull| pull.request_id = liked);
    shop.deliver(target);
    let result = shop.proof(target).check_on(&shop.chain);
    let unclear = Unread::NoRequest(shop.chain.transaction_at(request.position));
    assert_eq!(result.unread(StepId::WordOrigin), &unclear);
    assert_eq!(result.failed(), []);
}

/// Two listed coordinators number requests alike, so that a request of each has one id: the shop lets the one answer
/// that suits it. The draw's word is that of the coordinator that was asked for the draw.
// word_origin-14
#[test]
fn a_word_of_another_listed_coordinator_is_not_the_requests() {
    let mut shop = Shop::open(3);
    shop.chain.subscribe(SHOPS_OWN, SUBSCRIPTION, &[CONSUMER]);
    let target = shop.sell();
    let (_, id) = shop.asked(target);
    let other = Oracle {
        coordinator: SHOPS_OWN,
        ..shop.chain.consumer.oracle
    };
    shop.chain.mine(1);
    let copied = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        running.request_words(other, CONSUMER, Some(target))
    });
    assert_eq!(copied, id, "both count alike");
    shop.chain.mine(1);
    let delivered = shop.chain.deliver((SHOPS_OWN, id), Callback::Works);
    shop.reads(target, &delivered);
    let listed = Listed {
        coordinators: vec![COORDINATOR, SHOPS_OWN],
        ..listed()
    };
    // While the oracle's request is open, and after another word answered it.
    for answered in [false, true] {
        if answered {
            shop.chain.mine(1);
            shop.chain.transact(COORDINATOR, Vec::new(), |running| {
                running.fulfil((COORDINATOR, id), hash(0x42), Callback::Fails)
            });
        }
        let result = shop
            .proof(target)
            .check_with_listed(&listed, &[Endpoint::of(&shop.chain)]);
        let other = (StepId::WordOrigin, Point::CoordinatorWord);
        assert!(result.failed().contains(&other), "{answered}");
    }
}
