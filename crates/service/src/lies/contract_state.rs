//! Tells lies about the contract's state for Packs that were sold.

use std::sync::Arc;

use verify::hash::Hash32;
use verify::order::OrderedSet;
use verify::position::Position;
use verify::pull::recipe;
use verify::pull::version::Version;
use verify::report::LogKind;

use super::expected::{_THERE, ALL_FAIL, BOTH_FAIL, ORIGIN_FAILS};
use super::moved_entries::{at, free_between, sold_twice};
use super::recorder::Lies;
use crate::ledger::{Entry, Ledger, Purchase};
use crate::offer::Offer;
use crate::sales::Sales;

/// Publishes these lies.
pub fn publish(lies: &mut Lies, ledger: &Ledger, sold: &Sales) {
    let target = sold.overlapping[0];

    let told = with_word(lies, ledger, target);
    lies.pull(
        "word-differs",
        "the contract holds another word",
        &told,
        &target,
        ALL_FAIL,
    );
    lies.far_ahead(
        "word-differs-beside-a-far-entry",
        "the contract holds another word, and an entry that no rule needs stands far ahead",
        &told,
        &target,
        ALL_FAIL,
    );
    let told = with_word(lies, ledger, sold.overlapping[2]);
    lies.pull(
        "dependent-word-differs",
        "the contract holds another word for a draw before this one",
        &told,
        &target,
        ALL_FAIL,
    );
    let told = with_word(lies, ledger, sold.failed_callback);
    lies.pull(
        "failed-callback-word-differs",
        "the oracle's own log gives another word",
        &told,
        &sold.failed_callback,
        ORIGIN_FAILS,
    );

    let of_a_break = ledger.get(LogKind::Requested, &sold.breaks[0]);
    let of_a_break = of_a_break.expect("asked for").value;
    let (buyer, _, told) = sold_twice(ledger, |told, first, _| {
        entry(told, LogKind::Requested, first).value = of_a_break;
    });
    lies.pull(
        "pack-passed-off-as-a-break",
        "a Pack draw is called a break, so that its card can be sold again",
        &told,
        &buyer,
        BOTH_FAIL,
    );

    let told = with_invented(lies, ledger, target);
    lies.pull(
        "dependent-invented",
        "a Pack that nobody bought takes the buyer's card",
        &told,
        &target,
        _THERE,
    );
}

/// Returns the ledger with another word for a draw, which gives it another card.
fn with_word(lies: &mut Lies, ledger: &Ledger, key: Hash32) -> Ledger {
    let honest = ledger.awards();
    let mut told = ledger.clone();
    while told.awards()[&key] == honest[&key] {
        entry(&mut told, LogKind::Fulfilled, key).value = lies.stream.hash();
    }
    told
}

/// Returns the ledger with a purchase that was never made, whose word takes the target's card first.
fn with_invented(lies: &mut Lies, ledger: &Ledger, target: Hash32) -> Ledger {
    let card = ledger.awards()[&target].expect("a card was drawn");
    let mut told = ledger.clone();
    let (as_of, word) = (
        ledger.purchases[&target].as_of,
        at(ledger, LogKind::Fulfilled, &target),
    );
    let request = at(ledger, LogKind::Requested, &target);
    let purchase = Purchase {
        pull_id: lies.stream.uuid(),
        purchase_id: lies.stream.uuid(),
        ..ledger.purchases[&target].clone()
    };
    let key = invent(
        &mut told,
        purchase,
        [(as_of, request), (request, word), (request, word)],
        Hash32::ZERO,
    );
    while told.drawn(&key, &OrderedSet::new()) != Some(card) {
        entry(&mut told, LogKind::Fulfilled, key).value = lies.stream.hash();
    }
    assert_ne!(
        told.awards()[&target],
        Some(card),
        "the buyer's card is taken"
    );
    told
}

/// Publishes a Pack without anything on the chain, dated at positions where the contract wrote nothing.
pub fn never_anchored(lies: &mut Lies, ledger: &Ledger, sold: &Sales) {
    let version = Version {
        version_no: 9,
        ..ledger.purchases[&sold.overlapping[0]].offer.version.clone()
    };
    let root = recipe::version_root(&version);
    let event_id = recipe::version_event_id(&root);
    let offer = Arc::new(Offer {
        version,
        root,
        event_id,
    });
    let block = |later| Position {
        block: ledger.head().block + later,
        log_index: 0,
    };
    let transaction = sold.event.1.created;
    let mut told = Ledger::new(ledger.consumer);
    let anchored = Entry {
        value: root,
        position: block(2),
        transaction,
    };
    told.entries.insert((LogKind::Anchored, event_id), anchored);
    let purchase = Purchase {
        pull_id: lies.stream.uuid(),
        purchase_id: lies.stream.uuid(),
        username: "nobody",
        offer,
        unavailable: OrderedSet::new(),
        as_of: block(3),
        at_payment: None,
    };
    let spans = [
        (block(4), block(5)),
        (block(5), block(6)),
        (block(6), block(7)),
    ];
    let key = invent(&mut told, purchase, spans, lies.stream.hash());
    lies.pull(
        "pack-never-anchored",
        "nothing of this Pack is on the chain",
        &told,
        &key,
        _THERE,
    );
}

/// Writes a purchase into a ledger with its anchor, its request and its word, each between two positions.
fn invent(
    ledger: &mut Ledger,
    purchase: Purchase,
    spans: [(Position, Position); 3],
    word: Hash32,
) -> Hash32 {
    let key = recipe::pull_key(&purchase.purchase_id);
    let [anchored, requested, fulfilled] = spans;
    let transaction = ledger
        .entries
        .values()
        .next()
        .expect("the version is anchored")
        .transaction;
    let value = purchase.offer.event_id;
    let position = free_between(ledger, anchored.0, anchored.1);
    anchor(
        ledger,
        &purchase,
        Entry {
            value,
            position,
            transaction,
        },
    );
    let position = free_between(ledger, requested.0, requested.1);
    ledger.entries.insert(
        (LogKind::Requested, key),
        Entry {
            value,
            position,
            transaction,
        },
    );
    let position = free_between(ledger, fulfilled.0, fulfilled.1);
    ledger.entries.insert(
        (LogKind::Fulfilled, key),
        Entry {
            value: word,
            position,
            transaction,
        },
    );
    ledger.purchases.insert(key, purchase);
    key
}

/// Writes a purchase's anchor into a ledger, at the position and in the transaction of `at`.
pub fn anchor(ledger: &mut Ledger, purchase: &Purchase, at: Entry) {
    let unavailable_hash = recipe::unavailable_hash(&purchase.unavailable);
    let value =
        recipe::purchase_commitment(&purchase.offer.root, &unavailable_hash, purchase.as_of);
    let event_id = recipe::purchase_event_id(&purchase.purchase_id);
    ledger
        .entries
        .insert((LogKind::Anchored, event_id), Entry { value, ..at });
}

fn entry(ledger: &mut Ledger, kind: LogKind, key: Hash32) -> &mut Entry {
    ledger
        .entries
        .get_mut(&(kind, key))
        .expect("the log is in the ledger")
}
