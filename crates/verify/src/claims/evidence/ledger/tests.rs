use super::*;
use crate::answers::{Address, Head, LogQuery, Receipt, add_answer};
use crate::claims::evidence::logged::LoggedRequest;
use crate::claims::notarised::Notarised;
use values::chain::{ProvenBlock, ProvenLog, ProvenReceipt};
use values::hash::Hash32;

fn one() -> Witnesses {
    Witnesses::of(1)
}

fn log(block: u64) -> Log {
    Log {
        position: position(block, 3),
        address: Address::new([1; 20]),
        topics: Vec::new(),
        data: Vec::new(),
        transaction: Hash32::new([2; 32]),
    }
}

/// Runs the function with the ledger of these answers of one endpoint.
fn with_answers<T>(
    given: impl IntoIterator<Item = (Question, Answer)>,
    receipts: &Receipts,
    run: impl FnOnce(&Ledger<'_>) -> T,
) -> T {
    let mut answers = Answers::new();
    for (question, answer) in given {
        add_answer(&mut answers, question, one(), answer);
    }
    run(&Ledger {
        answers: &answers,
        receipts,
        listed: &Listed::default(),
        needed: 0,
        view: None,
    })
}

/// Returns the standing of an endpoint with these answers towards another's log in block 7.
fn standing(given: impl IntoIterator<Item = (Question, Answer)>, lacking: Witnesses) -> Presence {
    let log = log(7);
    let shown = ShownLog {
        log: &log,
        by: Witnesses::of(0),
        of: Witnesses::of(0).with(one()),
        lacking,
    };
    with_answers(given, &Receipts::default(), |ledger| {
        ledger.presence(&shown, one())
    })
}

fn receipt() -> Question {
    Question::Receipt(log(7).transaction)
}

fn listed() -> Question {
    Question::InBlock(log(7).transaction, 7)
}

/// Returns the standing of an endpoint that answers so for the transaction and the block of another's log.
fn presence(of_receipt: &Answer, of_list: &Answer) -> Presence {
    let given = [(receipt(), of_receipt.clone()), (listed(), of_list.clone())];
    standing(given, Witnesses::NONE)
}

#[test]
fn an_endpoint_that_shows_other_logs_around_a_place_keeps_it() {
    let unknown = Answer::Unread(Unread::UnknownTransaction(Hash32::new([2; 32])));
    assert_eq!(standing([(receipt(), unknown)], one()), Presence::Denied);
    assert_eq!(standing([], one()), Presence::Asked(vec![receipt()]));
    assert_eq!(
        standing([], Witnesses::NONE),
        Presence::Asked(vec![receipt(), listed()])
    );
}

#[test]
fn an_endpoint_that_has_not_reached_a_log_keeps_nothing_of_it() {
    let head = |newest| Answer::Head(Head::at(newest));
    let without = Answer::Receipt(Receipt {
        block: 7,
        succeeded: true,
        logs: Vec::new(),
    });
    for (newest, standing_of) in [(6, Presence::NotKept), (7, Presence::Denied)] {
        let given = [(Question::Head, head(newest)), (receipt(), without.clone())];
        assert_eq!(standing(given, Witnesses::NONE), standing_of);
    }
}

// A proof outweighs an endpoint's silence, and not another form of the same log.
#[test]
fn a_proven_log_stands_beside_an_endpoint_that_lacks_it() {
    let [shown, moved] = [
        log(7),
        Log {
            position: position(7, 9),
            ..log(7)
        },
    ];
    let [other_block, other_writer, other_data] = [
        log(8),
        Log {
            address: Address::new([9; 20]),
            ..log(7)
        },
        Log {
            data: vec![1],
            ..log(7)
        },
    ];
    let proven = ProvenLog {
        address: shown.address,
        topics: shown.topics.clone(),
        data: shown.data.clone(),
    };
    let block = ProvenBlock {
        hash: Hash32::ZERO,
        number: 7,
        timestamp: 0,
    };
    let all = vec![Notarised {
        transaction: log(7).transaction,
        stated_by: LoggedRequest {
            coordinator: Address::new([3; 20]),
            id: Hash32::ZERO,
            pre_seed: Hash32::ZERO,
            key_hash: Hash32::ZERO,
            subscription: Hash32::ZERO,
            sender: Hash32::ZERO,
        },
        receipt: ProvenReceipt {
            block,
            index: 0,
            succeeded: true,
            logs: vec![proven],
        },
        requests: Vec::new(),
    }];
    let receipts = Receipts::of(log(7).address, &Listed::default(), all);
    let query = LogQuery {
        address: log(7).address,
        topics: Vec::new(),
        from: 0,
        to: 9,
    };
    let beside = |own: Vec<Log>, of_receipt: Vec<Log>, log: &Log| {
        let given = [
            (Question::Logs(query.clone()), Answer::Logs(own)),
            (
                receipt(),
                Answer::Receipt(Receipt {
                    block: 7,
                    succeeded: true,
                    logs: of_receipt,
                }),
            ),
        ];
        with_answers(given, &receipts, |ledger| {
            ledger.is_proven_beside(one(), log)
        })
    };
    assert!(beside(Vec::new(), Vec::new(), &shown));
    assert!(!beside(Vec::new(), Vec::new(), &other_data));
    for lacking in [other_block, other_writer, other_data] {
        assert!(beside(vec![lacking.clone()], vec![lacking], &shown));
    }
    assert!(!beside(vec![moved.clone()], Vec::new(), &shown));
    assert!(!beside(Vec::new(), vec![moved], &shown));
}

#[test]
fn an_answer_keeps_the_blocks_of_its_logs_and_all_between() {
    let (first, last) = (log(5), log(9));
    let kept = Kept::by(&order::set([&last, &first]));
    for (block, log_index) in [(5, 0), (5, 4), (6, 0), (8, 9), (9, 0), (9, 4)] {
        assert!(kept.holds(position(block, log_index)), "{block}");
    }
    for block in [0, 4, 10, 11] {
        assert!(!kept.holds(position(block, 3)), "{block}");
    }
    let none = Kept::by(&order::set([]));
    assert!(!none.holds(position(5, 3)));
}

const fn position(block: u64, log_index: u32) -> Position {
    Position { block, log_index }
}

// An honest endpoint was busy when it was asked for the block of an invented log: it seemed to keep nothing there, and
// the log stood.
#[test]
fn an_endpoint_that_did_not_say_whether_it_keeps_a_place_may_keep_it() {
    let fault = |fault| {
        let host = "node.example".into();
        Answer::Unread(Unread::Endpoint { host, fault })
    };
    let unknown = Answer::Unread(Unread::UnknownTransaction(Hash32::new([2; 32])));
    let lost = [Fault::Busy, Fault::Unreachable, Fault::Malformed];
    for lost in lost {
        assert_eq!(presence(&unknown, &fault(lost.clone())), Presence::Unknown);
        // So it was when it was asked for the receipt.
        let receipt = fault(lost);
        assert_eq!(
            presence(&receipt, &Answer::InBlock(true)),
            Presence::Unknown
        );
        assert_eq!(
            presence(&receipt, &Answer::InBlock(false)),
            Presence::Denied
        );
    }
    // No block, and a refusal to give receipts, are answers.
    assert_eq!(presence(&unknown, &unknown), Presence::NotKept);
    let refused = fault(Fault::Refused(-32_601, "no such method".into()));
    assert_eq!(
        presence(&refused, &Answer::InBlock(true)),
        Presence::NotKept
    );
    assert_eq!(
        presence(&unknown, &Answer::InBlock(false)),
        Presence::Denied
    );
    assert_eq!(
        presence(&unknown, &Answer::InBlock(true)),
        Presence::NotKept
    );
}
