//! Tells lies that are only about the chain's history: every value is as the contract holds it, but a log is left out
//! or moved. The logs contradict them; the getters do not.

use verify::hash::Hash32;
use verify::position::Position;
use verify::pull::recipe;
use verify::report::LogKind;

use super::expected::LOGS_FAIL;
use super::recorder::Lies;
use crate::ledger::Ledger;
use crate::sales::Sales;

/// Publishes these lies about the sales.
pub fn publish(lies: &mut Lies, ledger: &Ledger, sold: &Sales) {
    let target = sold.overlapping[0];

    let (buyer, first, told) = sold_twice(ledger, |told, first, _| {
        told.entries.remove(&(LogKind::Fulfilled, first));
    });
    assert_eq!(
        told.awards().get(&buyer),
        ledger.awards().get(&first),
        "its card is sold twice"
    );
    lies.pull(
        "word-left-out",
        "a word is left out, so that its card can be sold again",
        &told,
        &buyer,
        LOGS_FAIL,
    );

    let (buyer, first, told) = sold_twice(ledger, |told, first, buyer| {
        let after = at(told, LogKind::Fulfilled, &buyer);
        let next = Position {
            block: after.block + 1,
            log_index: 0,
        };
        place(told, LogKind::Fulfilled, first, next);
    });
    assert_eq!(
        told.awards().get(&buyer),
        ledger.awards().get(&first),
        "its card is sold twice"
    );
    lies.pull(
        "word-dated-after",
        "a word is dated after the buyer's, so that its card can be sold again",
        &told,
        &buyer,
        LOGS_FAIL,
    );

    let (buyer, told) = blocked(ledger);
    lies.pull(
        "word-dated-into-the-window",
        "a later word is dated before the buyer's, so that their card is taken",
        &told,
        &buyer,
        LOGS_FAIL,
    );

    let purchase = &ledger.purchases[&target];
    let anchored = (
        LogKind::Anchored,
        recipe::purchase_event_id(&purchase.purchase_id),
    );
    let dependent = &ledger.purchases[&sold.overlapping[1]];
    let dependent = (
        LogKind::Anchored,
        recipe::purchase_event_id(&dependent.purchase_id),
    );
    let version = (LogKind::Anchored, purchase.offer.event_id);
    let before = |at: Position| Position {
        block: at.block - 1,
        log_index: 0,
    };
    let moves = [
        (
            "request-moved",
            "the request is dated earlier",
            (LogKind::Requested, target),
            at(ledger, anchored.0, &anchored.1),
        ),
        (
            "anchor-moved",
            "another purchase's anchor is dated earlier",
            dependent,
            purchase.as_of,
        ),
        (
            "version-anchor-moved",
            "the version's anchor is dated earlier",
            version,
            before(at(ledger, version.0, &version.1)),
        ),
        (
            "break-moved",
            "a break's word is dated earlier",
            (LogKind::Fulfilled, sold.breaks[1]),
            at(ledger, LogKind::Requested, &sold.overlapping[11]),
        ),
    ];
    for (name, says, (kind, key), after) in moves {
        let mut told = ledger.clone();
        move_between(&mut told, kind, key, after, at(ledger, kind, &key));
        lies.pull(name, says, &told, &target, LOGS_FAIL);
    }
}

/// Returns a buyer and a draw before theirs, with a false ledger about that draw in which the buyer gets another card.
pub fn sold_twice(
    ledger: &Ledger,
    told: impl Fn(&mut Ledger, Hash32, Hash32),
) -> (Hash32, Hash32, Ledger) {
    let awards = ledger.awards();
    let pairs = awards.keys().flat_map(|buyer| {
        ledger
            .window(buyer)
            .into_iter()
            .map(|first| (*buyer, first))
    });
    pairs
        .map(|(buyer, first)| {
            let mut lie = ledger.clone();
            told(&mut lie, first, buyer);
            (buyer, first, lie)
        })
        .find(|(buyer, first, lie)| {
            awards[first].is_some() && lie.awards().get(buyer) == awards.get(first)
        })
        .expect("a buyer would have had a card that went to another")
}

/// Returns a buyer, with a ledger in which a later draw takes the buyer's card because its word is dated before.
fn blocked(ledger: &Ledger) -> (Hash32, Ledger) {
    let awards = ledger.awards();
    let pairs = awards
        .keys()
        .flat_map(|buyer| awards.keys().map(move |other| (buyer, other)));
    pairs
        .filter_map(|(buyer, other)| {
            let word = at(ledger, LogKind::Fulfilled, buyer);
            let request = at(ledger, LogKind::Requested, other);
            let after = request.max(ledger.purchases[buyer].as_of);
            if at(ledger, LogKind::Fulfilled, other) <= word || after >= word {
                return None;
            }
            let mut lie = ledger.clone();
            place(
                &mut lie,
                LogKind::Fulfilled,
                *other,
                free(ledger, after, word)?,
            );
            (lie.awards()[other] == awards[buyer]).then_some((*buyer, lie))
        })
        .next()
        .expect("another would have had the buyer's card")
}

/// Returns the position of a log in the ledger.
pub fn at(ledger: &Ledger, kind: LogKind, key: &Hash32) -> Position {
    ledger
        .get(kind, key)
        .expect("the log is in the ledger")
        .position
}

/// Moves a log strictly between two positions, to one that no log of the ledger has.
pub fn move_between(
    ledger: &mut Ledger,
    kind: LogKind,
    key: Hash32,
    after: Position,
    before: Position,
) {
    let free = free_between(ledger, after, before);
    place(ledger, kind, key, free);
}

/// Returns a position strictly between two others that no log of the ledger has.
pub fn free_between(ledger: &Ledger, after: Position, before: Position) -> Position {
    free(ledger, after, before)
        .unwrap_or_else(|| panic!("there is nothing free between {after} and {before}"))
}

fn free(ledger: &Ledger, after: Position, before: Position) -> Option<Position> {
    let taken = |at: &Position| ledger.entries.values().any(|entry| entry.position == *at);
    let mut after = (1..1_000).map(|step| Position {
        log_index: after.log_index + step,
        ..after
    });
    after.find(|at| !taken(at)).filter(|at| *at < before)
}

fn place(ledger: &mut Ledger, kind: LogKind, key: Hash32, position: Position) {
    let entry = ledger
        .entries
        .get_mut(&(kind, key))
        .expect("the log is in the ledger");
    entry.position = position;
}
