//! Checks proofs on networks without a listed coordinator: no answer shows a word that was left out, and an unexplained
//! log may be one.

use fixtures::chain::consumer::Callback;
use fixtures::chain::endpoint::Endpoint;
use fixtures::chain::{CONSUMER, hash};
use fixtures::settled_report::SettledReport;
use fixtures::shop::Shop;
use verify::claims::{Listed, Unread};
use verify::position::Position;
use verify::report::StepId;

/// Delivers a target's word with this callback, and a log of an unknown signature before its window or inside it.
/// Returns the result, and the position of the log.
fn beside_a_log(callback: Callback, is_inside: bool) -> (SettledReport, Position) {
    let mut shop = Shop::open(3);
    let write_log = |shop: &mut Shop| {
        shop.chain.mine(1);
        shop.chain.transact(CONSUMER, Vec::new(), |running| {
            running.log(CONSUMER, vec![hash(0x70)], vec![7; 32])
        })
    };
    let before = (!is_inside).then(|| write_log(&mut shop));
    let target = shop.sell();
    let log = before.unwrap_or_else(|| write_log(&mut shop));
    shop.deliver_to(target, callback);
    let none = Listed::default();
    let result = shop
        .proof(target)
        .check_with_listed(&none, &[Endpoint::of(&shop.chain)]);
    assert_eq!(result.failed(), []);
    (result, log)
}

/// The callback failed, so the signature of a word's log is not known: the log may be a word.
#[test]
fn a_log_inside_the_window_may_be_a_word() {
    let (result, log) = beside_a_log(Callback::Fails, true);
    let unknown = Unread::UnknownLog(log);
    assert_eq!(result.unread(StepId::ChainLogs), &unknown);
}

/// Honest: the signature is known, or the log is outside. Nothing was left out.
#[test]
fn a_log_of_a_known_kind_or_outside_the_window_is_no_word() {
    for (callback, is_inside) in [(Callback::Works, true), (Callback::Fails, false)] {
        let (result, _) = beside_a_log(callback, is_inside);
        assert!(result.step(StepId::ChainLogs).passed(), "{callback:?}");
    }
}
