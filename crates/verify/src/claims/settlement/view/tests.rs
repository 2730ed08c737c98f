use super::*;
use crate::answers::{Inconsistency, Log};
use crate::claims::settlement::tests::{
    Told, all, busy, cause, listed, log, position, query, receipt, unknown, with_logs,
};
use crate::step::{Cause, StepId, StepRun};

/// The endpoint whose view is settled.
const OWN: usize = 1;

/// The result of a reading in an endpoint's view: the value, and why the step lacks it; the contradictions; and what is
/// asked.
#[derive(Debug, PartialEq, Eq)]
struct Seen<T> {
    value: T,
    cause: Option<Cause>,
    disputes: Vec<Unread>,
    asked: Vec<Question>,
}

impl<T> Seen<T> {
    /// Returns what is seen without a doubt.
    const fn clear(value: T) -> Self {
        Self {
            value,
            cause: None,
            disputes: Vec::new(),
            asked: Vec::new(),
        }
    }
}

fn seen<T>(told: &Told, read: impl FnOnce(&mut Settlement<'_>) -> T) -> Seen<T> {
    told.settle(Some(OWN), |case| Seen {
        value: read(case),
        cause: cause(case),
        disputes: case.disputes.iter().map(|(_, of)| of.clone()).collect(),
        asked: case.open(),
    })
}

fn is_seen(told: &Told) -> Seen<bool> {
    seen(told, |case| case.receipt(log(7).transaction).is_some())
}

/// Returns the blocks whose logs are seen.
fn blocks_of(told: &Told) -> Seen<Vec<u64>> {
    seen(told, |case| {
        let logs = case.logs(&query()).unwrap_or_default();
        logs.iter().map(|shown| shown.log.position.block).collect()
    })
}

fn other() -> Witnesses {
    Witnesses::of(0)
}

fn own() -> Witnesses {
    Witnesses::of(OWN)
}

/// A receipt of a transaction in block 7 that another endpoint shows, and the view's does not know.
fn told_by_another(logs: Vec<Log>) -> Told {
    let told = Told::default().by(0, receipt(7), with_logs(7, logs));
    told.by(OWN, receipt(7), unknown(7)).head(OWN, 9)
}

/// The contradiction with an endpoint whose block does not list the transaction of a receipt with these logs.
fn no_transaction(logs: u64, block: u64) -> Unread {
    Unread::Disagreement(vec![
        (other(), AnswerSummary::Receipt(logs, block)),
        (own(), AnswerSummary::NoTransaction),
    ])
}

/// The contradiction with an endpoint that does not have the log of this block.
fn no_log(block: u8) -> Unread {
    Unread::Disagreement(vec![
        (other(), AnswerSummary::Log(position(block))),
        (own(), AnswerSummary::NoLog(position(block))),
    ])
}

/// Returns what is seen if the step lacks the value for this cause, and nothing is asked.
fn lacking(cause: Unread, disputes: Vec<Unread>) -> Seen<bool> {
    Seen {
        value: false,
        cause: Some(Cause::Unread(cause)),
        disputes,
        asked: Vec::new(),
    }
}

#[test]
fn a_transaction_that_its_block_does_not_list_is_none() {
    for (logs, count) in [(vec![log(7)], 1), (Vec::new(), 0)] {
        let told = told_by_another(logs);
        let waits = Seen {
            value: false,
            cause: Some(Cause::ContractNotRead),
            disputes: Vec::new(),
            asked: vec![listed(7)],
        };
        assert_eq!(is_seen(&told), waits);
        let is_listed = |is| told.clone().by(OWN, listed(7), Answer::InBlock(is));
        assert_eq!(is_seen(&is_listed(true)), Seen::clear(true));
        let dispute = no_transaction(count, 7);
        let disputed = lacking(dispute.clone(), vec![dispute]);
        assert_eq!(is_seen(&is_listed(false)), disputed);
    }
}

#[test]
fn an_endpoint_that_knows_no_transaction_must_say_whether_it_keeps_the_block() {
    let silent = told_by_another(vec![log(7)]).by(OWN, listed(7), busy());
    assert_eq!(
        is_seen(&silent),
        lacking(Unread::ToldByFew(other()), Vec::new())
    );
    // An endpoint that does not know the block either keeps nothing of it.
    let forgot = told_by_another(vec![log(7)]).by(OWN, listed(7), unknown(7));
    assert_eq!(is_seen(&forgot), Seen::clear(true));
    // An endpoint that said nothing of the transaction denies nothing.
    let told = Told::default().by(0, receipt(7), with_logs(7, vec![log(7)]));
    let told = told.by(OWN, listed(7), busy());
    assert_eq!(is_seen(&told), Seen::clear(true));
    assert_eq!(
        is_seen(&told.by(OWN, receipt(7), busy())),
        Seen::clear(true)
    );
}

#[test]
fn an_endpoint_that_has_not_reached_a_transaction_leaves_it_to_few() {
    let told = |newest| {
        let told = Told::default().by(0, receipt(7), with_logs(7, vec![log(7)]));
        is_seen(&told.by(OWN, receipt(7), unknown(7)).head(OWN, newest))
    };
    let short = Unread::ReachedByFew(other(), 7);
    assert_eq!(told(6), lacking(short, Vec::new()));
    for newest in [7, 8] {
        assert_eq!(told(newest).asked, [listed(7)]);
    }
}

#[test]
fn an_endpoint_is_not_asked_about_its_own_receipt_nor_once_it_contradicts_itself() {
    let own_receipt = with_logs(7, vec![log(7)]);
    let how = Inconsistency::TwoHashes(7);
    let contradicts = Answer::Unread(Unread::Inconsistent(own(), how));
    for answer in [own_receipt.clone(), contradicts] {
        let told = Told::default().by(0, receipt(7), own_receipt.clone());
        let told = told.by(OWN, receipt(7), answer).head(OWN, 9);
        assert_eq!(is_seen(&told), Seen::clear(true));
    }
}

#[test]
fn each_step_keeps_the_first_contradiction_that_it_meets() {
    let told = [7, 8].into_iter().fold(Told::default(), |told, block| {
        told.by(0, receipt(block), with_logs(block, Vec::new()))
            .by(OWN, receipt(block), unknown(block))
            .by(OWN, listed(block), Answer::InBlock(false))
    });
    let disputes = told.settle(Some(OWN), |case| {
        case.receipt(log(7).transaction);
        case.receipt(log(8).transaction);
        case.on(&mut StepRun::new(StepId::ChainLogs), |case| {
            case.receipt(log(8).transaction);
        });
        case.disputes.clone()
    });
    let met = [
        (StepId::Contract, no_transaction(0, 7)),
        (StepId::ChainLogs, no_transaction(0, 8)),
    ];
    assert_eq!(disputes, met);
}

#[test]
fn an_endpoint_that_shows_no_range_leaves_the_others_logs_standing() {
    let told = Told::default().logs(0, [5]).logs(2, [6]);
    let told = told.by(OWN, all(), busy()).head(OWN, 9);
    assert_eq!(blocks_of(&told), Seen::clear(vec![5, 6]));
}

/// Returns what is seen if these logs are, and the transactions of these blocks are asked about.
fn asking(value: Vec<u64>, blocks: &[u8]) -> Seen<Vec<u64>> {
    let receipts = blocks.iter().map(|block| receipt(*block));
    let lists = blocks.iter().map(|block| listed(*block));
    Seen {
        asked: receipts.chain(lists).collect(),
        ..Seen::clear(value)
    }
}

#[test]
fn the_logs_nearest_to_an_endpoints_own_are_looked_for_first() {
    let told = Told::default().logs(0, [5, 6, 10, 15, 16]).head(OWN, 99);
    let around = told.clone().logs(OWN, [10]);
    assert_eq!(blocks_of(&around), asking(vec![10], &[6, 15]));
    assert_eq!(blocks_of(&told.logs(OWN, [])), asking(Vec::new(), &[16]));
    // Each log that it has, or denies, lets two more be asked about.
    let told = Told::default().logs(0, 1..=10).logs(OWN, [10]);
    let told = told
        .head(OWN, 99)
        .by(OWN, listed(9), Answer::InBlock(false));
    let has = told.clone().by(OWN, receipt(9), with_logs(9, vec![log(9)]));
    assert_eq!(blocks_of(&has), asking(vec![9, 10], &[6, 7, 8]));
    let denies = Seen {
        disputes: vec![no_log(9)],
        ..asking(vec![10], &[6, 7, 8])
    };
    assert_eq!(blocks_of(&told.by(OWN, receipt(9), unknown(9))), denies);
}

// A log above the newest block of the view's endpoint is none that it forgot.
#[test]
fn the_first_place_that_an_endpoint_does_not_keep_ends_the_search_up_to_its_newest_block() {
    let told = Told::default().logs(0, 10..=14).logs(OWN, [10]);
    let told = told.by(OWN, receipt(11), unknown(11));
    let told = told.by(OWN, listed(11), Answer::InBlock(true));
    assert_eq!(
        blocks_of(&told.clone().head(OWN, 14)),
        Seen::clear(vec![10, 11, 12, 13, 14])
    );
    let short = Seen {
        disputes: vec![no_log(14)],
        ..Seen::clear(vec![10, 11, 12, 13])
    };
    assert_eq!(blocks_of(&told.head(OWN, 13)), short);
}

#[test]
fn an_endpoint_denies_the_logs_above_its_newest_block_unasked() {
    let told = Told::default().logs(0, [10, 11, 12]).logs(OWN, [10]);
    let above = Seen {
        disputes: vec![no_log(12)],
        ..asking(vec![10], &[11])
    };
    assert_eq!(blocks_of(&told.head(OWN, 11)), above);
}

#[test]
fn no_more_logs_are_looked_for_than_the_limit() {
    let last = u8::try_from(MAX_SOUGHT).expect("a block") + 2;
    let told = Told::default().logs(0, 2..=last).logs(OWN, [1, 99]);
    // The endpoint shows logs on both sides, so that it keeps the blocks.
    let sought = seen(&told.head(OWN, 99), |case| case.logs(&query()).is_some());
    assert_eq!(sought.asked.len(), MAX_SOUGHT);
    assert_eq!(sought.asked.last(), Some(&receipt(last - 1)));
    assert_eq!(sought.disputes, [no_log(last)]);
}
