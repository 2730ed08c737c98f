use super::*;
use crate::claims::limits::MAX_WORK;
use crate::claims::settlement::tests::{
    Told, all, busy, cause, listed, log, position, query, receipt, unknown, with_logs,
};
use crate::step::Cause;

fn by(index: usize) -> Witnesses {
    Witnesses::of(index)
}

/// The log of block 7, which the first endpoint shows, and these others do not.
fn shown(log: &Log, others: Witnesses) -> ShownLog<'_> {
    ShownLog {
        log,
        by: by(0),
        of: others.with(by(0)),
        lacking: Witnesses::NONE,
    }
}

/// The ways in which an endpoint answers for another's log.
#[derive(Clone, Copy)]
enum Way {
    Has,
    Forgot,
    IsBusy,
    Denies,
    WasNotAsked,
}

/// Adds an endpoint's answers for the log of block 7.
fn answering(told: Told, index: usize, way: Way) -> Told {
    let told_of = |of_receipt, of_list| {
        let told = told.clone().by(index, receipt(7), of_receipt);
        told.by(index, listed(7), of_list)
    };
    match way {
        Way::Has => told_of(with_logs(7, vec![log(7)]), Answer::InBlock(true)),
        Way::Forgot => told_of(unknown(7), Answer::InBlock(true)),
        Way::IsBusy => told_of(unknown(7), busy()),
        Way::Denies => told_of(unknown(7), Answer::InBlock(false)),
        Way::WasNotAsked => told,
    }
}

/// The contradiction with the second endpoint on the log of block 7.
fn disputed() -> Unread {
    shown(&log(7), by(1)).disputed_by(by(1))
}

fn numbered(told: Told, blocks: impl IntoIterator<Item = u64>) -> Told {
    let numbering = |told: Told, block| {
        let answer = Answer::Logs(Vec::new());
        told.by(0, Question::Numbering(block), answer)
    };
    blocks.into_iter().fold(told, numbering)
}

#[test]
fn a_log_names_who_shows_it_who_answered_and_who_keeps_its_place_without_it() {
    let told = Told::default().logs(0, [5, 7]).logs(1, [4, 9]);
    let both = by(0).with(by(1));
    let shown = [
        (4, by(1), Witnesses::NONE),
        (5, by(0), by(1)),
        (7, by(0), by(1)),
        (9, by(1), Witnesses::NONE),
    ];
    told.by(2, all(), busy()).settle(None, |case| {
        let logs = case.logs(&query()).expect("logs");
        assert!(logs.iter().all(|shown| shown.of == both));
        let logs = logs
            .iter()
            .map(|log| (log.log.clone(), log.by, log.lacking));
        let shown = shown.map(|(block, by, lacking)| (log(block), by, lacking));
        assert_eq!(logs.collect::<Vec<_>>(), shown);
        assert_eq!(cause(case), None);
        assert_eq!(case.told_logs(&query()), both);
    });
}

#[test]
fn a_range_that_nobody_shows_has_no_logs() {
    let read = |told: Told| {
        told.settle(None, |case| {
            assert_eq!(case.logs(&query()), None);
            assert_eq!(case.told_logs(&query()), Witnesses::NONE);
            (cause(case), case.open())
        })
    };
    let waits = (Some(Cause::ContractNotRead), vec![all()]);
    assert_eq!(read(Told::default()), waits);
    let Answer::Unread(fault) = busy() else {
        panic!("an answer");
    };
    let unread = (Some(Cause::Unread(fault)), Vec::new());
    assert_eq!(read(Told::default().by(0, all(), busy())), unread);
}

#[test]
fn a_range_with_more_logs_than_the_work_that_is_left_is_given_up() {
    let most = usize::try_from(MAX_WORK).expect("a number of looks");
    let logs_of = |left: usize| {
        Told::default().logs(0, [5, 6]).settle(None, |case| {
            assert!(case.work.spend(most - left));
            let count = case.logs(&query()).map(|logs| logs.len());
            (count, cause(case))
        })
    };
    assert_eq!(logs_of(2), (Some(2), None));
    let spent = Some(Cause::Unread(Unread::TooMuchWork));
    assert_eq!(logs_of(1), (None, spent));
}

#[test]
fn endpoints_agree_on_a_log_as_far_as_the_one_that_least_confirms_it() {
    let agreement = |ways: [Way; 2]| {
        let told = answering(Told::default(), 1, ways[0]);
        answering(told, 2, ways[1]).settle(None, |case| {
            let agreement = case.agreement(&shown(&log(7), by(1).with(by(2))));
            assert_eq!(cause(case), None);
            (agreement, case.open())
        })
    };
    let both = by(1).with(by(2));
    let told = [
        ([Way::Has, Way::Has], LogAgreement::Shared),
        ([Way::Has, Way::Forgot], LogAgreement::NotKeptBy(by(2))),
        ([Way::Forgot, Way::Forgot], LogAgreement::NotKeptBy(both)),
        ([Way::Forgot, Way::IsBusy], LogAgreement::UnknownOf(by(2))),
        ([Way::IsBusy, Way::IsBusy], LogAgreement::UnknownOf(both)),
        ([Way::Forgot, Way::Denies], LogAgreement::DeniedBy(by(2))),
        ([Way::Denies, Way::IsBusy], LogAgreement::DeniedBy(by(1))),
        ([Way::Denies, Way::Denies], LogAgreement::DeniedBy(both)),
    ];
    for (ways, expected) in told {
        assert_eq!(agreement(ways), (expected, Vec::new()));
    }
    let asked = (LogAgreement::Asked, vec![receipt(7), listed(7)]);
    for way in [Way::Has, Way::Forgot, Way::Denies, Way::WasNotAsked] {
        assert_eq!(agreement([way, Way::WasNotAsked]), asked);
    }
}

/// The sides that a log may be on.
#[derive(Clone, Copy)]
enum Side {
    AgainstProof,
    ForProof,
}

/// Returns whether the log of block 7 counts, why not, and what is asked, if the second endpoint answers so.
fn counts(side: Side, told: Told, way: Way) -> (bool, Option<Cause>, Vec<Question>) {
    answering(told, 1, way).settle(None, |case| {
        let log = log(7);
        let shown = shown(&log, by(1));
        let counts = match side {
            Side::AgainstProof => case.counts_against(&shown),
            Side::ForProof => case.counts_for(&shown),
        };
        (counts, cause(case), case.open())
    })
}

#[test]
fn only_a_log_that_every_endpoint_shows_counts_against_a_proof() {
    let against = |told, way| counts(Side::AgainstProof, told, way);
    let told = || numbered(Told::default(), [7]);
    assert_eq!(against(told(), Way::Has), (true, None, Vec::new()));
    let lacks = |unread| (false, Some(Cause::Unread(unread)), Vec::new());
    assert_eq!(against(told(), Way::Forgot), lacks(disputed()));
    assert_eq!(against(told(), Way::Denies), lacks(disputed()));
    let unknown = Unread::LogNotShared(position(7), by(1));
    assert_eq!(against(told(), Way::IsBusy), lacks(unknown));
    let waits = |asked| (false, Some(Cause::ContractNotRead), asked);
    let asked = vec![receipt(7), listed(7)];
    assert_eq!(against(told(), Way::WasNotAsked), waits(asked));
    for way in [Way::Has, Way::Forgot, Way::Denies] {
        let numbering = vec![Question::Numbering(7)];
        assert_eq!(against(Told::default(), way), waits(numbering));
    }
}

#[test]
fn a_log_speaks_for_a_proof_where_every_endpoint_that_keeps_its_place_shows_it() {
    let speaks = |told, way| counts(Side::ForProof, told, way);
    for way in [Way::Has, Way::Forgot] {
        assert_eq!(speaks(Told::default(), way), (true, None, Vec::new()));
    }
    let lacks = |unread| (false, Some(Cause::Unread(unread)), Vec::new());
    let told = numbered(Told::default(), [7]);
    assert_eq!(speaks(told, Way::Denies), lacks(disputed()));
    let unknown = Unread::LogNotShared(position(7), by(1));
    assert_eq!(speaks(Told::default(), Way::IsBusy), lacks(unknown));
    let waits = |asked| (false, Some(Cause::ContractNotRead), asked);
    let numbering = vec![Question::Numbering(7)];
    assert_eq!(speaks(Told::default(), Way::Denies), waits(numbering));
    let asked = vec![receipt(7), listed(7)];
    assert_eq!(speaks(Told::default(), Way::WasNotAsked), waits(asked));
}

#[test]
fn the_numbering_of_a_block_is_asked_once_and_of_no_more_blocks_than_the_limit() {
    let most = u64::try_from(MAX_NUMBERINGS).expect("a number of blocks");
    let is_numbered = |answered: u64| {
        numbered(Told::default(), 100..100 + answered).settle(None, |case| {
            let is_numbered = [7, 7, 8].map(|block| case.is_numbered(block));
            (is_numbered, cause(case), case.open())
        })
    };
    let waits = Some(Cause::ContractNotRead);
    let both = vec![Question::Numbering(7), Question::Numbering(8)];
    assert_eq!(is_numbered(most - 2), ([false; 3], waits.clone(), both));
    // The last one that may be asked is asked, and stands for an answer from then on.
    let one = vec![Question::Numbering(7)];
    assert_eq!(is_numbered(most - 1), ([false, true, true], waits, one));
    assert_eq!(is_numbered(most), ([true; 3], None, Vec::new()));
}
