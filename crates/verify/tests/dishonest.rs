//! Plays a shop that lies in its proofs about times, although every endpoint is honest: it writes logs that look like
//! others, and dates entries by them. No such proof may pass.

use fixtures::chain::consumer::Callback;
use fixtures::chain::endpoint::Endpoint;
use fixtures::chain::{CONSUMER, at, hash};
use fixtures::shop::{SampleSales, Shop, tier, version_id};
use verify::claims::{Answer, Head, Question, Unread};
use verify::hash::Hash32;
use verify::position::Position;
use verify::pull::Entry;
use verify::report::LogKind::{self, Anchored, Fulfilled, Requested};
use verify::report::{Point, StepId, Verdict};

const fn logs(point: Point) -> [(StepId, Point); 1] {
    [(StepId::ChainLogs, point)]
}

/// Writes a log of the contract in a block of its own.
fn write_log(shop: &mut Shop, kind: LogKind, key: Hash32, value: Hash32) -> Entry {
    shop.chain.mine(1);
    shop.chain.transact(CONSUMER, Vec::new(), |running| {
        running.write_log(kind, key, value)
    })
}

/// Returns an evening in which a purchase is anchored after its word. The proof dates the anchor before the request, at
/// another log of its two values that the shop wrote.
fn anchored_late(
    of: impl Fn(&SampleSales) -> Hash32,
    exchanged: bool,
) -> (Shop, SampleSales, Position) {
    let mut shop = Shop::open(3);
    let first = shop.sell();
    let other = shop.sell_break();
    let second = shop.buy(0);
    let target = shop.buy(0);
    let sales = SampleSales {
        target,
        other,
        first,
        second,
    };
    let purchase = shop.entry(Anchored, shop.sale(of(&sales)).event_id());
    // The log that looked like the anchor is another log.
    shop.chain.consumer.events.forget(&purchase.key);
    let decoy = shop.chain.log_at(purchase.position);
    if exchanged {
        decoy.topics[1] = purchase.value;
        decoy.data = purchase.key.as_bytes().to_vec();
        let block = purchase.position.block;
        let events = &mut shop.chain.consumer.events;
        events.write(purchase.value, block, purchase.key);
    } else {
        shop.chain
            .logs
            .retain(|log| log.position != purchase.position);
    }
    shop.request(second);
    shop.request(target);
    for key in [first, other, second, target] {
        shop.deliver(key);
    }
    let late = write_log(&mut shop, Anchored, purchase.key, purchase.value);
    (shop, sales, late.position)
}

/// The shop anchors `createEvent(commitment, id)` for as many commitments as it likes, waits for the word, and anchors
/// `createEvent(id, commitment)` for the one that it likes best. The early log holds both values too, and the purchase
/// counted as anchored before its request. A dependent gives the same chance: its commitment decides which card it took
/// from the target.
#[test]
fn a_commitment_anchored_late_is_not_dated_by_another_log_of_its_values() {
    for exchanged in [true, false] {
        for of in [
            |sales: &SampleSales| sales.target,
            |sales: &SampleSales| sales.first,
        ] {
            let (shop, sales, _) = anchored_late(of, exchanged);
            let proof = shop.proof(sales.target);
            proof
                .check_on(&shop.chain)
                .fails(&logs(Point::LogAt(Anchored)));
            let without_old_state = Endpoint::of(&shop.chain).without_old_state();
            proof
                .check_with(&[without_old_state])
                .fails(&logs(Point::LogAt(Anchored)));
        }
    }
}

/// A version is anchored long after the span and dated before it, so that no answer shows its log. The state at its
/// block shows that it was not anchored there.
#[test]
fn a_version_anchored_long_after_is_dated_by_state() {
    let mut shop = Shop::open(3);
    let mut version = tier(2, 3);
    version.version_no = 2;
    let root = verify::pull::packs_v1::version_root(&version);
    let told = Entry {
        kind: Anchored,
        key: version_id(&version),
        position: at(shop.chain.newest + 1, 0),
        value: root,
    };
    shop.chain.mine(5);
    shop.tiers.push(version);
    let target = shop.buy(1);
    shop.request(target);
    shop.deliver(target);
    shop.chain.mine(30_000);
    write_log(&mut shop, Anchored, told.key, told.value);
    shop.entries.push(told);
    let mut proof = shop.proof_without_transactions(target);
    proof.covers_to = Some(shop.entry(Fulfilled, target).position);
    proof
        .check_on(&shop.chain)
        .fails(&logs(Point::StateAt(Anchored)));
    let result = proof.check_with(&[Endpoint::of(&shop.chain).without_old_state()]);
    assert_eq!(
        result.lacks(StepId::ChainLogs),
        &Unread::LogNotSeen(told.position)
    );
}

/// Every anchor of a sale is made after its word, and dated by an earlier log with its two values exchanged: of an
/// anchor, a request or a word, all of which the contract holds as logged. No such log teaches the form of an anchor.
#[test]
fn anchors_made_late_are_not_dated_by_exchanged_logs() {
    for decoy in [Anchored, Requested, Fulfilled] {
        let mut shop = Shop::open(3);
        let target = shop.buy(0);
        let ids = [version_id(&shop.tiers[0]), shop.sale(target).event_id()];
        let anchors = ids.map(|id| shop.entry(Anchored, id));
        for anchor in anchors {
            let newest = shop.chain.newest;
            shop.chain.consumer.events.forget(&anchor.key);
            shop.chain
                .logs
                .retain(|log| log.position != anchor.position);
            shop.chain.newest = anchor.position.block;
            let exchanged = shop.chain.transact(CONSUMER, Vec::new(), |running| {
                running.write_log(decoy, anchor.value, anchor.key)
            });
            assert_eq!(exchanged.position, anchor.position);
            shop.chain.newest = newest;
        }
        shop.request(target);
        shop.deliver(target);
        for anchor in anchors {
            write_log(&mut shop, Anchored, anchor.key, anchor.value);
        }
        let proof = shop.proof_without_transactions(target);
        let failed = proof.check_on(&shop.chain).failed();
        assert_eq!(failed, [logs(Point::StateAt(Anchored))[0]; 2], "{decoy:?}");
        let result = proof.check_with(&[Endpoint::of(&shop.chain).without_old_state()]);
        let unread = result.lacks(StepId::ChainLogs);
        let own = anchors[0].position;
        assert!(
            [Unread::UnknownLog(own), Unread::LogNotSeen(own)].contains(unread),
            "{unread:?}"
        );
    }
}

/// A contract logs the values of a request under the signature of its anchors, and holds no such anchor: a known
/// signature teaches no second kind, and the request's own log is elsewhere.
#[test]
fn a_signature_is_of_one_kind() {
    let mut shop = Shop::open(3);
    let (first, target) = (shop.sell(), shop.sell());
    let request = shop.entry(Requested, target);
    shop.chain.mine(1);
    let mimic = shop.chain.transact(CONSUMER, Vec::new(), |running| {
        running.log_only(Anchored, request.key, request.value)
    });
    shop.deliver(first);
    shop.deliver(target);
    let proof = shop.proof(target);
    let result = proof
        .moving(Requested, target, mimic.position)
        .check_with(&[Endpoint::of(&shop.chain).without_old_state()]);
    assert_eq!(result.failed(), logs(Point::LogAt(Requested)));
}

/// A whole sale is dated by logs of other kinds: requests that hold the anchors' values, and an anchor that holds the
/// request's. The supplied entries showed the kinds exchanged, and everything passed.
#[test]
fn kinds_cannot_be_exchanged() {
    let mut shop = Shop::open(3);
    let target = shop.buy(0);
    let version = version_id(&shop.tiers[0]);
    let anchors = [version, shop.sale(target).event_id()].map(|id| shop.entry(Anchored, id));
    for anchor in anchors {
        shop.chain.consumer.events.forget(&anchor.key);
        shop.chain
            .logs
            .retain(|log| log.position != anchor.position);
        let newest = shop.chain.newest;
        shop.chain.newest = anchor.position.block;
        shop.chain.transact(CONSUMER, Vec::new(), |running| {
            running.write_log(Requested, anchor.value, anchor.key)
        });
        shop.chain.newest = newest;
    }
    let mimic = write_log(&mut shop, Anchored, target, version);
    let request = shop.request(target);
    shop.deliver(target);
    for anchor in anchors {
        write_log(&mut shop, Anchored, anchor.key, anchor.value);
    }
    let honest = shop.proof_without_transactions(target);
    let result = honest
        .moving(Requested, target, mimic.position)
        .check_on(&shop.chain);
    assert_eq!(
        result.verdict(),
        Verdict::NotVerified,
        "{:?}",
        request.position
    );
    assert!(result.step(StepId::Contract).passed());
    assert!(result.step(StepId::ChainLogs).failed());
}

/// Once a word is known, `createEvent(pull_key, word)` writes a log that holds both. The word could be dated there,
/// later than it was, so that another draw's word came before it.
#[test]
fn a_word_cannot_be_dated_by_an_anchor_of_it() {
    let (mut shop, sales) = Shop::with_dependents();
    for key in [sales.target, sales.first] {
        let word = shop.entry(Fulfilled, key);
        let later = write_log(&mut shop, Anchored, word.key, word.value);
        let proof = shop.proof(sales.target);
        let mut proof = proof.moving(Fulfilled, key, later.position);
        if key == sales.first {
            let end = write_log(&mut shop, Anchored, hash(1), hash(2));
            proof = proof.moving(Fulfilled, sales.target, end.position);
        }
        let result = proof.check_on(&shop.chain);
        let failed = result.failed();
        assert!(
            failed.contains(&logs(Point::LogAt(Fulfilled))[0]),
            "{failed:?}"
        );
    }
}

/// Dates a word by its anchor, at a shop that also exchanged key and value of all its anchors: no anchor's signature was
/// known, so the anchor of the word passed for the word's own log.
#[test]
fn a_word_cannot_be_dated_by_an_anchor_of_an_unknown_signature() {
    let mut shop = Shop::open(3);
    let other = shop.sell();
    let target = shop.sell();
    let ids = [
        version_id(&shop.tiers[0]),
        shop.sale(target).event_id(),
        shop.sale(other).event_id(),
    ];
    for anchor in ids.map(|id| shop.entry(Anchored, id)) {
        write_log(&mut shop, Anchored, anchor.value, anchor.key);
    }
    let word = shop.deliver(target);
    shop.deliver(other);
    let later = write_log(&mut shop, Anchored, word.key, word.value);
    let proof = shop.proof(target);
    for endpoint in [
        Endpoint::of(&shop.chain),
        Endpoint::of(&shop.chain).without_old_state(),
    ] {
        let dated = proof.clone().moving(Fulfilled, target, later.position);
        let result = dated.check_with(&[endpoint]);
        result.fails(&logs(Point::LogAt(Fulfilled)));
    }
}

/// Dates a word by a request that has the word as its key, at a shop whose requests all read in two ways.
#[test]
fn a_word_cannot_be_dated_by_a_request_of_an_unknown_signature() {
    let mut shop = Shop::open(3);
    shop.offer(tier(2, 3));
    let other = shop.buy(1);
    shop.request(other);
    let target = shop.sell();
    for request in [other, target].map(|key| shop.entry(Requested, key)) {
        write_log(&mut shop, Requested, request.value, request.key);
    }
    let word = shop.deliver(target);
    shop.deliver(other);
    let later = write_log(&mut shop, Requested, word.value, word.key);
    let proof = shop.proof(target);
    for endpoint in [
        Endpoint::of(&shop.chain),
        Endpoint::of(&shop.chain).without_old_state(),
    ] {
        let dated = proof.clone().moving(Fulfilled, target, later.position);
        let result = dated.check_with(&[endpoint]);
        result.fails(&logs(Point::LogAt(Fulfilled)));
    }
}

/// A request is dated later than it was, at an anchor that holds its values: the commitment could be chosen between the
/// two.
#[test]
fn a_request_cannot_be_dated_by_an_anchor_of_it() {
    let mut shop = Shop::open(3);
    let first = shop.sell();
    let target = shop.sell();
    let request = shop.entry(Requested, target);
    let later = write_log(&mut shop, Anchored, request.key, request.value);
    shop.deliver(first);
    shop.deliver(target);
    let result = shop
        .proof(target)
        .moving(Requested, target, later.position)
        .check_on(&shop.chain);
    assert!(result.failed().contains(&logs(Point::LogAt(Requested))[0]));
}

/// A word that only the coordinator logged is supplied and dated before the window, so that it takes no part in it: its
/// own log stands inside.
#[test]
fn a_word_by_failed_callback_cannot_be_dated_out_of_the_window() {
    let mut shop = Shop::open(3);
    let hidden = shop.sell();
    shop.sell_break();
    let target = shop.sell();
    shop.deliver_to(hidden, Callback::Fails);
    shop.deliver(target);
    let early = at(shop.entry(Requested, hidden).position.block + 1, 9);
    let proof = shop.proof(target).moving(Fulfilled, hidden, early);
    proof
        .check_on(&shop.chain)
        .fails(&logs(Point::LogOmitted(Fulfilled)));
}

/// A dependent's word is dated elsewhere: within the span, behind it, or its log is elsewhere.
#[test]
fn a_word_at_another_position_fails() {
    let (shop, sales) = Shop::with_dependents();
    let word = shop.entry(Fulfilled, sales.second).position;
    let proof = shop.proof(sales.target);
    let told = proof
        .clone()
        .moving(Fulfilled, sales.second, at(word.block, 7));
    told.check_on(&shop.chain)
        .fails(&logs(Point::LogAt(Fulfilled)));
    // A word dated into the window had its true log after the span, where the check did not look for it.
    let moved = |blocks: u64| {
        Endpoint::of(&shop.chain).with_chain(|chain| {
            chain.log_at(word).position.block += blocks;
            chain.newest += blocks;
        })
    };
    let behind = proof.check_with(&[moved(6)]);
    assert_eq!(behind.failed(), logs(Point::LogAt(Fulfilled)));
}

/// A word of a window is no Pack draw by its request and by the anchor under the request's event id: all three are
/// judged, and a false date of any fails.
#[test]
fn a_false_date_of_a_word_of_the_window_or_its_request_fails() {
    let (shop, sales) = Shop::with_dependents();
    let of_break = shop.entry(Requested, sales.other).value;
    for (kind, key) in [
        (Anchored, of_break),
        (Requested, sales.other),
        (Fulfilled, sales.other),
    ] {
        let own = shop.entry(kind, key).position;
        let elsewhere = at(own.block, own.log_index + 7);
        let result = shop
            .proof(sales.target)
            .moving(kind, key, elsewhere)
            .check_on(&shop.chain);
        result.fails(&logs(Point::LogAt(kind)));
    }
}

/// A log of the contract holds another value than the entry.
#[test]
fn a_log_with_another_value_fails() {
    let (mut shop, sales) = Shop::with_dependents();
    let word = shop.entry(Fulfilled, sales.second).position;
    shop.chain.log_at(word).data = vec![7; 32];
    let result = shop.proof(sales.target).check_on(&shop.chain);
    result.fails(&logs(Point::LogValue(Fulfilled)));
}

/// A contract accepts the same anchor, request or word again. That breaks write-once wherever the second log was read,
/// supplied or not.
#[test]
fn a_second_log_fails() {
    for kind in [Anchored, Requested, Fulfilled] {
        let mut shop = Shop::open(3);
        let (first, target) = (shop.sell(), shop.sell());
        shop.deliver(first);
        let key = match kind {
            Anchored => shop.sale(target).event_id(),
            Requested => target,
            Fulfilled => first,
        };
        let again = shop.entry(kind, key);
        shop.chain.mine(1);
        shop.chain.transact(CONSUMER, Vec::new(), |running| {
            running.log_only(kind, again.key, again.value)
        });
        shop.deliver(target);
        let result = shop.proof(target).check_on(&shop.chain);
        result.fails(&logs(Point::LogTwice(kind)));
    }
}

/// Entries that no rule needs are shown, and neither fail a proof nor cost a reading.
#[test]
fn an_entry_that_no_rule_needs_fails_nothing() {
    use verify::claims::EntryMatch;
    let (shop, sales) = Shop::with_dependents();
    let inside = shop.entry(Requested, sales.target).position;
    let stranger = |kind, position| Entry {
        kind,
        key: hash(7),
        position,
        value: hash(8),
    };
    for (entry, seen) in [
        (stranger(Anchored, inside), EntryMatch::DoesNotFit),
        (stranger(Requested, inside), EntryMatch::DoesNotFit),
        (stranger(Anchored, at(1 << 60, 0)), EntryMatch::NotRead),
        (stranger(Fulfilled, at(1 << 60, 0)), EntryMatch::NotRead),
    ] {
        let mut proof = shop.proof(sales.target);
        proof.entries.push(entry);
        let result = proof.check_on(&shop.chain);
        result.is_verified();
        let unneeded = &result.settled.unneeded;
        let own = unneeded.iter().find(|unneeded| unneeded.entry == entry);
        assert_eq!(own.expect("it").seen, seen);
    }
}

/// An entry that no rule needs, at block 2^60, was added to a proof that the contract refutes: the endpoint was blamed
/// for being behind, and the contract was not read.
#[test]
fn an_entry_far_ahead_hides_nothing() {
    let (mut shop, sales) = Shop::with_dependents();
    let purchase = shop.sale(sales.target).event_id();
    let events = &mut shop.chain.consumer.events;
    events.change(&purchase, |value| *value = hash(7));
    let mut proof = shop.proof(sales.target);
    proof.entries.push(Entry {
        kind: Requested,
        key: hash(7),
        position: at(1 << 60, 0),
        value: hash(8),
    });
    let result = proof.check_on(&shop.chain);
    let contract = (StepId::Contract, Point::ContractPurchase);
    assert_eq!(result.failed(), [contract]);
}

/// A proof, or one dependent, is relabelled as another recipe: its root was committed as packs_v1.
#[test]
fn a_recipe_cannot_be_relabelled() {
    let (shop, sales) = Shop::with_dependents();
    let payload = shop.proof(sales.target).payload();
    let text = String::from_utf8(payload).expect("text");
    let mut own: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    own["selection_version"] = "packs_v2".into();
    let mut dependents = own.clone();
    dependents["selection_version"] = "packs_v1".into();
    dependents["records"][&sales.first.to_string()]["selection_version"] = "packs_v2".into();
    for relabelled in [own, dependents] {
        let bytes = relabelled.to_string();
        let checked = verify::check(bytes.as_bytes(), &mut |_| {}).expect("a payload");
        let mut steps = checked.report.steps.iter();
        assert!(steps.any(|step| step.id == StepId::Recipe && step.failed()));
        assert_eq!(checked.report.verdict, Verdict::NotVerified);
    }
}

/// The newest entries of a proof are in blocks that do not exist, far above a recent newest block.
#[test]
fn a_block_that_does_not_exist_fails_contract() {
    let (shop, sales) = Shop::with_dependents();
    let word = shop.entry(Fulfilled, sales.target).position;
    let far = at(word.block + 301, 0);
    let proof = shop
        .proof(sales.target)
        .moving(Fulfilled, sales.target, far);
    let result = proof.check_on(&shop.chain);
    assert_eq!(result.failed(), [(StepId::Contract, Point::BlockExists)]);
    assert_eq!(result.skipped(), [StepId::WordOrigin, StepId::ChainLogs]);
}

/// A contract accepts a second commitment of a dependent, which leaves an earlier draw out of the dependent's window.
/// The first commitment was before all blocks that were read, and the check read only the target's own state one block
/// earlier.
#[test]
fn a_dependent_that_was_committed_twice_fails() {
    let mut shop = Shop::open(3);
    let (first, dependent) = (shop.sell(), shop.buy(0));
    shop.deliver(first);
    let sale = shop.sales.last_mut().expect("the dependent");
    sale.as_of = shop.chain.tip();
    let again = sale.clone();
    let commitment = again.commitment(&shop.tiers[0]);
    let is_first = |entry: &Entry| (entry.kind, entry.key) == (Anchored, again.event_id());
    shop.entries.retain(|entry| !is_first(entry));
    shop.anchor(again.event_id(), commitment);
    shop.request(dependent);
    let target = shop.sell();
    shop.deliver(dependent);
    shop.deliver(target);
    let result = shop.proof(target).check_on(&shop.chain);
    result.fails(&logs(Point::StateAt(Anchored)));
}

/// A block counts as non-existent only if all endpoints, on a known chain with a recent newest block, have not reached
/// it: otherwise it may still come.
#[test]
fn a_block_may_be_still_to_come() {
    let (shop, sales) = Shop::with_dependents();
    let newest = shop.chain.newest;
    let needed = newest + 301;
    let proof = shop
        .proof(sales.target)
        .moving(Fulfilled, sales.target, at(needed, 0));
    let saying = |change: fn(&mut Head)| {
        let Answer::Head(mut head) = shop.chain.answer(&Question::Head) else {
            panic!("no head");
        };
        change(&mut head);
        Endpoint::of(&shop.chain).answering(move |question| match question {
            Question::Head => Some(Answer::Head(head)),
            _ => None,
        })
    };
    let ahead = |head: &mut Head| head.newest += 1;
    let unknown = |head: &mut Head| head.is_current = false;
    let pace = |head: &mut Head| head.ten_minutes = None;
    for (endpoints, newest) in [
        (vec![saying(|_| {}), saying(ahead)], newest + 1),
        (vec![saying(unknown)], newest),
        (vec![saying(pace)], newest),
    ] {
        let result = proof.check_with(&endpoints);
        assert_eq!(result.failed(), []);
        let unread = result.unread(StepId::Contract);
        assert_eq!(unread, &Unread::NotReached { newest, needed });
    }
    // If the pace is unknown, 100,000 blocks are far.
    let far = |blocks: u64| {
        let mut proof = proof.clone();
        proof.entry(Fulfilled, sales.target).position.block = newest + blocks;
        proof.check_with(&[saying(pace)]).failed()
    };
    assert_eq!(far(100_000), []);
    assert_eq!(far(100_001), [(StepId::Contract, Point::BlockExists)]);
}
